/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_SHOWCASE (rummy_showcase_get_type ())
G_DECLARE_FINAL_TYPE (RummyShowcase, rummy_showcase, RUMMY, SHOWCASE, GtkWidget)

/* An ornament: a few cards of the current deck, as held in a hand. */

/* Returns whether faces are still being drawn. */
gboolean rummy_showcase_is_drawing (RummyShowcase *self);

G_END_DECLS
