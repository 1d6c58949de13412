/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The name of a file for people to read; of an address that has no such name, the address. */
char *rummy_file_name (GFile *file);

G_END_DECLS
