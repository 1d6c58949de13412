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

/* Tries once more to write what could not be written, when the program ends; whether all is written. */
gboolean rummy_settings_flush (void);

/* Who is told when something that was changed cannot be written, once until it can; or NULL. */
typedef void (*RummySettingsTrouble) (const GError *error, gpointer data);
void rummy_settings_set_trouble_func (RummySettingsTrouble func, gpointer data);

/* From now on the settings are these of GIO, which keeps them or not; once, before there are others.  Called by
 * rummy_profiles_begin (), which finds that out. */
void rummy_settings_begin (GSettings *settings, gboolean are_kept);

G_END_DECLS
