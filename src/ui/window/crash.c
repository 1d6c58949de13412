/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/crash.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <execinfo.h>
#endif

#include "store/read.h"
#include "ui/config.h"

#define NEW_NAME "crash.log"
#define TOLD_NAME "crash-told.log"
#define REPORT_BYTES_MAX (64 * 1024)
#define FRAMES_MAX 128
#define STACK_BYTES (64 * 1024)

#ifndef __SANITIZE_ADDRESS__ /* AddressSanitizer reports more itself */
static const int crash_signals[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS };

/* Data of the handler, which must not allocate or lock. */
static char *state, *folder, *new_path;
static char stack[STACK_BYTES]; /* the normal stack may be full */

static void
put (int fd, const char *text)
{
  if (write (fd, text, strlen (text)) < 0)
    return;
}

static void
crashed_cb (int number)
{
  char digits[] = { (char) ('0' + number / 10 % 10), (char) ('0' + number % 10), '\n', '\0' };
  int fd;

  /* The first crash creates the folder. */
  mkdir (state, 0700);
  mkdir (folder, 0700);
  fd = open (new_path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);

  if (fd >= 0) {
#ifdef __GLIBC__
    void *frames[FRAMES_MAX];
#endif

    put (fd, RUMMY_PROGRAM " " RUMMY_VERSION ", signal ");
    put (fd, digits);
#ifdef __GLIBC__
    backtrace_symbols_fd (frames, backtrace (frames, FRAMES_MAX), fd);
#endif
    close (fd);
  }

  /* Delivered after the return, with the default handler. */
  raise (number);
}

void
rummy_crash_watch (void)
{
  const stack_t other = { .ss_sp = stack, .ss_size = sizeof stack };
  struct sigaction action = { .sa_handler = crashed_cb, .sa_flags = (int) (SA_ONSTACK | SA_RESETHAND) };
#ifdef __GLIBC__
  void *frame;

  backtrace (&frame, 1); /* the first call loads a library */
#endif

  state = g_strdup (g_get_user_state_dir ());
  folder = g_build_filename (state, RUMMY_PROGRAM, NULL);
  new_path = g_build_filename (folder, NEW_NAME, NULL);
  sigaltstack (&other, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (crash_signals); i++)
    sigaction (crash_signals[i], &action, NULL);
}
#else
void
rummy_crash_watch (void)
{
}
#endif

char *
rummy_crash_take_report (char **path)
{
  g_autofree char *report = g_build_filename (g_get_user_state_dir (), RUMMY_PROGRAM, NEW_NAME, NULL);
  g_autofree char *told = g_build_filename (g_get_user_state_dir (), RUMMY_PROGRAM, TOLD_NAME, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (told);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  if (g_rename (report, told) != 0)
    return NULL;

  bytes = rummy_read (file, REPORT_BYTES_MAX, NULL, NULL);
  if (bytes != NULL)
    text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  *path = g_steal_pointer (&told);

  return g_utf8_make_valid (text != NULL ? text : "", -1);
}
