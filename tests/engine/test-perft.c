/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Move sequences from the first deal of a code, as `rummy500-engine perft` counts them.  A change of the numbers is a
 * change of the rules. */

#include "fixture.h"
#include "tools/perft.h"
#include "tap.h"

#include <string.h>

static const struct {
  const char *preset;
  unsigned seats, depth;
  uint64_t count;
} golden[] = {
  { "500-rum", 2, 6, 29106 },
  { "500-rum", 3, 7, 6883 },
  { "500-pagat", 2, 5, 12847 },
  { "500-pagat", 3, 7, 22912 },
  { "500-special-k", 2, 8, 25938 },
  { "500-special-k", 3, 10, 35472 },
  { "500-wikipedia", 2, 7, 6254 },
  { "500-wikipedia", 3, 10, 33358 },
  { "500-online", 2, 9, 35578 },
  { "500-online", 3, 9, 14016 },
  { "500-partnership", 4, 11, 38881 },
  { "persian", 4, 10, 39514 },
  { "dealers-gambit", 2, 6, 8071 },
  { "dealers-gambit", 3, 10, 20324 },
  { "500-pokerwiner", 2, 7, 24750 },
  { "500-pokerwiner", 3, 10, 35338 },
  { "rummy", 2, 7, 28926 },
  { "rummy", 3, 7, 6750 },
  { "michigan", 2, 8, 25938 },
  { "michigan", 3, 10, 35472 },
  { "round-the-corner", 2, 7, 29805 },
  { "round-the-corner", 3, 7, 6750 },
  { "high-low", 2, 7, 28926 },
  { "high-low", 3, 7, 6750 },
  { "boathouse", 2, 8, 39325 },
  { "boathouse", 3, 8, 13376 },
  { "one-meld", 2, 7, 18522 },
  { "one-meld", 3, 7, 6750 },
  { "wild-card", 2, 7, 18522 },
  { "wild-card", 3, 7, 6750 },
  { "gin-special-k", 2, 7, 18522 },
  { "gin-special-k", 3, 7, 18522 },
  { "gin-oklahoma", 2, 7, 18522 },
  { "gin-oklahoma", 3, 7, 18522 },
  { "gin", 2, 7, 13692 },
  { "gin-classic", 2, 7, 13692 },
  { "kaluki", 2, 3, 166 },
  { "kaluki", 3, 2, 94 },
  { "kaluki-british", 2, 4, 260 },
  { "kaluki-british", 3, 4, 287 },
  { "rummy-basic", 2, 7, 28706 },
  { "rummy-basic", 3, 7, 6750 },
  { "rummy-block", 2, 7, 28706 },
  { "rummy-block", 3, 7, 6750 },
  { "amiga", 2, 10, 6860 },
  { "amiga", 3, 10, 6750 },
};

#define N_GOLDEN (sizeof golden / sizeof *golden)

/* Positions in the middle of a round, as the fixtures write them with a ";" for the end of a line, and the moves of
 * each kind in the whole tree: what a fresh deal does not come to in a few moves. */
#define TABLE(rules) \
  "rules " rules ";meld JC QC KC by 2;down 1;hand 1 AC 2C 3C 7D 7H KD;hand 2 8C TC KH KS;pile 6C QD 4C;" \
  "stock 7S 4D 6S 9H JD TS AD"
#define OUT(rules) \
  "rules " rules ";hand 1 7C 8C 9C TC 4D 4H 2S;hand 2 2C 3D 3H 3S 5H 6H 7H;pile KH 4C;stock KS 2D QD QS TD"
#define KNOCK(rules) \
  "rules " rules ";hand 1 5H 6H 7H 9C 9D 9S 2C 3C 4C KD;hand 2 TH JH QH 2D 2H 2S KC KS AD AC;pile AH 4H;" \
  "stock 4D 8D 6S 9H JD TS"

