/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/rules-page.h"

#include <glib/gi18n.h>

#include "ui/parts/reason.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"
#include "ui/setup/house-rules-group.h"
#include "ui/setup/house-rules-share.h"
#include "ui/setup/rule-editor.h"
#include "ui/setup/rule-row.h"
#include "ui/words/games.h"
#include "ui/words/rule-words.h"

#define FOUND_MOST 12 /* limit of search results */

struct _RummyRulesPage {
  AdwPreferencesPage parent_instance;

  RummyRuleEditor *editor;

  RummyHouseRulesGroup *houses;
  AdwComboRow *game;
  AdwSpinRow *players;
  GtkWidget *reset;
  AdwActionRow *invalid;
  AdwToast *undo; /* weak: offers to undo a reset, or NULL */
  GtkWidget *search;
  AdwPreferencesGroup *found, *groups;
  GPtrArray *found_rows;
  GPtrArray *group_rows; /* group key as data "group" */
  gboolean is_showing;   /* changed by the program */
};

G_DEFINE_FINAL_TYPE (RummyRulesPage, rummy_rules_page, ADW_TYPE_PREFERENCES_PAGE)

/* On top of the preferences, or of the dialog in which games are chosen. */
static void
push (RummyRulesPage *self, AdwNavigationPage *page)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_PREFERENCES_DIALOG);
  GtkWidget *pages = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  if (dialog != NULL)
    adw_preferences_dialog_push_subpage (ADW_PREFERENCES_DIALOG (dialog), page);
  else
    adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), page);
}

static void
show_group (RummyRulesPage *self, AdwActionRow *row)
{
  const char *group = g_object_get_data (G_OBJECT (row), "group");
  guint n = rummy_rule_editor_count (self->editor, group);
  g_autofree char *words = g_strdup_printf (ngettext ("%u changed", "%u changed", n), n);

  adw_action_row_set_subtitle (row, n > 0 ? words : "");
}

static void
select_game (RummyRulesPage *self, const RummyPreset *preset)
{
  adw_combo_row_set_selected (self->game, rummy_games_index (preset));
}

static void
show_players (RummyRulesPage *self)
{
  const RummyPreset *preset = rummy_rule_editor_get_preset (self->editor);
  g_autofree char *clash = rummy_rule_editor_clash_words (self->editor, rummy_param_find ("players"), 0);
  g_autofree char *words = NULL;

  self->is_showing = TRUE;
  adw_spin_row_set_range (self->players, preset->seats_min, preset->seats_max);
  adw_spin_row_set_value (self->players, rummy_rule_editor_get_rules (self->editor)->players);
  self->is_showing = FALSE;
  if (preset->seats_min == preset->seats_max)
    words = g_strdup_printf (ngettext ("This game needs %u player.", "This game needs %u players.",
                                       (guint) preset->seats_max),
                             (guint) preset->seats_max);
  rummy_reason_set (GTK_WIDGET (self->players), words);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->players), words != NULL ? words : clash != NULL ? clash : "");
  if (clash != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->players), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->players), "error");
}

static void
show (RummyRulesPage *self)
{
  guint n = rummy_rule_editor_count (self->editor, NULL);
  g_autofree char *words = g_strdup_printf (ngettext ("%u rule changed", "%u rules changed", n), n);

  select_game (self, rummy_rule_editor_get_preset (self->editor));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->game), n > 0 ? words : _("Standard rules"));
  gtk_widget_set_visible (self->reset, n > 0);
  show_players (self);
  gtk_widget_set_visible (GTK_WIDGET (self->invalid), !rummy_rule_editor_is_valid (self->editor));
  for (guint i = 0; i < self->group_rows->len; i++)
    show_group (self, g_ptr_array_index (self->group_rows, i));
}

static void
game_cb (RummyRulesPage *self)
{
  const RummyPreset *preset = rummy_games_get (adw_combo_row_get_selected (self->game));

  g_autofree char *words = NULL;

  if (preset == rummy_rule_editor_get_preset (self->editor))
    return;

  rummy_rule_editor_set_preset (self->editor, preset);
  rummy_rule_editor_make_next (self->editor);
  /* A chance to undo is worth more. */
  if (self->undo != NULL)
    return;

  /* Translators: the name of a game. */
  words = g_strdup_printf (_("“New Game” will now start %s"),
                           rummy_games_name (rummy_rule_editor_get_rules (self->editor)));
  rummy_toast_tell (GTK_WIDGET (self), words);
}

static void
players_cb (RummyRulesPage *self)
{
  if (!self->is_showing)
    rummy_rule_editor_set_players (self->editor, (int) adw_spin_row_get_value (self->players));
}

