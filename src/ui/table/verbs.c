/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/verbs-private.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"
#include "ui/table/questions.h"
#include "ui/words/offers.h"
#include "ui/words/words.h"

G_DEFINE_FINAL_TYPE (RummyVerbs, rummy_verbs, G_TYPE_OBJECT)

enum { SIGNAL_SEAT, SIGNAL_SELECTED, SIGNAL_LET_GO, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
rummy_verbs_class_init (RummyVerbsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);
  GSignalFlags flags = G_SIGNAL_RUN_LAST;

  signals[SIGNAL_SEAT] = g_signal_new ("seat", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SELECTED] = g_signal_new ("selected", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LET_GO] = g_signal_new ("let-go", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_verbs_init (RummyVerbs *self)
{
}

RummyVerbs *
rummy_verbs_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights, RummyTempo *tempo)
{
  RummyVerbs *self = g_object_new (RUMMY_TYPE_VERBS, NULL);

  self->table = table;
  self->seen = seen;
  self->choice = choice;
  self->lights = lights;
  self->tempo = tempo;

  return self;
}

void
rummy_verbs_refuse (RummyVerbs *self, RummyRefusal refusal)
{
  g_signal_emit_by_name (self->table, "refused", (guint) refusal);
}

void
rummy_verbs_notice (RummyVerbs *self, RummyTableNotice notice)
{
  g_signal_emit_by_name (self->table, "notice", (guint) notice);
}

void
rummy_verbs_tell (RummyVerbs *self, const char *words)
{
  rummy_announce (GTK_WIDGET (self->table), words);
  g_signal_emit_by_name (self->table, "told", words);
}

static void
ask (RummyVerbs *self, AdwDialog *question)
{
  g_object_ref_sink (question);
  g_signal_emit_by_name (self->table, "ask", question);
  g_object_unref (question);
}

void
rummy_verbs_ask_for_seat (RummyVerbs *self, guint seat)
{
  g_signal_emit (self, signals[SIGNAL_SEAT], 0, seat);
}

void
rummy_verbs_ask_for_menu (RummyVerbs *self, double x, double y)
{
  g_signal_emit_by_name (self->table, "menu", x, y);
}

static void
answered_cb (gpointer self, const RummyIntent *intent)
{
  rummy_verbs_play (self, intent);
}

void
rummy_verbs_ask_reading (RummyVerbs *self, const RummyIntent *intent)
{
  RummyIntent readings[RUMMY_READINGS_MAX];
  RummyMeld melds[RUMMY_READINGS_MAX];
  guint n = rummy_intent_readings (intent, rummy_seen_round (self->seen), readings, melds);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (n == 0) {
    rummy_verbs_refuse (self, rummy_intent_check (intent, rummy_seen_round (self->seen)));
    return;
  }
  if (n == 1) {
    rummy_verbs_play (self, &readings[0]);
    return;
  }

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (words, rummy_words_group_title (&melds[i]));
  ask (self, rummy_question_new (_("Choose One"),
                                 _("Choose what the wild card stands for."),
                                 (const char *const *) words->pdata, readings, n, answered_cb,
                                 G_OBJECT (self)));
}

gboolean
rummy_verbs_choose (RummyVerbs *self, GPtrArray *offers)
{
  g_autoptr (GPtrArray) owned = offers;
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree RummyIntent *intents = g_new (RummyIntent, offers->len);

  for (guint i = 0; i < offers->len; i++) {
    const RummyOffer *offer = g_ptr_array_index (offers, i);

    g_ptr_array_add (words, offer->words);
    intents[i] = offer->intent;
  }
  if (offers->len == 1)
    rummy_verbs_play (self, &intents[0]);
  else if (offers->len > 1)
    ask (self, rummy_question_new (_("Choose One"), _("Several moves are possible."),
                                   (const char *const *) words->pdata, intents, offers->len, answered_cb,
                                   G_OBJECT (self)));

  return offers->len > 0;
}

static void
ask_side (RummyVerbs *self, RummyCard card, RummyCard joker)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  g_autofree char *sign = rummy_words_card_sign (card);
  /* Translators: the sign of a card such as "10♠". */
  g_autofree char *above = g_strdup_printf (_("%s and all cards above it"), sign);
  /* Translators: the sign of a card such as "10♠". */
  g_autofree char *below = g_strdup_printf (_("%s and all cards below it"), sign);
  const char *const words[] = { card == rummy_round_upcard (round) ? sign : above,
                                card == round->deck[0] ? sign : below };
  RummyIntent intents[] = { rummy_intent_split (rummy_seen_seat (self->seen), card, joker, FALSE),
                            rummy_intent_split (rummy_seen_seat (self->seen), card, joker, TRUE) };

