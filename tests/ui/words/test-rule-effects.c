/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A rule of which the table says that it makes no difference makes none: two games that differ in nothing else go the
 * same way, move by move and point by point.  All games are tried, and all that lie one step from them. */

#include <glib.h>
#include <string.h>

#include "engine/match.h"
#include "engine/rng.h"
#include "ui/words/rule-words.h"

#define ROUNDS 2
#define ROUNDS_TO_END 8 /* of games that are short */
#define TRIES_MOST 30   /* to end one */
#define MOVES_MAX 300

static RummyMoves one_moves, other_moves;
static guint n_ends; /* games that were played to their end */
static guint n_idle_ends[128]; /* of them those in which the rule of that number made no difference */
static gboolean is_ever_idle[128];

/* What people see of a round, and may do. */
static gboolean
is_same_round (const RummyRound *one, const RummyRound *other)
{
  if (one->phase != other->phase || one->turn != other->turn || one->dealer != other->dealer ||
      one->lead != other->lead || one->end != other->end || one->out != other->out || one->n_pile != other->n_pile ||
      one->n_stock != other->n_stock || one->n_melds != other->n_melds)
    return FALSE;
  if (memcmp (one->hand, other->hand, sizeof one->hand) != 0 ||
      memcmp (one->deck, other->deck, sizeof one->deck) != 0 ||
      memcmp (&one->exposed, &other->exposed, sizeof one->exposed) != 0)
    return FALSE;

  rummy_round_moves (one, &one_moves);
  rummy_round_moves (other, &other_moves);

  return one_moves.n == other_moves.n &&
         memcmp (one_moves.move, other_moves.move, one_moves.n * sizeof *one_moves.move) == 0;
}

static gboolean
has_same_scores (const RummyMatch *one, const RummyMatch *other)
{
  RummyScore scores[RUMMY_SEATS_MAX], others[RUMMY_SEATS_MAX];
  unsigned winner, other_winner;

  if (rummy_round_scores (&one->round, scores, &winner) != rummy_round_scores (&other->round, others, &other_winner) ||
      winner != other_winner)
    return FALSE;
  for (unsigned side = 0; side < rummy_rules_sides (&one->rules); side++) {
    if (scores[side].total != others[side].total)
      return FALSE;
  }

  return one->over == other->over && one->winner == other->winner && one->knocked_out == other->knocked_out &&
         memcmp (one->totals, other->totals, sizeof one->totals) == 0 &&
         memcmp (one->results, other->results, sizeof one->results) == 0 &&
         memcmp (one->won, other->won, sizeof one->won) == 0;
}

/* Discards come last, so that much is laid down. */
static RummyMove
draw_move (RummyRng *rng)
{
  RummyMove move = one_moves.move[rummy_rng_below (rng, one_moves.n)];

  for (guint i = 0; i < 2 && move.kind == RUMMY_MOVE_DISCARD; i++)
    move = one_moves.move[rummy_rng_below (rng, one_moves.n)];

  return move;
}

static gboolean
plays_alike (const RummyRules *rules, const RummyRules *other_rules, guint64 seed, guint rounds)
{
  const RummyMove deal = { .kind = RUMMY_MOVE_DEAL };
  static RummyMatch one, other;
  RummyRng rng;

  rummy_rng_seed (&rng, seed);
  rummy_match_init (&one, rules, seed, 1);
  rummy_match_init (&other, other_rules, seed, 1);
  for (guint round = 0; round < rounds && !one.over; round++) {
    g_assert_cmpint (rummy_match_apply (&one, &deal, NULL), ==, RUMMY_OK);
    if (rummy_match_apply (&other, &deal, NULL) != RUMMY_OK || !is_same_round (&one.round, &other.round))
      return FALSE;
    for (guint i = 0; i < MOVES_MAX && one.round.phase != RUMMY_PHASE_OVER; i++) {
      RummyMove move = draw_move (&rng);

      g_assert_cmpint (rummy_match_apply (&one, &move, NULL), ==, RUMMY_OK);
      if (rummy_match_apply (&other, &move, NULL) != RUMMY_OK || !is_same_round (&one.round, &other.round))
        return FALSE;
    }
    if (one.round.phase != RUMMY_PHASE_OVER)
      return TRUE;
    if (!has_same_scores (&one, &other))
      return FALSE;
    n_ends += one.over;
  }

  return TRUE;
}

