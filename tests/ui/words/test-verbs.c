/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever the rules of a preset allow, a person can ask for: by a gesture and by a button. */

#include <glib.h>

#include "engine/match.h"
#include "engine/rng.h"
#include "ui/words/table-intent.h"
#include "ui/words/verbs.h"

#define N_ROUNDS 12

/* What the table makes of the gesture that belongs to a move. */
static RummyIntent
gesture_of (const RummyRound *round, const RummyMove *move)
{
  switch (move->kind) {
  case RUMMY_MOVE_TAKE:
    if (!rummy_cards_is_empty (move->cards))
      return rummy_intent_split (move->seat, move->card, rummy_cards_first (move->cards), move->low);
    return rummy_intent_move (move->kind, move->seat, move->card);
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_CALL:
    return rummy_intent_lay (round, move->seat, move->cards, move->meld);
  case RUMMY_MOVE_LAY:
    return rummy_intent_on_meld (round, move->seat, move->cards, move->meld, RUMMY_CARD_NONE);
  case RUMMY_MOVE_SWAP:
    return rummy_intent_on_meld (round, move->seat, rummy_cards_of (move->card), move->meld,
                                 rummy_cards_first (move->cards));
  case RUMMY_MOVE_KNOCK:
    return rummy_intent_knock (round, move->seat, move->card);
  case RUMMY_MOVE_NOMINATE: {
    RummyIntent nominate = rummy_intent_move (move->kind, move->seat, RUMMY_CARD_NONE);

    nominate.move[0].low = move->low;
    return nominate;
  }
  default:
    return rummy_intent_move (move->kind, move->seat, move->card);
  }
}

static gboolean
is_same (const RummyMove *a, const RummyMove *b)
{
  return a->kind == b->kind && a->card == b->card && a->meld == b->meld && a->low == b->low &&
         rummy_cards_equal (a->cards, b->cards);
}

/* The gesture means the move, or asks which of several, and the move is one of the answers. */
static void
check_gesture (const RummyRound *round, const RummyMove *move)
{
  RummyIntent intent = gesture_of (round, move), readings[RUMMY_READINGS_MAX];
  RummyRefusal refusal = rummy_intent_check (&intent, round);
  RummyMeld melds[RUMMY_READINGS_MAX];
  guint n;

  g_assert_cmpuint (intent.n, ==, 1);
  if (move->kind == RUMMY_MOVE_KNOCK && move->low)
    return; /* the table lays out the melds of a knock itself */
  if (refusal == RUMMY_OK) {
    intent.move[0].low = move->low; /* read in the only way */
    g_assert_true (is_same (&intent.move[0], move));
    return;
  }

  g_assert_cmpstr (rummy_refusal_key (refusal), ==, rummy_refusal_key (RUMMY_REFUSED_AMBIGUOUS));
  n = rummy_intent_readings (&intent, round, readings, melds);
  g_assert_cmpuint (n, >=, 1); /* of several readings perhaps only one is legal */
  for (guint i = 0; i < n; i++) {
    if (is_same (&readings[i].move[0], move))
      return;
  }
  g_assert_not_reached ();
}

static guint32
verb_of (const RummyMove *move)
{
  static const guint32 verbs[RUMMY_N_MOVES] = {
    [RUMMY_MOVE_DRAW] = 1u << RUMMY_VERB_DRAW,       [RUMMY_MOVE_TAKE] = 1u << RUMMY_VERB_TAKE,
    [RUMMY_MOVE_MELD] = 1u << RUMMY_VERB_MELD,       [RUMMY_MOVE_LAY] = 1u << RUMMY_VERB_MELD,
    [RUMMY_MOVE_SWAP] = 1u << RUMMY_VERB_MELD,       [RUMMY_MOVE_DISCARD] = 1u << RUMMY_VERB_DISCARD,
    [RUMMY_MOVE_KNOCK] = 1u << RUMMY_VERB_KNOCK,     [RUMMY_MOVE_CALL] = 1u << RUMMY_VERB_CALL,
    [RUMMY_MOVE_RENEW] = 1u << RUMMY_VERB_RENEW,     [RUMMY_MOVE_BLOCK] = 1u << RUMMY_VERB_BLOCK,
    [RUMMY_MOVE_NOMINATE] = 1u << RUMMY_VERB_SPLIT,  [RUMMY_MOVE_PASS] = 1u << RUMMY_VERB_PASS,
  };

  return verbs[move->kind];
}

static guint
place_of (const RummyVerb row[RUMMY_PLACES], guint32 verbs)
{
  guint place = 0;

  while (place < RUMMY_PLACES && !(verbs >> row[place] & 1))
    place++;

  return place;
}

