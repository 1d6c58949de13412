/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What can be heard. */
typedef enum {
  RUMMY_CUE_NONE,
  RUMMY_CUE_DRAW,
  RUMMY_CUE_TAKE, /* several cards */
  RUMMY_CUE_MELD,
  RUMMY_CUE_LAY,
  RUMMY_CUE_DISCARD,
  RUMMY_CUE_DEAL,
  RUMMY_CUE_REFUSED,
  RUMMY_CUE_KNOCK,
  RUMMY_CUE_CALL,
  RUMMY_CUE_TURN, /* it is the turn of the person, who looks elsewhere */
  RUMMY_CUE_START,
  RUMMY_CUE_ROUND_WON,
  RUMMY_CUE_ROUND_LOST,
  RUMMY_CUE_GAME_WON,
  RUMMY_CUE_GAME_LOST,
  RUMMY_CUE_OVER, /* a round or a game, where nobody at the screen has won or lost it alone */
  RUMMY_CUE_EXIT,
  RUMMY_N_CUES
} RummyCue;

/* The name of its sound, such as "round-won". */
const char *rummy_cue_name (RummyCue cue);

/* The six events that a person may give sounds of the own (M-131). */
gboolean rummy_cue_is_event (RummyCue cue);

/* Whether it is heard where only the start, the results and the end are wanted. */
gboolean rummy_cue_is_in_part (RummyCue cue);

/* Whether it may be heard at time now, so soon after the last card: cards that are played as fast as can be would
 * rattle.  last: when a card was heard, in microseconds, which is brought up to date. */
gboolean rummy_cue_may_follow (RummyCue cue, gint64 now, gint64 *last);

G_END_DECLS
