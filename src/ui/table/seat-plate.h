/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_SEAT_PLATE (rummy_seat_plate_get_type ())
G_DECLARE_FINAL_TYPE (RummySeatPlate, rummy_seat_plate, RUMMY, SEAT_PLATE, GtkWidget)

/* The plate of a seat: its sign, which partners share, name, cards in the hand, points melded in this round, level, and
 * whether it is its turn.  It takes any size: where there is less room it has no level, then one line, then fewer
 * signs, then no points, then a name that is cut off, then none, then no sign of the seat. */

/* Of a seat, where none can be melded yet. */
#define RUMMY_PLATE_NO_POINTS G_MININT

/* points: melded, or RUMMY_PLATE_NO_POINTS; level: in words, or NULL for a person. */
void rummy_seat_plate_set_seat (RummySeatPlate *self, guint sign, const char *name, guint n_cards, int points,
                                const char *level);
void rummy_seat_plate_set_turn (RummySeatPlate *self, gboolean turn);

/* How much larger its text is than usual. */
void rummy_seat_plate_set_scale (RummySeatPlate *self, double scale);

/* What plates beside each other have in common: all of them have it or none. */
typedef enum { RUMMY_PLATE_CARDS_SIGN = 1 << 0, RUMMY_PLATE_LEVEL = 1 << 1 } RummyPlateParts;

/* For which of them a plate of that size has room. */
RummyPlateParts rummy_seat_plate_get_fitting (RummySeatPlate *self, double width, double height);
void rummy_seat_plate_set_parts (RummySeatPlate *self, RummyPlateParts parts);

/* A good width, and the height of two lines and of one; in pixels, with the usual text. */
void rummy_seat_plate_get_sizes (RummySeatPlate *self, double *width, double *height, double *line_height);

/* The width in which a line has room for the name, with the sign of the seat, and what the number of cards adds to it;
 * in pixels, with the usual text. */
void rummy_seat_plate_get_least (RummySeatPlate *self, const char *name, double *name_width, double *count_width);

G_END_DECLS
