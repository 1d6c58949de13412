/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/session-private.h"

#include <glib/gi18n.h>

/* A restarted game gets its seed from that of the game before, with a number that no round has. */
#define SEED_RESTART G_GUINT64_CONSTANT (3000000)

/* How long the game waits for the disk, in ms. */
#define PATIENCE 3000

/* Folder of the practice game, inside that of the other game. */
#define PRACTICE_NAME "practice"

G_DEFINE_FINAL_TYPE (RummySession, rummy_session, G_TYPE_OBJECT)

enum { PROP_GAME = 1, PROP_TROUBLE, PROP_PATIENCE, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
set_trouble (RummySession *self, const GError *trouble)
{
  if (self->trouble == trouble ||
      (trouble != NULL && g_error_matches (self->trouble, trouble->domain, trouble->code)))
    return;

  g_clear_error (&self->trouble);
  if (trouble != NULL)
    self->trouble = g_error_copy (trouble);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TROUBLE]);
}

static void
release (RummySession *self)
{
  if (!self->is_held)
    return;

  self->is_held = FALSE;
  g_clear_handle_id (&self->slow_id, g_source_remove);
  rummy_game_unhold (self->game);
}

static RummyAutosave *
current_autosave (RummySession *self)
{
  return self->is_practice ? self->practice : self->autosave;
}

gboolean
rummy_session_write_game (RummyAutosave *autosave, RummyGame *game, GError **error)
{
  RummySavedGame saved = { *rummy_game_get_record (game), *rummy_game_get_seats (game) };

  saved.n_undone = rummy_game_get_redoable (game);

  return rummy_autosave_write (autosave, &saved, error);
}

static void
slow_cb (gpointer data)
{
  RummySession *self = data;
  g_autoptr (GError) error = g_error_new_literal (
    RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_SLOW,
    _("Your moves will be saved once the disk responds."));

  self->slow_id = 0;
  set_trouble (self, error);
  release (self);
}

/* Once the disk was too slow, later moves do not wait for it. */
static gboolean
is_slow (RummySession *self)
{
  return g_error_matches (self->trouble, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_SLOW);
}

static void
write_current (RummySession *self)
{
  g_autoptr (GError) error = NULL;

  self->write_failed = !rummy_session_write_game (current_autosave (self), self->game, &error);
  if (self->write_failed)
    set_trouble (self, error);

  if (!self->write_failed && !self->is_held && !is_slow (self)) {
    self->is_held = TRUE;
    self->slow_id = g_timeout_add_once (self->patience, slow_cb, self);
    rummy_game_hold (self->game);
  }
}

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* Saves finished rounds to the history. */
static void
save_to_history (RummySession *self, gboolean is_new)
{
  RummySavedGame saved = { *rummy_game_get_record (self->game), *rummy_game_get_seats (self->game) };
  const RummyMatch *match = rummy_game_get_match (self->game);
  RummyGameProfiles owners = { .game = RUMMY_PROFILE_FIRST };
  gint64 ended;

  if (match->rounds == 0 || match->round.phase != RUMMY_PHASE_OVER)
    return;

  if (self->settings != NULL)
    rummy_profile_lookup (&owners, self->settings, &saved.seats, (guint) match->rules.players);
  ended = now ();
  /* The clock may have been set back meanwhile. */
  rummy_history_save (self->history, &saved, &owners, MIN (self->began, ended), ended, is_new, self->is_practice);
}

static void
changed_cb (RummySession *self)
{
  write_current (self);
  save_to_history (self, FALSE);
}

