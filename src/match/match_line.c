#include "match/match_line.h"

#include "engine/pieces_json.h"
#include "language/language.h"
#include "text/option_table.h"
#include "text/setup.h"
#include "unicode/utf8.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* The number of this format, the value of the first key. */
enum { FORMAT = 1 };

/* What must be the same in all lines of a match, in this order. */
static const char *const common[] = {"version", "sets", "edition", "options", "seats"};
enum { COMMON = sizeof common / sizeof common[0] };

static const char *const forfeit_words[FORFEITS_COUNT] = {[FORFEIT_NONE] = "",
#define X(forfeit, word) [FORFEIT_##forfeit] = word,
                                                          FORFEITS(X)
#undef X
};

/* Printing. jansson ignores what memory does not suffice for; then the line is not complete, and
 * the last call says so. */

struct subject {
    const struct match *match;
    const struct played_game *game;
};

/* A list with a value for each seat. */
static json_t *list_seats(const struct subject *of,
                          json_t *(*value)(const struct subject *of, unsigned seat))
{
    json_t *list = json_array();
    for (unsigned seat = 0; seat < of->match->options.players; seat++)
        if (json_array_append_new(list, value(of, seat)) != 0) {
            json_decref(list);
            return NULL;
        }
    return list;
}

/* A command may have bytes that are no UTF-8, of which JSON knows nothing. */
static json_t *engine_json(const char *engine)
{
    size_t size = strlen(engine) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return NULL;
    memcpy(copy, engine, size);
    utf8_mend(copy, size);
    json_t *json = json_string(copy);
    free(copy);
    return json;
}

static json_t *seat_json(const struct subject *of, unsigned seat)
{
    const struct match_seat *sitter = &of->match->seat[seat];
    const struct bot_level_row *level = &bot_levels[sitter->level];
    struct match_budget budget = match_budget_of(of->match, seat);
    bool is_engine = sitter->engine != NULL, thinks = is_engine || level->simulations > 0;
    json_t *json = is_engine ? json_pack("{s:o}", "engine", engine_json(sitter->engine))
                             : json_pack("{s:s}", "level", level->name);
    if (thinks && budget.playouts > 0)
        json_object_set_new(json, "playouts", json_integer(budget.playouts));
    if (thinks && budget.ms > 0)
        json_object_set_new(json, "ms", json_integer(budget.ms));
    return json;
}

static json_t *score_json(const struct subject *of, unsigned seat)
{
    return json_integer(of->game->score[seat]);
}

static json_t *win_json(const struct subject *of, unsigned seat)
{
    unsigned parts = played_game_parts(of->game, of->match->options.players, seat);
    return json_real((double)parts / WIN_PARTS);
}

static json_t *turns_json(const struct subject *of, unsigned seat)
{
    return json_integer(of->game->turns[seat]);
}

static json_t *cpu_json(const struct subject *of, unsigned seat)
{
    return json_integer((json_int_t)of->game->cpu_us[seat]);
}

static json_t *forfeit_json(const struct played_game *game)
{
    return json_pack("{s:i, s:s}", "seat", game->loser + 1, "reason", forfeit_words[game->forfeit]);
}

char *match_line_print(const struct match *match, const struct played_game *game)
{
    const struct subject of = {match, game};
    const struct options *options = &match->options;
    bool ended = game->forfeit == FORFEIT_NONE;
    char seed[24], *text, *line = NULL;
    snprintf(seed, sizeof seed, "%" PRIu64, game->seed);
    json_t *json = json_pack(
        "{s:i, s:s, s:i, s:s, s:o, s:s, s:o, s:o, s:o, s:o, s:o, s:o}", "match", FORMAT, "seed",
        seed, "first", game->first + 1, "version", match->version, "sets", sets_json(options),
        "edition", edition_name(options->edition), "options", options_json(options), "seats",
        list_seats(&of, seat_json), ended ? "scores" : "forfeit",
        ended ? list_seats(&of, score_json) : forfeit_json(game), "wins", list_seats(&of, win_json),
        "turns", list_seats(&of, turns_json), "cpu_us", list_seats(&of, cpu_json));
    text = json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(6));
    json_decref(json);
    size_t length = text != NULL ? strlen(text) : 0;
    line = text != NULL ? realloc(text, length + 2) : NULL;
    if (line == NULL) {
        free(text);
        return NULL;
    }
    memcpy(line + length, "\n", 2);
    return line;
}

/* Reading. */

struct match_line_up {
    json_t *line; /* the first one */
};

void match_line_up_free(struct match_line_up *line_up)
{
    if (line_up != NULL)
        json_decref(line_up->line);
    free(line_up);
}

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
        reason != NULL ? word_find(word_whole(reason), forfeit_words, FORFEITS_COUNT) : 0;
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

/* Who sits there. Levels that this program does not know cannot be, as the version is its own. */
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
    return options_has_set(options, SET_BASE);
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
static bool compare_line_up(const struct match_line_up *line_up, const json_t *line,
                            struct problem *bad)
{
    for (size_t c = 0; c < COMMON; c++) {
        const json_t *expected = json_object_get(line_up->line, common[c]);
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

static bool note_line_up(struct match_line_up **line_up, json_t *line, struct problem *bad)
{
    *line_up = malloc(sizeof **line_up);
    if (*line_up == NULL)
        return problem_say(bad, "%s", strerror(ENOMEM));
    (*line_up)->line = json_incref(line);
    return true;
}

static bool line_read_line(json_t *line, struct match_line_up **line_up, struct match *match,
                           struct played_game *game, struct problem *bad)
{
    json_int_t format;
    if (!json_is_object(line) || !read_number(json_object_get(line, "match"), 0, FORMAT, &format) ||
        format != FORMAT)
        return problem_say(bad, _("expected a game, a line that 'bastide match --json' prints"));
    bool is_first = *line_up == NULL;
    if (!(is_first ? read_line_up(line, match, bad) : compare_line_up(*line_up, line, bad)))
        return false;
    return read_game(line, match->options.players, game, bad) &&
           (!is_first || note_line_up(line_up, line, bad));
}

bool match_line_read(const char *line, size_t length, struct match_line_up **line_up,
                     struct match *match, struct played_game *game, struct problem *bad)
{
    json_t *json = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    bool is_read = line_read_line(json, line_up, match, game, bad);
    json_decref(json);
    return is_read;
}
