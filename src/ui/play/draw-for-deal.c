/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/draw-for-deal.h"

#include <glib/gi18n.h>

#include "ui/play/deal-scene.h"
#include "ui/words/story.h"

AdwDialog *
rummy_draw_for_deal_new (RummyGame *game, guint own, const RummyDeck *deck, const RummyPace *pace)
{
  g_autofree char *body = NULL;
  AdwDialog *dialog;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  body = rummy_story_draw_for_deal (game, rummy_game_get_match (game), own);
  dialog = adw_alert_dialog_new (_("Draw for Dealer"), body);

  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), rummy_deal_scene_new (game, own, deck, pace));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "begin", _("_Begin"));
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "begin");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "begin");
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "begin", ADW_RESPONSE_SUGGESTED);

  rummy_game_hold (game);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (rummy_game_unhold), game, G_CONNECT_SWAPPED);

  return dialog;
}
