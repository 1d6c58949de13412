/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_LEVEL_CHOICE (rummy_level_choice_get_type ())
G_DECLARE_FINAL_TYPE (RummyLevelChoice, rummy_level_choice, RUMMY, LEVEL_CHOICE, AdwBin)

/* Who plays at a seat: a person, or the computer at one of six levels. Any other level shows as the nearest of them,
 * and stays.
 *
 * Property "level" (int: a RummyLevel or RUMMY_LEVEL_PERSON). */

int rummy_level_choice_get_level (RummyLevelChoice *self);

GtkDropDown *rummy_level_choice_get_list (RummyLevelChoice *self); /* what a row activates */

G_END_DECLS