  ask (self, rummy_question_new (_("Which Part to Pick Up?"),
                                 _("The rest of the pile goes out of play."), words,
                                 intents, G_N_ELEMENTS (intents), answered_cb, G_OBJECT (self)));
}

static gboolean
lays (const RummyIntent *intent)
{
  return intent->n == 1 && (intent->move[0].kind == RUMMY_MOVE_MELD || intent->move[0].kind == RUMMY_MOVE_LAY);
}

void
rummy_verbs_play (RummyVerbs *self, const RummyIntent *intent)
{
  RummyRefusal refusal;

  if (!rummy_seen_is_dealt (self->seen))
    return;

  if (rummy_seen_is_over (self->seen)) {
    rummy_verbs_refuse (self, RUMMY_REFUSED_OVER);
    return;
  }

  if (!rummy_seen_is_my_turn (self->seen) && !(lays (intent) && rummy_seen_may_meld (self->seen))) {
    rummy_verbs_notice (self, RUMMY_NOTICE_WAIT);
    return;
  }

  refusal = rummy_game_play (rummy_seen_game (self->seen), intent->move, intent->n);
  if (refusal == RUMMY_REFUSED_AMBIGUOUS)
    rummy_verbs_ask_reading (self, intent);
  else if (refusal != RUMMY_OK)
    rummy_verbs_refuse (self, refusal);
}

static gboolean
is_in_pile (RummyVerbs *self, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  for (guint i = rummy_seen_first_discard (self->seen); i < round->n_pile; i++) {
    if (round->deck[i] == card)
      return TRUE;
  }

  return FALSE;
}

static void
selection_changed (RummyVerbs *self)
{
  rummy_lights_forget_words (self->lights); /* read by now */
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

/* The only selected card of the hand, or RUMMY_CARD_NONE. */
static RummyCard
chosen (RummyVerbs *self)
{
  return rummy_cards_count (rummy_choice_selected_hand (self->choice)) == 1
           ? rummy_cards_first (rummy_choice_selected_hand (self->choice))
           : RUMMY_CARD_NONE;
}

/* With the selected cards, or the first possible call. */
static RummyIntent
call_intent (RummyVerbs *self)
{
  RummyCards selected = rummy_choice_selected (self->choice);

  if (rummy_cards_is_empty (selected))
    return rummy_intent_call (rummy_seen_round (self->seen), rummy_seen_seat (self->seen));

  return rummy_intent_lay (rummy_seen_round (self->seen), rummy_seen_seat (self->seen), selected, RUMMY_MELD_NONE);
}

/* With the selected joker, or the first one. */
static RummyIntent
block_intent (RummyVerbs *self)
{
  RummyCards jokers = rummy_cards_and (rummy_seen_round (self->seen)->hand[rummy_seen_seat (self->seen)],
                                       rummy_cards_of_rank (0));
  RummyCard card = chosen (self);

  if ((card == RUMMY_CARD_NONE || !rummy_card_is_joker (card)) && !rummy_cards_is_empty (jokers))
    card = rummy_cards_first (jokers);

  return rummy_intent_move (RUMMY_MOVE_BLOCK, rummy_seen_seat (self->seen), card);
}

/* The selected discard, else the upcard; a selected joker splits the pile if it may. */
static RummyIntent
take_intent (RummyVerbs *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyCard card = rummy_cards_count (rummy_choice_selected_pile (self->choice)) == 1
                     ? rummy_cards_first (rummy_choice_selected_pile (self->choice))
                     : rummy_round_upcard (round);
  RummyCard joker = chosen (self);

  if (round->role == RUMMY_ROLE_SPLIT && joker != RUMMY_CARD_NONE && rummy_card_is_joker (joker))
    return rummy_intent_split (rummy_seen_seat (self->seen), card, joker, FALSE);

  return rummy_intent_move (RUMMY_MOVE_TAKE, rummy_seen_seat (self->seen), card);
}

RummyIntent
rummy_verbs_intent_of (RummyVerbs *self, RummyMoveKind kind)
{
  RummyIntent intent = { .n = 0 };

  if (rummy_seen_is_over (self->seen))
    return rummy_intent_move (kind, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);

  if (kind == RUMMY_MOVE_KNOCK)
    intent = rummy_intent_knock (rummy_seen_round (self->seen), rummy_seen_seat (self->seen), chosen (self));
  else if (kind == RUMMY_MOVE_TAKE)
    intent = take_intent (self);
  else if (kind == RUMMY_MOVE_CALL)
    intent = call_intent (self);
  else if (kind == RUMMY_MOVE_BLOCK)
    intent = block_intent (self);

  return intent.n > 0 ? intent : rummy_intent_move (kind, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);
}

void
rummy_verbs_draw (RummyVerbs *self)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_DRAW, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);

  rummy_verbs_play (self, &intent);
}

