/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/words.h"

#include <glib/gi18n.h>

/* Names of the players. */

const char *
rummy_words_default_name (guint seat, guint seats, int level)
{
  /* Translators: first names of computer players: short and distinct, male and female, common where the language is
   * spoken. */
  static const char *const names[RUMMY_SEATS_MAX] = {
    NC_("first name", "Alex"), NC_("first name", "Bella"), NC_("first name", "Carl"), NC_("first name", "Dora"),
    NC_("first name", "Emil"), NC_("first name", "Flora"), NC_("first name", "Hugo"), NC_("first name", "Ida"),
  };

  if (seats == 2 && level != RUMMY_LEVEL_PERSON)
    return C_("player", "Computer");

  return g_dpgettext2 (NULL, "first name", names[seat % RUMMY_SEATS_MAX]);
}

static const char *
name_of (const RummySeats *seats, guint n_seats, guint seat, guint own)
{
  const char *name = seats->name[seat];
  int level = seats->level[seat];

  if (!rummy_seats_is_default_name (name))
    return name;
  /* With several people at one screen, each is "you" in turn, so "you" would be ambiguous. */
  if (seat == own && rummy_seats_only_person (seats, n_seats) == own)
    return C_("player", "You");
  if (n_seats == 2 && seats->level[1 - seat] != RUMMY_LEVEL_PERSON)
    level = RUMMY_LEVEL_PERSON; /* "the computer" would be ambiguous */

  return rummy_words_default_name (rummy_seats_default_name_seat (name, seat), n_seats, level);
}

char *
rummy_words_sitter (const RummySeats *seats, guint n_seats, guint seat, guint own)
{
  const char *name = name_of (seats, n_seats, seat, own);
  guint n = 1;

  for (guint other = 0; other < seat; other++)
    n += g_str_equal (name_of (seats, n_seats, other, own), name);
  if (n == 1)
    return g_strdup (name);

  /* Translators: the name of a player that another player has too, and a number to distinguish them. */
  return g_strdup_printf (C_("player", "%s %u"), name, n);
}

char *
rummy_words_seat (RummyGame *game, guint seat, guint own)
{
  return rummy_words_sitter (rummy_game_get_seats (game), (guint) rummy_game_get_match (game)->rules.players, seat,
                             own);
}

char *
rummy_words_side (RummyGame *game, guint side, guint own)
{
  const RummyRules *rules = &rummy_game_get_match (game)->rules;
  guint other = side + rummy_rules_sides (rules);
  g_autofree char *name = rummy_words_seat (game, side, own), *partner = NULL;

  if (!rules->partner)
    return g_steal_pointer (&name);

  partner = rummy_words_seat (game, other, own);

  /* Translators: the names of two partners, who score together: "You & Carl". */
  return g_strdup_printf (C_("partners", "%s & %s"), other == own ? partner : name, other == own ? name : partner);
}

static char *
trade_words (RummyGame *game, const RummyEvent *event, guint own)
{
  guint second = (guint) event->points;
  g_autofree char *one = rummy_words_seat (game, event->seat == own ? second : event->seat, own), *other = NULL;

  if (event->seat == own || second == own)
    /* Translators: the name of a player. */
    return g_strdup_printf (_("You swapped hands with %s."), one);

  other = rummy_words_seat (game, second, own);

  /* Translators: the names of two players. */
  return g_strdup_printf (_("%s and %s swapped hands."), one, other);
}

char *
rummy_words_happened (RummyGame *game, const RummyRound *round, const RummyEvent *event, guint own)
{
  g_autofree char *name = NULL;

  if (event->kind == RUMMY_EVENT_TRADE)
    return trade_words (game, event, own);
  if (event->seat != own && event->seat != RUMMY_SEAT_NONE)
    name = rummy_words_seat (game, event->seat, own);

  return rummy_words_event (round, event, name);
}
