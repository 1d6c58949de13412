/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <signal.h>
#include <sys/resource.h>

/* For this process, as on a full disk: no file gets more than a few bytes. */
static inline void
fill_disk (gboolean is_full)
{
  struct rlimit limit;

  signal (SIGXFSZ, is_full ? SIG_IGN : SIG_DFL);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = is_full ? 4 : limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static inline void
assert_file_holds (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}
