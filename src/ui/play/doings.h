/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What was done since the person has acted, or what the person does now: sentences, of which a label tells those that
 * weigh most. */
typedef struct _RummyDoings RummyDoings;

/* How much a sentence is needed where there is no room for all. */
typedef enum {
  RUMMY_DOING_SEEN,   /* the table shows it: a discard lies there, marked */
  RUMMY_DOING_USUAL,  /* the table shows it among much else */
  RUMMY_DOING_HIDDEN, /* the table does not show it: cards that were taken are gone */
  RUMMY_DOING_KNOCK   /* nothing but it and what follows is told, it always */
} RummyDoingWeight;

RummyDoings *rummy_doings_new (void);
void rummy_doings_free (RummyDoings *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyDoings, rummy_doings_free)

void rummy_doings_clear (RummyDoings *self);

/* Takes words.  Where others acted before the person, or the other way round, only they are left; is_own: the person
 * did it. */
void rummy_doings_add (RummyDoings *self, gboolean is_own, RummyDoingWeight weight, char *words);

/* The newest sentence, or NULL. */
const char *rummy_doings_get_last (RummyDoings *self);

/* All of them, as one text. */
char *rummy_doings_get_all (RummyDoings *self);

/* As many as so many lines of a label of that width hold, one in any case: first what weighs most, and of that the
 * newest. */
char *rummy_doings_fit (RummyDoings *self, GtkLabel *label, int width, int lines);

/* The lines that a text takes in a label of that width. */
int rummy_doings_count_lines (GtkLabel *label, int width, const char *text);

G_END_DECLS
