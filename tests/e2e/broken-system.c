/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Preloaded, it makes the folder RUMMY_READ_ONLY, and all in it, one that cannot be written, for root too, and sets the
 * clock back by RUMMY_SECONDS_BACK, a number, or the path of a file that has it, so that it can change. */

#define _GNU_SOURCE
#pragma GCC visibility push(default)

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int
is_read_only (const char *path)
{
  const char *folder = getenv ("RUMMY_READ_ONLY");

  return folder != NULL && strncmp (path, folder, strlen (folder)) == 0;
}

static int
refuse (void)
{
  errno = EROFS;

  return -1;
}

/* As the kernel does it: what is not there cannot be made, what is there cannot be opened for writing. */
static int
open_one (int folder, const char *path, int flags, mode_t mode)
{
  int makes = (flags & O_CREAT) && syscall (SYS_faccessat, folder, path, F_OK) != 0;

  if (((flags & O_ACCMODE) != O_RDONLY || (flags & O_TRUNC) || makes) && is_read_only (path))
    return refuse ();

  return (int) syscall (SYS_openat, folder, path, flags, mode);
}

/* By their symbols, which the headers may exchange for each other. */
#define DEFINE_OPEN(name, symbol, folder, ...)               \
  int name (__VA_ARGS__, int flags, ...) __asm__ (symbol);   \
                                                             \
  int name (__VA_ARGS__, int flags, ...)                     \
  {                                                          \
    mode_t mode = 0;                                         \
    va_list args;                                            \
                                                             \
    va_start (args, flags);                                  \
    if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) \
      mode = va_arg (args, mode_t);                          \
    va_end (args);                                           \
                                                             \
    return open_one (folder, path, flags, mode);             \
  }

DEFINE_OPEN (open_narrow, "open", AT_FDCWD, const char *path)
DEFINE_OPEN (open_wide, "open64", AT_FDCWD, const char *path)
DEFINE_OPEN (openat_narrow, "openat", folder, int folder, const char *path)
DEFINE_OPEN (openat_wide, "openat64", folder, int folder, const char *path)

int
mkdir (const char *path, mode_t mode)
{
  if (is_read_only (path) && access (path, F_OK) != 0)
    return refuse ();

  return (int) syscall (SYS_mkdirat, AT_FDCWD, path, mode);
}

int
rename (const char *from, const char *to)
{
  return is_read_only (from) || is_read_only (to) ? refuse ()
                                                  : (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
unlink (const char *path)
{
  return is_read_only (path) && access (path, F_OK) == 0 ? refuse () : (int) syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}

int
access (const char *path, int mode)
{
  if ((mode & W_OK) && is_read_only (path))
    return refuse ();

  return (int) syscall (SYS_faccessat, AT_FDCWD, path, mode);
}

static long
seconds_back (void)
{
  const char *back = getenv ("RUMMY_SECONDS_BACK");
  char text[32] = "";
  int file;

  if (back == NULL || back[0] != '/')
    return back != NULL ? atol (back) : 0;

  file = (int) syscall (SYS_openat, AT_FDCWD, back, O_RDONLY | O_CLOEXEC, 0);
  if (file >= 0) {
    if (read (file, text, sizeof text - 1) < 0)
      text[0] = '\0';
    close (file);
  }

  return atol (text);
}

int
clock_gettime (clockid_t clock, struct timespec *now)
{
  int status = (int) syscall (SYS_clock_gettime, clock, now);

  if (status == 0 && clock == CLOCK_REALTIME)
    now->tv_sec -= seconds_back ();

  return status;
}

int
gettimeofday (struct timeval *restrict now, void *restrict zone)
{
  struct timespec exact;

  clock_gettime (CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;

  return 0;
}

time_t
time (time_t *now)
{
  struct timespec exact;

  clock_gettime (CLOCK_REALTIME, &exact);
  if (now != NULL)
    *now = exact.tv_sec;

  return exact.tv_sec;
}
