/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/actions.h"

#include "ui/words/offers.h"

struct _RummyActions {
  RummySeen *seen;
  RummyChoice *choice;
  RummyLights *lights;
  RummyTempo *tempo;
  RummyVerbs *verbs;
  GSimpleActionGroup *group;
};

static const char *const sort_nicks[] = {
  [RUMMY_SORT_SUIT] = "suit",
  [RUMMY_SORT_RANK] = "rank",
  [RUMMY_SORT_NONE] = "none",
  [RUMMY_SORT_MELDS] = "melds",
  [RUMMY_SORT_AUTO] = "auto",
};

static const char *const role_nicks[] = {
  [RUMMY_ROLE_NONE] = "",
  [RUMMY_ROLE_WILD] = "wild",
  [RUMMY_ROLE_DOUBLE] = "double",
  [RUMMY_ROLE_SPLIT] = "split",
};

static RummyVerbs *
verbs_of (gpointer data)
{
  return ((RummyActions *) data)->verbs;
}

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_draw (verbs_of (data));
}

static void
take_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_take_chosen (verbs_of (data));
}

static void
take_card_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  guint card = g_variant_get_uint32 (parameter);

  if (card < RUMMY_CARD_CODES)
    rummy_verbs_take (verbs_of (data), (RummyCard) card);
}

static void
meld_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_meld (verbs_of (data));
}

static void
meld_all_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_meld_all (verbs_of (data));
}

static void
discard_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyActions *self = data;

  rummy_verbs_discard_chosen (self->verbs, rummy_lights_get_focused (self->lights));
}

static void
let_go_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_let_go (verbs_of (data));
}

static void
pass_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_play_kind (verbs_of (data), RUMMY_MOVE_PASS);
}

static void
skip_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_tempo_skip (((RummyActions *) data)->tempo, TRUE);
}

static void
knock_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_play_kind (verbs_of (data), RUMMY_MOVE_KNOCK);
}

static void
call_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_play_kind (verbs_of (data), RUMMY_MOVE_CALL);
}

static void
renew_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_play_kind (verbs_of (data), RUMMY_MOVE_RENEW);
}

static void
block_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_verbs_play_kind (verbs_of (data), RUMMY_MOVE_BLOCK);
}

static void
nominate_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyActions *self = data;
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_NOMINATE, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);

  for (guint role = RUMMY_ROLE_WILD; role <= RUMMY_ROLE_SPLIT; role++) {
    if (g_str_equal (role_nicks[role], g_variant_get_string (parameter, NULL))) {
      intent.move[0].low = role;
      rummy_verbs_play (self->verbs, &intent);
    }
  }
}

static void
sort_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyActions *self = data;
  const char *nick = g_variant_get_string (parameter, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sort_nicks); i++) {
    if (g_str_equal (nick, sort_nicks[i]))
      g_object_set (self->choice, "sort-order", i, NULL);
  }
}

static void
aces_low_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyActions *self = data;

  g_object_set (self->choice, "aces-low", !rummy_choice_order (self->choice)->aces_low, NULL);
}

static void
descending_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyActions *self = data;

  g_object_set (self->choice, "descending", !rummy_choice_order (self->choice)->descending, NULL);
}

static void
set_enabled (RummyActions *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->group), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
set_state (RummyActions *self, const char *name, GVariant *state)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->group), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), state);
}

