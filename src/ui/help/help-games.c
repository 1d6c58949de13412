/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include <glib/gi18n.h>

#include "ui/words/games.h"
#include "ui/words/rule-words.h"

/* A page for each game: its description is in games.c, its rules and examples follow from the parameters. */

/* Adds an example of a meld that the rules allow. */
static void
show_meld (RummyHelpPage *page, const char *cards, const char *words)
{
  rummy_help_page_add (page, RUMMY_HELP_CARDS, words, cards);
  ((RummyHelpBlock *) g_ptr_array_index (page->blocks, page->blocks->len - 1))->key = g_strdup ("meld");
}

static void
show_sets (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->kinds == RUMMY_KINDS_RUNS)
    return;

  show_meld (page, "7C 7H 7S", _("A set: cards of one rank."));
  if (rules->suits_repeat && rummy_rules_packs (rules, (unsigned) rules->players) > 1)
    show_meld (page, "QS QS' QD", _("In this set a card stands twice, one of each pack."));
}

static void
show_runs (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->kinds == RUMMY_KINDS_SETS)
    return;

  show_meld (page, rules->run_min > 3 ? "5H 6H 7H 8H" : "5H 6H 7H",
             _("A run: cards of one suit that follow each other."));
  switch ((RummyAceRule) rules->ace) {
  case RUMMY_ACE_LOW_ONLY:
    show_meld (page, "AS 2S 3S 4S", _("The ace stands before the two, and nowhere else."));
    break;
  case RUMMY_ACE_EITHER:
    show_meld (page, "AS 2S 3S 4S", _("The ace may stand before the two."));
    show_meld (page, "JD QD KD AD", _("The ace may also stand behind the king, but never between both."));
    break;
  case RUMMY_ACE_CORNER:
  default:
    show_meld (page, "QC KC AC 2C", _("Runs may go on from the king over the ace to the two."));
    break;
  }
}

static void
show_wilds (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->jokers > 0 && rules->joker_role == RUMMY_JOKERS_GROUP)
    show_meld (page, "*1 *2 *3", _("Jokers are melded with jokers only."));
  else if (rules->jokers > 0 && rules->joker_role == RUMMY_JOKERS_WILD)
    show_meld (page, "5S *1 7S 8S", _("The joker stands for the six of spades."));
  if (rules->twos)
    show_meld (page, "9H 2C JH QH", _("The two stands for the ten of hearts."));
}

/* Picks the lowest meld that scores enough. */
static void
show_first_melds (RummyHelpPage *page, const RummyRules *rules)
{
  static const char *const codes[] = { "QC QD QH", "QC QD QH QS", "TS JS QS KD KH KC" };

  for (gsize i = 0; rules->first_min > 0 && i < G_N_ELEMENTS (codes); i++) {
    RummyCards cards;
    int points;

    rummy_cards_from_text (codes[i], &cards);
    points = rummy_rules_cards_points (rules, cards);
    if (points < rules->first_min)
      continue;
    rummy_help_page_take (page, RUMMY_HELP_CARDS,
                          /* Translators: what the cards count, then the points that the first melds need. */
                          g_strdup_printf (_("These cards count %d points, which is enough: the first melds need %d."),
                                           points, rules->first_min), codes[i]);
    break;
  }
}

static void
show_taking (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->meld_when == RUMMY_MELD_ANY_TIME && rules->layoff != RUMMY_LAYOFF_NONE)
    show_meld (page, "8D 9D TD JD", _("The jack is laid off: it goes on with a run that lay on the table."));
  if (rules->pickup == RUMMY_PICKUP_ANY)
    rummy_help_page_add (page, RUMMY_HELP_CARDS,
                         _("A pile, the last discard at its end: whoever takes the nine of spades takes the jack and "
                           "the two as well."), "4D 9S JH 2C");
}

