/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-game.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "game/undo.h"
#include "ui/options/recent-games.h"
#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/actions.h"
#include "ui/parts/dialog.h"
#include "ui/parts/object.h"
#include "ui/play/draw-for-deal.h"
#include "ui/setup/new-game.h"
#include "ui/words/games.h"
#include "ui/words/words.h"

/* Cards are dealt behind the draw for deal if it stays open so long. */
#define DRAW_MS 20000

struct _RummyWindowGame {
  GObject parent_instance;

  RummyScreen *screen;
  RummyStatus *status;
  RummyNews *news;
  RummyWindowFiles *files;
  RummyTable *table;
  AdwDialog *draw;  /* weak: the draw for deal */
  RummySeats seats; /* last known seats */
};

static void
clear (RummyWindowGame *self)
{
  g_clear_weak_pointer (&self->draw);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowGame, rummy_window_game, clear)

/* NULL if the person leads. */
static char *
name_of_leader (RummyWindowGame *self)
{
  const RummyMatch *match = rummy_screen_get_match (self->screen);

  if (match->round.lead == rummy_screen_get_person (self->screen))
    return NULL;

  return rummy_words_seat (rummy_screen_get_game (self->screen), match->round.lead,
                           rummy_screen_get_person (self->screen));
}

/* The new game was not started, since the current one cannot be kept. */
static void
tell_stays (RummyWindowGame *self, const GError *error)
{
  rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Game Not Saved"), error->message);
}

/* The cards are dealt after the draw. */
static void
draw_closed_cb (RummyWindowGame *self)
{
  g_clear_weak_pointer (&self->draw);
  rummy_table_deal (self->table, 0);
}

static void
present_draw (RummyWindowGame *self)
{
  RummyDeck deck;
  RummyPace pace;

  rummy_deck_read (rummy_screen_get_settings (self->screen), &deck);
  rummy_pace_read (rummy_screen_get_settings (self->screen), &pace);
  g_set_weak_pointer (&self->draw, rummy_draw_for_deal_new (rummy_screen_get_game (self->screen),
                                                            rummy_screen_get_person (self->screen), &deck, &pace));
  g_signal_connect_object (self->draw, "closed", G_CALLBACK (draw_closed_cb), self, G_CONNECT_SWAPPED);
  rummy_table_deal (self->table, DRAW_MS);
  rummy_screen_present (self->screen, self->draw);
}

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowGame *self = data;

  if (self->draw == NULL)
    present_draw (self);
}

/* If it decided, and the settings want it. */
static void
show_draw (RummyWindowGame *self)
{
  if (rummy_match_is_drawn_for (rummy_screen_get_match (self->screen)) &&
      g_settings_get_boolean (rummy_screen_get_settings (self->screen), "start-reminder"))
    present_draw (self);
}

/* Something was done in it. */
static gboolean
is_left (RummyGame *game)
{
  return game != NULL && !rummy_game_get_match (game)->over && rummy_game_get_record (game)->n_moves > 1;
}

static void
offer (RummyWindowGame *self, RummyGame *left, const char *action)
{
  const RummyMatch *match = rummy_game_get_match (left);
  /* Translators: the name of a game, and the number of its round. */
  g_autofree char *words = g_strdup_printf (_("You left %s in round %u."), rummy_games_name (&match->rules),
                                            (guint) match->rounds);

  rummy_news_offer (self->news, words, _("Continue"), action);
}

/* Where a game of this kind was left, offers to go on with it instead. */
static gboolean
offer_left (RummyWindowGame *self, const RummyRules *rules)
{
  RummyGame *former = rummy_session_get_former (rummy_screen_get_session (self->screen));
  const RummyGameFile *file = rummy_window_files_find_game (self->files, rules);
  g_autoptr (RummyGame) left = NULL;
  g_autofree char *uri = NULL, *action = NULL;

  if (is_left (former) && !rummy_game_is_practice (former) &&
      rummy_games_are_same (&rummy_game_get_match (former)->rules, rules)) {
    offer (self, former, "win.bring-back");
    return TRUE;
  }
  if (file == NULL)
    return FALSE;

  left = rummy_game_new_from_record (&file->saved.record);
  rummy_game_set_seats (left, &file->saved.seats);
  uri = g_file_get_uri (file->file);
  action = g_strconcat ("win.go-on::", uri, NULL);
  offer (self, left, action);

  return TRUE;
}

