/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/record.h"
#include "engine/view.h"

G_BEGIN_DECLS

/* What somebody has put into the memory of a computer: of each card one thing, instead of what was seen. */
typedef enum {
  RUMMY_NOTE_SEEN,    /* what was seen, again */
  RUMMY_NOTE_NOTHING, /* it does not know where the card is */
  RUMMY_NOTE_HOLDS,   /* seat holds it */
  RUMMY_NOTE_LACKS,   /* seat does not hold it, or none does */
  RUMMY_N_NOTES
} RummyNoteKind;

typedef struct {
  guint32 move;   /* after so many moves of the record; it holds until the card is seen, or the round is over */
  guint8 thinker; /* whose memory it is */
  guint8 card;
  guint8 kind;
  guint8 seat; /* or RUMMY_SEAT_NONE */
} RummyNote;

#define RUMMY_NOTES_MAX 256

/* In the order in which they came, so that what is taken back brings those before back.  Of a card and a thinker the
 * last one holds. */
typedef struct {
  guint n;
  RummyNote note[RUMMY_NOTES_MAX];
} RummyNotes;

/* Why something cannot be put there. */
typedef enum {
  RUMMY_NOTE_FITS,
  RUMMY_NOTE_NO_COMPUTER, /* a person sits there */
  RUMMY_NOTE_NO_ROUND, /* no cards are played */
  RUMMY_NOTE_OPEN,     /* it lies where all see it */
  RUMMY_NOTE_OWN,      /* the thinker holds it */
  RUMMY_NOTE_FULL,     /* all cards of that seat are known there */
  RUMMY_NOTE_SCARCE,   /* the cards that are left would not fill all hands and the stock */
  RUMMY_NOTE_MANY      /* RUMMY_NOTES_MAX */
} RummyNoteRefusal;

/* FALSE when there are too many. */
gboolean rummy_notes_add (RummyNotes *self, const RummyNote *note);

/* Takes away those that came later than after so many moves. */
void rummy_notes_cut (RummyNotes *self, gsize n_moves);

/* Takes away those of the rounds before. */
void rummy_notes_tidy (RummyNotes *self, const RummyRecord *record);

/* What holds in the position after the record, or NULL where that is what was seen. */
const RummyNote *rummy_notes_find (const RummyNotes *self, const RummyRecord *record, guint thinker, RummyCard card);

/* Puts what holds into the view of the thinker.  What cannot be, as it contradicts what all see, is left out. */
void rummy_notes_apply (const RummyNotes *self, const RummyRecord *record, RummyView *view);

/* round: as it is after the record.  Whether a computer sits there is not known here. */
RummyNoteRefusal rummy_notes_check (const RummyNotes *self, const RummyRecord *record, const RummyRound *round,
                                    const RummyNote *note);

gboolean rummy_notes_equal (const RummyNotes *self, const RummyNotes *other);

/* As it is saved.  Reading trusts nothing: FALSE, where a note makes no sense with the rules or comes after the end of
 * the record. */
#define RUMMY_NOTES_TYPE "a(uyyyy)"
GVariant *rummy_notes_to_variant (const RummyNotes *self);
gboolean rummy_notes_from_variant (RummyNotes *self, GVariant *variant, const RummyRecord *record);

G_END_DECLS
