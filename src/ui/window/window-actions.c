/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "ui/config.h"
#include "ui/help/shortcuts.h"
#include "ui/options/recent-games.h"
#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/program-name.h"
#include "ui/parts/toast.h"
#include "ui/play/draw-for-deal.h"
#include "ui/play/log.h"
#include "ui/play/pile-list.h"
#include "ui/preferences/preferences.h"
#include "ui/setup/deal-dialog.h"
#include "ui/setup/lay-dialog.h"
#include "ui/setup/new-game.h"
#include "ui/setup/rules-dialog.h"
#include "ui/words/words.h"

static void
set_enabled (RummyWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

/* NULL when the person at the screen leads. */
static char *
name_of_leader (RummyWindow *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);

  if (match->round.lead == self->viewer.person)
    return NULL;

  return rummy_words_seat (self->game, match->round.lead, self->viewer.person);
}

static void
forget_undo_toast_cb (RummyWindow *self)
{
  self->undo_toast = NULL;
}

void
rummy_window_offer (RummyWindow *self, const char *message, const char *label, const char *action)
{
  if (self->undo_toast != NULL)
    adw_toast_dismiss (self->undo_toast);
  self->undo_toast = rummy_toast_new (GTK_WIDGET (self), message);
  adw_toast_set_button_label (self->undo_toast, label);
  adw_toast_set_action_name (self->undo_toast, action);
  g_signal_connect_object (self->undo_toast, "dismissed", G_CALLBACK (forget_undo_toast_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->undo_toast);
}

/* What was done to the game can be taken back from the toast. */
static void
tell_done (RummyWindow *self, const char *message)
{
  if (rummy_session_can_undo (self->session)) {
    rummy_window_offer (self, message, _("_Undo"), "win.bring-back");
    return;
  }

  if (self->undo_toast != NULL)
    adw_toast_dismiss (self->undo_toast);
  rummy_window_tell (self, message);
}

/* What was to take the place of the game that goes on, which cannot be kept, was not begun. */
static void
tell_stays (RummyWindow *self, const GError *error)
{
  rummy_dialog_warn (GTK_WIDGET (self), _("The Game Goes On"), error->message);
}

static void
tell_new_game (RummyWindow *self)
{
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  rummy_window_show_draw (self);
  if (!rummy_session_can_undo (self->session)) {
    rummy_status_tell_lead (self->status);
    return;
  }

  name = name_of_leader (self);
  if (name != NULL)
    words = g_strdup_printf (_("New game. %s leads."), name);
  else
    words = g_strdup (_("New game. You lead."));
  tell_done (self, words);
}

/* rules have come to the table. */
static void
follow_new_game (RummyWindow *self, const RummyRules *rules)
{
  rummy_recent_games_add (self->settings, rules);
  tell_new_game (self);
}

static void
begin (RummyWindow *self, const RummyRules *rules, const RummySeats *seats, guint64 seed)
{
  g_autoptr (GError) error = NULL;

  if (rummy_session_new_game (self->session, rules, seed, seats, &error))
    follow_new_game (self, rules);
  else
    tell_stays (self, error);
}

/* The game on the table once more, with who sits there usually, by the rules that it has now.  Practice, letting the
 * computer play on, and the people of a file that somebody else made are left with it. */
static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  RummyRules rules;
  RummySeats seats;
  gboolean has_changes;

  /* The first page offers it again. */
  if (self->game != NULL && !rummy_window_has_tutorial (self)) {
    const RummyRules *own = &rummy_game_get_match (self->game)->rules;

    g_settings_set_string (self->settings, "game", rummy_rule_settings_find (self->settings, own)->key);
    g_settings_set_int (self->settings, "players", own->players);
  }
  has_changes = rummy_rule_settings_read_chosen (self->settings, &rules);

  rummy_seat_settings_read (self->settings, &rules, &seats);
  begin (self, &rules, &seats, rummy_deal_code_random_seed ());
  if (!has_changes)
    rummy_status_tell (self->status, rummy_rule_settings_words_own ());
}

static void
game_chosen_cb (RummyWindow *self)
{
  rummy_window_new_game (self, rummy_deal_code_random_seed ());
}

