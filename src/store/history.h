/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/profile-lookup.h"
#include "store/rating.h"
#include "store/save.h"

G_BEGIN_DECLS

/* Every game of which a round was played to its end, in a database.  One thread of its own does all the work, in the
 * order in which it was asked for; answers come in the main context.
 *
 * Property "trouble" (GError * of RUMMY_HISTORY_ERROR, NULL while all is kept), notified when it changes.
 * Signal "changed" () when there is something else to read than before. */
#define RUMMY_TYPE_HISTORY (rummy_history_get_type ())
G_DECLARE_FINAL_TYPE (RummyHistory, rummy_history, RUMMY, HISTORY, GObject)

/* The message tells people what it means for them. */
#define RUMMY_HISTORY_ERROR (rummy_history_error_quark ())
GQuark rummy_history_error_quark (void);

typedef enum {
  RUMMY_HISTORY_ERROR_BROKEN,   /* it could not be read and was kept aside; a new one has been begun */
  RUMMY_HISTORY_ERROR_VERSION,  /* written by a newer version of the program; nothing is read or written */
  RUMMY_HISTORY_ERROR_UNUSABLE, /* it cannot be opened or written */
  RUMMY_HISTORY_ERROR_GONE      /* what was asked for is not in it */
} RummyHistoryError;

/* The name of the file in the directory.  One that cannot be read is renamed to this, ".broken-" and a number; before
 * an older one is changed a copy is made: this, ".version-" and the number of the older version. */
#define RUMMY_HISTORY_NAME "history.db"

/* What stands for a game in lists. */
typedef struct {
  gint64 id;         /* grows with the order in which games were first kept */
  char *rules;       /* which: as rummy_history_rules_key () writes them, or "" where nobody knows */
  char *owner;       /* of RummyGameProfiles */
  gint64 began, ended; /* seconds since 1970; of an unfinished game the end of its last round */
  guint rounds;      /* that were played to their end */
  gboolean is_over;
  gboolean is_practice;
  guint n_seats;
  RummySeats seats;
  int points[RUMMY_SEATS_MAX]; /* so far, or the result */
  guint8 winners;              /* seats, one bit each; 0 while it is not over */
} RummyPastGame;

void rummy_past_game_free (RummyPastGame *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyPastGame, rummy_past_game_free)

/* A player over all games that are over and no practice, or only that.  Whoever has a profile is told by that, whatever
 * the names at the table were, other people by their names, computers by their levels. */
typedef struct {
  char *owner; /* of RummyGameProfiles, or "" */
  char *name;  /* of a person, of an owner the last; "" has none, as a computer */
  int level;  /* or RUMMY_LEVEL_PERSON */
  guint games, won;
  gint64 points, against; /* against: of the best of the other sides */
  guint rounds, out;      /* of these games; out: how often this player went out first */
  guint turns;            /* that this player took in them */
  guint streak;           /* games won without a break until now */
  guint best_streak;
  RummyRating rating;   /* of all games of the preset, whoever is asked for */

  /*< private >*/
  gint64 last;      /* the game that was counted last */
  gboolean has_won; /* it */
  guint before;     /* the streak before it */
} RummyLeagueRow;

void rummy_league_row_free (RummyLeagueRow *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyLeagueRow, rummy_league_row_free)

/* A game of a career, from the first: as in RummyLeagueRow, and the rating after it. */
typedef struct {
  gint64 ended;
  guint rounds, out;
  int points, against;
  gboolean has_won;
  RummyRating rating;
} RummyCareerGame;

/* More than there are levels. */
#define RUMMY_CAREER_LEVELS 32

/* What somebody has done in the games that the league counts. */
typedef struct {
  GArray *games; /* RummyCareerGame */
  struct {
    guint games;
    double ahead; /* in how many of them of the computer of that level, ½ where both are equal */
  } levels[RUMMY_CAREER_LEVELS];
} RummyCareer;

void rummy_career_free (RummyCareer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyCareer, rummy_career_free)

typedef enum {
  RUMMY_FEAT_GAME_HIGH,    /* most points of a game */
  RUMMY_FEAT_GAME_LOW,
  RUMMY_FEAT_MARGIN_WIDE,  /* of a game that was won */
  RUMMY_FEAT_MARGIN_NARROW,
  RUMMY_FEAT_ROUND_HIGH,   /* most points of a round */
  RUMMY_FEAT_ROUND_LOW,
  RUMMY_FEAT_GAME_LONG,    /* most rounds */
  RUMMY_FEAT_GAME_SHORT,
  RUMMY_N_FEATS
} RummyFeatKind;

