/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/pages.h"

#include "ui/help/shortcuts.h"
#include "ui/play/pass-page.h"
#include "ui/play/pile-list.h"
#include "ui/play/seat-popover.h"
#include "ui/window/dress.h"

struct _RummyPages {
  AdwBin parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  GtkStack *stack; /* the table or what replaces it */
  RummyPassPage *pass_page;
  RummyHome *home;
  GtkWidget *seat_popover; /* while open */
};

G_DEFINE_FINAL_TYPE (RummyPages, rummy_pages, ADW_TYPE_BIN)

/* Otherwise GTK would move it anywhere. Returns whether it was there. */
static gboolean
drop_focus (RummyPages *self, GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, page))
    return FALSE;

  gtk_root_set_focus (root, NULL);

  return TRUE;
}

static AdwNavigationView *
get_view (RummyPages *self)
{
  return ADW_NAVIGATION_VIEW (adw_bin_get_child (ADW_BIN (self)));
}

static gboolean
is_home (RummyPages *self)
{
  return g_strcmp0 (adw_navigation_view_get_visible_page_tag (get_view (self)), "home") == 0;
}

static void
show_home (RummyPages *self)
{
  RummyMiniature *picture = rummy_home_update (self->home, rummy_screen_get_settings (self->screen),
                                               rummy_screen_get_session (self->screen));

  if (picture != NULL)
    rummy_dress_table (rummy_miniature_get_table (picture), rummy_screen_get_settings (self->screen));
  if (is_home (self))
    return;

  drop_focus (self, GTK_WIDGET (self->stack));
  adw_navigation_view_pop_to_tag (get_view (self), "home");
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Shows a page in the place of the table. */
static void
show_at_table (RummyPages *self, const char *page)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), page) != 0) {
    drop_focus (self, GTK_WIDGET (self->stack));
    gtk_stack_set_visible_child_name (self->stack, page);
  }
  if (!is_home (self))
    return;

  drop_focus (self, GTK_WIDGET (self->home));
  rummy_home_leave (self->home);
  adw_navigation_view_push_by_tag (get_view (self), "table");
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_page (RummyPages *self)
{
  if (rummy_screen_get_replay (self->screen) != NULL)
    show_at_table (self, "replay");
  else if (rummy_screen_get_game (self->screen) == NULL)
    show_home (self);
  else
    show_at_table (self, rummy_screen_is_passing (self->screen) ? "pass" : "table");
}

