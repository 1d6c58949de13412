/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#define AL_ALEXT_PROTOTYPES

#include "ui/sound/speaker.h"

#include <AL/al.h>
#include <AL/alc.h>
#include <AL/alext.h>

#include "ui/sound/clip.h"

#define N_VOICES 8
#define IDLE (G_USEC_PER_SEC)           /* until the device is closed */
#define RETRY (10 * G_USEC_PER_SEC)     /* until opening a device is tried again */
#define LONGEST_END (4 * G_USEC_PER_SEC) /* maximum wait when the program exits */
#define LONGEST_STOP (G_USEC_PER_SEC / 4)
#define POLL (20 * 1000)

typedef struct {
  RummyCue cue; /* RUMMY_CUE_NONE: end of the queue */
  char *path;
  double gain;
} Request;

/* Used by the thread only. */
typedef struct {
  ALCdevice *device;
  ALCcontext *context;
  ALuint voices[N_VOICES];
  ALuint buffers[RUMMY_N_CUES]; /* 0: not loaded */
  char *paths[RUMMY_N_CUES];    /* files they were loaded from, or NULL for the program's sounds */
  gint64 failed;                /* when opening a device last failed */
  gboolean is_resting;
} Player;

struct _RummySpeaker {
  GAsyncQueue *requests;
  GThread *thread; /* NULL before the first sound */
  GMutex mutex;
  GCond ended;
  gboolean has_ended, awaits_end;
};

static void
request_free (gpointer data)
{
  Request *request = data;

  g_free (request->path);
  g_free (request);
}

static void
destroy (gpointer data)
{
  RummySpeaker *self = data;

  g_async_queue_unref (self->requests);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->ended);
}

static void
close_device (Player *player)
{
  if (player->device == NULL)
    return;

  if (player->context != NULL) {
    alDeleteSources (N_VOICES, player->voices);
    for (guint i = 0; i < RUMMY_N_CUES; i++) {
      if (player->buffers[i] != 0)
        alDeleteBuffers (1, &player->buffers[i]);
      player->buffers[i] = 0;
    }
    alcSetThreadContext (NULL);
    alcDestroyContext (player->context);
    player->context = NULL;
  }
  alcCloseDevice (player->device);
  player->device = NULL;
}

static gboolean
open_device (Player *player)
{
  ALCint connected = ALC_TRUE;

  if (player->device != NULL) {
    alcGetIntegerv (player->device, ALC_CONNECTED, 1, &connected);
    if (connected)
      return TRUE;
    close_device (player);
  }
  if (player->failed != 0 && g_get_monotonic_time () - player->failed < RETRY)
    return FALSE;

  player->device = alcOpenDevice (NULL);
  if (player->device != NULL)
    player->context = alcCreateContext (player->device, NULL);
  if (player->context == NULL || !alcSetThreadContext (player->context)) {
    close_device (player);
    player->failed = g_get_monotonic_time ();
    return FALSE;
  }

  player->failed = 0;
  player->is_resting = FALSE;
  alGenSources (N_VOICES, player->voices);
  for (guint i = 0; i < N_VOICES; i++)
    alSourcei (player->voices[i], AL_SOURCE_RELATIVE, AL_TRUE);

  return TRUE;
}

