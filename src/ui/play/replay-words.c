/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/replay-words.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

static char *
words_of_event (RummyReplay *replay, const RummyEvent *event, guint own, gboolean is_open)
{
  RummyGame *game = rummy_replay_get_game (replay);

  if (event->kind == RUMMY_EVENT_DRAW && event->seat != own && is_open) {
    g_autofree char *name = rummy_words_seat (game, event->seat, own);

    /* Translators: the name of a player, then a card in the accusative. */
    return g_strdup_printf (_("%s drew the %s."), name, rummy_words_card_object (event->card));
  }

  return rummy_words_happened (game, rummy_game_get_round (game), event, own);
}

/* Takes both, of which either may be NULL. */
static char *
join (char *before, char *words)
{
  g_autofree char *first = before, *second = words;

  if (first == NULL || second == NULL)
    return first != NULL ? g_steal_pointer (&first) : g_steal_pointer (&second);

  return rummy_words_sentences (first, second);
}

static char *
words_of_move (RummyReplay *replay, guint own, gboolean is_open)
{
  const RummyEvents *events = rummy_replay_get_events (replay);
  char *all = NULL;

  for (guint i = 0; i < events->n; i++)
    all = join (all, words_of_event (replay, &events->event[i], own, is_open));

  return all;
}

char *
rummy_replay_words (RummyReplay *replay, guint own, gboolean is_open)
{
  guint position = rummy_replay_get_position (replay), length = rummy_replay_get_length (replay);
  g_autofree char *move = words_of_move (replay, own, is_open);

  if (move == NULL)
    /* Translators: the number of a move, and how many there are. */
    return g_strdup_printf (_("Move %u of %u"), position, length);
  if (position == 0)
    /* Translators: a whole sentence, such as who leads the round. */
    return g_strdup_printf (_("Cards dealt. %s"), move);

  /* Translators: the number of a move, how many there are, and whole sentences that tell what it did. */
  return g_strdup_printf (_("Move %u of %u: %s"), position, length, move);
}

char *
rummy_replay_words_line (RummyGame *game, const RummyRound *round, const RummyLine *line, guint own)
{
  RummyRound after = *round;
  char *all = NULL;

  for (guint i = 0; i < line->n; i++) {
    RummyEvents events = { .n = 0 };

    if (rummy_round_apply (&after, &line->move[i], &events) != RUMMY_OK)
      break;
    for (guint k = 0; k < events.n && events.event[k].kind != RUMMY_EVENT_OVER; k++)
      all = join (all, rummy_words_happened (game, &after, &events.event[k], own));
  }

  return all;
}
