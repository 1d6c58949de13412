/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/deal-scene.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/cards/sample.h"
#include "ui/words/words.h"

/* In milliseconds. */
#define DRAW_STEP 220 /* between players */
#define TRAVEL 450
#define TURN 240
#define REST 500 /* pause before the cut */
#define LIFT 350 /* the upper half is put aside */
#define OVER 400 /* the lower half is put on it */
#define BACK 300

/* In sizes of a card. */
#define ASIDE 1.15
#define ABOVE 0.14

typedef struct {
  GtkWidget *card;
  GtkWidget *part; /* the player's part, or NULL */
} Place;

struct _RummyDealScene {
  GtkWidget parent_instance;

  GtkWidget *column;
  GtkWidget *lower, *upper; /* halves of the pack */
  GtkWidget *box;
  Place places[RUMMY_SEATS_MAX];
  guint n_places;
  gboolean is_still; /* no animation */
  guint tick_id;           /* before the start */
  AdwAnimation *animation; /* its value is the time */
};

G_DEFINE_FINAL_TYPE (RummyDealScene, rummy_deal_scene, GTK_TYPE_WIDGET)

static double
part_of (double time, double start, double duration)
{
  return adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, CLAMP ((time - start) / duration, 0, 1));
}

static double
cut_start (RummyDealScene *self)
{
  return DRAW_STEP * (self->n_places - 1.0) + TRAVEL + TURN + REST;
}

static void
show_drawing (RummyDealScene *self, double time)
{
  for (guint i = 0; i < self->n_places; i++) {
    RummySample *card = RUMMY_SAMPLE (self->places[i].card);
    double start = DRAW_STEP * (double) i, left = 1 - part_of (time, start, TRAVEL);
    graphene_point_t pack = GRAPHENE_POINT_INIT (0, 0);

    if (!gtk_widget_compute_point (self->lower, self->places[i].card, &GRAPHENE_POINT_INIT (0, 0), &pack))
      left = 0;
    rummy_sample_set_pose (card, pack.x * left, pack.y * left, part_of (time, start + TRAVEL, TURN));
    if (self->places[i].part != NULL)
      gtk_widget_set_opacity (self->places[i].part, part_of (time, cut_start (self) - REST, TURN));
  }
}

/* The halves look alike: swapping their names puts the moving one on top. */
static void
show_cutting (RummyDealScene *self, double time)
{
  double start = cut_start (self), aside = gtk_widget_get_width (self->upper) * ASIDE;
  double lifted = part_of (time, start, LIFT), over = part_of (time, start + LIFT, OVER);
  double back = part_of (time, start + LIFT + OVER, BACK), x = over > 0 ? over : lifted;
  double height = gtk_widget_get_height (self->upper) * ABOVE * sin (x * G_PI);

  rummy_sample_set_pose (RUMMY_SAMPLE (self->upper), aside * (x - back), -height, 1);
  rummy_sample_set_pose (RUMMY_SAMPLE (self->lower), over > 0 ? aside * (1 - back) : 0, 0, 1);
}

static void
show (RummyDealScene *self)
{
  double time = adw_animation_get_value (self->animation);

  show_drawing (self, time);
  show_cutting (self, time);
}

static void
step_cb (double value, gpointer data)
{
  show (data);
}

static gboolean
begin_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RummyDealScene *self = RUMMY_DEAL_SCENE (widget);

  self->tick_id = 0;
  adw_animation_play (self->animation);

  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
rummy_deal_scene_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (RUMMY_DEAL_SCENE (widget)->column);
}

static void
rummy_deal_scene_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (RUMMY_DEAL_SCENE (widget)->column, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
rummy_deal_scene_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyDealScene *self = RUMMY_DEAL_SCENE (widget);

  gtk_widget_allocate (self->column, width, height, baseline, NULL);
  show (self);
}

/* Starts with a frame: a dialog unmaps and maps its contents while it opens. */
static void
rummy_deal_scene_map (GtkWidget *widget)
{
  RummyDealScene *self = RUMMY_DEAL_SCENE (widget);

  GTK_WIDGET_CLASS (rummy_deal_scene_parent_class)->map (widget);

  if (adw_animation_get_state (self->animation) != ADW_ANIMATION_IDLE)
    return;
  if (self->is_still || !adw_get_enable_animations (widget))
    adw_animation_skip (self->animation);
  else
    self->tick_id = gtk_widget_add_tick_callback (widget, begin_cb, NULL, NULL);
}

