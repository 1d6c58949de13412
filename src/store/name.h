/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns @text as a name of at most @chars characters: whitespace collapsed and stripped, without control
 * characters or marks that change the direction of text around it; "" if nothing is left. */
char *rummy_name_clean (const char *text, guint chars);

/* Returns a key for comparing names: equal for names that differ only in case or Unicode form. */
char *rummy_name_key (const char *name);

G_END_DECLS
