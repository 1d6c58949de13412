/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/manner.h"

#include "ai/evaluate.h"
#include "ai/level.h"

#include <stdio.h>
#include <string.h>

/* What a manner changes in the weights of a level. */
typedef struct {
  const char *key;
  int load, own_pile, danger, feed; /* in percent */
  int wait;                         /* in points */
  int hold_cards, hold_stock;       /* for levels that do not hold melds back */
  int more_cards, more_stock;       /* added for levels that do; negative means for longer */
  bool spares_none;                 /* does not keep aces even if the level does */
} Manner;

static const Manner manners[RUMMY_N_MANNERS] = {
  [RUMMY_MANNER_EVEN] = { .key = "even" },
  [RUMMY_MANNER_HASTY] = { .key = "hasty", .load = 100, .more_cards = 5, .spares_none = true },
  [RUMMY_MANNER_PATIENT] = { .key = "patient", .hold_cards = 5, .hold_stock = 7, .more_stock = -2 },
  [RUMMY_MANNER_WARY] = { .key = "wary", .danger = 100, .feed = 100 },
  [RUMMY_MANNER_BOLD] = { .key = "bold", .load = -30, .own_pile = -50, .wait = -4 },
};

static int16_t
more (int weight, int percent)
{
  return (int16_t) (weight + weight * percent / 100);
}

static void
change (RummyWeights *weights, const Manner *manner)
{
  for (unsigned i = 0; i < sizeof weights->load / sizeof *weights->load; i++)
    weights->load[i] = more (weights->load[i], manner->load);
  weights->own_pile = more (weights->own_pile, manner->own_pile);
  weights->danger = more (weights->danger, manner->danger);
  weights->feed = more (weights->feed, manner->feed);
  weights->wait = (int16_t) (weights->wait + manner->wait);
  if (weights->hold_cards) {
    weights->hold_cards = (int16_t) (weights->hold_cards + manner->more_cards);
    weights->hold_stock = (int16_t) (weights->hold_stock + manner->more_stock);
  } else {
    weights->hold_cards = (int16_t) manner->hold_cards;
    weights->hold_stock = (int16_t) manner->hold_stock;
  }
}

void
rummy_player_to_text (RummyPlayer player, char text[RUMMY_PLAYER_TEXT])
{
  bool is_even = player.manner == RUMMY_MANNER_EVEN;

  snprintf (text, RUMMY_PLAYER_TEXT, "%s%s%s", rummy_level_key (player.level), is_even ? "" : "+",
            is_even ? "" : manners[player.manner].key);
}

bool
rummy_player_from_text (const char *text, size_t length, RummyPlayer *player)
{
  for (unsigned level = 0; level < RUMMY_N_LEVELS; level++) {
    for (unsigned manner = 0; manner < RUMMY_N_MANNERS; manner++) {
      char known[RUMMY_PLAYER_TEXT];

      *player = (RummyPlayer) { (RummyLevel) level, (RummyManner) manner };
      rummy_player_to_text (*player, known);
      if (strlen (known) == length && strncmp (text, known, length) == 0)
        return true;
    }
  }

  return false;
}

bool
rummy_manner_counts (const RummyRules *rules, RummyLevel level)
{
  return rummy_levels[level].mind == RUMMY_MIND_EVALUATE && rummy_evaluate_plays (rules);
}

RummyMove
rummy_player_choose (const RummyView *view, RummyPlayer player, RummyRng *rng, const RummyLimits *limits)
{
  RummyLevelData level = rummy_levels[player.level];

  if (player.manner == RUMMY_MANNER_EVEN || !rummy_manner_counts (view->round.rules, player.level))
    return rummy_bot_choose (view, player.level, rng, limits);

  change (&level.two, &manners[player.manner]);
  change (&level.three, &manners[player.manner]);
  change (&level.four, &manners[player.manner]);
  change (&level.many, &manners[player.manner]);
  level.spares_aces &= !manners[player.manner].spares_none;

  return rummy_bot_choose_with (view, &level, rng, limits);
}
