/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/history-thread.h"

#include "store/database-copy.h"
#include "store/history-write.h"
#include "store/rounds.h"
#include "store/salvage.h"

struct _RummyHistory {
  GObject parent_instance;

  GThreadPool *threads; /* a single thread; NULL once closed */
  guint n_jobs;         /* jobs whose answers have not arrived yet */
  GError *trouble;
  GPtrArray *unsaved;    /* games that could not be written; retried with the next one */
  GArray *removals;     /* gint64: numbers of removals.  They are times in microseconds, so that processes do not
                         * share one. */

  GCancellable *closing;
  gboolean is_whole; /* nothing waits to be salvaged; used by the thread only */
  RummyDatabase database; /* used by the thread only */
};

G_DEFINE_FINAL_TYPE (RummyHistory, rummy_history, G_TYPE_OBJECT)

enum { PROP_TROUBLE = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Created and freed in the main context, so that the thread never drops a last reference. */
typedef struct {
  RummyHistory *history;
  GTask *task; /* waits for the answer; NULL for a job that changes the history */
  RummyHistoryWork work; /* NULL: only open the file */
  gpointer input, result;
  GDestroyNotify free_input, free_result;
  GError *error, *notice;
} Job;

/* Removes games or restores them: a single game, all of an owner, or all of a list. */
typedef struct {
  gint64 id, number;
  char *preset, *owner; /* may be NULL */
  gboolean is_list, is_practice, restores;
} Removal;

static gpointer save_work (sqlite3 *db, gpointer input, GError **error);
static gpointer salvage_work (sqlite3 *db, gpointer path, GError **error);

static void
entry_free (RummyHistoryEntry *entry)
{
  g_bytes_unref (entry->saved);
  g_free (entry);
}

static void
removal_free (Removal *removal)
{
  g_free (removal->preset);
  g_free (removal->owner);
  g_free (removal);
}

static void
set_trouble (RummyHistory *self, GError *trouble)
{
  if ((self->trouble == NULL && trouble == NULL) ||
      (trouble != NULL && g_error_matches (self->trouble, trouble->domain, trouble->code)))
    return;

  g_clear_error (&self->trouble);
  self->trouble = trouble != NULL ? g_error_copy (trouble) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TROUBLE]);
}

static gboolean
done_cb (gpointer data)
{
  Job *job = data;
  g_autoptr (RummyHistory) self = job->history;
  gboolean is_lost = job->error != NULL && job->error->domain == RUMMY_HISTORY_ERROR &&
                     job->error->code != RUMMY_HISTORY_ERROR_GONE;

  self->n_jobs--;
  if (job->notice != NULL || is_lost)
    set_trouble (self, is_lost ? job->error : job->notice);
  else if (job->task == NULL && self->trouble != NULL && self->trouble->code == RUMMY_HISTORY_ERROR_UNUSABLE &&
           self->unsaved->len == 0)
    set_trouble (self, NULL);
  if (is_lost && job->work == save_work)
    g_ptr_array_add (self->unsaved, g_steal_pointer (&job->input));

  /* Games may be back though not all are, or whoever asked has gone. */
  if (job->work == salvage_work || (job->task == NULL && job->work != NULL && job->error == NULL))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (job->task != NULL && job->error != NULL)
    g_task_return_error (job->task, g_steal_pointer (&job->error));
  else if (job->task != NULL)
    g_task_return_pointer (job->task, g_steal_pointer (&job->result), job->free_result);

  g_clear_object (&job->task);
  if (job->result != NULL && job->free_result != NULL)
    job->free_result (job->result);
  if (job->free_input != NULL && job->input != NULL)
    job->free_input (job->input);
  g_clear_error (&job->error);
  g_clear_error (&job->notice);
  g_free (job);

  return G_SOURCE_REMOVE;
}

static gboolean
open_database (RummyHistory *self, GError **error)
{
  if (self->database.db != NULL)
    return TRUE;
  if (!rummy_database_open (&self->database, error))
    return FALSE;
  self->is_whole = rummy_salvage (&self->database, self->closing);

  return TRUE;
}

static void
work_cb (gpointer data, gpointer user_data)
{
  Job *job = data;
  RummyDatabase *database = &job->history->database;
  g_autoptr (GSource) source = g_idle_source_new ();

  if (job->task == NULL || !g_cancellable_is_cancelled (g_task_get_cancellable (job->task))) {
    if (open_database (job->history, &job->error)) {
      if (job->work != NULL)
        job->result = job->work (database->db, job->input, &job->error);
      else if (job->history->is_whole)
        rummy_database_copy (database);
    }
    /* SQLite would keep some 2 MiB of cached pages, which the system has cached as well. */
    if (database->db != NULL)
      sqlite3_db_release_memory (database->db);
  }
  if (job->error == NULL)
    job->notice = g_steal_pointer (&database->notice);

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, done_cb, job, NULL);
  g_source_attach (source, NULL);
}

