/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-record.h"

/* A position and what may be done in it, written so that a card player can read it; see fixtures/README.md. */

typedef struct {
  RummyRules rules;
  RummyRound round;
  RummyCard stock[RUMMY_CARDS_MAX];
} Fixture;

#define FIXTURE_ERROR 400

void fixture_init (Fixture *fixture);

/* Carries out one line without its comment; false, with the reason, where it is wrong or not true. */
bool fixture_line (Fixture *fixture, const char *line, char error[FIXTURE_ERROR]);