/* By a gesture or a key of the view. */
static void
popped_cb (RummyPages *self)
{
  if (rummy_screen_get_replay (self->screen) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.close-replay", NULL);
  rummy_screen_go_home (self->screen);
}

/* Hides one person's cards before the next comes. */
static void
close_list (RummyPages *self)
{
  AdwDialog *dialog = rummy_screen_get_dialog (self->screen);

  if (RUMMY_IS_PILE_LIST (dialog))
    adw_dialog_force_close (dialog);
}

/* Deferred: the popover may still be emitting "closed". */
static void
unparent_cb (gpointer data)
{
  gtk_widget_unparent (data);
  g_object_unref (data);
}

static void
seat_closed_cb (RummyPages *self)
{
  GtkWidget *popover = g_steal_pointer (&self->seat_popover);

  if (gtk_widget_get_mapped (gtk_widget_get_parent (popover)))
    gtk_widget_grab_focus (gtk_widget_get_parent (popover));
  g_idle_add_once (unparent_cb, g_object_ref (popover));
}

static void
seat_cb (RummyPages *self, guint seat, GtkWidget *place)
{
  const RummyViewer *viewer = rummy_screen_get_viewer (self->screen);
  RummyGame *game = rummy_screen_get_game (self->screen);

  if (self->seat_popover != NULL || !gtk_widget_get_mapped (place))
    return;

  self->seat_popover = rummy_seat_popover_new (game, seat, viewer->person,
                                               rummy_game_is_practice (game) ||
                                                 rummy_session_is_practice (rummy_screen_get_session (self->screen)));
  rummy_shortcuts_pass_on (GTK_POPOVER (self->seat_popover), FALSE);
  gtk_widget_set_parent (self->seat_popover, place);
  gtk_popover_set_position (GTK_POPOVER (self->seat_popover), seat == viewer->seat ? GTK_POS_TOP : GTK_POS_BOTTOM);
  g_signal_connect_object (self->seat_popover, "closed", G_CALLBACK (seat_closed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_popover_popup (GTK_POPOVER (self->seat_popover));
}

static void
viewed_cb (RummyPages *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  const RummyViewer *viewer = rummy_screen_get_viewer (self->screen);
  gboolean was_passing = gtk_widget_get_child_visible (GTK_WIDGET (self->pass_page));
  gboolean is_passing = rummy_screen_is_passing (self->screen);
  gboolean had_focus = drop_focus (self, GTK_WIDGET (self->table)); /* on a card that may go */

  close_list (self);
  if (is_passing)
    rummy_pages_close_seat (self);

  /* Closes hands during the change. */
  if (viewer->person == RUMMY_SEAT_NONE)
    rummy_table_set_closed (self->table, TRUE);
  rummy_table_set_game (self->table, game, viewer->seat);
  rummy_table_set_closed (self->table, viewer->person == RUMMY_SEAT_NONE);

  if (is_passing)
    rummy_pass_page_set_seat (self->pass_page, game, viewer->awaited);
  show_page (self);
  if (is_passing)
    gtk_widget_grab_focus (GTK_WIDGET (self->pass_page));
  else if ((was_passing || had_focus) && game != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
shown_cb (RummyPages *self)
{
  if (!rummy_screen_is_passing (self->screen) && rummy_screen_get_replay (self->screen) == NULL)
    rummy_table_deal (self->table, 0);
}

static void
accept_cb (RummyPages *self)
{
  rummy_screen_accept (self->screen);
}

static gboolean
rummy_pages_grab_focus (GtkWidget *widget)
{
  RummyPages *self = RUMMY_PAGES (widget);
  RummyReplayPage *replay = rummy_screen_get_replay (self->screen);

  if (replay != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (replay));
  if (rummy_screen_get_game (self->screen) == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->home));

  return gtk_widget_grab_focus (rummy_screen_is_passing (self->screen) ? GTK_WIDGET (self->pass_page)
                                                                       : GTK_WIDGET (self->table));
}

static void
rummy_pages_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_PAGES);

  G_OBJECT_CLASS (rummy_pages_parent_class)->dispose (object);
}

static void
rummy_pages_class_init (RummyPagesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RUMMY_TYPE_PASS_PAGE);
  g_type_ensure (RUMMY_TYPE_HOME);
  g_type_ensure (RUMMY_TYPE_TABLE);

  G_OBJECT_CLASS (klass)->dispose = rummy_pages_dispose;
  widget_class->grab_focus = rummy_pages_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/pages.ui");
  gtk_widget_class_bind_template_child_internal (widget_class, RummyPages, table);
  gtk_widget_class_bind_template_child (widget_class, RummyPages, pass_page);
  gtk_widget_class_bind_template_child (widget_class, RummyPages, stack);
  gtk_widget_class_bind_template_child (widget_class, RummyPages, home);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_bind_template_callback (widget_class, popped_cb);
}

static void
rummy_pages_init (RummyPages *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rummy_pages_set_screen (RummyPages *self, RummyScreen *screen)
{
  self->screen = screen;
  rummy_dress_own_table (self->table, rummy_screen_get_settings (screen));
  g_signal_connect_object (self->table, "seat", G_CALLBACK (seat_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->home, "day-changed", G_CALLBACK (show_home), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "leaving", G_CALLBACK (rummy_pages_close_seat), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "viewed", G_CALLBACK (viewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "shown", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
}

RummyScreen *
rummy_pages_get_screen (RummyPages *self)
{
  return self->screen;
}

RummyTable *
rummy_pages_get_table (RummyPages *self)
{
  return self->table;
}

RummyTable *
rummy_pages_get_shown_table (RummyPages *self)
{
  RummyReplayPage *replay = rummy_screen_get_replay (self->screen);

  return replay != NULL ? rummy_replay_page_get_table (replay) : self->table;
}

void
rummy_pages_close_seat (RummyPages *self)
{
  if (self->seat_popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->seat_popover));
}

GtkWidget *
rummy_pages_get_seat_popover (RummyPages *self)
{
  return self->seat_popover;
}

RummyHome *
rummy_pages_get_home (RummyPages *self)
{
  return self->home;
}

void
rummy_pages_add_replay (RummyPages *self, RummyReplayPage *replay)
{
  RummyTable *table = rummy_replay_page_get_table (replay);

  rummy_table_take_up_faces (table, self->table);
  rummy_screen_set_replay (self->screen, replay);
  gtk_stack_add_named (self->stack, GTK_WIDGET (replay), "replay");
  show_page (self);
  rummy_dress_table (table, rummy_screen_get_settings (self->screen));
  /* Table actions apply to the visible table. */
  gtk_widget_insert_action_group (rummy_screen_get_window (self->screen), "table", rummy_table_get_actions (table));
}

void
rummy_pages_remove_replay (RummyPages *self, RummyReplayPage *replay)
{
  rummy_screen_set_replay (self->screen, NULL);
  gtk_widget_insert_action_group (rummy_screen_get_window (self->screen), "table",
                                  rummy_table_get_actions (self->table));
  show_page (self);
  gtk_stack_remove (self->stack, GTK_WIDGET (replay));
}
