/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/options/seat-settings.h"

#include "ai/bot.h"
#include "ui/options/rule-settings.h"

#define TABLE_TYPE "(asai)"
#define TABLES_MAX 256 /* more than the number of games times numbers of seats */

static char *
name_of_table (GSettings *settings, const RummyRules *rules)
{
  return g_strdup_printf ("%s/%d", rummy_rule_settings_find (settings, rules)->key, rules->players);
}

/* Returns NULL if there is none. */
static GVariant *
find_table (GSettings *settings, const RummyRules *rules)
{
  g_autoptr (GVariant) tables = g_settings_get_value (settings, "tables");
  g_autofree char *name = name_of_table (settings, rules);

  return g_variant_lookup_value (tables, name, G_VARIANT_TYPE (TABLE_TYPE));
}

/* The settings may contain anything. */
static void
read_seats (RummySeats *seats, GVariant *names, GVariant *levels)
{
  gsize n_levels;
  const gint32 *level = g_variant_get_fixed_array (levels, &n_levels, sizeof *level);
  g_autofree const char **name = g_variant_get_strv (names, NULL);

  rummy_seats_init (seats, RUMMY_LEVEL_AVERAGE);
  for (guint i = 0; i < RUMMY_SEATS_MAX && name[i] != NULL; i++)
    rummy_seats_set_name (seats, i, name[i]);
  for (guint i = 0; i < MIN (n_levels, RUMMY_SEATS_MAX); i++) {
    rummy_seats_set_player (seats, i, level[i]);
    if (level[i] < RUMMY_LEVEL_PERSON || seats->level[i] >= RUMMY_N_LEVELS)
      seats->level[i] = RUMMY_LEVEL_AVERAGE;
  }
}

void
rummy_seat_settings_read (GSettings *settings, const RummyRules *rules, RummySeats *seats)
{
  g_autoptr (GVariant) table = find_table (settings, rules), names = NULL, levels = NULL;

  if (table != NULL) {
    g_variant_get (table, "(@as@ai)", &names, &levels);
    read_seats (seats, names, levels);
    return;
  }

  names = g_settings_get_value (settings, "seat-names");
  levels = g_settings_get_value (settings, "seat-levels");
  read_seats (seats, names, levels);
  rummy_seat_settings_seat_person (rules, seats);
}

void
rummy_seat_settings_seat_person (const RummyRules *rules, RummySeats *seats)
{
  gboolean has_person = FALSE;

  for (int i = 0; i < rules->players; i++)
    has_person |= seats->level[i] == RUMMY_LEVEL_PERSON;
  if (!has_person)
    seats->level[0] = RUMMY_LEVEL_PERSON;
}

gboolean
rummy_seat_settings_knows (GSettings *settings, const RummyRules *rules)
{
  g_autoptr (GVariant) table = find_table (settings, rules);

  return table != NULL;
}

static GVariant *
names_of (const RummySeats *seats, guint n)
{
  const char *names[RUMMY_SEATS_MAX];

  for (guint i = 0; i < n; i++)
    names[i] = seats->name[i];

  return g_variant_new_strv (names, n);
}

static GVariant *
levels_of (const RummySeats *seats, guint n)
{
  gint32 levels[RUMMY_SEATS_MAX];

  for (guint i = 0; i < n; i++)
    levels[i] = rummy_seats_get_player (seats, i);

  return g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, levels, n, sizeof *levels);
}

static void
write_table (GSettings *settings, const RummyRules *rules, const RummySeats *seats)
{
  g_autoptr (GVariant) tables = g_settings_get_value (settings, "tables");
  g_autofree char *name = name_of_table (settings, rules);
  guint n = (guint) rules->players, n_kept = 0;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  GVariant *table;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s" TABLE_TYPE "}"));
  g_variant_builder_add (&builder, "{s@" TABLE_TYPE "}", name,
                         g_variant_new ("(@as@ai)", names_of (seats, n), levels_of (seats, n)));
  g_variant_iter_init (&iter, tables);
  while (g_variant_iter_loop (&iter, "{&s@" TABLE_TYPE "}", &other, &table)) {
    if (!g_str_equal (other, name) && ++n_kept < TABLES_MAX)
      g_variant_builder_add (&builder, "{s@" TABLE_TYPE "}", other, table);
  }
  g_settings_set_value (settings, "tables", g_variant_builder_end (&builder));
}

void
rummy_seat_settings_write (GSettings *settings, const RummyRules *rules, const RummySeats *seats)
{
  g_autoptr (GVariant) names = g_settings_get_value (settings, "seat-names");
  g_autoptr (GVariant) levels = g_settings_get_value (settings, "seat-levels");
  RummySeats all;

  write_table (settings, rules, seats);

  read_seats (&all, names, levels);
  for (int i = 0; i < rules->players; i++) {
    rummy_seats_set_player (&all, (guint) i, rummy_seats_get_player (seats, (guint) i));
    rummy_seats_set_name (&all, (guint) i, rummy_seats_is_default_name (seats->name[i]) ? NULL : seats->name[i]);
  }
  g_settings_set_value (settings, "seat-names", names_of (&all, RUMMY_SEATS_MAX));
  g_settings_set_value (settings, "seat-levels", levels_of (&all, RUMMY_SEATS_MAX));
}
