/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-felt.h"

#include <math.h>

/* In tiles, so that a renderer which redraws a part of the window need not touch all of the cloth. */
#define TILE 256

#define SHADES 1024
#define CENTRE_X 0.5
#define CENTRE_Y 0.42
#define BRIGHT 1.12 /* of the colour, in the middle */
#define FALL_OFF 0.40
#define GRAIN 5 /* steps of 255 */

typedef struct {
  int width, height;
  GdkRGBA colour;
  GskRenderNode *node; /* of width x height */
} Cloth;

struct _RummyFelt {
  GObject parent_instance;

  Cloth wanted, ready;
  gboolean is_drawing;
};

G_DEFINE_FINAL_TYPE (RummyFelt, rummy_felt, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
cloth_free (gpointer data)
{
  Cloth *cloth = data;

  g_clear_pointer (&cloth->node, gsk_render_node_unref);
  g_free (cloth);
}

static gboolean
is_same (const Cloth *a, const Cloth *b)
{
  return a->width == b->width && a->height == b->height && gdk_rgba_equal (&a->colour, &b->colour);
}

/* How bright the cloth is at a squared distance from the light, 0..SHADES of the farthest corner. */
static void
make_shades (const GdkRGBA *colour, float shades[SHADES][3])
{
  for (guint i = 0; i < SHADES; i++) {
    double square = (double) i / (SHADES - 1);
    double light = BRIGHT - FALL_OFF * square * (1.35 - 0.35 * square);

    shades[i][0] = (float) (CLAMP (colour->red * light, 0, 1) * 255);
    shades[i][1] = (float) (CLAMP (colour->green * light, 0, 1) * 255);
    shades[i][2] = (float) (CLAMP (colour->blue * light, 0, 1) * 255);
  }
}

static guint32
mix (guint32 number)
{
  number ^= number << 13;
  number ^= number >> 17;
  number ^= number << 5;

  return number;
}

static guint32
pixel_of (const float shade[3], float grain)
{
  guint32 r = (guint32) CLAMP (shade[0] + grain, 0, 255);
  guint32 g = (guint32) CLAMP (shade[1] + grain, 0, 255);
  guint32 b = (guint32) CLAMP (shade[2] + grain, 0, 255);

  return 0xff000000 | r << 16 | g << 8 | b;
}

static GdkTexture *
draw_tile (const Cloth *cloth, float shades[SHADES][3], int left, int top, int width, int height)
{
  guint32 *pixels = g_new (guint32, (gsize) width * height);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, sizeof (guint32) * width * height);
  double far_x = cloth->width * MAX (CENTRE_X, 1 - CENTRE_X), far_y = cloth->height * MAX (CENTRE_Y, 1 - CENTRE_Y);
  guint32 noise = mix (0x9e3779b9u ^ ((guint32) left * 73856093u) ^ ((guint32) top * 19349663u));
  float last = 0;

  for (int y = 0; y < height; y++) {
    double dy = (top + y - cloth->height * CENTRE_Y) / far_y;

    for (int x = 0; x < width; x++) {
      double dx = (left + x - cloth->width * CENTRE_X) / far_x;
      double square = (dx * dx + dy * dy) / 2;
      guint shade = (guint) (MIN (square, 1) * (SHADES - 1));

      noise = mix (noise);
      /* Fibres: each grain leans on the one before it. */
      last = last * 0.45f + ((noise >> 8 & 0xffff) / 65535.0f - 0.5f) * GRAIN;
      pixels[y * width + x] = pixel_of (shades[shade], last + 0.5f);
    }
  }

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, sizeof (guint32) * width);
}

static void
draw_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Cloth *cloth = task_data;
  float(*shades)[3] = g_malloc (sizeof (float) * SHADES * 3);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  make_shades (&cloth->colour, shades);
  for (int y = 0; y < cloth->height; y += TILE) {
    for (int x = 0; x < cloth->width; x += TILE) {
      int width = MIN (TILE, cloth->width - x), height = MIN (TILE, cloth->height - y);
      g_autoptr (GdkTexture) tile = draw_tile (cloth, shades, x, y, width, height);

      g_ptr_array_add (nodes, gsk_texture_node_new (tile, &GRAPHENE_RECT_INIT (x, y, width, height)));
    }
  }
  cloth->node = gsk_container_node_new ((GskRenderNode **) nodes->pdata, nodes->len);
  g_free (shades);

  g_task_return_boolean (task, TRUE);
}

static void start (RummyFelt *self);

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyFelt) self = data;
  Cloth *cloth = g_task_get_task_data (G_TASK (result));

  self->is_drawing = FALSE;
  g_clear_pointer (&self->ready.node, gsk_render_node_unref);
  self->ready = *cloth;
  cloth->node = NULL;

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  start (self);
}

static void
start (RummyFelt *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->is_drawing || is_same (&self->wanted, &self->ready))
    return;

  self->is_drawing = TRUE;
  /* Not as the source of the task, which the thread may be the last to let go of. */
  task = g_task_new (NULL, NULL, drawn_cb, g_object_ref (self));
  g_task_set_task_data (task, g_memdup2 (&self->wanted, sizeof self->wanted), cloth_free);
  g_task_run_in_thread (task, draw_cb);
}

static void
rummy_felt_dispose (GObject *object)
{
  g_clear_pointer (&RUMMY_FELT (object)->ready.node, gsk_render_node_unref);

  G_OBJECT_CLASS (rummy_felt_parent_class)->dispose (object);
}

static void
rummy_felt_class_init (RummyFeltClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_felt_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_FELT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_felt_init (RummyFelt *self)
{
}

RummyFelt *
rummy_felt_new (void)
{
  return g_object_new (RUMMY_TYPE_FELT, NULL);
}

void
rummy_felt_set (RummyFelt *self, int width, int height, const GdkRGBA *colour)
{
  Cloth cloth = { .width = width, .height = height, .colour = *colour };

  g_return_if_fail (RUMMY_IS_FELT (self));

  if (width <= 0 || height <= 0 || is_same (&cloth, &self->wanted))
    return;

  self->wanted = cloth;
  start (self);
}

void
rummy_felt_snapshot (RummyFelt *self, GtkSnapshot *snapshot, double width, double height)
{
  g_return_if_fail (RUMMY_IS_FELT (self));

  if (self->ready.node == NULL) {
    gtk_snapshot_append_color (snapshot, &self->wanted.colour, &GRAPHENE_RECT_INIT (0, 0, width, height));
    return;
  }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, width / self->ready.width, height / self->ready.height);
  gtk_snapshot_append_node (snapshot, self->ready.node);
  gtk_snapshot_restore (snapshot);
}
