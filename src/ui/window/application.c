/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/application.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "game/session.h"
#include "store/parcel.h"
#include "store/profiles.h"
#include "store/settings-file.h"
#include "store/settings.h"
#include "ui/config.h"
#include "ui/help/shortcuts.h"
#include "ui/options/command.h"
#include "ui/parts/dialog.h"
#include "ui/parts/terminal.h"
#include "ui/preferences/language.h"
#include "ui/window/check.h"
#include "ui/window/crash.h"
#include "ui/window/window.h"

static const int quit_signals[] = { SIGTERM, SIGINT, SIGHUP };

/* Time to quit on such a signal before the system kills it. */
#define QUIT_SECONDS 10
static int quit_pipe[2] = { -1, -1 };

struct _RummyApplication {
  AdwApplication parent_instance;

  RummySession *session;
  GSettings *settings, *kept; /* kept: the stored ones */
  RummySound *sound; /* of the window */
  GError *trouble;   /* with the settings, not told yet */
  gboolean is_killed;
  gboolean is_restarting;
  guint quit_source;
};

G_DEFINE_FINAL_TYPE (RummyApplication, rummy_application, ADW_TYPE_APPLICATION)

static GFile *
get_directory (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), RUMMY_PROGRAM, NULL);
}

/* Not the help window. */
static RummyWindow *
get_window (RummyApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next) {
    if (RUMMY_IS_WINDOW (l->data))
      return l->data;
  }

  return NULL;
}

/* Returns the window; a new one shows Home, or a new game if the last one cannot be read. deal: one that was asked
 * for, or NULL. */
static RummyWindow *
ensure_window (RummyApplication *self, const RummyCommand *new_deal)
{
  RummyWindow *window = get_window (self);
  g_autoptr (GError) error = NULL;

  if (window == NULL) {
    rummy_session_resume (self->session, &error);
    window = rummy_window_new (ADW_APPLICATION (self), self->session);
    if (new_deal == NULL)
      rummy_window_go_home (window);
    g_set_object (&self->sound, rummy_window_get_sound (window));
    rummy_sound_play (self->sound, RUMMY_CUE_START);
    if (error != NULL) {
      gtk_window_present (GTK_WINDOW (window)); /* for the focus, once this was read */
      rummy_window_tell_unread (window, error, new_deal == NULL);
    }
    if (self->trouble != NULL) {
      gtk_window_present (GTK_WINDOW (window));
      rummy_dialog_warn (GTK_WIDGET (window), _("Settings Problem"), self->trouble->message);
      g_clear_error (&self->trouble);
    }
    rummy_window_tell_crash (window);
  }

  if (new_deal != NULL)
    rummy_window_new_deal (window, new_deal->seed, new_deal->number);

  return window;
}

/* Works even while the main loop is blocked. */
static void
quit_signal_cb (int number)
{
  static volatile sig_atomic_t is_counting;

  if (!is_counting)
    alarm (QUIT_SECONDS);
  is_counting = TRUE;
  if (write (quit_pipe[1], "", 1) < 0)
    return; /* full: the main loop knows */
}

/* The sender waits for no farewell. */
static gboolean
quit_told_cb (int fd, GIOCondition condition, gpointer data)
{
  char bytes[16];

  if (read (fd, bytes, sizeof bytes) < 0)
    return G_SOURCE_CONTINUE;
  RUMMY_APPLICATION (data)->is_killed = TRUE;
  g_application_quit (G_APPLICATION (data));

  return G_SOURCE_CONTINUE;
}

static void
listen_to_signals (RummyApplication *self)
{
  const struct sigaction action = { .sa_handler = quit_signal_cb, .sa_flags = SA_RESTART };

  if (!g_unix_open_pipe (quit_pipe, O_CLOEXEC | O_NONBLOCK, NULL))
    return;

  self->quit_source = g_unix_fd_add (quit_pipe[0], G_IO_IN, quit_told_cb, self);
  for (guint i = 0; i < G_N_ELEMENTS (quit_signals); i++)
    sigaction (quit_signals[i], &action, NULL);
}

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_application_quit (G_APPLICATION (data));
}

