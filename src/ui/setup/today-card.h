/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/history.h"

G_BEGIN_DECLS

/* Days that it asks for, so that a row of them can be told. */
#define RUMMY_TODAY_DAYS 60

#define RUMMY_TYPE_TODAY_CARD (rummy_today_card_get_type ())
G_DECLARE_FINAL_TYPE (RummyTodayCard, rummy_today_card, RUMMY, TODAY_CARD, AdwBin)

/* Today's deal on Home, and on which of the last days it was played. */

/* deals: RummyPastDeal of RUMMY_TODAY_DAYS days from @today back, or NULL until they are known. */
void rummy_today_card_show (RummyTodayCard *self, GDateTime *today, const GArray *deals);

/* Sets whether today's deal is begun and not over, so that it goes on. */
void rummy_today_card_set_begun (RummyTodayCard *self, gboolean is_begun);

G_END_DECLS