/* Another value of a rule that makes no difference, which these rules can be played with, or FALSE. */
static gboolean
change_idle (RummyRules *rules, const RummyParam *param, RummyRng *rng)
{
  const int own = rummy_rules_get (rules, param, 0), values = param->max - param->min + 1;
  char error[RUMMY_ERROR_TEXT];
  int first = (int) rummy_rng_below (rng, (unsigned) values);

  for (int i = 0; i < MIN (values, 5); i++) {
    rummy_rules_set (rules, param, 0, param->min + (first + i) % values);
    if (rummy_rules_get (rules, param, 0) != own && rummy_rules_validate (rules, error))
      return TRUE;
  }
  rummy_rules_set (rules, param, 0, own);

  return FALSE;
}

/* Whether it can be had otherwise at all. */
static gboolean
assert_idle (const RummyRules *rules, const RummyParam *param, const char *where, guint64 seed, guint rounds)
{
  RummyRules other = *rules;
  RummyRng rng;

  rummy_rng_seed (&rng, seed);
  if (!change_idle (&other, param, &rng))
    return FALSE;
  if (!plays_alike (rules, &other, seed, rounds))
    g_error ("%s: %s makes a difference, though \"%s\" (%d and %d)", where, param->key,
             rummy_rule_words_why_not (rules, param), rummy_rules_get (rules, param, 0),
             rummy_rules_get (&other, param, 0));

  return TRUE;
}

/* Of the rules that make no difference the one with that number, whichever there are. */
static const RummyParam *
find_idle (const RummyRules *rules, guint number)
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params), *idle[128];
  guint n = 0;

  for (size_t i = 0; i < n_params; i++) {
    if (rummy_rule_words_why_not (rules, &params[i]) != NULL)
      idle[n++] = &params[i];
  }

  return n > 0 ? idle[number % n] : NULL;
}

static void
init_rules (RummyRules *rules, const RummyPreset *preset)
{
  rummy_rules_init (rules, preset->key);
  if (preset->seats_max >= 3 && preset->seats_min < 3)
    rules->players = 3;
}

static void
test_idle (gconstpointer data)
{
  const RummyPreset *preset = data;
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  RummyRules rules;

  init_rules (&rules, preset);
  for (size_t i = 0; i < n_params; i++) {
    for (guint seed = 1; rummy_rule_words_why_not (&rules, &params[i]) != NULL && seed <= 3; seed++)
      assert_idle (&rules, &params[i], preset->key, seed, ROUNDS);
  }
}

/* The rules that lie one step from a game, each with some of those that make no difference then. */
static void
test_steps (gconstpointer data)
{
  const RummyPreset *preset = data;
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;

  for (size_t i = 0; i < n_params; i++) {
    for (int step = -1; step <= 1; step += 2) {
      int value;

      init_rules (&rules, preset);
      value = rummy_rules_get (&rules, &params[i], 0) + step;
      if (value < params[i].min || value > params[i].max)
        continue;
      rummy_rules_set (&rules, &params[i], 0, value);
      for (guint k = 0; rummy_rules_validate (&rules, error) && k < 3; k++) {
        const RummyParam *idle = find_idle (&rules, (guint) i * 7 + k * 5);
        g_autofree char *where = g_strdup_printf ("%s %s=%d", preset->key, params[i].key, value);

        if (idle != NULL && idle != &params[i])
          assert_idle (&rules, idle, where, i + k, ROUNDS);
      }
    }
  }
}

