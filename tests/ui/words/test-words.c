/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <string.h>

#include "cards-fixture.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

/* Adds words to those that were there before; none may be missing or come twice. */
static void
assert_new (GHashTable *words, const char *text, const char *what)
{
  const char *before;

  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  before = g_hash_table_lookup (words, text);
  if (before != NULL)
    g_error ("%s and %s have the same words: %s", before, what, text);
  g_hash_table_insert (words, g_strdup (text), g_strdup (what));
}

static GHashTable *
new_words (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/* In words. */
static guint
longest_sentence (const char *text)
{
  g_auto (GStrv) sentences = g_regex_split_simple ("[.!] ", text, 0, 0);
  guint most = 0;

  for (guint i = 0; sentences[i] != NULL; i++) {
    g_auto (GStrv) words = g_strsplit (sentences[i], " ", -1);

    most = MAX (most, g_strv_length (words));
  }

  return most;
}

static void
test_refusals (void)
{
  g_autoptr (GHashTable) words = new_words ();

  for (RummyRefusal refusal = RUMMY_OK + 1; refusal < RUMMY_N_REFUSALS; refusal++) {
    const char *text = rummy_words_refusal (refusal);

    assert_new (words, text, rummy_refusal_key (refusal));
    g_assert_true (g_str_has_suffix (text, "."));
    g_assert_cmpuint (longest_sentence (text), <=, 12);
  }
  g_assert_null (rummy_words_refusal (RUMMY_OK));
}

static void
test_cards (void)
{
  g_autoptr (GHashTable) words = new_words ();

  for (guint suit = 0; suit < RUMMY_SUITS; suit++) {
    for (guint rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
      RummyCard card = rummy_card (0, suit, rank);
      char code[RUMMY_CARD_TEXT];

      rummy_card_to_text (card, code);
      assert_new (words, rummy_words_card (card), code);
      g_assert_cmpstr (rummy_words_card (card), ==, rummy_words_card (rummy_card (1, suit, rank)));
    }
  }
  assert_new (words, rummy_words_card (rummy_card (0, 0, 0)), "joker");
  assert_new (words, rummy_words_card (RUMMY_CARD_HIDDEN), "hidden");
  g_assert_cmpuint (g_hash_table_size (words), ==, 54);
}

static void
assert_cards (const char *text, const char *expected)
{
  g_autofree char *words = rummy_words_cards (cards_of (text));

  g_assert_cmpstr (words, ==, expected);
}

static void
test_lists (void)
{
  assert_cards ("QS", "queen of spades");
  assert_cards ("QS 2C", "two of clubs and queen of spades");
  assert_cards ("7H 9H 8H", "seven of hearts, eight of hearts, and nine of hearts");
  assert_cards ("*1 8C *2 TD", "eight of clubs, ten of diamonds, joker, and joker");
  assert_cards ("7C QS 7C'", "seven of clubs, seven of clubs, and queen of spades");
}

/* A round in which seat 0 has laid the cards as its only meld. */
static void
lay_meld (RummyRound *round, RummyRules *rules, const char *cards)
{
  RummyMove moves[] = {
    { .kind = RUMMY_MOVE_DRAW, .card = RUMMY_CARD_NONE },
    { .kind = RUMMY_MOVE_MELD, .cards = cards_of (cards) },
  };
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyCards first = moves[1].cards;
  gsize n_cards, place = 0;

  g_assert_true (rummy_rules_init (rules, "500-rum"));
  n_cards = rummy_rules_deck (rules, 2, deck);

  /* Seat 0 leads and so has every second card of the deal. */
  RUMMY_CARDS_EACH (card, first) {
    for (gsize i = 0; i < n_cards; i++) {
      if (deck[i] == card) {
        deck[i] = deck[place];
        deck[place] = card;
        break;
      }
    }
    place += 2;
  }

  rummy_round_deal (round, rules, &(RummyDeal) { .deck = deck });
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_cmpint (rummy_round_apply (round, &moves[i], NULL), ==, RUMMY_OK);
}

static void
test_melds (void)
{
  const struct {
    const char *cards, *words;
  } cases[] = {
    { "5H 6H 7H", "run of hearts, five to seven" },
    { "QS KS AS", "run of spades, queen to ace" },
    { "AC 2C 3C", "run of clubs, ace to three" },
    { "9D TD JD QD", "run of diamonds, nine to queen" },
    { "JC JD JS", "3 jacks" },
    { "AC AD AH AS", "4 aces" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = NULL;
    RummyRound round;
    RummyRules rules;

    lay_meld (&round, &rules, cases[i].cards);
    words = rummy_words_meld (&round, 0);
    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

/* A set tells that not all of its cards are what they stand for. */
static void
test_wild_melds (void)
{
  const RummyMeld set = { .low = RUMMY_QUEEN, .count = 3, .wild = 1 };
  g_autofree char *words = rummy_words_group (&set);

  g_assert_cmpstr (words, ==, "3 queens, 1 of them wild");
}

static void
test_sets_of_each_rank (void)
{
  g_autoptr (GHashTable) seen = new_words ();
  RummyRound round = { 0 };

  /* From 0, which are jokers. */
  for (guint rank = 0; rank <= RUMMY_KING; rank++) {
    g_autofree char *words = NULL;

    round.meld[0] = (RummyMeld) { .low = (guint8) rank, .high = (guint8) rank, .count = 3 };
    words = rummy_words_meld (&round, 0);
    assert_new (seen, words, "set");
  }
}

static void
assert_event (const RummyRound *round, const RummyEvent *event, const char *own, const char *other)
{
  g_autofree char *own_words = rummy_words_event (round, event, NULL);
  g_autofree char *other_words = rummy_words_event (round, event, "Ada");

  g_assert_cmpstr (own_words, ==, own);
  g_assert_cmpstr (other_words, ==, other);
}

static void
test_events (void)
{
  RummyRules rules;
  RummyRound round = { .rules = &rules };
  RummyEvent event = { .kind = RUMMY_EVENT_DRAW };
  RummyCard queen;

  g_assert_true (rummy_rules_init (&rules, "500-rum"));
  rummy_card_from_text ("QS", &queen);
  event.card = queen;

  assert_event (&round, &event, "You drew the queen of spades.", "Ada drew a card.");

  event.kind = RUMMY_EVENT_DISCARD;
  assert_event (&round, &event, "You discarded the queen of spades.", "Ada discarded the queen of spades.");

  event.kind = RUMMY_EVENT_TAKE;
  event.cards = cards_of ("QS");
  assert_event (&round, &event, "You took the queen of spades.", "Ada took the queen of spades.");
  event.cards = cards_of ("QS 2C");
  assert_event (&round, &event, "You took the queen of spades and 1 more card.",
                "Ada took the queen of spades and 1 more card.");
  event.cards = cards_of ("QS 2C 3C");
  assert_event (&round, &event, "You took the queen of spades and 2 more cards.",
                "Ada took the queen of spades and 2 more cards.");

  event = (RummyEvent) { .kind = RUMMY_EVENT_MELD, .points = 30, .cards = cards_of ("JC JD JS") };
  assert_event (&round, &event, "You melded: 3 jacks (30 points).", "Ada melded: 3 jacks (30 points).");

  event = (RummyEvent) { .kind = RUMMY_EVENT_LAY, .points = 1, .cards = cards_of ("AC") };
  assert_event (&round, &event, "You laid off: ace of clubs (1 point).", "Ada laid off: ace of clubs (1 point).");

  event = (RummyEvent) { .kind = RUMMY_EVENT_PASS, .points = RUMMY_PHASE_OFFER };
  assert_event (&round, &event, "You passed.", "Ada passed.");
  event.points = RUMMY_PHASE_LAYOFF;
  assert_event (&round, &event, "You ended your turn.", "Ada ended the turn.");
  event.points = RUMMY_PHASE_CALL;
  assert_event (&round, &event, NULL, NULL);

  event = (RummyEvent) { .kind = RUMMY_EVENT_KNOCK, .card = queen };
  round.hand[0] = cards_of ("4D");
  assert_event (&round, &event, "You knocked with 4 points and discarded the queen of spades.",
                "Ada knocked with 4 points and discarded the queen of spades.");
  round.hand[0] = RUMMY_NO_CARDS;
  assert_event (&round, &event, "You knocked with gin and discarded the queen of spades.",
                "Ada knocked with gin and discarded the queen of spades.");
  round.hand[0] = cards_of ("4D");
  round.phase = RUMMY_PHASE_SPREAD;
  assert_event (&round, &event, "You knocked and discarded the queen of spades.",
                "Ada knocked and discarded the queen of spades.");
  event.card = RUMMY_CARD_NONE;
  assert_event (&round, &event, "You knocked.", "Ada knocked.");

  event = (RummyEvent) { .kind = RUMMY_EVENT_OVER, .seat = RUMMY_SEAT_NONE };
  round.end = RUMMY_END_RESERVE;
  assert_event (&round, &event, "The stock ran out. The round is over.",
                "The stock ran out. The round is over.");
  event.seat = 0;
  round.end = RUMMY_END_KNOCK;
  assert_event (&round, &event, NULL, NULL);
  round.end = RUMMY_END_OUT;

  event = (RummyEvent) { .kind = RUMMY_EVENT_OVER, .seat = 0 };
  assert_event (&round, &event, "You went out.", "Ada went out.");
  event.kind = RUMMY_EVENT_MATCH_OVER;
  assert_event (&round, &event, "You won the game.", "Ada won the game.");

  event = (RummyEvent) { .kind = RUMMY_EVENT_TURN };
  assert_event (&round, &event, NULL, NULL);
}

static void
test_seats (void)
{
  RummyRules rules;
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (RummyGame) two = NULL, eight = NULL;
  g_autofree char *own = NULL, *other = NULL, *person = NULL, *given = NULL, *second = NULL, *carl = NULL;
  g_autofree char *first = NULL;

  rummy_rules_init (&rules, "500-rum");
  two = rummy_game_new (&rules, 1, 1);
  rummy_game_set_level (two, 0, RUMMY_LEVEL_AVERAGE);
  own = rummy_words_seat (two, 1, 1);
  other = rummy_words_seat (two, 0, 1);
  g_assert_cmpstr (own, ==, "You");
  g_assert_cmpstr (other, ==, "Computer");
  rummy_game_set_level (two, 0, RUMMY_LEVEL_PERSON);
  person = rummy_words_seat (two, 0, 1);
  g_assert_cmpstr (person, ==, "Alex");
  rummy_game_set_level (two, 0, RUMMY_LEVEL_AVERAGE);
  rummy_game_set_level (two, 1, RUMMY_LEVEL_AVERAGE);
  first = rummy_words_seat (two, 0, RUMMY_SEAT_NONE);
  g_assert_cmpstr (first, ==, "Alex");

  rules.players = 8;
  eight = rummy_game_new (&rules, 1, 1);
  for (guint seat = 0; seat < 8; seat++)
    g_assert_true (g_hash_table_add (names, rummy_words_seat (eight, seat, RUMMY_SEATS_MAX)));
  rummy_game_set_name (eight, 3, "Zoë");
  given = rummy_words_seat (eight, 3, 0);
  g_assert_cmpstr (given, ==, "Zoë");

  /* Two that are called the same can be told apart. */
  rummy_game_set_name (eight, 5, "Zoë");
  rummy_game_set_name (eight, 1, "Carl");
  second = rummy_words_seat (eight, 5, 0);
  g_assert_cmpstr (second, ==, "Zoë 2");
  carl = rummy_words_seat (eight, 2, 0);
  g_assert_cmpstr (carl, ==, "Carl 2");
}

/* "You" is who plays alone with computers; of several people, and of none, each has a name. */
static void
test_people (void)
{
  RummyPastGame past = { .n_seats = 2, .is_over = TRUE, .winners = 2, .points = { 90, 120 } };
  g_autofree char *alone = NULL, *both = NULL, *nobody = NULL, *winner = NULL, *first = NULL;

  rummy_seats_init (&past.seats, RUMMY_LEVEL_AVERAGE);
  alone = rummy_history_words_scores (&past, NULL);
  g_assert_cmpstr (alone, ==, "You 90 · Computer 120");

  past.seats.level[1] = RUMMY_LEVEL_PERSON;
  both = rummy_history_words_scores (&past, NULL);
  g_assert_cmpstr (both, ==, "Alex 90 · Bella 120");
  first = rummy_words_sitter (&past.seats, 2, 0, 0);
  g_assert_cmpstr (first, ==, "Alex");

  past.seats.level[0] = past.seats.level[1] = RUMMY_LEVEL_AVERAGE;
  nobody = rummy_history_words_scores (&past, NULL);
  g_assert_cmpstr (nobody, ==, "Alex 90 · Bella 120");
  winner = rummy_history_words_about (&past, NULL);
  g_assert_true (g_str_has_suffix (winner, "won by Bella"));
}

static void
assert_when (const char *expected, int year, int month, int day, int hour)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (-5 * 60 * 60);
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 1, 2, 0, 30, 0);
  g_autoptr (GDateTime) time = g_date_time_new (zone, year, month, day, hour, 51, 0);
  g_autoptr (GDateTime) elsewhere = g_date_time_to_utc (time); /* as files tell it */
  g_autofree char *words = rummy_history_words_when (elsewhere, now);

  g_assert_cmpstr (words, ==, expected);
}

/* By the days of the one who reads it, over the end of a year too. */
static void
test_when (void)
{
  assert_when ("Today, 12:51 AM", 2026, 1, 2, 0);
  assert_when ("Today, 11:51 PM", 2026, 1, 2, 23);
  assert_when ("Yesterday", 2026, 1, 1, 0);
  assert_when ("Yesterday", 2026, 1, 1, 23);
  assert_when ("December 31, 2025", 2025, 12, 31, 23);
  assert_when ("January 2, 2025", 2025, 1, 2, 12);
  assert_when ("November 20", 2026, 11, 20, 12); /* by a clock that went wrong */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/refusals", test_refusals);
  g_test_add_func ("/words/cards", test_cards);
  g_test_add_func ("/words/lists", test_lists);
  g_test_add_func ("/words/melds", test_melds);
  g_test_add_func ("/words/sets-of-each-rank", test_sets_of_each_rank);
  g_test_add_func ("/words/wild-melds", test_wild_melds);
  g_test_add_func ("/words/events", test_events);
  g_test_add_func ("/words/seats", test_seats);
  g_test_add_func ("/words/people", test_people);
  g_test_add_func ("/words/when", test_when);

  return g_test_run ();
}
