/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include "rummy-meld.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool
fail (char error[FIXTURE_ERROR], const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (error, FIXTURE_ERROR, format, args);
  va_end (args);

  return false;
}

/* Cards in the order in which they are written; -1 for anything else. */
static int
read_list (const char *text, RummyCard cards[RUMMY_CARDS_MAX])
{
  int n = 0;

  for (;;) {
    size_t length;

    text += strspn (text, " ");
    if (*text == '\0')
      return n;
    if (n == RUMMY_CARDS_MAX)
      return -1;
    length = rummy_card_from_text (text, &cards[n]);
    if (length == 0)
      return -1;
    n++;
    text += length;
  }
}

static bool
read_seat (const char **text, unsigned *seat)
{
  char *end;
  long number = strtol (*text, &end, 10);

  if (end == *text || number < 1 || number > RUMMY_SEATS_MAX)
    return false;
  *seat = (unsigned) number - 1;
  *text = end + strspn (end, " ");

  return true;
}

/* "5H 6H 7H by 1": lies on the table, laid and scored by seat 1. */
static bool
put_meld (Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  RummyRound *round = &fixture->round;
  const char *by = strstr (text, " by ");
  char cards_text[200];
  RummyCards cards;
  RummyMeld meld;
  unsigned seat;

  if (by == NULL || by - text >= (long) sizeof cards_text)
    return fail (error, "meld CARDS by SEAT expected");
  memcpy (cards_text, text, (size_t) (by - text));
  cards_text[by - text] = '\0';
  by += 4;
  if (!rummy_cards_from_text (cards_text, &cards) || !read_seat (&by, &seat) ||
      rummy_meld_make (&fixture->rules, cards, &meld) != RUMMY_OK)
    return fail (error, "not a meld: %s", text);

  meld.owner = (uint8_t) seat;
  RUMMY_CARDS_EACH (card, cards) {
    round->meld_of[card] = round->n_melds;
    round->laid_by[card] = (uint8_t) seat;
  }
  round->melded[seat] = (int16_t) (round->melded[seat] + rummy_meld_points (&fixture->rules, &meld, cards));
  round->meld[round->n_melds++] = meld;

  return true;
}

static bool
play (Fixture *fixture, const char *text, const char *expected, bool for_good, char error[FIXTURE_ERROR])
{
  RummyMove move;
  RummyRound after = fixture->round;
  RummyRefusal checked, applied;
  RummyMoves *moves;
  bool listed = false;

  if (!rummy_move_from_text (text, &move))
    return fail (error, "not a move: %s", text);
  checked = rummy_round_check (&fixture->round, &move);
  applied = rummy_round_apply (&after, &move, NULL);
  if (checked != applied)
    return fail (error, "check says %s, apply %s", rummy_refusal_key (checked), rummy_refusal_key (applied));
  if (strcmp (rummy_refusal_key (applied), expected) != 0)
    return fail (error, "%s: is %s, not %s", text, rummy_refusal_key (applied), expected);

  moves = malloc (sizeof *moves);
  rummy_round_moves (&fixture->round, moves);
  for (unsigned i = 0; i < moves->n; i++) {
    const RummyMove *other = &moves->move[i];

    listed = listed || (other->kind == move.kind && other->seat == move.seat && other->card == move.card &&
                        other->meld == move.meld && rummy_cards_equal (other->cards, move.cards));
  }
  free (moves);
  if (listed != (applied == RUMMY_OK))
    return fail (error, "%s: is %s, but %s among the moves", text, expected, listed ? "stands" : "does not stand");

  if (for_good)
    fixture->round = after;

  return true;
}

static const char *const phases[] = { "draw", "play", "over" };
static const char *const ends[] = { "none", "out", "stock", "circle" };

static bool
expect_cards (const char *text, RummyCards cards, char error[FIXTURE_ERROR])
{
  RummyCards expected;
  char is[512];

  if (!rummy_cards_from_text (text, &expected))
    return fail (error, "not cards: %s", text);
  rummy_cards_to_text (cards, is, sizeof is);

  return rummy_cards_equal (cards, expected) || fail (error, "the cards are: %s", is);
}

static bool
expect_number (const char *text, int is, char error[FIXTURE_ERROR])
{
  return atoi (text) == is || fail (error, "it is %d", is);
}

