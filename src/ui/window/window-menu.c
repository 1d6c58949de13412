/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/help/shortcuts.h"
#include "ui/play/move-list.h"
#include "ui/play/draw-for-deal.h"
#include "ui/words/hint-words.h"
#include "ui/words/words.h"

#define MENU_FRAME 24 /* around its items, in height */
#define MENU_SIDES 100 /* beside their words, in width */
#define LEAST_CHARS 8 /* on a line */

/* What opens beside the game: the menu of the table, what can be done now, and who drew which card for the deal. */

/* Words that have no room in the width of the window go on on a second line. */
static void
fit_words (GtkWidget *widget, int width)
{
  if (GTK_IS_LABEL (widget) &&
      g_strcmp0 (gtk_widget_get_css_name (gtk_widget_get_parent (widget)), "modelbutton") == 0) {
    PangoContext *context = gtk_widget_get_pango_context (widget);
    PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
    int letter = MAX (1, PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_char_width (metrics)));

    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (widget), MAX (LEAST_CHARS, (width - MENU_SIDES) / letter));
    pango_font_metrics_unref (metrics);
  }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fit_words (child, width);
}

static void
fill_cb (GtkMenuButton *button, gpointer model)
{
  if (gtk_menu_button_get_popover (button) == NULL) {
    gtk_menu_button_set_menu_model (button, model);
    rummy_shortcuts_pass_on (gtk_menu_button_get_popover (button), FALSE);
  }
  fit_words (GTK_WIDGET (gtk_menu_button_get_popover (button)),
             gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (button)))));
}

/* Its menu is made when it opens first: a start of the program need not wait for it. */
void
rummy_window_fill_later (GtkMenuButton *button, GMenuModel *model)
{
  gtk_menu_button_set_create_popup_func (button, fill_cb, g_object_ref (model), g_object_unref);
}

/* It closes before what was chosen is done, and "discard" means the card with the focus. */
static void
closed_cb (RummyWindow *self)
{
  if (self->menu_focus != NULL && gtk_widget_get_mapped (self->menu_focus))
    gtk_widget_grab_focus (self->menu_focus);
  g_clear_weak_pointer (&self->menu_focus);
}

static void
make_table_menu (gpointer data)
{
  RummyWindow *self = data;

  self->menu_id = 0;
  self->table_menu = GTK_POPOVER (gtk_popover_menu_new_from_model (self->table_items));
  rummy_shortcuts_pass_on (self->table_menu, FALSE);
  gtk_popover_set_has_arrow (self->table_menu, FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->table_menu), GTK_ALIGN_START);
  gtk_widget_set_parent (GTK_WIDGET (self->table_menu), GTK_WIDGET (self->table));
  g_signal_connect_swapped (self->table_menu, "closed", G_CALLBACK (closed_cb), self);
}

/* Below the pointer, or as much higher as all of the menu needs; where it is higher than the window, on the side with
 * more room. */
static void
menu_cb (RummyWindow *self, double x, double y)
{
  int height, room = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_point_t top = GRAPHENE_POINT_INIT (0, 0);
  gboolean is_low = y > gtk_widget_get_height (GTK_WIDGET (self->table)) / 2.0;

  if (self->menu_id != 0) {
    g_clear_handle_id (&self->menu_id, g_source_remove);
    make_table_menu (self);
  }

  fit_words (GTK_WIDGET (self->table_menu), gtk_widget_get_width (GTK_WIDGET (self)));
  /* The menu itself tells nothing while it is hidden. */
  gtk_widget_measure (gtk_popover_get_child (self->table_menu), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL,
                      NULL);
  height += MENU_FRAME;
  if (height <= room && gtk_widget_compute_point (GTK_WIDGET (self->table), GTK_WIDGET (self), &top, &top)) {
    y = MIN (y, room - height - top.y);
    is_low = FALSE;
  }

  g_set_weak_pointer (&self->menu_focus, gtk_root_get_focus (GTK_ROOT (self)));
  gtk_popover_set_pointing_to (self->table_menu, &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_set_position (self->table_menu, is_low ? GTK_POS_TOP : GTK_POS_BOTTOM);
  gtk_popover_popup (self->table_menu);
}

/* The bar below belongs to the table; the menu of the window is that of the bar above. */
void
rummy_window_bar_menu (RummyWindow *self, int n_press, double x, double y, GtkGesture *click)
{
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->table)) &&
      gtk_widget_compute_point (self->bottom, GTK_WIDGET (self->table), &point, &point))
    menu_cb (self, point.x, point.y);
}

