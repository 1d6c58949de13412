/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stddef.h>

/* The line protocol, see rummy500-engine(6): one request a line, one answer to each, "= ..." or "? reason", ended by
 * an empty line.  A refused request changes nothing.  Does no input or output itself. */

typedef struct RummyProtocol RummyProtocol;

#define RUMMY_PROTOCOL_VERSION 1
#define RUMMY_PROTOCOL_LINE_MAX 4096    /* of a request in bytes, without the newline */
#define RUMMY_PROTOCOL_LOAD_MAX (8 << 20) /* of a record in bytes */

/* Returns NULL if out of memory.  @version is the program's, for "hello". */
RummyProtocol *rummy_protocol_new (const char *version);
void rummy_protocol_free (RummyProtocol *self);

/* Answers a line, given without its newline; it need not end with NUL.  A @length above the maximum means that the
 * line was too long.  The answer is valid until the next call.  Returns NULL if there is none: for blank lines,
 * comments, and the lines of a record before its last. */
const char *rummy_protocol_answer (RummyProtocol *self, const char *line, size_t length);

/* Returns whether "quit" was requested. */
bool rummy_protocol_is_done (const RummyProtocol *self);
