/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-games.h"

#include <glib/gi18n.h>

#include "rummy-config.h"
#include "rummy-history.h"
#include "rummy-houses.h"
#include "rummy-rule-settings.h"

typedef struct {
  const char *key; /* of the preset */
  RummyGameWords words;
} Game;

static const Game games[] = {
  { "500-rum",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum"),
      N_("Melds score, the cards in hand count against you; any discard may be taken that is used at once.") } },
  { "500-pagat",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum with Jokers"),
      N_("Two jokers; without a stock the game goes on as long as somebody melds from the pile.") } },
  { "500-special-k",
    { NC_("family", "500 Rum"), NC_("game", "500 / Pinochle"),
      N_("A card taken from the pile must be used at once; the pile is turned over for a new stock.") } },
  { "500-wikipedia",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum, Fives and Tens"),
      N_("Small cards count five; the first meld needs 30 points, and what was taken must be melded.") } },
  { "500-online",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum Online"),
      N_("Seven cards for everybody and two jokers; otherwise fives and tens.") } },
  { "500-pokerwiner",
    { NC_("family", "500 Rum"), NC_("game", "500 Rum, Cards on the Table"),
      N_("What is taken from the pile and not used lies open until the next turn.") } },
  { "500-partnership",
    { NC_("family", "500 Rum"), NC_("game", "Partnership 500"),
      N_("Two against two, partners face each other and score together.") } },
  { "persian",
    { NC_("family", "500 Rum"), NC_("game", "Persian Rummy"),
      N_("Partners play two rounds; melds of four count twice, jokers meld only with jokers.") } },
  { "dealers-gambit",
    { NC_("family", "500 Rum"), NC_("game", "Dealer’s Gambit"),
      N_("The dealer says what jokers do: stand for any card, double a meld, or split the pile.") } },
  { "rummy",
    { NC_("family", "Rummy"), NC_("game", "Rummy"),
      N_("Take the last discard or a stock card; whoever goes out scores the others’ cards.") } },
  { "rummy-basic",
    { NC_("family", "Rummy"), NC_("game", "Basic Rummy"),
      N_("One new meld a turn; what is left in the hand is a penalty, and the lowest wins.") } },
  { "rummy-block",
    { NC_("family", "Rummy"), NC_("game", "Block Rummy"), N_("Basic Rummy that ends when the stock is used up.") } },
  { "michigan",
    { NC_("family", "Rummy"), NC_("game", "Michigan"),
      N_("Melds score, and whoever goes out gets the others’ cards as well; to 500.") } },
  { "round-the-corner",
    { NC_("family", "Rummy"), NC_("game", "Round the Corner"),
      N_("Runs go on from the king over the ace to the two.") } },
  { "high-low",
    { NC_("family", "Rummy"), NC_("game", "High-Low"),
      N_("The ace is low or high in runs, and dear in the hand.") } },
  { "boathouse",
    { NC_("family", "Rummy"), NC_("game", "Boathouse"),
      N_("Melds come down only all at once; with the last discard comes a second card.") } },
  { "one-meld",
    { NC_("family", "Rummy"), NC_("game", "One Meld"),
      N_("Melds come down only all at once, and count once for every opponent.") } },
  { "wild-card",
    { NC_("family", "Rummy"), NC_("game", "Wild Card"),
      N_("Melds come down only all at once, and twos stand for any card.") } },
  { "amiga",
    { NC_("family", "Rummy"), NC_("game", "Amiga Rummy"),
      N_("Exchange a card in each turn; seven rounds, and the lowest wins.") } },
  { "gin",
    { NC_("family", "Gin"), NC_("game", "Gin"),
      N_("Knock with ten points or less; the first card is offered, and an undercut costs 25.") } },
  { "gin-classic",
    { NC_("family", "Gin"), NC_("game", "Classic Gin"),
      N_("Gin with smaller bonuses: 20 for gin, 10 for an undercut.") } },
  { "gin-special-k",
    { NC_("family", "Gin"), NC_("game", "Gin for Several"),
      N_("Knock with ten points or less, with up to four players.") } },
  { "gin-oklahoma",
    { NC_("family", "Gin"), NC_("game", "Oklahoma Gin"),
      N_("The first card of the pile limits the knock, and spades count double.") } },
  { "kaluki",
    { NC_("family", "Kaluki"), NC_("game", "Kaluki"),
      N_("Two packs with jokers; the first lay-down needs 51 points, and jokers can be swapped for.") } },
  { "kaluki-british",
    { NC_("family", "Kaluki"), NC_("game", "British Kaluki"),
      N_("Kaluki with a first lay-down of 40; whoever gets to 150 points is out.") } },
};

RummyGameWords
rummy_games_words (const RummyPreset *preset)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    const RummyGameWords *words = &games[i].words;

    if (g_str_equal (games[i].key, preset->key))
      return (RummyGameWords) { g_dpgettext2 (NULL, "family", words->family), g_dpgettext2 (NULL, "game", words->name),
                                _(words->words) };
  }

  return (RummyGameWords) { preset->name, preset->name, "" };
}

/* Those of who plays.  They are asked for wherever a game is named, and are read anew only when there are others. */
static GPtrArray *
read_houses (void)
{
  static GSettings *settings;
  static GVariant *texts;
  static GPtrArray *houses;
  g_autoptr (GVariant) now = NULL;

  if (settings == NULL)
    settings = g_settings_new (RUMMY_APP_ID);
  now = g_settings_get_value (settings, "house-rules");
  if (texts == NULL || !g_variant_equal (now, texts)) {
    g_clear_pointer (&texts, g_variant_unref);
    g_clear_pointer (&houses, g_ptr_array_unref);
    texts = g_steal_pointer (&now);
    houses = rummy_houses_list (settings);
  }

  return houses;
}

const char *
rummy_games_find_name (const RummyRules *rules)
{
  GPtrArray *houses = read_houses ();
  const RummyHouseRules *house = rummy_houses_find_rules (houses, rules);
  g_autofree char *key = rummy_history_rules_key (rules);
  const RummyPreset *preset = rummy_preset_find (key);

  if (house == NULL && preset != NULL)
    return rummy_games_words (preset).name;
  if (house == NULL)
    house = rummy_houses_find_alike (houses, rules);

  return house != NULL ? g_intern_string (house->name) : NULL;
}

char *
rummy_games_house_words (const RummyHouseRules *house)
{
  guint n = rummy_rule_settings_count (house->preset, &house->rules);

  /* Translators: the name of a game, and how many of its rules are changed. */
  return g_strdup_printf (ngettext ("%s with %u changed rule", "%s with %u changed rules", n),
                          rummy_games_words (house->preset).name, n);
}

const char *
rummy_games_name (const RummyRules *rules)
{
  const char *name = rummy_games_find_name (rules);

  return name != NULL ? name : C_("game", "Own Rules");
}
