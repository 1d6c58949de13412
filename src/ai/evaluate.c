/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/evaluate.h"

#include "ai/outlook.h"
#include "ai/plan.h"
#include "ai/thought.h"
#include "engine/bits.h"

#include <limits.h>

/* Rounds seldom last longer than this many more turns. */
#define DRAWS_AHEAD 6

/* Points for keeping a wild card: more than any discard is worth. */
#define WILD 25

/* What all proofs of one choice may take together (N-02): of each possible take, or of each meld. */
#define EFFORT (2 * RUMMY_EFFORT)

/* More than any sum of the weights. */
#define ENDS (INT64_C (1) << 40)

/* Facts about the view, collected once per decision. */
typedef struct {
  const RummyView *view;
  const RummyLevelData *level;
  const RummyWeights *weights;
  RummyRng *rng;
  RummyThought thought;
  RummyOutlook outlook;
  RummyCards hidden;
  RummyCards latest; /* the last discard */
  RummyCards seen;  /* in opponents' hands */
  bool holds;       /* melds are held back */
  int fewest;       /* cards in the smallest opposing hand */
  int load;         /* cost of a point in the hand, in 256ths */
  int own_hidden;   /* probabilities of a hidden card, in 256ths */
  int their_hidden;
  int n_opposing;   /* cards in the opponents' hands */
  int n_hidden_held; /* hidden ones among them */
  RummyCards doubted; /* hidden cards that the seat was told some opponent lacks */
  RummyCards wilds, odd; /* @odd: @wilds and cards without a rank */
} Mind;

static int
n_unseen (const RummyRound *round, unsigned seat)
{
  return round->n_hand[seat] - (int) rummy_cards_count (rummy_round_seen (round, seat));
}

static void
mind_init (Mind *self, const RummyView *view, const RummyLevelData *level, RummyRng *rng, const RummyLimits *limits)
{
  const RummyRound *round = &view->round;
  const RummyWeights *weights = rummy_level_weights (level, round->rules);
  int players = round->rules->players, fewest = RUMMY_CARDS_MAX, n_hidden, draws;

  *self = (Mind) { .view = view, .level = level, .weights = weights, .rng = rng, .thought.limits = limits };
  rummy_outlook_init (&self->outlook, round->rules);
  self->wilds = rummy_round_meld_rules (round).wilds;
  self->odd = rummy_cards_or (self->wilds, rummy_cards_of_rank (0));
  self->hidden = rummy_view_hidden (view);
  self->latest = round->n_pile ? rummy_cards_of (rummy_round_upcard (round)) : RUMMY_NO_CARDS;

  for (int i = 0; i < players; i++) {
    if (rummy_rules_side (round->rules, (unsigned) i) == rummy_rules_side (round->rules, view->seat) ||
        !rummy_round_has_seat (round, (unsigned) i))
      continue;
    self->seen = rummy_cards_or (self->seen, rummy_round_seen (round, (unsigned) i));
    self->n_opposing += round->n_hand[i];
    self->n_hidden_held += n_unseen (round, (unsigned) i);
    self->doubted = rummy_cards_or (self->doubted, view->lacks[i]);
    if (round->n_hand[i] < fewest)
      fewest = round->n_hand[i];
  }

  n_hidden = (int) rummy_cards_count (self->hidden);
  self->doubted = rummy_cards_minus (rummy_cards_and (self->doubted, self->hidden), self->odd);
  self->their_hidden = n_hidden ? weights->their_hidden * self->n_hidden_held / n_hidden : 0;
  if (self->their_hidden > 256)
    self->their_hidden = 256;
  draws = round->n_stock / players;
  if (draws > DRAWS_AHEAD)
    draws = DRAWS_AHEAD;
  self->own_hidden = n_hidden ? weights->own_hidden * draws / n_hidden : 0;

  self->fewest = fewest;
  self->holds =
    weights->hold_cards && fewest > weights->hold_cards && round->n_stock > weights->hold_stock * players;

  /* An empty stock ends a round as soon as a small hand does. */
  if (round->n_stock == 0)
    self->load = 256;
  else if (fewest <= 2 || round->n_stock <= players)
    self->load = weights->load[0];
  else
    self->load = weights->load[fewest <= 5 ? 1 : fewest <= 9 ? 2 : 3];
}

