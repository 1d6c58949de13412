/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/verbs.h"

#include <glib/gi18n.h>

#include "ui/words/prompt.h"
#include "ui/words/table-intent.h"
#include "ui/words/words.h"

#define VERB(name) (1u << RUMMY_VERB_##name)

static guint32
where_legal (const RummyRound *round, RummyMoveKind kind, guint32 verb)
{
  RummyIntent intent = rummy_intent_move (kind, round->turn, RUMMY_CARD_NONE);

  return rummy_intent_check (&intent, round) == RUMMY_OK ? verb : 0;
}

static guint32
draw_verbs (const RummyRound *round, gboolean fits)
{
  gboolean can_draw = round->n_stock > 0 || rummy_round_can_renew (round);
  guint32 verbs =
    where_legal (round, RUMMY_MOVE_PASS, VERB (PASS)) | where_legal (round, RUMMY_MOVE_RENEW, VERB (RENEW));

  if (can_draw)
    verbs |= VERB (DRAW);
  if (round->n_pile > 0 && !round->must_stock)
    verbs |= VERB (TAKE);
  if (!can_draw && round->rules->stock_out == RUMMY_STOCKOUT_DISCARD)
    verbs |= VERB (DISCARD);

  return fits ? verbs | VERB (MELD) : verbs;
}

static guint32
play_verbs (const RummyRound *round)
{
  const RummyRules *rules = round->rules;
  guint32 verbs = rules->meld_when == RUMMY_MELD_ANY_TIME ? VERB (MELD) : VERB (KNOCK);

  if (rules->pickup == RUMMY_PICKUP_EXCHANGE)
    return verbs | VERB (PASS);
  if (round->joker != RUMMY_CARD_NONE && round->turn != round->dealer &&
      !rummy_cards_is_empty (rummy_cards_and (round->hand[round->turn], rummy_cards_of_rank (0))))
    verbs |= VERB (BLOCK);

  return verbs | VERB (DISCARD) | where_legal (round, RUMMY_MOVE_PASS, VERB (PASS));
}

guint32
rummy_verbs (const RummyRound *round, gboolean fits)
{
  switch (round->phase) {
  case RUMMY_PHASE_DRAW:
    return draw_verbs (round, fits);
  case RUMMY_PHASE_SECOND:
    return VERB (DRAW) | VERB (TAKE);
  case RUMMY_PHASE_OFFER:
    return VERB (TAKE) | VERB (PASS);
  case RUMMY_PHASE_PLAY:
    return play_verbs (round);
  case RUMMY_PHASE_UPCARD:
  case RUMMY_PHASE_EXCHANGE:
  case RUMMY_PHASE_NODISC:
    return VERB (DISCARD);
  case RUMMY_PHASE_NOMINATE:
    return VERB (WILD) | VERB (DOUBLE) | VERB (SPLIT);
  case RUMMY_PHASE_CALL:
    return VERB (CALL) | VERB (PASS);
  case RUMMY_PHASE_SPREAD:
  case RUMMY_PHASE_LAYOFF:
    return VERB (MELD) | VERB (PASS);
  case RUMMY_PHASE_OVER:
  default:
    return 0;
  }
}

void
rummy_verbs_usual (const RummyRules *rules, RummyVerb row[RUMMY_PLACES])
{
  gboolean melds = rules->meld_when == RUMMY_MELD_ANY_TIME;

  row[0] = RUMMY_VERB_DRAW;
  row[1] = RUMMY_VERB_TAKE;
  row[2] = melds ? RUMMY_VERB_MELD : RUMMY_VERB_DISCARD;
  row[3] = melds ? RUMMY_VERB_DISCARD : RUMMY_VERB_KNOCK;
}

/* Before a turn, passing stands for drawing; in it, for the discard; after a knock it is all that ends it. */
static guint
place_of_pass (const RummyRound *round, const RummyVerb row[RUMMY_PLACES])
{
  if (round->phase == RUMMY_PHASE_PLAY)
    return row[2] == RUMMY_VERB_DISCARD ? 2 : 3;

  return round->phase == RUMMY_PHASE_SPREAD || round->phase == RUMMY_PHASE_LAYOFF ? 3 : 0;
}

