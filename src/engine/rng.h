/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/card.h"

/* xoshiro256** 1.0 (Blackman and Vigna, public domain algorithm), seeded by SplitMix64. */
typedef struct {
  uint64_t state[4];
} RummyRng;

static inline uint64_t
rummy_rotate (uint64_t x, int by)
{
  return x << by | x >> (64 - by);
}

void rummy_rng_seed (RummyRng *rng, uint64_t seed);

static inline uint64_t
rummy_rng_next (RummyRng *rng)
{
  uint64_t *s = rng->state;
  uint64_t result = rummy_rotate (s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rummy_rotate (s[3], 45);

  return result;
}

/* Returns a uniform random number below @limit, which must not be 0. */
uint32_t rummy_rng_below (RummyRng *rng, uint32_t limit);

/* Derives a seed from a seed and a number, so that every round of a game has its own. */
uint64_t rummy_seed_mix (uint64_t seed, uint64_t number);

void rummy_shuffle (RummyRng *rng, RummyCard *cards, size_t n_cards);

/* Writes a seed as a deal code that can be read aloud: "XXXX-XXXX-XXXXX" in Crockford's base 32. */
#define RUMMY_SEED_TEXT 16
void rummy_seed_to_text (uint64_t seed, char text[RUMMY_SEED_TEXT]);

/* Reads a deal code.  Accepts lower case, missing hyphens and look-alikes (O for 0, I and L for 1); returns false if
 * @text is not a code. */
bool rummy_seed_from_text (const char *text, uint64_t *seed);
