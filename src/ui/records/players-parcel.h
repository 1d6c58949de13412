/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/records/players-dialog.h"

G_BEGIN_DECLS

/* Players as a file, for another computer or to keep: id is of a profile, or NULL, which is all.  Where to is asked, or
 * known with ..._to () and ..._from ().  The dialog tells how it went. */
void rummy_players_export (RummyPlayersDialog *dialog, const char *id, const char *name);
void rummy_players_export_to (RummyPlayersDialog *dialog, const char *id, GFile *file);
void rummy_players_import (RummyPlayersDialog *dialog);
void rummy_players_import_from (RummyPlayersDialog *dialog, GFile *file);

/* The same once it is said that this is wanted, for a file that was opened; it is the first of n_files. */
void rummy_players_ask_import (RummyPlayersDialog *dialog, GFile *file, guint n_files);

G_END_DECLS
