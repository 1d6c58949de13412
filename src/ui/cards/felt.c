/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/felt.h"

#include <math.h>

#include "ui/cards/pixels.h"

/* Drawn in tiles, so that redrawing a part of the window does not touch the whole cloth. */
#define TILE 256

#define SHADES 1024
#define CENTRE_X 0.5
#define CENTRE_Y 0.42

#define BOARDS 5           /* of wood, one below the other */
#define LEAST_BOARD 24     /* in pixels */
#define SEAM 0.022         /* as a fraction of a board */
#define FIBRES 26.0f       /* per board */
#define STRIDE 4           /* pixels along the wood, with interpolation between */

typedef struct {
  int width, height;
  RummyCloth cloth;
  GskRenderNode *node; /* for width x height */
  GPtrArray *tiles;    /* GdkTexture, which the node may draw from */
} Drawing;

struct _RummyFelt {
  GObject parent_instance;

  Drawing wanted, ready;
  gboolean is_drawing;
};

G_DEFINE_FINAL_TYPE (RummyFelt, rummy_felt, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  g_clear_pointer (&drawing->node, gsk_render_node_unref);
  g_clear_pointer (&drawing->tiles, g_ptr_array_unref);
  g_free (drawing);
}

static gboolean
is_same (const Drawing *a, const Drawing *b)
{
  return a->width == b->width && a->height == b->height && rummy_cloth_equal (&a->cloth, &b->cloth);
}

/* Computes the brightness at squared distances from the light, in SHADES steps to the farthest corner. */
static void
make_shades (const RummyCloth *cloth, float shades[SHADES][3])
{
  const GdkRGBA *color = &cloth->color;

  for (guint i = 0; i < SHADES; i++) {
    double square = (double) i / (SHADES - 1);
    double light = cloth->bright - (cloth->bright - cloth->dark) * square * (1.35 - 0.35 * square);

    shades[i][0] = (float) (CLAMP (color->red * light, 0, 1) * 255);
    shades[i][1] = (float) (CLAMP (color->green * light, 0, 1) * 255);
    shades[i][2] = (float) (CLAMP (color->blue * light, 0, 1) * 255);
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
pixel_of (const float shade[3], float factor, float grain)
{
  guint32 r = (guint32) CLAMP (shade[0] * factor + grain, 0, 255);
  guint32 g = (guint32) CLAMP (shade[1] * factor + grain, 0, 255);
  guint32 b = (guint32) CLAMP (shade[2] * factor + grain, 0, 255);

  return 0xff000000 | r << 16 | g << 8 | b;
}

static float
random_at (int x, int y)
{
  return (mix ((guint32) x * 374761393u + (guint32) y * 668265263u + 0x9e3779b9u) >> 8 & 0xffff) / 65535.0f;
}

/* Random in 0..1, interpolated smoothly between integers. */
static float
noise_at (float x, float y)
{
  int left = (int) floorf (x), top = (int) floorf (y);
  float dx = x - left, dy = y - top;
  float upper, lower;

  dx *= dx * (3 - 2 * dx);
  dy *= dy * (3 - 2 * dy);
  upper = random_at (left, top) * (1 - dx) + random_at (left + 1, top) * dx;
  lower = random_at (left, top + 1) * (1 - dx) + random_at (left + 1, top + 1) * dx;

  return upper * (1 - dy) + lower * dy;
}

/* Returns the darkness (0..1) of wood at a place, in units of a board's height. */
static float
wood_at (float x, float y)
{
  int board = (int) floorf (y);
  float across = y - board, along = x + board * 7.3f;
  float rings, fibres, pores, tone = random_at (board, 91);

  if (across < SEAM)
    return 1;

  /* Annual rings as distorted waves, with fibers and finer pores along them. */
  rings = noise_at (along * 0.55f, board * 17 + across * 3 + noise_at (along * 0.3f, board * 5) * 2.5f);
  rings = fabsf (sinf (rings * 9 + across * 4));
  fibres = noise_at (along * 2, (board * 3 + across) * FIBRES);
  pores = noise_at (along * 6, (board * 5 + across) * FIBRES * 4);

  return tone * 0.30f + rings * 0.22f + fibres * 0.26f + pores * pores * 0.22f;
}

static GdkTexture *
draw_tile (const Drawing *drawing, float shades[SHADES][3], int left, int top, int width, int height)
{
  guint32 *pixels = g_new (guint32, (gsize) width * height);
  double far_x = drawing->width * MAX (CENTRE_X, 1 - CENTRE_X), far_y = drawing->height * MAX (CENTRE_Y, 1 - CENTRE_Y);
  guint32 noise = mix (0x9e3779b9u ^ ((guint32) left * 73856093u) ^ ((guint32) top * 19349663u));
  float board = (float) MAX (drawing->height / BOARDS, LEAST_BOARD), last = 0, from = 0, to = 0;
  gboolean is_wood = drawing->cloth.pattern == RUMMY_PATTERN_WOOD;

  for (int y = 0; y < height; y++) {
    double dy = (top + y - drawing->height * CENTRE_Y) / far_y;

    for (int x = 0; x < width; x++) {
      double dx = (left + x - drawing->width * CENTRE_X) / far_x;
      double square = (dx * dx + dy * dy) / 2;
      guint shade = (guint) (MIN (square, 1) * (SHADES - 1));
      float factor = 1;

      if (is_wood && x % STRIDE == 0) {
        from = x == 0 ? wood_at (left / board, (top + y) / board) : to;
        to = wood_at ((left + x + STRIDE) / board, (top + y) / board);
      }
      if (is_wood)
        factor -= drawing->cloth.depth * (from + (to - from) * (x % STRIDE) / STRIDE);

      noise = mix (noise);
      /* Fibers: each grain depends on the one before. */
      last = last * 0.45f + ((noise >> 8 & 0xffff) / 65535.0f - 0.5f) * RUMMY_GRAIN;
      pixels[y * width + x] = pixel_of (shades[shade], factor, last + 0.5f);
    }
  }

  return rummy_pixels_new_take (pixels, width, height, TRUE);
}

static void
draw_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Drawing *drawing = task_data;
  float (*shades)[3] = g_malloc (sizeof (float) * SHADES * 3);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  drawing->tiles = g_ptr_array_new_with_free_func (g_object_unref);
  make_shades (&drawing->cloth, shades);
  for (int y = 0; y < drawing->height; y += TILE) {
    for (int x = 0; x < drawing->width; x += TILE) {
      /* Tiles overlap by a pixel, so that no seams appear when they are stretched. */
      int width = MIN (TILE + 1, drawing->width - x), height = MIN (TILE + 1, drawing->height - y);
      GdkTexture *tile = draw_tile (drawing, shades, x, y, width, height);

      g_ptr_array_add (drawing->tiles, tile);
      g_ptr_array_add (nodes, rummy_pixels_make_node (tile, &GRAPHENE_RECT_INIT (x, y, width, height)));
    }
  }
  drawing->node = gsk_container_node_new ((GskRenderNode **) nodes->pdata, nodes->len);
  g_free (shades);

  g_task_return_boolean (task, TRUE);
}

static void start (RummyFelt *self);

static void
set_ready (RummyFelt *self, const Drawing *drawing, GskRenderNode *node, GPtrArray *tiles)
{
  g_clear_pointer (&self->ready.node, gsk_render_node_unref);
  g_clear_pointer (&self->ready.tiles, g_ptr_array_unref);
  self->ready = *drawing;
  self->ready.node = node;
  self->ready.tiles = tiles;
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyFelt) self = data;
  Drawing *drawing = g_task_get_task_data (G_TASK (result));

  self->is_drawing = FALSE;
  set_ready (self, drawing, g_steal_pointer (&drawing->node), g_steal_pointer (&drawing->tiles));

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  start (self);
}

