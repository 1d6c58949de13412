/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "game/replay.h"
#include "game/review.h"

#include "play.h"

#define SEED G_GUINT64_CONSTANT (61)

/* A round of two bots, the first of which may be a bad one. */
static RummyGame *
played (RummyLevel level)
{
  RummyRules rules = play_rules ("");
  RummyGame *game = rummy_game_new (&rules, SEED, 1);

  rummy_game_set_level (game, 0, (int) level);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_EXPERT);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  rummy_game_start (game);
  play_until (game, G_MAXSIZE);
  g_assert_cmpint (rummy_game_get_round (game)->phase, ==, RUMMY_PHASE_OVER);

  return game;
}

static RummyReview *
reviewed (RummyGame *game)
{
  RummyReview *review = rummy_review_new (game, 0, 1);

  while (rummy_review_get_n_done (review) < rummy_review_get_n (review))
    g_main_context_iteration (NULL, TRUE);

  return review;
}

/* The round of two experts that most tests look at. */
static RummyGame *good_round;
static RummyReview *good_review;

/* As they are shown, in whole points: the parts make the whole, the losses the skill, and the leads the losses. */
static void
assert_adds_up (RummyReview *review)
{
  RummyVerdict verdict;
  int lost = 0;

  for (guint i = 0; i < rummy_review_get_n (review); i++) {
    const RummyDecision *decision = rummy_review_get (review, i);
    const RummyOption *own = rummy_analysis_own (&decision->analysis);

    lost += decision->loss;
    if (decision->loss > 0)
      g_assert_cmpint (decision->loss, ==,
                       lround (rummy_tally_mean (&rummy_analysis_suggested (&decision->analysis)->result)) -
                         lround (rummy_tally_mean (&own->result)));
  }
  rummy_review_judge (review, &verdict);
  g_assert_cmpint (verdict.lost, ==, lost);
  g_assert_cmpint (verdict.reached, ==, verdict.expected - verdict.lost + verdict.luck);
}

/* Every move of the seat is in one decision, with the hands as they were; the parts of the result make the whole. */
static void
test_whole (void)
{
  RummyGame *game = good_round;
  RummyReview *review = good_review;
  g_autoptr (RummyReplay) replay = rummy_replay_new (game);
  const RummyRound *replayed = rummy_game_get_round (rummy_replay_get_game (replay));
  const RummyRecord *record = rummy_game_get_record (game);
  guint n_own = 0, n_moves = 0;
  RummyVerdict verdict;

  for (gsize i = 0; i < record->n_moves; i++)
    n_own += record->moves[i].kind != RUMMY_MOVE_DEAL && record->moves[i].seat == 0;
  g_assert_cmpuint (rummy_review_get_n (review), >, 4);
  for (guint i = 0; i < rummy_review_get_n (review); i++) {
    const RummyDecision *decision = rummy_review_get (review, i);

    n_moves += decision->own.n;
    g_assert_cmpint (rummy_round_check (&decision->round, &decision->own.move[0]), ==, RUMMY_OK);
    g_assert_cmpuint (rummy_cards_count (decision->round.hand[1]), ==, decision->round.n_hand[1]);
    g_assert_nonnull (rummy_analysis_own (&decision->analysis));
    g_assert_cmpint (decision->loss, >=, 0);

    rummy_replay_seek (replay, decision->position);
    g_assert_cmpuint (replayed->turns, ==, decision->round.turns);
    g_assert_cmpmem (replayed->hand, sizeof replayed->hand, decision->round.hand, sizeof decision->round.hand);
    g_assert_cmpint (replayed->phase, ==, decision->round.phase);
  }
  g_assert_cmpuint (n_moves, ==, n_own);

  rummy_review_judge (review, &verdict);
  g_assert_cmpint (verdict.reached, ==, lround (rummy_analysis_lead (rummy_game_get_round (game), 0)));
  assert_adds_up (review);
}

/* Whoever asks in the game what a choice is worth, or what to do, and whoever reads the review are told the same. */
static void
test_agrees (void)
{
  guint n_compared = 0;

  for (guint i = 0; i < 6; i++) {
    const RummyDecision *decision = rummy_review_get (good_review, i);
    const RummyLine *told, *now;
    RummyAnalysis analysis;
    RummyView view;

    rummy_view_init (&view, &decision->round, 0, NULL);
    rummy_analysis_init (&analysis, &view, NULL);
    g_assert_true (rummy_analysis_think (&analysis, analysis.n_wanted, NULL));
    told = &rummy_analysis_suggested (&analysis)->line;
    now = &rummy_analysis_suggested (&decision->analysis)->line;
    g_assert_cmpuint (told->n, ==, now->n);
    for (guint k = 0; k < told->n; k++)
      g_assert_true (rummy_same_move (&told->move[k], &now->move[k]));
    for (guint k = 0; k < analysis.n; k++) {
      for (guint l = 0; analysis.n_wanted > 0 && l < decision->analysis.n; l++) {
        const RummyOption *asked = &analysis.option[k], *reviewed = &decision->analysis.option[l];

        if (memcmp (&asked->line, &reviewed->line, sizeof asked->line) != 0)
          continue;
        g_assert_cmpuint (asked->result.n, ==, reviewed->result.n);
        g_assert_cmpfloat (asked->result.sum, ==, reviewed->result.sum);
        n_compared++;
      }
    }
  }
  g_assert_cmpuint (n_compared, >, 5);
}

