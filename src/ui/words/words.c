/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/words.h"

#include <glib/gi18n.h>

#include "engine/meld.h"

#define RANKS RUMMY_ACE_HIGH /* a place for each rank from 1; place 0 is unused */

static const char *const rank_names[RANKS] = {
  NULL,
  /* Translators: ranks are used for the ends of a run, as in "run of hearts, five to jack". */
  NC_("rank", "ace"), NC_("rank", "two"), NC_("rank", "three"), NC_("rank", "four"), NC_("rank", "five"),
  NC_("rank", "six"), NC_("rank", "seven"), NC_("rank", "eight"), NC_("rank", "nine"), NC_("rank", "ten"),
  NC_("rank", "jack"), NC_("rank", "queen"), NC_("rank", "king"),
};

static const char *
rank_name (guint position)
{
  return g_dpgettext2 (NULL, "rank", rank_names[(position - 1) % RUMMY_KING + 1]);
}

static char *
set_words (guint rank, guint n)
{
  /* Translators: a meld of cards with the same rank. */
  switch (rank) {
  case 0:
    return g_strdup_printf (ngettext ("%u joker", "%u jokers", n), n);
  case 1:
    return g_strdup_printf (ngettext ("%u ace", "%u aces", n), n);
  case 2:
    return g_strdup_printf (ngettext ("%u two", "%u twos", n), n);
  case 3:
    return g_strdup_printf (ngettext ("%u three", "%u threes", n), n);
  case 4:
    return g_strdup_printf (ngettext ("%u four", "%u fours", n), n);
  case 5:
    return g_strdup_printf (ngettext ("%u five", "%u fives", n), n);
  case 6:
    return g_strdup_printf (ngettext ("%u six", "%u sixes", n), n);
  case 7:
    return g_strdup_printf (ngettext ("%u seven", "%u sevens", n), n);
  case 8:
    return g_strdup_printf (ngettext ("%u eight", "%u eights", n), n);
  case 9:
    return g_strdup_printf (ngettext ("%u nine", "%u nines", n), n);
  case 10:
    return g_strdup_printf (ngettext ("%u ten", "%u tens", n), n);
  case RUMMY_JACK:
    return g_strdup_printf (ngettext ("%u jack", "%u jacks", n), n);
  case RUMMY_QUEEN:
    return g_strdup_printf (ngettext ("%u queen", "%u queens", n), n);
  default:
    return g_strdup_printf (ngettext ("%u king", "%u kings", n), n);
  }
}

static char *
run_words (guint suit, guint low, guint high)
{
  switch (suit) {
  case RUMMY_CLUBS:
    /* Translators: the first and last rank of the run. */
    return g_strdup_printf (_("run of clubs, %s to %s"), rank_name (low), rank_name (high));
  case RUMMY_DIAMONDS:
    /* Translators: the first and last rank of the run. */
    return g_strdup_printf (_("run of diamonds, %s to %s"), rank_name (low), rank_name (high));
  case RUMMY_HEARTS:
    /* Translators: the first and last rank of the run. */
    return g_strdup_printf (_("run of hearts, %s to %s"), rank_name (low), rank_name (high));
  default:
    /* Translators: the first and last rank of the run. */
    return g_strdup_printf (_("run of spades, %s to %s"), rank_name (low), rank_name (high));
  }
}

/* A run is described by its ranks, even those of wild cards.  For a set, wild cards are mentioned, or it would seem
 * to have that many natural cards. */
char *
rummy_words_group (const RummyMeld *meld)
{
  g_autofree char *words = NULL;

  if (meld->is_run)
    return run_words (meld->suit, meld->low, meld->high);

  words = set_words (meld->low, meld->count);
  if (meld->wild == 0)
    return g_steal_pointer (&words);

  /* Translators: such as "set of 3 queens", then the number of its wild cards. */
  return g_strdup_printf (ngettext ("%s, %u of them wild", "%s, %u of them wild", meld->wild), words, meld->wild);
}

static char *
draw_words (const RummyEvent *event, const char *name)
{
  if (name != NULL)
    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s drew a card."), name);

  /* Translators: a card in the accusative, such as "nine of diamonds". */
  return g_strdup_printf (_("You drew the %s."), rummy_words_card_object (event->card));
}

