/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-help.h"

#include <glib/gi18n.h>

#include "rummy-games.h"
#include "rummy-rule-words.h"

/* A page for each game: what it is like is written, its rules and what is shown of them follow from the parameters. */

typedef struct {
  const char *key; /* of the preset */
  const char *about, *other_names;
} Game;

static const Game games[] = {
  { "500-rum",
    N_("The game of this program. Every card that you lay down counts for you, every card left in your hand "
        "against you. Any discard may be taken if you use it at once, so a long pile is worth more and more."),
    N_("Rummy 500, 500 Rummy, Five Hundred Rum") },
  { "500-pagat",
    N_("500 Rum as it is most often described today, with two jokers in each pack. When the stock is used up "
        "the round goes on as long as somebody can meld from the pile."),
    N_("Rummy 500, 500 Rum") },
  { "500-special-k",
    N_("An older kind of 500 Rum, with ten cards each when two play. Not even the last discard is free: what is "
        "taken must be used in the same turn. The pile is turned over when the stock is gone."),
    N_("Pinochle Rummy, Five Hundred") },
  { "500-wikipedia",
    N_("Here small cards count five each, which makes the sums easy. The first lay-down needs 30 points, and a "
        "card of the pile may only be taken for a new meld."),
    N_("500 Rummy, fives and tens") },
  { "500-online",
    N_("The kind that is mostly played on web sites: everybody gets seven cards, also when two play, and there "
        "are two jokers."),
    N_("Rummy 500 online") },
  { "500-partnership",
    N_("Four play, and partners sit opposite each other. You may add to the melds of your partner as to all "
        "others, and when one of you goes out the other’s hand still counts against you both."),
    N_("partners, team") },
  { "persian",
    N_("A game for partners with four jokers, of two rounds only. Jokers stand for no other card: they are "
        "melded with jokers. Four of a rank laid down at once count twice."),
    N_("Persian Rummy, partners, jokers") },
  { "dealers-gambit",
    N_("Before anybody has seen a card the dealer says what jokers do in this round. Wild: they stand for any "
        "card. Double: a joker on a meld doubles and seals it. Split: a joker splits the pile. One joker lies "
        "open before the dealer, until it is used or blocked."),
    N_("jokers, nominate") },
  { "500-pokerwiner",
    N_("The ace is always low here. What you take from the pile and do not lay down stays open on the table "
        "until your next turn, so everybody sees it."),
    N_("500 Rum, open cards") },
  { "rummy",
    N_("The plain game that many learn first. Only the last discard may be taken. Melds bring nothing by "
        "themselves: whoever goes out scores what the others still hold."),
    N_("Straight Rummy, Rum") },
  { "michigan",
    N_("Melds count for whoever lays them down, and going out brings the cards of the others as well. Older "
        "discards may be taken if they are used."),
    N_("Michigan Rum, 500 Rum") },
  { "round-the-corner",
    N_("Rummy in which a run may go on from the king over the ace to the two. An ace in the hand costs eleven."),
    N_("around the corner") },
  { "high-low",
    N_("Rummy in which the ace may stand before the two or behind the king, but not in the middle. In the hand "
        "it costs eleven."),
    N_("ace high or low") },
  { "boathouse",
    N_("Nothing is laid down before somebody can lay down everything at once. Whoever takes the last discard "
        "also takes a second card."),
    N_("Boathouse Rum") },
  { "one-meld",
    N_("Everything comes down at once here too. The winner scores the own cards, once for every opponent, so "
        "high cards are worth waiting for."),
    N_("all at once") },
  { "wild-card",
    N_("Everything comes down at once, and the four twos stand for any card. That makes it quick, and a two "
        "left in the hand is dear."),
    N_("Deuces Wild Rummy, wild twos") },
  { "gin-special-k",
    N_("Gin for up to four. After a knock all others may meld and lay off, and the lowest hand wins, even "
        "against the one who knocked."),
    N_("Gin Rummy for four") },
  { "gin-oklahoma",
    N_("The first card of the pile says with how many points one may knock, anew in every round. If it is a "
        "spade, the whole round counts twice."),
    N_("Oklahoma Gin Rummy") },
  { "gin",
    N_("The classic for two. Both collect in secret; whoever has few points in loose cards knocks, and the "
        "difference counts. Without any loose card it is gin, which brings more."),
    N_("Gin Rummy, Standard Gin, knock") },
  { "gin-classic",
    N_("Gin as it was counted at first, with smaller bonuses for gin and for an undercut, and another hundred "
        "for winning every round."),
    N_("Gin Rummy, old") },
  { "kaluki",
    N_("Two packs, jokers, and many cards. Your first lay-down must bring 51 points in one turn. Before that "
        "the last discard is yours only for it. A joker on the table can be had for the card that it stands for."),
    N_("Kalooki, Kaluki 51, Jolly") },
  { "kaluki-british",
    N_("Kaluki as British clubs play it, with one joker a pack and a first lay-down of 40. What is left in the "
        "hand are penalty points, and whoever gets over 150 is out."),
    N_("Kalooki 40") },
  { "rummy-basic",
    N_("A game for beginners: one new meld in a turn, no jokers, and what is left in the hand is a penalty. The "
        "lowest total wins."),
    N_("simple rummy, Straight Rummy") },
  { "rummy-block",
    N_("Basic Rummy in which the stock is never renewed. When it is used up the round is over, and everybody "
        "counts what is left."),
    N_("Block Rum") },
  { "amiga",
    N_("Instead of drawing and discarding you exchange one card in each turn, with the pile or with the stock. "
        "Melds can be laid down before and after. After seven rounds the lowest total wins."),
    N_("exchange, seven rounds") },
};

