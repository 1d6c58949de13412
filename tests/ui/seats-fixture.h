/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/parts/level-choice.h"

#include "window-fixture.h"

/* What finds the plates of the table, and the rows of what opens at them and of the dialog. */

static inline GtkWidget *
plate (Fixture *fixture, guint seat)
{
  return rummy_seating_get_widget (seating_of (window_table (fixture->window)), seat);
}

/* A game in which the person leads, so that nothing happens by itself. */
static inline void
begin (Fixture *fixture, int players)
{
  g_settings_set_int (window_settings (fixture->window), "players", players);
  do
    rummy_window_new_game (fixture->window, SEED);
  while (match_of (fixture)->round.lead != own_seat (fixture));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static inline void
spin_until_popover (Fixture *fixture, gboolean open)
{
  GtkWidget *focus;

  while ((window_seat_popover (fixture->window) != NULL) != open)
    g_main_context_iteration (NULL, TRUE);
  while (open && ((focus = gtk_root_get_focus (GTK_ROOT (fixture->window))) == NULL ||
                  !gtk_widget_is_ancestor (focus, window_seat_popover (fixture->window))))
    g_main_context_iteration (NULL, TRUE);
}

static inline gboolean
is_toast (GtkWidget *widget, const char *unused)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget");
}

/* What tells where a game waits would be over a plate. */
static inline void
clear_toasts (Fixture *fixture)
{
  GtkWidget *toasts = GTK_WIDGET (window_toasts (fixture->window));

  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (toasts));
  while (find (toasts, is_toast, NULL) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
click (Fixture *fixture, guint seat)
{
  clear_toasts (fixture);
  point_at (fixture, plate (fixture, seat));
  xdotool ("click", "1", NULL);
  spin_until_popover (fixture, TRUE);
}

static inline void
assert_name (Fixture *fixture, guint seat, const char *name)
{
  g_assert_nonnull (find (plate (fixture, seat), is_label, name));
}

static inline gboolean
is_level_choice (GtkWidget *widget, const char *unused)
{
  return RUMMY_IS_LEVEL_CHOICE (widget);
}

/* Of the person and the six levels. */
static inline void
choose_level (GtkWidget *where, int level)
{
  GtkDropDown *list = rummy_level_choice_get_list (RUMMY_LEVEL_CHOICE (find (where, is_level_choice, NULL)));

  gtk_drop_down_set_selected (list, level == RUMMY_LEVEL_PERSON ? 0 : rummy_main_level_index (level) + 1);
}

static inline gboolean
is_expander (GtkWidget *widget, const char *title)
{
  return ADW_IS_EXPANDER_ROW (widget) && gtk_widget_get_visible (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static inline gboolean
is_combo (GtkWidget *widget, const char *title)
{
  return ADW_IS_COMBO_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static inline gboolean
is_entry (GtkWidget *widget, const char *title)
{
  return ADW_IS_ENTRY_ROW (widget) && gtk_widget_get_visible (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static inline gboolean
is_drop_down (GtkWidget *widget, const char *unused)
{
  return GTK_IS_DROP_DOWN (widget);
}

static inline GtkWidget *
open_dialog (Fixture *fixture)
{
  act (fixture, "choose-game");

  return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static inline const char *
get_who (GtkWidget *dialog, const char *title)
{
  GtkDropDown *who = GTK_DROP_DOWN (find (find (dialog, is_entry, title), is_drop_down, NULL));
  const char *name = gtk_editable_get_text (GTK_EDITABLE (find (dialog, is_entry, title)));
  g_autofree char *label = g_strdup_printf ("%s: Who Plays", *name != '\0' ? name : title);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (who), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, label);

  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (who));
}
