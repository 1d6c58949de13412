/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-draw-for-deal.h"

#include <glib/gi18n.h>

#include "rummy-deal-scene.h"
#include "rummy-words.h"

static char *
deal_words (RummyGame *game, const RummyRound *round, guint own)
{
  g_autofree char *name = rummy_words_seat (game, round->dealer, own);

  if (round->dealer == own)
    return g_strdup (_("You drew the lowest card, so you deal."));

  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s drew the lowest card and deals."), name);
}

static char *
cut_words (RummyGame *game, const RummyRound *round, guint own)
{
  guint cutter = rummy_deal_scene_cutter (round);
  g_autofree char *name = rummy_words_seat (game, cutter, own);

  if (cutter == own)
    return g_strdup (_("You cut the pack."));

  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s cuts the pack."), name);
}

gboolean
rummy_cuts_for_deal (const RummyRules *rules)
{
  return rules->firstdealer == RUMMY_DEALER_LOWEST && rules->lead != RUMMY_LEAD_ALTERNATES;
}

gboolean
rummy_draws_for_deal (const RummyMatch *match)
{
  return match->rounds == 1 && rummy_cuts_for_deal (&match->rules);
}

char *
rummy_draw_for_deal_words (RummyGame *game, const RummyMatch *match, guint own)
{
  g_autofree char *deal = NULL, *cut = NULL;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  if (!rummy_cuts_for_deal (&match->rules))
    return NULL;

  cut = cut_words (game, &match->round, own);
  if (!rummy_draws_for_deal (match))
    return g_steal_pointer (&cut);

  deal = deal_words (game, &match->round, own);

  /* Translators: two whole sentences that follow each other. */
  return g_strdup_printf (C_("sentences", "%s %s"), deal, cut);
}

AdwDialog *
rummy_draw_for_deal_new (RummyGame *game, guint own, const RummyDeck *deck, const RummyPace *pace)
{
  g_autofree char *body = NULL;
  AdwDialog *dialog;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  body = rummy_draw_for_deal_words (game, rummy_game_get_match (game), own);
  dialog = adw_alert_dialog_new (_("Drawing for the Deal"), body);

  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), rummy_deal_scene_new (game, own, deck, pace));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "begin", _("_Begin"));
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "begin");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "begin");
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "begin", ADW_RESPONSE_SUGGESTED);

  rummy_game_hold (game);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (rummy_game_unhold), game, G_CONNECT_SWAPPED);

  return dialog;
}
