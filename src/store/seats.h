/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "store/notes.h"

G_BEGIN_DECLS

#define RUMMY_LEVEL_PERSON (-1)

#define RUMMY_NAME_CHARS 20
#define RUMMY_NAME_BYTES (RUMMY_NAME_CHARS * 6 + 1)

/* Who sits where, and what is known of them besides the cards. */
typedef struct {
  int level[RUMMY_SEATS_MAX];                    /* RummyLevel of the computer there, or RUMMY_LEVEL_PERSON */
  guint8 manner[RUMMY_SEATS_MAX];               /* RummyManner of the computer there */
  char name[RUMMY_SEATS_MAX][RUMMY_NAME_BYTES]; /* empty: the program gives one */
  guint16 won[RUMMY_SEATS_MAX];   /* games before this one */
  guint16 looks[RUMMY_SEATS_MAX]; /* how often the hand was opened at a screen that is passed on */
  guint16 hints[RUMMY_SEATS_MAX]; /* how often advice was asked for there, in this game */
  guint16 undone[RUMMY_SEATS_MAX]; /* how often something was taken back, in this game */
  guint8 shown;         /* seats of the computer whose cards lie open, one bit each */
  gboolean is_practice; /* somebody knew more in this game than a player may */
  gboolean shows_belief; /* the unseen cards tell which they probably are */
  RummyNotes notes;
} RummySeats;

/* Seat 0 is a person, the others have level; nothing else. */
void rummy_seats_init (RummySeats *self, int level);

/* The only person at the first n seats, or RUMMY_SEAT_NONE where there are several or none. */
guint rummy_seats_only_person (const RummySeats *self, guint n);

/* Who sits there as one number, for settings and saved games, and back: any number will do. */
gint32 rummy_seats_get_player (const RummySeats *self, guint seat);
void rummy_seats_set_player (RummySeats *self, guint seat, gint32 player);

/* Any text, from a person or a file: what is no word or too long is left out.  NULL or blank takes the name away. */
void rummy_seats_set_name (RummySeats *self, guint seat, const char *text);

/* Gives a seat, instead of a name that was written, the one that the program has for another seat; so it is told in any
 * language.  rummy_seats_usual () is the seat whose name that is; a seat has its own until it got another one. */
void rummy_seats_set_usual (RummySeats *self, guint seat, guint usual);
gboolean rummy_seats_has_usual (const char *name);
guint rummy_seats_usual (const char *name, guint seat);

/* People who have a new name, by the old one: whether any of them sits here.  Each is renamed once. */
gboolean rummy_seats_rename (RummySeats *self, GHashTable *names);

/* How many games the side of a seat has won, with the one of match if that is over; and none from now on. */
guint rummy_seats_count_won (const RummySeats *self, const RummyMatch *match, guint seat);
void rummy_seats_reset_won (RummySeats *self, const RummyMatch *match);

/* The round of match, which is that of the record, as a seat has seen it; that of a computer, with what it was told. */
void rummy_seats_read_view (const RummySeats *self, const RummyMatch *match, const RummyRecord *record, guint seat,
                            RummyView *view);

gboolean rummy_seats_equal (const RummySeats *self, const RummySeats *other);

G_END_DECLS
