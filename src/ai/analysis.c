/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/analysis.h"

#include "ai/objective.h"
#include "ai/plain.h"
#include "ai/policy.h"
#include "ai/quick-knock.h"
#include "ai/worlds.h"
#include "engine/solve.h"

#include <math.h>
#include <string.h>

#define SEED 500 /* of the simulated deals; constant, so that the same question gets the same answer */
#define CERTAIN 2 /* standard errors by which a choice must be worse to be called a mistake */
#define CHOICES 8   /* stop adding other choices at this number */
#define LIKELY 1.96 /* standard errors of a 95 % interval */

/* Number of simulated deals.  Most positions of two players take some tenths of a second.  A number instead of a
 * time limit gives the same answer on every machine, and in the review. */
#define DEALS_OF_KNOCK 2048
#define DEALS_QUICK 512
#define DEALS 256

#define STANDS_OUT 1.25 /* times as likely as an average card */
#define DEALS_BELIEVED 4096 /* keeps the error of a probability near one percent */

static bool
has_card_cb (RummyCards cards, unsigned reading, void *data)
{
  (void) reading;

  return !rummy_cards_has (cards, *(const RummyCard *) data);
}

static bool
fits_table (const RummyRound *round, const RummyMeldRules *rules, unsigned seat, RummyCard card)
{
  const RummyRules *game = round->rules;

  if (game->layoff == RUMMY_LAYOFF_NONE || game->meld_when != RUMMY_MELD_ANY_TIME)
    return false;
  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];
    RummyMeld extended;
    RummyRefusal refusal;

    if (meld->sealed || (game->layoff == RUMMY_LAYOFF_OWN && meld->owner != seat))
      continue;
    refusal = rummy_meld_extend (rules, meld, rummy_cards_of (card), RUMMY_READING_OPEN, &extended);
    if (refusal == RUMMY_OK || refusal == RUMMY_REFUSED_AMBIGUOUS)
      return true;
  }

  return false;
}

/* Returns whether a card makes a meld with cards of a hand, or fits a meld on the table. */
static bool
is_useful (const RummyRound *round, unsigned seat, RummyCards hand, RummyCard card)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCards same = rummy_cards_or (rummy_cards_of_rank (rummy_card_rank (card)), rules.wilds);

  for (unsigned pack = 0; pack < RUMMY_PACKS_MAX; pack++)
    same.pack[pack] |= UINT64_C (0x3ffe) << (16 * rummy_card_suit (card));
  if (rummy_cards_has (rules.wilds, card))
    same = hand;
  hand = rummy_cards_and (hand, same);
  rummy_cards_add (&hand, card);

  return !rummy_meld_each_new (&rules, hand, rummy_cards_of (card), has_card_cb, &card) ||
         fits_table (round, &rules, seat, card);
}

static bool
goes_on (const RummyAnalysis *self, const RummyRound *round)
{
  switch ((RummyPhase) round->phase) {
  case RUMMY_PHASE_PLAY:
  case RUMMY_PHASE_SPREAD:
  case RUMMY_PHASE_LAYOFF:
  case RUMMY_PHASE_EXCHANGE:
  case RUMMY_PHASE_NODISC:
    return round->turn == self->view.seat && round->turns == self->view.round.turns;
  default:
    return false;
  }
}

static void
count_points (RummyOption *option, const RummyEvents *events, unsigned seat)
{
  for (unsigned i = 0; i < events->n; i++) {
    const RummyEvent *event = &events->event[i];

    if (event->seat == seat && (event->kind == RUMMY_EVENT_MELD || event->kind == RUMMY_EVENT_LAY ||
                                event->kind == RUMMY_EVENT_SWAP || event->kind == RUMMY_EVENT_CALL))
      option->points += event->points;
  }
}

/* Plays a choice and what necessarily follows in the turn, up to a card from the stock, which may be any here.
 * Returns false if a move is not legal. */
static bool
foresee (RummyAnalysis *self, RummyOption *option, const RummyRound *deal, RummyRound *after)
{
  const RummyLevelData *level = &rummy_levels[RUMMY_LEVEL_ADVISER];
  const unsigned seat = self->view.seat;
  RummyLine *line = &option->line;
  RummyRng rng;

  rummy_rng_seed (&rng, SEED);
  *after = *deal;
  for (unsigned i = 0; i < RUMMY_LINE_MOVES_MAX; i++) {
    RummyEvents events = { .n = 0 };

    if (i == line->n) {
      RummyView view;

      if (option->is_own || !goes_on (self, after))
        break;
      rummy_view_init (&view, after, seat, self->view.totals);
      line->move[line->n++] = rummy_policy_choose (&view, level, &rng, NULL);
    }
    if (rummy_round_apply (after, &line->move[i], &events) != RUMMY_OK) {
      line->n = i;
      return i > 0;
    }
    count_points (option, &events, seat);
    if (line->move[i].kind == RUMMY_MOVE_DISCARD || line->move[i].kind == RUMMY_MOVE_KNOCK)
      option->discard = line->move[i].card;
    if (!rummy_cards_is_empty (rummy_cards_and (after->hand[seat], self->hidden))) {
      line->n = i + 1;
      break;
    }
  }

  return true;
}

