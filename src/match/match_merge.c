#include "match/match.h"

#include "language/language.h"
#include "text/setup.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

/* What must be the same in all lines of a match, in this order. */
static const char *const common[] = {"version", "sets", "edition", "options", "seats"};
enum { COMMON = sizeof common / sizeof common[0] };

static bool expect(struct problem *bad, const char *key, const char *expected)
{
    return problem_say(bad, _("\"%s\": expected %s"), key, expected);
}

/* A whole number in that range. */
static bool read_number(const json_t *json, json_int_t least, json_int_t most, json_int_t *value)
{
    *value = json_integer_value(json);
    return json_is_integer(json) && *value >= least && *value <= most;
}

static bool line_read_seed(const json_t *line, struct played_game *game, struct problem *bad)
{
    const char *text = json_string_value(json_object_get(line, "seed"));
    struct record_head head = {.has_seed = false};
    struct bad_text unsaid;
    if (text == NULL || !setting_read(SETTING_SEED, word_whole(text), &head, &unsaid))
        return expect(bad, "seed", _("a seed between quotes"));
    game->seed = head.seed;
    return true;
}

/* The number of a seat, from 0. */
static bool read_seat(const json_t *json, unsigned players, uint8_t *seat)
{
    json_int_t number;
    bool is_one = read_number(json, 1, players, &number);
    *seat = (uint8_t)(is_one ? number - 1 : 0);
    return is_one;
}

/* Numbers for each seat, up to 2^53, which all readers of JSON know. */
static bool read_numbers(const json_t *line, const char *key, json_int_t least, json_int_t most,
                         unsigned players, json_int_t number[PLAYERS_MAX], struct problem *bad)
{
    const json_t *list = json_object_get(line, key);
    bool is_good = json_is_array(list) && json_array_size(list) == players;
    for (unsigned seat = 0; seat < players && is_good; seat++)
        is_good = read_number(json_array_get(list, seat), least, most, &number[seat]);
    return is_good || expect(bad, key, _("a whole number for each seat"));
}

static bool read_forfeit(const json_t *line, unsigned players, struct played_game *game,
                         struct problem *bad)
{
    const json_t *forfeit = json_object_get(line, "forfeit");
    const char *reason = json_string_value(json_object_get(forfeit, "reason"));
    size_t found =
        reason != NULL ? word_find(word_whole(reason), match_forfeit_words, FORFEITS_COUNT) : 0;
    if (!read_seat(json_object_get(forfeit, "seat"), players, &game->loser) ||
        found == FORFEIT_NONE || found >= FORFEITS_COUNT)
        return expect(bad, "forfeit", _("a seat and a reason"));
    game->forfeit = (uint8_t)found;
    return true;
}

static bool read_game(const json_t *line, unsigned players, struct played_game *game,
                      struct problem *bad)
{
    enum { SCORE_MOST = 1000000, TURNS_MOST = 1000000 };
    static const json_int_t cpu_most = (json_int_t)1 << 53;
    json_int_t score[PLAYERS_MAX] = {0}, turns[PLAYERS_MAX] = {0}, cpu[PLAYERS_MAX] = {0};
    bool ended = json_object_get(line, "forfeit") == NULL;
    *game = (struct played_game){.forfeit = FORFEIT_NONE};
    if (!line_read_seed(line, game, bad))
        return false;
    if (!read_seat(json_object_get(line, "first"), players, &game->first))
        return expect(bad, "first", _("the number of a seat"));
    if (!(ended ? read_numbers(line, "scores", -SCORE_MOST, SCORE_MOST, players, score, bad)
                : read_forfeit(line, players, game, bad)) ||
        !read_numbers(line, "turns", 0, TURNS_MOST, players, turns, bad) ||
        !read_numbers(line, "cpu_us", 0, cpu_most, players, cpu, bad))
        return false;
    for (unsigned seat = 0; seat < players; seat++) {
        game->score[seat] = (int32_t)score[seat];
        game->turns[seat] = (uint32_t)turns[seat];
        game->cpu_us[seat] = (uint64_t)cpu[seat];
    }
    return true;
}

/* Who sits there. All levels are known, as the version is this program's own. */
static bool read_sitter(const json_t *json, struct match_seat *seat)
{
    const char *level = json_string_value(json_object_get(json, "level"));
    const json_t *playouts = json_object_get(json, "playouts"), *ms = json_object_get(json, "ms");
    json_int_t most_playouts = 0, most_ms = 0;
    seat->engine = json_string_value(json_object_get(json, "engine"));
    if (seat->engine == NULL) {
        seat->level = level != NULL ? bot_level_find(level, strlen(level)) : BOT_LEVELS_COUNT;
        if (seat->level == BOT_LEVELS_COUNT)
            return false;
    }
    if ((playouts != NULL && !read_number(playouts, 1, MATCH_PLAYOUTS_MAX, &most_playouts)) ||
        (ms != NULL && !read_number(ms, 1, MATCH_MS_MAX, &most_ms)))
        return false;
    seat->budget = (struct match_budget){(unsigned)most_playouts, (unsigned)most_ms};
    return true;
}

/* The set of that name, or TILE_SETS_COUNT. */
static unsigned find_set(const char *name)
{
    unsigned set = 0;
    while (set < TILE_SETS_COUNT && strcmp(tile_set_name((enum tile_set)set), name) != 0)
        set++;
    return set;
}

static bool read_sets(const json_t *list, struct options *options)
{
    options->sets = 0;
    for (size_t s = 0; s < json_array_size(list); s++) {
        const char *name = json_string_value(json_array_get(list, s));
        unsigned set = name != NULL ? find_set(name) : TILE_SETS_COUNT;
        if (set == TILE_SETS_COUNT)
            return false;
        options->sets |= 1u << set;
    }
    return options_has_set(options, SET_BASE) && sets_together(options->sets) == options->sets;
}

