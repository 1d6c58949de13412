/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/help/help.h"

G_BEGIN_DECLS

/* Sets the accelerators of all actions. */
void rummy_shortcuts_install (GtkApplication *application, gboolean classic);

/* Lets a popover, which would keep all keys, pass on those of help and, with of_turn, those of the own turn; it
 * closes first. */
void rummy_shortcuts_pass_on (GtkPopover *popover, gboolean of_turn);

/* Calls a function with the name of the action ("s") for each key of an action that nothing else has handled; with
 * the controller in a window, that is one whose action is disabled. */
GtkEventController *rummy_shortcuts_controller_new (GtkShortcutFunc func, gpointer data);

/* Returns a dialog that lists every key, including those of the table. */
AdwDialog *rummy_shortcuts_dialog_new (gboolean classic);

/* Adds the same list to a page of help. */
void rummy_shortcuts_add_help (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic);

G_END_DECLS
