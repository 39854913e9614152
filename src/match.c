#include "match.h"

#include "bastide/chance.h"
#include "bots/bot.h"
#include "language/language.h"
#include "text/setup.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What is counted of a seat. */
struct tally {
    double wins, points, seconds;
    unsigned long turns;
};

/* The sum of some numbers, and of their squares. */
struct spread {
    double sum, squares;
    unsigned count;
};

struct contest {
    const struct match *match;
    struct bot *bot;
    struct tally tally[PLAYERS_MAX];
    struct spread margin; /* of the first seat over the best other, a number for each rotation */
};

static double cpu_seconds(void)
{
    struct timespec spent;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return (double)spent.tv_sec + 1e-9 * (double)spent.tv_nsec;
}

/* A game under way. */
struct contest_game {
    struct game game;
    struct pile_order order;
    uint64_t seed;
    unsigned first; /* the seat that plays as player 0 */
    struct plan plan;
    unsigned made; /* moves of the plan; 0: there is none */
};

static unsigned seat_of(const struct contest_game *playing, unsigned player)
{
    return (player + playing->first) % playing->game.options.players;
}

static unsigned playouts_of(const struct match *match, unsigned seat)
{
    return match->seat[seat].playouts > 0 ? match->seat[seat].playouts : match->playouts;
}

static struct move think(struct contest *contest, struct contest_game *playing, unsigned seat)
{
    struct bot_answer answer;
    bot_think(contest->bot,
              &(struct bot_request){.game = &playing->game,
                                    .level = contest->match->seat[seat].level,
                                    .simulations = playouts_of(contest->match, seat),
                                    .seed = playing->seed},
              &answer);
    playing->plan = answer.candidate[0].plan;
    playing->made = 1;
    return bot_answer_move(&answer);
}

static struct move choose(struct contest *contest, struct contest_game *playing)
{
    struct move move;
    unsigned player = game_actor(&playing->game), seat = seat_of(playing, player);
    if (playing->made > 0 &&
        bot_plan_goes_on(&playing->plan, playing->made++, &playing->game, &move))
        return move;
    double begin = cpu_seconds();
    move = think(contest, playing, seat);
    contest->tally[seat].seconds += cpu_seconds() - begin;
    contest->tally[seat].turns += move.verb == VERB_PLACE;
    return move;
}

static void play(struct contest *contest, struct contest_game *playing)
{
    while (!game_is_over(&playing->game)) {
        bool is_chance = game_actor(&playing->game) == ACTOR_CHANCE;
        struct move move =
            is_chance ? chance_move(&playing->game, &playing->order) : choose(contest, playing);
        enum refusal refusal = game_apply(&playing->game, move, NULL);
        assert(refusal == REFUSAL_NONE);
        (void)refusal;
    }
}

static int best_score(const struct contest_game *playing, unsigned but_of)
{
    int best = INT32_MIN;
    for (unsigned player = 0; player < playing->game.options.players; player++)
        if (seat_of(playing, player) != but_of && playing->game.player[player].score > best)
            best = playing->game.player[player].score;
    return best;
}

/* A tie is as many parts of a win. Returns the first seat's margin over the best other. */
static int count(struct contest *contest, const struct contest_game *playing)
{
    unsigned winners = 0;
    int best = best_score(playing, PLAYERS_MAX), margin = 0;
    for (unsigned player = 0; player < playing->game.options.players; player++)
        winners += playing->game.player[player].score == best;
    for (unsigned player = 0; player < playing->game.options.players; player++) {
        struct tally *tally = &contest->tally[seat_of(playing, player)];
        int score = playing->game.player[player].score;
        tally->points += score;
        tally->wins += score == best ? 1.0 / winners : 0;
        if (seat_of(playing, player) == 0)
            margin = score - best_score(playing, 0);
    }
    return margin;
}