void
rummy_verbs_take (RummyVerbs *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_TAKE, rummy_seen_seat (self->seen), card);

  rummy_verbs_play (self, &intent);
}

void
rummy_verbs_take_chosen (RummyVerbs *self)
{
  RummyIntent intent = take_intent (self);
  const RummyMove *take = &intent.move[0];

  if (!rummy_cards_is_empty (take->cards) && rummy_seen_round (self->seen)->rules->split_side == RUMMY_SPLIT_EITHER)
    ask_side (self, take->card, rummy_cards_first (take->cards));
  else
    rummy_verbs_play (self, &intent);
}

gboolean
rummy_verbs_may_discard (RummyVerbs *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_DISCARD, rummy_seen_seat (self->seen), card);

  return rummy_seen_is_my_turn (self->seen) && rummy_intent_may_do (&intent, rummy_seen_round (self->seen));
}

/* Selects the card until the discard is confirmed. */
static void
ask_discard (RummyVerbs *self, RummyCard card)
{
  rummy_choice_ask_discard (self->choice, card);
  selection_changed (self);
}

void
rummy_verbs_discard_at_once (RummyVerbs *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_DISCARD, rummy_seen_seat (self->seen), card);
  RummyCards others = rummy_cards_minus (rummy_choice_selected (self->choice), rummy_cards_of (card));

  if (rummy_seen_is_my_turn (self->seen) && !rummy_cards_is_empty (others))
    rummy_verbs_notice (self, RUMMY_NOTICE_LET_GO_FIRST);
  else
    rummy_verbs_play (self, &intent);
}

void
rummy_verbs_discard (RummyVerbs *self, RummyCard card)
{
  RummyCards others;

  /* Another card cancels the former question. */
  if (rummy_choice_asked (self->choice) != RUMMY_CARD_NONE && rummy_choice_asked (self->choice) != card)
    rummy_verbs_let_go (self);
  others = rummy_cards_minus (rummy_choice_selected (self->choice), rummy_cards_of (card));

  if (self->asks_discard && rummy_choice_asked (self->choice) != card && rummy_cards_is_empty (others) &&
      rummy_verbs_may_discard (self, card))
    ask_discard (self, card);
  else
    rummy_verbs_discard_at_once (self, card);
}

void
rummy_verbs_discard_only (RummyVerbs *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_DISCARD, rummy_seen_seat (self->seen), card);

  rummy_verbs_unselect (self, card);
  if (rummy_verbs_may_discard (self, card)) {
    rummy_verbs_let_go (self);
    rummy_verbs_discard (self, card);
  } else {
    rummy_verbs_play (self, &intent);
  }
}

