/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Each fuzz-NAME.c is a target of libFuzzer; build-aux/fuzz runs them, and the tests feed them what is in corpus. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#define fuzz_check(condition)                                                 \
  do {                                                                        \
    if (!(condition)) {                                                       \
      fprintf (stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition); \
      abort ();                                                               \
    }                                                                         \
  } while (0)

/* The bytes as a text that ends with NUL; free with free (). */
static inline char *
fuzz_text (const uint8_t *data, size_t size)
{
  char *text = malloc (size + 1);

  fuzz_check (text != NULL);
  if (size)
    memcpy (text, data, size);
  text[size] = '\0';

  return text;
}