static void
read_hand (const RummyAnalysis *self, RummyOption *option, const RummyRound *after)
{
  const RummyMeldRules rules = rummy_round_meld_rules (after);
  RummyCards hand = rummy_cards_minus (after->hand[self->view.seat], self->hidden);

  option->n_left = rummy_cards_count (hand);
  option->left = rummy_round_keeps_melds (after) ? rummy_solve_least_deadwood (&rules, hand, NULL)
                                                 : rummy_rules_cards_points (after->rules, hand);
  option->is_last = after->phase == RUMMY_PHASE_OVER || after->phase == RUMMY_PHASE_LAYOFF;
  if (option->is_last)
    return;
  if (after->rules->meld_when == RUMMY_MELD_ANY_TIME && !(after->down >> self->view.seat & 1))
    option->minimum = after->rules->first_min;
  RUMMY_CARDS_EACH (card, self->hidden) {
    if (is_useful (after, self->view.seat, hand, card))
      rummy_cards_add (&option->completes, card);
  }
}

/* Melds and lay-offs may come in any order. */
static bool
begins_alike (const RummyMove *a, const RummyMove *b)
{
  bool lays = a->kind == RUMMY_MOVE_MELD || a->kind == RUMMY_MOVE_LAY;

  return a->kind == b->kind || (lays && (b->kind == RUMMY_MOVE_MELD || b->kind == RUMMY_MOVE_LAY));
}

/* Choices with the same outcome count as one. */
static RummyOption *
find_same (RummyAnalysis *self, const RummyOption *option)
{
  for (unsigned i = 0; i < self->n; i++) {
    RummyOption *other = &self->option[i];

    if (begins_alike (&other->line.move[0], &option->line.move[0]) && other->discard == option->discard &&
        other->points == option->points && other->left == option->left && other->n_left == option->n_left &&
        rummy_cards_equal (other->completes, option->completes) &&
        (option->line.move[0].kind != RUMMY_MOVE_TAKE || option->line.move[0].card == other->line.move[0].card) &&
        (option->line.n > 1 || option->line.move[0].low == other->line.move[0].low))
      return other;
  }

  return NULL;
}

static void
add_option (RummyAnalysis *self, const RummyLine *line, bool is_own, const RummyRound *deal,
            RummyRound after[RUMMY_LINES_MAX])
{
  RummyOption option = { .line = *line, .discard = RUMMY_CARD_NONE, .is_own = is_own };
  RummyOption *same;
  RummyRound round;

  if (!foresee (self, &option, deal, &round))
    return;
  read_hand (self, &option, &round);
  same = find_same (self, &option);
  if (same) {
    same->is_own |= is_own;
    return;
  }
  if (self->n == RUMMY_LINES_MAX)
    self->n--;
  after[self->n] = round;
  self->option[self->n++] = option;
}

/* Returns whether a choice begins with a meld and ends with a discard. */
static bool
melds_and_discards (const RummyOption *option)
{
  const RummyLine *line = &option->line;

  return line->n > 1 && line->move[line->n - 1].kind == RUMMY_MOVE_DISCARD &&
         (line->move[0].kind == RUMMY_MOVE_MELD || line->move[0].kind == RUMMY_MOVE_LAY);
}

/* Adds the choice again with other discards. */
static void
add_discards (RummyAnalysis *self, RummyOption option, unsigned n_most, const RummyRound *deal,
              RummyRound after[RUMMY_LINES_MAX])
{
  unsigned last = option.line.n - 1, n_before = self->n, n;
  RummyMove moves[RUMMY_PLAIN_BEST_MAX];
  RummyRound round = *deal;
  RummyView view;

  for (unsigned i = 0; i < last; i++)
    rummy_round_apply (&round, &option.line.move[i], NULL);
  rummy_view_init (&view, &round, self->view.seat, self->view.totals);
  n = rummy_plain_best (&view, moves, RUMMY_PLAIN_BEST_MAX);
  for (unsigned i = 0; i < n && self->n < n_before + n_most; i++) {
    option.line.move[last] = moves[i];
    if (moves[i].kind == RUMMY_MOVE_DISCARD)
      add_option (self, &option.line, false, deal, after);
  }
}