void
rummy_verbs_discard_chosen (RummyVerbs *self, RummyCard focused)
{
  RummyCards selected = rummy_choice_selected (self->choice);
  RummyCard card = RUMMY_CARD_NONE;

  if (!rummy_cards_is_empty (selected))
    card = rummy_cards_first (selected);
  else if (focused < RUMMY_CARD_CODES && rummy_cards_has (rummy_seen_own_cards (self->seen), focused))
    card = focused;

  if (card != RUMMY_CARD_NONE)
    rummy_verbs_discard (self, card);
  else if (!rummy_seen_is_over (self->seen))
    rummy_verbs_notice (self, RUMMY_NOTICE_SELECT_FIRST);
}

void
rummy_verbs_toggle (RummyVerbs *self, RummyCard card)
{
  gboolean in_pile = is_in_pile (self, card);

  if (rummy_seen_is_over (self->seen))
    return;

  if (in_pile && !rummy_seen_is_my_turn (self->seen)) {
    rummy_verbs_notice (self, RUMMY_NOTICE_WAIT);
    return;
  }
  if (in_pile && !rummy_seen_takes (self->seen)) {
    rummy_verbs_refuse (self, RUMMY_REFUSED_DRAWN);
    return;
  }

  rummy_choice_toggle (self->choice, card, in_pile);
  selection_changed (self);
}

void
rummy_verbs_unselect (RummyVerbs *self, RummyCard card)
{
  if (rummy_choice_unselect (self->choice, card))
    selection_changed (self);
}

void
rummy_verbs_select (RummyVerbs *self, RummyCards cards)
{
  rummy_verbs_let_go (self);
  RUMMY_CARDS_EACH (card, rummy_cards_and (cards, rummy_seen_own_cards (self->seen)))
    rummy_verbs_toggle (self, card);
}

void
rummy_verbs_let_go (RummyVerbs *self)
{
  g_signal_emit (self, signals[SIGNAL_LET_GO], 0);
  if (rummy_lights_shows_hint (self->lights))
    rummy_lights_show_hint (self->lights, NULL, NULL);
  if (rummy_choice_clear (self->choice))
    g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

void
rummy_verbs_play_kind (RummyVerbs *self, RummyMoveKind kind)
{
  RummyIntent intent = rummy_verbs_intent_of (self, kind);

  rummy_verbs_play (self, &intent);
}

void
rummy_verbs_set_asks_discard (RummyVerbs *self, gboolean asks_discard)
{
  self->asks_discard = asks_discard;
  if (rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    rummy_verbs_let_go (self);
}

static const char *
refusal_of (RummyVerbs *self, RummyMoveKind kind)
{
  RummyIntent intent = rummy_verbs_intent_of (self, kind);
  RummyRefusal refusal = rummy_intent_check (&intent, rummy_seen_round (self->seen));

  return refusal != RUMMY_OK ? rummy_words_refusal (refusal) : NULL;
}

const char *
rummy_verbs_why_not (RummyVerbs *self, RummyVerb verb)
{
  const char *why_not;

  g_return_val_if_fail (RUMMY_IS_VERBS (self), NULL);

  if (rummy_seen_is_over (self->seen))
    return rummy_words_refusal (RUMMY_REFUSED_OVER);

  why_not = rummy_verb_why_not (verb, rummy_seen_round (self->seen), rummy_seen_seat (self->seen),
                                rummy_cards_count (rummy_choice_selected (self->choice)));
  if (why_not != NULL)
    return why_not;

  switch (verb) {
  case RUMMY_VERB_TAKE:
    return refusal_of (self, RUMMY_MOVE_TAKE);
  case RUMMY_VERB_KNOCK:
    return refusal_of (self, RUMMY_MOVE_KNOCK);
  case RUMMY_VERB_BLOCK:
    return refusal_of (self, RUMMY_MOVE_BLOCK);
  case RUMMY_VERB_CALL:
    return refusal_of (self, RUMMY_MOVE_CALL);
  case RUMMY_VERB_PASS:
    return refusal_of (self, RUMMY_MOVE_PASS);
  case RUMMY_VERB_RENEW:
    return refusal_of (self, RUMMY_MOVE_RENEW);
  default:
    return NULL;
  }
}

void
rummy_verbs_tell_why_not (RummyVerbs *self, RummyVerb verb)
{
  const char *words = rummy_verbs_why_not (self, verb);

  if (words != NULL)
    rummy_verbs_tell (self, words);
}
