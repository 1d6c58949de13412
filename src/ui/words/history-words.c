/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/history-words.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "store/rules-key.h"
#include "ui/words/games.h"
#include "ui/words/words.h"

#define PERCENT 100.0

const char *
rummy_history_words_game (const char *key)
{
  RummyRules rules;

  return rummy_history_rules_from_key (key, &rules) ? rummy_games_name (&rules) : _("Custom Rules");
}

gboolean
rummy_history_words_has_name (const char *key)
{
  RummyRules rules;

  return rummy_history_rules_from_key (key, &rules) && rummy_games_find_name (&rules) != NULL;
}

/* Month names come from the program's translation, because the C library may lack the language. */
static char *
format_date_time (GDateTime *time, const char *format)
{
  static const char *const months[] = {
    /* Translators: in the form used with a day, as in "January 3, 2026". */
    NC_("month", "January"), NC_("month", "February"), NC_("month", "March"), NC_("month", "April"),
    NC_("month", "May"), NC_("month", "June"), NC_("month", "July"), NC_("month", "August"),
    NC_("month", "September"), NC_("month", "October"), NC_("month", "November"), NC_("month", "December"),
  };
  g_autoptr (GString) whole = g_string_new (format);
  g_autofree char *words = NULL;

  g_string_replace (whole, "%B", g_dpgettext2 (NULL, "month", months[g_date_time_get_month (time) - 1]), 0);
  words = g_date_time_format (time, whole->str);

  /* Strips the figure space before a single-digit day. */
  return g_strdup (g_str_has_prefix (words, "\u2007") ? words + strlen ("\u2007") : words);
}

static char *
format_time (gint64 seconds, const char *format)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  return time != NULL ? format_date_time (time, format) : g_strdup (_("long ago"));
}

char *
rummy_history_words_time (gint64 seconds)
{
  /* Translators: a date and time for strftime (); %B is one of the months above. */
  return format_time (seconds, C_("time", "%B %-e, %Y, %-I:%M %p"));
}

char *
rummy_history_words_day (gint64 seconds)
{
  /* Translators: a date for strftime (); %B is one of the months above. */
  return format_time (seconds, C_("time", "%B %-e, %Y"));
}

static gboolean
is_same_day (GDateTime *a, GDateTime *b)
{
  return g_date_time_get_year (a) == g_date_time_get_year (b) &&
         g_date_time_get_day_of_year (a) == g_date_time_get_day_of_year (b);
}

char *
rummy_history_words_when (GDateTime *time, GDateTime *now)
{
  g_autoptr (GDateTime) then = g_date_time_to_timezone (time, g_date_time_get_timezone (now));
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);

  if (is_same_day (then, now))
    /* Translators: a time of day for strftime (), as clocks show it where your language is spoken. */
    return format_date_time (then, C_("time", "Today, %-I:%M %p"));
  if (is_same_day (then, yesterday))
    return g_strdup (C_("time", "Yesterday"));
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: a date of this year for strftime (); %B is one of the months above. */
    return format_date_time (then, C_("time", "%B %-e"));

  return format_date_time (then, C_("time", "%B %-e, %Y"));
}

/* Returns the seat of the current player, if that was the only person; else RUMMY_SEAT_NONE. */
static guint
own_seat (const RummyPastGame *game, const RummyPeople *people)
{
  return people == NULL || rummy_people_is_current (people, game->owner)
           ? rummy_seats_only_person (&game->seats, game->n_seats)
           : RUMMY_SEAT_NONE;
}

static char *
seat_name (const RummyPastGame *game, const RummyPeople *people, guint seat)
{
  guint own = own_seat (game, people);

  if (own == RUMMY_SEAT_NONE && people != NULL && rummy_seats_is_default_name (game->seats.name[seat]) &&
      rummy_seats_only_person (&game->seats, game->n_seats) == seat)
    return g_strdup (rummy_people_name (people, game->owner, "", RUMMY_LEVEL_PERSON));

  return rummy_words_sitter (&game->seats, game->n_seats, seat, own);
}

