/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The players.  The settings always hold the options of the current player as if there were no others, so code that
 * uses settings need not know about profiles. rummy_profiles_choose () stores them in the profile and applies those
 * of another player in one write.  Each player's games are in a separate folder; rummy_session_enter () switches it.
 * There is always at least one profile.  The first one takes over the settings and games of a time before profiles.
 * If settings cannot be saved, the same single profile is used at each start.  To follow changes, watch the settings
 * "profiles" and "profile". */

typedef struct {
  char *id; /* UUID */
  char *name;
  gint64 used;       /* Unix time when the profile was last chosen, 0 for never */
  gint64 removed;    /* Unix time of the removal, 0 if it was not removed */
  GVariant *options; /* a{sv}: options by settings key; for the current player, as of the last switch */
} RummyProfile;

/* Why a name is refused or a profile cannot be removed.  The message is for the user. */
#define RUMMY_PROFILES_ERROR (rummy_profiles_error_quark ())
GQuark rummy_profiles_error_quark (void);

typedef enum {
  RUMMY_PROFILES_ERROR_EMPTY,     /* empty name */
  RUMMY_PROFILES_ERROR_TAKEN,     /* name in use */
  RUMMY_PROFILES_ERROR_MANY,      /* too many profiles */
  RUMMY_PROFILES_ERROR_PLAYING,   /* the current player cannot be removed */
  RUMMY_PROFILES_ERROR_UNWRITABLE /* settings cannot be written */
} RummyProfilesError;

/* More names than anybody wants to scroll through. */
#define RUMMY_PROFILES_MAX 100

/* Checks whether GSettings saves its values, unless they are known to be lost, and sets up the settings.  Must be
 * called once, before everything else. */
void rummy_profiles_begin (GSettings *settings, gboolean is_lost);

/* Returns whether all players of the start have vanished: a full disk made GIO truncate its file, and the file was
 * read again.  They return at the next start, when the file is repaired. */
gboolean rummy_profiles_are_lost (GSettings *settings);

/* Returns whether settings can be written.  If not, the functions that add, rename, remove or restore profiles fail
 * with the same error; check this before choosing or importing players, or deleting all. */
gboolean rummy_profiles_may_change (GSettings *settings, GError **error);

/* Returns an array of RummyProfile in the order of creation, without removed ones. */
GPtrArray *rummy_profiles_list (GSettings *settings);

/* Returns the current player. */
const RummyProfile *rummy_profiles_current (GSettings *settings, GPtrArray *profiles);

/* Returns the games folder of profile @id (NULL: the current player), relative to the program's folder; "" is that
 * folder itself. */
char *rummy_profiles_folder (GSettings *settings, const char *id);

/* Returns the identifier of a profile in the history. */
const char *rummy_profiles_owner (GSettings *settings, const RummyProfile *profile);

/* Returns the profile with this name, ignoring case and Unicode form, or NULL. */
const RummyProfile *rummy_profiles_find_name (GPtrArray *profiles, const char *name);

/* Names are cleaned by rummy_name_clean () and must differ in more than case or Unicode form. add () returns the id,
 * or NULL; the options are those of rummy_profiles_set_default_options (), and the new player is asked nothing.
 * rename () applies to future games; rummy_session_rename () renames seats in saved ones. */
char *rummy_profiles_add (GSettings *settings, const char *name, GError **error);
gboolean rummy_profiles_rename (GSettings *settings, const char *id, const char *name, GError **error);

/* Returns a delayed GSettings for the same settings, so that all changes are applied at once. */
GSettings *rummy_profiles_begin_changes (GSettings *settings);

/* Adds imported profiles with their ids.  If a name is taken, a number is appended; the result is the name.  Invalid
 * options are dropped. */
guint rummy_profiles_count_room (GSettings *settings);
char *rummy_profiles_import (GSettings *settings, const char *id, const char *name, GVariant *options);

/* Returns whether a profile has this id, including removed ones that may be restored. */
gboolean rummy_profiles_has (GSettings *settings, const char *id);

/* Returns the options of a profile, current or not, as a{sv}. */
GVariant *rummy_profiles_dup_options (GSettings *settings, const RummyProfile *profile);

/* Removed profiles can be restored.  After a day, rummy_profiles_purge () deletes their folders. */
gboolean rummy_profiles_remove (GSettings *settings, const char *id, GError **error);
gboolean rummy_profiles_restore (GSettings *settings, const char *id, GError **error);
void rummy_profiles_purge (GSettings *settings, GFile *directory);

/* delete_folder () deletes a file, or a folder with its contents, without following links; delete_games () deletes
 * the games in a profile's folder. */
void rummy_profiles_delete_folder (GFile *folder);
void rummy_profiles_delete_games (GFile *directory, const char *folder);

/* Deletes copies of old games: from before migrations, broken ones and partly written ones. */
void rummy_profiles_delete_copies (GFile *directory);

/* Deletes all players, options and folders, as if the program had never been started.  No session may use one of the
 * folders. */
void rummy_profiles_delete_all (GSettings *settings, GFile *directory);

void rummy_profiles_choose (GSettings *settings, const char *id);

/* Makes the current look and behavior, without names or one-time notices, the options of new players.  Returns the
 * previous ones, which can be set again. */
GVariant *rummy_profiles_set_default_options (GSettings *settings);

G_END_DECLS
