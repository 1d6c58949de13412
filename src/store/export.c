/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/export.h"

#include "store/history-thread.h"
#include "store/rounds.h"

/* Columns of the SELECT below, in order. */
enum {
  GAME, PRESET, RULES, BEGAN, ENDED, ROUNDS, IS_OVER, IS_PRACTICE, SEAT, NAME, LEVEL, POINTS, AGAINST, HAS_WON, OUT,
  BEST, WORST, SAVED
};

#define HEAD "game,preset,rules,began,ended,rounds,over,practice,seat,name,level,points,against,won,out_first," \
             "best_round,worst_round\r\n"

/* Returns the name of a seat, or "" for one of the program's default names. */
static const char *
get_name (sqlite3_stmt *row)
{
  const char *name = rummy_database_text (row, NAME);

  return rummy_seats_is_default_name (name) ? "" : name;
}

static char *
get_time (sqlite3_stmt *row, int column)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (sqlite3_column_int64 (row, column));

  return time != NULL ? g_date_time_format_iso8601 (time) : g_strdup ("");
}

/* Appends @value in quotes, with inner quotes doubled.  A name that looks like a spreadsheet formula is escaped, so
 * that nothing evaluates it. */
static void
add_quoted (GString *text, const char *value)
{
  g_auto (GStrv) parts = g_strsplit (value, "\"", -1);
  g_autofree char *escaped = g_strjoinv ("\"\"", parts);

  g_string_append_printf (text, "\"%s%s\"", strchr ("=+-@", *value) != NULL && *value != '\0' ? "'" : "", escaped);
}

static void
add_csv (GString *text, sqlite3_stmt *row)
{
  g_autofree char *began = get_time (row, BEGAN), *ended = get_time (row, ENDED);
  int level = rummy_database_number (row, LEVEL);

  g_string_append_printf (text, "%" G_GINT64_FORMAT ",%s,", (gint64) sqlite3_column_int64 (row, GAME),
                          rummy_database_text (row, PRESET));
  add_quoted (text, rummy_database_text (row, RULES));
  g_string_append_printf (text, ",%s,%s,%d,%s,%s,%d,", began, ended, rummy_database_number (row, ROUNDS),
                          rummy_database_number (row, IS_OVER) ? "yes" : "no",
                          rummy_database_number (row, IS_PRACTICE) ? "yes" : "no",
                          rummy_database_number (row, SEAT) + 1);
  add_quoted (text, get_name (row));
  g_string_append_c (text, ',');
  if (level > RUMMY_LEVEL_PERSON)
    g_string_append_printf (text, "%d", level);
  g_string_append_printf (text, ",%d,%d,%s,%d,%d,%d\r\n", rummy_database_number (row, POINTS),
                          rummy_database_number (row, AGAINST), rummy_database_number (row, HAS_WON) ? "yes" : "no",
                          rummy_database_number (row, OUT), rummy_database_number (row, BEST),
                          rummy_database_number (row, WORST));
}

static void
add_json_text (GString *text, const char *value)
{
  g_string_append_c (text, '"');
  for (; *value != '\0'; value++) {
    if (*value == '"' || *value == '\\')
      g_string_append_printf (text, "\\%c", *value);
    else if (g_ascii_iscntrl (*value))
      g_string_append_printf (text, "\\u%04x", (guint) (guchar) *value);
    else
      g_string_append_c (text, *value);
  }
  g_string_append_c (text, '"');
}

/* Appends the points of a seat in each round; nothing if the record could not be read. */
static void
add_json_rounds (GString *text, GArray *rounds, guint seat)
{
  g_string_append (text, ", \"rounds\": [");
  for (guint i = 0; i < rounds->len; i++) {
    const RummyRoundResult *round = &g_array_index (rounds, RummyRoundResult, i);

    g_string_append_printf (text, "%s%d", i > 0 ? ", " : "", round->is_void ? 0 : round->score[seat]);
  }
  g_string_append (text, "]");
}

static GArray *
read_rounds (sqlite3_stmt *row)
{
  g_autoptr (GBytes) bytes = g_bytes_new (sqlite3_column_blob (row, SAVED), (gsize) sqlite3_column_bytes (row, SAVED));
  g_auto (RummySavedGame) game = { 0 };

  if (!rummy_save_from_bytes (bytes, &game, NULL))
    return g_array_new (FALSE, FALSE, sizeof (RummyRoundResult));

  return rummy_rounds_of_record (&game.record);
}

