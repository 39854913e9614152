/* bastide_tune PLAYERS SETS SEED MINUTES: climbs from the weights of the evaluation
 * (bots/appraisal.h) to better ones, by matches between bots that play the best turn by the
 * evaluation alone.
 *
 * Each step changes a few weights at random and plays pairs of games, one seat with the changed
 * weights against others with the present ones, on piles of its own. A change is taken if it is
 * better beyond doubt, and dropped as soon as that is unlikely. One line for each change that was
 * taken: what it was, its margin with the 95 % interval, and the pairs played. SETS is a mask (1:
 * base, 7: base, bcb and drawbridges).
 *
 * bastide_tune PLAYERS SETS SEED MINUTES WEIGHT ...: the same, changing those weights only.
 *
 * bastide_tune PLAYERS SETS SEED PAIRS CHANGE ...: what these changes make of it. A change is
 * WEIGHT=VALUE, or bids=NAME: a rule of thumb for auctions, of bidders.h. With bids=at-once, a word of
 * either, all seats judge auctions by one deal: several times as many games, for weights of the
 * board. */
#include "bastide/chance.h"
#include "bidders.h"
#include "bots/bot.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PAIRS_AT_ONCE = 50, PAIRS_MAX = 2000, CHANGED_MAX = 3 };

struct tuning {
    struct options options;
    struct bot *bot;
    struct rng rng;
    struct weights present, changed;
    const struct bidder *bidder; /* what the changed seat does at auctions; NULL: as the bot */
    bool bids_at_once;           /* all seats: auctions take no time, and are judged worse */
    bool climbs[WEIGHTS_COUNT];  /* the weights that a climb may change */
    uint64_t piles;
};

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

/* A bot that is stopped at once plays the best turn by the evaluation. At auctions it would know
 * less than any bot: there it is one that never searches, unless all are to bid at once. */
static const _Atomic(bool) stopped = true;

static bool is_auction(const struct game *game)
{
    return game_awaits_offer(game) || game_awaits_bid(game) || game_awaits_settlement(game) ||
           game_awaits_draft(game);
}

static bool bids_slowly(const struct tuning *tuning, const struct game *game)
{
    return is_auction(game) && !tuning->bids_at_once;
}

static struct move think(struct tuning *tuning, const struct game *game, unsigned seat)
{
    bool is_changed = game_actor(game) == seat;
    struct bot_answer answer;
    bot_think(tuning->bot,
              &(struct bot_request){.game = game,
                                    .level = bids_slowly(tuning, game) ? BOT_NORMAL : BOT_EXPERT,
                                    .seed = tuning->piles,
                                    .stop = bids_slowly(tuning, game) ? NULL : &stopped,
                                    .weights = is_changed ? &tuning->changed : &tuning->present},
              &answer);
    struct move move = bot_answer_move(&answer);
    if (is_changed && tuning->bidder != NULL)
        bidder_overrule(tuning->bidder, game, &move);
    return move;
}

/* The margin of the changed weights, at that seat, over the mean of the others: 0 among equals, for
 * any number of players. */
