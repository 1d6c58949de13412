/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/card-widget.h"

#include "engine/round.h"
#include "ui/cards/fan.h"
#include "ui/cards/pixels.h"
#include "ui/cards/seat-sign.h"
#include "ui/words/words.h"

#define LAYERS_MAX 4
#define CARDS_TO_A_LAYER 8
#define DASH 5 /* in line widths */
#define DOT 1.5f
#define SIGN_DISC 0.26f /* as a fraction of the width */

struct _RummyCardWidget {
  GtkWidget parent_instance;

  RummyCardFaces *faces;
  RummyCard card;
  RummySlot slot;
  graphene_size_t size;
  guint depth;
  gboolean is_face_up, is_lifted, is_selected, is_marked;
  RummyCardMark mark;
  guint scorer;
  char *label, *description;
  GskTransform *travel;
  gboolean is_carried;
  GskRenderNode *picture; /* at rest, until it looks different */
  GdkTexture *drawn;      /* in it; only compared */
};

G_DEFINE_FINAL_TYPE (RummyCardWidget, rummy_card_widget, GTK_TYPE_WIDGET)

enum { SIGNAL_VERB, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *const verb_actions[] = {
  [RUMMY_CARD_ACTIVATE] = "card.activate",
  [RUMMY_CARD_SELECT] = "card.select",
  [RUMMY_CARD_DISCARD] = "card.discard",
};

/* Draws a dashed line; @length: of a dash, in line widths. */
static void
append_dashes (GtkSnapshot *snapshot, const GskRoundedRect *frame, float width, float length, const GdkRGBA *color)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (width);
  GskRoundedRect middle = *frame;

  gsk_rounded_rect_shrink (&middle, width / 2, width / 2, width / 2, width / 2);
  gsk_path_builder_add_rounded_rect (builder, &middle);
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_dash (stroke, (float[2]) { width * length, width * length }, 2);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gsk_stroke_free (stroke);
}

static void
append_line (GtkSnapshot *snapshot, const GskRoundedRect *frame, float width, const GdkRGBA *color)
{
  gtk_snapshot_append_border (snapshot, frame, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *color, *color, *color, *color });
}

/* From corner to corner. */
static void
append_bar (GtkSnapshot *snapshot, const GskRoundedRect *outline, float width, const GdkRGBA *color)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (width);
  float corner = outline->corner[0].width / 2, right = outline->bounds.size.width - corner;

  gsk_path_builder_move_to (builder, corner, outline->bounds.size.height - corner);
  gsk_path_builder_line_to (builder, right, corner);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gsk_stroke_free (stroke);
}

/* Each state has a line of its own, so that color is not needed: thin for a new card, dashes for one that would be
 * taken, dots for what goes with it, double for a hint, and a bar across what must not be taken.  A selected card is
 * raised. */
static void
append_frame (RummyCardWidget *self, GtkSnapshot *snapshot, const GskRoundedRect *outline)
{
  float inside = self->size.width * 0.03f, width = MAX (inside, 2), outside = width - inside;
  GskRoundedRect frame = *outline;
  GdkRGBA color, tint;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  tint = color;
  tint.alpha *= 0.15f;
  gtk_snapshot_push_rounded_clip (snapshot, outline);
  gtk_snapshot_append_color (snapshot, &tint, &outline->bounds);
  gtk_snapshot_pop (snapshot);
  /* It does not cover the index of a small card. */
  gsk_rounded_rect_shrink (&frame, -outside, -outside, -outside, -outside);
  switch (self->mark) {
  case RUMMY_CARD_TAKEN:
    append_dashes (snapshot, &frame, width, DASH, &color);
    break;
  case RUMMY_CARD_WANTED:
    append_dashes (snapshot, &frame, width, DOT, &color);
    break;
  case RUMMY_CARD_HINTED:
    append_line (snapshot, &frame, width / 2, &color);
    gsk_rounded_rect_shrink (&frame, width, width, width, width);
    append_line (snapshot, &frame, width / 2, &color);
    break;
  case RUMMY_CARD_BARRED:
    append_line (snapshot, &frame, width, &color);
    append_bar (snapshot, outline, width, &color);
    break;
  case RUMMY_CARD_NO_MARK:
  default:
    append_line (snapshot, &frame, self->is_selected ? width : width / 2, &color);
    break;
  }
}

