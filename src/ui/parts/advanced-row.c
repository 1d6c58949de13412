/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/advanced-row.h"

#include <glib/gi18n.h>

#include "ui/parts/reason.h"
#include "ui/words/words.h"

struct _RummyAdvancedRow {
  AdwExpanderRow parent_instance;

  AdwComboRow *scale; /* off, Carefree, 1 to 10 */
  AdwComboRow *manners;
  RummyRules rules;
  int level;
  int manner;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (RummyAdvancedRow, rummy_advanced_row, ADW_TYPE_EXPANDER_ROW)

enum { PROP_LEVEL = 1, PROP_MANNER, N_PROPS };
static GParamSpec *props[N_PROPS];

static gboolean
is_on_scale (int level)
{
  return level >= RUMMY_LEVEL_1 && level <= RUMMY_LEVEL_10;
}

static void
show (RummyAdvancedRow *self)
{
  gboolean is_custom = is_on_scale (self->level) || self->level == RUMMY_LEVEL_CAREFREE;
  gboolean has_manner = self->level != RUMMY_LEVEL_PERSON &&
                        rummy_manner_counts (&self->rules, (RummyLevel) self->level);
  const char *why_not = has_manner ? NULL : _("No effect at this level in this game");
  const char *manner = rummy_words_manner ((RummyManner) self->manner);
  const char *skill = is_custom ? rummy_words_skill ((RummyLevel) self->level) : NULL;
  g_autofree char *both = NULL;

  self->is_showing = TRUE;
  adw_combo_row_set_selected (self->scale, is_on_scale (self->level) ? (guint) (self->level - RUMMY_LEVEL_1) + 2
                                                                     : (guint) is_custom);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->scale),
                               self->level == RUMMY_LEVEL_CAREFREE
                                 ? rummy_words_skill_does (RUMMY_LEVEL_CAREFREE)
                                 : _("Lower levels forget more and play more randomly."));
  adw_combo_row_set_selected (self->manners, (guint) self->manner);
  rummy_reason_set (GTK_WIDGET (self->manners), why_not);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->manners),
                               has_manner ? rummy_words_manner_does ((RummyManner) self->manner) : why_not);
  if (skill != NULL && has_manner && self->manner != RUMMY_MANNER_EVEN)
    /* Translators: two parts of a list of what is known of a player, such as "1 game won, 20 turns". */
    both = g_strdup_printf (C_("seat", "%s, %s"), skill, manner);
  else if (skill != NULL)
    both = g_strdup (skill);
  else if (has_manner)
    both = g_strdup (manner);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), both != NULL ? both : "");
  self->is_showing = FALSE;
}

static void
set_level (RummyAdvancedRow *self, int level)
{
  if (self->level == level)
    return;

  self->level = level;
  show (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LEVEL]);
}

static void
set_manner (RummyAdvancedRow *self, int manner)
{
  if (self->manner == manner)
    return;

  self->manner = manner;
  show (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MANNER]);
}

static void
scale_cb (RummyAdvancedRow *self)
{
  guint at = adw_combo_row_get_selected (self->scale);

  if (self->is_showing || at == GTK_INVALID_LIST_POSITION)
    return;

  /* Off: about as strong as before. */
  set_level (self, at == 0   ? (int) rummy_main_levels[rummy_main_level_index (self->level)]
                   : at == 1 ? (int) RUMMY_LEVEL_CAREFREE
                             : (int) (RUMMY_LEVEL_1 + at - 2));
}

static void
manner_cb (RummyAdvancedRow *self)
{
  guint at = adw_combo_row_get_selected (self->manners);

  if (!self->is_showing && at != GTK_INVALID_LIST_POSITION)
    set_manner (self, (int) at);
}

static void
rummy_advanced_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyAdvancedRow *self = RUMMY_ADVANCED_ROW (object);

  switch (id) {
  case PROP_LEVEL:
    g_value_set_int (value, self->level);
    break;
  case PROP_MANNER:
    g_value_set_int (value, self->manner);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_advanced_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RummyAdvancedRow *self = RUMMY_ADVANCED_ROW (object);

  switch (id) {
  case PROP_LEVEL:
    set_level (self, g_value_get_int (value));
    break;
  case PROP_MANNER:
    set_manner (self, g_value_get_int (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_advanced_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_ADVANCED_ROW);

  G_OBJECT_CLASS (rummy_advanced_row_parent_class)->dispose (object);
}

static void
rummy_advanced_row_class_init (RummyAdvancedRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rummy_advanced_row_get_property;
  object_class->set_property = rummy_advanced_row_set_property;
  object_class->dispose = rummy_advanced_row_dispose;

  props[PROP_LEVEL] = g_param_spec_int ("level", NULL, NULL, RUMMY_LEVEL_PERSON, RUMMY_N_LEVELS - 1,
                                        RUMMY_LEVEL_PERSON, flags);
  props[PROP_MANNER] = g_param_spec_int ("manner", NULL, NULL, 0, RUMMY_N_MANNERS - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/advanced-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyAdvancedRow, scale);
  gtk_widget_class_bind_template_child (widget_class, RummyAdvancedRow, manners);
  gtk_widget_class_bind_template_callback (widget_class, scale_cb);
  gtk_widget_class_bind_template_callback (widget_class, manner_cb);
}

static void
rummy_advanced_row_init (RummyAdvancedRow *self)
{
  g_autoptr (GtkStringList) steps = gtk_string_list_new ((const char *[]) { C_("level", "Off"), NULL });
  g_autoptr (GtkStringList) manners = gtk_string_list_new (NULL);

  self->level = RUMMY_LEVEL_PERSON;
  rummy_rules_init (&self->rules, "500-rum");
  gtk_string_list_append (steps, rummy_words_skill (RUMMY_LEVEL_CAREFREE));
  for (guint i = 0; i < RUMMY_SCALE; i++)
    gtk_string_list_append (steps, rummy_words_skill (RUMMY_LEVEL_1 + i));
  for (guint i = 0; i < RUMMY_N_MANNERS; i++)
    gtk_string_list_append (manners, rummy_words_manner (i));

  self->is_showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_combo_row_set_model (self->scale, G_LIST_MODEL (steps));
  adw_combo_row_set_model (self->manners, G_LIST_MODEL (manners));
  show (self);
}

void
rummy_advanced_row_set_rules (RummyAdvancedRow *self, const RummyRules *rules)
{
  g_return_if_fail (RUMMY_IS_ADVANCED_ROW (self));

  self->rules = *rules;
  show (self);
}