/* What a row of them is about is shown on the table; of the one that was chosen it stays there. */
static void
light_cb (RummyWindow *self, int option)
{
  const RummyAnalysis *analysis = rummy_analyzer_get_analysis (self->analyzer);
  g_autofree char *words = NULL;
  RummyHint light;

  if (option < 0 || analysis == NULL) {
    rummy_lights_show_hint (rummy_table_get_lights (self->table), NULL, NULL);
    return;
  }

  words = rummy_hint_words_act (&analysis->view, &analysis->option[option].line, TRUE, &light);
  rummy_lights_show_hint (rummy_table_get_lights (self->table), &light, words);
}

/* Below a heading.  weighed: with what each of them is worth, where that leaves the hand free. */
static void
show_choices (RummyWindow *self, const char *heading, gboolean weighed)
{
  const RummyMatch *match;
  const char *way_on = NULL, *action = NULL;
  gboolean is_own, fits;

  if (self->game == NULL)
    return;

  /* Not before: it may be in the midst of telling that it closes, or that its button was pressed. */
  g_clear_pointer (&self->former_moves, gtk_widget_unparent);
  self->former_moves = g_steal_pointer (&self->moves);
  if (self->former_moves != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->former_moves));

  match = rummy_game_get_match (self->game);
  is_own = match->round.turn == self->viewer.person;
  g_object_get (self->table, "fits", &fits, NULL);
  if (rummy_window_is_end (self))
    action = rummy_window_way_on (self, &way_on);
  self->moves = rummy_move_list_new (match, fits, is_own, heading, gtk_widget_get_width (GTK_WIDGET (self)), way_on,
                                     action);
  g_signal_connect_object (self->moves, "light", G_CALLBACK (light_cb), self, G_CONNECT_SWAPPED);
  if (weighed) {
    int width = gtk_widget_get_width (GTK_WIDGET (self->table));
    gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self->table)) == GTK_TEXT_DIR_RTL;

    gtk_popover_set_position (GTK_POPOVER (self->moves), GTK_POS_BOTTOM);
    gtk_popover_set_has_arrow (GTK_POPOVER (self->moves), FALSE);
    gtk_widget_set_halign (self->moves, GTK_ALIGN_START);
    gtk_popover_set_pointing_to (GTK_POPOVER (self->moves), &(GdkRectangle) { is_rtl ? width - 1 : 0, 0, 1, 1 });
    gtk_widget_set_parent (self->moves, GTK_WIDGET (self->table));
    rummy_move_list_weigh (RUMMY_MOVE_LIST (self->moves), self->game, self->analyzer, width,
                           rummy_table_get_hand_top (self->table, width));
  } else {
    graphene_point_t middle = GRAPHENE_POINT_INIT (gtk_widget_get_width (GTK_WIDGET (self)) / 2.0f, 0);
    gboolean is_narrow = gtk_widget_has_css_class (GTK_WIDGET (self), "narrow");

    gtk_popover_set_position (GTK_POPOVER (self->moves), GTK_POS_TOP);
    /* It is as wide as a narrow window. */
    if (is_narrow && gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (self->status), &middle, &middle))
      gtk_popover_set_pointing_to (GTK_POPOVER (self->moves), &(GdkRectangle) { (int) middle.x, 0, 1, 1 });
    gtk_widget_set_parent (self->moves, GTK_WIDGET (self->status));
  }
  gtk_popover_popup (GTK_POPOVER (self->moves));
}

