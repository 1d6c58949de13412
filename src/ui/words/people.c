/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/people.h"

#include <glib/gi18n.h>

#include "store/profiles.h"
#include "ui/words/words.h"

RummyPeople *
rummy_people_new (GSettings *settings)
{
  RummyPeople *self = g_new0 (RummyPeople, 1);
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (settings);
  const RummyProfile *current = rummy_profiles_current (settings, profiles);

  self->owners = g_ptr_array_new_with_free_func (g_free);
  self->names = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];

    if (profile == current)
      self->current = i;
    g_ptr_array_add (self->owners, g_strdup (rummy_profiles_owner (settings, profile)));
    g_ptr_array_add (self->names, g_strdup (profile->name));
  }

  return self;
}

void
rummy_people_free (RummyPeople *self)
{
  g_ptr_array_unref (self->owners);
  g_ptr_array_unref (self->names);
  g_free (self);
}

gboolean
rummy_people_is_current (const RummyPeople *self, const char *owner)
{
  return self->owners->len == 1 || g_str_equal (self->owners->pdata[self->current], owner);
}

const char *
rummy_people_name (const RummyPeople *self, const char *owner, const char *name, int level)
{
  if (level != RUMMY_LEVEL_PERSON)
    return rummy_words_level (level);

  /* A single player may not have given a name. */
  for (guint i = 0; i < self->owners->len && (self->owners->len > 1 || *name != '\0'); i++) {
    if (g_str_equal (self->owners->pdata[i], owner))
      return self->names->pdata[i];
  }
  if (*name != '\0')
    return name;

  return *owner == '\0' || self->owners->len == 1 ? C_("player", "You") : _("Former player");
}