/* After rules changed at the table.  Certain deals are wanted, so no other game of the kind is offered instead. */
static void
follow_new_game (RummyWindowGame *self, const RummyRules *rules, gboolean is_certain)
{
  RummySession *session = rummy_screen_get_session (self->screen);
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  rummy_recent_games_add (rummy_screen_get_settings (self->screen), rules);
  g_settings_set_boolean (rummy_screen_get_settings (self->screen), "game-chosen", FALSE);
  show_draw (self);
  if (!is_certain && offer_left (self, rules))
    return;
  if (!rummy_session_can_undo (session)) {
    rummy_status_tell_lead (self->status);
    return;
  }

  name = name_of_leader (self);
  if (is_left (rummy_session_get_former (session)))
    words = g_strdup (_("You can continue your last game from the Home page.")); /* who leads is told below the table */
  else
    /* Translators: the name of a player. */
    words = name != NULL ? g_strdup_printf (_("New game. %s goes first."), name)
                         : g_strdup (_("New game. You go first."));
  rummy_news_tell_done (self->news, words);
}

void
rummy_window_game_begin_numbered (RummyWindowGame *self, const RummyRules *rules, const RummySeats *seats,
                                  guint64 seed, guint number)
{
  g_autoptr (GError) error = NULL;

  if (rummy_session_new_numbered (rummy_screen_get_session (self->screen), rules, seed, number, seats, &error))
    follow_new_game (self, rules, TRUE);
  else
    tell_stays (self, error);
}

static void
begin (RummyWindowGame *self, const RummyRules *rules, const RummySeats *seats, guint64 seed)
{
  g_autoptr (GError) error = NULL;

  if (rummy_session_new_game (rummy_screen_get_session (self->screen), rules, seed, seats, &error))
    follow_new_game (self, rules, FALSE);
  else
    tell_stays (self, error);
}

/* Returns the next game; FALSE if its changed rules do not allow that many players and were dropped. */
static gboolean
read_chosen (RummyWindowGame *self, RummyRules *rules, RummySeats *seats)
{
  GSettings *settings = rummy_screen_get_settings (self->screen);
  gboolean has_changes = rummy_rule_settings_read_chosen (settings, rules);

  rummy_seat_settings_read (settings, rules, seats);

  return has_changes;
}

/* The same game and usual seats, by its current rules, or the game that was edited since. Practice, seats given to
 * computers, and people of a foreign file are not repeated. */
static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowGame *self = data;
  RummyRules rules;
  RummySeats seats;
  gboolean has_changes;

  rummy_screen_follow_game (self->screen);
  has_changes = read_chosen (self, &rules, &seats);
  begin (self, &rules, &seats, rummy_deal_code_random_seed ());
  if (!has_changes)
    rummy_status_tell (self->status, rummy_rule_settings_words_own ());
}

static void
game_chosen_cb (RummyWindowGame *self)
{
  rummy_window_game_begin (self, rummy_deal_code_random_seed ());
}

/* preset: chosen at first, or NULL. */
static void
choose_game (RummyWindowGame *self, const RummyPreset *preset)
{
  AdwDialog *dialog;

  rummy_screen_follow_game (self->screen);
  dialog = rummy_new_game_new (rummy_screen_get_settings (self->screen));
  rummy_new_game_set_unfinished (RUMMY_NEW_GAME (dialog),
                                 rummy_session_get_game (rummy_screen_get_session (self->screen)),
                                 rummy_window_files_get_unfinished (self->files));
  if (preset != NULL)
    rummy_new_game_choose (RUMMY_NEW_GAME (dialog), preset);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (game_chosen_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_present (self->screen, dialog);
}

static void
choose_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  choose_game (data, NULL);
}

static void
choose_game_of_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  choose_game (data, rummy_preset_find (g_variant_get_string (parameter, NULL)));
}

static void
restart_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowGame *self = data;
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (!rummy_session_restart (rummy_screen_get_session (self->screen), &error)) {
    tell_stays (self, error);
    return;
  }
  show_draw (self);
  name = name_of_leader (self);
  if (name != NULL)
    /* Translators: the name of a player. */
    words = g_strdup_printf (_("Game restarted. %s goes first."), name);
  else
    words = g_strdup (_("Game restarted. You go first."));
  rummy_news_tell_done (self->news, words);
}

static void
home_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_screen_go_home (((RummyWindowGame *) data)->screen);
}

static void
continue_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_window_game_go_on (data);
}

/* To the former game; says so, for the two may look alike. */
static void
bring_back (RummyWindowGame *self)
{
  rummy_session_undo (rummy_screen_get_session (self->screen));
  rummy_news_tell (self->news, _("You’re back in your last game."));
}

static void
bring_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  bring_back (data);
}

/* Whether a turn that is over can be taken back, as practice; with several people it would be another one's, too. */
static gboolean
can_take_back (RummyWindowGame *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);

  return game != NULL && !rummy_game_is_practice (game) && !rummy_screen_is_passing (self->screen) &&
         rummy_game_count_people (game) == 1 &&
         rummy_undo_can_as_practice (rummy_game_get_match (game), rummy_game_get_record (game),
                                     rummy_game_get_seats (game));
}

