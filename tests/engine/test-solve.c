/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver against a brute force that knows no more than what a meld is: random hands under all kinds of rules,
 * out of short packs so that melds clash. */

#include "engine/rng.h"
#include "engine/solve-private.h"
#include "tap.h"

#include <string.h>

#define HAND_MAX 13

/* What a plain player would write down about an arrangement.  left: of the sorted hand, one bit a card. */
typedef struct {
  int points, n_melded, n_melds;
  unsigned left;
} Plain;

typedef struct {
  const RummyRules *rules;
  bool wants_points;
  unsigned n;
  RummyCard card[HAND_MAX];
  uint8_t suits[1 << HAND_MAX];  /* of the natural cards of each group */
  uint16_t ranks[1 << HAND_MAX];
  int melds[1 << HAND_MAX]; /* points of each group, -1 where it is no meld */
  unsigned begins[HAND_MAX][1 << HAND_MAX]; /* melds by their first card */
  unsigned n_begins[HAND_MAX];
  bool is_known[1 << HAND_MAX];
  Plain known[1 << HAND_MAX];
} Brute;

typedef struct {
  const char *name, *rules;
  unsigned n_hands; /* thousands */
  unsigned least, most; /* cards in a hand */
  unsigned packs, n_suits, low, high; /* of the pack that hands are dealt from; low and high may go round the king */
  unsigned n_wild; /* at most, in a hand */
} Mix;

