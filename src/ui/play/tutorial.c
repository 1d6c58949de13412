/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/tutorial.h"

#include <glib/gi18n.h>

#include "ui/help/shortcuts.h"
#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/reason.h"
#include "ui/play/tip-targets.h"

/* Size of the tip: a longer text has more lines, and a shorter one leaves some empty, so that most tips are alike. */
#define WIDTH 17 /* heights of a line */
#define LINES 4
#define LOW_WIDTH 30
#define NARROW_LINES 3
#define LOW_LINES 2

#define MARGIN 4 /* from the edges of the window */

#define NO_LESSONS 0

struct _RummyTutorial {
  RummyTip parent_instance;

  RummyGame *game; /* held while waiting */
  GSignalGroup *game_signals;
  RummyTable *table; /* weak */
  guint seat;
  RummyInput hands;
  gboolean compact; /* in a low window */
  gboolean narrow;
  gboolean is_holding;

  guint32 told;
  guint32 skipped; /* skipped in this turn */
  RummyLessonStep step;
  RummyLesson shown; /* current lesson, or a former one looked at again */
  char *announced;

  RummyLesson placed; /* the one for which it found its place, or RUMMY_N_LESSONS */
  gulong painted_id;  /* follows the table */

  GtkWidget *box;
  GtkBox *head;
  GtkLabel *title;
  GtkScrolledWindow *scroller;
  GtkLabel *words;
  GtkWidget *tools;
  GtkWidget *back;
  GtkMenuButton *steps;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (RummyTutorial, rummy_tutorial, RUMMY_TYPE_TIP)

enum { PROP_0, PROP_TOLD, PROP_COMPACT, PROP_NARROW, PROP_WAITS, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_HIDDEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
is_back (RummyTutorial *self)
{
  return self->shown != self->step.lesson;
}

/* Returns whether former lessons can be shown again; the current one is last. */
static gboolean
may_look_at (RummyTutorial *self, guint lesson)
{
  return self->told >> lesson & 1 && lesson != self->step.lesson;
}

/* Returns the lesson before the shown one, or RUMMY_N_LESSONS. */
static RummyLesson
lesson_before (RummyTutorial *self)
{
  guint before = is_back (self) ? self->shown : RUMMY_N_LESSONS;

  while (before > 0) {
    if (may_look_at (self, --before))
      return before;
  }

  return RUMMY_N_LESSONS;
}

static RummyLesson
lesson_after (RummyTutorial *self)
{
  for (guint after = self->shown + 1; after < RUMMY_N_LESSONS; after++) {
    if (may_look_at (self, after))
      return after;
  }

  return self->step.lesson;
}

static void
set_told (RummyTutorial *self, guint32 told)
{
  if (self->told == told)
    return;

  self->told = told;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOLD]);
}

static void
read_view (RummyTutorial *self, RummyView *view)
{
  const RummyMatch *match = rummy_game_get_match (self->game);

  rummy_view_init (view, &match->round, self->seat, match->totals);
}

static void
set_holding (RummyTutorial *self, gboolean holding)
{
  if (self->is_holding == holding)
    return;

  self->is_holding = holding;
  if (holding)
    rummy_game_hold (self->game);
  else
    rummy_game_unhold (self->game);
}

static void
show_buttons (RummyTutorial *self)
{
  gboolean waits = rummy_tutorial_waits (self);
  gboolean can_skip = self->shown == RUMMY_LESSON_MELD || self->shown == RUMMY_LESSON_TAKE ||
                      self->shown == RUMMY_LESSON_LAY;

  rummy_reason_set (self->back, lesson_before (self) == RUMMY_N_LESSONS ? _("This is the first step.") : NULL);
  gtk_button_set_label (self->next, waits ? _("_Next") : can_skip ? _("S_kip") : "");
  if (waits)
    gtk_widget_add_css_class (GTK_WIDGET (self->next), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->next), "suggested-action");
}

/* With keys, Enter goes on, then the focus returns to the table. */
static void
keep_focus (RummyTutorial *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL, *table = GTK_WIDGET (self->table);
  gboolean is_own = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  if (rummy_tutorial_waits (self) && self->hands == RUMMY_INPUT_KEYS &&
      (is_own || focus == NULL || focus == table || gtk_widget_is_ancestor (focus, table)))
    gtk_widget_grab_focus (GTK_WIDGET (self->next));
  else if (!rummy_tutorial_waits (self) && is_own)
    gtk_widget_grab_focus (table);
}