static void
show_knock (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->meld_when != RUMMY_MELD_KNOCK)
    return;

  rummy_help_page_add (page, RUMMY_HELP_CARDS,
                       rules->knock == RUMMY_KNOCK_UPCARD
                         ? _("Seven of these ten cards are melds. The loose ones count six points, so one may knock "
                             "where the first card of the pile counts six or more.")
                         : _("Seven of these ten cards are melds. The loose ones count six points, so one may knock."),
                       "4C 4D 4H 6S 7S 8S 9S AD 2H 3C");
}

static void
show_hand_sizes (RummyHelpPage *page, const RummyPreset *preset, const RummyRules *rules)
{
  for (int n = preset->seats_min, last; n <= preset->seats_max; n = last + 1) {
    guint size = rummy_rules_hand_size (rules, (guint) n);
    g_autofree char *players = NULL;

    for (last = n; last < preset->seats_max && rummy_rules_hand_size (rules, (guint) last + 1) == size; last++)
      ;
    players = rummy_games_players_words (n, last);
    rummy_help_page_take (page, RUMMY_HELP_TERM,
                          g_strdup_printf (ngettext ("%u card for each", "%u cards for each", size), size), players);
  }
}

/* Returns whether the rule is listed by number of players already. */
static gboolean
is_of_seats (const RummyRules *rules, const char *sentence)
{
  static const char *const keys[] = { "players", "deal" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autofree char *told = rummy_rule_words_sentence (rules, rummy_param_find (keys[i]));

    if (g_str_equal (told, sentence))
      return TRUE;
  }

  return FALSE;
}

static void
add_rules (RummyHelpPage *page, const RummyRules *rules, const char *group)
{
  g_auto (GStrv) text = rummy_rule_words_text (rules, group);

  if (text[0] == NULL)
    return;

  rummy_help_page_add (page, RUMMY_HELP_HEADING, rummy_rule_words_group (group), NULL);
  for (guint i = 0; text[i] != NULL; i++) {
    if (!is_of_seats (rules, text[i]))
      rummy_help_page_add (page, RUMMY_HELP_ITEM, text[i], NULL);
  }
}

RummyHelpPage *
rummy_help_game_new (const RummyPreset *preset)
{
  const RummyGameWords words = rummy_games_words (preset);
  g_autofree char *key = g_strconcat ("game-", preset->key, NULL);
  RummyHelpPage *page = rummy_help_page_new (RUMMY_HELP_GAMES, key, words.name, words.other_names);
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  const char *last = "";
  RummyRules rules;

  rummy_rules_init (&rules, preset->key);
  rummy_help_page_add (page, RUMMY_HELP_TEXT, words.words, NULL);
  rummy_help_page_add (page, RUMMY_HELP_TEXT, words.about, NULL);
  /* Translators: names of games, with commas between them. */
  rummy_help_page_take (page, RUMMY_HELP_TEXT, g_strdup_printf (_("Look here too for: %s."), words.other_names), NULL);

  rummy_help_page_add (page, RUMMY_HELP_HEADING, C_("help", "In Pictures"), NULL);
  show_sets (page, &rules);
  show_runs (page, &rules);
  show_wilds (page, &rules);
  show_first_melds (page, &rules);
  show_taking (page, &rules);
  show_knock (page, &rules);

  rummy_help_page_add (page, RUMMY_HELP_HEADING, C_("help", "How Many Play"), NULL);
  if (words.note != NULL)
    rummy_help_page_add (page, RUMMY_HELP_TEXT, words.note, NULL);
  show_hand_sizes (page, preset, &rules);
  for (size_t i = 0; i < n_params; i++) {
    if (!g_str_equal (params[i].group, last))
      add_rules (page, &rules, params[i].group);
    last = params[i].group;
  }
  rummy_help_page_add (page, RUMMY_HELP_TEXT,
                       _("These are the standard rules. To change them, choose Customize in Choose a Game."), NULL);
  rummy_help_page_add (page, RUMMY_HELP_ACTION, _("_Choose a Game…"), "win.choose-game");
  rummy_help_page_add (page, RUMMY_HELP_LINK, NULL, "glossary");

  return page;
}
