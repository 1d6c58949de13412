/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "store/notes.h"

G_BEGIN_DECLS

#define RUMMY_LEVEL_PERSON (-1)

#define RUMMY_NAME_CHARS 20
#define RUMMY_NAME_BYTES (RUMMY_NAME_CHARS * 6 + 1)

/* Who sits where, and what is stored for each seat besides the cards. */
typedef struct {
  int level[RUMMY_SEATS_MAX];                    /* RummyLevel of the computer there, or RUMMY_LEVEL_PERSON */
  guint8 manner[RUMMY_SEATS_MAX];               /* RummyManner of the computer there */
  char name[RUMMY_SEATS_MAX][RUMMY_NAME_BYTES]; /* "" for the program's default name */
  guint16 won[RUMMY_SEATS_MAX];   /* games won before this one */
  guint16 looks[RUMMY_SEATS_MAX]; /* how often the hand was shown on a screen passed around */
  guint16 hints[RUMMY_SEATS_MAX]; /* hints taken in this game */
  guint16 undone[RUMMY_SEATS_MAX]; /* undos in this game */
  guint8 shown;         /* computer seats with open hands, as a bit mask */
  gboolean is_practice; /* somebody knew more than a player may */
  gboolean shows_belief; /* the table shows where unseen cards probably are */
  RummyNotes notes;
} RummySeats;

/* Puts a person at seat 0 and computers of @level at all others; clears the rest. */
void rummy_seats_init (RummySeats *self, int level);

/* Returns the only person among the first @n seats, or RUMMY_SEAT_NONE if there are none or several. */
guint rummy_seats_only_person (const RummySeats *self, guint n);

/* Convert level and manner of a seat to and from one number, for settings and saved games.  Any number is accepted. */
gint32 rummy_seats_get_player (const RummySeats *self, guint seat);
void rummy_seats_set_player (RummySeats *self, guint seat, gint32 player);

/* Sets a cleaned and shortened name from untrusted text.  NULL or blank text restores the default name. */
void rummy_seats_set_name (RummySeats *self, guint seat, const char *text);

/* Gives a seat another seat's default name, which is then shown in any language. rummy_seats_default_name_seat ()
 * returns the seat whose default name this one has, usually its own. */
void rummy_seats_set_default_name (RummySeats *self, guint seat, guint usual);
gboolean rummy_seats_is_default_name (const char *name);
guint rummy_seats_default_name_seat (const char *name, guint seat);

/* Renames people; @names maps old names to new ones.  Returns whether anybody here was renamed. */
gboolean rummy_seats_rename (RummySeats *self, GHashTable *names);

/* count_won () returns the games won by the side of a seat, including @match if that is over; reset_won () resets it
 * to 0. */
guint rummy_seats_count_won (const RummySeats *self, const RummyMatch *match, guint seat);
void rummy_seats_reset_won (RummySeats *self, const RummyMatch *match);

/* Reads the round of @match, the state after @record, from the point of view of a seat; for a computer including
 * notes. */
void rummy_seats_read_view (const RummySeats *self, const RummyMatch *match, const RummyRecord *record, guint seat,
                            RummyView *view);

gboolean rummy_seats_equal (const RummySeats *self, const RummySeats *other);

G_END_DECLS
