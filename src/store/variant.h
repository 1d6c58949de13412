/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Converts between little endian, used in files, and the machine's byte order.  Takes ownership of @value. */
GVariant *rummy_variant_swap_bytes (GVariant *value);

/* Reads a value from a file.  Returns NULL unless @bytes are exactly a value of @type. */
GVariant *rummy_variant_parse (const char *type, GBytes *bytes);

G_END_DECLS
