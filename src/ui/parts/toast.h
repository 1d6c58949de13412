/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Returns a toast that shows its whole message, sized for the window of @widget. */
AdwToast *rummy_toast_new (GtkWidget *widget, const char *message);

/* Adds an undo button, and a longer timeout for slow readers. */
void rummy_toast_offer_undo (AdwToast *toast);

/* Shows a toast over the surroundings of @widget, replacing others; takes ownership of it.  If the nearest overlay
 * is hidden, uses an outer one. */
void rummy_toast_show (AdwToast *toast, GtkWidget *widget);

/* Shows a text. */
void rummy_toast_tell (GtkWidget *widget, const char *words);

G_END_DECLS
