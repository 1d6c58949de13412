/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"

G_BEGIN_DECLS

/* Exports and imports players as a file: id of a profile, or NULL for all. Asks for the file, or gets it by ..._to
 * () and ..._from (). Results are told over widget. session may become NULL. */
void rummy_players_export (GtkWidget *widget, GSettings *settings, RummySession *session, const char *id,
                           const char *name);
void rummy_players_export_to (GtkWidget *widget, GSettings *settings, RummySession *session, const char *id,
                              GFile *file);
void rummy_players_import (GtkWidget *widget, GSettings *settings, RummySession *session);
void rummy_players_import_from (GtkWidget *widget, GSettings *settings, RummySession *session, GFile *file);

/* Asks before importing a file that was opened, the first of n_files. */
void rummy_players_ask_import (GtkWidget *widget, GSettings *settings, RummySession *session, GFile *file,
                               guint n_files);

G_END_DECLS
