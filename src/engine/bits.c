/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/bits.h"

#define BIT(b, i) ((b) >> i & 1 ? i##u << 4 * __builtin_popcount ((b) & ((1 << i) - 1)) : 0)
#define BYTE(b) BIT (b, 0) | BIT (b, 1) | BIT (b, 2) | BIT (b, 3) | BIT (b, 4) | BIT (b, 5) | BIT (b, 6) | BIT (b, 7)
#define FOUR(b) BYTE (b), BYTE (b + 1), BYTE (b + 2), BYTE (b + 3)
#define SIXTEEN(b) FOUR (b), FOUR (b + 4), FOUR (b + 8), FOUR (b + 12)
#define EACH(b) SIXTEEN (b), SIXTEEN (b + 16), SIXTEEN (b + 32), SIXTEEN (b + 48)

const uint32_t rummy_bits_of_byte[256] = { EACH (0), EACH (64), EACH (128), EACH (192) };
