/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/house-rules-group.h"

#include <glib/gi18n.h>

#include "store/house-rules-list.h"
#include "ui/options/rule-settings.h"
#include "ui/parts/reason.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"
#include "ui/setup/house-rules-share.h"
#include "ui/words/games.h"

struct _RummyHouseRulesGroup {
  AdwPreferencesGroup parent_instance;

  RummyRuleEditor *editor;
  GSettings *settings;
  GPtrArray *houses; /* RummyHouseRules */
  GPtrArray *rows;   /* one for each */
  AdwActionRow *save, *import;
  AdwToast *told; /* weak */
  char *focus_name; /* row to focus after a refresh; or NULL or "" */
};

G_DEFINE_FINAL_TYPE (RummyHouseRulesGroup, rummy_house_rules_group, ADW_TYPE_PREFERENCES_GROUP)

/* State before house rules were chosen, for undo. */
typedef struct {
  const RummyPreset *shown; /* in the editor */
  RummyRules edited;        /* there; perhaps invalid */
  const RummyPreset *preset;
  RummyRules kept; /* of their preset */
  const RummyPreset *next; /* that New Game dealt */
  int players;
} Former;

static void
add_toast (RummyHouseRulesGroup *self, AdwToast *toast)
{
  g_set_weak_pointer (&self->told, toast);
  rummy_toast_show (toast, GTK_WIDGET (self));
}

static void
tell (RummyHouseRulesGroup *self, const char *words)
{
  add_toast (self, rummy_toast_new (GTK_WIDGET (self), words));
}

/* Shows a toast with Undo, which calls undo with data. */
static void
tell_done (RummyHouseRulesGroup *self, const char *words, GCallback undo, gpointer data, GDestroyNotify destroy)
{
  AdwToast *toast = rummy_toast_new (GTK_WIDGET (self), words);

  g_object_set_data_full (G_OBJECT (toast), "before", data, destroy);
  rummy_toast_offer_undo (toast);
  g_signal_connect_object (toast, "button-clicked", undo, self, G_CONNECT_SWAPPED);
  add_toast (self, toast);
}

/* Returns whether its game is played by them. */
static gboolean
is_chosen (RummyHouseRulesGroup *self, const RummyHouseRules *house)
{
  RummyRules rules;

  if (house->preset == rummy_rule_editor_get_preset (self->editor))
    return rummy_house_rules_are (house, rummy_rule_editor_get_rules (self->editor));
  rummy_rule_settings_read_any (self->settings, house->preset, g_settings_get_int (self->settings, "players"), &rules);

  return rummy_house_rules_are (house, &rules);
}

/* House rules of the same game can be overwritten by unnamed rules in the editor. */
static void
fill_menu (GMenu *menu, const RummyHouseRules *house, gboolean is_replaceable)
{
  const struct {
    const char *words, *action;
    gboolean is_there;
  } items[] = {
    { N_("Re_place with Current Rules"), "houses.replace", is_replaceable },
    { N_("_Rename…"), "houses.rename", TRUE },
    { N_("_Copy Code"), "houses.copy", TRUE },
    { N_("_Save as File…"), "houses.export", TRUE },
    { N_("Re_move"), "houses.remove", TRUE },
  };

  g_menu_remove_all (menu);
  for (guint i = 0; i < G_N_ELEMENTS (items); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (_(items[i].words), NULL);

    g_menu_item_set_action_and_target (item, items[i].action, "s", house->name);
    if (items[i].is_there)
      g_menu_append_item (menu, item);
  }
}

/* Appends the number of players to a text, which it takes. */
static char *
add_players (char *words, int least, int most)
{
  g_autofree char *own = words, *players = rummy_games_players_words (least, most);

  /* Translators: the name of a game or a sentence on house rules, then something like “3 to 8 players”. */
  return g_strdup_printf (C_("house rules", "%s (%s)"), own, players);
}

/* Names the numbers of players, if limited. */
static char *
house_words (const RummyHouseRules *house)
{
  int least = rummy_house_rules_fit_players (house, 0), most = rummy_house_rules_fit_players (house, RUMMY_SEATS_MAX);
  char *words = rummy_games_house_rules_words (house);

  return least > house->preset->seats_min || most < house->preset->seats_max ? add_players (words, least, most) : words;
}

