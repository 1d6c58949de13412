/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-menu.h"

#include <glib/gi18n.h>

#include "ui/help/shortcuts.h"
#include "ui/parts/object.h"

#define MENU_FRAME 24 /* vertical padding of a menu */
#define MENU_SIDES 100 /* horizontal padding of items */
#define LEAST_CHARS 8 /* per line */

static const char *const speeds[][2] = {
  { "slow", NC_("speed", "Slow") },
  { "normal", NC_("speed", "Normal") },
  { "fast", NC_("speed", "Fast") },
  { "off", NC_("speed", "Off") },
};

static const struct {
  const char *name;
  double seconds;
} pauses[] = {
  { NC_("pause", "None"), 0 },
  { NC_("pause", "Short"), 0.4 },
  { NC_("pause", "Long"), 1 },
  { NC_("pause", "Very Long"), 3 },
};

struct _RummyWindowMenu {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyTurnBar *bar;
  GtkBuilder *builder;
  GtkPopover *table_menu;
  guint table_menu_id; /* creates it */
  GtkWidget *focus;    /* weak: focus before the menu */
};

static void
clear (RummyWindowMenu *self)
{
  GtkWidget *menu = GTK_WIDGET (g_steal_pointer (&self->table_menu));

  g_clear_handle_id (&self->table_menu_id, g_source_remove);
  g_clear_weak_pointer (&self->focus);
  g_clear_object (&self->builder);
  if (menu != NULL)
    gtk_widget_unparent (menu);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowMenu, rummy_window_menu, clear)

/* Wraps long labels in a narrow window only: a label that may wrap is narrower than it needs to be. */
static void
fit_words (GtkWidget *widget, GtkWidget *window)
{
  if (GTK_IS_LABEL (widget) &&
      g_strcmp0 (gtk_widget_get_css_name (gtk_widget_get_parent (widget)), "modelbutton") == 0) {
    PangoContext *context = gtk_widget_get_pango_context (widget);
    PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
    int letter = MAX (1, PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_char_width (metrics)));
    int width = gtk_widget_get_width (window);
    gboolean wraps = gtk_widget_has_css_class (window, "narrow");

    gtk_label_set_wrap (GTK_LABEL (widget), wraps);
    gtk_label_set_natural_wrap_mode (GTK_LABEL (widget), GTK_NATURAL_WRAP_NONE);
    gtk_label_set_max_width_chars (GTK_LABEL (widget), wraps ? MAX (LEAST_CHARS, (width - MENU_SIDES) / letter) : -1);
    pango_font_metrics_unref (metrics);
  }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fit_words (child, window);
}

static void
fill_cb (GtkMenuButton *button, gpointer model)
{
  if (gtk_menu_button_get_popover (button) == NULL) {
    gtk_menu_button_set_menu_model (button, model);
    rummy_shortcuts_pass_on (gtk_menu_button_get_popover (button), FALSE);
  }
  fit_words (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (button))));
}

/* Built on first use, for a faster start. */
static void
fill_later (GtkMenuButton *button, GMenuModel *model)
{
  gtk_menu_button_set_create_popup_func (button, fill_cb, g_object_ref (model), g_object_unref);
}

