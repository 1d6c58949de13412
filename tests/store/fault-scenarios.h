/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "fault-sweep.h"

extern const FaultScenario fault_games[], fault_histories[], fault_settings[];
