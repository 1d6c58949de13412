/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record.h"

/* A position and what may be done in it, written so that a card player can read it; see fixtures/README.md. */

typedef struct {
  RummyMatch match;  /* with the position as its round */
  unsigned n_claims; /* lines that can turn out to be false */
} Fixture;

#define FIXTURE_ERROR 600

void fixture_init (Fixture *fixture);

/* Carries out one line without its comment; false, with the reason, where it is wrong or not true. */
bool fixture_line (Fixture *fixture, const char *line, char error[FIXTURE_ERROR]);

/* A line that sets up the position: its first word and the rest. */
bool fixture_set (Fixture *fixture, const char *key, const char *text, char error[FIXTURE_ERROR]);

/* The line after "expect ". */
bool fixture_expect (const Fixture *fixture, const char *text, char error[FIXTURE_ERROR]);

/* Writes the reason and is false. */
bool fixture_fail (char error[FIXTURE_ERROR], const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Moves text behind what was read and the blanks that follow. */
bool fixture_read_word (const char **text, const char *word);
bool fixture_read_number (const char **text, int *number);
bool fixture_read_seat (const char **text, unsigned *seat);
bool fixture_read_card (const char **text, RummyCard *card);
int fixture_read_cards (const char **text, RummyCard cards[RUMMY_CARDS_MAX]); /* in the order written; how many */

/* Which of the words stands there up to the end, or -1. */
int fixture_find_word (const char *const *words, unsigned n, const char *text);

extern const char *const fixture_phases[];
extern const unsigned fixture_n_phases;