/* Each legal move has its button, and what is possible never gives way to something rare. */
static void
check_row (const RummyRound *round, const RummyMoves *moves)
{
  RummyVerb usual[RUMMY_PLACES], row[RUMMY_PLACES];

  rummy_verbs_usual (round->rules, usual);
  rummy_verbs_row (round, round->turn, TRUE, row);
  for (guint i = 0; i < moves->n; i++) {
    guint32 verbs = verb_of (&moves->move[i]);
    guint place = place_of (row, verbs);

    g_assert_cmpuint (place, <, RUMMY_PLACES);
    if (place_of (usual, verbs) < RUMMY_PLACES)
      g_assert_cmpuint (place, ==, place_of (usual, verbs));
  }
  rummy_verbs_row (round, rummy_round_next (round, round->turn), TRUE, row);
  g_assert_cmpmem (row, sizeof row, usual, sizeof usual);
}

static void
test_preset (gconstpointer data)
{
  const RummyPreset *preset = data;
  g_autofree RummyMoves *moves = g_new (RummyMoves, 1);
  RummyMatch match;
  RummyRules rules;
  RummyRng rng;

  g_assert_true (rummy_rules_init (&rules, preset->key));
  rules.players = (gint16) preset->seats_max;
  rummy_rng_seed (&rng, 4);
  rummy_match_init (&match, &rules, 4, 1);

  while (match.rounds < N_ROUNDS && !match.over) {
    const RummyRound *round = &match.round;
    RummyMove move = {
      .kind = RUMMY_MOVE_DEAL, .seat = RUMMY_SEAT_NONE, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE
    };

    if (match.rounds > 0 && round->phase != RUMMY_PHASE_OVER) {
      rummy_round_moves (round, moves);
      for (guint i = 0; i < moves->n; i++) {
        check_gesture (round, &moves->move[i]);
        if (moves->move[i].kind == RUMMY_MOVE_TAKE)
          g_assert_null (rummy_verb_why_not (RUMMY_VERB_TAKE, round, round->turn, 0));
        g_assert_cmpuint (rummy_verbs (round, TRUE) & verb_of (&moves->move[i]), !=, 0);
      }
      check_row (round, moves);
      if (round->must_stock)
        g_assert_cmpuint (rummy_verbs (round, TRUE) & 1u << RUMMY_VERB_TAKE, ==, 0);
      move = moves->move[rummy_rng_below (&rng, moves->n)];
    }
    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  }
}

/* What the selected cards do is what the eye finds. */
static void
test_suggested (void)
{
  RummyRules rules;
  RummyRound round;
  RummyCard deck[RUMMY_CARDS_MAX];

  g_assert_true (rummy_rules_init (&rules, "500-rum"));
  rummy_rules_deck (&rules, 1, deck);
  rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
  g_assert_true (rummy_verb_words (RUMMY_VERB_DRAW, &round, FALSE).is_suggested);
  g_assert_false (rummy_verb_words (RUMMY_VERB_DRAW, &round, TRUE).is_suggested);
  g_assert_false (rummy_verb_words (RUMMY_VERB_TAKE, &round, FALSE).is_suggested);
  round.phase = RUMMY_PHASE_OFFER;
  g_assert_true (rummy_verb_words (RUMMY_VERB_TAKE, &round, FALSE).is_suggested);
  round.phase = RUMMY_PHASE_PLAY;
  g_assert_true (rummy_verb_words (RUMMY_VERB_MELD, &round, TRUE).is_suggested);
  g_assert_false (rummy_verb_words (RUMMY_VERB_MELD, &round, FALSE).is_suggested);
}

/* The end of a lay-off, when there is nothing left to lay. */
static void
test_done (void)
{
  RummyRules rules;
  RummyRound round;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyCards three = rummy_cards_of_rank (3);

  g_assert_true (rummy_rules_init (&rules, "gin"));
  rummy_rules_deck (&rules, 1, deck);
  rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
  round.phase = RUMMY_PHASE_LAYOFF;
  round.out = (uint8_t) rummy_round_next (&round, round.turn);
  round.waiting = (uint8_t) (1u << round.turn);

  round.hand[round.turn] = three;
  g_assert_false (rummy_verb_words (RUMMY_VERB_PASS, &round, FALSE).is_suggested);
  round.hand[round.turn] = rummy_cards_of (rummy_cards_first (three));
  g_assert_true (rummy_verb_words (RUMMY_VERB_PASS, &round, FALSE).is_suggested);
  g_assert_false (rummy_verb_words (RUMMY_VERB_PASS, &round, TRUE).is_suggested);
}

int
main (int argc, char *argv[])
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/verbs/suggested", test_suggested);
  g_test_add_func ("/verbs/done", test_done);
  for (size_t i = 0; i < n_presets; i++) {
    g_autofree char *path = g_strdup_printf ("/verbs/%s", presets[i].key);

    g_test_add_data_func (path, &presets[i], test_preset);
  }

  return g_test_run ();
}
