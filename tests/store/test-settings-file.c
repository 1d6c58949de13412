/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A damaged file of settings: what can be read stays, the rest comes back, and nothing of it is lost. */

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "store/inspect.h"
#include "store/profiles.h"
#include "store/settings-file.h"

#define GROUP "[org/example/Rummy500]\n"
#define OTHER "[org/example/Other]\nname='Of another program'\n\n"
#define RULES "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | MQQY"

typedef struct {
  GFile *directory, *copy;
  char *folder, *path;
  GSettings *settings;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->folder = g_dir_make_tmp (NULL, &error);
  g_assert_no_error (error);
  self->path = g_build_filename (self->folder, "keyfile", NULL);
  self->directory = g_file_new_build_filename (self->folder, "rummy500", NULL);
  self->copy = g_file_get_child (self->directory, RUMMY_SETTINGS_COPY_NAME);
  g_assert_cmpint (g_mkdir (g_file_peek_path (self->directory), 0700), ==, 0);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);

  g_clear_object (&self->settings);
  rummy_profiles_delete_folder (folder);
  g_object_unref (self->directory);
  g_object_unref (self->copy);
  g_free (self->folder);
  g_free (self->path);
}

/* As the program finds the file when it starts. */
static GSettings *
start (Fixture *self)
{
  g_autoptr (GSettingsBackend) backend = g_keyfile_settings_backend_new (self->path, "/", NULL);

  g_clear_object (&self->settings);
  self->settings = g_settings_new_with_backend ("org.example.Rummy500", backend);

  return self->settings;
}

static void
put (const char *path, const char *text, gsize size)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, (gssize) size, &error);
  g_assert_no_error (error);
}

static void
assert_has (const char *path, const char *expected, gsize n_expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize n;

  g_file_get_contents (path, &text, &n, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (text, n, expected, n_expected);
}

static char *
aside_path (Fixture *self)
{
  return g_strconcat (g_file_peek_path (self->copy), ".broken-1", NULL);
}

static void
assert_has_aside (Fixture *self, gboolean expected)
{
  g_autofree char *aside = aside_path (self);

  g_assert_cmpint (g_file_test (aside, G_FILE_TEST_EXISTS), ==, expected);
}

/* A program that was used: its settings, and the copy of when it ended. */
static void
use (Fixture *self)
{
  static const char *const rules[] = { RULES, NULL };

  put (self->path, OTHER, strlen (OTHER));
  g_settings_set_double (start (self), "pause", 0.5);
  g_settings_set_strv (self->settings, "house-rules", rules);
  g_ptr_array_unref (rummy_profiles_list (self->settings)); /* which begins with one */
  rummy_settings_file_copy (self->settings, self->directory);
}

static void
assert_used (GSettings *settings)
{
  g_autoptr (GVariant) players = g_settings_get_value (settings, "profiles");
  g_auto (GStrv) rules = g_settings_get_strv (settings, "house-rules");

  g_assert_cmpfloat (g_settings_get_double (settings, "pause"), ==, 0.5);
  g_assert_cmpuint (g_variant_n_children (players), ==, 1);
  g_assert_cmpuint (g_strv_length (rules), ==, 1);
  g_assert_cmpstr (rules[0], ==, RULES);
}

static void
test_whole (Fixture *self, gconstpointer data)
{
  static const char *const whole[] = {
    "", GROUP "pause=0.5", "# by hand\n" GROUP "house-rules=['" RULES "']\n\n[a]\nb=\n",
    GROUP "card-back=of-a-newer-version\npause=99.0\nto-come=(1, 2\n",
  };
  g_autoptr (GError) error = NULL;

  g_assert_true (rummy_settings_file_repair (start (self), self->directory, &error));
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));

  for (guint i = 0; i < G_N_ELEMENTS (whole); i++) {
    put (self->path, whole[i], strlen (whole[i]));
    g_assert_true (rummy_settings_file_repair (start (self), self->directory, &error));
    g_assert_no_error (error);
    assert_has (self->path, whole[i], strlen (whole[i]));
    assert_has_aside (self, FALSE);
  }
}

