/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-files.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "game/opening.h"
#include "store/house-rules.h"
#include "store/parcel.h"
#include "store/saved-games.h"
#include "ui/config.h"
#include "ui/parts/actions.h"
#include "ui/parts/dialog.h"
#include "ui/parts/exchange.h"
#include "ui/parts/file-name.h"
#include "ui/parts/object.h"
#include "ui/records/players-dialog.h"
#include "ui/records/players-parcel.h"
#include "ui/setup/open-dialog.h"
#include "ui/setup/saved-games-dialog.h"
#include "ui/window/dress.h"
#include "ui/words/games.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

struct _RummyWindowFiles {
  GObject parent_instance;

  RummyScreen *screen;
  RummyHome *home;
  RummyWindowDialogs *dialogs;
  RummyNews *news;
  GPtrArray *unfinished; /* RummyGameFile, or NULL */
};

static void
clear (RummyWindowFiles *self)
{
  g_clear_pointer (&self->unfinished, g_ptr_array_unref);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowFiles, rummy_window_files, clear)

/* Operations do not keep the window alive. */
static gpointer
weak_new (RummyWindowFiles *self)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, self);

  return weak;
}

static void
weak_free (gpointer weak)
{
  g_weak_ref_clear (weak);
  g_free (weak);
}

/* NULL if it is gone. */
static RummyWindowFiles *
weak_take (gpointer weak)
{
  RummyWindowFiles *self = g_weak_ref_get (weak);

  weak_free (weak);

  return self;
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyWindowFiles) self = weak_take (data);
  g_autoptr (GPtrArray) games = rummy_saved_games_list_finish (result, NULL);

  if (self == NULL)
    return;

  g_clear_pointer (&self->unfinished, g_ptr_array_unref);
  self->unfinished = g_steal_pointer (&games);
  rummy_home_set_unfinished (self->home, self->unfinished);
}

void
rummy_window_files_list (RummyWindowFiles *self)
{
  rummy_saved_games_list_async (rummy_session_get_saved_games (rummy_screen_get_session (self->screen)), NULL,
                                listed_cb, weak_new (self));
}

GPtrArray *
rummy_window_files_get_unfinished (RummyWindowFiles *self)
{
  return self->unfinished;
}

/* It may have been deleted since. */
static gboolean
is_left (const RummyGameFile *game)
{
  return !game->saved.seats.is_practice && g_file_query_exists (game->file, NULL);
}

const RummyGameFile *
rummy_window_files_find_game (RummyWindowFiles *self, const RummyRules *rules)
{
  for (guint i = 0; self->unfinished != NULL && i < self->unfinished->len; i++) {
    const RummyGameFile *game = self->unfinished->pdata[i];

    if (rummy_games_are_same (&game->saved.record.rules, rules) && is_left (game))
      return game;
  }

  return NULL;
}

const RummyGameFile *
rummy_window_files_find_deal (RummyWindowFiles *self, const RummyRecord *start)
{
  for (guint i = 0; self->unfinished != NULL && i < self->unfinished->len; i++) {
    const RummyGameFile *game = self->unfinished->pdata[i];

    if (rummy_deal_code_are_same (&game->saved.record, start) && is_left (game))
      return game;
  }

  return NULL;
}

static void
remember (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = { .mime_type = (char *) RUMMY_SAVED_GAMES_TYPE, .app_name = (char *) g_get_application_name (),
                         .app_exec = (char *) RUMMY_PROGRAM " %u" };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyWindowFiles) self = weak_take (data);
  g_autoptr (GError) error = NULL;
  guint n_kept;
  gboolean is_open = rummy_opening_open_finish (RUMMY_SESSION (source), result, &n_kept, &error);

  if (self == NULL)
    return;

  if (!is_open)
    rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Game Not Opened"), error->message);
  else if (n_kept > 0)
    rummy_news_tell (self->news, _("You can continue your last game from the Home page."));
  rummy_window_files_list (self);
}

