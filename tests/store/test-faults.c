/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the store keeps, while system calls fail or the power is cut. */

#include "fault-scenarios.h"

int
main (int argc, char **argv)
{
  static const FaultScenario *const lists[] = { fault_games, fault_histories, fault_settings, NULL };

  return fault_sweep (argc, argv, lists);
}
