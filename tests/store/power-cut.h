/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "faults.h"

/* What a power cut may leave.  As on ext4 and other file systems with a journal, changes of folders reach the disk in
 * their order, so any number of the last ones is lost, but none before one that was synced; and what was written into a
 * file and not synced is there or not, in any order and in part, whatever became of the folders. */

/* The contents of a folder: paths below it, each with a GBytes, or NULL for a folder. */
GHashTable *power_cut_read (const char *folder);

/* Fills an empty folder. */
void power_cut_write (const char *folder, GHashTable *tree);

/* The same with the numbers of the files, for faults_record (). */
GHashTable *power_cut_number (GHashTable *tree);

/* @n_done: how many of the changes had been made. */
typedef void (*PowerCutFunc) (GHashTable *tree, guint n_done, gpointer data);

/* Calls the function for each state that a cut may leave of the folder, from @before on, and each only once for the
 * same marks; with @most not 0, only for about so many, evenly spread.  Returns how many there are. */
guint power_cut_each (GHashTable *before, GPtrArray *ops, guint most, PowerCutFunc func, gpointer data);
