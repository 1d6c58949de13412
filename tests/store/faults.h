/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The system calls of this process, also those that GLib and SQLite make, on files below one folder: counted, one of
 * them made to fail, and written down.  Nothing is brought to the disk. */

typedef enum {
  FAULT_NONE,
  FAULT_FULL,      /* ENOSPC */
  FAULT_BROKEN,    /* EIO */
  FAULT_FORBIDDEN, /* EACCES */
  FAULT_READ_ONLY, /* EROFS */
  FAULT_QUOTA,     /* EDQUOT */
  FAULT_INTERRUPT, /* EINTR */
  FAULT_SHORT,     /* a write that writes only half */
  FAULT_MEMORY,    /* ENOMEM, of mmap () */
  N_FAULTS
} Fault;

/* From here to faults_stop () files below the folder are watched.  Of @n calls, from number @at on, the
 * first being 1, those fail that can fail so. */
void faults_start (const char *folder, guint at, Fault fault, guint n);
void faults_stop (void);

/* Leaves out what other threads do. */
void faults_only_this_thread (void);

/* Of the calls since the start: how many, whether one failed, what is to be told of it, and whether number @at could
 * fail so. */
guint faults_count (void);
gboolean faults_happened (void);
const char *faults_words (void);
gboolean faults_may (guint at, Fault fault);

/* How many files are open. */
guint faults_count_open (void);

typedef enum {
  /* Of a file. */
  FAULTS_WRITE,    /* bytes, at */
  FAULTS_TRUNCATE, /* at: the size */
  FAULTS_SYNC,
  /* Of folders. */
  FAULTS_CREATE, /* path */
  FAULTS_FOLDER, /* path */
  FAULTS_RENAME, /* path, to */
  FAULTS_LINK,   /* path, to */
  FAULTS_REMOVE, /* path: of a file or folder */
  FAULTS_SYNC_FOLDER, /* path */
  FAULTS_MARK, /* file: what was to be marked here */
} FaultsOpKind;

/* Something that changed files.  Paths begin below the folder; that itself is "". */
typedef struct {
  FaultsOpKind kind;
  guint file; /* number of a file, whatever its name */
  goffset at;
  GBytes *bytes;
  char *path, *to;
} FaultsOp;

/* Writes down what happens, from the next faults_start () on; @files maps the paths that are there to numbers of files
 * (GUINT_TO_POINTER), from 1.  steal () returns an array of FaultsOp and ends it. */
void faults_record (GHashTable *files);
void faults_mark (guint mark);
GPtrArray *faults_steal_record (void);
