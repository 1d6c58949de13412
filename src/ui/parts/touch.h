/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives a window the class "touch", with buttons of 44 pixels, while its split view (of either kind) is collapsed, as
 * it is on a phone or a tablet. */
void rummy_touch_follow (GtkWidget *window, GObject *split);

G_END_DECLS
