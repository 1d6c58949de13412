/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/card-faces.h"

#include "ui/cards/fan.h"
#include "ui/cards/pixels.h"
#include "ui/cards/shadow.h"

/* Both packs look the same.  The back comes first. */
#define FACES 65
#define FACE_BACK 0

/* Faces are published in batches of this duration, the first of them sooner. */
#define BATCH_US 60000

typedef struct {
  int width, height;
  gboolean large_index;
  GdkTexture *textures[FACES];
  gboolean wanted[FACES];
  gboolean is_old[FACES]; /* the texture shows another deck */
  gboolean is_asked[FACES]; /* requested since the last rummy_card_faces_tidy () */
  RummyShadow *shadows[2]; /* of a lying card, and of a lifted one */
} Slot;

struct _RummyCardFaces {
  GObject parent_instance;

  RummyDeck deck;
  Slot slots[RUMMY_N_SLOTS];
  gboolean draws_ahead;
  guint start_id;            /* source that will start a batch */
  GCancellable *cancellable; /* of the batch being drawn */
};

G_DEFINE_FINAL_TYPE (RummyCardFaces, rummy_card_faces, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* As fractions of a card's width. */
static const struct {
  double reach, drop, darkness;
} shadows[] = {
  { 0.045, 0.018, 0.60 },
  { 0.085, 0.055, 0.42 },
};

/* Held while a face is drawn. */
static GMutex drawing_mutex;

/* A face to draw, and the result. */
typedef struct {
  RummyDeck deck;
  RummySlot slot;
  guint face;
  int width, height;
  GdkTexture *texture;
} Drawing;

static void
drawing_clear (gpointer data)
{
  g_clear_object (&((Drawing *) data)->texture);
}

/* Returns the deck as it is drawn in a slot. */
static RummyDeck
deck_for (const RummyDeck *deck, const Slot *slot)
{
  RummyDeck drawn = *deck;

  if (slot->large_index)
    drawn.style = RUMMY_DECK_LARGE_INDEX;

  return drawn;
}

static guint
face_of (RummyCard card)
{
  return card == RUMMY_CARD_HIDDEN ? FACE_BACK : (card & 63) + 1;
}

static RummyCard
card_of (guint face)
{
  return face == FACE_BACK ? RUMMY_CARD_HIDDEN : (RummyCard) (face - 1);
}

static GdkTexture *
draw_face (const Drawing *drawing)
{
  int width = drawing->width, height = drawing->height;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  rummy_deck_draw (&drawing->deck, card_of (drawing->face), cr, width, height);
  cairo_destroy (cr);

  return rummy_pixels_new (surface);
}

static void
draw_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GArray *drawings = task_data;
  gint64 end = g_get_monotonic_time () + BATCH_US;

  for (guint i = 0; i < drawings->len && (i == 0 || g_get_monotonic_time () <= end); i++) {
    g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&drawing_mutex);
    Drawing *drawing = &g_array_index (drawings, Drawing, i);

    if (g_cancellable_is_cancelled (cancellable))
      break;

    drawing->texture = draw_face (drawing);
  }

  g_task_return_boolean (task, TRUE);
}

static gboolean start_cb (gpointer data);

static void
start_soon (RummyCardFaces *self)
{
  if (self->start_id == 0 && self->cancellable == NULL)
    self->start_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, start_cb, self, NULL);
}

/* Returns the best available texture: of this slot, else of any. */
static GdkTexture *
find_texture (RummyCardFaces *self, RummySlot slot, guint face)
{
  GdkTexture *texture = self->slots[slot].textures[face];

  for (guint i = 0; texture == NULL && i < RUMMY_N_SLOTS; i++)
    texture = self->slots[i].textures[face];

  return texture;
}

/* Queues a face that was not yet requested in the hand, from which the other slots borrow; returns whether there is
 * one. */
static gboolean
want_ahead (RummyCardFaces *self)
{
  Slot *hand = &self->slots[RUMMY_SLOT_HAND];
  gboolean is_any = FALSE;

  if (!self->draws_ahead || hand->width == 0)
    return FALSE;

  for (guint face = 0; face < FACES; face++) {
    if (face == FACE_BACK || !rummy_card_is_valid (card_of (face)) || hand->textures[face] != NULL)
      continue;
    hand->wanted[face] = TRUE;
    is_any = TRUE;
  }

  return is_any;
}

