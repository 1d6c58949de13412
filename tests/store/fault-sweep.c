/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fault-sweep.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "power-cut.h"
#include "sample.h"

/* Of a scenario, if not all are tried; sanitizers take their time. */
#ifdef __SANITIZE_ADDRESS__
#define FAULTS_MOST 6
#define CUTS_MOST 6
#else
#define FAULTS_MOST 30
#define CUTS_MOST 40
#endif
#define TOLD_MOST 5
#define SECONDS_MOST 60 /* for one try */

typedef enum { MARK_TRIED = 1, MARK_DONE, MARK_KEPT } Mark;

static guint tried, done;
static char lost[1024];
static char now[512]; /* what is tried, for a crash */

typedef struct {
  const FaultScenario *scenario;
  char *folder;
  GHashTable *before;
  GPtrArray *ops;
  guint n_states, n_lost;
} Sweep;

void
fault_tried (guint part)
{
  tried |= 1u << part;
  faults_mark (MARK_TRIED * 32 + part);
}

void
fault_done (guint part)
{
  done |= 1u << part;
  faults_mark (MARK_DONE * 32 + part);
}

void
fault_kept (guint part)
{
  faults_mark (MARK_KEPT * 32 + part);
}

int
fault_lost (const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_vsnprintf (lost, sizeof lost, format, args);
  va_end (args);

  return -1;
}

GFile *
fault_file (const char *folder, const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

GBytes *
fault_read_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *contents;
  gsize size;

  return g_file_get_contents (path, &contents, &size, NULL) ? g_bytes_new_take (contents, size) : NULL;
}

