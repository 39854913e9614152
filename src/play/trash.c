#include "play/store.h"

#include "language/language.h"
#include "play/file.h"
#include "play/session.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char deleted_folder[] = "deleted", lock_prefix[] = "lock.";

/* The folder of games, which may be a link, and in it that of deleted games, which may not. */
struct places {
    char path[FOLDER_PATH_SIZE]; /* of the folder of games */
    int games, deleted;          /* the open folders, or -1 */
};

static void places_close(const struct places *places)
{
    file_close(places->deleted);
    file_close(places->games);
}

static int open_folder(int at, const char *path, int flags)
{
    return openat(at, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags);
}

/* False, with errno and nothing open, where there are no such folders. */
static bool places_open(struct places *places)
{
    struct problem nobody_listens;
    places->games = places->deleted = -1;
    errno = ENOENT;
    if (!folder_path(FOLDER_GAMES, places->path, &nobody_listens))
        return false;
    places->games = open_folder(AT_FDCWD, places->path, 0);
    if (places->games >= 0)
        places->deleted = open_folder(places->games, deleted_folder, O_NOFOLLOW);
    if (places->deleted < 0)
        places_close(places);
    return places->deleted >= 0;
}

/* The names of files. */

/* A deleted game. */
struct deleted {
    char file[NAME_MAX + 1];  /* the name of its file, */
    char name[NAME_MAX + 1];  /* as it was called in the folder of games, */
    char owner[NAME_MAX + 1]; /* who deleted it, */
    long number;              /* and as which of its games, from 1 */
};

/* Cuts the part after the last dot off the name. NULL: there is none. */
static char *take_part(char *name)
{
    char *dot = strrchr(name, '.');
    if (dot == NULL)
        return NULL;
    *dot = '\0';
    return dot + 1;
}

/* The number that the text begins with; 0: none. `*end` is what follows. */
static long take_number(const char *text, char **end)
{
    errno = 0;
    long number = text[0] >= '1' && text[0] <= '9' ? strtol(text, end, 10) : 0;
    return errno == 0 ? number : 0;
}

/* The process that an owner is: "PID-CHANCE" or, of earlier versions of the program, "PID". 0: it
 * is not an owner's name. */
static pid_t process_of(const char *owner)
{
    char *end = NULL;
    long pid = take_number(owner, &end);
    if (pid <= 0 || pid > INT_MAX)
        return 0;
    bool is_owner = *end == '\0' || (*end == '-' && end[1] != '\0' &&
                                     end[1 + strspn(end + 1, "0123456789")] == '\0');
    return is_owner ? (pid_t)pid : 0;
}

static bool read_name(const char *file, struct deleted *deleted)
{
    char *end = NULL;
    if (strlen(file) > NAME_MAX)
        return false;
    strcpy(deleted->file, file);
    strcpy(deleted->name, file);
    const char *number = take_part(deleted->name);
    if (number == NULL || (deleted->number = take_number(number, &end)) == 0 || *end != '\0')
        return false;
    const char *owner = take_part(deleted->name);
    if (owner == NULL || process_of(owner) == 0 || deleted->name[0] == '\0')
        return false;
    strcpy(deleted->owner, owner);
    return true;
}

static void lock_name(const char *owner, char name[NAME_MAX + 1])
{
    snprintf(name, NAME_MAX + 1, "%s%s", lock_prefix, owner);
}

/* The files of the trash; NULL: there are none. */
static DIR *list_open(const struct places *places)
{
    int fd = open_folder(places->deleted, ".", 0);
    DIR *list = fd >= 0 ? fdopendir(fd) : NULL;
    if (list == NULL)
        file_close(fd);
    return list;
}

/* The next deleted game among them. False, with the list closed: there is none. */
static bool list_next(DIR *list, struct deleted *deleted)
{
    const struct dirent *next = NULL;
    while (list != NULL && (next = readdir(list)) != NULL)
        if (read_name(next->d_name, deleted))
            return true;
    if (list != NULL)
        closedir(list);
    return false;
}

