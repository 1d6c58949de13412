/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What was done since the person has acted, or what the person does now: sentences, of which a label tells those that
 * weigh most. */
typedef struct _RummyEventLine RummyEventLine;

/* How much a sentence is needed where there is no room for all. */
typedef enum {
  RUMMY_EVENT_WEIGHT_SEEN,   /* the table shows it: a discard lies there, marked */
  RUMMY_EVENT_WEIGHT_USUAL,  /* the table shows it among much else */
  RUMMY_EVENT_WEIGHT_HIDDEN, /* the table does not show it: cards that were taken are gone */
  RUMMY_EVENT_WEIGHT_KNOCK   /* nothing but it and what follows is told, it always */
} RummyEventWeight;

RummyEventLine *rummy_event_line_new (void);
void rummy_event_line_free (RummyEventLine *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyEventLine, rummy_event_line_free)

void rummy_event_line_clear (RummyEventLine *self);

/* Takes words.  Where others acted before the person, or the other way round, only they are left; is_own: the person
 * did it. */
void rummy_event_line_add (RummyEventLine *self, gboolean is_own, RummyEventWeight weight, char *words);

/* The newest sentence, or NULL. */
const char *rummy_event_line_get_last (RummyEventLine *self);

/* All of them, as one text. */
char *rummy_event_line_get_all (RummyEventLine *self);

/* As many as so many lines of a label of that width hold, one in any case: first what weighs most, and of that the
 * newest. */
char *rummy_event_line_fit (RummyEventLine *self, GtkLabel *label, int width, int lines);

/* The lines that a text takes in a label of that width. */
int rummy_event_line_count_lines (GtkLabel *label, int width, const char *text);

G_END_DECLS
