/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/game-chart.h"

#include <glib/gi18n.h>

#include "store/rounds.h"
#include "ui/words/words.h"

RummyChart *
rummy_game_chart_new (RummyGame *game, GArray *rounds, guint own)
{
  guint n_sides = rummy_rules_sides (&rummy_game_get_match (game)->rules);
  RummyChart *chart = rummy_chart_new (_("Score After Each Round"), C_("chart", "Round"));

  rummy_chart_add_step (chart, "0");
  for (guint i = 0; i < rounds->len; i++) {
    g_autofree char *label = g_strdup_printf ("%u", i + 1);

    rummy_chart_add_step (chart, label);
  }
  for (guint side = 0; side < n_sides; side++) {
    g_autofree char *name = rummy_words_side (game, side, own);
    RummyChartSeries *series = rummy_chart_add_series (chart, name);

    rummy_chart_add_value (series, 0);
    for (guint i = 0; i < rounds->len; i++)
      rummy_chart_add_value (series, g_array_index (rounds, RummyRoundResult, i).total[side]);
  }

  return chart;
}
