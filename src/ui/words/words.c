/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/words.h"

#include <glib/gi18n.h>

#include "engine/meld.h"

#define RANKS RUMMY_ACE_HIGH /* a place for each rank from 1; place 0 is unused */

/* Translators: names of cards are used in sentences such as "You drew the queen of spades." and in lists. */
static const char *const card_names[RUMMY_SUITS][RANKS] = {
  [RUMMY_CLUBS] = {
    NULL, N_("ace of clubs"), N_("two of clubs"), N_("three of clubs"), N_("four of clubs"), N_("five of clubs"),
    N_("six of clubs"), N_("seven of clubs"), N_("eight of clubs"), N_("nine of clubs"), N_("ten of clubs"),
    N_("jack of clubs"), N_("queen of clubs"), N_("king of clubs"),
  },
  [RUMMY_DIAMONDS] = {
    NULL, N_("ace of diamonds"), N_("two of diamonds"), N_("three of diamonds"), N_("four of diamonds"),
    N_("five of diamonds"), N_("six of diamonds"), N_("seven of diamonds"), N_("eight of diamonds"),
    N_("nine of diamonds"), N_("ten of diamonds"), N_("jack of diamonds"), N_("queen of diamonds"),
    N_("king of diamonds"),
  },
  [RUMMY_HEARTS] = {
    NULL, N_("ace of hearts"), N_("two of hearts"), N_("three of hearts"), N_("four of hearts"), N_("five of hearts"),
    N_("six of hearts"), N_("seven of hearts"), N_("eight of hearts"), N_("nine of hearts"), N_("ten of hearts"),
    N_("jack of hearts"), N_("queen of hearts"), N_("king of hearts"),
  },
  [RUMMY_SPADES] = {
    NULL, N_("ace of spades"), N_("two of spades"), N_("three of spades"), N_("four of spades"), N_("five of spades"),
    N_("six of spades"), N_("seven of spades"), N_("eight of spades"), N_("nine of spades"), N_("ten of spades"),
    N_("jack of spades"), N_("queen of spades"), N_("king of spades"),
  },
};

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
    return g_strdup_printf (ngettext ("set of %u joker", "set of %u jokers", n), n);
  case 1:
    return g_strdup_printf (ngettext ("set of %u ace", "set of %u aces", n), n);
  case 2:
    return g_strdup_printf (ngettext ("set of %u two", "set of %u twos", n), n);
  case 3:
    return g_strdup_printf (ngettext ("set of %u three", "set of %u threes", n), n);
  case 4:
    return g_strdup_printf (ngettext ("set of %u four", "set of %u fours", n), n);
  case 5:
    return g_strdup_printf (ngettext ("set of %u five", "set of %u fives", n), n);
  case 6:
    return g_strdup_printf (ngettext ("set of %u six", "set of %u sixes", n), n);
  case 7:
    return g_strdup_printf (ngettext ("set of %u seven", "set of %u sevens", n), n);
  case 8:
    return g_strdup_printf (ngettext ("set of %u eight", "set of %u eights", n), n);
  case 9:
    return g_strdup_printf (ngettext ("set of %u nine", "set of %u nines", n), n);
  case 10:
    return g_strdup_printf (ngettext ("set of %u ten", "set of %u tens", n), n);
  case RUMMY_JACK:
    return g_strdup_printf (ngettext ("set of %u jack", "set of %u jacks", n), n);
  case RUMMY_QUEEN:
    return g_strdup_printf (ngettext ("set of %u queen", "set of %u queens", n), n);
  default:
    return g_strdup_printf (ngettext ("set of %u king", "set of %u kings", n), n);
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
    return g_strdup_printf (_("run of diamonds, %s to %s"), rank_name (low), rank_name (high));
  case RUMMY_HEARTS:
    return g_strdup_printf (_("run of hearts, %s to %s"), rank_name (low), rank_name (high));
  default:
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
  return g_strdup_printf (ngettext ("%s, %u card wild", "%s, %u cards wild", meld->wild), words, meld->wild);
}

static char *
draw_words (const RummyEvent *event, const char *name)
{
  if (name != NULL)
    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s drew a card."), name);

  return g_strdup_printf (_("You drew the %s."), rummy_words_card (event->card));
}

