/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/explainer.h"

#include "ai/bot.h"
#include "play.h"

#define SEED G_GUINT64_CONSTANT (77)

typedef struct {
  guint n;
  RummyMove move; /* the last one that was explained */
} Told;

static void
explained_cb (RummyExplainer *explainer, const RummyAnalysis *analysis, const RummyOption *option, Told *told)
{
  if (option == NULL)
    return;

  told->n++;
  told->move = option->line.move[0];
}

static void
play_next (RummyGame *game, RummyRng *rng)
{
  RummyView view;
  RummyMove move;

  rummy_view_init (&view, rummy_game_get_round (game), rummy_game_get_round (game)->turn, NULL);
  move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, rng, NULL);
  g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
}

static RummyGame *
new_game (void)
{
  RummyRules rules = play_rules ("");
  RummyGame *game = rummy_game_new (&rules, SEED, 1);

  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);

  return game;
}

/* Each move of a round, by a choice that begins with it. */
static void
test_moves (void)
{
  g_autoptr (RummyGame) game = new_game ();
  g_autoptr (RummyExplainer) explainer = rummy_explainer_new ();
  Told told = { 0 };
  RummyRng rng;
  guint n = 0;

  rummy_rng_seed (&rng, SEED);
  g_signal_connect (explainer, "explained", G_CALLBACK (explained_cb), &told);
  rummy_explainer_ask (explainer, game); /* the deal decides nothing */
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER) {
    const RummyRecord *record;
    const RummyMove *last;

    play_next (game, &rng);
    rummy_explainer_ask (explainer, game);
    for (n++; told.n < n;)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpuint (told.n, ==, n);
    record = rummy_game_get_record (game);
    last = &record->moves[record->n_moves - 1];
    g_assert_cmpuint (told.move.seat, ==, last->seat);
    g_assert_true (told.move.kind == last->kind ||
                   (last->kind == RUMMY_MOVE_MELD && told.move.kind == RUMMY_MOVE_LAY) ||
                   (last->kind == RUMMY_MOVE_LAY && told.move.kind == RUMMY_MOVE_MELD));
  }
  g_assert_cmpuint (n, >, 20);
}

/* Only the newest move, one at a time, and nothing any more once it is forgotten. */
static void
test_newest (void)
{
  g_autoptr (RummyGame) game = new_game ();
  g_autoptr (RummyExplainer) explainer = rummy_explainer_new ();
  Told told = { 0 };
  RummyRng rng;

  rummy_rng_seed (&rng, SEED);
  g_signal_connect (explainer, "explained", G_CALLBACK (explained_cb), &told);
  for (guint i = 0; i < 6; i++) {
    play_next (game, &rng);
    rummy_explainer_ask (explainer, game);
  }
  while (told.n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (told.n, ==, 1);
  g_assert_cmpuint (told.move.kind, ==,
                    rummy_game_get_record (game)->moves[rummy_game_get_record (game)->n_moves - 1].kind);

  play_next (game, &rng);
  rummy_explainer_ask (explainer, game);
  rummy_explainer_forget (explainer);
  play_next (game, &rng);
  rummy_explainer_ask (explainer, game); /* comes after what was forgotten */
  while (told.n == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (told.n, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/explainer/moves", test_moves);
  g_test_add_func ("/explainer/newest", test_newest);

  return g_test_run ();
}
