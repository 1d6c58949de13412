/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-fixture.h"
#include "ui/table/motion.h"

/* M-077: what another seat takes is shown where it lies before it goes. */
static void
test_taken_card_is_marked (Fixture *self, gconstpointer data)
{
  RummyIntent take;

  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 1);
  take = rummy_intent_move (RUMMY_MOVE_TAKE, 1, rummy_round_upcard (fixture_round (self)));
  g_assert_cmpint (rummy_game_play (self->game, take.move, 1), ==, RUMMY_OK);

  g_assert_true (gtk_widget_has_css_class (ghost_on (self->table, take.move[0].card), "marked"));
  g_assert_null (card_on (self->table, take.move[0].card));
  g_assert_cmpint (rummy_stage_get_departure (stage_of (self->table), take.move[0].card) -
                     rummy_stage_now (stage_of (self->table)),
                   >, 300000);
  fixture_spin_until_still (self);
  g_assert_cmpuint (n_ghosts_on (self->table), ==, 0);
  fixture_animate (self, FALSE);
}

static void
check_once (GskRenderNode *node, GHashTable *seen)
{
  g_assert_true (g_hash_table_add (seen, node));

  switch (gsk_render_node_get_node_type (node)) {
  case GSK_CONTAINER_NODE:
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      check_once (gsk_container_node_get_child (node, i), seen);
    break;
  case GSK_TRANSFORM_NODE:
    check_once (gsk_transform_node_get_child (node), seen);
    break;
  case GSK_OPACITY_NODE:
    check_once (gsk_opacity_node_get_child (node), seen);
    break;
  case GSK_CLIP_NODE:
    check_once (gsk_clip_node_get_child (node), seen);
    break;
  case GSK_ROUNDED_CLIP_NODE:
    check_once (gsk_rounded_clip_node_get_child (node), seen);
    break;
  default:
    break;
  }
}

/* GTK's Broadway server aborts where a node that it knows is in a frame twice. */
static void
test_no_node_is_drawn_twice (Fixture *self, gconstpointer data)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self->table));
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 0);
  fixture_draw_frame (self);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (self->table)),
                          gtk_widget_get_height (GTK_WIDGET (self->table)));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  check_once (node, seen);
  g_assert_cmpuint (g_hash_table_size (seen), >, 100);
  fixture_spin_until_still (self);
  fixture_animate (self, FALSE);
}

/* Cards travel, a move may be made meanwhile, and they arrive. */
static void
test_motion (Fixture *self, gconstpointer data)
{
  gboolean moving;
  RummyCard card;

  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 0);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  g_object_get (self->table, "moving", &moving, NULL);
  g_assert_true (moving);

  card = order_of (self->table)->card[2];
  rummy_verbs_discard (rummy_table_get_verbs (self->table), card);
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  g_assert_true (rummy_stage_is_moving (stage_of (self->table), card));
  fixture_spin_until_still (self);
  g_assert_false (rummy_stage_is_moving (stage_of (self->table), card));
  fixture_animate (self, FALSE);
}

/* The computer goes on where no frame ever comes. */
static void
test_hidden_table_holds_nothing (Fixture *self, gconstpointer data)
{
  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->window), FALSE);
  rummy_game_set_level (self->game, 0, RUMMY_LEVEL_AVERAGE);
  rummy_game_set_level (self->game, 1, RUMMY_LEVEL_AVERAGE);
  rummy_game_start (self->game);
  while (fixture_round (self)->phase != RUMMY_PHASE_OVER) {
    g_main_context_iteration (NULL, TRUE);
    g_assert_false (rummy_tempo_is_holding (tempo_of (self->table)));
  }
  rummy_game_stop (self->game);
  fixture_animate (self, FALSE);

  /* All hands lie open. */
  RUMMY_CARDS_EACH (card, fixture_round (self)->hand[0])
    g_assert_cmpint (spot_on (self->table, card).zone, ==, RUMMY_ZONE_HAND);
  RUMMY_CARDS_EACH (card, fixture_round (self)->hand[1])
    g_assert_cmpint (spot_on (self->table, card).zone, ==, RUMMY_ZONE_OTHERS);
}

