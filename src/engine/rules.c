/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VALUES(...) (const char *const[]) { __VA_ARGS__, NULL }

#define ROW(type, key, field, ids, docs, group, known_to, min, max, silent, meaning, values) \
  { key, ids, docs, group, meaning, RUMMY_PARAM_##type, known_to, offsetof (RummyRules, field), min, max, silent, \
    values }
#define NUMBER(key, field, ids, docs, group, known_to, min, max, silent, meaning) \
  ROW (NUMBER, key, field, ids, docs, group, known_to, min, max, silent, meaning, NULL)
#define BY_SEATS(key, field, ids, docs, group, known_to, min, max, silent, meaning) \
  ROW (BY_SEATS, key, field, ids, docs, group, known_to, min, max, silent, meaning, NULL)
/* A number whose least value has a name. */
#define NAMED(key, field, ids, docs, group, known_to, name, min, max, silent, meaning) \
  ROW (NUMBER, key, field, ids, docs, group, known_to, min, max, silent, meaning, VALUES (name))
#define SWITCH(key, field, ids, docs, group, known_to, silent, meaning) \
  ROW (SWITCH, key, field, ids, docs, group, known_to, 0, 1, silent, meaning, NULL)
#define CHOICE(key, field, ids, docs, group, known_to, last, silent, meaning, ...) \
  ROW (CHOICE, key, field, ids, docs, group, known_to, 0, last, silent, meaning, VALUES (__VA_ARGS__))

#define NONE 0
#define PLAIN RUMMY_FAST_PLAIN
#define KNOCK RUMMY_FAST_KNOCK
#define QUICK RUMMY_FAST_QUICK
#define DEADWOOD RUMMY_FAST_DEADWOOD
#define ALL (PLAIN | KNOCK | QUICK | DEADWOOD)

/* One row per parameter; the silent value is what applies if a source does not mention it.  R-02 (who sits where)
 * and R-07 (given deals: records may contain a deck) are not rules of play; and
 * R-84 have only one value. */
