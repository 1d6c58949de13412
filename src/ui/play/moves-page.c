/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/moves-page.h"

#include <glib/gi18n.h>

#include "ui/words/story.h"
#include "ui/words/words.h"

struct _RummyMovesPage {
  RummyPanePage parent_instance;

  GtkScrolledWindow *scrolled;
  GtkListBox *list;
  GPtrArray *labels; /* GtkLabel, oldest turn first; each is in a row of its own */
  gboolean is_at_end;
  guint tick_id; /* 0 unless the end is about to be shown */
};

G_DEFINE_FINAL_TYPE (RummyMovesPage, rummy_moves_page, RUMMY_TYPE_PANE_PAGE)

static char *
title_of (RummyMovesPage *self, const RummyTold *told)
{
  RummyGame *game = rummy_pane_page_get_game (RUMMY_PANE_PAGE (self));

  if (told->seat == RUMMY_SEAT_NONE)
    return g_strdup_printf (_("Round %u"), (guint) rummy_game_get_match (game)->rounds);

  return rummy_words_seat (game, told->seat, rummy_pane_page_get_person (RUMMY_PANE_PAGE (self)));
}

/* The player in bold, then a line for each move. */
static void
fill (RummyMovesPage *self, GtkLabel *label, const RummyTold *told)
{
  g_autofree char *title = title_of (self, told);
  g_autofree char *text = g_strdup_printf ("%s\n%s", title, told->text->str);
  g_autoptr (PangoAttrList) attributes = NULL;
  PangoAttribute *bold;

  if (g_strcmp0 (gtk_label_get_text (label), text) == 0)
    return;

  attributes = pango_attr_list_new ();
  bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  bold->end_index = (guint) strlen (title);
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_text (label, text);
  gtk_label_set_attributes (label, attributes);
}

/* Of the deal, if it was drawn for. */
static void
link_draw (RummyMovesPage *self, GtkListBoxRow *row)
{
  gboolean is_drawn =
    rummy_match_is_drawn_for (rummy_game_get_match (rummy_pane_page_get_game (RUMMY_PANE_PAGE (self))));

  gtk_list_box_row_set_activatable (row, is_drawn);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), is_drawn ? "win.draw-for-deal" : NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (row), is_drawn ? _("Show the Draw for Dealer") : NULL);
}

static GtkLabel *
add_row (RummyMovesPage *self)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);
  GtkWidget *row;

  row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", label, "activatable", FALSE, NULL);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_list_box_append (self->list, row);
  if (self->labels->len == 0)
    link_draw (self, GTK_LIST_BOX_ROW (row));
  g_ptr_array_add (self->labels, label);

  return GTK_LABEL (label);
}

/* Rows are only added and taken off at the end, so that nobody loses their place. */
static void
rummy_moves_page_update (RummyPanePage *page, gboolean is_new)
{
  RummyMovesPage *self = RUMMY_MOVES_PAGE (page);
  RummyGame *game = rummy_pane_page_get_game (page);
  g_autoptr (GPtrArray) story =
    game != NULL ? rummy_story_read (game, rummy_pane_page_get_person (page)) : g_ptr_array_new ();

  if (is_new)
    self->is_at_end = TRUE;
  while (self->labels->len > story->len) {
    GtkWidget *label = g_ptr_array_steal_index (self->labels, self->labels->len - 1);

    gtk_list_box_remove (self->list, gtk_widget_get_parent (label));
  }
  if (self->labels->len > 0)
    link_draw (self, GTK_LIST_BOX_ROW (gtk_list_box_get_row_at_index (self->list, 0)));
  for (guint i = 0; i < story->len; i++)
    fill (self, i < self->labels->len ? g_ptr_array_index (self->labels, i) : add_row (self),
          g_ptr_array_index (story, i));
}

static gboolean
show_end_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RummyMovesPage *self = RUMMY_MOVES_PAGE (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);

  self->tick_id = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));

  return G_SOURCE_REMOVE;
}

/* The end stays in sight unless somebody has scrolled up.  What is scrolled while it is laid out stays where it was. */
static void
resized_cb (RummyMovesPage *self)
{
  if (self->is_at_end && self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_end_cb, NULL, NULL);
}

static void
scrolled_cb (RummyMovesPage *self, GtkAdjustment *adjustment)
{
  self->is_at_end = gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) + 1 >=
                    gtk_adjustment_get_upper (adjustment);
}

static void
rummy_moves_page_dispose (GObject *object)
{
  g_clear_pointer (&RUMMY_MOVES_PAGE (object)->labels, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_MOVES_PAGE);

  G_OBJECT_CLASS (rummy_moves_page_parent_class)->dispose (object);
}

static void
rummy_moves_page_class_init (RummyMovesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_moves_page_dispose;
  RUMMY_PANE_PAGE_CLASS (klass)->update = rummy_moves_page_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/moves-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyMovesPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RummyMovesPage, list);
}

static void
rummy_moves_page_init (RummyMovesPage *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->labels = g_ptr_array_new ();
  self->is_at_end = TRUE;
  adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
}
