/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-choices.h"

#include <glib/gi18n.h>

#include "rummy-verbs.h"

#define WIDTH 320

typedef struct {
  const char *how;
  const char *key; /* NULL: the button only */
} Way;

static Way
way_to_discard (const RummyRound *round)
{
  if (round->phase == RUMMY_PHASE_UPCARD || round->phase == RUMMY_PHASE_EXCHANGE)
    return (Way) { _("Click a card of your hand with the right button, or press it for long."), "Delete" };

  return (Way) { _("Click a card of your hand twice or with the right button, press it for long, or drag it to the "
                   "pile."),
                 "Delete" };
}

static Way
way_to_take (const RummyRound *round)
{
  if (round->phase != RUMMY_PHASE_OFFER && round->rules->pickup == RUMMY_PICKUP_ANY)
    return (Way) { _("Click the last discard. For an older one, click it and the cards of your hand that go with it, "
                     "then the table."),
                   "d" };

  return (Way) { _("Click the last discard, or drag it to your hand."), "d" };
}

static Way
way_of (RummyVerb verb, const RummyRound *round)
{
  switch (verb) {
  case RUMMY_VERB_DRAW:
    return (Way) { _("Click the stock, or drag its card to your hand."), "s" };
  case RUMMY_VERB_TAKE:
    return way_to_take (round);
  case RUMMY_VERB_MELD:
    return (Way) { _("Click cards that belong together, then the table, or the meld that they continue. Or drag them."),
                   "m" };
  case RUMMY_VERB_DISCARD:
    return way_to_discard (round);
  case RUMMY_VERB_KNOCK:
    return (Way) { _("Click the card that you will discard, then press the button."), "g" };
  case RUMMY_VERB_CALL:
    return (Way) { _("Press the button before somebody plays on."), "r" };
  case RUMMY_VERB_RENEW:
    return (Way) { _("Press the button: the pile is turned over."), NULL };
  case RUMMY_VERB_PASS:
    return (Way) { _("Press the button."), "p" };
  case RUMMY_VERB_BLOCK:
  case RUMMY_VERB_WILD:
  case RUMMY_VERB_DOUBLE:
  case RUMMY_VERB_SPLIT:
  case RUMMY_N_VERBS:
  default:
    return (Way) { _("Press the button."), NULL };
  }
}

static void
add_row (AdwPreferencesGroup *group, const char *title, Way way)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), way.how);
  if (way.key != NULL) {
    g_autofree char *text = gtk_accelerator_get_label (gdk_keyval_from_name (way.key), GDK_NO_MODIFIER_MASK);
    GtkWidget *label = gtk_label_new (text);

    gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class (label, "keycap");
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  }
  adw_preferences_group_add (group, row);
}

GtkWidget *
rummy_choices_new (const RummyRound *round, gboolean fits, gboolean is_own, const char *heading)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *scroller = gtk_scrolled_window_new (), *popover = gtk_popover_new ();
  guint32 verbs = is_own ? rummy_verbs (round, fits) : 0;

  adw_preferences_group_set_description (group, heading);
  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++) {
    if (verbs >> verb & 1)
      add_row (group, rummy_verb_words (verb, round, fits).label, way_of (verb, round));
  }

  gtk_widget_set_size_request (GTK_WIDGET (group), WIDTH, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (group));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What You Can Do Now"),
                                  -1);

  return popover;
}