/* The menu closes before the action; "discard" needs the focused card. */
static void
closed_cb (RummyWindowMenu *self)
{
  if (self->focus != NULL && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  g_clear_weak_pointer (&self->focus);
}

static void
make_table_menu (gpointer data)
{
  RummyWindowMenu *self = data;

  GMenuModel *items = G_MENU_MODEL (rummy_window_menu_get (self, "table_items"));

  self->table_menu_id = 0;
  self->table_menu = GTK_POPOVER (gtk_popover_menu_new_from_model (items));
  rummy_shortcuts_pass_on (self->table_menu, FALSE);
  gtk_popover_set_has_arrow (self->table_menu, FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->table_menu), GTK_ALIGN_START);
  gtk_widget_set_parent (GTK_WIDGET (self->table_menu), GTK_WIDGET (self->table));
  g_signal_connect_object (self->table_menu, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
}

/* Below the pointer, or higher to fit; where it does not fit at all, on the side with more room. */
static void
menu_cb (RummyWindowMenu *self, double x, double y)
{
  GtkWidget *window = rummy_screen_get_window (self->screen);
  int height, room = gtk_widget_get_height (window);
  graphene_point_t top = GRAPHENE_POINT_INIT (0, 0);
  gboolean is_low = y > gtk_widget_get_height (GTK_WIDGET (self->table)) / 2.0;

  if (self->table_menu_id != 0) {
    g_clear_handle_id (&self->table_menu_id, g_source_remove);
    make_table_menu (self);
  }

  fit_words (GTK_WIDGET (self->table_menu), window);
  /* A hidden menu measures as nothing. */
  gtk_widget_measure (gtk_popover_get_child (self->table_menu), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL,
                      NULL);
  height += MENU_FRAME;
  if (height <= room && gtk_widget_compute_point (GTK_WIDGET (self->table), window, &top, &top)) {
    y = MIN (y, room - height - top.y);
    is_low = FALSE;
  }

  g_set_weak_pointer (&self->focus, gtk_root_get_focus (GTK_ROOT (window)));
  gtk_popover_set_pointing_to (self->table_menu, &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_set_position (self->table_menu, is_low ? GTK_POS_TOP : GTK_POS_BOTTOM);
  gtk_popover_popup (self->table_menu);
}

/* The turn bar has the menu of the table, the header bar that of the window. */
static void
bar_menu_cb (RummyWindowMenu *self, int n_press, double x, double y, GtkGesture *click)
{
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->table)) &&
      gtk_widget_compute_point (GTK_WIDGET (self->bar), GTK_WIDGET (self->table), &point, &point))
    menu_cb (self, point.x, point.y);
}

static GMenuModel *
make_pace_menu (void)
{
  g_autoptr (GMenu) speed = g_menu_new (), pause = g_menu_new (), rounds = g_menu_new ();
  g_autoptr (GMenuItem) open = NULL;
  GMenu *menu = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (speeds); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (g_dpgettext2 (NULL, "speed", speeds[i][1]), NULL);

    g_menu_item_set_action_and_target (item, "settings.card-speed", "s", speeds[i][0]);
    g_menu_append_item (speed, item);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (pauses); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (g_dpgettext2 (NULL, "pause", pauses[i].name), NULL);

    g_menu_item_set_action_and_target (item, "settings.pause", "d", pauses[i].seconds);
    g_menu_append_item (pause, item);
  }
  g_menu_append (rounds, _("Start _Next Round Automatically"), "settings.watch-rounds");
  g_menu_append (rounds, _("E_xplain Each Move"), "settings.watch-explain");
  open = g_menu_item_new (_("_Show Hands"), "win.watch-open");
  g_menu_item_set_attribute (open, "hidden-when", "s", "action-disabled");
  g_menu_append_item (rounds, open);
  g_menu_append_section (menu, _("Card Speed"), G_MENU_MODEL (speed));
  g_menu_append_section (menu, _("Pause After Each Move"), G_MENU_MODEL (pause));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rounds));

  return G_MENU_MODEL (menu);
}

static void
add_orders (GMenu *menu)
{
  g_menu_append (menu, _("A_utomatic"), "table.sort::auto");
  g_menu_append (menu, _("By _Suit"), "table.sort::suit");
  g_menu_append (menu, _("By _Rank"), "table.sort::rank");
  g_menu_append (menu, _("By _Melds"), "table.sort::melds");
  g_menu_append (menu, _("As _Dealt"), "table.sort::none");
}

RummyWindowMenu *
rummy_window_menu_new (RummyScreen *screen, RummyTable *table, GtkMenuButton *button, RummyTurnBar *bar)
{
  RummyWindowMenu *self = g_object_new (RUMMY_TYPE_WINDOW_MENU, NULL);
  g_autoptr (GMenuModel) pace = make_pace_menu ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->screen = screen;
  self->table = table;
  self->bar = bar;
  self->builder = gtk_builder_new_from_resource ("/org/example/Rummy500/menus.ui");
  add_orders (rummy_window_menu_get (self, "table_orders"));
  fill_later (button, G_MENU_MODEL (rummy_window_menu_get (self, "primary_menu")));
  fill_later (rummy_turn_bar_get_pace (bar), pace);
  self->table_menu_id =
    g_idle_add_once (make_table_menu, self); /* its height is wrong when created on opening */
  g_signal_connect_object (table, "menu", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (click, "pressed", G_CALLBACK (bar_menu_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (bar), GTK_EVENT_CONTROLLER (click));

  return self;
}

GMenu *
rummy_window_menu_get (RummyWindowMenu *self, const char *name)
{
  return G_MENU (gtk_builder_get_object (self->builder, name));
}
