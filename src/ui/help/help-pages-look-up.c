/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include <glib/gi18n.h>

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
    N_("Nobody knows for certain where rummy was first played. Its oldest relative with rules that were written "
       "down is Conquian, a game for two from Mexico and the American border in the nineteenth century. Players "
       "there already drew, discarded and laid down sets and runs; speakers of English called it Coon-Can.") },
  { RUMMY_HELP_TEXT,
    N_("Around 1900 the word rum, later rummy, stood for a whole family, and every region had its own rules. "
       "What they share is the turn: take a card, perhaps lay down, discard.") },
  { RUMMY_HELP_TEXT,
    N_("Gin came up in New York around 1910. Elwood Baker, who taught whist, is said to have invented it as a "
       "quicker game for two; thirty years later it was the fashion of the film world.") },
  { RUMMY_HELP_TEXT,
    N_("Baker first showed it at the Knickerbocker Whist Club, under the name of Poker Gin. Oklahoma Gin is not "
       "Oklahoma, the variation of Canasta.") },
  { RUMMY_HELP_TEXT,
    N_("500 Rum turned the aim around: not what is left in the hand counts most, but what lies on the table. It "
       "is also called Rummy 500, 500 Rummy, Pinochle Rummy, and in some places Michigan or Persian Rummy. Its "
       "spread pile lives on in Canasta.") },
  { RUMMY_HELP_TEXT,
    N_("Kaluki, with two packs, jokers and a first lay-down of many points, is the form that clubs in Britain "
       "and elsewhere like best.") },
  { RUMMY_HELP_TEXT,
    N_("On computers the family came early. Several of the games here keep what older programs for the Amiga "
       "and for Windows were loved for.") },
};