static void
choose_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  AdwDialog *dialog = rummy_new_game_new (self->settings);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (game_chosen_cb), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (dialog, GTK_WIDGET (self));
}

static void
deal_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  RummyRules rules;
  AdwDialog *dialog;

  rummy_rule_settings_read_chosen (self->settings, &rules);
  dialog = rummy_deal_dialog_new (self->game, &rules);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (rummy_window_new_deal), self, G_CONNECT_SWAPPED);
  rummy_window_present_of_game (self, dialog);
}

static void
laid_cb (RummyWindow *self, RummyGame *game)
{
  rummy_session_start_practice (self->session, game);
}

static void
lay_closed_cb (RummyWindow *self, RummyLayDialog *dialog)
{
  self->laid = *rummy_lay_dialog_get_deal (dialog);
}

static void
lay_out_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  AdwDialog *dialog = rummy_lay_dialog_new (self->settings, &self->laid);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (laid_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (lay_closed_cb), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (dialog, GTK_WIDGET (self));
}

static void
restart_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (!rummy_session_restart (self->session, &error)) {
    tell_stays (self, error);
    return;
  }
  rummy_window_show_draw (self);
  name = name_of_leader (self);
  if (name != NULL)
    words = g_strdup_printf (_("The game starts again, and %s leads."), name);
  else
    words = g_strdup (_("The game starts again, and you lead."));
  tell_done (self, words);
}

static void
end_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  gboolean was_practice = rummy_session_is_practice (self->session);
  g_autoptr (GError) error = NULL;

  if (!rummy_session_end (self->session, &error)) {
    tell_stays (self, error);
    return;
  }
  tell_done (self, was_practice ? _("The practice was ended.") : _("The game was ended."));
}

static void
bring_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  rummy_session_undo (self->session);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  /* At its start, what began the game is what can be undone. */
  if (self->game == NULL || rummy_window_is_passing (self) || !rummy_game_undo (self->game))
    rummy_session_undo (self->session);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_game_redo (((RummyWindow *) data)->game);
}

static void
restart_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_game_restart_turn (((RummyWindow *) data)->game);
}

static void
next_round_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  rummy_game_deal (self->game);
}

static void
scores_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_window_show_sheet (data);
}

/* With more players their plates tell most, and the scores take more of a table that is fuller. */
static const char *
score_bar_key (RummyWindow *self)
{
  return rummy_game_get_match (self->game)->rules.players > 2 ? "score-bar-of-many" : "score-bar";
}

static void
score_bar_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  const char *key = score_bar_key (self);

  g_settings_set_boolean (self->settings, key, !g_settings_get_boolean (self->settings, key));
  rummy_window_update_actions (self);
}

/* The rules by which the game on the table would be dealt again, kept with the preferences while they are open. */
#define AGAIN "rummy-rules-again"

typedef struct {
  const RummyPreset *preset;
  RummyRules rules;
} Again;

static void
keep_again (RummyWindow *self, AdwDialog *dialog)
{
  const RummyRules *own;
  Again *again;

  if (self->game == NULL || rummy_session_is_practice (self->session))
    return;

  own = &rummy_game_get_match (self->game)->rules;
  again = g_new (Again, 1);
  again->preset = rummy_rule_settings_find (self->settings, own);
  rummy_rule_settings_read (self->settings, again->preset, own->players, &again->rules);
  g_object_set_data_full (G_OBJECT (dialog), AGAIN, again, g_free);
}

static void
preferences_closed_cb (RummyWindow *self, RummyPreferences *preferences)
{
  const Again *again = g_object_get_data (G_OBJECT (preferences), AGAIN);
  RummyRules rules;

  if (!rummy_preferences_has_valid_rules (preferences)) {
    rummy_window_tell (self, _("Rules that do not go together were not kept."));
    return;
  }
  if (again == NULL || self->game == NULL)
    return;

  rummy_rule_settings_read (self->settings, again->preset, again->rules.players, &rules);
  if (!rummy_rules_are_same (&rules, &again->rules))
    rummy_window_offer (self, _("Changes apply to new games."), _("_New Game"), "win.new-game");
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  AdwDialog *visible = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  AdwDialog *dialog = rummy_window_find_preferences (self);

  if (dialog == NULL) {
    dialog = rummy_preferences_new (self->settings, self->sound);
    keep_again (self, dialog);
    g_signal_connect_object (dialog, "closed", G_CALLBACK (preferences_closed_cb), self, G_CONNECT_SWAPPED);
    rummy_dialog_present (dialog, GTK_WIDGET (self));
  } else if (dialog != visible && !ADW_IS_ALERT_DIALOG (visible)) { /* which asks for an answer */
    adw_dialog_present (dialog, GTK_WIDGET (self));
  }
}