static void
chosen_cb (RummyWindowFiles *self, RummyGame *game, gboolean continues, AdwDialog *dialog)
{
  GFile *file = g_object_get_data (G_OBJECT (dialog), "file");
  AdwDialog *list = rummy_screen_get_dialog (self->screen);

  if (RUMMY_IS_SAVED_GAMES_DIALOG (list))
    adw_dialog_force_close (list);
  rummy_opening_open_async (rummy_screen_get_session (self->screen), game, continues ? file : NULL, opened_cb,
                            weak_new (self));
}

/* Whether nothing needs to be said before it goes on. */
static gboolean
goes_on_plainly (RummyWindowFiles *self, const RummyGameFile *file, RummyGame *game)
{
  RummySession *session = rummy_screen_get_session (self->screen);

  return !file->is_past && !rummy_opening_reveals_cards (session, game) &&
         (rummy_game_is_practice (game) || !rummy_opening_is_practice (session, game));
}

static void show_game (RummyWindowFiles *self, const RummyGameFile *game, guint n_files);

static void
go_on (RummyWindowFiles *self, const RummyGameFile *file)
{
  g_autoptr (RummyGame) game = rummy_game_new_from_record (&file->saved.record);

  rummy_game_set_seats (game, &file->saved.seats);
  if (goes_on_plainly (self, file, game))
    rummy_opening_open_async (rummy_screen_get_session (self->screen), game, file->file, opened_cb, weak_new (self));
  else
    show_game (self, file, 1);
}

/* Note for several files; NULL for one. */
static char *
others_words (guint n_files)
{
  if (n_files == 1)
    return NULL;

  /* Translators: how many files were given; at least 2. */
  return g_strdup_printf (_("Only the first of %u files was opened."), n_files);
}

static void
show_game (RummyWindowFiles *self, const RummyGameFile *game, guint n_files)
{
  AdwDialog *visible = rummy_screen_get_dialog (self->screen);
  g_autofree char *others = others_words (n_files);
  AdwDialog *dialog = rummy_open_dialog_new (game, rummy_screen_get_session (self->screen), others);

  if (RUMMY_IS_OPEN_DIALOG (visible))
    adw_dialog_force_close (visible);
  rummy_dress_table (rummy_miniature_get_table (rummy_open_dialog_get_picture (RUMMY_OPEN_DIALOG (dialog))),
                     rummy_screen_get_settings (self->screen));
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (game->file), g_object_unref);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (dialog, rummy_screen_get_window (self->screen));
}

/* Says what is wrong with the file, and with a bad move; nothing changed. */
static void
warn_not_opened (RummyWindowFiles *self, const char *name, const GError *error, guint n_files)
{
  g_autoptr (GString) body = g_string_new (NULL);
  g_autofree char *others = others_words (n_files);

  /* Translators: the name of a file. */
  g_string_printf (body, _("Couldn’t open “%s”."), name);
  g_string_append_printf (body, "\n\n%s", error->message);
  if (error->domain == RUMMY_SAVE_ERROR && error->code > RUMMY_SAVE_ERROR_REFUSED)
    g_string_append_printf (body, "\n\n%s",
                            rummy_words_refusal ((RummyRefusal) (error->code - RUMMY_SAVE_ERROR_REFUSED)));
  if (others != NULL)
    g_string_append_printf (body, "\n\n%s", others);
  rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Game Not Opened"), body->str);
}

static void
open_house_rules (RummyWindowFiles *self, GFile *file, guint n_files)
{
  g_autofree char *others = NULL;
  RummyPreferences *preferences;

  preferences = rummy_window_dialogs_show_preferences (self->dialogs);
  rummy_preferences_import_rules (preferences, file);
  if (n_files == 1)
    return;
  /* Translators: how many files were given; at least 2. */
  others = g_strdup_printf (_("Only the first of %u files was opened."), n_files);
  rummy_preferences_tell (preferences, others);
}

