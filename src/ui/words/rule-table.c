/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/rule-table.h"

#include <glib/gi18n.h>

/* Plural forms that are translated later. */
#define NP_(one, many) one, many
#define QUIET(value) (1u << (value))

/* A condition under which a rule has an effect, and the words shown if it is not met. */
#define CONDITION(name, why, expression)     \
  static bool                                \
  holds_##name (const RummyRules *rules)     \
  {                                          \
    return (expression);                     \
  }                                          \
  static const RummyRuleCondition only_##name = { holds_##name, why };

#define IS_ANY_TIME (rules->meld_when == RUMMY_MELD_ANY_TIME)
#define HAS_WILDS (rules->twos || (rules->jokers && rules->joker_role != RUMMY_JOKERS_GROUP))
#define SCORES_MELDS \
  (rules->scoring == RUMMY_SCORING_OWN || rules->scoring == RUMMY_SCORING_BOTH || rules->scoring == RUMMY_SCORING_TIMES)

CONDITION (four, N_("Requires 4 players."), rules->players == 4)
CONDITION (several, N_("Requires 3 or more players."), rules->players > 2)
CONDITION (dealt_in_turn, N_("Not used when players take turns going first."),
           rules->lead != RUMMY_LEAD_ALTERNATES)
CONDITION (jokers, N_("Requires jokers."), rules->jokers > 0)
CONDITION (wilds, N_("Requires wild cards."), HAS_WILDS)
CONDITION (jokers_or_twos, N_("Requires wild cards."), rules->jokers || rules->twos)
CONDITION (dealers_joker, N_("Requires “Dealer’s Joker”."), rules->dealer_joker)
CONDITION (sets, N_("Requires sets."), rules->kinds != RUMMY_KINDS_RUNS)
CONDITION (large_sets, N_("Requires sets of four."), rules->set_max > 3)
CONDITION (many_suits, N_("Requires two decks, or sets of five or more."),
           rummy_rules_packs (rules, (unsigned) rules->players) > 1 || (HAS_WILDS && rules->set_max > RUMMY_SUITS))
CONDITION (runs, N_("Requires runs."), rules->kinds != RUMMY_KINDS_SETS)
CONDITION (high_aces, N_("Requires high aces."), rules->ace != RUMMY_ACE_LOW_ONLY)
CONDITION (any_time, N_("Only if you can meld during the round."), IS_ANY_TIME)
CONDITION (before_end, N_("Only if you can meld during the round."),
           IS_ANY_TIME || rules->opponents_meld != RUMMY_OPPMELD_NO)
CONDITION (not_out, N_("No effect if you meld only to go out."), rules->meld_when != RUMMY_MELD_WHEN_OUT)
CONDITION (minimum, N_("Requires a minimum for the first meld."), rules->first_min > 0)
CONDITION (layoffs, N_("Requires lay-offs."), rules->layoff != RUMMY_LAYOFF_NONE)
CONDITION (early_layoffs, N_("Requires “Early Lay-Offs”."),
           rules->layoff_first != RUMMY_LAYFIRST_NO)
CONDITION (others_melds, N_("Requires lay-offs on others’ melds."),
           rules->layoff == RUMMY_LAYOFF_ANY || (rules->layoff == RUMMY_LAYOFF_SIDE && rules->partner) ||
             rules->first_min > 0)
CONDITION (calls, N_("Requires “Rum!” calls."), rules->rum != RUMMY_RUM_OFF)
CONDITION (pile, N_("No effect if you exchange a card each turn."), rules->pickup != RUMMY_PICKUP_EXCHANGE)
CONDITION (deep_pile, N_("Requires “Picking Up” set to “Any card”."), rules->pickup == RUMMY_PICKUP_ANY)
CONDITION (exchange, N_("Requires “Picking Up” set to “Exchange one card”."), rules->pickup == RUMMY_PICKUP_EXCHANGE)
CONDITION (use, N_("Requires “Use Pickups Right Away”."), rules->must_use)
CONDITION (some_use, N_("Only for pickups that must be used."),
           (rules->pickup == RUMMY_PICKUP_ANY && rules->must_use) || !rules->free_upcard ||
             rules->upcard_first == RUMMY_UPFIRST_MELD || rules->dealer_joker ||
             rules->stock_out == RUMMY_STOCKOUT_MELD || rules->stock_out == RUMMY_STOCKOUT_DISCARD)
