/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/preferences/preferences.h"

#include <glib/gi18n.h>

#include "store/settings.h"
#include "ui/cards/cloth.h"
#include "ui/cards/deck.h"
#include "ui/cards/sample.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"
#include "ui/preferences/language.h"
#include "ui/preferences/sound-page.h"
#include "ui/setup/rules-page.h"

/* Settings on these pages that can be reset, with the property of their rows, template children named like the key.
 * Others have pictures, or are on the Sound page. */
static const struct {
  const char *key, *property;
} options[] = {
  { "deck-style", NULL },
  { "four-colours", "active" },
  { "language-letters", "active" },
  { "card-back", NULL },
  { "table-look", NULL },
  { "table-colour", NULL },
  { "language", NULL },
  { "card-speed", "selected" },
  { "pause", "value" },
  { "mark-acts", "active" },
  { "known-cards", "active" },
  { "start-reminder", "active" },
  { "status-messages", "active" },
  { "score-sheet", "active" },
  { "watch-rounds", "active" },
  { "watch-explain", "active" },
  { "tooltips", "active" },
  { "sort-order", "selected" },
  { "aces-low", NULL }, /* by the action of the table */
  { "descending", "active" },
  { "new-at-right", "active" },
  { "left-handed", "active" },
  { "confirm-discard", "active" },
  { "classic-keys", "active" },
  { "follow-focus", "active" },
  { "tab-to-cards", "active" },
  { "short-announcements", "active" },
  { "sounds", NULL },
  { "card-sounds", NULL },
  { "sound-volume", NULL },
  { "own-sounds", NULL },
};

/* By value of the setting. */
static const char *const style_names[RUMMY_N_DECK_STYLES] = { NC_("deck", "Classic"), NC_("deck", "Large Index") };
static const char *const back_names[RUMMY_N_BACKS] = {
  NC_("card back", "Lattice"), NC_("card back", "Waves"), NC_("card back", "Stars"),   NC_("card back", "Fans"),
  NC_("card back", "Leaves"),  NC_("card back", "Weave"), NC_("card back", "Rosette"), NC_("card back", "Harlequin"),
};
static const char *const look_names[RUMMY_N_LOOKS] = {
  [RUMMY_LOOK_GREEN] = NC_("table", "Green Felt"),   [RUMMY_LOOK_BLUE] = NC_("table", "Blue Felt"),
  [RUMMY_LOOK_RED] = NC_("table", "Red Felt"),       [RUMMY_LOOK_VIOLET] = NC_("table", "Violet Felt"),
  [RUMMY_LOOK_WALNUT] = NC_("table", "Walnut"),      [RUMMY_LOOK_OAK] = NC_("table", "Oak"),
  [RUMMY_LOOK_PLAIN] = NC_("table", "Plain"),        [RUMMY_LOOK_SYSTEM] = NC_("table", "Follow System"),
  [RUMMY_LOOK_OWN] = NC_("table", "Custom Color"),
};

struct _RummyPreferences {
  AdwPreferencesDialog parent_instance;

  GSettings *settings;
  GPtrArray *before; /* values before a reset, NULL if unset */

  RummyRulesPage *rules;
  AdwWrapBox *styles, *backs, *looks;
  GtkWidget *style_samples[RUMMY_N_DECK_STYLES], *back_samples[RUMMY_N_BACKS], *look_samples[RUMMY_N_LOOKS];
  GtkColorDialogButton *own_colour;
  AdwComboRow *language;
};

G_DEFINE_FINAL_TYPE (RummyPreferences, rummy_preferences, ADW_TYPE_PREFERENCES_DIALOG)