/* Lowers the probability of cards that the seat was told some opponents lack. */
static void
doubt (const Mind *self, RummyChances *theirs)
{
  const RummyRound *round = &self->view->round;

  RUMMY_CARDS_EACH (card, self->doubted) {
    int n = self->n_hidden_held;

    for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++) {
      if (rummy_rules_side (round->rules, seat) != rummy_rules_side (round->rules, self->view->seat) &&
          rummy_cards_has (self->view->lacks[seat], card))
        n -= n_unseen (round, seat);
    }
    rummy_chances_put (theirs, rummy_cards_of (card), n > 0 ? self->their_hidden * n / self->n_hidden_held : 0);
  }
}

static void
put (const Mind *self, RummyChances *chances, RummyCards cards, int chance)
{
  rummy_chances_put (chances, rummy_cards_minus (cards, self->odd), chance);
}

/* Returns the value of ending the turn with this hand and pile, in 256ths of a point. */
static int64_t
worth (Mind *self, RummyCards hand, RummyCards pile)
{
  const RummyWeights *weights = self->weights;
  RummyChances own = { 0 }, theirs = { 0 };

  self->thought.n++;
  if (self->level->discard == RUMMY_DISCARD_LATEST)
    pile = rummy_cards_and (pile, self->latest);
  put (self, &own, self->hidden, self->own_hidden);
  put (self, &own, pile, weights->own_pile);
  put (self, &own, hand, 256);

  put (self, &theirs, self->hidden, self->their_hidden);
  doubt (self, &theirs);
  put (self, &theirs, self->seen, weights->their_seen);
  put (self, &theirs, pile, weights->their_pile);

  return ((int64_t) rummy_outlook_points (&self->outlook, &own) * weights->chances >> 8) -
         ((int64_t) rummy_outlook_points (&self->outlook, &theirs) * weights->danger >> 8) -
         rummy_rules_cards_points (self->outlook.rules, hand) * self->load +
         (int64_t) rummy_cards_count (rummy_cards_and (hand, self->wilds)) * WILD * 256;
}

static int64_t
worth_of_going_out (const Mind *self)
{
  return (int64_t) self->weights->out * self->n_opposing * 256;
}

/* Returns the points an opponent scores by laying off the discard. */
static int
points_fed (const Mind *self, RummyCard card)
{
  const RummyRound *round = &self->view->round;
  const RummyRules *rules = round->rules;
  const RummyMeldRules meld_rules = rummy_round_meld_rules (round);

  if (rules->layoff == RUMMY_LAYOFF_NONE)
    return 0;

  for (unsigned i = 0; i < round->n_melds; i++) {
    RummyMeld extended;

    if (rules->layoff == RUMMY_LAYOFF_OWN && round->meld[i].owner == self->view->seat)
      continue;
    if (rummy_meld_extend (&meld_rules, &round->meld[i], rummy_cards_of (card), RUMMY_READING_OPEN, &extended) ==
        RUMMY_OK)
      return rummy_meld_points (&meld_rules, &round->meld[i], &extended, rummy_cards_of (card));
  }

  return 0;
}

/* Returns the value of ending the turn with the best discard, which @discard is set to.  @allowed: cards that may be
 * discarded.  @may_go_out: false if a card is drawn first. */
static int64_t
worth_after_discard (Mind *self, RummyCards hand, RummyCards allowed, RummyCards pile, bool may_go_out,
                     RummyCard *discard)
{
  int64_t best = INT64_MIN;

  /* If only the upcard can be taken, a discard buries the rest of the pile. */
  if (self->view->round.rules->pickup == RUMMY_PICKUP_TOP)
    pile = RUMMY_NO_CARDS;

  *discard = RUMMY_CARD_NONE;
  RUMMY_CARDS_EACH (card, allowed) {
    RummyCards thrown = rummy_cards_of (card), rest = rummy_cards_minus (hand, thrown);
    int64_t value;

    if (*discard != RUMMY_CARD_NONE && rummy_thought_is_over (&self->thought))
      break;
    if (rummy_card_pack (card) > 0 && rummy_cards_has (allowed, card ^ 64))
      continue;
    if (may_go_out && rummy_cards_is_empty (rest))
      value = worth_of_going_out (self);
    else
      value = worth (self, rest, rummy_cards_or (pile, thrown)) - points_fed (self, card) * self->weights->feed;
    if (value > best) {
      best = value;
      *discard = card;
    }
  }

  return best;
}

