/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/seat.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/cards/pixels.h"

/* Text height of a chance: a share of the card's height, at least the usual text, and its padding. */
#define CHANCE_HEIGHT 0.13
#define CHANCE_LEAST 0.8
#define CHANCE_PAD 4
#define APART 0.9  /* of a card's width, at most */
#define TOUCH 44   /* pixels that a finger needs */
#define GHOST 0.72 /* opacity of a likely card */

struct _RummySeat {
  GtkWidget parent_instance;

  RummyCardFaces *faces;
  RummySlot slot;
  RummyFan fan;
  guint n_coming;
  GdkTexture *drawn; /* a back; only compared */
  gboolean is_open;
  RummyCard shown[RUMMY_CARDS_MAX];
  guint n_shown;
  RummyLikely likely[RUMMY_CARDS_MAX];
  guint n_likely;
  GtkWidget *plate;
  graphene_rect_t plate_place;
};

G_DEFINE_FINAL_TYPE (RummySeat, rummy_seat, GTK_TYPE_WIDGET)

enum { SIGNAL_ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATED], 0);
}

/* The text of a chance, made smaller to fit the width while it can be read. */
static PangoLayout *
make_chance (RummySeat *self, guint percent, double widest, graphene_size_t *size)
{
  g_autofree char *words = g_strdup_printf (C_("chance", "%u%%"), percent);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), words);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  double usual = (double) pango_font_description_get_size (font) * CHANCE_LEAST, wanted;
  int width, height;

  if (!pango_font_description_get_size_is_absolute (font))
    usual *= pango_cairo_context_get_resolution (pango_layout_get_context (layout)) / 72;
  wanted = MAX (usual, self->fan.card.height * CHANCE_HEIGHT * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, wanted);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &width, &height);
  if (width + 2 * CHANCE_PAD > widest && wanted > usual) {
    pango_font_description_set_absolute_size (font, MAX (usual, wanted * MAX (widest - 2 * CHANCE_PAD - 1, 0) / width));
    pango_layout_set_font_description (layout, font);
    pango_layout_get_pixel_size (layout, &width, &height);
  }
  pango_font_description_free (font);
  *size = GRAPHENE_SIZE_INIT (width + 2 * CHANCE_PAD, height);

  return layout;
}

/* How many of the first n backs can show a chance, their distance, and the width for it. */
static guint
place_likely (RummySeat *self, guint n, double *step, double *widest)
{
  double room = n > 1 ? rummy_fan_card (&self->fan, n - 1).origin.x - rummy_fan_card (&self->fan, 0).origin.x : 0;
  guint n_likely = MIN (self->n_likely, n);
  graphene_size_t size;

  *widest = n_likely > 1 ? room / (n_likely - 1) : self->fan.card.width;
  g_object_unref (make_chance (self, self->likely[0].percent, *widest, &size));
  n_likely = MIN (n_likely, 1 + (guint) (room / size.width));
  *step = n_likely > 1 ? MIN (room / (n_likely - 1), MAX (self->fan.card.width * APART, size.width)) : 0;

  return n_likely;
}