/* Who looks at the table that is seen: a round that is over has nothing to hide. */
static guint
shown_person (RummyWindow *self)
{
  if (self->replay != NULL && rummy_replay_is_finished (rummy_replay_page_get_replay (self->replay)))
    return rummy_replay_page_get_seat (self->replay);

  return self->viewer.person;
}

static void
log_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  rummy_window_present_of_game (self, rummy_log_new (rummy_window_get_shown (self), shown_person (self)));
}

static void
rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  const RummyMatch *match = rummy_game_get_match (rummy_window_get_shown (self));

  rummy_window_present_of_game (self, rummy_rules_dialog_new (&match->rules));
}

static void
pile_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  if (!RUMMY_IS_PILE_LIST (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self))))
    rummy_window_present_of_game (self, rummy_pile_list_new (rummy_window_get_shown (self), shown_person (self)));
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  rummy_dialog_present (rummy_shortcuts_dialog_new (g_settings_get_boolean (self->settings, "classic-keys")),
                        GTK_WIDGET (self));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AdwDialog *about = adw_about_dialog_new ();

  g_object_set (about,
                "application-name", RUMMY_NAME,
                "application-icon", RUMMY_APP_ID,
                "version", RUMMY_VERSION,
                "developer-name", _("The Rummy 500 authors"),
                "copyright", _("© The Rummy 500 authors"),
                "license-type", GTK_LICENSE_GPL_3_0,
                "comments", _("Play 500 Rum against the computer."),
                /* Translators: put your names here, one a line. */
                "translator-credits", _("translator-credits"),
                NULL);
  rummy_dialog_present (about, data);
}

/* In a group of their own: what listens to the settings may outlive the window, whose own group must not be told. */
static void
add_settings (RummyWindow *self)
{
  static const char *const keys[] = { "card-speed", "pause", "watch-rounds",
                                      "replay-open", "replay-sorted", "replay-speed" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autoptr (GAction) action = g_settings_create_action (self->settings, keys[i]);

    g_action_map_add_action (G_ACTION_MAP (group), action);
  }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "settings", G_ACTION_GROUP (group));
}

/* With a computer. */
static void
swap_hands_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  guint seat = g_variant_get_uint32 (parameter), own = self->viewer.person;
  RummyRefusal refusal;

  if (self->game == NULL || own == RUMMY_SEAT_NONE ||
      seat >= (guint) rummy_game_get_match (self->game)->rules.players ||
      rummy_game_get_level (self->game, seat) == RUMMY_LEVEL_PERSON)
    return;

  refusal = rummy_game_trade (self->game, own, seat);
  if (refusal != RUMMY_OK)
    rummy_status_refuse (self->status, refusal);
}

void
rummy_window_add_actions (RummyWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "new-game", .activate = new_game_cb },
    { .name = "another-game", .activate = new_game_cb },
    { .name = "choose-game", .activate = choose_game_cb },
    { .name = "swap-hands", .activate = swap_hands_cb, .parameter_type = "u" },
    { .name = "deal", .activate = deal_cb },
    { .name = "lay-out", .activate = lay_out_cb },
    { .name = "restart-game", .activate = restart_game_cb },
    { .name = "end-game", .activate = end_game_cb },
    { .name = "bring-back", .activate = bring_back_cb },
    { .name = "undo", .activate = undo_cb },
    { .name = "redo", .activate = redo_cb },
    { .name = "restart-turn", .activate = restart_turn_cb },
    { .name = "next-round", .activate = next_round_cb },
    { .name = "scores", .activate = scores_cb },
    { .name = "preferences", .activate = preferences_cb },
    { .name = "log", .activate = log_cb },
    { .name = "pile", .activate = pile_cb },
    { .name = "rules", .activate = rules_cb },
    { .name = "score-bar", .activate = score_bar_cb, .state = "false" },
    { .name = "shortcuts", .activate = shortcuts_cb },
    { .name = "about", .activate = about_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_settings (self);
}