static bool
expect (const Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  const RummyRound *round = &fixture->round;
  char key[16];
  size_t length = strcspn (text, " ");
  unsigned seat;

  if (length >= sizeof key)
    return fail (error, "cannot expect: %s", text);
  memcpy (key, text, length);
  key[length] = '\0';
  text += length + strspn (text + length, " ");

  if (strcmp (key, "phase") == 0)
    return strcmp (phases[round->phase], text) == 0 || fail (error, "the phase is %s", phases[round->phase]);
  if (strcmp (key, "end") == 0)
    return strcmp (ends[round->end], text) == 0 || fail (error, "the end is %s", ends[round->end]);
  if (strcmp (key, "pile") == 0) {
    RummyCard expected[RUMMY_CARDS_MAX];
    int n = read_list (text, expected);

    return (n == round->n_pile && memcmp (expected, round->deck, (size_t) n) == 0) ||
           fail (error, "the pile is another");
  }
  if (strcmp (key, "stock") == 0)
    return expect_number (text, round->n_stock, error);
  if (strcmp (key, "melds") == 0)
    return expect_number (text, round->n_melds, error);

  if (!read_seat (&text, &seat))
    return fail (error, "cannot expect: %s %s", key, text);
  if (strcmp (key, "turn") == 0)
    return seat == round->turn || fail (error, "the turn is %d", round->turn + 1);
  if (strcmp (key, "out") == 0)
    return seat == round->out || fail (error, "out is %d", round->out + 1);
  if (strcmp (key, "hand") == 0)
    return expect_cards (text, round->hand[seat], error);
  if (strcmp (key, "melded") == 0)
    return expect_number (text, round->melded[seat], error);
  if (strcmp (key, "left") == 0)
    return expect_number (text, rummy_round_hand_points (round, seat), error);
  if (strcmp (key, "score") == 0)
    return expect_number (text, rummy_round_score (round, seat), error);
  if (strcmp (key, "meld") == 0) {
    RummyCard cards[RUMMY_CARDS_MAX];
    unsigned n = rummy_round_meld_cards (round, seat, cards);
    RummyCards set = RUMMY_NO_CARDS;

    for (unsigned i = 0; i < n; i++)
      rummy_cards_add (&set, cards[i]);
    return expect_cards (text, set, error);
  }

  return fail (error, "cannot expect: %s", key);
}

/* Cards for the stock that are not needed by name: those that stand nowhere else. */
static void
fill_stock (Fixture *fixture, unsigned n)
{
  RummyRound *round = &fixture->round;
  RummyCard deck[RUMMY_CARDS_MAX];
  size_t n_cards = rummy_rules_deck (&fixture->rules, deck);

  for (size_t i = 0; i < n_cards && round->n_stock < n; i++) {
    bool elsewhere = round->meld_of[deck[i]] != RUMMY_MELD_NONE || memchr (round->deck, deck[i], round->n_pile);

    for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++)
      elsewhere = elsewhere || rummy_cards_has (round->hand[seat], deck[i]);
    if (!elsewhere)
      round->deck[RUMMY_CARDS_MAX - ++round->n_stock] = deck[i];
  }
}

void
fixture_init (Fixture *fixture)
{
  RummyRound *round = &fixture->round;

  memset (fixture, 0, sizeof *fixture);
  rummy_rules_init (&fixture->rules, "500-rum");
  memset (round->meld_of, RUMMY_MELD_NONE, sizeof round->meld_of);
  round->rules = &fixture->rules;
  round->out = RUMMY_SEAT_NONE;
  round->drawn = round->owed = round->kept = RUMMY_CARD_NONE;
}

bool
fixture_line (Fixture *fixture, const char *line, char error[FIXTURE_ERROR])
{
  RummyRound *round = &fixture->round;
  const char *text = line + strcspn (line, " ");
  unsigned seat;

  text += strspn (text, " ");

  if (strncmp (line, "rules ", 6) == 0) {
    size_t length = strcspn (text, " ");
    char preset[32], why[RUMMY_RULES_ERROR];

    snprintf (preset, sizeof preset, "%.*s", (int) length, text);
    if (!rummy_rules_init (&fixture->rules, preset) || !rummy_rules_read (&fixture->rules, text + length, why) ||
        !rummy_rules_validate (&fixture->rules, why))
      return fail (error, "not rules: %s", text);
    return true;
  }
  if (strncmp (line, "hand ", 5) == 0) {
    RummyCards cards;

    if (!read_seat (&text, &seat) || !rummy_cards_from_text (text, &cards))
      return fail (error, "not a hand: %s", text);
    round->hand[seat] = cards;
    round->n_hand[seat] = (uint8_t) rummy_cards_count (cards);
    return true;
  }
  if (strncmp (line, "pile ", 5) == 0) {
    int n = read_list (text, round->deck);

    round->n_pile = (uint8_t) n;
    return n >= 0 || fail (error, "not a pile: %s", text);
  }
  if (strncmp (line, "stock ", 6) == 0) {
    int n;

    if (strspn (text, "0123456789") == strlen (text)) {
      fill_stock (fixture, (unsigned) atoi (text));
      return true;
    }
    n = read_list (text, fixture->stock);
    if (n < 0)
      return fail (error, "not a stock: %s", text);
    memcpy (round->deck + RUMMY_CARDS_MAX - n, fixture->stock, (size_t) n);
    round->n_stock = (uint8_t) n;
    return true;
  }
  if (strncmp (line, "meld ", 5) == 0)
    return put_meld (fixture, text, error);
  if (strncmp (line, "turn ", 5) == 0) {
    if (!read_seat (&text, &seat))
      return fail (error, "not a seat: %s", text);
    round->turn = (uint8_t) seat;
    return true;
  }
  if (strncmp (line, "drawn", 5) == 0) {
    round->phase = RUMMY_PHASE_PLAY;
    return true;
  }

  if (strncmp (line, "play ", 5) == 0)
    return play (fixture, text, "ok", true, error);
  if (strncmp (line, "legal ", 6) == 0)
    return play (fixture, text, "ok", false, error);
  if (strncmp (line, "refuse ", 7) == 0) {
    char move[200];
    const char *colon = strstr (text, " : ");

    if (colon == NULL)
      return fail (error, "refuse MOVE : REASON expected");
    snprintf (move, sizeof move, "%.*s", (int) (colon - text), text);
    return play (fixture, move, colon + 3, false, error);
  }
  if (strncmp (line, "expect ", 7) == 0)
    return expect (fixture, text, error);

  return fail (error, "unknown line: %s", line);
}
