/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PLAYERS_DIALOG (rummy_players_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyPlayersDialog, rummy_players_dialog, RUMMY, PLAYERS_DIALOG, AdwDialog)

/* Asks who plays (@asks), with the page that manages players behind it, or shows only that page.  The choice is the
 * setting "profile"; the session only says whether its games may be left. */
AdwDialog *rummy_players_dialog_new (GSettings *settings, RummySession *session, gboolean asks);

G_END_DECLS
