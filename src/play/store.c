#include "play/store.h"
#include "play/seed.h"

#include "language/language.h"
#include "play/file.h"
#include "play/folder.h"
#include "text/bad_text.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char suffix[] = ".bastide";

bool store_folder(char path[STORE_PATH_SIZE], struct problem *problem)
{
    return folder_make(FOLDER_GAMES, path, problem);
}

bool store_new_path(char path[STORE_PATH_SIZE], struct problem *problem)
{
    char folder[STORE_PATH_SIZE], moment[32];
    struct stat about;
    struct tm local;
    time_t now = time(NULL);
    if (!store_folder(folder, problem))
        return false;
    localtime_r(&now, &local);
    strftime(moment, sizeof moment, "%Y-%m-%d-%H%M%S", &local);
    for (unsigned number = 1; number < 100; number++) {
        char mark[8] = ""; /* '_' sorts behind the '.' of the first */
        if (number > 1)
            snprintf(mark, sizeof mark, "_%02u", number);
        int length = snprintf(path, STORE_PATH_SIZE, "%s/%s%s%s", folder, moment, mark, suffix);
        if (length >= STORE_PATH_SIZE)
            return problem_say(problem, _("%s: the name of this folder for games is too long"),
                               folder);
        if (lstat(path, &about) != 0)
            return true;
    }
    return problem_say(problem, _("%s: too many games began at %s there"), folder, moment);
}

/* A file of the folder: what is known without reading it. */
struct entry {
    char *path;
    struct timespec changed;
};

struct entries {
    struct entry *entry;
    size_t count, room;
};

static bool is_record_name(const char *name)
{
    size_t length = strlen(name);
    return name[0] != '.' && length >= sizeof suffix &&
           strcmp(name + length - (sizeof suffix - 1), suffix) == 0;
}

/* Adds a file unless it is none, or empty: its program ended before it wrote anything. */
static void entries_add(struct entries *entries, const char *folder, const char *name)
{
    char path[STORE_PATH_SIZE];
    struct stat about;
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    if (length >= (int)sizeof path || stat(path, &about) != 0 || !S_ISREG(about.st_mode) ||
        about.st_size == 0)
        return;
    if (entries->count == entries->room) {
        size_t room = 2 * entries->room + 16;
        struct entry *larger = realloc(entries->entry, room * sizeof *larger);
        if (larger == NULL)
            return;
        entries->entry = larger;
        entries->room = room;
    }
    char *copy = malloc((size_t)length + 1);
    if (copy == NULL)
        return;
    strcpy(copy, path);
    entries->entry[entries->count++] = (struct entry){copy, about.st_mtim};
}

/* The game played last comes first; of two played at the same instant the one begun last. */
static int newer_first(const void *one, const void *other)
{
    const struct entry *a = one, *b = other;
    if (a->changed.tv_sec != b->changed.tv_sec)
        return a->changed.tv_sec < b->changed.tv_sec ? 1 : -1;
    if (a->changed.tv_nsec != b->changed.tv_nsec)
        return a->changed.tv_nsec < b->changed.tv_nsec ? 1 : -1;
    return strcmp(b->path, a->path);
}

static void entries_find(struct entries *entries)
{
    char folder[STORE_PATH_SIZE];
    struct problem problem;
    *entries = (struct entries){0};
    DIR *open = folder_path(FOLDER_GAMES, folder, &problem) ? opendir(folder) : NULL;
    if (open == NULL)
        return;
    for (const struct dirent *next; (next = readdir(open)) != NULL;)
        if (is_record_name(next->d_name))
            entries_add(entries, folder, next->d_name);
    closedir(open);
    if (entries->count > 0)
        qsort(entries->entry, entries->count, sizeof *entries->entry, newer_first);
}

static void entries_free(struct entries *entries)
{
    for (size_t e = 0; e < entries->count; e++)
        free(entries->entry[e].path);
    free(entries->entry);
}

static bool game_is_bad(struct stored_game *game, const struct bad_text *bad)
{
    problem_say(&game->problem, "%s:%zu: %s", game->path, bad->line, bad->reason);
    return false;
}

/* Plays a record through to see how it stands; no steps are kept. */
static bool play_through(struct stored_game *stored, const char *text, size_t length)
{
    struct record_reader reader;
    struct bad_text bad;
    struct game game;
    struct move move;
    enum record_result result;
    if (!record_read_head(&reader, text, length, &stored->head, &bad))
        return game_is_bad(stored, &bad);
    enum refusal refusal = game_start(&game, &stored->head.options);
    if (refusal != REFUSAL_NONE)
        return problem_say(&stored->problem, "%s: %s", stored->path, _(refusal_sentence(refusal)));
    do {
        result = record_read_move(&reader, &game, &move, NULL, &bad);
    } while (result == RECORD_MOVE);
    if (result == RECORD_BAD)
        return game_is_bad(stored, &bad);
    stored->turn = game.turn.number;
    stored->over = game_is_over(&game);
    for (unsigned p = 0; p < game.options.players; p++)
        stored->score[p] = game.player[p].score;
    return true;
}

static void read_entry(const struct entry *entry, struct stored_game *game)
{
    char *text = NULL;
    size_t length = 0;
    *game = (struct stored_game){.changed = entry->changed.tv_sec};
    strcpy(game->path, entry->path);
    game->bad = !file_read(FILE_GAME, entry->path, &text, &length, &game->problem) ||
                !play_through(game, text, length);
    free(text);
    if (game->bad)
        game->head = (struct record_head){0};
}

size_t store_list(struct stored_game *games, size_t size)
{
    struct entries entries;
    entries_find(&entries);
    size_t count = entries.count;
    for (size_t e = 0; e < count && e < size; e++)
        read_entry(&entries.entry[e], &games[e]);
    entries_free(&entries);
    return count;
}

bool store_latest(struct stored_game *game)
{
    struct entries entries;
    bool found = false;
    entries_find(&entries);
    for (size_t e = 0; e < entries.count && !found; e++) {
        read_entry(&entries.entry[e], game);
        found = !game->bad && !game->over;
    }
    entries_free(&entries);
    return found;
}

void store_today(char date[11])
{
    struct tm local;
    time_t now = time(NULL);
    localtime_r(&now, &local);
    strftime(date, 11, "%Y-%m-%d", &local);
}

bool store_begin(struct session *session, const struct record_head *wanted, struct problem *problem)
{
    struct record_head head = *wanted;
    char path[STORE_PATH_SIZE];
    if (!head.has_seed && head.chance == RECORD_CHANCE_AUTO) {
        head.seed = seed_by_chance();
        head.has_seed = true;
    }
    store_today(head.date);
    if (!session_begin(session, &head, problem))
        return false;
    if (store_new_path(path, problem) && session_keep(session, path, problem))
        return true;
    session_close(session);
    return false;
}