static void
show_samples (RummyPreferences *self)
{
  GdkRGBA own;
  RummyDeck deck;

  rummy_deck_read (self->settings, &deck);
  for (guint i = 0; i < RUMMY_N_DECK_STYLES; i++) {
    RummyDeck sample = deck;

    sample.style = i;
    rummy_sample_show_card (RUMMY_SAMPLE (self->style_samples[i]), &sample, rummy_card (0, RUMMY_CLUBS, 8));
  }
  for (guint i = 0; i < RUMMY_N_BACKS; i++) {
    RummyDeck sample = deck;

    sample.back = i;
    rummy_sample_show_card (RUMMY_SAMPLE (self->back_samples[i]), &sample, RUMMY_CARD_HIDDEN);
  }

  rummy_look_read (self->settings, &own);
  for (guint i = 0; i < RUMMY_N_LOOKS; i++)
    rummy_sample_show_table (RUMMY_SAMPLE (self->look_samples[i]), i, &own);
  gtk_color_dialog_button_set_rgba (self->own_colour, &own);
}

/* Possible values of a setting, in order. */
static GVariant *
list_values (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL;
  GVariant *values;

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(&sv)", NULL, &values);

  return values;
}

/* A radio button with a picture for each value: one Tab stop, and arrow keys between them. */
static void
add_samples (RummyPreferences *self, AdwWrapBox *box, const char *key, const char *context, const char *const *names,
             GtkWidget **samples, guint n)
{
  g_autoptr (GVariant) values = list_values (self->settings, key);
  g_autofree char *action = g_strdup_printf ("look.%s", key);
  GtkCheckButton *first = NULL;

  for (guint i = 0; i < n; i++) {
    const char *name = g_dpgettext2 (NULL, context, names[i]);
    GtkWidget *button = gtk_check_button_new (), *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
    GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", name, "css-classes", (const char *[]) { "caption", NULL },
                                     "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars", 12, NULL);
    GVariant *value = g_variant_get_child_value (values, i);

    samples[i] = rummy_sample_new ();
    gtk_box_append (GTK_BOX (content), samples[i]);
    gtk_box_append (GTK_BOX (content), label);
    gtk_check_button_set_child (GTK_CHECK_BUTTON (button), content);
    gtk_check_button_set_group (GTK_CHECK_BUTTON (button), first);
    first = first != NULL ? first : GTK_CHECK_BUTTON (button);
    gtk_widget_add_css_class (button, "sample");
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), value);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
    adw_wrap_box_append (box, button);
    g_variant_unref (value);
  }
}

static gboolean
value_to_index_cb (GValue *index, GVariant *value, gpointer values)
{
  for (gsize i = 0; i < g_variant_n_children (values); i++) {
    g_autoptr (GVariant) child = g_variant_get_child_value (values, i);

    if (g_variant_equal (child, value))
      g_value_set_uint (index, (guint) i);
  }

  return TRUE;
}

static GVariant *
index_to_value_cb (const GValue *index, const GVariantType *type, gpointer values)
{
  return g_variant_get_child_value (values, g_value_get_uint (index));
}

static char *
row_name (const char *key)
{
  return g_strdelimit (g_strdup (key), "-", '_');
}

static GtkWidget *
row_of (RummyPreferences *self, const char *key)
{
  g_autofree char *name = row_name (key);

  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), RUMMY_TYPE_PREFERENCES, name));
}

/* A row with a name for each value, in order. */
static void
bind_row (RummyPreferences *self, const char *key, const char *property)
{
  GtkWidget *row = row_of (self, key);

  if (ADW_IS_SPIN_ROW (row)) {
    rummy_rows_bind_number (self->settings, key, row, adw_spin_row_get_digits (ADW_SPIN_ROW (row)));
    return;
  }
  if (!ADW_IS_COMBO_ROW (row)) {
    g_settings_bind (self->settings, key, row, property, G_SETTINGS_BIND_DEFAULT);
    return;
  }

  rummy_rows_show_choice (ADW_COMBO_ROW (row));
  g_settings_bind_with_mapping (self->settings, key, row, property, G_SETTINGS_BIND_DEFAULT, value_to_index_cb,
                                index_to_value_cb, list_values (self->settings, key), (GDestroyNotify) g_variant_unref);
}

/* The rules of the current game may fix the place of aces. */
static char *
aces_words_cb (RummyPreferences *self, gboolean can_choose)
{
  return g_strdup (can_choose ? _("Sorts aces before twos") : _("Always on in this game"));
}

