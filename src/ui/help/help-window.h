/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/help/help.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_HELP_WINDOW (rummy_help_window_get_type ())
G_DECLARE_FINAL_TYPE (RummyHelpWindow, rummy_help_window, RUMMY, HELP_WINDOW, AdwWindow)

/* The help, in a window that can stay open beside the table. Its buttons activate actions of owner.
 *
 * Signal "refused" (string): why one of them is not possible now. */
GtkWidget *rummy_help_window_new (GtkWindow *owner, GSettings *settings);

/* Opens a page; the first if key is unknown. */
void rummy_help_window_show (RummyHelpWindow *self, const char *key);

RummyHelpBook *rummy_help_window_get_book (RummyHelpWindow *self);
const char *rummy_help_window_get_key (RummyHelpWindow *self); /* of the open page */

/* Returns a print operation for the open page. */
GtkPrintOperation *rummy_help_window_make_print (RummyHelpWindow *self);

/* Saves all pages as a text file (K-190). */
void rummy_help_window_save (RummyHelpWindow *self, GFile *file);

G_END_DECLS