static RummyClip *
load (RummyCue cue, const char *path)
{
  g_autofree char *name = g_strdup_printf ("/org/example/Rummy500/sounds/%s.wav", rummy_cue_name (cue));
  g_autoptr (GBytes) bytes = NULL;
  RummyClip *clip = NULL;

  if (path != NULL) {
    g_autoptr (GFile) file = g_file_new_for_path (path);

    bytes = rummy_clip_read (file, NULL, NULL);
    if (bytes != NULL)
      clip = rummy_clip_new (bytes, NULL);
    g_clear_pointer (&bytes, g_bytes_unref);
  }
  if (clip == NULL) {
    bytes = g_resources_lookup_data (name, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    if (bytes != NULL)
      clip = rummy_clip_new (bytes, NULL);
  }

  return clip;
}

static ALuint
buffer_of (Player *player, RummyCue cue, const char *path)
{
  g_autoptr (RummyClip) clip = NULL;

  if (player->buffers[cue] != 0 && g_strcmp0 (player->paths[cue], path) == 0)
    return player->buffers[cue];

  if (player->buffers[cue] != 0) {
    for (guint i = 0; i < N_VOICES; i++) {
      ALint of = 0;

      alGetSourcei (player->voices[i], AL_BUFFER, &of);
      if ((ALuint) of == player->buffers[cue]) {
        alSourceStop (player->voices[i]);
        alSourcei (player->voices[i], AL_BUFFER, 0);
      }
    }
    alDeleteBuffers (1, &player->buffers[cue]);
    player->buffers[cue] = 0;
  }

  clip = load (cue, path);
  if (clip == NULL)
    return 0;

  alGenBuffers (1, &player->buffers[cue]);
  alBufferData (player->buffers[cue], clip->n_channels == 1 ? AL_FORMAT_MONO16 : AL_FORMAT_STEREO16, clip->samples,
                (ALsizei) (clip->n_frames * clip->n_channels * sizeof *clip->samples), (ALsizei) clip->rate);
  g_set_str (&player->paths[cue], path);

  return player->buffers[cue];
}

static gboolean
is_playing (ALuint voice)
{
  ALint state = AL_STOPPED;

  alGetSourcei (voice, AL_SOURCE_STATE, &state);

  return state == AL_PLAYING;
}

/* Returns an idle voice or 0: among so many sounds, another would not be missed. */
static ALuint
free_voice (Player *player)
{
  for (guint i = 0; i < N_VOICES; i++) {
    if (!is_playing (player->voices[i]))
      return player->voices[i];
  }

  return 0;
}

static void
serve (Player *player, const Request *request)
{
  ALuint buffer, voice;

  if (!open_device (player))
    return;

  if (player->is_resting)
    alcDeviceResumeSOFT (player->device);
  player->is_resting = FALSE;
  buffer = buffer_of (player, request->cue, request->path);
  voice = free_voice (player);
  if (buffer == 0 || voice == 0)
    return;

  alSourcei (voice, AL_BUFFER, (ALint) buffer);
  alSourcef (voice, AL_GAIN, (ALfloat) request->gain);
  alSourcePlay (voice);
}

static gboolean
is_any_playing (Player *player)
{
  for (guint i = 0; player->device != NULL && i < N_VOICES; i++) {
    if (is_playing (player->voices[i]))
      return TRUE;
  }

  return FALSE;
}

static gpointer
play_thread (gpointer data)
{
  RummySpeaker *self = data;
  Player player = { 0 };
  gboolean is_over = FALSE, is_end = FALSE;

  while (!is_over) {
    gboolean waits = player.device == NULL || player.is_resting;
    Request *request = waits ? g_async_queue_pop (self->requests) : g_async_queue_timeout_pop (self->requests, IDLE);

    if (request == NULL) {
      /* Playing silence would keep the machine awake. */
      if (!is_any_playing (&player)) {
        alcDevicePauseSOFT (player.device);
        player.is_resting = TRUE;
      }
      continue;
    }

    if (request->cue == RUMMY_CUE_NONE)
      is_over = TRUE;
    else
      serve (&player, request);
    is_end |= request->cue == RUMMY_CUE_EXIT;
    request_free (request);
  }

  for (gint64 waited = 0; is_end && is_any_playing (&player) && waited < LONGEST_END; waited += POLL)
    g_usleep (POLL);
  close_device (&player);
  for (guint i = 0; i < RUMMY_N_CUES; i++)
    g_free (player.paths[i]);

  g_mutex_lock (&self->mutex);
  self->has_ended = TRUE;
  g_cond_signal (&self->ended);
  g_mutex_unlock (&self->mutex);
  g_atomic_rc_box_release_full (self, destroy);

  return NULL;
}

static void
push (RummySpeaker *self, RummyCue cue, const char *path, double gain)
{
  Request *request = g_new (Request, 1);

  *request = (Request) { cue, g_strdup (path), gain };
  g_async_queue_push (self->requests, request);
}

void
rummy_speaker_quieten (void)
{
  g_setenv ("ALSOFT_LOGLEVEL", "0", FALSE);
  /* ALSA prints errors if there is no sound card. */
  if (!g_file_test ("/dev/snd", G_FILE_TEST_IS_DIR))
    g_setenv ("ALSOFT_DRIVERS", "-alsa,", FALSE);
}

RummySpeaker *
rummy_speaker_new (void)
{
  RummySpeaker *self = g_atomic_rc_box_new0 (RummySpeaker);

  self->requests = g_async_queue_new_full (request_free);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->ended);

  return self;
}

void
rummy_speaker_play (RummySpeaker *self, RummyCue cue, const char *path, double gain)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (cue > RUMMY_CUE_NONE && cue < RUMMY_N_CUES);

  if (self->thread == NULL)
    self->thread = g_thread_new ("sound", play_thread, g_atomic_rc_box_acquire (self));
  self->awaits_end |= cue == RUMMY_CUE_EXIT;
  push (self, cue, path, gain);
}

/* Does not wait for a device that takes too long to open: the thread keeps its data and ends with the program. */
void
rummy_speaker_free (RummySpeaker *self)
{
  if (self->thread != NULL) {
    gint64 until = g_get_monotonic_time () + (self->awaits_end ? LONGEST_END : LONGEST_STOP);
    gboolean has_ended;

    push (self, RUMMY_CUE_NONE, NULL, 0);
    g_mutex_lock (&self->mutex);
    while (!self->has_ended && g_cond_wait_until (&self->ended, &self->mutex, until))
      continue;
    has_ended = self->has_ended;
    g_mutex_unlock (&self->mutex);
    if (has_ended)
      g_thread_join (self->thread);
    else
      g_thread_unref (self->thread);
  }
  g_atomic_rc_box_release_full (self, destroy);
}
