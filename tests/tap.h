/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* A harness for the tests of engine and ai that need no GLib: one TAP line a case.
 *
 *   static void test_sets (void) { tap_check (1 + 1 == 2); tap_check_int (2 + 2, 4); }
 *   int main (void) { tap_run ("sets", test_sets); return tap_done (); } */

static int tap_n_cases, tap_n_failed;
static bool tap_case_failed;

__attribute__ ((format (printf, 3, 4), unused)) static void
tap_fail (const char *file, int line, const char *format, ...)
{
  va_list args;

  tap_case_failed = true;
  printf ("# %s:%d: ", file, line);
  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  putchar ('\n');
}

#define tap_check(condition)                                   \
  do {                                                         \
    if (!(condition))                                          \
      tap_fail (__FILE__, __LINE__, "not true: " #condition);  \
  } while (0)

#define tap_check_int(value, expected)                                                                    \
  do {                                                                                                    \
    long long tap_value = (value), tap_expected = (expected);                                             \
                                                                                                          \
    if (tap_value != tap_expected)                                                                        \
      tap_fail (__FILE__, __LINE__, #value " is %lld, not %lld", tap_value, tap_expected);                \
  } while (0)

#define tap_check_str(value, expected)                                                                    \
  do {                                                                                                    \
    const char *tap_value = (value), *tap_expected = (expected);                                          \
                                                                                                          \
    if (strcmp (tap_value, tap_expected) != 0)                                                            \
      tap_fail (__FILE__, __LINE__, #value " is \"%s\", not \"%s\"", tap_value, tap_expected);            \
  } while (0)

static inline void
tap_end_case (const char *name)
{
  printf ("%s %d - %s\n", tap_case_failed ? "not ok" : "ok", ++tap_n_cases, name);
  tap_n_failed += tap_case_failed;
  tap_case_failed = false;
  fflush (stdout);
}

static inline void
tap_run (const char *name, void (*test) (void))
{
  test ();
  tap_end_case (name);
}

/* How much is tried of what takes long: a fifth, or all of it where the environment asks for that. */
static inline unsigned
tap_share (unsigned whole)
{
  return getenv ("RUMMY_TEST_FULL") ? whole : (whole + 4) / 5;
}

/* The exit status of main (). */
static inline int
tap_done (void)
{
  printf ("1..%d\n", tap_n_cases);

  return tap_n_failed || tap_n_cases == 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