/* Of that game, whichever is shown. */
static void
undo_reset_cb (RummyRulesPage *self, AdwToast *toast)
{
  rummy_rule_editor_set_preset (self->editor, g_object_get_data (G_OBJECT (toast), "preset"));
  rummy_rule_editor_set_rules (self->editor, g_object_get_data (G_OBJECT (toast), "rules"));
}

static void
reset_cb (RummyRulesPage *self)
{
  AdwToast *toast = rummy_toast_new (GTK_WIDGET (self), _("All rules reset"));

  g_object_set_data (G_OBJECT (toast), "preset", (gpointer) rummy_rule_editor_get_preset (self->editor));
  g_object_set_data_full (G_OBJECT (toast), "rules",
                          g_memdup2 (rummy_rule_editor_get_rules (self->editor), sizeof (RummyRules)), g_free);
  rummy_rule_editor_reset_all (self->editor);
  rummy_toast_offer_undo (toast);
  g_set_weak_pointer (&self->undo, toast);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_reset_cb), self, G_CONNECT_SWAPPED);
  rummy_toast_show (toast, GTK_WIDGET (self));
}

/* All rows of a parameter, except the number of players. */
static void
add_rows (RummyRulesPage *self, AdwPreferencesGroup *group, const RummyParam *param, GPtrArray *rows)
{
  for (guint i = 0; i < rummy_param_n_values (param); i++) {
    GtkWidget *row = rummy_rule_row_new (self->editor, param, i);

    adw_preferences_group_add (group, row);
    if (rows != NULL)
      g_ptr_array_add (rows, row);
  }
}

static gboolean
is_offered (const RummyParam *param)
{
  return !g_str_equal (param->key, "players");
}

static void
open_group (RummyRulesPage *self, AdwActionRow *row)
{
  const char *key = g_object_get_data (G_OBJECT (row), "group");
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  GtkWidget *box;
  AdwNavigationPage *page = rummy_rows_page (rummy_rule_words_group (key), &box);
  AdwPreferencesGroup *group = rummy_rows_group (box, "");

  for (size_t i = 0; i < n_params; i++) {
    if (g_str_equal (params[i].group, key) && is_offered (&params[i]))
      add_rows (self, group, &params[i], NULL);
  }
  push (self, page);
}

static gboolean
says_target (const char *wanted)
{
  int kind, target;

  for (guint i = 0;; i++) {
    g_autofree char *name = rummy_rule_words_target_choice (i, &kind, &target);

    if (name == NULL)
      return FALSE;
    if (g_str_match_string (wanted, name, TRUE))
      return TRUE;
  }
}

/* Searches current and possible texts, and the names of targets. */
static gboolean
says (RummyRules rules, const RummyParam *param, const char *wanted)
{
  gboolean is_number = param->type == RUMMY_PARAM_NUMBER || param->type == RUMMY_PARAM_BY_SEATS;

  for (int value = param->min; value <= (is_number ? param->min : param->max); value++) {
    g_autofree char *sentence = NULL;

    if (!is_number)
      rummy_rules_set (&rules, param, 0, value);
    sentence = rummy_rule_words_sentence (&rules, param);
    if (g_str_match_string (wanted, sentence, TRUE))
      return TRUE;
  }

  return g_str_equal (param->key, "targetkind") && says_target (wanted);
}

static gboolean
fits (RummyRulesPage *self, const RummyParam *param, const char *wanted)
{
  return is_offered (param) && (g_str_match_string (wanted, rummy_rule_words_title (param), TRUE) ||
                                says (*rummy_rule_editor_get_rules (self->editor), param, wanted));
}

/* Matches if every search word starts a word in title or sentences. */
static void
search_cb (RummyRulesPage *self)
{
  const char *wanted = gtk_editable_get_text (GTK_EDITABLE (self->search));
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  guint n = 0;

  for (guint i = 0; i < self->found_rows->len; i++)
    adw_preferences_group_remove (self->found, g_ptr_array_index (self->found_rows, i));
  g_ptr_array_set_size (self->found_rows, 0);

  for (size_t i = 0; wanted[0] != '\0' && i < n_params && self->found_rows->len < FOUND_MOST; i++) {
    if (!fits (self, &params[i], wanted))
      continue;
    add_rows (self, self->found, &params[i], self->found_rows);
    n++;
  }
  gtk_widget_set_visible (GTK_WIDGET (self->found), wanted[0] != '\0');
  adw_preferences_group_set_description (self->found, n > 0 || *wanted == '\0' ? NULL : _("No Rules Found"));
}

