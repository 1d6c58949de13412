/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/games.h"

#include <glib/gi18n.h>

#include "store/house-rules-list.h"
#include "store/rules-key.h"
#include "store/settings.h"
#include "ui/config.h"
#include "ui/words/rule-words.h"

typedef struct {
  const char *key; /* of the preset */
  RummyGameWords words;
} Game;

/* Best-known game of each family first. */
static const Game games[] = {
  { "500-rum",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum"),
      N_("Melds score, the cards in hand count against you; any discard may be taken that is used at once."),
      N_("The game of this program. Every card that you lay down counts for you, every card left in your hand "
         "against you. Any discard may be taken if you use it at once, so a long pile is worth more and more."),
      N_("Rummy 500, 500 Rummy, Five Hundred Rum"),
      N_("Best with 3 to 5 players. A game takes about 20 minutes.") } },
  { "500-pagat",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum with Jokers"),
      N_("Two jokers; without a stock the game goes on as long as somebody melds from the pile."),
      N_("500 Rum as it is most often described today, with two jokers in each pack. When the stock is used up "
         "the round goes on as long as somebody can meld from the pile."),
      N_("Rummy 500, 500 Rum") } },
  { "500-partnership",
    { NC_("family", "500 Rum"), NC_("game", "Partnership 500"),
      N_("Two against two, partners face each other and score together."),
      N_("Four play, and partners sit opposite each other. You may add to the melds of your partner as to all "
         "others, and when one of you goes out the other’s hand still counts against you both."),
      N_("partners, team") } },
  { "500-special-k",
    { NC_("family", "500 Rum"), NC_("game", "500 / Pinochle"),
      N_("A card taken from the pile must be used at once; the pile is turned over for a new stock."),
      N_("An older kind of 500 Rum, with ten cards each when two play. Not even the last discard is free: what is "
         "taken must be used in the same turn. The pile is turned over when the stock is gone."),
      N_("Pinochle Rummy, Five Hundred") } },
  { "persian",
    { NC_("family", "500 Rum"), NC_("game", "Persian Rummy"),
      N_("Partners play two rounds; melds of four count twice, jokers meld only with jokers."),
      N_("A game for partners with four jokers, of two rounds only. Jokers stand for no other card: they are "
         "melded with jokers. Four of a rank laid down at once count twice."),
      N_("Persian Rummy, partners, jokers") } },
  { "500-wikipedia",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum, Fives and Tens"),
      N_("Small cards count five; the first meld needs 30 points, and what was taken must be melded."),
      N_("Here small cards count five each, which makes the sums easy. The first lay-down needs 30 points, and a "
         "card of the pile may only be taken for a new meld."),
      N_("500 Rummy, fives and tens"),
      N_("Best with 3 to 5 players. A game takes about 20 minutes.") } },
  { "500-online",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum Online"),
      N_("Seven cards for everybody and two jokers; otherwise fives and tens."),
      N_("The kind that is mostly played on web sites: everybody gets seven cards, also when two play, and there "
         "are two jokers."),
      N_("Rummy 500 online") } },
  { "500-pokerwiner",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum, Cards on the Table"),
      N_("What is taken from the pile and not used lies open until the next turn."),
      N_("The ace is always low here. What you take from the pile and do not lay down stays open on the table "
         "until your next turn, so everybody sees it."),
      N_("500 Rum, open cards"),
      N_("Best with 3 players.") } },
  { "dealers-gambit",
    { NC_("family", "500 Rum"), NC_("game", "Dealer’s Gambit"),
      N_("The dealer decides if jokers are wild, double a meld, or split the pile."),
      N_("Before anybody has seen a card the dealer says what jokers do in this round. Wild: they stand for any "
         "card. Double: a joker on a meld doubles and seals it. Split: a joker splits the pile. One joker lies "
         "open before the dealer, until it is used or blocked."),
      N_("jokers, nominate") } },
  { "rummy",
    { NC_("family", "Rummy"), NC_("game", "Rummy"),
      N_("Take the last discard or a stock card; whoever goes out scores the others’ cards."),
      N_("The plain game that many learn first. Only the last discard may be taken. Melds bring nothing by "
         "themselves: whoever goes out scores what the others still hold."),
      N_("Straight Rummy, Rum") } },
  { "rummy-basic",
    { NC_("family", "Rummy"), NC_("game", "Basic Rummy"),
      N_("One new meld a turn; what is left in the hand is a penalty, and the lowest wins."),
      N_("A game for beginners: one new meld in a turn, no jokers, and what is left in the hand is a penalty. The "
         "lowest total wins."),
      N_("simple rummy, Straight Rummy") } },
  { "rummy-block",
    { NC_("family", "Rummy"), NC_("game", "Block Rummy"),
      N_("Basic Rummy that ends when the stock is used up."),
      N_("Basic Rummy in which the stock is never renewed. When it is used up the round is over, and everybody "
         "counts what is left."),
      N_("Block Rum") } },
  { "michigan",
    { NC_("family", "Rummy"), NC_("game", "Michigan"),
      N_("Melds score, and whoever goes out gets the others’ cards as well; to 500."),
      N_("Melds count for whoever lays them down, and going out brings the cards of the others as well. Older "
         "discards may be taken if they are used."),
      N_("Michigan Rum, 500 Rum"),
      N_("Michigan Rummy can also mean a different game, with a board and chips, much like Rummoli.") } },
  { "round-the-corner",
    { NC_("family", "Rummy"), NC_("game", "Round the Corner"),
      N_("Runs go on from the king over the ace to the two."),
      N_("Rummy in which a run may go on from the king over the ace to the two. An ace in the hand costs eleven."),
      N_("around the corner") } },
  { "high-low",
    { NC_("family", "Rummy"), NC_("game", "High-Low"),
      N_("The ace is low or high in runs, and dear in the hand."),
      N_("Rummy in which the ace may stand before the two or behind the king, but not in the middle. In the hand "
         "it costs eleven."),
      N_("ace high or low") } },
  { "wild-card",
    { NC_("family", "Rummy"), NC_("game", "Wild Card"),
      N_("Melds come down only all at once, and twos stand for any card."),
      N_("Everything comes down at once, and the four twos stand for any card. That makes it quick, and a two "
         "left in the hand is dear."),
      N_("Deuces Wild Rummy, wild twos") } },
  { "boathouse",
    { NC_("family", "Rummy"), NC_("game", "Boathouse"),
      N_("Melds come down only all at once; with the last discard comes a second card."),
      N_("Nothing is laid down before somebody can lay down everything at once. Whoever takes the last discard "
         "also takes a second card."),
      N_("Boathouse Rum") } },
  { "one-meld",
    { NC_("family", "Rummy"), NC_("game", "One Meld"),
      N_("Melds come down only all at once, and count once for every opponent."),
      N_("Everything comes down at once here too. The winner scores the own cards, once for every opponent, so "
         "high cards are worth waiting for."),
      N_("all at once") } },
  { "amiga",
    { NC_("family", "Rummy"), NC_("game", "Amiga Rummy"),
      N_("Exchange a card in each turn; seven rounds, and the lowest wins."),
      N_("Instead of drawing and discarding you exchange one card in each turn, with the pile or with the stock. "
         "Melds can be laid down before and after. After seven rounds the lowest total wins."),
      N_("exchange, seven rounds") } },
  { "gin",
    { NC_("family", "Gin"), NC_("game", "Gin"),
      N_("Knock with ten points or less; the first card is offered, and an undercut costs 25."),
      N_("The classic for two. Both collect in secret; whoever has few points in loose cards knocks, and the "
         "difference counts. Without any loose card it is gin, which brings more."),
      N_("Gin Rummy, Standard Gin, knock") } },
  { "gin-oklahoma",
    { NC_("family", "Gin"), NC_("game", "Oklahoma Gin"),
      N_("The first card of the pile limits the knock, and spades count double."),
      N_("The first card of the pile says with how many points one may knock, anew in every round. If it is a "
         "spade, the whole round counts twice."),
      N_("Oklahoma Gin Rummy") } },
  { "gin-classic",
    { NC_("family", "Gin"), NC_("game", "Classic Gin"),
      N_("Gin with smaller bonuses: 20 for gin, 10 for an undercut."),
      N_("Gin as it was counted at first, with smaller bonuses for gin and for an undercut, and another hundred "
         "for winning every round."),
      N_("Gin Rummy, old") } },
  { "gin-special-k",
    { NC_("family", "Gin"), NC_("game", "Gin for Several"),
      N_("Knock with ten points or less, with up to four players."),
      N_("Gin for up to four. After a knock all others may meld and lay off, and the lowest hand wins, even "
         "against the one who knocked."),
      N_("Gin Rummy for four") } },
  { "kaluki",
    { NC_("family", "Kaluki"), NC_("game", "Kaluki"),
      N_("Two packs with jokers; the first lay-down needs 51 points, and jokers can be swapped for."),
      N_("Two packs, jokers, and many cards. Your first lay-down must bring 51 points in one turn. Before that "
         "the last discard is yours only for it. A joker on the table can be had for the card that it stands for."),
      N_("Kalooki, Kaluki 51, Jolly") } },
  { "kaluki-british",
    { NC_("family", "Kaluki"), NC_("game", "British Kaluki"),
      N_("Kaluki with a first lay-down of 40; whoever gets to 150 points is out."),
      N_("Kaluki as British clubs play it, with one joker a pack and a first lay-down of 40. What is left in the "
         "hand are penalty points, and whoever gets over 150 is out."),
      N_("Kalooki 40") } },
};