static void
push (RummyHistory *self, GTask *task, RummyHistoryWork work, gpointer input, GDestroyNotify free_input,
      GDestroyNotify free_result)
{
  Job *job = g_new0 (Job, 1);

  job->history = g_object_ref (self);
  job->task = task;
  job->work = work;
  job->input = input;
  job->free_input = free_input;
  job->free_result = free_result;
  self->n_jobs++;
  g_thread_pool_push (self->threads, job, NULL);
}

void
rummy_history_ask (RummyHistory *self, RummyHistoryWork work, gpointer input, GDestroyNotify free_input,
                   GDestroyNotify free_result, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, work);
  if (self->threads == NULL) { /* the program is exiting */
    g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "");
    g_object_unref (task);
    if (free_input != NULL)
      free_input (input);
    return;
  }
  push (self, task, work, input, free_input, free_result);
}

static gpointer
save_work (sqlite3 *db, gpointer input, GError **error)
{
  const RummyHistoryEntry *entry = input;
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GArray) rounds = NULL;
  g_autoptr (GError) local = NULL;

  if (!rummy_save_from_bytes (entry->saved, &game, error))
    return NULL;
  rounds = rummy_rounds_of_record (&game.record);
  if (rounds->len == 0 || !rummy_database_run (db, "BEGIN IMMEDIATE", error))
    return NULL;

  rummy_history_write (db, &game, rounds, entry, &local);
  if (local != NULL || !rummy_database_run (db, "COMMIT", &local)) {
    rummy_database_run (db, "ROLLBACK", NULL);
    g_propagate_error (error, g_steal_pointer (&local));
  }

  return NULL;
}

static gpointer
remove_work (sqlite3 *db, gpointer input, GError **error)
{
  const Removal *removal = input;

  if (removal->restores)
    rummy_database_execute (db, error, "UPDATE game SET is_removed = 0 WHERE is_removed = ?", "i", removal->number);
  else if (removal->is_list)
    rummy_database_execute (db, error,
                            "UPDATE game SET is_removed = ?3"
                            " WHERE NOT is_removed AND is_practice >= ?4 AND " RUMMY_HISTORY_FILTER,
                            "ttii", removal->preset, removal->owner, removal->number, (gint64) removal->is_practice);
  else
    rummy_database_execute (db, error,
                            "UPDATE game SET is_removed = ?"
                            " WHERE NOT is_removed AND ?2 IN (0, id) AND (?3 IS NULL OR owner = ?3)",
                            "iit", removal->number, removal->id, removal->owner);

  return NULL;
}

static void
rummy_history_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_TROUBLE:
    g_value_set_boxed (value, RUMMY_HISTORY (object)->trouble);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_history_finalize (GObject *object)
{
  RummyHistory *self = RUMMY_HISTORY (object);

  rummy_history_close (self);
  g_clear_error (&self->trouble);
  g_clear_error (&self->database.notice);
  g_ptr_array_unref (self->unsaved);
  g_array_unref (self->removals);
  g_free (self->database.path);
  g_object_unref (self->closing);

  G_OBJECT_CLASS (rummy_history_parent_class)->finalize (object);
}