/* A record that stands, of the games that the league counts. */
typedef struct {
  RummyFeatKind kind;
  int value;
  gint64 game;  /* its id; of several games the first */
  char *owner, *name; /* as in RummyLeagueRow */
  int level;
  gint64 ended;
} RummyFeat;

void rummy_feat_free (RummyFeat *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyFeat, rummy_feat_free)

/* Which games are read: of a preset, "" for all changed rules, or the key of some rules; or of all where it is NULL; of
 * an owner, with those of others where that one sat
 * at the table, or of everybody where it is NULL.  The whole may be NULL as well.  League and records leave the games
 * out that somebody only watched, and practice, unless these are asked for; then nothing else is read. */
typedef struct {
  const char *preset, *owner;
  gboolean is_practice; /* only that */
} RummyHistoryFilter;

/* directory, which must have a path, and the file in it are made when they are first used. */
RummyHistory *rummy_history_new (GFile *directory);

const GError *rummy_history_get_trouble (RummyHistory *self);

/* Opens and checks the file before anything is asked of it, which takes a while where it is large. */
void rummy_history_open (RummyHistory *self);

/* Waits until all that was asked for is in the file, and lets go of it; nothing more may be asked then. */
void rummy_history_close (RummyHistory *self);

/* Keeps a game up to its last finished round.  A game is kept once, however often it is told: one that goes on from
 * what is known is the same game.  owners may be NULL: then it is the first one's, and nobody's result.  began, ended:
 * of the last of its rounds, seconds since 1970; is_new: it has just ended, else a game that was removed stays so;
 * is_apart: it is practice, beside a game that may have the same rounds. */
void rummy_history_keep (RummyHistory *self, const RummySavedGame *game, const RummyGameProfiles *owners, gint64 began,
                         gint64 ended, gboolean is_new, gboolean is_apart);

/* Whether all that was asked for is done. */
gboolean rummy_history_is_idle (RummyHistory *self);

/* Up to n games, the latest first: those before the id before, or the latest where it is 0.  The result holds
 * RummyPastGames. */
void rummy_history_list_async (RummyHistory *self, const RummyHistoryFilter *filter, gint64 before, guint n,
                               GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GPtrArray *rummy_history_list_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* The whole of a game, read as untrusted as any saved game. */
void rummy_history_load_async (RummyHistory *self, gint64 id, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);
gboolean rummy_history_load_finish (RummyHistory *self, GAsyncResult *result, RummySavedGame *game, GError **error);

/* How many rounds of a game with these deals were played, whether it counts or is practice, is listed or was taken out:
 * their cards are known.  Below 0, with error, where that cannot be told. */
void rummy_history_count_known_async (RummyHistory *self, const RummyRecord *record, GCancellable *cancellable,
                                      GAsyncReadyCallback callback, gpointer data);
gssize rummy_history_count_known_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* RummyLeagueRows, the best average first. */
void rummy_history_league_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                                 GAsyncReadyCallback callback, gpointer data);
GPtrArray *rummy_history_league_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Of the owner of the filter, who must be one. */
void rummy_history_career_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                                 GAsyncReadyCallback callback, gpointer data);
RummyCareer *rummy_history_career_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* RummyFeats, in the order of their kinds; empty while no game is over. */
void rummy_history_feats_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer data);
GPtrArray *rummy_history_feats_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* The keys of the rules that there are games of, "" for those that nobody knows: a GStrv, the ones played most
 * first. */
void rummy_history_rules_async (RummyHistory *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer data);
GStrv rummy_history_rules_finish (RummyHistory *self, GAsyncResult *result, GError **error);

/* Takes games out of everything that is read: id, or all where it is 0, whose owner is this one or anybody where it is
 * NULL; or all that a filter leaves in the list, whosever they are.  The answer brings the same games back, until the
 * history is closed; then they leave the file. */
gint64 rummy_history_remove (RummyHistory *self, gint64 id, const char *owner);
gint64 rummy_history_remove_listed (RummyHistory *self, const RummyHistoryFilter *filter);
void rummy_history_bring_back (RummyHistory *self, gint64 number);

G_END_DECLS
