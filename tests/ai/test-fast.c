/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The players that have no move checked play by no parameter that they do not know.  The table of parameters has one
 * more row here, in a number of the rules that nothing uses. */

#define RUMMY_MADE_UP_PARAM SWITCH ("madeup", deal[0], "-", "-", "melds", NONE, 0, "what no player knows")
#include "engine/rules.c"

#include "ai/quick-knock.h"
#include "ai/quick.h"
#include "engine/playout.h"
#include "tap.h"

/* The fast players that play by these rules, one bit each. */
static unsigned
fast_players (const RummyRules *rules)
{
  RummyPlayout playout;
  RummyQuick quick;

  rummy_playout_init (&playout, rules);

  return (playout.is_plain ? RUMMY_FAST_PLAIN : 0) | (playout.is_knock ? RUMMY_FAST_KNOCK : 0) |
         (rummy_quick_init (&quick, rules) && quick.is_strict ? RUMMY_FAST_QUICK : 0) |
         (rummy_quick_knock_knows (rules) ? RUMMY_FAST_DEADWOOD : 0);
}

static void
test_made_up (void)
{
  static const struct {
    const char *preset;
    unsigned players;
  } games[] = { { "500-rum", PLAIN | QUICK }, { "gin", KNOCK | DEADWOOD } };
  const RummyParam *made_up = rummy_param_find ("madeup");

  for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
    RummyRules rules;

    rummy_rules_init (&rules, games[i].preset);
    tap_check_int (fast_players (&rules), games[i].players);
    rummy_rules_set (&rules, made_up, 0, 1);
    tap_check_int (fast_players (&rules), 0);
  }
}

/* Each row of the table, too: with any other value of a parameter that it does not know a player leaves the game. */
static void
test_each_row (void)
{
  for (size_t i = 0; i < N_PARAMS; i++) {
    for (int value = params[i].min; value <= params[i].max; value++) {
      static const char *const presets[] = { "500-rum", "gin" };

      for (size_t j = 0; j < sizeof presets / sizeof *presets; j++) {
        RummyRules rules;

        rummy_rules_init (&rules, presets[j]);
        rummy_rules_set (&rules, &params[i], 0, value);
        if (value != params[i].silent && fast_players (&rules) & ~params[i].known_to)
          tap_fail (__FILE__, __LINE__, "%s=%d is ignored", params[i].key, value);
      }
    }
  }
}

int
main (void)
{
  tap_run ("a made-up parameter", test_made_up);
  tap_run ("every parameter of the table", test_each_row);

  return tap_done ();
}