/* The game that the owner deleted last; its number is 0 where there is none. */
static struct deleted last_of(const struct places *places, const char *owner)
{
    struct deleted last = {.number = 0}, next;
    for (DIR *list = list_open(places); list_next(list, &next);)
        if (strcmp(next.owner, owner) == 0 && next.number > last.number)
            last = next;
    return last;
}

/* Deleting. */

static bool cannot_move(const char *path, struct problem *problem)
{
    return problem_say(problem, _("%s: cannot be moved: %s"), path, strerror(errno));
}

/* Whether no program keeps the record just now. */
static bool is_free(const char *path, struct problem *problem)
{
    enum file_lock lock = file_lock_of(path);
    if (lock == FILE_TAKEN)
        return problem_say(problem, _("%s: this game is being played now"), path);
    return lock == FILE_LOCKED || cannot_move(path, problem);
}

/* A lock file of its own, held. False with errno. */
static bool trash_begin(struct trash *trash, const struct places *places)
{
    char name[NAME_MAX + 1];
    struct stat about;
    snprintf(trash->owner, sizeof trash->owner, "%ld-%012" PRIu64, (long)getpid(),
             seed_by_chance());
    lock_name(trash->owner, name);
    trash->lock =
        openat(places->deleted, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (trash->lock < 0)
        return false;
    enum file_lock lock = file_lock(trash->lock);
    if (lock == FILE_LOCKED && fstat(trash->lock, &about) == 0 && about.st_nlink > 0) {
        trash->is_begun = true;
        return true;
    }
    if (lock != FILE_LOCK_FAILED)
        errno = EAGAIN; /* taken for a dead program's */
    file_close(trash->lock);
    return false;
}

/* Why places_open has failed. */
static bool cannot_open(const struct places *places, struct problem *problem)
{
    if (errno == ENOTDIR || errno == ELOOP)
        return problem_say(
            problem, _("%s/%s: expected a folder for deleted games; a link or a file is there"),
            places->path, deleted_folder);
    return problem_say(problem, _("%s: cannot be opened: %s"), places->path, strerror(errno));
}

/* The folder and the lock file, both made if they are not there. Where others tidy up at this
 * moment they may be gone again at once: then once more. */
static bool places_make(struct places *places, struct trash *trash, const char *path,
                        struct problem *problem)
{
    enum { TRIES = 8 };
    char deleted[FOLDER_FILE_SIZE];
    struct problem nobody_listens;
    if (!folder_file(FOLDER_GAMES, deleted_folder, deleted, &nobody_listens))
        return problem_say(problem, _("%s: there is no folder for deleted games"), path);
    for (unsigned tries = 0; tries < TRIES; tries++) {
        if (mkdir(deleted, 0700) != 0 && errno != EEXIST)
            break;
        if (places_open(places)) {
            if (trash->is_begun || trash_begin(trash, places))
                return true;
            places_close(places);
        }
        if (errno == ENOTDIR || errno == ELOOP)
            return cannot_open(places, problem);
        if (errno != ENOENT && errno != EAGAIN)
            break;
    }
    return cannot_move(path, problem);
}

static bool move_there(const struct places *places, struct trash *trash, const char *path,
                       struct problem *problem)
{
    const char *name = strrchr(path, '/') + 1;
    char to[NAME_MAX + 1];
    int length = snprintf(to, sizeof to, "%s.%s.%ld", name, trash->owner, trash->number + 1);
    if (length >= (int)sizeof to) {
        errno = ENAMETOOLONG;
        return cannot_move(path, problem);
    }
    if (!is_free(path, problem))
        return false;
    if (renameat(places->games, name, places->deleted, to) != 0)
        return cannot_move(path, problem);
    trash->number++;
    trash->games++;
    fsync(places->deleted);
    fsync(places->games);
    return true;
}

bool trash_put(struct trash *trash, const char *path, struct problem *problem)
{
    struct places places = {.games = -1, .deleted = -1};
    if (strrchr(path, '/') == NULL)
        return problem_say(problem, _("%s: there is no folder for deleted games"), path);
    if (!places_make(&places, trash, path, problem))
        return false;
    bool is_put = move_there(&places, trash, path, problem);
    places_close(&places);
    return is_put;
}

/* Bringing back. */

/* Never in the place of another game. */
static bool bring_back(const struct places *places, const struct deleted *deleted,
                       char path[STORE_PATH_SIZE], struct problem *problem)
{
    struct stat about;
    snprintf(path, STORE_PATH_SIZE, "%s/%s", places->path, deleted->name);
    if (fstatat(places->games, deleted->name, &about, AT_SYMLINK_NOFOLLOW) == 0) {
        errno = EEXIST;
        return cannot_move(path, problem);
    }
    if (renameat(places->deleted, deleted->file, places->games, deleted->name) != 0)
        return cannot_move(path, problem);
    fsync(places->games);
    return true;
}

static bool has_none(struct problem *problem)
{
    return problem_say(problem, _("no game has been deleted since the program started"));
}

bool trash_bring_back(struct trash *trash, char path[STORE_PATH_SIZE], struct problem *problem)
{
    struct places places;
    if (trash->games == 0)
        return has_none(problem);
    if (!places_open(&places))
        return cannot_open(&places, problem);
    const struct deleted last = last_of(&places, trash->owner);
    if (last.number == 0)
        trash->games = 0; /* another process has removed them */
    bool is_back = last.number > 0 ? bring_back(&places, &last, path, problem) : has_none(problem);
    trash->games -= is_back;
    places_close(&places);
    return is_back;
}

/* Leaving. */

/* The folder stays where others have something there. */
static void remove_folder(const struct places *places)
{
    unlinkat(places->games, deleted_folder, AT_REMOVEDIR);
}

void trash_empty(struct trash *trash)
{
    struct places places;
    struct deleted own;
    char name[NAME_MAX + 1];
    if (!trash->is_begun)
        return;
    lock_name(trash->owner, name);
    if (places_open(&places)) {
        for (DIR *list = list_open(&places); list_next(list, &own);)
            if (strcmp(own.owner, trash->owner) == 0)
                unlinkat(places.deleted, own.file, 0);
        unlinkat(places.deleted, name, 0);
        remove_folder(&places);
        places_close(&places);
    }
    close(trash->lock);
    *trash = (struct trash){.number = 0};
}

/* What others have left. */

/* Whether there is another process with the number of the owner. */
static bool is_running(const char *owner)
{
    pid_t process = process_of(owner);
    return process != getpid() && (kill(process, 0) == 0 || errno == EPERM);
}

/* The lock file of an owner that no longer runs, held; -1: it runs or, with ENOENT, there is no
 * such file. On a file system without locks the number of its process tells. */
static int take_lock(const struct places *places, const char *owner)
{
    char name[NAME_MAX + 1];
    lock_name(owner, name);
    int fd = openat(places->deleted, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0 || (file_lock(fd) == FILE_LOCKED && (file_has_locks(fd) || !is_running(owner))))
        return fd;
    close(fd);
    errno = EBUSY;
    return -1;
}

static bool is_dead(const struct places *places, const char *owner)
{
    int fd = take_lock(places, owner);
    if (fd < 0)
        return errno == ENOENT && !is_running(owner);
    close(fd);
    return true;
}

static void remove_lost_lock(const struct places *places, const char *file)
{
    const char *owner = file + sizeof lock_prefix - 1;
    if (strncmp(file, lock_prefix, sizeof lock_prefix - 1) != 0 || process_of(owner) == 0)
        return;
    int fd = take_lock(places, owner); /* held meanwhile: nobody takes it for its own */
    if (fd >= 0 && last_of(places, owner).number == 0)
        unlinkat(places->deleted, file, 0);
    file_close(fd);
}

void trash_bring_back_lost(void)
{
    struct places places;
    struct deleted lost;
    struct problem nobody_listens;
    char path[STORE_PATH_SIZE];
    const struct dirent *next;
    if (!places_open(&places))
        return;
    for (DIR *list = list_open(&places); list_next(list, &lost);)
        if (is_dead(&places, lost.owner))
            bring_back(&places, &lost, path, &nobody_listens);
    DIR *list = list_open(&places);
    while (list != NULL && (next = readdir(list)) != NULL)
        remove_lost_lock(&places, next->d_name);
    if (list != NULL)
        closedir(list);
    remove_folder(&places);
    places_close(&places);
}
