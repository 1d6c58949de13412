/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-pane.h"

#include <glib/gi18n.h>

#include "ui/parts/actions.h"
#include "ui/parts/announce.h"
#include "ui/parts/reason.h"
#include "ui/records/chart-view.h"
#include "ui/records/game-chart.h"

struct _RummyWindowPane {
  GObject parent_instance;

  RummyScreen *screen;
  RummyPages *pages;
  AdwOverlaySplitView *split;
  AdwBottomSheet *sheet;
  RummyAnalyzer *analyzer;
  RummySidePane *pane; /* NULL before it is needed */
  GtkWidget *former;   /* weak; had the focus before the pane */
};

G_DEFINE_FINAL_TYPE (RummyWindowPane, rummy_window_pane, G_TYPE_OBJECT)

enum { ASKED, TURNED, N_SIGNALS };

static guint signals[N_SIGNALS];

static gboolean
is_narrow (RummyWindowPane *self)
{
  return gtk_widget_has_css_class (rummy_screen_get_window (self->screen), "narrow");
}

static gboolean
is_open (RummyWindowPane *self)
{
  return self->pane != NULL && (adw_bottom_sheet_get_open (self->sheet) ||
                                adw_overlay_split_view_get_show_sidebar (self->split));
}

static void
asked_cb (RummyWindowPane *self)
{
  g_signal_emit (self, signals[ASKED], 0);
}

/* Only the game that goes on, not a replay of it. */
static RummyTable *
get_table (RummyWindowPane *self)
{
  return rummy_screen_get_replay (self->screen) == NULL ? rummy_pages_get_table (self->pages) : NULL;
}

static void
light_cb (RummyWindowPane *self, const RummyHint *hint, const char *words)
{
  RummyTable *table = get_table (self);

  if (table != NULL)
    rummy_lights_show_hint (rummy_table_get_lights (table), hint, words);
}

static void
choose_cb (RummyWindowPane *self, const RummyCards *cards)
{
  RummyTable *table = get_table (self);

  if (table != NULL)
    rummy_verbs_select (rummy_table_get_verbs (table), *cards);
}

static GtkWidget *
make_chart (RummyGame *game, GArray *results, guint person)
{
  return rummy_chart_view_new (rummy_game_chart_new (game, results, person));
}

static void
enter (RummyWindowPane *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (rummy_screen_get_window (self->screen)));

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pane)))
    g_set_weak_pointer (&self->former, focus);
  gtk_widget_grab_focus (GTK_WIDGET (self->pane));
}

/* Escape leads back to where the focus was, and closes what covers it. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  RummyWindowPane *self = data;

  if (adw_bottom_sheet_get_open (self->sheet))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
  else if (adw_overlay_split_view_get_collapsed (self->split))
    adw_overlay_split_view_set_show_sidebar (self->split, FALSE);
  if (self->former == NULL || !gtk_widget_get_mapped (self->former) || !gtk_widget_grab_focus (self->former))
    gtk_widget_grab_focus (GTK_WIDGET (self->pages));

  return TRUE;
}

static void
place (RummyWindowPane *self)
{
  gboolean is_in_sheet = adw_bottom_sheet_get_sheet (self->sheet) == GTK_WIDGET (self->pane);

  if (is_narrow (self) == is_in_sheet && gtk_widget_get_parent (GTK_WIDGET (self->pane)) != NULL)
    return;

  adw_bottom_sheet_set_open (self->sheet, FALSE);
  adw_bottom_sheet_set_sheet (self->sheet, NULL);
  adw_overlay_split_view_set_sidebar (self->split, NULL);
  if (is_narrow (self))
    adw_bottom_sheet_set_sheet (self->sheet, GTK_WIDGET (self->pane));
  else
    adw_overlay_split_view_set_sidebar (self->split, GTK_WIDGET (self->pane));
}

static void
turned_cb (RummyWindowPane *self)
{
  g_signal_emit (self, signals[TURNED], 0);
}

static void
make_pane (RummyWindowPane *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->pane = RUMMY_SIDE_PANE (g_object_ref_sink (rummy_side_pane_new ()));
  rummy_side_pane_set_up (self->pane, rummy_screen_get_settings (self->screen), self->analyzer);
  rummy_side_pane_set_chart_maker (self->pane, make_chart);
  rummy_reason_follow (GTK_WIDGET (self->pane), "win", rummy_screen_get_actions (self->screen));
  g_object_bind_property (rummy_pages_get_table (self->pages), "fits", self->pane, "fits", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->pane, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pane, "notify::page", G_CALLBACK (turned_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pane, "light", G_CALLBACK (light_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pane, "choose", G_CALLBACK (choose_cb), self, G_CONNECT_SWAPPED);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                                                          gtk_callback_action_new (escape_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->pane), keys);
}

static void
set_open (RummyWindowPane *self, gboolean open)
{
  if (open && self->pane == NULL)
    make_pane (self);
  if (self->pane == NULL)
    return;

  place (self);
  if (is_narrow (self)) {
    adw_bottom_sheet_set_open (self->sheet, open);
    return;
  }
  adw_overlay_split_view_set_show_sidebar (self->split, open);
}

/* Remembers what the person decides; a sheet covers the table, so it never opens by itself. */
static void
toggled_cb (RummyWindowPane *self)
{
  RummyGame *game = rummy_screen_get_shown (self->screen);

  rummy_actions_switch (rummy_screen_get_actions (self->screen), "pane", is_open (self));
  if (game != NULL && !is_narrow (self))
    g_settings_set_boolean (rummy_screen_get_settings (self->screen), "side-pane", is_open (self));
}