static void
colour_chosen_cb (RummyPreferences *self)
{
  g_autofree char *colour = NULL;
  GdkRGBA own;

  if (self->settings == NULL) /* during construction */
    return;

  rummy_look_read (self->settings, &own);
  if (gdk_rgba_equal (&own, gtk_color_dialog_button_get_rgba (self->own_colour)))
    return;

  colour = gdk_rgba_to_string (gtk_color_dialog_button_get_rgba (self->own_colour));
  g_settings_set_string (self->settings, "table-colour", colour);
  g_settings_set_enum (self->settings, "table-look", RUMMY_LOOK_OWN);
}

static void
undo_reset_cb (RummyPreferences *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (options); i++) {
    GVariant *value = g_ptr_array_index (self->before, i);

    if (value != NULL)
      g_settings_set_value (self->settings, options[i].key, value);
    else
      g_settings_reset (self->settings, options[i].key);
  }
}

static void
unref_value (gpointer value)
{
  if (value != NULL)
    g_variant_unref (value);
}

static void
reset_cb (RummyPreferences *self)
{
  AdwToast *toast = rummy_toast_new (GTK_WIDGET (self), _("Preferences reset"));
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (unref_value);
  gboolean is_changed = self->before == NULL;

  for (guint i = 0; i < G_N_ELEMENTS (options); i++) {
    GVariant *value = g_settings_get_user_value (self->settings, options[i].key);

    is_changed |= value != NULL;
    g_ptr_array_add (before, value);
    g_settings_reset (self->settings, options[i].key);
  }
  /* A second reset must not lose the values of the first. */
  if (is_changed) {
    g_clear_pointer (&self->before, g_ptr_array_unref);
    self->before = g_steal_pointer (&before);
  }

  rummy_toast_offer_undo (toast);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_reset_cb), self, G_CONNECT_SWAPPED);
  rummy_toast_show (toast, GTK_WIDGET (self->styles));
}

static void
rummy_preferences_dispose (GObject *object)
{
  RummyPreferences *self = RUMMY_PREFERENCES (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_PREFERENCES);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->before, g_ptr_array_unref);

  G_OBJECT_CLASS (rummy_preferences_parent_class)->dispose (object);
}

static void
rummy_preferences_class_init (RummyPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_preferences_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyPreferences, styles);
  gtk_widget_class_bind_template_child (widget_class, RummyPreferences, backs);
  gtk_widget_class_bind_template_child (widget_class, RummyPreferences, looks);
  gtk_widget_class_bind_template_child (widget_class, RummyPreferences, own_colour);
  gtk_widget_class_bind_template_child (widget_class, RummyPreferences, language);
  for (guint i = 0; i < G_N_ELEMENTS (options); i++) {
    g_autofree char *name = row_name (options[i].key);

    if (options[i].property != NULL)
      gtk_widget_class_bind_template_child_full (widget_class, name, FALSE, 0);
  }
  gtk_widget_class_bind_template_callback_full (widget_class, "language_is_other",
                                                G_CALLBACK (rummy_language_is_other));
  gtk_widget_class_bind_template_callback_full (widget_class, "language_words", G_CALLBACK (rummy_language_words));
  gtk_widget_class_bind_template_callback (widget_class, colour_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, aces_words_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
}

static void
tell_unkept (RummyPreferences *self, AdwPreferencesPage *page)
{
  GtkWidget *banner;

  if (rummy_settings_are_kept (self->settings))
    return;

  banner = adw_banner_new (_("Settings can’t be saved right now."));
  adw_banner_set_revealed (ADW_BANNER (banner), TRUE);
  adw_preferences_page_set_banner (page, ADW_BANNER (banner));
}