static void
start (RummyFelt *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->is_drawing || is_same (&self->wanted, &self->ready))
    return;

  if (self->wanted.cloth.pattern == RUMMY_PATTERN_PLAIN) {
    graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, self->wanted.width, self->wanted.height);

    set_ready (self, &self->wanted, gsk_color_node_new (&self->wanted.cloth.color, &rect), NULL);
    return;
  }

  self->is_drawing = TRUE;
  /* Not the task's source object, because the thread may drop the last reference to the task. */
  task = g_task_new (NULL, NULL, drawn_cb, g_object_ref (self));
  g_task_set_task_data (task, g_memdup2 (&self->wanted, sizeof self->wanted), drawing_free);
  g_task_run_in_thread (task, draw_cb);
}

static void
rummy_felt_dispose (GObject *object)
{
  g_clear_pointer (&RUMMY_FELT (object)->ready.node, gsk_render_node_unref);
  g_clear_pointer (&RUMMY_FELT (object)->ready.tiles, g_ptr_array_unref);

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
rummy_felt_set (RummyFelt *self, int width, int height, const RummyCloth *cloth)
{
  Drawing drawing = { .width = width, .height = height, .cloth = *cloth };

  g_return_if_fail (RUMMY_IS_FELT (self));

  if (width <= 0 || height <= 0 || is_same (&drawing, &self->wanted))
    return;

  self->wanted = drawing;
  start (self);
}

gboolean
rummy_felt_is_drawing (RummyFelt *self)
{
  g_return_val_if_fail (RUMMY_IS_FELT (self), FALSE);

  return self->is_drawing;
}

void
rummy_felt_snapshot (RummyFelt *self, GtkSnapshot *snapshot, double width, double height)
{
  g_return_if_fail (RUMMY_IS_FELT (self));

  if (self->ready.node == NULL) {
    gtk_snapshot_append_color (snapshot, &self->wanted.cloth.color, &GRAPHENE_RECT_INIT (0, 0, width, height));
    return;
  }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, width / self->ready.width, height / self->ready.height);
  gtk_snapshot_append_node (snapshot, self->ready.node);
  gtk_snapshot_restore (snapshot);
}