static void
add_score (GString *words, const char *name, int points)
{
  g_autofree char *number = rummy_words_points (points);
  /* Translators: a player and the points of a game; an item of a list. */
  g_autofree char *one = g_strdup_printf (C_("score", "%s %s"), name, number);

  if (words->len > 0)
    g_string_append (words, C_("list of scores", " · "));
  g_string_append (words, one);
}

char *
rummy_history_words_scores (const RummyPastGame *game, const RummyPeople *people)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint seat = 0; seat < game->n_seats; seat++) {
    g_autofree char *name = seat_name (game, people, seat);

    add_score (words, name, game->points[seat]);
  }

  return g_string_free_and_steal (g_steal_pointer (&words));
}

char *
rummy_history_words_standing (RummyGame *game)
{
  const RummyMatch *match = rummy_game_get_match (game);
  guint own = rummy_seats_only_person (rummy_game_get_seats (game), (guint) match->rules.players);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint side = 0; side < rummy_rules_sides (&match->rules); side++) {
    g_autofree char *name = rummy_words_side (game, side, own);

    add_score (words, name, match->over ? match->results[side] : match->totals[side]);
  }

  return g_string_free_and_steal (g_steal_pointer (&words));
}

char *
rummy_history_words_progress (RummyGame *game)
{
  const RummyMatch *match = rummy_game_get_match (game);
  guint own = rummy_seats_only_person (rummy_game_get_seats (game), (guint) match->rules.players);
  g_autofree char *name = NULL;

  if (match->over)
    return g_strdup (_("The game is over."));
  if (match->round.phase == RUMMY_PHASE_OVER)
    return g_strdup_printf (_("Round %u is over."), (guint) match->rounds);
  if (match->round.turn == own)
    return g_strdup_printf (_("Round %u · Your turn"), (guint) match->rounds);

  name = rummy_words_seat (game, match->round.turn, own);

  /* Translators: the number of the round, and the name of the player who moves next. */
  return g_strdup_printf (_("Round %u · Next: %s"), (guint) match->rounds, name);
}

char *
rummy_history_words_left (RummyGame *game, GDateTime *time)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *progress = rummy_history_words_progress (game), *when = NULL;

  if (time == NULL)
    return g_steal_pointer (&progress);

  when = rummy_history_words_when (time, now);

  /* Translators: how far a game is ("Round 3 · Your turn"), and when it was left. */
  return g_strdup_printf (rummy_game_is_practice (game) ? _("%s · %s · practice")
                          /* Translators: how far a game is ("Round 3 · Your turn"), and when it was left. */
                          : _("%s · %s"), progress, when);
}

const char *
rummy_history_words_title (RummyGame *game)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_utc ();
  const RummyRecord *record = rummy_game_get_record (game);

  return rummy_deal_code_is_of_day (record, today) ? _("Today’s Deal") : rummy_games_name (&record->rules);
}

/* Returns the outcome, from the view of the only person, or with names. */
static char *
outcome (const RummyPastGame *game, const RummyPeople *people)
{
  guint winner = 0, own = own_seat (game, people);
  g_autofree char *name = NULL;

  if (!game->is_over)
    return g_strdup (_("not finished"));
  if (game->winners == 0)
    return g_strdup (_("tied"));
  while (!(game->winners & 1u << winner))
    winner++;
  if (own != RUMMY_SEAT_NONE)
    return g_strdup (game->winners & 1u << own ? _("won") : _("lost"));

  name = seat_name (game, people, winner);

  /* Translators: the name of a player. */
  return g_strdup_printf (_("won by %s"), name);
}

char *
rummy_history_words_about (const RummyPastGame *game, const RummyPeople *people)
{
  g_autofree char *time = rummy_history_words_time (game->ended);
  g_autofree char *end = outcome (game, people);
  g_autofree char *rounds = g_strdup_printf (ngettext ("%u round", "%u rounds", game->rounds), game->rounds);

  /* Translators: when a game was played, its length ("7 rounds"), and its outcome ("won", "not finished"). */
  return g_strdup_printf (game->is_practice ? _("%s · %s · %s · practice")
                          /* Translators: when a game was played, its length ("7 rounds"), and its outcome ("won"). */
                          : _("%s · %s · %s"), time, rounds, end);
}

