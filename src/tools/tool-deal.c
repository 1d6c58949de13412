/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/tool.h"

#include <stdio.h>

int
tool_deal (int argc, char **argv)
{
  static const RummyMove deal = { .kind = RUMMY_MOVE_DEAL };
  ToolOptions options = { .command = "deal", .preset = "500-rum" };
  char text[RUMMY_CARDS_MAX * RUMMY_CARD_TEXT];
  RummyMatch match;
  int result = tool_options_read (&options, TOOL_PRESET | TOOL_RULES | TOOL_SEATS, true, argc, argv);

  if (result != TOOL_OK)
    return result;
  if (!rummy_seed_from_text (options.file, &options.seed))
    return tool_usage_error ("deal", "not a deal code (such as 0123-4567-89ABC): %s", options.file);

  rummy_match_init (&match, &options.rules, options.seed, 1);
  rummy_match_apply (&match, &deal, NULL);

  rummy_seed_to_text (options.seed, text);
  printf ("code    %s\n", text);
  for (unsigned i = 0; i < (unsigned) options.rules.players; i++) {
    rummy_cards_to_text (match.round.hand[i], text, sizeof text);
    printf ("seat %u  %s%s\n", i + 1, text, i == match.round.lead ? "  (leads)" : "");
  }
  if (match.round.n_pile) {
    rummy_card_to_text (rummy_round_upcard (&match.round), text);
    printf ("upcard  %s\n", text);
  }
  if (match.round.joker != RUMMY_CARD_NONE) {
    rummy_card_to_text (match.round.joker, text);
    printf ("joker   %s  (the dealer's)\n", text);
  }
  fputs ("stock  ", stdout);
  for (unsigned i = 0; i < match.round.n_stock; i++) {
    rummy_card_to_text (rummy_round_stock (&match.round, i), text);
    printf (" %s", text);
  }
  putchar ('\n');

  return TOOL_OK;
}
