/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/words.h"

#include <glib/gi18n.h>

/* The levels that have names. */
static const struct {
  RummyLevel level;
  const char *words, *skill, *does;
} levels[] = {
  { RUMMY_LEVEL_CAREFREE, NC_("level", "Computer, carefree"), NC_("skill", "Carefree"),
    N_("Plays at random and never melds.") },
  { RUMMY_LEVEL_RANDOM, NC_("level", "Computer, beginner"), NC_("skill", "Beginner"),
    N_("Plays without a plan.") },
  { RUMMY_LEVEL_NOVICE, NC_("level", "Computer, novice"), NC_("skill", "Novice"),
    N_("Notices only half the discards, melds all it can, and discards at random.") },
  { RUMMY_LEVEL_AVERAGE, NC_("level", "Computer, average"), NC_("skill", "Average"),
    N_("Keeps cards that may become melds. A good first opponent.") },
  { RUMMY_LEVEL_EXPERT, NC_("level", "Computer, expert"), NC_("skill", "Expert"),
    N_("Sees the whole pile and weighs what each discard gives away.") },
  { RUMMY_LEVEL_CHAMPION, NC_("level", "Computer, champion"), NC_("skill", "Champion"),
    N_("An expert who holds melds back and remembers who took what.") },
  { RUMMY_LEVEL_GRANDMASTER, NC_("level", "Computer, grandmaster"), NC_("skill", "Grandmaster"),
    N_("Plays out thousands of possible deals before each move.") },
};

static const struct {
  const char *name, *does;
  const char *beside; /* format that appends the manner to the level */
} manners[RUMMY_N_MANNERS] = {
  [RUMMY_MANNER_EVEN] = { NC_("manner", "Even-tempered"), N_("No particular style."), NULL },
  [RUMMY_MANNER_HASTY] = { NC_("manner", "Hasty"), N_("Melds early and discards high cards."),
                           /* Translators: a level of the computer, such as "Computer, expert", and its manner. */
                           NC_("level", "%s, hasty") },
  [RUMMY_MANNER_PATIENT] = { NC_("manner", "Patient"), N_("Holds melds back until the round is close to ending."),
                             /* Translators: a level of the computer, such as "Computer, expert", and its manner. */
                             NC_("level", "%s, patient") },
  [RUMMY_MANNER_WARY] = { NC_("manner", "Wary"), N_("Discards what opponents can’t use."),
                          /* Translators: a level of the computer, such as "Computer, expert", and its manner. */
                          NC_("level", "%s, wary") },
  [RUMMY_MANNER_BOLD] = { NC_("manner", "Bold"), N_("Takes cards that may become melds."),
                          /* Translators: a level of the computer, such as "Computer, expert", and its manner. */
                          NC_("level", "%s, bold") },
};

static gsize
find (int level)
{
  gsize i = 0;

  while (i < G_N_ELEMENTS (levels) && (int) levels[i].level != level)
    i++;

  return i;
}

const char *
rummy_words_level (int level)
{
  gsize i = find (level);
  g_autofree char *words = NULL;

  if (i < G_N_ELEMENTS (levels))
    return g_dpgettext2 (NULL, "level", levels[i].words);
  if (level == RUMMY_LEVEL_PERSON)
    return C_("level", "Person");
  if (level < RUMMY_LEVEL_1 || level > RUMMY_LEVEL_10)
    return C_("level", "Computer");

  /* Translators: how well it plays, on a scale from 1 to 10. */
  words = g_strdup_printf (C_("level", "Computer, level %d of 10"), level - RUMMY_LEVEL_1 + 1);

  return g_intern_string (words);
}

const char *
rummy_words_skill (RummyLevel level)
{
  gsize i = find ((int) level);
  g_autofree char *words = NULL;

  if (level < RUMMY_LEVEL_1 || level > RUMMY_LEVEL_10)
    return g_dpgettext2 (NULL, "skill", levels[i < G_N_ELEMENTS (levels) ? i : find (RUMMY_LEVEL_AVERAGE)].skill);

  /* Translators: how well somebody plays, on a scale from 1 to 10. */
  words = g_strdup_printf (C_("skill", "%d of 10"), (int) level - RUMMY_LEVEL_1 + 1);

  return g_intern_string (words);
}

char *
rummy_words_skill_near (RummyLevel level)
{
  RummyLevel near = rummy_main_levels[rummy_main_level_index ((int) level)];

  if (near == level)
    return g_strdup (rummy_words_skill (level));

  /* Translators: the level that is nearest to one chosen on a finer scale, such as "Novice". */
  return g_strdup_printf (C_("skill", "%s (custom)"), rummy_words_skill (near));
}

const char *
rummy_words_skill_does (RummyLevel level)
{
  gsize i = find ((int) level);

  return i < G_N_ELEMENTS (levels) ? _(levels[i].does) : NULL;
}

const char *
rummy_words_manner (RummyManner manner)
{
  return g_dpgettext2 (NULL, "manner", manners[manner].name);
}

const char *
rummy_words_manner_does (RummyManner manner)
{
  return _(manners[manner].does);
}

const char *
rummy_words_player (RummyGame *game, guint seat)
{
  const char *words = rummy_words_level (rummy_game_get_level (game, seat));
  RummyManner manner = rummy_game_get_manner (game, seat);
  g_autoptr (GString) both = NULL;

  if (manner == RUMMY_MANNER_EVEN || !rummy_game_has_manner (game, seat))
    return words;

  both = g_string_new (g_dpgettext2 (NULL, "level", manners[manner].beside));
  g_string_replace (both, "%s", words, 1);

  return g_intern_string (both->str);
}
