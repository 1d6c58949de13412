/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include "ui/help/help-catalog.h"
#include "ui/words/games.h"
#include "ui/words/rule-prose.h"
#include "ui/words/rule-words.h"
#include "ui/words/words.h"

/* A page for each game: its description is in games.c, its rules and examples follow from the parameters.  What a
 * player needs to begin is on the first screen. */

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

  show_meld (page, "7C 7H 7S", _("A set"));
  if (rules->suits_repeat && rummy_rules_packs (rules, (unsigned) rules->players) > 1)
    show_meld (page, "QS QS' QD", _("A set with two identical cards, one from each deck"));
}

static void
show_runs (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->kinds == RUMMY_KINDS_SETS)
    return;

  show_meld (page, rules->run_min > 3 ? "5H 6H 7H 8H" : "5H 6H 7H",
             _("A run"));
  switch ((RummyAceRule) rules->ace) {
  case RUMMY_ACE_LOW_ONLY:
    show_meld (page, "AS 2S 3S 4S", _("The ace is low."));
    break;
  case RUMMY_ACE_EITHER:
    show_meld (page, "AS 2S 3S 4S", _("The ace is low."));
    show_meld (page, "JD QD KD AD", _("The ace is high."));
    break;
  case RUMMY_ACE_CORNER:
  default:
    show_meld (page, "QC KC AC 2C", _("The run goes around the corner."));
    break;
  }
}

static void
show_wilds (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->jokers > 0 && rules->joker_role == RUMMY_JOKERS_GROUP)
    show_meld (page, "*1 *2 *3", _("Jokers meld only with other jokers."));
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
                          g_strdup_printf (_("These cards are worth %d points. Your first melds need %d."),
                                           points, rules->first_min), codes[i]);
    break;
  }
}

static void
show_taking (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->meld_when == RUMMY_MELD_ANY_TIME && rules->layoff != RUMMY_LAYOFF_NONE)
    show_meld (page, "8D 9D TD JD", _("The jack is laid off on the run."));
  if (rules->pickup == RUMMY_PICKUP_ANY)
    rummy_help_page_add (page, RUMMY_HELP_CARDS,
                         _("Pick up the nine of spades, and you also get the jack and the two."), "4D 9S JH 2C");
}

static void
show_knock (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->meld_when != RUMMY_MELD_KNOCK)
    return;

  rummy_help_page_add (page, RUMMY_HELP_CARDS,
                       rules->knock == RUMMY_KNOCK_UPCARD
                         ? _("With 6 points of deadwood, you can knock if the first upcard counts 6 or more.")
                         : _("With 6 points of deadwood, you can knock."),
                       "4C 4D 4H 6S 7S 8S 9S AD 2H 3C");
}

/* Adds a line for each number of players. */
static void
show_hand_sizes (RummyHelpPage *page, const RummyPreset *preset, const RummyRules *rules)
{
  for (int n = preset->seats_min, last; n <= preset->seats_max; n = last + 1) {
    guint size = rummy_rules_hand_size (rules, (guint) n);
    g_autofree char *players = NULL, *cards = NULL;

    for (last = n; last < preset->seats_max && rummy_rules_hand_size (rules, (guint) last + 1) == size; last++)
      ;
    players = rummy_games_players_words (n, last);
    cards = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card each", "%u cards each", size), size);
    rummy_help_page_take (page, RUMMY_HELP_ITEM, g_strdup_printf (C_("help", "%s: %s"), players, cards), NULL);
  }
}

/* Returns the sentences of a section, except those that the numbers of players say. */
static char *
section_text (const RummyRules *rules, const char *const *keys)
{
  static const char *const said[] = { "players", "deal", NULL };
  char *text = g_strdup ("");

  for (guint i = 0; keys[i] != NULL; i++) {
    const RummyParam *param = rummy_param_find (keys[i]);
    g_autofree char *before = NULL, *sentence = NULL;

    if (g_strv_contains (said, keys[i]) || !rummy_rule_words_is_told (rules, param))
      continue;
    sentence = rummy_rule_words_sentence (rules, param);
    before = text;
    text = rummy_words_sentences (before, sentence);
  }

  return text;
}

/* Adds the sections of the rules that a player needs to begin, or the others. */
static void
add_rules (RummyHelpPage *page, const RummyRules *rules, gboolean first)
{
  /* A section is known by its first rule. */
  static const char *const first_sections[] = { "scoring", "drawn", "kinds", "pickup", "knock", "mustdisc", NULL };
  const char *const *keys;
  const char *heading;

  for (guint i = 0; (heading = rummy_rule_prose_heading (i, &keys)) != NULL; i++) {
    g_autofree char *text = g_strv_contains (first_sections, keys[0]) == first ? section_text (rules, keys) : NULL;

    if (text != NULL && *text != '\0')
      rummy_help_page_add (page, RUMMY_HELP_TERM, text, heading);
  }
}

RummyHelpPage *
rummy_help_game_new (const RummyPreset *preset)
{
  const RummyGameWords words = rummy_games_words (preset);
  g_autofree char *key = g_strconcat ("game-", preset->key, NULL);
  g_autofree char *action = g_strconcat ("win.choose-game-of::", preset->key, NULL);
  RummyHelpPage *page = rummy_help_page_new (RUMMY_HELP_GAMES, key, words.name, words.other_names);
  RummyRules rules;

  rummy_rules_init (&rules, preset->key);
  rummy_help_page_add (page, RUMMY_HELP_TEXT, words.words, NULL);
  if (words.about != NULL)
    rummy_help_page_add (page, RUMMY_HELP_TEXT, words.about, NULL);
  if (words.note != NULL)
    rummy_help_page_add (page, RUMMY_HELP_TEXT, words.note, NULL);
  show_hand_sizes (page, preset, &rules);
  add_rules (page, &rules, TRUE);
  rummy_help_page_add (page, RUMMY_HELP_ACTION, _("_Play This Game…"), action);

  rummy_help_page_add (page, RUMMY_HELP_HEADING, C_("help", "In Pictures"), NULL);
  show_sets (page, &rules);
  show_runs (page, &rules);
  show_wilds (page, &rules);
  show_first_melds (page, &rules);
  show_taking (page, &rules);
  show_knock (page, &rules);

  rummy_help_page_add (page, RUMMY_HELP_HEADING, C_("help", "More Rules"), NULL);
  add_rules (page, &rules, FALSE);
  rummy_help_page_add (page, RUMMY_HELP_LINK, NULL, "glossary");

  return page;
}