static char *
take_words (const RummyEvent *event, const char *name)
{
  guint more = rummy_cards_count (event->cards) - 1;

  if (more == 0 && name != NULL)
    /* Translators: the name of a player, then of a card. */
    return g_strdup_printf (_("%s took the %s."), name, rummy_words_card (event->card));

  if (more == 0)
    return g_strdup_printf (_("You took the %s."), rummy_words_card (event->card));

  if (name != NULL)
    return g_strdup_printf (ngettext ("%s took the %s and %u more card from the pile.",
                                      "%s took the %s and %u more cards from the pile.", more),
                            name, rummy_words_card (event->card), more);

  return g_strdup_printf (ngettext ("You took the %s and %u more card from the pile.",
                                    "You took the %s and %u more cards from the pile.", more),
                          rummy_words_card (event->card), more);
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

  return g_strdup_printf (ngettext ("You laid off: %s (%d point).", "You laid off: %s (%d points).",
                                    (gulong) event->points),
                          words, event->points);
}

static char *
discard_words (const RummyEvent *event, const char *name)
{
  if (name != NULL)
    return g_strdup_printf (_("%s discarded the %s."), name, rummy_words_card (event->card));

  return g_strdup_printf (_("You discarded the %s."), rummy_words_card (event->card));
}

static char *
pass_words (const RummyEvent *event, const char *name)
{
  switch ((RummyPhase) event->points) {
  case RUMMY_PHASE_CALL:
    return NULL; /* the player who thinks is of no interest */
  case RUMMY_PHASE_DRAW:
  case RUMMY_PHASE_OFFER:
    return name != NULL ? g_strdup_printf (_("%s took no card."), name) : g_strdup (_("You took no card."));
  default:
    return name != NULL ? g_strdup_printf (_("%s was done."), name) : g_strdup (_("You were done."));
  }
}

static char *
knock_words (const RummyRound *round, const RummyEvent *event, const char *name)
{
  guint left = (guint) rummy_round_hand_points (round, event->seat);

  if (!rummy_card_is_valid (event->card))
    return name != NULL ? g_strdup_printf (_("%s knocked."), name) : g_strdup (_("You knocked."));
  /* The deadwood is unknown until the melds are laid. */
  if (round->phase == RUMMY_PHASE_SPREAD && name != NULL)
    /* Translators: the name of a player, then a card such as "nine of diamonds". */
    return g_strdup_printf (_("%s knocked and discarded the %s."), name, rummy_words_card (event->card));
  if (round->phase == RUMMY_PHASE_SPREAD)
    return g_strdup_printf (_("You knocked and discarded the %s."), rummy_words_card (event->card));
  if (name != NULL)
    /* Translators: the name of a player, points of the deadwood, and the discarded card. */
    return g_strdup_printf (ngettext ("%s knocked with %u point and discarded the %s.",
                                      "%s knocked with %u points and discarded the %s.", left),
                            name, left, rummy_words_card (event->card));

  return g_strdup_printf (ngettext ("You knocked with %u point and discarded the %s.",
                                    "You knocked with %u points and discarded the %s.", left),
                          left, rummy_words_card (event->card));
}

static char *
over_words (const RummyRound *round, const RummyEvent *event, const char *name)
{
  if (round->end == RUMMY_END_RESERVE)
    return g_strdup (_("Only the cards that are not drawn are left in the stock, so the round is over."));
  if (round->end == RUMMY_END_KNOCK)
    return NULL; /* the knock was announced */
  if (event->seat == RUMMY_SEAT_NONE)
    return g_strdup (_("The stock is used up, so the round is over."));

  return name != NULL ? g_strdup_printf (_("%s went out."), name) : g_strdup (_("You went out."));
}

static char *
match_over_words (const RummyEvent *event, const char *name)
{
  if (event->seat == RUMMY_SEAT_NONE)
    return g_strdup (_("The game is over, and the win is shared."));

  return name != NULL ? g_strdup_printf (_("%s won the game."), name) : g_strdup (_("You won the game."));
}

const char *
rummy_words_card (RummyCard card)
{
  if (!rummy_card_is_valid (card))
    return _("hidden card");

  if (rummy_card_is_joker (card))
    return _("joker");

  return _(card_names[rummy_card_suit (card)][rummy_card_rank (card)]);
}

static char *
title_of (const char *words)
{
  const char *rest = g_utf8_next_char (words);
  g_autofree char *first = g_utf8_strup (words, rest - words);

  return g_strconcat (first, rest, NULL);
}

