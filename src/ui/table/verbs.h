/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/lights.h"
#include "ui/table/tempo.h"
#include "ui/words/verbs.h"

G_BEGIN_DECLS

/* Gestures and keys that are not moves. */
typedef enum {
  RUMMY_NOTICE_LET_GO_FIRST,  /* discard, with other cards selected (M-074) */
  RUMMY_NOTICE_SELECT_FIRST,  /* meld, with nothing selected */
  RUMMY_NOTICE_FITS_NOWHERE,  /* one or two cards that extend no meld */
  RUMMY_NOTICE_STOCK,         /* card dropped on the stock */
  RUMMY_NOTICE_DROP_DRAWN,    /* drawn card dropped outside the hand */
  RUMMY_NOTICE_DROP_TAKEN,    /* discard dropped on the stock */
  RUMMY_NOTICE_WAIT,          /* not the person's turn */
  RUMMY_NOTICE_NO_RANK,       /* no card of the typed rank in the hand */
  RUMMY_NOTICE_NO_CALL        /* no calls of rum in this game */
} RummyTableNotice;

#define RUMMY_TYPE_VERBS (rummy_verbs_get_type ())
G_DECLARE_FINAL_TYPE (RummyVerbs, rummy_verbs, RUMMY, VERBS, GObject)

/* What a person does at the table by any means: plays a move, asks which is meant, or says why not. Emits "refused",
 * "notice", "told", "ask" and "menu" of the table; borrows all of these.
 *
 * Signals: "seat" (uint): a seat was activated; "selected": the selection changed; "let-go": dragged cards
 * return. */
RummyVerbs *rummy_verbs_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                             RummyTempo *tempo);

/* Discards only when asked twice. */
void rummy_verbs_set_asks_discard (RummyVerbs *self, gboolean asks_discard);

void rummy_verbs_refuse (RummyVerbs *self, RummyRefusal refusal);
void rummy_verbs_notice (RummyVerbs *self, RummyTableNotice notice);
void rummy_verbs_tell (RummyVerbs *self, const char *words);
void rummy_verbs_ask_for_menu (RummyVerbs *self, double x, double y);

/* Returns a move of that kind with the cards it needs: the selected ones, or the best. */
RummyIntent rummy_verbs_intent_of (RummyVerbs *self, RummyMoveKind kind);
void rummy_verbs_play (RummyVerbs *self, const RummyIntent *intent);
void rummy_verbs_play_kind (RummyVerbs *self, RummyMoveKind kind);
void rummy_verbs_ask_reading (RummyVerbs *self, const RummyIntent *intent); /* an ambiguous one */

gboolean rummy_verbs_skips_at (RummyVerbs *self, RummySpot spot, RummyCard card); /* act () there would skip */
void rummy_verbs_act (RummyVerbs *self, RummySpot spot, RummyCard card);          /* as a click or Enter does */

void rummy_verbs_draw (RummyVerbs *self);
void rummy_verbs_take (RummyVerbs *self, RummyCard card);
void rummy_verbs_take_chosen (RummyVerbs *self);
void rummy_verbs_lay (RummyVerbs *self, RummyCards cards, guint meld, RummyCard at); /* as rummy_intent_on_meld () */
void rummy_verbs_lay_new (RummyVerbs *self); /* the selected cards, which others of the hand may complete */
void rummy_verbs_meld (RummyVerbs *self);
void rummy_verbs_meld_all (RummyVerbs *self); /* what the best split of the hand has */
void rummy_verbs_act_twice (RummyVerbs *self, RummyCard card); /* as a double click does: lays off or discards */
void rummy_verbs_discard (RummyVerbs *self, RummyCard card); /* after confirmation, if that is on */
void rummy_verbs_discard_at_once (RummyVerbs *self, RummyCard card);
void rummy_verbs_discard_only (RummyVerbs *self, RummyCard card); /* deselects others unless refused */
void rummy_verbs_discard_chosen (RummyVerbs *self, RummyCard focused); /* the selected card, else the focused one */
void rummy_verbs_toggle (RummyVerbs *self, RummyCard card);
void rummy_verbs_select (RummyVerbs *self, RummyCards cards); /* only these, of the own hand */
void rummy_verbs_unselect (RummyVerbs *self, RummyCard card);
void rummy_verbs_let_go (RummyVerbs *self);

/* Says why a verb is not possible, as a sentence or NULL; or tells it. */
const char *rummy_verbs_why_not (RummyVerbs *self, RummyVerb verb);
void rummy_verbs_tell_why_not (RummyVerbs *self, RummyVerb verb);

G_END_DECLS
