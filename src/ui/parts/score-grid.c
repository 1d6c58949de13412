/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/score-grid.h"

struct _RummyScoreGrid {
  GtkGrid parent_instance;
};

G_DEFINE_FINAL_TYPE (RummyScoreGrid, rummy_score_grid, GTK_TYPE_GRID)

static gboolean
focus_at (RummyScoreGrid *self, int column, int row)
{
  GtkWidget *figure = column > 0 && row > 0 ? gtk_grid_get_child_at (GTK_GRID (self), column, row) : NULL;

  if (figure == NULL)
    return FALSE;

  /* A label does not take it itself, unless its text can be selected. */
  gtk_root_set_focus (gtk_widget_get_root (figure), figure);

  return TRUE;
}

static gboolean
rummy_score_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RummyScoreGrid *self = RUMMY_SCORE_GRID (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  int step = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  int column, row;

  if (focus == NULL)
    return focus_at (self, 1, 1);

  gtk_grid_query_child (GTK_GRID (self), focus, &column, &row, NULL, NULL);
  switch (direction) {
  case GTK_DIR_LEFT:
    focus_at (self, column - step, row);
    return TRUE;
  case GTK_DIR_RIGHT:
    focus_at (self, column + step, row);
    return TRUE;
  case GTK_DIR_UP:
    return focus_at (self, column, row - 1);
  case GTK_DIR_DOWN:
    return focus_at (self, column, row + 1);
  case GTK_DIR_TAB_FORWARD:
  case GTK_DIR_TAB_BACKWARD:
  default:
    return FALSE;
  }
}

static void
rummy_score_grid_class_init (RummyScoreGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = rummy_score_grid_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
rummy_score_grid_init (RummyScoreGrid *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "score-table");
}

GtkLabel *
rummy_score_grid_add (RummyScoreGrid *self, int column, int row)
{
  /* To screen readers, GTK makes filler of a column header, which they leave out. */
  GtkAccessibleRole role = row == 0      ? GTK_ACCESSIBLE_ROLE_LABEL
                           : column == 0 ? GTK_ACCESSIBLE_ROLE_ROW_HEADER
                                         : GTK_ACCESSIBLE_ROLE_CELL;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", role,
                                   "xalign", column == 0 ? 0.0 : 1.0,
                                   "hexpand", column > 0,
                                   "focusable", column > 0 && row > 0,
                                   NULL);

  gtk_grid_attach (GTK_GRID (self), label, column, row, 1, 1);

  return GTK_LABEL (label);
}

void
rummy_score_grid_name (RummyScoreGrid *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *beside, *above;
    int column, row;

    gtk_grid_query_child (GTK_GRID (self), child, &column, &row, NULL, NULL);
    beside = gtk_grid_get_child_at (GTK_GRID (self), 0, row);
    above = gtk_grid_get_child_at (GTK_GRID (self), column, 0);
    if (column == 0 || row == 0 || beside == NULL || above == NULL)
      continue;

    gtk_accessible_update_relation (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_RELATION_LABELLED_BY, beside, above, NULL,
                                    -1);
    gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    gtk_label_get_label (GTK_LABEL (child)), -1);
  }
}