static void
snapshot_likely (RummySeat *self, GtkSnapshot *snapshot, guint n)
{
  double step, widest;
  guint n_likely = place_likely (self, n, &step, &widest);

  for (guint i = 0; i < n_likely; i++) {
    graphene_rect_t rect = rummy_fan_card (&self->fan, 0), pill;
    GdkTexture *face = rummy_card_faces_get (self->faces, RUMMY_SLOT_OTHERS, self->likely[i].card);
    graphene_size_t size;
    g_autoptr (PangoLayout) layout = make_chance (self, self->likely[i].percent, widest, &size);
    GskRoundedRect outline;

    rect.origin.x = (float) floor (rect.origin.x + i * step);
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &rect.origin);
    rummy_card_faces_snapshot_shadow (self->faces, snapshot, self->slot, FALSE, &rect.size);
    gtk_snapshot_restore (snapshot);
    gsk_rounded_rect_init_from_rect (&outline, &rect, rect.size.width * RUMMY_CORNER);
    gtk_snapshot_push_rounded_clip (snapshot, &outline);
    gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.62f, 0.70f, 0.80f, 1 }, &rect);
    gtk_snapshot_pop (snapshot);
    if (face != NULL) {
      gtk_snapshot_push_opacity (snapshot, GHOST);
      rummy_pixels_append (snapshot, face, &rect);
      gtk_snapshot_pop (snapshot);
    }

    pill = GRAPHENE_RECT_INIT (rect.origin.x + 1, rect.origin.y + rect.size.height - size.height - 2, size.width,
                               size.height);
    if (i + 1 == n_likely || step > rect.size.width)
      pill.origin.x = (float) floor (rect.origin.x + (rect.size.width - size.width) / 2);
    gsk_rounded_rect_init_from_rect (&outline, &pill, size.height / 2);
    gtk_snapshot_push_rounded_clip (snapshot, &outline);
    gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 0.8f }, &pill);
    gtk_snapshot_pop (snapshot);
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (pill.origin.x + CHANCE_PAD, pill.origin.y));
    gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
    gtk_snapshot_restore (snapshot);
  }
}

/* Backs that are neither open nor on their way. */
static guint
n_backs (RummySeat *self)
{
  guint n = self->is_open ? 0 : self->fan.n - MIN (self->n_coming, self->fan.n);

  return MIN (n, self->fan.n - MIN (self->n_shown, self->fan.n));
}

static void
rummy_seat_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummySeat *self = RUMMY_SEAT (widget);
  GdkTexture *texture = rummy_card_faces_get (self->faces, self->slot, RUMMY_CARD_HIDDEN);
  guint n = self->is_open ? 0 : self->fan.n - MIN (self->n_coming, self->fan.n);

  self->drawn = texture;
  for (guint i = 0; i < n; i++) {
    graphene_rect_t rect = rummy_fan_card (&self->fan, i);

    if (i == n_backs (self) && self->n_likely > 0)
      snapshot_likely (self, snapshot, i);
    if (i + self->n_shown >= self->fan.n)
      texture =
        rummy_card_faces_get (self->faces, RUMMY_SLOT_OTHERS, self->shown[i + self->n_shown - self->fan.n]);

    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &rect.origin);
    rummy_card_faces_snapshot_shadow (self->faces, snapshot, self->slot, FALSE, &rect.size);
    gtk_snapshot_restore (snapshot);
    if (texture != NULL)
      rummy_pixels_append (snapshot, texture, &rect);
    else if (i + self->n_shown >= self->fan.n)
      rummy_card_faces_snapshot_blank (snapshot, &rect);
  }
  if (n > 0 && n == n_backs (self) && self->n_likely > 0)
    snapshot_likely (self, snapshot, n);

  gtk_widget_snapshot_child (widget, self->plate, snapshot);
}

/* A low plate has a larger touch area, below cards. */
static gboolean
rummy_seat_contains (GtkWidget *widget, double x, double y)
{
  double height = gtk_widget_get_height (widget), more = MAX (TOUCH - height, 0) / 2;

  return x >= 0 && x < gtk_widget_get_width (widget) && y >= -more && y < height + more;
}

static void
rummy_seat_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummySeat *self = RUMMY_SEAT (widget);
  GtkWidget *popover = gtk_widget_get_last_child (widget);

  gtk_widget_set_child_visible (self->plate, self->plate_place.size.width > 0);
  if (self->plate_place.size.width > 0)
    gtk_widget_allocate (self->plate, (int) self->plate_place.size.width, (int) self->plate_place.size.height, -1,
                         gsk_transform_translate (NULL, &self->plate_place.origin));
  if (GTK_IS_POPOVER (popover))
    gtk_popover_present (GTK_POPOVER (popover));
}

