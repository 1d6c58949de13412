/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Those whose games the history has, as they are called now. */
typedef struct {
  GPtrArray *owners; /* char *, of RummyGameProfiles: of each profile, in their order */
  GPtrArray *names;  /* char *, of the same */
  guint current;     /* which of them plays */
} RummyPeople;

RummyPeople *rummy_people_new (GSettings *settings);
void rummy_people_free (RummyPeople *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyPeople, rummy_people_free)

/* Whether that is who plays, or nobody else could be. */
gboolean rummy_people_is_current (const RummyPeople *self, const char *owner);

/* How somebody is called who is in the history as owner, name (or "") and level. */
const char *rummy_people_name (const RummyPeople *self, const char *owner, const char *name, int level);

G_END_DECLS