void
rummy_window_show_moves (RummyWindow *self, gboolean weighed)
{
  const char *status = rummy_status_get_text (self->status), *role = NULL;
  g_autofree char *both = NULL;

  if (self->game != NULL)
    role = rummy_words_role_sentence (rummy_game_get_round (self->game)->role);
  if (role != NULL && strstr (status, role) == NULL)
    /* Translators: two whole sentences that follow each other. */
    both = g_strdup_printf (C_("sentences", "%s %s"), status, role);
  show_choices (self, both != NULL ? both : status, weighed);
}

static void
choices_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_window_show_moves (data, FALSE);
}

/* The first click takes a refusal away; while computers play, it skips to the own turn. */
void
rummy_window_status_clicked (RummyWindow *self)
{
  gboolean was_refusing = rummy_status_is_refusing (self->status);

  rummy_status_forget_refusal (self->status);
  if (self->game == NULL || was_refusing)
    return;

  if (g_action_group_get_action_enabled (rummy_table_get_actions (self->table), "skip"))
    rummy_table_skip (self->table, TRUE);
  else
    g_action_group_activate_action (G_ACTION_GROUP (self), "choices", NULL);
}

static void
draw_closed_cb (RummyWindow *self)
{
  g_clear_weak_pointer (&self->draw);
}

static void
present_draw (RummyWindow *self)
{
  RummyDeck deck;
  RummyPace pace;

  rummy_deck_read (self->settings, &deck);
  rummy_pace_read (self->settings, &pace);
  g_set_weak_pointer (&self->draw, rummy_draw_for_deal_new (self->game, self->viewer.person, &deck, &pace));
  g_signal_connect_object (self->draw, "closed", G_CALLBACK (draw_closed_cb), self, G_CONNECT_SWAPPED);
  rummy_window_present_of_game (self, self->draw);
}

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  if (self->draw == NULL)
    present_draw (self);
}

static void
add_orders (GMenu *menu)
{
  g_menu_append (menu, _("By _Suit"), "table.sort::suit");
  g_menu_append (menu, _("By _Rank"), "table.sort::rank");
  g_menu_append (menu, _("By _Melds"), "table.sort::melds");
  g_menu_append (menu, _("As _Dealt"), "table.sort::none");
}

void
rummy_window_init_menu (RummyWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "choices", .activate = choices_cb },
    { .name = "draw-for-deal", .activate = draw_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_orders (self->orders);
  add_orders (self->table_orders);
  rummy_window_fill_later (self->menu, self->primary_menu);
  self->menu_id = g_idle_add_once (make_table_menu, self); /* made when it opens it would tell too small a height */
  g_signal_connect_swapped (self->table, "menu", G_CALLBACK (menu_cb), self);
}

void
rummy_window_clear_menu (RummyWindow *self)
{
  GtkWidget *menu = GTK_WIDGET (g_steal_pointer (&self->table_menu));

  g_clear_handle_id (&self->menu_id, g_source_remove);
  g_clear_weak_pointer (&self->menu_focus);
  g_clear_weak_pointer (&self->draw);
  g_clear_pointer (&self->moves, gtk_widget_unparent);
  g_clear_pointer (&self->former_moves, gtk_widget_unparent);
  if (menu != NULL)
    gtk_widget_unparent (menu);
}

void
rummy_window_show_draw_again (RummyWindow *self)
{
  if (self->game != NULL && rummy_game_get_record (self->game)->n_moves == 1)
    rummy_window_show_draw (self);
}

void
rummy_window_show_draw (RummyWindow *self)
{
  if (rummy_match_is_drawn_for (rummy_game_get_match (self->game)) &&
      g_settings_get_boolean (self->settings, "start-reminder"))
    present_draw (self);
}
