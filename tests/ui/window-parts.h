/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "table-parts.h"
#include "ui/help/help-window.h"
#include "ui/parts/dialog.h"
#include "ui/play/deal-scene.h"
#include "ui/play/pass-page.h"
#include "ui/play/time-line.h"
#include "ui/play/verb-bar.h"
#include "ui/window/pages.h"
#include "ui/window/turn-bar.h"
#include "ui/window/window-files.h"
#include "ui/window/window-game.h"
#include "ui/window/window-help.h"
#include "ui/window/window-hint.h"
#include "ui/window/window-menu.h"
#include "ui/window/window-pane.h"
#include "ui/window/window-scores.h"
#include "ui/window/window-watch.h"
#include "ui/window/window.h"

/* What tests ask of a window: it has children by their names in window.blp, and parts by their types. */

/* As an application does by itself. */
static inline void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/org/example/Rummy500/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static inline gpointer
window_child (RummyWindow *window, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (window), RUMMY_TYPE_WINDOW, name);
}

static inline gpointer
window_bar_child (RummyWindow *window, const char *name)
{
  return gtk_widget_get_template_child (window_child (window, "bar"), RUMMY_TYPE_TURN_BAR, name);
}

static inline gpointer
window_page_child (RummyWindow *window, const char *name)
{
  return gtk_widget_get_template_child (window_child (window, "pages"), RUMMY_TYPE_PAGES, name);
}

static inline RummyScreen *
window_screen (RummyWindow *window)
{
  return rummy_pages_get_screen (window_child (window, "pages"));
}

static inline RummyGame *
window_game (RummyWindow *window)
{
  return rummy_screen_get_game (window_screen (window));
}

static inline GSettings *
window_settings (RummyWindow *window)
{
  return rummy_screen_get_settings (window_screen (window));
}

static inline RummyReplayPage *
window_replay (RummyWindow *window)
{
  return rummy_screen_get_replay (window_screen (window));
}

/* The review on the replay. */
static inline gpointer
window_line (RummyWindow *window)
{
  return gtk_widget_get_template_child (GTK_WIDGET (window_replay (window)), RUMMY_TYPE_REPLAY_PAGE, "line");
}

static inline RummyViewer
window_viewer (RummyWindow *window)
{
  return *rummy_screen_get_viewer (window_screen (window));
}

static inline RummyAnalyzer *
window_analyzer (RummyWindow *window)
{
  return rummy_window_hint_get_analyzer (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_HINT));
}

static inline gboolean
window_is_suggesting (RummyWindow *window)
{
  return rummy_window_hint_is_suggesting (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_HINT));
}

/* The side pane, or NULL before it was needed. */
static inline GtkWidget *
window_pane (RummyWindow *window)
{
  return (GtkWidget *) rummy_window_pane_get (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_PANE));
}

/* The page of the pane that shows, or NULL. */
static inline const char *
window_pane_page (RummyWindow *window)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (window), "pane");
  g_autofree char *page = NULL;

  if (!g_variant_get_boolean (state))
    return NULL;
  g_object_get (window_pane (window), "page", &page, NULL);

  return g_intern_string (page);
}

static inline gboolean
is_draw (AdwAlertDialog *dialog)
{
  return RUMMY_IS_DEAL_SCENE (adw_alert_dialog_get_extra_child (dialog));
}

static inline AdwDialog *
window_draw (RummyWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  return ADW_IS_ALERT_DIALOG (dialog) && is_draw (ADW_ALERT_DIALOG (dialog)) ? dialog : NULL;
}

static inline GtkWidget *
window_help (RummyWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next) {
    if (RUMMY_IS_HELP_WINDOW (l->data))
      return l->data;
  }

  return NULL;
}

static inline guint
window_part_id (RummyWindow *window)
{
  return rummy_window_help_get_part_id (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_HELP));
}

static inline gboolean
window_is_stopped (RummyWindow *window)
{
  gboolean is_stopped;

  g_object_get (window_bar_child (window, "status"), "stopped", &is_stopped, NULL);

  return is_stopped;
}

static inline gboolean
window_waits (RummyWindow *window)
{
  return rummy_window_watch_waits (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_WATCH));
}

static inline AdwToast *
window_news (RummyWindow *window)
{
  return rummy_news_get_told (rummy_window_get_part (window, RUMMY_TYPE_NEWS));
}

static inline AdwToast *
window_undo_toast (RummyWindow *window)
{
  return rummy_news_get_offered (rummy_window_get_part (window, RUMMY_TYPE_NEWS));
}

static inline GtkWidget *
window_seat_popover (RummyWindow *window)
{
  return rummy_pages_get_seat_popover (window_child (window, "pages"));
}

