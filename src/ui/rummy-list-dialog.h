/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Fills a dialog with a list of rows that scrolls, and returns the list. */
GtkListBox *rummy_list_dialog_fill (AdwDialog *dialog, const char *title);

G_END_DECLS
