/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Like rummy_round_check (); @meld is set to the meld that a legal move makes. */
RummyRefusal rummy_check (const RummyRound *round, const RummyMove *move, RummyMeld *meld);
