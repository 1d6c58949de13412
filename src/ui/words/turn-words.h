/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* Collects what happens, to be told at once. */
typedef struct _RummyTurnWords RummyTurnWords;

RummyTurnWords *rummy_turn_words_new (void);
void rummy_turn_words_free (RummyTurnWords *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyTurnWords, rummy_turn_words_free)

/* Adds what has just happened, as the seat @own is told it: what somebody else does in a turn becomes one sentence.
 * Short: without points. */
void rummy_turn_words_add (RummyTurnWords *self, RummyGame *game, const RummyEvent *event, guint own,
                           gboolean is_short);

void rummy_turn_words_add_sentence (RummyTurnWords *self, const char *sentence); /* nothing if it is empty */

/* Returns all and begins anew; NULL for nothing. */
char *rummy_turn_words_steal (RummyTurnWords *self);

G_END_DECLS
