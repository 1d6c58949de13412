/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that GIO keeps, and those that it does not. */

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "store/profiles.h"
#include "store/settings.h"

#define APP_ID "org.example.Rummy500"

/* One that takes everything and holds nothing, as dconf does where it cannot write. */
typedef struct {
  GSettingsBackend parent_instance;
} Forgetful;

typedef struct {
  GSettingsBackendClass parent_class;
} ForgetfulClass;

static GType forgetful_get_type (void);

G_DEFINE_TYPE (Forgetful, forgetful, G_TYPE_SETTINGS_BACKEND)

static GVariant *
forgetful_read (GSettingsBackend *backend, const char *key, const GVariantType *type, gboolean is_default)
{
  return NULL;
}

static gboolean
forgetful_write (GSettingsBackend *backend, const char *key, GVariant *value, gpointer tag)
{
  g_autoptr (GVariant) own = g_variant_ref_sink (value);

  g_settings_backend_changed (backend, key, tag);

  return TRUE;
}

static gboolean
forgetful_write_tree (GSettingsBackend *backend, GTree *tree, gpointer tag)
{
  g_settings_backend_changed_tree (backend, tree, tag);

  return TRUE;
}

static gboolean
forgetful_is_writable (GSettingsBackend *backend, const char *key)
{
  return TRUE;
}

static void
forgetful_class_init (ForgetfulClass *klass)
{
  GSettingsBackendClass *backend_class = G_SETTINGS_BACKEND_CLASS (klass);

  backend_class->read = forgetful_read;
  backend_class->write = forgetful_write;
  backend_class->write_tree = forgetful_write_tree;
  backend_class->get_writable = forgetful_is_writable;
}

static void
forgetful_init (Forgetful *self)
{
}

/* What is set is there for all that ask, players stay as they are, and nothing is written. */
static void
assert_unkept (GSettings *settings)
{
  g_autoptr (GSettings) one = rummy_settings_new (APP_ID), other = rummy_settings_new (APP_ID);
  g_autoptr (GPtrArray) players = rummy_profiles_list (one);
  double before = g_settings_get_double (settings, "pause");
  g_autoptr (GError) error = NULL;

  g_assert_false (rummy_settings_are_kept (one));
  g_assert_cmpfloat (g_settings_get_double (one, "pause"), ==, before);
  g_assert_true (g_settings_set_double (one, "pause", 0.75));
  g_assert_cmpfloat (g_settings_get_double (other, "pause"), ==, 0.75);
  g_assert_cmpfloat (g_settings_get_double (settings, "pause"), ==, before);

  g_assert_null (rummy_profiles_add (one, "Ann", &error));
  g_assert_error (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_UNWRITABLE);
}

static void
test_kept (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr (GSettings) settings = g_settings_new_with_backend (APP_ID, backend), own = NULL;

  rummy_profiles_begin (settings, FALSE);
  own = rummy_settings_new (APP_ID); /* of GIO: GSETTINGS_BACKEND is memory */
  g_assert_true (rummy_settings_are_kept (own));
  g_assert_true (rummy_settings_are_kept (settings));
}

static void
test_read_only (void)
{
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GSettings) settings = NULL;

  g_test_expect_message ("GLib-GIO", G_LOG_LEVEL_WARNING, "Failed to create /dev/null/*");
  backend = g_keyfile_settings_backend_new ("/dev/null/settings/keyfile", "/", NULL);
  g_test_assert_expected_messages ();
  settings = g_settings_new_with_backend (APP_ID, backend);
  rummy_profiles_begin (settings, FALSE);
  assert_unkept (settings);
}

static void
test_forgetful (void)
{
  g_autoptr (GSettingsBackend) backend = g_object_new (forgetful_get_type (), NULL);
  g_autoptr (GSettings) settings = g_settings_new_with_backend (APP_ID, backend);

  rummy_profiles_begin (settings, FALSE);
  assert_unkept (settings);
}

/* Those that the system has given a player need no other one. */
static void
test_given (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr (GSettings) settings = g_settings_new_with_backend (APP_ID, backend);
  g_autoptr (GPtrArray) players = rummy_profiles_list (settings);

  rummy_profiles_begin (settings, FALSE);
  g_assert_true (rummy_settings_are_kept (settings));
  g_assert_false (rummy_profiles_are_lost (settings));
}

