/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/profile-lookup.h"

#include "store/profiles.h"

void
rummy_profile_lookup (RummyGameProfiles *self, GSettings *settings, const RummySeats *seats, guint n)
{
  g_autoptr (GPtrArray) profiles = NULL;
  const RummyProfile *current;
  guint only, own = RUMMY_SEAT_NONE;
  gboolean is_there = FALSE;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (n <= RUMMY_SEATS_MAX);

  *self = (RummyGameProfiles) { 0 };
  profiles = rummy_profiles_list (settings);
  current = rummy_profiles_current (settings, profiles);
  g_strlcpy (self->game, rummy_profiles_owner (settings, current), RUMMY_PROFILE_BYTES);

  only = rummy_seats_only_person (seats, n);
  for (guint seat = 0; seat < n; seat++) {
    const RummyProfile *profile = NULL;

    if (seats->level[seat] != RUMMY_LEVEL_PERSON)
      continue;
    if (!rummy_seats_is_default_name (seats->name[seat]))
      profile = rummy_profiles_find_name (profiles, seats->name[seat]);
    else if (own == RUMMY_SEAT_NONE)
      own = seat;
    if (profile == NULL && seat == only)
      profile = current;
    if (profile != NULL)
      g_strlcpy (self->seat[seat], rummy_profiles_owner (settings, profile), RUMMY_PROFILE_BYTES);
    is_there |= profile == current;
  }

  if (!is_there && own != RUMMY_SEAT_NONE)
    g_strlcpy (self->seat[own], self->game, RUMMY_PROFILE_BYTES);
}
