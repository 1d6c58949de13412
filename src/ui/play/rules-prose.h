/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/rules.h"
#include "ui/cards/card-faces.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_RULES_PROSE (rummy_rules_prose_get_type ())
G_DECLARE_FINAL_TYPE (RummyRulesProse, rummy_rules_prose, RUMMY, RULES_PROSE, AdwBin)

/* The rules of a game as paragraphs under headings, with pictures of a set and a run.  The text can be selected. */

/* faces: for the pictures, or NULL to do without them. */
void rummy_rules_prose_set_rules (RummyRulesProse *self, const RummyRules *rules, RummyCardFaces *faces);

G_END_DECLS