static const Mix mixes[] = {
  { "gin, full pack", "acehand=1 setmax=16 setsuits=yes ace=low", 120, 10, 11, 1, 4, 1, 13, 0 },
  { "gin, six ranks", "acehand=1 ace=low", 50, 8, 11, 1, 4, 1, 6, 0 },
  { "gin, three suits", "acehand=1 ace=either", 50, 9, 11, 1, 3, 8, 14, 0 },
  { "500, full pack", "", 20, 13, 13, 1, 4, 1, 13, 0 },
  { "500, low ranks", "", 50, 7, 12, 1, 4, 1, 5, 0 },
  { "500, high ranks", "", 50, 7, 12, 1, 4, 10, 14, 0 },
  { "500, round the king", "", 60, 8, 11, 1, 2, 10, 18, 0 },
  { "500, 5-10-15", "v29=5 acelowv=5", 40, 7, 11, 1, 4, 10, 15, 0 },
  { "ace dear at the low end", "acelowv=25 acehighv=1 acesetv=11 v29=1 vcourt=rising", 50, 7, 11, 1, 3, 10, 17, 0 },
  { "corner", "ace=corner acehand=11 acelowv=11 acehighv=11 acesetv=11", 50, 7, 11, 1, 3, 10, 17, 0 },
  { "corner, ace dear at the low end", "ace=corner acelowv=25 acehighv=1 setmax=3", 20, 8, 12, 1, 2, 9, 18, 0 },
  { "corner, all of two suits", "ace=corner acelowv=1 acehighv=15", 20, 9, 13, 1, 2, 1, 13, 0 },
  { "runs of four", "runmin=4", 30, 8, 12, 1, 3, 9, 15, 0 },
  { "runs of four round the corner", "runmin=4 ace=corner", 30, 8, 12, 1, 2, 9, 16, 0 },
  { "sets of three", "setmax=3", 40, 8, 12, 1, 4, 1, 5, 0 },
  { "only runs", "kinds=runs", 20, 8, 12, 1, 3, 9, 15, 0 },
  { "only sets", "kinds=sets", 20, 8, 12, 1, 4, 1, 5, 0 },
  { "at most three cards", "meldmax=3", 30, 8, 12, 1, 3, 1, 7, 0 },
  { "at most four cards, four twice", "meldmax=4 four2=yes", 30, 8, 12, 1, 3, 1, 7, 0 },
  { "four twice", "four2=yes", 30, 8, 12, 1, 3, 1, 7, 0 },
  { "two packs, all suits", "packs=2", 40, 8, 12, 2, 3, 1, 5, 0 },
  { "two packs, suits twice", "packs=2 setsuits=yes setmax=16", 40, 8, 12, 2, 2, 10, 14, 0 },
  { "two packs, corner", "packs=2 setsuits=yes setmax=5 ace=corner", 20, 8, 12, 2, 2, 11, 16, 0 },
  { "kaluki", "packs=2 jokers=2 setsuits=yes setmax=16 wildhand=25 wildmeld=replaced", 20, 7, 11, 2, 4, 10, 16, 3 },
  { "kaluki, full packs", "packs=2 jokers=2 setsuits=yes setmax=16 wildhand=25 wildmeld=replaced", 6,
    12, 13, 2, 4, 1, 13, 2 },
  { "british kaluki", "packs=2 jokers=1 acehand=11 acesetv=11 acehighv=11 wildmeld=replaced", 20,
    7, 11, 2, 3, 1, 7, 3 },
  { "jokers, cheap in the hand", "jokers=4 wildhand=0 wildmeld=5", 10, 6, 10, 1, 3, 1, 9, 4 },
  { "two naturals", "jokers=4 naturals=2", 20, 6, 10, 1, 3, 9, 17, 4 },
  { "one wild card a meld", "jokers=4 wildmax=1", 20, 6, 11, 1, 3, 9, 17, 4 },
  { "two wild cards, two naturals", "jokers=4 naturals=2 wildmax=2 wildmeld=replaced ace=corner", 10,
    6, 10, 1, 3, 9, 17, 4 },
  { "twos wild", "twos=yes wildhand=25 wildmeld=25", 20, 6, 10, 1, 4, 1, 6, 4 },
  { "twos wild, replaced, corner", "twos=yes wildmeld=replaced ace=corner", 10, 6, 10, 1, 4, 12, 17, 4 },
  { "twos wild, one a meld", "twos=yes wildmax=1", 20, 6, 11, 1, 4, 1, 6, 4 },
  { "twos and jokers wild, two packs", "packs=2 twos=yes jokers=2 naturals=2 wildmax=3", 10, 6, 10, 2, 2, 1, 5, 5 },
  { "twos and jokers wild, suits twice",
    "packs=2 twos=yes jokers=2 setsuits=yes setmax=6 wildmax=2 wildmeld=replaced", 10, 6, 10, 2, 2, 1, 5, 5 },
  { "wild cards at most four a meld", "jokers=4 packs=2 meldmax=4 four2=yes wildmeld=replaced", 10,
    6, 9, 2, 2, 10, 16, 4 },
  { "wild cards in runs of four", "jokers=4 runmin=4 kinds=runs wildmeld=replaced", 10, 6, 10, 1, 2, 1, 13, 4 },
  { "persian", "jokers=4 jokerrole=group wildhand=20 wildmeld=20 four2=yes", 20, 7, 12, 1, 3, 1, 6, 4 },
  { "persian, two packs", "packs=2 jokers=4 jokerrole=group wildhand=20 wildmeld=replaced", 20, 8, 12, 2, 2, 1, 6, 8 },
  { "persian, twos wild", "jokers=4 jokerrole=group twos=yes wildmeld=replaced four2=yes", 10, 7, 10, 1, 3, 1, 6, 4 },
};

#define N_MIXES (sizeof mixes / sizeof *mixes)

static unsigned percent; /* of the hands */

static bool
is_wild (const RummyRules *rules, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  return (rank == 0 && rules->joker_role == RUMMY_JOKERS_WILD) || (rank == 2 && rules->twos);
}

static int
max (int a, int b)
{
  return a > b ? a : b;
}

static int
value_of (const RummyRules *rules, unsigned rank, int ace)
{
  if (rank == 1)
    return ace;
  if (rank < 10)
    return rules->twos_to_nines ? rules->twos_to_nines : (int) rank;

  return rules->tens_to_kings ? rules->tens_to_kings : (int) rank;
}

static int
value_in_hand (const RummyRules *rules, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  return rank == 0 || (rank == 2 && rules->twos) ? rules->wild_in_hand : value_of (rules, rank, rules->ace_in_hand);
}

/* Points of a place for the card that lies there. */
static int
value_in_place (const RummyRules *rules, RummyCard card, unsigned rank, int ace)
{
  return is_wild (rules, card) && rules->wild_in_meld >= 0 ? rules->wild_in_meld : value_of (rules, rank, ace);
}

