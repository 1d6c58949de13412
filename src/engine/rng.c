/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rng.h"

#include <string.h>

static uint64_t
splitmix (uint64_t *state)
{
  uint64_t z = (*state += UINT64_C (0x9e3779b97f4a7c15));

  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);

  return z ^ z >> 31;
}

void
rummy_rng_seed (RummyRng *rng, uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    rng->state[i] = splitmix (&seed);
}

static inline uint32_t
below (RummyRng *rng, uint32_t limit)
{
  /* Lemire's multiplication; the few values that would cause bias are drawn again. */
  uint64_t product = (rummy_rng_next (rng) >> 32) * limit;

  if ((uint32_t) product < limit) {
    uint32_t uneven = -limit % limit;

    while ((uint32_t) product < uneven)
      product = (rummy_rng_next (rng) >> 32) * limit;
  }

  return (uint32_t) (product >> 32);
}

uint32_t
rummy_rng_below (RummyRng *rng, uint32_t limit)
{
  return below (rng, limit);
}

uint64_t
rummy_seed_mix (uint64_t seed, uint64_t number)
{
  uint64_t state = seed ^ (number + 1) * UINT64_C (0xd1342543de82ef95);

  return splitmix (&state);
}

void
rummy_shuffle (RummyRng *rng, RummyCard *cards, size_t n_cards)
{
  /* A copy, so that nothing written to cards can alias it. */
  RummyRng own = *rng;

  for (size_t i = n_cards; i > 1; i--) {
    size_t j = below (&own, (uint32_t) i);
    RummyCard swap = cards[i - 1];

    cards[i - 1] = cards[j];
    cards[j] = swap;
  }
  *rng = own;
}

/* Crockford's base 32 leaves out I, L, O and U. */
static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

void
rummy_seed_to_text (uint64_t seed, char text[RUMMY_SEED_TEXT])
{
  for (int i = RUMMY_SEED_TEXT - 2; i >= 0; i--) {
    if (i == 4 || i == 9) {
      text[i] = '-';
    } else {
      text[i] = digits[seed & 31];
      seed >>= 5;
    }
  }
  text[RUMMY_SEED_TEXT - 1] = '\0';
}

bool
rummy_seed_from_text (const char *text, uint64_t *seed)
{
  uint64_t value = 0;
  int n_digits = 0;

  for (; *text; text++) {
    char c = (char) (*text >= 'a' && *text <= 'z' ? *text - 'a' + 'A' : *text);
    const char *digit;

    if (c == '-' || c == ' ')
      continue;
    if (c == 'O')
      c = '0';
    else if (c == 'I' || c == 'L')
      c = '1';
    digit = strchr (digits, c);
    if (digit == NULL || ++n_digits > 13 || (n_digits == 1 && digit - digits > 15))
      return false;
    value = value << 5 | (uint64_t) (digit - digits);
  }

  if (n_digits != 13)
    return false;
  *seed = value;

  return true;
}