static gboolean
is_any_wanted (RummyCardFaces *self)
{
  for (guint i = 0; i < FACES * RUMMY_N_SLOTS; i++) {
    if (self->slots[i / FACES].wanted[i % FACES])
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_asked_anywhere (RummyCardFaces *self, guint face)
{
  for (guint i = 0; i < RUMMY_N_SLOTS; i++) {
    if (self->slots[i].is_asked[face])
      return TRUE;
  }

  return FALSE;
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyCardFaces) self = data;
  GArray *drawings = g_task_get_task_data (G_TASK (result));
  gboolean is_any_asked = FALSE;

  g_clear_object (&self->cancellable);

  for (guint i = 0; i < drawings->len; i++) {
    Drawing *drawing = &g_array_index (drawings, Drawing, i);
    Slot *slot = &self->slots[drawing->slot];
    RummyDeck deck = deck_for (&self->deck, slot);

    if (drawing->texture != NULL && drawing->width == slot->width && drawing->height == slot->height &&
        rummy_deck_draws_alike (&drawing->deck, &deck, card_of (drawing->face))) {
      g_set_object (&slot->textures[drawing->face], drawing->texture);
      slot->is_old[drawing->face] = FALSE;
    }
    g_clear_object (&drawing->texture);
    slot->wanted[drawing->face] |= slot->is_old[drawing->face];
    is_any_asked |= is_asked_anywhere (self, drawing->face);
  }

  /* Handlers that still miss a face request it again. Nobody shows one that was only drawn ahead. */
  if (is_any_asked)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (is_any_wanted (self) || (self->start_id == 0 && want_ahead (self)))
    start_soon (self);
}

static gboolean
start_cb (gpointer data)
{
  RummyCardFaces *self = data;
  GArray *drawings;
  g_autoptr (GTask) task = NULL;

  self->start_id = 0;
  if (self->cancellable != NULL)
    return G_SOURCE_REMOVE;

  drawings = g_array_new (FALSE, FALSE, sizeof (Drawing));
  g_array_set_clear_func (drawings, drawing_clear);
  for (guint i = 0; i < FACES * RUMMY_N_SLOTS; i++) {
    /* Backs of all sizes come before the faces of any. */
    guint s = i < RUMMY_N_SLOTS ? i : (i - RUMMY_N_SLOTS) / (FACES - 1);
    guint face = i < RUMMY_N_SLOTS ? FACE_BACK : 1 + (i - RUMMY_N_SLOTS) % (FACES - 1);
    Slot *slot = &self->slots[s];
    Drawing drawing = {
      .deck = deck_for (&self->deck, slot), .slot = s, .face = face, .width = slot->width, .height = slot->height,
    };

    if (slot->wanted[face])
      g_array_append_val (drawings, drawing);
    slot->wanted[face] = FALSE;
  }

  self->cancellable = g_cancellable_new ();
  /* Not the task's source object, because the thread may drop the last reference to the task. */
  task = g_task_new (NULL, self->cancellable, drawn_cb, g_object_ref (self));
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, drawings, (GDestroyNotify) g_array_unref);
  g_task_run_in_thread (task, draw_cb);

  return G_SOURCE_REMOVE;
}

static void
rummy_card_faces_dispose (GObject *object)
{
  RummyCardFaces *self = RUMMY_CARD_FACES (object);

  g_clear_handle_id (&self->start_id, g_source_remove);
  for (guint s = 0; s < RUMMY_N_SLOTS; s++) {
    for (guint face = 0; face < FACES; face++)
      g_clear_object (&self->slots[s].textures[face]);
    for (guint i = 0; i < G_N_ELEMENTS (shadows); i++)
      g_clear_pointer (&self->slots[s].shadows[i], rummy_shadow_free);
  }

  G_OBJECT_CLASS (rummy_card_faces_parent_class)->dispose (object);
}

