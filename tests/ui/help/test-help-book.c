/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the help tells, without its window. */

#include <gio/gio.h>

#include "engine/meld.h"
#include "ui/help/help-search.h"
#include "ui/help/help-view.h"
#include "ui/help/shortcuts.h"

#include "window-fixture.h"

static const RummyHelpPage *
page_at (const RummyHelpBook *book, guint i)
{
  return g_ptr_array_index (book->pages, i);
}

static const RummyHelpBlock *
block_at (const RummyHelpPage *page, guint i)
{
  return g_ptr_array_index (page->blocks, i);
}

static gboolean
page_tells (const RummyHelpBook *book, const char *key, const char *words)
{
  g_autofree char *text = rummy_help_page_text (rummy_help_book_find (book, key), book);

  return strstr (text, words) != NULL;
}

static void
test_links (void)
{
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE);
  guint n = 0;

  for (guint i = 0; i < book->pages->len; i++) {
    const RummyHelpPage *page = page_at (book, i);

    g_assert_true (rummy_help_book_find (book, page->key) == page); /* no key is there twice */
    g_assert_cmpstr (page->title, !=, "");
    for (guint k = 0; k < page->blocks->len; k++) {
      const RummyHelpBlock *block = block_at (page, k);
      const RummyHelpPage *other;
      const char *number;

      if (block->kind != RUMMY_HELP_LINK)
        continue;
      other = rummy_help_book_find (book, block->target);
      number = strchr (block->target, '#');
      g_assert_nonnull (other);
      if (number != NULL)
        g_assert_cmpint (atoi (number + 1), <, (int) other->blocks->len);
      g_assert_cmpstr (rummy_help_link_title (book, block), !=, "");
      n++;
    }
  }
  g_assert_cmpuint (n, >, 150); /* with those of the index */
}

/* What a page shows as a meld is one by the rules of its game. */
static void
assert_meld (const char *key, const char *codes)
{
  const RummyPreset *preset = rummy_preset_find (key);
  RummyRules rules;
  RummyMeldRules meld_rules;
  RummyMeld meld;
  RummyCard list[RUMMY_CARDS_MAX];
  RummyCards cards = RUMMY_NO_CARDS;
  guint n = rummy_help_read_cards (codes, list);

  g_assert_true (rummy_rules_init (&rules, preset->key));
  meld_rules = rummy_meld_rules (&rules);
  for (guint i = 0; i < n; i++)
    rummy_cards_add (&cards, list[i]);
  g_assert_cmpuint (rummy_cards_count (cards), ==, n);
  g_assert_cmpint (rummy_meld_make (&meld_rules, cards, RUMMY_READING_OPEN, &meld), ==, RUMMY_OK);
}

static void
test_games (void)
{
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE);
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    g_autofree char *key = g_strconcat ("game-", presets[i].key, NULL);
    const RummyHelpPage *page = rummy_help_book_find (book, key);
    guint n_melds = 0, n_sections = 0;

    g_assert_nonnull (page);
    g_assert_cmpstr (page->words, !=, ""); /* somebody wrote of it */
    for (guint k = 0; k < page->blocks->len; k++) {
      const RummyHelpBlock *block = block_at (page, k);

      n_sections += block->kind == RUMMY_HELP_TERM;
      if (block->kind == RUMMY_HELP_CARDS && g_strcmp0 (block->key, "meld") == 0) {
        assert_meld (presets[i].key, block->target);
        n_melds++;
      }
    }
    g_assert_cmpuint (n_melds, >=, 2);
    g_assert_cmpuint (n_sections, >=, 7);
  }
}

static gboolean
tells_option (const RummyHelpBook *book, const char *key)
{
  for (guint i = 0; i < book->pages->len; i++) {
    for (guint k = 0; k < page_at (book, i)->blocks->len; k++) {
      const char *told = block_at (page_at (book, i), k)->key;
      g_auto (GStrv) keys = g_strsplit (told != NULL ? told : "", " ", -1);

      if (g_strv_contains ((const char *const *) keys, key))
        return TRUE;
    }
  }

  return FALSE;
}

