/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/card-row.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_MELD_WIDGET (rummy_meld_widget_get_type ())
G_DECLARE_FINAL_TYPE (RummyMeldWidget, rummy_meld_widget, RUMMY, MELD_WIDGET, RummyCardRow)

/* A set or run on the table. A sealed one counts twice, and nothing more can be laid off on it. */
GtkWidget *rummy_meld_widget_new (void);

void rummy_meld_widget_set_sealed (RummyMeldWidget *self, gboolean sealed);

G_END_DECLS
