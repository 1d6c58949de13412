/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/pass-page.h"

#include <glib/gi18n.h>

#include "ui/cards/backdrop.h"
#include "ui/parts/bindings.h"
#include "ui/parts/rows.h"
#include "ui/words/story.h"
#include "ui/words/words.h"

struct _RummyPassPage {
  AdwBin parent_instance;

  GtkScrolledWindow *scrolled;
  GtkLabel *heading;
  GtkLabel *look;
  GtkButton *accept;
  GtkLabel *told_title;
  GtkListBox *told;
};

G_DEFINE_FINAL_TYPE (RummyPassPage, rummy_pass_page, ADW_TYPE_BIN)

enum { SIGNAL_ACCEPTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
add_row (RummyPassPage *self, RummyGame *game, const RummyTold *told)
{
  g_autofree char *title = NULL;

  if (told->seat != RUMMY_SEAT_NONE)
    title = rummy_words_seat (game, told->seat, RUMMY_SEAT_NONE);
  else
    title = g_strdup_printf (_("Round %u"), (guint) rummy_game_get_match (game)->rounds);

  gtk_list_box_append (self->told, GTK_WIDGET (rummy_rows_row (title, told->text->str, NULL)));
}

/* Lists the events since that seat's last turn; all as one text for screen readers. */
static char *
tell (RummyPassPage *self, RummyGame *game, guint seat)
{
  g_autoptr (GPtrArray) story = rummy_story_read (game, RUMMY_SEAT_NONE);
  GString *text = g_string_new (NULL);
  guint first = story->len;

  while (first > 0 && ((RummyTold *) g_ptr_array_index (story, first - 1))->seat != seat)
    first--;
  gtk_label_set_label (self->told_title, first == story->len ? ""
                                         : first > 0         ? _("Since Your Last Turn")
                                                             : _("So Far This Round"));

  gtk_list_box_remove_all (self->told);
  for (guint i = first; i < story->len; i++) {
    const RummyTold *told = g_ptr_array_index (story, i);

    add_row (self, game, told);
    g_string_append_printf (text, text->len > 0 ? "\n%s" : "%s", told->text->str);
  }

  return g_string_free (text, FALSE);
}

static void
accept_cb (RummyPassPage *self)
{
  g_signal_emit (self, signals[SIGNAL_ACCEPTED], 0);
}

/* The page, not its children. */
static gboolean
rummy_pass_page_grab_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  gtk_root_set_focus (root, widget);

  return TRUE;
}

static void
rummy_pass_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_PASS_PAGE);

  G_OBJECT_CLASS (rummy_pass_page_parent_class)->dispose (object);
}

static void
rummy_pass_page_class_init (RummyPassPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_pass_page_dispose;
  widget_class->grab_focus = rummy_pass_page_grab_focus;

  signals[SIGNAL_ACCEPTED] =
    g_signal_new ("accepted", RUMMY_TYPE_PASS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (RUMMY_TYPE_BACKDROP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/pass-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyPassPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RummyPassPage, heading);
  gtk_widget_class_bind_template_child (widget_class, RummyPassPage, look);
  gtk_widget_class_bind_template_child (widget_class, RummyPassPage, accept);
  gtk_widget_class_bind_template_child (widget_class, RummyPassPage, told_title);
  gtk_widget_class_bind_template_child (widget_class, RummyPassPage, told);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_pass_page_init (RummyPassPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A number to compare with the one shown before. */
static char *
look_words (guint n)
{
  if (n == 0)
    return g_strdup (_("No one has seen this hand yet."));

  return g_strdup_printf (ngettext ("Hand viewed %u time. If you haven’t looked, someone else has.",
                                    "Hand viewed %u times. If that’s more than you remember, someone else has looked.",
                                    n),
                          n);
}

void
rummy_pass_page_set_seat (RummyPassPage *self, RummyGame *game, guint seat)
{
  g_autofree char *name = NULL, *heading = NULL, *accept = NULL, *look = NULL, *told = NULL, *description = NULL;

  g_return_if_fail (RUMMY_IS_PASS_PAGE (self));
  g_return_if_fail (RUMMY_IS_GAME (game));

  name = rummy_words_seat (game, seat, RUMMY_SEAT_NONE);
  /* Translators: the name of a player. */
  heading = g_strdup_printf (_("Pass the screen to %s"), name);
  /* Translators: a button; the name of a player. */
  accept = g_strdup_printf (_("I’m %s"), name);
  look = look_words (rummy_game_get_looks (game, seat));
  told = tell (self, game, seat);
  description = g_strjoin ("\n", look, told, NULL);

  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->look, look);
  gtk_button_set_label (self->accept, accept);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
