/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* A dialog with rules in sentences, by group. */
AdwDialog *rummy_rules_dialog_new (const RummyRules *rules);

G_END_DECLS
