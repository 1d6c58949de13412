/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/verbs.h"

G_BEGIN_DECLS

/* The actions "table.…" that menus, buttons and keys name, and which of them make sense now. */
typedef struct _RummyActions RummyActions;

/* All of these must outlive it. */
RummyActions *rummy_actions_new (RummySeen *seen, RummyChoice *choice, RummyLights *lights, RummyTempo *tempo,
                                 RummyVerbs *verbs);
void rummy_actions_free (RummyActions *self);

void rummy_actions_update (RummyActions *self); /* to position and selection */
GActionGroup *rummy_actions_get_group (RummyActions *self);

G_END_DECLS