/* The dialog's own toasts would cover the tabs at its bottom. */
static void
lift_toasts (RummyPreferences *self)
{
  GtkWidget *around = gtk_widget_get_ancestor (GTK_WIDGET (self->styles), ADW_TYPE_TOOLBAR_VIEW);
  AdwToolbarView *view = around != NULL ? ADW_TOOLBAR_VIEW (around) : NULL;
  g_autoptr (GtkWidget) pages = NULL;
  GtkWidget *overlay;

  /* Depends on libadwaita's internals; otherwise toasts stay where they are. */
  if (view == NULL || adw_toolbar_view_get_content (view) == NULL)
    return;

  pages = g_object_ref (adw_toolbar_view_get_content (view));
  overlay = adw_toast_overlay_new ();
  adw_toolbar_view_set_content (view, NULL);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), pages);
  adw_toolbar_view_set_content (view, overlay);
}

static void
rummy_preferences_init (RummyPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lift_toasts (self);
  /* The smallest window, with a frame. */
  gtk_widget_set_size_request (gtk_widget_get_ancestor (GTK_WIDGET (self->styles), ADW_TYPE_BREAKPOINT_BIN), 300, 150);
}

AdwDialog *
rummy_preferences_new (GSettings *settings, RummySound *sound)
{
  static const char *const choices[] = { "deck-style", "card-back", "table-look" };
  static const char *const pages[] = { "four-colours", "pause", "follow-focus" }; /* one row of each page */
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  AdwPreferencesPage *page;
  RummyPreferences *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (RUMMY_IS_SOUND (sound), NULL);

  self = g_object_new (RUMMY_TYPE_PREFERENCES, NULL);
  self->settings = g_object_ref (settings);

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++) {
    g_autoptr (GAction) action = g_settings_create_action (settings, choices[i]);

    g_action_map_add_action (G_ACTION_MAP (actions), action);
  }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "look", G_ACTION_GROUP (actions));

  add_samples (self, self->styles, "deck-style", "deck", style_names, self->style_samples, RUMMY_N_DECK_STYLES);
  add_samples (self, self->backs, "card-back", "card back", back_names, self->back_samples, RUMMY_N_BACKS);
  add_samples (self, self->looks, "table-look", "table", look_names, self->look_samples, RUMMY_N_LOOKS);
  for (guint i = 0; i < G_N_ELEMENTS (options); i++) {
    if (options[i].property != NULL)
      bind_row (self, options[i].key, options[i].property);
  }
  rummy_language_fill_row (self->language, settings);
  gtk_widget_set_visible (row_of (self, "language-letters"), rummy_deck_get_language () != NULL);

  self->rules = RUMMY_RULES_PAGE (rummy_rules_page_new (settings));
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (self), ADW_PREFERENCES_PAGE (self->rules));
  page = rummy_sound_page_new (settings, sound);
  g_signal_connect_object (page, "reset", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (self), page);

  tell_unkept (self, page);
  tell_unkept (self, ADW_PREFERENCES_PAGE (self->rules));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    tell_unkept (self, ADW_PREFERENCES_PAGE (gtk_widget_get_ancestor (row_of (self, pages[i]),
                                                                      ADW_TYPE_PREFERENCES_PAGE)));
  show_samples (self);
  g_signal_connect_object (settings, "changed", G_CALLBACK (show_samples), self, G_CONNECT_SWAPPED);

  return ADW_DIALOG (self);
}

void
rummy_preferences_import_rules (RummyPreferences *self, GFile *file)
{
  g_return_if_fail (RUMMY_IS_PREFERENCES (self));

  adw_preferences_dialog_set_visible_page (ADW_PREFERENCES_DIALOG (self), ADW_PREFERENCES_PAGE (self->rules));
  rummy_rules_page_import (self->rules, file);
}

void
rummy_preferences_tell (RummyPreferences *self, const char *words)
{
  g_return_if_fail (RUMMY_IS_PREFERENCES (self));

  rummy_toast_tell (GTK_WIDGET (self->rules), words);
}

gboolean
rummy_preferences_has_valid_rules (RummyPreferences *self)
{
  g_return_val_if_fail (RUMMY_IS_PREFERENCES (self), TRUE);

  return rummy_rules_page_is_valid (self->rules);
}
