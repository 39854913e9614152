/* Loaded before the C library (LD_PRELOAD): counts the calls of a program that have to do with its
 * files, or those that want memory, and lets some of them fail. What it is to do stands in the
 * environment:
 *
 *     BASTIDE_FAULT_WHAT     file or memory
 *     BASTIDE_FAULT_FOLDER   calls about files within it count, and no others
 *     BASTIDE_FAULT_FROM, BASTIDE_FAULT_TO   the calls with these numbers, from 1, fail
 *     BASTIDE_FAULT_ERROR    with this number, or -1: half of the bytes, -2: none of them
 *     BASTIDE_FAULT_COUNT    a file of 8 bytes that gets the number of calls
 *
 * Memory that ncurses itself wants is always given: it does not look. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { FILES_MOST = 256 };

static struct {
    bool of_files, of_memory, is_in_ncurses;
    const char *folder;
    unsigned long long from, to, own_count, *count;
    int error;
    bool is_ours[FILES_MOST];
} shim;

static unsigned long long number_of(const char *name)
{
    const char *value = getenv(name);
    return value ? strtoull(value, NULL, 10) : 0;
}

__attribute__((constructor)) static void begin(void)
{
    const char *what = getenv("BASTIDE_FAULT_WHAT"), *counter = getenv("BASTIDE_FAULT_COUNT"),
               *error = getenv("BASTIDE_FAULT_ERROR");
    shim.folder = getenv("BASTIDE_FAULT_FOLDER");
    shim.from = number_of("BASTIDE_FAULT_FROM");
    shim.to = number_of("BASTIDE_FAULT_TO");
    shim.error = error ? atoi(error) : EIO;
    shim.count = &shim.own_count;
    if (counter) {
        int fd = (int)syscall(SYS_openat, AT_FDCWD, counter, O_RDWR);
        void *at = mmap(NULL, sizeof *shim.count, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
        if (at != MAP_FAILED)
            shim.count = at;
        syscall(SYS_close, fd);
    }
    shim.of_files = what && shim.folder && strcmp(what, "file") == 0;
    shim.of_memory = what && strcmp(what, "memory") == 0;
}

static bool goes_wrong(void)
{
    unsigned long long number = ++*shim.count;
    if (number < shim.from || number > shim.to)
        return false;
    errno = shim.error > 0 ? shim.error : EIO;
    return true;
}

static bool is_ours(int fd)
{
    return shim.of_files && fd >= 0 && fd < FILES_MOST && shim.is_ours[fd];
}

static bool fd_fails(int fd)
{
    return is_ours(fd) && goes_wrong();
}

static bool is_within(const char *path)
{
    return shim.of_files && path && strncmp(path, shim.folder, strlen(shim.folder)) == 0;
}

static bool path_fails(const char *path)
{
    return is_within(path) && goes_wrong();
}

/* Whether bytes go wrong; in `*length` how many do not, or -1 in `*result`. */
static bool bytes_fail(int fd, size_t *length, ssize_t *result)
{
    if (!fd_fails(fd))
        return false;
    *result = -1;
    if (shim.error > 0)
        return true;
    *length = shim.error == -1 ? *length / 2 : 0;
    *result = 0;
    return *length == 0;
}

/* The same for writing, which may also go wrong without a word: all of it is said to be written,
 * and none is. */
static bool writing_fails(int fd, size_t *length, ssize_t *result)
{
    if (shim.error != -3)
        return bytes_fail(fd, length, result);
    *result = (ssize_t)*length;
    return fd_fails(fd);
}

#define NEXT(name) ((__typeof__(&name))(uintptr_t)dlsym(RTLD_NEXT, #name))

int open(const char *path, int flags, ...)
{
    va_list values;
    va_start(values, flags);
    unsigned mode = flags & O_CREAT ? va_arg(values, unsigned) : 0;
    va_end(values);
    if (path_fails(path))
        return -1;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (fd >= 0 && fd < FILES_MOST)
        shim.is_ours[fd] = is_within(path);
    return fd;
}

int close(int fd)
{
    bool fails = fd_fails(fd);
    int why = errno;
    if (fd >= 0 && fd < FILES_MOST)
        shim.is_ours[fd] = false;
    int done = (int)syscall(SYS_close, fd);
    if (fails)
        errno = why;
    return fails ? -1 : done;
}

ssize_t read(int fd, void *bytes, size_t length)
{
    ssize_t result;
    return bytes_fail(fd, &length, &result) ? result : syscall(SYS_read, fd, bytes, length);
}

