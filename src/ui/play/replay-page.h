/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/replay.h"
#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_REPLAY_PAGE (rummy_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyReplayPage, rummy_replay_page, RUMMY, REPLAY_PAGE, AdwBin)

/* Replaces the table for a replay of a round: a table of its own, and a bar to play, stop, step and jump,
 * with the review of the round. seat: of the
 * person; is_closed: nobody may see that hand before the end of the round. Needs the action groups "win" and
 * "settings".
 *
 * Signal "reviewed": the last six moves were shown. */
GtkWidget *rummy_replay_page_new (RummyGame *game, guint seat, gboolean is_closed, GSettings *settings);

RummyReplay *rummy_replay_page_get_replay (RummyReplayPage *self);
RummyTable *rummy_replay_page_get_table (RummyReplayPage *self);

/* Returns the seat it is seen from. */
guint rummy_replay_page_get_seat (RummyReplayPage *self);

/* Makes the bar smaller for a low window. */
void rummy_replay_page_set_compact (RummyReplayPage *self, gboolean is_compact);

/* Goes to the first mistake of a round that is over, as soon as it is known; in one that goes on, to the last
 * own move. */
void rummy_replay_page_show_mistakes (RummyReplayPage *self);

/* Replays the last six moves, at the chosen speed. */
void rummy_replay_page_review (RummyReplayPage *self);

G_END_DECLS