/* Shows the imported players. */
static void
open_players (RummyWindowFiles *self, GFile *file, guint n_files)
{
  AdwDialog *dialog = rummy_screen_get_dialog (self->screen);

  if (!RUMMY_IS_PLAYERS_DIALOG (dialog)) {
    gtk_widget_activate_action (rummy_screen_get_window (self->screen), "win.players", NULL);
    dialog = rummy_screen_get_dialog (self->screen);
  }
  if (RUMMY_IS_PLAYERS_DIALOG (dialog))
    rummy_players_ask_import (GTK_WIDGET (dialog), rummy_screen_get_settings (self->screen),
                              rummy_screen_get_session (self->screen), file, n_files);
}

/* A file being read. */
typedef struct {
  gpointer files; /* weak */
  guint n_files;
  gboolean goes_on; /* without a question, if there is none */
} Loading;

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Loading *loading = data;
  g_autoptr (RummyWindowFiles) self = weak_take (loading->files);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyGameFile) game = rummy_opening_load_finish (RUMMY_SESSION (source), result, &file, &error);
  g_autofree char *name = rummy_file_name (file);

  if (self == NULL)
    return;

  if (g_error_matches (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_PLAYERS)) {
    open_players (self, file, loading->n_files);
    return;
  }
  if (g_error_matches (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_RULES)) {
    open_house_rules (self, file, loading->n_files);
    return;
  }
  if (game != NULL && game->saved.record.n_moves == 0)
    g_set_error_literal (&error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED, _("There’s no game in this file."));
  if (error != NULL) {
    warn_not_opened (self, name, error, loading->n_files);
    return;
  }

  if (!g_file_has_prefix (file, rummy_session_get_saved_games (rummy_screen_get_session (self->screen))))
    remember (file);
  if (loading->goes_on)
    go_on (self, game);
  else
    show_game (self, game, loading->n_files);
}

static void
load (RummyWindowFiles *self, GFile *file, guint n_files, gboolean goes_on)
{
  Loading *loading = g_new (Loading, 1);

  *loading = (Loading) { weak_new (self), n_files, goes_on };
  rummy_opening_load_async (rummy_screen_get_session (self->screen), file, rummy_deal_code_random_seed (), loaded_cb,
                            loading);
}

/* Some systems use capitals. */
static gboolean
has_suffix (const char *name, const char *suffix)
{
  g_autofree char *lower = name != NULL ? g_ascii_strdown (name, -1) : NULL;

  return lower != NULL && g_str_has_suffix (lower, suffix);
}

void
rummy_window_files_open (RummyWindowFiles *self, GFile **files, guint n_files)
{
  g_autofree char *name = NULL;

  g_return_if_fail (n_files > 0);

  name = g_file_get_basename (files[0]);
  if (has_suffix (name, RUMMY_HOUSE_RULES_SUFFIX)) {
    open_house_rules (self, files[0], n_files);
    return;
  }
  if (has_suffix (name, RUMMY_PARCEL_SUFFIX)) {
    open_players (self, files[0], n_files);
    return;
  }

  load (self, files[0], n_files, FALSE);
}

static const RummyFileKind kind = { N_("Saved Games"), RUMMY_SAVED_GAMES_SUFFIX, RUMMY_SAVED_GAMES_TYPE };

static void
open_chosen_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  g_autoptr (RummyWindowFiles) self = weak_take (data);

  if (self != NULL)
    rummy_window_files_open (self, &file, 1);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowFiles *self = data;

  rummy_exchange_choose (rummy_screen_get_window (self->screen), _("Open a Saved Game"), &kind, NULL, open_chosen_cb,
                         weak_new (self), weak_free);
}

static void
unfinished_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowFiles *self = data;
  AdwDialog *dialog = rummy_saved_games_dialog_new (rummy_screen_get_session (self->screen));

  g_signal_connect_object (dialog, "closed", G_CALLBACK (rummy_window_files_list), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  rummy_dialog_present (dialog, rummy_screen_get_window (self->screen));
}

static void
open_file_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  rummy_window_files_open (data, &file, 1);
}

static void
go_on_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  load (data, file, 1, TRUE);
}

