#include "play/store.h"

#include "language/language.h"
#include "play/file.h"
#include "play/group.h"
#include "play/journal.h"
#include "play/session.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The same in a folder. */
static bool new_path_in(const char *folder, char path[STORE_PATH_SIZE], struct problem *problem)
{
    char moment[32];
    struct stat about;
    struct tm local;
    time_t now = time(NULL);
    localtime_r(&now, &local);
    strftime(moment, sizeof moment, "%Y-%m-%d-%H%M%S", &local);
    for (unsigned number = 1; number < 100; number++) {
        char mark[8] = ""; /* '_' sorts after the '.' of the first */
        if (number > 1)
            snprintf(mark, sizeof mark, "_%02u", number);
        snprintf(path, STORE_PATH_SIZE, "%s/%s%s%s", folder, moment, mark, RECORD_ENDING);
        if (lstat(path, &about) != 0)
            return true;
    }
    return problem_say(problem, _("%s: too many games started there at %s"), folder, moment);
}

bool store_new_path(char path[STORE_PATH_SIZE], struct problem *problem)
{
    char folder[FOLDER_PATH_SIZE];
    return folder_make(FOLDER_GAMES, folder, problem) && new_path_in(folder, path, problem);
}

void store_today(char date[11])
{
    struct tm local;
    time_t now = time(NULL);
    localtime_r(&now, &local);
    strftime(date, 11, "%Y-%m-%d", &local);
}

/* The head of a game that begins today, with a seed if it wants one. */
static struct record_head head_for_today(const struct record_head *wanted)
{
    struct record_head head = *wanted;
    if (!head.has_seed && head.chance == RECORD_CHANCE_AUTO) {
        head.seed = seed_by_chance();
        head.has_seed = true;
    }
    store_today(head.date);
    return head;
}

/* Saves the game under a free name, the next one if another program takes it at the same moment; or
 * closes it. */
static bool keep_or_close(struct session *session, char path[STORE_PATH_SIZE],
                          struct problem *problem)
{
    struct stat about;
    while (store_new_path(path, problem)) {
        if (session_keep(session, path, problem))
            return true;
        if (lstat(path, &about) != 0)
            break;
    }
    session_close(session);
    return false;
}

bool store_begin(struct session *session, const struct record_head *wanted, struct problem *problem)
{
    char path[STORE_PATH_SIZE];
    struct record_head head = head_for_today(wanted);
    return session_begin(session, &head, problem) && keep_or_close(session, path, problem);
}

bool store_begin_shared(const struct record_head *wanted, char path[STORE_PATH_SIZE],
                        struct problem *problem)
{
    struct session session;
    struct record_head head = head_for_today(wanted);
    bool is_begun =
        session_begin(&session, &head, problem) && keep_or_close(&session, path, problem);
    session_close(&session);
    return is_begun;
}

/* The folder, as the group comes to it: one that is named, or that of the player's own games. */
static bool find_group_folder(const char *folder, gid_t group, char within[GROUP_PATH_SIZE],
                              struct problem *problem)
{
    char own[FOLDER_PATH_SIZE];
    if (folder == NULL && !folder_make(FOLDER_GAMES, own, problem))
        return false;
    return group_folder(folder != NULL ? folder : own, group, within, problem) &&
           (strlen(within) < FOLDER_PATH_SIZE ||
            problem_say(problem, _("the path of the games folder is longer than %d bytes"),
                        FOLDER_PATH_SIZE - 1));
}

/* Keeps the game there and closes it. A record that cannot be given away is not left behind. */
static bool keep_for_group(struct session *session, gid_t group, const char *path,
                           struct problem *problem)
{
    bool is_kept = session_keep(session, path, problem);
    bool is_given = is_kept && session_give(session, group, problem);
    if (is_kept && !is_given)
        unlink(path);
    session_close(session);
    return is_given;
}

bool store_begin_for_group(const struct record_head *wanted, const char *folder,
                           char path[STORE_PATH_SIZE], struct problem *problem)
{
    char within[GROUP_PATH_SIZE];
    struct session session;
    struct record_head head = head_for_today(wanted);
    gid_t group;
    return group_find(head.group, &group, problem) &&
           find_group_folder(folder, group, within, problem) &&
           new_path_in(within, path, problem) && session_begin(&session, &head, problem) &&
           keep_for_group(&session, group, path, problem);
}

