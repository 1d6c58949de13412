/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Days that the card shows, today last. */
#define RUMMY_TODAY_DAYS 7

#define RUMMY_TYPE_TODAY_CARD (rummy_today_card_get_type ())
G_DECLARE_FINAL_TYPE (RummyTodayCard, rummy_today_card, RUMMY, TODAY_CARD, AdwBin)

/* Today's deal on Home, and on which of the last days it was played. */

/* @is_played: for each day.  @result: of today's game, or NULL. */
void rummy_today_card_show (RummyTodayCard *self, GDateTime *today, const gboolean is_played[RUMMY_TODAY_DAYS],
                            const char *result);

G_END_DECLS
