/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/games.h"

#include <glib/gi18n.h>

#include "store/house-rules-list.h"
#include "store/rules-key.h"
#include "store/settings.h"
#include "ui/config.h"
#include "ui/words/rule-words.h"
#include "ui/words/words.h"

typedef struct {
  const char *key; /* of the preset */
  RummyGameWords words;
} Game;

/* Best-known game of each family first. */
static const Game games[] = {
  { "500-rum",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum"),
      N_("Score your melds. Cards left in hand count against you."),
      N_("Dig for any discard you can use right away."),
      N_("Rummy 500, 500 Rummy, Five Hundred Rum"),
      N_("Best with 3 to 5 players, about 20 minutes.") } },
  { "500-pagat",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum with Jokers"),
      N_("With jokers. When the stock runs out, players draw only from the pile."),
      N_("The way most people play 500 Rum today."),
      N_("Rummy 500, 500 Rum") } },
  { "500-partnership",
    { NC_("family", "500 Rum"), NC_("game", "Partnership 500"),
      N_("Two against two. Partners face each other and score together."),
      N_("When one partner goes out, the other’s hand still counts against both."),
      N_("partners, team") } },
  { "500-special-k",
    { NC_("family", "500 Rum"), NC_("game", "Pinochle Rummy"),
      N_("Take the upcard only if you use it right away. When the stock runs out, the pile replaces it."),
      N_("An older 500 Rum. With two players, each gets ten cards."),
      N_("500, Five Hundred") } },
  { "persian",
    { NC_("family", "500 Rum"), NC_("game", "Persian Rummy"),
      N_("Two against two, for two rounds. Melds of four count double."),
      N_("Jokers meld only with other jokers."),
      N_("Persian Rummy, partners, jokers") } },
  { "500-wikipedia",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum, Fives and Tens"),
      N_("Low cards count five each. Your first melds need 30 points."),
      N_("A card you pick up must start a new meld."),
      N_("500 Rummy, fives and tens"),
      N_("Best with 3 to 5 players, about 20 minutes.") } },
  { "500-online",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum, Online Rules"),
      N_("Seven cards each, two jokers in the deck. Low cards count five."),
      N_("The version on most websites."),
      N_("Rummy 500 online") } },
  { "500-pokerwiner",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum, Cards on the Table"),
      N_("Unused pickups stay face up until your next turn."),
      N_("Everyone sees those cards. Aces are always low."),
      N_("500 Rum, open cards"),
      N_("Best with 3 players.") } },
  { "dealers-gambit",
    { NC_("family", "500 Rum"), NC_("game", "Dealer’s Gambit"),
      N_("The dealer decides whether jokers are wild, double a meld, or split the pile."),
      N_("The choice comes before anyone sees a card. The dealer also gets a face-up joker, which anyone else can "
         "block with another joker."),
      N_("jokers, nominate") } },
  { "rummy",
    { NC_("family", "Rummy"), NC_("game", "Rummy"),
      N_("Take the upcard or draw. Go out to score the cards others hold."),
      N_("The plain game many people learn first. Melds score nothing."),
      N_("Straight Rummy, Rum") } },
  { "rummy-basic",
    { NC_("family", "Rummy"), NC_("game", "Basic Rummy"),
      N_("One new meld a turn. Cards left in hand are penalty points."),
      N_("For beginners. The lowest total wins."),
      N_("simple rummy, Straight Rummy") } },
  { "rummy-block",
    { NC_("family", "Rummy"), NC_("game", "Block Rummy"),
      N_("Basic Rummy in which a round ends if the stock runs out."),
      NULL,
      N_("Block Rum") } },
  { "michigan",
    { NC_("family", "Rummy"), NC_("game", "Michigan"),
      N_("Score your melds, plus the cards others hold if you go out."),
      N_("Dig for any discard you can use right away."),
      N_("Michigan Rum, 500 Rum"),
      N_("Not the board game sold as Rummoli or Tripoley.") } },
  { "round-the-corner",
    { NC_("family", "Rummy"), NC_("game", "Round the Corner"),
      N_("Runs can go around the corner: king, ace, two."),
      N_("An ace in hand counts 11."),
      N_("around the corner") } },
  { "high-low",
    { NC_("family", "Rummy"), NC_("game", "High-Low"),
      N_("In runs, aces can be high or low."),
      N_("An ace in hand counts 11."),
      N_("ace high or low") } },
  { "wild-card",
    { NC_("family", "Rummy"), NC_("game", "Wild Card"),
      N_("Meld only to go out. Twos are wild."),
      N_("A quick game, but a two left in hand is expensive."),
      N_("Deuces Wild Rummy, wild twos") } },
  { "boathouse",
    { NC_("family", "Rummy"), NC_("game", "Boathouse"),
      N_("Meld only to go out. If you take the upcard, take another card, too."),
      NULL,
      N_("Boathouse Rum") } },
  { "one-meld",
    { NC_("family", "Rummy"), NC_("game", "One Meld"),
      N_("Meld only to go out. Your points are multiplied by the number of opponents."),
      N_("High cards are worth the wait."),
      N_("all at once") } },
  { "amiga",
    { NC_("family", "Rummy"), NC_("game", "Amiga Rummy"),
      N_("Exchange one card each turn. Seven rounds, lowest total wins."),
      N_("You can meld both before and after exchanging a card."),
      N_("exchange, seven rounds") } },
  { "gin",
    { NC_("family", "Gin"), NC_("game", "Gin"),
      N_("Collect melds in secret, and knock with 10 or less."),
      N_("The classic for two. You score the difference in deadwood, and more for gin."),
      N_("Gin Rummy, Standard Gin, knock") } },
  { "gin-oklahoma",
    { NC_("family", "Gin"), NC_("game", "Oklahoma Gin"),
      N_("The first upcard sets the knock limit. If it’s a spade, the score doubles."),
      NULL,
      N_("Oklahoma Gin Rummy") } },
  { "gin-classic",
    { NC_("family", "Gin"), NC_("game", "Classic Gin"),
      N_("Gin with smaller bonuses: 20 for gin, 10 for an undercut."),
      N_("Win every round for an extra 100."),
      N_("Gin Rummy, old") } },
  { "gin-special-k",
    { NC_("family", "Gin"), NC_("game", "Multiplayer Gin"),
      N_("For up to four players. Knock with 10 or less."),
      N_("After a knock, everyone melds and lays off. The lowest hand wins."),
      N_("Gin Rummy for four") } },
  { "kaluki",
    { NC_("family", "Kaluki"), NC_("game", "Kaluki"),
      N_("Two decks with jokers. Your first melds need 51 points."),
      N_("Before your first meld, take the upcard only to meld it. Swap the real card for a joker on the table."),
      N_("Kalooki, Kaluki 51, Jolly") } },
  { "kaluki-british",
    { NC_("family", "Kaluki"), NC_("game", "British Kaluki"),
      N_("Your first melds need 40 points. Over 150, you’re eliminated."),
      N_("Cards left in hand are penalty points."),
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
    return (RummyGameWords) { preset->name, preset->name, "", NULL, "", NULL };

  return (RummyGameWords) { g_dpgettext2 (NULL, "family", words->family), g_dpgettext2 (NULL, "game", words->name),
                            _(words->words), words->about != NULL ? _(words->about) : NULL,
                            _(words->other_names), words->note != NULL ? _(words->note) : NULL };
}

char *
rummy_games_about (const RummyPreset *preset)
{
  const RummyGameWords words = rummy_games_words (preset);
  g_autofree char *both = rummy_words_sentences (words.words, words.about);

  return words.note != NULL ? g_strjoin ("\n", both, words.note, NULL) : g_steal_pointer (&both);
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
  return g_strjoin (" ", words->family, words->name, words->words, words->other_names, words->about, NULL);
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

  /* Translators: the fewest and the most. */
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
  return g_strdup_printf (_("%s, custom"), name);
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
