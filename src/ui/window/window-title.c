/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-title.h"

#include <glib/gi18n.h>

#include "ui/parts/program-name.h"
#include "ui/words/history-words.h"
#include "ui/words/standing.h"
#include "ui/words/words.h"

/* Of two sides, which fit: "You 240 · Bella 195 · to 500". */
static char *
scores_words (RummyGame *game, gboolean is_narrow)
{
  const RummyRules *rules = &rummy_game_get_match (game)->rules;
  g_autofree char *scores = rummy_history_words_standing (game);

  if (is_narrow || rummy_standing_counts_rounds (rules))
    return g_steal_pointer (&scores);

  /* Translators: the scores of all players, and the points that a game is played to. */
  return g_strdup_printf (_("%s · to %d"), scores, rules->target);
}

static void
changed_cb (GtkLabel *subtitle, RummyScreen *screen)
{
  RummyGame *shown = rummy_screen_get_shown (screen);
  gboolean replays = rummy_screen_get_replay (screen) != NULL;
  g_autofree char *round = NULL;
  const char *title = RUMMY_NAME;

  if (replays)
    title = _("Replay");
  else if (rummy_screen_has_tutorial (screen))
    title = _("Guided Round");
  else if (rummy_screen_get_game (screen) != NULL)
    title = rummy_history_words_title (rummy_screen_get_game (screen));

  if (shown != NULL && !replays && rummy_session_is_practice (rummy_screen_get_session (screen)))
    round = g_strdup (_("Practice"));
  else if (shown != NULL && rummy_game_is_practice (shown))
    /* Translators: the number of the round.  A narrow window has room for one short line. */
    round = g_strdup_printf (_("Practice, Round %u"), rummy_game_get_match (shown)->rounds);
  else if (shown != NULL && rummy_game_get_round (shown)->role != RUMMY_ROLE_NONE)
    /* Translators: the number of the round, then what jokers are for in it. */
    round = g_strdup_printf (_("Round %u, %s"), rummy_game_get_match (shown)->rounds,
                             rummy_words_role (rummy_game_get_round (shown)->role));
  else if (shown != NULL && rummy_match_rounds_are_open (&rummy_game_get_match (shown)->rules) &&
           rummy_game_get_match (shown)->rounds <= rummy_game_get_match (shown)->rules.target)
    /* Translators: the number of the game, then that of its round, then how many rounds there will be. */
    round = g_strdup_printf (_("Game %u, Round %u of %d"), rummy_game_get_match (shown)->game,
                             rummy_game_get_match (shown)->rounds, rummy_game_get_match (shown)->rules.target);
  else if (shown != NULL && !replays && rummy_rules_sides (&rummy_game_get_match (shown)->rules) == 2)
    round = scores_words (shown, gtk_widget_has_css_class (rummy_screen_get_window (screen), "narrow"));
  else if (shown != NULL)
    /* Translators: the number of the game, then that of its round. */
    round = g_strdup_printf (_("Game %u, Round %u"), rummy_game_get_match (shown)->game,
                             rummy_game_get_match (shown)->rounds);

  gtk_window_set_title (GTK_WINDOW (rummy_screen_get_window (screen)), title);
  gtk_label_set_label (subtitle, round != NULL ? round : "");
}

void
rummy_window_title_follow (RummyScreen *screen, GtkLabel *subtitle)
{
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), subtitle, G_CONNECT_SWAPPED);
}