static bool
enough_naturals (const RummyRules *rules, unsigned n, unsigned n_natural)
{
  return n == n_natural || (n_natural >= (unsigned) rules->naturals &&
                            (rules->wild_max == 0 || n - n_natural <= (unsigned) rules->wild_max));
}

/* Points of cards as a set of a rank, -1 if they are none. */
static int
as_set (const RummyRules *rules, const RummyCard *cards, unsigned n, unsigned rank)
{
  unsigned suits = 0, n_natural = 0;
  int points = 0;

  if (n > (unsigned) rules->set_max || (!rules->suits_repeat && n > 4))
    return -1;
  for (unsigned i = 0; i < n; i++) {
    if (rummy_card_rank (cards[i]) == rank) {
      unsigned suit = 1u << rummy_card_suit (cards[i]);

      if (!rules->suits_repeat && suits & suit)
        return -1;
      suits |= suit;
      n_natural++;
    } else if (!is_wild (rules, cards[i])) {
      return -1;
    }
    points += value_in_place (rules, cards[i], rank, rules->ace_in_set);
  }

  return n_natural && enough_naturals (rules, n, n_natural) ? points : -1;
}

/* Points of cards as a run of a suit from low on. */
static int
as_run (const RummyRules *rules, const RummyCard *cards, unsigned n, unsigned suit, unsigned low)
{
  unsigned last = rules->ace == RUMMY_ACE_LOW_ONLY ? 13 : rules->ace == RUMMY_ACE_EITHER ? 14 : 25;
  RummyCard place[13] = { 0 };
  bool filled[13] = { false };
  unsigned n_natural = 0;
  int points = 0;

  if (n < (unsigned) rules->run_min || n > 13 || low + n - 1 > last)
    return -1;

  /* First those that have a place of their own: all cards that are not wild, and one two of the suit. */
  for (unsigned i = 0; i < n; i++) {
    unsigned rank = rummy_card_rank (cards[i]), at = rank < low ? rank + 13 - low : rank - low;
    bool fits = rank != 0 && rummy_card_suit (cards[i]) == suit && at < n && !filled[at];

    if (fits) {
      filled[at] = true;
      place[at] = cards[i];
      n_natural++;
    } else if (!is_wild (rules, cards[i])) {
      return -1;
    }
  }
  for (unsigned i = 0; i < n; i++) {
    unsigned rank = (low + i - 1) % 13 + 1;
    int ace = low + i == 1 ? rules->ace_low : rules->ace_high;

    if (filled[i])
      points += value_in_place (rules, place[i], rank, ace);
    else
      points += rules->wild_in_meld >= 0 ? rules->wild_in_meld : value_of (rules, rank, ace);
  }

  return n_natural && enough_naturals (rules, n, n_natural) ? points : -1;
}

/* The most points that cards are worth as a new meld, -1 if they are none. */
static int
as_meld (const RummyRules *rules, const RummyCard *cards, unsigned n)
{
  unsigned n_jokers = 0;
  int points = -1;

  if (n < 3 || (rules->new_meld_max && n > (unsigned) rules->new_meld_max))
    return -1;
  for (unsigned i = 0; i < n; i++)
    n_jokers += rummy_card_rank (cards[i]) == 0;
  if (n_jokers && rules->joker_role == RUMMY_JOKERS_GROUP) {
    if (n_jokers < n || n > 4 || rules->kinds == RUMMY_KINDS_RUNS)
      return -1;
    points = (int) n * (rules->wild_in_meld < 0 ? rules->wild_in_hand : rules->wild_in_meld);
  } else {
    if (rules->kinds != RUMMY_KINDS_RUNS) {
      for (unsigned rank = 1; rank <= 13; rank++)
        points = max (points, as_set (rules, cards, n, rank));
    }
    if (rules->kinds != RUMMY_KINDS_SETS) {
      for (unsigned suit = 0; suit < 4; suit++) {
        for (unsigned low = 1; low <= 13; low++)
          points = max (points, as_run (rules, cards, n, suit, low));
      }
    }
  }

  return points > 0 && n == 4 && rules->four_doubles ? 2 * points : points;
}