CONDITION (free_discard, N_("Requires “Keep the Upcard”."), rules->free_upcard)
CONDITION (needed_discard, N_("Requires “Discard to Go Out”."), rules->must_discard)
CONDITION (plain_gin, N_("Not used with “Big Gin Bonus”."), IS_ANY_TIME || rules->big_gin_bonus == 0)
CONDITION (whole_stock, N_("No effect if rounds end before the stock runs out."), rules->reserve == 0)
CONDITION (new_stock, N_("Only if the pile becomes the new stock."),
           rules->stock_out == RUMMY_STOCKOUT_TURN || rules->stock_out == RUMMY_STOCKOUT_RESHUFFLE)
CONDITION (knock, N_("Requires knocking."), rules->meld_when == RUMMY_MELD_KNOCK)
CONDITION (upcard_limit, N_("Requires a knock limit set by the upcard."),
           rules->knock == RUMMY_KNOCK_UPCARD)
CONDITION (melds_score, N_("Only if melds score points."), SCORES_MELDS)
CONDITION (melds_count, N_("Only if melds score points."), SCORES_MELDS || rules->first_min)
CONDITION (less_hand, N_("Requires “Melds minus hand” scoring."), rules->scoring == RUMMY_SCORING_OWN)
CONDITION (hands_count, N_("Only if unmelded cards count."),
           rules->scoring != RUMMY_SCORING_TIMES ||
             (rules->next_dealer == RUMMY_NEXT_LOSER && rules->lead != RUMMY_LEAD_ALTERNATES))
CONDITION (all_score, N_("No effect if only the winner scores."),
           rules->scoring == RUMMY_SCORING_OWN || rules->scoring == RUMMY_SCORING_BOTH ||
             rules->scoring == RUMMY_SCORING_PENALTY)
CONDITION (no_penalties, N_("Not used with penalties."), rules->scoring != RUMMY_SCORING_PENALTY)
CONDITION (target, N_("Not used with elimination."), rules->knockout == 0)
CONDITION (points, N_("Requires a target score."), rules->target_kind == RUMMY_TARGET_POINTS)
CONDITION (totals, N_("No effect if the game is decided by rounds won."),
           rules->target_kind != RUMMY_TARGET_ROUNDS_WON || rules->knockout != 0)
CONDITION (highest, N_("No effect if the lowest total wins."), !rules->lowest)

