/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is put into the memory of a computer. */

#include "store/notes.h"
#include "sample.h"

#define THINKER 1

/* A position of which something is noted. */
typedef struct {
  RummySavedGame game;
  RummyMatch match;
  RummyNotes notes;
} Fixture;

static void
fixture_clear (Fixture *self)
{
  rummy_saved_game_clear (&self->game);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

static void
fixture_set_up (Fixture *self, const char *changes, guint64 seed, gsize n_moves)
{
  sample_game (&self->game, changes, seed, n_moves);
  g_assert_cmpuint (rummy_record_play (&self->game.record, self->game.record.n_moves, &self->match, NULL), ==,
                    self->game.record.n_moves);
}

static RummyNote
note_of (Fixture *self, RummyCard card, RummyNoteKind kind, guint seat)
{
  return (RummyNote) { (guint32) self->game.record.n_moves, THINKER, card, (guint8) kind, (guint8) seat };
}

static RummyNoteRefusal
check (Fixture *self, RummyCard card, RummyNoteKind kind, guint seat)
{
  const RummyNote note = note_of (self, card, kind, seat);

  return rummy_notes_check (&self->notes, &self->game.record, &self->match.round, &note);
}

static void
add (Fixture *self, RummyCard card, RummyNoteKind kind, guint seat)
{
  const RummyNote note = note_of (self, card, kind, seat);

  g_assert_cmpint (check (self, card, kind, seat), ==, RUMMY_NOTE_FITS);
  g_assert_true (rummy_notes_add (&self->notes, &note));
}

static RummyView
view_of (Fixture *self)
{
  RummyView view;

  rummy_view_init (&view, &self->match.round, THINKER, NULL);
  rummy_notes_apply (&self->notes, &self->game.record, &view);

  return view;
}

/* Every hidden card has one place, and there are as many of both. */
static void
assert_sound (const RummyView *view)
{
  guint n = view->round.n_stock;

  for (guint seat = 0; seat < (guint) view->round.rules->players; seat++) {
    g_assert_cmpuint (rummy_cards_count (view->round.hand[seat]), <=, view->round.n_hand[seat]);
    n += view->round.n_hand[seat] - rummy_cards_count (view->round.hand[seat]);
  }
  g_assert_cmpuint (n, ==, rummy_cards_count (rummy_view_hidden (view)));
}

static void
play (Fixture *self, RummyMoveKind kind, RummyCard card)
{
  const RummyMove move = { .kind = kind, .seat = self->match.round.turn, .card = card, .meld = RUMMY_MELD_NONE };

  g_assert_cmpint (rummy_match_apply (&self->match, &move, NULL), ==, RUMMY_OK);
  g_assert_true (rummy_record_add (&self->game.record, &move));
}

/* What is told is what the view has, until the card is played. */
static void
test_apply (void)
{
  g_auto (Fixture) self = { 0 };
  RummyView view;
  RummyCard held, stock;

  fixture_set_up (&self, "", 4, 1);
  while (self.match.round.turn == THINKER) {
    play (&self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
    play (&self, RUMMY_MOVE_DISCARD, rummy_cards_first (self.match.round.hand[THINKER]));
  }
  play (&self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  held = rummy_cards_first (self.match.round.hand[0]);
  stock = rummy_round_stock (&self.match.round, 0);

  view = view_of (&self);
  g_assert_false (rummy_cards_has (view.round.hand[0], held));
  add (&self, held, RUMMY_NOTE_HOLDS, 0);
  add (&self, stock, RUMMY_NOTE_LACKS, 0);
  view = view_of (&self);
  assert_sound (&view);
  g_assert_true (rummy_cards_has (rummy_round_seen (&view.round, 0), held));
  g_assert_true (rummy_cards_has (view.told, held));
  g_assert_true (rummy_cards_has (view.lacks[0], stock));
  g_assert_false (rummy_cards_has (view.lacks[THINKER], stock));

  /* Nobody else hears of it. */
  rummy_view_init (&view, &self.match.round, 0, NULL);
  rummy_notes_apply (&self.notes, &self.game.record, &view);
  g_assert_true (rummy_cards_is_empty (view.told));

  play (&self, RUMMY_MOVE_DISCARD, held);
  view = view_of (&self);
  assert_sound (&view);
  g_assert_false (rummy_cards_has (view.told, held));
  g_assert_null (rummy_notes_find (&self.notes, &self.game.record, THINKER, held));
  g_assert_nonnull (rummy_notes_find (&self.notes, &self.game.record, THINKER, stock));
}

/* What was seen is forgotten, and remembered again; what comes later holds, and without it what came before. */
static void
test_order (void)
{
  g_auto (Fixture) self = { 0 };
  RummyCard taken;
  RummyView view;
  gsize n_moves;

  fixture_set_up (&self, "", 4, 1);
  while (self.match.round.turn == THINKER) {
    play (&self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
    play (&self, RUMMY_MOVE_DISCARD, rummy_cards_first (self.match.round.hand[THINKER]));
  }
  taken = rummy_round_upcard (&self.match.round);
  play (&self, RUMMY_MOVE_TAKE, taken);
  g_assert_true (rummy_cards_has (view_of (&self).round.hand[0], taken));

  add (&self, taken, RUMMY_NOTE_NOTHING, RUMMY_SEAT_NONE);
  view = view_of (&self);
  assert_sound (&view);
  g_assert_false (rummy_cards_has (view.round.hand[0], taken));
  g_assert_true (rummy_cards_has (rummy_view_hidden (&view), taken));

  n_moves = self.game.record.n_moves;
  RUMMY_CARDS_EACH (card, rummy_cards_minus (self.match.round.hand[0], rummy_cards_of (taken))) {
    play (&self, RUMMY_MOVE_DISCARD, card);
    break;
  }
  add (&self, taken, RUMMY_NOTE_SEEN, RUMMY_SEAT_NONE);
  g_assert_cmpuint (self.notes.n, ==, 2);
  g_assert_true (rummy_cards_has (view_of (&self).round.hand[0], taken));
  add (&self, taken, RUMMY_NOTE_LACKS, RUMMY_SEAT_NONE);
  g_assert_cmpuint (self.notes.n, ==, 2);
  view = view_of (&self);
  g_assert_false (rummy_cards_has (view.round.hand[0], taken));
  g_assert_true (rummy_cards_has (view.lacks[0], taken));

  self.game.record.n_moves = n_moves;
  rummy_notes_truncate (&self.notes, n_moves);
  g_assert_cmpuint (self.notes.n, ==, 1);
  g_assert_cmpint (rummy_notes_find (&self.notes, &self.game.record, THINKER, taken)->kind, ==, RUMMY_NOTE_NOTHING);
  rummy_notes_truncate (&self.notes, 0);
  g_assert_cmpuint (self.notes.n, ==, 0);
}

/* Each for its reason. */
static void
test_refusals (void)
{
  g_auto (Fixture) self = { 0 };
  const RummyRound *round = &self.match.round;
  RummyCards own, hidden;
  guint n = 0;

  fixture_set_up (&self, "", 4, 1);
  own = round->hand[THINKER];
  g_assert_cmpint (check (&self, rummy_cards_first (own), RUMMY_NOTE_NOTHING, RUMMY_SEAT_NONE), ==, RUMMY_NOTE_OWN);
  g_assert_cmpint (check (&self, round->deck[0], RUMMY_NOTE_HOLDS, 0), ==, RUMMY_NOTE_OPEN);

  /* As many as the seat holds, and no more; one of them may be another then. */
  hidden = rummy_view_hidden (&(RummyView) { .round = *round, .seat = THINKER });
  hidden = rummy_cards_or (hidden, round->hand[0]);
  RUMMY_CARDS_EACH (card, hidden) {
    if (n++ < round->n_hand[0])
      add (&self, card, RUMMY_NOTE_HOLDS, 0);
    else
      g_assert_cmpint (check (&self, card, RUMMY_NOTE_HOLDS, 0), ==, RUMMY_NOTE_FULL);
  }
  g_assert_cmpuint (self.notes.n, ==, round->n_hand[0]);

  /* All others are in the stock then, and one card more has no place there. */
  self.notes.n = 0;
  n = rummy_cards_count (hidden) - round->n_hand[0];
  RUMMY_CARDS_EACH (card, hidden) {
    if (n > 0)
      add (&self, card, RUMMY_NOTE_LACKS, 0);
    else
      g_assert_cmpint (check (&self, card, RUMMY_NOTE_LACKS, RUMMY_SEAT_NONE), ==, RUMMY_NOTE_SCARCE);
    n -= n > 0;
  }

  /* There is an end to it, but what was told can still be changed. */
  self.notes.n = 0;
  while (self.notes.n < RUMMY_NOTES_MAX) {
    const RummyNote note = { self.notes.n, THINKER, rummy_cards_first (hidden), RUMMY_NOTE_NOTHING, RUMMY_SEAT_NONE };

    g_assert_true (rummy_notes_add (&self.notes, &note));
  }
  self.notes.note[RUMMY_NOTES_MAX - 1].move = (guint32) self.game.record.n_moves;
  g_assert_cmpint (check (&self, rummy_cards_first (hidden), RUMMY_NOTE_LACKS, 0), ==, RUMMY_NOTE_FITS);
  rummy_cards_remove (&hidden, rummy_cards_first (hidden));
  g_assert_cmpint (check (&self, rummy_cards_first (hidden), RUMMY_NOTE_LACKS, 0), ==, RUMMY_NOTE_MANY);

  self.match.round.phase = RUMMY_PHASE_OVER;
  g_assert_cmpint (check (&self, rummy_cards_first (hidden), RUMMY_NOTE_LACKS, 0), ==, RUMMY_NOTE_NO_ROUND);
}

/* Whatever was told, at random and all along whole games: a view that can be played from, in every one. */
static void
test_always_sound (void)
{
  static const char *const games[] = { "", "players=3", "players=8", "players=4 pickup=top" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autofree RummyMatch *match = g_new (RummyMatch, 1);
    RummyRecord part;
    RummyNotes notes = { .n = 0 };
    guint n_told = 0, n_refused = 0;
    RummyRng rng;

    sample_game (&game, games[i], 30 + i, 600);
    rummy_rng_seed (&rng, i);
    part = game.record;
    for (part.n_moves = 1; part.n_moves <= game.record.n_moves; part.n_moves++) {
      guint players = (guint) part.rules.players, thinker = rummy_rng_below (&rng, players);
      RummyCard deck[RUMMY_CARDS_MAX];
      guint n_deck = (guint) rummy_rules_deck (&part.rules, players, deck);
      RummyNote note = { (guint32) part.n_moves, (guint8) thinker, deck[rummy_rng_below (&rng, n_deck)],
                         (guint8) rummy_rng_below (&rng, RUMMY_N_NOTES), RUMMY_SEAT_NONE };
      RummyView view;

      if (note.kind == RUMMY_NOTE_HOLDS || (note.kind == RUMMY_NOTE_LACKS && rummy_rng_below (&rng, 2)))
        note.seat = (guint8) ((thinker + 1 + rummy_rng_below (&rng, players - 1)) % players);
      g_assert_cmpuint (rummy_record_play (&part, part.n_moves, match, NULL), ==, part.n_moves);
      if (rummy_notes_check (&notes, &part, &match->round, &note) == RUMMY_NOTE_FITS) {
        rummy_notes_add (&notes, &note);
        n_told++;
      } else {
        n_refused++;
      }
      rummy_notes_drop_earlier_rounds (&notes, &part);
      for (guint seat = 0; seat < players && match->round.phase != RUMMY_PHASE_OVER; seat++) {
        rummy_view_init (&view, &match->round, seat, NULL);
        rummy_notes_apply (&notes, &part, &view);
        assert_sound (&view);
      }
    }
    g_assert_cmpuint (n_told, >, 50);
    g_assert_cmpuint (n_refused, >, 50);
  }
}

/* A file may not have more of it than a game. */
static void
test_many (void)
{
  g_auto (RummySavedGame) game = { 0 };
  RummyNotes notes;

  sample_game (&game, "", 13, 400);
  for (guint n = RUMMY_NOTES_MAX; n <= RUMMY_NOTES_MAX + 1; n++) {
    g_autoptr (GVariant) variant = NULL;
    GVariantBuilder builder;

    g_variant_builder_init (&builder, G_VARIANT_TYPE (RUMMY_NOTES_TYPE));
    for (guint i = 0; i < n; i++)
      g_variant_builder_add (&builder, "(uyyyy)", i, THINKER, 17, RUMMY_NOTE_SEEN, RUMMY_SEAT_NONE);
    variant = g_variant_ref_sink (g_variant_builder_end (&builder));
    g_assert_cmpint (rummy_notes_from_variant (&notes, variant, &game.record), ==, n == RUMMY_NOTES_MAX);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/notes/apply", test_apply);
  g_test_add_func ("/notes/order", test_order);
  g_test_add_func ("/notes/refusals", test_refusals);
  g_test_add_func ("/notes/always-sound", test_always_sound);
  g_test_add_func ("/notes/many", test_many);

  return g_test_run ();
}