gboolean
fault_has_file (const char *folder, GBytes *bytes)
{
  g_autoptr (GHashTable) tree = power_cut_read (folder);
  GHashTableIter iter;
  gpointer path, own;

  g_hash_table_iter_init (&iter, tree);
  while (g_hash_table_iter_next (&iter, &path, &own)) {
    if (own != NULL && g_bytes_equal (own, bytes))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_full (void)
{
  return g_getenv ("RUMMY_TEST_SWEEP") != NULL;
}

static void
end_cb (int number)
{
  static const char hang[] = " did not end\n", crash[] = " ended the program\n";
  const char *what = number == SIGALRM ? hang : crash;

  if (write (STDERR_FILENO, now, strlen (now)) < 0 || write (STDERR_FILENO, what, strlen (what)) < 0)
    _exit (1);
  signal (number, SIG_DFL);
  raise (number);
}

/* Looks twice, for the first start may change something. */
static void
look (Sweep *self, guint least, guint most, gboolean is_cut)
{
  for (guint i = 0; i < 2; i++) {
    int found = self->scenario->find (self->folder, is_cut);

    if (found >= 0 && (((guint) found & least) != least || ((guint) found & ~most) != 0))
      found = fault_lost ("has the parts %x, not %x to %x", found, least, most);
    if (found < 0) {
      if (self->n_lost++ < TOLD_MOST)
        g_test_message ("%s, start %u: %s", now, i + 1, lost);
      return;
    }
  }
}

/* A new one for each try, where no thread of a former one deletes anything. */
static void
renew_folder (Sweep *self, GHashTable *tree)
{
  g_autoptr (GFile) directory = sample_directory (), former = NULL;

  if (self->folder != NULL) {
    former = g_file_new_for_path (self->folder);
    sample_remove (former);
  }
  g_free (self->folder);
  self->folder = g_file_get_path (directory);
  if (tree != NULL)
    power_cut_write (self->folder, tree);
}

static void
begin (Sweep *self, const FaultScenario *scenario)
{
  *self = (Sweep) { .scenario = scenario };
  renew_folder (self, NULL);
  g_strlcpy (now, scenario->name, sizeof now);
  scenario->prepare (self->folder);
  self->before = power_cut_read (self->folder);
}

static void
end (Sweep *self)
{
  g_autoptr (GFile) directory = g_file_new_for_path (self->folder);

  sample_remove (directory);
  g_hash_table_unref (self->before);
  g_clear_pointer (&self->ops, g_ptr_array_unref);
  g_free (self->folder);
}

static void
act (Sweep *self, guint at, Fault fault, guint n_calls)
{
  renew_folder (self, self->before);
  tried = done = 0;
  faults_start (self->folder, at, fault, n_calls);
  self->scenario->act (self->folder);
  while (faults_count_open () > 0) { /* a thread may be about to close one; for ever, if nobody does */
    g_main_context_iteration (NULL, FALSE);
    g_thread_yield ();
  }
  faults_stop ();
}

static void
try_fault (Sweep *self, guint at, Fault fault, guint n_calls)
{
  alarm (SECONDS_MOST);
  g_snprintf (now, sizeof now, "%s, call %u, fault %d, %u times", self->scenario->name, at, fault, n_calls);
  act (self, at, fault, n_calls);
  if (faults_happened ()) {
    g_snprintf (now, sizeof now, "%s, %s", self->scenario->name, faults_words ());
    self->n_states++;
    look (self, done, tried, FALSE);
  }
  alarm (0);
}

static void
test_faults (gconstpointer data)
{
  g_autoptr (GArray) tries = g_array_new (FALSE, FALSE, sizeof (guint[3]));
  static const guint lengths[] = { 1, 2, 3, 6, 20, G_MAXUINT }; /* as trouble that goes by, or stays */
  guint n_calls, step;
  Sweep sweep;

  begin (&sweep, data);
  act (&sweep, 0, FAULT_NONE, 0);
  n_calls = faults_count ();
  look (&sweep, tried, tried, FALSE);
  g_assert_cmpuint (n_calls, >, 0);

  for (guint at = 1; at <= n_calls; at++) {
    for (guint i = 0; i < N_FAULTS * G_N_ELEMENTS (lengths); i++) {
      guint one[3] = { at, i % N_FAULTS, lengths[i / N_FAULTS] };

      /* Whoever is interrupted tries again. */
      if (faults_may (at, one[1]) && (one[2] == 1 || one[1] != FAULT_INTERRUPT))
        g_array_append_val (tries, one);
    }
  }
  step = is_full () ? 1 : MAX (1, tries->len / FAULTS_MOST);
  for (guint i = 0; i < tries->len; i += step) {
    const guint *one = ((guint (*)[3]) (gpointer) tries->data)[MIN (i + (step > 1 ? i / step % step : 0),
                                                                    tries->len - 1)];

    try_fault (&sweep, one[0], one[1], one[2]);
  }

  g_test_message ("%s: %u calls, %u faults tried, %u lost", sweep.scenario->name, n_calls, sweep.n_states,
                  sweep.n_lost);
  g_assert_cmpuint (sweep.n_lost, ==, 0);
  end (&sweep);
}

static void
look_cb (GHashTable *tree, guint n_done, gpointer data)
{
  Sweep *self = data;
  guint least = 0, most = 0;

  for (guint i = 0; i < n_done; i++) {
    const FaultsOp *op = self->ops->pdata[i];

    if (op->kind == FAULTS_MARK && op->file / 32 == MARK_TRIED)
      most |= 1u << op->file % 32;
    else if (op->kind == FAULTS_MARK && op->file / 32 == MARK_KEPT)
      least |= 1u << op->file % 32;
  }
  g_snprintf (now, sizeof now, "%s, cut after change %u", self->scenario->name, n_done);
  alarm (SECONDS_MOST);
  renew_folder (self, tree);
  look (self, least, most, TRUE);
  alarm (0);
  self->n_states++;
}

static void
test_cut (gconstpointer data)
{
  g_autoptr (GHashTable) numbers = NULL;
  Sweep sweep;

  begin (&sweep, data);
  numbers = power_cut_number (sweep.before);
  renew_folder (&sweep, sweep.before);
  faults_record (numbers);
  tried = done = 0;
  faults_start (sweep.folder, 0, FAULT_NONE, 0);
  sweep.scenario->act (sweep.folder);
  sweep.ops = faults_steal_record ();
  faults_stop ();
  power_cut_each (sweep.before, sweep.ops, is_full () ? 0 : CUTS_MOST, look_cb, &sweep);

  g_test_message ("%s: %u changes, %u states tried, %u lost", sweep.scenario->name, sweep.ops->len, sweep.n_states,
                  sweep.n_lost);
  g_assert_cmpuint (sweep.n_lost, ==, 0);
  end (&sweep);
}

static void
add (const FaultScenario *scenario)
{
  for (; scenario->name != NULL; scenario++) {
    g_autofree char *fault = g_strdup_printf ("/faults/%s/call", scenario->name);
    g_autofree char *cut = g_strdup_printf ("/faults/%s/power-cut", scenario->name);

    g_test_add_data_func (fault, scenario, test_faults);
    g_test_add_data_func (cut, scenario, test_cut);
  }
}

static void
warned_cb (const char *domain, GLogLevelFlags level, const char *text, gpointer data)
{
}

int
fault_sweep (int argc, char **argv, const FaultScenario *const *lists)
{
  static const int numbers[] = { SIGSEGV, SIGABRT, SIGBUS, SIGALRM };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    signal (numbers[i], end_cb);
  /* GIO warns of folders that it cannot make. */
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL);
  g_log_set_handler ("GLib-GIO", G_LOG_LEVEL_WARNING, warned_cb, NULL);

  for (; *lists != NULL; lists++)
    add (*lists);

  return g_test_run ();
}