RummyActions *
rummy_actions_new (RummySeen *seen, RummyChoice *choice, RummyLights *lights, RummyTempo *tempo, RummyVerbs *verbs)
{
  static const GActionEntry entries[] = {
    { "draw", draw_cb },
    { "take", take_cb },
    { "take-card", take_card_cb, "u" },
    { "meld", meld_cb },
    { "meld-all", meld_all_cb },
    { "discard", discard_cb },
    { "let-go", let_go_cb },
    { "pass", pass_cb },
    { "skip", skip_cb },
    { "knock", knock_cb },
    { "call", call_cb },
    { "renew", renew_cb },
    { "block", block_cb },
    { "nominate", nominate_cb, "s" },
    { "sort", sort_cb, "s", "'suit'" },
    { "aces-low", aces_low_cb, NULL, "false" },
    { "descending", descending_cb, NULL, "false" },
  };
  RummyActions *self = g_new0 (RummyActions, 1);

  self->seen = seen;
  self->choice = choice;
  self->lights = lights;
  self->tempo = tempo;
  self->verbs = verbs;
  self->group = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->group), entries, G_N_ELEMENTS (entries), self);
  rummy_actions_update (self);

  return self;
}

/* Menus may hold the group longer than this lives: it is emptied. */
void
rummy_actions_free (RummyActions *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->group));

  for (guint i = 0; names[i] != NULL; i++)
    g_action_map_remove_action (G_ACTION_MAP (self->group), names[i]);
  g_object_unref (self->group);
  g_free (self);
}

GActionGroup *
rummy_actions_get_group (RummyActions *self)
{
  return G_ACTION_GROUP (self->group);
}

static gboolean
may_move (RummyActions *self, RummyMoveKind kind)
{
  RummyIntent intent = rummy_verbs_intent_of (self->verbs, kind);

  return rummy_seen_is_my_turn (self->seen) && rummy_intent_may_do (&intent, rummy_seen_round (self->seen));
}

/* The one place that enables actions. Whatever else the rules refuse is refused with a reason. */
void
rummy_actions_update (RummyActions *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  gboolean is_mine = rummy_seen_is_my_turn (self->seen);
  gboolean draws = is_mine && (round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_SECOND);
  guint n_selected = rummy_cards_count (rummy_choice_selected (self->choice));
  gboolean has_meld;

  set_enabled (self, "draw", draws && (round->n_stock > 0 || rummy_round_can_renew (round)));
  set_enabled (self, "take", rummy_seen_takes (self->seen) && round->phase != RUMMY_PHASE_CALL && round->n_pile > 0 &&
                                 !round->must_stock);
  set_enabled (self, "pass", is_mine && may_move (self, RUMMY_MOVE_PASS));
  set_enabled (self, "renew", is_mine && may_move (self, RUMMY_MOVE_RENEW));
  set_enabled (self, "skip", rummy_seen_may_skip (self->seen));
  set_enabled (self, "nominate", is_mine && round->phase == RUMMY_PHASE_NOMINATE);
  has_meld = is_mine && rummy_offers_has_meld (round, rummy_seen_seat (self->seen));
  set_enabled (self, "meld", rummy_seen_may_meld (self->seen) && (n_selected > 0 || has_meld));
  set_enabled (self, "meld-all", has_meld);
  set_enabled (self, "discard", is_mine && rummy_seen_discards (self->seen) && n_selected <= 1);
  set_enabled (self, "let-go", n_selected > 0);
  set_state (self, "sort", g_variant_new_string (sort_nicks[rummy_choice_order (self->choice)->sort]));
  set_enabled (self, "aces-low", !rummy_hand_order_is_ace_low (rummy_choice_order (self->choice)));
  set_state (self, "aces-low",
             g_variant_new_boolean (rummy_choice_order (self->choice)->aces_low ||
                                    rummy_hand_order_is_ace_low (rummy_choice_order (self->choice))));
  set_state (self, "descending", g_variant_new_boolean (rummy_choice_order (self->choice)->descending));
  /* These search the hand, so they are asked only where the move exists. */
  set_enabled (self, "knock",
               is_mine && round->rules->meld_when != RUMMY_MELD_ANY_TIME && may_move (self, RUMMY_MOVE_KNOCK));
  set_enabled (self, "call", is_mine && round->phase == RUMMY_PHASE_CALL && may_move (self, RUMMY_MOVE_CALL));
  set_enabled (self, "block", is_mine && round->joker != RUMMY_CARD_NONE && may_move (self, RUMMY_MOVE_BLOCK));
}