static void
begin_json_game (GString *text, sqlite3_stmt *row)
{
  g_autofree char *began = get_time (row, BEGAN), *ended = get_time (row, ENDED);

  g_string_append_printf (text, "  {\"game\": %" G_GINT64_FORMAT ", \"preset\": ",
                          (gint64) sqlite3_column_int64 (row, GAME));
  add_json_text (text, rummy_database_text (row, PRESET));
  g_string_append (text, ", \"rules\": ");
  add_json_text (text, rummy_database_text (row, RULES));
  g_string_append_printf (text,
                          ", \"began\": \"%s\", \"ended\": \"%s\", \"rounds\": %d, \"over\": %s, \"practice\": %s,\n"
                          "   \"seats\": [",
                          began, ended, rummy_database_number (row, ROUNDS),
                          rummy_database_number (row, IS_OVER) ? "true" : "false",
                          rummy_database_number (row, IS_PRACTICE) ? "true" : "false");
}

static void
add_json_seat (GString *text, sqlite3_stmt *row, GArray *rounds, gboolean is_first)
{
  int level = rummy_database_number (row, LEVEL);
  guint seat = (guint) rummy_database_number (row, SEAT);

  g_string_append_printf (text, "%s\n     {\"seat\": %u, \"name\": ", is_first ? "" : ",", seat + 1);
  add_json_text (text, get_name (row));
  if (level > RUMMY_LEVEL_PERSON)
    g_string_append_printf (text, ", \"level\": %d", level);
  g_string_append_printf (text, ", \"points\": %d, \"against\": %d, \"won\": %s, \"out_first\": %d",
                          rummy_database_number (row, POINTS), rummy_database_number (row, AGAINST),
                          rummy_database_number (row, HAS_WON) ? "true" : "false", rummy_database_number (row, OUT));
  add_json_rounds (text, rounds, MIN (seat, RUMMY_SEATS_MAX - 1));
  g_string_append_c (text, '}');
}

static GBytes *
export_games (sqlite3 *db, const RummyHistoryQuestion *question, gboolean is_json, GError **error)
{
  g_autoptr (GString) text = g_string_new (is_json ? "[\n" : HEAD);
  g_autoptr (GArray) rounds = NULL;
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error,
                            "SELECT id, preset, rules, began, ended, rounds, is_over, is_practice, seat, name, level,"
                            "       points, against, has_won, out, best, worst, saved"
                            "  FROM game JOIN seat ON seat.game = id JOIN record ON record.game = id"
                            " WHERE NOT is_removed AND is_practice >= ?3 AND " RUMMY_HISTORY_FILTER
                            " ORDER BY id, seat",
                            "tti", question->preset, question->owner, (gint64) question->is_practice);
  gint64 game = 0;
  int code = SQLITE_ERROR;

  while (statement != NULL && (code = sqlite3_step (statement)) == SQLITE_ROW) {
    gboolean is_first = game != sqlite3_column_int64 (statement, GAME);

    if (!is_json) {
      add_csv (text, statement);
      continue;
    }
    if (is_first) {
      g_string_append (text, game > 0 ? "]},\n" : "");
      game = sqlite3_column_int64 (statement, GAME);
      g_clear_pointer (&rounds, g_array_unref);
      rounds = read_rounds (statement);
      begin_json_game (text, statement);
    }
    add_json_seat (text, statement, rounds, is_first);
  }
  if (code != SQLITE_DONE) {
    if (statement != NULL)
      rummy_database_fail (db, error);
    return NULL;
  }
  if (is_json)
    g_string_append (text, game > 0 ? "]}\n]\n" : "]\n");

  return g_string_free_to_bytes (g_steal_pointer (&text));
}

static gpointer
csv_work (sqlite3 *db, gpointer input, GError **error)
{
  return export_games (db, input, FALSE, error);
}

static gpointer
json_work (sqlite3 *db, gpointer input, GError **error)
{
  return export_games (db, input, TRUE, error);
}

void
rummy_export_async (RummyHistory *history, RummyExportFormat format, const RummyHistoryFilter *filter,
                    GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_ask_about (history, format == RUMMY_EXPORT_JSON ? json_work : csv_work, filter, 0, 0,
                           (GDestroyNotify) g_bytes_unref, cancellable, callback, data);
}

GBytes *
rummy_export_finish (RummyHistory *history, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