/* Where it would cover the table it closes; beside the table it is as the person left it. */
static void
collapsed_cb (RummyWindowPane *self)
{
  gboolean is_wanted = g_settings_get_boolean (rummy_screen_get_settings (self->screen), "side-pane");

  g_signal_handlers_block_by_func (self->split, toggled_cb, self);
  adw_overlay_split_view_set_show_sidebar (
    self->split, is_wanted && self->pane != NULL && !adw_overlay_split_view_get_collapsed (self->split));
  g_signal_handlers_unblock_by_func (self->split, toggled_cb, self);
  rummy_actions_switch (rummy_screen_get_actions (self->screen), "pane", is_open (self));
}

static void
changed_cb (RummyWindowPane *self)
{
  GActionMap *map = rummy_screen_get_actions (self->screen);
  RummyGame *shown = rummy_screen_get_shown (self->screen);
  const char *why_not = rummy_screen_why_not (self->screen, TRUE);
  gboolean can_show = why_not == NULL;

  for (guint i = 0; i < 4; i++)
    rummy_actions_enable (map, ((const char *[]) { "pane", "log", "rules", "choices" })[i], why_not);
  if (!can_show && is_open (self)) {
    g_signal_handlers_block_by_func (self->split, toggled_cb, self);
    set_open (self, FALSE);
    g_signal_handlers_unblock_by_func (self->split, toggled_cb, self);
    rummy_actions_switch (map, "pane", FALSE);
  } else if (can_show && !is_narrow (self) && !is_open (self) &&
             g_settings_get_boolean (rummy_screen_get_settings (self->screen), "side-pane")) {
    set_open (self, TRUE);
  }
  if (self->pane == NULL)
    return;

  place (self);
  rummy_side_pane_set_game (self->pane, can_show ? shown : NULL, rummy_screen_get_shown_person (self->screen));
}

static void
pane_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowPane *self = data;
  gboolean opens = !is_open (self);

  set_open (self, opens);
  rummy_screen_update (self->screen);
  if (!is_narrow (self)) /* where the focus goes into it */
    rummy_announce (GTK_WIDGET (rummy_pages_get_table (self->pages)),
                    opens ? _("The pane with scores, moves, and rules is open.")
                          : _("The pane with scores, moves, and rules is closed."));
}

static void
log_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_window_pane_show (data, "moves");
}

static void
rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_window_pane_show (data, "rules");
}

/* What can be done, without advice. */
static void
choices_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowPane *self = data;

  set_open (self, TRUE);
  g_object_set (self->pane, "page", "analysis", NULL);
  rummy_screen_update (self->screen);
  enter (self);
}

static void
rummy_window_pane_dispose (GObject *object)
{
  g_clear_weak_pointer (&RUMMY_WINDOW_PANE (object)->former);
  g_clear_object (&RUMMY_WINDOW_PANE (object)->pane);
  g_clear_object (&RUMMY_WINDOW_PANE (object)->analyzer);

  G_OBJECT_CLASS (rummy_window_pane_parent_class)->dispose (object);
}

static void
rummy_window_pane_class_init (RummyWindowPaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_window_pane_dispose;

  signals[ASKED] = g_signal_new ("asked", RUMMY_TYPE_WINDOW_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[TURNED] = g_signal_new ("turned", RUMMY_TYPE_WINDOW_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
rummy_window_pane_init (RummyWindowPane *self)
{
}

RummyWindowPane *
rummy_window_pane_new (RummyScreen *screen, RummyPages *pages, AdwOverlaySplitView *split, AdwBottomSheet *sheet,
                       RummyAnalyzer *analyzer)
{
  static const GActionEntry entries[] = {
    { .name = "pane", .activate = pane_cb, .state = "false" },
    { .name = "log", .activate = log_cb },
    { .name = "rules", .activate = rules_cb },
    { .name = "choices", .activate = choices_cb },
  };
  RummyWindowPane *self = g_object_new (RUMMY_TYPE_WINDOW_PANE, NULL);

  self->screen = screen;
  self->pages = pages;
  self->split = split;
  self->sheet = sheet;
  self->analyzer = g_object_ref (analyzer);
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (split, "notify::show-sidebar", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (split, "notify::collapsed", G_CALLBACK (collapsed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sheet, "notify::open", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
rummy_window_pane_show (RummyWindowPane *self, const char *page)
{
  g_return_if_fail (RUMMY_IS_WINDOW_PANE (self));

  set_open (self, TRUE);
  rummy_screen_update (self->screen);
  rummy_side_pane_show (self->pane, page);
  enter (self);
}

gboolean
rummy_window_pane_shows_scores (RummyWindowPane *self)
{
  g_autofree char *page = NULL;

  g_return_val_if_fail (RUMMY_IS_WINDOW_PANE (self), FALSE);

  if (self->pane != NULL)
    g_object_get (self->pane, "page", &page, NULL);

  return g_strcmp0 (page, "scores") == 0;
}

RummySidePane *
rummy_window_pane_get (RummyWindowPane *self)
{
  g_return_val_if_fail (RUMMY_IS_WINDOW_PANE (self), NULL);

  return self->pane;
}
