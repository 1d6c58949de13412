/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/setup/houses-group.h"

G_BEGIN_DECLS

/* How house rules get names, and come from and go to other people. */

/* Ask for the name of those that come, or of those that have one; for a code or a file to read; for a file to write. */
void rummy_houses_ask_save (RummyHousesGroup *group, const RummyPreset *preset, const RummyRules *rules);
void rummy_houses_ask_rename (RummyHousesGroup *group, const char *name);
void rummy_houses_ask_import (RummyHousesGroup *group);
void rummy_houses_ask_file (RummyHousesGroup *group, const char *name);

/* What choosing a file leads to. */
void rummy_houses_export_to (RummyHousesGroup *group, const char *name, GFile *file);
void rummy_houses_import_from (RummyHousesGroup *group, GFile *file);

G_END_DECLS