static void
synced_cb (RummyAutosave *autosave, const GError *error, RummySession *self)
{
  if (autosave != current_autosave (self))
    return;

  if (error != NULL || !self->write_failed)
    set_trouble (self, error);
  if (error == NULL && !self->write_failed && self->stale != NULL) {
    g_file_delete_async (self->stale, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
    g_clear_object (&self->stale);
  }
  release (self);
}

static void
moved_cb (RummyGame *game, RummySession *self)
{
  const RummyRecord *record = rummy_game_get_record (game);
  const RummyMove *last = &record->moves[record->n_moves - 1];

  if (!self->is_practice && last->kind != RUMMY_MOVE_DEAL &&
      rummy_game_get_level (game, last->seat) == RUMMY_LEVEL_PERSON)
    g_clear_object (&self->former); /* undo can no longer restore it */
  if (last->kind == RUMMY_MOVE_DEAL)
    self->began = now ();
  write_current (self);
  save_to_history (self, TRUE);
}

static void
open_folder (RummySession *self, GFile *folder)
{
  self->autosave = rummy_autosave_new (folder);
  self->file = g_file_get_child (folder, RUMMY_AUTOSAVE_NAME);
  self->practice_directory = g_file_get_child (folder, PRACTICE_NAME);
  self->saved_games = g_file_get_child (folder, RUMMY_SESSION_UNFINISHED);
  self->practice = rummy_autosave_new (self->practice_directory);
  g_signal_connect (self->autosave, "synced", G_CALLBACK (synced_cb), self);
  g_signal_connect (self->practice, "synced", G_CALLBACK (synced_cb), self);
}

/* Disconnects, stops and releases the game (may be NULL). */
static void
detach (RummySession *self)
{
  if (self->game == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->game, self);
  rummy_game_stop (self->game);
  release (self);
}

/* Takes ownership of @game. */
static void
attach (RummySession *self, RummyGame *game)
{
  g_clear_object (&self->game);
  self->game = game;
  self->began = now ();
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (game, "reset", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (game, "seats", G_CALLBACK (changed_cb), self);
}

/* Discards the practice game and its file.  The waiting game is current again, but not yet notified. */
static void
leave_practice (RummySession *self)
{
  const RummyRecord *record;
  RummyGame *waiting;

  if (!self->is_practice)
    return;

  detach (self);
  record = rummy_game_get_record (self->game);
  attach (self, rummy_game_new (&record->rules, record->seed, record->game));
  write_current (self);
  detach (self);

  self->is_practice = FALSE;
  waiting = g_steal_pointer (&self->waiting);
  if (waiting != NULL)
    attach (self, waiting);
  else
    g_clear_object (&self->game);

  /* Practice that has not reached the disk no longer matters. */
  if (is_slow (self) && !rummy_autosave_is_pending (self->autosave))
    set_trouble (self, NULL);
}

/* Takes ownership of @game. */
static void
set_current (RummySession *self, RummyGame *game)
{
  detach (self);
  attach (self, game);
  write_current (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

/* Ends practice and leaves the game that counts, keeping a copy.  Returns FALSE if it would be lost; then it stays
 * current. */
static gboolean
leave_game (RummySession *self, GError **error)
{
  RummyGame *counted = rummy_session_get_counted (self);
  g_autoptr (GFile) file = NULL;

  if (counted != NULL && !rummy_session_keep_unfinished (self, counted, &file, error))
    return FALSE;

  leave_practice (self);
  if (counted != NULL) {
    g_set_object (&self->former, counted);
    g_set_object (&self->former_file, file);
  }

  return TRUE;
}

/* Unlocks explicitly: a running sync may save_to_history the lock longer than the next process is willing to wait. */
static void
close_autosave (RummySession *self, RummyAutosave **autosave)
{
  if (*autosave == NULL)
    return;

  g_signal_handlers_disconnect_by_data (*autosave, self);
  rummy_autosave_unlock (*autosave);
  g_clear_object (autosave);
}

static void
rummy_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_GAME:
    g_value_set_object (value, rummy_session_get_game (RUMMY_SESSION (object)));
    break;
  case PROP_TROUBLE:
    g_value_set_boxed (value, RUMMY_SESSION (object)->trouble);
    break;
  case PROP_PATIENCE:
    g_value_set_uint (value, RUMMY_SESSION (object)->patience);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RummySession *self = RUMMY_SESSION (object);

  switch (id) {
  case PROP_PATIENCE:
    if (self->patience == g_value_get_uint (value))
      return;
    self->patience = g_value_get_uint (value);
    g_object_notify_by_pspec (object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
close_folder (RummySession *self)
{
  detach (self);
  g_clear_object (&self->game);
  g_clear_object (&self->former);
  g_clear_object (&self->former_file);
  g_clear_object (&self->waiting);
  self->is_practice = self->write_failed = FALSE;
  close_autosave (self, &self->autosave);
  close_autosave (self, &self->practice);
  g_clear_object (&self->file);
  g_clear_object (&self->practice_directory);
  g_clear_object (&self->saved_games);
  g_clear_object (&self->stale);
}

static void
rummy_session_dispose (GObject *object)
{
  RummySession *self = RUMMY_SESSION (object);

  close_folder (self);
  if (self->history != NULL)
    rummy_history_close (self->history);
  g_clear_object (&self->history);
  g_clear_object (&self->settings);
  g_clear_object (&self->directory);
  g_clear_error (&self->trouble);

  G_OBJECT_CLASS (rummy_session_parent_class)->dispose (object);
}

static void
rummy_session_class_init (RummySessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_session_get_property;
  object_class->set_property = rummy_session_set_property;
  object_class->dispose = rummy_session_dispose;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, RUMMY_TYPE_GAME,
                                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_TROUBLE] = g_param_spec_boxed ("trouble", NULL, NULL, G_TYPE_ERROR,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_PATIENCE] = g_param_spec_uint ("patience", NULL, NULL, 0, G_MAXUINT, PATIENCE,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rummy_session_init (RummySession *self)
{
  self->patience = PATIENCE;
}

RummySession *
rummy_session_new (GFile *directory)
{
  RummySession *self = g_object_new (RUMMY_TYPE_SESSION, NULL);

  self->directory = g_object_ref (directory);
  self->history = rummy_history_new (directory);
  open_folder (self, directory);

  return self;
}

void
rummy_session_set_settings (RummySession *self, GSettings *settings)
{
  g_return_if_fail (RUMMY_IS_SESSION (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_set_object (&self->settings, settings);
}

gboolean
rummy_session_may_leave (RummySession *self, GError **error)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), FALSE);

  if (!self->write_failed || !rummy_session_is_in_progress (self->game))
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _("Your game couldn’t be saved, so it stays open. Free up disk space, make a move, and retry."));

  return FALSE;
}

gboolean
rummy_session_enter (RummySession *self, const char *folder)
{
  g_autoptr (GFile) directory = NULL, file = NULL;
  gboolean had_game;

  g_return_val_if_fail (RUMMY_IS_SESSION (self), FALSE);

  directory = *folder == '\0' ? g_object_ref (self->directory) : g_file_resolve_relative_path (self->directory, folder);
  file = g_file_get_child (directory, RUMMY_AUTOSAVE_NAME);
  if (g_file_equal (file, self->file))
    return FALSE;

  had_game = rummy_session_get_game (self) != NULL;
  close_folder (self);
  open_folder (self, directory);
  set_trouble (self, NULL);
  if (had_game)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);

  return TRUE;
}

static RummyGame *
game_of (const RummySavedGame *saved)
{
  RummyGame *game = rummy_game_new_from_record (&saved->record);

  rummy_game_set_seats (game, &saved->seats);
  if (saved->n_undone > 0)
    rummy_game_set_redoable (game, &saved->record.moves[saved->record.n_moves], saved->n_undone);

  return game;
}

static void
resume_practice (RummySession *self)
{
  g_auto (RummySavedGame) saved = { 0 };
  RummyGame *game;

  /* A practice game that cannot be read is ignored. */
  if (!g_file_query_exists (self->practice_directory, NULL) ||
      !rummy_autosave_load (self->practice, &saved, NULL) || saved.record.n_moves == 0)
    return;

  game = game_of (&saved);
  detach (self);
  self->waiting = g_steal_pointer (&self->game);
  self->is_practice = TRUE;
  attach (self, game);
}

gboolean
rummy_session_resume (RummySession *self, GError **error)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (GError) local = NULL;
  RummyGame *game;

  g_return_val_if_fail (RUMMY_IS_SESSION (self), FALSE);

  rummy_history_open (self->history);
  if (rummy_autosave_load (self->autosave, &saved, &local)) {
    game = game_of (&saved);
    detach (self);
    g_clear_object (&self->former);
    attach (self, game);
    save_to_history (self, FALSE); /* a kill may have come between writing the two files */
  } else if (local != NULL) {
    if (local->domain == RUMMY_AUTOSAVE_ERROR)
      set_trouble (self, local);
    else
      g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }
  if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  resume_practice (self);
  rummy_session_tidy_saved_games (self);
  if (self->game != NULL)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);

  return rummy_session_get_game (self) != NULL;
}

RummyHistory *
rummy_session_get_history (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), NULL);

  return self->history;
}

