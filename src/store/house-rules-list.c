/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/house-rules-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/match.h"
#include "store/name.h"

#define KEY "house-rules"
#define BYTES_MAX (16 * 1024) /* for all of them together, because a players file limits the size of the options */

static gboolean
has_name (const RummyHouseRules *house, const char *name)
{
  g_autofree char *own = rummy_name_key (house->name), *key = rummy_name_key (name);

  return g_str_equal (own, key);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const RummyHouseRules *one = *(const RummyHouseRules *const *) a, *other = *(const RummyHouseRules *const *) b;

  return g_utf8_collate (one->name, other->name);
}

GPtrArray *
rummy_house_rules_list_get (GSettings *settings)
{
  g_auto (GStrv) texts = NULL;
  GPtrArray *houses;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  texts = g_settings_get_strv (settings, KEY);
  houses = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_house_rules_free);
  /* The settings may contain anything. */
  for (guint i = 0; i < RUMMY_HOUSE_RULES_LIST_MAX && texts[i] != NULL; i++) {
    g_autoptr (RummyHouseRules) house = rummy_house_rules_from_text (texts[i], -1, NULL);

    if (house != NULL && rummy_house_rules_list_find_name (houses, house->name) == NULL &&
        rummy_house_rules_list_find_rules (houses, &house->rules) == NULL)
      g_ptr_array_add (houses, g_steal_pointer (&house));
  }
  g_ptr_array_sort (houses, compare);

  return houses;
}

const RummyHouseRules *
rummy_house_rules_list_find_name (GPtrArray *houses, const char *name)
{
  for (guint i = 0; i < houses->len; i++) {
    if (has_name (houses->pdata[i], name))
      return houses->pdata[i];
  }

  return NULL;
}

const RummyHouseRules *
rummy_house_rules_list_find_rules (GPtrArray *houses, const RummyRules *rules)
{
  for (guint i = 0; i < houses->len; i++) {
    if (rummy_house_rules_are (houses->pdata[i], rules))
      return houses->pdata[i];
  }

  return NULL;
}

const RummyHouseRules *
rummy_house_rules_list_find_alike (GPtrArray *houses, const RummyRules *rules)
{
  for (guint i = 0; i < houses->len; i++) {
    const RummyHouseRules *house = houses->pdata[i];

    if (rummy_match_rules_are_alike (&house->rules, rules))
      return house;
  }

  return NULL;
}

/* Replaces the house rules called @name by @text, or appends it.  If @text is NULL, they are removed.  Entries that
 * cannot be read are kept, because a newer version may have written them. */
static void
replace (GSettings *settings, const char *name, const char *text)
{
  g_auto (GStrv) before = g_settings_get_strv (settings, KEY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;
  gboolean is_done = text == NULL;

  for (guint i = 0; before[i] != NULL; i++) {
    g_autoptr (RummyHouseRules) house = rummy_house_rules_from_text (before[i], -1, NULL);

    if (house == NULL || !has_name (house, name)) {
      g_strv_builder_add (builder, before[i]);
    } else if (!is_done) {
      g_strv_builder_add (builder, text);
      is_done = TRUE;
    }
  }
  if (!is_done)
    g_strv_builder_add (builder, text);
  after = g_strv_builder_end (builder);
  g_settings_set_strv (settings, KEY, (const char *const *) after);
}

/* Checks that no other house rules than @own, if any, have the same name or the same rules. */
static gboolean
is_new (GPtrArray *houses, const RummyHouseRules *own, const RummyHouseRules *house, GError **error)
{
  const RummyHouseRules *same = rummy_house_rules_list_find_rules (houses, &house->rules);
  const RummyHouseRules *other = rummy_house_rules_list_find_name (houses, house->name);

  if (same != NULL && same != own) {
    g_set_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_KNOWN,
                 /* Translators: the name of house rules. */
                 _("You already saved these rules as “%s”."), same->name);
    return FALSE;
  }
  if (other != NULL && other != own) {
    g_set_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_TAKEN,
                 /* Translators: the name of house rules. */
                 _("You already have house rules named “%s”."), other->name);
    return FALSE;
  }

  return TRUE;
}

/* Checks that there is room for @text, which replaces @own if that is not NULL. */
static gboolean
has_room (GSettings *settings, const RummyHouseRules *own, const char *text, GError **error)
{
  g_auto (GStrv) texts = g_settings_get_strv (settings, KEY);
  g_autofree char *old = own != NULL ? rummy_house_rules_to_text (own) : NULL;
  gsize size = strlen (text), old_size = old != NULL ? strlen (old) : 0;
  gboolean is_room;
  guint n;

  for (n = 0; texts[n] != NULL; n++)
    size += strlen (texts[n]);
  /* A replacement that is no longer than the original is accepted even above the limit. */
  is_room = own != NULL ? strlen (text) <= old_size || size <= BYTES_MAX + old_size
                        : n < RUMMY_HOUSE_RULES_LIST_MAX && size <= BYTES_MAX;
  if (!is_room)
    g_set_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_MANY,
                 ngettext ("You already have %u set of house rules. Remove it to make room.",
                           "You already have %u sets of house rules. Remove some to make room.", n), n);

  return is_room;
}

gboolean
rummy_house_rules_list_add (GSettings *settings, const RummyHouseRules *house, GError **error)
{
  g_autoptr (GPtrArray) houses = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  houses = rummy_house_rules_list_get (settings);
  if (!is_new (houses, NULL, house, error))
    return FALSE;
  text = rummy_house_rules_to_text (house);
  if (!has_room (settings, NULL, text, error))
    return FALSE;

  replace (settings, house->name, text);

  return TRUE;
}

/* Changes the name, the rules or both; NULL leaves one as it is. */
static gboolean
change (GSettings *settings, const char *from, const char *to, const RummyRules *rules, GError **error)
{
  g_autoptr (GPtrArray) houses = rummy_house_rules_list_get (settings);
  const RummyHouseRules *house = rummy_house_rules_list_find_name (houses, from);
  g_autoptr (RummyHouseRules) changed = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (house != NULL, FALSE);

  changed = rummy_house_rules_new (to != NULL ? to : house->name, house->preset,
                                   rules != NULL ? rules : &house->rules, error);
  if (changed == NULL || !is_new (houses, house, changed, error))
    return FALSE;

  text = rummy_house_rules_to_text (changed);
  if (!has_room (settings, house, text, error))
    return FALSE;

  replace (settings, from, text);

  return TRUE;
}

gboolean
rummy_house_rules_list_rename (GSettings *settings, const char *from, const char *to, GError **error)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  return change (settings, from, to, NULL, error);
}

gboolean
rummy_house_rules_list_change (GSettings *settings, const char *name, const RummyRules *rules, GError **error)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  return change (settings, name, NULL, rules, error);
}

void
rummy_house_rules_list_remove (GSettings *settings, const char *name)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  replace (settings, name, NULL);
}
