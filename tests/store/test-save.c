/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sample.h"
#include "tap.h"

#include <string.h>

#define ENVELOPE "(suayay)"
#define N_FLIPS tap_share (10000)

/* A file around the bytes of a body, with the right checksum, so that what is behind it is reached. */
static GBytes *
wrap (const char *magic, guint32 version, GBytes *body)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GVariant) envelope = NULL;
  guint32 le_version = GUINT32_TO_LE (version);
  guint8 digest[32];
  gsize size, n_digest = sizeof digest;
  const guint8 *data = g_bytes_get_data (body, &size);

  g_checksum_update (checksum, (const guint8 *) &le_version, sizeof le_version);
  g_checksum_update (checksum, data, (gssize) size);
  g_checksum_get_digest (checksum, digest, &n_digest);

  envelope = g_variant_ref_sink (
    g_variant_new ("(su@ay@ay)", magic, version,
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, digest, sizeof digest, 1),
                   g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, body, TRUE)));
  if (G_BYTE_ORDER == G_BIG_ENDIAN) {
    g_autoptr (GVariant) swapped = g_variant_byteswap (envelope);

    return g_variant_get_data_as_bytes (swapped);
  }

  return g_variant_get_data_as_bytes (envelope);
}

static GBytes *
unwrap (GBytes *file)
{
  g_autoptr (GVariant) envelope =
    g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (ENVELOPE), file, FALSE));
  g_autoptr (GVariant) body = g_variant_get_child_value (envelope, 3);

  return g_variant_get_data_as_bytes (body);
}

/* A file with a body of these parts. */
static GBytes *
make (const char *rules, guint64 seed, guint16 number, guint n_levels, int level, const guint8 *moves, gsize n_bytes)
{
  g_autoptr (GVariant) body = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GVariantBuilder levels;

  g_variant_builder_init (&levels, G_VARIANT_TYPE ("ai"));
  for (guint i = 0; i < n_levels; i++)
    g_variant_builder_add (&levels, "i", level);

  body = g_variant_ref_sink (g_variant_new ("(stqai@ay)", rules, seed, number, &levels,
                                            g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, moves, n_bytes, 1)));
  if (G_BYTE_ORDER == G_BIG_ENDIAN) {
    g_autoptr (GVariant) swapped = g_variant_byteswap (body);

    bytes = g_variant_get_data_as_bytes (swapped);
  } else {
    bytes = g_variant_get_data_as_bytes (body);
  }

  return wrap ("Rummy 500 game", 1, bytes);
}

/* Reads, and checks that a refusal leaves what was there, and that what is accepted is legal. */
static gboolean
read_and_check (GBytes *bytes, const RummySavedGame *before, GError **error)
{
  g_auto (RummySavedGame) game = { .record = { .rules = before->record.rules, .seed = before->record.seed,
                                               .game = before->record.game } };
  gboolean ok;

  game.seats = before->seats;
  for (gsize i = 0; i < before->record.n_moves; i++)
    rummy_record_add (&game.record, &before->record.moves[i]);

  ok = rummy_save_from_bytes (bytes, &game, error);
  if (ok) {
    RummyMatch match;

    g_assert_true (rummy_rules_validate (&game.record.rules, (char[RUMMY_ERROR_TEXT]) { 0 }));
    g_assert_cmpuint (rummy_record_play (&game.record, game.record.n_moves, &match, NULL), ==, game.record.n_moves);
    for (guint seat = 0; seat < (guint) game.record.rules.players && match.rounds > 0; seat++) {
      RummyView view;

      rummy_view_init (&view, &match.round, seat, NULL);
      rummy_notes_apply (&game.seats.notes, &game.record, &view);
    }
  } else {
    sample_assert_equal (&game, before);
  }

  return ok;
}

/* A file whose moves the engine refuses is damaged too, for a reason of its own. */
static void
assert_error (GError *error, int code)
{
  if (code != RUMMY_SAVE_ERROR_DAMAGED || error == NULL || error->code < RUMMY_SAVE_ERROR_REFUSED)
    g_assert_error (error, RUMMY_SAVE_ERROR, code);
}

static void
assert_refused (GBytes *bytes, int code)
{
  g_auto (RummySavedGame) before = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&before, "", 3, 5);
  g_assert_false (read_and_check (bytes, &before, &error));
  assert_error (error, code);
  g_assert_cmpuint (strlen (error->message), >, 10);
}