static void
rummy_history_class_init (RummyHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_history_get_property;
  object_class->finalize = rummy_history_finalize;

  props[PROP_TROUBLE] = g_param_spec_boxed ("trouble", NULL, NULL, G_TYPE_ERROR,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", RUMMY_TYPE_HISTORY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
rummy_history_init (RummyHistory *self)
{
  self->threads = g_thread_pool_new (work_cb, NULL, 1, FALSE, NULL);
  self->closing = g_cancellable_new ();
  self->removals = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->unsaved = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
}

RummyHistory *
rummy_history_new (GFile *directory)
{
  RummyHistory *self = g_object_new (RUMMY_TYPE_HISTORY, NULL);

  self->database.path = g_build_filename (g_file_peek_path (directory), RUMMY_HISTORY_NAME, NULL);

  return self;
}

void
rummy_history_open (RummyHistory *self)
{
  g_return_if_fail (RUMMY_IS_HISTORY (self));
  g_return_if_fail (self->threads != NULL);

  push (self, NULL, NULL, NULL, NULL, NULL);
}

void
rummy_history_close (RummyHistory *self)
{
  g_return_if_fail (RUMMY_IS_HISTORY (self));

  g_cancellable_cancel (self->closing);
  if (self->threads != NULL)
    g_thread_pool_free (g_steal_pointer (&self->threads), FALSE, TRUE);
  for (guint i = 0; self->database.db != NULL && i < self->removals->len; i++) {
    gint64 removal = g_array_index (self->removals, gint64, i);

    rummy_database_purge (&self->database, removal, removal, NULL);
  }
  rummy_database_close (&self->database);
}

const GError *
rummy_history_get_trouble (RummyHistory *self)
{
  g_return_val_if_fail (RUMMY_IS_HISTORY (self), NULL);

  return self->trouble;
}

void
rummy_history_emit_changed (RummyHistory *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

gboolean
rummy_history_is_idle (RummyHistory *self)
{
  g_return_val_if_fail (RUMMY_IS_HISTORY (self), TRUE);

  return self->n_jobs == 0;
}

void
rummy_history_save (RummyHistory *self, const RummySavedGame *game, const RummyGameProfiles *owners, gint64 began,
                    gint64 ended, gboolean is_new, gboolean is_apart)
{
  RummyHistoryEntry *entry;

  g_return_if_fail (RUMMY_IS_HISTORY (self));
  g_return_if_fail (self->threads != NULL);

  while (self->unsaved->len > 0)
    push (self, NULL, save_work, g_ptr_array_steal_index (self->unsaved, 0), (GDestroyNotify) entry_free, NULL);

  entry = g_new (RummyHistoryEntry, 1);
  entry->saved = rummy_save_to_bytes (game);
  entry->owners = owners != NULL ? *owners : (RummyGameProfiles) { .game = RUMMY_PROFILE_FIRST };
  entry->began = began;
  entry->ended = ended;
  entry->is_new = is_new;
  entry->is_apart = is_apart;
  push (self, NULL, save_work, entry, (GDestroyNotify) entry_free, NULL);
}

/* Takes ownership of @removal and numbers it. */
static gint64
remove_games (RummyHistory *self, Removal *removal)
{
  removal->number = g_get_real_time ();
  if (self->removals->len > 0)
    removal->number = MAX (removal->number, g_array_index (self->removals, gint64, self->removals->len - 1) + 1);
  g_array_append_val (self->removals, removal->number);
  push (self, NULL, remove_work, removal, (GDestroyNotify) removal_free, NULL);

  return g_array_index (self->removals, gint64, self->removals->len - 1);
}

gint64
rummy_history_remove (RummyHistory *self, gint64 id, const char *owner)
{
  Removal *removal;

  g_return_val_if_fail (RUMMY_IS_HISTORY (self), 0);
  g_return_val_if_fail (self->threads != NULL, 0);

  removal = g_new (Removal, 1);
  *removal = (Removal) { .id = id, .owner = g_strdup (owner) };

  return remove_games (self, removal);
}

gint64
rummy_history_remove_listed (RummyHistory *self, const RummyHistoryFilter *filter)
{
  Removal *removal;

  g_return_val_if_fail (RUMMY_IS_HISTORY (self), 0);
  g_return_val_if_fail (self->threads != NULL, 0);

  removal = g_new (Removal, 1);
  *removal = (Removal) {
    .preset = g_strdup (filter->preset),
    .owner = g_strdup (filter->owner),
    .is_list = TRUE,
    .is_practice = filter->is_practice,
  };

  return remove_games (self, removal);
}

void
rummy_history_restore (RummyHistory *self, gint64 number)
{
  Removal *removal;

  g_return_if_fail (RUMMY_IS_HISTORY (self));
  g_return_if_fail (self->threads != NULL);

  removal = g_new (Removal, 1);
  *removal = (Removal) { .number = number, .restores = TRUE };
  push (self, NULL, remove_work, removal, (GDestroyNotify) removal_free, NULL);
}

/* The result is a number, and one more. */
static gpointer
salvage_work (sqlite3 *db, gpointer path, GError **error)
{
  guint n;

  return rummy_salvage_again (db, path, &n, error) ? GUINT_TO_POINTER (n + 1) : NULL;
}

void
rummy_history_salvage_async (RummyHistory *self, GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback,
                             gpointer data)
{
  g_return_if_fail (RUMMY_IS_HISTORY (self));

  rummy_history_ask (self, salvage_work, g_file_get_path (file), g_free, NULL, cancellable, callback, data);
}

gboolean
rummy_history_salvage_finish (RummyHistory *self, GAsyncResult *result, guint *n, GError **error)
{
  gpointer found = g_task_propagate_pointer (G_TASK (result), error);

  *n = found != NULL ? GPOINTER_TO_UINT (found) - 1 : 0;

  return found != NULL;
}
