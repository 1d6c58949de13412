/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/history.h"
#include "ui/records/league-item.h"
#include "ui/words/people.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_LEAGUE_PAGE (rummy_league_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyLeaguePage, rummy_league_page, RUMMY, LEAGUE_PAGE, AdwBin)

/* The league table, which can be sorted by each column, and below it how often each level was beaten.  What has no
 * room in a narrow window is left out.
 *
 * Signal "chosen" (RummyLeagueItem *): a player was activated. */

/* Shows an array of RummyLeagueRow, which is emptied. */
void rummy_league_page_show (RummyLeaguePage *self, GPtrArray *rows, const RummyPeople *people);

/* Shows an error instead. */
void rummy_league_page_fail (RummyLeaguePage *self, const GError *error);

/* Shows how often @name (NULL: you) beat each level; @career may be NULL for nobody. */
void rummy_league_page_show_levels (RummyLeaguePage *self, const char *name, const RummyCareer *career);

G_END_DECLS