static const struct {
  const char *setup;
  unsigned depth;
  const char *kinds;
} positions[] = {
  { TABLE ("500-rum"),
    5, "178 draw 284 take 21 meld 113 lay 549 discard" },
  { TABLE ("500-special-k"),
    5, "82 draw 92 take 17 meld 61 lay 225 discard" },
  { TABLE ("500-pokerwiner"),
    5, "61 draw 72 take 12 meld 29 lay 167 discard" },
  { TABLE ("500-wikipedia"),
    5, "79 draw 77 take 15 meld 40 lay 215 discard" },
  { TABLE ("michigan"),
    5, "82 draw 92 take 17 meld 61 lay 225 discard" },
  { TABLE ("rummy"),
    6, "412 draw 412 take 367 meld 112 lay 2132 discard" },
  { TABLE ("round-the-corner"),
    6, "796 draw 796 take 404 meld 954 lay 3241 discard" },
  { TABLE ("high-low"),
    6, "548 draw 548 take 377 meld 400 lay 2483 discard" },
  { TABLE ("rummy-basic"),
    6, "412 draw 412 take 365 meld 112 lay 2130 discard" },
  { TABLE ("rummy-block") ";stock 7S 4D",
    6, "309 draw 309 take 285 meld 105 lay 1675 discard" },
  { TABLE ("500-pagat") ";hand 2 8C KH *1 2D",
    5, "178 draw 423 take 144 meld 265 lay 779 discard" },
  { TABLE ("500-online") ";hand 2 8C KH *1 2D",
    5, "79 draw 167 take 113 meld 86 lay 350 discard" },
  { "rules 500-wikipedia;hand 1 3C 4C 5C KD KH 2S;hand 2 8C 9C TC QH QS;pile 6C QD KC;stock 4D 7S 6S 9H",
    5, "64 draw 101 take 48 meld 3 lay 130 discard" },
  { TABLE ("500-partnership") ";hand 3 9C 7S;hand 4 9D 2S",
    5, "79 draw 12 take 15 meld 40 lay 215 discard" },
  { TABLE ("persian") ";hand 3 9C *1;hand 4 *2 *3 *4 2S",
    6, "214 draw 12 take 25 meld 65 lay 491 discard" },
  { "rules dealers-gambit;meld JC QC KC by 2;down 1;dealer 1;joker *1;nominated wild;pile 5H 8H 9H;"
    "stock 4D 7S 6S 9S;hand 2 9D 2H *3;hand 1 7C 7D 7H 5D *2",
    4, "445 draw 703 take 956 meld 876 lay 2141 discard 9 block" },
  { "rules dealers-gambit jokers=4;meld JC QC KC by 2;down 1;dealer 1;joker *1;nominated double;pile 5H 8H 9H;"
    "stock 4D 7S 6S 9S;hand 2 9D 2H *3;hand 1 7C 7D 7H 5D *2",
    5, "50 draw 51 take 9 meld 3 lay 148 discard 20 block" },
  { "rules dealers-gambit jokers=4;meld JC QC KC by 2;down 1;dealer 1;joker *1;nominated split;pile 5H 7H 9H;"
    "stock 4D 7S 6S 9S;hand 2 9D 2H *3;hand 1 7C 7D 9S 5D *2",
    5, "42 draw 107 take 6 meld 106 discard 15 block" },
  { OUT ("boathouse"),
    5, "114 draw 106 take 344 discard 2 knock" },
  { OUT ("one-meld"),
    5, "241 draw 241 take 8 meld 240 discard 2 pass 6 knock" },
  { OUT ("wild-card"),
    5, "241 draw 241 take 944 meld 240 discard 30 pass 240 knock" },
  { KNOCK ("gin-special-k"),
    4, "22 draw 22 take 64 meld 9 lay 462 discard 12 pass 28 knock" },
  { KNOCK ("gin-oklahoma"),
    4, "22 draw 22 take 9 meld 462 discard 10 knock" },
  { KNOCK ("gin"),
    4, "22 draw 22 take 64 meld 9 lay 462 discard 12 pass 28 knock" },
  { KNOCK ("gin biggin=0 spades=yes"),
    4, "22 draw 22 take 64 meld 9 lay 462 discard 12 pass 28 knock" },
  { KNOCK ("gin-special-k players=3") ";hand 3 5C 6C 7S 8S",
    5, "463 draw 463 take 136 meld 42 lay 462 discard 60 pass 28 knock" },
  { KNOCK ("gin-classic") ";phase offer;lead 1;dealer 2;hand 1 5H 6H 7H 9C 9D 9S 2C 3C KC KD",
    5, "241 draw 243 take 32 meld 7 lay 449 discard 7 pass 18 knock" },
  { "rules kaluki;meld TC JC *2 from TC by 2;pile 4C KS;stock 6D 2H QC' 9C 5H;hand 1 *1 QH KH KC KC' KD;"
    "hand 2 QC QD QS 9D 2C",
    3, "7 draw 7 take 123 meld 195 lay 7 discard 42 swap" },
  { "rules kaluki;meld TC JC *1 from TC by 2;down 1;pile 4C KS;stock 6D 2H QC' 9C 5H;hand 1 QC QH KH AH 5S;"
    "hand 2 QD QS 9D 9H 2C",
    4, "26 draw 26 take 23 meld 18 lay 196 discard 12 swap" },
  { "rules kaluki-british;meld TC JC *1 from TC by 2;down 1;pile 4C KS;stock 6D 2H QC' 9C 5H;hand 1 QC QH KH AH 5S;"
    "hand 2 QD QS 9D 9H 2C",
    5, "197 draw 197 take 31 meld 40 lay 408 discard 14 swap" },
  { TABLE ("amiga"),
    6, "150 draw 150 take 38 meld 219 lay 662 discard 204 pass" },
  { TABLE ("500-rum rum=lay") ";drawn;hand 1 TC 3C 4C 5C 9D 2D;hand 2 7D 7H AS;pile 4H",
    5, "118 draw 146 take 62 meld 86 lay 560 discard 2 pass 2 call" },
  { TABLE ("500-rum rum=table mustdisc=yes") ";drawn;hand 1 TC 3C 4C 9D 2D;hand 2 7D 7H AS 6H;pile 7S 7C;stock 4D 8S",
    4, "30 draw 49 take 60 meld 20 lay 171 discard 17 pass 17 call" },
  { TABLE ("500-rum outofturn=yes"),
    4, "85 draw 93 take 112 meld 131 lay 250 discard" },
  { TABLE ("500-rum mustdisc=yes float=strict") ";hand 1 7D 7H 7S;hand 2 KH 9C 2D;pile 6C QD;stock TC 5D 6S 9H",
    6, "117 draw 162 take 37 meld 107 lay 490 discard" },
  { TABLE ("500-rum mustdisc=yes nodisc=two") ";hand 1 7D 7H 7S;hand 2 KH 9C 2D;pile 6C QD;stock TC 5D 6S 9H",
    6, "105 draw 160 take 37 meld 111 lay 499 discard" },
  { TABLE ("rummy laststock=yes") ";hand 1 7D 7H 7S 2D;hand 2 KH TC 2H;pile 6C QD 3H 5C;stock 4D",
    5, "134 draw 134 take 3 meld 43 lay 254 discard 18 renew" },
  { TABLE ("500-rum stockout=discard") ";hand 1 7D 7H 7S 2D;hand 2 KH TC 2H;pile 6C QD 3H 5C;stock 4D",
    5, "18 draw 76 take 27 meld 65 lay 398 discard" },
};

