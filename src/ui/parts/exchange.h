/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Files that people choose: how they are asked for, and what is told of them. */

/* Of which kind they are. */
typedef struct {
  const char *name;   /* what people call them, to be translated */
  const char *suffix; /* with its dot, or NULL */
  const char *type;   /* of MIME, or NULL */
} RummyFileKind;

/* Takes data. */
typedef void (*RummyFileFunc) (GtkWidget *widget, GFile *file, gpointer data);

/* Asks for a file: one to write where there is a name to begin with, to which the suffix is added, else one to read.
 * kind may be NULL.  Calls chosen, or destroy where none is chosen; that none could be is told. */
void rummy_exchange_choose (GtkWidget *widget, const char *title, const RummyFileKind *kind, const char *name,
                            RummyFileFunc chosen, gpointer data, GDestroyNotify destroy);

/* What is under way with a file for a widget that may be closed before it ends: its success is told over the widget,
 * its failure in the window.  heading: of the failure. */
typedef struct {
  GtkWidget *widget;
  GFile *file;
  const char *heading;
  GWeakRef window;
  AdwToast *busy; /* tells that it takes a while, or NULL */
} RummyExchange;

RummyExchange *rummy_exchange_new (GtkWidget *widget, GFile *file, const char *heading);
void rummy_exchange_free (RummyExchange *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyExchange, rummy_exchange_free)

/* Words that stay until it has ended. */
void rummy_exchange_tell_busy (RummyExchange *self, const char *words);

void rummy_exchange_fail (RummyExchange *self, const GError *error);

/* Writes the file in a thread; where not all can be written, one that was there stays as it was.  Takes self. */
void rummy_exchange_write (RummyExchange *self, GBytes *bytes);

G_END_DECLS
