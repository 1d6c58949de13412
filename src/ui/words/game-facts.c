/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/game-facts.h"

#include <glib/gi18n.h>

static const struct {
  const char *key; /* of the preset */
  guint minutes, difficulty;
  const char *cards;
} facts[] = {
  { "500-rum", 20, 0, "TH JH QH" },
  { "500-pagat", 20, 0, "9D *1 JD" },
  { "500-partnership", 30, 1, "KS KH KD" },
  { "500-special-k", 25, 2, "JD QS KS" },
  { "persian", 20, 1, "5H 5S 5D" },
  { "500-wikipedia", 25, 1, "5C 5D TC" },
  { "500-online", 25, 1, "6S 7S *2" },
  { "500-pokerwiner", 25, 1, "AC 2C 3C" },
  { "dealers-gambit", 30, 2, "*1 QD *2" },
  { "rummy", 15, 0, "4D 5D 6D" },
  { "rummy-basic", 15, 0, "8C 8H 8S" },
  { "rummy-block", 15, 0, "2H 3H 4H" },
  { "michigan", 20, 1, "9S TS JS" },
  { "round-the-corner", 15, 1, "KC AC 2C" },
  { "high-low", 15, 1, "QD KD AD" },
  { "wild-card", 15, 1, "7H 2S 9H" },
  { "boathouse", 15, 1, "6C 7C 8C" },
  { "one-meld", 15, 1, "TD TS TH" },
  { "amiga", 15, 1, "3C 4C 5C" },
  { "gin", 15, 1, "7S 8S 9S" },
  { "gin-oklahoma", 20, 2, "AS 4S 4D" },
  { "gin-classic", 15, 1, "JC JH JS" },
  { "gin-special-k", 15, 1, "3D 4D 5D" },
  { "kaluki", 30, 2, "AS 2S 3S" },
  { "kaluki-british", 30, 2, "QC *1 QH" },
};

static const char *const featured[] = {
  "500-rum", "gin", "rummy", "500-partnership", "kaluki", "persian", "rummy-basic", "dealers-gambit",
};

static const char *
difficulty_words (guint difficulty)
{
  static const char *const words[] = { NC_("game", "Easy"), NC_("game", "Medium"), NC_("game", "Hard") };

  return g_dpgettext2 (NULL, "game", words[difficulty]);
}

RummyGameFacts
rummy_game_facts (const RummyPreset *preset)
{
  RummyGameFacts result = { .minutes = 20 };
  const char *text = facts[0].cards;
  RummyCard card;

  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++) {
    if (!g_str_equal (facts[i].key, preset->key))
      continue;
    result.minutes = facts[i].minutes;
    result.difficulty = facts[i].difficulty;
    text = facts[i].cards;
  }
  for (guint i = 0; i < RUMMY_GAME_CARDS; i++) {
    text += rummy_card_from_text (text, &card);
    while (*text == ' ')
      text++;
    result.cards[i] = card;
  }

  return result;
}

char *
rummy_game_facts_words (const RummyPreset *preset)
{
  const RummyGameFacts game = rummy_game_facts (preset);

  /* Translators: how many minutes a game takes, and how difficult it is. */
  return g_strdup_printf (C_("game", "%u min · %s"), game.minutes, difficulty_words (game.difficulty));
}

const RummyPreset *
rummy_game_facts_featured (guint i)
{
  return i < G_N_ELEMENTS (featured) ? rummy_preset_find (featured[i]) : NULL;
}
