/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sample.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static GMutex disk_mutex;
static GCond disk_cond;
static SampleDisk disk_kind;

/* In the place of the one of the C library, for GLib too, unless a test has one of its own. */
__attribute__ ((weak, visibility ("default"))) int
fsync (int fd)
{
  struct stat file;
  SampleDisk kind;

  g_mutex_lock (&disk_mutex);
  while (disk_kind == SAMPLE_DISK_STALLED)
    g_cond_wait (&disk_cond, &disk_mutex);
  kind = disk_kind;
  g_mutex_unlock (&disk_mutex);

  if (kind == SAMPLE_DISK_FULL && fstat (fd, &file) == 0 && S_ISDIR (file.st_mode)) {
    errno = ENOSPC;
    return -1;
  }

  return kind == SAMPLE_DISK_SWIFT ? 0 : (int) syscall (SYS_fsync, fd);
}

void
sample_set_disk (SampleDisk disk)
{
  g_mutex_lock (&disk_mutex);
  disk_kind = disk;
  g_cond_broadcast (&disk_cond);
  g_mutex_unlock (&disk_mutex);
}

RummyMove
sample_move (const RummyMatch *match, RummyRng *rng)
{
  static RummyMoves moves; /* half a megabyte, which takes a while to come by under the sanitizers */
  guint n_melds = 0;

  if (match->round.phase == RUMMY_PHASE_OVER)
    return (RummyMove) { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

  rummy_round_moves (&match->round, &moves);
  g_assert_cmpuint (moves.n, >, 0);
  while (n_melds < moves.n &&
         (moves.move[n_melds].kind == RUMMY_MOVE_MELD || moves.move[n_melds].kind == RUMMY_MOVE_LAY))
    n_melds++;

  return moves.move[rummy_rng_below (rng, n_melds ? n_melds : moves.n)];
}

void
sample_game (RummySavedGame *game, const char *changes, guint64 seed, gsize n_moves)
{
  char message[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyMatch match;
  RummyRng rng;

  g_assert_true (rummy_rules_init (&rules, "500-rum"));
  g_assert_true (rummy_rules_read (&rules, changes, message));
  g_assert_true (rummy_rules_validate (&rules, message));

  rummy_record_init (&game->record, &rules, seed, (unsigned) (seed % 1000) + 1);
  rummy_match_init (&match, &rules, seed, game->record.game);
  rummy_rng_seed (&rng, seed);
  for (guint i = 0; i < RUMMY_SEATS_MAX; i++) {
    game->seats.level[i] = i < (guint) rules.players ? (int) i - 1 : -1;
    game->seats.manner[i] = game->seats.level[i] < 0 ? 0 : (guint8) (5 - i % 5);
  }

  while (game->record.n_moves < n_moves && !match.over) {
    RummyMove move = sample_move (&match, &rng);

    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
    g_assert_true (rummy_record_add (&game->record, &move));
  }
}

GFile *
sample_directory (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_dir_make_tmp ("rummy-test-XXXXXX", &error);

  g_assert_no_error (error);

  return g_file_new_for_path (path);
}

void
sample_remove (GFile *directory)
{
  g_autoptr (GFileEnumerator) children = g_file_enumerate_children (
    directory, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFile *child;

  while (children && g_file_enumerator_iterate (children, NULL, &child, NULL, NULL) && child)
    sample_remove (child);
  g_file_delete (directory, NULL, NULL);
}

void
sample_assert_equal (const RummySavedGame *a, const RummySavedGame *b)
{
  RummyRecord all_a = a->record, all_b = b->record;
  char *text_a, *text_b;

  all_a.n_moves += a->n_undone;
  all_b.n_moves += b->n_undone;
  text_a = rummy_record_to_text (&all_a);
  text_b = rummy_record_to_text (&all_b);
  g_assert_cmpstr (text_a, ==, text_b);
  g_assert_cmpuint (a->n_undone, ==, b->n_undone);
  for (guint i = 0; i < RUMMY_SEATS_MAX; i++) {
    g_assert_cmpint (a->seats.level[i], ==, b->seats.level[i]);
    g_assert_cmpuint (a->seats.manner[i], ==, b->seats.manner[i]);
    g_assert_cmpstr (a->seats.name[i], ==, b->seats.name[i]);
    g_assert_cmpuint (a->seats.won[i], ==, b->seats.won[i]);
    g_assert_cmpuint (a->seats.looks[i], ==, b->seats.looks[i]);
    g_assert_cmpuint (a->seats.hints[i], ==, b->seats.hints[i]);
    g_assert_cmpuint (a->seats.undone[i], ==, b->seats.undone[i]);
  }
  g_assert_cmpuint (a->seats.shown, ==, b->seats.shown);
  g_assert_cmpint (a->seats.is_practice, ==, b->seats.is_practice);
  g_assert_true (rummy_seats_equal (&a->seats, &b->seats));

  free (text_a);
  free (text_b);
}

#define ASSERT_SAME(field) g_assert_cmpint (a->field, ==, b->field)
#define ASSERT_SAME_BYTES(field) g_assert_cmpmem (a->field, sizeof a->field, b->field, sizeof b->field)

static void
assert_round_equal (const RummyRound *a, const RummyRound *b)
{
  ASSERT_SAME_BYTES (hand);
  ASSERT_SAME_BYTES (meld_of);
  ASSERT_SAME_BYTES (laid);
  ASSERT_SAME (shown.pack[0]);
  ASSERT_SAME (shown.pack[1]);
  ASSERT_SAME_BYTES (melded);
  ASSERT_SAME_BYTES (n_hand);
  ASSERT_SAME (n_pile);
  ASSERT_SAME (n_stock);
  ASSERT_SAME (n_melds);
  ASSERT_SAME (phase);
  ASSERT_SAME (end);
  ASSERT_SAME (out);
  ASSERT_SAME (lead);
  ASSERT_SAME (turn);
  ASSERT_SAME (drawn);
  ASSERT_SAME (owed);
  ASSERT_SAME (kept);
  ASSERT_SAME (must_play);
  ASSERT_SAME (played);
  ASSERT_SAME (dry);
  ASSERT_SAME (stalled);
  ASSERT_SAME (turns);

  for (guint i = 0; i < a->n_pile; i++)
    ASSERT_SAME (deck[i]);
  for (guint i = 0; i < a->n_stock; i++)
    g_assert_cmpint (rummy_round_stock (a, i), ==, rummy_round_stock (b, i));
  for (guint i = 0; i < a->n_melds; i++) {
    ASSERT_SAME (meld[i].wild);
    ASSERT_SAME (meld[i].is_run);
    ASSERT_SAME (meld[i].suit);
    ASSERT_SAME (meld[i].low);
    ASSERT_SAME (meld[i].high);
    ASSERT_SAME (meld[i].suits);
    ASSERT_SAME (meld[i].count);
    ASSERT_SAME (meld[i].owner);
  }
}

void
sample_assert_match_equal (const RummyMatch *a, const RummyMatch *b)
{
  char rules_a[RUMMY_RULES_TEXT], rules_b[RUMMY_RULES_TEXT];

  rummy_rules_write (&a->rules, rules_a, sizeof rules_a);
  rummy_rules_write (&b->rules, rules_b, sizeof rules_b);
  g_assert_cmpstr (rules_a, ==, rules_b);
  g_assert_true (a->round.rules == &a->rules);
  g_assert_true (b->round.rules == &b->rules);

  g_assert_cmpuint (a->seed, ==, b->seed);
  ASSERT_SAME (game);
  ASSERT_SAME (rounds);
  ASSERT_SAME_BYTES (totals);
  ASSERT_SAME_BYTES (won);
  ASSERT_SAME (over);
  ASSERT_SAME (winner);
  assert_round_equal (&a->round, &b->round);
}