static char *
take_words (const RummyEvent *event, const char *name)
{
  guint more = rummy_cards_count (event->cards) - 1;

  if (more == 0 && name != NULL)
    /* Translators: the name of a player, then a card in the accusative. */
    return g_strdup_printf (_("%s took the %s."), name, rummy_words_card_object (event->card));

  if (more == 0)
    /* Translators: a card in the accusative, such as "nine of diamonds". */
    return g_strdup_printf (_("You took the %s."), rummy_words_card_object (event->card));

  if (name != NULL)
    /* Translators: the name of a player, then a card in the accusative. */
    return g_strdup_printf (ngettext ("%s took the %s and %u more card.",
                                      "%s took the %s and %u more cards.", more),
                            name, rummy_words_card_object (event->card), more);

  /* Translators: a card in the accusative, such as "nine of diamonds". */
  return g_strdup_printf (ngettext ("You took the %s and %u more card.",
                                    "You took the %s and %u more cards.", more),
                          rummy_words_card_object (event->card), more);
}

/* The meld may have more cards by now, so it is rebuilt from those of the event. */
static char *
event_meld_words (const RummyRound *round, const RummyEvent *event, const char *name)
{
  g_autofree char *words = NULL;
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyMeld meld;

  if (rummy_meld_make (&rules, event->cards, RUMMY_READING_OPEN, &meld) == RUMMY_OK)
    words = rummy_words_group (&meld);
  else
    words = rummy_words_cards (event->cards);

  if (name != NULL)
    /* Translators: the name of a player, then such as "run of hearts, five to seven". */
    return g_strdup_printf (ngettext ("%s melded: %s (%d point).", "%s melded: %s (%d points).",
                                      (gulong) event->points),
                            name, words, event->points);

  /* Translators: a meld such as "set of three nines". */
  return g_strdup_printf (ngettext ("You melded: %s (%d point).", "You melded: %s (%d points).",
                                    (gulong) event->points),
                          words, event->points);
}

static char *
lay_words (const RummyEvent *event, const char *name)
{
  g_autofree char *words = rummy_words_cards (event->cards);

  if (name != NULL)
    /* Translators: the name of a player, then of one or more cards. */
    return g_strdup_printf (ngettext ("%s laid off: %s (%d point).", "%s laid off: %s (%d points).",
                                      (gulong) event->points),
                            name, words, event->points);

  /* Translators: a card such as "nine of diamonds". */
  return g_strdup_printf (ngettext ("You laid off: %s (%d point).", "You laid off: %s (%d points).",
                                    (gulong) event->points),
                          words, event->points);
}

static char *
discard_words (const RummyEvent *event, const char *name)
{
  if (name != NULL)
    /* Translators: the name of a player, then a card in the accusative. */
    return g_strdup_printf (_("%s discarded the %s."), name, rummy_words_card_object (event->card));

  /* Translators: a card in the accusative, such as "nine of diamonds". */
  return g_strdup_printf (_("You discarded the %s."), rummy_words_card_object (event->card));
}

static char *
pass_words (const RummyEvent *event, const char *name)
{
  switch ((RummyPhase) event->points) {
  case RUMMY_PHASE_CALL:
    return NULL; /* the player who thinks is of no interest */
  case RUMMY_PHASE_DRAW:
  case RUMMY_PHASE_OFFER:
    /* Translators: the name of a player. */
    return name != NULL ? g_strdup_printf (_("%s passed."), name) : g_strdup (_("You passed."));
  default:
    /* Translators: the name of a player. */
    return name != NULL ? g_strdup_printf (_("%s ended the turn."), name) : g_strdup (_("You ended your turn."));
  }
}

static char *
knock_words (const RummyRound *round, const RummyEvent *event, const char *name)
{
  guint left = (guint) rummy_round_hand_points (round, event->seat);

  if (!rummy_card_is_valid (event->card))
    /* Translators: the name of a player. */
    return name != NULL ? g_strdup_printf (_("%s knocked."), name) : g_strdup (_("You knocked."));
  if (left == 0)
    return name != NULL
             /* Translators: the name of a player, then a card in the accusative; gin is a hand without deadwood. */
             ? g_strdup_printf (_("%s knocked with gin and discarded the %s."), name,
                                rummy_words_card_object (event->card))
             /* Translators: a card in the accusative; gin is a hand without deadwood. */
             : g_strdup_printf (_("You knocked with gin and discarded the %s."),
                                rummy_words_card_object (event->card));
  /* The deadwood is unknown until the melds are laid. */
  if (round->phase == RUMMY_PHASE_SPREAD && name != NULL)
    /* Translators: the name of a player, then a card in the accusative, such as "nine of diamonds". */
    return g_strdup_printf (_("%s knocked and discarded the %s."), name, rummy_words_card_object (event->card));
  if (round->phase == RUMMY_PHASE_SPREAD)
    /* Translators: a card in the accusative, such as "nine of diamonds". */
    return g_strdup_printf (_("You knocked and discarded the %s."), rummy_words_card_object (event->card));
  if (name != NULL)
    /* Translators: the name of a player, points of the deadwood, and a card in the accusative. */
    return g_strdup_printf (ngettext ("%s knocked with %u point and discarded the %s.",
                                      "%s knocked with %u points and discarded the %s.", left),
                            name, left, rummy_words_card_object (event->card));

  /* Translators: the points of deadwood, then a card in the accusative. */
  return g_strdup_printf (ngettext ("You knocked with %u point and discarded the %s.",
                                    "You knocked with %u points and discarded the %s.", left),
                          left, rummy_words_card_object (event->card));
}

