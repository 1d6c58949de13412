/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What happened since the person acted, or what the person did: sentences, of which a label shows the most
 * important. */
typedef struct _RummyEventLine RummyEventLine;

/* Importance of a sentence where not all fit. */
typedef enum {
  RUMMY_EVENT_WEIGHT_SEEN,   /* visible on the table, as a marked discard */
  RUMMY_EVENT_WEIGHT_USUAL,  /* visible among much else */
  RUMMY_EVENT_WEIGHT_HIDDEN, /* not visible: cards that were taken */
  RUMMY_EVENT_WEIGHT_KNOCK   /* replaces all before it */
} RummyEventWeight;

RummyEventLine *rummy_event_line_new (void);
void rummy_event_line_free (RummyEventLine *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyEventLine, rummy_event_line_free)

void rummy_event_line_clear (RummyEventLine *self);

/* Adds a sentence, which it takes. When the actor changes between the person (is_own) and others, drops the former
 * ones. */
void rummy_event_line_add (RummyEventLine *self, gboolean is_own, RummyEventWeight weight, char *words);

/* Returns the newest sentence, or NULL. */
const char *rummy_event_line_get_last (RummyEventLine *self);

/* Returns all as one text, and what to do after it. */
char *rummy_event_line_get_all (RummyEventLine *self, const char *prompt);

/* Returns as many as fit with the prompt into that many lines of the label: the most important, then the newest. The
 * most important is left out only if it can be seen on the table. */
char *rummy_event_line_fit (RummyEventLine *self, const char *prompt, GtkLabel *label, int width, int lines);

G_END_DECLS
