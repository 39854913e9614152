/* Replacing a file atomically. */
#include "play/file.h"

#include "language/language.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The file to replace. */
struct target {
    char path[PATH_MAX]; /* the file itself, with links resolved */
    struct stat about;   /* of the file that is there, */
    bool is_there;       /* false: there is none yet, */
    unsigned mode;       /* and a new one is made with this mode */
};

static bool cannot_write(const char *path, struct problem *problem)
{
    return problem_say(problem, _("%s: cannot be written: %s"), path, strerror(errno));
}

static bool find_target(const char *path, struct target *target, struct problem *problem)
{
    *target = (struct target){.is_there = true, .mode = FILE_PRIVATE};
    if (realpath(path, target->path) != NULL)
        return stat(target->path, &target->about) == 0 || cannot_write(path, problem);
    struct stat link;
    if (errno != ENOENT)
        return cannot_write(path, problem);
    if (lstat(path, &link) == 0)
        return problem_say(problem, _("%s: cannot be written: it is a broken link"), path);
    if (strlen(path) >= sizeof target->path) {
        errno = ENAMETOOLONG;
        return cannot_write(path, problem);
    }
    strcpy(target->path, path);
    target->is_there = false;
    return true;
}

/* Whether the file may be replaced if it is not a game. */
static bool is_file(const char *path, const struct target *target, struct problem *problem)
{
    return !target->is_there || S_ISREG(target->about.st_mode) ||
           problem_say(problem, _("%s: cannot be written: it is not a regular file"), path);
}

/* Whether no program keeps a game there. */
static bool is_free(const char *path, const struct target *target, struct problem *problem)
{
    enum file_lock lock = target->is_there ? file_lock_of(target->path) : FILE_LOCKED;
    if (lock == FILE_TAKEN)
        return problem_say(problem, _("%s: a game is in progress there: expected another name"),
                           path);
    return lock == FILE_LOCKED || cannot_write(path, problem);
}

/* Gives the new file the old one's mode, and its owner if possible; if not, it stays closed to
 * anyone who could not read the old one. */
static bool take_mode(int fd, const struct target *target)
{
    struct stat own;
    if (!target->is_there)
        return true;
    mode_t mode = target->about.st_mode & 0777;
    if (fstat(fd, &own) != 0)
        return false;
    if ((own.st_uid != target->about.st_uid || own.st_gid != target->about.st_gid) &&
        fchown(fd, target->about.st_uid, target->about.st_gid) != 0)
        mode &= 0700;
    return fchmod(fd, mode) == 0;
}

/* Writes and syncs the whole text to a new file, which is locked. -1, with errno and no file left
 * behind, on failure. */
static int write_new(const char *path, const struct target *target, const char *text, size_t length)
{
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, (mode_t)target->mode);
    if (fd < 0)
        return -1;
    if (file_lock(fd) == FILE_LOCKED && take_mode(fd, target) &&
        file_write_at(fd, text, length, 0) && file_sync(fd))
        return fd;
    file_discard(fd, path);
    return -1;
}

/* Whether `name` is `base.PID.tmp` and that process has ended. */
static bool is_leftover(const char *name, const char *base)
{
    size_t length = strlen(base);
    char *end;
    if (strncmp(name, base, length) != 0 || name[length] != '.' || name[length + 1] < '1' ||
        name[length + 1] > '9')
        return false;
    errno = 0;
    long pid = strtol(name + length + 1, &end, 10);
    return errno == 0 && pid <= INT_MAX && strcmp(end, ".tmp") == 0 && kill((pid_t)pid, 0) != 0 &&
           errno == ESRCH;
}

/* Removes a leftover unless it is locked: its writer may run where we cannot see its process. */
static void remove_leftover(int folder, const char *name)
{
    int fd = openat(folder, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return;
    if (file_lock(fd) == FILE_LOCKED)
        unlinkat(folder, name, 0);
    close(fd);
}

/* Removes files left by dead programs. Failing to do so loses nothing. */
static void remove_leftovers(const char *path)
{
    char folder[FILE_FOLDER_SIZE];
    DIR *open = file_folder_of(path, folder) ? opendir(folder) : NULL;
    if (open == NULL)
        return;
    for (const struct dirent *next; (next = readdir(open)) != NULL;)
        if (is_leftover(next->d_name, file_name_of(path)))
            remove_leftover(dirfd(open), next->d_name);
    closedir(open);
}

/* The new file, or -1 with errno. */
static int replace(const struct target *target, const char *text, size_t length)
{
    char fresh[PATH_MAX + 32];
    remove_leftovers(target->path);
    snprintf(fresh, sizeof fresh, "%s.%ld.tmp", target->path, (long)getpid());
    remove_leftover(AT_FDCWD, fresh); /* of a program with our PID */
    int fd = write_new(fresh, target, text, length);
    if (fd < 0 || rename(fresh, target->path) == 0)
        return fd;
    file_discard(fd, fresh);
    return -1;
}

static bool sync_name(const char *path, const struct target *target, struct problem *problem)
{
    return file_sync_folder(target->path) ||
           problem_say(problem, _("%s: its folder cannot be synced: %s"), path, strerror(errno));
}

static bool replace_and_sync(const char *path, const struct target *target, const char *text,
                             size_t length, struct problem *problem)
{
    int fd = replace(target, text, length);
    if (fd < 0)
        return cannot_write(path, problem);
    close(fd); /* nothing can fail any more: the text is on disk */
    return sync_name(path, target, problem);
}

bool file_replace(const char *path, unsigned mode, const char *text, size_t length,
                  struct problem *problem)
{
    struct target target;
    if (!find_target(path, &target, problem) || !is_file(path, &target, problem) ||
        !is_free(path, &target, problem))
        return false;
    if (!target.is_there)
        target.mode = mode;
    return replace_and_sync(path, &target, text, length, problem);
}

bool file_replace_settings(const char *path, const char *text, size_t length,
                           struct problem *problem)
{
    struct target target;
    return find_target(path, &target, problem) && is_file(path, &target, problem) &&
           replace_and_sync(path, &target, text, length, problem);
}

int file_replace_own(const char *path, const char *text, size_t length, struct problem *problem)
{
    struct target target;
    if (!find_target(path, &target, problem))
        return -1;
    int fd = replace(&target, text, length);
    if (fd < 0)
        cannot_write(path, problem);
    return fd;
}

bool file_sync_name(const char *path, struct problem *problem)
{
    struct target target;
    return find_target(path, &target, problem) && sync_name(path, &target, problem);
}
