/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The current names of the people in the history. */
typedef struct {
  GPtrArray *owners; /* char *: owner of each profile, as in RummyGameProfiles */
  GPtrArray *names;  /* char *: their names */
  guint current;     /* index of the current player */
} RummyPeople;

RummyPeople *rummy_people_new (GSettings *settings);
void rummy_people_free (RummyPeople *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyPeople, rummy_people_free)

/* Returns whether @owner is the current player, or there is nobody else. */
gboolean rummy_people_is_current (const RummyPeople *self, const char *owner);

/* Returns the name of a player of the history, identified by @owner, @name (or "") and @level. */
const char *rummy_people_name (const RummyPeople *self, const char *owner, const char *name, int level);

G_END_DECLS
