/* bastide_bench [SECONDS]: measures the rules; each measurement takes about that many seconds
 * (default 1). Prints one line per measurement for machines, `bench NAME VALUE UNIT`, then a table
 * for people. All times are CPU seconds of this process. */
#include "bots/bot.h"
#include "facts.h"
#include "perft.h"
#include "playout.h"
#include "signature.h"
#include "training/practice_auction.h"
#include "valuing/valuing.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RESULTS_MAX = 512, GAMES_AT_ONCE = 50 };

struct result {
    char name[40];
    double value;
    const char *unit;
};

struct results {
    struct result result[RESULTS_MAX];
    size_t count;
};

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void add(struct results *results, const char *what, const char *of, double value,
                const char *unit)
{
    if (results->count == RESULTS_MAX)
        abort();
    struct result *result = &results->result[results->count++];
    snprintf(result->name, sizeof result->name, "%s%s%s", what, *of ? ":" : "", of);
    result->value = value;
    result->unit = unit;
    printf("bench %s %.6g %s\n", result->name, value, unit);
    fflush(stdout);
}

/* Uses the result, so that no compiler removes the work. */
static volatile unsigned sink;

/* The time to replay the recorded moves: apply only. */
static double replay(const struct options *options, const struct move *moves, size_t count,
                     struct game *last)
{
    double begin = cpu_seconds();
    if (game_start(last, options) != REFUSAL_NONE)
        abort();
    for (size_t m = 0; m < count; m++)
        if (game_apply(last, moves[m], NULL) != REFUSAL_NONE)
            abort();
    return cpu_seconds() - begin;
}

/* Whole games; then their moves again without game_legal; then again with a copy of the game before
 * each move. The difference of the first two is the cost of `legal` (and of the dice), that of the
 * last two the cost of copying. */
static void measure_playouts(struct results *results, const struct lineup *lineup, double seconds)
{
    static struct move moves[GAMES_AT_ONCE][PLAYOUT_MOVES_MAX];
    size_t lengths[GAMES_AT_ONCE];
    struct options options = lineup_options(lineup);
    double played = 0, applied = 0, copied = 0;
    unsigned long games = 0, plies = 0;
    while (played < seconds) {
        double begin = cpu_seconds();
        for (unsigned g = 0; g < GAMES_AT_ONCE; g++) {
            struct playout playout;
            playout_start(&playout, &options, games + g);
            lengths[g] = playout_run(&playout, moves[g]);
            plies += lengths[g];
        }
        played += cpu_seconds() - begin;
        begin = cpu_seconds();
        for (unsigned g = 0; g < GAMES_AT_ONCE; g++) {
            struct game game;
            replay(&options, moves[g], lengths[g], &game);
            sink += (unsigned)game.player[0].score;
        }
        applied += cpu_seconds() - begin;
        begin = cpu_seconds();
        for (unsigned g = 0; g < GAMES_AT_ONCE; g++) {
            struct game games_of_two[2];
            if (game_start(&games_of_two[0], &options) != REFUSAL_NONE)
                abort();
            for (size_t m = 0; m < lengths[g]; m++) {
                games_of_two[(m + 1) % 2] = games_of_two[m % 2];
                if (game_apply(&games_of_two[(m + 1) % 2], moves[g][m], NULL) != REFUSAL_NONE)
                    abort();
            }
            sink += (unsigned)games_of_two[0].player[0].score;
        }
        copied += cpu_seconds() - begin;
        games += GAMES_AT_ONCE;
    }
    add(results, "games", lineup->name, (double)games / played, "games/s");
    add(results, "ply", lineup->name, 1e9 * played / (double)plies, "ns");
    add(results, "legal", lineup->name, 100 * (played - applied) / played, "% of a ply");
    add(results, "apply", lineup->name, 100 * applied / played, "% of a ply");
    add(results, "copy", lineup->name, 1e9 * (copied - applied) / (double)plies, "ns a ply");
}

/* One game over and over: after a few rounds the processor predicts every branch. The difference to
 * games that all differ is the cost of branch misprediction. */
