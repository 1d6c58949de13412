/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/record.h"
#include "engine/view.h"

G_BEGIN_DECLS

/* Changes that a user made to a computer player's memory: at most one for each card, replacing what the player saw
 * (A-060). */
typedef enum {
  RUMMY_NOTE_SEEN,    /* back to what it saw */
  RUMMY_NOTE_NOTHING, /* does not know where the card is */
  RUMMY_NOTE_HOLDS,   /* @seat holds the card */
  RUMMY_NOTE_LACKS,   /* @seat does not hold the card; RUMMY_SEAT_NONE: nobody does */
  RUMMY_N_NOTES
} RummyNoteKind;

typedef struct {
  guint32 move;   /* number of moves before it; valid until the card is seen or the round ends */
  guint8 thinker; /* seat whose memory it is */
  guint8 card;
  guint8 kind;
  guint8 seat; /* or RUMMY_SEAT_NONE */
} RummyNote;

#define RUMMY_NOTES_MAX 256

/* In the order of entry, so that undoing moves restores earlier notes.  For each card and thinker, the last one
 * counts. */
typedef struct {
  guint n;
  RummyNote note[RUMMY_NOTES_MAX];
} RummyNotes;

/* Why a note is refused. */
typedef enum {
  RUMMY_NOTE_FITS,
  RUMMY_NOTE_NO_COMPUTER, /* the seat is a person's */
  RUMMY_NOTE_NO_ROUND, /* no round is being played */
  RUMMY_NOTE_OPEN,     /* the card lies face up */
  RUMMY_NOTE_OWN,      /* the thinker holds the card */
  RUMMY_NOTE_FULL,     /* all cards of that hand are known already */
  RUMMY_NOTE_SCARCE,   /* too few cards would be left to fill the hands and the stock */
  RUMMY_NOTE_MANY      /* more than RUMMY_NOTES_MAX */
} RummyNoteRefusal;

/* Returns FALSE if there are too many notes. */
gboolean rummy_notes_add (RummyNotes *self, const RummyNote *note);

/* Removes the notes that came after move @n_moves. */
void rummy_notes_truncate (RummyNotes *self, gsize n_moves);

/* Removes the notes of earlier rounds. */
void rummy_notes_drop_earlier_rounds (RummyNotes *self, const RummyRecord *record);

/* Returns the note that holds after the record's last move, or NULL if there is none. */
const RummyNote *rummy_notes_find (const RummyNotes *self, const RummyRecord *record, guint thinker, RummyCard card);

/* Applies the notes that hold to the view of the thinker.  A note that contradicts what everybody can see is
 * skipped. */
void rummy_notes_apply (const RummyNotes *self, const RummyRecord *record, RummyView *view);

/* @round is the state after the record.  Whether the thinker is a computer is not checked here. */
RummyNoteRefusal rummy_notes_check (const RummyNotes *self, const RummyRecord *record, const RummyRound *round,
                                    const RummyNote *note);

gboolean rummy_notes_equal (const RummyNotes *self, const RummyNotes *other);

/* The saved form.  Untrusted input is checked: from_variant () returns FALSE if a note is impossible under the rules
 * or comes after the end of the record. */
#define RUMMY_NOTES_TYPE "a(uyyyy)"
GVariant *rummy_notes_to_variant (const RummyNotes *self);
gboolean rummy_notes_from_variant (RummyNotes *self, GVariant *variant, const RummyRecord *record);

G_END_DECLS
