/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/ranks.h"

#include "ui/cards/deck.h"

/* Letters with another meaning; with Shift they name ranks. */
static const char verbs[] = "sdmgrp";

static guint
rank_of_digit (gunichar letter)
{
  int digit = g_unichar_digit_value (letter);

  if (digit < 0)
    return RUMMY_NO_RANK;

  return digit < 2 ? 10 : (guint) digit;
}

/* Letters of these cards come before those every deck knows. */
static guint
rank_of_letter (const char *letters, gunichar letter)
{
  guint rank = rummy_deck_get_rank (letters, letter);

  if (rank == 0)
    rank = rummy_deck_get_rank (NULL, letter);

  return rank == 0 ? RUMMY_NO_RANK : rank;
}

guint
rummy_rank_of_key (const char *letters, guint keyval, gboolean shift)
{
  gunichar letter = gdk_keyval_to_unicode (gdk_keyval_to_lower (keyval));

  if (letter == '*')
    return 0; /* a joker */
  if (letter == 0 || (!shift && letter < 128 && strchr (verbs, (int) letter) != NULL))
    return RUMMY_NO_RANK;
  if (g_unichar_isdigit (letter))
    return rank_of_digit (letter);

  return rank_of_letter (letters, letter);
}

/* Hardware key codes of X11 and Wayland. */
static const struct {
  guint first;
  const char *keyvals;
} rows[] = { { 10, "1234567890" }, { 24, "qwertyuiop" }, { 38, "asdfghjkl" }, { 52, "zxcvbnm" } };

static gboolean
is_latin (guint keyval)
{
  gunichar letter = gdk_keyval_to_unicode (keyval);

  return letter < 128 || g_unichar_get_script (letter) == G_UNICODE_SCRIPT_LATIN;
}

guint
rummy_latin_of_key (GdkDisplay *display, guint keyval, guint keycode)
{
  g_autofree guint *keyvals = NULL;
  int n = 0;

  if (is_latin (keyval))
    return keyval;

  gdk_display_map_keycode (display, keycode, NULL, &keyvals, &n);
  for (int i = 0; i < n; i++) {
    if (keyvals[i] < 128 && g_ascii_isalnum ((char) keyvals[i]))
      return gdk_keyval_to_lower (keyvals[i]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    if (keycode >= rows[i].first && keycode < rows[i].first + strlen (rows[i].keyvals))
      return (guint) rows[i].keyvals[keycode - rows[i].first];
  }

  return keyval;
}