static void
test_round_trip (void)
{
  static const struct {
    const char *changes;
    gsize n_moves;
  } games[] = {
    { "", 0 }, { "", 1 }, { "", 2 }, { "", 57 }, { "target=200", 100000 }, { "players=8", 300 },
    { "players=3 ace=corner mustdisc=yes", 90 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_auto (RummySavedGame) game = { 0 }, again = { 0 };
    g_autoptr (GBytes) bytes = NULL;
    g_autoptr (GBytes) same = NULL;
    g_autoptr (GError) error = NULL;

    sample_game (&game, games[i].changes, G_GUINT64_CONSTANT (0xfedcba9876543210) + i, games[i].n_moves);
    bytes = rummy_save_to_bytes (&game);
    sample_game (&again, "", 99, 7);
    g_assert_true (rummy_save_from_bytes (bytes, &again, &error));
    g_assert_no_error (error);
    sample_assert_equal (&game, &again);

    same = rummy_save_to_bytes (&again);
    g_assert_true (g_bytes_equal (bytes, same));
  }
}

/* The format is kept for ever: these files were written by its versions. */
static void
assert_golden (const char *name, const char *moves, RummySavedGame *expected)
{
  g_autofree char *file_name = g_strconcat (name, ".game", NULL);
  g_autofree char *text_name = g_strconcat (moves, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, file_name, NULL);
  g_autofree char *text_path = g_test_build_filename (G_TEST_DIST, text_name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;
  char message[RUMMY_ERROR_TEXT];

  g_assert_true (g_file_get_contents (text_path, &text, NULL, &error));
  g_assert_true (rummy_record_from_text (&expected->record, text, NULL, message));
  g_assert_true (rummy_save_load (file, &game, &error));
  g_assert_no_error (error);
  sample_assert_equal (&game, expected);
}

static void
test_version_1 (void)
{
  g_auto (RummySavedGame) expected = { .seats.level = { -1, 1, -1, -1, -1, -1, -1, -1 } };

  assert_golden ("version-1", "version-1", &expected);
}

/* Kaluki for three with a deck of its own, wild cards and swaps. */
static void
test_version_2 (void)
{
  g_auto (RummySavedGame) expected = { .seats.level = { -1, 1, 1, -1, -1, -1, -1, -1 } };

  assert_golden ("version-2", "version-2", &expected);
}

/* Kaluki again, with names. */
static void
test_version_3 (void)
{
  g_auto (RummySavedGame) expected = {
    .seats = { .level = { -1, 1, 0, -1, -1, -1, -1, -1 }, .name = { "", "Zoë", "Grete Müller" } },
  };

  assert_golden ("version-3", "version-3", &expected);
}

/* The moves of the first, with what is known of the seats. */
static void
test_version_4 (void)
{
  g_auto (RummySavedGame) expected = {
    .seats = { .level = { -1, 1, -1, -1, -1, -1, -1, -1 }, .name = { "Zoë" }, .won = { 3, 300 }, .looks = { 7 },
               .shown = 2, .is_practice = TRUE },
  };

  assert_golden ("version-4", "version-1", &expected);
}

/* The same with the help that was asked for. */
static void
test_version_5 (void)
{
  g_auto (RummySavedGame) expected = {
    .seats = { .level = { -1, 1, -1, -1, -1, -1, -1, -1 }, .name = { "Zoë" }, .won = { 3, 300 }, .looks = { 7 },
               .hints = { 12 }, .undone = { 400, 1 }, .shown = 2, .is_practice = TRUE },
  };

  assert_golden ("version-5", "version-1", &expected);
}

/* The same with beliefs that are shown, and what the computer was told. */
static void
test_version_6 (void)
{
  g_auto (RummySavedGame) expected = {
    .seats = { .level = { -1, 1, -1, -1, -1, -1, -1, -1 }, .name = { "Zoë" }, .won = { 3, 300 }, .looks = { 7 },
               .hints = { 12 }, .undone = { 400, 1 }, .shown = 2, .is_practice = TRUE, .shows_belief = TRUE,
               .notes = { 4, { { 20, 1, 17, RUMMY_NOTE_HOLDS, 0 },
                               { 20, 1, 18, RUMMY_NOTE_LACKS, RUMMY_SEAT_NONE },
                               { 44, 1, 17, RUMMY_NOTE_SEEN, RUMMY_SEAT_NONE },
                               { 45, 1, 33, RUMMY_NOTE_NOTHING, RUMMY_SEAT_NONE } } } },
  };

  assert_golden ("version-6", "version-1", &expected);
}

/* The moves of the first as practice, with later rounds that are dealt anew. */
static void
test_version_7 (void)
{
  g_auto (RummySavedGame) expected = {
    .seats = { .level = { -1, 1, -1, -1, -1, -1, -1, -1 }, .is_practice = TRUE },
  };

  assert_golden ("version-7", "version-7", &expected);
}

/* Nobody counts a game that is dealt anew, and the first round never is. */
static void
test_dealt_anew (void)
{
  static const guint16 from[] = { 2, 1, RUMMY_MATCH_ROUNDS_MAX + 1 };

  for (guint i = 0; i < G_N_ELEMENTS (from); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GBytes) bytes = NULL;

    sample_game (&game, "", 13, 25);
    game.record.later_from = from[i];
    game.seats.is_practice = i > 0;
    bytes = rummy_save_to_bytes (&game);
    assert_refused (bytes, RUMMY_SAVE_ERROR_DAMAGED);
  }
}

/* What somebody put into a memory is refused where it makes no sense, with all the rest of the file. */
static void
test_notes (void)
{
  static const struct {
    const char *name;
    gboolean is_counted; /* as a game of the league */
    guint n;
    RummyNote note[2];
  } rows[] = {
    { "right", FALSE, 2, { { 10, 1, 17, RUMMY_NOTE_HOLDS, 0 }, { 11, 1, 17, RUMMY_NOTE_SEEN, RUMMY_SEAT_NONE } } },
    { "no practice", TRUE, 1, { { 10, 1, 17, RUMMY_NOTE_HOLDS, 0 } } },
    { "after the end", FALSE, 1, { { 26, 1, 17, RUMMY_NOTE_HOLDS, 0 } } },
    { "no such thinker", FALSE, 1, { { 10, 2, 17, RUMMY_NOTE_HOLDS, 0 } } },
    { "no such seat", FALSE, 1, { { 10, 1, 17, RUMMY_NOTE_HOLDS, 2 } } },
    { "its own seat", FALSE, 1, { { 10, 1, 17, RUMMY_NOTE_HOLDS, 1 } } },
    { "holds nowhere", FALSE, 1, { { 10, 1, 17, RUMMY_NOTE_HOLDS, RUMMY_SEAT_NONE } } },
    { "lacks itself", FALSE, 1, { { 10, 1, 17, RUMMY_NOTE_LACKS, 1 } } },
    { "nothing of a seat", FALSE, 1, { { 10, 1, 17, RUMMY_NOTE_NOTHING, 0 } } },
    { "seen of a seat", FALSE, 1, { { 10, 1, 17, RUMMY_NOTE_SEEN, 0 } } },
    { "no such kind", FALSE, 1, { { 10, 1, 17, RUMMY_N_NOTES, RUMMY_SEAT_NONE } } },
    { "no such card", FALSE, 1, { { 10, 1, 200, RUMMY_NOTE_HOLDS, 0 } } },
    { "of another pack", FALSE, 1, { { 10, 1, 64 + 17, RUMMY_NOTE_HOLDS, 0 } } },
    { "joker", FALSE, 1, { { 10, 1, 16, RUMMY_NOTE_HOLDS, 0 } } },
    { "twice at once", FALSE, 2, { { 10, 1, 17, RUMMY_NOTE_HOLDS, 0 }, { 10, 1, 17, RUMMY_NOTE_LACKS, 0 } } },
    { "backwards", FALSE, 2, { { 11, 1, 17, RUMMY_NOTE_HOLDS, 0 }, { 10, 1, 18, RUMMY_NOTE_LACKS, 0 } } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GBytes) bytes = NULL;

    g_test_message ("%s", rows[i].name);
    sample_game (&game, "", 13, 25);
    game.seats.is_practice = !rows[i].is_counted;
    game.seats.notes.n = rows[i].n;
    memcpy (game.seats.notes.note, rows[i].note, sizeof rows[i].note);
    bytes = rummy_save_to_bytes (&game);
    if (i == 0) {
      g_auto (RummySavedGame) again = { 0 };

      g_assert_true (rummy_save_from_bytes (bytes, &again, NULL));
      sample_assert_equal (&again, &game);
    } else {
      assert_refused (bytes, RUMMY_SAVE_ERROR_DAMAGED);
    }
  }
}

/* Names of a file are anybody's texts. */
static void
test_names (void)
{
  static const struct {
    const char *text, *name;
  } names[] = {
    { "", "" },
    { " \t", "" },
    { "Ann", "Ann" },
    { "  Ann\n\n of  Cleves ", "Ann of Cleves" },
    { "\x1b[31mred\x07", "[31mred" },
    { "\u202eneB", "neB" },
    { "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrst" },
    { "ÄÖÜäöüßÄÖÜäöüßÄÖÜäöüß", "ÄÖÜäöüßÄÖÜäöüßÄÖÜäöü" },
    { "\x1f" "3", "\x1f" "3" }, /* the usual name of another seat */
    { "\x1f" "8", "8" },
    { "\x1f" "3x", "3x" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_auto (RummySavedGame) game = { 0 }, again = { 0 };
    g_autoptr (GBytes) bytes = NULL;

    sample_game (&game, "", 15, 5);
    g_strlcpy (game.seats.name[1], names[i].text, RUMMY_NAME_BYTES); /* as it stands, past its one door */
    bytes = rummy_save_to_bytes (&game);
    g_assert_true (rummy_save_from_bytes (bytes, &again, NULL));
    g_assert_cmpstr (again.seats.name[1], ==, names[i].name);

    rummy_seats_set_name (&game.seats, 1, names[i].text);
    g_assert_cmpstr (game.seats.name[1], ==, names[i].name);
  }
}

static void
test_truncation (void)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GBytes) bytes = NULL;

  sample_game (&game, "", 11, 60);
  bytes = rummy_save_to_bytes (&game);
  for (gsize size = 0; size < g_bytes_get_size (bytes); size++) {
    g_autoptr (GBytes) part = g_bytes_new_from_bytes (bytes, 0, size);
    g_autoptr (GBytes) rest = g_bytes_new_from_bytes (bytes, g_bytes_get_size (bytes) - size, size);
    g_autoptr (GError) error = NULL;
    g_autoptr (GError) error_of_rest = NULL;

    g_assert_false (read_and_check (part, &game, &error));
    g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
    g_assert_false (read_and_check (rest, &game, &error_of_rest));
    g_assert_error (error_of_rest, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
  }
}

static void
flip (guint8 *data, gsize size, RummyRng *rng)
{
  for (guint n = 1 + rummy_rng_below (rng, 3); n > 0; n--)
    data[rummy_rng_below (rng, (guint32) size)] ^= (guint8) (1 + rummy_rng_below (rng, 255));
}

static void
test_flips (void)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  RummyRng rng;

  sample_game (&game, "", 12, 60);
  bytes = rummy_save_to_bytes (&game);
  rummy_rng_seed (&rng, 1);
  for (guint i = 0; i < N_FLIPS; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) flipped = NULL;
    gsize size = g_bytes_get_size (bytes);
    guint8 *data = g_memdup2 (g_bytes_get_data (bytes, NULL), size);

    flip (data, size, &rng);
    flipped = g_bytes_new_take (data, size);
    if (g_bytes_equal (flipped, bytes))
      continue;
    g_assert_false (read_and_check (flipped, &game, &error));
    g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
  }
}