static void measure_known_game(struct results *results, const struct lineup *lineup, double seconds)
{
    struct options options = lineup_options(lineup);
    double begin = cpu_seconds(), spent = 0;
    unsigned long games = 0;
    while (spent < seconds) {
        for (unsigned g = 0; g < GAMES_AT_ONCE; g++) {
            struct playout playout;
            playout_start(&playout, &options, 0);
            playout_run(&playout, NULL);
            sink += (unsigned)playout.game.player[0].score;
        }
        games += GAMES_AT_ONCE;
        spent = cpu_seconds() - begin;
    }
    add(results, "known game", lineup->name, (double)games / spent, "games/s");
}

static void measure_copies(struct results *results, double seconds)
{
    static struct game games[16];
    struct options options = options_default();
    struct playout playout;
    playout_start(&playout, &options, 1);
    playout_run(&playout, NULL);
    games[0] = playout.game;
    unsigned long copies = 0;
    double begin = cpu_seconds(), spent = 0;
    while (spent < seconds) {
        for (unsigned c = 0; c < 100000; c++) {
            games[(c + 1) % 16] = games[c % 16];
            sink += game_turn(&games[(c + 1) % 16]);
        }
        copies += 100000;
        spent = cpu_seconds() - begin;
    }
    add(results, "size", "game", (double)sizeof(struct game), "bytes");
    add(results, "copies", "game", (double)copies / spent, "copies/s");
    add(results, "copy", "game", 1e9 * spent / (double)copies, "ns");
}

static void measure_perft(struct results *results)
{
    enum { DEPTH = 6 };
    for (unsigned l = 0; l < lineups_count; l++) {
        struct options options = lineup_options(&lineups[l]);
        double begin = cpu_seconds();
        uint64_t lines = perft(&options, 1, DEPTH);
        double spent = cpu_seconds() - begin;
        add(results, "perft6", lineups[l].name, (double)lines, "lines");
        add(results, "perft6 speed", lineups[l].name, (double)lines / spent, "lines/s");
    }
}

enum { POSITIONS = 200 };

/* Positions from all stages of games, in which a tile must be placed. */
static unsigned collect(struct game *positions, const struct lineup *lineup)
{
    enum { EVERY = 7 };
    struct options options = lineup_options(lineup);
    unsigned count = 0, placings = 0;
    for (uint64_t seed = 0; count < POSITIONS; seed++) {
        struct playout playout;
        playout_start(&playout, &options, seed);
        while (count < POSITIONS && !game_is_over(&playout.game)) {
            if (game_awaits_placement(&playout.game) && placings++ % EVERY == 0)
                positions[count++] = playout.game;
            if (game_apply(&playout.game, playout_choose(&playout), NULL) != REFUSAL_NONE)
                abort();
        }
    }
    return count;
}

static void measure_facts(struct results *results, const struct lineup *lineup, double seconds)
{
    static struct game positions[POSITIONS];
    unsigned count = collect(positions, lineup);
    for (unsigned q = 0; q < facts_questions_count; q++) {
        double begin = cpu_seconds(), spent = 0;
        unsigned long asked = 0;
        while (spent < seconds / facts_questions_count) {
            for (unsigned p = 0; p < count; p++)
                sink += facts_questions[q].ask(&positions[p]);
            asked += count;
            spent = cpu_seconds() - begin;
        }
        add(results, facts_questions[q].name, lineup->name, 1e9 * spent / (double)asked, "ns");
    }
}

/* Positions a second that bots search, and what a turn costs that only evaluates. */
static void measure_bots(struct results *results, const struct lineup *lineup, double seconds)
{
    enum { SIMULATIONS = 300 };
    static struct game positions[POSITIONS];
    unsigned count = collect(positions, lineup);
    void *memory = malloc(bot_size(SIMULATIONS + 1));
    struct bot *bot = bot_begin(memory, SIMULATIONS + 1);
    struct bot_answer answer;
    double begin = cpu_seconds(), spent = 0;
    unsigned long asked = 0;
    while (spent < seconds / 2) {
        bot_think(bot,
                  &(struct bot_request){.game = &positions[asked++ % count], .level = BOT_NORMAL},
                  &answer);
        sink += answer.count;
        spent = cpu_seconds() - begin;
    }
    add(results, "decisions", lineup->name, (double)asked / spent, "decisions/s");
    begin = cpu_seconds();
    unsigned long simulations = 0;
    asked = 0;
    spent = 0;
    while (spent < seconds / 2) {
        bot_think(bot,
                  &(struct bot_request){.game = &positions[asked++ % count],
                                        .level = BOT_EXPERT,
                                        .simulations = SIMULATIONS},
                  &answer);
        simulations += answer.simulations;
        spent = cpu_seconds() - begin;
    }
    add(results, "simulations", lineup->name, (double)simulations / spent, "simulations/s");
    free(memory);
}