/* What the table says of the line-up. */
static bool read_line_up(const json_t *line, struct match *match, struct problem *bad)
{
    const json_t *seats = json_object_get(line, "seats");
    size_t players = json_array_size(seats);
    struct options options = options_default();
    if (!read_sets(json_object_get(line, "sets"), &options))
        return expect(bad, "sets", _("tile sets of this program"));
    bool is_good = players >= PLAYERS_MIN && players <= PLAYERS_MAX;
    for (size_t seat = 0; seat < players && is_good; seat++)
        is_good = read_sitter(json_array_get(seats, seat), &match->seat[seat]);
    if (!is_good)
        return expect(bad, "seats", _("two to six seats, each with a level or an engine"));
    match->options = options;
    match->options.players = (uint8_t)players;
    return true;
}

/* Whether all that lines have in common is as in the first one. */
static bool compare_line_up(const json_t *first, const json_t *line, struct problem *bad)
{
    for (size_t c = 0; c < COMMON; c++) {
        const json_t *expected = json_object_get(first, common[c]);
        const json_t *said = json_object_get(line, common[c]);
        if (json_equal(expected, said))
            continue;
        char *wanted = json_dumps(expected, JSON_COMPACT | JSON_ENCODE_ANY);
        char *there = json_dumps(said, JSON_COMPACT | JSON_ENCODE_ANY);
        problem_say(bad, _("\"%s\": expected %s as in the first line, not %s"), common[c],
                    wanted != NULL ? wanted : "", there != NULL ? there : "");
        free(wanted);
        free(there);
        return false;
    }
    return true;
}

static bool read_json(struct match_merged *merged, json_t *line, struct played_game *game,
                      struct problem *bad)
{
    json_int_t format;
    bool is_first = merged->line_up == NULL;
    if (!json_is_object(line) ||
        !read_number(json_object_get(line, "match"), MATCH_LINE_FORMAT, MATCH_LINE_FORMAT, &format))
        return problem_say(bad, _("expected a game, a line that 'bastide match --json' prints"));
    if (!(is_first ? read_line_up(line, &merged->match, bad)
                   : compare_line_up(merged->line_up, line, bad)) ||
        !read_game(line, merged->match.options.players, game, bad))
        return false;
    if (is_first)
        merged->line_up = json_incref(line);
    return true;
}

bool match_line_read(struct match_merged *merged, const char *line, size_t length,
                     struct played_game *game, struct problem *bad)
{
    json_t *json = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    bool is_read = read_json(merged, json, game, bad);
    json_decref(json);
    return is_read;
}

/* Merging. */

/* Where lines are read from, and where they go. */
struct merging {
    struct match_merged *merged;
    const char *path;
    unsigned long line;
    struct problem *problem;
};

static bool complain(const struct merging *merging, const char *reason)
{
    return problem_say(merging->problem, "%s:%lu: %s", merging->path, merging->line, reason);
}

static bool merge_line(struct merging *merging, const char *line, size_t length)
{
    struct played_games *played = &merging->merged->played;
    struct played_game game;
    struct problem bad;
    merging->line++;
    if (!match_line_read(merging->merged, line, length, &game, &bad))
        return complain(merging, bad.text);
    game.path = merging->path;
    game.line = merging->line;
    game.number = played->count;
    return played_games_add(played, &game) || complain(merging, strerror(ENOMEM));
}

static bool merge_file(struct merging *merging, FILE *file)
{
    char *line = NULL;
    size_t room = 0;
    bool is_good = true;
    ssize_t length;
    while (is_good && (length = getline(&line, &room, file)) >= 0)
        is_good = merge_line(merging, line, (size_t)length);
    free(line);
    return is_good && (!ferror(file) ||
                       problem_say(merging->problem, "%s: %s", merging->path, strerror(errno)));
}

static bool merge_path(struct match_merged *merged, const char *path, struct problem *problem)
{
    bool is_input = strcmp(path, "-") == 0;
    FILE *file = is_input ? stdin : fopen(path, "re");
    struct merging merging = {merged, path, 0, problem};
    if (file == NULL)
        return problem_say(problem, "%s: %s", path, strerror(errno));
    bool is_read = merge_file(&merging, file);
    if (!is_input)
        fclose(file);
    return is_read;
}

/* A game that counted twice would make the result look surer than it is. */
static bool are_different(struct played_games *played, struct problem *problem)
{
    if (played->count == 0)
        return problem_say(problem, _("--merge: expected at least one game"));
    played_games_sort(played);
    for (size_t g = 1; g < played->count; g++) {
        const struct played_game *before = &played->game[g - 1], *game = &played->game[g];
        if (game->seed == before->seed && game->first == before->first)
            return problem_say(problem,
                               _("%s:%lu: expected each game once; seed %ju with seat %u first "
                                 "is in %s:%lu already"),
                               game->path, game->line, (uintmax_t)game->seed, game->first + 1,
                               before->path, before->line);
    }
    return true;
}

bool match_merge(struct match_merged *merged, char *const *paths, size_t count,
                 struct problem *problem)
{
    *merged = (struct match_merged){.line_up = NULL};
    bool is_good = count > 0 || merge_path(merged, "-", problem);
    for (size_t p = 0; p < count && is_good; p++)
        is_good = merge_path(merged, paths[p], problem);
    is_good = is_good && are_different(&merged->played, problem);
    if (!is_good)
        match_merged_free(merged);
    return is_good;
}

void match_merged_free(struct match_merged *merged)
{
    played_games_free(&merged->played);
    json_decref(merged->line_up);
    merged->line_up = NULL;
}