/* Returns NULL if there is none. */
static const RummyGameWords *
find_words (const RummyPreset *preset)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    if (g_str_equal (games[i].key, preset->key))
      return &games[i].words;
  }

  return NULL;
}

RummyGameWords
rummy_games_words (const RummyPreset *preset)
{
  const RummyGameWords *words = find_words (preset);

  if (words == NULL)
    return (RummyGameWords) { preset->name, preset->name, "", "", "", NULL };

  return (RummyGameWords) { g_dpgettext2 (NULL, "family", words->family), g_dpgettext2 (NULL, "game", words->name),
                            _(words->words), _(words->about), _(words->other_names),
                            words->note != NULL ? _(words->note) : NULL };
}

const RummyPreset *
rummy_games_get (guint i)
{
  return i < G_N_ELEMENTS (games) ? rummy_preset_find (games[i].key) : NULL;
}

guint
rummy_games_index (const RummyPreset *preset)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (games) && rummy_games_get (i) != preset)
    i++;

  return i;
}

GStrv
rummy_games_names (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_strv_builder_add (names, rummy_games_words (rummy_games_get (i)).name);

  return g_strv_builder_end (names);
}

static char *
join_words (const RummyGameWords *words)
{
  return g_strjoin (" ", words->family, words->name, words->words, words->about, words->other_names, NULL);
}