static void
rummy_rules_page_dispose (GObject *object)
{
  RummyRulesPage *self = RUMMY_RULES_PAGE (object);

  g_clear_object (&self->editor);
  g_clear_weak_pointer (&self->undo);
  g_clear_pointer (&self->found_rows, g_ptr_array_unref);
  g_clear_pointer (&self->group_rows, g_ptr_array_unref);

  G_OBJECT_CLASS (rummy_rules_page_parent_class)->dispose (object);
}

static void
rummy_rules_page_class_init (RummyRulesPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_rules_page_dispose;
}

static void
add_game (RummyRulesPage *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_auto (GStrv) texts = rummy_games_names ();
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *const *) texts);

  adw_preferences_group_set_description (
    group, _("Changes apply to new games. A game in progress keeps its rules."));
  self->game = g_object_new (ADW_TYPE_COMBO_ROW, "title", _("_Game"), "use-underline", TRUE, "model", names, NULL);
  rummy_rows_show_choice (self->game);
  select_game (self, rummy_rule_editor_get_preset (self->editor));
  g_signal_connect_object (self->game, "notify::selected", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (self->game));

  self->players = ADW_SPIN_ROW (adw_spin_row_new_with_range (RUMMY_SEATS_MIN, RUMMY_SEATS_MAX, 1));
  g_object_set (self->players, "title", _("_Players"), "use-underline", TRUE, NULL);
  g_signal_connect_object (self->players, "notify::value", G_CALLBACK (players_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (self->players));

  self->reset = rummy_rows_command (_("_Reset All Rules"), G_CALLBACK (reset_cb), self);
  adw_preferences_group_add (group, self->reset);

  self->invalid = rummy_rows_row (_("Conflicting Rules"),
                                  _("New games use your old rules until you fix the conflicts."), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->invalid), "error");
  adw_preferences_group_add (group, GTK_WIDGET (self->invalid));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), group);
}

static void
add_search (RummyRulesPage *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  self->search = gtk_search_entry_new ();
  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (self->search), _("Search the rules"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search the rules"),
                                  -1);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_cb), self, G_CONNECT_SWAPPED);
  rummy_rows_end_search (GTK_SEARCH_ENTRY (self->search));
  adw_preferences_group_add (group, self->search);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), group);

  self->found = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), self->found);
}

static void
add_groups (RummyRulesPage *self)
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  const char *last = "";

  self->groups = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  for (size_t i = 0; i < n_params; i++) {
    AdwActionRow *row;

    if (g_str_equal (params[i].group, last))
      continue;
    last = params[i].group;
    row = rummy_rows_add_way (self->groups, rummy_rule_words_group (last), "", G_CALLBACK (open_group), self);
    g_object_set_data (G_OBJECT (row), "group", (gpointer) last);
    g_ptr_array_add (self->group_rows, row);
  }
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), self->groups);
}

static void
rummy_rules_page_init (RummyRulesPage *self)
{
  self->found_rows = g_ptr_array_new ();
  self->group_rows = g_ptr_array_new ();
}

AdwPreferencesPage *
rummy_rules_page_new (GSettings *settings)
{
  RummyRulesPage *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RUMMY_TYPE_RULES_PAGE, "name", "rules", "title", _("Rules"), "icon-name",
                       "view-list-symbolic", NULL);
  self->editor = rummy_rule_editor_new (settings);
  add_game (self);
  self->houses = RUMMY_HOUSE_RULES_GROUP (rummy_house_rules_group_new (self->editor, settings));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (self->houses));
  add_search (self);
  add_groups (self);
  /* Results replace the groups. */
  g_object_bind_property (self->found, "visible", self->groups, "visible", G_BINDING_INVERT_BOOLEAN);
  g_object_bind_property (self->found, "visible", self->houses, "visible", G_BINDING_INVERT_BOOLEAN);
  search_cb (self);
  show (self);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);

  return ADW_PREFERENCES_PAGE (self);
}

void
rummy_rules_page_open (RummyRulesPage *self, const RummyPreset *preset, const RummyRules *rules)
{
  g_return_if_fail (RUMMY_IS_RULES_PAGE (self));

  rummy_rule_editor_open (self->editor, preset, rules);
}

gboolean
rummy_rules_page_is_edited (RummyRulesPage *self)
{
  g_return_val_if_fail (RUMMY_IS_RULES_PAGE (self), FALSE);

  return rummy_rule_editor_is_edited (self->editor);
}

void
rummy_rules_page_import (RummyRulesPage *self, GFile *file)
{
  g_return_if_fail (RUMMY_IS_RULES_PAGE (self));

  rummy_house_rules_group_import (self->houses, file);
}

gboolean
rummy_rules_page_is_valid (RummyRulesPage *self)
{
  g_return_val_if_fail (RUMMY_IS_RULES_PAGE (self), TRUE);

  return rummy_rule_editor_is_valid (self->editor);
}
