/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_BACKDROP (rummy_backdrop_get_type ())
G_DECLARE_FINAL_TYPE (RummyBackdrop, rummy_backdrop, RUMMY, BACKDROP, AdwBin)

/* A container that draws the current table look, empty, behind its child. */

G_END_DECLS
