/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenes-fixture.h"
#include "table-fixture.h"

/* What is played between rounds: cards are gathered, shuffled and dealt. */

static void
set_pace (Fixture *self, RummySpeed speed)
{
  const RummyPace pace = { speed, 400, TRUE };

  rummy_table_set_pace (self->table, &pace);
}

static RummyGame *
new_game (gint16 players, const char *preset)
{
  RummyRules rules;

  rummy_rules_init (&rules, preset);
  rules.players = players;

  return rummy_game_new (&rules, 1, 1);
}

static gint64
departure (Fixture *self, RummyCard card)
{
  return rummy_stage_get_departure (stage_of (self->table), card);
}

/* About a second, however many cards there are: one after the other, at last the upcard. */
static void
test_deal_is_seen (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *preset;
    gint16 players;
  } games[] = { { "gin", 2 }, { "500-rum", 4 }, { "500-rum", 8 }, { "kaluki", 4 } };

  fixture_animate (self, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    gint64 before, now, last = 0;
    const RummyHandOrder *order;

    set_pace (self, RUMMY_SPEED_NORMAL);
    fixture_set_game (self, new_game (games[i].players, games[i].preset));
    before = g_get_monotonic_time ();
    rummy_game_deal (self->game);
    now = rummy_stage_now (stage_of (self->table));
    order = order_of (self->table);
    for (guint card = 0; card < order->n; card++) { /* on a slow machine, some cards leave together */
      g_assert_cmpint (departure (self, order->card[card]), >=, last);
      g_assert_false (rummy_cards_is_empty (rummy_cards_of (order->card[card])));
      last = departure (self, order->card[card]);
    }
    g_assert_cmpint (last - departure (self, order->card[0]), >, 200 * 1000);
    g_assert_cmpint (last - now, <=, 1000 * 1000);
    g_assert_cmpint (departure (self, rummy_round_upcard (fixture_round (self))), >, last);
    g_assert_true (rummy_tempo_is_holding (tempo_of (self->table)));
    g_assert_cmpint (rummy_tempo_get_end (tempo_of (self->table)) - before, >, 900 * 1000);
    g_assert_cmpint (rummy_tempo_get_end (tempo_of (self->table)) - before, <, 1700 * 1000);
    fixture_spin_until_still (self);
    g_assert_cmpuint (n_ghosts_on (self->table), ==, 0);
  }
  fixture_animate (self, FALSE);
}

/* The speed of the cards holds for it too, and without motion nothing is played. */
static void
test_deal_has_the_speed_of_cards (Fixture *self, gconstpointer data)
{
  gint64 held[RUMMY_SPEED_OFF + 1];

  for (guint turn = 0; turn < 2; turn++) {
    fixture_animate (self, turn == 0);
    for (RummySpeed speed = RUMMY_SPEED_SLOW; speed <= RUMMY_SPEED_OFF; speed++) {
      gboolean moves = turn == 0 && speed != RUMMY_SPEED_OFF;
      gint64 before;

      set_pace (self, speed);
      fixture_set_game (self, new_game (3, "500-rum"));
      before = g_get_monotonic_time ();
      rummy_game_deal (self->game);
      g_assert_cmpint (rummy_stage_is_playing (stage_of (self->table)), ==, moves);
      g_assert_cmpint (rummy_tempo_is_holding (tempo_of (self->table)), ==, moves);
      if (moves)
        held[speed] = rummy_tempo_get_end (tempo_of (self->table)) - before;
    }
  }
  g_assert_cmpint (held[RUMMY_SPEED_SLOW], >, held[RUMMY_SPEED_NORMAL] * 3 / 2);
  g_assert_cmpint (held[RUMMY_SPEED_NORMAL], >, held[RUMMY_SPEED_FAST] * 3 / 2);
}

static void
check_is_over (Fixture *self)
{
  g_assert_false (rummy_stage_is_playing (stage_of (self->table)));
  g_assert_false (rummy_tempo_is_holding (tempo_of (self->table)));
  g_assert_false (is_moving (self->table));
}

/* Any key ends it, and so does a click; what a person wanted to do with it is done. */
static void
test_deal_is_skipped (Fixture *self, gconstpointer data)
{
  fixture_animate (self, TRUE);
  set_pace (self, RUMMY_SPEED_SLOW);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));

  fixture_set_game (self, fixture_new_game (1, 0));
  rummy_stage_settle (stage_of (self->table));
  fixture_set_game (self, new_game (2, "500-rum"));
  rummy_game_deal (self->game);
  fixture_key (self, "F9");
  check_is_over (self);

  fixture_set_game (self, new_game (2, "500-rum"));
  rummy_game_deal (self->game);
  fixture_click (self, fixture_free (self));
  check_is_over (self);

  for (guint i = 0; i < 2; i++) {
    guint turn;

    fixture_set_game (self, new_game (2, "500-rum"));
    rummy_game_deal (self->game);
    turn = fixture_round (self)->turn;
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
    g_assert_true (rummy_stage_is_playing (stage_of (self->table)));
    if (i == 0)
      fixture_key (self, "s");
    else
      fixture_click (self, fixture_stock (self));
    g_assert_false (rummy_stage_is_playing (stage_of (self->table)));
    if (turn == 0)
      g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  }
  fixture_spin_until_still (self);
  fixture_animate (self, FALSE);
}

