/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks whether rules can be played, and reads them from text. */

#include "engine/match.h"

#include <string.h>

static bool
check_ranges (const RummyRules *rules, char error[RUMMY_ERROR_TEXT])
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);

  for (size_t i = 0; i < n_params; i++) {
    for (unsigned j = 0; j < rummy_param_n_values (&params[i]); j++) {
      int value = rummy_rules_get (rules, &params[i], j);

      if (value < params[i].min || value > params[i].max)
        return rummy_fail (error, "%s: %d is not within %d to %d", params[i].key, value, params[i].min, params[i].max);
    }
  }

  return true;
}

/* Presets limit players as their sources do; changed rules do not. */
static bool
check_players (const RummyRules *rules, char error[RUMMY_ERROR_TEXT])
{
  const RummyPreset *preset = rules->players > 2 ? rummy_rules_preset (rules) : NULL;

  if (preset == NULL || (rules->players >= preset->seats_min && rules->players <= preset->seats_max))
    return true;

  return rummy_fail (error, "players: %s is for %d to %d", preset->key, preset->seats_min, preset->seats_max);
}

/* Two parameters that exclude each other, and why. */
typedef struct {
  bool clash;
  const char *one, *other, *why;
} Clash;

/* Adds a clash if there is room; returns the new number of clashes. */
static unsigned
add_clash (RummyClash *clashes, unsigned n, const char *one, const char *other, const char *why)
{
  if (n < RUMMY_CLASHES_MAX)
    clashes[n] = (RummyClash) { { rummy_param_find (one), rummy_param_find (other) }, why };

  return n < RUMMY_CLASHES_MAX ? n + 1 : n;
}

