/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

/* Typing a rank goes to the next card of it in the hand; with classic keys, F1 to F12 choose the cards by their
 * places. */

#define NO_RANK G_MAXUINT

/* Letters that do something: with Shift they are ranks too, where the cards bear them. */
static const char verbs[] = "sdmgrp";

static guint
rank_of_digit (gunichar letter)
{
  int digit = g_unichar_digit_value (letter);

  if (digit < 0)
    return NO_RANK;

  return digit < 2 ? 10 : (guint) digit;
}

/* Those of the cards as they are, or else the ones that every deck knows. */
static guint
rank_of_letter (RummyTable *self, gunichar letter)
{
  guint rank = rummy_deck_get_rank (self->letters, letter);

  if (rank == 0)
    rank = rummy_deck_get_rank (NULL, letter);

  return rank == 0 ? NO_RANK : rank;
}

static guint
rank_of_key (RummyTable *self, guint keyval, gboolean shift)
{
  gunichar letter = gdk_keyval_to_unicode (gdk_keyval_to_lower (keyval));

  if (letter == '*')
    return 0; /* a joker */
  if (letter == 0 || (!shift && letter < 128 && strchr (verbs, (int) letter) != NULL))
    return NO_RANK;
  if (g_unichar_isdigit (letter))
    return rank_of_digit (letter);

  return rank_of_letter (self, letter);
}

/* Hardware codes, as X11 and Wayland have them. */
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

/* Where a key bears a letter of another script, the Latin one that it has in another layout of the keyboard, or else
 * the one of an American keyboard. */
static guint
latin_of (RummyTable *self, guint keyval, guint keycode)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
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

static void
go_to_rank (RummyTable *self, guint rank)
{
  const RummyHandOrder *order = rummy_choice_order (self->choice);
  GtkWidget *focus = rummy_table_get_focus (self);
  RummySpot at = focus != NULL ? rummy_spread_get_spot (self->spread, focus) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
  guint first = at.zone == RUMMY_ZONE_HAND ? at.index + 1 : 0;

  for (guint i = 0; i < order->n; i++) {
    RummyCard card = order->card[(first + i) % order->n];

    if (rummy_card_rank (card) == rank) {
      rummy_table_focus_on (self, rummy_spread_find_spot (self->spread, card));
      return;
    }
  }

  rummy_table_notice (self, RUMMY_NOTICE_NO_RANK);
}

/* With Shift the card is discarded. */
static void
choose_place (RummyTable *self, guint index, gboolean shift)
{
  if (index >= rummy_choice_order (self->choice)->n)
    rummy_table_notice (self, RUMMY_NOTICE_NO_RANK);
  else if (shift)
    rummy_table_discard (self, rummy_choice_order (self->choice)->card[index]);
  else
    rummy_table_toggle (self, rummy_choice_order (self->choice)->card[index]);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, RummyTable *self)
{
  gboolean shift = (state & GDK_SHIFT_MASK) != 0;
  guint rank = rank_of_key (self, keyval, shift), latin;

  if (!rummy_seen_is_dealt (self->seen) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (self->classic_keys && keyval >= GDK_KEY_F1 && keyval <= GDK_KEY_F12) {
    choose_place (self, keyval - GDK_KEY_F1, shift);
    return GDK_EVENT_STOP;
  }
  latin = rank == NO_RANK ? latin_of (self, keyval, keycode) : keyval;
  if (latin != keyval) {
    if (!shift && rummy_table_press_key (self, latin))
      return GDK_EVENT_STOP;
    rank = rank_of_key (self, latin, shift);
  }
  if (rank == NO_RANK)
    return GDK_EVENT_PROPAGATE;

  go_to_rank (self, rank);

  return GDK_EVENT_STOP;
}

void
rummy_table_init_ranks (RummyTable *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