/* Returns the shown step: the next, or a former one. */
static RummyLessonStep
told_now (RummyTutorial *self)
{
  if (is_back (self))
    return (RummyLessonStep) { .lesson = self->shown, .is_new = TRUE, .card = RUMMY_CARD_NONE, .on = RUMMY_MELD_NONE };

  return self->step;
}

void
rummy_tutorial_point (RummyTutorial *self)
{
  RummyLessonStep step;

  g_return_if_fail (RUMMY_IS_TUTORIAL (self));

  if (self->game == NULL || self->table == NULL)
    return;

  step = told_now (self);
  rummy_lights_point_out (rummy_table_get_lights (self->table), rummy_tip_parts (&step), step.cards,
                          step.on == RUMMY_MELD_NONE ? 0 : G_GUINT64_CONSTANT (1) << step.on);
}

static void
show (RummyTutorial *self, const RummyView *view)
{
  RummyLessonStep step = told_now (self);
  g_autofree char *words = NULL;
  g_autofree char *both = NULL;

  words = rummy_lesson_words (&step, view, self->hands);

  gtk_label_set_label (self->title, rummy_lesson_title (self->shown));
  gtk_label_set_label (self->words, words);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  keep_focus (self);
  show_buttons (self);
  rummy_tutorial_point (self);
  self->placed = RUMMY_N_LESSONS;
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    gtk_widget_queue_allocate (gtk_widget_get_parent (GTK_WIDGET (self)));

  /* Translators: the heading of a step, then what it says. */
  both = g_strdup_printf (C_("guide", "%s. %s"), rummy_lesson_title (self->shown), words);
  if (g_set_str (&self->announced, both))
    rummy_announce (GTK_WIDGET (self), both);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WAITS]);
}

static void
update (RummyTutorial *self)
{
  RummyView view;

  if (self->game == NULL || self->table == NULL)
    return;

  read_view (self, &view);
  rummy_lesson_choose (&self->step, &view, self->told, self->skipped);
  self->shown = self->step.lesson;
  set_holding (self, self->step.lesson == RUMMY_LESSON_OTHERS && self->step.waits);
  show (self, &view);
}

static void
show_again (RummyTutorial *self)
{
  RummyView view;

  read_view (self, &view);
  show (self, &view);
}

static void
event_cb (RummyTutorial *self, const RummyEvent *event)
{
  RummyLesson lesson = rummy_lesson_of_event (event);

  if (event->kind == RUMMY_EVENT_TURN)
    self->skipped = NO_LESSONS;
  if (event->seat == self->seat && lesson != RUMMY_N_LESSONS)
    set_told (self, self->told | 1u << lesson);
}

static void
back_cb (RummyTutorial *self)
{
  RummyLesson before = lesson_before (self);

  if (self->game == NULL || before == RUMMY_N_LESSONS)
    return;

  self->shown = before;
  show_again (self);
}

static void
next_cb (RummyTutorial *self)
{
  if (self->game == NULL)
    return;

  if (is_back (self)) {
    self->shown = lesson_after (self);
    show_again (self);
    return;
  }

  if (!self->step.waits)
    self->skipped |= 1u << self->step.lesson;
  set_told (self, self->told | 1u << self->step.lesson);
  update (self);
}

static void
hide_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_HIDDEN], 0);
}

static int
line_height (RummyTutorial *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->words), "A");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

/* Follows the size of letters. */
static void
update_height (RummyTutorial *self)
{
  int height = line_height (self) * (self->narrow ? NARROW_LINES : self->compact ? LOW_LINES : LINES);

  if (gtk_scrolled_window_get_min_content_height (self->scroller) == height)
    return;

  gtk_scrolled_window_set_min_content_height (self->scroller, height);
  self->placed = RUMMY_N_LESSONS;
}

/* In a small window its buttons are beside the title. */
static void
update_size (RummyTutorial *self)
{
  gboolean is_small = self->compact || self->narrow;
  GtkWidget *parent = is_small ? GTK_WIDGET (self->head) : self->box;

  gtk_widget_set_hexpand (self->tools, !is_small); /* or the title would have no room */
  if (gtk_widget_get_parent (self->tools) != parent) {
    g_object_ref (self->tools);
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->tools)), self->tools);
    if (is_small)
      gtk_box_insert_child_after (self->head, self->tools, GTK_WIDGET (self->title));
    else
      gtk_box_append (GTK_BOX (self->box), self->tools);
    g_object_unref (self->tools);
  }
  gtk_widget_set_css_classes (self->box, (const char *[]) { "bubble", self->compact  ? "low"
                                                                      : self->narrow ? "narrow"
                                                                                                           : NULL,
                                                            NULL });
  self->placed = RUMMY_N_LESSONS;
  update_height (self);
}

