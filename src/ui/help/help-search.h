/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/help/help.h"

G_BEGIN_DECLS

/* Search of the help.  A word is found in all its forms: in English by its stem, in other languages where a word of the
 * page begins with it. */

#define RUMMY_HELP_NO_BLOCK G_MAXUINT

typedef struct {
  guint rank;  /* 0: not found; otherwise more is better: title, then synonym, heading, text */
  guint block; /* the passage, or RUMMY_HELP_NO_BLOCK for the start of the page */
} RummyHelpMatch;

/* Returns the stems of a text, in order, in the language of the messages. */
char **rummy_help_stems (const char *text);

RummyHelpMatch rummy_help_search (const RummyHelpPage *page, const char *wanted);

G_END_DECLS