static void
rummy_deal_scene_unmap (GtkWidget *widget)
{
  RummyDealScene *self = RUMMY_DEAL_SCENE (widget);

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (widget, self->tick_id);
  self->tick_id = 0;

  GTK_WIDGET_CLASS (rummy_deal_scene_parent_class)->unmap (widget);
}

static void
rummy_deal_scene_dispose (GObject *object)
{
  RummyDealScene *self = RUMMY_DEAL_SCENE (object);

  g_clear_object (&self->animation);
  g_clear_pointer (&self->column, gtk_widget_unparent);

  G_OBJECT_CLASS (rummy_deal_scene_parent_class)->dispose (object);
}

static void
rummy_deal_scene_class_init (RummyDealSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_deal_scene_dispose;

  widget_class->get_request_mode = rummy_deal_scene_get_request_mode;
  widget_class->measure = rummy_deal_scene_measure;
  widget_class->size_allocate = rummy_deal_scene_size_allocate;
  widget_class->map = rummy_deal_scene_map;
  widget_class->unmap = rummy_deal_scene_unmap;
}

static GtkWidget *
make_pack (RummyDealScene *self, const RummyDeck *deck)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->lower = rummy_sample_new ();
  self->upper = rummy_sample_new ();
  rummy_sample_show_card (RUMMY_SAMPLE (self->lower), deck, RUMMY_CARD_HIDDEN);
  rummy_sample_show_card (RUMMY_SAMPLE (self->upper), deck, RUMMY_CARD_HIDDEN);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->lower);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->upper);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);

  return overlay;
}

static void
rummy_deal_scene_init (RummyDealScene *self)
{
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
  self->box = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->box), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (self->box), 12);
  adw_wrap_box_set_align (ADW_WRAP_BOX (self->box), 0.5);
}

static void
add_place (RummyDealScene *self, RummyGame *game, guint seat, guint own, const RummyDeck *deck, RummyCard card)
{
  const RummyRound *round = rummy_game_get_round (game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *label;
  Place *place = &self->places[self->n_places++];
  g_autofree char *name = rummy_words_seat (game, seat, own);
  /* Translators: the name of a player and the name of a card. */
  g_autofree char *words = g_strdup_printf (C_("drawn", "%s: %s"), name, rummy_words_card (card));

  place->card = rummy_sample_new ();
  rummy_sample_show_card (RUMMY_SAMPLE (place->card), deck, card);
  label = g_object_new (GTK_TYPE_LABEL,
                        "label", name,
                        "wrap", TRUE,
                        "wrap-mode", PANGO_WRAP_WORD_CHAR,
                        "max-width-chars", 10,
                        "justify", GTK_JUSTIFY_CENTER,
                        "margin-top", 3,
                        NULL);
  gtk_box_append (GTK_BOX (box), place->card);
  gtk_box_append (GTK_BOX (box), label);

  if (seat == round->dealer || seat == rummy_round_cutter (round)) {
    gboolean deals = seat == round->dealer;

    /* Translators: below the name of a player. */
    place->part = gtk_label_new (deals ? C_("drawn", "deals") : C_("drawn", "cuts"));
    gtk_widget_add_css_class (place->part, "caption-heading");
    if (deals)
      gtk_widget_add_css_class (place->part, "accent");
    gtk_box_append (GTK_BOX (box), place->part);
  }
  gtk_widget_set_tooltip_text (box, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), box);
}

GtkWidget *
rummy_deal_scene_new (RummyGame *game, guint own, const RummyDeck *deck, const RummyPace *pace)
{
  RummyDealScene *self;
  const RummyMatch *match;
  RummyCard cards[RUMMY_SEATS_MAX];
  double length;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_DEAL_SCENE, NULL);
  match = rummy_game_get_match (game);
  rummy_match_draw_for_deal (match, cards);
  for (guint seat = 0; seat < (guint) match->rules.players; seat++)
    add_place (self, game, seat, own, deck, cards[seat]);

  self->is_still = pace->speed == RUMMY_SPEED_OFF;
  length = cut_start (self) + LIFT + OVER + BACK;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, length, (guint) (length / rummy_pace_rate (pace)),
                                             adw_callback_animation_target_new (step_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);

  gtk_box_append (GTK_BOX (self->column), make_pack (self, deck));
  gtk_box_append (GTK_BOX (self->column), self->box);

  return GTK_WIDGET (self);
}

AdwAnimation *
rummy_deal_scene_get_animation (RummyDealScene *self)
{
  g_return_val_if_fail (RUMMY_IS_DEAL_SCENE (self), NULL);

  return self->animation;
}

