/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record.h"
#include "engine/rng.h"
#include "tap.h"

#include <string.h>

static const char *const some_moves[] = {
  "deal", "1 draw", "8 pass", "2 take 7C'", "1 discard *1", "1 meld 5H 6H 7H", "2 lay 8H on 1", "2 lay 8H 9H on 37",
  "1 trade 2", "8 trade 1",
};

static void
test_moves (void)
{
  for (size_t i = 0; i < sizeof some_moves / sizeof *some_moves; i++) {
    RummyMove move;
    char text[RUMMY_MOVE_TEXT];

    tap_check (rummy_move_from_text (some_moves[i], &move));
    rummy_move_to_text (&move, text);
    tap_check_str (text, some_moves[i]);
  }
}

static void
test_bad_moves (void)
{
  static const char *const bad[] = {
    "", "draw", "0 draw", "9 draw", "1", "1 ", "1 dra", "1 draw 5H", "1 take", "1 take 5H 6H", "1 meld", "1 lay 8H",
    "1 lay 8H on", "1 lay 8H on 0", "1 lay 8H on 38", "1 lay on 1", "1 meld 5H 5H 5H", "deal 1", "1 deal x", "1x draw",
    "99999999999999999999 draw", "1 trade", "1 trade 0", "1 trade 9", "1 trade 2 3", "1 trade 2x", "1 trade KD",
  };

  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    RummyMove move;

    if (rummy_move_from_text (bad[i], &move))
      tap_fail (__FILE__, __LINE__, "accepted: %s", bad[i]);
  }
}

/* A game of random moves, for as many as asked. */
static void
play_randomly (RummyRecord *record, RummyMatch *match, unsigned n_moves)
{
  RummyMoves *moves = malloc (sizeof *moves);
  RummyRules rules;
  RummyRng rng;

  rummy_rng_seed (&rng, 7);
  rummy_rules_init (&rules, "500-rum");
  rummy_record_init (record, &rules, 7, 1);
  rummy_match_init (match, &rules, 7, 1);

  for (unsigned i = 0; i < n_moves && !match->over; i++) {
    RummyMove move = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

    if (match->round.phase != RUMMY_PHASE_OVER) {
      rummy_round_moves (&match->round, moves);
      move = moves->move[rummy_rng_below (&rng, moves->n)];
    }
    tap_check_int (rummy_match_apply (match, &move, NULL), RUMMY_OK);
    tap_check (rummy_record_add (record, &move));
  }
  free (moves);
}

static bool
same_match (const RummyMatch *a, const RummyMatch *b)
{
  RummyMatch copy;

  rummy_match_copy (&copy, b);
  copy.round.rules = a->round.rules;

  return memcmp (a, &copy, sizeof copy) == 0;
}

static void
test_play_again (void)
{
  RummyMatch *match = calloc (1, sizeof *match), *again = calloc (1, sizeof *again);
  RummyRecord record, read = { 0 };
  RummyRefusal refusal;
  char error[RUMMY_ERROR_TEXT], *text;
  unsigned line;

  play_randomly (&record, match, 3000);
  text = rummy_record_to_text (&record);
  tap_check (rummy_record_from_text (&read, text, &line, error));
  tap_check_int ((long long) read.n_moves, (long long) record.n_moves);
  tap_check_int ((long long) rummy_record_play (&read, read.n_moves, again, &refusal), (long long) read.n_moves);
  tap_check_int (refusal, RUMMY_OK);
  tap_check (same_match (match, again));

  /* An illegal move stops it there. */
  read.moves[read.n_moves / 2].seat ^= 1;
  read.moves[read.n_moves / 2].kind = RUMMY_MOVE_DRAW;
  tap_check_int ((long long) rummy_record_play (&read, read.n_moves, again, &refusal), (long long) (read.n_moves / 2));
  tap_check (refusal != RUMMY_OK);

  free (text);
  rummy_record_clear (&record);
  rummy_record_clear (&read);
  free (match);
  free (again);
}

/* The rounds up to a certain one are those of the code, the later ones those of another. */
static void
test_deal_anew (void)
{
  static const char *const text = "rules 500-rum target=900\ncode 0000-0000-00007\ngame 2\ndeal\n";
  RummyMatch *match = calloc (1, sizeof *match);
  RummyRecord record = { 0 }, other = { 0 }, read = { 0 };
  char error[RUMMY_ERROR_TEXT], *written;
  RummyCard deck[2][RUMMY_CARDS_MAX];
  unsigned line;

  tap_check (rummy_record_from_text (&record, text, &line, error));
  tap_check (rummy_record_from_text (&other, text, &line, error));
  rummy_record_deal_anew (&read, 3, 8);
  tap_check_int (read.later_from, 4);
  rummy_record_clear (&read);
  rummy_record_deal_anew (&other, 0, 8);
  rummy_record_deal_anew (&other, 0, 9); /* once */
  tap_check_int (other.later_from, 2);
  tap_check (!rummy_record_continues (&other, &record));
  written = rummy_record_to_text (&other);
  tap_check (strstr (written, "\nfrom 2 code 0000-0000-00008\n") != NULL);
  tap_check (rummy_record_from_text (&read, written, &line, error));
  tap_check_int (read.later_from, 2);
  tap_check_int ((long long) read.later_seed, 8);

  for (unsigned round = 1; round <= 3; round++) {
    for (unsigned i = 0; i < 2; i++) {
      rummy_record_start (i == 0 ? &record : &read, match);
      match->rounds = (uint16_t) (round - 1);
      tap_check_int ((long long) rummy_match_next_deck (match, deck[i]), 52);
    }
    tap_check ((memcmp (deck[0], deck[1], 52) == 0) == (round == 1));
  }
  rummy_record_start (&record, match);
  match->seed = 8;
  match->rounds = 2;
  rummy_match_next_deck (match, deck[0]);
  tap_check (memcmp (deck[0], deck[1], 52) == 0);

  free (written);
  rummy_record_clear (&record);
  rummy_record_clear (&other);
  rummy_record_clear (&read);
  free (match);
}

