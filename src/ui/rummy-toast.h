/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast that shows all of its message, in the window of widget. */
AdwToast *rummy_toast_new (GtkWidget *widget, const char *message);

G_END_DECLS
