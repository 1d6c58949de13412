/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Any text as a name of up to so many characters: one space for any gap, none at the ends, nothing that is no word or
 * turns the direction of the words around it; "" where nothing is left. */
char *rummy_name_clean (const char *text, guint chars);

/* What of two names is compared: they are the same where they differ only in case, or in how Unicode writes them. */
char *rummy_name_key (const char *name);

G_END_DECLS
