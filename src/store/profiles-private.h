/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Returns the current player's options.  If @for_others, those that are never passed on to new players are left out. */
GVariant *rummy_profiles_collect_options (GSettings *settings, gboolean for_others);

/* Returns those @options that are a player's and have valid values; other versions of the program may have written
 * the rest.  Floating. */
GVariant *rummy_profiles_filter_options (GSettings *settings, GVariant *options);

/* Makes @options the complete options of the current player. */
void rummy_profiles_apply_options (GSettings *changes, GVariant *options);

/* Returns options for a new player called @name: the name is used at the table and not asked for again.  Floating. */
GVariant *rummy_profiles_first_options (GSettings *settings, const char *name);

/* Renames seats called @from to @to, in the settings or in a player's options. */
void rummy_profiles_rename_in_settings (GSettings *settings, const char *from, const char *to);
GVariant *rummy_profiles_rename_in (GVariant *options, const char *from, const char *to);

G_END_DECLS
