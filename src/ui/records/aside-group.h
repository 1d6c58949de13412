/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ASIDE_GROUP (rummy_aside_group_get_type ())
G_DECLARE_FINAL_TYPE (RummyAsideGroup, rummy_aside_group, RUMMY, ASIDE_GROUP, AdwPreferencesGroup)

/* Lists the files that could not be read and were kept, each with a button that brings back what is whole in it.
 * Hidden if there are none. */
void rummy_aside_group_fill (RummyAsideGroup *self, GSettings *settings, RummySession *session);

G_END_DECLS
