/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/parcel-private.h"
#include "store/variant.h"

/* A saved game as it is written, of the version of its format, a byte, and its body, with the checksum of the two. */
static inline GBytes *
seal_game (const guint8 *data, gsize size)
{
  guint32 version = size > 0 ? data[0] : 0, le_version = GUINT32_TO_LE (version);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  const guint8 *body = size > 0 ? data + 1 : data;
  gsize n = size > 0 ? size - 1 : 0, n_digest = 32;
  g_autoptr (GVariant) envelope = NULL;
  guint8 digest[32];

  g_checksum_update (checksum, (const guint8 *) &le_version, sizeof le_version);
  g_checksum_update (checksum, body, (gssize) n);
  g_checksum_get_digest (checksum, digest, &n_digest);
  envelope = rummy_variant_swap_bytes (
    g_variant_new ("(su@ay@ay)", "Rummy 500 game", version,
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, digest, 32, 1),
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, body, n, 1)));

  return g_variant_get_data_as_bytes (envelope);
}
