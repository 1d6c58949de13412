/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-rule-table.h"

#include <glib/gi18n.h>

/* Plural forms that are looked up later. */
#define NP_(one, many) one, many
#define QUIET(value) (1u << (value))

static bool
has_four (const RummyRules *rules)
{
  return rules->players == 4;
}

static bool
has_jokers (const RummyRules *rules)
{
  return rules->jokers > 0;
}

static bool
has_wilds (const RummyRules *rules)
{
  return rules->twos || (rules->jokers && rules->jokerrole != RUMMY_JOKERS_GROUP);
}

static bool
has_dealers_joker (const RummyRules *rules)
{
  return rules->dealerjoker;
}

static bool
has_sets (const RummyRules *rules)
{
  return rules->kinds != RUMMY_KINDS_RUNS;
}

static bool
may_repeat_suits (const RummyRules *rules)
{
  return has_sets (rules) && (rummy_rules_packs (rules, (unsigned) rules->players) > 1 || has_wilds (rules));
}

static bool
has_runs (const RummyRules *rules)
{
  return rules->kinds != RUMMY_KINDS_SETS;
}

static bool
melds_go_down (const RummyRules *rules)
{
  return rules->meldwhen == RUMMY_MELD_ANY_TIME;
}

static bool
has_minimum (const RummyRules *rules)
{
  return rules->firstmin > 0;
}

static bool
lays_off (const RummyRules *rules)
{
  return melds_go_down (rules) && rules->layoff != RUMMY_LAYOFF_NONE;
}

static bool
has_calls (const RummyRules *rules)
{
  return rules->rum != RUMMY_RUM_OFF;
}

static bool
has_pile (const RummyRules *rules)
{
  return rules->pickup != RUMMY_PICKUP_EXCHANGE;
}

static bool
has_deep_pile (const RummyRules *rules)
{
  return rules->pickup == RUMMY_PICKUP_ANY;
}

static bool
uses_pile (const RummyRules *rules)
{
  return has_deep_pile (rules) && rules->mustuse;
}

static bool
has_free_upcard (const RummyRules *rules)
{
  return has_pile (rules) && rules->freeup;
}

static bool
has_exchange (const RummyRules *rules)
{
  return !has_pile (rules);
}

static bool
needs_discard (const RummyRules *rules)
{
  return rules->mustdisc && melds_go_down (rules);
}

static bool
uses_up_stock (const RummyRules *rules)
{
  return rules->reserve == 0;
}

static bool
renews_stock (const RummyRules *rules)
{
  if (!uses_up_stock (rules))
    return false;

  return rules->stockout == RUMMY_STOCKOUT_TURN || rules->stockout == RUMMY_STOCKOUT_RESHUFFLE;
}

static bool
has_knock (const RummyRules *rules)
{
  return rules->meldwhen == RUMMY_MELD_KNOCK;
}

static bool
knocks_by_upcard (const RummyRules *rules)
{
  return has_knock (rules) && rules->knock == RUMMY_KNOCK_UPCARD;
}

static bool
scores_own_melds (const RummyRules *rules)
{
  return rules->scoring == RUMMY_SCORING_OWN || rules->scoring == RUMMY_SCORING_BOTH;
}

static bool
scores_melds (const RummyRules *rules)
{
  return scores_own_melds (rules) || rules->scoring == RUMMY_SCORING_TIMES || has_minimum (rules);
}

static bool
has_low_aces (const RummyRules *rules)
{
  return scores_melds (rules) && has_runs (rules);
}

static bool
has_high_aces (const RummyRules *rules)
{
  return has_low_aces (rules) && rules->ace != RUMMY_ACE_LOW_ONLY;
}

static bool
has_sets_of_aces (const RummyRules *rules)
{
  return scores_melds (rules) && has_sets (rules);
}

static bool
scores_wilds (const RummyRules *rules)
{
  return (has_wilds (rules) || has_jokers (rules)) && scores_melds (rules);
}

