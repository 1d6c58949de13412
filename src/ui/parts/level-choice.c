/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/level-choice.h"

#include <glib/gi18n.h>

#include "ui/parts/rows.h"
#include "ui/words/words.h"

struct _RummyLevelChoice {
  AdwBin parent_instance;

  GtkDropDown *list;
  GtkStringList *names; /* person, main levels, and at times a custom one */
  int level;
  int custom; /* the last one, which can be chosen again, or RUMMY_LEVEL_PERSON */
  gboolean is_setting;
};

G_DEFINE_FINAL_TYPE (RummyLevelChoice, rummy_level_choice, ADW_TYPE_BIN)

enum { PROP_LEVEL = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

#define CUSTOM (RUMMY_MAIN_LEVELS + 1) /* position in the list */

static guint
position_of (int level)
{
  guint at = rummy_main_level_index (level);

  return level == RUMMY_LEVEL_PERSON ? 0 : (int) rummy_main_levels[at] == level ? at + 1 : CUSTOM;
}

static void
set_level (RummyLevelChoice *self, int level)
{
  guint at = position_of (level);

  if (at == CUSTOM && level != self->custom) {
    g_autofree char *name = rummy_words_skill_near ((RummyLevel) level);
    gboolean had = g_list_model_get_n_items (G_LIST_MODEL (self->names)) > CUSTOM;

    gtk_string_list_splice (self->names, CUSTOM, had, (const char *[]) { name, NULL });
    self->custom = level;
  }
  gtk_drop_down_set_selected (self->list, at);
  if (self->level == level)
    return;
  self->level = level;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LEVEL]);
}

static void
selected_cb (RummyLevelChoice *self)
{
  guint at = gtk_drop_down_get_selected (self->list);

  if (self->is_setting || at == GTK_INVALID_LIST_POSITION)
    return;

  set_level (self, at == 0 ? RUMMY_LEVEL_PERSON : at == CUSTOM ? self->custom : (int) rummy_main_levels[at - 1]);
}

static void
rummy_level_choice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_LEVEL:
    g_value_set_int (value, RUMMY_LEVEL_CHOICE (object)->level);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_level_choice_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RummyLevelChoice *self = RUMMY_LEVEL_CHOICE (object);

  switch (id) {
  case PROP_LEVEL:
    self->is_setting = TRUE;
    set_level (self, g_value_get_int (value));
    self->is_setting = FALSE;
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_level_choice_class_init (RummyLevelChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rummy_level_choice_get_property;
  object_class->set_property = rummy_level_choice_set_property;

  props[PROP_LEVEL] = g_param_spec_int ("level", NULL, NULL, RUMMY_LEVEL_PERSON, RUMMY_N_LEVELS - 1,
                                        RUMMY_LEVEL_PERSON,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/level-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyLevelChoice, list);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
rummy_level_choice_init (RummyLevelChoice *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *[]) { C_("level", "Person"), NULL });

  self->level = self->custom = RUMMY_LEVEL_PERSON;
  for (guint i = 0; i < RUMMY_MAIN_LEVELS; i++)
    gtk_string_list_append (names, rummy_words_skill (rummy_main_levels[i]));
  gtk_widget_init_template (GTK_WIDGET (self));
  self->names = names;
  gtk_drop_down_set_model (self->list, G_LIST_MODEL (names));
  rummy_rows_describe_choice (self->list, _("Who Plays"));
}

int
rummy_level_choice_get_level (RummyLevelChoice *self)
{
  g_return_val_if_fail (RUMMY_IS_LEVEL_CHOICE (self), RUMMY_LEVEL_PERSON);

  return self->level;
}

GtkDropDown *
rummy_level_choice_get_list (RummyLevelChoice *self)
{
  g_return_val_if_fail (RUMMY_IS_LEVEL_CHOICE (self), NULL);

  return self->list;
}
