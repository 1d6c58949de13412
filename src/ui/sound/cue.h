/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The sounds of the game. */
typedef enum {
  RUMMY_CUE_NONE,
  RUMMY_CUE_DRAW,
  RUMMY_CUE_TAKE, /* several cards */
  RUMMY_CUE_MELD,
  RUMMY_CUE_LAY,
  RUMMY_CUE_DISCARD,
  RUMMY_CUE_DEAL,
  RUMMY_CUE_SHUFFLE,
  RUMMY_CUE_REFUSED,
  RUMMY_CUE_KNOCK,
  RUMMY_CUE_CALL,
  RUMMY_CUE_TURN, /* it is the user's turn, while looking elsewhere */
  RUMMY_CUE_START,
  RUMMY_CUE_ROUND_WON,
  RUMMY_CUE_ROUND_LOST,
  RUMMY_CUE_GAME_WON,
  RUMMY_CUE_GAME_LOST,
  RUMMY_CUE_OVER, /* end of a round or game that nobody at the screen won or lost alone */
  RUMMY_CUE_EXIT,
  RUMMY_N_CUES
} RummyCue;

/* Returns the name of its sound, such as "round-won". */
const char *rummy_cue_name (RummyCue cue);

/* Returns whether it is one of the six events for which users may choose sounds (M-131). */
gboolean rummy_cue_is_event (RummyCue cue);

/* Returns whether it is played when only start, results and end are wanted. */
gboolean rummy_cue_is_in_part (RummyCue cue);

/* Returns whether it may be played at the time @now, so soon after the last card, because cards played very fast
 * would rattle.  @last: time of the last card in microseconds; updated. */
gboolean rummy_cue_may_follow (RummyCue cue, gint64 now, gint64 *last);

G_END_DECLS
