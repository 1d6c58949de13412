/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-seat-settings.h"

#include "rummy-bot.h"

void
rummy_seat_settings_read (GSettings *settings, RummySeats *seats)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "seat-names");
  g_autoptr (GVariant) levels = g_settings_get_value (settings, "seat-levels");
  gsize n_levels;
  const gint32 *level = g_variant_get_fixed_array (levels, &n_levels, sizeof *level);

  rummy_seats_init (seats, RUMMY_LEVEL_AVERAGE);
  for (guint i = 0; i < RUMMY_SEATS_MAX && names[i] != NULL; i++)
    rummy_seats_set_name (seats, i, names[i]);
  for (guint i = 1; i < MIN (n_levels, RUMMY_SEATS_MAX); i++) {
    if (level[i] >= 0 && level[i] < RUMMY_N_LEVELS)
      seats->level[i] = level[i];
  }
}

void
rummy_seat_settings_write (GSettings *settings, const RummySeats *seats, guint n_seats)
{
  RummySeats all;
  const char *names[RUMMY_SEATS_MAX + 1] = { NULL };
  gint32 level[RUMMY_SEATS_MAX];

  rummy_seat_settings_read (settings, &all);
  for (guint i = 0; i < RUMMY_SEATS_MAX; i++) {
    if (i < n_seats) {
      all.level[i] = seats->level[i];
      rummy_seats_set_name (&all, i, seats->name[i]);
    }
    level[i] = all.level[i];
    names[i] = all.name[i];
  }

  g_settings_set_strv (settings, "seat-names", names);
  g_settings_set_value (settings, "seat-levels",
                        g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, level, RUMMY_SEATS_MAX, sizeof *level));
}