static void
rummy_card_faces_class_init (RummyCardFacesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_card_faces_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_CARD_FACES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_card_faces_init (RummyCardFaces *self)
{
}

RummyCardFaces *
rummy_card_faces_new (void)
{
  return g_object_new (RUMMY_TYPE_CARD_FACES, NULL);
}

void
rummy_card_faces_take_up (RummyCardFaces *self, RummyCardFaces *other)
{
  g_return_if_fail (RUMMY_IS_CARD_FACES (self));
  g_return_if_fail (RUMMY_IS_CARD_FACES (other));

  self->deck = other->deck;
  for (guint i = 0; i < FACES * RUMMY_N_SLOTS; i++) {
    Slot *to = &self->slots[i / FACES];
    const Slot *from = &other->slots[i / FACES];
    guint face = i % FACES;

    to->large_index = from->large_index;
    g_set_object (&to->textures[face], from->textures[face]);
    to->is_old[face] = from->is_old[face];
  }
}

void
rummy_card_faces_draw_ahead (RummyCardFaces *self)
{
  g_return_if_fail (RUMMY_IS_CARD_FACES (self));

  self->draws_ahead = TRUE;
}

void
rummy_card_faces_tidy (RummyCardFaces *self)
{
  const Slot *hand;

  g_return_if_fail (RUMMY_IS_CARD_FACES (self));

  hand = &self->slots[RUMMY_SLOT_HAND];
  for (guint i = 0; i < FACES * RUMMY_N_SLOTS; i++) {
    Slot *slot = &self->slots[i / FACES];
    guint face = i % FACES;

    if (slot != hand && !slot->is_asked[face] && hand->textures[face] != NULL) {
      g_clear_object (&slot->textures[face]);
      slot->wanted[face] = slot->is_old[face] = FALSE;
    }
    slot->is_asked[face] = FALSE;
  }
}

void
rummy_card_faces_stop (RummyCardFaces *self)
{
  g_return_if_fail (RUMMY_IS_CARD_FACES (self));

  g_clear_handle_id (&self->start_id, g_source_remove);
  if (self->cancellable == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  g_mutex_lock (&drawing_mutex);
  g_mutex_unlock (&drawing_mutex);
}

/* Draws again whatever looks different in the slot now; returns whether anything does. */
static gboolean
renew (Slot *slot, const RummyDeck *before, const RummyDeck *after)
{
  gboolean is_any_old = FALSE;

  for (guint face = 0; face < FACES; face++) {
    if (rummy_deck_draws_alike (before, after, card_of (face)))
      continue;

    /* Includes faces not shown at the moment, which would reappear in the old look. */
    slot->is_old[face] = slot->textures[face] != NULL;
    slot->wanted[face] |= slot->is_old[face];
    is_any_old |= slot->is_old[face];
  }

  return is_any_old;
}

static void
start_anew (RummyCardFaces *self, gboolean is_any_old)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  if (is_any_old)
    start_soon (self);
}

void
rummy_card_faces_set_deck (RummyCardFaces *self, const RummyDeck *deck)
{
  gboolean is_any_old = FALSE;

  g_return_if_fail (RUMMY_IS_CARD_FACES (self));

  for (guint i = 0; i < RUMMY_N_SLOTS; i++) {
    RummyDeck before = deck_for (&self->deck, &self->slots[i]), after = deck_for (deck, &self->slots[i]);

    is_any_old |= renew (&self->slots[i], &before, &after);
  }
  self->deck = *deck;
  start_anew (self, is_any_old);
}

void
rummy_card_faces_set_large_index (RummyCardFaces *self, RummySlot slot, gboolean large_index)
{
  RummyDeck before, after;

  g_return_if_fail (RUMMY_IS_CARD_FACES (self));

  if (self->slots[slot].large_index == large_index)
    return;

  before = deck_for (&self->deck, &self->slots[slot]);
  self->slots[slot].large_index = large_index;
  after = deck_for (&self->deck, &self->slots[slot]);
  start_anew (self, renew (&self->slots[slot], &before, &after));
}

void
rummy_card_faces_set_size (RummyCardFaces *self, RummySlot slot, int width, int height)
{
  Slot *s;

  g_return_if_fail (RUMMY_IS_CARD_FACES (self));

  s = &self->slots[slot];
  if (s->width == width && s->height == height)
    return;

  s->width = width;
  s->height = height;
  for (guint i = 0; i < G_N_ELEMENTS (shadows); i++) {
    g_clear_pointer (&s->shadows[i], rummy_shadow_free);
    s->shadows[i] = rummy_shadow_new (width, height, MAX (width * shadows[i].reach, 1.5), width * shadows[i].drop,
                                      shadows[i].darkness);
  }
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

GdkTexture *
rummy_card_faces_get (RummyCardFaces *self, RummySlot slot, RummyCard card)
{
  guint face = face_of (card);
  Slot *s;
  GdkTexture *texture;
  gboolean fits;

  g_return_val_if_fail (RUMMY_IS_CARD_FACES (self), NULL);

  s = &self->slots[slot];
  s->is_asked[face] = TRUE;
  texture = s->textures[face];
  fits = texture != NULL && !s->is_old[face] && gdk_texture_get_width (texture) == s->width &&
         gdk_texture_get_height (texture) == s->height;

  if (s->width > 0 && !fits) {
    s->wanted[face] = TRUE;
    start_soon (self);
  }

  return find_texture (self, slot, face);
}

gboolean
rummy_card_faces_is_drawing (RummyCardFaces *self)
{
  g_return_val_if_fail (RUMMY_IS_CARD_FACES (self), FALSE);

  return self->start_id != 0 || self->cancellable != NULL;
}

void
rummy_card_faces_snapshot_shadow (RummyCardFaces *self, GtkSnapshot *snapshot, RummySlot slot, gboolean lifted,
                                  const graphene_size_t *size)
{
  Slot *s;

  g_return_if_fail (RUMMY_IS_CARD_FACES (self));

  s = &self->slots[slot];
  if (s->width == 0)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, size->width / s->width, size->height / s->height);
  rummy_shadow_snapshot (s->shadows[!!lifted], snapshot);
  gtk_snapshot_restore (snapshot);
}

void
rummy_card_faces_snapshot_blank (GtkSnapshot *snapshot, const graphene_rect_t *rect)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, rect, rect->size.width * RUMMY_CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.99f, 0.98f, 0.95f, 1 }, rect);
  gtk_snapshot_pop (snapshot);
}