/* In the lower left corner, which the next card of a meld leaves free. */
static void
append_sign (RummyCardWidget *self, GtkSnapshot *snapshot)
{
  float disc = self->size.width * SIGN_DISC, inset = self->size.width * 0.03f;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (inset, self->size.height - inset - disc, disc, disc);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &rect, disc / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 1, 1, 0.94f }, &rect);
  gtk_snapshot_pop (snapshot);
  graphene_rect_inset (&rect, disc * 0.17f, disc * 0.17f);
  rummy_seat_sign_snapshot (snapshot, self->scorer, &rect, FALSE);
}

static void
verb_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (guint verb = 0; verb < G_N_ELEMENTS (verb_actions); verb++) {
    if (g_str_equal (name, verb_actions[verb]))
      g_signal_emit (widget, signals[SIGNAL_VERB], 0, verb);
  }
}

static void
draw_picture (RummyCardWidget *self, GtkSnapshot *snapshot)
{
  static const GdkRGBA edges[] = { { 0.93f, 0.91f, 0.86f, 1 }, { 0.78f, 0.76f, 0.70f, 1 } };
  RummyCard card = self->is_face_up ? self->card : RUMMY_CARD_HIDDEN;
  graphene_rect_t rect = { GRAPHENE_POINT_INIT (0, 0), self->size };
  guint layers = MIN (self->depth / CARDS_TO_A_LAYER, LAYERS_MAX);
  GdkTexture *texture = rummy_card_faces_get (self->faces, self->slot, card);
  GskRoundedRect outline;

  self->drawn = texture;
  gsk_rounded_rect_init_from_rect (&outline, &rect, self->size.width * RUMMY_CORNER);
  rummy_card_faces_snapshot_shadow (self->faces, snapshot, self->slot,
                                    self->is_lifted || self->mark == RUMMY_CARD_TAKEN ||
                                      self->mark == RUMMY_CARD_HINTED,
                                    &self->size);

  for (guint layer = layers; layer > 0; layer--) {
    GskRoundedRect below = outline;

    gsk_rounded_rect_offset (&below, layer * 0.6f, layer * 0.9f);
    gtk_snapshot_push_rounded_clip (snapshot, &below);
    gtk_snapshot_append_color (snapshot, &edges[layer % 2], &below.bounds);
    gtk_snapshot_pop (snapshot);
  }

  if (texture != NULL) {
    rummy_pixels_append (snapshot, texture, &rect);
  } else {
    rummy_card_faces_snapshot_blank (snapshot, &rect);
  }

  if (self->is_selected || self->is_marked || self->mark != RUMMY_CARD_NO_MARK)
    append_frame (self, snapshot, &outline);
  if (self->scorer != RUMMY_SEAT_NONE && self->is_face_up)
    append_sign (self, snapshot);
}

/* A card that travels is drawn in each frame: its picture is made once. */
void
rummy_card_widget_draw_at_rest (RummyCardWidget *self, GtkSnapshot *snapshot)
{
  if (self->picture == NULL) {
    GtkSnapshot *picture = gtk_snapshot_new ();

    draw_picture (self, picture);
    self->picture = gtk_snapshot_free_to_node (picture);
  }

  if (self->picture != NULL)
    gtk_snapshot_append_node (snapshot, self->picture);
}

static void
look_changed (RummyCardWidget *self)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
faces_cb (RummyCardWidget *self)
{
  if (rummy_card_faces_get (self->faces, self->slot, self->is_face_up ? self->card : RUMMY_CARD_HIDDEN) != self->drawn)
    look_changed (self);
}

static void
rummy_card_widget_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (rummy_card_widget_parent_class)->css_changed (widget, change);
  look_changed (RUMMY_CARD_WIDGET (widget));
}

void
rummy_card_widget_draw (RummyCardWidget *self, GtkSnapshot *snapshot)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_transform (snapshot, self->travel);
  rummy_card_widget_draw_at_rest (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
rummy_card_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyCardWidget *self = RUMMY_CARD_WIDGET (widget);

  if (!self->is_carried)
    rummy_card_widget_draw (self, snapshot);
}

static void
rummy_card_widget_finalize (GObject *object)
{
  RummyCardWidget *self = RUMMY_CARD_WIDGET (object);

  g_clear_object (&self->faces);
  g_clear_pointer (&self->travel, gsk_transform_unref);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_free (self->label);
  g_free (self->description);

  G_OBJECT_CLASS (rummy_card_widget_parent_class)->finalize (object);
}