static bool
is_preferred (const Plain *a, const Plain *b)
{
  if (a->points != b->points)
    return a->points > b->points;
  if (a->n_melded != b->n_melded)
    return a->n_melded > b->n_melded;
  if (a->n_melds != b->n_melds)
    return a->n_melds > b->n_melds;
  for (unsigned i = 0; i < HAND_MAX; i++) {
    if ((a->left ^ b->left) >> i & 1)
      return a->left >> i & 1;
  }

  return false;
}

/* The best arrangement of a part of the hand: its first card stays, or is in one of the melds. */
static Plain
best_of (Brute *brute, unsigned part)
{
  Plain best = { 0 };
  unsigned first;

  if (part == 0 || brute->is_known[part])
    return part ? brute->known[part] : best;

  first = (unsigned) __builtin_ctz (part);
  best = best_of (brute, part & (part - 1));
  best.left |= 1u << first;
  for (unsigned i = 0; i < brute->n_begins[first]; i++) {
    unsigned meld = brute->begins[first][i];

    if ((meld & part) == meld) {
      Plain other = best_of (brute, part & ~meld);

      other.points += brute->melds[meld];
      other.n_melded += __builtin_popcount (meld);
      other.n_melds++;
      if (is_preferred (&other, &best))
        best = other;
    }
  }
  brute->is_known[part] = true;

  return brute->known[part] = best;
}

/* Finds the melds among all groups of the hand's cards. */
static void
find_melds (Brute *brute, const RummyRules *rules, RummyCards hand)
{
  brute->rules = rules;
  brute->n = 0;
  RUMMY_CARDS_EACH (card, hand) {
    brute->n_begins[brute->n] = 0;
    brute->card[brute->n++] = card;
  }

  for (unsigned part = 1; part < 1u << brute->n; part++) {
    unsigned first = (unsigned) __builtin_ctz (part), others = part & (part - 1), n = 0;
    RummyCard cards[HAND_MAX];

    brute->suits[part] = brute->suits[others];
    brute->ranks[part] = brute->ranks[others];
    if (!is_wild (rules, brute->card[first])) {
      brute->suits[part] = (uint8_t) (brute->suits[part] | 1u << rummy_card_suit (brute->card[first]));
      brute->ranks[part] = (uint16_t) (brute->ranks[part] | 1u << rummy_card_rank (brute->card[first]));
    }
    brute->melds[part] = -1;
    /* Cards of several suits and several ranks are no meld. */
    if (brute->suits[part] & (brute->suits[part] - 1) && brute->ranks[part] & (brute->ranks[part] - 1))
      continue;

    for (unsigned rest = part; rest; rest &= rest - 1)
      cards[n++] = brute->card[__builtin_ctz (rest)];
    brute->melds[part] = as_meld (rules, cards, n);
    if (brute->melds[part] >= 0)
      brute->begins[first][brute->n_begins[first]++] = part;
  }
}

static Plain
solve_plainly (Brute *brute, bool wants_points)
{
  for (unsigned i = 0; i < brute->n; i++) {
    for (unsigned j = 0; j < brute->n_begins[i] && !wants_points; j++) {
      int points = 0;

      for (unsigned rest = brute->begins[i][j]; rest; rest &= rest - 1)
        points += value_in_hand (brute->rules, brute->card[__builtin_ctz (rest)]);
      brute->melds[brute->begins[i][j]] = points;
    }
  }
  memset (brute->is_known, 0, sizeof (bool) << brute->n);

  return best_of (brute, (1u << brute->n) - 1);
}