static void
show_row (RummyHouseRulesGroup *self, AdwActionRow *row, const RummyHouseRules *house, gboolean has_new_rules)
{
  g_autofree char *words = house_words (house);
  gboolean chosen = is_chosen (self, house);
  /* Translators: something like “Gin with 2 changed rules”. */
  g_autofree char *more = chosen ? g_strdup_printf (_("%s, used for new games"), words) : NULL;

  adw_action_row_set_subtitle (row, chosen ? more : words);
  gtk_image_set_from_icon_name (g_object_get_data (G_OBJECT (row), "mark"), chosen ? "object-select-symbolic" : NULL);
  fill_menu (g_object_get_data (G_OBJECT (row), "menu"), house,
             has_new_rules && house->preset == rummy_rule_editor_get_preset (self->editor));
}

/* Says why the edited rules cannot be saved, or returns NULL. */
static char *
refuse_saving (RummyHouseRulesGroup *self)
{
  const RummyRules *rules = rummy_rule_editor_get_rules (self->editor);
  const RummyHouseRules *same = rummy_house_rules_list_find_rules (self->houses, rules);

  if (!rummy_rule_editor_is_valid (self->editor))
    return g_strdup (_("Fix the rules in red first."));
  if (same != NULL)
    /* Translators: the name of house rules. */
    return g_strdup_printf (_("Already saved as “%s”"), same->name);
  if (rummy_rules_preset (rules) != NULL)
    return g_strdup (_("Change a rule first."));

  return NULL;
}

static void
show (RummyHouseRulesGroup *self)
{
  g_autofree char *refusal = refuse_saving (self);

  for (guint i = 0; i < self->rows->len; i++)
    show_row (self, self->rows->pdata[i], self->houses->pdata[i], refusal == NULL);
  adw_action_row_set_subtitle (self->save, refusal != NULL ? refusal : _("Name these rules to reuse them"));
  rummy_reason_set (GTK_WIDGET (self->save), refusal);
}

static void
undo_choice_cb (RummyHouseRulesGroup *self, AdwToast *toast)
{
  const Former *before = g_object_get_data (G_OBJECT (toast), "before");

  rummy_rule_settings_write (self->settings, before->preset, &before->kept);
  rummy_rule_settings_set_next (self->settings, before->next, before->players);
  rummy_rule_editor_set_preset (self->editor, before->shown);
  if (!rummy_rules_are_same (rummy_rule_editor_get_rules (self->editor), &before->edited))
    rummy_rule_editor_set_rules (self->editor, &before->edited);
}

static void
choose_cb (RummyHouseRulesGroup *self, GtkWidget *row)
{
  const RummyHouseRules *house = g_object_get_data (G_OBJECT (row), "house");
  g_autofree char *words = NULL;
  int players = g_settings_get_int (self->settings, "players");
  gboolean is_for_others;
  RummyRules rules;
  Former *before = g_new (Former, 1);

  *before = (Former) { .shown = rummy_rule_editor_get_preset (self->editor), .preset = house->preset,
                       .edited = *rummy_rule_editor_get_rules (self->editor), .players = players,
                       .next = rummy_rule_settings_read_preset (self->settings) };
  rummy_rule_settings_read_any (self->settings, house->preset, players, &before->kept);
  rummy_house_rules_get (house, players, &rules);
  /* For another number of players. */
  is_for_others = rules.players != CLAMP (players, house->preset->seats_min, house->preset->seats_max);
  rummy_rule_editor_open (self->editor, house->preset, &rules);
  rummy_rule_editor_set_rules (self->editor, &rules);
  /* Translators: the name of a game, then that of house rules. */
  words = g_strdup_printf (_("New %s games now use “%s”"), rummy_games_words (house->preset).name,
                           house->name);
  if (is_for_others)
    words = add_players (words, rules.players, rules.players);
  tell_done (self, words, G_CALLBACK (undo_choice_cb), before, g_free);
}

static void
undo_replacing_cb (RummyHouseRulesGroup *self, AdwToast *toast)
{
  const RummyHouseRules *before = g_object_get_data (G_OBJECT (toast), "before");
  g_autoptr (GError) error = NULL;

  if (rummy_house_rules_list_find_name (self->houses, before->name) != NULL &&
      !rummy_house_rules_list_change (self->settings, before->name, &before->rules, &error))
    tell (self, error->message);
}