static const RummyParam params[] = {
  NUMBER ("players", players, "R-01", "K M W A P", "deal", ALL, RUMMY_SEATS_MIN, RUMMY_SEATS_MAX, 2,
          "number of seats"),
  SWITCH ("partner", partner, "R-03", "W P K", "deal", ALL, 0,
          "two sides of two, partners opposite each other"),
  NAMED ("packs", packs, "R-04", "K W P", "deal", ALL, "auto", 0, RUMMY_PACKS_MAX, 0,
         "packs of 52 cards; auto: two from five seats on"),
  NUMBER ("jokers", jokers, "R-05 R-96", "K W", "deal", PLAIN, 0, 4, 0,
          "jokers in each pack"),
  BY_SEATS ("deal", deal[RUMMY_SEATS_MIN], "R-06", "M K W A P", "deal", ALL, 1, 30, 7,
            "cards dealt to each seat, by number of seats from 2 to 8"),
  CHOICE ("upcard", upcard, "R-08", "K M W A", "deal", KNOCK | QUICK | DEADWOOD, 1, RUMMY_UPCARD_TURNED,
          "how the discard pile starts: a card is turned up, or the eldest discards an extra card",
          "turned", "eldest"),
  CHOICE ("firstdealer", first_dealer, "R-09", "W P M", "deal", ALL, 2, RUMMY_DEALER_RANDOM,
          "who deals first",
          "lowest-draw", "random", "fixed"),
  CHOICE ("nextdealer", next_dealer, "R-10", "K W M", "deal", ALL, 4, RUMMY_NEXT_LEFT,
          "who deals the next round",
          "left", "winner", "loser", "alternate", "anticlockwise"),
  CHOICE ("lead", lead, "R-11", "K W A M P", "deal", ALL, 2, RUMMY_LEAD_LEFT_OF_DEALER,
          "who plays first",
          "alternates", "left-of-dealer", "rotates"),
  SWITCH ("anticlockwise", counterclockwise, "R-12", "W K", "deal", ALL, 0,
          "play goes to the right"),
  CHOICE ("shuffle", shuffle, "R-13", "A W", "deal", ALL, 2, RUMMY_SHUFFLE_ROUND,
          "when the cards are shuffled",
          "round", "game", "never"),
  NUMBER ("setmax", set_max, "R-14", "M W P K A", "melds", ALL, 3, 16, 4,
          "most cards in a set"),
  SWITCH ("setsuits", suits_repeat, "R-15", "K", "melds", KNOCK | QUICK | DEADWOOD, 0,
          "a set may have two cards of a suit"),
  NUMBER ("runmin", run_min, "R-16", "W", "melds", DEADWOOD, 3, 4, 3,
          "fewest cards in a run"),
  NAMED ("meldmax", new_meld_max, "R-17", "A", "melds", KNOCK | DEADWOOD, "any", 0, 13, 0,
         "most cards in a new meld"),
  CHOICE ("ace", ace, "R-18", "M K W A P", "melds", ALL, 2, RUMMY_ACE_EITHER,
          "where an ace stands in a run: low, low or high, round the corner",
          "low", "either", "corner"),
  CHOICE ("kinds", kinds, "R-19", "K", "melds", DEADWOOD, 2, RUMMY_KINDS_BOTH,
          "kinds of melds",
          "both", "sets", "runs"),
  CHOICE ("meldwhen", meld_when, "R-20", "K M", "melds", KNOCK | DEADWOOD, 2, RUMMY_MELD_ANY_TIME,
          "when melds come down: at any time of the turn, only when going out, with a knock",
          "any-time", "out", "knock"),
  NAMED ("meldsperturn", melds_per_turn, "R-21", "W M A", "melds", KNOCK | DEADWOOD, "any", 0, 9, 0,
         "most new melds in a turn"),
  NAMED ("layoffsperturn", layoffs_per_turn, "R-88", "W M A", "melds", KNOCK | DEADWOOD, "any", 0, 9, 0,
         "most lay-offs in a turn"),
  NUMBER ("firstmin", first_min, "R-22", "K W", "melds", KNOCK | DEADWOOD, 0, 200, 0,
          "points that the first lay-down of a seat must reach"),
  SWITCH ("firstminlay", first_min_counts_layoffs, "R-23", "K", "melds", ALL, 1,
          "lay-offs count toward that minimum"),
  CHOICE ("layoff", layoff, "R-24", "M K W P A", "melds", KNOCK | DEADWOOD, 3, RUMMY_LAYOFF_ANY,
          "melds on which cards may be laid off",
          "any", "own", "side", "none"),
  CHOICE ("layfirst", layoff_first, "R-25", "W K", "melds", KNOCK | DEADWOOD, 2, RUMMY_LAYFIRST_YES,
          "lay-offs before your own first meld; making: only in the turn that reaches the minimum",
          "yes", "no", "making"),
  SWITCH ("melddraw", meld_before_draw, "R-26", "A", "melds", KNOCK | DEADWOOD, 0,
          "melds may come down before the draw"),
  SWITCH ("outofturn", out_of_turn, "R-27", "W A", "melds", ALL, 0,
          "melds and lay-offs in the turns of other seats"),
  CHOICE ("rum", rum, "R-28 R-91", "W", "melds", QUICK, 2, RUMMY_RUM_OFF,
          "calling Rum: no; lay: on a discard that fits a meld; table: also on cards of the pile that make a meld",
          "off", "lay", "table"),
  NAMED ("rumwindow", rum_window, "R-91", "W", "melds", ALL, "ask", 0, 10, 0,
         "seconds to call; ask: each seat in turn calls or passes"),
  SWITCH ("twos", twos, "R-32", "K W", "wild", NONE, 0,
          "twos are wild"),
  CHOICE ("jokerrole", joker_role, "R-33", "W K", "wild", ALL, 2, RUMMY_JOKERS_WILD,
          "what jokers are: wild, a meld of their own kind, what the dealer nominates",
          "wild", "group", "nominated"),
  SWITCH ("wilddup", wild_duplicates, "R-34", "W", "wild", KNOCK | QUICK | DEADWOOD, 1,
          "a wild card may stand for a card that is melded elsewhere"),
  NAMED ("wildmax", wild_max, "R-35", "K", "wild", KNOCK | QUICK | DEADWOOD, "any", 0, 12, 0,
         "most wild cards in a meld"),
  NUMBER ("naturals", naturals, "R-35", "K", "wild", KNOCK | QUICK | DEADWOOD, 1, 2, 1,
          "fewest natural cards in a meld"),
  NUMBER ("wildhand", wild_in_hand, "R-36", "K W", "wild", ALL, 0, 50, 15,
          "points of a wild card left in the hand"),
  NAMED ("wildmeld", wild_in_meld, "R-37", "K W", "wild", ALL, "replaced", -1, 50, 15,
         "points of a wild card in a meld; replaced: those of the card it stands for"),
  SWITCH ("swap", swap, "R-38", "K W", "wild", ALL, 0,
          "a melded wild card may be swapped for the card it stands for"),
  SWITCH ("dealerjoker", dealer_joker, "R-87", "W", "wild", KNOCK | DEADWOOD, 0,
          "one joker is the dealer's, who says what jokers do"),
  CHOICE ("splitside", split_side, "R-87", "W", "wild", ALL, 1, RUMMY_SPLIT_OLDER,
          "the part of a split pile that leaves play: the older one, or the taker chooses",
          "older", "either"),
  CHOICE ("pickup", pickup, "R-40", "K M W A P", "draw", ALL, 3, RUMMY_PICKUP_ANY,
          "what a take brings: the upcard; any card with all above it; the upcard and another card; an exchange",
          "top", "any", "another", "exchange"),
  SWITCH ("mustuse", must_use, "R-41", "M K W P", "draw", KNOCK | DEADWOOD, 1,
          "the deepest of several cards taken must be used at once"),
  SWITCH ("uselay", layoff_is_use, "R-42", "M W P", "draw", KNOCK | QUICK | DEADWOOD, 1,
          "a lay-off is such a use"),
  SWITCH ("freeup", free_upcard, "R-43", "M K W P", "draw", PLAIN | QUICK, 1,
          "the upcard may be taken without using it"),
  SWITCH ("topmeld", must_use_upcard, "R-44", "K", "draw", KNOCK | DEADWOOD, 0,
          "the upcard must be used too when several cards are taken"),
  SWITCH ("redis", may_discard_upcard, "R-45", "M W", "draw", ALL, 0,
          "an upcard that was taken freely may be discarded in the same turn"),
  CHOICE ("upfirst", upcard_first, "R-46", "K", "draw", NONE, 1, RUMMY_UPFIRST_ALWAYS,
          "when the upcard may be taken before your own first meld: always, or only to make that meld",
          "always", "to-meld"),
  CHOICE ("leftover", leftover, "R-47", "P W", "draw", ALL, 1, RUMMY_LEFTOVER_HAND,
          "where cards taken and not melded go: to the hand, or on the table until your next turn",
          "hand", "table"),
  NUMBER ("drawn", drawn, "R-48", "W", "draw", NONE, 1, 2, 1,
          "stock cards drawn in a turn"),
  SWITCH ("peek", peek, "R-49", "A", "draw", ALL, 0,
          "the stock card may be looked at and passed on to the pile"),
  CHOICE ("nodisc", no_discard, "R-51", "W", "draw", KNOCK | DEADWOOD, 1, RUMMY_NODISC_ILLEGAL,
          "laying the last card where a discard is needed: illegal, or two cards are drawn",
          "illegal", "two"),
  CHOICE ("pileview", pile_view, "R-52", "M W P K", "draw", ALL, 1, RUMMY_PILE_SPREAD,
          "how the discard pile is shown",
          "spread", "top"),
  SWITCH ("offer", offer, "R-92", "K", "draw", KNOCK | DEADWOOD, 0,
          "the upcard is offered to each seat before the first turn"),
  SWITCH ("mustdisc", must_discard, "R-53", "M K W", "end", KNOCK | DEADWOOD, 0,
          "going out needs a discard"),
  CHOICE ("float", floating, "R-90", "W", "end", KNOCK | DEADWOOD, 2, RUMMY_FLOAT_OFF,
          "a seat may play on without cards; strict: only a card that fits no meld may be the last discard",
          "off", "on", "strict"),
  CHOICE ("stockout", stock_out, "R-54", "M K W P", "end", ALL, 5, RUMMY_STOCKOUT_TAKE,
          "when the stock is gone: end; play on while the pile is taken from; the same, but each take must meld; "
          "turn the pile over; reshuffle it; go on discarding",
          "end", "take", "meld", "turn", "reshuffle", "discard"),
  NUMBER ("reslimit", renewals_max, "R-55", "W", "end", ALL, 0, 9, 3,
          "how often the stock is renewed at most"),
  SWITCH ("laststock", may_leave_last, "R-56", "K", "end", DEADWOOD, 0,
          "the last stock card may be left for the first of the renewed stock"),
  NUMBER ("reserve", reserve, "R-93", "K", "end", ALL, 0, 9, 0,
          "stock cards that end the round as void"),
  NAMED ("knock", knock, "R-57", "K", "end", ALL, "upcard", -1, 100, 10,
         "deadwood points allowed for a knock; upcard: the value of the first upcard"),
  SWITCH ("oklahomaace", oklahoma_ace, "R-95", "K", "end", ALL, 0,
          "with an ace as the first upcard a knock needs 0 points"),
  CHOICE ("oppmeld", opponents_meld, "R-58", "K W P", "end", ALL, 3, RUMMY_OPPMELD_NO,
          "who melds after the end: nobody; others after a knock; the same, and own melds after Gin; the others, "
          "lay-offs only",
          "no", "knock", "knock-own", "layoff"),
  CHOICE ("noout", nobody_goes_out, "R-59", "M K W P", "end", ALL, 3, RUMMY_NOOUT_DEDUCT,
          "when nobody goes out: hands are deducted; only melds count; the other side's hand is added; void",
          "deduct", "keep", "add", "void"),
  NAMED ("v29", twos_to_nines, "R-60", "M K W P", "values", ALL, "pips", 0, 5, 0,
         "points of 2 to 9"),
  NAMED ("vcourt", tens_to_kings, "R-61", "M K W A P", "values", ALL, "rising", 0, 10, 10,
         "points of 10, jack, queen, king; rising: 10, 11, 12, 13"),
  NUMBER ("acehand", ace_in_hand, "R-62", "M K W A P", "values", ALL, 1, 25, 15,
          "points of an ace left in the hand"),
  NUMBER ("acelowv", ace_low, "R-63", "M K W P", "values", ALL, 1, 25, 1,
          "points of an ace at the low end of a run"),
  NUMBER ("acehighv", ace_high, "R-64", "M K W P", "values", ALL, 1, 25, 15,
          "points of an ace at the high end of a run"),
  NUMBER ("acesetv", ace_in_set, "R-65", "M P W", "values", ALL, 1, 25, 15,
          "points of an ace in a set"),
  NUMBER ("fouraces", four_aces, "R-65", "W", "values", ALL, 0, 200, 0,
          "points of four aces laid by one seat in one set; 0: as four aces"),
  SWITCH ("div5", divided_by_five, "R-66", "W", "values", ALL, 0,
          "all scores are divided by five"),
  CHOICE ("scoring", scoring, "R-67", "K M W A P", "scores", ALL, 5, RUMMY_SCORING_OWN,
          "own: melds less hand; hands: the winner gets the other hands; both: melds, and the winner the other "
          "hands too; times: the winner gets their melds from each opponent; knock: least deadwood wins; penalty: "
          "hands count against",
          "own", "hands", "both", "times", "knock", "penalty"),
  SWITCH ("negative", negative, "R-89", "M W P", "scores", ALL, 1,
          "a round may score below 0"),
  NUMBER ("bonusout", out_bonus, "R-68", "W", "scores", ALL, 0, 200, 0,
          "points for going out"),
  NUMBER ("kbonus", knock_bonus, "R-69", "K", "scores", ALL, 0, 200, 25,
          "points for a knock"),
  NUMBER ("ubonus", undercut_bonus, "R-70", "K", "scores", ALL, 0, 200, 25,
          "points for an undercut"),
  NAMED ("ginbonus", gin_bonus, "R-71", "K", "scores", ALL, "double", -1, 200, -1,
         "points for Gin; double: twice those of a knock"),
  NUMBER ("biggin", big_gin_bonus, "R-94", "K", "scores", ALL, 0, 200, 0,
          "points for Gin without a discard; 0: as Gin"),
  SWITCH ("spades", spades, "R-76", "K", "scores", ALL, 0,
          "a spade as the first upcard doubles the round"),
  SWITCH ("rummy2", rummy_doubles, "R-77", "K W", "scores", ALL, 0,
          "going out with all cards in one turn counts double"),
  SWITCH ("four2", four_doubles, "R-78", "W", "scores", ALL, 0,
          "a meld of four laid at once counts double"),
  SWITCH ("master", master, "R-79", "W", "scores", ALL, 0,
          "the master's hand: a run of seven laid at once, then the last discard, makes the melds worth 500"),
  CHOICE ("targetkind", target_kind, "R-80", "M K W A P", "match", ALL, 2, RUMMY_TARGET_POINTS,
          "what is played for: points, rounds won, rounds",
          "points", "rounds-won", "rounds"),
  NUMBER ("target", target, "R-80", "M K W A P", "match", ALL, 1, 10000, 500,
          "points, rounds won or rounds that end the game"),
  SWITCH ("reach", reach, "R-81", "M W P", "match", ALL, 0,
          "the target must be exceeded"),
  SWITCH ("lowest", lowest, "R-82", "A W", "match", ALL, 0,
          "the lowest total wins"),
  CHOICE ("tie", tie, "R-83", "M", "match", ALL, 1, RUMMY_TIE_PLAY_ON,
          "equal totals at the end: play on, or a shared win",
          "play-on", "shared"),
  NUMBER ("gamebonus", game_bonus, "R-73", "K W", "match", ALL, 0, 1000, 0,
          "points for the game"),
  NUMBER ("box", box, "R-74", "K", "match", ALL, 0, 200, 0,
          "points for each round won more than the left neighbor"),
  NAMED ("shutout", shutout, "R-75", "K", "match", ALL, "double", -1, 1000, 0,
         "points if no other seat won a round; double: the result counts twice"),
  SWITCH ("diffwin", wins_difference, "R-85", "W", "match", ALL, 0,
          "the winner gets the difference to the next total"),
  SWITCH ("settle", settle, "R-86", "W", "match", ALL, 0,
          "losers pay the winner the difference in points"),
  NAMED ("knockout", knockout, "R-97", "K", "match", ALL, "off", 0, 1000, 0,
         "a seat with more points than this is out"),
#ifdef RUMMY_MADE_UP_PARAM /* defined by a test */
  RUMMY_MADE_UP_PARAM,
#endif
};