static unsigned
find_pairs (const RummyRules *rules, RummyClash clashes[RUMMY_CLASHES_MAX], unsigned n)
{
  bool any_time = rules->meld_when == RUMMY_MELD_ANY_TIME;
  bool knocks = rules->meld_when == RUMMY_MELD_KNOCK;
  bool exchange = rules->pickup == RUMMY_PICKUP_EXCHANGE;
  bool renews = rules->stock_out == RUMMY_STOCKOUT_TURN || rules->stock_out == RUMMY_STOCKOUT_RESHUFFLE;
  bool wilds = rules->twos || (rules->jokers && rules->joker_role != RUMMY_JOKERS_GROUP);
  const Clash pairs[] = {
    { rules->partner && rules->players != 4, "partner", "players", "two sides of two need four seats" },
    { !rules->free_upcard && !rules->must_use, "freeup", "mustuse",
      "an upcard that must be used and a pile that need not" },
    { rules->must_use_upcard && rules->pickup != RUMMY_PICKUP_ANY, "topmeld", "pickup",
      "only one card can be taken" },
    { rules->must_use_upcard && !rules->must_use, "topmeld", "mustuse", "nothing that is taken must be melded" },
    { rules->upcard_first == RUMMY_UPFIRST_MELD && rules->first_min == 0, "upfirst", "firstmin",
      "there is no first lay-down to make" },
    { rules->upcard_first == RUMMY_UPFIRST_MELD && !any_time, "upfirst", "meldwhen",
      "there is no first lay-down to make" },
    { rules->layoff_first == RUMMY_LAYFIRST_MAKING && rules->first_min == 0, "layfirst", "firstmin",
      "there is no minimum to reach" },
    { rules->new_meld_max && rules->new_meld_max < (rules->kinds == RUMMY_KINDS_RUNS ? rules->run_min : 3),
      "meldmax", "runmin",
      "no meld has so few cards" },
    { rules->first_min && !any_time, "firstmin", "meldwhen", "melds come down only at the end" },
    { rules->first_min > 100 && rules->melds_per_turn, "firstmin", "meldsperturn", "no hand could reach it" },
    { rules->first_min && rules->melds_per_turn == 1 && rules->first_min > 30 && !wilds, "firstmin", "meldsperturn",
      "hardly a hand could reach it with one meld a turn" },
    { rules->meld_before_draw && rules->first_min, "melddraw", "firstmin",
      "melding before the draw with a minimum" },
    { rules->meld_before_draw && !any_time, "melddraw", "meldwhen", "melds come down only at the end" },
    { rules->meld_before_draw && rules->must_discard, "melddraw", "mustdisc",
      "melding before the draw could use the last card" },
    { rules->out_of_turn && !any_time, "outofturn", "meldwhen", "melds come down only at the end" },
    { rules->out_of_turn && exchange, "outofturn", "pickup", "an exchange is not shared" },
    { rules->rum && !any_time, "rum", "meldwhen", "there is nothing on the table to call for" },
    { rules->rum && exchange, "rum", "pickup", "no discard ends a turn" },
    { rules->rum == RUMMY_RUM_LAY && rules->layoff == RUMMY_LAYOFF_NONE, "rum", "layoff",
      "nothing may be laid off" },
    { rules->rum_window == 1, "rumwindow", "rum", "a window is open for 2 to 10 seconds" },
    { knocks && rules->scoring != RUMMY_SCORING_KNOCK, "meldwhen", "scoring", "a knock is scored by deadwood" },
    { !knocks && rules->scoring == RUMMY_SCORING_KNOCK, "scoring", "meldwhen", "nobody could knock" },
    { rules->meld_when == RUMMY_MELD_WHEN_OUT && rules->knock != 0, "knock", "meldwhen",
      "going out leaves no points in the hand, so the limit must be 0" },
    { !knocks && rules->big_gin_bonus, "biggin", "meldwhen", "nobody could knock" },
    { !knocks && rules->offer, "offer", "meldwhen", "nobody could knock" },
    { !knocks && rules->reserve, "reserve", "meldwhen", "nobody could knock" },
    { !knocks && rules->oklahoma_ace, "oklahomaace", "meldwhen", "nobody could knock" },
    { rules->oklahoma_ace && rules->knock != RUMMY_KNOCK_UPCARD, "oklahomaace", "knock",
      "the upcard sets no limit" },
    { !knocks && (rules->opponents_meld == RUMMY_OPPMELD_KNOCK || rules->opponents_meld == RUMMY_OPPMELD_KNOCK_OWN),
      "oppmeld", "meldwhen", "nobody could knock" },
    { rules->opponents_meld == RUMMY_OPPMELD_LAYOFF && !any_time, "oppmeld", "meldwhen",
      "melds come down only at the end" },
    { rules->peek && !exchange, "peek", "pickup", "only an exchange lets a card be looked at" },
    { exchange && !any_time, "pickup", "meldwhen", "an exchange has no discard to go out with" },
    { exchange && rules->must_discard, "pickup", "mustdisc", "an exchange has no discard to go out with" },
    { exchange && rules->first_min, "pickup", "firstmin", "a compulsory exchange could break the minimum" },
    { exchange && rules->drawn == 2, "pickup", "drawn", "one card is exchanged" },
    { exchange && !rules->free_upcard, "pickup", "freeup", "the face-up card is exchanged freely" },
    { exchange && rules->floating, "pickup", "float", "no discard ends a turn" },
    { exchange && rules->stock_out == RUMMY_STOCKOUT_DISCARD, "pickup", "stockout", "an exchange has no discard" },
    { rules->pickup == RUMMY_PICKUP_ANOTHER && rules->drawn == 2, "pickup", "drawn", "two ways to draw two cards" },
    { rules->floating && !rules->must_discard, "float", "mustdisc",
      "only a needed discard keeps a seat without cards in play" },
    { rules->floating && !any_time, "float", "meldwhen", "melds come down only at the end" },
    { rules->no_discard && !rules->must_discard, "nodisc", "mustdisc", "the last card may be melded" },
    { rules->no_discard && rules->floating, "nodisc", "float", "two ways to go on without cards" },
    { rules->no_discard && !any_time, "nodisc", "meldwhen", "melds come down only at the end" },
    { rules->may_leave_last && !renews, "laststock", "stockout", "the stock is not renewed" },
    { rules->may_leave_last && rules->drawn == 2, "laststock", "drawn", "two cards are drawn" },
    { rules->offer && rules->lead == RUMMY_LEAD_ROTATES, "offer", "lead",
      "the dealer may not be the last to be asked" },
    { rules->offer && !rules->free_upcard, "offer", "freeup", "the upcard may not be taken" },
    { rules->leftover == RUMMY_LEFTOVER_TABLE && rules->pickup != RUMMY_PICKUP_ANY, "leftover", "pickup",
      "only one card can be taken" },
    { rules->joker_role == RUMMY_JOKERS_NOMINATED && !rules->dealer_joker, "jokerrole", "dealerjoker",
      "only a dealer with a joker nominates" },
    { rules->dealer_joker && rules->joker_role != RUMMY_JOKERS_NOMINATED, "dealerjoker", "jokerrole",
      "the dealer nominates what jokers do" },
    { rules->dealer_joker && rules->jokers == 0, "dealerjoker", "jokers", "there is no joker" },
    { rules->dealer_joker && !any_time, "dealerjoker", "meldwhen", "melds come down only at the end" },
    { rules->dealer_joker && rules->swap, "dealerjoker", "swap", "a dealer’s joker cannot be taken" },
    { rules->dealer_joker && rules->knockout, "dealerjoker", "knockout", "a seat that is out may have to deal" },
    { rules->twos && rules->dealer_joker, "twos", "dealerjoker", "two kinds of wild cards" },
    { rules->swap && !wilds, "swap", "jokers", "there are no wild cards" },
    { rules->swap && rules->twos && rules->jokers && rules->joker_role != RUMMY_JOKERS_GROUP, "swap", "twos",
      "a two that stands for itself could be swapped for a joker" },
    { rules->swap && rules->four_doubles, "swap", "four2", "what a wild card of a doubled four brought is lost" },
    { rules->knockout && rules->partner, "knockout", "partner", "a side cannot play with one seat" },
    { rules->knockout && !rules->lowest, "knockout", "lowest", "penalties knock out, not points" },
    { rules->knockout && rules->upcard == RUMMY_UPCARD_ELDEST, "knockout", "upcard", "the seats change" },
    { rules->spades && rules->upcard == RUMMY_UPCARD_ELDEST, "spades", "upcard", "no card is turned up" },
    { rules->knock == RUMMY_KNOCK_UPCARD && rules->upcard == RUMMY_UPCARD_ELDEST, "knock", "upcard",
      "no card is turned up" },
    { rules->offer && rules->upcard == RUMMY_UPCARD_ELDEST, "offer", "upcard", "no card is turned up" },
    { rules->lowest && rules->scoring != RUMMY_SCORING_PENALTY, "lowest", "scoring", "points are won, not lost" },
    { !rules->lowest && rules->scoring == RUMMY_SCORING_PENALTY, "scoring", "lowest", "penalties would win" },
    { rules->lowest && (rules->game_bonus || rules->box || rules->shutout), "lowest", "gamebonus",
      "a bonus would harm the winner" },
    { (rules->target_kind == RUMMY_TARGET_ROUNDS || rules->target_kind == RUMMY_TARGET_ROUNDS_WON) &&
        !rules->knockout && rules->target > RUMMY_MATCH_ROUNDS_MAX,
      "targetkind", "target", "a match has no more than 200 rounds" },
    { rules->master && rules->new_meld_max && rules->new_meld_max < 7, "master", "meldmax",
      "no run of seven can come down" },
    { rules->kinds == RUMMY_KINDS_SETS && rules->master, "kinds", "master", "there are no runs" },
  };

  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    if (pairs[i].clash)
      n = add_clash (clashes, n, pairs[i].one, pairs[i].other, pairs[i].why);
  }

  return n;
}

