/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/lines.h"

#include "ai/plain.h"

#define TAKES_MOST 7
#define DISCARDS_MOST 5
#define DISCARDS_OF_PART 3
#define MOVES_MOST 8 /* without the quick player */
#define MELDS_MOST 2 /* of them, and as many lay-offs: the question is whether to lay anything, and what else to do */

bool
rummy_same_move (const RummyMove *a, const RummyMove *b)
{
  return a->kind == b->kind && a->card == b->card && a->meld == b->meld && a->low == b->low &&
         rummy_cards_equal (a->cards, b->cards);
}

static bool
same_line (const RummyLine *a, const RummyLine *b)
{
  if (a->n != b->n)
    return false;
  for (unsigned i = 0; i < a->n; i++) {
    if (!rummy_same_move (&a->move[i], &b->move[i]))
      return false;
  }

  return true;
}

static void
add_line (RummyLines *self, const RummyLine *line)
{
  for (unsigned i = 0; i < self->n; i++) {
    if (same_line (&self->line[i], line))
      return;
  }
  if (self->n < RUMMY_LINES_MAX)
    self->line[self->n++] = *line;
}

/* Adds taking the upcard, and the best pick-ups below it. */
static void
add_takes (RummyLines *self, const RummyView *view, const RummyQuick *quick)
{
  const RummyRound *round = &view->round;
  uint64_t hand = rummy_faces (round->hand[view->seat]);
  RummyCard card[TAKES_MOST];
  int value[TAKES_MOST];
  unsigned n = 0;

  for (unsigned i = round->n_pile; i > 0; i--) {
    RummyLine line = { .n = 1 };
    RummyQuickPlan plan;
    unsigned at;
    int worth;

    line.move[0] = (RummyMove) { .kind = RUMMY_MOVE_TAKE, .seat = view->seat, .card = round->deck[i - 1],
                                 .meld = RUMMY_MELD_NONE };
    hand |= UINT64_C (1) << (line.move[0].card & 63);
    if (rummy_round_check (round, &line.move[0]) != RUMMY_OK)
      continue;
    rummy_quick_plan (&plan, &quick->plan, round, hand, 0);
    worth = plan.points - (int) (round->n_pile - i);
    if (n == TAKES_MOST && value[n - 1] >= worth)
      continue;
    n += n < TAKES_MOST;
    for (at = n - 1; at > 0 && value[at - 1] < worth; at--) {
      value[at] = value[at - 1];
      card[at] = card[at - 1];
    }
    value[at] = worth;
    card[at] = line.move[0].card;
  }
  for (unsigned i = 0; i < n; i++) {
    RummyLine line = { .n = 1 };

    line.move[0] = (RummyMove) { .kind = RUMMY_MOVE_TAKE, .seat = view->seat, .card = card[i],
                                 .meld = RUMMY_MELD_NONE };
    add_line (self, &line);
  }
}

static void
add_draws (RummyLines *self, const RummyView *view, const RummyQuick *quick)
{
  RummyLine line = { .n = 1 };

  line.move[0] = (RummyMove) { .kind = RUMMY_MOVE_DRAW, .seat = view->seat, .card = RUMMY_CARD_NONE,
                               .meld = RUMMY_MELD_NONE };
  if (rummy_round_check (&view->round, &line.move[0]) != RUMMY_OK)
    line.move[0].kind = RUMMY_MOVE_PASS;
  if (rummy_round_check (&view->round, &line.move[0]) == RUMMY_OK)
    add_line (self, &line);
  add_takes (self, view, quick);
}