const GError *
rummy_session_get_trouble (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), NULL);

  return self->trouble;
}

RummyGame *
rummy_session_get_game (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), NULL);

  return rummy_session_is_in_progress (self->game) ? self->game : NULL;
}

gboolean
rummy_session_new_game (RummySession *self, const RummyRules *rules, guint64 seed, const RummySeats *seats,
                        GError **error)
{
  RummyGame *last;
  guint number = 1;

  g_return_val_if_fail (RUMMY_IS_SESSION (self), FALSE);

  /* The parity of the number decides who leads, so it must alternate even when 16 bits overflow. */
  last = self->is_practice ? self->waiting : self->game;
  if (last != NULL)
    number = rummy_game_get_record (last)->game % (G_MAXUINT16 - 1) + 1;

  return rummy_session_new_numbered (self, rules, seed, number, seats, error);
}

gboolean
rummy_session_new_numbered (RummySession *self, const RummyRules *rules, guint64 seed, guint number,
                            const RummySeats *seats, GError **error)
{
  RummySeats known = *seats;
  RummyGame *game;

  g_return_val_if_fail (RUMMY_IS_SESSION (self), FALSE);

  if (!leave_game (self, error))
    return FALSE;

  game = rummy_game_new (rules, seed, number);
  rummy_session_carry_over (self, rules, &known);
  rummy_game_set_seats (game, &known);
  rummy_game_deal (game);
  set_current (self, game);

  return TRUE;
}

