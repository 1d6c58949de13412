/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE

#include "faults.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES_MOST 1024

typedef enum {
  CALL_OPEN,
  CALL_OPEN_TO_WRITE,
  CALL_CREATE,
  CALL_READ,
  CALL_WRITE,
  CALL_SYNC,
  CALL_RENAME,
  CALL_LINK,
  CALL_REMOVE,
  CALL_FOLDER,
  CALL_TRUNCATE,
  CALL_ALLOCATE,
  CALL_MAP,
  CALL_CLOSE,
  CALL_CLOSE_WRITTEN,
} Call;

#define BIT(fault) (1u << FAULT_##fault)
#define CHANGE (BIT (FULL) | BIT (BROKEN) | BIT (FORBIDDEN) | BIT (READ_ONLY) | BIT (QUOTA))

static const struct {
  const char *name;
  guint faults;
} calls[] = {
  [CALL_OPEN] = { "open to read", BIT (BROKEN) | BIT (FORBIDDEN) | BIT (INTERRUPT) },
  [CALL_OPEN_TO_WRITE] = { "open to write", BIT (BROKEN) | BIT (FORBIDDEN) | BIT (READ_ONLY) | BIT (INTERRUPT) },
  [CALL_CREATE] = { "create", CHANGE | BIT (INTERRUPT) },
  [CALL_READ] = { "read", BIT (BROKEN) | BIT (INTERRUPT) },
  [CALL_WRITE] = { "write", BIT (FULL) | BIT (BROKEN) | BIT (QUOTA) | BIT (INTERRUPT) | BIT (SHORT) },
  [CALL_SYNC] = { "sync", BIT (FULL) | BIT (BROKEN) | BIT (QUOTA) | BIT (INTERRUPT) },
  [CALL_RENAME] = { "rename", CHANGE },
  [CALL_LINK] = { "link", CHANGE },
  [CALL_REMOVE] = { "remove", BIT (FULL) | BIT (BROKEN) | BIT (FORBIDDEN) | BIT (READ_ONLY) },
  [CALL_FOLDER] = { "make a folder", CHANGE },
  [CALL_TRUNCATE] = { "truncate", BIT (FULL) | BIT (BROKEN) | BIT (READ_ONLY) | BIT (INTERRUPT) },
  [CALL_ALLOCATE] = { "allocate", BIT (FULL) | BIT (BROKEN) | BIT (QUOTA) | BIT (INTERRUPT) },
  [CALL_MAP] = { "map", BIT (FORBIDDEN) | BIT (MEMORY) },
  [CALL_CLOSE] = { "close", BIT (INTERRUPT) },
  [CALL_CLOSE_WRITTEN] = { "close", BIT (FULL) | BIT (BROKEN) | BIT (QUOTA) | BIT (INTERRUPT) },
};

static const int numbers[N_FAULTS] = { 0, ENOSPC, EIO, EACCES, EROFS, EDQUOT, EINTR, 0, ENOMEM };

static GMutex mutex;
static char watched[PATH_MAX];
static gsize n_watched; /* length of its path; 0: nothing is watched */
static GThread *only;

static guint n_calls, fault_at, fault_n;
static Fault fault;
static gboolean has_happened;
static guint8 made[100000]; /* the first calls, in order */
static char words[256];

static struct {
  char *path; /* below the folder; NULL: not watched */
  guint number;
  gboolean may_write;
} files[FILES_MOST];

static GPtrArray *ops;
static GHashTable *names; /* path to number of a file */
static guint last_number;

/* ---- What is asked from outside ---- */

void
faults_start (const char *folder, guint at, Fault kind, guint n)
{
  g_mutex_lock (&mutex);
  g_strlcpy (watched, folder, sizeof watched);
  n_watched = strlen (watched);
  only = NULL;
  n_calls = 0;
  fault_at = at;
  fault = kind;
  fault_n = n;
  has_happened = FALSE;
  *words = '\0';
  g_mutex_unlock (&mutex);
}

void
faults_stop (void)
{
  g_mutex_lock (&mutex);
  n_watched = 0;
  for (guint i = 0; i < FILES_MOST; i++)
    g_clear_pointer (&files[i].path, g_free);
  g_mutex_unlock (&mutex);
}