/* Estimates a draw by discarding from the current hand; the stock card adds a fixed weight. */
static int64_t
worth_of_draw (Mind *self)
{
  const RummyRound *round = &self->view->round;
  RummyCard discard;
  RummyPlan plan;

  rummy_plan_make (&plan, round, round->hand[self->view->seat], RUMMY_CARD_NONE);

  return (plan.points + self->weights->draw) * 256 +
         (rummy_cards_is_empty (plan.rest)
            ? worth_of_going_out (self)
            : worth_after_discard (self, plan.rest, plan.rest, rummy_round_pile (round), false, &discard));
}

/* Returns INT64_MIN if the card cannot be used. */
static int64_t
worth_of_take (Mind *self, const RummyMove *move)
{
  RummyRound after = self->view->round;
  RummyCards allowed;
  RummyCard discard;
  RummyPlan plan;

  if (rummy_round_apply (&after, move, NULL) != RUMMY_OK ||
      !rummy_plan_make (&plan, &after, after.hand[move->seat], after.owed) || (after.must_play && plan.n == 0))
    return INT64_MIN;

  if (plan.n == 0 && self->level->gathers)
    return INT64_MIN;
  allowed = plan.rest;
  if (after.kept != RUMMY_CARD_NONE)
    rummy_cards_remove (&allowed, after.kept);
  if (self->level->ends && rummy_cards_count (plan.rest) <= 1 && rummy_cards_within (plan.rest, allowed))
    return ((int64_t) plan.points << 8) + ENDS;
  if (rummy_cards_is_empty (plan.rest))
    return plan.points * 256 + worth_of_going_out (self);
  if (rummy_cards_is_empty (allowed))
    return INT64_MIN;

  return (plan.points - (plan.n ? 0 : self->weights->wait)) * 256 +
         worth_after_discard (self, plan.rest, allowed, rummy_round_pile (&after), true, &discard);
}

/* Returns the legal move that gets rid of most points, for when the best plan would leave nothing to discard, or a
 * duty can only be met in an unusual way.  The list has an effort of its own, so that there is a move. */
static RummyMove
choose_listed (const Mind *self)
{
  RummyRound round = self->view->round;
  unsigned best = 0;
  int most = -1;
  RummyMoves moves;

  round.effort = NULL;
  rummy_round_moves (&round, &moves);
  for (unsigned i = 0; i < moves.n; i++) {
    int points = rummy_rules_cards_points (round.rules, moves.move[i].cards);

    if (points > most) {
      most = points;
      best = i;
    }
  }

  return moves.move[best];
}

static RummyMove
choose_draw (Mind *self)
{
  const RummyRound *round = &self->view->round;
  RummyMove move = { .seat = self->view->seat, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE }, best;
  unsigned lowest = round->n_pile - (round->n_pile * self->level->pile + 99) / 100;
  int64_t best_value = INT64_MIN;

  best = move;
  if (round->n_stock > 0) {
    best.kind = RUMMY_MOVE_DRAW;
    best_value = worth_of_draw (self);
  } else {
    best.kind = RUMMY_MOVE_PASS;
    /* Some rules force a pick-up. */
    if (rummy_round_check (round, &best) == RUMMY_OK)
      best_value = -256 * rummy_rules_cards_points (round->rules, round->hand[move.seat]);
  }

  move.kind = RUMMY_MOVE_TAKE;
  for (unsigned i = round->n_pile; i > lowest && !rummy_thought_is_over (&self->thought); i--) {
    int64_t value;

    move.card = round->deck[i - 1];
    value = worth_of_take (self, &move);
    if (value > best_value) {
      best_value = value;
      best = move;
    }
  }

  return best_value == INT64_MIN ? choose_listed (self) : best;
}

static RummyMove
group_move (const Mind *self, const RummyGroup *group)
{
  return (RummyMove) {
    .kind = group->meld == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY,
    .seat = self->view->seat,
    .card = RUMMY_CARD_NONE,
    .meld = group->meld,
    .low = group->reading,
    .cards = group->cards,
  };
}

/* Returns whether a group is held back because others could still lay off on it. */
static bool
waits (const Mind *self, const RummyGroup *group)
{
  const RummyCards aces = rummy_cards_and (group->cards, rummy_cards_of_rank (RUMMY_ACE));

  /* With one meld per turn, melds held back could not all be laid later. */
  if (self->view->round.rules->melds_per_turn)
    return false;
  if (self->holds)
    return true;

  return self->level->spares_aces && self->fewest > 2 && group->meld == RUMMY_MELD_NONE &&
         rummy_cards_count (group->cards) == 3 && rummy_cards_count (aces) == 1 &&
         rummy_cards_count (rummy_cards_and (group->cards, rummy_cards_of_rank (2))) == 1;
}