static gboolean
ends_cb (RummyGame *game, const RummyMove *next)
{
  return scenes_ends (game, next, FALSE);
}

/* After a round its cards go to the stock first; the new ones wait so long. */
static void
test_cards_are_gathered (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < 3; i++) {
    RummyMove move;
    gint64 now, first = G_MAXINT64;

    fixture_animate (self, FALSE);
    set_pace (self, RUMMY_SPEED_NORMAL);
    fixture_set_game (self, scenes_find ("500-rum", 5, 1, ends_cb, &move));
    g_assert_cmpint (rummy_game_play (self->game, &move, 1), ==, RUMMY_OK);
    fixture_animate (self, i < 2);
    rummy_game_deal (self->game);
    now = rummy_stage_now (stage_of (self->table));
    g_assert_cmpint (rummy_stage_is_playing (stage_of (self->table)), ==, i < 2);
    if (i == 2)
      break;

    for (guint card = 0; card < order_of (self->table)->n; card++) {
      graphene_rect_t at = rummy_stage_get_rect (stage_of (self->table), order_of (self->table)->card[card]);

      first = MIN (first, departure (self, order_of (self->table)->card[card]));
      g_assert_cmpfloat_with_epsilon (at.origin.x, layout_of (self->table)->stock.origin.x, 0.5);
      g_assert_cmpfloat_with_epsilon (at.origin.y, layout_of (self->table)->stock.origin.y, 2);
    }
    g_assert_cmpint (first - now, >, 700 * 1000);
    g_assert_cmpint (first - now, <, 1300 * 1000);
    if (i == 0) {
      fixture_spin_until_still (self);
    } else {
      gtk_widget_grab_focus (GTK_WIDGET (self->table));
      fixture_key (self, "F9");
      check_is_over (self);
    }
    for (guint card = 0; card < order_of (self->table)->n; card++) {
      graphene_rect_t home = home_on (self->table, order_of (self->table)->card[card]);
      graphene_rect_t at = rummy_stage_get_rect (stage_of (self->table), order_of (self->table)->card[card]);

      g_assert_true (graphene_rect_equal (&home, &at));
    }
  }
}

static void
count_over_cb (RummyTable *table, guint cue, guint *n)
{
  *n += cue == RUMMY_CUE_OVER;
}

/* The text of a label on the plate of that seat. */
static gboolean
shows_on_plate (Fixture *self, guint seat, int points)
{
  RummySeating *seating = self->table->seating;
  GtkWidget *plate = GTK_WIDGET (rummy_seat_get_plate (RUMMY_SEAT (rummy_seating_get_widget (seating, seat))));

  for (GtkWidget *child = gtk_widget_get_first_child (plate); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (tells_points (gtk_label_get_text (GTK_LABEL (child)), points))
      return TRUE;
  }

  return FALSE;
}

static void
check_scores (Fixture *self)
{
  for (guint seat = 0; seat < (guint) fixture_round (self)->rules->players; seat++)
    g_assert_true (shows_on_plate (self, seat, rummy_round_score (rummy_game_get_round (self->game), seat)));
}

static gboolean
ends_game_cb (RummyGame *game, const RummyMove *next)
{
  return scenes_ends (game, next, TRUE);
}

static gboolean
knocks_cb (RummyGame *game, const RummyMove *next)
{
  return scenes_ends (game, next, FALSE) && rummy_game_get_round (game)->out != RUMMY_SEAT_NONE;
}

/* A round or game that ends is counted on the plates, hands turn over meanwhile, and the winner has a moment. Played or
 * skipped, all is as the score says then, and it is heard once. */
