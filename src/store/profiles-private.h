/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the person who plays has chosen; for_others: without what is of that one and nobody else. */
GVariant *rummy_profiles_collect (GSettings *settings, gboolean for_others);

/* What of the options is one of a person and can be chosen: an older or newer program may have written them.
 * Floating. */
GVariant *rummy_profiles_fit (GSettings *settings, GVariant *options);

/* Makes options all that a person has chosen. */
void rummy_profiles_bring (GSettings *changes, GVariant *options);

/* Whoever has a name is not asked for it, and sits by it at the table.  Floating. */
GVariant *rummy_profiles_first_options (GSettings *settings, const char *name);

/* Renames the seats called from to to: those of the settings, or of what a person has chosen. */
void rummy_profiles_rename_in_settings (GSettings *settings, const char *from, const char *to);
GVariant *rummy_profiles_rename_in (GVariant *options, const char *from, const char *to);

G_END_DECLS
