/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <glib/gi18n.h>

#include "game/believe.h"
#include "ui/words/words.h"

/* Which the unseen cards probably are, on their backs, as the person at the screen can know. */

#define WORDS_MAX 4 /* cards that are told of a hand */

gboolean
rummy_table_shows_belief (RummyTable *self)
{
  return rummy_seen_is_dealt (self->seen) && !rummy_seen_is_replay (self->seen) && !rummy_seen_is_open (self->seen) &&
         !rummy_seen_is_closed (self->seen) && rummy_seen_round (self->seen)->phase != RUMMY_PHASE_NOMINATE &&
         rummy_game_get_shows_belief (rummy_seen_game (self->seen));
}

static void
believed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree GWeakRef *table = data;
  g_autoptr (RummyTable) self = g_weak_ref_get (table);
  const RummyBelief *belief = rummy_believe_finish (result);

  g_weak_ref_clear (table);
  if (self == NULL)
    return;

  self->is_believing = FALSE;
  if (rummy_seen_game (self->seen) == NULL || !rummy_table_shows_belief (self))
    return;
  if (self->is_belief_outdated) {
    rummy_table_update_belief (self);
    return;
  }

  if (self->belief == NULL)
    self->belief = g_new (RummyBelief, 1);
  *self->belief = *belief;
  self->belief_round = rummy_game_get_match (rummy_seen_game (self->seen))->rounds;
  rummy_table_update_others (self);
}

/* One thought at a time; until the next one is there the last one is shown, of what is still unseen. */
void
rummy_table_update_belief (RummyTable *self)
{
  gboolean shows = rummy_seen_game (self->seen) != NULL && rummy_table_shows_belief (self);
  GWeakRef *table;

  if (self->belief != NULL &&
      (!shows || self->belief_round != rummy_game_get_match (rummy_seen_game (self->seen))->rounds)) {
    g_clear_pointer (&self->belief, g_free);
    rummy_table_update_others (self);
  }
  self->is_belief_outdated = self->is_believing;
  if (self->is_believing || !shows)
    return;

  /* Thinking must not keep a table that its window has let go of. */
  table = g_new0 (GWeakRef, 1);
  g_weak_ref_init (table, self);
  self->is_believing = TRUE;
  rummy_believe_async (rummy_seen_view (self->seen), believed_cb, table);
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  const RummyLikely *one = a, *other = b;

  return one->percent != other->percent ? (int) other->percent - (int) one->percent
                                        : (int) one->card - (int) other->card;
}

static guint
n_closed (RummyTable *self, guint seat)
{
  RummyCards hand = rummy_game_get_round (rummy_seen_game (self->seen))->hand[seat];

  return rummy_cards_count (rummy_cards_minus (hand, rummy_seen_open_cards (self->seen, seat)));
}

/* As long as nothing speaks for a card, its back tells nothing. */
guint
rummy_table_likely_cards (RummyTable *self, guint seat, RummyLikely *likely)
{
  RummyCards closed;
  guint n = 0;

  if (self->belief == NULL || seat == rummy_seen_seat (self->seen))
    return 0;

  closed = rummy_cards_or (rummy_view_hidden (rummy_seen_view (self->seen)), rummy_seen_round (self->seen)->hand[seat]);
  closed = rummy_cards_and (closed, self->belief->cards);
  closed = rummy_cards_minus (closed, rummy_seen_open_cards (self->seen, seat));
  RUMMY_CARDS_EACH (card, closed) {
    guint percent = rummy_belief_percent (self->belief, seat, card);

    if (percent > 0 && rummy_belief_stands_out (self->belief, seat, card))
      likely[n++] = (RummyLikely) { card, percent };
  }
  qsort (likely, n, sizeof *likely, compare_cb);

  return MIN (n, n_closed (self, seat));
}

char *
rummy_table_words_of_belief (RummyTable *self, guint seat)
{
  RummyLikely likely[RUMMY_CARDS_MAX];
  guint n = MIN (rummy_table_likely_cards (self, seat, likely), WORDS_MAX);
  g_autofree char *list = NULL;

  for (guint i = 0; i < n; i++) {
    g_autofree char *before = g_steal_pointer (&list);
    /* Translators: the name of a card, then how likely it is there. */
    g_autofree char *card = g_strdup_printf (C_("chance", "%s: %u %%"), rummy_words_card (likely[i].card),
                                             likely[i].percent);

    /* Translators: a list of cards, and one more. */
    list = before != NULL ? g_strdup_printf (C_("chance", "%s, %s"), before, card) : g_steal_pointer (&card);
  }

  if (list != NULL)
    /* Translators: cards with how likely they are in a hand. */
    return g_strdup_printf (C_("chance", "probably %s"), list);
  if (self->belief != NULL && seat != rummy_seen_seat (self->seen) && n_closed (self, seat) > 0)
    return g_strdup (C_("chance", "no card stands out"));

  return NULL;
}