void
faults_only_this_thread (void)
{
  only = g_thread_self ();
}

guint
faults_count (void)
{
  return n_calls;
}

gboolean
faults_happened (void)
{
  return has_happened;
}

const char *
faults_words (void)
{
  return words;
}

gboolean
faults_may (guint at, Fault kind)
{
  return at > 0 && at <= sizeof made && (calls[made[at - 1]].faults & (1u << kind)) != 0;
}

guint
faults_count_open (void)
{
  guint n = 0;

  g_mutex_lock (&mutex);
  for (guint i = 0; i < FILES_MOST; i++)
    n += files[i].path != NULL;
  g_mutex_unlock (&mutex);

  return n;
}

static void
op_free (gpointer data)
{
  FaultsOp *op = data;

  g_clear_pointer (&op->bytes, g_bytes_unref);
  g_free (op->path);
  g_free (op->to);
  g_free (op);
}

void
faults_record (GHashTable *present)
{
  GHashTableIter iter;
  gpointer path, number;

  ops = g_ptr_array_new_with_free_func (op_free);
  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  last_number = 0;
  g_hash_table_iter_init (&iter, present);
  while (g_hash_table_iter_next (&iter, &path, &number)) {
    g_hash_table_insert (names, g_strdup (path), number);
    last_number = MAX (last_number, GPOINTER_TO_UINT (number));
  }
}

GPtrArray *
faults_steal_record (void)
{
  g_clear_pointer (&names, g_hash_table_unref);

  return g_steal_pointer (&ops);
}

static void
note (FaultsOpKind kind, guint number, goffset at, const char *path, const char *to)
{
  FaultsOp *op;

  if (ops == NULL)
    return;
  op = g_new (FaultsOp, 1);
  *op = (FaultsOp) { kind, number, at, NULL, g_strdup (path), g_strdup (to) };
  g_ptr_array_add (ops, op);
}

void
faults_mark (guint mark)
{
  g_mutex_lock (&mutex);
  note (FAULTS_MARK, mark, 0, NULL, NULL);
  g_mutex_unlock (&mutex);
}

/* ---- What happens to a call ---- */

/* Returns the path below the folder, or NULL if that is not watched. The mutex is held, for another folder may be
 * watched a moment later. */
static const char *
below (const char *path)
{
  if (n_watched == 0 || (only != NULL && only != g_thread_self ()) || strncmp (path, watched, n_watched) != 0 ||
      (path[n_watched] != '/' && path[n_watched] != '\0'))
    return NULL;

  return path[n_watched] == '/' ? path + n_watched + 1 : "";
}

static const char *
file_path (int fd)
{
  return n_watched > 0 && (only == NULL || only == g_thread_self ()) && fd >= 0 && fd < FILES_MOST ? files[fd].path
                                                                                                   : NULL;
}

/* Counts a call; returns whether it fails, with errno, or in the case of a short write without. */
static gboolean
fails (Call call, const char *path)
{
  if (n_calls < sizeof made)
    made[n_calls] = (guint8) call;
  n_calls++;
  if (fault == FAULT_NONE || (calls[call].faults & (1u << fault)) == 0 ||
      n_calls < fault_at || n_calls - fault_at >= fault_n)
    return FALSE;

  if (!has_happened)
    g_snprintf (words, sizeof words, "call %u, %s \"%s\": %s, %u times", n_calls, calls[call].name, path,
                fault == FAULT_SHORT ? "short" : g_strerror (numbers[fault]), fault_n);
  has_happened = TRUE;
  errno = numbers[fault];

  return TRUE;
}

static guint
number_of (const char *path)
{
  return names != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (names, path)) : 0;
}

static void
opened (int fd, const char *path, int flags)
{
  struct stat status;

  g_assert_cmpint (fd, <, FILES_MOST);
  g_free (files[fd].path);
  files[fd].path = g_strdup (path);
  files[fd].number = number_of (path);
  /* A stream of GIO that could not close its file closes it once more. */
  files[fd].may_write = (flags & O_ACCMODE) != O_RDONLY && strstr (path, ".goutputstream") == NULL;
  if (ops == NULL || fstat (fd, &status) != 0 || !S_ISREG (status.st_mode))
    return;

  if (files[fd].number == 0) {
    files[fd].number = ++last_number;
    g_hash_table_insert (names, g_strdup (path), GUINT_TO_POINTER (last_number));
    note (FAULTS_CREATE, last_number, 0, path, NULL);
  } else if (flags & O_TRUNC) {
    note (FAULTS_TRUNCATE, files[fd].number, 0, NULL, NULL);
  }
}