#define N_PARAMS (sizeof params / sizeof *params)

static int16_t *
value_at (const RummyRules *rules, const RummyParam *param)
{
  return (int16_t *) ((char *) rules + param->offset);
}

unsigned
rummy_param_n_values (const RummyParam *param)
{
  return param->type == RUMMY_PARAM_BY_SEATS ? RUMMY_SEATS_MAX - RUMMY_SEATS_MIN + 1 : 1;
}

bool
rummy_fail (char error[RUMMY_ERROR_TEXT], const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (error, RUMMY_ERROR_TEXT, format, args);
  va_end (args);

  return false;
}

static bool
read_number (const char *text, const RummyParam *param, int16_t *value, const char **end)
{
  char *stop;
  long number = strtol (text, &stop, 10);

  if (param->values && strncmp (text, param->values[0], strlen (param->values[0])) == 0) {
    *value = (int16_t) param->min;
    *end = text + strlen (param->values[0]);
    return true;
  }
  if (*text < '0' || *text > '9' || number < param->min || number > param->max)
    return false;
  *value = (int16_t) number;
  *end = stop;

  return true;
}

static bool
read_value (RummyRules *rules, const RummyParam *param, const char *text)
{
  int16_t *values = value_at (rules, param);

  if (param->type == RUMMY_PARAM_SWITCH) {
    if (strcmp (text, "yes") != 0 && strcmp (text, "no") != 0)
      return false;
    *values = text[0] == 'y';
    return true;
  }

  if (param->type == RUMMY_PARAM_CHOICE) {
    for (int i = 0; param->values[i]; i++) {
      if (strcmp (text, param->values[i]) == 0) {
        *values = (int16_t) i;
        return true;
      }
    }
    return false;
  }

  for (unsigned i = 0, n = rummy_param_n_values (param); i < n; i++) {
    if (!read_number (text, param, &values[i], &text))
      return false;
    if (*text == '\0')
      return i == n - 1;
    if (*text++ != '/')
      return false;
  }

  return false;
}

