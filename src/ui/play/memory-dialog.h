/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

/* Asks what a computer should remember of a card, or with RUMMY_CARD_NONE of a whole hand, and stores it; own is
 * "you". */
AdwDialog *rummy_memory_dialog_new (RummyGame *game, guint thinker, RummyCard card, guint of, guint own);

/* Returns what it was told of a card, as a sentence, or NULL. */
char *rummy_memory_dialog_words (RummyGame *game, guint thinker, RummyCard card, guint own);

/* Says why it cannot be told. */
const char *rummy_memory_dialog_why_not (RummyNoteRefusal refusal);

G_END_DECLS
