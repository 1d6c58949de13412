/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Enables an action of a map, or disables it for a reason: a sentence that says what to do instead; NULL enables it. */
void rummy_actions_enable (GActionMap *map, const char *name, const char *why_not);

/* Returns why an action is disabled, or NULL.  "action-enabled-changed" of the map tells when that is another one. */
const char *rummy_actions_why_not (GActionMap *map, const char *name);

/* Sets the state of a boolean action. */
void rummy_actions_switch (GActionMap *map, const char *name, gboolean on);

G_END_DECLS
