/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/hint-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ai/objective.h"
#include "engine/solve.h"
#include "ui/words/verbs.h"
#include "ui/words/words.h"

#define NAMED_MOST 6 /* most cards listed by name */

/* Takes ownership of @sentence. */
static void
add_sentence (char **words, char *sentence)
{
  g_autofree char *first = *words, *second = sentence;

  *words = rummy_words_sentences (first, second);
}

static char *
taken_words (const RummyRound *round, const RummyMove *move)
{
  const char *card = rummy_words_card_object (move->card);
  guint n = rummy_cards_count (rummy_round_taken (round, move));

  if (n <= 1)
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("Take the %s."), card);
  if (move->low)
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("Take the %s and all cards below it."), card);

  /* Translators: a card in the accusative, then the number of cards on it. */
  return g_strdup_printf (ngettext ("Take the %s and the %u card above it.", "Take the %s and the %u cards above it.",
                                    n - 1),
                          card, n - 1);
}

static char *
take_words (const RummyRound *round, const RummyMove *move)
{
  char *words = rummy_cards_is_empty (move->cards) ? NULL : g_strdup (_("Split the pile with a joker."));

  add_sentence (&words, taken_words (round, move));

  return words;
}

static char *
discard_words (const RummyRound *round, const RummyMove *move)
{
  if (round->phase == RUMMY_PHASE_UPCARD)
    /* Translators: the name of a card. */
    return g_strdup_printf (_("Start the pile with the %s."), rummy_words_card (move->card));

  /* Translators: a card in the accusative. */
  return g_strdup_printf (_("Discard the %s."), rummy_words_card_object (move->card));
}

static char *
knock_words (const RummyRound *round, const RummyMove *move)
{
  if (move->card == RUMMY_CARD_NONE)
    return g_strdup (round->rules->meld_when == RUMMY_MELD_KNOCK ? _("Knock.") : _("Go out."));
  if (round->rules->meld_when == RUMMY_MELD_KNOCK)
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("Knock and discard the %s."), rummy_words_card_object (move->card));

  /* Translators: a card in the accusative. */
  return g_strdup_printf (_("Go out and discard the %s."), rummy_words_card_object (move->card));
}

static char *
press_words (const RummyRound *round, RummyVerb verb)
{
  /* Translators: the label of a button, such as "Done". */
  return g_strdup_printf (_("Choose “%s”."), rummy_verb_words (verb, round, FALSE).label);
}

static RummyVerb
verb_of_role (const RummyMove *move)
{
  return move->low == RUMMY_ROLE_DOUBLE  ? RUMMY_VERB_DOUBLE
         : move->low == RUMMY_ROLE_SPLIT ? RUMMY_VERB_SPLIT
                                         : RUMMY_VERB_WILD;
}

static char *
group_words (const RummyRound *round, const RummyMove *move)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  g_autofree char *cards = NULL, *group = NULL;
  RummyMeld meld;

  if (move->kind == RUMMY_MOVE_MELD) {
    if (rummy_meld_make (&rules, move->cards, move->low, &meld) == RUMMY_OK)
      group = rummy_words_group (&meld);
    else
      group = rummy_words_cards (move->cards);
    /* Translators: such as "run of hearts, five to seven". */
    return g_strdup_printf (_("Meld: %s."), group);
  }

  cards = rummy_words_cards (move->cards);
  group = rummy_words_meld (round, move->meld);
  /* Translators: cards, such as "eight of hearts and nine of hearts"; a meld, such as "run of hearts, five to seven".
   */
  return g_strdup_printf (_("Lay off the %s on the %s."), cards, group);
}

static char *
move_words (const RummyRound *round, const RummyMove *move)
{
  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
    return g_strdup (_("Draw from the stock."));
  case RUMMY_MOVE_TAKE:
    return take_words (round, move);
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_LAY:
    return group_words (round, move);
  case RUMMY_MOVE_DISCARD:
    return discard_words (round, move);
  case RUMMY_MOVE_PASS:
    return press_words (round, RUMMY_VERB_PASS);
  case RUMMY_MOVE_SWAP:
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("Swap the %s for a wild card."),
                            rummy_words_card_object (move->card));
  case RUMMY_MOVE_KNOCK:
    return knock_words (round, move);
  case RUMMY_MOVE_CALL:
    return press_words (round, RUMMY_VERB_CALL);
  case RUMMY_MOVE_RENEW:
    return g_strdup (_("Turn the pile over and draw."));
  case RUMMY_MOVE_NOMINATE:
    return press_words (round, verb_of_role (move));
  case RUMMY_MOVE_BLOCK:
    return g_strdup (_("Spend your joker to block the dealer’s joker."));
  case RUMMY_MOVE_TRADE:
  case RUMMY_MOVE_DEAL:
  case RUMMY_N_MOVES:
  default:
    return g_strdup ("");
  }
}

