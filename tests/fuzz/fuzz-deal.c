/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Deal codes with the number of a game, as the window and the option --deal take them. */

#include "fuzz.h"
#include "game/deal-code.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  char *text = fuzz_text (data, size), code[RUMMY_DEAL_CODE];
  guint64 seed, again_seed;
  guint number, again_number;

  if (rummy_deal_code_read (text, &seed, &number)) {
    fuzz_check (number >= 1 && number <= G_MAXUINT16);
    rummy_deal_code_write (seed, number, code);
    fuzz_check (rummy_deal_code_read (code, &again_seed, &again_number));
    fuzz_check (again_seed == seed && again_number == number);
  }
  free (text);

  return 0;
}
