/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/player-row.h"

#include <glib/gi18n.h>

#include "ui/words/history-words.h"

struct _RummyPlayerRow {
  AdwActionRow parent_instance;

  GtkImage *mark;
  GtkWidget *rename, *remove;
};

G_DEFINE_FINAL_TYPE (RummyPlayerRow, rummy_player_row, ADW_TYPE_ACTION_ROW)

static void
rummy_player_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_PLAYER_ROW);

  G_OBJECT_CLASS (rummy_player_row_parent_class)->dispose (object);
}

static void
rummy_player_row_class_init (RummyPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_player_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyPlayerRow, mark);
  gtk_widget_class_bind_template_child (widget_class, RummyPlayerRow, rename);
  gtk_widget_class_bind_template_child (widget_class, RummyPlayerRow, remove);
}

static void
rummy_player_row_init (RummyPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
words_for (const RummyProfile *profile, gboolean is_current)
{
  g_autofree char *time = rummy_history_words_time (profile->used);

  if (is_current)
    return g_strdup (_("Playing now"));
  if (profile->used == 0)
    return g_strdup (_("Hasn’t played yet"));

  /* Translators: a day and a time of that day. */
  return g_strdup_printf (_("Last played %s"), g_strstrip (time));
}

/* The label matters to those who don't see the button in its row. */
static void
set_label (GtkWidget *button, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
set_action (GtkWidget *widget, const char *action, const char *id)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (widget), "s", id);
}

GtkWidget *
rummy_player_row_new (const RummyProfile *profile, gboolean is_current)
{
  RummyPlayerRow *self = g_object_new (RUMMY_TYPE_PLAYER_ROW, NULL);
  g_autofree char *words = words_for (profile, is_current);
  /* Translators: the name of a player. */
  g_autofree char *renames = g_strdup_printf (_("Rename %s"), profile->name);
  /* Translators: the name of a player. */
  g_autofree char *removes = g_strdup_printf (_("Remove %s"), profile->name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), profile->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), words);
  gtk_image_set_from_icon_name (self->mark, is_current ? "object-select-symbolic" : NULL);
  set_action (GTK_WIDGET (self), "players.choose", profile->id);
  set_action (self->rename, "players.rename", profile->id);
  set_action (self->remove, "players.remove", profile->id);
  set_label (self->rename, renames);
  set_label (self->remove, removes);

  return GTK_WIDGET (self);
}
