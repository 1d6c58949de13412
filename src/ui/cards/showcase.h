/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_SHOWCASE (rummy_showcase_get_type ())
G_DECLARE_FINAL_TYPE (RummyShowcase, rummy_showcase, RUMMY, SHOWCASE, GtkWidget)

/* A few cards of the deck that is set, as a hand holds them: an ornament. */

/* Whether faces are missing that a thread draws. */
gboolean rummy_showcase_is_drawing (RummyShowcase *self);

G_END_DECLS