char *
rummy_words_card_title (RummyCard card)
{
  return title_of (rummy_words_card (card));
}

char *
rummy_words_card_sign (RummyCard card)
{
  static const char *const suits[RUMMY_SUITS] = {
    [RUMMY_CLUBS] = "♣", [RUMMY_DIAMONDS] = "♦", [RUMMY_HEARTS] = "♥", [RUMMY_SPADES] = "♠"
  };
  guint rank = rummy_card_rank (card);

  if (!rummy_card_is_valid (card) || rummy_card_is_joker (card))
    return g_strdup (rummy_words_card (card));

  switch (rank) {
  case RUMMY_ACE:
    /* Translators: the letters on the cards of ace, jack, queen and king. */
    return g_strconcat (C_("rank letter", "A"), suits[rummy_card_suit (card)], NULL);
  case RUMMY_JACK:
    return g_strconcat (C_("rank letter", "J"), suits[rummy_card_suit (card)], NULL);
  case RUMMY_QUEEN:
    return g_strconcat (C_("rank letter", "Q"), suits[rummy_card_suit (card)], NULL);
  case RUMMY_KING:
    return g_strconcat (C_("rank letter", "K"), suits[rummy_card_suit (card)], NULL);
  default:
    return g_strdup_printf ("%u%s", rank, suits[rummy_card_suit (card)]);
  }
}

char *
rummy_words_group_title (const RummyMeld *meld)
{
  g_autofree char *words = rummy_words_group (meld);

  return title_of (words);
}

/* Identical cards of both packs are adjacent; jokers come last. */
char *
rummy_words_cards (RummyCards cards)
{
  guint rest = rummy_cards_count (cards);
  char *words = NULL;

  for (guint i = 0; i < 2 * RUMMY_CARD_CODES; i++) {
    RummyCard card = (RummyCard) (i % RUMMY_CARD_CODES / 2 + i % 2 * 64);
    g_autofree char *before = NULL;

    if (!rummy_cards_has (cards, card) || rummy_card_is_joker (card) != (i >= RUMMY_CARD_CODES))
      continue;
    rest--;
    before = words;
    if (before == NULL)
      words = g_strdup (rummy_words_card (card));
    else if (rest > 0)
      /* Translators: adds a card, not the last, to a list of cards. */
      words = g_strdup_printf (C_("list", "%s, %s"), before, rummy_words_card (card));
    else
      /* Translators: adds the last card to a list of cards. */
      words = g_strdup_printf (C_("list", "%s and %s"), before, rummy_words_card (card));
  }

  return words != NULL ? words : g_strdup ("");
}

