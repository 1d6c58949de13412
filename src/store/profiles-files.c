/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/autosave.h"
#include "store/history.h"
#include "store/profiles.h"
#include "store/settings-file.h"

/* The folders of the profiles. */

void
rummy_profiles_delete_folder (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = NULL;
  GFile *child;

  if (g_file_query_file_type (folder, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL) == G_FILE_TYPE_DIRECTORY)
    files = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS,
                                       NULL, NULL);
  while (files != NULL && g_file_enumerator_iterate (files, NULL, &child, NULL, NULL) && child != NULL)
    rummy_profiles_delete_folder (child);
  g_file_delete (folder, NULL, NULL);
}

void
rummy_profiles_delete_games (GFile *directory, const char *folder)
{
  /* In the program's own folder, which contains other files as well. */
  static const char *const games[] = { RUMMY_AUTOSAVE_NAME, RUMMY_AUTOSAVE_NAME ".old", "practice", "unfinished" };

  if (*folder != '\0') {
    g_autoptr (GFile) own = g_file_resolve_relative_path (directory, folder);

    rummy_profiles_delete_folder (own);
    return;
  }

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_autoptr (GFile) file = g_file_get_child (directory, games[i]);

    rummy_profiles_delete_folder (file);
  }
}

void
rummy_profiles_delete_copies (GFile *directory)
{
  static const char *const copies[] = {
    RUMMY_HISTORY_NAME ".version-", RUMMY_HISTORY_NAME ".broken-", RUMMY_HISTORY_NAME ".damaged-",
    RUMMY_HISTORY_NAME ".copy", RUMMY_AUTOSAVE_NAME ".broken-", RUMMY_AUTOSAVE_NAME ".new", RUMMY_SETTINGS_COPY_NAME,
  };
  g_autoptr (GFileEnumerator) files =
    g_file_enumerate_children (directory, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL,
                               NULL);
  GFileInfo *info;
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && file != NULL) {
    for (guint i = 0; i < G_N_ELEMENTS (copies); i++) {
      if (g_str_has_prefix (g_file_info_get_name (info), copies[i]))
        g_file_delete (file, NULL, NULL);
    }
  }
}
