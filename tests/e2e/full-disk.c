/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Preloaded, it makes the disk full for all files below the folder RUMMY_FULL_DISK, as long as there is a file "full"
 * in it: nothing more can be written there. */

#pragma GCC visibility push(default)

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static int
is_full (int fd)
{
  const char *folder = getenv ("RUMMY_FULL_DISK");
  char link[64], path[4096], flag[4096];
  ssize_t n;

  if (folder == NULL)
    return 0;

  snprintf (flag, sizeof flag, "%s/full", folder);
  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  n = readlink (link, path, sizeof path - 1);
  if (n < 0 || access (flag, F_OK) != 0)
    return 0;

  path[n] = '\0';

  return strncmp (path, folder, strlen (folder)) == 0;
}

static ssize_t
fail (void)
{
  errno = ENOSPC;

  return -1;
}

ssize_t
write (int fd, const void *data, size_t n)
{
  return is_full (fd) ? fail () : syscall (SYS_write, fd, data, n);
}

ssize_t
writev (int fd, const struct iovec *data, int n)
{
  return is_full (fd) ? fail () : syscall (SYS_writev, fd, data, n);
}

/* With 64 bits for places in files, which is another symbol. */
ssize_t
pwrite (int fd, const void *data, size_t n, off_t at)
{
  return is_full (fd) ? fail () : syscall (SYS_pwrite64, fd, data, n, at);
}