bool store_branch(struct session *session, const struct session *from, size_t moves,
                  struct problem *problem)
{
    char path[STORE_PATH_SIZE];
    struct record_head head = from->head;
    head.has_seed = false;
    head.group[0] = '\0';
    head = head_for_today(&head);
    return session_branch(session, from, moves, &head, problem) &&
           keep_or_close(session, path, problem);
}

bool store_join(struct session *session, const char *path, const char *const *names, unsigned count,
                struct problem *problem)
{
    char last[STORE_PATH_SIZE];
    *session = (struct session){0};
    if (path == NULL && !store_last_path(last, problem))
        return false;
    if (!session_join(session, path != NULL ? path : last, problem))
        return false;
    if (session_sit(session, names, count, problem))
        return true;
    session_close(session);
    return false;
}

bool store_begin_and_join(struct session *session, const struct record_head *wanted,
                          const char *const *names, unsigned count, char path[STORE_PATH_SIZE],
                          struct problem *problem)
{
    *session = (struct session){0};
    return store_begin_shared(wanted, path, problem) &&
           store_join(session, path, names, count, problem);
}

static bool is_record_name(const char *name)
{
    return name[0] != '.' && record_stem(name) < strlen(name);
}

/* Adds a file. False where memory runs out. */
static bool list_add(struct store_list *list, size_t *room, const char *name,
                     const struct stat *about)
{
    struct store_entry *larger = room_for(list->entry, list->count + 1, room, sizeof *larger);
    if (larger == NULL)
        return false;
    list->entry = larger;
    char *copy = strdup(name);
    if (copy == NULL)
        return false;
    list->entry[list->count++] = (struct store_entry){copy, about->st_mtim, about->st_size};
    return true;
}

/* The most recently played first; of two played at the same time, the one begun last. */
static int newer_first(const void *one, const void *other)
{
    const struct store_entry *a = one, *b = other;
    if (a->changed.tv_sec != b->changed.tv_sec)
        return a->changed.tv_sec < b->changed.tv_sec ? 1 : -1;
    if (a->changed.tv_nsec != b->changed.tv_nsec)
        return a->changed.tv_nsec < b->changed.tv_nsec ? 1 : -1;
    return strcmp(b->name, a->name);
}

/* Adds the files of the open folder. 0, or why not all could be found. */
static int list_fill(struct store_list *list, DIR *folder)
{
    size_t room = 0;
    for (;;) {
        struct stat about;
        errno = 0;
        const struct dirent *next = readdir(folder);
        if (next == NULL)
            return errno;
        if (is_record_name(next->d_name) && fstatat(dirfd(folder), next->d_name, &about, 0) == 0 &&
            S_ISREG(about.st_mode) && about.st_size > 0 &&
            !list_add(list, &room, next->d_name, &about))
            return ENOMEM;
    }
}

bool store_list(struct store_list *list, struct problem *problem)
{
    *list = (struct store_list){.count = 0};
    if (!folder_path(FOLDER_GAMES, list->folder, problem))
        return false;
    DIR *folder = opendir(list->folder);
    int why = folder != NULL ? list_fill(list, folder) : errno == ENOENT ? 0 : errno;
    if (folder != NULL)
        closedir(folder);
    if (why != 0) {
        problem_say(problem, _("%s: cannot read this games folder: %s"), list->folder,
                    strerror(why));
        store_list_free(list);
        return false;
    }
    if (list->count > 0)
        qsort(list->entry, list->count, sizeof *list->entry, newer_first);
    return true;
}

void store_path(const struct store_list *list, size_t n, char path[STORE_PATH_SIZE])
{
    snprintf(path, STORE_PATH_SIZE, "%s/%.255s", list->folder, list->entry[n].name);
}

bool store_last_path(char path[STORE_PATH_SIZE], struct problem *problem)
{
    struct store_list list;
    if (!store_list(&list, problem))
        return false;
    bool found = list.count > 0;
    if (found)
        store_path(&list, 0, path);
    else
        problem_say(problem, _("no saved game in %s"), list.folder);
    store_list_free(&list);
    return found;
}

bool store_is_empty(void)
{
    struct store_list list;
    struct problem nobody_listens;
    bool is_empty = store_list(&list, &nobody_listens) && list.count == 0;
    store_list_free(&list);
    return is_empty;
}

void store_list_free(struct store_list *list)
{
    for (size_t e = 0; e < list->count; e++)
        free(list->entry[e].name);
    free(list->entry);
    list->entry = NULL;
    list->count = 0;
}
