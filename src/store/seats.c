/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/seats.h"

#include <string.h>

#include "store/name.h"

/* In the combined number, the level is below this bit. */
#define MANNER_SHIFT 8

/* Precedes the digit of a seat in a stored name; cannot be typed. */
#define MARK '\x1f'

void
rummy_seats_init (RummySeats *self, int level)
{
  memset (self, 0, sizeof *self);
  for (guint i = 0; i < RUMMY_SEATS_MAX; i++)
    self->level[i] = i == 0 ? RUMMY_LEVEL_PERSON : level;
}

guint
rummy_seats_only_person (const RummySeats *self, guint n)
{
  guint only = RUMMY_SEAT_NONE;

  g_return_val_if_fail (n <= RUMMY_SEATS_MAX, RUMMY_SEAT_NONE);

  for (guint seat = 0; seat < n; seat++) {
    if (self->level[seat] != RUMMY_LEVEL_PERSON)
      continue;
    if (only != RUMMY_SEAT_NONE)
      return RUMMY_SEAT_NONE;
    only = seat;
  }

  return only;
}

gint32
rummy_seats_get_player (const RummySeats *self, guint seat)
{
  g_return_val_if_fail (seat < RUMMY_SEATS_MAX, RUMMY_LEVEL_PERSON);

  return self->level[seat] == RUMMY_LEVEL_PERSON ? RUMMY_LEVEL_PERSON
                                                 : self->level[seat] | self->manner[seat] << MANNER_SHIFT;
}

void
rummy_seats_set_player (RummySeats *self, guint seat, gint32 player)
{
  g_return_if_fail (seat < RUMMY_SEATS_MAX);

  self->level[seat] = player < 0 ? RUMMY_LEVEL_PERSON : player & ((1 << MANNER_SHIFT) - 1);
  self->manner[seat] = player < 0 ? 0 : (guint8) (player >> MANNER_SHIFT & G_MAXUINT8);
}

void
rummy_seats_set_name (RummySeats *self, guint seat, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1), *name = NULL;

  g_return_if_fail (seat < RUMMY_SEATS_MAX);

  name = rummy_seats_is_default_name (valid) ? g_steal_pointer (&valid) : rummy_name_clean (valid, RUMMY_NAME_CHARS);
  g_strlcpy (self->name[seat], name, RUMMY_NAME_BYTES);
}

void
rummy_seats_set_default_name (RummySeats *self, guint seat, guint usual)
{
  const char name[] = { MARK, (char) ('0' + usual), '\0' };

  g_return_if_fail (usual < RUMMY_SEATS_MAX);

  rummy_seats_set_name (self, seat, usual == seat ? NULL : name);
}

gboolean
rummy_seats_is_default_name (const char *name)
{
  return *name == '\0' || (name[0] == MARK && name[1] >= '0' && name[1] < '0' + RUMMY_SEATS_MAX && name[2] == '\0');
}

guint
rummy_seats_default_name_seat (const char *name, guint seat)
{
  return *name == '\0' ? seat : (guint) (name[1] - '0');
}

gboolean
rummy_seats_rename (RummySeats *self, GHashTable *names)
{
  gboolean is_changed = FALSE;

  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    const char *to = self->level[seat] == RUMMY_LEVEL_PERSON ? g_hash_table_lookup (names, self->name[seat]) : NULL;

    if (to == NULL)
      continue;
    rummy_seats_set_name (self, seat, to);
    is_changed = TRUE;
  }

  return is_changed;
}

gboolean
rummy_seats_equal (const RummySeats *self, const RummySeats *other)
{
  for (guint i = 0; i < RUMMY_SEATS_MAX; i++) {
    if (self->level[i] != other->level[i] || self->manner[i] != other->manner[i] ||
        !g_str_equal (self->name[i], other->name[i]) || self->won[i] != other->won[i] ||
        self->looks[i] != other->looks[i] || self->hints[i] != other->hints[i] || self->undone[i] != other->undone[i])
      return FALSE;
  }

  return self->shown == other->shown && self->is_practice == other->is_practice &&
         self->shows_belief == other->shows_belief && rummy_notes_equal (&self->notes, &other->notes);
}

/* For a seat reset right after winning a game, so that with this win it has 0. */
#define WON_LESS_ONE G_MAXUINT16

static gboolean
wins_now (const RummyMatch *match, guint seat)
{
  return match->over && match->winner != RUMMY_SEAT_NONE &&
         rummy_rules_side (&match->rules, match->winner) == rummy_rules_side (&match->rules, seat);
}

guint
rummy_seats_count_won (const RummySeats *self, const RummyMatch *match, guint seat)
{
  if (self->won[seat] == WON_LESS_ONE)
    return 0;

  return MIN (self->won[seat] + (wins_now (match, seat) ? 1 : 0), WON_LESS_ONE - 1);
}

void
rummy_seats_reset_won (RummySeats *self, const RummyMatch *match)
{
  for (guint seat = 0; seat < (guint) match->rules.players; seat++)
    self->won[seat] = wins_now (match, seat) ? WON_LESS_ONE : 0;
}

void
rummy_seats_read_view (const RummySeats *self, const RummyMatch *match, const RummyRecord *record, guint seat,
                       RummyView *view)
{
  rummy_view_init (view, &match->round, seat, match->totals);
  /* The table shows everyone's level. */
  for (guint other = 0; other < RUMMY_SEATS_MAX; other++)
    view->plays[other] = (guint8) (self->level[other] + 1);
  if (self->level[seat] != RUMMY_LEVEL_PERSON)
    rummy_notes_apply (&self->notes, record, view);
}