static char *
over_words (const RummyRound *round, const RummyEvent *event, const char *name)
{
  if (round->end == RUMMY_END_RESERVE)
    return g_strdup (_("The stock ran out. The round is over."));
  if (round->end == RUMMY_END_KNOCK)
    return NULL; /* the knock was announced */
  if (event->seat == RUMMY_SEAT_NONE)
    return g_strdup (_("The stock ran out. The round is over."));

  return name != NULL ? g_strdup_printf (_("%s went out."), name) : g_strdup (_("You went out."));
}

static char *
match_over_words (const RummyEvent *event, const char *name)
{
  if (event->seat == RUMMY_SEAT_NONE)
    return g_strdup (_("The game ends in a tie."));

  /* Translators: the name of a player. */
  return name != NULL ? g_strdup_printf (_("%s won the game."), name) : g_strdup (_("You won the game."));
}

char *
rummy_words_group_title (const RummyMeld *meld)
{
  g_autofree char *words = rummy_words_group (meld);

  return rummy_words_title (words);
}

char *
rummy_words_meld (const RummyRound *round, guint meld)
{
  return rummy_words_group (&round->meld[meld]);
}

char *
rummy_words_sentences (const char *first, const char *second)
{
  if (first == NULL || *first == '\0')
    return g_strdup (second != NULL ? second : "");
  if (second == NULL || *second == '\0')
    return g_strdup (first);

  /* Translators: two whole sentences that follow each other. */
  return g_strdup_printf (C_("sentences", "%s %s"), first, second);
}

char *
rummy_words_points (int points)
{
  /* Unlike a hyphen, the minus sign has the width of a digit.  The mark keeps it to the left in right-to-left text. */
  return points < 0 ? g_strdup_printf ("\u200e\u2212%d", -points) : g_strdup_printf ("%d", points);
}