static void
light_up (RummyHint *light, const RummyRound *round, const RummyMove *move)
{
  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
    light->stock = TRUE;
    break;
  case RUMMY_MOVE_TAKE:
    light->taken = rummy_cards_or (light->taken, rummy_round_taken (round, move));
    light->cards = rummy_cards_or (light->cards, move->cards);
    break;
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_CALL:
  case RUMMY_MOVE_LAY:
    light->cards = rummy_cards_or (light->cards, move->cards);
    if (rummy_cards_is_empty (light->first)) {
      light->first = move->cards;
      light->first_on = move->meld;
    }
    if (move->meld == RUMMY_MELD_NONE)
      light->slot = TRUE;
    else
      light->melds |= G_GUINT64_CONSTANT (1) << move->meld;
    break;
  case RUMMY_MOVE_SWAP:
    rummy_cards_add (&light->cards, move->card);
    light->melds |= G_GUINT64_CONSTANT (1) << move->meld;
    break;
  case RUMMY_MOVE_DISCARD:
  case RUMMY_MOVE_KNOCK:
    if (move->card == RUMMY_CARD_NONE)
      break;
    rummy_cards_add (&light->cards, move->card);
    light->pile = TRUE;
    break;
  default:
    break;
  }
}

static guint32
verbs_of (const RummyRound *round, const RummyMove *move)
{
  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
    return 1u << RUMMY_VERB_DRAW;
  case RUMMY_MOVE_TAKE:
    return move->card == rummy_round_upcard (round) && rummy_cards_is_empty (move->cards) ? 1u << RUMMY_VERB_TAKE : 0;
  case RUMMY_MOVE_PASS:
    return 1u << RUMMY_VERB_PASS;
  case RUMMY_MOVE_KNOCK:
    return 1u << RUMMY_VERB_KNOCK;
  case RUMMY_MOVE_CALL:
    return 1u << RUMMY_VERB_CALL;
  case RUMMY_MOVE_RENEW:
    return 1u << RUMMY_VERB_RENEW;
  case RUMMY_MOVE_BLOCK:
    return 1u << RUMMY_VERB_BLOCK;
  case RUMMY_MOVE_NOMINATE:
    return 1u << verb_of_role (move);
  default:
    return 0;
  }
}

/* A pick-up and the meld it is for are one action. */
static gboolean
is_act_over (const RummyLine *line, guint next)
{
  return line->move[next - 1].kind != RUMMY_MOVE_TAKE || line->move[next].kind == RUMMY_MOVE_DISCARD;
}

char *
rummy_hint_words_act (const RummyView *view, const RummyLine *line, gboolean whole_turn, RummyHint *light)
{
  RummyRound round = view->round;
  guint64 known = G_GUINT64_CONSTANT (1) << round.n_melds;
  char *words = NULL;

  if (light != NULL)
    *light = (RummyHint) { .verbs = line->n > 0 ? verbs_of (&round, &line->move[0]) : 0 };
  for (guint i = 0; i < line->n; i++) {
    if (i > 0 && !whole_turn && is_act_over (line, i))
      break;
    add_sentence (&words, move_words (&round, &line->move[i]));
    if (light != NULL)
      light_up (light, &round, &line->move[i]);
    /* What follows a card from the stock is unknown. */
    if (i + 1 < line->n && rummy_round_apply (&round, &line->move[i], NULL) != RUMMY_OK)
      break;
  }
  if (light != NULL) {
    light->cards = rummy_cards_minus (light->cards, light->taken);
    light->melds &= known - 1;
  }

  return words;
}

static void
add_line (GString *text, char *line)
{
  g_autofree char *words = line;

  g_string_append_printf (text, text->len > 0 ? "\n%s" : "%s", words);
}

static char *
points_words (const RummyRound *round, const RummyOption *option)
{
  if (option->n_left == 0)
    return g_strdup_printf (ngettext ("Melds %d point and empties your hand.",
                                      "Melds %d points and empties your hand.", (gulong) ABS (option->points)),
                            option->points);
  if (rummy_round_keeps_melds (round))
    return g_strdup_printf (ngettext ("Leaves %d point of deadwood.", "Leaves %d points of deadwood.",
                                      (gulong) ABS (option->left)),
                            option->left);
  if (round->rules->meld_when != RUMMY_MELD_ANY_TIME)
    return g_strdup_printf (ngettext ("Leaves %d point in hand.",
                                      "Leaves %d points in hand.", (gulong) ABS (option->left)),
                            option->left);

  /* Translators: points, then points and number of the cards left. */
  return g_strdup_printf (ngettext ("Melded: %d. Left in hand: %d (%u card).",
                                    "Melded: %d. Left in hand: %d (%u cards).", option->n_left),
                          option->points, option->left, option->n_left);
}

