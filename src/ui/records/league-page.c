/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/league-page.h"

#include <glib/gi18n.h>

#include "ai/bot.h"
#include "ui/parts/rows.h"
#include "ui/records/empty-page.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

struct _RummyLeaguePage {
  AdwBin parent_instance;

  gboolean is_ready;              /* the header */
  GtkColumnViewColumn *sorted_by; /* borrowed */
  GtkColumnViewSorter *sorter;    /* of the table, as long as it counts */

  GtkStack *stack;
  GtkColumnView *table;
  GtkColumnViewColumn *player, *average;
  GListStore *rows;
  AdwPreferencesGroup *levels;
  GtkListBox *level_rows;
};

G_DEFINE_FINAL_TYPE (RummyLeaguePage, rummy_league_page, ADW_TYPE_BIN)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static char *
number (gpointer cell, double value)
{
  return rummy_words_points ((int) (value < 0 ? value - 0.5 : value + 0.5));
}

static char *
rating (gpointer cell, double value, double deviation)
{
  return rummy_history_words_rating (value, deviation);
}

static void
activate_cb (RummyLeaguePage *self, guint position)
{
  g_autoptr (RummyLeagueItem) item =
    g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (self->table)), position);

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, item);
}

/* GTK has its titles at the start, one for each column. */
static GtkWidget *
first_title (RummyLeaguePage *self)
{
  return gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (self->table)));
}

static void
mark_sorted (RummyLeaguePage *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->table);
  GtkWidget *title = first_title (self);

  for (guint i = 0; title != NULL && i < g_list_model_get_n_items (columns); i++) {
    g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

    if (column == self->sorted_by)
      gtk_widget_add_css_class (title, "sorted");
    else
      gtk_widget_remove_css_class (title, "sorted");
    title = gtk_widget_get_next_sibling (title);
  }
}

/* The best come first when a column of numbers is chosen; GTK begins with the lowest. */
static void
sorted_cb (RummyLeaguePage *self)
{
  GtkColumnViewColumn *column;

  if (self->sorter == NULL)
    return;
  column = gtk_column_view_sorter_get_primary_sort_column (self->sorter);
  if (column == self->sorted_by)
    return;

  self->sorted_by = column;
  mark_sorted (self);
  if (column != NULL && column != self->player)
    gtk_column_view_sort_by_column (self->table, column, GTK_SORT_DESCENDING);
}

static gboolean
title_key_cb (GtkWidget *title, GVariant *args, gpointer column)
{
  GtkColumnView *table = gtk_column_view_column_get_column_view (column);
  GtkColumnViewSorter *sorter = GTK_COLUMN_VIEW_SORTER (gtk_column_view_get_sorter (table));
  gboolean is_up = gtk_column_view_sorter_get_primary_sort_column (sorter) == column &&
                   gtk_column_view_sorter_get_primary_sort_order (sorter) == GTK_SORT_DESCENDING;

  gtk_column_view_sort_by_column (table, column, is_up ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING);

  return GDK_EVENT_STOP;
}

static void
add_key (GtkEventController *controller, guint key, gpointer column)
{
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (key, 0),
                                                          gtk_callback_action_new (title_key_cb, column, NULL)));
}

/* GTK has no keys for them. */
static void
prepare_titles (RummyLeaguePage *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->table);
  GtkWidget *title = first_title (self);

  gtk_widget_set_can_focus (gtk_widget_get_first_child (GTK_WIDGET (self->table)), TRUE);
  for (guint i = 0; title != NULL && i < g_list_model_get_n_items (columns); i++) {
    g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);
    GtkEventController *keys = gtk_shortcut_controller_new ();
    GtkWidget *content = gtk_widget_get_first_child (title);

    add_key (keys, GDK_KEY_space, column);
    add_key (keys, GDK_KEY_Return, column);
    add_key (keys, GDK_KEY_KP_Enter, column);
    gtk_widget_add_controller (title, keys);
    gtk_widget_set_focusable (title, TRUE);
    if (content != NULL && column != self->player)
      gtk_widget_set_halign (content, GTK_ALIGN_END);
    title = gtk_widget_get_next_sibling (title);
  }
}

static void
rummy_league_page_map (GtkWidget *widget)
{
  RummyLeaguePage *self = RUMMY_LEAGUE_PAGE (widget);

  GTK_WIDGET_CLASS (rummy_league_page_parent_class)->map (widget);

  if (!self->is_ready)
    prepare_titles (self);
  self->is_ready = TRUE;
}

