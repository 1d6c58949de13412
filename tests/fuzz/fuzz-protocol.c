/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of the protocol: every answer has its shape, and a request that is refused changes nothing. */

#include "fuzz.h"
#include "tools/protocol.h"

/* All that could have changed. */
static char *
position (RummyProtocol *protocol)
{
  const char *requests[] = { "save", "state" };
  size_t length = 0;
  char *all = NULL;

  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
    const char *answer = rummy_protocol_answer (protocol, requests[i], strlen (requests[i]));
    size_t n = strlen (answer);
    char *more = realloc (all, length + n + 1);

    fuzz_check (more != NULL && answer[0] == '=');
    all = more;
    memcpy (all + length, answer, n + 1);
    length += n;
  }

  return all;
}

static void
check_shape (const char *answer)
{
  const char *end = strstr (answer, "\n\n");

  fuzz_check ((answer[0] == '=' && (answer[1] == ' ' || answer[1] == '\n')) || (answer[0] == '?' && answer[1] == ' '));
  fuzz_check (end != NULL && end[2] == '\0');
  fuzz_check (answer[0] == '=' || strchr (answer, '\n') == end);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  RummyProtocol *protocol = rummy_protocol_new ("0");
  char *before;

  fuzz_check (protocol != NULL);
  before = position (protocol);
  while (size > 0 && !rummy_protocol_is_done (protocol)) {
    const uint8_t *newline = memchr (data, '\n', size);
    size_t length = newline ? (size_t) (newline - data) : size;
    const char *answer = rummy_protocol_answer (protocol, (const char *) data, length);

    data += length;
    size -= length;
    if (newline)
      data++, size--;
    if (answer) {
      bool refused = answer[0] == '?';
      char *after;

      check_shape (answer);
      after = position (protocol);
      fuzz_check (!refused || strcmp (before, after) == 0);
      free (before);
      before = after;
    }
  }
  free (before);
  rummy_protocol_free (protocol);

  return 0;
}