static RummyCards
deal (RummyRng *rng, const RummyRules *rules, const Mix *mix)
{
  RummyCard naturals[RUMMY_CARDS_MAX], wilds[RUMMY_CARDS_MAX];
  unsigned n_naturals = 0, n_wilds = 0, n = mix->least + rummy_rng_below (rng, mix->most - mix->least + 1);
  unsigned n_wild = rummy_rng_below (rng, mix->n_wild + 1);
  RummyCards hand = RUMMY_NO_CARDS;

  for (unsigned pack = 0; pack < mix->packs; pack++) {
    for (unsigned suit = 0; suit < 4; suit++) {
      if (suit < (unsigned) rules->jokers)
        wilds[n_wilds++] = rummy_card (pack, suit, 0);
      if (rules->twos)
        wilds[n_wilds++] = rummy_card (pack, suit, 2);
      for (unsigned position = mix->low; suit < mix->n_suits && position <= mix->high; position++) {
        if (!is_wild (rules, rummy_card (pack, suit, (position - 1) % 13 + 1)))
          naturals[n_naturals++] = rummy_card (pack, suit, (position - 1) % 13 + 1);
      }
    }
  }
  rummy_shuffle (rng, naturals, n_naturals);
  rummy_shuffle (rng, wilds, n_wilds);
  for (unsigned i = 0; i < n_wild && i < n_wilds; i++)
    rummy_cards_add (&hand, wilds[i]);
  for (unsigned i = 0; i < n_naturals && rummy_cards_count (hand) < n; i++)
    rummy_cards_add (&hand, naturals[i]);

  return hand;
}

static const char *
text_of (RummyCards hand)
{
  static char text[4 * RUMMY_CARDS_MAX];

  rummy_cards_to_text (hand, text, sizeof text);

  return text;
}

/* The arrangement of a solution, which must be in order. */
static Plain
check_solution (const RummyMeldRules *rules, RummyCards hand, const RummySolution *solution, bool wants_points)
{
  RummyCards seen = solution->rest;
  Plain plain = { .n_melds = (int) solution->n };
  unsigned i = 0;

  for (unsigned g = 0; g < solution->n; g++) {
    const RummySolutionGroup *group = &solution->group[g];
    RummyPlace places[RUMMY_PLACES_MAX];
    unsigned n = 0, count = rummy_cards_count (group->cards);
    RummyMeld meld;
    int points = 0;

    if (rummy_meld_make (rules, group->cards, group->reading, &meld) != RUMMY_OK)
      tap_fail (__FILE__, __LINE__, "%s: no meld", text_of (group->cards));
    else
      n = rummy_meld_place (rules, NULL, &meld, group->cards, places);
    tap_check_int (n, count);
    tap_check (group->reading == RUMMY_READING_OPEN ||
               !rummy_cards_is_empty (rummy_cards_and (group->cards, rules->wilds)));
    tap_check (rummy_cards_is_empty (rummy_cards_and (seen, group->cards)));
    seen = rummy_cards_or (seen, group->cards);
    plain.n_melded += (int) count;
    for (unsigned j = 0; j < n; j++) {
      points += wants_points ? rummy_place_points (rules, &places[j])
                             : rummy_rules_hand_points (rules->rules, places[j].card);
    }
    plain.points += wants_points && rules->rules->four_doubles && count == 4 ? 2 * points : points;
  }
  tap_check (rummy_cards_equal (seen, hand));
  RUMMY_CARDS_EACH (card, hand) {
    if (i < HAND_MAX)
      plain.left |= (unsigned) rummy_cards_has (solution->rest, card) << i++;
  }

  return plain;
}

static void
check_plain (const Mix *mix, RummyCards hand, bool wants_points, int returned, const Plain *found,
             const Plain *expected)
{
  if (returned != expected->points || found->points != expected->points || found->n_melded != expected->n_melded ||
      found->n_melds != expected->n_melds || found->left != expected->left)
    tap_fail (__FILE__, __LINE__, "%s (%s), %s of %s: %d, in cards %d, %d cards, %d melds, left %x, not %d, %d, %d, %x",
              mix->name, mix->rules, wants_points ? "points" : "deadwood", text_of (hand), returned, found->points,
              found->n_melded, found->n_melds, found->left, expected->points, expected->n_melded, expected->n_melds,
              expected->left);
}

/* Whether new melds alone may score so many points, as a first lay-down has to, also without what then stays. */
static bool
can_score (const RummyMeldRules *rules, RummyCards hand, int points)
{
  const RummyMeldRules bounded = { rules->rules, rules->wilds, &(unsigned) { 1 << 17 } };
  const RummyLays lays = { .n_melds = UINT8_MAX, .longest = RUMMY_CARDS_MAX };
  RummyCards rest;

  return rummy_solve_lays (&bounded, hand, &lays, points, NULL, &rest) &&
         rummy_solve_lays (&bounded, rummy_cards_minus (hand, rest), &lays, points, NULL, &rest);
}