/* Somebody who makes a checksum fit gets no further than the engine. */
static void
test_flips_behind_checksum (void)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) body = NULL;
  guint n_accepted = 0, n_refused = 0;
  RummyRng rng;

  sample_game (&game, "", 13, 25);
  game.seats.is_practice = TRUE;
  game.seats.notes = (RummyNotes) { 2, { { 3, 1, 17, RUMMY_NOTE_HOLDS, 0 }, { 9, 0, 18, RUMMY_NOTE_LACKS, 1 } } };
  bytes = rummy_save_to_bytes (&game);
  body = unwrap (bytes);
  rummy_rng_seed (&rng, 2);
  for (guint i = 0; i < N_FLIPS; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) flipped = NULL;
    g_autoptr (GBytes) wrapped = NULL;
    gsize size = g_bytes_get_size (body);
    guint8 *data = g_memdup2 (g_bytes_get_data (body, NULL), size);

    flip (data, size, &rng);
    flipped = g_bytes_new_take (data, size);
    wrapped = wrap ("Rummy 500 game", 9, flipped);
    if (read_and_check (wrapped, &game, &error)) {
      n_accepted++;
    } else {
      assert_error (error, RUMMY_SAVE_ERROR_DAMAGED);
      n_refused++;
    }
  }

  /* A flip in a field that a move does not use is harmless; most are not. */
  g_assert_cmpuint (n_refused, >, n_accepted);
  g_assert_cmpuint (n_accepted, >, 0);
}

