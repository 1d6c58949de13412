/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/history.h"
#include "ui/words/people.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_GAMES_PAGE (rummy_games_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyGamesPage, rummy_games_page, RUMMY, GAMES_PAGE, AdwBin)

/* The games that were played, latest first, read a page at a time while the list is scrolled.
 *
 * Signal "chosen" (gint64 id): a game was activated. */

/* Lists the games that pass @filter.  @people must outlive the list. */
void rummy_games_page_ask (RummyGamesPage *self, RummyHistory *history, const RummyHistoryFilter *filter,
                           const RummyPeople *people);

G_END_DECLS