static void
check_hand (Brute *brute, const RummyMeldRules *rules, const Mix *mix, RummyCards hand)
{
  RummySolution solution;
  Plain expected, found;
  int points, total = 0;

  find_melds (brute, rules->rules, hand);
  expected = solve_plainly (brute, true);
  points = rummy_solve_most_points (rules, hand, NULL);
  tap_check (rules->rules->four_doubles || (can_score (rules, hand, points) && !can_score (rules, hand, points + 1)));
  tap_check_int (rummy_solve_most_points (rules, hand, &solution), points);
  tap_check_int (solution.points, points);
  found = check_solution (rules, hand, &solution, true);
  check_plain (mix, hand, true, points, &found, &expected);

  RUMMY_CARDS_EACH (card, hand)
    total += value_in_hand (rules->rules, card);
  expected = solve_plainly (brute, false);
  points = rummy_solve_least_deadwood (rules, hand, NULL);
  tap_check (rummy_solve_can_leave (rules, hand, points) && !rummy_solve_can_leave (rules, hand, points - 1));
  tap_check_int (rummy_solve_least_deadwood (rules, hand, &solution), points);
  tap_check_int (solution.points, points);
  found = check_solution (rules, hand, &solution, false);
  check_plain (mix, hand, false, total - points, &found, &expected);
}

static RummyMeldRules
rules_of (RummyRules *rules, const char *text)
{
  char error[RUMMY_ERROR_TEXT];

  rummy_rules_init (rules, NULL);
  if (!rummy_rules_read (rules, text, error) || !rummy_rules_validate (rules, error))
    tap_fail (__FILE__, __LINE__, "%s", error);

  return (RummyMeldRules) { rules, rummy_rules_wilds (rules) };
}

static void
check_mix (const Mix *mix, uint64_t seed)
{
  static Brute brute;
  unsigned n_hands = mix->n_hands * 10 * percent;
  RummyRules rules;
  RummyMeldRules melds = rules_of (&rules, mix->rules);
  RummyRng rng;

  rummy_rng_seed (&rng, seed);
  for (unsigned i = 0; i < n_hands && !tap_case_failed; i++)
    check_hand (&brute, &melds, mix, deal (&rng, &rules, mix));
  tap_end_case (mix->name);
}

/* The cards that stay, and how the melds are read, of the least deadwood. */
static void
check_tie (const char *text, const char *hand_text, int points, const char *rest_text, unsigned n_melds,
           unsigned reading)
{
  RummySolution solution;
  RummyCards hand, rest;
  RummyRules rules;
  RummyMeldRules melds = rules_of (&rules, text);

  tap_check (rummy_cards_from_text (hand_text, &hand) && rummy_cards_from_text (rest_text, &rest));
  tap_check_int (rummy_solve_least_deadwood (&melds, hand, &solution), points);
  tap_check_int (solution.n, n_melds);
  tap_check_int (solution.n ? solution.group[0].reading : 0, reading);
  if (!rummy_cards_equal (solution.rest, rest))
    tap_fail (__FILE__, __LINE__, "%s stay of %s, not %s", text_of (solution.rest), hand_text, rest_text);
}

static void
test_ties (void)
{
  /* A joker that costs nothing is laid all the same: fewest cards. */
  check_tie ("jokers=2 wildhand=0", "5C 5D 5H *1", 0, "", 1, RUMMY_READING_SET);
  /* Most melds. */
  check_tie ("", "AH 2H 3H 4H 5H 6H", 0, "", 2, RUMMY_READING_OPEN);
  check_tie ("packs=2", "7C 7C' 8C 8C' 9C 9C'", 0, "", 2, RUMMY_READING_OPEN);
  /* The lowest codes stay. */
  check_tie ("setmax=3", "9C 9D 9H 9S", 9, "9C", 1, RUMMY_READING_OPEN);
  check_tie ("packs=2", "7C 7C' 8C 9C", 7, "7C", 1, RUMMY_READING_OPEN);
  check_tie ("v29=5 meldmax=4", "4S 5S 6S 7S 8S", 5, "4S", 1, RUMMY_READING_OPEN);
  check_tie ("jokers=4 wildmax=1", "5C 5D *1 *2", 15, "*1", 1, RUMMY_READING_SET);
  /* The lowest reading, and a run before a set. */
  check_tie ("jokers=1", "6H 7H *1", 0, "", 1, 5);
  check_tie ("jokers=2 kinds=runs", "6H *1 *2", 0, "", 1, 4);
  check_tie ("jokers=2", "3H *1 *2", 0, "", 1, 1);
  check_tie ("jokers=2 kinds=sets", "3H *1 *2", 0, "", 1, RUMMY_READING_SET);
  /* Nothing to meld, nothing at all. */
  check_tie ("", "AH 3S", 18, "AH 3S", 0, 0);
  check_tie ("", "", 0, "", 0, 0);
}

