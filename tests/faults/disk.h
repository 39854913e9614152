/* A disk between the program and the real one. The calls of the C library that change files are
 * those of disk.c in programs that are linked with it. They can be made to fail, and they can be
 * watched. */
#ifndef BASTIDE_TESTS_DISK_H
#define BASTIDE_TESTS_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#define DISK_CALLS(X)                                                                              \
    X(OPEN, "open")                                                                                \
    X(READ, "pread")                                                                               \
    X(WRITE, "pwrite")                                                                             \
    X(CUT, "ftruncate")                                                                            \
    X(SYNC, "fdatasync")                                                                           \
    X(SYNC_FOLDER, "fsync")                                                                        \
    X(LOCK, "flock")                                                                               \
    X(RENAME, "rename")                                                                            \
    X(UNLINK, "unlink")

enum disk_call {
#define X(call, name) DISK_##call,
    DISK_CALLS(X)
#undef X
        DISK_CALLS_COUNT
};

/* Instead of an error number: half of the bytes, none of them. */
enum { DISK_HALF = -1, DISK_NONE = -2 };

/* What goes wrong: of the calls of a kind from now on, those from number `from` (from 1) to `to`.
 */
struct disk_fault {
    enum disk_call call;
    unsigned from, to;
    int error; /* an errno, or DISK_HALF or DISK_NONE of reading and writing */
};

/* From now on this goes wrong; NULL: nothing any more. The fault is copied. */
void disk_fail(const struct disk_fault *fault);

/* Until disk_go_on nothing goes wrong and nothing is counted: for a look at what is there. */
void disk_rest(void);
void disk_go_on(void);

/* How often the call was made since the last disk_fail. */
unsigned disk_count(enum disk_call call);

/* What was done to files, in its order, as a watcher is told it after it was done. */
struct disk_deed {
    enum disk_call call;
    ino_t file;            /* of WRITE, CUT, SYNC; of OPEN, which made it; of SYNC_FOLDER */
    size_t offset;         /* of WRITE; the size of CUT */
    const char *bytes;     /* of WRITE */
    size_t length;         /* of WRITE */
    const char *path, *to; /* of OPEN, RENAME, UNLINK */
};

/* Who is told; NULL: nobody. */
typedef void disk_watcher(const struct disk_deed *deed);
void disk_watch(disk_watcher *watcher);

#endif
