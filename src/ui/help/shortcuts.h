/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/help/help.h"

G_BEGIN_DECLS

/* Gives the actions of the program their keys. */
void rummy_shortcuts_install (GtkApplication *application, gboolean classic);

/* Gives a popover, which keeps all keys to itself, those of the help and, where of_turn is TRUE, those of what may be
 * asked in the own turn; it closes before. */
void rummy_shortcuts_pass_on (GtkPopover *popover, gboolean of_turn);

/* A dialog that lists every key, those of the table too. */
AdwDialog *rummy_shortcuts_dialog_new (gboolean classic);

/* The same list on a page of the help. */
void rummy_shortcuts_add_help (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic);

G_END_DECLS