/* In the order of rules.c. */
const RummyRuleEntry rummy_rule_table[] = {
  { "players", N_("Players"), .number = { NP_("For %d player.", "For %d players.") } },
  { "partner", N_("Partners"),
    .sentence = { NULL, N_("Partners sit opposite each other and score together.") },
    .only = { &only_four }, .of_number = true },
  { "packs", N_("Decks of Cards"), .name = { NC_("rule", "Automatic") },
    .sentence = { N_("One deck, or two with 5 or more players.") },
    .number = { NP_("Play with %d deck.", "Play with %d decks.") } },
  { "jokers", N_("Jokers per Deck"),
    .number = { NP_("Add %d joker to each deck.", "Add %d jokers to each deck.") }, .quiet = QUIET (0) },
  { "deal", N_("Hand Size"),
    .number = { NP_("Each player gets %d card.", "Each player gets %d cards.") } },
  { "upcard", N_("First Discard"), .name = { NC_("rule", "Turned up"), NC_("rule", "Chosen by first player") },
    .sentence = { N_("A card is turned up to start the discard pile."),
                  N_("The first player gets an extra card and starts by discarding.") } },
  { "firstdealer", N_("First Dealer"),
    .name = { NC_("rule", "Lowest card drawn"), NC_("rule", "At random"), NC_("rule", "Always the same") },
    .sentence = { N_("The player who draws the lowest card deals first."), NULL,
                  N_("Seat 1 plays first in round 1.") },
    .only = { &only_dealt_in_turn } },
  { "nextdealer", N_("Next Dealer"),
    .name = { NC_("rule", "To the left"), NC_("rule", "The winner"), NC_("rule", "The loser"),
              NC_("rule", "Taking turns"), NC_("rule", "Against the direction of play") },
    .sentence = { NULL, N_("The winner deals next."), N_("The loser deals next."),
                  N_("Players take turns dealing, across games too."),
                  N_("The deal passes against the direction of play.") },
    .only = { &only_dealt_in_turn } },
  { "lead", N_("First to Play"),
    .name = { NC_("rule", "Taking turns"), NC_("rule", "After the dealer"), NC_("rule", "Next player each round") },
    .sentence = { N_("Players take turns going first, across games too."),
                  N_("The player after the dealer goes first."),
                  N_("Each round, the next player goes first.") } },
  { "anticlockwise", N_("Counterclockwise Play"),
    .sentence = { NULL, N_("Play passes to the right.") },
    .only = { &only_several } },
  { "shuffle", N_("Shuffling"),
    .name = { NC_("rule", "Before each round"), NC_("rule", "Before each game"), NC_("rule", "Never") },
    .sentence = { NULL, N_("Cards are shuffled only at the start of each game."),
                  N_("Cards are gathered up but never shuffled.") } },

  { "setmax", N_("Largest Set"),
    .sentence = { N_("A set is 3 cards of the same rank."), NULL, N_("A set is 3 or more cards of the same rank.") },
    .number = { NP_("A set is 3 to %d cards of the same rank.",
                    "A set is 3 to %d cards of the same rank.") }, .only = { &only_sets } },
  { "setsuits", N_("Repeated Suits in Sets"),
    .sentence = { N_("A suit can appear only once in a set."), N_("A suit can appear twice in a set.") },
    .only = { &only_sets, &only_many_suits } },
  { "runmin", N_("Shortest Run"),
    .number = { NP_("A run is %d or more cards of one suit in sequence.",
    "A run is %d or more cards of one suit in sequence.") }, .only = { &only_runs } },
  { "meldmax", N_("Largest New Meld"), .name = { NC_("rule", "No limit") },
    .number = { NP_("A new meld has at most %d card.", "A new meld has at most %d cards.") }, .quiet = QUIET (0) },
  { "ace", N_("Aces in Runs"),
    .name = { NC_("rule", "Low"), NC_("rule", "Low or high"), NC_("rule", "Around the corner") },
    .sentence = { N_("Aces are always low."),
                  N_("In runs, aces can be high or low."),
                  N_("Runs can go around the corner: king, ace, two.") },
    .only = { &only_runs } },
  { "kinds", N_("Kinds of Melds"),
    .name = { NC_("rule", "Sets and runs"), NC_("rule", "Sets only"), NC_("rule", "Runs only") },
    .sentence = { N_("Meld sets and runs."), N_("Meld sets only."),
                  N_("Meld runs only.") } },
  { "meldwhen", N_("When to Meld"),
    .name = { NC_("rule", "Any time during your turn"), NC_("rule", "Only to go out"), NC_("rule", "With a knock") },
    .sentence = { N_("Meld at any time during your turn."),
                  N_("Meld everything in one turn to go out."),
                  N_("Melds stay in your hand until someone knocks.") } },
  { "meldsperturn", N_("New Melds per Turn"), .name = { NC_("rule", "No limit") },
    .number = { NP_("Make at most %d new meld a turn.",
    "Make at most %d new melds a turn.") }, .quiet = QUIET (0), .only = { &only_any_time } },
  { "layoffsperturn", N_("Lay-Offs per Turn"), .name = { NC_("rule", "No limit") },
    .number = { NP_("Lay off at most %d time a turn.", "Lay off at most %d times a turn.") }, .quiet = QUIET (0),
    .only = { &only_any_time, &only_layoffs } },
  { "firstmin", N_("First Meld Minimum"),
    .number = { NP_("Your first melds need %d point in one turn.",
    "Your first melds need %d points in one turn.") }, .quiet = QUIET (0),
    .only = { &only_any_time } },
  { "firstminlay", N_("Lay-Offs Count Toward Minimum"),
    .sentence = { N_("Lay-offs don’t count toward the minimum."),
                  N_("Lay-offs count toward the minimum.") },
    .only = { &only_minimum, &only_layoffs, &only_early_layoffs } },
  { "layoff", N_("Laying Off"),
    .name = { NC_("rule", "On any meld"), NC_("rule", "On your own melds"), NC_("rule", "On your side’s melds"),
              NC_("rule", "Not at all") },
    .sentence = { N_("Lay off on any meld."),
                  N_("Lay off only on your own melds."),
                  N_("Lay off only on your side’s melds."), N_("There are no lay-offs.") },
    .only = { &only_any_time } },
  { "layfirst", N_("Early Lay-Offs"),
    .name = { NC_("rule", "Allowed"), NC_("rule", "Not allowed"), NC_("rule", "Only to reach the minimum") },
    .sentence = { NULL, N_("You can’t lay off before your first meld."),
                  N_("Before your first meld, you can lay off only to reach the minimum.") },
    .only = { &only_any_time, &only_layoffs, &only_others_melds } },
  { "melddraw", N_("Meld Before Drawing"),
    .sentence = { NULL, N_("You can meld before you draw.") },
    .only = { &only_any_time } },
  { "outofturn", N_("Meld Out of Turn"),
    .sentence = { NULL, N_("You can meld during other players’ turns.") },
    .only = { &only_any_time } },
  { "rum", N_("“Rum!” Calls"),
    .name = { NC_("rule", "No"), NC_("rule", "Yes, to lay off"), NC_("rule", "Yes, to lay off or meld") },
    .sentence = { NULL, N_("The first to call “Rum!” lays off a discard that fits."),
                  N_("The first to call “Rum!” takes the turn and plays what fits.") },
    .only = { &only_any_time } },
  { "rumwindow", N_("Time Limit for “Rum!”"), .name = { NC_("rule", "No limit") },
    .number = { NP_("You have %d second to call “Rum!”.",
    "You have %d seconds to call “Rum!”.") }, .quiet = QUIET (0), .only = { &only_calls } },

  { "twos", N_("Wild Twos"),
    .sentence = { NULL, N_("Twos can stand for any card.") } },
  { "jokerrole", N_("Role of Jokers"),
    .name = { NC_("rule", "Stand for any card"), NC_("rule", "Meld only with other jokers"),
              NC_("rule", "Dealer decides") },
    .sentence = { N_("Jokers can stand for any card."), N_("Jokers meld only with other jokers."),
                  N_("The dealer decides whether jokers are wild, double a meld, or split the pile.") },
    .only = { &only_jokers } },
  { "wilddup", N_("Wild Cards as Duplicates"),
    .sentence = { N_("A wild card can’t stand for a card that’s already melded."),
                  N_("A wild card can stand for a card that’s already melded.") },
    .quiet = QUIET (1), .only = { &only_wilds, &only_before_end } },
  { "wildmax", N_("Wild Cards per Meld"), .name = { NC_("rule", "No limit") },
    .number = { NP_("A meld has at most %d wild card.", "A meld has at most %d wild cards.") },
    .quiet = QUIET (0), .only = { &only_wilds } },
  { "naturals", N_("Minimum Natural Cards per Meld"), .number = { NP_("A meld has at least %d natural card.",
    "A meld has at least %d natural cards.") }, .only = { &only_wilds } },
  { "wildhand", N_("Wild Card in Hand"), .number = { NP_("Jokers and wild cards in hand count %d point each.",
    "Jokers and wild cards in hand count %d points each.") }, .only = { &only_jokers_or_twos, &only_hands_count } },
  { "wildmeld", N_("Wild Card in a Meld"), .name = { NC_("rule", "Real card") },
    .sentence = { N_("Melded wild cards count like the cards they stand for.") },
    .number = { NP_("Melded jokers and wild cards count %d point each.",
    "Melded jokers and wild cards count %d points each.") }, .only = { &only_jokers_or_twos, &only_melds_count } },
  { "swap", N_("Wild Card Swaps"),
    .sentence = { NULL, N_("Swap the real card for a wild card on the table.") },
    .only = { &only_wilds, &only_any_time } },
  { "dealerjoker", N_("Dealer’s Joker"),
    .sentence = { NULL, N_("The dealer gets a joker and chooses what jokers do.") },
    .only = { &only_jokers } },
  { "splitside", N_("When a Joker Splits the Pile"),
    .name = { NC_("rule", "Older discards go out of play"), NC_("rule", "Your choice") },
    .sentence = { N_("When the pile is split, the older discards go out of play."),
                  N_("When the pile is split, you choose which part goes out of play.") },
    .only = { &only_dealers_joker } },

  { "pickup", N_("Picking Up"),
    .name = { NC_("rule", "Upcard only"), NC_("rule", "Any card"),
              NC_("rule", "Upcard and one more"), NC_("rule", "Exchange one card") },
    .sentence = { N_("Pick up only the upcard."), N_("Pick up any discard and all cards above it."),
                  N_("If you take the upcard, you must also take a second card from the pile or stock."),
                  N_("Each turn, take a card and discard one in exchange.") } },
  { "mustuse", N_("Use Pickups Right Away"),
    .sentence = { N_("You can keep all the cards you pick up."),
                  N_("You must immediately use the deepest card you pick up.") },
    .only = { &only_deep_pile } },
  { "uselay", N_("Use Pickups to Lay Off"),
    .sentence = { N_("You can use a pickup only in a new meld."),
                  N_("You can use a pickup in a new meld or to lay off.") },
    .only = { &only_pile, &only_some_use } },
  { "freeup", N_("Keep the Upcard"),
    .sentence = { N_("You can take the upcard only if you use it right away."),
                  N_("You can take and keep the upcard.") },
    .only = { &only_pile } },
  { "topmeld", N_("Must Use the Upcard"),
    .sentence = { NULL, N_("When you pick up several discards, you must use the upcard, too.") },
    .only = { &only_deep_pile, &only_use } },
  { "redis", N_("Discarding the Upcard You Took"),
    .sentence = { N_("You can’t discard the upcard you took this turn."),
                  N_("You can discard the upcard you took this turn.") },
    .only = { &only_pile, &only_free_discard } },
  { "upfirst", N_("Take Upcard Before First Meld"),
    .name = { NC_("rule", "Always"), NC_("rule", "Only to meld") },
    .sentence = { NULL, N_("Before your first meld, you can take the upcard only to meld it.") },
    .only = { &only_pile, &only_free_discard, &only_minimum } },
  { "leftover", N_("Unused Pickups"),
    .name = { NC_("rule", "Kept in hand"), NC_("rule", "Face up on the table") },
    .sentence = { NULL, N_("Unused pickups stay face up until your next turn.") },
    .only = { &only_deep_pile } },
  { "drawn", N_("Cards to Draw"), .number = { NP_("Draw %d card, or pick up from the pile.",
    "Draw %d cards, or pick up from the pile.") }, .only = { &only_pile } },
  { "peek", N_("Decline Stock Cards"),
    .sentence = { NULL, N_("You can look at a stock card, then keep or discard it.") },
    .only = { &only_exchange } },
  { "nodisc", N_("No Card Left to Discard"), .name = { NC_("rule", "Not allowed"), NC_("rule", "Draw two") },
    .sentence = { NULL, N_("With no card left to discard, draw two and discard one.") },
    .only = { &only_any_time, &only_needed_discard } },
  { "pileview", N_("Discard Pile"), .name = { NC_("rule", "All cards visible"), NC_("rule", "Top card only") },
    .sentence = { NULL, N_("Only the top discard is visible.") } },
  { "offer", N_("Offer First Upcard"),
    .sentence = { NULL, N_("Before the first turn, each player is offered the upcard.") },
    .only = { &only_knock } },

  { "mustdisc", N_("Discard to Go Out"),
    .sentence = { N_("You can go out without a discard."),
                  N_("You must discard your last card to go out.") },
    .only = { &only_pile, &only_plain_gin } },
  { "float", N_("Keep Playing When Out of Cards"),
    .name = { NC_("rule", "No"), NC_("rule", "Yes"), NC_("rule", "Until a drawn card doesn’t fit") },
    .sentence = { NULL, N_("When out of cards, draw one each turn. Lay it off, or discard it to go out."),
                  N_("When your hand is empty, keep playing until you draw a card that fits no meld.") },
    .only = { &only_any_time, &only_needed_discard } },
  { "stockout", N_("Empty Stock"),
    .name = { NC_("rule", "End the round"), NC_("rule", "Take from the pile"),
              NC_("rule", "Take and meld"), NC_("rule", "Turn the pile over"),
              NC_("rule", "Shuffle the pile"), NC_("rule", "Play without drawing") },
    .sentence = { N_("The round ends when the stock runs out."),
                  N_("When the stock runs out, play goes on as long as players pick up from the pile."),
                  N_("When the stock runs out, play goes on as long as players meld what they pick up."),
                  N_("When the stock runs out, the pile is turned over to refill it."),
                  N_("When the stock runs out, the pile is shuffled to refill it."),
                  N_("When the stock runs out, play goes on without drawing.") },
    .only = { &only_whole_stock } },
  { "reslimit", N_("Stock Refills per Round"), .sentence = { N_("The stock is never refilled.") },
    .number = { NP_("The stock is refilled at most %d time a round.",
    "The stock is refilled at most %d times a round.") }, .only = { &only_whole_stock, &only_new_stock } },
  { "laststock", N_("Turn Pile Over Early"),
    .sentence = { NULL, N_("With one stock card left, you can turn the pile over.") },
    .only = { &only_whole_stock, &only_new_stock } },
  { "reserve", N_("Undrawn Stock Cards"),
    .number = { NP_("The round ends with %d card left in the stock.",
    "The round ends with %d cards left in the stock.") }, .quiet = QUIET (0), .only = { &only_knock } },
  { "knock", N_("Knock Limit"), .name = { NC_("rule", "Value of upcard") },
    .sentence = { N_("Knock with deadwood up to the value of the first upcard."),
                  N_("Knock only with no deadwood.") },
    .number = { NP_("Knock with at most %d point of deadwood.",
    "Knock with at most %d points of deadwood.") }, .only = { &only_knock } },
  { "oklahomaace", N_("Ace Upcard Requires Gin"),
    .sentence = { NULL, N_("If the first upcard is an ace, you can knock only with gin.") },
    .only = { &only_knock, &only_upcard_limit } },
  { "oppmeld", N_("Melding by Opponents"),
    .name = { NC_("rule", "None"), NC_("rule", "After a knock"), NC_("rule", "After a knock or gin"),
              NC_("rule", "After anyone goes out") },
    .sentence = { NULL, N_("After a knock (but not gin), opponents meld and lay off."),
                  N_("After a knock, opponents meld and lay off. After gin, they only meld."),
                  N_("After someone goes out, the others can still lay off, but not on their own side’s melds.") },
    .only = { &only_not_out } },
  { "noout", N_("When Nobody Goes Out"),
    .name = { NC_("rule", "Count hands"), NC_("rule", "Don’t count hands"), NC_("rule", "Score opponents’ hands"),
              NC_("rule", "Nobody scores") },
    .sentence = { NULL, N_("If nobody goes out, cards left in hand don’t count."),
                  N_("If nobody goes out, everyone scores their opponents’ hands."),
                  N_("If nobody goes out, nobody scores.") },
    .only = { &only_all_score } },

  { "v29", N_("Twos Through Nines"), .name = { NC_("rule", "Face value") },
    .sentence = { N_("Twos through nines count their face value.") },
    .number = { NP_("Twos through nines count %d point each.", "Twos through nines count %d points each.") } },
  { "vcourt", N_("Tens and Face Cards"), .name = { NC_("rule", "10 to 13") },
    .sentence = { N_("Tens count 10, jacks 11, queens 12, and kings 13.") },
    .number = { NP_("Tens and face cards count %d point each.", "Tens and face cards count %d points each.") } },
  { "acehand", N_("Ace in Hand"), .number = { NP_("An ace in hand counts %d point.",
    "An ace in hand counts %d points.") },
    .only = { &only_hands_count } },
  { "acelowv", N_("Ace in a Low Run"), .number = { NP_("An ace before a two counts %d point.",
    "An ace before a two counts %d points.") }, .only = { &only_runs, &only_melds_count } },
  { "acehighv", N_("Ace in a High Run"), .number = { NP_("An ace after a king counts %d point.",
    "An ace after a king counts %d points.") }, .only = { &only_runs, &only_high_aces, &only_melds_count } },
  { "acesetv", N_("Ace in a Set"), .number = { NP_("An ace in a set counts %d point.",
    "An ace in a set counts %d points.") }, .only = { &only_sets, &only_melds_count } },
  { "fouraces", N_("Four Aces"),
    .number = { NP_("A set of four aces counts %d point.", "A set of four aces counts %d points.") },
    .quiet = QUIET (0), .only = { &only_sets, &only_large_sets, &only_melds_score } },
  { "div5", N_("Divide Points by Five"),
    .sentence = { NULL, N_("Points are divided by five.") } },

  { "scoring", N_("Scoring"),
    .name = { NC_("rule", "Melds minus hand"), NC_("rule", "Opponents’ hands"),
              NC_("rule", "Melds plus others’ hands"), NC_("rule", "Melds × opponents"),
              NC_("rule", "Deadwood"), NC_("rule", "Penalties") },
    .sentence = { N_("Players score what they meld and lay off, minus the cards left in hand."),
                  N_("The player who goes out scores the cards in the other hands."),
                  N_("Players score what they meld and lay off. The player who goes out also scores the other hands."),
                  N_("When you go out, your melds’ points are multiplied by the number of opponents."),
                  N_("The player with the least deadwood scores the difference."),
                  N_("Cards left in hand are penalty points.") } },
  { "negative", N_("Negative Scores"),
    .sentence = { N_("Round scores are never negative."), N_("Round scores can be negative.") },
    .only = { &only_less_hand } },
  { "bonusout", N_("Going-Out Bonus"),
    .number = { NP_("Going out scores %d point.", "Going out scores %d points.") }, .quiet = QUIET (0),
    .only = { &only_no_penalties } },
  { "kbonus", N_("Knock Bonus"),
    .number = { NP_("A winning knock adds %d point.", "A winning knock adds %d points.") }, .quiet = QUIET (0),
    .only = { &only_knock } },
  { "ubonus", N_("Undercut Bonus"),
    .number = { NP_("An undercut adds %d point.", "An undercut adds %d points.") }, .quiet = QUIET (0),
    .only = { &only_knock } },
  { "ginbonus", N_("Gin Bonus"), .name = { NC_("rule", "2 × knock") },
    .sentence = { N_("The gin bonus is twice the knock bonus.") },
    .number = { NP_("Gin adds %d point.", "Gin adds %d points.") }, .only = { &only_knock } },
  { "biggin", N_("Big Gin Bonus"),
    .number = { NP_("Gin without a discard adds %d point.",
    "Gin without a discard adds %d points.") }, .quiet = QUIET (0), .only = { &only_knock } },
  { "spades", N_("Double for Spade Upcard"),
    .sentence = { NULL, N_("A spade as the first upcard doubles the round’s points.") } },
  { "rummy2", N_("Double for One-Turn Win"),
    .sentence = { NULL, N_("Going out with your whole hand in one turn counts double.") } },
  { "four2", N_("Double for Melds of Four"),
    .sentence = { NULL, N_("A new meld of exactly four cards scores double.") },
    .only = { &only_melds_score } },
  { "master", N_("500 for Run of Seven"),
    .sentence = { NULL, N_("Going out with a run of seven scores 500.") },
    .only = { &only_pile, &only_any_time, &only_runs, &only_melds_score } },

  { "targetkind", N_("Play To"),
    .name = { NC_("rule", "Points"), NC_("rule", "Rounds won"), NC_("rule", "Rounds") },
    .only = { &only_target } },
  { "target", N_("Target"), .only = { &only_target } },
  { "reach", N_("Must Exceed the Target"),
    .sentence = { NULL, N_("You need more than the target to win.") },
    .only = { &only_target, &only_points } },
  { "lowest", N_("Lowest Total Wins"),
    .sentence = { NULL, N_("The lowest total wins.") } },
  { "tie", N_("Ties"), .name = { NC_("rule", "Another round"), NC_("rule", "Shared win") },
    .sentence = { N_("Another round settles a tie."),
                  N_("Tied players share the win.") },
    .only = { &only_totals } },
  { "gamebonus", N_("Game Bonus"),
    .number = { NP_("Winning the game adds %d point.", "Winning the game adds %d points.") },
    .quiet = QUIET (0), .only = { &only_highest } },
  { "box", N_("Bonus for Rounds Won"),
    .number = { NP_("If the winner won more rounds than the player to their left, each extra round adds %d point.",
                    "If the winner won more rounds than the player to their left, each extra round adds %d points.") },
    .quiet = QUIET (0), .only = { &only_highest } },
  { "shutout", N_("Shutout"), .name = { NC_("rule", "Double score") },
    .sentence = { N_("Winning every round doubles the score.") },
    .number = { NP_("Winning every round adds %d point.", "Winning every round adds %d points.") },
    .quiet = QUIET (1), .only = { &only_highest } },
  { "diffwin", N_("Winner Takes the Difference"),
    .sentence = { NULL, N_("The winner scores only their lead over the runner-up.") } },
  { "settle", N_("Settling Up"),
    .sentence = { NULL, N_("The final scores show who owes whom.") } },
  { "knockout", N_("Elimination Limit"), .name = { NC_("rule", "No limit") },
    .number = { NP_("Players over %d point are eliminated. Play goes on until one is left.",
    "Players over %d points are eliminated. Play goes on until one is left.") }, .quiet = QUIET (0) },
};

const unsigned rummy_rule_table_n = G_N_ELEMENTS (rummy_rule_table);