static bool
holds_wilds (const RummyRules *rules)
{
  return has_wilds (rules) || has_jokers (rules);
}

static bool
has_target (const RummyRules *rules)
{
  return rules->knockout == 0;
}

static bool
has_point_target (const RummyRules *rules)
{
  return has_target (rules) && rules->targetkind == RUMMY_TARGET_POINTS;
}

static bool
has_winners (const RummyRules *rules)
{
  return !rules->lowest;
}

/* As they stand in rummy-rules.c. */
const RummyRuleEntry rummy_rule_table[] = {
  { "players", N_("Players"), .number = { NP_("%d player takes part.", "%d players take part.") } },
  { "partner", N_("Partners"),
    .sentence = { N_("Everybody plays alone."),
                  N_("Two play against two: partners face each other and score together.") },
    .quiet = QUIET (0), .counts = has_four },
  { "packs", N_("Packs of Cards"), .name = { NC_("rule", "Automatic") },
    .sentence = { N_("One pack is used, and two from five players on.") },
    .number = { NP_("%d pack of cards is used.", "%d packs of cards are used.") } },
  { "jokers", N_("Jokers in Each Pack"), .sentence = { N_("There are no jokers.") },
    .number = { NP_("Each pack has %d joker.", "Each pack has %d jokers.") }, .quiet = QUIET (0) },
  { "deal", N_("Cards for Each Player"),
    .number = { NP_("Each player is dealt %d card.", "Each player is dealt %d cards.") } },
  { "upcard", N_("First Discard"), .name = { NC_("rule", "Turned up"), NC_("rule", "Chosen by the eldest") },
    .sentence = { N_("The card after the deal is turned up and begins the discard pile."),
                  N_("The eldest is dealt a card more and begins the discard pile with any card.") } },
  { "firstdealer", N_("First Dealer"),
    .name = { NC_("rule", "Who draws lowest"), NC_("rule", "By lot"), NC_("rule", "Always the same") },
    .sentence = { N_("Everybody draws a card, and the lowest deals first."), N_("The first dealer is found by lot."),
                  N_("The first dealer of a game is not drawn for: the first player leads the first round.") } },
  { "nextdealer", N_("Next Dealer"),
    .name = { NC_("rule", "To the left"), NC_("rule", "The winner"), NC_("rule", "The loser"),
              NC_("rule", "In turns"), NC_("rule", "Against the play") },
    .sentence = { N_("The deal goes round the table, in the direction of play."),
                  N_("Whoever won a round deals the next."), N_("Whoever lost a round deals the next."),
                  N_("Players deal in turns, from game to game too."),
                  N_("The deal goes round the table, against the direction of play.") } },
  { "lead", N_("First to Play"),
    .name = { NC_("rule", "In turns"), NC_("rule", "After the dealer"), NC_("rule", "Seat by seat") },
    .sentence = { N_("The players lead in turns, from game to game too."), N_("The player after the dealer leads."),
                  N_("In each round the next player leads, whoever deals.") } },
  { "anticlockwise", N_("Play to the Right"),
    .sentence = { N_("The turn passes to the left."), N_("The turn passes to the right.") }, .quiet = QUIET (0) },
  { "shuffle", N_("Shuffling"),
    .name = { NC_("rule", "Before each round"), NC_("rule", "Before each game"), NC_("rule", "Never") },
    .sentence = { N_("The cards are shuffled before each round."),
                  N_("The cards are shuffled before a game, and only gathered between its rounds."),
                  N_("The cards are only gathered, never shuffled.") },
    .quiet = QUIET (0) },

  { "setmax", N_("Cards in a Set at Most"),
    .sentence = { NULL, NULL, N_("A set is three or more cards of a rank.") },
    .number = { NP_("A set is three or more cards of a rank, no more than %d.",
    "A set is three or more cards of a rank, no more than %d.") }, .counts = has_sets },
  { "setsuits", N_("Same Suit Twice in a Set"),
    .sentence = { N_("The cards of a set are of different suits."), N_("A suit may stand twice in a set.") },
    .counts = may_repeat_suits },
  { "runmin", N_("Cards in a Run at Least"),
    .number = { NP_("A run is %d or more cards of a suit in sequence.",
    "A run is %d or more cards of a suit in sequence.") }, .counts = has_runs },
  { "meldmax", N_("Cards in a New Meld at Most"), .name = { NC_("rule", "Any number") },
    .sentence = { N_("A new meld may have any number of cards.") },
    .number = { NP_("A new meld has no more than %d card; others are laid off on it.",
    "A new meld has no more than %d cards; others are laid off on it.") }, .quiet = QUIET (0) },
  { "ace", N_("Ace in Runs"),
    .name = { NC_("rule", "Low"), NC_("rule", "Low or high"), NC_("rule", "Round the corner") },
    .sentence = { N_("The ace is low: ace, two, three."),
                  N_("The ace is low or high: ace, two, three, or queen, king, ace."),
                  N_("Runs may go round the corner: queen, king, ace, two.") },
    .counts = has_runs },
  { "kinds", N_("Kinds of Melds"),
    .name = { NC_("rule", "Sets and runs"), NC_("rule", "Sets only"), NC_("rule", "Runs only") },
    .sentence = { N_("Sets and runs can be melded."), N_("Only sets can be melded."),
                  N_("Only runs can be melded.") } },
  { "meldwhen", N_("When to Meld"),
    .name = { NC_("rule", "At any time in the turn"), NC_("rule", "Only to go out"), NC_("rule", "With a knock") },
    .sentence = { N_("Melds come down at any time in the own turn."),
                  N_("Melds come down only all at once, to go out."),
                  N_("Melds stay in the hand until somebody knocks.") } },
  { "meldsperturn", N_("New Melds in a Turn"), .name = { NC_("rule", "Any number") },
    .sentence = { N_("Any number of melds may come down in a turn.") },
    .number = { NP_("No more than %d new meld may come down in a turn.",
    "No more than %d new melds may come down in a turn.") }, .quiet = QUIET (0), .counts = melds_go_down },
  { "layoffsperturn", N_("Lay-Offs in a Turn"), .name = { NC_("rule", "Any number") },
    .sentence = { N_("Any number of cards may be laid off in a turn.") },
    .number = { NP_("Cards may be laid off no more than %d time in a turn.",
    "Cards may be laid off no more than %d times in a turn.") }, .quiet = QUIET (0), .counts = lays_off },
  { "firstmin", N_("Points of the First Melds"), .sentence = { N_("The first melds need no minimum.") },
    .number = { NP_("What a player lays down first must be worth %d point.",
    "What a player lays down first must be worth %d points.") }, .quiet = QUIET (0),
    .counts = melds_go_down },
  { "firstminlay", N_("Lay-Offs Count for It"),
    .sentence = { N_("Cards that are laid off do not count for that."),
                  N_("Cards that are laid off count for that too.") },
    .counts = has_minimum },
  { "layoff", N_("Laying Off"),
    .name = { NC_("rule", "On any meld"), NC_("rule", "On own melds"), NC_("rule", "On melds of the own side"),
              NC_("rule", "Not at all") },
    .sentence = { N_("Cards may be laid off on any meld, for the points of whoever lays them."),
                  N_("Cards may be laid off on own melds only."),
                  N_("Cards may be laid off on melds of the own side only."), N_("No cards are laid off.") },
    .counts = melds_go_down },
  { "layfirst", N_("Laying Off Before the First Meld"),
    .name = { NC_("rule", "Allowed"), NC_("rule", "Not allowed"), NC_("rule", "To reach the minimum") },
    .sentence = { N_("Who has not melded yet may lay off."), N_("Who has not melded yet may not lay off."),
                  N_("Who has not melded yet may lay off only in the turn of the first melds.") },
    .quiet = QUIET (0), .counts = lays_off },
  { "melddraw", N_("Melding Before the Draw"),
    .sentence = { N_("A card is drawn before anything is laid down."),
                  N_("Cards may be laid down before one is drawn.") },
    .quiet = QUIET (0), .counts = melds_go_down },
  { "outofturn", N_("Melding out of Turn"),
    .sentence = { N_("Cards are laid down in the own turn only."),
                  N_("Cards may be laid down in the turns of others, too.") },
    .quiet = QUIET (0), .counts = melds_go_down },
  { "rum", N_("Calling Rum!"),
    .name = { NC_("rule", "No"), NC_("rule", "To lay off"), NC_("rule", "To lay off or meld") },
    .sentence = { N_("Rum! is not called."),
                  N_("Whoever calls Rum! first lays off a discard that fits on the table."),
                  N_("Whoever calls Rum! first takes the turn and lays down discards that fit on the table.") },
    .quiet = QUIET (0), .counts = melds_go_down },
  { "rumwindow", N_("Time to Call"), .name = { NC_("rule", "Each is asked") },
    .sentence = { N_("After such a discard each player is asked.") },
    .number = { NP_("After such a discard there is %d second to call.",
    "After such a discard there are %d seconds to call.") }, .counts = has_calls },

  { "twos", N_("Twos Are Wild"),
    .sentence = { N_("Twos stand for themselves."), N_("Twos stand for any card.") }, .quiet = QUIET (0) },
  { "jokerrole", N_("What Jokers Do"),
    .name = { NC_("rule", "Stand for any card"), NC_("rule", "Meld with jokers only"),
              NC_("rule", "What the dealer says") },
    .sentence = { N_("Jokers stand for any card."), N_("Jokers make melds with jokers only."),
                  N_("The dealer says what jokers do: stand for any card, double a meld, or split the pile.") },
    .counts = has_jokers },
  { "wilddup", N_("Standing for a Melded Card"),
    .sentence = { N_("A wild card cannot stand for a card that lies in another meld."),
                  N_("A wild card may stand for a card that lies in another meld.") },
    .quiet = QUIET (1), .counts = has_wilds },
  { "wildmax", N_("Wild Cards in a Meld"), .name = { NC_("rule", "Any number") },
    .sentence = { N_("A meld may have any number of wild cards.") },
    .number = { NP_("A meld has no more than %d wild card.", "A meld has no more than %d wild cards.") },
    .quiet = QUIET (0), .counts = has_wilds },
  { "naturals", N_("Natural Cards in a Meld"), .number = { NP_("A meld has at least %d natural card.",
    "A meld has at least %d natural cards.") }, .counts = has_wilds },
  { "wildhand", N_("Wild Card in the Hand"), .number = { NP_("A joker or wild card left in the hand counts %d point.",
    "A joker or wild card left in the hand counts %d points.") }, .counts = holds_wilds },
  { "wildmeld", N_("Wild Card in a Meld"), .name = { NC_("rule", "As its card") },
    .sentence = { N_("A melded wild card counts as much as the card that it stands for."),
                  N_("A melded joker or wild card counts nothing.") },
    .number = { NP_("A melded joker or wild card counts %d point.",
    "A melded joker or wild card counts %d points.") }, .counts = scores_wilds },
  { "swap", N_("Swapping Wild Cards"),
    .sentence = { N_("A wild card stays where it was melded."),
                  N_("Who has the card that a wild one stands for may put it there and take the wild one.") },
    .counts = has_wilds },
  { "dealerjoker", N_("Dealer’s Joker"),
    .sentence = { N_("The dealer has no more jokers than others."),
                  N_("One joker is the dealer’s, who says before the deal what jokers do.") },
    .quiet = QUIET (0), .counts = has_jokers },
  { "splitside", N_("Splitting the Pile"),
    .name = { NC_("rule", "Older cards leave"), NC_("rule", "Either side leaves") },
    .sentence = { N_("A joker that splits the pile puts the older part of it out of play."),
                  N_("A joker that splits the pile puts either part of it out of play.") },
    .counts = has_dealers_joker },

  { "pickup", N_("Taking from the Pile"),
    .name = { NC_("rule", "Last discard"), NC_("rule", "Any card and those above"),
              NC_("rule", "Last discard and another card"), NC_("rule", "Exchange of a card") },
    .sentence = { N_("Only the last discard may be taken."), N_("Any discard may be taken, with all above it."),
                  N_("Who takes the last discard gets another card with it, from the pile or the stock."),
                  N_("In each turn a card of the hand is exchanged for the last discard or a stock card.") } },
  { "mustuse", N_("Using What Is Taken"),
    .sentence = { N_("What is taken from the pile need not be laid down."),
                  N_("The deepest card that is taken must be laid down at once.") },
    .counts = has_deep_pile },
  { "uselay", N_("Laying Off What Is Taken"),
    .sentence = { N_("That card must be part of a new meld."),
                  N_("That card may be part of a new meld, or be laid off.") },
    .counts = uses_pile },
  { "freeup", N_("Last Discard Is Free"),
    .sentence = { N_("The last discard, too, may be taken only if it is laid down at once."),
                  N_("The last discard may always be taken into the hand.") },
    .counts = has_pile },
  { "topmeld", N_("Last Discard Is Laid Down Too"),
    .sentence = { N_("Who takes several cards need not lay down the last discard."),
                  N_("Who takes several cards must lay down the last discard, too.") },
    .quiet = QUIET (0), .counts = uses_pile },
  { "redis", N_("Discarding It Again"),
    .sentence = { N_("A last discard that was taken may not be discarded in the same turn."),
                  N_("A last discard that was taken may be discarded in the same turn.") },
    .counts = has_free_upcard },
  { "upfirst", N_("Last Discard Before the First Meld"),
    .name = { NC_("rule", "Always"), NC_("rule", "Only to meld") },
    .sentence = { N_("The last discard may be taken before the own first meld."),
                  N_("Before the own first meld the last discard may be taken only to meld it.") },
    .quiet = QUIET (0), .counts = has_minimum },
  { "leftover", N_("Cards That Are Taken and Not Laid Down"),
    .name = { NC_("rule", "To the hand"), NC_("rule", "Open on the table") },
    .sentence = { N_("What is taken and not laid down goes to the hand."),
                  N_("What is taken and not laid down lies open until the next turn of that player.") },
    .quiet = QUIET (0), .counts = has_deep_pile },
  { "drawn", N_("Cards to Draw"), .number = { NP_("A turn begins with %d card from the stock, or from the pile.",
    "A turn begins with %d cards from the stock, or with the pile.") }, .counts = has_pile },
  { "peek", N_("Passing On a Stock Card"),
    .sentence = { N_("A stock card that was looked at must be kept."),
                  N_("A stock card that was looked at may be passed on to the pile.") },
    .counts = has_exchange },
  { "nodisc", N_("No Card Left to Discard"), .name = { NC_("rule", "Not allowed"), NC_("rule", "Two are drawn") },
    .sentence = { N_("Nobody may play so that no card is left to discard."),
                  N_("Whoever has no card left to discard draws two and discards one.") },
    .quiet = QUIET (0), .counts = needs_discard },
  { "pileview", N_("Discard Pile"), .name = { NC_("rule", "Spread"), NC_("rule", "Last discard only") },
    .sentence = { N_("The discard pile lies spread, so that each card is seen."),
                  N_("Of the discard pile only the last card is seen.") },
    .quiet = QUIET (0) },
  { "offer", N_("First Discard Is Offered"),
    .sentence = { N_("The first discard is not offered."),
                  N_("Before the first turn each player is offered the first discard.") },
    .quiet = QUIET (0), .counts = has_knock },

  { "mustdisc", N_("Discard to Go Out"),
    .sentence = { N_("Who lays down the last card is out, without a discard."),
                  N_("To go out the last card must be discarded.") },
    .counts = has_pile },
  { "float", N_("Playing on Without Cards"),
    .name = { NC_("rule", "No"), NC_("rule", "Yes"), NC_("rule", "Yes, with a useless last discard") },
    .sentence = { N_("A card must be left to be discarded."),
                  N_("Who has laid down all cards plays on, and is out with the discard of a card drawn."),
                  N_("Who has laid down all cards plays on, and is out with a discard that fits no meld.") },
    .quiet = QUIET (0), .counts = needs_discard },
  { "stockout", N_("When the Stock Is Used Up"),
    .name = { NC_("rule", "The round ends"), NC_("rule", "On while cards are taken"),
              NC_("rule", "On while cards are melded"), NC_("rule", "The pile is turned over"),
              NC_("rule", "The pile is shuffled"), NC_("rule", "On without drawing") },
    .sentence = { N_("When the stock is used up the round ends."),
                  N_("When the stock is used up the round goes on while players take from the pile."),
                  N_("When the stock is used up the round goes on while players take from the pile and meld it."),
                  N_("When the stock is used up the pile is turned over for a new one."),
                  N_("When the stock is used up the pile is shuffled for a new one."),
                  N_("When the stock is used up the round goes on without drawing.") },
    .counts = uses_up_stock },
  { "reslimit", N_("New Stocks in a Round"), .sentence = { N_("That never happens.") },
    .number = { NP_("That happens no more than %d time in a round.",
    "That happens no more than %d times in a round.") }, .counts = renews_stock },
  { "laststock", N_("Leaving the Last Stock Card"),
    .sentence = { N_("The last stock card must be drawn before there is a new stock."),
                  N_("Who comes to the last stock card may leave it and draw from the new stock.") },
    .quiet = QUIET (0), .counts = renews_stock },
  { "reserve", N_("Cards That Stay in the Stock"), .sentence = { N_("All of the stock is drawn.") },
    .number = { NP_("When %d card is left in the stock the round ends.",
    "When %d cards are left in the stock the round ends.") }, .quiet = QUIET (0), .counts = has_knock },
  { "knock", N_("Points to Knock With"), .name = { NC_("rule", "As the upcard") },
    .sentence = { N_("One may knock with no more deadwood than the first upcard counts."),
                  N_("One may knock without any deadwood only.") },
    .number = { NP_("One may knock with no more than %d point of deadwood.",
    "One may knock with no more than %d points of deadwood.") }, .counts = has_knock },
  { "oklahomaace", N_("Ace Upcard: Gin Only"),
    .sentence = { N_("If the first upcard is an ace, one may knock with one point."),
                  N_("If the first upcard is an ace, only gin ends the round.") },
    .counts = knocks_by_upcard },
  { "oppmeld", N_("Melds of the Others"),
    .name = { NC_("rule", "None"), NC_("rule", "After a knock"), NC_("rule", "Own melds after gin, too"),
              NC_("rule", "Lay-offs after any end") },
    .sentence = { N_("After the end nobody lays down any more."),
                  N_("After a knock the others meld, and lay off on the knocker’s melds; after gin they do not."),
                  N_("After a knock the others meld, and lay off on the knocker’s melds; after gin they only meld."),
                  N_("After somebody went out the others lay off on the melds of opponents.") },
    .quiet = QUIET (0) },
  { "noout", N_("When Nobody Goes Out"),
    .name = { NC_("rule", "Hands count"), NC_("rule", "Hands do not count"), NC_("rule", "Hands of the others count"),
              NC_("rule", "Nobody scores") },
    .sentence = { N_("If nobody goes out, what is left in the hands counts as ever."),
                  N_("If nobody goes out, what is left in the hands does not count."),
                  N_("If nobody goes out, each side gets the points in the hands of the other."),
                  N_("If nobody goes out, nobody scores.") } },

  { "v29", N_("Two to Nine"), .name = { NC_("rule", "Their number") },
    .sentence = { N_("Cards from two to nine count as many points as they say.") },
    .number = { NP_("Cards from two to nine count %d point each.",
    "Cards from two to nine count %d points each.") } },
  { "vcourt", N_("Ten, Jack, Queen and King"), .name = { NC_("rule", "10, 11, 12, 13") },
    .sentence = { N_("Ten, jack, queen and king count 10, 11, 12 and 13 points.") },
    .number = { NP_("Ten, jack, queen and king count %d point each.",
    "Ten, jack, queen and king count %d points each.") } },
  { "acehand", N_("Ace in the Hand"), .number = { NP_("An ace left in the hand counts %d point.",
    "An ace left in the hand counts %d points.") } },
  { "acelowv", N_("Ace in a Low Run"), .number = { NP_("An ace before a two counts %d point.",
    "An ace before a two counts %d points.") }, .counts = has_low_aces },
  { "acehighv", N_("Ace in a High Run"), .number = { NP_("An ace behind a king counts %d point.",
    "An ace behind a king counts %d points.") }, .counts = has_high_aces },
  { "acesetv", N_("Ace in a Set"), .number = { NP_("An ace in a set counts %d point.",
    "An ace in a set counts %d points.") }, .counts = has_sets_of_aces },
  { "fouraces", N_("Four Aces"), .sentence = { N_("Four aces count as single ones.") },
    .number = { NP_("Four aces of one player in a set count %d point together.",
    "Four aces of one player in a set count %d points together.") }, .quiet = QUIET (0),
    .counts = has_sets_of_aces },
  { "div5", N_("Points Divided by Five"),
    .sentence = { N_("Points are written down as they are."),
                  N_("Points are divided by five before they are written down.") },
    .quiet = QUIET (0) },

  { "scoring", N_("Who Scores What"),
    .name = { NC_("rule", "Own melds less the hand"), NC_("rule", "Hands of the others"),
              NC_("rule", "Melds, and hands of the others"), NC_("rule", "Own melds from each opponent"),
              NC_("rule", "By deadwood"), NC_("rule", "Penalties") },
    .sentence = { N_("Everybody scores their melds, less what is left in the hand."),
                  N_("Whoever goes out scores what is left in the hands of the others."),
                  N_("Everybody scores their melds, and whoever goes out the hands of the others as well."),
                  N_("Whoever goes out scores the own melds once for each opponent."),
                  N_("Whoever has the least deadwood scores by how much the others have more."),
                  N_("What is left in the hand is a penalty.") } },
  { "negative", N_("Below Zero"),
    .sentence = { N_("No round brings less than zero."), N_("A round may bring less than zero.") },
    .counts = scores_own_melds },
  { "bonusout", N_("Points for Going Out"), .sentence = { N_("Going out brings no points by itself.") },
    .number = { NP_("Going out brings %d point.", "Going out brings %d points.") }, .quiet = QUIET (0) },
  { "kbonus", N_("Points for a Knock"), .sentence = { N_("A knock brings no points by itself.") },
    .number = { NP_("Winning with a knock brings %d point.", "Winning with a knock brings %d points.") },
    .counts = has_knock },
  { "ubonus", N_("Points for an Undercut"), .sentence = { N_("An undercut brings no points by itself.") },
    .number = { NP_("Undercutting who knocked brings %d point.", "Undercutting who knocked brings %d points.") },
    .counts = has_knock },
  { "ginbonus", N_("Points for Gin"), .name = { NC_("rule", "Twice a knock") },
    .sentence = { N_("Gin brings twice the points of a knock."), N_("Gin brings no points by itself.") },
    .number = { NP_("Gin brings %d point.",
    "Gin brings %d points.") }, .counts = has_knock },
  { "biggin", N_("Points for Big Gin"), 
    .sentence = { N_("Gin with all cards and no discard brings no more than gin.") },
    .number = { NP_("Gin with all cards and no discard brings %d point.",
    "Gin with all cards and no discard brings %d points.") }, .quiet = QUIET (0), .counts = has_knock },
  { "spades", N_("Spade Upcard Doubles"),
    .sentence = { N_("The suit of the first upcard does not matter."),
                  N_("If the first upcard is a spade the round counts twice.") },
    .quiet = QUIET (0) },
  { "rummy2", N_("Going Out at Once Doubles"),
    .sentence = { N_("Going out in a single turn counts as ever."),
                  N_("Who goes out in a single turn, without a meld before, scores twice.") },
    .quiet = QUIET (0) },
  { "four2", N_("Fours Count Double"),
    .sentence = { N_("Four cards laid down at once count as ever."),
                  N_("A set of four laid down at once counts twice.") },
    .quiet = QUIET (0), .counts = has_sets },
  { "master", N_("Run of Seven"),
    .sentence = { N_("A run of seven counts as ever."),
                  N_("Who lays a run of seven at once and discards the last card scores 500 points.") },
    .quiet = QUIET (0), .counts = has_runs },

  { "targetkind", N_("Played To"),
    .name = { NC_("rule", "Points"), NC_("rule", "Rounds won"), NC_("rule", "A number of rounds") },
    .sentence = { N_("The game is played to a number of points."), N_("The game is played to a number of rounds won."),
                  N_("The game is played for a number of rounds.") },
    .quiet = QUIET (0) | QUIET (1) | QUIET (2), .counts = has_target },
  { "target", N_("Target"), .number = { NP_("The target is %d.", "The target is %d.") }, .counts = has_target },
  { "reach", N_("More Than the Target"),
    .sentence = { N_("It is enough to reach that."), N_("It is not enough to reach that: more is needed.") },
    .counts = has_point_target },
  { "lowest", N_("Lowest Total Wins"),
    .sentence = { N_("The highest total wins."), N_("The lowest total wins.") }, .quiet = QUIET (0) },
  { "tie", N_("Equal Totals"), .name = { NC_("rule", "Another round"), NC_("rule", "Shared win") },
    .sentence = { N_("If the best are equal another round is played."),
                  N_("If the best are equal they share the win.") },
    .counts = has_target },
  { "gamebonus", N_("Points for the Game"), .sentence = { N_("Winning the game brings no points by itself.") },
    .number = { NP_("Winning the game brings %d point.", "Winning the game brings %d points.") },
    .quiet = QUIET (0), .counts = has_winners },
  { "box", N_("Points for Rounds Won"), .sentence = { N_("Rounds won bring no points at the end.") },
    .number = { NP_("Each round won more than the next player brings %d point at the end of the game.",
    "Each round won more than the next player brings %d points at the end of the game.") },
    .quiet = QUIET (0), .counts = has_winners },
  { "shutout", N_("Winning Every Round"), .name = { NC_("rule", "Doubles the score") },
    .sentence = { N_("If nobody else won a round, the winner scores twice."),
                  N_("Winning every round brings nothing more.") },
    .number = { NP_("If nobody else won a round, the winner gets %d point more.",
    "If nobody else won a round, the winner gets %d points more.") },
    .quiet = QUIET (1), .counts = has_winners },
  { "diffwin", N_("Winner Takes the Difference"),
    .sentence = { N_("Totals stay as they are at the end."),
                  N_("At the end the winner gets the difference of the totals.") },
    .quiet = QUIET (0), .counts = has_winners },
  { "settle", N_("Settling Up"),
    .sentence = { N_("Nothing is settled at the end."),
                  N_("At the end it is told who owes whom how many points.") },
    .quiet = QUIET (0) },
  { "knockout", N_("Out of the Game Above"), .name = { NC_("rule", "Nobody") },
    .sentence = { N_("Nobody is out before the end of the game.") },
    .number = { NP_("Who has more than %d point is out; the last one left wins.",
    "Who has more than %d points is out; the last one left wins.") }, .quiet = QUIET (0) },
};

const unsigned rummy_rule_table_n = G_N_ELEMENTS (rummy_rule_table);
