/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Whatever system call fails, and wherever the power is cut: the next start finds the old state or the new one, whole,
 * and what was said to be kept is there. */

/* Something that the program keeps, in a folder; what is kept has parts, each of them a bit.  A part that is not there
 * yet is its old state, whole. */
typedef struct {
  const char *name;
  /* Makes the folder as it was before. */
  void (*prepare) (const char *folder);
  /* Changes it, while calls may fail. */
  void (*act) (const char *folder);
  /* Looks at it as the next start does.  Returns the parts that are there, or fault_lost (). @is_cut: after a power
   * cut, which the program may mention. */
  int (*find) (const char *folder, gboolean is_cut);
} FaultScenario;

/* For act: a part may be there from now on; it was said to be there; it was said to outlast a power cut. */
void fault_tried (guint part);
void fault_done (guint part);
void fault_kept (guint part);

/* Says what is wrong; -1. */
int fault_lost (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Whether any file in the folder has this content. */
gboolean fault_has_file (const char *folder, GBytes *bytes);
GBytes *fault_read_file (const char *folder, const char *name);
GFile *fault_file (const char *folder, const char *name);

/* A test of scenarios, in lists that each end with a name that is NULL.  With RUMMY_TEST_SWEEP every call fails in
 * every way and every state of a cut is looked at, else a part of them, spread over all. */
int fault_sweep (int argc, char **argv, const FaultScenario *const *lists);