#define N_POSITIONS (sizeof positions / sizeof *positions)

static const char *const kind_names[RUMMY_N_MOVES] = {
  [RUMMY_MOVE_DRAW] = "draw",   [RUMMY_MOVE_TAKE] = "take",       [RUMMY_MOVE_MELD] = "meld",
  [RUMMY_MOVE_LAY] = "lay",     [RUMMY_MOVE_DISCARD] = "discard", [RUMMY_MOVE_PASS] = "pass",
  [RUMMY_MOVE_SWAP] = "swap",   [RUMMY_MOVE_KNOCK] = "knock",     [RUMMY_MOVE_CALL] = "call",
  [RUMMY_MOVE_RENEW] = "renew", [RUMMY_MOVE_NOMINATE] = "nominate", [RUMMY_MOVE_BLOCK] = "block",
};

static void
check_position (size_t index)
{
  Fixture fixture;
  uint64_t kinds[RUMMY_N_MOVES] = { 0 };
  const char *at = positions[index].setup;
  char text[400] = "";
  size_t length = 0;

  fixture_init (&fixture);
  while (*at) {
    size_t n = strcspn (at, ";");
    char line[300], error[FIXTURE_ERROR];

    snprintf (line, sizeof line, "%.*s", (int) n, at);
    at += n + (at[n] == ';');
    if (!fixture_line (&fixture, line, error)) {
      tap_fail (__FILE__, __LINE__, "%s: %s", line, error);
      return;
    }
  }
  rummy_perft (&fixture.match.round, positions[index].depth, kinds);
  for (unsigned kind = 0; kind < RUMMY_N_MOVES; kind++) {
    if (kinds[kind])
      length += (size_t) snprintf (text + length, sizeof text - length, "%s%llu %s", length ? " " : "",
                                   (unsigned long long) kinds[kind], kind_names[kind]);
  }
  if (strcmp (text, positions[index].kinds) != 0)
    tap_fail (__FILE__, __LINE__, "the moves are: %s", text);
}

int
main (void)
{
  for (size_t i = 0; i < N_GOLDEN; i++) {
    RummyRules rules;
    RummyRound round;
    char name[64];

    tap_check (rummy_perft_deal (&round, &rules, golden[i].preset, golden[i].seats, 500));
    tap_check_int ((long long) rummy_perft (&round, golden[i].depth, NULL), (long long) golden[i].count);
    snprintf (name, sizeof name, "%s, %u seats, depth %u", golden[i].preset, golden[i].seats, golden[i].depth);
    tap_end_case (name);
  }

  for (size_t i = 0; i < N_POSITIONS; i++) {
    check_position (i);
    tap_end_case (positions[i].setup);
  }

  return tap_done ();
}