void
rummy_verbs_row (const RummyRound *round, guint seat, gboolean fits, RummyVerb row[RUMMY_PLACES])
{
  /* Whose usual verb is impossible whenever the rare one is not. */
  static const struct {
    RummyVerb verb;
    guint place;
  } rare[] = {
    { RUMMY_VERB_WILD, 0 },  { RUMMY_VERB_DOUBLE, 1 }, { RUMMY_VERB_SPLIT, 2 },
    { RUMMY_VERB_BLOCK, 0 }, { RUMMY_VERB_CALL, 1 },   { RUMMY_VERB_RENEW, 3 },
  };
  guint32 verbs = round->turn == seat ? rummy_verbs (round, fits) : 0;

  rummy_verbs_usual (round->rules, row);
  for (guint i = 0; i < G_N_ELEMENTS (rare); i++) {
    if (verbs >> rare[i].verb & 1)
      row[rare[i].place] = rare[i].verb;
  }
  if (verbs & VERB (MELD) && (round->phase == RUMMY_PHASE_SPREAD || round->phase == RUMMY_PHASE_LAYOFF))
    row[2] = RUMMY_VERB_MELD;
  if (verbs & VERB (PASS))
    row[place_of_pass (round, row)] = RUMMY_VERB_PASS;
}

const char *
rummy_verb_action (RummyVerb verb)
{
  static const char *const actions[RUMMY_N_VERBS] = {
    [RUMMY_VERB_MELD] = "table.meld",
    [RUMMY_VERB_DRAW] = "table.draw",
    [RUMMY_VERB_TAKE] = "table.take",
    [RUMMY_VERB_RENEW] = "table.renew",
    [RUMMY_VERB_DISCARD] = "table.discard",
    [RUMMY_VERB_KNOCK] = "table.knock",
    [RUMMY_VERB_BLOCK] = "table.block",
    [RUMMY_VERB_CALL] = "table.call",
    [RUMMY_VERB_WILD] = "table.nominate('wild')",
    [RUMMY_VERB_DOUBLE] = "table.nominate('double')",
    [RUMMY_VERB_SPLIT] = "table.nominate('split')",
    [RUMMY_VERB_PASS] = "table.pass",
  };

  return actions[verb];
}

static bool
is_pass_cb (const RummyMove *move, void *data)
{
  gboolean *has_only = data;

  *has_only = move->kind == RUMMY_MOVE_PASS;

  return *has_only;
}

static gboolean
has_only_pass (const RummyRound *round)
{
  gboolean has_only = FALSE;

  rummy_round_each_move (round, round->turn, is_pass_cb, &has_only);

  return has_only;
}

static RummyVerbWords
pass_words (const RummyRound *round, gboolean fits)
{
  switch (round->phase) {
  case RUMMY_PHASE_DRAW:
    return (RummyVerbWords) { C_("button", "End Round"), NULL, FALSE };
  case RUMMY_PHASE_OFFER:
    return (RummyVerbWords) { C_("button", "Pass"), _("Leave the Upcard"), FALSE };
  case RUMMY_PHASE_CALL:
    return (RummyVerbWords) { C_("button", "Let It Go"), _("Let the Discard Go"), FALSE };
  default:
    return (RummyVerbWords) { C_("button", "Done"), _("Done Melding"), !fits && has_only_pass (round) };
  }
}

const char *
rummy_verb_usual_label (RummyVerb verb, const RummyRules *rules)
{
  switch (verb) {
  case RUMMY_VERB_DRAW:
    return C_("button", "Draw");
  case RUMMY_VERB_TAKE:
    return C_("button", "Take");
  case RUMMY_VERB_MELD:
    return C_("button", "Meld");
  case RUMMY_VERB_KNOCK:
    return rules->meld_when == RUMMY_MELD_WHEN_OUT ? C_("button", "Go Out") : C_("button", "Knock");
  case RUMMY_VERB_DISCARD:
  default:
    return C_("button", "Discard");
  }
}

static RummyVerbWords
discard_words (const RummyRound *round)
{
  const char *usual = rummy_verb_usual_label (RUMMY_VERB_DISCARD, round->rules);

  switch (round->phase) {
  case RUMMY_PHASE_UPCARD:
    return (RummyVerbWords) { usual, _("Start the Pile with the Selected Card"), TRUE };
  case RUMMY_PHASE_EXCHANGE:
    return (RummyVerbWords) { usual, _("Discard the Selected Card"), TRUE };
  default:
    return (RummyVerbWords) { usual, _("Discard the Selected Card"), FALSE };
  }
}