static const Game *
game_of (const RummyPreset *preset)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++) {
    if (g_str_equal (games[i].key, preset->key))
      return &games[i];
  }

  return NULL;
}

/* Cards that make one meld by the rules. */
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
  if (rules->setsuits && rummy_rules_packs (rules, (unsigned) rules->players) > 1)
    show_meld (page, "QS QS' QD", _("In this set a card stands twice, one of each pack."));
}

static void
show_runs (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->kinds == RUMMY_KINDS_SETS)
    return;

  show_meld (page, rules->runmin > 3 ? "5H 6H 7H 8H" : "5H 6H 7H",
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
  if (rules->jokers > 0 && rules->jokerrole == RUMMY_JOKERS_GROUP)
    show_meld (page, "*1 *2 *3", _("Jokers are melded with jokers only."));
  else if (rules->jokers > 0 && rules->jokerrole == RUMMY_JOKERS_WILD)
    show_meld (page, "5S *1 7S 8S", _("The joker stands for the six of spades."));
  if (rules->twos)
    show_meld (page, "9H 2C JH QH", _("The two stands for the ten of hearts."));
}

/* The lowest of some melds that brings enough. */
static void
show_first_melds (RummyHelpPage *page, const RummyRules *rules)
{
  static const char *const codes[] = { "QC QD QH", "QC QD QH QS", "TS JS QS KD KH KC" };

  for (gsize i = 0; rules->firstmin > 0 && i < G_N_ELEMENTS (codes); i++) {
    RummyCards cards;
    int points;

    rummy_cards_from_text (codes[i], &cards);
    points = rummy_rules_cards_points (rules, cards);
    if (points < rules->firstmin)
      continue;
    rummy_help_page_take (page, RUMMY_HELP_CARDS,
                          /* Translators: what the cards count, then the points that the first melds need. */
                          g_strdup_printf (_("These cards count %d points, which is enough: the first melds need %d."),
                                           points, rules->firstmin), codes[i]);
    break;
  }
}

static void
show_taking (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->meldwhen == RUMMY_MELD_ANY_TIME && rules->layoff != RUMMY_LAYOFF_NONE)
    show_meld (page, "8D 9D TD JD", _("The jack is laid off: it goes on with a run that lay on the table."));
  if (rules->pickup == RUMMY_PICKUP_ANY)
    rummy_help_page_add (page, RUMMY_HELP_CARDS,
                         _("A pile, the last discard at its end: whoever takes the nine of spades takes the jack and "
                           "the two as well."), "4D 9S JH 2C");
}

static void
show_knock (RummyHelpPage *page, const RummyRules *rules)
{
  if (rules->meldwhen != RUMMY_MELD_KNOCK)
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
    if (last > n)
      players = g_strdup_printf (_("%d to %d players"), n, last);
    else
      players = g_strdup_printf (ngettext ("%d player", "%d players", (gulong) n), n);
    rummy_help_page_take (page, RUMMY_HELP_TERM,
                          g_strdup_printf (ngettext ("%u card for each", "%u cards for each", size), size), players);
  }
}

/* What is told for each number of players already. */
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
  const Game *game = game_of (preset);
  g_autofree char *key = g_strconcat ("game-", preset->key, NULL);
  RummyHelpPage *page = rummy_help_page_new (RUMMY_HELP_GAMES, key, words.name,
                                             game != NULL ? _(game->other_names) : NULL);
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  const char *last = "";
  RummyRules rules;

  rummy_rules_init (&rules, preset->key);
  rummy_help_page_add (page, RUMMY_HELP_TEXT, words.words, NULL);
  if (game != NULL) {
    rummy_help_page_add (page, RUMMY_HELP_TEXT, _(game->about), NULL);
    /* Translators: names of games, with commas between them. */
    rummy_help_page_take (page, RUMMY_HELP_TEXT, g_strdup_printf (_("Look here too for: %s."), _(game->other_names)),
                          NULL);
  }

  rummy_help_page_add (page, RUMMY_HELP_HEADING, C_("help", "In Pictures"), NULL);
  show_sets (page, &rules);
  show_runs (page, &rules);
  show_wilds (page, &rules);
  show_first_melds (page, &rules);
  show_taking (page, &rules);
  show_knock (page, &rules);

  rummy_help_page_add (page, RUMMY_HELP_HEADING, C_("help", "How Many Play"), NULL);
  show_hand_sizes (page, preset, &rules);
  for (size_t i = 0; i < n_params; i++) {
    if (!g_str_equal (params[i].group, last))
      add_rules (page, &rules, params[i].group);
    last = params[i].group;
  }
  rummy_help_page_add (page, RUMMY_HELP_TEXT,
                       _("These are the game’s own rules. What you changed in the preferences stands in Rules of This "
                         "Game, once you play it."), NULL);
  rummy_help_page_add (page, RUMMY_HELP_ACTION, _("_Choose a Game…"), "win.choose-game");
  rummy_help_page_add (page, RUMMY_HELP_LINK, NULL, "glossary");

  return page;
}