void
rummy_window_update_actions (RummyWindow *self)
{
  const RummyMatch *match = self->game != NULL ? rummy_game_get_match (self->game) : NULL;
  gboolean round_over = match != NULL && match->round.phase == RUMMY_PHASE_OVER;
  gboolean can_undo = FALSE, can_redo = FALSE, can_restart = FALSE, shows = FALSE, replays = self->replay != NULL;
  gboolean passes = rummy_window_is_passing (self);
  gboolean can_replay = match != NULL && !passes, can_turn;

  if (self->game != NULL && !replays && !passes) {
    g_object_get (self->game, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
    can_restart = rummy_game_can_restart_turn (self->game);
  }

  set_enabled (self, "restart-game", match != NULL);
  set_enabled (self, "save-as", match != NULL);
  set_enabled (self, "end-game", match != NULL);
  set_enabled (self, "bring-back", rummy_session_can_undo (self->session));
  set_enabled (self, "undo", can_undo || (!replays && rummy_session_can_undo (self->session)));
  set_enabled (self, "redo", can_redo);
  set_enabled (self, "restart-turn", can_restart);
  set_enabled (self, "next-round", !replays && round_over && !rummy_window_is_end (self));
  set_enabled (self, "another-game",
               !replays && round_over && (match->over || rummy_window_has_tutorial (self)));
  set_enabled (self, "suggest", !replays && can_replay);
  set_enabled (self, "melds", !replays && can_replay);
  set_enabled (self, "explain", !replays && can_replay);
  set_enabled (self, "belief", !replays && match != NULL && match->round.phase != RUMMY_PHASE_NOMINATE);
  set_enabled (self, "belief-cards", !replays && match != NULL && !rummy_window_is_watching (self));
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "belief-cards")),
                             g_variant_new_boolean (match != NULL && rummy_game_get_shows_belief (self->game)));
  set_enabled (self, "review", !replays && rummy_window_may_review (self));
  set_enabled (self, "scores", !replays && match != NULL);
  set_enabled (self, "choices", !replays && match != NULL);
  set_enabled (self, "replay", can_replay && !replays);
  set_enabled (self, "last-six", can_replay);
  set_enabled (self, "close-replay", replays);
  set_enabled (self, "play-on", replays);
  can_turn = !replays && round_over && !rummy_window_has_tutorial (self) && !rummy_window_is_watching (self);
  set_enabled (self, "next-seat", can_turn);
  set_enabled (self, "next-seat-of-game", can_turn && match->over && match->rounds > 1);
  set_enabled (self, "history", !replays && !passes);
  set_enabled (self, "log", match != NULL);
  set_enabled (self, "pile", match != NULL);
  set_enabled (self, "rules", match != NULL);
  set_enabled (self, "draw-for-deal", can_replay && !replays && rummy_match_is_drawn_for (match));
  set_enabled (self, "score-bar", !replays && match != NULL);
  if (match != NULL)
    shows = !replays && g_settings_get_boolean (self->settings, score_bar_key (self));
  g_action_change_state (g_action_map_lookup_action (G_ACTION_MAP (self), "score-bar"), g_variant_new_boolean (shows));
  gtk_widget_set_visible (self->score_bar, shows && !rummy_window_has_tutorial (self));
}

void
rummy_window_new_game (RummyWindow *self, guint64 seed)
{
  RummySeats seats;
  RummyRules rules;

  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_rule_settings_read_chosen (self->settings, &rules);
  rummy_seat_settings_read (self->settings, &rules, &seats);
  begin (self, &rules, &seats, seed);
}

void
rummy_window_new_deal (RummyWindow *self, guint64 seed, guint number)
{
  g_autoptr (GError) error = NULL;
  RummySeats seats;
  RummyRules rules;

  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_rule_settings_read_chosen (self->settings, &rules);
  rummy_seat_settings_read (self->settings, &rules, &seats);
  if (rummy_session_new_numbered (self->session, &rules, seed, number, &seats, &error))
    follow_new_game (self, &rules);
  else
    tell_stays (self, error);
}
