/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/rule-row.h"

#include <glib/gi18n.h>

#include "ui/parts/reason.h"
#include "ui/parts/rows.h"
#include "ui/words/rule-words.h"

#define NUMBER_CHARS 4
#define NAMED_CHARS_MIN 8 /* width to which a value with a name may shrink */
#define PLAYERS_CHARS 10 /* in a line of the button that changes their number */

/* Data "rule" of a row. */
typedef struct {
  RummyRuleEditor *editor;
  const RummyParam *param;
  guint index;
  GtkWidget *reset;
  GtkWidget *players; /* sets the number of players that the rule needs, or NULL */
} Rule;

static void
rule_free (gpointer data)
{
  Rule *rule = data;

  g_object_unref (rule->editor);
  g_free (rule);
}

static Rule *
rule_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "rule");
}

static int
current (const Rule *rule)
{
  return rummy_rules_get (rummy_rule_editor_get_rules (rule->editor), rule->param, rule->index);
}

static int
plain (const Rule *rule)
{
  return rummy_rules_get (rummy_rule_editor_get_plain (rule->editor), rule->param, rule->index);
}

/* NULL if it matters. */
static const char *
why_not (const Rule *rule)
{
  return rummy_rule_editor_why_not (rule->editor, rule->param);
}

/* Meaning, default, effect, and clashes, a line each. */
static char *
subtitle_of (const Rule *rule, const char *clash)
{
  RummyRules rules = *rummy_rule_editor_get_rules (rule->editor);
  g_autofree char *caution = rummy_rule_editor_caution_words (rule->editor, rule->param, rule->index), *meaning = NULL;
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (rule->param->type == RUMMY_PARAM_BY_SEATS)
    rules.players = (gint16) (RUMMY_SEATS_MIN + rule->index);
  meaning = rummy_rule_words_meaning (&rules, rule->param);
  if (meaning != NULL)
    g_strv_builder_take (lines, g_steal_pointer (&meaning));
  if (current (rule) != plain (rule)) {
    g_autofree char *value = rummy_rule_words_value (rule->param, plain (rule));

    /* Translators: the value of a rule, as in the row of that rule. */
    g_strv_builder_take (lines, g_strdup_printf (_("Changed. Standard: %s."), value));
  }
  if (clash != NULL)
    g_strv_builder_add (lines, clash);
  else if (caution != NULL)
    g_strv_builder_add (lines, caution);
  else if (why_not (rule) != NULL)
    g_strv_builder_add (lines, why_not (rule));
  all = g_strv_builder_end (lines);

  return g_strjoinv ("\n", all);
}

/* What a game is played to has choices that also set the target, such as best of 7. */
static gboolean
is_target_kind (const RummyParam *param)
{
  return g_str_equal (param->key, "targetkind");
}

static void
show_players (const Rule *rule)
{
  int players = rule->players != NULL ? rummy_rule_editor_needs_players (rule->editor, rule->param) : 0;
  g_autofree char *words = g_strdup_printf (ngettext ("Change to %d Player", "Change to %d Players", (gulong) players),
                                            players);

  if (rule->players == NULL)
    return;

  gtk_widget_set_visible (rule->players, players > 0);
  gtk_button_set_label (GTK_BUTTON (rule->players), words);
}

static void
show_value (GtkWidget *row, const Rule *rule)
{
  int value = current (rule);

  if (ADW_IS_SWITCH_ROW (row))
    adw_switch_row_set_active (ADW_SWITCH_ROW (row), value);
  else if (is_target_kind (rule->param))
    adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                                rummy_rule_words_find_target_choice (rummy_rule_editor_get_rules (rule->editor)));
  else if (ADW_IS_COMBO_ROW (row))
    adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) value);
  else
    adw_spin_row_set_value (ADW_SPIN_ROW (row), value);
}

