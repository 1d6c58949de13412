/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

/* While "Rum" may be called, whoever cannot call it is not asked, and who can has as long as the rules say. */

static void
pass_cb (gpointer data)
{
  RummyTable *self = data;
  RummyIntent pass = rummy_intent_move (RUMMY_MOVE_PASS, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);

  self->call_id = 0;
  if (rummy_game_is_started (rummy_seen_game (self->seen))) /* not only looked at */
    rummy_table_play (self, &pass);
}

/* Among people at one screen that would tell what a hand lacks, so each of them is asked. */
static gboolean
has_nothing_to_call (RummyTable *self)
{
  return rummy_game_count_people (rummy_seen_game (self->seen)) == 1 &&
         rummy_intent_call (rummy_seen_round (self->seen), rummy_seen_seat (self->seen)).n == 0;
}

void
rummy_table_update_call (RummyTable *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  /* Who has taken moves back has all the time. */
  gboolean is_asked = rummy_seen_is_my_turn (self->seen) && round->phase == RUMMY_PHASE_CALL &&
                      rummy_game_get_redoable (rummy_seen_game (self->seen)) == 0;

  if (!is_asked)
    g_clear_handle_id (&self->call_id, g_source_remove);
  else if (self->call_id != 0)
    return;
  else if (has_nothing_to_call (self))
    self->call_id = g_idle_add_once (pass_cb, self);
  else if (round->rules->rum_window > 0)
    self->call_id = g_timeout_add_seconds_once ((guint) round->rules->rum_window, pass_cb, self);
}
