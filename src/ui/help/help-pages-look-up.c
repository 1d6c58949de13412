/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include "ui/help/help-catalog.h"

/* History, glossary and index. */

typedef struct {
  char *word, *target;
  const char *title; /* title of its page, NULL if it is the page */
} Entry;

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  g_free (entry->word);
  g_free (entry->target);
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (((const Entry *) a)->word, ((const Entry *) b)->word);
}

static int
compare_terms (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate ((*(RummyHelpBlock *const *) a)->target, (*(RummyHelpBlock *const *) b)->target);
}

static void
sort_terms (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic)
{
  g_ptr_array_sort (page->blocks, compare_terms);
}

/* Adds each term of a page once; first: its first entry. */
static void
add_entry (GArray *entries, guint first, const RummyHelpPage *page, const char *word, int number)
{
  Entry entry = { g_strdup (word),
                  number < 0 ? g_strdup (page->key) : g_strdup_printf ("%s#%d", page->key, number),
                  g_str_equal (word, page->title) ? NULL : page->title };

  for (guint i = first; i < entries->len; i++) {
    Entry *same = &g_array_index (entries, Entry, i);

    if (!g_str_equal (same->word, word))
      continue;
    entry_clear (same);
    *same = entry;
    return;
  }
  g_array_append_val (entries, entry);
}

/* Adds title, search terms and explained terms, except keys and rules, which would repeat for every game. */
static void
add_entries (GArray *entries, const RummyHelpPage *page)
{
  guint first = entries->len;
  g_auto (GStrv) words = g_regex_split_simple ("[,،] *", page->words, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT);

  add_entry (entries, first, page, page->title, -1);
  for (guint i = 0; words[i] != NULL; i++)
    add_entry (entries, first, page, words[i], -1);
  for (guint i = 0; i < page->blocks->len; i++) {
    const RummyHelpBlock *block = g_ptr_array_index (page->blocks, i);

    if (page->section == RUMMY_HELP_GAMES || g_str_equal (page->key, "keys"))
      return;
    if (block->kind == RUMMY_HELP_HEADING || block->kind == RUMMY_HELP_TERM)
      add_entry (entries, first, page, block->kind == RUMMY_HELP_TERM ? block->target : block->text, (int) i);
  }
}

/* Removes diacritics, so that Ä sorts with A. */
static gunichar
letter_of (const char *word)
{
  gunichar letter = 0;

  g_unichar_fully_decompose (g_unichar_toupper (g_utf8_get_char (word)), FALSE, &letter, 1);

  return letter;
}

static void
add_index (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  gunichar letter = 0;

  g_array_set_clear_func (entries, entry_clear);
  for (guint i = 0; i < book->pages->len; i++)
    add_entries (entries, g_ptr_array_index (book->pages, i));
  g_array_sort (entries, compare_entries);

  for (guint i = 0; i < entries->len; i++) {
    const Entry *entry = &g_array_index (entries, Entry, i);
    gunichar first = letter_of (entry->word);
    g_autofree char *words = NULL;

    if (first != letter) {
      char heading[7] = { 0 };

      g_unichar_to_utf8 (first, heading);
      rummy_help_page_add (page, RUMMY_HELP_HEADING, heading, NULL);
    }
    letter = first;
    if (entry->title != NULL)
      /* Translators: a word of the index, and the page on which it is explained. */
      words = g_strdup_printf (C_("index", "%s — %s"), entry->word, entry->title);
    rummy_help_page_add (page, RUMMY_HELP_LINK, words != NULL ? words : entry->word, entry->target);
  }
}

static const RummyHelpLine story_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("The oldest known relative of rummy is Conquian, also called Coon-Can, a game for two from 19th-century "
       "Mexico.") },
  { RUMMY_HELP_TEXT,
    N_("Elwood Baker is said to have invented Gin around 1910. Oklahoma Gin isn’t the game Oklahoma, a relative of "
       "Canasta.") },
  { RUMMY_HELP_TEXT,
    N_("In 500 Rum, or Rummy 500, melds score points. Pinochle Rummy, Michigan Rummy, and, with partners, Persian "
       "Rummy are variants.") },
};