/* What the program only remembers is no option. */
static void
test_options (void)
{
  static const char *const remembered[] = {
    "window-width", "window-height", "window-maximized", "profile", "profiles",   "first-profile", "new-profile",
    "game",         "players",       "seat-names",       "tables",  "seat-levels", "welcomed",      "guide-told",
    "hand-orders",  "recent-games",  "game-chosen",   NULL,
  };
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE);
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (source, "org.example.Rummy500", TRUE);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);

  for (guint i = 0; keys[i] != NULL; i++) {
    if (g_strv_contains (remembered, keys[i]))
      continue;
    g_test_message ("%s", keys[i]);
    g_assert_true (tells_option (book, keys[i]));
  }
}

/* A heading can be a place too. */
static void
test_places (void)
{
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE);
  const RummyHelpPage *page = rummy_help_book_find (book, "options#hand");
  int hand = rummy_help_page_find (page, "options#hand");

  g_assert_cmpint (hand, >, 0);
  g_assert_cmpstr (block_at (page, (guint) hand)->text, ==, "Hand");
  g_assert_cmpint (rummy_help_page_find (page, "options#12"), ==, 12);
  g_assert_cmpint (rummy_help_page_find (page, "options#nowhere"), ==, -1);
  g_assert_cmpint (rummy_help_page_find (page, "options"), ==, -1);
}

/* What the program makes of what it knows. */
static void
test_made (void)
{
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE), classic = rummy_help_book_new (TRUE);

  g_assert_true (page_tells (book, "game-gin", "• 2 players: 10 cards each\n"));
  g_assert_true (page_tells (book, "game-500-rum", "• 3 to 8 players: 7 cards each\n"));
  g_assert_false (page_tells (book, "game-500-rum", "For 3 players"));
  g_assert_true (page_tells (book, "index", "Kalooki — Kaluki\n"));

  g_assert_true (page_tells (book, "keys", "Help: F1, Ctrl+F1"));
  g_assert_true (page_tells (classic, "keys", "Help: Ctrl+F1"));
  g_assert_false (page_tells (book, "keys", "Select Card 1–12: F1"));
  g_assert_true (page_tells (classic, "keys", "Select Card 1–12: F1"));
}

/* No word stands twice for a page, also where it is explained there. */
static void
test_index (void)
{
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const RummyHelpPage *page = rummy_help_book_find (book, "index");

  g_assert_cmpuint (page->blocks->len, >, 50);
  for (guint i = 0; i < page->blocks->len; i++) {
    const RummyHelpBlock *block = g_ptr_array_index (page->blocks, i);

    if (block->kind == RUMMY_HELP_LINK)
      g_assert_true (g_hash_table_add (seen, block->text));
  }
}

static void
assert_same (const char *one, const char *other)
{
  g_auto (GStrv) stems = rummy_help_stems (one), others = rummy_help_stems (other);

  g_assert_cmpstrv ((const char *const *) stems, (const char *const *) others);
}