char *
rummy_words_meld (const RummyRound *round, guint meld)
{
  return rummy_words_group (&round->meld[meld]);
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
    return _("The round is over; go on with the next one.");
  case RUMMY_REFUSED_NOT_OVER:
    return _("This round is still being played; the next one is dealt when it is over.");
  case RUMMY_REFUSED_TURN:
    return _("It is not your turn; wait until the others have played.");
  case RUMMY_REFUSED_DRAW_FIRST:
    return _("Your turn starts with a card; click the stock or the last discard first.");
  case RUMMY_REFUSED_DRAWN:
    return _("No more cards are drawn in this turn; play from your hand.");
  case RUMMY_REFUSED_STOCK_EMPTY:
    return _("The stock is used up; take from the discard pile or end the round.");
  case RUMMY_REFUSED_STOCK_LEFT:
    return _("There are still cards in the stock, so the round goes on; draw one of them.");
  case RUMMY_REFUSED_NOT_IN_PILE:
    return _("That card is not in the discard pile; choose one that lies there.");
  case RUMMY_REFUSED_TOP_ONLY:
    return _("Only the last discard may be taken in this game; click that one or the stock.");
  case RUMMY_REFUSED_UNUSABLE:
    return _("That discard can be taken only if you use it at once; select cards that it makes a meld with, or draw "
             "from the stock.");
  case RUMMY_REFUSED_UNUSABLE_LAST:
    return _("Using that discard would leave you no card for the discard that ends the turn; draw from the stock "
             "instead.");
  case RUMMY_REFUSED_STALL:
    return _("The last discards have gone round for too long; take one only to meld or lay off, or draw from the "
             "stock.");
  case RUMMY_REFUSED_NOT_IN_HAND:
    return _("One of those cards is not in your hand; choose from your own cards.");
  case RUMMY_REFUSED_TOO_FEW:
    return _("A meld takes three cards or more; select more of them, or click a meld on the table to lay off there.");
  case RUMMY_REFUSED_NO_MELD:
    return _("Those cards are neither a set nor a run; choose three or more of one rank, or a sequence in one suit.");
  case RUMMY_REFUSED_RUN_GAP:
    return _("Those cards share a suit but leave a gap; a run needs neighbours, such as five, six and seven.");
  case RUMMY_REFUSED_SET_SUITS:
    return _("Those cards share a rank, but a set has each suit only once; leave one of them out.");
  case RUMMY_REFUSED_KIND:
    return _("Melds of that kind are not played in this game; try the other kind.");
  case RUMMY_REFUSED_ACE_LOW:
    return _("Aces are low in this game; one fits before a two, but not after a king.");
  case RUMMY_REFUSED_NO_SUCH_MELD:
    return _("That meld is not on the table; choose one that lies there.");
  case RUMMY_REFUSED_NO_FIT:
    return _("That does not continue this meld; choose another meld or other cards.");
  case RUMMY_REFUSED_LAYOFF_OWN:
    return _("That meld belongs to somebody else; in this game you lay off only on your own.");
  case RUMMY_REFUSED_LAYOFF_NONE:
    return _("Cards cannot be laid off in this game; make a new meld of them, or keep them.");
  case RUMMY_REFUSED_OWED:
    return _("The card that you took from the pile must be used first; meld it, lay it off, or undo the turn.");
  case RUMMY_REFUSED_OWED_LOST:
    return _("After that, the card that you took from the pile could no longer be used; use it now, or undo the turn.");
  case RUMMY_REFUSED_MUST_PLAY:
    return _("You took a card that must bring something to the table; meld or lay off before you discard.");
  case RUMMY_REFUSED_KEPT:
    return _("You took that card from the pile in this turn, so it stays with you; discard another one.");
  case RUMMY_REFUSED_KEPT_LEFT:
    return _("Then only the card that you took from the pile would be left, which you may not discard; keep one more.");
  case RUMMY_REFUSED_LAST_CARD:
    return _("Your last card must be a discard in this game; keep one card back.");
  case RUMMY_REFUSED_MALFORMED:
    return _("That is no move of this game; try the stock, the pile, your cards or a meld.");
  case RUMMY_REFUSED_AMBIGUOUS:
    return _("It is not clear what the wild card stands for; say which card it shall be.");
  case RUMMY_REFUSED_READING:
    return _("The wild card cannot stand for that card here; choose another one.");
  case RUMMY_REFUSED_WILD_MANY:
    return _("There are too many wild cards in that meld; use more natural ones.");
  case RUMMY_REFUSED_WILD_TAKEN:
    return _("The card that the wild one would stand for is melded already; choose another one.");
  case RUMMY_REFUSED_MELD_LONG:
    return _("A new meld may not have that many cards; lay the others off on it afterwards.");
  case RUMMY_REFUSED_SEALED:
    return _("That meld counts twice and is closed; choose another one.");
  case RUMMY_REFUSED_MELD_LIMIT:
    return _("You made all the new melds that a turn has; lay off or discard now.");
  case RUMMY_REFUSED_LAY_LIMIT:
    return _("You laid off as often as a turn allows; discard now.");
  case RUMMY_REFUSED_LAYOFF_SIDE:
    return _("That meld belongs to the other side; in this game you lay off only on your own side’s.");
  case RUMMY_REFUSED_LAYOFF_FOES:
    return _("Now cards go only on melds of the other side; choose one of those.");
  case RUMMY_REFUSED_LAY_FIRST:
    return _("You may lay off only after your own first meld; make a meld first.");
  case RUMMY_REFUSED_FIRST_MIN:
    return _("Your first melds must bring more points in one turn than that can; collect more first.");
  case RUMMY_REFUSED_FIRST_OPEN:
    return _("Your first melds do not bring enough points yet; lay down more, or undo the turn.");
  case RUMMY_REFUSED_MELD_OUT:
    return _("In this game cards come down only at the end; discard, or go out with all of them.");
  case RUMMY_REFUSED_DEADWOOD:
    return _("Too much would be left in your hand for that; discard and go on.");
  case RUMMY_REFUSED_KNOCK_DISCARD:
    return _("Here you go out with a discard; choose the card to put on the pile.");
  case RUMMY_REFUSED_NO_KNOCK:
    return _("There is no knocking in this game; meld, lay off or discard.");
  case RUMMY_REFUSED_SWAP:
    return _("No wild card of that meld stands for your card; choose another meld or card.");
  case RUMMY_REFUSED_NO_SWAP:
    return _("Wild cards on the table stay where they are in this game; keep your card or lay it off.");
  case RUMMY_REFUSED_NO_CALL:
    return _("There is nothing to call for on the pile; let it go by.");
  case RUMMY_REFUSED_OFFER_OVER:
    return _("Nobody wanted that card, so this turn starts with the stock; draw from it.");
  case RUMMY_REFUSED_NO_SECOND:
    return _("With that card goes a second one, and there is none; draw from the stock.");
  case RUMMY_REFUSED_ALL_USED:
    return _("Without cards in your hand you must lay down all that you take; draw from the stock.");
  case RUMMY_REFUSED_STRICT:
    return _("A last card that fits a meld must be laid off; put it there.");
  case RUMMY_REFUSED_NO_DISCARD:
    return _("Turns do not end with a discard in this game; end your turn instead.");
  case RUMMY_REFUSED_EXCHANGE:
    return _("First exchange a card; drop one for the one that you took.");
  case RUMMY_REFUSED_EXCHANGE_SAME:
    return _("You took that card just now; drop another one for it.");
  case RUMMY_REFUSED_BUSY:
    return _("The player whose turn it is has begun something; wait until it is finished.");
  case RUMMY_REFUSED_NO_RENEWAL:
    return _("The stock is not made anew now; draw the card that is there.");
  case RUMMY_REFUSED_NO_JOKER:
    return _("There is no joker that could do that now; choose something else.");
  case RUMMY_REFUSED_SPLITS:
    return _("Jokers split the pile in this round. They go into no meld, so select one with a card of the pile when "
             "you draw.");
  case RUMMY_REFUSED_DEALER_JOKER:
    return _("The dealer’s joker is no card of your hand and cannot be discarded; choose another card.");
  case RUMMY_REFUSED_PHASE:
    return _("That has to wait; first do what is asked for now.");
  case RUMMY_REFUSED_TRADE:
    return _("Hands are swapped before anything is done in a turn; wait for the next one.");
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
    /* Translators: the name of a player, then a card such as "nine of diamonds". */
    return g_strdup_printf (_("%s put the %s in the place of a wild card and took that."), name,
                            rummy_words_card (event->card));

  return g_strdup_printf (_("You put the %s in the place of a wild card and took that."),
                          rummy_words_card (event->card));
}

