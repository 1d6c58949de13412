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
    return g_strdup (_("Meld cards from your hand."));

  group = group_words (step, view);
  /* Translators: a meld such as "run of hearts, five to seven". */
  return g_strdup_printf (_("You have a meld: %s."), group);
}

static char *
take_words (const RummyLessonStep *step, const RummyView *view)
{
  g_autofree char *group = NULL;

  if (rummy_cards_is_empty (step->cards))
    return g_strdup (_("Take a discard that makes a meld."));

  group = group_words (step, view);
  /* Translators: the name of a card, then a meld such as "run of hearts, five to seven". */
  return g_strdup_printf (_("The %s in the pile makes a meld: %s."), rummy_words_card (step->card), group);
}

static char *
lay_words (const RummyLessonStep *step)
{
  g_autofree char *cards = rummy_words_cards (step->cards), *what = NULL;

  /* Translators: the names of cards. */
  what = *cards != '\0' ? g_strdup_printf (_("Add the %s to the highlighted meld."), cards)
                        : g_strdup (_("Add cards to any meld."));

  return rummy_words_sentences (what, _("You score the points, even on an opponent’s meld."));
}

static char *
points_words (const RummyView *view)
{
  int points = view->round.melded[view->seat];

  return g_strdup_printf (ngettext ("Your melds score %d point. Cards left in hand cost points, so discard high "
                                    "cards early.",
                                    "Your melds score %d points. Cards left in hand cost points, so discard high "
                                    "cards early.",
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
  return g_strdup_printf (_("Your melds score %s and your hand costs %s: %s in all. First to 500 wins the game."),
                          melds, hand, total);
}

static char *
what_words (const RummyLessonStep *step, const RummyView *view)
{
  switch (step->lesson) {
  case RUMMY_LESSON_GOAL:
    return g_strdup (_("Score by melding cards. First to 500 wins. This practice round shows you how."));
  case RUMMY_LESSON_HAND:
    return g_strdup (_("Three or four of a rank make a set. Three or more of a suit in sequence make a run."));
  case RUMMY_LESSON_DRAW:
    return g_strdup (step->is_new ? _("Start every turn by taking a card.")
                                  : _("Draw from the stock, or take the upcard."));
  case RUMMY_LESSON_MELD:
    return meld_words (step, view);
  case RUMMY_LESSON_POINTS:
    return points_words (view);
  case RUMMY_LESSON_DISCARD:
    return g_strdup (step->is_new ? _("A discard ends your turn. Choose the card you need least.")
                                  : _("Discard the card you need least."));
  case RUMMY_LESSON_OTHERS:
    return g_strdup (_("The computer plays. Watch what it takes and melds."));
  case RUMMY_LESSON_PILE:
    return g_strdup (_("Instead of drawing, take the upcard (the last discard). "
                       "Or dig for a discard you can use now and take all cards above it."));
  case RUMMY_LESSON_TAKE:
    return take_words (step, view);
  case RUMMY_LESSON_LAY:
    return lay_words (step);
  case RUMMY_LESSON_OUT:
    return g_strdup (_("You have few cards left. Playing the last one ends the round."));
  case RUMMY_LESSON_OVER:
  case RUMMY_N_LESSONS:
  default:
    return over_words (view);
  }
}

/* Depends on what the player uses; NULL if there is nothing to do. */
static const char *
how_words (RummyLesson lesson, RummyInput hands)
{
  switch (lesson) {
  case RUMMY_LESSON_DRAW:
    return hands == RUMMY_INPUT_KEYS    ? _("Press S to draw a card.")
           : hands == RUMMY_INPUT_TOUCH ? _("Tap the stock.")
                                        : _("Click the stock.");
  case RUMMY_LESSON_MELD:
  case RUMMY_LESSON_TAKE:
    return hands == RUMMY_INPUT_KEYS    ? _("Select each card with the arrow keys and Space, then press M.")
           : hands == RUMMY_INPUT_TOUCH ? _("Tap each card, then the table.")
                                        : _("Click each card, then the table.");
  case RUMMY_LESSON_LAY:
    return hands == RUMMY_INPUT_KEYS    ? _("Select each card with the arrow keys and Space, then press M.")
           : hands == RUMMY_INPUT_TOUCH ? _("Tap the highlighted card, then the meld.")
                                        : _("Click the highlighted card, then the meld.");
  case RUMMY_LESSON_DISCARD:
    return hands == RUMMY_INPUT_KEYS    ? _("Go to the card with the arrow keys and press Delete.")
           : hands == RUMMY_INPUT_TOUCH ? _("Tap the card twice, or drag it to the pile.")
                                        : _("Double-click the card, or drag it to the pile.");
  case RUMMY_LESSON_PILE:
    return hands == RUMMY_INPUT_KEYS    ? _("Use the arrow keys to see what happens if you take a discard.")
           : hands == RUMMY_INPUT_TOUCH ? NULL
                                        : _("Point at a discard to see what happens if you take it.");
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

  return rummy_words_sentences (what, how);
}