static void
rummy_card_widget_class_init (RummyCardWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rummy_card_widget_finalize;
  widget_class->css_changed = rummy_card_widget_css_changed;
  widget_class->snapshot = rummy_card_widget_snapshot;

  signals[SIGNAL_VERB] =
    g_signal_new ("verb", RUMMY_TYPE_CARD_WIDGET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  for (guint verb = 0; verb < G_N_ELEMENTS (verb_actions); verb++)
    gtk_widget_class_install_action (widget_class, verb_actions[verb], NULL, verb_cb);

  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
rummy_card_widget_init (RummyCardWidget *self)
{
  self->scorer = RUMMY_SEAT_NONE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
rummy_card_widget_new (RummyCardFaces *faces, RummyCard card)
{
  RummyCardWidget *self = g_object_new (RUMMY_TYPE_CARD_WIDGET, NULL);

  self->faces = g_object_ref (faces);
  g_signal_connect_object (faces, "changed", G_CALLBACK (faces_cb), self, G_CONNECT_SWAPPED);
  self->card = card;
  self->is_face_up = card != RUMMY_CARD_HIDDEN;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, FALSE, -1);

  return GTK_WIDGET (self);
}

RummyCard
rummy_card_widget_get_card (RummyCardWidget *self)
{
  g_return_val_if_fail (RUMMY_IS_CARD_WIDGET (self), RUMMY_CARD_NONE);

  return self->card;
}

void
rummy_card_widget_set_size (RummyCardWidget *self, RummySlot slot, graphene_size_t size)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  if (self->slot == slot && graphene_size_equal (&self->size, &size))
    return;

  self->slot = slot;
  self->size = size;
  look_changed (self);
}

void
rummy_card_widget_set_travel (RummyCardWidget *self, GskTransform *travel, gboolean is_carried)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  if (travel == NULL && self->travel == NULL && self->is_carried == is_carried)
    return;

  g_clear_pointer (&self->travel, gsk_transform_unref);
  self->travel = gsk_transform_ref (travel);
  if (!is_carried || !self->is_carried) /* else the stage draws it */
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->is_carried = is_carried;
}

gboolean
rummy_card_widget_travels (RummyCardWidget *self)
{
  g_return_val_if_fail (RUMMY_IS_CARD_WIDGET (self), FALSE);

  return self->travel != NULL || self->is_carried;
}

static void
set_flag (RummyCardWidget *self, gboolean *flag, gboolean value)
{
  value = !!value;
  if (*flag == value)
    return;

  *flag = value;
  look_changed (self);
}

static void
set_class (RummyCardWidget *self, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
rummy_card_widget_set_face_up (RummyCardWidget *self, gboolean face_up)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  set_flag (self, &self->is_face_up, face_up);
}

void
rummy_card_widget_set_lifted (RummyCardWidget *self, gboolean lifted)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  set_flag (self, &self->is_lifted, lifted);
}

void
rummy_card_widget_set_selected (RummyCardWidget *self, gboolean selected)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  if (self->is_selected == !!selected)
    return;

  set_flag (self, &self->is_selected, selected);
  set_class (self, "selected", selected);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, self->is_selected, -1);
}

void
rummy_card_widget_set_marked (RummyCardWidget *self, gboolean marked)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  if (self->is_marked == !!marked)
    return;

  set_flag (self, &self->is_marked, marked);
  set_class (self, "marked", marked);
}

void
rummy_card_widget_set_mark (RummyCardWidget *self, RummyCardMark mark)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  if (self->mark == mark)
    return;

  self->mark = mark;
  set_class (self, "taken", mark == RUMMY_CARD_TAKEN);
  set_class (self, "barred", mark == RUMMY_CARD_BARRED);
  set_class (self, "wanted", mark == RUMMY_CARD_WANTED);
  set_class (self, "advised", mark == RUMMY_CARD_HINTED);
  look_changed (self);
}

void
rummy_card_widget_set_scorer (RummyCardWidget *self, guint seat)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  if (self->scorer == seat)
    return;

  self->scorer = seat;
  look_changed (self);
}

void
rummy_card_widget_set_depth (RummyCardWidget *self, guint depth)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  if (self->depth == depth)
    return;

  self->depth = depth;
  look_changed (self);
}

void
rummy_card_widget_describe (RummyCardWidget *self, const char *label, const char *description)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  if (label == NULL)
    label = rummy_words_card (self->card);

  if (g_set_str (&self->label, label))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (g_set_str (&self->description, description))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void
rummy_card_widget_allow (RummyCardWidget *self, gboolean select, gboolean discard)
{
  g_return_if_fail (RUMMY_IS_CARD_WIDGET (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), verb_actions[RUMMY_CARD_SELECT], select);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), verb_actions[RUMMY_CARD_DISCARD], discard);
}
