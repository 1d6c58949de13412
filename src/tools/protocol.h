/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stddef.h>

/* The line protocol of rummy500-engine (6): one request a line, one answer each, "= ..." or "? reason", ended by an
 * empty line.  A request that is refused changes nothing.  Nothing here reads or writes a file. */

typedef struct RummyProtocol RummyProtocol;

#define RUMMY_PROTOCOL_VERSION 1
#define RUMMY_PROTOCOL_LINE_MAX 4096    /* bytes of a request without its line end */
#define RUMMY_PROTOCOL_LOAD_MAX (8 << 20) /* bytes of a record */

/* NULL when there is no memory.  version: of the program, for "hello". */
RummyProtocol *rummy_protocol_new (const char *version);
void rummy_protocol_free (RummyProtocol *self);

/* Answers a line, which is given without its line end and need not end with NUL; a length above the longest stands for
 * any longer line.  The answer is valid until the next call; NULL where there is none: blank lines, comments, the
 * lines of a record before its last. */
const char *rummy_protocol_answer (RummyProtocol *self, const char *line, size_t length);

/* Whether "quit" was asked. */
bool rummy_protocol_is_done (const RummyProtocol *self);