/* Removes duplicates of identical cards. */
static RummyCards
kinds_of (RummyCards cards)
{
  RummyCards kinds = RUMMY_NO_CARDS;
  gboolean has_joker = FALSE;

  RUMMY_CARDS_EACH (card, cards) {
    if (rummy_card_is_joker (card) ? has_joker : rummy_cards_has (kinds, card & 63))
      continue;
    has_joker |= rummy_card_is_joker (card);
    rummy_cards_add (&kinds, card);
  }

  return kinds;
}

static char *
chance_words (const RummyAnalysis *analysis, const RummyOption *option)
{
  guint n = rummy_cards_count (option->completes), n_hidden = rummy_cards_count (analysis->hidden);
  guint percent = n_hidden > 0 ? (n * 100 + n_hidden / 2) / n_hidden : 0;
  RummyCards kinds = kinds_of (option->completes);
  g_autofree char *cards = n > 0 && rummy_cards_count (kinds) <= NAMED_MOST ? rummy_words_cards (kinds) : NULL;

  if (n == 0)
    return g_strdup_printf (ngettext ("The only unseen card doesn’t fit.",
                                      "None of the %u unseen cards fits.", n_hidden),
                            n_hidden);
  if (cards == NULL)
    /* Translators: numbers of cards, then a probability in percent. */
    return g_strdup_printf (ngettext ("%u of %u unseen cards would fit (%u%%).",
                                      "%u of %u unseen cards would fit (%u%%).", n),
                            n, n_hidden, percent);

  /* Translators: numbers of cards, a probability in percent, then the names of the cards. */
  return g_strdup_printf (ngettext ("%u of %u unseen cards would fit (%u%%): %s.",
                                    "%u of %u unseen cards would fit (%u%%): %s.", n),
                          n, n_hidden, percent, cards);
}

static char *
minimum_words (int needed)
{
  return g_strdup_printf (ngettext ("Your first melds need %d point in one turn.",
                                    "Your first melds need %d points in one turn.", (gulong) needed),
                          needed);
}

static char *
danger_words (RummyGame *game, const RummyAnalysis *analysis, const RummyOption *option, guint own)
{
  const RummyRound *round = &analysis->view.round;
  g_autofree char *name = rummy_words_seat (game, rummy_round_next (round, analysis->view.seat), own);
  const char *card = rummy_words_card_object (option->discard);
  guint chance = (option->n_fed * 100 + RUMMY_ANALYSIS_DEALS / 2) / RUMMY_ANALYSIS_DEALS;

  if (option->n_fed == 0)
    /* Translators: the name of a player, then a card in the accusative. */
    return g_strdup_printf (_("%s probably can’t use the %s."), name, card);

  /* Translators: the name of a player, then a card in the accusative, then a probability in percent. */
  return g_strdup_printf (_("%s could use the %s (%u%% chance)."), name, card, chance);
}

static char *
result_words (const RummyAnalysis *analysis, const RummyOption *option)
{
  int mean = (int) lround (rummy_tally_mean (&option->result));
  int spread = (int) lround (rummy_tally_spread (&option->result));
  int doubt = (int) ceil (rummy_analysis_doubt (option));
  g_autofree char *middle = rummy_words_points (mean), *low = rummy_words_points (mean - spread),
                  *high = rummy_words_points (mean + spread);

  if (analysis->is_game)
    /* Translators: a probability in percent, then its margin of error. */
    return g_strdup_printf (_("Chance of winning: %d%% ± %d."),
                            (int) lround (100 * rummy_analysis_chance (analysis, option)),
                            (int) ceil (100 * rummy_analysis_doubt (option) /
                                        (double) rummy_objective_certain (analysis->view.round.rules)));
  if (spread == 0)
    /* Translators: points by which the player is ahead of the others. */
    return g_strdup_printf (_("Lead after the round in every deal tried: %s."), middle);

  /* Translators: points by which the player is ahead of the others on average, their margin of error, and the range
   * of two thirds of the rounds. */
  return g_strdup_printf (_("Average lead after the round: %s ± %d. Usually %s to %s."),
                          middle, doubt, low, high);
}

char *
rummy_hint_words_figures (RummyGame *game, const RummyAnalysis *analysis, const RummyOption *option)
{
  const RummyRound *round = &analysis->view.round;
  GString *text = g_string_new (NULL);

  if (option->is_suggested)
    add_line (text, g_strdup (_("Suggested move.")));
  if (option->is_own)
    add_line (text, g_strdup (_("You chose this move.")));
  if (round->phase == RUMMY_PHASE_NOMINATE) {
    add_line (text, g_strdup (_("Your hand is still hidden.")));
    return g_string_free (text, FALSE);
  }

  if (option->result.n > 0)
    add_line (text, result_words (analysis, option));
  add_line (text, points_words (round, option));
  if (option->n_left > 0 && !option->is_last)
    add_line (text, chance_words (analysis, option));
  if (option->n_left > 0 && !option->is_last && option->minimum > 0)
    add_line (text, minimum_words (option->minimum));
  if (option->discard != RUMMY_CARD_NONE && option->n_left > 0)
    add_line (text, danger_words (game, analysis, option, analysis->view.seat));

  return g_string_free (text, FALSE);
}

