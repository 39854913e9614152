/* Games that were played: what they sum up to, lines of JSON, and the table. */
#include "match/match.h"

#include "engine/pieces_json.h"
#include "language/language.h"
#include "text/setup.h"
#include "unicode/utf8.h"

#include <assert.h>
#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

bool played_games_add(struct played_games *played, const struct played_game *game)
{
    if (played->count == played->room) {
        size_t room = 2 * played->room + 64;
        struct played_game *more = realloc(played->game, room * sizeof *more);
        if (more == NULL)
            return false;
        played->game = more;
        played->room = room;
    }
    played->game[played->count++] = *game;
    return true;
}

void played_games_free(struct played_games *played)
{
    free(played->game);
    *played = (struct played_games){.game = NULL};
}

/* How many have the best score. */
static unsigned count_best(const struct played_game *game, unsigned players, int32_t *best)
{
    unsigned winners = 0;
    *best = INT32_MIN;
    for (unsigned seat = 0; seat < players; seat++) {
        winners = game->score[seat] > *best ? 1 : winners + (game->score[seat] == *best);
        *best = game->score[seat] > *best ? game->score[seat] : *best;
    }
    return winners;
}

unsigned played_game_parts(const struct played_game *game, unsigned players, unsigned seat)
{
    int32_t best;
    assert(players >= PLAYERS_MIN);
    if (game->forfeit != FORFEIT_NONE)
        return seat == game->loser ? 0 : WIN_PARTS / (players - 1);
    unsigned winners = count_best(game, players, &best);
    return game->score[seat] == best ? WIN_PARTS / winners : 0;
}

static int played_game_compare(const void *one, const void *other)
{
    const struct played_game *a = one, *b = other;
    if (a->seed != b->seed)
        return a->seed < b->seed ? -1 : 1;
    if (a->first != b->first)
        return a->first < b->first ? -1 : 1;
    return (a->number > b->number) - (a->number < b->number);
}

void played_games_sort(struct played_games *played)
{
    if (played->count > 0)
        qsort(played->game, played->count, sizeof *played->game, played_game_compare);
}

/* What a seat has of all games. All is whole, so that the order of the games does not matter. */
struct seat_sum {
    uint64_t parts;
    uint32_t forfeited; /* games */
    /* Of games that were played to their end: */
    int64_t points;
    uint64_t turns, cpu_us;
};

struct played_sum {
    size_t games, ended;      /* in all, and those played to their end */
    uint64_t least, greatest; /* seeds; without games 0 */
    size_t seeds;             /* different ones */
    size_t rotations;         /* whole ones: every seating was played to its end */
    size_t left_over;         /* games of others */
    struct seat_sum seat[PLAYERS_MAX];
    /* Of whole rotations: the margin of seat 1 over the mean of the others, times the number of
     * others, summed up over the games of a rotation: the sum of that, and of its squares. Equals
     * have 0. */
    int64_t margins, squares;
};

static void add_game(struct played_sum *sum, const struct played_game *game, unsigned players)
{
    bool ended = game->forfeit == FORFEIT_NONE;
    sum->games++;
    sum->ended += ended;
    for (unsigned seat = 0; seat < players; seat++) {
        struct seat_sum *add = &sum->seat[seat];
        add->parts += played_game_parts(game, players, seat);
        add->forfeited += !ended && game->loser == seat;
        add->points += ended ? game->score[seat] : 0;
        add->turns += ended ? game->turns[seat] : 0;
        add->cpu_us += ended ? game->cpu_us[seat] : 0;
    }
}

/* Adds the games of a seed. */
static void add_rotation(struct played_sum *sum, const struct played_game *game, size_t count,
                         unsigned players)
{
    int64_t margin = 0;
    size_t ended = 0;
    for (size_t g = 0; g < count; g++) {
        int64_t total = 0;
        for (unsigned seat = 0; seat < players; seat++)
            total += game[g].score[seat];
        margin += (int64_t)players * game[g].score[0] - total;
        ended += game[g].forfeit == FORFEIT_NONE;
    }
    sum->seeds++;
    if (ended < players) {
        sum->left_over += count;
        return;
    }
    sum->rotations++;
    sum->margins += margin;
    sum->squares += margin * margin;
}

/* Sums up games of so many players, no two with the same seed and first seat; sorts them by these.
 */
static void played_games_sum(struct played_games *played, unsigned players, struct played_sum *sum)
{
    *sum = (struct played_sum){.games = 0};
    if (played->count == 0)
        return;
    played_games_sort(played);
    sum->least = played->game[0].seed;
    sum->greatest = played->game[played->count - 1].seed;
    for (size_t begin = 0, end; begin < played->count; begin = end) {
        for (end = begin; end < played->count; end++) {
            if (played->game[end].seed != played->game[begin].seed)
                break;
            add_game(sum, &played->game[end], players);
        }
        add_rotation(sum, &played->game[begin], end - begin, players);
    }
}

