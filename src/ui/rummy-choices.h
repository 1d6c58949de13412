/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rummy-round.h"

G_BEGIN_DECLS

/* What can be done now, one row for each, and how: with the pointer and with which key.  heading says in a sentence
 * what is to be done; is_own: the one who reads is to move. */
GtkWidget *rummy_choices_new (const RummyRound *round, gboolean fits, gboolean is_own, const char *heading);

G_END_DECLS