/* M-079: the acts of the computer are apart. */
static void
test_computer_pauses (Fixture *self, gconstpointer data)
{
  RummyIntent draw = rummy_intent_move (RUMMY_MOVE_DRAW, 1, RUMMY_CARD_NONE);
  gint64 before;

  fixture_deal (self, 1, 1);
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  rummy_game_set_level (self->game, 1, RUMMY_LEVEL_RANDOM);
  before = g_get_monotonic_time ();
  g_assert_cmpint (rummy_game_play (self->game, draw.move, 1), ==, RUMMY_OK);
  g_assert_cmpint (rummy_tempo_get_end (tempo_of (self->table)) - before, >=, 400000);
  rummy_game_start (self->game);
  while (rummy_tempo_is_holding (tempo_of (self->table))) {
    g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
    g_assert_cmpint (fixture_round (self)->turn, ==, 1);
    g_main_context_iteration (NULL, TRUE);
  }
  g_assert_cmpint (g_get_monotonic_time (), >=, rummy_tempo_get_end (tempo_of (self->table)));
  while (fixture_round (self)->turn != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (rummy_cards_count (rummy_lights_get_marked (rummy_table_get_lights (self->table))), ==, 1);
  rummy_game_stop (self->game);
}

static void
set_pace (Fixture *self, RummySpeed speed, guint pause, gboolean marks)
{
  const RummyPace pace = { speed, pause, marks };

  rummy_table_set_pace (self->table, &pace);
}

/* Another seat's move holds the game for so many milliseconds. */
static void
check_held (Fixture *self, RummyMoveKind kind, gint64 ms)
{
  gint64 before, held;
  RummyIntent intent;

  fixture_deal (self, 1, 1);
  intent = rummy_intent_move (kind, 1, rummy_round_upcard (fixture_round (self)));
  before = g_get_monotonic_time ();
  g_assert_cmpint (rummy_game_play (self->game, intent.move, 1), ==, RUMMY_OK);
  if (ms == 0) {
    g_assert_false (rummy_tempo_is_holding (tempo_of (self->table)));
    return;
  }
  held = rummy_tempo_get_end (tempo_of (self->table)) - before;
  g_assert_cmpint (held, >=, ms * 1000);
  g_assert_cmpint (held, <=, ms * 1000 + g_get_monotonic_time () - before);
}

/* What a speed is worth, in time: the way, and what is beside it. */
static void
test_speed (Fixture *self, gconstpointer data)
{
  static const gint64 ways[] = { 2 * RUMMY_MOTION_MS, RUMMY_MOTION_MS, RUMMY_MOTION_MS / 2, 0 };

  fixture_animate (self, TRUE);
  for (RummySpeed speed = RUMMY_SPEED_SLOW; speed <= RUMMY_SPEED_OFF; speed++) {
    set_pace (self, speed, 1000, TRUE);
    check_held (self, RUMMY_MOVE_DRAW, 1000 + ways[speed]);
    g_assert_cmpint (is_moving (self->table), ==, speed != RUMMY_SPEED_OFF);
    fixture_spin_until_still (self);
  }
  fixture_animate (self, FALSE);
}

/* A change of speed while cards travel puts them where they go, and the next ones travel again. */
static void
test_speed_changes_midway (Fixture *self, gconstpointer data)
{
  RummyCard drawn;

  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 0);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  drawn = fixture_round (self)->drawn;
  g_assert_true (rummy_stage_is_moving (stage_of (self->table), drawn));
  set_pace (self, RUMMY_SPEED_FAST, 400, TRUE);
  g_assert_false (is_moving (self->table) || rummy_stage_is_moving (stage_of (self->table), drawn));
  g_assert_false (rummy_card_widget_travels (RUMMY_CARD_WIDGET (card_on (self->table, drawn))));
  rummy_verbs_discard (rummy_table_get_verbs (self->table), order_of (self->table)->card[2]);
  g_assert_true (is_moving (self->table));
  fixture_spin_until_still (self);
  fixture_animate (self, FALSE);
}

