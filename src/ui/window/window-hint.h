/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/analyzer.h"
#include "ui/play/status.h"
#include "ui/window/window-pane.h"
#include "ui/window/window-tutorial.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_HINT (rummy_window_hint_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowHint, rummy_window_hint, RUMMY, WINDOW_HINT, GObject)

/* Hints for the own turn; asked again, it opens the analysis. */
RummyWindowHint *rummy_window_hint_new (RummyScreen *screen, RummyTable *table, RummyStatus *status,
                                        RummyWindowPane *pane, RummyWindowTutorial *tutorial,
                                        RummyAnalyzer *analyzer);

/* For tests: the analyzer; whether a hint is pending. */
RummyAnalyzer *rummy_window_hint_get_analyzer (RummyWindowHint *self);
gboolean rummy_window_hint_is_suggesting (RummyWindowHint *self);

G_END_DECLS
