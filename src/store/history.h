/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/profile-lookup.h"
#include "store/rating.h"
#include "store/save.h"

G_BEGIN_DECLS

/* The database of all games in which at least one round was finished.  One thread does all the work in the order of the
 * calls; answers arrive in the main context.
 *
 * Property "trouble": a GError of RUMMY_HISTORY_ERROR, NULL while everything is saved.
 * Signal "changed": a query may now give another result. */
#define RUMMY_TYPE_HISTORY (rummy_history_get_type ())
G_DECLARE_FINAL_TYPE (RummyHistory, rummy_history, RUMMY, HISTORY, GObject)

/* The messages are for users. */
#define RUMMY_HISTORY_ERROR (rummy_history_error_quark ())
GQuark rummy_history_error_quark (void);

typedef enum {
  RUMMY_HISTORY_ERROR_BROKEN,   /* it was unreadable and renamed; a new one was created */
  RUMMY_HISTORY_ERROR_VERSION,  /* written by a newer version; nothing is read or written */
  RUMMY_HISTORY_ERROR_UNUSABLE, /* cannot be opened or written */
  RUMMY_HISTORY_ERROR_GONE      /* the requested game does not exist */
} RummyHistoryError;

/* The file in the directory.  A damaged one is renamed to this name plus ".broken-" and a number, after its whole games
 * and those of two copies (".copy", made once a day, and ".copy.old", the one before) were added to a new one.  Before
 * a migration it is copied to this name plus ".version-" and the number of the older version. */
#define RUMMY_HISTORY_NAME "history.db"

/* A game in a list. */
typedef struct {
  gint64 id;         /* increases in the order in which games were first saved */
  char *rules;       /* key from rummy_history_rules_key (), or "" if unknown */
  char *owner;       /* as in RummyGameProfiles */
  gint64 began, ended; /* Unix times; for an unfinished game, @ended is the end of its last round */
  guint rounds;      /* finished rounds */
  gboolean is_over;
  gboolean is_practice;
  guint n_seats;
  RummySeats seats;
  int points[RUMMY_SEATS_MAX]; /* current or final */
  guint8 winners;              /* bit mask of seats; 0 while the game is unfinished */
} RummyPastGame;

void rummy_past_game_free (RummyPastGame *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyPastGame, rummy_past_game_free)

/* A player's results over all finished games, either without practice or practice only.  Players with a profile are
 * identified by it, whatever name they had at the table; others by their names, computers by their levels. */
typedef struct {
  char *owner; /* as in RummyGameProfiles, or "" */
  char *name;  /* latest name of a person; "" for computers and people without a name */
  int level;  /* RummyLevel or RUMMY_LEVEL_PERSON */
  guint games, won;
  gint64 points, against; /* @against: points of the best opposing sides */
  guint rounds, out;      /* @out: rounds in which this player went out */
  guint turns;            /* turns taken in these games */
  guint streak;           /* current run of won games */
  guint best_streak;
  RummyRating rating;   /* from all games of the preset, regardless of the filter's owner */

  /*< private >*/
  gint64 last;      /* id of the game counted last */
  gboolean has_won; /* whether that game was won */
  guint before;     /* the streak before that game */
} RummyLeagueRow;

void rummy_league_row_free (RummyLeagueRow *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyLeagueRow, rummy_league_row_free)

/* A game in a player's career, as in RummyLeagueRow, with the rating after it. */
typedef struct {
  gint64 ended;
  guint rounds, out;
  int points, against;
  gboolean has_won;
  RummyRating rating;
} RummyCareerGame;

/* More than the number of levels. */
#define RUMMY_CAREER_LEVELS 32

/* The career of a player, from the games that count in the league. */
typedef struct {
  GArray *games; /* RummyCareerGame, oldest first */
  struct {
    guint games;
    double ahead; /* games in which the player beat a computer of this level; a tie counts ½ */
  } levels[RUMMY_CAREER_LEVELS];
} RummyCareer;

void rummy_career_free (RummyCareer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyCareer, rummy_career_free)

typedef enum {
  RUMMY_FEAT_GAME_HIGH,    /* most points in a game */
  RUMMY_FEAT_GAME_LOW,
  RUMMY_FEAT_MARGIN_WIDE,  /* in a won game */
  RUMMY_FEAT_MARGIN_NARROW,
  RUMMY_FEAT_ROUND_HIGH,   /* most points in a round */
  RUMMY_FEAT_ROUND_LOW,
  RUMMY_FEAT_GAME_LONG,    /* most rounds */
  RUMMY_FEAT_GAME_SHORT,
  RUMMY_N_FEATS
} RummyFeatKind;

/* A record in the league's games. */
typedef struct {
  RummyFeatKind kind;
  int value;
  gint64 game;  /* its id; the first of several */
  char *owner, *name; /* as in RummyLeagueRow */
  int level;
  gint64 ended;
} RummyFeat;

void rummy_feat_free (RummyFeat *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyFeat, rummy_feat_free)

/* What a player made of a deal. */
typedef struct {
  gint64 game; /* its id, or 0 if no round of it was finished */
  gint64 began, ended; /* Unix times, as in RummyPastGame */
  guint rounds;        /* finished rounds */
  gboolean is_over;
  gboolean is_practice; /* there is no game that counts */
  gboolean has_won;
  int points, against; /* of the player's side, and of the best opposing one */
} RummyPastDeal;