/* Adds other discards after a meld, which lines contain only with the quick player. */
static void
add_other_discards (RummyAnalysis *self, const RummyRound *deal, RummyRound after[RUMMY_LINES_MAX])
{
  unsigned n_before = self->n, n_melds = 0;

  for (unsigned i = 0; i < n_before; i++)
    n_melds += melds_and_discards (&self->option[i]);
  for (unsigned i = 0; i < n_before && n_before < CHOICES; i++) {
    if (melds_and_discards (&self->option[i]))
      add_discards (self, self->option[i], (CHOICES - n_before + n_melds - 1) / n_melds, deal, after);
  }
}

/* Melds and lay-offs match in any order, other moves only at the beginning. */
static bool
is_listed_cb (const RummyMove *move, void *data)
{
  const RummyAnalysis *self = data;
  bool lays = move->kind == RUMMY_MOVE_MELD || move->kind == RUMMY_MOVE_LAY;

  for (unsigned i = 0; i < self->n; i++) {
    for (unsigned k = 0; k < (lays ? self->option[i].line.n : 1); k++) {
      const RummyMove listed = rummy_round_listed (&self->view.round, &self->option[i].line.move[k]);

      if (listed.kind == move->kind && (lays || listed.card == move->card) &&
          (move->kind != RUMMY_MOVE_LAY || listed.meld == move->meld) && rummy_cards_equal (listed.cards, move->cards))
        return true;
    }
  }

  return false;
}

/* Returns whether the next player could use a discard in a deal. */
static bool
feeds (const RummyOption *option, const RummyRound *after, const RummyRound *deal, unsigned seat)
{
  unsigned next = rummy_round_next (deal, seat);

  if (option->discard == RUMMY_CARD_NONE || after->phase == RUMMY_PHASE_OVER)
    return false;

  return is_useful (after, next, deal->hand[next], option->discard);
}

static unsigned
deals_wanted (const RummyRules *rules, bool is_quick)
{
  return is_quick ? DEALS_QUICK : rummy_quick_knock_knows (rules) ? DEALS_OF_KNOCK : DEALS;
}

void
rummy_analysis_init (RummyAnalysis *self, const RummyView *view, const RummyLine *own)
{
  const RummyLevelData *level = &rummy_levels[RUMMY_LEVEL_GRANDMASTER];
  const RummyWeights *weights = rummy_level_weights (level, view->round.rules);
  RummyRound deal, after[RUMMY_LINES_MAX];
  RummyWorlds worlds;
  RummyQuick quick;
  RummyLines lines;
  RummyMove usual;
  RummyRng rng;
  bool is_quick;
  unsigned hoarders;

  memset (self, 0, sizeof *self);
  self->view = *view;
  self->hidden = rummy_view_hidden (view);
  self->is_game = rummy_objective_is_game (view);
  rummy_rng_seed (&self->rng, SEED);
  rng = self->rng;
  is_quick = rummy_quick_init (&quick, view->round.rules);

  usual = rummy_policy_choose (view, &rummy_levels[RUMMY_LEVEL_ADVISER], &rng, NULL);
  rummy_lines_make (&lines, view, is_quick ? &quick : NULL, weights, &usual);
  /* Hands stay hidden until the role of jokers is decided. */
  if (view->round.phase == RUMMY_PHASE_NOMINATE) {
    for (unsigned i = 0; i < lines.n; i++)
      self->option[self->n++] = (RummyOption) { .line = lines.line[i], .discard = RUMMY_CARD_NONE,
                                                .is_suggested = i == 0 };
    return;
  }

  rummy_worlds_init (&worlds, view, is_quick ? &quick : NULL);
  rummy_worlds_deal (&worlds, &rng, &deal, &hoarders);
  for (unsigned i = 0; i < lines.n; i++)
    add_option (self, &lines.line[i], false, &deal, after);
  self->option[0].is_suggested = true;
  if (!is_quick && view->round.phase == RUMMY_PHASE_PLAY)
    add_other_discards (self, &deal, after);
  if (own)
    add_option (self, own, true, &deal, after);
  self->is_part = !rummy_round_each_move (&view->round, view->seat, is_listed_cb, self);
  self->n_wanted = self->n < 2 ? 0 : deals_wanted (view->round.rules, is_quick);

  for (unsigned n = 0; n < RUMMY_ANALYSIS_DEALS; n++) {
    rummy_worlds_deal (&worlds, &rng, &deal, &hoarders);
    for (unsigned i = 0; i < self->n; i++)
      self->option[i].n_fed += feeds (&self->option[i], &after[i], &deal, view->seat);
  }
}

