/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The options of the command line. */
typedef struct {
  gboolean is_version;
  gboolean checks;
  char *path;      /* file to check; NULL: everything */
  char *deal_code; /* as given, or NULL */
  guint64 seed;    /* decoded from the deal code */
  guint number;
  GStrv names; /* files to open, at least one, or NULL */
} RummyCommand;

extern const GOptionEntry rummy_command_options[];

/* Reads the options that GApplication collected, possibly in another process, so they are checked.  Returns FALSE if
 * the deal code is invalid.  The command must be cleared in any case. */
gboolean rummy_command_read (RummyCommand *self, GVariantDict *dict);
void rummy_command_clear (RummyCommand *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RummyCommand, rummy_command_clear)

G_END_DECLS
