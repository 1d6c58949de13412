/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"

G_BEGIN_DECLS

/* Players as a file, for another computer or to keep: id is of a profile, or NULL, which is all.  Where to is asked, or
 * known with ..._to () and ..._from ().  What came of it is told over widget.  session: NULL once it is over. */
void rummy_players_export (GtkWidget *widget, GSettings *settings, RummySession *session, const char *id,
                           const char *name);
void rummy_players_export_to (GtkWidget *widget, GSettings *settings, RummySession *session, const char *id,
                              GFile *file);
void rummy_players_import (GtkWidget *widget, GSettings *settings, RummySession *session);
void rummy_players_import_from (GtkWidget *widget, GSettings *settings, RummySession *session, GFile *file);

/* The same once it is said that this is wanted, for a file that was opened; it is the first of n_files. */
void rummy_players_ask_import (GtkWidget *widget, GSettings *settings, RummySession *session, GFile *file,
                               guint n_files);

G_END_DECLS
