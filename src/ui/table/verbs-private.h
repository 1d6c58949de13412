/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/verbs.h"

G_BEGIN_DECLS

/* Shared by verbs.c, which knows nothing of the others, meld-verbs.c and click-verbs.c. */

struct _RummyVerbs {
  GObject parent_instance;

  GtkWidget *table;
  RummySeen *seen;
  RummyChoice *choice;
  RummyLights *lights;
  RummyTempo *tempo;
  gboolean asks_discard; /* discards need confirmation */
};

/* Plays the only one of these (RummyOffer), or asks which is meant; FALSE if there is none. Frees them. */
gboolean rummy_verbs_choose (RummyVerbs *self, GPtrArray *offers);

/* A seat was activated. */
void rummy_verbs_ask_for_seat (RummyVerbs *self, guint seat);

/* Whether the card may be discarded now. */
gboolean rummy_verbs_may_discard (RummyVerbs *self, RummyCard card);

G_END_DECLS