static void
check_points (const char *text, const char *hand_text, int points)
{
  RummySolution solution;
  RummyCards hand;
  RummyRules rules;
  RummyMeldRules melds = rules_of (&rules, text);

  tap_check (rummy_cards_from_text (hand_text, &hand));
  tap_check_int (rummy_solve_most_points (&melds, hand, NULL), points);
  tap_check_int (rummy_solve_most_points (&melds, hand, &solution), points);
  tap_check_int (check_solution (&melds, hand, &solution, true).points, points);
}

static void
test_points (void)
{
  /* The joker stands where it is worth most. */
  check_points ("jokers=1 wildmeld=replaced", "8H 9H *1", 27);
  /* The ace too, until it costs more than it brings: E-11. */
  check_points ("", "AS 2S 3S QS KS", 35);
  check_points ("", "AS 2S 3S", 6);
  check_points ("", "AS AC AH 2S 3S", 45);
  /* Four aces at the end of a round are none of the solver's: E-13, and E-03 with jokers. */
  check_points ("fouraces=100", "AC AD AH AS TC TD TH", 90);
  check_points ("jokers=4 jokerrole=group wildhand=20 wildmeld=20 four2=yes", "*1 *2 *3 *4 6C 6D 6H 6S", 160 + 48);
}

static void
check_knock (const RummyMeldRules *rules, RummyCards hand, RummyCards may_discard)
{
  RummyCard discard, expected = RUMMY_CARD_NONE;
  RummySolution best = { .n = 0 }, solution;
  int points = rummy_solve_knock (rules, hand, may_discard, &discard);

  tap_check_int (rummy_solve_knock (rules, hand, may_discard, NULL), points);
  RUMMY_CARDS_EACH (card, rummy_cards_and (hand, may_discard)) {
    unsigned n = rummy_cards_count (hand), left, least = rummy_cards_count (best.rest);
    RummyCards differ, lowest;
    bool is_better;

    rummy_solve_least_deadwood (rules, rummy_cards_minus (hand, rummy_cards_of (card)), &solution);
    left = rummy_cards_count (solution.rest);
    differ = rummy_cards_minus (rummy_cards_or (solution.rest, best.rest), rummy_cards_and (solution.rest, best.rest));
    lowest = rummy_cards_is_empty (differ) ? differ : rummy_cards_of (rummy_cards_first (differ));
    tap_check (n > left);
    if (solution.points != best.points)
      is_better = solution.points < best.points;
    else if (left != least)
      is_better = left < least;
    else if (solution.n != best.n)
      is_better = solution.n > best.n;
    else
      is_better = !rummy_cards_is_empty (lowest) && rummy_cards_within (lowest, solution.rest);
    if (expected == RUMMY_CARD_NONE || is_better) {
      expected = card;
      best = solution;
    }
  }
  if (expected == RUMMY_CARD_NONE)
    rummy_solve_least_deadwood (rules, hand, &best);
  tap_check_int (discard, expected);
  tap_check_int (points, best.points);
}