/* A game being saved, held meanwhile. */
typedef struct {
  GWeakRef files;
  RummyGame *game;
  GFile *file;
} Saving;

static void
saving_free (Saving *saving)
{
  rummy_game_unhold (saving->game);
  g_object_unref (saving->game);
  g_weak_ref_clear (&saving->files);
  g_clear_object (&saving->file);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static Saving *
saving_new (RummyWindowFiles *self)
{
  Saving *saving = g_new0 (Saving, 1);

  g_weak_ref_init (&saving->files, self);
  saving->game = g_object_ref (rummy_screen_get_game (self->screen));
  rummy_game_hold (saving->game);

  return saving;
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Saving) saving = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rummy_file_name (saving->file);
  g_autofree char *words = NULL;
  gboolean is_saved = rummy_saved_games_save_finish (result, &error);
  g_autoptr (RummyWindowFiles) self = g_weak_ref_get (&saving->files);

  if (is_saved)
    remember (saving->file);
  if (self == NULL)
    return;

  if (!is_saved) {
    rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Game Not Saved"), error->message);
    return;
  }
  /* Translators: the name of a file. */
  words = g_strdup_printf (_("Saved as “%s”"), name);
  rummy_news_tell (self->news, words);
}

/* Takes saving. */
static void
save (Saving *saving, GFile *file)
{
  RummySavedGame saved = { *rummy_game_get_record (saving->game), *rummy_game_get_seats (saving->game) };

  g_set_object (&saving->file, file);
  rummy_saved_games_save_async (file, &saved, NULL, saved_cb, saving);
}

void
rummy_window_files_save (RummyWindowFiles *self, GFile *file)
{
  g_return_if_fail (rummy_screen_get_game (self->screen) != NULL);

  save (saving_new (self), file);
}

static void
save_chosen_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  save (data, file);
}

/* Saves the current state: nobody plays while the name is chosen. */
static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowFiles *self = data;
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  /* Translators: the name of a file: that of a game, and the number of its round. */
  g_autofree char *name = g_strdup_printf (_("%s, Round %u"), rummy_games_name (&match->rules), match->rounds);

  rummy_exchange_choose (rummy_screen_get_window (self->screen), _("Save the Game"), &kind, name, save_chosen_cb,
                         saving_new (self), (GDestroyNotify) saving_free);
}

static gboolean
drop_cb (RummyWindowFiles *self, const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;

  rummy_window_files_open (self, (GFile **) &files->data, g_slist_length (files));

  return TRUE;
}

static void
viewed_cb (RummyWindowFiles *self)
{
  if (rummy_screen_get_game (self->screen) == NULL && rummy_screen_get_replay (self->screen) == NULL)
    rummy_window_files_list (self);
}

static void
changed_cb (RummyWindowFiles *self)
{
  rummy_actions_enable (rummy_screen_get_actions (self->screen), "save-as",
                        rummy_screen_get_game (self->screen) == NULL ? _("Start or continue a game first.") : NULL);
}

RummyWindowFiles *
rummy_window_files_new (RummyScreen *screen, RummyHome *home, RummyWindowDialogs *dialogs, RummyNews *news)
{
  static const GActionEntry entries[] = {
    { .name = "open", .activate = open_cb },
    { .name = "open-file", .activate = open_file_cb, .parameter_type = "s" },
    { .name = "go-on", .activate = go_on_cb, .parameter_type = "s" },
    { .name = "unfinished", .activate = unfinished_cb },
    { .name = "save-as", .activate = save_as_cb },
  };
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  RummyWindowFiles *self = g_object_new (RUMMY_TYPE_WINDOW_FILES, NULL);

  self->screen = screen;
  self->home = home;
  self->dialogs = dialogs;
  self->news = news;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (drop, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (rummy_screen_get_window (screen), GTK_EVENT_CONTROLLER (drop));
  /* What another game replaced is there now. */
  g_signal_connect_object (screen, "entered", G_CALLBACK (rummy_window_files_list), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "viewed", G_CALLBACK (viewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}