char *
rummy_history_words_rating (double value, double spread)
{
  /* The mark keeps the order in right-to-left text. */
  return spread > 0 ? g_strdup_printf ("\u200e%.0f ± %.0f", value, spread) : g_strdup_printf ("%.0f", value);
}

static void
tell_number (RummyFigureFunc each, gpointer data, const char *title, gint64 number)
{
  g_autofree char *figure = rummy_words_points ((int) number);

  each (title, figure, data);
}

/* Takes the figure. */
static void
tell (RummyFigureFunc each, gpointer data, const char *title, char *figure)
{
  each (title, figure, data);
  g_free (figure);
}

void
rummy_history_words_league (const RummyLeagueRow *row, RummyFigureFunc each, gpointer data)
{
  g_autofree char *points = rummy_words_points ((int) row->points);
  g_autofree char *against = rummy_words_points ((int) row->against);
  double spread = row->level == RUMMY_LEVEL_PERSON ? 2 * row->rating.deviation : 0;

  tell_number (each, data, _("Games"), row->games);
  tell (each, data, _("Games Won"),
        /* Translators: games or rounds, of how many, and in percent. */
        g_strdup_printf (_("%u of %u (%.0f%%)"), row->won, row->games, PERCENT * row->won / row->games));
  tell_number (each, data, _("Average Points per Game"), (row->points < 0 ? -1 : 1) *
               ((ABS (row->points) + row->games / 2) / row->games));
  tell (each, data, _("Points"),
        /* Translators: own points, and those of the best opponents. */
        g_strdup_printf (_("%s for, %s against"), points, against));
  tell (each, data, _("Went Out"),
        /* Translators: games or rounds, of how many, and in percent. */
        g_strdup_printf (_("%u of %u (%.0f%%)"), row->out, row->rounds, PERCENT * row->out / MAX (row->rounds, 1)));
  tell_number (each, data, _("Turns"), row->turns);
  tell_number (each, data, _("Longest Winning Streak"), row->best_streak);
  tell (each, data, _("Rating"), rummy_history_words_rating (row->rating.value, spread));
}

void
rummy_history_words_deletion (const GPtrArray *owners, const RummyPeople *people, char **heading, char **body)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  guint games = 0;

  for (guint i = 0; i < owners->len; i++) {
    const RummyOwnerGames *owner = owners->pdata[i];

    /* Translators: a player and a number of games. */
    g_string_append_printf (lines, ngettext ("%s: %u game", "%s: %u games", owner->games),
                            rummy_people_name (people, owner->owner, "", RUMMY_LEVEL_PERSON), owner->games);
    g_string_append_c (lines, '\n');
    games += owner->games;
  }
  *heading = g_strdup_printf (ngettext ("Delete %u Game?", "Delete %u Games?", games), games);
  *body = g_strdup_printf ("%s\n%s", lines->str, _("Deleting games also affects Standings and the Hall of Fame."));
}

const char *
rummy_history_words_feat (RummyFeatKind kind)
{
  static const char *const words[RUMMY_N_FEATS] = {
    [RUMMY_FEAT_GAME_HIGH] = N_("Most points in a game"),
    [RUMMY_FEAT_GAME_LOW] = N_("Fewest points in a game"),
    [RUMMY_FEAT_MARGIN_WIDE] = N_("Widest winning margin"),
    [RUMMY_FEAT_MARGIN_NARROW] = N_("Narrowest winning margin"),
    [RUMMY_FEAT_ROUND_HIGH] = N_("Most points in a round"),
    [RUMMY_FEAT_ROUND_LOW] = N_("Fewest points in a round"),
    [RUMMY_FEAT_GAME_LONG] = N_("Most rounds to win a game"),
    [RUMMY_FEAT_GAME_SHORT] = N_("Fewest rounds to win a game"),
  };

  return _(words[kind]);
}
