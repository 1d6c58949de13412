/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* offline PROGRAM [ARGUMENT...]
 *
 * Starts a program that the kernel ends as soon as it, or whatever it starts, makes a socket of the Internet. */

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#define DATA(field) BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, field))
#define SKIP_UNLESS(value, n) BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, value, 0, n)

int
main (int argc, char **argv)
{
  struct sock_filter filter[] = {
    DATA (nr),
    SKIP_UNLESS (SYS_socket, 5),
    DATA (args[0]), /* its lower half, on little-endian machines */
    SKIP_UNLESS (AF_INET, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    SKIP_UNLESS (AF_INET6, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { sizeof filter / sizeof *filter, filter };

  if (argc < 2)
    return 2;
  if (prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
    fprintf (stderr, "offline: %s\n", strerror (errno));
  else
    execvp (argv[1], argv + 1);

  return 2;
}
