/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/options/pace.h"

const RummyPace rummy_pace_default = { RUMMY_SPEED_NORMAL, 400, TRUE };

void
rummy_pace_read (GSettings *settings, RummyPace *pace)
{
  pace->speed = g_settings_get_enum (settings, "card-speed");
  pace->pause = (guint) (g_settings_get_double (settings, "pause") * 1000 + 0.5);
  pace->marks = g_settings_get_boolean (settings, "mark-acts");
}

double
rummy_pace_rate (const RummyPace *pace)
{
  static const double rates[] = { 0.5, 1, 2, 1 };

  return rates[pace->speed];
}