const char *
rummy_words_role (RummyJokerNomination role)
{
  switch (role) {
  case RUMMY_ROLE_WILD:
    return C_("joker", "jokers are wild");
  case RUMMY_ROLE_DOUBLE:
    return C_("joker", "jokers double a meld");
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
    return _("Jokers are wild in this round.");
  case RUMMY_ROLE_DOUBLE:
    return _("Jokers double a meld in this round.");
  case RUMMY_ROLE_SPLIT:
    return _("Jokers split the pile in this round.");
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
    return name != NULL ? g_strdup_printf (_("%s leads this round."), name) : g_strdup (_("You lead this round."));
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
    return name != NULL ? g_strdup_printf (_("%s called “Rum!”"), name) : g_strdup (_("You called “Rum!”"));
  case RUMMY_EVENT_RENEW:
    return g_strdup (_("The discard pile became the new stock."));
  case RUMMY_EVENT_SPLIT:
    return name != NULL ? g_strdup_printf (_("%s split the pile with a joker."), name)
                        : g_strdup (_("You split the pile with a joker."));
  case RUMMY_EVENT_NOMINATE:
    return g_strdup (rummy_words_role_sentence ((RummyJokerNomination) event->points));
  case RUMMY_EVENT_BLOCK:
    return name != NULL ? g_strdup_printf (_("%s blocked the dealer’s joker."), name)
                        : g_strdup (_("You blocked the dealer’s joker."));
  case RUMMY_EVENT_TRADE:
  case RUMMY_EVENT_TURN:
    break;
  }

  return NULL;
}
