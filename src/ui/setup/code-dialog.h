/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CODE_DIALOG (rummy_code_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyCodeDialog, rummy_code_dialog, RUMMY, CODE_DIALOG, AdwAlertDialog)

/* Asks for what rummy_deal_code_share () has written; a code alone is of a game by @rules.
 *
 * Signal "chosen" (const char *): such a line, to be played. */
AdwDialog *rummy_code_dialog_new (const RummyRules *rules);

G_END_DECLS
