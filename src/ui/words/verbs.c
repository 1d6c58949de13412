/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/verbs.h"

#include <glib/gi18n.h>

#include "ui/words/table-intent.h"

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
    return (RummyVerbWords) { C_("button", "End the Round"), NULL, FALSE };
  case RUMMY_PHASE_OFFER:
    return (RummyVerbWords) { C_("button", "Leave It"), _("Leave the Card to the Others"), FALSE };
  case RUMMY_PHASE_CALL:
    return (RummyVerbWords) { C_("button", "No Call"), _("Let the Game Go On"), FALSE };
  default:
    return (RummyVerbWords) { C_("button", "Done"), _("Nothing More to Lay"), !fits && has_only_pass (round) };
  }
}

static RummyVerbWords
discard_words (const RummyRound *round)
{
  switch (round->phase) {
  case RUMMY_PHASE_UPCARD:
    return (RummyVerbWords) { C_("button", "Put Up"), _("Begin the Pile with the Selected Card"), TRUE };
  case RUMMY_PHASE_EXCHANGE:
    return (RummyVerbWords) { C_("button", "Drop"), _("Drop the Selected Card"), TRUE };
  default:
    return (RummyVerbWords) { C_("button", "Discard"), _("Discard the Selected Card"), FALSE };
  }
}

RummyVerbWords
rummy_verb_words (RummyVerb verb, const RummyRound *round, gboolean fits)
{
  switch (verb) {
  case RUMMY_VERB_MELD:
    if (round->phase == RUMMY_PHASE_DRAW)
      return (RummyVerbWords) { C_("button", "Meld"), _("Take from the Pile and Meld"), TRUE };
    return (RummyVerbWords) { C_("button", "Meld"), _("Meld or Lay Off the Selected Cards"), fits };
  case RUMMY_VERB_DRAW:
    return (RummyVerbWords) { C_("button", "Draw"), NULL, !fits && round->phase == RUMMY_PHASE_DRAW };
  case RUMMY_VERB_TAKE:
    return (RummyVerbWords) { C_("button", "Take"),
                              round->rules->pickup == RUMMY_PICKUP_ANY
                                ? _("Take the Last Discard, or All from the Selected Card On")
                                : _("Take the Last Discard"),
                              !fits && round->phase == RUMMY_PHASE_OFFER };
  case RUMMY_VERB_RENEW:
    return (RummyVerbWords) { C_("button", "New Stock"), _("Leave the Last Card and Draw from the Pile Turned Over"),
                              FALSE };
  case RUMMY_VERB_DISCARD:
    return discard_words (round);
  case RUMMY_VERB_KNOCK:
    if (round->rules->meld_when == RUMMY_MELD_WHEN_OUT)
      return (RummyVerbWords) { C_("button", "Go Out"), _("Lay Down the Whole Hand"), FALSE };
    return (RummyVerbWords) { C_("button", "Knock"), _("Discard and Lay Down the Hand"), FALSE };
  case RUMMY_VERB_BLOCK:
    return (RummyVerbWords) { C_("button", "Block"), _("Put a Joker on the Dealer’s Joker"), FALSE };
  case RUMMY_VERB_CALL:
    return (RummyVerbWords) { C_("button", "Rum!"), _("Call Rum and Take What Was Overlooked"), TRUE };
  case RUMMY_VERB_WILD:
    return (RummyVerbWords) { C_("joker", "Wild"), _("Jokers Stand for Any Card"), FALSE };
  case RUMMY_VERB_DOUBLE:
    return (RummyVerbWords) { C_("joker", "Double"), _("Jokers Double a Meld"), FALSE };
  case RUMMY_VERB_SPLIT:
    return (RummyVerbWords) { C_("joker", "Split"), _("Jokers Split the Pile"), FALSE };
  case RUMMY_VERB_PASS:
  case RUMMY_N_VERBS:
  default:
    return pass_words (round, fits);
  }
}

static RummyVerbWay
way_to_discard (const RummyRound *round)
{
  if (round->phase == RUMMY_PHASE_UPCARD || round->phase == RUMMY_PHASE_EXCHANGE)
    return (RummyVerbWay) { _("Click a card of your hand with the right button, or press it for long."), "Delete" };

  return (RummyVerbWay) { _("Click a card of your hand twice or with the right button, press it for long, or drag it "
                            "to the pile."),
                          "Delete" };
}

static RummyVerbWay
way_to_take (const RummyRound *round)
{
  if (round->phase != RUMMY_PHASE_OFFER && round->rules->pickup == RUMMY_PICKUP_ANY)
    return (RummyVerbWay) { _("Click the last discard. For an older one, click it and the cards of your hand that go "
                              "with it, then the table."),
                            "d" };

  return (RummyVerbWay) { _("Click the last discard, or drag it to your hand."), "d" };
}

RummyVerbWay
rummy_verb_way (RummyVerb verb, const RummyRound *round)
{
  switch (verb) {
  case RUMMY_VERB_DRAW:
    return (RummyVerbWay) { _("Click the stock, or drag its card to your hand."), "s" };
  case RUMMY_VERB_TAKE:
    return way_to_take (round);
  case RUMMY_VERB_MELD:
    return (RummyVerbWay) { _("Click cards that belong together, then the table, or the meld that they continue. Or "
                              "drag them."),
                            "m" };
  case RUMMY_VERB_DISCARD:
    return way_to_discard (round);
  case RUMMY_VERB_KNOCK:
    return (RummyVerbWay) { _("Click the card that you will discard, then press the button."), "g" };
  case RUMMY_VERB_CALL:
    return (RummyVerbWay) { _("Press the button before somebody plays on."), "r" };
  case RUMMY_VERB_RENEW:
    return (RummyVerbWay) { _("Press the button: the pile is turned over."), NULL };
  case RUMMY_VERB_PASS:
    return (RummyVerbWay) { _("Press the button."), "p" };
  case RUMMY_VERB_BLOCK:
  case RUMMY_VERB_WILD:
  case RUMMY_VERB_DOUBLE:
  case RUMMY_VERB_SPLIT:
  case RUMMY_N_VERBS:
  default:
    return (RummyVerbWay) { _("Press the button."), NULL };
  }
}