static void
test_stems (void)
{
  static const char *const same[][2] = {
    { "laying off", "lay off" }, { "laid off", "Lay Off" },   { "discards", "discarding" }, { "discard", "discarded" },
    { "melded", "meld" },        { "melding", "melds" },      { "scores", "scoring" },      { "winning", "won" },
    { "dropped", "drop" },       { "aces", "ace" },           { "passes", "pass" },         { "dealt", "dealer" },
    { "jokers", "joker" },       { "taken", "takes" },        { "shuffled", "shuffling" },  { "studies", "study" },
    { "indices", "indices" },    { "knocked", "knocking" },   { "calls", "calling" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    assert_same (same[i][0], same[i][1]);
}

/* Returns the page that is found first. */
static const RummyHelpPage *
best (const RummyHelpBook *book, const char *wanted, RummyHelpMatch *match)
{
  const RummyHelpPage *best = NULL;

  *match = (RummyHelpMatch) { 0, RUMMY_HELP_NO_BLOCK };
  for (guint i = 0; i < book->pages->len; i++) {
    RummyHelpMatch found = rummy_help_search (page_at (book, i), wanted);

    if (found.rank > match->rank) {
      *match = found;
      best = page_at (book, i);
    }
  }

  return best;
}

/* All forms of a word lead to the page about it, and there to the passage. */
static void
test_search (void)
{
  static const struct {
    const char *wanted, *key, *passage;
  } searches[] = {
    { "laying off", "glossary", "Lay off" },     { "lay off", "glossary", "Lay off" },
    { "discards", "strategy", NULL },            { "undercutting", "glossary", "Undercut" },
    { "gin", "game-gin", NULL },                 { "kalooki", "game-kaluki", NULL },
    { "strategies", "strategy", NULL },          { "keys", "keys", NULL },
    { "scoring", "scores", NULL },               { "card size", "options", "Cards" },
    { "how to play", "first", NULL },            { "left handed", "options", "Left-Handed" },
    { "deal code", "deals", NULL },              { "difficulty", "levels", NULL },
    { "animations", "options", NULL },           { "undo", "saving", NULL },
    { "rating", "history", "Rating" },           { "fingerprint", "deals", NULL },
    { "sequence", "glossary", "Run, sequence" }, { "book", "glossary", "Set, book, group" },
  };
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++) {
    RummyHelpMatch match;
    const RummyHelpPage *page = best (book, searches[i].wanted, &match);

    g_test_message ("%s: %s %u", searches[i].wanted, page != NULL ? page->key : "", match.rank);
    g_assert_nonnull (page);
    g_assert_cmpstr (page->key, ==, searches[i].key);
    if (searches[i].passage != NULL)
      g_assert_cmpstr (block_at (page, match.block)->target, ==, searches[i].passage);
  }
}

/* A word is found in the midst of others where nothing stands between words, and in no other case. */
static void
test_search_joined (void)
{
  static const struct {
    const char *text, *wanted;
    gboolean is_found;
  } searches[] = {
    { "ゲームの山札から引く", "山札", TRUE }, { "ゲームの山札から引く", "捨て札", FALSE }, { "الجوكر يحل محل أي ورقة", "جوكر", TRUE },
    { "Beginning", "gin", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++) {
    RummyHelpPage *page = rummy_help_page_new (RUMMY_HELP_PLAY, "made-up", searches[i].text, "");

    g_assert_cmpint (rummy_help_search (page, searches[i].wanted).rank > 0, ==, searches[i].is_found);
    rummy_help_page_free (page);
  }
}

/* The help has the key F1, unless that is a card. */
static void
assert_key (GtkApplication *application, const char *key, const char *action)
{
  g_auto (GStrv) actions = gtk_application_get_actions_for_accel (application, key);

  g_assert_cmpstr (actions[0], ==, action);
}

static void
test_classic (void)
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_autoptr (GError) error = NULL;

  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  rummy_shortcuts_install (application, FALSE);
  assert_key (application, "F1", "win.help");
  assert_key (application, "<Control>F1", "win.help");
  assert_key (application, "F9", "win.pane");
  rummy_shortcuts_install (application, TRUE);
  assert_key (application, "F1", NULL);
  assert_key (application, "<Control>F1", "win.help");
  assert_key (application, "F9", NULL);
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  g_test_add_func ("/help-book/links", test_links);
  g_test_add_func ("/help-book/games", test_games);
  g_test_add_func ("/help-book/options", test_options);
  g_test_add_func ("/help-book/places", test_places);
  g_test_add_func ("/help-book/made", test_made);
  g_test_add_func ("/help-book/classic", test_classic);
  g_test_add_func ("/help-book/index", test_index);
  g_test_add_func ("/help-book/stems", test_stems);
  g_test_add_func ("/help-book/search", test_search);
  g_test_add_func ("/help-book/search-joined", test_search_joined);

  return g_test_run ();
}
