/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/variant.h"

GVariant *
rummy_variant_swap_bytes (GVariant *value)
{
  g_autoptr (GVariant) own = g_variant_take_ref (value);

  return G_BYTE_ORDER == G_LITTLE_ENDIAN ? g_steal_pointer (&own) : g_variant_byteswap (own);
}

GVariant *
rummy_variant_parse (const char *type, GBytes *bytes)
{
  g_autoptr (GVariant) value = g_variant_take_ref (g_variant_new_from_bytes (G_VARIANT_TYPE (type), bytes, FALSE));

  return g_variant_is_normal_form (value) ? rummy_variant_swap_bytes (g_steal_pointer (&value)) : NULL;
}