static void
rummy_seat_dispose (GObject *object)
{
  GtkWidget *child;

  /* Including popovers. */
  while ((child = gtk_widget_get_last_child (GTK_WIDGET (object))) != NULL && !RUMMY_IS_SEAT_PLATE (child))
    gtk_widget_unparent (child);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_SEAT);

  G_OBJECT_CLASS (rummy_seat_parent_class)->dispose (object);
}

static void
rummy_seat_finalize (GObject *object)
{
  g_clear_object (&RUMMY_SEAT (object)->faces);

  G_OBJECT_CLASS (rummy_seat_parent_class)->finalize (object);
}

static void
rummy_seat_class_init (RummySeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rummy_seat_dispose;
  object_class->finalize = rummy_seat_finalize;

  widget_class->snapshot = rummy_seat_snapshot;
  widget_class->contains = rummy_seat_contains;
  widget_class->size_allocate = rummy_seat_size_allocate;

  signals[SIGNAL_ACTIVATED] =
    g_signal_new ("activated", RUMMY_TYPE_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "seat.activate", NULL, activate_cb);
  g_type_ensure (RUMMY_TYPE_SEAT_PLATE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/seat.ui");
  gtk_widget_class_bind_template_child (widget_class, RummySeat, plate);
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
rummy_seat_init (RummySeat *self)
{
  rummy_fan_init (&self->fan, GRAPHENE_SIZE_INIT (1, 1), 1, 0);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Backs are all alike. */
static void
faces_cb (RummySeat *self)
{
  if (self->n_shown > 0 || self->n_likely > 0 ||
      rummy_card_faces_get (self->faces, self->slot, RUMMY_CARD_HIDDEN) != self->drawn)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
rummy_seat_new (RummyCardFaces *faces, RummySlot slot)
{
  RummySeat *self = g_object_new (RUMMY_TYPE_SEAT, NULL);

  self->faces = g_object_ref (faces);
  g_signal_connect_object (faces, "changed", G_CALLBACK (faces_cb), self, G_CONNECT_SWAPPED);
  self->slot = slot;

  return GTK_WIDGET (self);
}

RummySeatPlate *
rummy_seat_get_plate (RummySeat *self)
{
  g_return_val_if_fail (RUMMY_IS_SEAT (self), NULL);

  return RUMMY_SEAT_PLATE (self->plate);
}

void
rummy_seat_set_places (RummySeat *self, const RummyFan *fan, const graphene_rect_t *plate)
{
  g_return_if_fail (RUMMY_IS_SEAT (self));

  if (rummy_fan_equal (&self->fan, fan) && graphene_rect_equal (&self->plate_place, plate))
    return;

  self->fan = *fan;
  self->plate_place = *plate;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_seat_set_cards (RummySeat *self, guint n_coming, gboolean open)
{
  g_return_if_fail (RUMMY_IS_SEAT (self));

  if (self->n_coming == n_coming && self->is_open == open)
    return;

  self->n_coming = n_coming;
  self->is_open = open;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_seat_set_shown (RummySeat *self, RummyCards shown)
{
  g_return_if_fail (RUMMY_IS_SEAT (self));

  if (self->n_shown == 0 && rummy_cards_is_empty (shown))
    return;

  self->n_shown = 0;
  RUMMY_CARDS_EACH (card, shown)
    self->shown[self->n_shown++] = card;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_seat_set_likely (RummySeat *self, const RummyLikely *likely, guint n)
{
  g_return_if_fail (RUMMY_IS_SEAT (self));
  g_return_if_fail (n <= RUMMY_CARDS_MAX);

  if (n == 0 && self->n_likely == 0)
    return;

  self->n_likely = n;
  for (guint i = 0; i < n; i++)
    self->likely[i] = likely[i];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
rummy_seat_count_likely (RummySeat *self)
{
  double step, widest;

  g_return_val_if_fail (RUMMY_IS_SEAT (self), 0);

  return self->n_likely > 0 ? place_likely (self, n_backs (self), &step, &widest) : 0;
}
