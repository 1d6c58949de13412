/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Returns the display name of a file, or its URI if it has none. */
char *rummy_file_name (GFile *file);

G_END_DECLS
