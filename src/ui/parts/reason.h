/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes a widget insensitive for a reason, a sentence that replaces its tooltip and describes it; NULL makes it
 * sensitive again. */
void rummy_reason_set (GtkWidget *widget, const char *why_not);

/* Returns the reason of a widget or of the nearest one around it, or NULL. */
const char *rummy_reason_find (GtkWidget *widget);

/* Lets all widgets in @root with an action of a map tell why it is disabled.  @prefix: of the names, such as "win";
 * @map: also a GActionGroup, with reasons from rummy_actions_enable (). */
void rummy_reason_follow (GtkWidget *root, const char *prefix, GActionMap *map);

G_END_DECLS
