/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-round.h"

static const char *const refusal_keys[] = {
  [RUMMY_OK] = "ok",
  [RUMMY_REFUSED_OVER] = "over",
  [RUMMY_REFUSED_NOT_OVER] = "not-over",
  [RUMMY_REFUSED_TURN] = "not-your-turn",
  [RUMMY_REFUSED_DRAW_FIRST] = "draw-first",
  [RUMMY_REFUSED_DRAWN] = "drawn-already",
  [RUMMY_REFUSED_STOCK_EMPTY] = "stock-empty",
  [RUMMY_REFUSED_STOCK_LEFT] = "stock-left",
  [RUMMY_REFUSED_NOT_IN_PILE] = "not-in-pile",
  [RUMMY_REFUSED_TOP_ONLY] = "top-only",
  [RUMMY_REFUSED_UNUSABLE] = "unusable",
  [RUMMY_REFUSED_UNUSABLE_LAST] = "unusable-last-card",
  [RUMMY_REFUSED_STALL] = "stall",
  [RUMMY_REFUSED_NOT_IN_HAND] = "not-in-hand",
  [RUMMY_REFUSED_TOO_FEW] = "too-few",
  [RUMMY_REFUSED_NO_MELD] = "no-meld",
  [RUMMY_REFUSED_RUN_GAP] = "run-gap",
  [RUMMY_REFUSED_SET_SUITS] = "set-suits",
  [RUMMY_REFUSED_KIND] = "kind",
  [RUMMY_REFUSED_ACE_LOW] = "ace-low",
  [RUMMY_REFUSED_NO_SUCH_MELD] = "no-such-meld",
  [RUMMY_REFUSED_NO_FIT] = "no-fit",
  [RUMMY_REFUSED_LAYOFF_OWN] = "own-melds-only",
  [RUMMY_REFUSED_LAYOFF_NONE] = "no-lay-offs",
  [RUMMY_REFUSED_OWED] = "owed",
  [RUMMY_REFUSED_OWED_LOST] = "owed-lost",
  [RUMMY_REFUSED_MUST_PLAY] = "must-play",
  [RUMMY_REFUSED_KEPT] = "not-same-card",
  [RUMMY_REFUSED_KEPT_LEFT] = "same-card-left",
  [RUMMY_REFUSED_LAST_CARD] = "last-card",
  [RUMMY_REFUSED_MALFORMED] = "malformed",
  [RUMMY_REFUSED_AMBIGUOUS] = "ambiguous",
  [RUMMY_REFUSED_READING] = "reading",
  [RUMMY_REFUSED_WILD_MANY] = "wild-many",
  [RUMMY_REFUSED_WILD_TAKEN] = "wild-taken",
  [RUMMY_REFUSED_MELD_LONG] = "meld-long",
  [RUMMY_REFUSED_SEALED] = "sealed",
  [RUMMY_REFUSED_MELD_LIMIT] = "meld-limit",
  [RUMMY_REFUSED_LAY_LIMIT] = "lay-off-limit",
  [RUMMY_REFUSED_LAYOFF_SIDE] = "own-side-only",
  [RUMMY_REFUSED_LAYOFF_FOES] = "opponents-only",
  [RUMMY_REFUSED_LAY_FIRST] = "meld-first",
  [RUMMY_REFUSED_FIRST_MIN] = "first-minimum",
  [RUMMY_REFUSED_FIRST_OPEN] = "first-open",
  [RUMMY_REFUSED_MELD_OUT] = "only-going-out",
  [RUMMY_REFUSED_DEADWOOD] = "deadwood",
  [RUMMY_REFUSED_KNOCK_DISCARD] = "knock-discard",
  [RUMMY_REFUSED_NO_KNOCK] = "no-knock",
  [RUMMY_REFUSED_SWAP] = "no-such-wild",
  [RUMMY_REFUSED_NO_SWAP] = "no-swaps",
  [RUMMY_REFUSED_NO_CALL] = "no-call",
  [RUMMY_REFUSED_OFFER_OVER] = "offer-over",
  [RUMMY_REFUSED_NO_SECOND] = "no-second-card",
  [RUMMY_REFUSED_ALL_USED] = "all-used",
  [RUMMY_REFUSED_STRICT] = "lay-off-last",
  [RUMMY_REFUSED_NO_DISCARD] = "no-discard",
  [RUMMY_REFUSED_EXCHANGE] = "exchange-first",
  [RUMMY_REFUSED_EXCHANGE_SAME] = "exchange-same",
  [RUMMY_REFUSED_BUSY] = "busy",
  [RUMMY_REFUSED_NO_RENEWAL] = "no-renewal",
  [RUMMY_REFUSED_NO_JOKER] = "no-joker",
  [RUMMY_REFUSED_SPLITS] = "splits",
  [RUMMY_REFUSED_DEALER_JOKER] = "dealer-joker",
  [RUMMY_REFUSED_PHASE] = "not-now",
};

_Static_assert (sizeof refusal_keys / sizeof *refusal_keys == RUMMY_N_REFUSALS, "every refusal has a key");

const char *
rummy_refusal_key (RummyRefusal refusal)
{
  return refusal < RUMMY_N_REFUSALS ? refusal_keys[refusal] : "unknown";
}
