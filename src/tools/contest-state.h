/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tools/contest.h"

#include <stdio.h>

/* The file that saves the progress of a contest: a line with its parameters, then one for each deal or game. */

/* Reads the contest's file, if it exists, into its pairs, and opens it for appending.  Returns NULL with @error if
 * it belongs to another run, is malformed, or cannot be written. */
FILE *rummy_contest_state_open (RummyContest *contest, char error[RUMMY_CONTEST_ERROR]);

void rummy_contest_state_add (FILE *file, RummyContestKind kind, unsigned pair, unsigned number,
                              const RummyContestUnit *unit);

/* Sets @error; returns false. */
__attribute__ ((format (printf, 2, 3))) bool rummy_contest_fail (char error[RUMMY_CONTEST_ERROR], const char *format,
                                                                 ...);
