#include "match/match_merge.h"

#include "language/language.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

/* Where a game was read. */
struct origin {
    uint64_t seed;
    uint8_t first;
    const char *path;
    unsigned long line;
    size_t number; /* of the game */
};

/* What is read, and from where. */
struct merging {
    struct match_merged *merged;
    const char *path;
    unsigned long line;
    struct origin *origin; /* of each game */
    size_t count, room;
    struct problem *problem;
};

static bool complain(const struct merging *merging, const char *reason)
{
    return problem_say(merging->problem, "%s:%lu: %s", merging->path, merging->line, reason);
}

static bool add_origin(struct merging *merging, const struct played_game *game)
{
    if (merging->count == merging->room) {
        size_t room = 2 * merging->room + 64;
        struct origin *more = realloc(merging->origin, room * sizeof *more);
        if (more == NULL)
            return false;
        merging->origin = more;
        merging->room = room;
    }
    merging->origin[merging->count] =
        (struct origin){game->seed, game->first, merging->path, merging->line, merging->count};
    merging->count++;
    return played_games_add(&merging->merged->played, game);
}

static bool merge_read_line(struct merging *merging, const char *line, size_t length)
{
    struct match_merged *merged = merging->merged;
    struct played_game game;
    struct problem bad;
    merging->line++;
    if (!match_line_read(line, length, &merged->line_up, &merged->match, &game, &bad))
        return complain(merging, bad.text);
    return add_origin(merging, &game) || complain(merging, strerror(ENOMEM));
}

static bool read_lines(struct merging *merging, FILE *file)
{
    char *line = NULL;
    size_t room = 0;
    bool is_good = true;
    ssize_t length;
    while (is_good && (length = getline(&line, &room, file)) >= 0)
        is_good = merge_read_line(merging, line, (size_t)length);
    free(line);
    return is_good && (!ferror(file) ||
                       problem_say(merging->problem, "%s: %s", merging->path, strerror(errno)));
}

static bool read_path(struct merging *merging, const char *path)
{
    bool is_input = strcmp(path, "-") == 0;
    FILE *file = is_input ? stdin : fopen(path, "re");
    merging->path = path;
    merging->line = 0;
    if (file == NULL)
        return problem_say(merging->problem, "%s: %s", path, strerror(errno));
    bool is_read = read_lines(merging, file);
    if (!is_input)
        fclose(file);
    return is_read;
}

static int merge_compare(const void *one, const void *other)
{
    const struct origin *a = one, *b = other;
    if (a->seed != b->seed)
        return a->seed < b->seed ? -1 : 1;
    if (a->first != b->first)
        return a->first < b->first ? -1 : 1;
    return (a->number > b->number) - (a->number < b->number);
}

/* A game that counted twice would make the result look surer than it is. */
static bool are_different(const struct merging *merging)
{
    size_t count = merging->count;
    struct origin *origin = merging->origin;
    if (origin == NULL)
        return problem_say(merging->problem, _("--merge: expected at least one game"));
    qsort(origin, count, sizeof *origin, merge_compare);
    for (size_t o = 1; o < count; o++)
        if (origin[o].seed == origin[o - 1].seed && origin[o].first == origin[o - 1].first)
            return problem_say(merging->problem,
                               _("%s:%lu: expected each game once; seed %ju with seat %u first "
                                 "is in %s:%lu already"),
                               origin[o].path, origin[o].line, (uintmax_t)origin[o].seed,
                               origin[o].first + 1, origin[o - 1].path, origin[o - 1].line);
    return true;
}

bool match_merge(struct match_merged *merged, char *const *paths, size_t count,
                 struct problem *problem)
{
    struct merging merging = {.merged = merged, .problem = problem};
    *merged = (struct match_merged){.line_up = NULL};
    bool is_good = count > 0 || read_path(&merging, "-");
    for (size_t p = 0; p < count && is_good; p++)
        is_good = read_path(&merging, paths[p]);
    is_good = is_good && are_different(&merging);
    free(merging.origin);
    if (!is_good)
        match_merged_free(merged);
    return is_good;
}

void match_merged_free(struct match_merged *merged)
{
    played_games_free(&merged->played);
    match_line_up_free(merged->line_up);
    merged->line_up = NULL;
}