static const RummyHelpLine glossary_lines[] = {
  { RUMMY_HELP_TERM,
    N_("The one; in most games it stands low, before the two, or high, behind the king."),
    N_("Ace") },
  { RUMMY_HELP_TERM,
    N_("In older programs the pointer moved to what came next. Focus Follows Play in the preferences does the same "
       "with the keyboard focus."),
    N_("AutoMouse") },
  { RUMMY_HELP_TERM,
    N_("Going out at Gin with the drawn card melded too, without a discard."),
    N_("Big gin") },
  { RUMMY_HELP_TERM,
    N_("Rummy without a new stock: when it is used up the round is over."),
    N_("Block Rummy") },
  { RUMMY_HELP_TERM,
    N_("Another word for a set."),
    N_("Book") },
  { RUMMY_HELP_TERM,
    N_("What a won round brings at the end of a game of Gin."),
    N_("Box") },
  { RUMMY_HELP_TERM,
    N_("The lowest level of the computer, which lays nothing down."),
    N_("Carefree") },
  { RUMMY_HELP_TERM,
    N_("A jack, queen or king."),
    N_("Court") },
  { RUMMY_HELP_TERM,
    N_("The cards of a hand that are in no meld, and what they count."),
    N_("Deadwood") },
  { RUMMY_HELP_TERM,
    N_("Giving out the cards; also a round, or how its cards lie."),
    N_("Deal") },
  { RUMMY_HELP_TERM,
    N_("Who gives the cards. In most games the player to the left leads."),
    N_("Dealer") },
  { RUMMY_HELP_TERM,
    N_("A short text from which all cards of a game follow."),
    N_("Deal code") },
  { RUMMY_HELP_TERM,
    N_("The card that ends a turn, or to put it on the pile."),
    N_("Discard") },
  { RUMMY_HELP_TERM,
    N_("The open cards to which everybody discards."),
    N_("Discard pile") },
  { RUMMY_HELP_TERM,
    N_("To take the top card of the stock."),
    N_("Draw") },
  { RUMMY_HELP_TERM,
    N_("Who leads the first turn of a round."),
    N_("Eldest") },
  { RUMMY_HELP_TERM,
    N_("A number that shows later that the cards were fixed before."),
    N_("Fingerprint") },
  { RUMMY_HELP_TERM,
    N_("To go on without cards, in games that need a discard to go out."),
    N_("Float") },
  { RUMMY_HELP_TERM,
    N_("The rounds up to the target, for instance 500 points."),
    N_("Game") },
  { RUMMY_HELP_TERM,
    N_("Going out with all ten cards melded; also the game in which one knocks."),
    N_("Gin") },
  { RUMMY_HELP_TERM,
    N_("To get rid of the last card, which ends the round."),
    N_("Go out") },
  { RUMMY_HELP_TERM,
    N_("To go out in a single turn, without having laid down anything before."),
    N_("Go rummy") },
  { RUMMY_HELP_TERM,
    N_("Another word for a set."),
    N_("Group") },
  { RUMMY_HELP_TERM,
    N_("The cards that a player holds."),
    N_("Hand") },
  { RUMMY_HELP_TERM,
    N_("A card that you clicked, which is selected until you click it again; also a place that is lit because your "
       "cards fit there."),
    N_("Highlighted") },
  { RUMMY_HELP_TERM,
    N_("A relative with two packs and wild cards, which is not among the games here."),
    N_("Indian Rummy") },
  { RUMMY_HELP_TERM,
    N_("A card of no suit. In most games it is wild."),
    N_("Joker") },
  { RUMMY_HELP_TERM,
    N_("To end a round of Gin with few points in loose cards."),
    N_("Knock") },
  { RUMMY_HELP_TERM,
    N_("To add cards to a meld that lies on the table."),
    N_("Lay off") },
  { RUMMY_HELP_TERM,
    N_("To have the first turn of a round."),
    N_("Lead") },
  { RUMMY_HELP_TERM,
    N_("How well a computer plays."),
    N_("Level") },
  { RUMMY_HELP_TERM,
    N_("A way in which a computer plays: hasty, patient, wary or bold."),
    N_("Manner") },
  { RUMMY_HELP_TERM,
    N_("A set or a run; also to lay one down."),
    N_("Meld") },
  { RUMMY_HELP_TERM,
    N_("One that stands for itself, not a wild one."),
    N_("Natural card") },
  { RUMMY_HELP_TERM,
    N_("What was melded less what is in the hand."),
    N_("Net") },
  { RUMMY_HELP_TERM,
    N_("The 52 cards, with or without jokers. With many players two are mixed."),
    N_("Pack") },
  { RUMMY_HELP_TERM,
    N_("Who sits opposite and scores together with you."),
    N_("Partner") },
  { RUMMY_HELP_TERM,
    N_("The sign on the table with the name and the figures of a player."),
    N_("Plate") },
  { RUMMY_HELP_TERM,
    N_("Who plays at this computer, with options and results of the own; also who sits at a seat."),
    N_("Player") },
  { RUMMY_HELP_TERM,
    N_("A round or a game that does not count."),
    N_("Practice") },
  { RUMMY_HELP_TERM,
    N_("Ace, two to ten, jack, queen, king."),
    N_("Rank") },
  { RUMMY_HELP_TERM,
    N_("A number for how well somebody plays, from the results."),
    N_("Rating") },
  { RUMMY_HELP_TERM,
    N_("What is played with one deal."),
    N_("Round") },
  { RUMMY_HELP_TERM,
    N_("The call by which, in some games, a card that was overlooked is claimed."),
    N_("Rum!") },
  { RUMMY_HELP_TERM,
    N_("Another name of 500 Rum, and the name of this program."),
    N_("Rummy 500") },
  { RUMMY_HELP_TERM,
    N_("Three or more cards of one suit that follow each other; also called a sequence."),
    N_("Run") },
  { RUMMY_HELP_TERM,
    N_("A place at the table, whoever plays there."),
    N_("Seat") },
  { RUMMY_HELP_TERM,
    N_("Another word for a run."),
    N_("Sequence") },
  { RUMMY_HELP_TERM,
    N_("Three or four cards of one rank."),
    N_("Set") },
  { RUMMY_HELP_TERM,
    N_("A game in which one side won no round."),
    N_("Shutout") },
  { RUMMY_HELP_TERM,
    N_("The words below the table: what happened, whose turn it is, and what to do."),
    N_("Status line") },
  { RUMMY_HELP_TERM,
    N_("The closed cards from which one draws."),
    N_("Stock") },
  { RUMMY_HELP_TERM,
    N_("Clubs, diamonds, hearts or spades."),
    N_("Suit") },
  { RUMMY_HELP_TERM,
    N_("What ends a game: so many points, or so many rounds."),
    N_("Target") },
  { RUMMY_HELP_TERM,
    N_("What a player does between taking a card and the discard."),
    N_("Turn") },
  { RUMMY_HELP_TERM,
    N_("To have no more loose points than the one who knocked."),
    N_("Undercut") },
  { RUMMY_HELP_TERM,
    N_("The last discard, or the card that begins the pile."),
    N_("Upcard") },
  { RUMMY_HELP_TERM,
    N_("A name can have up to 20 letters, digits and signs of any script. Two players can’t have the same name."),
    N_("Valid player names") },
  { RUMMY_HELP_TERM,
    N_("Letting computers play all seats. Click your plate to give them your seat, and again to take it back."),
    N_("Watching a game") },
  { RUMMY_HELP_TERM,
    N_("A card that stands for another one."),
    N_("Wild card") },
};

const RummyHelpSource rummy_help_look_up[] = {
  { "story", N_("Where Rummy Comes From"),
    N_("history, origin, Conquian, Coon-Can, Elwood Baker, Canasta"),
    RUMMY_HELP_LOOK_UP, RUMMY_HELP_LINES (story_lines), NULL },
  { "glossary", N_("Glossary"),
    N_("terms, words, meaning, definition"),
    RUMMY_HELP_LOOK_UP, RUMMY_HELP_LINES (glossary_lines), sort_terms },
  { "index", N_("Index"),
    N_("alphabetical, find"),
    RUMMY_HELP_LOOK_UP, NULL, 0, add_index },
};
const gsize rummy_help_n_look_up = G_N_ELEMENTS (rummy_help_look_up);
