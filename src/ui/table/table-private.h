/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/actions.h"
#include "ui/table/interrupt.h"
#include "ui/table/keys.h"
#include "ui/table/labels.h"
#include "ui/table/pointer.h"
#include "ui/table/scene.h"
#include "ui/table/table.h"

G_BEGIN_DECLS

/* What a table is made of, for its tests. */
struct _RummyTable {
  GtkWidget parent_instance;

  RummySeen *seen;
  GSignalGroup *game_signals;
  RummyChoice *choice;
  RummyLights *lights;
  RummyOdds *odds;

  RummyTableStyle style;
  RummyTableLayout layout;
  RummySpread *spread;
  RummySeating *seating;
  RummyArrangement *arrangement;
  RummyLabels *labels;
  RummyScene *scene;
  guint deal_id; /* tick callback that deals */

  RummyTempo *tempo;
  RummyVerbs *verbs;
  RummyActions *actions;
  RummyFocus *focus;
  RummyKeys *keys;
  RummyPointer *pointer;
};

/* Reads the position again; event, which led to it, may be NULL. */
void rummy_table_refresh (RummyTable *self, const RummyEvent *event, gboolean travel);

G_END_DECLS