const char *
rummy_words_refusal (RummyRefusal refusal)
{
  switch (refusal) {
  case RUMMY_REFUSED_OVER:
    return _("The round is over. Start the next one.");
  case RUMMY_REFUSED_NOT_OVER:
    return _("This round isn’t over yet.");
  case RUMMY_REFUSED_TURN:
    return _("It’s not your turn.");
  case RUMMY_REFUSED_DRAW_FIRST:
    return _("Draw a card first.");
  case RUMMY_REFUSED_DRAWN:
    return _("You’ve already drawn. Play from your hand.");
  case RUMMY_REFUSED_STOCK_EMPTY:
    return _("The stock is empty. Take from the pile, or end the round.");
  case RUMMY_REFUSED_STOCK_LEFT:
    return _("You can’t pass. You still have a move.");
  case RUMMY_REFUSED_NOT_IN_PILE:
    return _("That card isn’t in the discard pile.");
  case RUMMY_REFUSED_TOP_ONLY:
    return _("You can take only the upcard.");
  case RUMMY_REFUSED_UNUSABLE:
    return _("You can’t use that discard. Select cards it melds with, or draw.");
  case RUMMY_REFUSED_UNUSABLE_LAST:
    return _("Taking that leaves nothing to discard. Draw from the stock.");
  case RUMMY_REFUSED_STALL:
    return _("The same cards keep circulating. Take only what you can use now.");
  case RUMMY_REFUSED_NOT_IN_HAND:
    return _("Choose cards from your own hand.");
  case RUMMY_REFUSED_TOO_FEW:
    return _("Too few cards for a meld. To lay off, click a meld.");
  case RUMMY_REFUSED_NO_MELD:
    return _("That’s not a set or a run.");
  case RUMMY_REFUSED_RUN_GAP:
    return _("This run has a gap.");
  case RUMMY_REFUSED_SET_SUITS:
    return _("That set is too big or repeats a suit.");
  case RUMMY_REFUSED_KIND:
    return _("This game doesn’t allow that kind of meld.");
  case RUMMY_REFUSED_ACE_LOW:
    return _("Aces don’t follow kings in this game.");
  case RUMMY_REFUSED_NO_SUCH_MELD:
    return _("That meld isn’t on the table.");
  case RUMMY_REFUSED_NO_FIT:
    return _("That doesn’t fit this meld.");
  case RUMMY_REFUSED_LAYOFF_OWN:
    return _("Lay off only on your own melds.");
  case RUMMY_REFUSED_LAYOFF_NONE:
    return _("You can’t lay off in this game.");
  case RUMMY_REFUSED_OWED:
    return _("First play the card you picked up, or undo.");
  case RUMMY_REFUSED_OWED_LOST:
    return _("That leaves no way to play the card you picked up.");
  case RUMMY_REFUSED_MUST_PLAY:
    return _("Meld or lay off first.");
  case RUMMY_REFUSED_EXCHANGE_SAME:
    return _("Discard a different card. You just took that one.");
  case RUMMY_REFUSED_KEPT:
    return _("You just took that card. Discard another.");
  case RUMMY_REFUSED_KEPT_LEFT:
    return _("Keep another card to discard. You can’t discard the one you took.");
  case RUMMY_REFUSED_LAST_CARD:
    return _("Keep one card to discard.");
  case RUMMY_REFUSED_MALFORMED:
    return _("That isn’t a move in this game.");
  case RUMMY_REFUSED_AMBIGUOUS:
    return _("Choose what the wild card stands for.");
  case RUMMY_REFUSED_READING:
    return _("The wild card can’t stand for that card here.");
  case RUMMY_REFUSED_WILD_MANY:
    return _("That meld has too many wild cards.");
  case RUMMY_REFUSED_WILD_TAKEN:
    return _("The wild card would duplicate a melded card.");
  case RUMMY_REFUSED_MELD_LONG:
    return _("A new meld can’t be that long. Lay off the rest.");
  case RUMMY_REFUSED_SEALED:
    return _("Nothing can be added to that meld.");
  case RUMMY_REFUSED_MELD_LIMIT:
    return _("No more new melds this turn. Lay off or discard.");
  case RUMMY_REFUSED_LAY_LIMIT:
    return _("No more laying off this turn. Discard now.");
  case RUMMY_REFUSED_LAYOFF_SIDE:
    return _("Lay off only on your side’s melds.");
  case RUMMY_REFUSED_LAYOFF_FOES:
    return _("Lay off only on opponents’ melds.");
  case RUMMY_REFUSED_LAY_FIRST:
    return _("Meld before you lay off.");
  case RUMMY_REFUSED_FIRST_MIN:
    return _("You need more points this turn for your first melds.");
  case RUMMY_REFUSED_FIRST_OPEN:
    return _("Your first melds need more points. Meld more, or undo.");
  case RUMMY_REFUSED_MELD_OUT:
    return _("You can meld only by knocking or going out.");
  case RUMMY_REFUSED_DEADWOOD:
    return _("You have too much deadwood.");
  case RUMMY_REFUSED_KNOCK_DISCARD:
    return _("Select a card to discard.");
  case RUMMY_REFUSED_NO_KNOCK:
    return _("You can’t knock in this game.");
  case RUMMY_REFUSED_SWAP:
    return _("No wild card in that meld stands for your card.");
  case RUMMY_REFUSED_NO_SWAP:
    return _("Wild cards can’t be swapped in this game.");
  case RUMMY_REFUSED_NO_CALL:
    return _("There’s no discard to call “Rum!” on.");
  case RUMMY_REFUSED_OFFER_OVER:
    return _("Nobody wanted that card. Draw from the stock.");
  case RUMMY_REFUSED_NO_SECOND:
    return _("You’d have to draw a second card, and none is left.");
  case RUMMY_REFUSED_ALL_USED:
    return _("You must play every card you pick up from the pile.");
  case RUMMY_REFUSED_STRICT:
    return _("Your last card fits a meld. Lay it off.");
  case RUMMY_REFUSED_NO_DISCARD:
    return _("You’ve already discarded. End your turn.");
  case RUMMY_REFUSED_EXCHANGE:
    return _("Discard a card in exchange.");
  case RUMMY_REFUSED_BUSY:
    return _("Another player isn’t finished yet. Wait a moment.");
  case RUMMY_REFUSED_NO_RENEWAL:
    return _("You can still draw from the stock.");
  case RUMMY_REFUSED_NO_JOKER:
    return _("You have no joker for that.");
  case RUMMY_REFUSED_SPLITS:
    return _("Jokers only split the pile. Select a joker and a discard.");
  case RUMMY_REFUSED_DEALER_JOKER:
    return _("The dealer’s joker can’t be discarded.");
  case RUMMY_REFUSED_PHASE:
    return _("Finish the current step first.");
  case RUMMY_REFUSED_TRADE:
    return _("You can swap hands only at the start of a turn.");
  case RUMMY_OK:
  case RUMMY_N_REFUSALS:
    break;
  }

  return NULL;
}

