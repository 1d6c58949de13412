/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/notes.h"

#include <string.h>

/* Returns the index of the latest note on the card, or @self->n if there is none. */
static guint
find (const RummyNotes *self, guint thinker, RummyCard card)
{
  for (guint i = self->n; i > 0; i--) {
    if (self->note[i - 1].thinker == thinker && self->note[i - 1].card == card)
      return i - 1;
  }

  return self->n;
}

/* Returns whether a hand trade moved the hand of the thinker or of the seat that the note is about. */
static gboolean
is_traded (const RummyNote *note, const RummyMove *move)
{
  return move->kind == RUMMY_MOVE_TRADE && (move->seat == note->thinker || move->low == note->thinker ||
                                            move->seat == note->seat || move->low == note->seat);
}

/* A note holds as long as no later move names its card or trades the hand, and no new round begins. */
static gboolean
holds (const RummyNote *note, const RummyRecord *record)
{
  for (gsize i = note->move; i < record->n_moves; i++) {
    const RummyMove *move = &record->moves[i];

    if (move->kind == RUMMY_MOVE_DEAL || is_traded (note, move) || move->card == note->card ||
        rummy_cards_has (move->cards, note->card))
      return FALSE;
  }

  return note->move <= record->n_moves;
}

/* Returns whether the card is in the stock, or hidden in a hand. */
static gboolean
is_covered (const RummyRound *round, RummyCard card)
{
  for (guint seat = 0; seat < (guint) round->rules->players; seat++) {
    if (rummy_cards_has (rummy_cards_minus (round->hand[seat], round->exposed), card))
      return TRUE;
  }
  for (guint i = 0; i < round->n_stock; i++) {
    if (rummy_round_stock (round, i) == card)
      return TRUE;
  }

  return FALSE;
}

/* Removes a card from what the view knows of hands, except @but's, unless the card lies face up. */
static void
unsee (RummyView *view, RummyCard card, guint but)
{
  RummyRound *round = &view->round;

  for (guint seat = 0; seat < (guint) round->rules->players; seat++) {
    if (seat == view->seat || seat == but || !rummy_cards_has (rummy_round_seen (round, seat), card) ||
        rummy_cards_has (round->exposed, card))
      continue;
    rummy_cards_remove (&round->hand[seat], card);
    rummy_cards_remove (&round->shown, card);
  }
}

static void
apply_kind (const RummyNotes *self, const RummyRecord *record, RummyView *view, RummyNoteKind kind)
{
  RummyRound *round = &view->round;
  guint players = (guint) round->rules->players;

  for (guint i = 0; i < self->n; i++) {
    const RummyNote *note = &self->note[i];

    if (note->thinker != view->seat || note->kind != kind || !holds (note, record) ||
        find (self, note->thinker, note->card) != i)
      continue;

    switch (kind) {
    case RUMMY_NOTE_NOTHING:
      unsee (view, note->card, RUMMY_SEAT_NONE);
      break;
    case RUMMY_NOTE_LACKS:
      for (guint seat = 0; seat < players; seat++) {
        if (seat != view->seat && (note->seat == seat || note->seat == RUMMY_SEAT_NONE))
          rummy_cards_add (&view->lacks[seat], note->card);
      }
      if (note->seat == RUMMY_SEAT_NONE || rummy_cards_has (round->hand[note->seat], note->card))
        unsee (view, note->card, RUMMY_SEAT_NONE);
      break;
    case RUMMY_NOTE_HOLDS:
      unsee (view, note->card, note->seat);
      if (rummy_cards_has (rummy_view_hidden (view), note->card) &&
          rummy_cards_count (round->hand[note->seat]) < round->n_hand[note->seat]) {
        rummy_cards_add (&round->hand[note->seat], note->card);
        rummy_cards_add (&round->shown, note->card);
      }
      rummy_cards_add (&view->told, note->card);
      break;
    case RUMMY_NOTE_SEEN:
    case RUMMY_N_NOTES:
    default:
      break;
    }
  }
}

gboolean
rummy_notes_add (RummyNotes *self, const RummyNote *note)
{
  guint at = find (self, note->thinker, note->card);

  /* A newer note from the same position replaces the older one. */
  if (at < self->n && self->note[at].move == note->move)
    memmove (self->note + at, self->note + at + 1, (--self->n - at) * sizeof *self->note);
  if (self->n == RUMMY_NOTES_MAX)
    return FALSE;
  self->note[self->n++] = *note;

  return TRUE;
}

void
rummy_notes_truncate (RummyNotes *self, gsize n_moves)
{
  while (self->n > 0 && self->note[self->n - 1].move > n_moves)
    self->n--;
}

void
rummy_notes_drop_earlier_rounds (RummyNotes *self, const RummyRecord *record)
{
  guint n_old = 0;
  gsize n_moves = rummy_record_last_deal (record);

  while (n_old < self->n && self->note[n_old].move < n_moves)
    n_old++;
  self->n -= n_old;
  memmove (self->note, self->note + n_old, self->n * sizeof *self->note);
}