/* Adds lines that lay the groups of a plan except those in @without, each with one of the best discards. */
static void
add_turn (RummyLines *self, const RummyView *view, const RummyQuick *quick, const RummyWeights *weights,
          const RummyQuickPlan *plan, unsigned groups, unsigned n_discards)
{
  RummyLine line = { .n = 0 };
  RummyRound after = view->round;
  uint64_t rest = plan->rest, allowed;
  float worth[64];

  for (unsigned i = 0; i < plan->n && line.n + 1 < RUMMY_LINE_MOVES_MAX; i++) {
    const RummyQuickGroup *group = &plan->group[i];
    RummyMove *move = &line.move[line.n];

    if (!(groups >> i & 1))
      continue;
    *move = (RummyMove) { .kind = group->index == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY,
                          .seat = view->seat, .card = RUMMY_CARD_NONE, .meld = group->index };
    move->cards = rummy_quick_cards (after.hand[view->seat], group->faces, after.owed);
    if (rummy_round_apply (&after, move, NULL) != RUMMY_OK)
      return;
    line.n++;
    if (after.phase != RUMMY_PHASE_PLAY || after.turn != view->seat || after.turns != view->round.turns) {
      add_line (self, &line);
      return;
    }
  }

  /* Cards of melds held back are discarded last. */
  allowed = rest & rummy_faces (after.hand[view->seat]);
  if (after.kept != RUMMY_CARD_NONE)
    allowed &= ~(UINT64_C (1) << (after.kept & 63));
  if (allowed == 0) {
    allowed = rummy_faces (after.hand[view->seat]);
    if (after.kept != RUMMY_CARD_NONE)
      allowed &= ~(UINT64_C (1) << (after.kept & 63));
    rest = allowed;
  }
  rummy_quick_weigh (quick, &after, weights, rest, worth);
  for (unsigned n = 0; n < n_discards && allowed; n++) {
    unsigned best = (unsigned) __builtin_ctzll (allowed);
    RummyMove *move = &line.move[line.n];
    RummyRound checked = after;

    for (uint64_t others = allowed; others; others &= others - 1) {
      unsigned face = (unsigned) __builtin_ctzll (others);

      best = worth[face] > worth[best] ? face : best;
    }
    allowed &= ~(UINT64_C (1) << best);
    *move = (RummyMove) { .kind = RUMMY_MOVE_DISCARD, .seat = view->seat, .card = (RummyCard) best,
                          .meld = RUMMY_MELD_NONE };
    if (!rummy_cards_has (after.hand[view->seat], move->card))
      move->card = (RummyCard) (best + 64);
    if (rummy_round_apply (&checked, move, NULL) != RUMMY_OK)
      continue;
    line.n++;
    add_line (self, &line);
    line.n--;
  }
}

static void
add_plays (RummyLines *self, const RummyView *view, const RummyQuick *quick, const RummyWeights *weights)
{
  const RummyRound *round = &view->round;
  bool is_owed = round->owed != RUMMY_CARD_NONE;
  unsigned all, least = is_owed ? 1 : 0;
  RummyQuickPlan plan;

  if (!rummy_quick_plan (&plan, &quick->plan, round, rummy_faces (round->hand[view->seat]),
                         is_owed ? UINT64_C (1) << (round->owed & 63) : 0))
    return;
  all = (1u << plan.n) - 1;
  add_turn (self, view, quick, weights, &plan, all, DISCARDS_MOST);
  if (all == least)
    return;
  add_turn (self, view, quick, weights, &plan, least, DISCARDS_MOST);
  for (unsigned i = least; i < plan.n && plan.n > least + 1; i++)
    add_turn (self, view, quick, weights, &plan, all & ~(1u << i), DISCARDS_OF_PART);
}

/* Returns how many moves of a kind to try in games that the quick player does not know. */
static unsigned
most_of (RummyMoveKind kind)
{
  switch (kind) {
  case RUMMY_MOVE_KNOCK:
    return 1;
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_LAY:
    return MELDS_MOST;
  default:
    return MOVES_MOST;
  }
}

void
rummy_lines_make (RummyLines *self, const RummyView *view, const RummyQuick *quick, const RummyWeights *weights,
                  const RummyMove *usual)
{
  self->n = 1;
  self->line[0] = (RummyLine) { .move = { *usual }, .n = 1 };

  if (quick && view->round.phase == RUMMY_PHASE_DRAW) {
    add_draws (self, view, quick);
  } else if (quick && view->round.phase == RUMMY_PHASE_PLAY) {
    add_plays (self, view, quick, weights);
  } else {
    unsigned n_of[RUMMY_N_MOVES] = { [RUMMY_MOVE_KNOCK] = usual->kind == RUMMY_MOVE_KNOCK };
    RummyMove moves[RUMMY_PLAIN_BEST_MAX];
    unsigned n = rummy_plain_best (view, moves, RUMMY_PLAIN_BEST_MAX);

    for (unsigned i = 0; i < n && self->n < MOVES_MOST; i++) {
      RummyLine line = { .move = { moves[i] }, .n = 1 };

      if (n_of[moves[i].kind]++ < most_of (moves[i].kind))
        add_line (self, &line);
    }
  }
}

bool
rummy_lines_differ (const RummyLines *self)
{
  for (unsigned i = 1; i < self->n; i++) {
    if (!rummy_same_move (&self->line[i].move[0], &self->line[0].move[0]))
      return true;
  }

  return false;
}