static GArray *
list_targets (RummyTutorial *self)
{
  RummyLessonStep step = told_now (self);

  return rummy_tip_list_targets (self->table, gtk_widget_get_parent (GTK_WIDGET (self)), &step);
}

/* It stays where it is as long as it covers nothing that the step is about. */
static gboolean
may_stay (RummyTutorial *self, const graphene_rect_t *bounds, const graphene_size_t *size, const GArray *targets)
{
  const RummyTipPlace *at = rummy_tip_get_place (RUMMY_TIP (self));

  if (self->placed != self->shown || !graphene_size_equal (&at->rect.size, size) ||
      !graphene_rect_contains_rect (bounds, &at->rect))
    return FALSE;

  for (guint i = 0; i < targets->len; i++) {
    if (graphene_rect_intersection (&g_array_index (targets, graphene_rect_t, i), &at->rect, NULL))
      return FALSE;
  }

  return TRUE;
}

gboolean
rummy_tutorial_place (RummyTutorial *self, GdkRectangle *place)
{
  GtkWidget *over;
  g_autoptr (GArray) targets = NULL, obstacles = NULL;
  RummyTipPlace found;
  graphene_rect_t bounds;
  graphene_size_t size;
  int width;

  g_return_val_if_fail (RUMMY_IS_TUTORIAL (self), FALSE);

  over = gtk_widget_get_parent (GTK_WIDGET (self));
  if (self->table == NULL || over == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->table)))
    return FALSE;

  bounds = GRAPHENE_RECT_INIT (MARGIN, MARGIN, (float) gtk_widget_get_width (over) - 2 * MARGIN,
                               (float) gtk_widget_get_height (over) - 2 * MARGIN);
  width = line_height (self) * (self->compact || self->narrow ? LOW_WIDTH : WIDTH);
  size = rummy_tip_measure (RUMMY_TIP (self), MIN (width, (int) bounds.size.width));
  targets = list_targets (self);
  if (!may_stay (self, &bounds, &size, targets)) {
    obstacles = rummy_tip_list_obstacles (self->table, over, self->shown);
    rummy_tip_place (&found, &bounds, &size, RUMMY_TIP_ARROW, (const graphene_rect_t *) targets->data, targets->len,
                     (const RummyTipObstacle *) obstacles->data, obstacles->len);
    rummy_tip_set_place (RUMMY_TIP (self), &found);
    self->placed = self->shown;
  }
  *place = rummy_tip_get_allotment (RUMMY_TIP (self));

  return TRUE;
}

/* What lies on the table may have another place since it was allocated. */
static void
painted_cb (RummyTutorial *self)
{
  const RummyTipPlace *at = rummy_tip_get_place (RUMMY_TIP (self));
  g_autoptr (GArray) targets = NULL;

  update_height (self);
  if (self->table == NULL || self->placed != self->shown)
    return;

  targets = list_targets (self);
  if (!may_stay (self, &at->rect, &at->rect.size, targets))
    gtk_widget_queue_allocate (gtk_widget_get_parent (GTK_WIDGET (self)));
}

static void
rummy_tutorial_map (GtkWidget *widget)
{
  RummyTutorial *self = RUMMY_TUTORIAL (widget);

  GTK_WIDGET_CLASS (rummy_tutorial_parent_class)->map (widget);

  self->painted_id = g_signal_connect_swapped (gtk_widget_get_frame_clock (widget), "after-paint",
                                               G_CALLBACK (painted_cb), self);
}

static void
rummy_tutorial_unmap (GtkWidget *widget)
{
  g_clear_signal_handler (&RUMMY_TUTORIAL (widget)->painted_id, gtk_widget_get_frame_clock (widget));

  GTK_WIDGET_CLASS (rummy_tutorial_parent_class)->unmap (widget);
}