/* A deck whose hands are smaller is written and read as it was; what cannot be dealt is refused. */
static void
test_hands (void)
{
  static const char *const bad[] = { "", "5", "5 7 6", "5 14", "0 5", "5 x", "-1 5" };
  char text[1024] = "rules 500-rum\ndeck", error[RUMMY_ERROR_TEXT], *written;
  RummyMatch *match = calloc (1, sizeof *match);
  RummyRecord record = { 0 }, read = { 0 };
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyRules rules;
  unsigned line, n;

  rummy_rules_init (&rules, "500-rum");
  n = (unsigned) rummy_rules_deck (&rules, 2, deck);
  for (unsigned i = 0; i < n; i++) {
    char code[RUMMY_CARD_TEXT];

    rummy_card_to_text (deck[i], code);
    snprintf (text + strlen (text), sizeof text - strlen (text), " %s", code);
  }
  strcat (text, "\nhands 5 13\ndeal\n");
  tap_check (rummy_record_from_text (&record, text, &line, error));
  tap_check (record.hands[0] == 5 && record.hands[1] == 0);
  written = rummy_record_to_text (&record);
  tap_check (strstr (written, "\nhands 5 13\ndeal\n") != NULL);
  tap_check (rummy_record_from_text (&read, written, &line, error));
  tap_check_int ((long long) rummy_record_play (&read, 1, match, NULL), 1);
  tap_check (match->round.n_hand[0] == 5 && match->round.n_hand[1] == 13);

  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    tap_check (!rummy_record_read_hands (&record, bad[i], error));
    tap_check (record.hands[0] == 5 && record.hands[1] == 0);
  }
  tap_check (rummy_record_read_hands (&record, "13 13", error));
  free (written);
  written = rummy_record_to_text (&record);
  tap_check (strstr (written, "hands") == NULL);

  free (written);
  rummy_record_clear (&record);
  rummy_record_clear (&read);
  free (match);
}

static void
test_bad_records (void)
{
  static const struct {
    const char *text;
    unsigned line;
  } bad[] = {
    { "", 0 },
    { "deal\n", 1 },
    { "rules 500-rum\nrules 500-rum\n", 2 },
    { "rules no-such-game\n", 1 },
    { "rules 500-rum players=4 deal=13/13/13/13/13/13/13\n", 1 },
    { "rules 500-rum\n\n# a comment\ncode 12\n", 4 },
    { "rules 500-rum\ngame 0\n", 2 },
    { "rules 500-rum\nfrom 1 code 0123-4567-89ABC\n", 2 },
    { "rules 500-rum\nfrom 201 code 0123-4567-89ABC\n", 2 },
    { "rules 500-rum\nfrom 2 code 12\n", 2 },
    { "rules 500-rum\nfrom 2 0123-4567-89ABC\n", 2 },
    { "rules 500-rum\ndeal\nfrom 2 code 0123-4567-89ABC\n", 3 },
    { "rules 500-rum\ndeal\n1 fly\n", 3 },
    { "rules 500-rum\nhands 5 7\n", 2 },
  };
  RummyRecord record = { 0 };

  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char error[RUMMY_ERROR_TEXT];
    unsigned line;

    tap_check (!rummy_record_from_text (&record, bad[i].text, &line, error));
    tap_check (error[0] != '\0');
    tap_check_int (line, bad[i].line);
  }
}

static void
test_people_write_records (void)
{
  RummyRecord record = { 0 };
  char error[RUMMY_ERROR_TEXT];
  unsigned line;

  tap_check (rummy_record_from_text (
    &record, "# mine\n  rules 500-rum target=300  # short\r\ncode 0000-0000-00007\ngame 2\n\ndeal\n2 draw # hm", &line,
    error));
  tap_check_int (record.rules.target, 300);
  tap_check_int (record.rules.deal[2], 13);
  tap_check_int ((long long) record.seed, 7);
  tap_check_int (record.game, 2);
  tap_check_int ((long long) record.n_moves, 2);
  rummy_record_clear (&record);
}

int
main (void)
{
  tap_run ("moves read back", test_moves);
  tap_run ("what is no move", test_bad_moves);
  tap_run ("a record as text plays to the same match", test_play_again);
  tap_run ("later rounds from another code", test_deal_anew);
  tap_run ("A-074 the hands of a deck", test_hands);
  tap_run ("bad records are refused with their line", test_bad_records);
  tap_run ("records as people write them", test_people_write_records);

  return tap_done ();
}