static void
test_envelope (void)
{
  g_auto (RummySavedGame) game = { 0 }, again = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) body = NULL;
  g_autoptr (GBytes) newer = NULL;
  g_autoptr (GBytes) older = NULL;
  g_autoptr (GBytes) foreign = NULL;
  g_autoptr (GBytes) unlike = NULL;
  g_autoptr (GBytes) longer = NULL;
  g_autoptr (GBytes) text = g_bytes_new_static ("rules 500-rum\n", 14);
  g_autoptr (GByteArray) array = g_byte_array_new ();

  sample_game (&game, "", 14, 25);
  bytes = rummy_save_to_bytes (&game);
  body = unwrap (bytes);

  newer = wrap ("Rummy 500 game", 10, body);
  assert_refused (newer, RUMMY_SAVE_ERROR_VERSION);
  unlike = wrap ("Rummy 500 game", 11, text); /* a body of another type */
  assert_refused (unlike, RUMMY_SAVE_ERROR_VERSION);
  older = wrap ("Rummy 500 game", 0, body);
  assert_refused (older, RUMMY_SAVE_ERROR_DAMAGED);
  foreign = wrap ("Rummy 501 game", 9, body);
  assert_refused (foreign, RUMMY_SAVE_ERROR_DAMAGED);
  assert_refused (text, RUMMY_SAVE_ERROR_DAMAGED);

  g_byte_array_append (array, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
  g_byte_array_append (array, (const guint8 *) "\0\0\0\0\0\0\0\0", 8);
  longer = g_byte_array_free_to_bytes (g_steal_pointer (&array));
  assert_refused (longer, RUMMY_SAVE_ERROR_DAMAGED);

  g_assert_true (rummy_save_from_bytes (bytes, &again, NULL));
}