/* With scores divided by five, all values and bonuses must be multiples of five. */
static unsigned
find_fives (const RummyRules *rules, RummyClash clashes[RUMMY_CLASHES_MAX], unsigned n)
{
  bool knocks = rules->meld_when == RUMMY_MELD_KNOCK, wilds = rules->jokers || rules->twos;
  const struct {
    const char *key;
    int points; /* 0 if they do not count */
  } divided[] = {
    /* 0 means face values, or values rising from jack to king, which are not all multiples */
    { "v29", rules->twos_to_nines == 5 ? 5 : 1 },
    { "vcourt", rules->tens_to_kings ? rules->tens_to_kings : 1 },
    { "acehand", rules->ace_in_hand },
    { "acelowv", rules->ace_low },
    { "acehighv", rules->ace_high },
    { "acesetv", rules->ace_in_set },
    { "wildhand", wilds ? rules->wild_in_hand : 0 },
    { "wildmeld", wilds && rules->wild_in_meld > 0 ? rules->wild_in_meld : 0 },
    { "bonusout", rules->out_bonus },
    { "fouraces", rules->four_aces },
    { "kbonus", knocks ? rules->knock_bonus : 0 },
    { "ubonus", knocks ? rules->undercut_bonus : 0 },
    { "ginbonus", knocks && rules->gin_bonus > 0 ? rules->gin_bonus : 0 },
    { "biggin", knocks ? rules->big_gin_bonus : 0 },
  };

  for (size_t i = 0; rules->divided_by_five && i < sizeof divided / sizeof *divided; i++) {
    if (divided[i].points % 5)
      n = add_clash (clashes, n, "div5", divided[i].key, "not all points that it gives divide by five");
  }

  return n;
}

