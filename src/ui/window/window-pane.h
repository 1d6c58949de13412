/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/side-pane.h"
#include "ui/window/pages.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_PANE (rummy_window_pane_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowPane, rummy_window_pane, RUMMY, WINDOW_PANE, GObject)

/* The side pane, beside the table or, in a narrow window, a sheet over its lower part.
 *
 * Signals: "asked": advice was asked for in it; "turned": it shows another page. */
RummyWindowPane *rummy_window_pane_new (RummyScreen *screen, RummyPages *pages, AdwOverlaySplitView *split,
                                        AdwBottomSheet *sheet, RummyAnalyzer *analyzer);

/* Opens it at a page, see rummy_side_pane_show (), and moves the focus there. */
void rummy_window_pane_show (RummyWindowPane *self, const char *page);

gboolean rummy_window_pane_shows_scores (RummyWindowPane *self); /* if it is open */

/* For tests: the pane, or NULL before it was needed. */
RummySidePane *rummy_window_pane_get (RummyWindowPane *self);

G_END_DECLS
