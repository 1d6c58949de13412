/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/sound/sound.h"

#include "store/replace.h"
#include "ui/parts/file-name.h"
#include "ui/sound/clip.h"
#include "ui/sound/speaker.h"

struct _RummySound {
  GObject parent_instance;

  GSettings *settings;
  GFile *folder;
  RummySpeaker *speaker;
  gint64 last_card; /* time of the last card sound */
};

G_DEFINE_FINAL_TYPE (RummySound, rummy_sound, G_TYPE_OBJECT)

enum { SIGNAL_PLAYED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* A sound chosen for an event. */
typedef struct {
  RummyCue cue;
  GFile *file;   /* the original */
  GFile *folder; /* folder of copies */
  char *copy;    /* name of the copy */
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_object_unref (choice->file);
  g_object_unref (choice->folder);
  g_free (choice->copy);
  g_free (choice);
}

/* Gets the names of the copy and of the original file; returns FALSE if the event has the program's sound. */
static gboolean
get_own (RummySound *self, RummyCue cue, char **copy, char **name)
{
  g_autoptr (GVariant) own = g_settings_get_value (self->settings, "own-sounds");

  return g_variant_lookup (own, rummy_cue_name (cue), "(ss)", copy, name);
}

static void
set_own (RummySound *self, RummyCue cue, const char *copy, const char *name)
{
  g_autoptr (GVariant) own = g_settings_get_value (self->settings, "own-sounds");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *event, *old_copy, *old_name;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("a{s(ss)}"));
  g_variant_iter_init (&iter, own);
  while (g_variant_iter_next (&iter, "{&s(&s&s)}", &event, &old_copy, &old_name)) {
    if (!g_str_equal (event, rummy_cue_name (cue)))
      g_variant_builder_add (&builder, "{s(ss)}", event, old_copy, old_name);
  }
  if (copy != NULL)
    g_variant_builder_add (&builder, "{s(ss)}", rummy_cue_name (cue), copy, name);
  g_settings_set_value (self->settings, "own-sounds", g_variant_builder_end (&builder));
}

static void
speak (RummySound *self, RummyCue cue)
{
  g_autofree char *copy = NULL, *name = NULL, *path = NULL;
  double volume = g_settings_get_double (self->settings, "sound-volume");

  if (volume <= 0)
    return;

  /* The setting may contain any text. */
  if (get_own (self, cue, &copy, &name) && strchr (copy, G_DIR_SEPARATOR) == NULL) {
    g_autoptr (GFile) file = g_file_get_child (self->folder, copy);

    path = g_file_get_path (file);
  }
  rummy_speaker_play (self->speaker, cue, path, volume * volume);
  g_signal_emit (self, signals[SIGNAL_PLAYED], 0, (guint) cue);
}

/* Deletes copies that earlier choices for this event left in the folder. */
static void
remove_copies (GFile *folder, RummyCue cue, const char *except)
{
  g_autoptr (GFileEnumerator) files =
    g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  g_autofree char *prefix = g_strconcat (rummy_cue_name (cue), ".", NULL);
  GFileInfo *info;
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && file != NULL) {
    if (g_str_has_prefix (g_file_info_get_name (info), prefix) && !g_str_equal (g_file_info_get_name (info), except))
      g_file_delete (file, NULL, NULL);
  }
}

static void
copy_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Choice *choice = data;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RummyClip) clip = NULL;
  g_autoptr (GFile) copy = NULL;
  g_autofree char *sum = NULL;
  GError *error = NULL;

  bytes = rummy_clip_read (choice->file, cancellable, &error);
  if (bytes != NULL)
    clip = rummy_clip_new (bytes, &error);
  if (clip == NULL) {
    g_task_return_error (task, error);
    return;
  }

  /* Named by its content, so that players of the old sound notice the change. */
  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  choice->copy = g_strdup_printf ("%s.%.16s", rummy_cue_name (choice->cue), sum);
  copy = g_file_get_child (choice->folder, choice->copy);
  if ((!g_file_make_directory_with_parents (choice->folder, cancellable, &error) &&
       !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS)) ||
      (g_clear_error (&error),
       !rummy_replace (copy, bytes, G_FILE_CREATE_PRIVATE, cancellable, &error))) {
    g_task_return_error (task, error);
    return;
  }

  remove_copies (choice->folder, choice->cue, choice->copy);
  g_task_return_boolean (task, TRUE);
}

static void
rummy_sound_dispose (GObject *object)
{
  RummySound *self = RUMMY_SOUND (object);

  g_clear_pointer (&self->speaker, rummy_speaker_free);
  g_clear_object (&self->settings);
  g_clear_object (&self->folder);

  G_OBJECT_CLASS (rummy_sound_parent_class)->dispose (object);
}

static void
rummy_sound_class_init (RummySoundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_sound_dispose;

  signals[SIGNAL_PLAYED] =
    g_signal_new ("played", RUMMY_TYPE_SOUND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
rummy_sound_init (RummySound *self)
{
  self->speaker = rummy_speaker_new ();
}

RummySound *
rummy_sound_new (GSettings *settings, GFile *folder)
{
  RummySound *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  self = g_object_new (RUMMY_TYPE_SOUND, NULL);
  self->settings = g_object_ref (settings);
  self->folder = g_object_ref (folder);

  return self;
}

void
rummy_sound_play (RummySound *self, RummyCue cue)
{
  g_return_if_fail (RUMMY_IS_SOUND (self));

  if (!g_settings_get_boolean (self->settings, "sounds") ||
      (!rummy_cue_is_in_part (cue) && !g_settings_get_boolean (self->settings, "card-sounds")) ||
      !rummy_cue_may_follow (cue, g_get_monotonic_time (), &self->last_card))
    return;

  speak (self, cue);
}

void
rummy_sound_try (RummySound *self, RummyCue cue)
{
  g_return_if_fail (RUMMY_IS_SOUND (self));

  speak (self, cue);
}

char *
rummy_sound_get_own (RummySound *self, RummyCue cue)
{
  g_autofree char *copy = NULL;
  char *name = NULL;

  g_return_val_if_fail (RUMMY_IS_SOUND (self), NULL);

  get_own (self, cue, &copy, &name);

  return name;
}

void
rummy_sound_set_own_async (RummySound *self, RummyCue cue, GFile *file, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Choice *choice;

  g_return_if_fail (RUMMY_IS_SOUND (self));
  g_return_if_fail (rummy_cue_is_event (cue));
  g_return_if_fail (G_IS_FILE (file));

  choice = g_new0 (Choice, 1);
  choice->cue = cue;
  choice->file = g_object_ref (file);
  choice->folder = g_object_ref (self->folder);
  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, rummy_sound_set_own_async);
  g_task_set_task_data (task, choice, choice_free);
  g_task_run_in_thread (task, copy_thread);
}

gboolean
rummy_sound_set_own_finish (RummySound *self, GAsyncResult *result, GError **error)
{
  Choice *choice;
  g_autofree char *name = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  choice = g_task_get_task_data (G_TASK (result));
  name = rummy_file_name (choice->file);
  if (self->settings != NULL)
    set_own (self, choice->cue, choice->copy, name);

  return TRUE;
}

void
rummy_sound_forget_own (RummySound *self, RummyCue cue)
{
  g_return_if_fail (RUMMY_IS_SOUND (self));

  set_own (self, cue, NULL, NULL);
}
