/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/profiles-private.h"

#include <math.h>

/* Divides the settings into those of the computer and those of each player. */

/* Belong to the computer, whoever plays.  (The folder of imported sounds is shared, too.) */
static const char *const shared_keys[] = {
  "window-width", "window-height", "window-maximized", "profile", "profiles",
  "first-profile", "new-profile", "ask-profile", "own-sounds", "language", NULL
};

/* Belong to one person and are never passed on to new players. */
static const char *const private_keys[] = { "seat-names", "tables", "hand-orders", "welcomed",
                                            "guide-told", "seat-levels", "recent-games", "game-chosen", NULL };

GVariant *
rummy_profiles_collect_options (GSettings *settings, gboolean for_others)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;
  GVariantBuilder builder;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("a{sv}"));
  for (guint i = 0; keys[i] != NULL; i++) {
    g_autoptr (GVariant) value = NULL;

    if (g_strv_contains (shared_keys, keys[i]) || (for_others && g_strv_contains (private_keys, keys[i])))
      continue;
    value = g_settings_get_user_value (settings, keys[i]);
    if (value != NULL)
      g_variant_builder_add (&builder, "{sv}", keys[i], value);
  }

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/* A range check alone would accept NaN. */
static gboolean
is_in_range (GSettingsSchemaKey *key, GVariant *value)
{
  return g_settings_schema_key_range_check (key, value) &&
         !(g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE) && isnan (g_variant_get_double (value)));
}

GVariant *
rummy_profiles_filter_options (GSettings *settings, GVariant *options)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;
  GVariantBuilder builder;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("a{sv}"));
  for (guint i = 0; keys[i] != NULL; i++) {
    g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, keys[i]);
    g_autoptr (GVariant) value =
      g_variant_lookup_value (options, keys[i], g_settings_schema_key_get_value_type (key));

    if (value != NULL && !g_strv_contains (shared_keys, keys[i]) && is_in_range (key, value))
      g_variant_builder_add (&builder, "{sv}", keys[i], value);
  }

  return g_variant_builder_end (&builder);
}

void
rummy_profiles_apply_options (GSettings *changes, GVariant *options)
{
  g_autoptr (GVariant) chosen = g_variant_ref_sink (rummy_profiles_filter_options (changes, options));
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (changes, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++) {
    g_autoptr (GVariant) value = g_variant_lookup_value (chosen, keys[i], NULL);

    if (value != NULL)
      g_settings_set_value (changes, keys[i], value);
    else if (!g_strv_contains (shared_keys, keys[i]))
      g_settings_reset (changes, keys[i]);
  }
}

GVariant *
rummy_profiles_first_options (GSettings *settings, const char *name)
{
  g_autoptr (GVariant) usual = g_settings_get_value (settings, "new-profile");
  GVariantDict dict;

  g_variant_dict_init (&dict, usual);
  g_variant_dict_insert (&dict, "welcomed", "b", TRUE);
  g_variant_dict_insert_value (&dict, "seat-names", g_variant_new_strv (&name, 1));

  return g_variant_dict_end (&dict);
}

/* Replaces the string @from by @to everywhere in a nested list of strings. */
static GVariant *
rename_in (GVariant *value, const char *from, const char *to)
{
  GVariantBuilder builder;

  if (!g_variant_is_container (value))
    return g_variant_ref (value);

  g_variant_builder_init (&builder, g_variant_get_type (value));
  for (gsize i = 0; i < g_variant_n_children (value); i++) {
    g_autoptr (GVariant) child = g_variant_get_child_value (value, i), renamed = NULL;

    if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING_ARRAY) &&
        g_str_equal (g_variant_get_string (child, NULL), from))
      renamed = g_variant_ref_sink (g_variant_new_string (to));
    else
      renamed = rename_in (child, from, to);
    g_variant_builder_add_value (&builder, renamed);
  }

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/* Settings that refer to people by name. */
static const char *const keys_of_names[] = { "seat-names", "tables" };

void
rummy_profiles_rename_in_settings (GSettings *settings, const char *from, const char *to)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys_of_names); i++) {
    g_autoptr (GVariant) before = g_settings_get_value (settings, keys_of_names[i]);
    g_autoptr (GVariant) after = rename_in (before, from, to);

    if (!g_variant_equal (before, after))
      g_settings_set_value (settings, keys_of_names[i], after);
  }
}

GVariant *
rummy_profiles_rename_in (GVariant *options, const char *from, const char *to)
{
  GVariantDict dict;

  g_variant_dict_init (&dict, options);
  for (guint i = 0; i < G_N_ELEMENTS (keys_of_names); i++) {
    g_autoptr (GVariant) value = g_variant_dict_lookup_value (&dict, keys_of_names[i], NULL);
    g_autoptr (GVariant) renamed = value != NULL ? rename_in (value, from, to) : NULL;

    if (renamed != NULL)
      g_variant_dict_insert_value (&dict, keys_of_names[i], renamed);
  }

  return g_variant_ref_sink (g_variant_dict_end (&dict));
}
