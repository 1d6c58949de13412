/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/odds.h"

#include <glib/gi18n.h>

#include "game/belief.h"
#include "ui/words/words.h"

#define WORDS_MAX 4 /* at most */

struct _RummyOdds {
  GObject parent_instance;

  RummySeen *seen;
  RummyBelief *belief; /* or NULL */
  guint round;         /* the round of belief */
  gboolean is_thinking, is_outdated;
};

G_DEFINE_FINAL_TYPE (RummyOdds, rummy_odds, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
rummy_odds_finalize (GObject *object)
{
  g_free (RUMMY_ODDS (object)->belief);

  G_OBJECT_CLASS (rummy_odds_parent_class)->finalize (object);
}

static void
rummy_odds_class_init (RummyOddsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rummy_odds_finalize;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_ODDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_odds_init (RummyOdds *self)
{
}

RummyOdds *
rummy_odds_new (RummySeen *seen)
{
  RummyOdds *self = g_object_new (RUMMY_TYPE_ODDS, NULL);

  self->seen = seen;

  return self;
}

gboolean
rummy_odds_are_shown (RummyOdds *self)
{
  return rummy_seen_is_dealt (self->seen) && !rummy_seen_is_replay (self->seen) && !rummy_seen_is_open (self->seen) &&
         !rummy_seen_is_closed (self->seen) && rummy_seen_round (self->seen)->phase != RUMMY_PHASE_NOMINATE &&
         rummy_game_get_shows_belief (rummy_seen_game (self->seen));
}

gboolean
rummy_odds_are_known (RummyOdds *self)
{
  return self->belief != NULL && !self->is_thinking;
}

static guint
current_round (RummyOdds *self)
{
  return rummy_game_get_match (rummy_seen_game (self->seen))->rounds;
}

static void
believed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree GWeakRef *odds = data;
  g_autoptr (RummyOdds) self = g_weak_ref_get (odds);
  const RummyBelief *belief = rummy_belief_compute_finish (result);

  g_weak_ref_clear (odds);
  if (self == NULL)
    return;

  self->is_thinking = FALSE;
  if (!rummy_odds_are_shown (self))
    return;
  if (self->is_outdated) {
    rummy_odds_update (self);
    return;
  }

  if (self->belief == NULL)
    self->belief = g_new (RummyBelief, 1);
  *self->belief = *belief;
  self->round = current_round (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* One computation at a time. */
void
rummy_odds_update (RummyOdds *self)
{
  gboolean shows = rummy_odds_are_shown (self);
  GWeakRef *odds;

  if (self->belief != NULL && (!shows || self->round != current_round (self))) {
    g_clear_pointer (&self->belief, g_free);
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  }
  self->is_outdated = self->is_thinking;
  if (self->is_thinking || !shows)
    return;

  /* A weak reference: a thread must not keep a freed table alive. */
  odds = g_new0 (GWeakRef, 1);
  g_weak_ref_init (odds, self);
  self->is_thinking = TRUE;
  rummy_belief_compute_async (rummy_seen_view (self->seen), believed_cb, odds);
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  const RummyLikely *one = a, *other = b;

  return one->percent != other->percent ? (int) other->percent - (int) one->percent
                                        : (int) one->card - (int) other->card;
}

static guint
n_closed (RummyOdds *self, guint seat)
{
  RummyCards hand = rummy_game_get_round (rummy_seen_game (self->seen))->hand[seat];

  return rummy_cards_count (rummy_cards_minus (hand, rummy_seen_open_cards (self->seen, seat)));
}

/* A card with no evidence is not listed. */
guint
rummy_odds_list (RummyOdds *self, guint seat, RummyLikely *likely)
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
rummy_odds_words (RummyOdds *self, guint seat)
{
  RummyLikely likely[RUMMY_CARDS_MAX];
  guint n = MIN (rummy_odds_list (self, seat, likely), WORDS_MAX);
  g_autofree char *list = NULL;

  for (guint i = 0; i < n; i++) {
    g_autofree char *before = g_steal_pointer (&list);
    /* Translators: the name of a card, then how likely it is there. */
    g_autofree char *card = g_strdup_printf (C_("chance", "%s: %u%%"), rummy_words_card (likely[i].card),
                                             likely[i].percent);

    /* Translators: a list of cards, and one more. */
    list = before != NULL ? g_strdup_printf (C_("chance", "%s, %s"), before, card) : g_steal_pointer (&card);
  }

  if (list != NULL)
    /* Translators: cards with how likely they are in a hand. */
    return g_strdup_printf (C_("chance", "likely %s"), list);
  if (self->belief != NULL && seat != rummy_seen_seat (self->seen) && n_closed (self, seat) > 0)
    return g_strdup (C_("chance", "no card especially likely"));

  return NULL;
}
