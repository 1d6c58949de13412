/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* For build-aux/bench: preloaded, it has the program answer SIGUSR2 by writing into the file RUMMY_HEAP how many bytes
 * of memory it has asked for and not given back, in all threads. */

#define _GNU_SOURCE

#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static sigset_t signals;

static void *
tell (void *path)
{
  char next[4096];
  int number;

  snprintf (next, sizeof next, "%s.next", (const char *) path);
  while (sigwait (&signals, &number) == 0) {
    struct mallinfo2 info = mallinfo2 ();
    FILE *file = fopen (next, "w");

    if (file == NULL)
      continue;
    fprintf (file, "%zu\n", info.uordblks + info.hblkhd);
    fclose (file);
    rename (next, path);
  }

  return NULL;
}

/* Before there is any other thread, so that none takes the signal. */
__attribute__ ((constructor)) static void
begin (void)
{
  char *path = getenv ("RUMMY_HEAP");
  pthread_t thread;

  unsetenv ("LD_PRELOAD"); /* what the program starts has other things to do */
  if (path == NULL)
    return;

  sigemptyset (&signals);
  sigaddset (&signals, SIGUSR2);
  pthread_sigmask (SIG_BLOCK, &signals, NULL);
  pthread_create (&thread, NULL, tell, path);
}