static int play_game(struct contest *contest, uint64_t seed, unsigned first)
{
    struct contest_game playing = {.seed = seed, .first = first};
    enum refusal refusal = game_start(&playing.game, &contest->match->options);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    pile_order_shuffle(&playing.order, &contest->match->options, seed);
    play(contest, &playing);
    return count(contest, &playing);
}

static void add(struct spread *spread, double number)
{
    spread->sum += number;
    spread->squares += number * number;
    spread->count++;
}

/* Half the width of the interval that has the mean in it with 95 %; by the normal distribution,
 * which is a little narrow for a few rotations. */
static double uncertainty(const struct spread *spread)
{
    double mean = spread->sum / spread->count;
    double variance = (spread->squares - mean * spread->sum) / (spread->count - 1);
    return 1.96 * sqrt(variance > 0 ? variance / spread->count : 0);
}

static void print_head(const struct match *match, unsigned games, FILE *out)
{
    char sets[SETTING_TEXT_SIZE];
    struct record_head head = setup_default();
    head.options = match->options;
    setting_print(SETTING_SETS, &head, sets);
    fprintf(out, _("Games: %u, sets: %s, seed: %ju\n"), games, sets, (uintmax_t)match->seed);
}

/* As --seat has it. */
static void print_seat(const struct match *match, unsigned seat, char *text, size_t size)
{
    unsigned playouts = playouts_of(match, seat);
    const struct bot_level_row *level = &bot_levels[match->seat[seat].level];
    if (playouts > 0 && level->simulations > 0)
        snprintf(text, size, "%s:%u", level->name, playouts);
    else
        snprintf(text, size, "%s", level->name);
}

static void print_table(const struct contest *contest, unsigned games, FILE *out)
{
    print_head(contest->match, games, out);
    for (unsigned seat = 0; seat < contest->match->options.players; seat++) {
        const struct tally *tally = &contest->tally[seat];
        char name[32];
        print_seat(contest->match, seat, name, sizeof name);
        fprintf(out, _("Seat %u, %s: wins %.1f %%, mean score %.1f, CPU time a turn %.2f ms\n"),
                seat + 1, name, 100 * tally->wins / games, tally->points / games,
                1e3 * tally->seconds / (double)tally->turns);
    }
    const struct spread *margin = &contest->margin;
    double mean = margin->sum / margin->count;
    if (margin->count == 1) {
        fprintf(out, _("Margin of seat 1 over the best other: %+.1f\n"), mean);
        return;
    }
    double half = uncertainty(margin);
    fprintf(out,
            _("Margin of seat 1 over the best other: %+.1f, 95 %% interval from %+.1f to %+.1f\n"),
            mean, mean - half, mean + half);
}

static void tell_progress(FILE *progress, unsigned played, unsigned games)
{
    if (progress == NULL)
        return;
    fprintf(progress, played < games ? "\r%u / %u " : "\r              \r", played, games);
    fflush(progress);
}

/* A search keeps a position for each simulation. */
static unsigned nodes_for(const struct match *match)
{
    unsigned nodes = 1;
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        unsigned playouts = playouts_of(match, seat);
        if (playouts == 0)
            playouts = bot_levels[match->seat[seat].level].simulations;
        nodes = playouts > nodes ? playouts : nodes;
    }
    return nodes + 1;
}

bool match_run(const struct match *match, FILE *out, FILE *progress)
{
    unsigned seats = match->options.players, rotations = (match->games + seats - 1) / seats;
    unsigned nodes = nodes_for(match);
    void *memory = malloc(bot_size(nodes));
    if (memory == NULL)
        return false;
    struct contest contest = {.match = match, .bot = bot_begin(memory, nodes)};
    for (unsigned rotation = 0; rotation < rotations; rotation++) {
        double margin = 0;
        for (unsigned first = 0; first < seats; first++) {
            margin += play_game(&contest, match->seed + rotation, first);
            tell_progress(progress, rotation * seats + first + 1, rotations * seats);
        }
        add(&contest.margin, margin / seats);
    }
    print_table(&contest, rotations * seats, out);
    free(memory);
    return fflush(out) == 0 && !ferror(out);
}
