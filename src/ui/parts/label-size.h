/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The height of a text on the table, of a card's there. */
#define RUMMY_TEXT_HEIGHT 0.11

/* Makes a label as large as height, in logical pixels, but never smaller than its style has it. */
void rummy_label_set_height (GtkLabel *label, double height);

/* Makes a label so many times as large as its style has it. */
void rummy_label_set_scale (GtkLabel *label, double scale);

/* As gtk_label_set_text (), without a new layout where the text is the same. */
void rummy_label_set_text (GtkLabel *label, const char *text);

G_END_DECLS
