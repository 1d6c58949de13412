/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/lesson-words.h"

#include <glib/gi18n.h>

#include "engine/meld.h"
#include "ui/words/words.h"

const char *
rummy_lesson_title (RummyLesson lesson)
{
  switch (lesson) {
  case RUMMY_LESSON_GOAL:
    return _("Welcome to 500 Rum");
  case RUMMY_LESSON_HAND:
    return _("Your Cards");
  case RUMMY_LESSON_DRAW:
    return _("Draw a Card");
  case RUMMY_LESSON_MELD:
    return _("Lay Down a Meld");
  case RUMMY_LESSON_POINTS:
    return _("Your Points");
  case RUMMY_LESSON_DISCARD:
    return _("End Your Turn");
  case RUMMY_LESSON_OTHERS:
    return _("The Computer’s Turn");
  case RUMMY_LESSON_PILE:
    return _("The Discard Pile");
  case RUMMY_LESSON_TAKE:
    return _("Take from the Pile");
  case RUMMY_LESSON_LAY:
    return _("Add to a Meld");
  case RUMMY_LESSON_OUT:
    return _("Going Out");
  case RUMMY_LESSON_OVER:
  case RUMMY_N_LESSONS:
  default:
    return _("The Round Is Over");
  }
}

static char *
group_words (const RummyLessonStep *step, const RummyView *view)
{
  const RummyMeldRules rules = rummy_round_meld_rules (&view->round);
  RummyMeld meld;

  if (rummy_meld_make (&rules, step->cards, RUMMY_READING_OPEN, &meld) != RUMMY_OK)
    return rummy_words_cards (step->cards);

  return rummy_words_group (&meld);
}

static char *
meld_words (const RummyLessonStep *step, const RummyView *view)
{
  g_autofree char *group = NULL;

  if (rummy_cards_is_empty (step->cards))
    return g_strdup (_("Cards of your hand that make a meld can be laid down."));

  group = group_words (step, view);
  /* Translators: a meld such as "run of hearts, five to seven". */
  return g_strdup_printf (_("You hold a meld: %s."), group);
}

static char *
take_words (const RummyLessonStep *step, const RummyView *view)
{
  g_autofree char *group = NULL;

  if (rummy_cards_is_empty (step->cards))
    return g_strdup (_("A discard that makes a meld with your cards can be taken."));

  group = group_words (step, view);
  /* Translators: the name of a card, then a meld such as "run of hearts, five to seven". */
  return g_strdup_printf (_("The %s in the pile makes a meld: %s."), rummy_words_card (step->card), group);
}

static char *
lay_words (const RummyLessonStep *step)
{
  g_autofree char *cards = NULL;

  if (rummy_cards_is_empty (step->cards))
    return g_strdup (_("You can add to a meld that lies on the table. The points are yours, whoever began it."));

  cards = rummy_words_cards (step->cards);
  /* Translators: the names of cards. */
  return g_strdup_printf (_("You can add to the lit meld: %s. The points are yours, whoever began it."), cards);
}

static char *
points_words (const RummyView *view)
{
  int points = view->round.melded[view->seat];

  return g_strdup_printf (ngettext ("Your melds count %d point so far. What is left in your hand when the round ends "
                                    "is taken off again, so do not keep high cards for too long.",
                                    "Your melds count %d points so far. What is left in your hand when the round ends "
                                    "is taken off again, so do not keep high cards for too long.",
                                    (gulong) ABS (points)),
                          points);
}

static char *
over_words (const RummyView *view)
{
  g_autofree char *melds = rummy_words_points (view->round.melded[view->seat]);
  g_autofree char *hand = rummy_words_points (rummy_round_hand_points (&view->round, view->seat));
  g_autofree char *total = rummy_words_points (rummy_round_score (&view->round, view->seat));

  /* Translators: points of the melds, of the hand, and of the round. */
  return g_strdup_printf (_("Your melds count %s, the cards left in your hand %s: this round brings you %s. In a game, "
                            "rounds follow until somebody has 500. Now you know all that you need."),
                          melds, hand, total);
}