/* Returns the group to lay next, or NULL.  Goes out whenever possible. */
static const RummyGroup *
next_group (const Mind *self, const RummyPlan *plan)
{
  const RummyRound *round = &self->view->round;
  bool is_duty = round->owed != RUMMY_CARD_NONE || round->first_open || (round->must_play && !round->played);
  bool goes_out = rummy_cards_count (plan->rest) <= 1;

  for (unsigned i = 0; i < plan->n; i++) {
    const RummyMove move = group_move (self, &plan->group[i]);

    if ((is_duty || goes_out || !waits (self, &plan->group[i])) && rummy_round_check (round, &move) == RUMMY_OK)
      return &plan->group[i];
  }

  return NULL;
}

static RummyCard
choose_discard (Mind *self, RummyCards hand, RummyCards allowed)
{
  const RummyLevelData *level = self->level;
  RummyCard discard = RUMMY_CARD_NONE;

  if (level->discard == RUMMY_DISCARD_ANY || (level->whim && rummy_rng_below (self->rng, 100) < level->whim)) {
    unsigned nth = rummy_rng_below (self->rng, rummy_cards_count (allowed));

    RUMMY_CARDS_EACH (card, allowed) {
      if (nth-- == 0)
        discard = card;
    }
  } else if (level->discard == RUMMY_DISCARD_HIGHEST) {
    const RummyRules *rules = self->view->round.rules;

    RUMMY_CARDS_EACH (card, allowed) {
      if (discard == RUMMY_CARD_NONE ||
          rummy_rules_hand_points (rules, card) > rummy_rules_hand_points (rules, discard))
        discard = card;
    }
  } else {
    worth_after_discard (self, hand, allowed, rummy_round_pile (&self->view->round), true, &discard);
  }

  return discard;
}

static RummyMove
choose_play (Mind *self)
{
  const RummyRound *round = &self->view->round;
  RummyCards hand = round->hand[self->view->seat], allowed;
  const RummyGroup *group;
  RummyMove move;
  RummyPlan plan;

  if (!rummy_plan_make (&plan, round, hand, round->owed))
    return choose_listed (self);
  group = next_group (self, &plan);
  if (group)
    return group_move (self, group);
  if (round->owed != RUMMY_CARD_NONE || round->first_open || (round->must_play && !round->played))
    return choose_listed (self);

  /* Keeps the cards of groups held back, if there is another discard. */
  allowed = plan.rest;
  if (round->kept != RUMMY_CARD_NONE)
    rummy_cards_remove (&allowed, round->kept);
  if (rummy_cards_is_empty (allowed)) {
    allowed = hand;
    if (round->kept != RUMMY_CARD_NONE)
      rummy_cards_remove (&allowed, round->kept);
  }
  if (rummy_cards_is_empty (allowed))
    return choose_listed (self);
  move = (RummyMove) { .kind = RUMMY_MOVE_DISCARD, .seat = self->view->seat, .meld = RUMMY_MELD_NONE };
  move.card = choose_discard (self, plan.n ? plan.rest : hand, allowed);

  return rummy_round_check (round, &move) == RUMMY_OK ? move : choose_listed (self);
}

bool
rummy_evaluate_plays (const RummyRules *rules)
{
  return rules->meld_when == RUMMY_MELD_ANY_TIME &&
         (rules->pickup == RUMMY_PICKUP_ANY || rules->pickup == RUMMY_PICKUP_TOP) &&
         rules->stock_out != RUMMY_STOCKOUT_DISCARD && !rules->floating;
}

bool
rummy_evaluate_knows (const RummyRound *round)
{
  return rummy_evaluate_plays (round->rules) &&
         (round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_PLAY) &&
         (round->phase != RUMMY_PHASE_DRAW || round->n_stock > 0 || !rummy_round_can_renew (round));
}

RummyMove
rummy_evaluate_choose (const RummyView *view, const RummyLevelData *level, RummyRng *rng, const RummyLimits *limits)
{
  RummyView bounded = *view;
  unsigned effort = EFFORT;
  RUMMY_UNSET Mind mind;

  if (bounded.round.effort == NULL)
    bounded.round.effort = &effort;
  mind_init (&mind, &bounded, level, rng, limits);

  return view->round.phase == RUMMY_PHASE_DRAW ? choose_draw (&mind) : choose_play (&mind);
}
