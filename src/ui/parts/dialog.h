/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Presents a dialog over the window of @parent, with the keys for help and quitting. */
void rummy_dialog_present (AdwDialog *dialog, GtkWidget *parent);

/* Names a scrolled window, to which Tab leads where there is nothing else, and says what is in it. */
void rummy_dialog_name_pane (GtkWidget *pane, const char *name, const char *words);

/* Shows a message with a Close button. */
void rummy_dialog_warn (GtkWidget *parent, const char *heading, const char *body);

/* Gives the focus to a widget of a dialog that is just shown, and tells a screen reader of it again, and calls told,
 * which may be NULL, once that can hear: not in the first frames. */
void rummy_dialog_focus (AdwDialog *dialog, GtkWidget *widget, void (*told) (AdwDialog *dialog));

G_END_DECLS
