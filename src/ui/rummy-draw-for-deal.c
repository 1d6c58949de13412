/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-draw-for-deal.h"

#include <glib/gi18n.h>

#include "rummy-sample.h"
#include "rummy-words.h"

static char *
deal_words (RummyGame *game, guint own)
{
  const RummyRound *round = rummy_game_get_round (game);
  g_autofree char *name = rummy_words_seat (game, round->dealer, own);

  if (round->dealer == own)
    return g_strdup (_("You drew the lowest card, so you deal."));

  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s drew the lowest card and deals."), name);
}

/* Whoever sits to the right of the dealer, who is the one before. */
static char *
cut_words (RummyGame *game, guint own)
{
  const RummyRound *round = rummy_game_get_round (game);
  guint players = (guint) round->rules->players, cutter = (round->dealer + players - 1) % players;
  g_autofree char *name = rummy_words_seat (game, cutter, own);

  if (cutter == own)
    return g_strdup (_("You cut the pack."));

  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s cuts the pack."), name);
}

static GtkWidget *
make_card (RummyGame *game, guint seat, guint own, const RummyDeck *deck, RummyCard card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *picture = rummy_sample_new ();
  g_autofree char *name = rummy_words_seat (game, seat, own);
  /* Translators: the name of a player and the name of a card. */
  g_autofree char *words = g_strdup_printf (C_("drawn", "%s: %s"), name, rummy_words_card (card));
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", name,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "max-width-chars", 10,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   NULL);

  rummy_sample_show_card (RUMMY_SAMPLE (picture), deck, card);
  if (seat == rummy_game_get_round (game)->dealer)
    gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_tooltip_text (box, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return box;
}

gboolean
rummy_draws_for_deal (const RummyMatch *match)
{
  return match->rounds == 1 && match->rules.firstdealer == RUMMY_DEALER_LOWEST &&
         match->rules.lead != RUMMY_LEAD_ALTERNATES;
}

AdwDialog *
rummy_draw_for_deal_new (RummyGame *game, guint own, const RummyDeck *deck)
{
  const RummyMatch *match;
  g_autofree char *deal = NULL, *cut = NULL, *body = NULL;
  RummyCard cards[RUMMY_SEATS_MAX];
  GtkWidget *box;
  AdwDialog *dialog;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  match = rummy_game_get_match (game);
  deal = deal_words (game, own);
  cut = cut_words (game, own);
  /* Translators: two whole sentences that follow each other. */
  body = g_strdup_printf (C_("sentences", "%s %s"), deal, cut);
  dialog = adw_alert_dialog_new (_("Drawing for the Deal"), body);

  box = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 12);
  adw_wrap_box_set_align (ADW_WRAP_BOX (box), 0.5);
  rummy_match_draw_for_deal (match, cards);
  for (guint seat = 0; seat < (guint) match->rules.players; seat++)
    adw_wrap_box_append (ADW_WRAP_BOX (box), make_card (game, seat, own, deck, cards[seat]));
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), box);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "begin", _("_Begin"));
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "begin");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "begin");
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "begin", ADW_RESPONSE_SUGGESTED);

  rummy_game_hold (game);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (rummy_game_unhold), game, G_CONNECT_SWAPPED);

  return dialog;
}
