/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/log.h"

#include <glib/gi18n.h>

#include "ui/parts/list-dialog.h"
#include "ui/parts/rows.h"
#include "ui/words/story.h"
#include "ui/words/words.h"

struct _RummyLog {
  AdwDialog parent_instance;

  RummyGame *game;
  guint own;
  GtkListBox *list;
  GPtrArray *rows; /* AdwActionRow, oldest first */
};

G_DEFINE_FINAL_TYPE (RummyLog, rummy_log, ADW_TYPE_DIALOG)

static void
fill_row (RummyLog *self, AdwActionRow *row, const RummyTold *told)
{
  g_autofree char *title =
    told->seat != RUMMY_SEAT_NONE
      ? rummy_words_seat (self->game, told->seat, self->own)
      : g_strdup_printf (_("Round %u"), (guint) rummy_game_get_match (self->game)->rounds);

  if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) != 0)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (g_strcmp0 (adw_action_row_get_subtitle (row), told->text->str) != 0)
    adw_action_row_set_subtitle (row, told->text->str);
}

/* The first row of the round. */
static void
link_draw (GtkWidget *row)
{
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.draw-for-deal");
  gtk_widget_set_tooltip_text (row, _("Who Drew for the Deal"));
}

/* Rows only get added, so that nobody loses their place. */
static void
update (RummyLog *self)
{
  g_autoptr (GPtrArray) story = rummy_story_read (self->game, self->own);

  while (self->rows->len > story->len) {
    gtk_list_box_remove (self->list, g_ptr_array_index (self->rows, self->rows->len - 1));
    g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
  }
  for (guint i = 0; i < story->len; i++) {
    if (i == self->rows->len) {
      GtkWidget *row = GTK_WIDGET (rummy_rows_row ("", NULL, NULL));

      if (i == 0 && rummy_match_is_drawn_for (rummy_game_get_match (self->game)))
        link_draw (row);
      gtk_list_box_prepend (self->list, row);
      g_ptr_array_add (self->rows, row);
    }
    fill_row (self, g_ptr_array_index (self->rows, i), g_ptr_array_index (story, i));
  }
}

static void
changed_cb (RummyLog *self)
{
  update (self);
}

static void
rummy_log_dispose (GObject *object)
{
  g_clear_object (&RUMMY_LOG (object)->game);
  g_clear_pointer (&RUMMY_LOG (object)->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (rummy_log_parent_class)->dispose (object);
}

static void
rummy_log_class_init (RummyLogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_log_dispose;
}

static void
rummy_log_init (RummyLog *self)
{
  self->rows = g_ptr_array_new ();
  self->list = rummy_list_dialog_fill (ADW_DIALOG (self), _("What Happened"));
}

AdwDialog *
rummy_log_new (RummyGame *game, guint own)
{
  RummyLog *self;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_LOG, NULL);
  self->game = g_object_ref (game);
  self->own = own;
  rummy_list_dialog_follow (ADW_DIALOG (self), game, G_CALLBACK (changed_cb));
  update (self);

  return ADW_DIALOG (self);
}