static char *
what_words (const RummyLessonStep *step, const RummyView *view)
{
  switch (step->lesson) {
  case RUMMY_LESSON_GOAL:
    return g_strdup (_("Lay down cards in melds: all of them count points, and whoever has 500 first wins. This "
                       "round shows you how. It is practice, and nothing hurries you."));
  case RUMMY_LESSON_HAND:
    return g_strdup (_("Only you see these cards. Three or four of one rank make a meld, and so do three or more "
                       "of one suit that follow each other."));
  case RUMMY_LESSON_DRAW:
    return g_strdup (step->is_new ? _("Every turn begins with a card.")
                                  : _("Draw from the stock, or take the last discard if you can use it."));
  case RUMMY_LESSON_MELD:
    return meld_words (step, view);
  case RUMMY_LESSON_POINTS:
    return points_words (view);
  case RUMMY_LESSON_DISCARD:
    return g_strdup (step->is_new ? _("A discard ends your turn. Choose a card that helps you least.")
                                  : _("End your turn with a card that helps you least."));
  case RUMMY_LESSON_OTHERS:
    return g_strdup (step->is_new ? _("Now the computer plays in the same way. What it takes and lays down is "
                                      "marked, and the line at the bottom tells you in words.")
                                  : _("The computer plays. Look at what it takes and lays down."));
  case RUMMY_LESSON_PILE:
    return g_strdup (_("All discards lie open. You may take the last one instead of drawing, or an older one if you "
                       "lay it down at once: then all that lie above it come to your hand."));
  case RUMMY_LESSON_TAKE:
    return take_words (step, view);
  case RUMMY_LESSON_LAY:
    return lay_words (step);
  case RUMMY_LESSON_OUT:
    return g_strdup (_("You have few cards left. Whoever gets rid of the last one, in a meld or as a discard, ends "
                       "the round."));
  case RUMMY_LESSON_OVER:
  case RUMMY_N_LESSONS:
  default:
    return over_words (view);
  }
}

/* Indexed by RummyInput; NULL if there is nothing to do. */
static const char *
how_words (RummyLesson lesson, RummyInput hands)
{
  switch (lesson) {
  case RUMMY_LESSON_DRAW:
    return hands == RUMMY_INPUT_KEYS    ? _("Press S to draw from the stock.")
           : hands == RUMMY_INPUT_TOUCH ? _("Tap the stock, or drag its top card to your hand.")
                                        : _("Click the stock, or drag its top card to your hand.");
  case RUMMY_LESSON_MELD:
  case RUMMY_LESSON_TAKE:
    return hands == RUMMY_INPUT_KEYS    ? _("Go to each of its cards with the arrow keys and press Space, then press "
                                            "M.")
           : hands == RUMMY_INPUT_TOUCH ? _("Tap each of its cards, then the place for a new meld, or drag them there.")
                                        : _("Click each of its cards, then the place for a new meld, or drag them "
                                            "there.");
  case RUMMY_LESSON_LAY:
    return hands == RUMMY_INPUT_KEYS    ? _("Go there with the arrow keys and press Space, then press M.")
           : hands == RUMMY_INPUT_TOUCH ? _("Tap what is lit in your hand, then that meld, or drag it there.")
                                        : _("Click what is lit in your hand, then that meld, or drag it there.");
  case RUMMY_LESSON_DISCARD:
    return hands == RUMMY_INPUT_KEYS    ? _("Go to it with the arrow keys and press Delete.")
           : hands == RUMMY_INPUT_TOUCH ? _("Tap it twice, or drag it to the pile.")
                                        : _("Double-click it, or drag it to the pile.");
  case RUMMY_LESSON_PILE:
    return hands == RUMMY_INPUT_KEYS    ? _("Go to a discard with the arrow keys to be told what taking it does.")
           : hands == RUMMY_INPUT_TOUCH ? NULL
                                        : _("Point at a discard to read what taking it does.");
  default:
    return NULL;
  }
}

char *
rummy_lesson_words (const RummyLessonStep *step, const RummyView *view, RummyInput hands)
{
  g_autofree char *what = what_words (step, view);
  const char *how = how_words (step->lesson, hands);

  if (how == NULL || (!step->is_new && step->lesson != RUMMY_LESSON_TAKE))
    return g_steal_pointer (&what);

  /* Translators: two whole sentences that follow each other. */
  return g_strdup_printf (C_("sentences", "%s %s"), what, how);
}