/* Lines of JSON. */

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
                             edition_words[options->edition].name, "options", options_json(options),
                             "seats", lists.seats, ended ? "scores" : "forfeit", result, "wins",
                             lists.wins, "turns", lists.turns, "cpu_us", lists.cpu);
    char *line = lists.is_whole ? json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(6)) : NULL;
    json_decref(lists.scores);
    json_decref(json);
    return line;
}

/* The table. */

enum { NAME_TEXT_SIZE = 64 };

/* As on the command line. */
static void seat_name(const struct match *match, unsigned seat, char name[NAME_TEXT_SIZE])
{
    const struct bot_level_row *level = &bot_levels[match->seat[seat].level];
    struct match_budget budget = match_budget_of(match, seat);
    bool is_engine = match->seat[seat].engine != NULL;
    snprintf(name, NAME_TEXT_SIZE, "%s", is_engine ? match->seat[seat].engine : level->name);
    if (is_engine || level->simulations == 0)
        return;
    if (budget.playouts > 0)
        snprintf(name + strlen(name), NAME_TEXT_SIZE - strlen(name), ":%u", budget.playouts);
    if (budget.ms > 0)
        snprintf(name + strlen(name), NAME_TEXT_SIZE - strlen(name), ":%ums", budget.ms);
}

/* Rotations have one seed after the other; only where some are missing there is more to say. */
static void print_head(const struct match *match, const struct played_sum *sum, FILE *out)
{
    char sets[SETTING_TEXT_SIZE];
    struct record_head head = setup_default();
    uintmax_t least = sum->games > 0 ? sum->least : match->seed, greatest = sum->greatest;
    head.options = match->options;
    setting_print(SETTING_SETS, &head, sets);
    if (sum->games == 0 || greatest - least + 1 == sum->seeds)
        fprintf(out, _("Games: %zu, sets: %s, seed: %ju\n"), sum->games, sets, least);
    else
        fprintf(out, _("Games: %zu, sets: %s, seeds: %zu from %ju to %ju\n"), sum->games, sets,
                sum->seeds, least, greatest);
}

static void print_seats(const struct match *match, const struct played_sum *sum, FILE *out)
{
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        const struct seat_sum *of = &sum->seat[seat];
        char name[NAME_TEXT_SIZE];
        seat_name(match, seat, name);
        fprintf(out, _("Seat %u, %s: wins %.1f %%"), seat + 1, name,
                100 * (double)of->parts / WIN_PARTS / (double)sum->games);
        if (sum->ended > 0)
            fprintf(out, _(", mean score %.1f, CPU time a turn %.2f ms"),
                    (double)of->points / (double)sum->ended,
                    1e-3 * (double)of->cpu_us / (double)(of->turns > 0 ? of->turns : 1));
        fprintf(out, "\n");
    }
}

/* What the other numbers leave out. */
static void print_missing(const struct match *match, const struct played_sum *sum, FILE *out)
{
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        unsigned lost = sum->seat[seat].forfeited;
        if (lost > 0)
            fprintf(out,
                    _n("Seat %u lost %u game by a fault; it is in the wins only.\n",
                       "Seat %u lost %u games by faults; they are in the wins only.\n", lost),
                    seat + 1, lost);
    }
    if (sum->left_over > 0)
        fprintf(out,
                _n("%zu game of a rotation that is not whole is not in the margin.\n",
                   "%zu games of rotations that are not whole are not in the margin.\n",
                   sum->left_over),
                sum->left_over);
}

/* Half the width of the interval that has the mean in it with 95 %; by the normal distribution,
 * which is a little narrow for a few rotations. */
static double uncertainty(const struct played_sum *sum)
{
    double total = (double)sum->margins, count = (double)sum->rotations;
    double variance = ((double)sum->squares - total * total / count) / (count - 1);
    return 1.96 * sqrt(variance > 0 ? variance / count : 0);
}

static void print_margin(unsigned players, const struct played_sum *sum, FILE *out)
{
    if (sum->rotations == 0)
        return;
    double share = (double)(players - 1) * players;
    double mean = (double)sum->margins / share / (double)sum->rotations;
    if (sum->rotations == 1) {
        fprintf(out, _("Margin of seat 1 over the mean of the others: %+.1f\n"), mean);
        return;
    }
    double half = uncertainty(sum) / share;
    fprintf(out,
            _("Margin of seat 1 over the mean of the others: %+.1f, 95 %% interval from %+.1f to "
              "%+.1f\n"),
            mean, mean - half, mean + half);
}

bool match_print(const struct match *match, struct played_games *played, FILE *out)
{
    struct played_sum sum;
    played_games_sum(played, match->options.players, &sum);
    print_head(match, &sum, out);
    if (sum.games > 0)
        print_seats(match, &sum, out);
    print_missing(match, &sum, out);
    print_margin(match->options.players, &sum, out);
    return fflush(out) == 0 && !ferror(out);
}