static void
sort (RummyAnalysis *self)
{
  for (unsigned i = 1; i < self->n; i++) {
    RummyOption option = self->option[i];
    unsigned at = i;

    for (; at > 0 && rummy_tally_mean (&self->option[at - 1].result) < rummy_tally_mean (&option.result); at--)
      self->option[at] = self->option[at - 1];
    self->option[at] = option;
  }
}

/* Returns the choice that the others are compared with. */
static const RummyOption *
compared (const RummyAnalysis *self)
{
  const RummyOption *own = rummy_analysis_own (self);

  return own ? own : &self->option[0];
}

bool
rummy_analysis_think (RummyAnalysis *self, unsigned n_deals, const RummyLimits *limits)
{
  RummyTally tallies[RUMMY_LINES_MAX];
  RummyLines lines = { .n = self->n };
  unsigned n;

  for (unsigned i = 0; i < self->n; i++) {
    lines.line[i] = self->option[i].line;
    tallies[i] = self->option[i].result;
  }
  n = rummy_search_sample (&self->view, &rummy_levels[RUMMY_LEVEL_GRANDMASTER], &lines,
                           (unsigned) (compared (self) - self->option), n_deals, &self->rng, limits, tallies);
  for (unsigned i = 0; i < self->n; i++)
    self->option[i].result = tallies[i];
  self->n_deals += n;
  sort (self);
  for (unsigned i = 0; self->n_deals >= self->n_wanted && i < self->n; i++)
    self->option[i].is_suggested = i == 0;

  return n == n_deals;
}

double
rummy_analysis_chance (const RummyAnalysis *self, const RummyOption *option)
{
  return rummy_tally_mean (&option->result) / (double) rummy_objective_certain (self->view.round.rules);
}

double
rummy_analysis_doubt (const RummyOption *option)
{
  const RummyTally *result = &option->result;

  return result->n > 1 ? LIKELY * rummy_tally_spread (result) / sqrt (result->n - 1) : 0;
}

const RummyOption *
rummy_analysis_suggested (const RummyAnalysis *self)
{
  for (unsigned i = 0; i < self->n; i++) {
    if (self->option[i].is_suggested)
      return &self->option[i];
  }

  return NULL;
}

const RummyOption *
rummy_analysis_own (const RummyAnalysis *self)
{
  for (unsigned i = 0; i < self->n; i++) {
    if (self->option[i].is_own)
      return &self->option[i];
  }

  return NULL;
}

double
rummy_analysis_loss (const RummyAnalysis *self)
{
  double error, loss = self->n ? rummy_tally_ahead (&self->option[0].result, &error) : 0;

  return rummy_analysis_own (self) == NULL || loss <= 0 || loss < CERTAIN * error ? 0 : loss;
}

double
rummy_analysis_lead (const RummyRound *round, unsigned seat)
{
  const RummyRules *rules = round->rules;
  unsigned own = rummy_rules_side (rules, seat), n = 0;
  RummyScore scores[RUMMY_SEATS_MAX];
  double others = 0, lead;

  if (!rummy_round_scores (round, scores, NULL))
    return 0;
  for (unsigned side = 0; side < rummy_rules_sides (rules); side++) {
    if (side == own || (!rules->partner && !rummy_round_has_seat (round, side)))
      continue;
    others += scores[side].total;
    n++;
  }
  lead = n ? scores[own].total - others / n : 0;

  return rules->lowest ? -lead : lead;
}

/* Returns whether all deals are equally likely: because nobody has done anything yet, or because what others do is
 * not evaluated. */
static bool
is_even (const RummyView *view, const RummyWorlds *worlds)
{
  for (unsigned seat = 0; seat < (unsigned) view->round.rules->players; seat++) {
    if (!rummy_cards_is_empty (view->lacks[seat]))
      return false;
  }

  return view->round.turns == 0 || (worlds->quick == NULL && !worlds->develops);
}

/* Returns the probability that an unseen card is in a hand if there is no evidence about it. */
static float
even_share (const RummyView *view, unsigned seat)
{
  unsigned n_unknown = view->round.n_hand[seat] - rummy_cards_count (view->round.hand[seat]);
  unsigned n_hidden = rummy_cards_count (rummy_view_hidden (view));

  return n_hidden ? (float) n_unknown / (float) n_hidden : 0;
}

