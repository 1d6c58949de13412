/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Feeds a target the files that are named, without libFuzzer. */

#include "fuzz.h"
#include "tap.h"

int
main (int argc, char **argv)
{
  static uint8_t data[1 << 16];

  for (int i = 1; i < argc; i++) {
    FILE *file = fopen (argv[i], "rb");
    size_t size = file ? fread (data, 1, sizeof data, file) : 0;

    tap_check (size > 0 && size < sizeof data);
    if (file)
      fclose (file);
    LLVMFuzzerTestOneInput (data, size);
    tap_end_case (argv[i]);
  }

  return tap_done ();
}