static int
open_one (int folder, const char *path, int flags, mode_t mode)
{
  const char *own;
  int fd = -1;
  Call call;

  g_mutex_lock (&mutex);
  own = below (path);
  if (own == NULL) { /* may wait, as a pipe does */
    g_mutex_unlock (&mutex);
    return (int) syscall (SYS_openat, folder, path, flags, mode);
  }

  if (syscall (SYS_faccessat, AT_FDCWD, path, F_OK) != 0 && (flags & O_CREAT))
    call = CALL_CREATE;
  else
    call = (flags & O_ACCMODE) == O_RDONLY ? CALL_OPEN : CALL_OPEN_TO_WRITE;
  if (!fails (call, own))
    fd = (int) syscall (SYS_openat, folder, path, flags, mode);
  if (fd >= 0)
    opened (fd, own, flags);
  g_mutex_unlock (&mutex);

  return fd;
}

static ssize_t
write_one (int fd, const void *data, size_t n, off_t at)
{
  gboolean is_placed = at >= 0;
  ssize_t written = -1;

  g_mutex_lock (&mutex);
  if (file_path (fd) == NULL) { /* may wait */
    g_mutex_unlock (&mutex);
    return is_placed ? syscall (SYS_pwrite64, fd, data, n, at) : syscall (SYS_write, fd, data, n);
  }

  if (fails (CALL_WRITE, files[fd].path))
    n = fault == FAULT_SHORT ? MAX (n / 2, 1) : 0;
  if (!is_placed)
    at = (off_t) syscall (SYS_lseek, fd, 0, SEEK_CUR);
  if (n > 0)
    written = is_placed ? syscall (SYS_pwrite64, fd, data, n, at) : syscall (SYS_write, fd, data, n);
  if (written > 0 && ops != NULL) {
    note (FAULTS_WRITE, files[fd].number, at, NULL, NULL);
    ((FaultsOp *) ops->pdata[ops->len - 1])->bytes = g_bytes_new (data, (gsize) written);
  }
  g_mutex_unlock (&mutex);

  return written;
}

static int
sync_one (int fd)
{
  const char *path;
  int status = 0;

  g_mutex_lock (&mutex);
  path = file_path (fd);
  if (path != NULL && fails (CALL_SYNC, path))
    status = -1;
  else if (path != NULL)
    note (files[fd].number != 0 ? FAULTS_SYNC : FAULTS_SYNC_FOLDER, files[fd].number, 0, path, NULL);
  g_mutex_unlock (&mutex);

  return status;
}

static int
truncate_one (int fd, off_t size)
{
  const char *path;
  int status = -1;

  g_mutex_lock (&mutex);
  path = file_path (fd);
  if (path == NULL || !fails (CALL_TRUNCATE, path))
    status = (int) syscall (SYS_ftruncate, fd, size);
  if (path != NULL && status == 0)
    note (FAULTS_TRUNCATE, files[fd].number, size, NULL, NULL);
  g_mutex_unlock (&mutex);

  return status;
}

static int
allocate_one (int fd, int mode, off_t at, off_t size)
{
  const char *path;
  int status = -1;

  g_mutex_lock (&mutex);
  path = file_path (fd);
  if (path == NULL || !fails (CALL_ALLOCATE, path))
    status = (int) syscall (SYS_fallocate, fd, mode, at, size);
  g_mutex_unlock (&mutex);

  return status;
}

static void *
map_one (void *address, size_t size, int protection, int flags, int fd, off_t at)
{
  const char *path;
  gboolean is_failed;

  if (fd < 0 || n_watched == 0)
    return (void *) syscall (SYS_mmap, address, size, protection, flags, fd, at);

  g_mutex_lock (&mutex);
  path = file_path (fd);
  is_failed = path != NULL && fails (CALL_MAP, path);
  g_mutex_unlock (&mutex);

  return is_failed ? MAP_FAILED : (void *) syscall (SYS_mmap, address, size, protection, flags, fd, at);
}

