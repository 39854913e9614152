#include "play/journal.h"

#include "language/language.h"
#include "play/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

struct journal {
    int fd;
    char *path;
    size_t size;        /* bytes that count */
    bool spilt;         /* a write failed, and what it left behind `size` could not be cut off */
    struct draft marks; /* where in the file each step begins; no text */
};

static struct journal *journal_new(const char *path, int flags, struct problem *problem)
{
    struct journal *journal = calloc(1, sizeof *journal);
    char *copy = malloc(strlen(path) + 1);
    if (journal == NULL || copy == NULL) {
        problem_say(problem, _("%s: not enough memory to keep a game there"), path);
        free(journal);
        free(copy);
        return NULL;
    }
    strcpy(copy, path);
    journal->path = copy;
    journal->fd = open(path, flags | O_RDWR | O_NONBLOCK | O_CLOEXEC, 0600);
    if (journal->fd < 0) {
        problem_say(problem,
                    flags & O_CREAT ? _("%s: cannot be made: %s") : _("%s: cannot be opened: %s"),
                    path, strerror(errno));
        journal_close(journal);
        return NULL;
    }
    if (flock(journal->fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        problem_say(problem, _("%s: another program is playing this game just now"), path);
        journal_close(journal);
        return NULL;
    }
    return journal;
}

void journal_close(struct journal *journal)
{
    if (journal == NULL)
        return;
    if (journal->fd >= 0)
        close(journal->fd);
    draft_free(&journal->marks);
    free(journal->path);
    free(journal);
}

const char *journal_name(const struct journal *journal)
{
    const char *slash = strrchr(journal->path, '/');
    return slash ? slash + 1 : journal->path;
}

struct journal *journal_create(const char *path, const struct draft *draft, struct problem *problem)
{
    struct journal *journal = journal_new(path, O_CREAT | O_EXCL, problem);
    if (journal == NULL)
        return NULL;
    bool written = journal_append(journal, draft, problem);
    if (written && !file_sync_folder(path))
        written = problem_say(problem, _("%s: its folder cannot be synced"), path);
    if (written)
        return journal;
    unlink(path);
    journal_close(journal);
    return NULL;
}

struct journal *journal_open(const char *path, char **text, size_t *length, struct problem *problem)
{
    struct journal *journal = journal_new(path, 0, problem);
    if (journal == NULL)
        return NULL;
    if (!file_read_open(journal->fd, path, text, length, problem)) {
        journal_close(journal);
        return NULL;
    }
    journal->size = *length;
    return journal;
}

static bool write_fails(const struct journal *journal, struct problem *problem, int why)
{
    return problem_say(problem, _("%s: cannot be written: %s"), journal->path, strerror(why));
}

/* Makes the file `size` bytes long, for good. */
static bool journal_truncate(struct journal *journal, size_t size, struct problem *problem)
{
    if (ftruncate(journal->fd, (off_t)size) != 0 || fdatasync(journal->fd) != 0)
        return write_fails(journal, problem, errno);
    journal->size = size;
    journal->spilt = false;
    return true;
}

bool journal_settle(struct journal *journal, const struct draft *draft, size_t whole,
                    struct problem *problem)
{
    for (size_t step = 0; step < draft->steps; step++)
        draft_mark(&journal->marks, draft->begin[step]);
    if (draft->failed || journal->marks.failed)
        return problem_say(problem, _("%s: not enough memory to keep the game"), journal->path);
    return whole == journal->size || journal_truncate(journal, whole, problem);
}

bool journal_append(struct journal *journal, const struct draft *draft, struct problem *problem)
{
    struct draft *marks = &journal->marks;
    size_t steps = marks->steps;
    if (journal->spilt && !journal_truncate(journal, journal->size, problem))
        return false;
    for (size_t step = 0; step < draft->steps; step++)
        draft_mark(marks, journal->size + draft->begin[step]);
    if (draft->failed || marks->failed) {
        marks->failed = false;
        marks->steps = steps;
        return problem_say(problem, _("%s: not enough memory to keep the game"), journal->path);
    }
    if (file_write_at(journal->fd, draft->text, draft->length, journal->size) &&
        fdatasync(journal->fd) == 0) {
        journal->size += draft->length;
        return true;
    }
    int why = errno;
    marks->steps = steps;
    journal->spilt = !journal_truncate(journal, journal->size, problem);
    return write_fails(journal, problem, why);
}

bool journal_cut(struct journal *journal, size_t steps, struct problem *problem)
{
    if (steps >= journal->marks.steps)
        return true;
    size_t begin = journal->marks.begin[steps], length = journal->size - begin;
    char *rest = malloc(length + 1);
    if (rest == NULL)
        return problem_say(problem, _("%s: not enough memory to cut it"), journal->path);
    /* A cut that cannot be synced is mended from this copy. */
    bool cut = pread(journal->fd, rest, length, (off_t)begin) == (ssize_t)length
                   ? journal_truncate(journal, begin, problem)
                   : write_fails(journal, problem, EIO);
    if (cut)
        journal->marks.steps = steps;
    else
        file_write_at(journal->fd, rest, length, begin);
    free(rest);
    return cut;
}

bool journal_is_at(const struct journal *journal, const char *path)
{
    struct stat own, other;
    return fstat(journal->fd, &own) == 0 && stat(path, &other) == 0 && own.st_dev == other.st_dev &&
           own.st_ino == other.st_ino;
}