/* Whoever never melds gives a lot away, and the worst of it comes first. */
static void
test_mistakes (void)
{
  g_autoptr (RummyGame) bad = played (RUMMY_LEVEL_CAREFREE);
  g_autoptr (RummyReview) badly = reviewed (bad);
  RummyVerdict verdict, worse;
  guint worst[3], n = rummy_review_worst (badly, worst, G_N_ELEMENTS (worst));

  rummy_review_judge (good_review, &verdict);
  rummy_review_judge (badly, &worse);
  assert_adds_up (badly);
  g_assert_cmpint (worse.lost, >, verdict.lost + 30);
  g_assert_cmpuint (n, ==, 3);
  for (guint i = 0; i < rummy_review_get_n (badly); i++)
    g_assert_cmpint (rummy_review_get (badly, i)->loss, <=, rummy_review_get (badly, worst[0])->loss);
  g_assert_cmpint (rummy_review_get (badly, worst[1])->loss, >=, rummy_review_get (badly, worst[2])->loss);
}

/* While a round goes on, all decisions are there that the moves so far have completed, as they will be at its end. */
static void
test_running (void)
{
  const RummyRecord *record = rummy_game_get_record (good_round);
  guint n_left_out = 0;

  for (gsize n = 2; n < 30; n++) {
    g_autoptr (RummyGame) game = rummy_game_new (&record->rules, SEED, 1);
    g_autoptr (RummyReview) review = NULL;
    guint n_own = 0, n_reviewed = 0;

    rummy_game_set_moves (game, record->moves, n);
    review = rummy_review_new (game, 0, 1);
    g_assert_false (rummy_review_is_over (review));
    for (gsize i = 1; i < n; i++)
      n_own += record->moves[i].seat == 0;
    for (guint i = 0; i < rummy_review_get_n (review); i++) {
      const RummyDecision *decision = rummy_review_get (review, i), *later = rummy_review_get (good_review, i);

      n_reviewed += decision->own.n;
      g_assert_cmpuint (decision->position, ==, later->position);
      g_assert_cmpuint (decision->own.n, ==, later->own.n);
    }
    g_assert_cmpuint (n_reviewed, <=, n_own);
    n_left_out += n_own - n_reviewed;
  }
  g_assert_cmpuint (n_left_out, >, 0);
}

/* Whoever asks in the middle of a round wants to know of the last move. */
static void
test_running_order (void)
{
  const RummyRecord *record = rummy_game_get_record (good_round);
  g_autoptr (RummyGame) game = rummy_game_new (&record->rules, SEED, 1);
  g_autoptr (RummyReview) review = NULL;
  guint n;

  rummy_game_set_moves (game, record->moves, 12);
  review = rummy_review_new (game, 0, 1);
  n = rummy_review_get_n (review);
  g_assert_cmpuint (n, >, 2);
  for (guint n_done = 0; n_done < n;) {
    g_main_context_iteration (NULL, TRUE);
    n_done = rummy_review_get_n_done (review);
    for (guint i = 0; i < n; i++)
      g_assert_cmpint (rummy_review_get (review, i)->is_done, ==, i >= n - n_done);
  }
}

/* Nobody waits for one that is not wanted any more. */
static void
test_stops (void)
{
  RummyReview *review = rummy_review_new (good_round, 0, 1);

  g_assert_cmpuint (rummy_review_get_n_done (review), ==, 0);
  g_assert_finalize_object (review);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  good_round = played (RUMMY_LEVEL_EXPERT);
  good_review = reviewed (good_round);

  g_test_add_func ("/review/whole", test_whole);
  g_test_add_func ("/review/agrees", test_agrees);
  g_test_add_func ("/review/mistakes", test_mistakes);
  g_test_add_func ("/review/running", test_running);
  g_test_add_func ("/review/running-order", test_running_order);
  g_test_add_func ("/review/stops", test_stops);

  status = g_test_run ();
  g_object_unref (good_review);
  g_object_unref (good_round);

  return status;
}
