/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has a screen reader say words; nothing is said for a widget that is in no window. */
void rummy_announce (GtkWidget *widget, const char *words);

G_END_DECLS