#define DEAL RUMMY_MOVE_DEAL
#define DRAW RUMMY_MOVE_DRAW
#define LAST 0xff /* ends the moves below */

/* A body is refused for each of its parts. */
static void
test_body (void)
{
  static const struct {
    const char *name, *rules;
    guint16 number;
    guint n_levels;
    int level;
    guint8 moves[10];
  } bodies[] = {
    { "right", "deal=13/7/7/7/7/7/7 lead=alternates", 1, 2, -1, { DEAL, DRAW, LAST } },
    { "unknown rule", "lead=alternates magic=yes", 1, 2, -1, { DEAL, DRAW, LAST } },
    { "rule out of range", "lead=alternates target=0", 1, 2, -1, { DEAL, DRAW, LAST } },
    { "rules that clash", "lead=alternates deal=26/7/7/7/7/7/7 packs=1", 1, 2, -1, { DEAL, DRAW, LAST } },
    { "game 0", "lead=alternates", 0, 2, -1, { DEAL, 0x10 | DRAW, LAST } },
    { "one level", "lead=alternates", 1, 1, -1, { DEAL, DRAW, LAST } },
    { "no level", "lead=alternates", 1, 0, -1, { DEAL, DRAW, LAST } },
    { "three levels", "lead=alternates", 1, 3, -1, { DEAL, DRAW, LAST } },
    { "nine levels", "lead=alternates", 1, 9, -1, { DEAL, DRAW, LAST } },
    { "no such level", "lead=alternates", 1, 2, -2, { DEAL, DRAW, LAST } },
    { "no deal", "lead=alternates", 1, 2, -1, { DRAW, LAST } },
    { "two deals", "lead=alternates", 1, 2, -1, { DEAL, DEAL, LAST } },
    { "other seat", "lead=alternates", 1, 2, -1, { DEAL, 0x10 | DRAW, LAST } },
    { "no such seat", "lead=alternates", 1, 2, -1, { DEAL, 0xf0 | DRAW, LAST } },
    { "no such kind", "lead=alternates", 1, 2, -1, { DEAL, DRAW, 0x0f, LAST } },
    { "no such card", "lead=alternates", 1, 2, -1, { DEAL, DRAW, RUMMY_MOVE_DISCARD, 200, LAST } },
    { "card missing", "lead=alternates", 1, 2, -1, { DEAL, DRAW, RUMMY_MOVE_DISCARD, LAST } },
    { "cards not held", "lead=alternates", 1, 2, -1, { DEAL, DRAW, RUMMY_MOVE_MELD, 4, 1, 17, 33, 49, LAST } },
    { "no such cards", "lead=alternates", 1, 2, -1, { DEAL, DRAW, RUMMY_MOVE_MELD, 3, 128, 254, 253, LAST } },
    { "no cards", "lead=alternates", 1, 2, -1, { DEAL, DRAW, RUMMY_MOVE_MELD, 0, LAST } },
    { "cards missing", "lead=alternates", 1, 2, -1, { DEAL, DRAW, RUMMY_MOVE_MELD, 3, 1, 17, LAST } },
    { "meld missing", "lead=alternates", 1, 2, -1, { DEAL, DRAW, RUMMY_MOVE_LAY, LAST } },
    { "no such meld", "lead=alternates", 1, 2, -1, { DEAL, DRAW, RUMMY_MOVE_LAY, 200, 1, 1, LAST } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++) {
    gsize n_bytes = (const guint8 *) memchr (bodies[i].moves, LAST, sizeof bodies[i].moves) - bodies[i].moves;
    g_autoptr (GBytes) bytes = make (bodies[i].rules, 4, bodies[i].number, bodies[i].n_levels, bodies[i].level,
                                     bodies[i].moves, n_bytes);

    g_test_message ("%s", bodies[i].name);
    if (i == 0) {
      g_auto (RummySavedGame) game = { 0 };

      g_assert_true (rummy_save_from_bytes (bytes, &game, NULL));
      g_assert_cmpuint (game.record.n_moves, ==, 2);
      g_assert_cmpint (game.seats.level[7], ==, -1);
    } else {
      assert_refused (bytes, RUMMY_SAVE_ERROR_DAMAGED);
    }
  }
}

/* The first move that the engine refuses is named, with its reason. */
static void
test_first_bad_move (void)
{
  static const struct {
    const char *message;
    int refusal;
    guint8 moves[12];
  } rows[] = {
    { "Move 1 of round 1 (1 draw) isn’t legal.", RUMMY_REFUSED_OVER,
      { DRAW, LAST } },
    { "Move 1 of round 1 (deal) isn’t legal.", RUMMY_REFUSED_NOT_OVER,
      { DEAL, DEAL, LAST } },
    { "Move 1 of round 1 (2 draw) isn’t legal.", RUMMY_REFUSED_TURN,
      { DEAL, 0x10 | DRAW, LAST } },
    { "Move 2 of round 1 (1 draw) isn’t legal.", RUMMY_REFUSED_DRAWN,
      { DEAL, DRAW, DRAW, DRAW, LAST } },
    { "Move 2 of round 1 (1 trade 2) isn’t legal.", RUMMY_REFUSED_TRADE,
      { DEAL, DRAW, 0x80 | RUMMY_MOVE_TRADE, 1, LAST } },
    { "Move 1 of round 1 (1 trade 201) isn’t legal.", RUMMY_REFUSED_MALFORMED,
      { DEAL, 0x80 | RUMMY_MOVE_TRADE, 200, LAST } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    gsize n_bytes = (const guint8 *) memchr (rows[i].moves, LAST, sizeof rows[i].moves) - rows[i].moves;
    g_autoptr (GBytes) bytes = make ("lead=alternates", 4, 1, 2, -1, rows[i].moves, n_bytes);
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GError) error = NULL;

    g_assert_false (rummy_save_from_bytes (bytes, &game, &error));
    g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_REFUSED + rows[i].refusal);
    g_assert_cmpstr (error->message, ==, rows[i].message);
  }
}

