/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#define _POSIX_C_SOURCE 200809L

#include "tools/tool.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Opening a pipe would block.  Checked again after opening, because the file may have been replaced. */
FILE *
tool_open (const char *name, bool writes, const char **reason)
{
  int access = writes ? O_RDWR | O_CREAT : O_RDONLY, fd = -1;
  struct stat status;
  FILE *file = NULL;

  *reason = NULL;
  if (stat (name, &status) == 0 && !S_ISREG (status.st_mode))
    *reason = "it isn't a regular file";
  else if ((fd = open (name, access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666)) < 0 || fstat (fd, &status) != 0)
    *reason = strerror (errno);
  else if (!S_ISREG (status.st_mode))
    *reason = "it isn't a regular file";
  else if ((file = fdopen (fd, writes ? "r+b" : "r")) == NULL)
    *reason = strerror (errno);
  if (file == NULL && fd >= 0)
    close (fd);

  return file;
}

/* Returns the length of the UTF-8 character at @text if a terminal only displays it, else 0.  Characters that change
 * the text direction count as control characters. */
static size_t
measure_plain (const unsigned char *text)
{
  static const unsigned least[] = { 0, 0, 0x80, 0x800, 0x10000 };
  size_t n = text[0] < 0x80 ? 1 : text[0] >> 5 == 6 ? 2 : text[0] >> 4 == 14 ? 3 : text[0] >> 3 == 30 ? 4 : 0;
  unsigned value = n == 1 ? text[0] : n == 0 ? 0 : text[0] & (0x7fu >> n);

  for (size_t i = 1; i < n; i++) {
    if (text[i] >> 6 != 2)
      return 0;
    value = value << 6 | (text[i] & 0x3fu);
  }
  if (n == 0 || value < least[n] || value > 0x10ffff || value - 0xd800 < 0x800)
    return 0;

  return value < 0x20 || value - 0x7f < 0x21 || value - 0x2028 < 7 || value - 0x2066 < 4 ? 0 : n;
}

void
tool_print_text (FILE *file, const char *text)
{
  while (*text != '\0') {
    size_t n = measure_plain ((const unsigned char *) text);

    if (n > 0)
      fwrite (text, 1, n, file);
    else
      fprintf (file, "\\x%02x", (unsigned char) *text);
    text += n > 0 ? n : 1;
  }
}
