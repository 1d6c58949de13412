/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/pane-page.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_MOVES_PAGE (rummy_moves_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyMovesPage, rummy_moves_page, RUMMY, MOVES_PAGE, RummyPanePage)

/* What happened in the round, turn by turn, the newest at the end. */

G_END_DECLS