/* Another program's are not ours to copy, and a damaged file takes no place of one that was not. */
static void
test_copy (Fixture *self, gconstpointer data)
{
  g_autofree char *copy = NULL;
  g_autoptr (GError) error = NULL;

  use (self);
  g_file_get_contents (g_file_peek_path (self->copy), &copy, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (copy, GROUP));
  g_assert_nonnull (strstr (copy, "pause=0.5"));
  g_assert_null (strstr (copy, "another program"));

  put (self->path, GROUP "pau", strlen (GROUP "pau"));
  rummy_settings_file_copy (start (self), self->directory);
  assert_has (g_file_peek_path (self->copy), copy, strlen (copy));

  /* Cut while the program ran, and then written with what was left. */
  put (self->path, GROUP "pause=0.25\n", strlen (GROUP "pause=0.25\n"));
  rummy_settings_file_copy (start (self), self->directory);
  assert_has (g_file_peek_path (self->copy), copy, strlen (copy));

  rummy_profiles_delete_copies (self->directory);
  g_assert_false (g_file_query_exists (self->copy, NULL));
}

typedef struct {
  const char *text;
  gsize size;
  gboolean has_other;
} Damage;

#define DAMAGE(is_other, string) { .text = string, .size = sizeof string - 1, .has_other = is_other }

static const Damage damages[] = {
  DAMAGE (TRUE, OTHER GROUP "pause=0.5\nhouse-ru"),
  DAMAGE (TRUE, OTHER GROUP "pause=0.5\nhouse-rules=['Rummy 500 rules 1 | Sun"),
  DAMAGE (TRUE, OTHER GROUP "house-rules=['" RULES "']\npause=0.x\n"),
  DAMAGE (TRUE, OTHER GROUP "pause=0.5\nhouse-rules=['Rummy 500 rules 1 | \xff | 500-rum jokers=2 | MQQY']\n"),
  DAMAGE (TRUE, OTHER GROUP "pause=0.5\n\0\0\0\0\0\0\0\0"),
  DAMAGE (TRUE, OTHER "\0\0\0\0\0\0\0\0\n" GROUP "pause=0.5\n"),
  DAMAGE (FALSE, "\0\0\0\0\0\0\0\0"),
  DAMAGE (FALSE, "Not what it was.\n"),
  DAMAGE (FALSE, ""),
  DAMAGE (FALSE, GROUP "pause=0.5\n"),
};

static void
test_damaged (Fixture *self, gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *aside = aside_path (self), *left = NULL;
  g_autoptr (GError) error = NULL;

  use (self);
  put (self->path, damage->text, damage->size);
  g_assert_false (rummy_settings_file_repair (start (self), self->directory, &error));
  g_assert_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE);
  g_assert_nonnull (strstr (error->message, aside));
  assert_used (self->settings);
  assert_has (aside, damage->text, damage->size);

  /* At the next start it is as if nothing had been. */
  g_clear_error (&error);
  g_assert_true (rummy_settings_file_repair (start (self), self->directory, &error));
  g_assert_no_error (error);
  assert_used (self->settings);
  g_file_get_contents (self->path, &left, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (strstr (left, OTHER) != NULL, ==, damage->has_other);
}

/* GIO deletes the file where there is no room for another one. */
static void
test_gone (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  use (self);
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  g_assert_true (rummy_settings_file_repair (start (self), self->directory, &error));
  g_assert_no_error (error);
  assert_used (self->settings);
  assert_used (start (self));
  assert_has_aside (self, FALSE);
}

