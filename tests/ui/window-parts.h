/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "table-parts.h"
#include "ui/window/window-private.h"

/* What tests ask of a window. */

static inline RummyAnalyzer *
window_analyzer (RummyWindow *window)
{
  return window->analyzer;
}

static inline GtkWidget *
window_another_game (RummyWindow *window)
{
  return window->another_game;
}

static inline GtkWidget *
window_bottom (RummyWindow *window)
{
  return window->bottom;
}

static inline GtkStack *
window_buttons (RummyWindow *window)
{
  return window->buttons;
}

static inline AdwDialog *
window_draw (RummyWindow *window)
{
  return window->draw;
}

static inline RummyGame *
window_game (RummyWindow *window)
{
  return window->game;
}

static inline RummyTutorial *
window_guide (RummyWindow *window)
{
  return window->guide;
}

static inline GtkWidget *
window_help (RummyWindow *window)
{
  return window->help;
}

static inline gboolean
window_is_stopped (RummyWindow *window)
{
  return window->is_stopped;
}

static inline gboolean
window_is_suggesting (RummyWindow *window)
{
  return window->is_suggesting;
}

static inline GtkMenuButton *
window_menu (RummyWindow *window)
{
  return window->menu;
}

static inline guint
window_menu_id (RummyWindow *window)
{
  return window->menu_id;
}

static inline GtkWidget *
window_moves (RummyWindow *window)
{
  return window->moves;
}

static inline AdwToast *
window_news (RummyWindow *window)
{
  return window->news;
}

static inline guint
window_next_id (RummyWindow *window)
{
  return window->next_id;
}

static inline GtkWidget *
window_next_round (RummyWindow *window)
{
  return window->next_round;
}

static inline GtkMenuButton *
window_pace (RummyWindow *window)
{
  return window->pace;
}

static inline GtkStack *
window_pages (RummyWindow *window)
{
  return window->pages;
}

static inline guint
window_part_id (RummyWindow *window)
{
  return window->part_id;
}

static inline RummyPassPage *
window_pass_page (RummyWindow *window)
{
  return window->pass_page;
}

static inline AdwBanner *
window_practice (RummyWindow *window)
{
  return window->practice;
}

static inline GMenuModel *
window_primary_menu (RummyWindow *window)
{
  return window->primary_menu;
}

static inline GMenu *
window_recent_files (RummyWindow *window)
{
  return window->recent_files;
}

static inline GMenu *
window_recent_games (RummyWindow *window)
{
  return window->recent_games;
}

static inline GtkLabel *
window_refusal (RummyWindow *window)
{
  return window->refusal;
}

static inline RummyReplayPage *
window_replay (RummyWindow *window)
{
  return window->replay;
}

static inline GtkWidget *
window_score_bar (RummyWindow *window)
{
  return window->score_bar;
}

static inline GtkWidget *
window_score_panel (RummyWindow *window)
{
  return window->score_panel;
}

static inline GtkWidget *
window_seat_popover (RummyWindow *window)
{
  return window->seat_popover;
}

static inline GSettings *
window_settings (RummyWindow *window)
{
  return window->settings;
}

static inline AdwDialog *
window_sheet (RummyWindow *window)
{
  return window->sheet;
}

static inline RummySound *
window_sound (RummyWindow *window)
{
  return window->sound;
}

static inline RummyStartPage *
window_start_page (RummyWindow *window)
{
  return window->start_page;
}

static inline RummyStatus *
window_status (RummyWindow *window)
{
  return window->status;
}

static inline GtkLabel *
window_subtitle (RummyWindow *window)
{
  return window->subtitle;
}

static inline RummyTable *
window_table (RummyWindow *window)
{
  return window->table;
}

static inline GMenuModel *
window_table_items (RummyWindow *window)
{
  return window->table_items;
}

static inline GtkPopover *
window_table_menu (RummyWindow *window)
{
  return window->table_menu;
}

static inline GtkLabel *
window_title (RummyWindow *window)
{
  return window->title;
}

static inline AdwToastOverlay *
window_toasts (RummyWindow *window)
{
  return window->toasts;
}

static inline AdwBanner *
window_trouble (RummyWindow *window)
{
  return window->trouble;
}

static inline GMenu *
window_turn_end (RummyWindow *window)
{
  return window->turn_end;
}

static inline AdwToast *
window_undo_toast (RummyWindow *window)
{
  return window->undo_toast;
}

static inline RummyVerbBar *
window_verb_bar (RummyWindow *window)
{
  return window->verb_bar;
}

static inline RummyViewer
window_viewer (RummyWindow *window)
{
  return window->viewer;
}
