/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows a dialog on the window of parent; the keys of the application work in it. */
void rummy_dialog_present (AdwDialog *dialog, GtkWidget *parent);

/* Says something that must be read. */
void rummy_dialog_warn (GtkWidget *parent, const char *heading, const char *body);

G_END_DECLS