const RummyNote *
rummy_notes_find (const RummyNotes *self, const RummyRecord *record, guint thinker, RummyCard card)
{
  guint at = find (self, thinker, card);
  const RummyNote *note = &self->note[at];

  return at < self->n && note->kind != RUMMY_NOTE_SEEN && holds (note, record) ? note : NULL;
}

void
rummy_notes_apply (const RummyNotes *self, const RummyRecord *record, RummyView *view)
{
  /* Forgetting comes first: it makes room for what is known. */
  apply_kind (self, record, view, RUMMY_NOTE_NOTHING);
  apply_kind (self, record, view, RUMMY_NOTE_LACKS);
  apply_kind (self, record, view, RUMMY_NOTE_HOLDS);
}

RummyNoteRefusal
rummy_notes_check (const RummyNotes *self, const RummyRecord *record, const RummyRound *round, const RummyNote *note)
{
  RummyNotes after = *self;
  RummyCards hidden, nowhere;
  RummyView view;

  if (round->phase == RUMMY_PHASE_OVER || round->phase == RUMMY_PHASE_NOMINATE)
    return RUMMY_NOTE_NO_ROUND;
  if (rummy_cards_has (round->hand[note->thinker], note->card))
    return RUMMY_NOTE_OWN;
  if (!is_covered (round, note->card))
    return RUMMY_NOTE_OPEN;
  if (!rummy_notes_add (&after, note))
    return RUMMY_NOTE_MANY;
  if (note->kind == RUMMY_NOTE_SEEN || note->kind == RUMMY_NOTE_NOTHING)
    return RUMMY_NOTE_FITS;

  rummy_view_init (&view, round, note->thinker, NULL);
  rummy_notes_apply (&after, record, &view);
  if (note->kind == RUMMY_NOTE_HOLDS && !rummy_cards_has (view.round.hand[note->seat], note->card))
    return RUMMY_NOTE_FULL;

  hidden = nowhere = rummy_view_hidden (&view);
  for (guint seat = 0; seat < (guint) round->rules->players; seat++) {
    guint n_unknown = round->n_hand[seat] - rummy_cards_count (view.round.hand[seat]);

    if (seat == note->thinker || !rummy_round_has_seat (round, seat))
      continue;
    if (rummy_cards_count (rummy_cards_minus (hidden, view.lacks[seat])) < n_unknown)
      return RUMMY_NOTE_SCARCE;
    nowhere = rummy_cards_and (nowhere, view.lacks[seat]);
  }

  return rummy_cards_count (nowhere) > round->n_stock ? RUMMY_NOTE_SCARCE : RUMMY_NOTE_FITS;
}

gboolean
rummy_notes_equal (const RummyNotes *self, const RummyNotes *other)
{
  for (guint i = 0; i < MIN (self->n, other->n); i++) {
    const RummyNote *a = &self->note[i], *b = &other->note[i];

    if (a->move != b->move || a->thinker != b->thinker || a->card != b->card || a->kind != b->kind ||
        a->seat != b->seat)
      return FALSE;
  }

  return self->n == other->n;
}

GVariant *
rummy_notes_to_variant (const RummyNotes *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (RUMMY_NOTES_TYPE));
  for (guint i = 0; i < self->n; i++) {
    const RummyNote *note = &self->note[i];

    g_variant_builder_add (&builder, "(uyyyy)", note->move, note->thinker, note->card, note->kind, note->seat);
  }

  return g_variant_builder_end (&builder);
}

static gboolean
makes_sense (const RummyNote *note, const RummyRecord *record, RummyCards cards)
{
  guint players = (guint) record->rules.players;
  gboolean is_of_seat = note->seat < players && note->seat != note->thinker;

  if (note->move > record->n_moves || note->thinker >= players || !rummy_card_is_valid (note->card) ||
      !rummy_cards_has (cards, note->card))
    return FALSE;

  switch (note->kind) {
  case RUMMY_NOTE_SEEN:
  case RUMMY_NOTE_NOTHING:
    return note->seat == RUMMY_SEAT_NONE;
  case RUMMY_NOTE_HOLDS:
    return is_of_seat;
  case RUMMY_NOTE_LACKS:
    return is_of_seat || note->seat == RUMMY_SEAT_NONE;
  default:
    return FALSE;
  }
}

gboolean
rummy_notes_from_variant (RummyNotes *self, GVariant *variant, const RummyRecord *record)
{
  gsize n = g_variant_n_children (variant);
  RummyCards cards = rummy_rules_cards (&record->rules, (guint) record->rules.players);

  self->n = 0;
  for (gsize i = 0; i < n; i++) {
    RummyNote note;

    g_variant_get_child (variant, i, "(uyyyy)", &note.move, &note.thinker, &note.card, &note.kind, &note.seat);
    if (!makes_sense (&note, record, cards) || (i > 0 && note.move < self->note[i - 1].move) ||
        !rummy_notes_add (self, &note) || self->n != i + 1)
      return FALSE;
  }

  return TRUE;
}
