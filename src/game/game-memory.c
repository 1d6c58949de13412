/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/game.h"

/* What computer players were told about cards, and whether beliefs are shown. */

static RummyNote
make_note (RummyGame *self, guint thinker, RummyCard card, RummyNoteKind kind, guint seat)
{
  return (RummyNote) {
    .move = (guint32) rummy_game_get_record (self)->n_moves,
    .thinker = (guint8) thinker,
    .card = card,
    .kind = (guint8) kind,
    .seat = (guint8) seat,
  };
}

static RummyNoteRefusal
check (RummyGame *self, const RummyNotes *notes, const RummyNote *note)
{
  if (rummy_game_get_level (self, note->thinker) == RUMMY_LEVEL_PERSON)
    return RUMMY_NOTE_NO_COMPUTER;

  return rummy_notes_check (notes, rummy_game_get_record (self), rummy_game_get_round (self), note);
}

static void
set_notes (RummyGame *self, const RummyNotes *notes)
{
  RummySeats seats = *rummy_game_get_seats (self);

  seats.notes = *notes;
  seats.is_practice = TRUE;
  rummy_game_set_seats (self, &seats);
}

static RummyNotes
read_notes (RummyGame *self)
{
  RummyNotes notes = rummy_game_get_seats (self)->notes;

  rummy_notes_drop_earlier_rounds (&notes, rummy_game_get_record (self));

  return notes;
}

gboolean
rummy_game_get_shows_belief (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  return rummy_game_get_seats (self)->shows_belief;
}

void
rummy_game_set_shows_belief (RummyGame *self, gboolean shows)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));

  seats = *rummy_game_get_seats (self);
  seats.shows_belief = shows;
  seats.is_practice |= shows;
  rummy_game_set_seats (self, &seats);
}

void
rummy_game_read_view (RummyGame *self, guint seat, RummyView *view)
{
  g_return_if_fail (RUMMY_IS_GAME (self));

  rummy_seats_read_view (rummy_game_get_seats (self), rummy_game_get_match (self), rummy_game_get_record (self), seat,
                         view);
}

RummyNoteRefusal
rummy_game_check_told (RummyGame *self, guint thinker, RummyCard card, RummyNoteKind kind, guint seat)
{
  const RummyNote note = make_note (self, thinker, card, kind, seat);
  RummyNotes notes;

  g_return_val_if_fail (RUMMY_IS_GAME (self), RUMMY_NOTE_NO_ROUND);

  notes = read_notes (self);

  return check (self, &notes, &note);
}

RummyNoteRefusal
rummy_game_tell (RummyGame *self, guint thinker, RummyCard card, RummyNoteKind kind, guint seat)
{
  const RummyNote note = make_note (self, thinker, card, kind, seat);
  RummyNoteRefusal refusal;
  RummyNotes notes;

  g_return_val_if_fail (RUMMY_IS_GAME (self), RUMMY_NOTE_NO_ROUND);

  notes = read_notes (self);
  refusal = check (self, &notes, &note);
  if (refusal != RUMMY_NOTE_FITS)
    return refusal;
  rummy_notes_add (&notes, &note);
  set_notes (self, &notes);

  return RUMMY_NOTE_FITS;
}

/* Adds one note for each card, or none if any is refused. */
static RummyNoteRefusal
tell_all (RummyGame *self, RummyNotes *notes, guint thinker, RummyCards cards, RummyNoteKind kind, guint seat)
{
  RUMMY_CARDS_EACH (card, cards) {
    const RummyNote note = make_note (self, thinker, card, kind, seat);
    RummyNoteRefusal refusal = check (self, notes, &note);

    /* Face-up cards and own cards are known anyway. */
    if (refusal == RUMMY_NOTE_OPEN || refusal == RUMMY_NOTE_OWN)
      continue;
    if (refusal != RUMMY_NOTE_FITS)
      return refusal;
    rummy_notes_add (notes, &note);
  }
  set_notes (self, notes);

  return RUMMY_NOTE_FITS;
}

RummyNoteRefusal
rummy_game_tell_hand (RummyGame *self, guint thinker, guint seat, gboolean knows)
{
  const RummyRound *round;
  RummyNotes notes;
  RummyCards held;
  RummyView view;

  g_return_val_if_fail (RUMMY_IS_GAME (self), RUMMY_NOTE_NO_ROUND);

  round = rummy_game_get_round (self);
  notes = read_notes (self);
  rummy_game_read_view (self, thinker, &view);
  held = view.round.hand[seat];
  if (!knows)
    return tell_all (self, &notes, thinker, held, RUMMY_NOTE_NOTHING, RUMMY_SEAT_NONE);

  /* Wrong assumptions about the hand go first, to make room for its real cards. */
  held = rummy_cards_minus (held, round->hand[seat]);
  RUMMY_CARDS_EACH (card, held) {
    const RummyNote note = make_note (self, thinker, card, RUMMY_NOTE_SEEN, RUMMY_SEAT_NONE);

    if (!rummy_notes_add (&notes, &note))
      return RUMMY_NOTE_MANY;
  }

  return tell_all (self, &notes, thinker, round->hand[seat], RUMMY_NOTE_HOLDS, seat);
}

const RummyNote *
rummy_game_get_told (RummyGame *self, guint thinker, RummyCard card)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), NULL);

  return rummy_notes_find (&rummy_game_get_seats (self)->notes, rummy_game_get_record (self), thinker, card);
}

static RummyCards
told_cards (RummyGame *self, guint thinker)
{
  const RummyNotes *notes = &rummy_game_get_seats (self)->notes;
  RummyCards cards = RUMMY_NO_CARDS;

  for (guint i = 0; i < notes->n; i++) {
    const RummyNote *note = &notes->note[i];

    if (note->thinker == thinker && rummy_game_get_told (self, thinker, note->card) != NULL)
      rummy_cards_add (&cards, note->card);
  }

  return cards;
}

gboolean
rummy_game_has_told (RummyGame *self, guint thinker)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  return !rummy_cards_is_empty (told_cards (self, thinker));
}

RummyNoteRefusal
rummy_game_clear_told (RummyGame *self, guint thinker)
{
  RummyNotes notes;

  g_return_val_if_fail (RUMMY_IS_GAME (self), RUMMY_NOTE_NO_ROUND);

  notes = read_notes (self);

  return tell_all (self, &notes, thinker, told_cards (self, thinker), RUMMY_NOTE_SEEN, RUMMY_SEAT_NONE);
}