static void
test_end_is_counted (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *preset;
    gint16 players;
    ScenesFunc func;
  } ends[] = { { "500-rum", 3, ends_cb }, { "500-partnership", 4, ends_cb }, { "gin", 2, knocks_cb },
               { "500-rum", 2, ends_game_cb } };
  guint n_over = 0;

  g_signal_connect (self->table, "cue", G_CALLBACK (count_over_cb), &n_over);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (ends); i++) {
    guint which = i / 2;
    gboolean skips = i % 2 == 1, was_hidden = FALSE;
    RummyGame *game = NULL;
    RummyMove move;

    for (guint64 seed = 1; game == NULL; seed++)
      game = scenes_find (ends[which].preset, ends[which].players, seed, ends[which].func, &move);
    fixture_animate (self, TRUE);
    set_pace (self, RUMMY_SPEED_FAST);
    fixture_set_game (self, game);
    n_over = 0;
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
    g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_OVER);
    g_assert_true (rummy_stage_is_playing (stage_of (self->table)));
    g_assert_true (is_moving (self->table));
    for (guint seat = 0; seat < (guint) ends[which].players; seat++)
      g_assert_true (shows_on_plate (self, seat, 0)); /* nothing is told before it is counted */
    if (skips) {
      gtk_widget_grab_focus (GTK_WIDGET (self->table));
      fixture_key (self, "F9");
    } else {
      while (is_moving (self->table)) {
        was_hidden |= rummy_stage_is_playing (stage_of (self->table));
        g_main_context_iteration (NULL, TRUE);
      }
      g_assert_true (was_hidden);
    }
    check_is_over (self);
    check_scores (self);
    g_assert_cmpuint (n_over, ==, 1);
    RUMMY_CARDS_EACH (card, fixture_round (self)->hand[0])
      g_assert_false (rummy_card_widget_travels (RUMMY_CARD_WIDGET (card_on (self->table, card))));
  }
  fixture_animate (self, FALSE);
}

/* A slow machine draws no frame in some steps of the count-up, which take 420 ms at most. */
static void
test_count_lowers_all_cards (Fixture *self, gconstpointer data)
{
  RummyStage *stage = stage_of (self->table);
  RummyMove move;

  fixture_animate (self, TRUE);
  set_pace (self, RUMMY_SPEED_NORMAL);
  for (guint frame = 500; frame <= 700; frame += 200) {
    fixture_set_game (self, scenes_find ("500-rum", 3, 1, ends_cb, &move));
    g_assert_cmpint (rummy_game_play (self->game, &move, 1), ==, RUMMY_OK);
    for (gint64 now = rummy_stage_now (stage); rummy_stage_step_shows (stage, now); now += frame * 1000)
      ;
    fixture_spin_until_still (self);
    for (guint seat = 0; seat < 3; seat++) {
      RUMMY_CARDS_EACH (card, fixture_round (self)->hand[seat])
        g_assert_false (rummy_card_widget_travels (RUMMY_CARD_WIDGET (card_on (self->table, card))));
    }
  }
  fixture_animate (self, FALSE);
}

/* With reduced motion the scores are there at once, and the table says nothing of a moment. */
static void
test_end_without_motion (Fixture *self, gconstpointer data)
{
  guint n_over = 0;
  RummyMove move;

  g_signal_connect (self->table, "cue", G_CALLBACK (count_over_cb), &n_over);
  fixture_animate (self, FALSE);
  fixture_set_game (self, scenes_find ("500-rum", 3, 1, ends_cb, &move));
  g_assert_cmpint (rummy_game_play (self->game, &move, 1), ==, RUMMY_OK);
  g_assert_false (rummy_stage_is_playing (stage_of (self->table)) || is_moving (self->table));
  check_scores (self);
  g_assert_cmpuint (n_over, ==, 0);
}

/* The next deal does not wait for the count. */
static void
test_deal_cuts_the_count (Fixture *self, gconstpointer data)
{
  RummyMove move;

  fixture_animate (self, TRUE);
  set_pace (self, RUMMY_SPEED_NORMAL);
  fixture_set_game (self, scenes_find ("500-rum", 3, 1, ends_cb, &move));
  g_assert_cmpint (rummy_game_play (self->game, &move, 1), ==, RUMMY_OK);
  rummy_game_deal (self->game);
  g_assert_cmpint (fixture_round (self)->phase, !=, RUMMY_PHASE_OVER);
  g_assert_true (rummy_stage_is_playing (stage_of (self->table)));
  fixture_spin_until_still (self);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_true (shows_on_plate (self, seat, 0));
  fixture_animate (self, FALSE);
}

#define ADD(name, func) g_test_add ("/table/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  g_setenv ("RUMMY_TEST_DRAW", "yes", TRUE);
  fixture_init (&argc, &argv);

  ADD ("deal-is-seen", test_deal_is_seen);
  ADD ("deal-has-the-speed-of-cards", test_deal_has_the_speed_of_cards);
  ADD ("deal-is-skipped", test_deal_is_skipped);
  ADD ("cards-are-gathered", test_cards_are_gathered);
  ADD ("end-is-counted", test_end_is_counted);
  ADD ("count-lowers-all-cards", test_count_lowers_all_cards);
  ADD ("end-without-motion", test_end_without_motion);
  ADD ("deal-cuts-the-count", test_deal_cuts_the_count);

  return g_test_run ();
}
