/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/tempo.h"

G_BEGIN_DECLS

/* Lets a click on the table, and any key in its window, end what the stage plays. One that was meant for that does
 * nothing else, unless the person is to move: an action is never lost. Borrows all of these. */
void rummy_interrupt_follow (GtkWidget *table, RummySeen *seen, RummyTempo *tempo);

G_END_DECLS
