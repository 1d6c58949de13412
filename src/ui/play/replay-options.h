/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "game/replay.h"

G_BEGIN_DECLS

/* Returns the menu of a replay: what else to do, how hands are shown, and how fast. In an unfinished round only what
 * the own seat knows is shown. */
GMenuModel *rummy_replay_options_new (RummyReplay *replay);

G_END_DECLS
