/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player is asked in each game, with the buttons of that moment: prompts.txt has it for people to read. With
 * RUMMY_TEST_WRITE in the environment it is written anew. */

#include <glib.h>
#include <string.h>

#include "engine/rng.h"
#include "game/game.h"
#include "ui/words/games.h"
#include "ui/words/prompt.h"
#include "ui/words/verbs.h"
#include "ui/words/words.h"

#define N_GAMES 12
#define N_MOVES 600

static const char *const phases[] = {
  [RUMMY_PHASE_DRAW] = "Draw",         [RUMMY_PHASE_PLAY] = "Play",       [RUMMY_PHASE_OVER] = "Over",
  [RUMMY_PHASE_NOMINATE] = "Jokers",   [RUMMY_PHASE_UPCARD] = "Begin",    [RUMMY_PHASE_OFFER] = "Offer",
  [RUMMY_PHASE_SECOND] = "Second",     [RUMMY_PHASE_EXCHANGE] = "Trade",  [RUMMY_PHASE_NODISC] = "Last",
  [RUMMY_PHASE_CALL] = "Call",         [RUMMY_PHASE_SPREAD] = "Lay out",  [RUMMY_PHASE_LAYOFF] = "Lay off",
};

/* The same whatever was dealt. */
static char *
generalize (char *words, const RummyRound *round)
{
  g_autoptr (GString) text = g_string_new_take (words);

  if (round->owed != RUMMY_CARD_NONE)
    g_string_replace (text, rummy_words_card (round->owed), "ten of spades", 0);
  for (char *at = text->str; *at != '\0'; at++) {
    if (g_ascii_isdigit (*at))
      *at = '#';
  }
  g_string_replace (text, "##", "#", 0);
  g_string_replace (text, " point.", " points.", 0);
  g_string_replace (text, " point of", " points of", 0);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
prompt_of (RummyGame *game, gboolean by_keys)
{
  const RummyRound *round = rummy_game_get_round (game);
  const RummyPrompt at = { .game = game, .seat = round->turn, .by_keys = by_keys };

  return generalize (rummy_prompt_words (&at), round);
}

static char *
line_of (RummyGame *game)
{
  const RummyRound *round = rummy_game_get_round (game);
  g_autofree char *prompt = prompt_of (game, FALSE), *by_keys = prompt_of (game, TRUE);
  g_autoptr (GString) line = g_string_new (NULL);
  RummyVerb row[RUMMY_PLACES];

  rummy_verbs_row (round, round->turn, FALSE, row);
  g_string_append_printf (line, "%-8s|", phases[round->phase]);
  for (guint place = 0; place < RUMMY_PLACES; place++)
    g_string_append_printf (line, " %-9s|", rummy_verb_words (row[place], round, FALSE).label);
  g_string_append_printf (line, " %s\n", prompt);
  g_assert_cmpstr (prompt, !=, by_keys);
  g_string_append_printf (line, "%*s|%*s| keys: %s\n", 8, "", 10 * RUMMY_PLACES + 3, "", by_keys);

  return g_string_free_and_steal (g_steal_pointer (&line));
}

/* Everything that comes up in some games of random moves, sorted. */
static char *
lines_of (const RummyPreset *preset)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree RummyMoves *moves = g_new (RummyMoves, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seed = 1; seed <= N_GAMES; seed++) {
    g_autoptr (RummyGame) game = NULL;
    RummyRules rules;
    RummyRng rng;

    rummy_preset_rules (preset, 3, &rules);
    game = rummy_game_new (&rules, seed, 1);
    rummy_game_deal (game);
    rummy_rng_seed (&rng, seed);
    for (guint n = 0; n < N_MOVES; n++) {
      RummyMove move;

      if (rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER) {
        if (rummy_game_get_match (game)->over)
          break;
        rummy_game_deal (game);
      }
      g_hash_table_add (seen, line_of (game));
      rummy_round_moves (rummy_game_get_round (game), moves);
      move = moves->move[rummy_rng_below (&rng, moves->n)];
      g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
    }
  }

  lines = g_hash_table_get_keys_as_ptr_array (seen);
  g_ptr_array_sort_values (lines, (GCompareFunc) strcmp);
  for (guint i = 0; i < lines->len; i++)
    g_string_append (text, g_ptr_array_index (lines, i));

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Games that ask the same are one block. */
static char *
all_lines (void)
{
  g_autoptr (GPtrArray) blocks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (
    "SPDX-FileCopyrightText: The Rummy 500 authors\nSPDX-License-Identifier: GPL-3.0-or-later\n\n"
    "What a player is asked, game by game, with the buttons of the moment.\n");
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    g_autofree char *lines = lines_of (&presets[i]), *before = NULL;
    const char *name = rummy_games_words (&presets[i]).name;
    guint at;

    if (!g_ptr_array_find_with_equal_func (blocks, lines, g_str_equal, &at)) {
      g_ptr_array_add (blocks, g_steal_pointer (&lines));
      g_ptr_array_add (names, g_strdup (name));
      continue;
    }
    before = g_ptr_array_index (names, at);
    names->pdata[at] = g_strdup_printf ("%s, %s", before, name);
  }
  for (guint i = 0; i < blocks->len; i++)
    g_string_append_printf (text, "\n%s\n%s", (char *) g_ptr_array_index (names, i),
                            (char *) g_ptr_array_index (blocks, i));

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
test_prompts (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "words", "prompts.txt", NULL);
  g_autofree char *text = all_lines (), *expected = NULL;

  if (g_getenv ("RUMMY_TEST_WRITE") != NULL)
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/prompts/all", test_prompts);

  return g_test_run ();
}