RummyVerbWords
rummy_verb_words (RummyVerb verb, const RummyRound *round, gboolean fits)
{
  const char *usual = rummy_verb_usual_label (verb, round->rules);

  switch (verb) {
  case RUMMY_VERB_MELD:
    if (round->phase == RUMMY_PHASE_DRAW)
      return (RummyVerbWords) { usual, _("Take from the Pile and Meld"), fits };
    return (RummyVerbWords) { usual, _("Meld or Lay Off the Selected Cards"), fits };
  case RUMMY_VERB_DRAW:
    return (RummyVerbWords) { usual, NULL, !fits && round->phase == RUMMY_PHASE_DRAW };
  case RUMMY_VERB_TAKE:
    return (RummyVerbWords) { usual,
                              round->rules->pickup == RUMMY_PICKUP_ANY ? _("Take the Upcard or Selected Discard")
                                                                       : _("Take the Upcard"),
                              !fits && round->phase == RUMMY_PHASE_OFFER };
  case RUMMY_VERB_RENEW:
    return (RummyVerbWords) { C_("button", "New Stock"), _("Turn the Pile Over"),
                              FALSE };
  case RUMMY_VERB_DISCARD:
    return discard_words (round);
  case RUMMY_VERB_KNOCK:
    return (RummyVerbWords) { usual,
                              round->rules->meld_when == RUMMY_MELD_WHEN_OUT ? _("Lay Down Your Hand")
                                                                             : _("Discard and Lay Down Your Hand"),
                              FALSE };
  case RUMMY_VERB_BLOCK:
    return (RummyVerbWords) { C_("button", "Block Joker"), _("Block the Dealer’s Joker with Yours"), FALSE };
  case RUMMY_VERB_CALL:
    return (RummyVerbWords) { C_("button", "Rum!"), _("Claim the Playable Discard"), TRUE };
  case RUMMY_VERB_WILD:
    return (RummyVerbWords) { C_("joker", "Wild"), _("Jokers Stand for Any Card"), FALSE };
  case RUMMY_VERB_DOUBLE:
    return (RummyVerbWords) { C_("joker", "Double"), _("Jokers Double Their Melds"), FALSE };
  case RUMMY_VERB_SPLIT:
    return (RummyVerbWords) { C_("joker", "Split"), _("Jokers Can Remove Part of the Pile"), FALSE };
  case RUMMY_VERB_PASS:
  case RUMMY_N_VERBS:
  default:
    return pass_words (round, fits);
  }
}

static char *
take_card_label (RummyCard card)
{
  g_autofree char *sign = rummy_words_card_sign (card);

  /* Translators: a button; the sign of a card such as "10♠". */
  return g_strdup_printf (C_("button", "Take %s"), sign);
}

char *
rummy_verb_take_widest (void)
{
  return take_card_label (rummy_card (0, RUMMY_SPADES, 10));
}

char *
rummy_verb_take_label (const RummyRound *round, RummyCard card)
{
  guint index = 0;

  while (index < round->n_pile && round->deck[index] != card)
    index++;
  if (index + 1 < round->n_pile)
    /* Translators: a button; how many cards of the pile are taken. */
    return g_strdup_printf (C_("button", "Pick Up %u"), round->n_pile - index);

  return index == round->n_pile || rummy_card_is_joker (card)
           ? g_strdup (rummy_verb_usual_label (RUMMY_VERB_TAKE, round->rules))
           : take_card_label (card);
}

static const char *
why_no_draw (const RummyRound *round)
{
  if (round->phase != RUMMY_PHASE_DRAW && round->phase != RUMMY_PHASE_SECOND)
    return rummy_words_refusal (RUMMY_REFUSED_DRAWN);

  return round->n_pile > 0 ? _("The stock is empty. Take from the pile.") : _("The stock is empty.");
}

static const char *
why_no_take (const RummyRound *round)
{
  if (round->phase == RUMMY_PHASE_OFFER)
    return NULL;
  if (round->phase != RUMMY_PHASE_DRAW && round->phase != RUMMY_PHASE_SECOND)
    return rummy_words_refusal (RUMMY_REFUSED_DRAWN);
  if (round->must_stock)
    return rummy_words_refusal (RUMMY_REFUSED_OFFER_OVER);

  return round->n_pile == 0 ? _("The pile is empty. Draw from the stock.") : NULL;
}