/* What a position to practise with costs. */
static void measure_practice(struct results *results, const struct lineup *lineup, double seconds)
{
    struct practice_wish wish = {.options = lineup_options(lineup), .stage = STAGE_OF_PRACTICE_ANY};
    void *memory = malloc(practice_search_size());
    double begin = cpu_seconds(), spent = 0;
    if (!practice_is_possible(&wish.options))
        seconds = 0;
    while (spent < seconds) {
        struct practice_search *search = practice_search_begin(memory, &wish);
        while (!practice_search_go_on(search))
            ;
        sink += practice_search_found(search)->moves;
        wish.seed++;
        spent = cpu_seconds() - begin;
    }
    if (wish.seed > 0)
        add(results, "practice", lineup->name, 1e3 * spent / (double)wish.seed, "ms");
    free(memory);
}

/* How fast a position to practise with is valued: rounds a second, with one thread. */
static void measure_rounds(struct results *results, const struct lineup *lineup, double seconds,
                           enum practice_stage stage, const char *what)
{
    struct practice_wish wish = {.options = lineup_options(lineup), .stage = (uint8_t)stage};
    if (!practice_is_possible(&wish.options))
        return;
    void *memory = malloc(practice_search_size());
    struct practice_search *search = practice_search_begin(memory, &wish);
    while (!practice_search_go_on(search))
        ;
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    valuing_prepare(valuing, &(struct valuing_request){.game = &practice_search_found(search)->game,
                                                       .playouts = UINT_MAX});
    double begin = cpu_seconds(), spent = 0;
    unsigned long rounds = 0;
    while (spent < seconds && valuing_go_on(valuing, 0, 1)) {
        rounds++;
        spent = cpu_seconds() - begin;
    }
    add(results, what, lineup->name, (double)rounds / spent, "rounds/s");
    free(valuing);
    free(memory);
}

/* So many of the first line-ups are practised with: of six players with still more sets a position
 * alone takes half a minute to be found. */
enum { LINEUPS_PRACTISED = 4 };

int main(int argc, char **argv)
{
    static struct results results;
    double seconds = argc > 1 ? strtod(argv[1], NULL) : 1;
    for (unsigned l = 0; l < lineups_count; l++)
        measure_playouts(&results, &lineups[l], seconds);
    for (unsigned l = 0; l < lineups_count; l++)
        measure_known_game(&results, &lineups[l], seconds);
    measure_copies(&results, seconds);
    measure_perft(&results);
    for (unsigned l = 0; l < lineups_count; l++)
        measure_facts(&results, &lineups[l], seconds);
    for (unsigned l = 0; l < lineups_count; l++)
        measure_bots(&results, &lineups[l], seconds);
    for (unsigned l = 0; l < LINEUPS_PRACTISED; l++)
        measure_practice(&results, &lineups[l], seconds);
    for (unsigned l = 0; l < LINEUPS_PRACTISED; l++) {
        measure_rounds(&results, &lineups[l], seconds, STAGE_OF_PRACTICE_EARLY, "early rounds");
        measure_rounds(&results, &lineups[l], seconds, STAGE_OF_PRACTICE_LATE, "late rounds");
    }
    for (unsigned expansions = 2; expansions <= signature_sets_count; expansions++)
        printf("bench signature:%s %016" PRIx64 " hash\n",
               tile_set_name(signature_sets[expansions - 1]),
               signature(expansions, SIGNATURE_GAMES));
    printf("\n");
    for (size_t r = 0; r < results.count; r++)
        printf("%-28s %14.6g %s\n", results.result[r].name, results.result[r].value,
               results.result[r].unit);
    return 0;
}