/* For every number of seats that a game may have after knockouts, the hands, the upcard, the extra card and the
 * dealer's joker must leave more stock cards than there are seats (C-62), not counting those that are never drawn.
 * Returns the first number of seats for which they do not, or 0. */
static unsigned
find_short_stock (const RummyRules *rules, unsigned *n_dealt, unsigned *n_cards)
{
  unsigned least = rules->knockout ? RUMMY_SEATS_MIN : (unsigned) rules->players;

  *n_cards = *n_dealt = 0;
  for (unsigned seats = least; seats <= (unsigned) rules->players; seats++) {
    *n_cards = rummy_rules_packs (rules, seats) * (52 + (unsigned) rules->jokers);
    *n_dealt = seats * rummy_rules_hand_size (rules, seats) + 1 + (unsigned) rules->dealer_joker;
    if (*n_dealt + (unsigned) rules->reserve + seats + 1 > *n_cards)
      return seats;
  }

  return 0;
}

unsigned
rummy_rules_find_clashes (const RummyRules *rules, RummyClash clashes[RUMMY_CLASHES_MAX])
{
  unsigned n = find_fives (rules, clashes, find_pairs (rules, clashes, 0)), n_dealt, n_cards;
  unsigned seats = find_short_stock (rules, &n_dealt, &n_cards);

  if (seats == 0)
    return n;
  if (n_dealt + seats + 1 > n_cards)
    return add_clash (clashes, n, "deal", "players", "too few cards would be left for the stock");

  return add_clash (clashes, n, "reserve", "deal", "too few cards would be left above the reserve");
}

unsigned
rummy_rules_find_idle (const RummyRules *rules, RummyClash idle[RUMMY_CLASHES_MAX])
{
  bool chooses_dealer = rules->next_dealer == RUMMY_NEXT_WINNER || rules->next_dealer == RUMMY_NEXT_LOSER ||
                        rules->next_dealer == RUMMY_NEXT_COUNTERCLOCKWISE;
  unsigned n = 0;

  if (rules->out_bonus && rules->scoring == RUMMY_SCORING_PENALTY)
    n = add_clash (idle, n, "bonusout", "scoring", "penalties know no bonus for going out");
  if (chooses_dealer && rules->lead == RUMMY_LEAD_ALTERNATES)
    n = add_clash (idle, n, "nextdealer", "lead", "the deal goes with the lead, which alternates");

  return n;
}

bool
rummy_rules_validate (const RummyRules *rules, char error[RUMMY_ERROR_TEXT])
{
  RummyClash clashes[RUMMY_CLASHES_MAX];
  unsigned n_dealt, n_cards, seats;

  if (!check_ranges (rules, error))
    return false;
  if (rummy_rules_find_clashes (rules, clashes) == 0)
    return check_players (rules, error);

  seats = find_short_stock (rules, &n_dealt, &n_cards);
  if (clashes[0].param[0] == rummy_param_find ("deal"))
    return rummy_fail (error,
                       "deal, players: %u of %u cards are dealt and turned up for %u seats, but %u or more must stay",
                       n_dealt, n_cards, seats, seats + 1);
  if (clashes[0].param[1] == rummy_param_find ("deal"))
    return rummy_fail (error, "reserve, deal: %u stock cards are left for %u seats, too few above the reserve",
                       n_cards - n_dealt, seats);

  return rummy_fail (error, "%s, %s: %s", clashes[0].param[0]->key, clashes[0].param[1]->key, clashes[0].why);
}

bool
rummy_rules_from_text (RummyRules *rules, const char *text, char error[RUMMY_ERROR_TEXT])
{
  char preset[64];
  size_t length = strcspn (text, " ");
  RummyRules read;

  rummy_rules_init (&read, NULL);
  if (length < sizeof preset && memchr (text, '=', length) == NULL) {
    memcpy (preset, text, length);
    preset[length] = '\0';
    if (!rummy_rules_init (&read, preset))
      return rummy_fail (error, "no such preset: %s", preset);
    text += length;
  }
  if (!rummy_rules_read (&read, text, error) || !rummy_rules_validate (&read, error))
    return false;
  *rules = read;

  return true;
}