static const char *
why_no_discard (const RummyRound *round, guint n_selected)
{
  if (round->phase == RUMMY_PHASE_DRAW && round->n_stock == 0 && round->rules->stock_out == RUMMY_STOCKOUT_DISCARD)
    return n_selected > 1 ? _("Select only the card to discard.") : NULL;
  if (round->phase == RUMMY_PHASE_DRAW)
    return rummy_words_refusal (RUMMY_REFUSED_DRAW_FIRST);
  if (round->phase == RUMMY_PHASE_PLAY && round->rules->pickup == RUMMY_PICKUP_EXCHANGE)
    return rummy_words_refusal (RUMMY_REFUSED_NO_DISCARD);

  return n_selected > 1 ? _("Select only the card to discard.") : NULL;
}

static const char *
why_no_meld (const RummyRound *round, guint seat, guint n_selected)
{
  if (n_selected > 0)
    return NULL;
  if (round->turn == seat && round->phase == RUMMY_PHASE_DRAW && !round->rules->meld_before_draw)
    return rummy_words_refusal (RUMMY_REFUSED_DRAW_FIRST);

  return _("Select cards to meld or lay off.");
}

const char *
rummy_verb_why_not (RummyVerb verb, const RummyRound *round, guint seat, guint n_selected)
{
  gboolean discards = round->phase == RUMMY_PHASE_UPCARD || round->phase == RUMMY_PHASE_EXCHANGE ||
                      round->phase == RUMMY_PHASE_NODISC;
  gboolean lays = round->phase == RUMMY_PHASE_SPREAD || round->phase == RUMMY_PHASE_LAYOFF;

  if (round->turn != seat &&
      !(verb == RUMMY_VERB_MELD && round->rules->out_of_turn && rummy_round_may_move (round, seat)))
    return rummy_words_refusal (RUMMY_REFUSED_TURN);

  /* First what is asked for. */
  if (rummy_prompt_special (round) != NULL && !(verb == RUMMY_VERB_DISCARD && discards) &&
      !(verb == RUMMY_VERB_MELD && lays) && !(rummy_verbs (round, TRUE) >> verb & 1))
    return rummy_prompt_special (round);

  switch (verb) {
  case RUMMY_VERB_DRAW:
    return why_no_draw (round);
  case RUMMY_VERB_TAKE:
    return why_no_take (round);
  case RUMMY_VERB_DISCARD:
    return why_no_discard (round, n_selected);
  case RUMMY_VERB_MELD:
    return why_no_meld (round, seat, n_selected);
  default:
    return NULL;
  }
}

static RummyVerbWay
way_to_discard (const RummyRound *round)
{
  if (round->phase == RUMMY_PHASE_UPCARD || round->phase == RUMMY_PHASE_EXCHANGE)
    return (RummyVerbWay) { _("Right-click or long-press a card."), "Delete" };

  return (RummyVerbWay) { _("Double-click, right-click, or long-press a card, or drag it to the pile."),
                          "Delete" };
}

static RummyVerbWay
way_to_take (const RummyRound *round)
{
  if (round->phase != RUMMY_PHASE_OFFER && round->rules->pickup == RUMMY_PICKUP_ANY)
    return (RummyVerbWay) {
      _("Click the upcard. To dig, click an older discard and the cards it melds with, then the table."), "d"
    };

  return (RummyVerbWay) { _("Click the upcard, or drag it to your hand."), "d" };
}

RummyVerbWay
rummy_verb_way (RummyVerb verb, const RummyRound *round)
{
  switch (verb) {
  case RUMMY_VERB_DRAW:
    return (RummyVerbWay) { _("Click the stock, or drag its top card to your hand."), "s" };
  case RUMMY_VERB_TAKE:
    return way_to_take (round);
  case RUMMY_VERB_MELD:
    return (RummyVerbWay) { _("Click cards, then the table or a meld, or drag them there."),
                            "m" };
  case RUMMY_VERB_DISCARD:
    return way_to_discard (round);
  case RUMMY_VERB_KNOCK:
    return (RummyVerbWay) { _("Select a card to discard, then press the button."), "g" };
  case RUMMY_VERB_CALL:
    return (RummyVerbWay) { _("Press “Rum!” before the next move."), "r" };
  case RUMMY_VERB_PASS:
    return (RummyVerbWay) { _("Press the button."), "p" };
  case RUMMY_VERB_RENEW:
  case RUMMY_VERB_BLOCK:
  case RUMMY_VERB_WILD:
  case RUMMY_VERB_DOUBLE:
  case RUMMY_VERB_SPLIT:
  case RUMMY_N_VERBS:
  default:
    return (RummyVerbWay) { _("Press the button."), NULL };
  }
}
