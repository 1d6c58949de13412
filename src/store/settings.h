/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings of the program, one door to them: those that GIO keeps, or where it cannot keep any, copies that last as
 * long as the program runs.  Those of a file are copies too, which this writes: on a full disk GIO would cut the file
 * and forget what it held. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GSettings *rummy_settings_new (const char *schema_id);

/* Whether what is set in these will be there at the next start. */
gboolean rummy_settings_are_kept (GSettings *settings);

/* Whether everybody who played at the start has gone: a full disk has cut the file that GIO keeps them in, and read it
 * again.  They come back with the next start, when that is mended. */
gboolean rummy_settings_have_gone (GSettings *settings);

/* Tries once more to write what could not be written, when the program ends; whether all is written. */
gboolean rummy_settings_flush (void);

/* Who is told when something that was changed cannot be written, once until it can; or NULL. */
typedef void (*RummySettingsTrouble) (const GError *error, gpointer data);
void rummy_settings_set_trouble_func (RummySettingsTrouble func, gpointer data);

/* Finds out whether GIO keeps its settings, or they are known to be lost; once, before there are others. */
void rummy_settings_try (GSettings *settings, gboolean is_lost);

G_END_DECLS
