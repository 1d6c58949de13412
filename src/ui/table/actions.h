/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/verbs.h"

G_BEGIN_DECLS

/* The actions "table.…" of menus, buttons and keys, and which of them are enabled. */
typedef struct _RummyActions RummyActions;

/* Borrows all of these. */
RummyActions *rummy_actions_new (RummySeen *seen, RummyChoice *choice, RummyLights *lights, RummyTempo *tempo,
                                 RummyVerbs *verbs);
void rummy_actions_free (RummyActions *self);

void rummy_actions_update (RummyActions *self); /* after a change of position or selection */
GActionGroup *rummy_actions_get_group (RummyActions *self);

G_END_DECLS