static char *
swap_words (const RummyEvent *event, const char *name)
{
  if (name != NULL)
    /* Translators: the name of a player, then a card in the accusative, such as "nine of diamonds". */
    return g_strdup_printf (_("%s swapped the %s for a wild card."), name,
                            rummy_words_card_object (event->card));

  /* Translators: a card in the accusative, such as "nine of diamonds". */
  return g_strdup_printf (_("You swapped the %s for a wild card."),
                          rummy_words_card_object (event->card));
}

const char *
rummy_words_role (RummyJokerNomination role)
{
  switch (role) {
  case RUMMY_ROLE_WILD:
    return C_("joker", "jokers are wild");
  case RUMMY_ROLE_DOUBLE:
    return C_("joker", "jokers double their melds");
  case RUMMY_ROLE_SPLIT:
    return C_("joker", "jokers split the pile");
  case RUMMY_ROLE_NONE:
    break;
  }

  return "";
}

const char *
rummy_words_role_sentence (RummyJokerNomination role)
{
  switch (role) {
  case RUMMY_ROLE_WILD:
    return _("Jokers are wild this round.");
  case RUMMY_ROLE_DOUBLE:
    return _("A joker doubles its meld’s points this round.");
  case RUMMY_ROLE_SPLIT:
    return _("This round, a joker can remove part of the pile.");
  case RUMMY_ROLE_NONE:
    break;
  }

  return NULL;
}

char *
rummy_words_event (const RummyRound *round, const RummyEvent *event, const char *name)
{
  switch ((RummyEventKind) event->kind) {
  case RUMMY_EVENT_DEAL:
    /* Translators: the name of a player. */
    return name != NULL ? g_strdup_printf (_("%s goes first."), name)
                        : g_strdup (_("You go first."));
  case RUMMY_EVENT_DRAW:
    return draw_words (event, name);
  case RUMMY_EVENT_TAKE:
    return take_words (event, name);
  case RUMMY_EVENT_MELD:
    return event_meld_words (round, event, name);
  case RUMMY_EVENT_LAY:
    return lay_words (event, name);
  case RUMMY_EVENT_DISCARD:
    return discard_words (event, name);
  case RUMMY_EVENT_PASS:
    return pass_words (event, name);
  case RUMMY_EVENT_OVER:
    return over_words (round, event, name);
  case RUMMY_EVENT_MATCH_OVER:
    return match_over_words (event, name);
  case RUMMY_EVENT_SWAP:
    return swap_words (event, name);
  case RUMMY_EVENT_KNOCK:
    return knock_words (round, event, name);
  case RUMMY_EVENT_CALL:
    /* Translators: the name of a player. */
    return name != NULL ? g_strdup_printf (_("%s called “Rum!”"), name) : g_strdup (_("You called “Rum!”"));
  case RUMMY_EVENT_RENEW:
    return g_strdup (_("The pile became the new stock."));
  case RUMMY_EVENT_SPLIT:
    /* Translators: the name of a player. */
    return name != NULL ? g_strdup_printf (_("%s split the pile with a joker."), name)
                        : g_strdup (_("You split the pile with a joker."));
  case RUMMY_EVENT_NOMINATE:
    return g_strdup (rummy_words_role_sentence ((RummyJokerNomination) event->points));
  case RUMMY_EVENT_BLOCK:
    /* Translators: the name of a player. */
    return name != NULL ? g_strdup_printf (_("%s blocked the dealer’s joker with another joker."), name)
                        : g_strdup (_("You blocked the dealer’s joker with yours."));
  case RUMMY_EVENT_TRADE:
  case RUMMY_EVENT_TURN:
    break;
  }

  return NULL;
}
