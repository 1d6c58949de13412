/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons of a turn stay where they are, and each that cannot be pressed says why. */

#include <adwaita.h>

#include "drawing-fixture.h"
#include "engine/match.h"
#include "engine/rng.h"
#include "ui/play/verb-bar.h"
#include "ui/words/words.h"

#define OWN 0
#define N_MOVES 150

typedef struct {
  GtkWindow *window;
  RummyTable *table;
  RummyVerbBar *bar;
  RummyGame *game;
  RummyRng rng;
  graphene_rect_t places[RUMMY_PLACES];
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->table = RUMMY_TABLE (rummy_table_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->table), TRUE);
  self->bar = g_object_new (RUMMY_TYPE_VERB_BAR, "halign", GTK_ALIGN_END, NULL);
  rummy_verb_bar_set_table (self->bar, self->table);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->table));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (self->window, FALSE);
  gtk_window_set_default_size (self->window, 800, 600);
  gtk_widget_insert_action_group (GTK_WIDGET (self->window), "table", rummy_table_get_actions (self->table));
  gtk_window_set_child (self->window, box);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (self->window);
  g_clear_object (&self->game);
}

static const RummyRound *
round_of (Fixture *self)
{
  return rummy_game_get_round (self->game);
}

static void
begin (Fixture *self, const RummyPreset *preset, int players)
{
  RummyRules rules;
  RummySeats seats;

  rummy_preset_rules (preset, players, &rules);
  rummy_seats_init (&seats, RUMMY_LEVEL_RANDOM);
  seats.level[OWN] = RUMMY_LEVEL_PERSON;
  g_set_object (&self->game, NULL);
  self->game = rummy_game_new (&rules, 4, 1);
  rummy_game_set_seats (self->game, &seats);
  rummy_game_deal (self->game);
  rummy_table_set_game (self->table, self->game, OWN);
  rummy_rng_seed (&self->rng, 4);
}

static void
update (Fixture *self)
{
  gboolean fits;

  g_object_get (self->table, "fits", &fits, NULL);
  rummy_verb_bar_update (self->bar, round_of (self), OWN, fits, TRUE);
}

static graphene_rect_t
place_of (Fixture *self, guint place)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (rummy_verb_bar_get_button (self->bar, place),
                                            GTK_WIDGET (self->window), &bounds));

  return bounds;
}

static void
check_places (Fixture *self)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  for (guint place = 0; place < RUMMY_PLACES; place++) {
    graphene_rect_t bounds = place_of (self, place);

    g_assert_true (graphene_rect_equal (&bounds, &self->places[place]));
    g_assert_cmpfloat (bounds.size.width, ==, self->places[0].size.width);
  }
}

/* What a verb plays; RUMMY_N_MOVES for what depends on selected cards. */
static RummyMoveKind
move_of (RummyVerb verb)
{
  static const RummyMoveKind kinds[RUMMY_N_VERBS] = {
    [RUMMY_VERB_MELD] = RUMMY_N_MOVES,        [RUMMY_VERB_DRAW] = RUMMY_MOVE_DRAW,
    [RUMMY_VERB_TAKE] = RUMMY_MOVE_TAKE,      [RUMMY_VERB_RENEW] = RUMMY_MOVE_RENEW,
    [RUMMY_VERB_DISCARD] = RUMMY_MOVE_DISCARD, [RUMMY_VERB_KNOCK] = RUMMY_MOVE_KNOCK,
    [RUMMY_VERB_BLOCK] = RUMMY_MOVE_BLOCK,    [RUMMY_VERB_CALL] = RUMMY_MOVE_CALL,
    [RUMMY_VERB_WILD] = RUMMY_MOVE_NOMINATE,  [RUMMY_VERB_DOUBLE] = RUMMY_MOVE_NOMINATE,
    [RUMMY_VERB_SPLIT] = RUMMY_MOVE_NOMINATE, [RUMMY_VERB_PASS] = RUMMY_MOVE_PASS,
  };

  return kinds[verb];
}

static gboolean
is_legal (Fixture *self, const RummyMoves *moves, RummyMoveKind kind)
{
  for (guint i = 0; i < moves->n && round_of (self)->turn == OWN; i++) {
    if (moves->move[i].kind == kind)
      return TRUE;
  }

  return FALSE;
}

