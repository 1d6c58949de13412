/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What each manner does that the level by itself does not. */

#include "position.h"
#include "tap.h"

#include <string.h>

#define CHECK(level, manner, expected, ...)                                                                            \
  tap_check_str (position_choose_in (&(Position) { __VA_ARGS__ },                                                      \
                                     (RummyPlayer) { RUMMY_LEVEL_##level, RUMMY_MANNER_##manner }, 1), expected)

#define HELD(others) .hand = { "5H 6H 7H KD 9C 2S 3D", others }, .pile = "2C", .drawn = true

static void
test_hasty (void)
{
  CHECK (CHAMPION, EVEN, "1 discard 9C", HELD ("8"));
  CHECK (CHAMPION, HASTY, "1 meld 5H 6H 7H", HELD ("8"));
  CHECK (CHAMPION, HASTY, "1 discard KD", HELD ("11"));
  /* An ace that could wait. */
  CHECK (CHAMPION, HASTY, "1 meld AH 2H 3H", .hand = { "AH 2H 3H KD 9C 7S", "3" }, .pile = "JC", .drawn = true);
}

static void
test_patient (void)
{
  CHECK (EXPERT, EVEN, "1 meld 5H 6H 7H", HELD ("11"));
  CHECK (EXPERT, PATIENT, "1 discard 3D", HELD ("11"));
  /* Not when somebody may soon go out, nor when it goes out itself. */
  CHECK (EXPERT, PATIENT, "1 meld 5H 6H 7H", HELD ("5"));
  CHECK (EXPERT, PATIENT, "1 meld 5H 6H 7H", .hand = { "5H 6H 7H KD", "11" }, .pile = "2C", .drawn = true);
}

/* The last cards of the stock. */
static void
test_patient_champion (void)
{
  CHECK (CHAMPION, EVEN, "1 meld 5H 6H 7H", HELD ("11"), .stock = "8");
  CHECK (CHAMPION, PATIENT, "1 discard KD", HELD ("11"), .stock = "8");
  CHECK (CHAMPION, PATIENT, "1 meld 5H 6H 7H", HELD ("11"), .stock = "6");
}

/* A seven goes with the six in the pile: rather a king of a pair. */
static void
test_wary (void)
{
  CHECK (EXPERT, EVEN, "1 discard 7D", .hand = { "KD KS 7D", "9" }, .pile = "TC TH 6D", .drawn = true);
  CHECK (EXPERT, WARY, "1 discard KS", .hand = { "KD KS 7D", "9" }, .pile = "TC TH 6D", .drawn = true);
}

/* A second king, which makes no meld yet. */
static void
test_bold (void)
{
  CHECK (EXPERT, EVEN, "1 draw", .hand = { "8H KH TS 2H AD", "9" }, .pile = "3C 4S KD");
  CHECK (EXPERT, BOLD, "1 take KD", .hand = { "8H KH TS 2H AD", "9" }, .pile = "3C 4S KD");
}

/* Who moves at random, or plays on in its head, has no manner; nor has a game without a turn of that kind. */
static void
test_counts (void)
{
  RummyRules rum, gin;

  rummy_rules_init (&rum, "500-rum");
  rummy_rules_init (&gin, "gin");
  tap_check (rummy_manner_counts (&rum, RUMMY_LEVEL_EXPERT));
  tap_check (!rummy_manner_counts (&rum, RUMMY_LEVEL_RANDOM));
  tap_check (!rummy_manner_counts (&rum, RUMMY_LEVEL_CAREFREE));
  tap_check (!rummy_manner_counts (&rum, RUMMY_LEVEL_GRANDMASTER));
  tap_check (!rummy_manner_counts (&gin, RUMMY_LEVEL_EXPERT));
  CHECK (CAREFREE, HASTY, "1 draw", .hand = { "5H 6H 2D 4S", "5" }, .pile = "7H");
}

static void
test_text (void)
{
  for (unsigned level = 0; level < RUMMY_N_LEVELS; level++) {
    for (unsigned manner = 0; manner < RUMMY_N_MANNERS; manner++) {
      RummyPlayer player = { (RummyLevel) level, (RummyManner) manner }, read;
      char text[RUMMY_PLAYER_TEXT];

      rummy_player_to_text (player, text);
      tap_check (rummy_player_from_text (text, strlen (text), &read));
      tap_check (read.level == player.level && read.manner == player.manner);
      tap_check (!rummy_player_from_text (text, strlen (text) - 1, &read) || text[strlen (text) - 1] == '0');
    }
  }
}

int
main (void)
{
  tap_run ("hasty", test_hasty);
  tap_run ("patient", test_patient);
  tap_run ("patient, and a champion", test_patient_champion);
  tap_run ("wary", test_wary);
  tap_run ("bold", test_bold);
  tap_run ("which levels have manners", test_counts);
  tap_run ("as text", test_text);

  return tap_done ();
}
