/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/protocol.h"
#include "tools/tool.h"

#include <stdio.h>

/* Reads a line; returns false at the end of the input.  If it is too long, @length is one more than the maximum and
 * the rest is skipped. */
static bool
read_line (char line[RUMMY_PROTOCOL_LINE_MAX], size_t *length)
{
  int c = getchar ();

  *length = 0;
  if (c == EOF)
    return false;
  for (; c != EOF && c != '\n'; c = getchar ()) {
    if (*length < RUMMY_PROTOCOL_LINE_MAX)
      line[*length] = (char) c;
    if (*length <= RUMMY_PROTOCOL_LINE_MAX)
      ++*length;
  }

  return true;
}

int
tool_protocol (int argc, char **argv)
{
  ToolOptions options = { .command = "protocol", .preset = "500-rum" };
  char line[RUMMY_PROTOCOL_LINE_MAX];
  RummyProtocol *protocol;
  size_t length;
  int result = tool_options_read (&options, 0, false, argc, argv);

  if (result != TOOL_OK)
    return result;
  protocol = rummy_protocol_new (RUMMY_VERSION);
  if (protocol == NULL)
    return TOOL_FAILED;

  while (!rummy_protocol_is_done (protocol) && read_line (line, &length)) {
    const char *answer = rummy_protocol_answer (protocol, line, length);

    if (answer && (fputs (answer, stdout) == EOF || fflush (stdout) == EOF))
      break;
  }
  rummy_protocol_free (protocol);

  return ferror (stdin) || ferror (stdout) ? TOOL_FAILED : TOOL_OK;
}