gboolean
rummy_session_restart (RummySession *self, GError **error)
{
  RummyRecord record;
  RummySeats seats;
  RummyGame *game;

  g_return_val_if_fail (RUMMY_IS_SESSION (self), FALSE);

  if (rummy_session_get_game (self) == NULL)
    return TRUE;
  if (!self->is_practice && !leave_game (self, error))
    return FALSE;

  /* In practice the same cards are dealt again, even laid-out or reseeded ones. */
  record = *rummy_game_get_record (self->game);
  if (!self->is_practice)
    rummy_record_init (&record, &record.rules, rummy_seed_mix (record.seed, SEED_RESTART), record.game);
  record.n_moves = 0;
  seats = *rummy_game_get_seats (self->game);
  rummy_session_carry_over (self, &record.rules, &seats);
  seats.is_practice = self->is_practice;
  game = rummy_game_new_from_record (&record);
  rummy_game_set_seats (game, &seats);
  rummy_game_deal (game);
  set_current (self, game);

  return TRUE;
}

gboolean
rummy_session_end (RummySession *self, GError **error)
{
  const RummyRecord *record;
  RummySeats seats;
  RummyGame *game;

  g_return_val_if_fail (RUMMY_IS_SESSION (self), FALSE);

  if (rummy_session_get_game (self) == NULL)
    return TRUE;

  if (self->is_practice) {
    leave_practice (self);
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
    return TRUE;
  }
  if (!leave_game (self, error))
    return FALSE;

  record = rummy_game_get_record (self->game);
  seats = *rummy_game_get_seats (self->game);
  rummy_session_carry_over (self, &record->rules, &seats);
  game = rummy_game_new (&record->rules, record->seed, record->game);
  rummy_game_set_seats (game, &seats);
  set_current (self, game);

  return TRUE;
}

gboolean
rummy_session_can_undo (RummySession *self)
{
  return rummy_session_get_former (self) != NULL;
}

RummyGame *
rummy_session_get_former (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), NULL);

  return self->is_practice ? NULL : self->former;
}

void
rummy_session_undo (RummySession *self)
{
  g_return_if_fail (RUMMY_IS_SESSION (self));

  if (!rummy_session_can_undo (self))
    return;

  if (self->former_file != NULL) {
    g_clear_object (&self->stale);
    self->stale = g_steal_pointer (&self->former_file);
  }
  set_current (self, g_steal_pointer (&self->former));
}

void
rummy_session_start_practice (RummySession *self, RummyGame *game)
{
  g_return_if_fail (RUMMY_IS_SESSION (self));
  g_return_if_fail (rummy_game_get_record (game)->n_moves > 0);

  detach (self);
  if (!self->is_practice)
    self->waiting = g_steal_pointer (&self->game);
  self->is_practice = TRUE;
  rummy_game_set_practice (game);
  attach (self, g_object_ref (game));
  write_current (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

gboolean
rummy_session_is_practice (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), FALSE);

  return self->is_practice;
}

RummyGame *
rummy_session_get_waiting (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), NULL);

  return rummy_session_is_in_progress (self->waiting) ? self->waiting : NULL;
}

void
rummy_session_make_practice (RummySession *self)
{
  RummyGame *counted;

  g_return_if_fail (RUMMY_IS_SESSION (self));

  counted = rummy_session_get_counted (self);
  g_return_if_fail (counted != NULL);

  rummy_game_set_practice (counted);
  if (self->is_practice)
    rummy_session_write_game (self->autosave, counted, NULL);
}

void
rummy_session_open_game (RummySession *self, RummyGame *game)
{
  g_return_if_fail (RUMMY_IS_SESSION (self));
  g_return_if_fail (rummy_session_is_in_progress (game));

  leave_practice (self);
  g_clear_object (&self->former);
  set_current (self, g_object_ref (game));
}

