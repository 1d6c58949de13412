/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Everybody who plays here.  The settings hold what is chosen for the person who plays, as if there were nobody else,
 * so whoever uses them need not know of profiles; rummy_profiles_choose () puts that aside and brings what another
 * person has chosen, all at once.  The games of each are in a folder of their own, and which of them goes on is up to
 * rummy_session_enter ().  There is always one profile: the first is made of what was chosen before there were any, and
 * its games are where they were.  Where it cannot be kept, as settings cannot be written, there is the same one at
 * every start.  Whoever wants to know of changes follows the settings "profiles" and "profile". */

typedef struct {
  char *id; /* UUID */
  char *name;
  gint64 used;       /* seconds since 1970: when the person was chosen last, 0 never */
  gint64 removed;    /* the same: when the profile was removed, 0 where it was not */
  GVariant *options; /* a{sv}: what is chosen, by the keys of the settings; of who plays, from the last time before */
} RummyProfile;

/* Why a name is refused or a profile stays; the message tells people. */
#define RUMMY_PROFILES_ERROR (rummy_profiles_error_quark ())
GQuark rummy_profiles_error_quark (void);

typedef enum {
  RUMMY_PROFILES_ERROR_EMPTY,     /* the name */
  RUMMY_PROFILES_ERROR_TAKEN,     /* the name */
  RUMMY_PROFILES_ERROR_MANY,      /* profiles */
  RUMMY_PROFILES_ERROR_PLAYING,   /* who plays cannot be removed */
  RUMMY_PROFILES_ERROR_UNWRITABLE /* the settings */
} RummyProfilesError;

/* More than there are names on a list that people can look through. */
#define RUMMY_PROFILES_MAX 100

/* Finds out whether GIO keeps its settings, unless they are known to be lost, and begins with them; once, before
 * anything else is asked. */
void rummy_profiles_begin (GSettings *settings, gboolean is_lost);

/* Whether everybody who played at the start has gone: a full disk has cut the file that GIO keeps them in, and read it
 * again.  They come back with the next start, when that is mended. */
gboolean rummy_profiles_have_gone (GSettings *settings);

/* Whether settings can be written.  Where they cannot, nobody can be added, renamed, removed or brought back, and each
 * of these tells so; ask this before somebody is chosen or brought in, or all are forgotten. */
gboolean rummy_profiles_may_change (GSettings *settings, GError **error);

/* RummyProfile, in the order in which they were made, without those that were removed. */
GPtrArray *rummy_profiles_list (GSettings *settings);

/* Which of them plays. */
const RummyProfile *rummy_profiles_current (GSettings *settings, GPtrArray *profiles);

/* The folder of the games of a profile, or of who plays where id is NULL, below that of the program; "" is that
 * itself. */
char *rummy_profiles_folder (GSettings *settings, const char *id);

/* What stands for a profile in the history. */
const char *rummy_profiles_owner (GSettings *settings, const RummyProfile *profile);

/* The one with that name, however it is written, or NULL. */
const RummyProfile *rummy_profiles_find_name (GPtrArray *profiles, const char *name);

/* Any text is a name, without what is no word at its ends and with one space for any gap.  Two that differ only in
 * case, or in how Unicode writes them, are the same.  add: the id, or NULL; what is chosen is as
 * rummy_profiles_set_usual () has it, and nothing has to be asked for.  rename: the seats of games that come follow;
 * for those that are kept there is rummy_session_rename (). */
char *rummy_profiles_add (GSettings *settings, const char *name, GError **error);
gboolean rummy_profiles_rename (GSettings *settings, const char *id, const char *name, GError **error);

/* Those that come from elsewhere, with ids of their own, as names allow: one that is taken gets a number.  The answer
 * is the name.  What cannot be chosen is left out of the options. */
guint rummy_profiles_count_room (GSettings *settings);
char *rummy_profiles_bring_in (GSettings *settings, const char *id, const char *name, GVariant *options);

/* Whether somebody has this id, also one who was removed and may come back. */
gboolean rummy_profiles_has (GSettings *settings, const char *id);

/* What is chosen by a profile, who plays or not: a{sv}. */
GVariant *rummy_profiles_dup_options (GSettings *settings, const RummyProfile *profile);

/* Removed ones can be brought back; after a day rummy_profiles_empty () deletes all that is in their folders. */
gboolean rummy_profiles_remove (GSettings *settings, const char *id, GError **error);
gboolean rummy_profiles_bring_back (GSettings *settings, const char *id, GError **error);
void rummy_profiles_empty (GSettings *settings, GFile *directory);

/* Deletes a file, or a folder with all that is in it, but nothing that a link leads to; or what of the games is in the
 * folder of a profile. */
void rummy_profiles_delete_folder (GFile *folder);
void rummy_profiles_delete_games (GFile *directory, const char *folder);

/* Of what there was of games: from before an update, what was put aside as broken, what was not written to its end. */
void rummy_profiles_delete_copies (GFile *directory);

/* All who play, what they have chosen and what they keep in folders, are gone, as if the program had never been
 * started; no session may have one of the folders. */
void rummy_profiles_forget_all (GSettings *settings, GFile *directory);

void rummy_profiles_choose (GSettings *settings, const char *id);

/* New players begin with what is chosen now: how the program looks and behaves, not names and what was told.  What they
 * began with before is returned, and can be set again. */
GVariant *rummy_profiles_set_usual (GSettings *settings);

G_END_DECLS
