#include "play/trash.h"

#include "language/language.h"
#include "play/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A file of the trash. */
struct deleted {
    char path[STORE_PATH_SIZE];
    char name[256]; /* as it was called in the folder of games */
    long pid;       /* of the program that deleted it, */
    long number;    /* and as which of its games, from 1 */
};

static bool folder_of_trash(char path[FOLDER_PATH_SIZE])
{
    struct problem nobody_listens;
    size_t length;
    if (!folder_path(FOLDER_GAMES, path, &nobody_listens))
        return false;
    length = strlen(path);
    return snprintf(path + length, FOLDER_PATH_SIZE - length, "/deleted") <
           (int)(FOLDER_PATH_SIZE - length);
}

/* Takes the number behind the last dot off the name. */
static bool take_number(char *name, long *number)
{
    char *dot = strrchr(name, '.'), *end;
    if (dot == NULL || dot[1] < '1' || dot[1] > '9')
        return false;
    errno = 0;
    *number = strtol(dot + 1, &end, 10);
    *dot = '\0';
    return errno == 0 && *end == '\0';
}

static bool read_name(const char *folder, const char *name, struct deleted *deleted)
{
    if (strlen(name) >= sizeof deleted->name)
        return false;
    strcpy(deleted->name, name);
    snprintf(deleted->path, sizeof deleted->path, "%s/%s", folder, name);
    return take_number(deleted->name, &deleted->number) &&
           take_number(deleted->name, &deleted->pid) && deleted->name[0] != '\0';
}

/* Calls `visit` for each file of the trash. */
static void visit_all(void (*visit)(const struct deleted *deleted, void *context), void *context)
{
    char path[FOLDER_PATH_SIZE];
    struct deleted deleted;
    DIR *folder = folder_of_trash(path) ? opendir(path) : NULL;
    const struct dirent *next;
    while (folder != NULL && (next = readdir(folder)) != NULL)
        if (read_name(path, next->d_name, &deleted))
            visit(&deleted, context);
    if (folder != NULL)
        closedir(folder);
}

static void keep_last(const struct deleted *deleted, void *context)
{
    struct deleted *last = context;
    if (deleted->pid == getpid() && deleted->number > last->number)
        *last = *deleted;
}

/* The game that this program deleted last; its number is 0 where there is none. */
static struct deleted last_deleted(void)
{
    struct deleted last = {.number = 0};
    visit_all(keep_last, &last);
    return last;
}

bool trash_has_games(void)
{
    return last_deleted().number > 0;
}

static bool cannot_move(const char *path, struct problem *problem)
{
    return problem_say(problem, _("%s: cannot be moved: %s"), path, strerror(errno));
}

/* Whether no program keeps the record just now. */
static bool is_free(const char *path, struct problem *problem)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0) /* its folder decides whether it can be moved */
        return errno == EACCES || cannot_move(path, problem);
    enum file_lock lock = file_lock(fd);
    close(fd);
    return lock != FILE_TAKEN || problem_say(problem, _("%s: this game is being played now"), path);
}

bool trash_put(const char *path, struct problem *problem)
{
    char folder[FOLDER_PATH_SIZE], to[STORE_PATH_SIZE];
    const char *slash = strrchr(path, '/');
    if (slash == NULL || !folder_of_trash(folder))
        return problem_say(problem, _("%s: there is no folder for deleted games"), path);
    if (mkdir(folder, 0700) != 0 && errno != EEXIST)
        return cannot_move(path, problem);
    int length = snprintf(to, sizeof to, "%s/%s.%ld.%ld", folder, slash + 1, (long)getpid(),
                          last_deleted().number + 1);
    if (length >= (int)sizeof to) {
        errno = ENAMETOOLONG;
        return cannot_move(path, problem);
    }
    if (!is_free(path, problem))
        return false;
    if (rename(path, to) != 0)
        return cannot_move(path, problem);
    file_sync_folder(to);
    file_sync_folder(path);
    return true;
}

/* Never in the place of another game. */
static bool bring_back(const struct deleted *deleted, char path[STORE_PATH_SIZE],
                       struct problem *problem)
{
    char folder[FOLDER_PATH_SIZE];
    struct stat about;
    if (!folder_path(FOLDER_GAMES, folder, problem))
        return false;
    snprintf(path, STORE_PATH_SIZE, "%s/%s", folder, deleted->name);
    if (lstat(path, &about) == 0) {
        errno = EEXIST;
        return cannot_move(path, problem);
    }
    if (rename(deleted->path, path) != 0)
        return cannot_move(path, problem);
    file_sync_folder(path);
    return true;
}

bool trash_bring_back(char path[STORE_PATH_SIZE], struct problem *problem)
{
    struct deleted last = last_deleted();
    if (last.number == 0)
        return problem_say(problem, _("no game has been deleted since the program started"));
    return bring_back(&last, path, problem);
}

static void remove_own(const struct deleted *deleted, void *context)
{
    (void)context;
    if (deleted->pid == getpid())
        unlink(deleted->path);
}

void trash_empty(void)
{
    char folder[FOLDER_PATH_SIZE];
    visit_all(remove_own, NULL);
    if (folder_of_trash(folder))
        rmdir(folder); /* others may have something there; then it stays */
}

static void bring_back_lost(const struct deleted *deleted, void *context)
{
    char path[STORE_PATH_SIZE];
    struct problem nobody_listens;
    (void)context;
    bool is_running = kill((pid_t)deleted->pid, 0) == 0 || errno == EPERM;
    if (!is_running || deleted->pid == getpid()) /* no program deletes before it has begun */
        bring_back(deleted, path, &nobody_listens);
}

void trash_bring_back_lost(void)
{
    char folder[FOLDER_PATH_SIZE];
    visit_all(bring_back_lost, NULL);
    if (folder_of_trash(folder))
        rmdir(folder);
}