/* Returns whether the deal was played to the end in a game that counts. */
gboolean rummy_past_deal_counts (const RummyPastDeal *self);

/* Counts the days in a row that count, of @deals (RummyPastDeal) for each day from today back.  Today may still come,
 * so it neither counts nor ends the row until it is played. */
guint rummy_past_deals_streak (const GArray *deals);

/* Selects games.  @preset: a preset's key, "" for all changed rules, the key of particular rules, or NULL for all
 * games.  @owner: games of that profile, including other people's games in which it had a seat; NULL for everybody.
 * A NULL filter selects everything.  League and records skip games without a person and practice games, unless those
 * are asked for; then they contain only those. */
typedef struct {
  const char *preset, *owner;
  gboolean is_practice; /* only practice games */
} RummyHistoryFilter;

/* @directory must have a local path.  The directory and the file are created on first use. */
RummyHistory *rummy_history_new (GFile *directory);

const GError *rummy_history_get_trouble (RummyHistory *self);

/* Opens and checks the file before the first query; can take a while for a large file. */
void rummy_history_open (RummyHistory *self);

/* Waits for all jobs to finish and closes the file.  Nothing may be called afterwards. */
void rummy_history_close (RummyHistory *self);

/* Saves a game up to its last finished round.  Saving the same game again, or a continuation of it, updates the
 * existing entry.  If @owners is NULL, the game belongs to the first profile and its results to nobody.  @began and
 * @ended are the Unix times of its last round.  @is_new: that round has just ended; otherwise a removed game stays
 * removed.  @is_apart: a practice game, stored separately from a game that may have the same rounds. */
void rummy_history_save (RummyHistory *self, const RummySavedGame *game, const RummyGameProfiles *owners, gint64 began,
                         gint64 ended, gboolean is_new, gboolean is_apart);

/* Returns whether all jobs are finished. */
gboolean rummy_history_is_idle (RummyHistory *self);

/* Lists up to @n games, latest first, that come before the id @before, or the latest if that is 0.  Returns an array
 * of RummyPastGame. */
void rummy_history_list_async (RummyHistory *self, const RummyHistoryFilter *filter, gint64 before, guint n,
                               GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GPtrArray *rummy_history_list_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* How many games of a filter belong to a player. */
typedef struct {
  char *owner; /* as in RummyGameProfiles */
  guint games;
} RummyOwnerGames;

void rummy_owner_games_free (RummyOwnerGames *self);

/* Counts the games that list () lists.  Returns an array of RummyOwnerGames, most games first. */
void rummy_history_count_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer data);
GPtrArray *rummy_history_count_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Loads a game.  The stored game is checked like any saved game. */
void rummy_history_load_async (RummyHistory *self, gint64 id, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);
gboolean rummy_history_load_finish (RummyHistory *self, GAsyncResult *result, RummySavedGame *game, GError **error);

/* Counts the rounds of this deal that were ever played, in counted, practice or removed games, whose cards are
 * therefore known.  Returns -1 with @error on failure. */
void rummy_history_count_known_async (RummyHistory *self, const RummyRecord *record, GCancellable *cancellable,
                                      GAsyncReadyCallback callback, gpointer data);
gssize rummy_history_count_known_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Asks what the profile @owner made of each of @n deals: games with these seeds and the number @game, by @rules (with
 * their number of players), or by any if that is NULL.  Returns an array of RummyPastDeal in the order of the seeds. */
void rummy_history_deals_async (RummyHistory *self, const char *owner, const RummyRules *rules, const guint64 *seeds,
                                guint n, guint game, GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer data);
GArray *rummy_history_deals_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Returns an array of RummyLeagueRow, best average first. */
void rummy_history_league_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                                 GAsyncReadyCallback callback, gpointer data);
GPtrArray *rummy_history_league_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Returns the career of the filter's owner, which must be set. */
void rummy_history_career_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                                 GAsyncReadyCallback callback, gpointer data);
RummyCareer *rummy_history_career_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Returns an array of RummyFeat in the order of their kinds; empty if no game is finished. */
void rummy_history_feats_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer data);
GPtrArray *rummy_history_feats_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Returns the keys of all rules that have games, most played first; "" stands for unknown rules. */
void rummy_history_rules_async (RummyHistory *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer data);
GStrv rummy_history_rules_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Hides games from all queries: the game @id, or all games if it is 0, of @owner or of anybody if that is NULL.
 * remove_listed () hides all games that pass @filter.  Both return a number with which restore () brings back these
 * games, until the history is closed; closing deletes them. */
gint64 rummy_history_remove (RummyHistory *self, gint64 id, const char *owner);
gint64 rummy_history_remove_listed (RummyHistory *self, const RummyHistoryFilter *filter);
void rummy_history_restore (RummyHistory *self, gint64 number);

/* Adds every whole game that is missing from a damaged history, which stays as it is, and emits "changed".  finish ()
 * sets @n to the number of games that came back, and returns FALSE with a message for the user if that was not all. */
void rummy_history_salvage_async (RummyHistory *self, GFile *file, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer data);
gboolean rummy_history_salvage_finish (RummyHistory *self, GAsyncResult *result, guint *n, GError **error);

G_END_DECLS