/* On a full disk GIO cuts its file, and then reads it again. */
static void
test_gone (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr (GSettings) settings = g_settings_new_with_backend (APP_ID, backend);
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GVariant) kept = NULL;
  g_autoptr (GError) error = NULL;

  rummy_profiles_begin (settings, FALSE);
  g_settings_reset (settings, "profiles");
  g_assert_true (rummy_profiles_are_lost (settings));
  players = rummy_profiles_list (settings);
  g_assert_cmpuint (players->len, ==, 1);
  g_assert_null (rummy_profiles_add (settings, "Ann", &error));
  g_assert_error (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_UNWRITABLE);
  kept = g_settings_get_user_value (settings, "profiles");
  g_assert_null (kept);
  rummy_profiles_begin (settings, FALSE);
}

static void
unwritten_cb (const GError *error, gpointer data)
{
  g_assert_nonnull (error);
  ++*(guint *) data;
}

static void
fill_disk (gboolean is_full)
{
  struct rlimit limit;

  signal (SIGXFSZ, is_full ? SIG_IGN : SIG_DFL);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = is_full ? 4 : limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
assert_file_has (const char *path, const char *words, gboolean expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpint (strstr (text, words) != NULL, ==, expected);
}

/* What is changed then stays as long as the program runs, the file as it was, and both come together again. */
static void
test_full_disk (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *path = g_build_filename (folder, "keyfile", NULL);
  g_autoptr (GSettingsBackend) backend = g_keyfile_settings_backend_new (path, "/", NULL);
  g_autoptr (GSettings) settings = g_settings_new_with_backend (APP_ID, backend), own = NULL, other = NULL;
  guint n_told = 0;

  g_settings_set_double (settings, "pause", 0.5);
  rummy_profiles_begin (settings, FALSE);
  rummy_settings_set_trouble_func (unwritten_cb, &n_told);
  own = rummy_settings_new (APP_ID);
  other = rummy_settings_new (APP_ID);
  g_assert_true (rummy_settings_are_kept (own));
  g_assert_cmpfloat (g_settings_get_double (own, "pause"), ==, 0.5);
  g_settings_set_double (own, "pause", 0.75);
  assert_file_has (path, "pause=0.75", TRUE);

  fill_disk (TRUE);
  g_settings_set_double (own, "pause", 1.25);
  g_settings_set_boolean (own, "sounds", FALSE);
  g_assert_false (rummy_settings_flush ());
  fill_disk (FALSE);
  g_assert_cmpuint (n_told, ==, 1);
  assert_file_has (path, "pause=0.75", TRUE);
  assert_file_has (path, "profiles=", TRUE);
  while (g_main_context_iteration (NULL, FALSE)) /* when GIO has looked at its file */
    ;
  g_assert_cmpfloat (g_settings_get_double (other, "pause"), ==, 1.25);
  g_assert_false (rummy_profiles_are_lost (own));

  g_settings_reset (own, "sounds");
  assert_file_has (path, "pause=1.25", TRUE);
  assert_file_has (path, "profiles=", TRUE);
  assert_file_has (path, "sounds", FALSE);
  g_assert_true (rummy_settings_flush ());

  rummy_settings_set_trouble_func (NULL, NULL);
  g_unlink (path);
  g_rmdir (folder);
}

/* They begin as what could be read. */
static void
test_lost (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr (GSettings) settings = g_settings_new_with_backend (APP_ID, backend);

  g_settings_set_double (settings, "pause", 0.5);
  rummy_profiles_begin (settings, TRUE);
  assert_unkept (settings);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/settings/kept", test_kept);
  g_test_add_func ("/settings/read-only", test_read_only);
  g_test_add_func ("/settings/forgetful", test_forgetful);
  g_test_add_func ("/settings/given", test_given);
  g_test_add_func ("/settings/gone", test_gone);
  g_test_add_func ("/settings/full-disk", test_full_disk);
  g_test_add_func ("/settings/lost", test_lost);

  return g_test_run ();
}
