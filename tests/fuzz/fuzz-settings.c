/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the settings: whatever stands in it, the program starts, all that it asks for can be read, and what was
 * mended once is whole from then on. */

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

#include "fuzz.h"
#include "store/house-rules-list.h"
#include "store/profiles.h"
#include "store/settings-file.h"
#include "store/settings.h"

static GFile *directory;
static char *path;

static void
tear_down (void)
{
  rummy_profiles_delete_folder (directory);
}

static void
set_up (void)
{
  g_autofree char *folder = g_dir_make_tmp ("fuzz-settings-XXXXXX", NULL);

  fuzz_check (folder != NULL);
  directory = g_file_new_for_path (folder);
  path = g_build_filename (folder, "keyfile", NULL);
  atexit (tear_down);
}

static void
use (GSettings *kept)
{
  g_autoptr (GPtrArray) profiles = NULL, houses = NULL;
  g_autoptr (GSettings) settings = NULL;
  const RummyProfile *current;
  g_autofree char *folder = NULL;

  rummy_profiles_begin (kept, FALSE);
  settings = rummy_settings_new ("org.example.Rummy500");
  profiles = rummy_profiles_list (settings);
  fuzz_check (profiles->len > 0 && profiles->len <= RUMMY_PROFILES_MAX);
  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];
    g_autoptr (GVariant) options = rummy_profiles_dup_options (settings, profile);
    g_autofree char *games = rummy_profiles_folder (settings, profile->id);

    fuzz_check (g_utf8_validate (profile->name, -1, NULL) && *profile->name != '\0');
    fuzz_check (strstr (games, "..") == NULL && games[0] != '/');
  }
  current = rummy_profiles_current (settings, profiles);
  fuzz_check (current != NULL);
  folder = rummy_profiles_folder (settings, NULL);
  fuzz_check (strstr (folder, "..") == NULL && folder[0] != '/');
  if (rummy_profiles_may_change (settings, NULL))
    rummy_profiles_choose (settings, ((const RummyProfile *) profiles->pdata[profiles->len - 1])->id);
  rummy_profiles_purge (settings, directory);

  houses = rummy_house_rules_list_get (settings);
  for (guint i = 0; i < houses->len; i++) {
    const RummyHouseRules *house = houses->pdata[i];
    char reason[RUMMY_ERROR_TEXT];

    fuzz_check (rummy_rules_validate (&house->rules, reason));
  }
  fuzz_check (rummy_settings_flush ());
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gboolean is_whole = FALSE;

  if (directory == NULL)
    set_up ();
  fuzz_check (g_file_set_contents_full (path, (const char *) data, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600,
                                        NULL));

  for (guint start = 0; start < 2; start++) {
    g_autoptr (GSettingsBackend) backend = g_keyfile_settings_backend_new (path, "/", NULL);
    g_autoptr (GSettings) settings = g_settings_new_with_backend ("org.example.Rummy500", backend);
    g_autoptr (GError) error = NULL;

    is_whole = rummy_settings_file_repair (settings, directory, &error);
    fuzz_check (is_whole == (error == NULL));
    use (settings);
    g_settings_sync ();
    rummy_settings_file_copy (settings, directory);
    while (g_main_context_iteration (NULL, FALSE))
      ;
  }
  fuzz_check (is_whole);

  rummy_profiles_delete_folder (directory);
  fuzz_check (g_mkdir (g_file_peek_path (directory), 0700) == 0);

  return 0;
}
