/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/protocol-private.h"

#include <string.h>

static const struct {
  const char *key, *meaning;
} meanings[] = {
  { "players", "number of seats" },
  { "partner", "two sides of two, partners opposite each other" },
  { "packs", "packs of 52 cards; auto: two from five seats on" },
  { "jokers", "jokers in each pack" },
  { "deal", "cards dealt to each seat, by number of seats from 2 to 8" },
  { "upcard", "how the discard pile starts: a card is turned up, or the eldest discards an extra card" },
  { "firstdealer", "who deals first" },
  { "nextdealer", "who deals the next round" },
  { "lead", "who plays first" },
  { "anticlockwise", "play goes to the right" },
  { "shuffle", "when the cards are shuffled" },
  { "setmax", "most cards in a set" },
  { "setsuits", "a set may have two cards of a suit" },
  { "runmin", "fewest cards in a run" },
  { "meldmax", "most cards in a new meld" },
  { "ace", "where an ace stands in a run: low, low or high, round the corner" },
  { "kinds", "kinds of melds" },
  { "meldwhen", "when melds come down: at any time of the turn, only when going out, with a knock" },
  { "meldsperturn", "most new melds in a turn" },
  { "layoffsperturn", "most lay-offs in a turn" },
  { "firstmin", "points that the first lay-down of a seat must reach" },
  { "firstminlay", "lay-offs count toward that minimum" },
  { "layoff", "melds on which cards may be laid off" },
  { "layfirst", "lay-offs before your own first meld; making: only in the turn that reaches the minimum" },
  { "melddraw", "melds may come down before the draw" },
  { "outofturn", "melds and lay-offs in the turns of other seats" },
  { "rum", "calling Rum: no; lay: on a discard that fits a meld; table: also on cards of the pile that make a meld" },
  { "rumwindow", "seconds to call; ask: each seat in turn calls or passes" },
  { "twos", "twos are wild" },
  { "jokerrole", "what jokers are: wild, a meld of their own kind, what the dealer nominates" },
  { "wilddup", "a wild card may stand for a card that is melded elsewhere" },
  { "wildmax", "most wild cards in a meld" },
  { "naturals", "fewest natural cards in a meld" },
  { "wildhand", "points of a wild card left in the hand" },
  { "wildmeld", "points of a wild card in a meld; replaced: those of the card it stands for" },
  { "swap", "a melded wild card may be swapped for the card it stands for" },
  { "dealerjoker", "one joker is the dealer's, who says what jokers do" },
  { "splitside", "the part of a split pile that leaves play: the older one, or the taker chooses" },
  { "pickup", "what a take brings: the upcard; any card with all above it; the upcard and another card; an exchange" },
  { "mustuse", "the deepest of several cards taken must be used at once" },
  { "uselay", "a lay-off is such a use" },
  { "freeup", "the upcard may be taken without using it" },
  { "topmeld", "the upcard must be used too when several cards are taken" },
  { "redis", "an upcard that was taken freely may be discarded in the same turn" },
  { "upfirst", "when the upcard may be taken before your own first meld: always, or only to make that meld" },
  { "leftover", "where cards taken and not melded go: to the hand, or on the table until your next turn" },
  { "drawn", "stock cards drawn in a turn" },
  { "peek", "the stock card may be looked at and passed on to the pile" },
  { "nodisc", "laying the last card where a discard is needed: illegal, or two cards are drawn" },
  { "pileview", "how the discard pile is shown" },
  { "offer", "the upcard is offered to each seat before the first turn" },
  { "mustdisc", "going out needs a discard" },
  { "float", "a seat may play on without cards; strict: only a card that fits no meld may be the last discard" },
  { "stockout", "when the stock is gone: end; play on while the pile is taken from; the same, but each take must "
                "meld; turn the pile over; reshuffle it; go on discarding" },
  { "reslimit", "how often the stock is renewed at most" },
  { "laststock", "the last stock card may be left for the first of the renewed stock" },
  { "reserve", "stock cards that end the round as void" },
  { "knock", "deadwood points allowed for a knock; upcard: the value of the first upcard" },
  { "oklahomaace", "with an ace as the first upcard a knock needs 0 points" },
  { "oppmeld", "who melds after the end: nobody; others after a knock; the same, and own melds after Gin; the "
               "others, lay-offs only" },
  { "noout", "when nobody goes out: hands are deducted; only melds count; the other side's hand is added; void" },
  { "v29", "points of 2 to 9" },
  { "vcourt", "points of 10, jack, queen, king; rising: 10, 11, 12, 13" },
  { "acehand", "points of an ace left in the hand" },
  { "acelowv", "points of an ace at the low end of a run" },
  { "acehighv", "points of an ace at the high end of a run" },
  { "acesetv", "points of an ace in a set" },
  { "fouraces", "points of four aces laid by one seat in one set; 0: as four aces" },
  { "div5", "all scores are divided by five" },
  { "scoring", "own: melds less hand; hands: the winner gets the other hands; both: melds, and the winner the other "
               "hands too; times: the winner gets their melds from each opponent; knock: least deadwood wins; penalty: "
               "hands count against" },
  { "negative", "a round may score below 0" },
  { "bonusout", "points for going out" },
  { "kbonus", "points for a knock" },
  { "ubonus", "points for an undercut" },
  { "ginbonus", "points for Gin; double: twice those of a knock" },
  { "biggin", "points for Gin without a discard; 0: as Gin" },
  { "spades", "a spade as the first upcard doubles the round" },
  { "rummy2", "going out with all cards in one turn counts double" },
  { "four2", "a meld of four laid at once counts double" },
  { "master", "the master's hand: a run of seven laid at once, then the last discard, makes the melds worth 500" },
  { "targetkind", "what is played for: points, rounds won, rounds" },
  { "target", "points, rounds won or rounds that end the game" },
  { "reach", "the target must be exceeded" },
  { "lowest", "the lowest total wins" },
  { "tie", "equal totals at the end: play on, or a shared win" },
  { "gamebonus", "points for the game" },
  { "box", "points for each round won more than the left neighbor" },
  { "shutout", "points if no other seat won a round; double: the result counts twice" },
  { "diffwin", "the winner gets the difference to the next total" },
  { "settle", "losers pay the winner the difference in points" },
  { "knockout", "a seat with more points than this is out" },
};

const char *
rummy_param_meaning (const char *key)
{
  for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
    if (strcmp (meanings[i].key, key) == 0)
      return meanings[i].meaning;
  }

  return NULL;
}
