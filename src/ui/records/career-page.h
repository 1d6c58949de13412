/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/history.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CAREER_PAGE (rummy_career_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyCareerPage, rummy_career_page, RUMMY, CAREER_PAGE, AdwNavigationPage)

/* A player's record in figures and charts: strength, points a round, places, and opponents. name: of the player. */
AdwNavigationPage *rummy_career_page_new (const char *name);

/* Shows all that the league table knows of the player, above the charts. */
void rummy_career_page_show_figures (RummyCareerPage *self, const RummyLeagueRow *row);

void rummy_career_page_show (RummyCareerPage *self, const RummyCareer *career);

/* Shows an error instead. */
void rummy_career_page_fail (RummyCareerPage *self, const GError *error);

G_END_DECLS