static double play(struct tuning *tuning, uint64_t seed, unsigned seat)
{
    struct game game;
    struct pile_order order;
    int sum = 0;
    if (game_start(&game, &tuning->options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&order, &tuning->options, seed);
    while (!game_is_over(&game)) {
        struct move move = game_actor(&game) == ACTOR_CHANCE ? chance_move(&game, &order)
                                                             : think(tuning, &game, seat);
        if (game_apply(&game, move, NULL) != REFUSAL_NONE)
            abort();
    }
    for (unsigned player = 0; player < tuning->options.players; player++)
        sum += player != seat ? game.player[player].score : 0;
    return game.player[seat].score - (double)sum / (tuning->options.players - 1);
}

/* The mean margin and half its 95 % interval. */
struct verdict {
    double mean, half;
    unsigned pairs;
};

/* Sums of what pairs of games gave. */
struct sums {
    double margins, squares;
    unsigned pairs;
};

static void play_pairs(struct tuning *tuning, unsigned pairs, struct sums *sums)
{
    for (unsigned p = 0; p < pairs; p++) {
        double margin = 0;
        tuning->piles++;
        for (unsigned seat = 0; seat < tuning->options.players; seat++)
            margin += play(tuning, tuning->piles, seat);
        margin /= tuning->options.players;
        sums->margins += margin;
        sums->squares += margin * margin;
        sums->pairs++;
    }
}

static struct verdict verdict_of(const struct sums *sums)
{
    double mean = sums->margins / sums->pairs;
    double variance = sums->squares / sums->pairs - mean * mean;
    return (struct verdict){mean, 1.96 * sqrt(variance / sums->pairs), sums->pairs};
}

/* Plays on until it is clear whether the change is good: better beyond doubt, or most probably not
 * better by even half a point. */
static struct verdict try_change(struct tuning *tuning)
{
    struct sums sums = {0, 0, 0};
    while (sums.pairs < PAIRS_MAX) {
        play_pairs(tuning, PAIRS_AT_ONCE, &sums);
        struct verdict verdict = verdict_of(&sums);
        bool is_sure = verdict.pairs >= 8 * PAIRS_AT_ONCE && verdict.mean > 1.3 * verdict.half;
        if (is_sure || verdict.mean + verdict.half / 2 < 0.5)
            break;
    }
    return verdict_of(&sums);
}

static double random_factor(struct rng *rng)
{
    enum { STEPS = 1001 };
    return exp(((double)rng_below(rng, STEPS) / (STEPS - 1) - 0.5) * 0.8);
}

/* Chances must stay below 1. */
static double within_bounds(unsigned weight, double value)
{
    bool is_chance = weight == WEIGHT_ROAD_MISS || weight == WEIGHT_CITY_MISS ||
                     weight == WEIGHT_MONASTERY_MISS || weight == WEIGHT_ROAD_JOINT ||
                     weight == WEIGHT_CITY_JOINT || weight == WEIGHT_FIELD_CITY;
    return is_chance && value > 0.97 ? 0.97 : value;
}

static void change_some(struct tuning *tuning, char *what, size_t size)
{
    unsigned count = 1 + rng_below(&tuning->rng, CHANGED_MAX);
    size_t length = 0;
    tuning->changed = tuning->present;
    while (count > 0) {
        unsigned weight = rng_below(&tuning->rng, WEIGHTS_COUNT);
        double *value = &tuning->changed.of[weight], before = *value;
        if (!tuning->climbs[weight])
            continue;
        *value = within_bounds(weight, before * random_factor(&tuning->rng));
        if (*value == before)
            continue;
        length += (size_t)snprintf(what + length, size - length, " %s %.3g -> %.3g",
                                   weight_name((enum weight)weight), before, *value);
        count--;
    }
}

static void print_weights(const struct weights *weights)
{
    for (unsigned w = 0; w < WEIGHTS_COUNT; w++)
        printf("weight %s %.3g\n", weight_name((enum weight)w), weights->of[w]);
}

static void climb(struct tuning *tuning, double seconds)
{
    for (unsigned tried = 1; cpu_seconds() < seconds; tried++) {
        char what[200];
        change_some(tuning, what, sizeof what);
        struct verdict verdict = try_change(tuning);
        if (verdict.mean <= verdict.half)
            continue;
        tuning->present = tuning->changed;
        printf("step %u:%s, %+.2f +- %.2f, %u pairs\n", tried, what, verdict.mean, verdict.half,
               verdict.pairs);
        fflush(stdout);
    }
    print_weights(&tuning->present);
}

/* Lets the climb change that weight; false if there is none of that name. */
static bool climb_one(struct tuning *tuning, const char *name)
{
    unsigned w = 0;
    while (w < WEIGHTS_COUNT && strcmp(name, weight_name((enum weight)w)) != 0)
        w++;
    if (w < WEIGHTS_COUNT)
        tuning->climbs[w] = true;
    return w < WEIGHTS_COUNT;
}

/* WEIGHT, WEIGHT=VALUE or bids=NAME; false if there is no such weight or bidder. */
static bool change_one(struct tuning *tuning, const char *text)
{
    size_t length = strcspn(text, "=");
    if (strcmp(text, "bids=at-once") == 0)
        return tuning->bids_at_once = true;
    if (text[length] == '\0')
        return climb_one(tuning, text);
    if (strncmp(text, "bids=", 5) == 0)
        return (tuning->bidder = bidder_find(text + 5)) != NULL;
    return text[length] == '=' &&
           weights_set(&tuning->changed, text, length, strtod(text + length + 1, NULL));
}

static void climb_all_unless_some(struct tuning *tuning)
{
    bool some = false;
    for (unsigned w = 0; w < WEIGHTS_COUNT; w++)
        some |= tuning->climbs[w];
    for (unsigned w = 0; !some && w < WEIGHTS_COUNT; w++)
        tuning->climbs[w] = true;
}

static void compare(struct tuning *tuning, unsigned pairs)
{
    struct sums sums = {0, 0, 0};
    play_pairs(tuning, pairs, &sums);
    struct verdict verdict = verdict_of(&sums);
    printf("%+.2f +- %.2f, %u pairs\n", verdict.mean, verdict.half, verdict.pairs);
}

int main(int argc, char **argv)
{
    struct tuning tuning = {.options = options_default()};
    bool compares = false;
    if (argc < 5) {
        fprintf(stderr, "bastide_tune PLAYERS SETS SEED MINUTES | PAIRS CHANGE ...\n");
        return 2;
    }
    tuning.options.players = (uint8_t)strtoul(argv[1], NULL, 10);
    tuning.options.sets = (uint32_t)strtoul(argv[2], NULL, 10);
    tuning.piles = strtoull(argv[3], NULL, 10) << 32;
    tuning.rng = rng_from_seed(tuning.piles);
    tuning.present = tuning.changed = *weights_of(weights_class_of(&tuning.options));
    void *memory = malloc(bot_size(1));
    if (memory == NULL)
        abort();
    tuning.bot = bot_begin(memory, 1);
    for (int a = 5; a < argc; a++) {
        if (!change_one(&tuning, argv[a])) {
            fprintf(stderr, "bastide_tune: '%s': expected WEIGHT, WEIGHT=VALUE or bids=NAME\n",
                    argv[a]);
            return 2;
        }
        compares |= strchr(argv[a], '=') != NULL && strcmp(argv[a], "bids=at-once") != 0;
    }
    climb_all_unless_some(&tuning);
    if (compares)
        compare(&tuning, (unsigned)strtoul(argv[4], NULL, 10));
    else
        climb(&tuning, 60 * strtod(argv[4], NULL));
    free(memory);
    return 0;
}
