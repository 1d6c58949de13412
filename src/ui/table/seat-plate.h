/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_SEAT_PLATE (rummy_seat_plate_get_type ())
G_DECLARE_FINAL_TYPE (RummySeatPlate, rummy_seat_plate, RUMMY, SEAT_PLATE, GtkWidget)

/* The plate of a seat: sign (shared by partners), name, number of cards, points melded in this round, level, and
 * whose turn it is. With less room it drops the level, has signs instead of words, then uses one line, then drops
 * signs, points, the end of the name, the name, and the sign. */

/* No melds yet. */
#define RUMMY_PLATE_NO_POINTS G_MININT

/* points: melded, or RUMMY_PLATE_NO_POINTS; level: in words, NULL for a person. */
void rummy_seat_plate_set_seat (RummySeatPlate *self, guint sign, const char *name, guint n_cards, int points,
                                const char *level);

/* Changes only the points; is_penalty: they are getting worse, which the color shows too. */
void rummy_seat_plate_set_points (RummySeatPlate *self, int points, gboolean is_penalty);
extern const GdkRGBA rummy_plate_penalty;

/* Shows with the points how many rounds the seat has won, from the next set_seat () on; negative where that does not
 * decide the game. */
void rummy_seat_plate_set_won (RummySeatPlate *self, int won);

/* Shows deadwood instead of points, likewise; negative for none. */
void rummy_seat_plate_set_deadwood (RummySeatPlate *self, int deadwood);
void rummy_seat_plate_set_turn (RummySeatPlate *self, gboolean turn);

/* Scales its text. */
void rummy_seat_plate_set_scale (RummySeatPlate *self, double scale);

/* Parts that neighboring plates show together or not at all. */
typedef enum {
  RUMMY_PLATE_CARDS_SIGN = 1 << 0,
  RUMMY_PLATE_LEVEL = 1 << 1,          /* beside figures with signs */
  RUMMY_PLATE_WORDS = 1 << 2,          /* in place of the signs: "9 cards" */
  RUMMY_PLATE_WORDS_AND_LEVEL = 1 << 3
} RummyPlateParts;

/* The parts that fit in that size. */
RummyPlateParts rummy_seat_plate_get_fitting (RummySeatPlate *self, double width, double height);
void rummy_seat_plate_set_parts (RummySeatPlate *self, RummyPlateParts parts);

/* Gets a good width, and the heights of two lines and of one, in pixels for the usual text. */
void rummy_seat_plate_get_sizes (RummySeatPlate *self, double *width, double *height, double *line_height);

/* Gets the width of one line with sign and name, and of the number of cards after it, in pixels for the usual text. */
void rummy_seat_plate_get_least (RummySeatPlate *self, const char *name, double *name_width, double *count_width);

/* Gets the width that the number of cards and deadwood take at most, in pixels for the usual text. */
double rummy_seat_plate_get_deadwood_width (RummySeatPlate *self);

G_END_DECLS
