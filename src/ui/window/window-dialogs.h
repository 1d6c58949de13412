/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/preferences/preferences.h"
#include "ui/window/news.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_DIALOGS (rummy_window_dialogs_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowDialogs, rummy_window_dialogs, RUMMY, WINDOW_DIALOGS, GObject)

/* Commands that only open a dialog. */
RummyWindowDialogs *rummy_window_dialogs_new (RummyScreen *screen, RummyNews *news, RummySound *sound);

/* Opens the preferences, where they are not open, and returns them. */
RummyPreferences *rummy_window_dialogs_show_preferences (RummyWindowDialogs *self);

G_END_DECLS