/* When the column with the focus is removed, GTK moves the focus to the next one and leaks that.  The last has no
 * next one. */
static void
focus_last_column (RummyLeaguePage *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->table);
  g_autoptr (GtkColumnViewColumn) last = g_list_model_get_item (columns, g_list_model_get_n_items (columns) - 1);

  if (last != NULL && g_list_model_get_n_items (G_LIST_MODEL (self->rows)) > 0)
    gtk_column_view_scroll_to (self->table, 0, last, GTK_LIST_SCROLL_FOCUS, NULL);
}

/* The columns go with the table, and with each the order changes. */
static void
rummy_league_page_dispose (GObject *object)
{
  RummyLeaguePage *self = RUMMY_LEAGUE_PAGE (object);

  if (self->sorter != NULL)
    focus_last_column (self);
  g_clear_object (&self->sorter);

  G_OBJECT_CLASS (rummy_league_page_parent_class)->dispose (object);
}

static void
rummy_league_page_class_init (RummyLeaguePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_league_page_dispose;
  widget_class->map = rummy_league_page_map;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", RUMMY_TYPE_LEAGUE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, RUMMY_TYPE_LEAGUE_ITEM);

  g_type_ensure (RUMMY_TYPE_LEAGUE_ITEM);
  g_type_ensure (RUMMY_TYPE_EMPTY_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/league-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyLeaguePage, stack);
  gtk_widget_class_bind_template_child (widget_class, RummyLeaguePage, table);
  gtk_widget_class_bind_template_child (widget_class, RummyLeaguePage, player);
  gtk_widget_class_bind_template_child (widget_class, RummyLeaguePage, average);
  gtk_widget_class_bind_template_child (widget_class, RummyLeaguePage, rows);
  gtk_widget_class_bind_template_child (widget_class, RummyLeaguePage, levels);
  gtk_widget_class_bind_template_child (widget_class, RummyLeaguePage, level_rows);
  gtk_widget_class_bind_template_callback (widget_class, number);
  gtk_widget_class_bind_template_callback (widget_class, rating);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
rummy_league_page_init (RummyLeaguePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->sorter = GTK_COLUMN_VIEW_SORTER (g_object_ref (gtk_column_view_get_sorter (self->table)));
  g_signal_connect_object (self->sorter, "notify::primary-sort-column",
                           G_CALLBACK (sorted_cb), self, G_CONNECT_SWAPPED);
  gtk_column_view_sort_by_column (self->table, self->average, GTK_SORT_DESCENDING);
}

void
rummy_league_page_show (RummyLeaguePage *self, GPtrArray *rows, const RummyPeople *people)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (RUMMY_IS_LEAGUE_PAGE (self));

  while (rows->len > 0) {
    RummyLeagueRow *row = g_ptr_array_steal_index (rows, rows->len - 1);

    g_ptr_array_add (items, rummy_league_item_new (row, rummy_people_name (people, row->owner, row->name, row->level)));
  }
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)), items->pdata, items->len);
  gtk_stack_set_visible_child_name (self->stack, items->len > 0 ? "list" : "empty");
}

void
rummy_league_page_fail (RummyLeaguePage *self, const GError *error)
{
  g_return_if_fail (RUMMY_IS_LEAGUE_PAGE (self));

  rummy_rows_fail (self->stack, _("Couldn’t Load Games"), error);
}

void
rummy_league_page_show_levels (RummyLeaguePage *self, const char *name, const RummyCareer *career)
{
  g_autofree char *escaped = name != NULL ? g_markup_escape_text (name, -1) : NULL;
  guint n = 0;

  g_return_if_fail (RUMMY_IS_LEAGUE_PAGE (self));

  gtk_list_box_remove_all (self->level_rows);
  for (guint i = 0; career != NULL && i < RUMMY_OFFERED_LEVELS; i++) {
    int level = rummy_offered_levels[i];
    guint games = career->levels[level].games;
    g_autofree char *figure = NULL;

    if (games == 0)
      continue;
    /* Translators: how often a level was beaten (a tie counts half), and in how many games. */
    figure = g_strdup_printf (_("%g of %u"), career->levels[level].ahead, games);
    gtk_list_box_append (self->level_rows, GTK_WIDGET (rummy_rows_row (rummy_words_level (level), NULL, figure)));
    n++;
  }
  adw_preferences_group_set_description (self->levels, escaped != NULL ? escaped : C_("player", "You"));
  gtk_widget_set_visible (GTK_WIDGET (self->levels), n > 0);
}