ssize_t pread(int fd, void *bytes, size_t length, off_t offset)
{
    ssize_t result;
    return bytes_fail(fd, &length, &result) ? result
                                            : syscall(SYS_pread64, fd, bytes, length, offset);
}

ssize_t write(int fd, const void *bytes, size_t length)
{
    ssize_t result;
    return writing_fails(fd, &length, &result) ? result : syscall(SYS_write, fd, bytes, length);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset)
{
    ssize_t result;
    return writing_fails(fd, &length, &result) ? result
                                               : syscall(SYS_pwrite64, fd, bytes, length, offset);
}

int fsync(int fd)
{
    return fd_fails(fd) ? -1 : (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd)
{
    return fd_fails(fd) ? -1 : (int)syscall(SYS_fdatasync, fd);
}

int ftruncate(int fd, off_t size)
{
    return fd_fails(fd) ? -1 : (int)syscall(SYS_ftruncate, fd, size);
}

int flock(int fd, int operation)
{
    return fd_fails(fd) ? -1 : (int)syscall(SYS_flock, fd, operation);
}

int fchmod(int fd, mode_t mode)
{
    return fd_fails(fd) ? -1 : (int)syscall(SYS_fchmod, fd, mode);
}

int fstat(int fd, struct stat *about)
{
    return fd_fails(fd) ? -1 : NEXT(fstat)(fd, about);
}

int stat(const char *path, struct stat *about)
{
    return path_fails(path) ? -1 : NEXT(stat)(path, about);
}

int lstat(const char *path, struct stat *about)
{
    return path_fails(path) ? -1 : NEXT(lstat)(path, about);
}

int access(const char *path, int mode)
{
    return path_fails(path) ? -1 : (int)syscall(SYS_faccessat, AT_FDCWD, path, mode, 0);
}

int rename(const char *from, const char *to)
{
    return path_fails(to) ? -1 : (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlink(const char *path)
{
    return path_fails(path) ? -1 : (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int mkdir(const char *path, mode_t mode)
{
    return path_fails(path) ? -1 : (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

char *realpath(const char *path, char *resolved)
{
    return path_fails(path) ? NULL : NEXT(realpath)(path, resolved);
}

/* What calls become that know the size of what they fill (_FORTIFY_SOURCE). */
ssize_t __read_chk(int fd, void *bytes, size_t length, size_t size);
ssize_t __pread_chk(int fd, void *bytes, size_t length, off_t offset, size_t size);
char *__realpath_chk(const char *path, char *resolved, size_t size);

ssize_t __read_chk(int fd, void *bytes, size_t length, size_t size)
{
    return length > size ? (abort(), -1) : read(fd, bytes, length);
}

ssize_t __pread_chk(int fd, void *bytes, size_t length, off_t offset, size_t size)
{
    return length > size ? (abort(), -1) : pread(fd, bytes, length, offset);
}

char *__realpath_chk(const char *path, char *resolved, size_t size)
{
    (void)size;
    return realpath(path, resolved);
}

DIR *opendir(const char *path)
{
    return path_fails(path) ? NULL : NEXT(opendir)(path);
}

struct dirent *readdir(DIR *folder)
{
    return shim.of_files && goes_wrong() ? NULL : NEXT(readdir)(folder);
}

/* Memory. The C library has these names for its own, which can be asked before anything is set up.
 */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

/* While ncurses begins, which dies where there is no memory, or wants some by itself. */
static bool is_spared(const void *caller)
{
    Dl_info about;
    return shim.is_in_ncurses ||
           (dladdr(caller, &about) != 0 && about.dli_fname &&
            (strstr(about.dli_fname, "/libtinfo") || strstr(about.dli_fname, "/libncurses")));
}

int setupterm(const char *name, int fd, int *error);
int setupterm(const char *name, int fd, int *error)
{
    shim.is_in_ncurses = true;
    int done = NEXT(setupterm)(name, fd, error);
    shim.is_in_ncurses = false;
    return done;
}

void *newterm(const char *name, FILE *out, FILE *in);
void *newterm(const char *name, FILE *out, FILE *in)
{
    shim.is_in_ncurses = true;
    void *screen = NEXT(newterm)(name, out, in);
    shim.is_in_ncurses = false;
    return screen;
}

static bool memory_fails(const void *caller)
{
    if (!shim.of_memory || is_spared(caller) || !goes_wrong())
        return false;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size)
{
    return memory_fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return memory_fails(__builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return memory_fails(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}
