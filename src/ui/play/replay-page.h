/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/replay.h"
#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_REPLAY_PAGE (rummy_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyReplayPage, rummy_replay_page, RUMMY, REPLAY_PAGE, AdwBin)

/* Stands in place of the table while a round is gone through again: a table of its own, and a bar to play, stop, step
 * and jump.  seat is where the person sits who goes through it, with is_closed if nobody may see that hand before the
 * round is over.  It needs the action groups "win" and "settings" of the window.
 *
 * Signal "reviewed": the last six cards that were asked for were shown. */
GtkWidget *rummy_replay_page_new (RummyGame *game, guint seat, gboolean is_closed, GSettings *settings);

RummyReplay *rummy_replay_page_get_replay (RummyReplayPage *self);
RummyTable *rummy_replay_page_get_table (RummyReplayPage *self);

/* From where it is seen now. */
guint rummy_replay_page_get_seat (RummyReplayPage *self);

/* In a low window the bar takes less of it. */
void rummy_replay_page_set_compact (RummyReplayPage *self, gboolean is_compact);

/* Goes six moves back and then forward again, as fast as is set. */
void rummy_replay_page_review (RummyReplayPage *self);

G_END_DECLS