/* A game of a few rounds, which ends in one of the ways in which games do. */
static gboolean
init_short (RummyRules *rules, const RummyPreset *preset, int target_kind, gboolean lowest, gboolean knockout)
{
  char error[RUMMY_ERROR_TEXT];

  init_rules (rules, preset);
  rules->target_kind = (gint16) target_kind;
  rules->target = target_kind == RUMMY_TARGET_ROUNDS ? 2 : 1;
  rules->lowest = lowest;
  rules->knockout = knockout;

  return rummy_rules_validate (rules, error);
}

/* Just as many points as somebody has after the first round, as it is played with that seed. */
static void
aim (RummyRules *rules, guint64 seed)
{
  const RummyMove deal = { .kind = RUMMY_MOVE_DEAL };
  static RummyMatch match;
  RummyRng rng;
  int most = 1;

  rules->target = 10000;
  rummy_rng_seed (&rng, seed);
  rummy_match_init (&match, rules, seed, 1);
  g_assert_cmpint (rummy_match_apply (&match, &deal, NULL), ==, RUMMY_OK);
  for (guint i = 0; i < MOVES_MAX && match.round.phase != RUMMY_PHASE_OVER; i++) {
    RummyMove move;

    rummy_round_moves (&match.round, &one_moves);
    move = draw_move (&rng);
    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  }
  for (unsigned side = 0; side < rummy_rules_sides (rules); side++)
    most = MAX (most, match.totals[side]);
  rules->target = (gint16) MIN (most, 10000);
}

/* Until a game comes to its end; at random most do so soon. */
static gboolean
assert_idle_to_end (const RummyRules *rules, const RummyParam *param, const char *where)
{
  guint before = n_ends;

  for (guint64 seed = 1; n_ends == before && seed <= TRIES_MOST; seed++) {
    RummyRules own = *rules;

    if (own.target_kind == RUMMY_TARGET_POINTS)
      aim (&own, seed);
    if (!assert_idle (&own, param, where, seed, ROUNDS_TO_END))
      return FALSE;
  }

  return TRUE;
}

/* What decides a game, and what its end is worth, is seen only where a game ends. */
static void
test_ends (gconstpointer data)
{
  const RummyPreset *preset = data;
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  RummyRules rules;

  for (int way = 0; way < 3 * 2 * 2; way++) {
    g_autofree char *where = g_strdup_printf ("%s, way %d", preset->key, way);

    if (!init_short (&rules, preset, way % 3, way / 3 % 2, way / 6))
      continue;
    for (size_t i = 0; i < n_params; i++) {
      guint before = n_ends;

      if (!g_str_equal (params[i].group, "match") || rummy_rule_words_why_not (&rules, &params[i]) == NULL)
        continue;
      if (!assert_idle_to_end (&rules, &params[i], where))
        continue;
      is_ever_idle[i] = TRUE;
      n_idle_ends[i] += n_ends - before;
    }
  }
}

/* Nobody goes out at random in some games, but each rule was seen where a game ended. */
static void
test_ended (void)
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);

  for (size_t i = 0; i < n_params; i++) {
    g_test_message ("%s: %u ends", params[i].key, n_idle_ends[i]);
    g_assert_true (!is_ever_idle[i] || n_idle_ends[i] > 0);
  }
}

int
main (int argc, char **argv)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);

  for (size_t i = 0; i < n_presets; i++) {
    g_autofree char *idle = g_strdup_printf ("/rule-effects/idle/%s", presets[i].key);
    g_autofree char *steps = g_strdup_printf ("/rule-effects/steps/%s", presets[i].key);
    g_autofree char *ends = g_strdup_printf ("/rule-effects/ends/%s", presets[i].key);

    g_test_add_data_func (idle, &presets[i], test_idle);
    g_test_add_data_func (steps, &presets[i], test_steps);
    g_test_add_data_func (ends, &presets[i], test_ends);
  }
  g_test_add_func ("/rule-effects/ends/each", test_ended);

  return g_test_run ();
}