static void
replace_cb (GtkWidget *widget, const char *action, GVariant *name)
{
  RummyHouseRulesGroup *self = RUMMY_HOUSE_RULES_GROUP (widget);
  const RummyHouseRules *house = rummy_house_rules_list_find_name (self->houses, g_variant_get_string (name, NULL));
  g_autoptr (RummyHouseRules) before = house != NULL ? rummy_house_rules_copy (house) : NULL;
  g_autofree char *words = NULL, *replaced = before != NULL ? g_strdup (before->name) : NULL;
  g_autoptr (GError) error = NULL;

  if (before == NULL)
    return;

  g_set_str (&self->focus_name, before->name);
  if (!rummy_house_rules_list_change (self->settings, before->name, rummy_rule_editor_get_rules (self->editor),
                                      &error)) {
    tell (self, error->message);
    return;
  }
  /* Translators: the name of house rules. */
  words = g_strdup_printf (_("“%s” now has these rules"), before->name);
  tell_done (self, words, G_CALLBACK (undo_replacing_cb), g_steal_pointer (&before),
             (GDestroyNotify) rummy_house_rules_free);
  if (self->told != NULL)
    g_object_set_data_full (G_OBJECT (self->told), "replaced", g_steal_pointer (&replaced), g_free);
}

static void
bring_back_cb (RummyHouseRulesGroup *self, AdwToast *toast)
{
  const RummyHouseRules *house = g_object_get_data (G_OBJECT (toast), "before");
  g_autoptr (GError) error = NULL;

  g_set_str (&self->focus_name, house->name);
  if (!rummy_house_rules_list_add (self->settings, house, &error))
    tell (self, error->message);
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *name)
{
  RummyHouseRulesGroup *self = RUMMY_HOUSE_RULES_GROUP (widget);
  const RummyHouseRules *house = rummy_house_rules_list_find_name (self->houses, g_variant_get_string (name, NULL));
  RummyHouseRules *removed;
  g_autofree char *words = NULL;
  guint at = 0;

  if (house == NULL)
    return;

  removed = rummy_house_rules_copy (house);
  g_ptr_array_find (self->houses, house, &at);
  if (self->houses->len > 1) {
    const RummyHouseRules *next = self->houses->pdata[at + 1 < self->houses->len ? at + 1 : at - 1];

    g_set_str (&self->focus_name, next->name);
  }
  rummy_house_rules_list_remove (self->settings, removed->name);
  /* Translators: the name of house rules. */
  words = g_strdup_printf (_("“%s” removed"), removed->name);
  tell_done (self, words, G_CALLBACK (bring_back_cb), removed, (GDestroyNotify) rummy_house_rules_free);
}

static void
copy_cb (GtkWidget *widget, const char *action, GVariant *name)
{
  RummyHouseRulesGroup *self = RUMMY_HOUSE_RULES_GROUP (widget);
  const RummyHouseRules *house = rummy_house_rules_list_find_name (self->houses, g_variant_get_string (name, NULL));
  g_autofree char *text = house != NULL ? rummy_house_rules_to_text (house) : NULL;

  if (text == NULL)
    return;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tell (self, _("Code copied"));
}

static void
rename_cb (GtkWidget *widget, const char *action, GVariant *name)
{
  rummy_house_rules_ask_rename (widget, RUMMY_HOUSE_RULES_GROUP (widget)->settings, g_variant_get_string (name, NULL));
}

static void
export_cb (GtkWidget *widget, const char *action, GVariant *name)
{
  rummy_house_rules_ask_file (widget, RUMMY_HOUSE_RULES_GROUP (widget)->settings, g_variant_get_string (name, NULL));
}

static void
focus_cb (GtkWidget *widget, const char *action, GVariant *name)
{
  g_set_str (&RUMMY_HOUSE_RULES_GROUP (widget)->focus_name, g_variant_get_string (name, NULL));
}

static void
save_these_cb (RummyHouseRulesGroup *self)
{
  rummy_house_rules_ask_save (GTK_WIDGET (self), self->settings, rummy_rule_editor_get_preset (self->editor),
                              rummy_rule_editor_get_rules (self->editor));
}

static void
import_cb (RummyHouseRulesGroup *self)
{
  rummy_house_rules_ask_import (GTK_WIDGET (self), self->settings);
}