static void
show (GtkWidget *row)
{
  Rule *rule = rule_of (row);
  g_autofree char *clash = rummy_rule_editor_clash_words (rule->editor, rule->param, rule->index);
  g_autofree char *subtitle = subtitle_of (rule, clash);
  gboolean is_changed = current (rule) != plain (rule), can_change;

  show_value (row, rule);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_visible (rule->reset, is_changed);
  if (clash != NULL)
    gtk_widget_add_css_class (row, "error");
  else
    gtk_widget_remove_css_class (row, "error");
  show_players (rule);
  /* A rule without effect can be changed only to resolve a clash. */
  can_change =
    clash != NULL || is_changed || rummy_rule_editor_needs_players (rule->editor, rule->param) > 0;
  rummy_reason_set (row, can_change ? NULL : why_not (rule));
}

static void
active_cb (GtkWidget *row)
{
  Rule *rule = rule_of (row);

  rummy_rule_editor_set (rule->editor, rule->param, rule->index, adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
}

static void
selected_cb (GtkWidget *row)
{
  Rule *rule = rule_of (row);
  int value = (int) adw_combo_row_get_selected (ADW_COMBO_ROW (row)), target = 0;

  if (is_target_kind (rule->param)) {
    guint choice = (guint) value;
    RummyRules rules = *rummy_rule_editor_get_rules (rule->editor);

    if (choice == rummy_rule_words_find_target_choice (&rules))
      return;
    g_free (rummy_rule_words_target_choice (choice, &value, &target));
  }
  rummy_rule_editor_set (rule->editor, rule->param, rule->index, value);
  if (target > 0)
    rummy_rule_editor_set (rule->editor, rummy_param_find ("target"), 0, target);
}

static void
set_players_cb (GtkWidget *row)
{
  Rule *rule = rule_of (row);
  int players = rummy_rule_editor_needs_players (rule->editor, rule->param);

  if (players > 0)
    rummy_rule_editor_set_players (rule->editor, players);
  gtk_widget_grab_focus (row);
}

static void
value_cb (GtkWidget *row)
{
  Rule *rule = rule_of (row);

  rummy_rule_editor_set (rule->editor, rule->param, rule->index, (int) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
}

/* A number of which the lowest value has a name, such as Automatic.  The field is as wide as what it shows now, or
 * a little less: in a narrow window not much is left for the title. */
static gboolean
output_cb (GtkWidget *row)
{
  Rule *rule = rule_of (row);
  g_autofree char *words = rummy_rule_words_value (rule->param, (int) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
  int n_chars = (int) MAX (NUMBER_CHARS, g_utf8_strlen (words, -1));

  if (!g_str_equal (words, gtk_editable_get_text (GTK_EDITABLE (row))))
    gtk_editable_set_text (GTK_EDITABLE (row), words);
  gtk_editable_set_width_chars (GTK_EDITABLE (row), MIN (n_chars, NAMED_CHARS_MIN));
  gtk_editable_set_max_width_chars (GTK_EDITABLE (row), n_chars);

  return TRUE;
}

static int
input_cb (GtkWidget *row, double *value)
{
  Rule *rule = rule_of (row);
  g_autofree char *words = rummy_rule_words_value (rule->param, rule->param->min);

  if (!g_str_equal (words, gtk_editable_get_text (GTK_EDITABLE (row))))
    return FALSE;
  *value = rule->param->min;

  return TRUE;
}

static void
reset_cb (GtkWidget *row)
{
  Rule *rule = rule_of (row);

  rummy_rule_editor_reset (rule->editor, rule->param, rule->index);
  gtk_widget_grab_focus (row);
}

static GtkWidget *
new_switch (void)
{
  GtkWidget *row = adw_switch_row_new ();

  g_signal_connect (row, "notify::active", G_CALLBACK (active_cb), NULL);

  return row;
}

static void
append_targets (GtkStringList *names)
{
  char *name;
  int kind, target;

  for (guint i = 0; (name = rummy_rule_words_target_choice (i, &kind, &target)) != NULL; i++)
    gtk_string_list_take (names, name);
}

static GtkWidget *
new_choice (const RummyParam *param)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  if (is_target_kind (param))
    append_targets (names);
  for (int i = 0; i <= param->max && !is_target_kind (param); i++) {
    g_autofree char *name = rummy_rule_words_value (param, i);

    gtk_string_list_append (names, name);
  }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  rummy_rows_show_choice (ADW_COMBO_ROW (row));
  g_signal_connect (row, "notify::selected", G_CALLBACK (selected_cb), NULL);

  return row;
}

static GtkWidget *
new_number (const RummyParam *param)
{
  double step = param->max > 400 ? 10 : param->max > 100 ? 5 : 1;
  GtkWidget *row = adw_spin_row_new (gtk_adjustment_new (param->min, param->min, param->max, step, 5 * step, 0), 1, 0);

  if (param->values != NULL) {
    g_signal_connect (row, "output", G_CALLBACK (output_cb), NULL);
    g_signal_connect (row, "input", G_CALLBACK (input_cb), NULL);
  }

  return row;
}

static char *
title_of (const RummyParam *param, guint index)
{
  guint seats = RUMMY_SEATS_MIN + index;

  if (param->type != RUMMY_PARAM_BY_SEATS)
    return g_strdup (rummy_rule_words_title (param));

  /* Translators: for how many a rule is: "Hand Size, 3 Players". */
  return g_strdup_printf (ngettext ("%s, %u Player", "%s, %u Players", seats), rummy_rule_words_title (param),
                          seats);
}

/* Puts a button before the value: there a hidden one takes no room, and one that appears does not move + and -. */
static void
add_button (GtkWidget *row, GtkWidget *button, void (*clicked_cb) (GtkWidget *row))
{
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), row, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (button)), button, NULL);
}

