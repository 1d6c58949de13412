/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What brings cards to melds. */

#include "ui/table/verbs-private.h"

#include <glib/gi18n.h>

#include "ui/words/offers.h"
#include "ui/words/words.h"

#define PART_MOST 2 /* cards that others complete to a meld; more were meant to be one */

/* Says which cards stay selected, and why. */
static void
tell_rest (RummyVerbs *self, RummyCards rest, guint meld)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyIntent lay = rummy_intent_on_meld (round, rummy_seen_seat (self->seen), rest, meld, RUMMY_CARD_NONE);
  RummyRefusal refusal = rummy_intent_check (&lay, round);
  g_autofree char *names = rummy_words_cards (rest), *words = NULL;

  /* Translators: one or more cards, then the whole sentence that says why. */
  words = g_strdup_printf (_("Still selected: %s. %s"), names, rummy_words_refusal (refusal));
  rummy_verbs_tell (self, words);
}

void
rummy_verbs_lay (RummyVerbs *self, RummyCards cards, guint meld, RummyCard at)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyCards rest = RUMMY_NO_CARDS;
  RummyIntent intent;

  if (rummy_seen_is_over (self->seen))
    return;
  /* The hinted cards. */
  if (rummy_cards_is_empty (cards) && rummy_lights_get_hint (self->lights)->first_on == meld)
    cards = rummy_lights_get_hint (self->lights)->first;
  if (rummy_cards_is_empty (cards)) {
    intent = *rummy_lights_get_call (self->lights);
    if (intent.n > 0 && intent.move[0].meld == meld)
      rummy_verbs_play (self, &intent); /* the highlighted call */
    else if (!rummy_seen_is_my_turn (self->seen))
      rummy_verbs_notice (self, RUMMY_NOTICE_WAIT);
    else if (round->phase == RUMMY_PHASE_DRAW)
      rummy_verbs_refuse (self, RUMMY_REFUSED_DRAW_FIRST);
    else
      rummy_verbs_notice (self, RUMMY_NOTICE_SELECT_FIRST);
    return;
  }

  if (meld == RUMMY_MELD_NONE)
    intent = rummy_intent_as_new (round, rummy_seen_seat (self->seen), cards);
  else
    intent = rummy_intent_on_meld (round, rummy_seen_seat (self->seen), cards, meld, at);
  if (meld != RUMMY_MELD_NONE && rummy_seen_may_meld (self->seen) && !rummy_intent_may_do (&intent, round)) {
    RummyIntent part = rummy_intent_part (round, rummy_seen_seat (self->seen), cards, meld);

    if (part.n > 0) {
      rest = rummy_cards_minus (cards, part.move[part.n - 1].cards);
      intent = part;
    }
  }

  rummy_verbs_play (self, &intent);
  rest = rummy_cards_and (rest, rummy_choice_selected (self->choice));
  if (!rummy_cards_is_empty (rest))
    tell_rest (self, rest, meld);
}

/* Returns whether these are cards of the hand that are no meld yet. */
static gboolean
is_part_of_meld (RummyVerbs *self, RummyCards cards)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyIntent as_new = rummy_intent_as_new (round, rummy_seen_seat (self->seen), cards);

  return rummy_seen_may_meld (self->seen) && rummy_cards_count (cards) <= PART_MOST &&
         !rummy_cards_is_empty (cards) && !rummy_intent_may_do (&as_new, round);
}

void
rummy_verbs_lay_new (RummyVerbs *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyCards cards = rummy_choice_selected (self->choice);

  if (is_part_of_meld (self, cards) &&
      rummy_verbs_choose (self, rummy_offers_melds (round, rummy_seen_seat (self->seen), cards)))
    return;

  rummy_verbs_lay (self, cards, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
}

static void
lay_off (RummyVerbs *self, RummyCards cards)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  if (rummy_verbs_choose (self, rummy_offers_lay_offs (round, rummy_seen_seat (self->seen), cards)))
    return;

  if (rummy_cards_count (cards) < 3 && round->n_melds > 0 && round->phase == RUMMY_PHASE_PLAY)
    rummy_verbs_notice (self, RUMMY_NOTICE_FITS_NOWHERE);
  else
    rummy_verbs_lay (self, cards, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
}

/* Returns whether an empty selection stands for hinted cards or a call. */
static gboolean
has_hint (RummyVerbs *self)
{
  const RummyHint *hint = rummy_lights_get_hint (self->lights);

  return (hint->first_on == RUMMY_MELD_NONE && !rummy_cards_is_empty (hint->first)) ||
         rummy_lights_get_call (self->lights)->n > 0;
}

/* Makes a new meld, which cards of the hand may complete, or lays off; with nothing selected, lays all melds. */
void
rummy_verbs_meld (RummyVerbs *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyCards cards = rummy_choice_selected (self->choice);
  guint seat = rummy_seen_seat (self->seen);
  RummyIntent as_new = rummy_intent_as_new (round, seat, cards);

  if (rummy_cards_is_empty (cards) && !has_hint (self) && rummy_seen_is_my_turn (self->seen) &&
      rummy_offers_has_meld (round, seat)) {
    rummy_verbs_meld_all (self);
    return;
  }
  if (rummy_cards_is_empty (cards) || !rummy_seen_may_meld (self->seen) || rummy_intent_may_do (&as_new, round)) {
    rummy_verbs_lay (self, cards, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
    return;
  }

  if (is_part_of_meld (self, cards)) {
    g_autoptr (GPtrArray) melds = rummy_offers_melds (round, seat, cards);

    if (melds->len > 0 && rummy_verbs_choose (self, rummy_offers_meld (round, seat, cards)))
      return;
  }
  lay_off (self, cards);
}

void
rummy_verbs_meld_all (RummyVerbs *self)
{
  RummyMove moves[RUMMY_PLAN_MAX];
  RummyRefusal refusal;
  guint n;

  if (!rummy_seen_is_dealt (self->seen))
    return;
  if (rummy_seen_is_over (self->seen)) {
    rummy_verbs_refuse (self, RUMMY_REFUSED_OVER);
    return;
  }
  if (!rummy_seen_is_my_turn (self->seen)) {
    rummy_verbs_notice (self, RUMMY_NOTICE_WAIT);
    return;
  }

  n = rummy_offers_all_melds (rummy_seen_view (self->seen), moves);
  if (n == 0 && rummy_seen_round (self->seen)->phase == RUMMY_PHASE_DRAW) {
    rummy_verbs_refuse (self, RUMMY_REFUSED_DRAW_FIRST);
  } else if (n == 0) {
    rummy_verbs_tell (self, _("You have no meld to lay down."));
  } else {
    rummy_verbs_let_go (self);
    refusal = rummy_game_play (rummy_seen_game (self->seen), moves, n);
    if (refusal != RUMMY_OK)
      rummy_verbs_refuse (self, refusal);
  }
}

void
rummy_verbs_act_twice (RummyVerbs *self, RummyCard card)
{
  g_autoptr (GPtrArray) offers = NULL;

  if (rummy_seen_is_my_turn (self->seen) && !rummy_seen_is_over (self->seen))
    offers = rummy_offers_card (rummy_seen_round (self->seen), rummy_seen_seat (self->seen), card);
  if (offers == NULL || offers->len == 0 || (offers->len == 1 && rummy_verbs_may_discard (self, card))) {
    rummy_verbs_discard_only (self, card);
    return;
  }

  rummy_verbs_unselect (self, card);
  rummy_verbs_choose (self, g_steal_pointer (&offers));
}