static GtkWidget *
make_menu_button (const RummyHouseRules *house, GMenu *menu)
{
  GtkWidget *button = gtk_menu_button_new ();
  /* Translators: the name of house rules: what a button does, for who does not see where it is. */
  g_autofree char *label = g_strdup_printf (_("Actions for %s"), house->name);

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("More"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return button;
}

static void
add_house (RummyHouseRulesGroup *self, RummyHouseRules *house)
{
  AdwActionRow *row = rummy_rows_row (house->name, "", NULL);
  GtkWidget *mark = g_object_new (GTK_TYPE_IMAGE, "pixel-size", 16, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GMenu *menu = g_menu_new ();

  adw_action_row_add_prefix (row, mark);
  g_object_set_data_full (G_OBJECT (row), "menu", menu, g_object_unref);
  g_object_set_data (G_OBJECT (row), "mark", mark);
  g_object_set_data (G_OBJECT (row), "house", house);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (row), _("Use for New Games"));
  g_signal_connect_object (row, "activated", G_CALLBACK (choose_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (row, make_menu_button (house, menu));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (row));
  g_ptr_array_add (self->rows, row);
}

/* Undo is impossible after a rename or removal. */
static void
withdraw_undo (RummyHouseRulesGroup *self)
{
  const char *replaced = self->told != NULL ? g_object_get_data (G_OBJECT (self->told), "replaced") : NULL;

  if (replaced != NULL && rummy_house_rules_list_find_name (self->houses, replaced) == NULL)
    adw_toast_dismiss (self->told);
}

static void
fill (RummyHouseRulesGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  GtkWidget *last[] = { GTK_WIDGET (self->save), GTK_WIDGET (self->import) }, *focus = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (last); i++) {
    if (gtk_widget_get_parent (last[i]) != NULL)
      adw_preferences_group_remove (group, last[i]);
  }
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_clear_pointer (&self->houses, g_ptr_array_unref);
  self->houses = rummy_house_rules_list_get (self->settings);
  withdraw_undo (self);

  for (guint i = 0; i < self->houses->len; i++) {
    const RummyHouseRules *house = self->houses->pdata[i];

    add_house (self, self->houses->pdata[i]);
    if (g_strcmp0 (house->name, self->focus_name) == 0)
      focus = self->rows->pdata[i];
  }
  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    adw_preferences_group_add (group, last[i]);
  show (self);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
  g_clear_pointer (&self->focus_name, g_free);
}

static void
rummy_house_rules_group_dispose (GObject *object)
{
  RummyHouseRulesGroup *self = RUMMY_HOUSE_RULES_GROUP (object);

  g_clear_object (&self->editor);
  g_clear_object (&self->settings);
  g_clear_object (&self->save);
  g_clear_object (&self->import);
  g_clear_weak_pointer (&self->told);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->houses, g_ptr_array_unref);
  g_clear_pointer (&self->focus_name, g_free);

  G_OBJECT_CLASS (rummy_house_rules_group_parent_class)->dispose (object);
}

static void
rummy_house_rules_group_class_init (RummyHouseRulesGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_house_rules_group_dispose;

  gtk_widget_class_install_action (widget_class, "houses.replace", "s", replace_cb);
  gtk_widget_class_install_action (widget_class, "houses.rename", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "houses.copy", "s", copy_cb);
  gtk_widget_class_install_action (widget_class, "houses.export", "s", export_cb);
  gtk_widget_class_install_action (widget_class, "houses.remove", "s", remove_cb);
  gtk_widget_class_install_action (widget_class, "houses.focus", "s", focus_cb);
}

static void
rummy_house_rules_group_init (RummyHouseRulesGroup *self)
{
  self->rows = g_ptr_array_new ();
}

GtkWidget *
rummy_house_rules_group_new (RummyRuleEditor *editor, GSettings *settings)
{
  RummyHouseRulesGroup *self;

  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (editor), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RUMMY_TYPE_HOUSE_RULES_GROUP, "title", _("House Rules"), NULL);
  self->editor = g_object_ref (editor);
  self->settings = g_object_ref (settings);
  self->save = g_object_ref_sink (rummy_rows_row (_("Save These Rules…"), "", NULL));
  rummy_rows_lead (self->save, G_CALLBACK (save_these_cb), self);
  self->import =
    g_object_ref_sink (rummy_rows_row (_("Import House Rules…"), _("From a code or a file"), NULL));
  rummy_rows_lead (self->import, G_CALLBACK (import_cb), self);
  fill (self);
  g_signal_connect_object (editor, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::house-rules", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
rummy_house_rules_group_import (RummyHouseRulesGroup *self, GFile *file)
{
  g_return_if_fail (RUMMY_IS_HOUSE_RULES_GROUP (self));

  rummy_house_rules_import_from (GTK_WIDGET (self), self->settings, file);
}
