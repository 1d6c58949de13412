/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_EMPTY_PAGE (rummy_empty_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyEmptyPage, rummy_empty_page, RUMMY, EMPTY_PAGE, AdwBin)

/* Stands where a list of the history has nothing: says what will appear there, or, while the action "history.show-all"
 * is possible, that nothing matches what is chosen.
 *
 * Properties "icon-name", "title" and "description" (strings), of what will appear. */

G_END_DECLS
