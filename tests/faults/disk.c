#define _GNU_SOURCE
#include "faults/disk.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static struct disk_fault fault;
static bool has_fault, rests;
static unsigned counts[DISK_CALLS_COUNT];
static disk_watcher *watcher;

void disk_fail(const struct disk_fault *wanted)
{
    has_fault = wanted != NULL;
    if (has_fault)
        fault = *wanted;
    for (unsigned call = 0; call < DISK_CALLS_COUNT; call++)
        counts[call] = 0;
}

void disk_rest(void)
{
    rests = true;
}

void disk_go_on(void)
{
    rests = false;
}

unsigned disk_count(enum disk_call call)
{
    return counts[call];
}

void disk_watch(disk_watcher *wanted)
{
    watcher = wanted;
}

/* Counts the call; whether it goes wrong. With an error number that is errno then. */
static bool goes_wrong(enum disk_call call)
{
    if (rests)
        return false;
    unsigned number = ++counts[call];
    if (!has_fault || fault.call != call || number < fault.from || number > fault.to)
        return false;
    if (fault.error > 0)
        errno = fault.error;
    return true;
}

static void tell(const struct disk_deed *deed)
{
    if (watcher)
        watcher(deed);
}

static ino_t file_of(int fd)
{
    struct stat about = {0};
    fstat(fd, &about);
    return about.st_ino;
}

int open(const char *path, int flags, ...)
{
    va_list values;
    va_start(values, flags);
    unsigned mode = flags & O_CREAT ? va_arg(values, unsigned) : 0;
    va_end(values);
    if (goes_wrong(DISK_OPEN))
        return -1;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (fd >= 0 && flags & O_CREAT)
        tell(&(struct disk_deed){.call = DISK_OPEN, .file = file_of(fd), .path = path});
    return fd;
}

/* How many bytes go through. */
static size_t share(size_t length)
{
    return fault.error == DISK_HALF ? length / 2 : 0;
}

ssize_t pread(int fd, void *bytes, size_t length, off_t offset)
{
    if (goes_wrong(DISK_READ)) {
        if (fault.error > 0)
            return -1;
        length = share(length);
    }
    return syscall(SYS_pread64, fd, bytes, length, offset);
}

/* What it becomes where the size of `bytes` is known (_FORTIFY_SOURCE). */
ssize_t __pread_chk(int fd, void *bytes, size_t length, off_t offset, size_t size);
ssize_t __pread_chk(int fd, void *bytes, size_t length, off_t offset, size_t size)
{
    return length > size ? (abort(), -1) : pread(fd, bytes, length, offset);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset)
{
    if (goes_wrong(DISK_WRITE)) {
        if (fault.error > 0)
            return -1;
        length = share(length);
    }
    ssize_t written = length > 0 ? syscall(SYS_pwrite64, fd, bytes, length, offset) : 0;
    if (written > 0)
        tell(&(struct disk_deed){.call = DISK_WRITE,
                                 .file = file_of(fd),
                                 .offset = (size_t)offset,
                                 .bytes = bytes,
                                 .length = (size_t)written});
    return written;
}

int ftruncate(int fd, off_t size)
{
    if (goes_wrong(DISK_CUT))
        return -1;
    int done = (int)syscall(SYS_ftruncate, fd, size);
    if (done == 0)
        tell(&(struct disk_deed){.call = DISK_CUT, .file = file_of(fd), .offset = (size_t)size});
    return done;
}

static int sync_file(enum disk_call call, long number, int fd)
{
    if (goes_wrong(call))
        return -1;
    int done = (int)syscall(number, fd);
    if (done == 0)
        tell(&(struct disk_deed){.call = call, .file = file_of(fd)});
    return done;
}

int fdatasync(int fd)
{
    return sync_file(DISK_SYNC, SYS_fdatasync, fd);
}

int fsync(int fd)
{
    return sync_file(DISK_SYNC_FOLDER, SYS_fsync, fd);
}

int flock(int fd, int operation)
{
    return goes_wrong(DISK_LOCK) ? -1 : (int)syscall(SYS_flock, fd, operation);
}

int rename(const char *from, const char *to)
{
    if (goes_wrong(DISK_RENAME))
        return -1;
    int done = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    if (done == 0)
        tell(&(struct disk_deed){.call = DISK_RENAME, .path = from, .to = to});
    return done;
}

int unlink(const char *path)
{
    if (goes_wrong(DISK_UNLINK))
        return -1;
    int done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (done == 0)
        tell(&(struct disk_deed){.call = DISK_UNLINK, .path = path});
    return done;
}