static void
rummy_tutorial_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RummyTutorial *self = RUMMY_TUTORIAL (object);

  switch (prop_id) {
  case PROP_TOLD:
    g_value_set_uint (value, self->told);
    break;
  case PROP_COMPACT:
    g_value_set_boolean (value, self->compact);
    break;
  case PROP_NARROW:
    g_value_set_boolean (value, self->narrow);
    break;
  case PROP_WAITS:
    g_value_set_boolean (value, rummy_tutorial_waits (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
rummy_tutorial_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RummyTutorial *self = RUMMY_TUTORIAL (object);

  switch (prop_id) {
  case PROP_TOLD:
    if (self->told == g_value_get_uint (value))
      return;
    set_told (self, g_value_get_uint (value));
    update (self);
    break;
  case PROP_COMPACT:
    if (self->compact == g_value_get_boolean (value))
      return;
    self->compact = g_value_get_boolean (value);
    update_size (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  case PROP_NARROW:
    if (self->narrow == g_value_get_boolean (value))
      return;
    self->narrow = g_value_get_boolean (value);
    update_size (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
rummy_tutorial_dispose (GObject *object)
{
  RummyTutorial *self = RUMMY_TUTORIAL (object);

  rummy_tutorial_set_game (self, NULL, 0, NULL);
  g_clear_object (&self->game_signals);
  adw_bin_set_child (ADW_BIN (self), NULL); /* which knows nothing of templates */
  gtk_widget_dispose_template (GTK_WIDGET (self), RUMMY_TYPE_TUTORIAL);

  G_OBJECT_CLASS (rummy_tutorial_parent_class)->dispose (object);
}

static void
rummy_tutorial_finalize (GObject *object)
{
  g_free (RUMMY_TUTORIAL (object)->announced);

  G_OBJECT_CLASS (rummy_tutorial_parent_class)->finalize (object);
}

static void
rummy_tutorial_class_init (RummyTutorialClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rummy_tutorial_get_property;
  object_class->set_property = rummy_tutorial_set_property;
  object_class->dispose = rummy_tutorial_dispose;
  object_class->finalize = rummy_tutorial_finalize;

  widget_class->map = rummy_tutorial_map;
  widget_class->unmap = rummy_tutorial_unmap;

  props[PROP_TOLD] = g_param_spec_uint ("told", NULL, NULL, 0, G_MAXUINT, 0,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_WAITS] = g_param_spec_boolean ("waits", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_HIDDEN] =
    g_signal_new ("hidden", RUMMY_TYPE_TUTORIAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "tip.hide", NULL, hide_cb);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/tutorial.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, box);
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, head);
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, title);
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, scroller);
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, words);
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, tools);
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, back);
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, steps);
  gtk_widget_class_bind_template_child (widget_class, RummyTutorial, next);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  rummy_bindings_add (widget_class);
}

/* When it is first opened. */
static void
fill_steps_cb (GtkMenuButton *steps, gpointer data)
{
  g_autoptr (GMenu) menu = NULL;

  if (gtk_menu_button_get_popover (steps) != NULL)
    return;

  menu = g_menu_new ();
  for (RummyLesson i = RUMMY_LESSON_GOAL; i < RUMMY_LESSON_OVER; i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (rummy_lesson_title (i), NULL);

    g_menu_item_set_action_and_target (item, "win.guide-step", "u", (guint) i);
    g_menu_append_item (menu, item);
  }
  gtk_menu_button_set_menu_model (steps, G_MENU_MODEL (menu));
  rummy_shortcuts_pass_on (gtk_menu_button_get_popover (steps), FALSE);
}

static void
rummy_tutorial_init (RummyTutorial *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->steps, fill_steps_cb, NULL, NULL);
  update_size (self);

  self->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (event_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (update), self);
}

void
rummy_tutorial_set_game (RummyTutorial *self, RummyGame *game, guint seat, RummyTable *table)
{
  g_return_if_fail (RUMMY_IS_TUTORIAL (self));
  g_return_if_fail (game == NULL || RUMMY_IS_GAME (game));

  if (self->game == game && self->seat == seat)
    return;

  if (self->game != NULL)
    set_holding (self, FALSE);
  if (self->table != NULL)
    rummy_lights_point_out (rummy_table_get_lights (self->table), 0, RUMMY_NO_CARDS, 0);
  g_set_weak_pointer (&self->table, table);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  self->seat = seat;
  self->skipped = NO_LESSONS;
  g_clear_pointer (&self->announced, g_free);
  update (self);
}

void
rummy_tutorial_set_input (RummyTutorial *self, RummyInput hands)
{
  g_return_if_fail (RUMMY_IS_TUTORIAL (self));

  if (self->hands == hands)
    return;

  self->hands = hands;
  if (self->game != NULL)
    show_again (self);
}

RummyLesson
rummy_tutorial_get_lesson (RummyTutorial *self)
{
  g_return_val_if_fail (RUMMY_IS_TUTORIAL (self), RUMMY_N_LESSONS);

  return self->shown;
}

gboolean
rummy_tutorial_waits (RummyTutorial *self)
{
  g_return_val_if_fail (RUMMY_IS_TUTORIAL (self), FALSE);

  return self->game != NULL && (is_back (self) || self->step.waits);
}
