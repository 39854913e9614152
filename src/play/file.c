#include "play/file.h"

#include "language/language.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

bool file_read_open(int fd, const char *path, char **text, size_t *length, struct problem *problem)
{
    struct stat about;
    if (fstat(fd, &about) != 0)
        return problem_say(problem, _("%s: cannot be read: %s"), path, strerror(errno));
    if (!S_ISREG(about.st_mode))
        return problem_say(problem, _("%s: expected a file that holds a game, this is none"), path);
    if (about.st_size > FILE_SIZE_MOST)
        return problem_say(problem, _("%s: longer than any game: expected at most %d bytes"), path,
                           FILE_SIZE_MOST);
    size_t room = (size_t)about.st_size, got = 0;
    char *all = malloc(room + 1);
    if (all == NULL)
        return problem_say(problem, _("%s: not enough memory to read it"), path);
    while (got < room) {
        ssize_t some = pread(fd, all + got, room - got, (off_t)got);
        if (some == 0)
            break;
        if (some > 0) {
            got += (size_t)some;
        } else if (errno != EINTR) {
            free(all);
            return problem_say(problem, _("%s: cannot be read: %s"), path, strerror(errno));
        }
    }
    all[got] = '\0';
    *text = all;
    *length = got;
    return true;
}

bool file_read(const char *path, char **text, size_t *length, struct problem *problem)
{
    /* Without O_NONBLOCK a pipe without a writer would make us wait for ever. */
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return problem_say(problem, _("%s: cannot be opened: %s"), path, strerror(errno));
    bool read = file_read_open(fd, path, text, length, problem);
    close(fd);
    return read;
}

bool file_write_at(int fd, const char *text, size_t length, size_t offset)
{
    while (length > 0) {
        ssize_t some = pwrite(fd, text, length, (off_t)offset);
        if (some < 0 && errno == EINTR)
            continue;
        if (some < 0)
            return false;
        text += some;
        offset += (size_t)some;
        length -= (size_t)some;
    }
    return true;
}

bool file_sync_folder(const char *path)
{
    char folder[4096];
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) : 0;
    if (length >= sizeof folder)
        return false;
    memcpy(folder, path, length);
    folder[length] = '\0';
    int fd = open(slash == NULL ? "." : length == 0 ? "/" : folder, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    /* Some file systems do not sync folders and say EINVAL; they keep names in their own way. */
    bool synced = fsync(fd) == 0 || errno == EINVAL;
    close(fd);
    return synced;
}

/* Whether the file at `path` may be replaced. */
static bool may_replace(const char *path, struct problem *problem)
{
    struct stat about;
    if (stat(path, &about) != 0)
        return errno == ENOENT ||
               problem_say(problem, _("%s: cannot be written: %s"), path, strerror(errno));
    if (!S_ISREG(about.st_mode))
        return problem_say(problem, _("%s: cannot be written: it is not a regular file"), path);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) /* its folder decides whether it can be replaced */
        return true;
    bool kept = flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    close(fd);
    return !kept ||
           problem_say(problem,
                       _("%s: a game is being played there just now: expected another name"), path);
}

/* Writes and syncs the whole text into a new file. */
static bool write_new(const char *path, const char *text, size_t length)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd < 0)
        return false;
    bool written = file_write_at(fd, text, length, 0) && fsync(fd) == 0;
    int why = errno;
    written = close(fd) == 0 && written;
    if (!written) {
        unlink(path);
        errno = why;
    }
    return written;
}

bool file_replace(const char *path, const char *text, size_t length, struct problem *problem)
{
    if (!may_replace(path, problem))
        return false;
    size_t size = strlen(path) + 32;
    char *fresh = malloc(size);
    if (fresh == NULL)
        return problem_say(problem, _("%s: not enough memory to write it"), path);
    snprintf(fresh, size, "%s.%ld.tmp", path, (long)getpid());
    unlink(fresh); /* only a dead program of our number can have left one */
    bool replaced = write_new(fresh, text, length);
    if (replaced && rename(fresh, path) != 0) {
        int why = errno;
        unlink(fresh);
        errno = why;
        replaced = false;
    }
    if (!replaced)
        problem_say(problem, _("%s: cannot be written: %s"), path, strerror(errno));
    free(fresh);
    return replaced && (file_sync_folder(path) ||
                        problem_say(problem, _("%s: its folder cannot be synced"), path));
}