const RummyParam *
rummy_params (size_t *n_params)
{
  *n_params = N_PARAMS;

  return params;
}

const RummyParam *
rummy_param_find (const char *key)
{
  for (size_t i = 0; i < N_PARAMS; i++) {
    if (strcmp (key, params[i].key) == 0)
      return &params[i];
  }

  return NULL;
}

void
rummy_rules_init_silent (RummyRules *rules)
{
  memset (rules, 0, sizeof *rules);
  for (size_t i = 0; i < N_PARAMS; i++) {
    for (unsigned j = 0; j < rummy_param_n_values (&params[i]); j++)
      value_at (rules, &params[i])[j] = (int16_t) params[i].silent;
  }
}

int
rummy_rules_get (const RummyRules *rules, const RummyParam *param, unsigned index)
{
  return value_at (rules, param)[index];
}

void
rummy_rules_set (RummyRules *rules, const RummyParam *param, unsigned index, int value)
{
  value_at (rules, param)[index] = (int16_t) value;
}

bool
rummy_rules_read (RummyRules *rules, const char *text, char error[RUMMY_ERROR_TEXT])
{
  RummyRules read = *rules;
  bool seen[N_PARAMS] = { false };

  for (;;) {
    char word[64];
    size_t length;
    char *equals;
    const RummyParam *param;

    text += strspn (text, " \t\r\n");
    if (*text == '\0')
      break;
    length = strcspn (text, " \t\r\n");
    if (length >= sizeof word)
      return rummy_fail (error, "too long: %.40s…", text);
    memcpy (word, text, length);
    word[length] = '\0';
    text += length;

    equals = strchr (word, '=');
    if (equals == NULL)
      return rummy_fail (error, "key=value expected, not: %s", word);
    *equals = '\0';
    param = rummy_param_find (word);
    if (param == NULL)
      return rummy_fail (error, "unknown parameter: %s", word);
    if (seen[param - params])
      return rummy_fail (error, "%s is given twice", word);
    seen[param - params] = true;
    if (!read_value (&read, param, equals + 1))
      return rummy_fail (error, "not a value of %s: %s", word, equals + 1);
  }

  *rules = read;

  return true;
}

