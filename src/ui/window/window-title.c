/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-title.h"

#include <glib/gi18n.h>

#include "ui/parts/object.h"
#include "ui/parts/program-name.h"
#include "ui/words/history-words.h"
#include "ui/words/standing.h"
#include "ui/words/words.h"

struct _RummyWindowTitle {
  GObject parent_instance;

  RummyScreen *screen;
  RummyWindowPane *pane;
  GtkLabel *subtitle;
};

RUMMY_DEFINE_OBJECT (RummyWindowTitle, rummy_window_title)

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

/* The page of scores in the pane has them. */
static gboolean
is_in_pane (RummyWindowTitle *self)
{
  g_autoptr (GVariant) is_open = g_action_group_get_action_state (
    G_ACTION_GROUP (rummy_screen_get_window (self->screen)), "pane");

  return is_open != NULL && g_variant_get_boolean (is_open) && rummy_window_pane_shows_scores (self->pane);
}

static void
changed_cb (RummyWindowTitle *self)
{
  RummyScreen *screen = self->screen;
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
    round = is_in_pane (self)
              ? NULL
              : scores_words (shown, gtk_widget_has_css_class (rummy_screen_get_window (screen), "narrow"));
  else if (shown != NULL)
    /* Translators: the number of the game, then that of its round. */
    round = g_strdup_printf (_("Game %u, Round %u"), rummy_game_get_match (shown)->game,
                             rummy_game_get_match (shown)->rounds);

  gtk_window_set_title (GTK_WINDOW (rummy_screen_get_window (screen)), title);
  gtk_label_set_label (self->subtitle, round != NULL ? round : "");
}

RummyWindowTitle *
rummy_window_title_new (RummyScreen *screen, RummyWindowPane *pane, GtkLabel *subtitle)
{
  RummyWindowTitle *self = g_object_new (RUMMY_TYPE_WINDOW_TITLE, NULL);

  self->screen = screen;
  self->pane = pane;
  self->subtitle = subtitle;
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pane, "turned", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rummy_screen_get_window (screen), "action-state-changed::pane", G_CALLBACK (changed_cb),
                           self, G_CONNECT_SWAPPED);

  return self;
}