/* In two short lines, since a narrow window has little room beside the title. */
static GtkWidget *
new_players_button (void)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  g_object_set (gtk_button_get_child (GTK_BUTTON (button)), "wrap", TRUE, "max-width-chars", PLAYERS_CHARS, "justify",
                GTK_JUSTIFY_CENTER, NULL);

  return button;
}

GtkWidget *
rummy_rule_row_new (RummyRuleEditor *editor, const RummyParam *param, guint index)
{
  Rule *rule = g_new0 (Rule, 1);
  g_autofree char *title = title_of (param, index), *sources = rummy_rule_words_sources (param);
  /* Translators: names of rule books and programs. */
  g_autofree char *tip = g_strdup_printf (_("Source: %s"), sources);
  GtkWidget *row;

  rule->editor = g_object_ref (editor);
  rule->param = param;
  rule->index = index;
  switch (param->type) {
  case RUMMY_PARAM_SWITCH:
    row = new_switch ();
    break;
  case RUMMY_PARAM_CHOICE:
    row = new_choice (param);
    break;
  case RUMMY_PARAM_NUMBER:
  case RUMMY_PARAM_BY_SEATS:
  default:
    row = new_number (param);
    break;
  }
  g_object_set_data_full (G_OBJECT (row), "rule", rule, rule_free);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_tooltip_text (row, tip);

  if (param->type == RUMMY_PARAM_SWITCH) {
    rule->players = new_players_button ();
    add_button (row, rule->players, set_players_cb);
  }

  rule->reset = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  gtk_widget_add_css_class (rule->reset, "flat");
  gtk_widget_set_tooltip_text (rule->reset, _("Reset to Standard"));
  add_button (row, rule->reset, reset_cb);

  show (row);
  if (ADW_IS_SPIN_ROW (row)) {
    adw_spin_row_update (ADW_SPIN_ROW (row));
    g_signal_connect (row, "notify::value", G_CALLBACK (value_cb), NULL);
  }
  g_signal_connect_object (editor, "changed", G_CALLBACK (show), row, G_CONNECT_SWAPPED);

  return row;
}
