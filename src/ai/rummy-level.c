/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-level.h"

/* The weights were found by letting rows play thousands of the same deals against each other. */
const RummyLevelData rummy_levels[RUMMY_N_LEVELS] = {
  [RUMMY_LEVEL_RANDOM] = { .key = "random", .random = true },
  [RUMMY_LEVEL_AVERAGE] = {
    .key = "average",
    .few = {
      .own_pile = 60, .own_hidden = 256,
      .their_pile = 230, .their_seen = 230, .their_hidden = 150,
      .chances = 280, .danger = 180, .feed = 256,
      .load = { 240, 140, 70, 25 },
      .draw = 5, .wait = 10, .out = 4,
    },
    .many = {
      .own_pile = 60, .own_hidden = 256,
      .their_pile = 200, .their_seen = 256, .their_hidden = 100,
      .chances = 256, .danger = 128, .feed = 256,
      .load = { 256, 160, 80, 40 },
      .draw = 6, .wait = 6, .out = 4,
    },
  },
};