gboolean
rummy_games_has (const RummyPreset *preset, const char *wanted)
{
  const RummyGameWords words = rummy_games_words (preset), *english = find_words (preset);
  g_autofree char *told = join_words (&words), *known = join_words (english != NULL ? english : &words);

  return g_str_match_string (wanted, told, TRUE) || g_str_match_string (wanted, known, TRUE);
}

char *
rummy_games_players_words (int least, int most)
{
  if (least == most)
    return g_strdup_printf (ngettext ("%d player", "%d players", (gulong) most), most);

  return g_strdup_printf (ngettext ("%d to %d player", "%d to %d players", (gulong) most), least, most);
}

/* Returns the current player's house rules, cached because names of games are needed everywhere. */
static GPtrArray *
read_houses (void)
{
  static GSettings *settings;
  static GVariant *texts;
  static GPtrArray *houses;
  g_autoptr (GVariant) now = NULL;

  if (settings == NULL)
    settings = rummy_settings_new (RUMMY_APP_ID);
  now = g_settings_get_value (settings, "house-rules");
  if (texts == NULL || !g_variant_equal (now, texts)) {
    g_clear_pointer (&texts, g_variant_unref);
    g_clear_pointer (&houses, g_ptr_array_unref);
    texts = g_steal_pointer (&now);
    houses = rummy_house_rules_list_get (settings);
  }

  return houses;
}

const char *
rummy_games_find_name (const RummyRules *rules)
{
  GPtrArray *houses = read_houses ();
  const RummyHouseRules *house = rummy_house_rules_list_find_rules (houses, rules);
  g_autofree char *key = rummy_history_rules_key (rules);
  const RummyPreset *preset = rummy_preset_find (key);

  if (house == NULL && preset != NULL)
    return rummy_games_words (preset).name;
  if (house == NULL)
    house = rummy_house_rules_list_find_alike (houses, rules);

  return house != NULL ? g_intern_string (house->name) : NULL;
}

char *
rummy_games_house_rules_words (const RummyHouseRules *house)
{
  guint n = rummy_preset_count_changes (house->preset, &house->rules);

  /* Translators: the name of a game and the number of changed rules. */
  return g_strdup_printf (ngettext ("%s with %u changed rule", "%s with %u changed rules", n),
                          rummy_games_words (house->preset).name, n);
}

char *
rummy_games_changed_name (const RummyPreset *preset, const RummyRules *rules)
{
  const char *name = rummy_games_words (preset).name;
  guint best_of = rummy_rule_words_best_of (rules);
  RummyRules plain;

  rummy_preset_rules (preset, rules->players, &plain);
  plain.players = rules->players;
  plain.target_kind = rules->target_kind;
  plain.target = rules->target;
  if (best_of > 0 && rummy_rules_are_same (&plain, rules))
    /* Translators: the name of a game, and the number of rounds of which more than half must be won. */
    return g_strdup_printf (ngettext ("%s, best of %u", "%s, best of %u", best_of), name, best_of);

  /* Translators: the name of a game of which some rules were changed. */
  return g_strdup_printf (_("%s, changed"), name);
}

const char *
rummy_games_name (const RummyRules *rules)
{
  const char *name = rummy_games_find_name (rules);
  g_autofree char *changed = NULL;
  RummyRules own = *rules;

  if (name != NULL)
    return name;

  /* Compares for any number of players, since the history does not store it with the rules. */
  own.players = own.partner ? 4 : RUMMY_SEATS_MIN;
  changed = rummy_games_changed_name (rummy_rules_nearest_preset (&own, NULL), &own);

  return g_intern_string (changed);
}

gboolean
rummy_games_are_same (const RummyRules *a, const RummyRules *b)
{
  return g_str_equal (rummy_games_name (a), rummy_games_name (b));
}