char *
rummy_hint_words_why (RummyGame *game, const RummyAnalysis *analysis, const RummyOption *option)
{
  guint n = rummy_cards_count (option->completes), n_hidden = rummy_cards_count (analysis->hidden);
  g_autofree char *name = rummy_words_seat (game, analysis->view.seat, RUMMY_SEAT_NONE);

  switch ((RummyMoveKind) option->line.move[0].kind) {
  case RUMMY_MOVE_DRAW:
    if (n == 0)
      return NULL;
    /* Translators: numbers of cards, then the name of a player. */
    return g_strdup_printf (ngettext ("%u of %u unseen cards would help %s.", "%u of %u unseen cards would help %s.",
                                      n),
                            n, n_hidden, name);
  case RUMMY_MOVE_DISCARD:
    return option->n_left > 0 ? danger_words (game, analysis, option, RUMMY_SEAT_NONE) : NULL;
  default:
    return points_words (&analysis->view.round, option);
  }
}

char *
rummy_hint_words_left_out (const RummyAnalysis *analysis, guint n_shown)
{
  if (!analysis->is_part && n_shown >= analysis->n)
    return NULL;

  return g_strdup (_("Other moves don’t seem any better."));
}

char *
rummy_hint_words_melds (const RummyView *view, const RummyPlan *plan, RummyHint *light)
{
  const RummyRound *round = &view->round;
  gboolean is_knock = rummy_round_keeps_melds (round);
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyHint unlit;
  char *words = NULL;

  if (light == NULL)
    light = &unlit;
  *light = (RummyHint) { 0 };
  if (plan->n == 0)
    return g_strdup (round->phase == RUMMY_PHASE_NOMINATE ? _("Your hand is still hidden.")
                                                          : _("You can’t meld or lay off any cards."));

  for (guint i = 0; i < plan->n; i++) {
    const RummyGroup *group = &plan->group[i];
    RummyMove move = {
      .kind = group->meld == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY,
      .meld = group->meld,
      .low = group->reading,
      .cards = group->cards,
    };
    g_autofree char *name = NULL;
    RummyMeld meld;

    light_up (light, round, &move);
    if (is_knock && rummy_meld_make (&rules, group->cards, group->reading, &meld) == RUMMY_OK)
      name = rummy_words_group (&meld);
    /* Translators: such as "run of hearts, five to seven". */
    add_sentence (&words, name != NULL ? g_strdup_printf (_("In your hand: %s."), name) : move_words (round, &move));
  }
  if (is_knock) {
    light->slot = FALSE;
    light->first = RUMMY_NO_CARDS;
    add_sentence (&words, g_strdup_printf (ngettext ("Leaves %d point of deadwood.", "Leaves %d points of "
                                                                                     "deadwood.",
                                                     (gulong) rummy_rules_cards_points (round->rules, plan->rest)),
                                           rummy_rules_cards_points (round->rules, plan->rest)));
    return words;
  }
  if (round->rules->meld_when != RUMMY_MELD_ANY_TIME) {
    int left = rummy_rules_cards_points (round->rules, plan->rest);

    add_sentence (&words, g_strdup_printf (ngettext ("Leaves %d point in hand.",
                                                     "Leaves %d points in hand.", (gulong) ABS (left)),
                                           left));
  } else {
    add_sentence (&words, g_strdup_printf (ngettext ("Worth %d point.", "Worth %d points.",
                                                     (gulong) ABS (plan->points)),
                                           plan->points));
  }
  if (round->phase == RUMMY_PHASE_DRAW)
    add_sentence (&words, g_strdup (rummy_words_refusal (RUMMY_REFUSED_DRAW_FIRST)));
  else
    add_sentence (&words, g_strdup (_("Choose “Best Melds” again to select the first suggestion.")));

  return words;
}

char *
rummy_hint_words_first (const RummyRound *round, guint seat)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  int needed = round->rules->first_min;
  int most = round->first + rummy_solve_most_points (&rules, round->hand[seat], NULL);
  char *words = minimum_words (needed);

  if (round->phase != RUMMY_PHASE_PLAY || most >= needed)
    add_sentence (&words, g_strdup (_("Try other cards.")));
  else
    add_sentence (&words, g_strdup_printf (ngettext ("Your best melds total only %d point.",
                                                     "Your best melds total only %d points.", (gulong) most),
                                           most));

  return words;
}
