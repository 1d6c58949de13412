/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/sound/cue.h"

#define CARD_GAP (90 * 1000) /* microseconds between cards */

typedef enum {
  CARDS, /* movements of cards */
  ALERT,
  RESULT, /* a result that users cannot replace */
  EVENT
} Kind;

static const struct {
  const char *name;
  Kind kind;
} cues[RUMMY_N_CUES] = {
  [RUMMY_CUE_DRAW] = { "draw", CARDS },
  [RUMMY_CUE_TAKE] = { "take", CARDS },
  [RUMMY_CUE_MELD] = { "meld", CARDS },
  [RUMMY_CUE_LAY] = { "lay", CARDS },
  [RUMMY_CUE_DISCARD] = { "discard", CARDS },
  [RUMMY_CUE_DEAL] = { "deal", CARDS },
  [RUMMY_CUE_SHUFFLE] = { "shuffle", CARDS },
  [RUMMY_CUE_REFUSED] = { "refused", ALERT },
  [RUMMY_CUE_KNOCK] = { "knock", ALERT },
  [RUMMY_CUE_CALL] = { "call", ALERT },
  [RUMMY_CUE_TURN] = { "turn", ALERT },
  [RUMMY_CUE_START] = { "start", EVENT },
  [RUMMY_CUE_ROUND_WON] = { "round-won", EVENT },
  [RUMMY_CUE_ROUND_LOST] = { "round-lost", EVENT },
  [RUMMY_CUE_GAME_WON] = { "game-won", EVENT },
  [RUMMY_CUE_GAME_LOST] = { "game-lost", EVENT },
  [RUMMY_CUE_OVER] = { "over", RESULT },
  [RUMMY_CUE_EXIT] = { "exit", EVENT },
};

const char *
rummy_cue_name (RummyCue cue)
{
  g_return_val_if_fail (cue > RUMMY_CUE_NONE && cue < RUMMY_N_CUES, NULL);

  return cues[cue].name;
}

gboolean
rummy_cue_is_event (RummyCue cue)
{
  return cues[cue].kind == EVENT && cue != RUMMY_CUE_NONE;
}

gboolean
rummy_cue_is_in_part (RummyCue cue)
{
  return rummy_cue_is_event (cue) || cues[cue].kind == RESULT;
}

gboolean
rummy_cue_may_follow (RummyCue cue, gint64 now, gint64 *last)
{
  if (cues[cue].kind != CARDS)
    return TRUE;
  if (now - *last < CARD_GAP)
    return FALSE;

  *last = now;

  return TRUE;
}