/* A card that stands twice in a list is refused, though the set of cards would be legal. */
static void
test_doubled_card (void)
{
  static const guint8 moves[] = { DEAL, DRAW };
  guint8 melds[] = { DEAL, DRAW, RUMMY_MOVE_MELD, 4, 0, 0, 0, 0 };
  guint n_found = 0;

  /* The first seeds with three of a kind in the hand that leads. */
  for (guint64 seed = 1; n_found < 3; seed++) {
    g_autoptr (GBytes) start = make ("lead=alternates deal=13/7/7/7/7/7/7", seed, 1, 2, -1, moves, 2);
    g_auto (RummySavedGame) game = { 0 };
    RummyMatch match;

    g_assert_true (rummy_save_from_bytes (start, &game, NULL));
    rummy_record_play (&game.record, 2, &match, NULL);
    for (guint8 rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
      g_autoptr (GBytes) thrice = NULL;
      g_autoptr (GBytes) doubled = NULL;

      if (!rummy_cards_has (match.round.hand[0], rank) || !rummy_cards_has (match.round.hand[0], 16 + rank) ||
          !rummy_cards_has (match.round.hand[0], 32 + rank))
        continue;
      melds[3] = 3;
      melds[4] = rank;
      melds[5] = 16 + rank;
      melds[6] = melds[7] = 32 + rank;
      thrice = make ("lead=alternates deal=13/7/7/7/7/7/7", seed, 1, 2, -1, melds, 7);
      g_assert_true (rummy_save_from_bytes (thrice, &game, NULL));
      melds[3] = 4;
      doubled = make ("lead=alternates deal=13/7/7/7/7/7/7", seed, 1, 2, -1, melds, 8);
      assert_refused (doubled, RUMMY_SAVE_ERROR_DAMAGED);
      n_found++;
      break;
    }
  }
}

