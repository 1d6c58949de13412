/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Enables an action of a map, or disables it. */
void rummy_actions_enable (GActionMap *map, const char *name, gboolean enabled);

/* Sets the state of a boolean action. */
void rummy_actions_switch (GActionMap *map, const char *name, gboolean on);

G_END_DECLS