static void
check_reason (Fixture *self, guint place, const RummyMoves *moves, guint n_selected)
{
  GtkWidget *button = rummy_verb_bar_get_button (self->bar, place);
  RummyVerb verb = rummy_verb_bar_get_verb (self->bar, place);
  const char *tooltip = gtk_widget_get_tooltip_text (button);
  RummyMoveKind kind = move_of (verb);

  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), !=, "");
  if (gtk_widget_get_sensitive (button))
    return;

  if (tooltip == NULL || !g_str_has_suffix (tooltip, "."))
    g_error ("phase %u: no reason for verb %u: %s", round_of (self)->phase, (guint) verb, tooltip);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip);
  if ((round_of (self)->turn != OWN) != (g_strcmp0 (tooltip, rummy_words_refusal (RUMMY_REFUSED_TURN)) == 0) &&
      kind != RUMMY_N_MOVES)
    g_error ("phase %u: a wrong reason for verb %u: %s", round_of (self)->phase, (guint) verb, tooltip);
  if (n_selected == 0 && kind != RUMMY_N_MOVES && is_legal (self, moves, kind))
    g_error ("phase %u: verb %u is possible: %s", round_of (self)->phase, (guint) verb, tooltip);
}

/* A random card of the own hand. */
static void
select_card (Fixture *self)
{
  guint n = rummy_rng_below (&self->rng, 12);

  RUMMY_CARDS_EACH (card, round_of (self)->hand[OWN]) {
    if (n-- == 0)
      rummy_verbs_toggle (rummy_table_get_verbs (self->table), card);
  }
}

static void
check (Fixture *self, const RummyMoves *moves)
{
  for (guint n = 0; n < 3; n++) {
    guint n_selected;

    g_object_get (rummy_table_get_choice (self->table), "n-selected", &n_selected, NULL);
    update (self);
    for (guint place = 0; place < RUMMY_PLACES; place++)
      check_reason (self, place, moves, n_selected);
    if (round_of (self)->phase != RUMMY_PHASE_OVER)
      select_card (self);
  }
}

static void
play_randomly (Fixture *self)
{
  g_autofree RummyMoves *moves = g_new (RummyMoves, 1);

  for (guint n = 0; n < N_MOVES; n++) {
    RummyMove move;

    if (round_of (self)->phase == RUMMY_PHASE_OVER) {
      if (rummy_game_get_match (self->game)->over)
        return;
      rummy_game_deal (self->game);
    }
    rummy_round_moves (round_of (self), moves);
    check (self, moves);
    if (n % 10 == 0)
      check_places (self);
    move = moves->move[rummy_rng_below (&self->rng, moves->n)];
    g_assert_cmpint (rummy_game_play (self->game, &move, 1), ==, RUMMY_OK);
  }
}

static void
test_preset (Fixture *self, gconstpointer data)
{
  begin (self, data, 3);
  update (self);
  gtk_window_present (self->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  for (guint place = 0; place < RUMMY_PLACES; place++)
    self->places[place] = place_of (self, place);
  play_randomly (self);
}

/* What is taken stands on the button: the last discard, or how many cards; to a reader it keeps its name. */
static void
test_take (Fixture *self, gconstpointer data)
{
  GtkButton *take = GTK_BUTTON (rummy_verb_bar_get_button (self->bar, 1));
  g_autofree char *sign = NULL, *label = NULL;

  begin (self, rummy_preset_find ("500-rum"), 2);
  while (round_of (self)->n_pile < 3 || round_of (self)->turn != OWN) {
    RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .seat = round_of (self)->turn, .card = RUMMY_CARD_NONE };
    RummyMove discard = { .kind = RUMMY_MOVE_DISCARD, .seat = round_of (self)->turn };

    g_assert_cmpint (rummy_game_play (self->game, &draw, 1), ==, RUMMY_OK);
    discard.card = rummy_cards_first (round_of (self)->hand[round_of (self)->turn]);
    g_assert_cmpint (rummy_game_play (self->game, &discard, 1), ==, RUMMY_OK);
  }
  update (self);
  sign = rummy_words_card_sign (rummy_round_upcard (round_of (self)));
  label = g_strdup_printf ("Take %s", sign);
  g_assert_cmpstr (gtk_button_get_label (take), ==, label);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (take), GTK_ACCESSIBLE_PROPERTY_LABEL, "Take");

  rummy_verbs_toggle (rummy_table_get_verbs (self->table), round_of (self)->deck[0]);
  update (self);
  g_free (label);
  label = g_strdup_printf ("Pick Up %u", round_of (self)->n_pile);
  g_assert_cmpstr (gtk_button_get_label (take), ==, label);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (take), GTK_ACCESSIBLE_PROPERTY_LABEL, "Take");
}

int
main (int argc, char *argv[])
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);
  init_display ();

  g_test_add ("/verb-bar/take", Fixture, NULL, set_up, test_take, tear_down);
  for (size_t i = 0; i < n_presets; i++) {
    g_autofree char *path = g_strdup_printf ("/verb-bar/%s", presets[i].key);

    g_test_add (path, Fixture, &presets[i], set_up, test_preset, tear_down);
  }

  return g_test_run ();
}
