/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/protocol-private.h"

#include <string.h>

static const struct {
  const char *key, *meaning;
} meanings[] = {
  { "players", "seats" },
  { "partner", "two sides of two, partners opposite each other" },
  { "packs", "packs of 52 cards; auto: two from five seats on" },
  { "jokers", "jokers a pack" },
  { "deal", "cards each seat is dealt, by number of seats from 2 to 8" },
  { "upcard", "how the discard pile begins: a card is turned up, or the eldest discards an extra card" },
  { "firstdealer", "who deals first" },
  { "nextdealer", "who deals the next round" },
  { "lead", "who plays first" },
  { "anticlockwise", "play goes to the right" },
  { "shuffle", "when the cards are shuffled" },
  { "setmax", "most cards in a set" },
  { "setsuits", "a suit may stand twice in a set" },
  { "runmin", "fewest cards in a run" },
  { "meldmax", "most cards laid down at first as one meld" },
  { "ace", "place of the ace in a run: low, low or high, round the corner" },
  { "kinds", "kinds of melds" },
  { "meldwhen", "when melds are laid down: at any time of the turn, only when going out, with a knock" },
  { "meldsperturn", "new melds a turn" },
  { "layoffsperturn", "lay-offs a turn" },
  { "firstmin", "points that the first lay-down of a seat must reach" },
  { "firstminlay", "lay-offs count for that minimum" },
  { "layoff", "melds on which cards may be laid off" },
  { "layfirst", "lay-offs before the own first meld; making: in the turn that reaches the minimum" },
  { "melddraw", "melds may be laid down before the draw" },
  { "outofturn", "melds and lay-offs in the turns of others" },
  { "rum", "calling rum: off, for a discard that can be laid off, for cards of the pile that make a meld too" },
  { "rumwindow", "seconds for a call; ask: each seat in turn calls or passes" },
  { "twos", "twos are wild" },
  { "jokerrole", "what jokers are: wild, a group of their own, what the dealer nominates" },
  { "wilddup", "a wild card may stand for a card that is melded elsewhere" },
  { "wildmax", "most wild cards in a meld" },
  { "naturals", "fewest natural cards in a meld" },
  { "wildhand", "points of a wild card left in the hand" },
  { "wildmeld", "points of a wild card in a meld; replaced: those of the card it stands for" },
  { "swap", "a melded wild card may be swapped for the card it stands for" },
  { "dealerjoker", "one joker is the dealer's, who says what jokers do" },
  { "splitside", "part of a split pile that leaves the game: the older, or as the taker says" },
  { "pickup", "the take: upcard, any card with all above it, upcard and another card, exchange of one card" },
  { "mustuse", "the deepest of several cards taken must be used at once" },
  { "uselay", "a lay-off is such a use" },
  { "freeup", "the upcard may be taken without using it" },
  { "topmeld", "of several cards taken the upcard must be used too" },
  { "redis", "an upcard taken without using it may be discarded in the same turn" },
  { "upfirst", "before the own first meld the upcard may be taken always, or only to make that meld" },
  { "leftover", "cards taken and not melded: go to the hand, or lie on the table until the next turn" },
  { "drawn", "cards drawn from the stock a turn" },
  { "peek", "the stock card may be looked at and dropped at once" },
  { "nodisc", "laying the last card where a discard is needed: illegal, or two cards are drawn" },
  { "pileview", "how the discard pile lies" },
  { "offer", "the upcard is offered round before the first turn" },
  { "mustdisc", "the last card must be discarded to go out" },
  { "float", "a seat may go on without cards; strict: the last discard must fit no meld" },
  { "stockout", "when the stock is gone: end, play on while the pile is taken from, likewise with a meld, turn the "
                "pile over, reshuffle it, go on discarding" },
  { "reslimit", "times that the stock is renewed" },
  { "laststock", "the last stock card may be left for the first of the renewed stock" },
  { "reserve", "stock cards at which the round is void" },
  { "knock", "points that may be left to knock; upcard: those of the first upcard" },
  { "oklahomaace", "an ace as the first upcard: knock with no points only" },
  { "oppmeld", "after the end the others meld and lay off: no, after a knock, likewise and own melds after Gin, lay "
               "off only" },
  { "noout", "when nobody went out: hands are deducted, only melds count, the hand of the other side is added, void" },
  { "v29", "points of 2 to 9" },
  { "vcourt", "points of 10, jack, queen, king; rising: 10, 11, 12, 13" },
  { "acehand", "points of an ace left in the hand" },
  { "acelowv", "points of an ace low in a run" },
  { "acehighv", "points of an ace high in a run" },
  { "acesetv", "points of an ace in a set" },
  { "fouraces", "points of four aces of one seat in a set; 0: as four single ones" },
  { "div5", "scores are divided by five" },
  { "scoring", "own: melds less hand; hands: the winner gets the other hands; both: melds, and the winner the other "
               "hands; times: the winner's melds from each opponent; knock: least deadwood; penalty: hands count "
               "against" },
  { "negative", "a round may score below 0" },
  { "bonusout", "points for going out" },
  { "kbonus", "points for a knock" },
  { "ubonus", "points for an undercut" },
  { "ginbonus", "points for Gin; double: twice those of a knock" },
  { "biggin", "points for Gin without a discard; 0: as Gin" },
  { "spades", "a spade as the first upcard doubles the round" },
  { "rummy2", "going out with all cards in one turn doubles" },
  { "four2", "a meld of four laid at once counts twice" },
  { "master", "a run of seven laid at once and the last discard in the same turn are worth 500" },
  { "targetkind", "what is played for: points, rounds won, rounds" },
  { "target", "points, rounds won or rounds to play for" },
  { "reach", "more than the target is needed" },
  { "lowest", "the lowest total wins" },
  { "tie", "equal totals at the end: play on, or a shared win" },
  { "gamebonus", "points for the game" },
  { "box", "points for each round won more than the left neighbour" },
  { "shutout", "points where nobody else won a round; double: twice the result" },
  { "diffwin", "the winner gets the difference of the totals" },
  { "settle", "losers pay the winner by the difference" },
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
