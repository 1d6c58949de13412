/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window-fixture.h"

/* What opens the menu of the table. */

static inline GtkWidget *
open_menu (Fixture *fixture)
{
  rummy_verbs_ask_for_menu (rummy_table_get_verbs (window_table (fixture->window)), 300, 200);
  spin_until_mapped (GTK_WIDGET (window_table_menu (fixture->window)), TRUE);

  return GTK_WIDGET (window_table_menu (fixture->window));
}
