/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the command line of the program asks for. */
typedef struct {
  gboolean is_version;
  char *path;      /* of a file to check, or NULL */
  char *deal_code; /* as it was given, or NULL */
  guint64 seed;    /* of the deal code */
  guint number;
  GStrv names; /* of files to open, at least one, or NULL */
} RummyCommand;

extern const GOptionEntry rummy_command_options[];

/* Takes it out of what GApplication has made of the options, here or in another process, whose word for it is not
 * taken.  FALSE where the deal code is none; whatever it returns, clear the command. */
gboolean rummy_command_read (RummyCommand *self, GVariantDict *dict);
void rummy_command_clear (RummyCommand *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RummyCommand, rummy_command_clear)

G_END_DECLS