static inline AdwDialog *
window_sheet (RummyWindow *window)
{
  return rummy_window_scores_get_sheet (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_SCORES));
}

static inline GMenuModel *
window_menu_model (RummyWindow *window, const char *name)
{
  return G_MENU_MODEL (rummy_window_menu_get (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_MENU), name));
}

static inline GMenuModel *
window_primary_menu (RummyWindow *window)
{
  return window_menu_model (window, "primary_menu");
}

static inline GMenuModel *
window_table_items (RummyWindow *window)
{
  return window_menu_model (window, "table_items");
}

static inline GtkWidget *
window_another_game (RummyWindow *window)
{
  return window_bar_child (window, "another_game");
}

static inline GtkStack *
window_buttons (RummyWindow *window)
{
  return window_bar_child (window, "buttons");
}

static inline GtkWidget *
window_next_round (RummyWindow *window)
{
  return window_bar_child (window, "next_round");
}

static inline GtkMenuButton *
window_pace (RummyWindow *window)
{
  return window_bar_child (window, "pace");
}

static inline RummyStatus *
window_status (RummyWindow *window)
{
  return window_bar_child (window, "status");
}

/* What it shows at the moment. */
static inline const char *
window_told (RummyWindow *window)
{
  return gtk_label_get_label (GTK_LABEL (adw_bin_get_child (ADW_BIN (window_status (window)))));
}

static inline RummyVerbBar *
window_verb_bar (RummyWindow *window)
{
  return window_bar_child (window, "verb_bar");
}

static inline AdwNavigationView *
window_view (RummyWindow *window)
{
  return ADW_NAVIGATION_VIEW (adw_bin_get_child (window_child (window, "pages")));
}

/* "home", "table", "pass" or "replay". */
static inline const char *
window_page (RummyWindow *window)
{
  const char *tag = adw_navigation_view_get_visible_page_tag (window_view (window));

  return g_str_equal (tag, "home") ? tag : gtk_stack_get_visible_child_name (window_page_child (window, "stack"));
}

static inline RummyPassPage *
window_pass_page (RummyWindow *window)
{
  return window_page_child (window, "pass_page");
}

static inline RummyHome *
window_home (RummyWindow *window)
{
  return window_page_child (window, "home");
}

static inline RummyTable *
window_table (RummyWindow *window)
{
  return window_page_child (window, "table");
}

static inline GtkPopover *
window_table_menu (RummyWindow *window)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window_table (window)));

  while (child != NULL && !GTK_IS_POPOVER_MENU (child))
    child = gtk_widget_get_next_sibling (child);

  return (GtkPopover *) child;
}

static inline GtkWidget *
window_bottom (RummyWindow *window)
{
  return window_child (window, "bar");
}

static inline RummyTutorial *
window_guide (RummyWindow *window)
{
  return window_child (window, "guide");
}

static inline GtkMenuButton *
window_menu (RummyWindow *window)
{
  return window_child (window, "menu");
}

static inline AdwBanner *
window_practice (RummyWindow *window)
{
  return window_child (window, "practice");
}

static inline GtkLabel *
window_subtitle (RummyWindow *window)
{
  return window_child (window, "subtitle");
}

static inline AdwToastOverlay *
window_toasts (RummyWindow *window)
{
  return window_child (window, "toasts");
}

static inline AdwBanner *
window_trouble (RummyWindow *window)
{
  return window_child (window, "trouble");
}

static inline GtkLabel *
window_refusal (RummyWindow *window)
{
  return GTK_LABEL (gtk_widget_get_last_child (gtk_widget_get_parent (window_child (window, "toasts"))));
}

static inline GtkLabel *
window_title (RummyWindow *window)
{
  return GTK_LABEL (gtk_widget_get_first_child (gtk_widget_get_parent (window_child (window, "subtitle"))));
}

static inline RummySound *
window_sound (RummyWindow *window)
{
  return rummy_window_get_sound (window);
}

static inline void
window_close_sheet (RummyWindow *window)
{
  rummy_window_scores_close (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_SCORES));
}

static inline void
window_show_sheet (RummyWindow *window)
{
  rummy_window_scores_show (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_SCORES));
}

static inline void
window_click_status (RummyWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window_status (window)));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (controller))
      g_signal_emit_by_name (controller, "released", 1, 0.0, 0.0);
  }
}

static inline void
window_list_files (RummyWindow *window)
{
  rummy_window_files_list (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_FILES));
}

static inline void
window_save_file (RummyWindow *window, GFile *file)
{
  rummy_window_files_save (rummy_window_get_part (window, RUMMY_TYPE_WINDOW_FILES), file);
}
