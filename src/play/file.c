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

bool file_read_at(int fd, char *text, size_t length, size_t offset)
{
    for (size_t got = 0; got < length;) {
        ssize_t some = pread(fd, text + got, length - got, (off_t)(offset + got));
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
    if (!file_read_at(fd, all, room, 0)) {
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
    /* Without O_NONBLOCK a pipe that has no writer would block for ever. */
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return problem_say(problem, _("%s: cannot be opened: %s"), path, strerror(errno));
    bool read = file_read_open(kind, fd, path, text, length, problem);
    close(fd);
    return read;
}

bool file_may_be_there(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 || (errno != ENOENT && errno != ENOTDIR);
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

static bool try_lock(int fd, int operation)
{
    int done;
    while ((done = flock(fd, operation | LOCK_NB)) != 0 && errno == EINTR)
        ;
    return done == 0;
}

bool file_has_locks(int fd)
{
    return try_lock(fd, LOCK_EX);
}

enum file_lock file_share(int fd)
{
    if (try_lock(fd, LOCK_SH))
        return FILE_LOCKED;
    return errno == EWOULDBLOCK ? FILE_TAKEN : FILE_LOCK_FAILED;
}

enum file_lock file_lock(int fd)
{
    if (file_has_locks(fd) || errno == ENOSYS || errno == EOPNOTSUPP)
        return FILE_LOCKED;
    return errno == EWOULDBLOCK ? FILE_TAKEN : FILE_LOCK_FAILED;
}

enum file_lock file_lock_of(const char *path)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0) /* its folder decides whether it can be moved or replaced */
        return errno == EACCES ? FILE_LOCKED : FILE_LOCK_FAILED;
    enum file_lock lock = file_lock(fd);
    file_close(fd);
    return lock;
}

void file_close(int fd)
{
    int why = errno;
    if (fd >= 0)
        close(fd);
    errno = why;
}

void file_discard(int fd, const char *path)
{
    int why = errno;
    unlink(path);
    errno = why;
    file_close(fd);
}

const char *file_name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

bool file_folder_of(const char *path, char folder[FILE_FOLDER_SIZE])
{
    const char *slash = strrchr(path, '/');
    int length = slash == NULL || slash == path ? 1 : (int)(slash - path);
    errno = ENAMETOOLONG;
    return snprintf(folder, FILE_FOLDER_SIZE, "%.*s", length, slash != NULL ? path : ".") <
           FILE_FOLDER_SIZE;
}

bool file_sync_folder(const char *path)
{
    char folder[FILE_FOLDER_SIZE];
    int done, fd = file_folder_of(path, folder) ? open(folder, O_RDONLY | O_CLOEXEC) : -1;
    if (fd < 0)
        return false;
    while ((done = fsync(fd)) != 0 && errno == EINTR)
        ;
    /* Some file systems cannot sync folders and return EINVAL; they persist names in their own
     * way. */
    bool synced = done == 0 || errno == EINVAL;
    file_close(fd);
    return synced;
}

struct folder_place {
    const char *variable, *below_home;
    const char *nowhere, *too_long, *useless; /* messages about it */
};

static const struct folder_place places[FOLDERS_COUNT] = {
    [FOLDER_GAMES] = {"XDG_DATA_HOME", "/.local/share",
                      N_("no games folder: expected HOME or XDG_DATA_HOME to be an absolute path"),
                      N_("the path of the games folder is longer than %d bytes"),
                      N_("%s: cannot use this games folder: %s")},
    [FOLDER_SETTINGS] =
        {"XDG_CONFIG_HOME", "/.config",
         N_("no settings folder: expected HOME or XDG_CONFIG_HOME to be an absolute path"),
         N_("the path of the settings folder is longer than %d bytes"),
         N_("%s: cannot use this settings folder: %s")},
    [FOLDER_STATE] =
        {"XDG_STATE_HOME", "/.local/state",
         N_("no state folder: expected HOME or XDG_STATE_HOME to name one, starting with /"),
         N_("the path of the state folder is longer than %d bytes"),
         N_("%s: the state folder cannot be used: %s")},
    [FOLDER_CACHE] =
        {"XDG_CACHE_HOME", "/.cache",
         N_("no cache folder: expected HOME or XDG_CACHE_HOME to name one, starting with /"),
         N_("the path of the cache folder is longer than %d bytes"),
         N_("%s: the cache folder cannot be used: %s")},
};

/* A variable with an absolute path; XDG says to ignore any other. */
static const char *folder_variable(const char *name)
{
    const char *value = getenv(name);
    return value != NULL && value[0] == '/' ? value : NULL;
}

bool folder_path(enum folder folder, char path[FOLDER_PATH_SIZE], struct problem *problem)
{
    const struct folder_place *place = &places[folder];
    const char *given = folder_variable(place->variable), *home = folder_variable("HOME");
    if (given == NULL && home == NULL)
        return problem_say(problem, "%s", _(place->nowhere));
    int length = snprintf(path, FOLDER_PATH_SIZE, "%s%s/bastide", given ? given : home,
                          given ? "" : place->below_home);
    if (length >= FOLDER_PATH_SIZE)
        return problem_say(problem, _(place->too_long), FOLDER_PATH_SIZE - 1);
    return true;
}

/* Creates the folder and any missing parents. 0, or the errno; `path` is then cut to the one that
 * failed. */
static int make_folders(char *path)
{
    for (char *slash = path; slash != NULL;) {
        slash = strchr(slash + 1, '/');
        if (slash != NULL)
            *slash = '\0';
        struct stat about;
        int why = mkdir(path, 0700) == 0 ? 0 : errno;
        if (why == 0)
            file_sync_folder(path);
        else if (stat(path, &about) == 0)
            why = S_ISDIR(about.st_mode) ? 0 : ENOTDIR;
        if (why == 0 && slash == NULL && access(path, W_OK | X_OK) != 0)
            why = errno;
        if (why != 0)
            return why;
        if (slash != NULL)
            *slash = '/';
    }
    return 0;
}

bool folder_make(enum folder folder, char path[FOLDER_PATH_SIZE], struct problem *problem)
{
    if (!folder_path(folder, path, problem))
        return false;
    int why = make_folders(path);
    return why == 0 || problem_say(problem, _(places[folder].useless), path, strerror(why));
}

bool folder_file(enum folder folder, const char *name, char path[FOLDER_FILE_SIZE],
                 struct problem *problem)
{
    char within[FOLDER_PATH_SIZE];
    if (!folder_path(folder, within, problem))
        return false;
    snprintf(path, FOLDER_FILE_SIZE, "%s/%s", within, name);
    return true;
}

void folder_keep(enum folder folder, const char *name, const char *text, size_t length)
{
    char path[FOLDER_FILE_SIZE];
    struct problem nobody_listens;
    if (folder_make(folder, path, &nobody_listens) &&
        folder_file(folder, name, path, &nobody_listens))
        file_replace_settings(path, text, length, &nobody_listens);
}

void state_keep(const char *name, const char *text, size_t length)
{
    folder_keep(FOLDER_STATE, name, text, length);
}

char *state_read(const char *name, size_t *length)
{
    char path[FOLDER_FILE_SIZE], *text = NULL;
    struct problem nobody_listens;
    return folder_file(FOLDER_STATE, name, path, &nobody_listens) &&
                   file_read(FILE_SETTINGS, path, &text, length, &nobody_listens)
               ? text
               : NULL;
}