static void
test_knock (void)
{
  static const Mix gin = { "", "acehand=1 ace=low", 1, 11, 11, 1, 4, 1, 8, 0 };
  static const Mix kaluki = { "", "packs=2 jokers=2 setsuits=yes setmax=16 wildmeld=replaced", 1,
                              8, 12, 2, 2, 1, 9, 3 };
  RummyCard discard;
  RummyCards hand, only;
  RummyRules rules;
  RummyMeldRules melds = rules_of (&rules, gin.rules);
  RummyRng rng;

  rummy_cards_from_text ("2C 2D 2H 5S 6S 7S 9H TH JH AC KD", &hand);
  tap_check_int (rummy_solve_knock (&melds, hand, hand, &discard), 1);
  tap_check_int (discard, rummy_card (0, RUMMY_DIAMONDS, RUMMY_KING));
  rummy_cards_from_text ("AC", &only);
  tap_check_int (rummy_solve_knock (&melds, hand, only, &discard), 10);
  tap_check_int (discard, rummy_card (0, RUMMY_CLUBS, RUMMY_ACE));
  tap_check_int (rummy_solve_knock (&melds, hand, RUMMY_NO_CARDS, &discard), 11);
  tap_check_int (discard, RUMMY_CARD_NONE);

  rummy_rng_seed (&rng, 1);
  for (unsigned i = 0; i < 50 * percent; i++) {
    hand = deal (&rng, &rules, &gin);
    check_knock (&melds, hand, (RummyCards) { { rummy_rng_next (&rng) | rummy_rng_next (&rng), 0 } });
  }
  melds = rules_of (&rules, kaluki.rules);
  for (unsigned i = 0; i < 20 * percent; i++) {
    hand = deal (&rng, &rules, &kaluki);
    check_knock (&melds, hand, (RummyCards) { { rummy_rng_next (&rng), rummy_rng_next (&rng) } });
  }
}

/* Hands too large for brute force: no more than in order, the two answers alike, and in time. */
static void
test_large (void)
{
  static const Mix large[] = {
    { "", "packs=2", 1, 40, 45, 2, 4, 1, 13, 0 },
    { "", "packs=1", 1, 20, 52, 1, 4, 1, 13, 0 },
    { "", "packs=2 jokers=4 setsuits=yes setmax=16 wildmeld=replaced", 1, 20, 24, 2, 4, 1, 13, 5 },
    { "", "packs=2 twos=yes jokers=2 naturals=2 wildmax=2 ace=corner", 1, 20, 24, 2, 4, 1, 13, 5 },
  };
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
    RummyRules rules;
    RummyMeldRules melds = rules_of (&rules, large[i].rules);

    for (unsigned j = 0; j < percent; j++) {
      RummyCards hand = deal (&rng, &rules, &large[i]);
      RummySolution solution;
      int points = 0;

      tap_check_int (rummy_solve_most_points (&melds, hand, &solution), rummy_solve_most_points (&melds, hand, NULL));
      tap_check_int (check_solution (&melds, hand, &solution, true).points, solution.points);
      tap_check_int (rummy_solve_least_deadwood (&melds, hand, &solution),
                     rummy_solve_least_deadwood (&melds, hand, NULL));
      RUMMY_CARDS_EACH (card, solution.rest)
        points += value_in_hand (&rules, card);
      tap_check_int (points, solution.points);
      check_solution (&melds, hand, &solution, false);
    }
  }
}

/* Points that a search which soon gives up does not find are not denied. */
static void
test_given_up (void)
{
  static const Mix jokers = { "", "packs=2 jokers=4 setsuits=yes setmax=16 wildmeld=replaced", 1,
                              32, 32, 2, 4, 1, 13, 8 };
  RummyRules rules;
  RummyMeldRules melds = rules_of (&rules, jokers.rules);
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  for (unsigned i = 0; i < 40; i++) {
    RummyCards hand = deal (&rng, &rules, &jokers);

    tap_check (can_score (&melds, hand, rummy_solve_most_points (&melds, hand, NULL)));
  }
}

/* test-solve [PERCENT]: of the hands, for builds that are many times slower. */
int
main (int argc, char **argv)
{
  percent = argc > 1 ? (unsigned) atoi (argv[1]) : tap_share (100);
  tap_run ("ties", test_ties);
  tap_run ("points", test_points);
  tap_run ("knock", test_knock);
  tap_run ("large hands", test_large);
  tap_run ("given up", test_given_up);
  for (unsigned i = 0; i < N_MIXES; i++)
    check_mix (&mixes[i], i + 1);

  return tap_done ();
}
