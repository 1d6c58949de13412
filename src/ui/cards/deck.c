/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/deck.h"

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>
#include <locale.h>
#include <string.h>

#define RESOURCES "/org/example/Rummy500/cards/"

static const char *const styles[RUMMY_N_DECK_STYLES] = {
  [RUMMY_DECK_CLASSIC] = "classic",
  [RUMMY_DECK_LARGE_INDEX] = "large-index",
};

static const char *const backs[RUMMY_N_BACKS] = {
  "lattice", "waves", "stars", "fans", "leaves", "weave", "rosette", "harlequin",
};

static char *
path_of (const RummyDeck *deck, RummyCard card)
{
  char text[RUMMY_CARD_TEXT];

  if (card == RUMMY_CARD_HIDDEN)
    return g_strdup_printf (RESOURCES "back-%s.svg", backs[deck->back]);

  if (rummy_card_is_joker (card))
    return g_strdup_printf (RESOURCES "%s-joker-%u.svg", styles[deck->style], 1 + rummy_card_suit (card) % 2);

  /* Both packs look the same. */
  rummy_card_to_text (card & 63, text);

  return g_strdup_printf (RESOURCES "%s-%s.svg", styles[deck->style], text);
}

static char *
letters_path (const char *language)
{
  return g_strdup_printf (RESOURCES "letters-%s.css", language);
}

static gboolean
add_sheet (GString *css, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  gsize size;
  const char *text;

  if (bytes == NULL)
    return FALSE;

  text = g_bytes_get_data (bytes, &size);
  g_string_append_len (css, text, (gssize) size);

  return TRUE;
}

/* Applies the style sheets that turn the drawings into those of the deck. */
static gboolean
set_sheets (const RummyDeck *deck, RsvgHandle *handle, GError **error)
{
  g_autoptr (GString) css = g_string_new (NULL);

  if (deck->four_colors && !add_sheet (css, RESOURCES "four-colours.css", error))
    return FALSE;
  if (deck->letters != NULL) {
    g_autofree char *path = letters_path (deck->letters);

    if (!add_sheet (css, path, error))
      return FALSE;
  }

  return css->len == 0 || rsvg_handle_set_stylesheet (handle, (const guint8 *) css->str, css->len, error);
}

void
rummy_deck_read (GSettings *settings, RummyDeck *deck)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  *deck = (RummyDeck) {
    .style = g_settings_get_enum (settings, "deck-style"),
    .four_colors = g_settings_get_boolean (settings, "four-colours"),
    .letters = g_settings_get_boolean (settings, "language-letters") ? rummy_deck_get_language () : NULL,
    .back = (guint) g_settings_get_enum (settings, "card-back"),
  };
}

const char *
rummy_deck_find_letters (const char *language)
{
  g_autofree char *own = g_strndup (language, strcspn (language, "_.@"));
  g_autofree char *path = letters_path (own);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL) ? g_intern_string (own) : NULL;
}

/* The header of the loaded catalog says which language is shown.  If the program lacks the user's language, the
 * cards can still use it, unless the C library only has "C": then the user does not see that language anywhere. */
const char *
rummy_deck_get_language (void)
{
  static const char field[] = "\nLanguage: ";
  const char *line = strstr (gettext (""), field);
  g_autofree char *language = NULL;

  if (line == NULL) {
    const char *wanted = g_get_language_names ()[0], *locale = setlocale (LC_MESSAGES, NULL);

    return *locale == 'C' ? NULL : rummy_deck_find_letters (wanted);
  }
  line += strlen (field);
  language = g_strndup (line, strcspn (line, "\n"));

  return rummy_deck_find_letters (language);
}

/* Returns whether a letter on the cards is the one typed. */
static gboolean
is_typed (const char *glyph, gsize length, const char *letters, gunichar letter)
{
  static const struct {
    const char *glyph;
    gunichar letter;
  } cyrillic[] = { { "Te", 0x442 }, { "De", 0x434 }, { "B", 0x432 }, { "K", 0x43a } };

  for (gsize i = 0; g_str_equal (letters, "ru") && i < G_N_ELEMENTS (cyrillic); i++) {
    if (strlen (cyrillic[i].glyph) == length && strncmp (cyrillic[i].glyph, glyph, length) == 0 &&
        cyrillic[i].letter == letter)
      return TRUE;
  }

  return length == 1 && letter == (gunichar) g_ascii_tolower (*glyph);
}

/* The style sheet of a language contains the letter of each rank, as ".Q-D". */
guint
rummy_deck_get_rank (const char *letters, gunichar letter)
{
  static const struct {
    const char *mark;
    guint rank;
  } ranks[] = { { ".A-", RUMMY_ACE }, { ".J-", RUMMY_JACK }, { ".Q-", RUMMY_QUEEN }, { ".K-", RUMMY_KING } };
  g_autoptr (GString) css = g_string_new (".A-A,.J-J,.Q-Q,.K-K");

  if (letters != NULL) {
    g_autofree char *path = letters_path (letters);

    g_string_truncate (css, 0);
    add_sheet (css, path, NULL);
  }

  for (gsize i = 0; i < G_N_ELEMENTS (ranks); i++) {
    const char *glyph = strstr (css->str, ranks[i].mark);

    if (glyph != NULL && is_typed (glyph + 3, strcspn (glyph + 3, ",{"), letters != NULL ? letters : "", letter))
      return ranks[i].rank;
  }

  return 0;
}

gboolean
rummy_deck_draws_alike (const RummyDeck *a, const RummyDeck *b, RummyCard card)
{
  if (card == RUMMY_CARD_HIDDEN)
    return a->back == b->back;

  return a->style == b->style && !a->four_colors == !b->four_colors && a->letters == b->letters;
}

void
rummy_deck_draw (const RummyDeck *deck, RummyCard card, cairo_t *cr, int width, int height)
{
  g_autofree char *path = path_of (deck, card);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  RsvgHandle *handle = NULL;
  RsvgRectangle viewport = { 0, 0, width, height };
  gsize size;
  const guint8 *data;

  if (bytes != NULL) {
    data = g_bytes_get_data (bytes, &size);
    handle = rsvg_handle_new_from_data (data, size, &error);
  }

  if (handle == NULL || !set_sheets (deck, handle, &error) ||
      !rsvg_handle_render_document (handle, cr, &viewport, &error)) {
    g_warning ("%s: %s", path, error->message);
    cairo_set_source_rgb (cr, 1, 1, 1);
    cairo_paint (cr);
  }
  g_clear_object (&handle);
}