static void
restart_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RUMMY_APPLICATION (data)->is_restarting = TRUE;
  g_application_quit (G_APPLICATION (data));
}

static void
keys_changed_cb (RummyApplication *self)
{
  rummy_shortcuts_install (GTK_APPLICATION (self), g_settings_get_boolean (self->settings, "classic-keys"));
}

/* Within the range of the setting. */
static void
forget_no_numbers (GSettings *settings)
{
  static const char *const keys[] = { "pause", "sound-volume" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (isnan (g_settings_get_double (settings, keys[i])))
      g_settings_reset (settings, keys[i]);
  }
}

static void
unwritten_cb (const GError *error, gpointer data)
{
  RummyWindow *window = get_window (data);
  g_autofree char *words = NULL;

  if (window == NULL)
    return;
  /* Translators: what the system says. */
  words = g_strdup_printf (_("Changes last only until you close Rummy 500.\n\n%s"), error->message);
  rummy_dialog_warn (GTK_WIDGET (window), _("Settings Not Saved"), words);
}

/* Leaves a file that cannot be repaired. */
static void
find_settings (RummyApplication *self, GFile *directory)
{
  self->kept = g_settings_new (RUMMY_APP_ID);
  rummy_settings_file_repair (self->kept, directory, &self->trouble);
  rummy_profiles_begin (self->kept, self->trouble != NULL &&
                                      !g_error_matches (self->trouble, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE));
  rummy_settings_set_trouble_func (unwritten_cb, self);
  self->settings = rummy_settings_new (RUMMY_APP_ID);
}

static void
rummy_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "quit", .activate = quit_cb },
    { .name = "restart", .activate = restart_cb },
  };
  RummyApplication *self = RUMMY_APPLICATION (application);
  g_autoptr (GFile) directory = get_directory ();
  g_autofree char *folder = NULL;

  G_APPLICATION_CLASS (rummy_application_parent_class)->startup (application);
  rummy_language_turn ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  find_settings (self, directory);
  forget_no_numbers (self->settings);
  g_signal_connect_object (self->settings, "changed::classic-keys", G_CALLBACK (keys_changed_cb), self,
                           G_CONNECT_SWAPPED);
  keys_changed_cb (self);
  gtk_window_set_default_icon_name (RUMMY_APP_ID);

  self->session = rummy_session_new (directory);
  rummy_session_set_settings (self->session, self->settings);
  rummy_profiles_purge (self->settings, directory);
  rummy_parcel_tidy (rummy_session_get_history (self->session), self->settings, directory);
  folder = rummy_profiles_folder (self->settings, NULL);
  rummy_session_enter (self->session, folder);
}

static void
rummy_application_shutdown (GApplication *application)
{
  RummyApplication *self = RUMMY_APPLICATION (application);
  g_autoptr (GFile) directory = get_directory ();
  RummyWindow *window = get_window (self);

  if (window != NULL)
    gtk_window_destroy (GTK_WINDOW (window));

  if (self->sound != NULL && !self->is_killed && !self->is_restarting)
    rummy_sound_play (self->sound, RUMMY_CUE_EXIT);

  G_APPLICATION_CLASS (rummy_application_parent_class)->shutdown (application);

  rummy_settings_set_trouble_func (NULL, NULL);
  rummy_settings_flush ();
  rummy_settings_file_copy (self->kept, directory);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->kept);
  g_clear_error (&self->trouble);
}

static void
rummy_application_activate (GApplication *application)
{
  gboolean is_first = get_window (RUMMY_APPLICATION (application)) == NULL;
  RummyWindow *window = ensure_window (RUMMY_APPLICATION (application), NULL);

  gtk_window_present (GTK_WINDOW (window));
  if (is_first)
    rummy_window_ask_player (window);
}

