/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_SCREEN_READER (rummy_screen_reader_get_type ())
G_DECLARE_FINAL_TYPE (RummyScreenReader, rummy_screen_reader, RUMMY, SCREEN_READER, GObject)

/* Whether somebody hears what the program announces.
 *
 * Property: "listens" (read-only): a program on the accessibility bus asked for announcements, as screen readers do. It
 * is FALSE until that is known. */
RummyScreenReader *rummy_screen_reader_new (void);

gboolean rummy_screen_reader_listens (RummyScreenReader *self);

G_END_DECLS
