/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/lights.h"
#include "ui/table/tempo.h"
#include "ui/words/verbs.h"

G_BEGIN_DECLS

/* Gestures and keys that do not make a move. */
typedef enum {
  RUMMY_NOTICE_LET_GO_FIRST,  /* a discard was asked for while other cards are selected (M-074) */
  RUMMY_NOTICE_SELECT_FIRST,  /* meld or its place clicked, meld key pressed, and nothing is selected */
  RUMMY_NOTICE_FITS_NOWHERE,  /* one or two cards to be melded, and no meld that they continue */
  RUMMY_NOTICE_STOCK,         /* a card was dropped on the stock */
  RUMMY_NOTICE_DROP_DRAWN,    /* a card of the stock was dropped elsewhere than on the hand */
  RUMMY_NOTICE_DROP_TAKEN,    /* a discard was dropped on the stock */
  RUMMY_NOTICE_WAIT,          /* it is the computer's turn */
  RUMMY_NOTICE_NO_RANK,       /* no card of the rank that was typed is in the hand */
  RUMMY_NOTICE_NO_CALL        /* rum is not called in this game */
} RummyTableNotice;

#define RUMMY_TYPE_VERBS (rummy_verbs_get_type ())
G_DECLARE_FINAL_TYPE (RummyVerbs, rummy_verbs, RUMMY, VERBS, GObject)

/* What a person does at the table, however it is asked for: plays it, asks what is meant, or says why not.
 *
 * What there is to tell is told by the signals of the table, which must outlive it like all the others.
 *
 * Signals: "seat" (uint): who sits there is asked for; "selected": the selection is another; "let-go": what is dragged
 * goes home; "find" (uint): a meld is to be chosen, beginning with that one. */
RummyVerbs *rummy_verbs_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                             RummyTempo *tempo);

/* A discard is done when it is asked for twice. */
void rummy_verbs_set_asks_discard (RummyVerbs *self, gboolean asks_discard);

void rummy_verbs_refuse (RummyVerbs *self, RummyRefusal refusal);
void rummy_verbs_notice (RummyVerbs *self, RummyTableNotice notice);
void rummy_verbs_tell (RummyVerbs *self, const char *words);
void rummy_verbs_ask_for_menu (RummyVerbs *self, double x, double y);

/* A move of that kind, with the cards that it needs: the selected ones, or those that do it best. */
RummyIntent rummy_verbs_intent_of (RummyVerbs *self, RummyMoveKind kind);
void rummy_verbs_play (RummyVerbs *self, const RummyIntent *intent);
void rummy_verbs_play_kind (RummyVerbs *self, RummyMoveKind kind);
void rummy_verbs_ask_reading (RummyVerbs *self, const RummyIntent *intent); /* which can be meant in several ways */

gboolean rummy_verbs_skips_at (RummyVerbs *self, RummySpot spot, RummyCard card); /* an act there skips the others */
void rummy_verbs_act (RummyVerbs *self, RummySpot spot, RummyCard card);          /* a click, or Enter, there */

void rummy_verbs_draw (RummyVerbs *self);
void rummy_verbs_take (RummyVerbs *self, RummyCard card);
void rummy_verbs_take_chosen (RummyVerbs *self);
void rummy_verbs_lay (RummyVerbs *self, RummyCards cards, guint meld, RummyCard at); /* see rummy_intent_on_meld () */
void rummy_verbs_meld (RummyVerbs *self);
void rummy_verbs_discard (RummyVerbs *self, RummyCard card); /* asks first, where that is wanted */
void rummy_verbs_discard_at_once (RummyVerbs *self, RummyCard card);
void rummy_verbs_discard_only (RummyVerbs *self, RummyCard card); /* if that is refused, the others stay selected */
void rummy_verbs_discard_chosen (RummyVerbs *self, RummyCard focused); /* the selected card, or else that one */
void rummy_verbs_toggle (RummyVerbs *self, RummyCard card);
void rummy_verbs_select (RummyVerbs *self, RummyCards cards); /* of the own hand, and no others */
void rummy_verbs_unselect (RummyVerbs *self, RummyCard card);
void rummy_verbs_let_go (RummyVerbs *self);

/* What is missing for a verb that cannot be done, as a sentence, or NULL; and that told. */
const char *rummy_verbs_why_not (RummyVerbs *self, RummyVerb verb);
void rummy_verbs_tell_why_not (RummyVerbs *self, RummyVerb verb);

G_END_DECLS