/* More moves than a record may hold, in a file that is small enough. */
static void
test_too_many_moves (void)
{
  g_autofree guint8 *moves = g_malloc0 (RUMMY_RECORD_MOVES_MAX + 1); /* deals */
  g_autoptr (GBytes) bytes = make ("lead=alternates", 4, 1, 2, -1, moves, RUMMY_RECORD_MOVES_MAX + 1);

  g_assert_cmpuint (g_bytes_get_size (bytes), <, RUMMY_SAVE_BYTES_MAX);
  assert_refused (bytes, RUMMY_SAVE_ERROR_DAMAGED);
}

static void
test_too_large (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_malloc0 (RUMMY_SAVE_BYTES_MAX + 1), RUMMY_SAVE_BYTES_MAX + 1);

  assert_refused (bytes, RUMMY_SAVE_ERROR_LARGE);
}

static void
test_files (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (GFile) file = g_file_get_child (directory, "file");
  g_auto (RummySavedGame) game = { 0 }, before = { 0 }, again = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) none = NULL;
  g_autoptr (GError) not_a_file = NULL;
  g_autoptr (GError) large = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileOutputStream) stream = NULL;

  sample_game (&game, "", 15, 30);
  sample_game (&before, "", 15, 30);
  g_assert_false (rummy_save_load (file, &game, &none));
  g_assert_error (none, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_false (rummy_save_load (directory, &game, &not_a_file));
  g_assert_nonnull (not_a_file);

  stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_seekable_truncate (G_SEEKABLE (stream), G_GOFFSET_CONSTANT (1) << 40, NULL, &error));
  g_assert_true (g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, &error));
  g_assert_false (rummy_save_load (file, &game, &large));
  g_assert_error (large, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_LARGE);
  sample_assert_equal (&game, &before);

  bytes = rummy_save_to_bytes (&game);
  g_assert_true (g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, &error));
  g_assert_true (rummy_save_load (file, &again, &error));
  sample_assert_equal (&game, &again);

  sample_remove (directory);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/save/round-trip", test_round_trip);
  g_test_add_func ("/save/version-1", test_version_1);
  g_test_add_func ("/save/version-2", test_version_2);
  g_test_add_func ("/save/version-3", test_version_3);
  g_test_add_func ("/save/version-4", test_version_4);
  g_test_add_func ("/save/version-5", test_version_5);
  g_test_add_func ("/save/version-6", test_version_6);
  g_test_add_func ("/save/version-7", test_version_7);
  g_test_add_func ("/save/dealt-anew", test_dealt_anew);
  g_test_add_func ("/save/notes", test_notes);
  g_test_add_func ("/save/names", test_names);
  g_test_add_func ("/save/truncation", test_truncation);
  g_test_add_func ("/save/flips", test_flips);
  g_test_add_func ("/save/flips-behind-checksum", test_flips_behind_checksum);
  g_test_add_func ("/save/envelope", test_envelope);
  g_test_add_func ("/save/body", test_body);
  g_test_add_func ("/save/first-bad-move", test_first_bad_move);
  g_test_add_func ("/save/doubled-card", test_doubled_card);
  g_test_add_func ("/save/too-many-moves", test_too_many_moves);
  g_test_add_func ("/save/too-large", test_too_large);
  g_test_add_func ("/save/files", test_files);

  return g_test_run ();
}
