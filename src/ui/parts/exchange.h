/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Files chosen by the user: choosing, writing, and reporting. */

/* A kind of file. */
typedef struct {
  const char *name;   /* to be translated */
  const char *suffix; /* with its dot, or NULL */
  const char *type;   /* MIME type, or NULL */
} RummyFileKind;

/* Takes ownership of @data. */
typedef void (*RummyFileFunc) (GtkWidget *widget, GFile *file, gpointer data);

/* Asks for a file: to write if @name is given as a suggestion, without suffix, else to read.  @kind may be NULL.
 * Calls @chosen, or @destroy if no file was chosen; failures are shown to the user. */
void rummy_exchange_choose (GtkWidget *widget, const char *title, const RummyFileKind *kind, const char *name,
                            RummyFileFunc chosen, gpointer data, GDestroyNotify destroy);

/* An operation with a file, for a widget that may be closed before it ends.  Success is shown over the widget,
 * failure in the window with @heading. */
typedef struct {
  GtkWidget *widget;
  GFile *file;
  const char *heading;
  GWeakRef window;
  AdwToast *busy; /* says that it takes a while, or NULL */
} RummyExchange;

RummyExchange *rummy_exchange_new (GtkWidget *widget, GFile *file, const char *heading);
void rummy_exchange_free (RummyExchange *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyExchange, rummy_exchange_free)

/* Shows @words until the operation ends. */
void rummy_exchange_tell_busy (RummyExchange *self, const char *words);

void rummy_exchange_fail (RummyExchange *self, const GError *error);

/* Writes the file in a thread; on failure an existing file is unchanged.  Takes ownership of @self. */
void rummy_exchange_write (RummyExchange *self, GBytes *bytes);

G_END_DECLS