static void
take_back_cb (RummyWindowGame *self, const char *response)
{
  if (!g_str_equal (response, "practice") || !can_take_back (self))
    return;

  rummy_game_set_practice (rummy_screen_get_game (self->screen));
  rummy_game_undo (rummy_screen_get_game (self->screen));
}

static void
offer_to_take_back (RummyWindowGame *self)
{
  AdwDialog *dialog = adw_alert_dialog_new (_("Take Back Your Last Move?"),
                                            _("You’ve seen what came next, so taking your move back makes this a "
                                              "practice game."));

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "practice", _("_Take Back"), NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "practice");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_present (self->screen, dialog);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowGame *self = data;

  if (rummy_screen_get_game (self->screen) != NULL && !rummy_screen_is_passing (self->screen) &&
      rummy_game_undo (rummy_screen_get_game (self->screen)))
    return;

  /* At its start, undo brings back the former game. */
  if (rummy_session_can_undo (rummy_screen_get_session (self->screen)))
    bring_back (self);
  else if (can_take_back (self))
    offer_to_take_back (self);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_game_redo (rummy_screen_get_game (((RummyWindowGame *) data)->screen));
}

static void
restart_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_game_restart_turn (rummy_screen_get_game (((RummyWindowGame *) data)->screen));
}

static void
next_round_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowGame *self = data;

  rummy_game_deal (rummy_screen_get_game (self->screen));
}

/* With a computer. */
static void
swap_hands_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowGame *self = data;
  RummyGame *game = rummy_screen_get_game (self->screen);
  guint seat = g_variant_get_uint32 (parameter), own = rummy_screen_get_person (self->screen);
  RummyRefusal refusal;

  if (game == NULL || own == RUMMY_SEAT_NONE || seat >= (guint) rummy_game_get_match (game)->rules.players ||
      rummy_game_get_level (game, seat) == RUMMY_LEVEL_PERSON)
    return;

  refusal = rummy_game_trade (game, own, seat);
  if (refusal != RUMMY_OK)
    rummy_status_refuse (self->status, refusal);
}

static void
entered_cb (RummyWindowGame *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);

  if (game != NULL)
    self->seats = *rummy_game_get_seats (game);
}

/* The next game keeps changes of this one, but nobody is replaced for good by a computer. Unchanged seats are not
 * stored: the game may be somebody else's. */
static void
seats_cb (RummyWindowGame *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  GSettings *settings = rummy_screen_get_settings (self->screen);
  const RummyRules *rules = &rummy_game_get_match (game)->rules;
  RummySeats before = self->seats, usual;

  self->seats = *rummy_game_get_seats (game);
  if (rummy_game_count_people (game) == 0 || rummy_session_is_practice (rummy_screen_get_session (self->screen)))
    return;

  rummy_seat_settings_read (settings, rules, &usual);
  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    if (rummy_seats_get_player (&before, seat) != rummy_seats_get_player (&self->seats, seat))
      rummy_seats_set_player (&usual, seat, rummy_seats_get_player (&self->seats, seat));
    if (!g_str_equal (before.name[seat], self->seats.name[seat]))
      memcpy (usual.name[seat], self->seats.name[seat], sizeof usual.name[seat]);
  }
  rummy_seat_settings_write (settings, rules, &usual);
}

/* The game is at the table, and no move of it can be taken back. */
static const char *
why_not_undo (RummyWindowGame *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);

  if (rummy_game_count_people (game) == 0)
    return _("Take a seat first.");
  if (rummy_screen_is_over (self->screen))
    return _("You can’t undo a finished round.");
  if (rummy_undo_can_as_practice (rummy_game_get_match (game), rummy_game_get_record (game),
                                  rummy_game_get_seats (game)))
    return rummy_words_refusal (RUMMY_REFUSED_TURN);

  return _("You haven’t made a move this round.");
}

static const char *
why_not_restart_turn (RummyWindowGame *self)
{
  const RummyRound *round = &rummy_screen_get_match (self->screen)->round;

  if (round->phase == RUMMY_PHASE_OVER)
    return _("You can’t undo a finished round.");
  if (round->turn != rummy_screen_get_person (self->screen))
    return rummy_words_refusal (RUMMY_REFUSED_TURN);

  return _("There’s nothing to undo this turn.");
}

static const char *
why_not_next_round (RummyWindowGame *self)
{
  if (!rummy_screen_is_over (self->screen))
    return rummy_words_refusal (RUMMY_REFUSED_NOT_OVER);

  return rummy_screen_is_end (self->screen) ? _("The game is over. Start another.") : NULL;
}

