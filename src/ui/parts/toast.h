/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast that shows all of its message, in the window of widget. */
AdwToast *rummy_toast_new (GtkWidget *widget, const char *message);

/* Gives it a button that takes back what it tells, and time for who is slow. */
void rummy_toast_offer_undo (AdwToast *toast);

/* Shows it, and takes it, over what is around widget, in place of others; where that is not seen, over what is further
 * around. */
void rummy_toast_show (AdwToast *toast, GtkWidget *widget);

/* Shows just words. */
void rummy_toast_tell (GtkWidget *widget, const char *words);

G_END_DECLS