static void
share_evenly (const RummyView *view, RummyBelief *belief)
{
  RummyCards hidden = rummy_view_hidden (view);

  for (unsigned seat = 0; seat < (unsigned) view->round.rules->players; seat++) {
    RummyCards known = rummy_cards_and (view->round.hand[seat], belief->cards);

    RUMMY_CARDS_EACH (card, hidden)
      belief->in_hand[seat][card] = belief->even[seat];
    RUMMY_CARDS_EACH (card, known)
      belief->in_hand[seat][card] = 1;
  }
}

void
rummy_analysis_believe (const RummyView *view, RummyBelief *belief)
{
  RummyQuick quick;
  bool is_quick = rummy_quick_init (&quick, view->round.rules);
  RummyWorlds worlds;
  RummyRng rng;

  memset (belief, 0, sizeof *belief);
  belief->cards = rummy_view_hidden (view);
  for (unsigned seat = 0; seat < (unsigned) view->round.rules->players; seat++) {
    if (seat == view->seat)
      continue;
    belief->cards = rummy_cards_or (belief->cards, view->round.hand[seat]);
    belief->even[seat] = even_share (view, seat);
  }

  rummy_rng_seed (&rng, SEED);
  rummy_worlds_init (&worlds, view, is_quick ? &quick : NULL);
  if (is_even (view, &worlds)) {
    share_evenly (view, belief);
    return;
  }
  for (unsigned n = 0; n < DEALS_BELIEVED; n++) {
    RummyRound deal;
    unsigned hoarders;

    rummy_worlds_deal (&worlds, &rng, &deal, &hoarders);
    for (unsigned seat = 0; seat < (unsigned) view->round.rules->players; seat++) {
      RummyCards cards = rummy_cards_and (deal.hand[seat], belief->cards);

      RUMMY_CARDS_EACH (card, cards)
        belief->in_hand[seat][card] += 1.0f / DEALS_BELIEVED;
    }
  }
}

unsigned
rummy_belief_percent (const RummyBelief *self, unsigned seat, RummyCard card)
{
  return (unsigned) lroundf (100 * self->in_hand[seat][card]);
}

bool
rummy_belief_stands_out (const RummyBelief *self, unsigned seat, RummyCard card)
{
  float even = self->even[seat];

  return self->in_hand[seat][card] >= fminf (STANDS_OUT * even, (1 + even) / 2);
}

static void
melds_of_hand (const RummyRound *round, RummyCards hand, RummyPlan *plan)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummySolution solution;

  rummy_solve_least_deadwood (&rules, hand, &solution);
  *plan = (RummyPlan) { .rest = solution.rest };
  for (unsigned i = 0; i < solution.n && plan->n < RUMMY_PLAN_MAX; i++) {
    RummyGroup *group = &plan->group[plan->n++];
    RummyMeld meld;

    *group = (RummyGroup) { .cards = solution.group[i].cards, .meld = RUMMY_MELD_NONE,
                            .reading = solution.group[i].reading };
    if (rummy_meld_make (&rules, group->cards, group->reading, &meld) == RUMMY_OK)
      group->points = (int16_t) rummy_meld_points (&rules, NULL, &meld, group->cards);
    plan->points += group->points;
  }
}

void
rummy_analysis_melds (const RummyView *view, RummyPlan *plan)
{
  RummyRound round = view->round;
  RummyPlan wanted;

  if (rummy_round_keeps_melds (&round)) {
    melds_of_hand (&round, round.hand[view->seat], plan);
    return;
  }

  /* Keeps only what the game currently allows of the plan. */
  if (round.phase == RUMMY_PHASE_DRAW)
    round.phase = RUMMY_PHASE_PLAY;
  *plan = (RummyPlan) { .rest = round.hand[view->seat] };
  if (!rummy_plan_make (&wanted, &round, round.hand[view->seat], round.owed))
    return;
  for (unsigned i = 0; i < wanted.n; i++) {
    const RummyGroup *group = &wanted.group[i];
    const RummyMove move = {
      .kind = group->meld == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY,
      .seat = view->seat,
      .card = RUMMY_CARD_NONE,
      .meld = group->meld,
      .low = group->reading,
      .cards = group->cards,
    };

    if (round.turn != view->seat || rummy_round_apply (&round, &move, NULL) != RUMMY_OK)
      continue;
    plan->group[plan->n++] = *group;
    plan->points += group->points;
    plan->rest = rummy_cards_minus (plan->rest, group->cards);
  }
}