static const RummyHelpLine glossary_lines[] = {
  { RUMMY_HELP_TERM, N_("Older programs moved the mouse pointer for you. Try Focus Follows Play instead."),
    N_("AutoMouse") },
  { RUMMY_HELP_TERM, N_("Gin with every card melded and no discard."), N_("Big gin") },
  { RUMMY_HELP_TERM, N_("A bonus for each round won in Gin."), N_("Box") },
  { RUMMY_HELP_TERM, N_("Unmelded cards and their points."), N_("Deadwood") },
  { RUMMY_HELP_TERM, N_("The player who deals. The next player usually goes first."), N_("Dealer") },
  { RUMMY_HELP_TERM, N_("Take an older discard and every card above it."), N_("Dig") },
  { RUMMY_HELP_TERM, N_("The face-up pile of discards."), N_("Discard pile") },
  { RUMMY_HELP_TERM, N_("A jack, queen, or king."), N_("Face card") },
  { RUMMY_HELP_TERM, N_("Play on without cards in games where you must discard to go out."), N_("Float") },
  { RUMMY_HELP_TERM, N_("Knocking with no deadwood."), N_("Gin") },
  { RUMMY_HELP_TERM, N_("Play your last card and end the round."), N_("Go out") },
  { RUMMY_HELP_TERM, N_("Go out by playing your whole hand in one turn."), N_("Go rummy") },
  { RUMMY_HELP_TERM, N_("Lit up to show what’s selected or where your cards fit."), N_("Highlighted") },
  { RUMMY_HELP_TERM, N_("A card without a suit, usually wild."), N_("Joker") },
  { RUMMY_HELP_TERM, N_("End a round when your deadwood is low enough."), N_("Knock") },
  { RUMMY_HELP_TERM, N_("Add cards to a meld on the table."), N_("Lay off") },
  { RUMMY_HELP_TERM, N_("A set or run. Also: to lay one down."), N_("Meld") },
  { RUMMY_HELP_TERM, N_("A card that isn’t wild."), N_("Natural card") },
  { RUMMY_HELP_TERM, N_("The player across from you, who shares your score."), N_("Partner") },
  { RUMMY_HELP_TERM, N_("A seat’s sign with name, card count, and points."), N_("Nameplate") },
  { RUMMY_HELP_TERM, N_("A game that doesn’t count toward your results."), N_("Practice") },
  { RUMMY_HELP_TERM, N_("What you call to claim a discard that could have been played."), N_("Rum!") },
  { RUMMY_HELP_TERM, N_("Three or more consecutive cards of one suit."), N_("Run, sequence") },
  { RUMMY_HELP_TERM, N_("Three or four cards of the same rank."), N_("Set, book, group") },
  { RUMMY_HELP_TERM, N_("A game in which one side wins no rounds."), N_("Shutout") },
  { RUMMY_HELP_TERM, N_("The line below the table: what happened and what to do."), N_("Status line") },
  { RUMMY_HELP_TERM, N_("The face-down cards you draw from."), N_("Stock") },
  { RUMMY_HELP_TERM, N_("Have no more deadwood than the player who knocked."), N_("Undercut") },
  { RUMMY_HELP_TERM, N_("The last discard, on top of the pile."), N_("Upcard") },
  { RUMMY_HELP_TERM, N_("Up to 20 letters, digits, and symbols. Each name is unique."),
    N_("Valid player names") },
  { RUMMY_HELP_TERM, N_("Letting computers play every seat."), N_("Watching a game") },
  { RUMMY_HELP_TERM, N_("A card that can stand for another."), N_("Wild card") },
};

const RummyHelpSource rummy_help_look_up[] = {
  { "story", N_("History of Rummy"),
    N_("origin, story"),
    RUMMY_HELP_LOOK_UP, RUMMY_HELP_LINES (story_lines), NULL },
  { "glossary", N_("Glossary"),
    N_("terms, words, definition"),
    RUMMY_HELP_LOOK_UP, RUMMY_HELP_LINES (glossary_lines), sort_terms },
  { "index", N_("Index"), NULL, RUMMY_HELP_LOOK_UP, NULL, 0, add_index },
};
const gsize rummy_help_n_look_up = G_N_ELEMENTS (rummy_help_look_up);