/* Then what cannot be read is as at first. */
static void
test_no_copy (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  put (self->path, GROUP "pause=0.5\nsounds=tr", strlen (GROUP "pause=0.5\nsounds=tr"));
  g_assert_false (rummy_settings_file_is_whole (start (self), &error));
  g_assert_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE);
  g_clear_error (&error);
  assert_has (self->path, GROUP "pause=0.5\nsounds=tr", strlen (GROUP "pause=0.5\nsounds=tr"));
  g_assert_false (rummy_settings_file_repair (start (self), self->directory, &error));
  g_assert_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE);
  g_assert_cmpfloat (g_settings_get_double (self->settings, "pause"), ==, 0.5);
  g_assert_null (g_settings_get_user_value (self->settings, "sounds"));

  g_clear_error (&error);
  g_assert_true (rummy_settings_file_repair (start (self), self->directory, &error));
  g_assert_true (rummy_settings_file_is_whole (self->settings, &error));
}

static void
line_cb (RummyInspectNews news, const char *name, guint n, const GError *error, gpointer data)
{
  if (!g_str_equal (name, "house-rules"))
    g_string_append_printf (data, "%s%s ", name, error != NULL ? " faulty" : "");
}

/* A check tells the file from its copy. */
static void
test_inspected (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *text, *copy, *words;
  } cases[] = {
    { GROUP "pause=0.5\n", NULL, "keyfile " },
    { GROUP "pause=0.5\n", GROUP "pause=0.7\n", "keyfile settings " },
    { GROUP "pause=0.5\n", GROUP "pause=o\n", "keyfile settings faulty " },
    { GROUP "pause=o\n", GROUP "pause=0.7\n", "keyfile faulty settings " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GString) words = g_string_new (NULL);

    put (self->path, cases[i].text, strlen (cases[i].text));
    if (cases[i].copy != NULL)
      put (g_file_peek_path (self->copy), cases[i].copy, strlen (cases[i].copy));
    rummy_inspect (self->directory, start (self), line_cb, words);
    g_assert_cmpstr (words->str, ==, cases[i].words);
  }
}

/* What cannot be kept aside stays where it is: on a full disk, and where a file is in the way. */
static void
test_no_room (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) beyond = g_file_new_build_filename (self->path, "rummy500", NULL);
  g_autoptr (GError) error = NULL;
  struct rlimit before;

  put (self->path, damages[0].text, damages[0].size);
  start (self);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &(struct rlimit) { 4, before.rlim_max }), ==, 0);
  g_assert_false (rummy_settings_file_repair (self->settings, self->directory, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_DFL);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, self->path));
  assert_has (self->path, damages[0].text, damages[0].size);
  assert_has_aside (self, FALSE);

  g_clear_error (&error);
  g_assert_false (rummy_settings_file_repair (self->settings, beyond, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  assert_has (self->path, damages[0].text, damages[0].size);
}

static void
test_unreadable (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (self->path, 0700), ==, 0);
  g_assert_false (rummy_settings_file_repair (start (self), self->directory, &error));
  g_assert_true (g_str_has_prefix (error->message, "Couldn’t read your settings"));
}

/* GSETTINGS_BACKEND is memory. */
static void
test_elsewhere (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->settings = g_settings_new ("org.example.Rummy500");
  g_settings_set_double (self->settings, "pause", 0.5);
  g_assert_true (rummy_settings_file_repair (self->settings, self->directory, &error));
  rummy_settings_file_copy (self->settings, self->directory);
  g_assert_false (g_file_query_exists (self->copy, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/settings-file/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("whole", test_whole);
  ADD ("copy", test_copy);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++) {
    g_autofree char *path = g_strdup_printf ("/settings-file/damaged/%u", i + 1);

    g_test_add (path, Fixture, &damages[i], set_up, test_damaged, tear_down);
  }
  ADD ("gone", test_gone);
  ADD ("no-copy", test_no_copy);
  ADD ("inspected", test_inspected);
  ADD ("no-room", test_no_room);
  ADD ("unreadable", test_unreadable);
  ADD ("elsewhere", test_elsewhere);

  return g_test_run ();
}
