/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/screen.h"

G_BEGIN_DECLS

/* Keeps title and subtitle up to date. */
void rummy_window_title_follow (RummyScreen *screen, GtkLabel *subtitle);

G_END_DECLS
