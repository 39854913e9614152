#include "play/file.h"
#include "language/language.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct file_limits {
    int most;
    const char *no_file, *too_long; /* messages about it */
} limits[FILE_KINDS_COUNT] = {
    [FILE_GAME] = {FILE_SIZE_MOST, N_("%s: expected a game file, this is not one"),
                   N_("%s: too long for a game: expected at most %d bytes")},
    [FILE_SETTINGS] = {FILE_SMALL_MOST, N_("%s: expected a settings file, this is not one"),
                       N_("%s: too long for settings: expected at most %d bytes")},
    [FILE_THEME] = {FILE_SMALL_MOST, N_("%s: expected a theme file, this is not one"),
                    N_("%s: too long for a theme: expected at most %d bytes")},
};

/* Reads `room` bytes. False with errno; errno is 0 if the file ends first. */
static bool read_all(int fd, char *text, size_t room)
{
    for (size_t got = 0; got < room;) {
        ssize_t some = pread(fd, text + got, room - got, (off_t)got);
        if (some < 0 && errno == EINTR)
            continue;
        if (some == 0)
            errno = 0;
        if (some <= 0)
            return false;
        got += (size_t)some;
    }
    return true;
}

bool file_cannot_be_read(const char *path, struct problem *problem)
{
    return errno == 0 ? problem_say(problem, _("%s: cannot be read: it ends too soon"), path)
                      : problem_say(problem, _("%s: cannot be read: %s"), path, strerror(errno));
}

bool file_read_open(enum file_kind kind, int fd, const char *path, char **text, size_t *length,
                    struct problem *problem)
{
    struct stat about;
    if (fstat(fd, &about) != 0)
        return file_cannot_be_read(path, problem);
    if (!S_ISREG(about.st_mode))
        return problem_say(problem, _(limits[kind].no_file), path);
    if (about.st_size > limits[kind].most)
        return problem_say(problem, _(limits[kind].too_long), path, limits[kind].most);
    size_t room = (size_t)about.st_size;
    char *all = malloc(room + 1);
    if (all == NULL)
        return problem_say(problem, _("%s: not enough memory to read it"), path);
    if (!read_all(fd, all, room)) {
        file_cannot_be_read(path, problem);
        free(all);
        return false;
    }
    all[room] = '\0';
    *text = all;
    *length = room;
    return true;
}

bool file_read(enum file_kind kind, const char *path, char **text, size_t *length,
               struct problem *problem)
{
    /* Without O_NONBLOCK a pipe without a writer would block for ever. */
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return problem_say(problem, _("%s: cannot be opened: %s"), path, strerror(errno));
    bool read = file_read_open(kind, fd, path, text, length, problem);
    close(fd);
    return read;
}

bool file_write_at(int fd, const char *text, size_t length, size_t offset)
{
    while (length > 0) {
        ssize_t some = pwrite(fd, text, length, (off_t)offset);
        if (some < 0 && errno == EINTR)
            continue;
        if (some == 0) /* write makes no progress */
            errno = EIO;
        if (some <= 0)
            return false;
        text += some;
        offset += (size_t)some;
        length -= (size_t)some;
    }
    return true;
}

bool file_cut(int fd, size_t size)
{
    int done;
    while ((done = ftruncate(fd, (off_t)size)) != 0 && errno == EINTR)
        ;
    return done == 0;
}

bool file_sync(int fd)
{
    int done;
    while ((done = fdatasync(fd)) != 0 && errno == EINTR)
        ;
    return done == 0;
}

/* True also on a file system without locks. */
static bool lock(int fd, int operation)
{
    int done;
    while ((done = flock(fd, operation)) != 0 && errno == EINTR)
        ;
    return done == 0 || errno == ENOSYS || errno == EOPNOTSUPP;
}

bool file_has_locks(int fd)
{
    int done;
    while ((done = flock(fd, LOCK_EX | LOCK_NB)) != 0 && errno == EINTR)
        ;
    return done == 0;
}

enum file_lock file_lock(int fd)
{
    if (lock(fd, LOCK_EX | LOCK_NB))
        return FILE_LOCKED;
    return errno == EWOULDBLOCK ? FILE_TAKEN : FILE_LOCK_FAILED;
}

static int open_folder_of(const char *path)
{
    char folder[4096];
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) : 0;
    if (length >= sizeof folder) {
        errno = ENAMETOOLONG;
        return -1;
    }
    memcpy(folder, path, length);
    folder[length] = '\0';
    return open(slash == NULL ? "." : length == 0 ? "/" : folder, O_RDONLY | O_CLOEXEC);
}

bool file_sync_folder(const char *path)
{
    int done, fd = open_folder_of(path);
    if (fd < 0)
        return false;
    while ((done = fsync(fd)) != 0 && errno == EINTR)
        ;
    /* Some file systems cannot sync folders and return EINVAL; they persist names in their own
     * way. */
    bool synced = done == 0 || errno == EINVAL;
    int why = errno;
    close(fd);
    errno = why;
    return synced;
}

void file_lines_begin(struct file_lines *lines, int fd, size_t size)
{
    lines->fd = fd;
    lines->size = size;
    lines->at = lines->begin = lines->end = 0;
}

/* Reads on, as far as there is room. */
static bool fill(struct file_lines *lines)
{
    size_t room = sizeof lines->buffer - lines->end, left = lines->size - lines->at;
    ssize_t got;
    do
        got = pread(lines->fd, lines->buffer + lines->end, room < left ? room : left,
                    (off_t)lines->at);
    while (got < 0 && errno == EINTR);
    if (got == 0)
        errno = 0;
    if (got <= 0)
        return false;
    lines->at += (size_t)got;
    lines->end += (size_t)got;
    return true;
}

/* Keeps what has not been told, at the start of the buffer. False if that is all of the buffer: it
 * is dropped. */
static bool make_room(struct file_lines *lines)
{
    bool is_full = lines->begin == 0 && lines->end == sizeof lines->buffer;
    if (is_full)
        lines->end = 0;
    memmove(lines->buffer, lines->buffer + lines->begin, lines->end - lines->begin);
    lines->end -= lines->begin;
    lines->begin = 0;
    return !is_full;
}

enum file_line file_lines_next(struct file_lines *lines, const char **line, size_t *length)
{
    enum file_line found = FILE_LINE;
    for (;;) {
        char *from = lines->buffer + lines->begin;
        size_t left = lines->end - lines->begin;
        const char *newline = left > 0 ? memchr(from, '\n', left) : NULL;
        if (newline == NULL && lines->at < lines->size) {
            if (!make_room(lines))
                found = FILE_LINE_TOO_LONG;
            if (!fill(lines))
                return FILE_LINES_FAILED;
            continue;
        }
        *line = from;
        *length = newline != NULL ? (size_t)(newline - from) : left;
        lines->begin += *length + (newline != NULL);
        return found == FILE_LINE && left == 0 ? FILE_LINES_END : found;
    }
}
