/* Games as lines of JSON. */
#include "match/match.h"

#include "engine/pieces_json.h"
#include "text/option_table.h"
#include "text/setup.h"
#include "unicode/utf8.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

const char *const match_forfeit_words[FORFEITS_COUNT] = {[FORFEIT_NONE] = "",
#define X(forfeit, word) [FORFEIT_##forfeit] = word,
                                                         FORFEITS(X)
#undef X
};

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

static json_t *seat_json(const struct match *match, unsigned seat)
{
    const struct match_seat *sitter = &match->seat[seat];
    const struct bot_level_row *level = &bot_levels[sitter->level];
    struct match_budget budget = match_budget_of(match, seat);
    bool is_engine = sitter->engine != NULL, thinks = is_engine || level->simulations > 0;
    json_t *json = is_engine ? json_pack("{s:o}", "engine", engine_json(sitter->engine))
                             : json_pack("{s:s}", "level", level->name);
    if (thinks && budget.playouts > 0)
        json_object_set_new(json, "playouts", json_integer(budget.playouts));
    if (thinks && budget.ms > 0)
        json_object_set_new(json, "ms", json_integer(budget.ms));
    return json;
}

/* What there is for each seat. */
struct lists {
    json_t *seats, *scores, *wins, *turns, *cpu;
    bool is_whole; /* memory has sufficed */
};

static void add(struct lists *lists, json_t *list, json_t *value)
{
    lists->is_whole &= json_array_append_new(list, value) == 0;
}

static struct lists lists_of(const struct match *match, const struct played_game *game)
{
    struct lists lists = {json_array(), json_array(), json_array(),
                          json_array(), json_array(), true};
    unsigned players = match->options.players;
    for (unsigned seat = 0; seat < players; seat++) {
        unsigned parts = played_game_parts(game, players, seat);
        add(&lists, lists.seats, seat_json(match, seat));
        add(&lists, lists.scores, json_integer(game->score[seat]));
        add(&lists, lists.wins, json_real((double)parts / WIN_PARTS));
        add(&lists, lists.turns, json_integer(game->turns[seat]));
        add(&lists, lists.cpu, json_integer((json_int_t)game->cpu_us[seat]));
    }
    return lists;
}

char *match_line_print(const struct match *match, const struct played_game *game)
{
    struct lists lists = lists_of(match, game);
    const struct options *options = &match->options;
    bool ended = game->forfeit == FORFEIT_NONE;
    json_t *result = ended ? json_incref(lists.scores)
                           : json_pack("{s:i, s:s}", "seat", game->loser + 1, "reason",
                                       match_forfeit_words[game->forfeit]);
    char seed[24];
    snprintf(seed, sizeof seed, "%" PRIu64, game->seed);
    json_t *json = json_pack("{s:i, s:s, s:i, s:s, s:o, s:s, s:o, s:o, s:o, s:o, s:o, s:o}",
                             "match", MATCH_LINE_FORMAT, "seed", seed, "first", game->first + 1,
                             "version", match->version, "sets", sets_json(options), "edition",
                             edition_name(options->edition), "options", options_json(options),
                             "seats", lists.seats, ended ? "scores" : "forfeit", result, "wins",
                             lists.wins, "turns", lists.turns, "cpu_us", lists.cpu);
    char *line = lists.is_whole ? json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(6)) : NULL;
    json_decref(lists.scores);
    json_decref(json);
    return line;
}