static int
rummy_application_command_line (GApplication *application, GApplicationCommandLine *command_line)
{
  GVariantDict *dict = g_application_command_line_get_options_dict (command_line);
  gboolean is_first = get_window (RUMMY_APPLICATION (application)) == NULL;
  g_auto (RummyCommand) command = { 0 };
  gboolean has_deal = rummy_command_read (&command, dict) && command.deal_code != NULL;
  RummyWindow *window = ensure_window (RUMMY_APPLICATION (application), has_deal ? &command : NULL);

  gtk_window_present (GTK_WINDOW (window));
  if (command.names != NULL) {
    g_autoptr (GFile) file = g_application_command_line_create_file_for_arg (command_line, command.names[0]);

    rummy_window_open_files (window, &file, g_strv_length (command.names));
  } else if (is_first && !has_deal) {
    rummy_window_ask_player (window);
  }

  return EXIT_SUCCESS;
}

/* Called over D-Bus, such as by a file manager; a window shows one game. */
static void
rummy_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  RummyWindow *window = ensure_window (RUMMY_APPLICATION (application), NULL);

  gtk_window_present (GTK_WINDOW (window));
  rummy_window_open_files (window, files, (guint) n_files);
}

/* Everything but options is a file name. */
static gboolean
check_names (char **names)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (names[0]);

  if (!g_file_query_exists (file, NULL)) {
    g_autofree char *name = rummy_terminal_text (names[0]);

    /* Translators: what was given on the command line, and the name of the program there. */
    g_printerr (_("No file “%s”. Try “%s --help”.\n"), name, RUMMY_PROGRAM);
    return FALSE;
  }

  return TRUE;
}

static int
rummy_application_handle_local_options (GApplication *application, GVariantDict *dict)
{
  RummyApplication *self = RUMMY_APPLICATION (application);
  g_auto (RummyCommand) command = { 0 };
  gboolean is_understood = rummy_command_read (&command, dict);

  if (command.names != NULL && !check_names (command.names))
    return EXIT_FAILURE;
  if (command.is_version) {
    g_print ("%s %s\n", RUMMY_PROGRAM, RUMMY_VERSION);
    return EXIT_SUCCESS;
  }
  if (command.checks) {
    int status = EXIT_SUCCESS;

    if (command.path == NULL && command.names == NULL) {
      g_autoptr (GFile) directory = get_directory ();

      return rummy_check_all (directory);
    }
    if (command.path != NULL)
      status = rummy_check_file (command.path);
    for (guint i = 0; command.names != NULL && command.names[i] != NULL; i++)
      status |= rummy_check_file (command.names[i]);
    return status;
  }
  if (!is_understood) {
    g_autofree char *code = rummy_terminal_text (command.deal_code);

    /* Translators: what was given as a deal code. */
    g_printerr (_("“%s” isn’t a deal code such as 0123-4567-89ABC.\n"), code);
    return EXIT_FAILURE;
  }

  /* Before owning the bus name: whoever sees it may send a signal. */
  listen_to_signals (self);

  return -1;
}

static void
rummy_application_finalize (GObject *object)
{
  RummyApplication *self = RUMMY_APPLICATION (object);

  g_clear_handle_id (&self->quit_source, g_source_remove);
  /* Last, with nothing held that another start needs: it waits for sounds to end. */
  g_clear_object (&self->sound);

  G_OBJECT_CLASS (rummy_application_parent_class)->finalize (object);
}

static void
rummy_application_class_init (RummyApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rummy_application_finalize;

  application_class->startup = rummy_application_startup;
  application_class->shutdown = rummy_application_shutdown;
  application_class->activate = rummy_application_activate;
  application_class->command_line = rummy_application_command_line;
  application_class->open = rummy_application_open;
  application_class->handle_local_options = rummy_application_handle_local_options;
}

static void
rummy_application_init (RummyApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), rummy_command_options);
}

RummyApplication *
rummy_application_new (void)
{
  return g_object_new (RUMMY_TYPE_APPLICATION,
                       "application-id", RUMMY_APP_ID,
                       "resource-base-path", "/org/example/Rummy500",
                       "flags", G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN,
                       NULL);
}

/**
 * rummy_application_is_restarting:
 *
 * Returns: whether the program was asked to start anew once it has ended
 */
gboolean
rummy_application_is_restarting (RummyApplication *self)
{
  g_return_val_if_fail (RUMMY_IS_APPLICATION (self), FALSE);

  return self->is_restarting && !self->is_killed;
}
