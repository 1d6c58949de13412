/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Height of text on the table, as a fraction of a card's height. */
#define RUMMY_TEXT_HEIGHT 0.11

/* Makes a label @height logical pixels high, but not smaller than its style. */
void rummy_label_set_height (GtkLabel *label, double height);

/* Scales a label relative to its style. */
void rummy_label_set_scale (GtkLabel *label, double scale);

/* Like gtk_label_set_text (), without a relayout if the text is the same. */
void rummy_label_set_text (GtkLabel *label, const char *text);

G_END_DECLS
