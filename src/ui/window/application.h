/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_APPLICATION (rummy_application_get_type ())
G_DECLARE_FINAL_TYPE (RummyApplication, rummy_application, RUMMY, APPLICATION, AdwApplication)

RummyApplication *rummy_application_new (void);
gboolean rummy_application_is_restarting (RummyApplication *self);

G_END_DECLS