bool
rummy_rules_differ (const RummyRules *rules, const RummyRules *others, const RummyParam *param)
{
  size_t size = rummy_param_n_values (param) * sizeof (int16_t);

  return memcmp (value_at (rules, param), value_at (others, param), size) != 0;
}

bool
rummy_rules_are_known (const RummyRules *rules, RummyFastPlayer player)
{
  for (size_t i = 0; i < N_PARAMS; i++) {
    for (unsigned j = 0; !(params[i].known_to & player) && j < rummy_param_n_values (&params[i]); j++) {
      if (value_at (rules, &params[i])[j] != params[i].silent)
        return false;
    }
  }

  return true;
}

size_t
rummy_rules_write_changes (const RummyRules *rules, const RummyRules *base, char *text, size_t size)
{
  size_t length = 0;

  if (size)
    text[0] = '\0';
#define WRITE(...)                                                                                                     \
  (length += (size_t) snprintf (length < size ? text + length : NULL, length < size ? size - length : 0, __VA_ARGS__))
  for (size_t i = 0; i < N_PARAMS; i++) {
    const RummyParam *param = &params[i];
    const int16_t *values = value_at (rules, param);

    if (base && !rummy_rules_differ (rules, base, param))
      continue;
    WRITE ("%s%s=", length ? " " : "", param->key);
    if (param->type == RUMMY_PARAM_SWITCH) {
      WRITE ("%s", *values ? "yes" : "no");
    } else if (param->type == RUMMY_PARAM_CHOICE) {
      WRITE ("%s", param->values[*values]);
    } else {
      for (unsigned j = 0; j < rummy_param_n_values (param); j++) {
        if (param->values && values[j] == param->min)
          WRITE ("%s%s", j ? "/" : "", param->values[0]);
        else
          WRITE ("%s%d", j ? "/" : "", values[j]);
      }
    }
  }
#undef WRITE

  return length;
}

size_t
rummy_rules_write (const RummyRules *rules, char *text, size_t size)
{
  return rummy_rules_write_changes (rules, NULL, text, size);
}