static ssize_t
read_one (int fd, void *data, size_t n, off_t at)
{
  const char *path;
  gboolean is_failed;

  if (n_watched > 0) {
    g_mutex_lock (&mutex);
    path = file_path (fd);
    is_failed = path != NULL && fails (CALL_READ, path);
    g_mutex_unlock (&mutex);
    if (is_failed)
      return -1;
  }

  return at >= 0 ? syscall (SYS_pread64, fd, data, n, at) : syscall (SYS_read, fd, data, n);
}

/* The descriptor is gone even then. */
static int
close_one (int fd)
{
  gboolean is_failed = FALSE;
  int number;

  if (n_watched > 0) {
    g_mutex_lock (&mutex);
    is_failed = file_path (fd) != NULL && fails (files[fd].may_write ? CALL_CLOSE_WRITTEN : CALL_CLOSE, files[fd].path);
    number = errno;
    if (fd >= 0 && fd < FILES_MOST)
      g_clear_pointer (&files[fd].path, g_free);
    g_mutex_unlock (&mutex);
  }
  if (syscall (SYS_close, fd) != 0)
    return -1;
  if (is_failed)
    errno = number;

  return is_failed ? -1 : 0;
}

static int
make_folder (const char *path, mode_t mode)
{
  const char *own;
  int status = -1;

  g_mutex_lock (&mutex);
  own = below (path);
  if (own == NULL || syscall (SYS_faccessat, AT_FDCWD, path, F_OK) == 0 || !fails (CALL_FOLDER, own))
    status = (int) syscall (SYS_mkdirat, AT_FDCWD, path, mode);
  if (own != NULL && status == 0)
    note (FAULTS_FOLDER, 0, 0, own, NULL);
  g_mutex_unlock (&mutex);

  return status;
}

static void
renamed (const char *from, const char *to, gboolean is_link)
{
  guint number = number_of (from);

  note (is_link ? FAULTS_LINK : FAULTS_RENAME, number, 0, from, to);
  if (ops == NULL)
    return;
  g_hash_table_insert (names, g_strdup (to), GUINT_TO_POINTER (number));
  if (!is_link)
    g_hash_table_remove (names, from);
}

static int
rename_one (const char *from, const char *to, gboolean is_link)
{
  const char *own_from, *own_to;
  int status = -1;

  g_mutex_lock (&mutex);
  own_from = below (from);
  own_to = below (to);
  if (own_to == NULL || !fails (is_link ? CALL_LINK : CALL_RENAME, own_to))
    status = (int) (is_link ? syscall (SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0)
                            : syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
  if (own_from != NULL && own_to != NULL && status == 0)
    renamed (own_from, own_to, is_link);
  g_mutex_unlock (&mutex);

  return status;
}

static int
remove_one (const char *path, int flags)
{
  const char *own;
  int status = -1;

  g_mutex_lock (&mutex);
  own = below (path);
  if (own == NULL || syscall (SYS_faccessat, AT_FDCWD, path, F_OK) != 0 || !fails (CALL_REMOVE, own))
    status = (int) syscall (SYS_unlinkat, AT_FDCWD, path, flags);
  if (own != NULL && status == 0) {
    note (FAULTS_REMOVE, number_of (own), 0, own, NULL);
    if (names != NULL)
      g_hash_table_remove (names, own);
  }
  g_mutex_unlock (&mutex);

  return status;
}

/* ---- In the place of those of the C library ---- */

#pragma GCC visibility push(default)

/* By their symbols, which the headers may exchange for each other. */
#define DEFINE_OPEN(name, symbol, folder, ...)                   \
  int name (__VA_ARGS__, int flags, ...) __asm__ (symbol);       \
                                                                 \
  int name (__VA_ARGS__, int flags, ...)                         \
  {                                                              \
    mode_t mode = 0;                                             \
    va_list args;                                                \
                                                                 \
    va_start (args, flags);                                      \
    if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE)   \
      mode = va_arg (args, mode_t);                              \
    va_end (args);                                               \
                                                                 \
    return open_one (folder, path, flags, mode);                 \
  }

