/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* As rummy_round_check (); the meld that a legal move makes is left in meld. */
RummyRefusal rummy_check (const RummyRound *round, const RummyMove *move, RummyMeld *meld);
