/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Counts bits and finds the nth one. */

#include <stdbool.h>
#include <stdint.h>

/* Always inlined, so that the compiler specializes the callee for one pack or two, with or without a move to report. */
#define RUMMY_INLINE static inline __attribute__ ((always_inline))

/* For large variables of hot code that are written before they are read: the build fills all others with zeros. */
#if __has_attribute (uninitialized)
#define RUMMY_UNSET __attribute__ ((uninitialized))
#else
#define RUMMY_UNSET
#endif

/* With popcnt and bmi2, counting bits and finding the nth one take an instruction each; plain x86-64 needs many.
 * Hot code is compiled for both and selected by rummy_is_fast ().  AMD processors before family 19h implement pdep
 * in microcode, slower than the loop, and do not count as fast. */
#ifdef __x86_64__
#define RUMMY_FAST __attribute__ ((target ("popcnt,bmi2")))

static inline bool
rummy_is_fast (void)
{
  return __builtin_cpu_supports ("popcnt") && __builtin_cpu_supports ("bmi2") && !__builtin_cpu_is ("amdfam15h") &&
         !__builtin_cpu_is ("amdfam17h");
}

static inline RUMMY_FAST uint64_t
rummy_deposit (uint64_t bit, uint64_t bits)
{
  return __builtin_ia32_pdep_di (bit, bits);
}
#endif

/* For each byte, the numbers of its set bits, four bits each. */
extern const uint32_t rummy_bits_of_byte[256];

RUMMY_INLINE unsigned
rummy_below (uint32_t lot, unsigned limit)
{
  return (unsigned) ((uint64_t) lot * limit >> 32);
}

/* Returns the nth set bit; best if few bits are set. */
RUMMY_INLINE uint64_t
rummy_nth_bit (uint64_t bits, unsigned n, bool is_fast)
{
#ifdef RUMMY_FAST
  if (is_fast)
    return rummy_deposit (UINT64_C (1) << n, bits);
#endif
  while (n--)
    bits &= bits - 1;

  return bits & -bits;
}

/* Returns the number of the nth set bit; best if many are set.  Has no loop, whose exit would be unpredictable:
 * prefix sums find the byte, a table the bit in it. */
RUMMY_INLINE unsigned
rummy_nth_of_many (uint64_t bits, unsigned n, bool is_fast)
{
  const uint64_t ones = UINT64_C (0x0101010101010101), tops = ones << 7;
  uint64_t sums = bits - (bits >> 1 & UINT64_C (0x5555555555555555));
  unsigned shift;

  if (is_fast)
    return (unsigned) __builtin_ctzll (rummy_nth_bit (bits, n, is_fast));
  sums = (sums & UINT64_C (0x3333333333333333)) + (sums >> 2 & UINT64_C (0x3333333333333333));
  sums = ((sums + (sums >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f)) * ones;
  shift = (unsigned) (((((n * ones | tops) - sums) & tops) >> 7) * ones >> 53) & 0x38;
  n -= (unsigned) (sums << 8 >> shift) & 0xff;

  return shift + (rummy_bits_of_byte[bits >> shift & 0xff] >> (4 * n) & 7);
}