DEFINE_OPEN (fault_open, "open", AT_FDCWD, const char *path)
DEFINE_OPEN (fault_open_wide, "open64", AT_FDCWD, const char *path)
DEFINE_OPEN (fault_openat, "openat", folder, int folder, const char *path)
DEFINE_OPEN (fault_openat_wide, "openat64", folder, int folder, const char *path)

#define DEFINE(type, name, symbol, parameters, result)                                                                 \
  type name parameters __asm__ (symbol);                                                                               \
                                                                                                                       \
  type name parameters                                                                                                 \
  {                                                                                                                    \
    return result;                                                                                                     \
  }

DEFINE (ssize_t, fault_read, "read", (int fd, void *data, size_t n), read_one (fd, data, n, -1))
DEFINE (ssize_t, fault_pread, "pread", (int fd, void *data, size_t n, off_t at), read_one (fd, data, n, at))
DEFINE (ssize_t, fault_pread_wide, "pread64", (int fd, void *data, size_t n, off_t at), read_one (fd, data, n, at))
DEFINE (ssize_t, fault_write, "write", (int fd, const void *data, size_t n), write_one (fd, data, n, -1))
DEFINE (ssize_t, fault_pwrite, "pwrite", (int fd, const void *data, size_t n, off_t at), write_one (fd, data, n, at))
DEFINE (ssize_t, fault_pwrite_wide, "pwrite64", (int fd, const void *data, size_t n, off_t at),
        write_one (fd, data, n, at))
DEFINE (int, fault_fsync, "fsync", (int fd), sync_one (fd))
DEFINE (int, fault_fdatasync, "fdatasync", (int fd), sync_one (fd))
DEFINE (int, fault_ftruncate, "ftruncate", (int fd, off_t size), truncate_one (fd, size))
DEFINE (int, fault_ftruncate_wide, "ftruncate64", (int fd, off_t size), truncate_one (fd, size))
DEFINE (int, fault_fallocate, "fallocate", (int fd, int mode, off_t at, off_t n), allocate_one (fd, mode, at, n))
DEFINE (int, fault_fallocate_wide, "fallocate64", (int fd, int mode, off_t at, off_t n),
        allocate_one (fd, mode, at, n))
DEFINE (void *, fault_mmap, "mmap", (void *address, size_t n, int protection, int flags, int fd, off_t at),
        map_one (address, n, protection, flags, fd, at))
DEFINE (void *, fault_mmap_wide, "mmap64", (void *address, size_t n, int protection, int flags, int fd, off_t at),
        map_one (address, n, protection, flags, fd, at))
DEFINE (int, fault_close, "close", (int fd), close_one (fd))
DEFINE (int, fault_mkdir, "mkdir", (const char *path, mode_t mode), make_folder (path, mode))
DEFINE (int, fault_rename, "rename", (const char *from, const char *to), rename_one (from, to, FALSE))
DEFINE (int, fault_link, "link", (const char *from, const char *to), rename_one (from, to, TRUE))
DEFINE (int, fault_unlink, "unlink", (const char *path), remove_one (path, 0))
DEFINE (int, fault_rmdir, "rmdir", (const char *path), remove_one (path, AT_REMOVEDIR))

int fault_remove (const char *path) __asm__ ("remove");

int
fault_remove (const char *path)
{
  struct stat status;

  return remove_one (path, lstat (path, &status) == 0 && S_ISDIR (status.st_mode) ? AT_REMOVEDIR : 0);
}

/* In several parts, as the kernel may do it. */
ssize_t fault_writev (int fd, const struct iovec *data, int n) __asm__ ("writev");

ssize_t
fault_writev (int fd, const struct iovec *data, int n)
{
  gboolean is_watched;

  g_mutex_lock (&mutex);
  is_watched = file_path (fd) != NULL;
  g_mutex_unlock (&mutex);
  if (!is_watched)
    return syscall (SYS_writev, fd, data, n);

  return write_one (fd, data[0].iov_base, data[0].iov_len, -1);
}

/* Otherwise GIO would read files again at some moment after they were changed. */
int fault_inotify (int flags) __asm__ ("inotify_init1");

int
fault_inotify (int flags)
{
  errno = ENOSYS;

  return -1;
}
