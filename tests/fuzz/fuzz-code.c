/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Deal codes. */

#include "fuzz.h"
#include "engine/rng.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  char *text = fuzz_text (data, size), code[RUMMY_SEED_TEXT];
  uint64_t seed, again;

  if (rummy_seed_from_text (text, &seed)) {
    rummy_seed_to_text (seed, code);
    fuzz_check (rummy_seed_from_text (code, &again));
    fuzz_check (seed == again);
  }
  free (text);

  return 0;
}