static const char *
why_not_another_game (RummyWindowGame *self)
{
  gboolean is_over = rummy_screen_is_over (self->screen) && rummy_screen_is_end (self->screen);

  return is_over ? NULL : _("This game isn’t over yet.");
}

/* Undo leads back to the former game, too. */
static void
update_undo (RummyWindowGame *self, const char *why_not)
{
  GActionMap *map = rummy_screen_get_actions (self->screen);
  RummyGame *game = rummy_screen_get_game (self->screen);
  gboolean has_former = rummy_session_can_undo (rummy_screen_get_session (self->screen));
  gboolean replays = rummy_screen_get_replay (self->screen) != NULL, can_undo = FALSE, can_redo = FALSE;
  gboolean can_restart = FALSE;

  if (why_not == NULL) {
    g_object_get (game, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
    can_restart = rummy_game_can_restart_turn (game);
  }
  can_undo |= !replays && (has_former || can_take_back (self));
  rummy_actions_enable (map, "bring-back", has_former ? NULL : _("There’s no earlier game."));
  rummy_actions_enable (map, "undo", can_undo ? NULL : why_not != NULL ? why_not : why_not_undo (self));
  rummy_actions_enable (map, "redo", can_redo ? NULL : why_not != NULL ? why_not : _("Undo a move first."));
  rummy_actions_enable (map, "restart-turn",
                        can_restart ? NULL : why_not != NULL ? why_not : why_not_restart_turn (self));
}

static void
changed_cb (RummyWindowGame *self)
{
  GActionMap *map = rummy_screen_get_actions (self->screen);
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  gboolean replays = rummy_screen_get_replay (self->screen) != NULL;
  const char *why_not = rummy_screen_why_not (self->screen, FALSE);
  const char *why_no_game = match == NULL ? _("Start or continue a game first.") : NULL;

  update_undo (self, why_not);
  rummy_actions_enable (map, "restart-game", why_no_game);
  rummy_actions_enable (map, "home", replays ? why_not : why_no_game);
  /* The end of a round is seen by all. */
  why_no_game = replays ? why_not : why_no_game;
  rummy_actions_enable (map, "next-round", why_no_game != NULL ? why_no_game : why_not_next_round (self));
  rummy_actions_enable (map, "another-game", why_no_game != NULL ? why_no_game : why_not_another_game (self));
  if (why_not == NULL && !rummy_match_is_drawn_for (match))
    why_not = _("There was no draw for dealer.");
  rummy_actions_enable (map, "draw-for-deal", why_not);
}

RummyWindowGame *
rummy_window_game_new (RummyScreen *screen, RummyTable *table, RummyStatus *status, RummyNews *news,
                       RummyWindowFiles *files)
{
  static const GActionEntry entries[] = {
    { .name = "new-game", .activate = new_game_cb },
    { .name = "another-game", .activate = new_game_cb },
    { .name = "choose-game", .activate = choose_game_cb },
    { .name = "choose-game-of", .activate = choose_game_of_cb, .parameter_type = "s" },
    { .name = "home", .activate = home_cb },
    { .name = "continue", .activate = continue_cb },
    { .name = "draw-for-deal", .activate = draw_cb },
    { .name = "restart-game", .activate = restart_game_cb },
    { .name = "bring-back", .activate = bring_back_cb },
    { .name = "undo", .activate = undo_cb },
    { .name = "redo", .activate = redo_cb },
    { .name = "restart-turn", .activate = restart_turn_cb },
    { .name = "next-round", .activate = next_round_cb },
    { .name = "swap-hands", .activate = swap_hands_cb, .parameter_type = "u" },
  };
  RummyWindowGame *self = g_object_new (RUMMY_TYPE_WINDOW_GAME, NULL);

  self->screen = screen;
  self->status = status;
  self->news = news;
  self->files = files;
  self->table = table;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (screen, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_connect (screen, "seats", G_CALLBACK (seats_cb), self, G_CONNECT_DEFAULT);
  /* Undo is known only after the moves. */
  rummy_screen_connect (screen, "notify", G_CALLBACK (changed_cb), self, G_CONNECT_DEFAULT);

  return self;
}

void
rummy_window_game_begin (RummyWindowGame *self, guint64 seed)
{
  RummySeats seats;
  RummyRules rules;

  read_chosen (self, &rules, &seats);
  begin (self, &rules, &seats, seed);
}

void
rummy_window_game_go_on (RummyWindowGame *self)
{
  rummy_screen_go_to_table (self->screen);
  if (rummy_screen_get_game (self->screen) != NULL &&
      rummy_game_get_record (rummy_screen_get_game (self->screen))->n_moves == 1)
    show_draw (self);
}
