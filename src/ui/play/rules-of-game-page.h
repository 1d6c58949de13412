/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"
#include "ui/play/pane-page.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_RULES_OF_GAME_PAGE (rummy_rules_of_game_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyRulesOfGamePage, rummy_rules_of_game_page, RUMMY, RULES_OF_GAME_PAGE, RummyPanePage)

/* The rules of a game, to be read. */

/* Shared with other pages. */
void rummy_rules_of_game_page_set_faces (RummyRulesOfGamePage *self, RummyCardFaces *faces);

G_END_DECLS