/* M-080: the quick display holds nothing where nothing travels either. */
static void
test_quick_display (Fixture *self, gconstpointer data)
{
  static const RummyMoveKind kinds[] = { RUMMY_MOVE_DRAW, RUMMY_MOVE_TAKE };

  set_pace (self, RUMMY_SPEED_NORMAL, 0, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    check_held (self, kinds[i], 0);
}

/* With reduced motion too one sees what is taken, where it lay, before it is gone. */
static void
test_taken_card_is_seen_without_motion (Fixture *self, gconstpointer data)
{
  graphene_rect_t home, seen;
  RummyIntent take;

  set_pace (self, RUMMY_SPEED_NORMAL, 30, TRUE);
  fixture_deal (self, 1, 1);
  take = rummy_intent_move (RUMMY_MOVE_TAKE, 1, rummy_round_upcard (fixture_round (self)));
  home = home_on (self->table, take.move[0].card);
  g_assert_cmpint (rummy_game_play (self->game, take.move, 1), ==, RUMMY_OK);

  g_assert_cmpuint (n_ghosts_on (self->table), ==, 1);
  seen = rummy_stage_get_rect (stage_of (self->table), take.move[0].card);
  g_assert_true (graphene_rect_equal (&seen, &home));
  g_assert_true (gtk_widget_has_css_class (ghost_on (self->table, take.move[0].card), "marked"));
  while (rummy_tempo_is_holding (tempo_of (self->table)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_ghosts_on (self->table), ==, 0);
}

/* In a window that has just come no card has a place or a size yet, and cairo cannot draw one without. */
static void
test_taken_card_that_never_lay (Fixture *self, gconstpointer data)
{
  RummyIntent take;

  set_pace (self, RUMMY_SPEED_NORMAL, 30, TRUE);
  fixture_deal (self, 1, 1);
  take = rummy_intent_move (RUMMY_MOVE_TAKE, 1, rummy_round_upcard (fixture_round (self)));
  rummy_stage_clear (stage_of (self->table));
  rummy_stage_put (stage_of (self->table), RUMMY_CARD_WIDGET (card_on (self->table, take.move[0].card)),
                   spot_on (self->table, take.move[0].card), FALSE, 0);
  g_assert_cmpint (rummy_game_play (self->game, take.move, 1), ==, RUMMY_OK);
  g_assert_cmpuint (n_ghosts_on (self->table), ==, 0);
}

/* M-078: nothing is marked, and what was taken does not wait for that. */
static void
test_no_marks (Fixture *self, gconstpointer data)
{
  RummyIntent discard;

  set_pace (self, RUMMY_SPEED_NORMAL, 1000, FALSE);
  check_held (self, RUMMY_MOVE_TAKE, 1000);
  g_assert_cmpuint (n_ghosts_on (self->table), ==, 0);
  discard = rummy_intent_move (RUMMY_MOVE_DISCARD, 1, rummy_cards_first (fixture_round (self)->hand[1]));
  g_assert_cmpint (rummy_game_play (self->game, discard.move, 1), ==, RUMMY_OK);
  g_assert_true (rummy_cards_is_empty (rummy_lights_get_marked (rummy_table_get_lights (self->table))));
  g_assert_false (gtk_widget_has_css_class (card_on (self->table, discard.move[0].card), "marked"));
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  g_assert_cmpuint (rummy_cards_count (rummy_lights_get_marked (rummy_table_get_lights (self->table))), ==, 1);
}

/* W-073: where melds come down out of turn a person has some pauses for one before the next player moves. */
static void
test_time_out_of_turn (Fixture *self, gconstpointer data)
{
  static const struct {
    gboolean out_of_turn, is_person;
    guint pause;
    gint64 ms;
  } cases[] = { { TRUE, TRUE, 100, 400 }, { FALSE, TRUE, 100, 100 }, { TRUE, FALSE, 100, 100 }, { TRUE, TRUE, 0, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    RummyMove moves[2] = { { .kind = RUMMY_MOVE_DRAW, .seat = 1, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE },
                           { .kind = RUMMY_MOVE_DISCARD, .seat = 1, .meld = RUMMY_MELD_NONE } };
    RummyRules rules;
    RummyGame *game;
    gint64 before;

    set_pace (self, RUMMY_SPEED_NORMAL, cases[i].pause, FALSE);
    rummy_rules_init (&rules, "500-rum");
    rules.players = 3;
    rules.out_of_turn = (gint16) cases[i].out_of_turn;
    game = rummy_game_new (&rules, 1, 2);
    rummy_game_deal (game);
    if (!cases[i].is_person)
      rummy_game_set_level (game, 0, RUMMY_LEVEL_RANDOM);
    g_assert_cmpint (rummy_game_get_round (game)->turn, ==, 1);
    fixture_set_game (self, game);
    moves[1].card = rummy_cards_first (fixture_round (self)->hand[1]);
    before = g_get_monotonic_time ();
    g_assert_cmpint (rummy_game_play (game, moves, 2), ==, RUMMY_OK);
    if (cases[i].ms == 0) {
      g_assert_false (rummy_tempo_is_holding (tempo_of (self->table)));
      continue;
    }
    g_assert_cmpint (rummy_tempo_get_end (tempo_of (self->table)) - before, >=, cases[i].ms * 1000);
    g_assert_cmpint (rummy_tempo_get_end (tempo_of (self->table)), <=, cases[i].ms * 1000 + g_get_monotonic_time ());
    g_assert_true (rummy_seen_may_meld (seen_of (self->table)) == (cases[i].out_of_turn && cases[i].is_person));
  }
}

/* Four at the table, three of them computers, which take long; the first of them has done something. */
static void
deal_to_computers (Fixture *self)
{
  RummyRules rules;
  RummyGame *game;

  set_pace (self, RUMMY_SPEED_SLOW, 5000, TRUE);
  rummy_rules_init (&rules, "500-rum");
  rules.players = 4;
  game = rummy_game_new (&rules, 1, 2);
  rummy_game_deal (game);
  for (guint seat = 1; seat < 4; seat++)
    rummy_game_set_level (game, seat, RUMMY_LEVEL_RANDOM);
  g_assert_cmpint (rummy_game_get_round (game)->turn, ==, 1);
  fixture_set_game (self, game);
  rummy_game_start (game);
}

/* Does what follows take no time, though it is told as ever? */
static void
check_skips_to_own_turn (Fixture *self, gsize n_before)
{
  const RummyRound *round = fixture_round (self);

  while (round->turn != 0) {
    g_assert_false (rummy_tempo_is_holding (tempo_of (self->table)));
    g_assert_false (is_moving (self->table));
    g_main_context_iteration (NULL, TRUE);
  }
  g_assert_cmpuint (rummy_game_get_record (self->game)->n_moves, >=, n_before + 4);
  /* The last discard is followed as ever. */
  g_assert_true (rummy_tempo_is_holding (tempo_of (self->table)));
  g_assert_false (rummy_tempo_is_skipping (tempo_of (self->table)));
  g_assert_cmpuint (self->n_notices, ==, 0);
}

static void
test_skip (Fixture *self, gconstpointer data)
{
  GActionGroup *actions = rummy_table_get_actions (self->table);
  const RummyRecord *record;
  gsize n_before;

  fixture_animate (self, TRUE);
  deal_to_computers (self);
  record = rummy_game_get_record (self->game);
  while (!rummy_tempo_is_holding (tempo_of (self->table)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_action_group_get_action_enabled (actions, "skip"));
  g_assert_cmpuint (record->n_moves, ==, 2);
  fixture_click (self, fixture_free (self));
  check_skips_to_own_turn (self, 2);
  g_assert_false (g_action_group_get_action_enabled (actions, "skip"));

  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "s");
  rummy_verbs_discard (rummy_table_get_verbs (self->table), order_of (self->table)->card[3]);
  n_before = record->n_moves;
  fixture_key (self, "Page_Down");
  check_skips_to_own_turn (self, n_before);
  fixture_spin_until_still (self);
  fixture_animate (self, FALSE);
  rummy_game_stop (self->game);
}

/* The felt beside the hand is as good as any other, and so is what one waits to take from. */
static void
test_skip_anywhere (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < 3; i++) {
    const RummyTableLayout *layout = layout_of (self->table);
    graphene_point_t at[3];

    fixture_animate (self, TRUE);
    deal_to_computers (self);
    while (!rummy_tempo_is_holding (tempo_of (self->table)))
      g_main_context_iteration (NULL, TRUE);
    at[0] = GRAPHENE_POINT_INIT (layout->hand_zone.origin.x + 2, layout->hand_zone.origin.y + 2);
    at[1] = fixture_stock (self);
    at[2] = fixture_card (self, rummy_round_upcard (fixture_round (self)));
    fixture_click (self, at[i]);
    check_skips_to_own_turn (self, 2);
    fixture_spin_until_still (self);
    fixture_animate (self, FALSE);
    rummy_game_stop (self->game);
  }
}

/* So is a meld, while no card is selected that it could take. */
static void
test_skip_on_meld (Fixture *self, gconstpointer data)
{
  RummyGame *game;
  RummyCards meld;
  RummyMove moves[3];

  fixture_find (self, fixture_hand_has_meld, 0, &meld);
  game = self->game;
  moves[0] = (RummyMove) { .kind = RUMMY_MOVE_DRAW, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  moves[1] = (RummyMove) { .kind = RUMMY_MOVE_MELD, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE, .cards = meld };
  moves[2] = (RummyMove) { .kind = RUMMY_MOVE_DISCARD, .card = fixture_other (self, meld) };
  rummy_game_set_level (game, 1, RUMMY_LEVEL_RANDOM);
  set_pace (self, RUMMY_SPEED_NORMAL, 60000, TRUE);
  fixture_animate (self, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_cmpint (rummy_game_play (game, &moves[i], 1), ==, RUMMY_OK);
  rummy_tempo_release (tempo_of (self->table));
  rummy_game_start (game);
  while (!rummy_tempo_is_holding (tempo_of (self->table)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  /* The drawn card travels over the meld, and a click on it is none on the meld. */
  fixture_spin_until_still (self);
  fixture_click (self, fixture_card (self, rummy_cards_first (meld)));
  check_skips_to_own_turn (self, 0);
  fixture_spin_until_still (self);
  fixture_animate (self, FALSE);
  rummy_game_stop (game);
}

/* What comes to lie below the pointer between the press and the release changes nothing. */
static void
test_skip_while_moving (Fixture *self, gconstpointer data)
{
  graphene_point_t at;
  RummyCard card;
  graphene_rect_t from;

  fixture_animate (self, TRUE);
  deal_to_computers (self);
  while (!rummy_tempo_is_holding (tempo_of (self->table)))
    g_main_context_iteration (NULL, TRUE);
  at = fixture_free (self);
  fixture_press (self, at, 1);
  card = order_of (self->table)->card[2];
  rummy_stage_settle (stage_of (self->table));
  from = home_on (self->table, card);
  from.origin = GRAPHENE_POINT_INIT (at.x - from.size.width / 2, at.y - from.size.height / 2);
  send_off (self->table, card, &from);
  fixture_release (self, at, 1);
  check_skips_to_own_turn (self, 2);
  fixture_spin_until_still (self);
  fixture_animate (self, FALSE);
  rummy_game_stop (self->game);
}

/* Who clicks to skip a moment too late is not told that it is wrong, and does not play with that click. */
static void
test_skip_too_late (Fixture *self, gconstpointer data)
{
  graphene_rect_t slot;

  set_pace (self, RUMMY_SPEED_NORMAL, 60000, TRUE);
  fixture_animate (self, TRUE);
  deal_to_computers (self);
  while (!rummy_tempo_is_holding (tempo_of (self->table)))
    g_main_context_iteration (NULL, TRUE);
  fixture_press (self, fixture_stock (self), 1);
  rummy_table_skip (self->table, TRUE);
  check_skips_to_own_turn (self, 2);
  fixture_release (self, fixture_stock (self), 1);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_DRAW);

  g_assert_true (rummy_tempo_is_holding (tempo_of (self->table)));
  slot = layout_of (self->table)->slot;
  fixture_click (self, GRAPHENE_POINT_INIT (slot.origin.x + 20, slot.origin.y + 20));
  g_assert_cmpuint (self->n_refused, ==, 0);
  g_assert_cmpuint (self->n_notices, ==, 0);

  rummy_tempo_release (tempo_of (self->table));
  fixture_click (self, GRAPHENE_POINT_INIT (slot.origin.x + 20, slot.origin.y + 20));
  g_assert_cmpuint (self->n_refused, ==, 1);
  fixture_spin_until_still (self);
  fixture_animate (self, FALSE);
  rummy_game_stop (self->game);
}

/* A card of the hand that is still on its way is hit where it is seen. */
static void
test_moving_hand (Fixture *self, gconstpointer data)
{
  fixture_deal (self, 1, 0);
  for (guint i = 0; i < 2; i++) {
    RummyCard card = order_of (self->table)->card[2];
    graphene_point_t home = fixture_card (self, card);
    graphene_rect_t away = home_on (self->table, card);

    /* It would set off much later. */
    away.origin.y -= away.size.height;
    send_off (self->table, card, &away);
    fixture_click (
      self,
      i == 0 ? GRAPHENE_POINT_INIT (away.origin.x + away.size.width / 2, away.origin.y + away.size.height / 2) : home);
    g_assert_true (
      rummy_cards_equal (selected_hand_of (self->table), rummy_cards_of (order_of (self->table)->card[2 - i])));
    rummy_verbs_let_go (rummy_table_get_verbs (self->table));
    rummy_stage_settle (stage_of (self->table));
  }
}

/* Of a game that stands still nothing is skipped later. */
static void
test_skip_while_stopped (Fixture *self, gconstpointer data)
{
  deal_to_computers (self);
  rummy_game_stop (self->game);
  fixture_click (self, fixture_free (self));
  g_assert_false (rummy_tempo_is_skipping (tempo_of (self->table)));
}

#define ADD(name, func) g_test_add ("/table/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

/* A dragged card comes after the pointer, softly, and is held where that is; let go it is as large as before. */
static void
test_drag_follows_softly (Fixture *self, gconstpointer data)
{
  RummyMotion motion = { 0 };
  graphene_rect_t home, held;
  RummyStage *stage;
  RummyCard card;
  double last = 0;

  rummy_motion_put (&motion, (RummyPose) { 0, 0, 80 });
  for (gint64 now = 0; now < 300000; now += 16667) {
    double x = rummy_motion_at (&motion, now).x;

    g_assert_cmpfloat (x, >=, last);
    g_assert_cmpfloat (x, <=, now / 1000.0);
    last = x;
    rummy_motion_follow (&motion, (RummyPose) { now / 1000.0, 0, 80 }, now);
  }
  g_assert_cmpfloat (rummy_motion_at (&motion, 300000).x, >, 220);
  g_assert_cmpfloat_with_epsilon (rummy_motion_at (&motion, 500000).x, 283.3, 0.5);

  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 0);
  stage = stage_of (self->table);
  card = order_of (self->table)->card[3];
  home = home_on (self->table, card);
  rummy_stage_lift (stage, card, rummy_cards_of (card), home.origin.x, home.origin.y);
  rummy_stage_drag (stage, home.origin.x - 100, home.origin.y - 200);
  held = rummy_stage_get_rect (stage, card);
  g_assert_cmpfloat_with_epsilon (held.origin.x, home.origin.x - 100, 0.01);
  g_assert_cmpfloat_with_epsilon (held.origin.y, home.origin.y - 200, 0.01);
  g_assert_true (rummy_stage_is_moving (stage, card));
  fixture_spin_until_still (self);
  held = rummy_stage_get_rect (stage, card);
  g_assert_cmpfloat_with_epsilon (held.origin.x, home.origin.x - 100, 0.01);
  rummy_stage_let_down (stage);
  g_assert_true (rummy_stage_is_moving (stage, card));
  fixture_spin_until_still (self);
  held = rummy_stage_get_rect (stage, card);
  g_assert_true (graphene_rect_equal (&held, &home));
  fixture_animate (self, FALSE);
}

int
main (int argc, char *argv[])
{
  g_setenv ("RUMMY_TEST_DRAW", "yes", TRUE);
  fixture_init (&argc, &argv);

  ADD ("taken-card-is-marked", test_taken_card_is_marked);
  ADD ("no-node-is-drawn-twice", test_no_node_is_drawn_twice);
  ADD ("motion", test_motion);
  ADD ("hidden-table-holds-nothing", test_hidden_table_holds_nothing);
  ADD ("computer-pauses", test_computer_pauses);
  ADD ("time-out-of-turn", test_time_out_of_turn);
  ADD ("speed", test_speed);
  ADD ("speed-changes-midway", test_speed_changes_midway);
  ADD ("quick-display", test_quick_display);
  ADD ("taken-card-is-seen-without-motion", test_taken_card_is_seen_without_motion);
  ADD ("taken-card-that-never-lay", test_taken_card_that_never_lay);
  ADD ("no-marks", test_no_marks);
  ADD ("skip", test_skip);
  ADD ("skip-while-stopped", test_skip_while_stopped);
  ADD ("skip-anywhere", test_skip_anywhere);
  ADD ("moving-hand", test_moving_hand);
  ADD ("skip-on-meld", test_skip_on_meld);
  ADD ("skip-while-moving", test_skip_while_moving);
  ADD ("skip-too-late", test_skip_too_late);
  ADD ("drag-follows-softly", test_drag_follows_softly);

  return g_test_run ();
}
