/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tools/contest.h"

#include <stdio.h>

/* The file that keeps what was played: one line for what was asked, then one for each deal or game. */

/* Reads the file of contest, if there is one, into its pairs, and opens it for more; NULL, with an error, when it is of
 * another run, holds anything else, or cannot be written. */
FILE *rummy_contest_state_open (RummyContest *contest, char error[RUMMY_CONTEST_ERROR]);

void rummy_contest_state_add (FILE *file, RummyContestKind kind, unsigned pair, unsigned number,
                              const RummyContestUnit *unit);

/* Writes an error; returns false. */
__attribute__ ((format (printf, 2, 3))) bool rummy_contest_fail (char error[RUMMY_CONTEST_ERROR], const char *format,
                                                                 ...);
