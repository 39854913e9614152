/* How well bots know what the tiles of a bazaar are worth, by several ways to find out.
 *
 *     bastide_prices SETS SEED GAMES SAMPLES
 *
 * At the bazaars of so many games of two `normal` bots: what it changes in the chooser's lead that
 * they get the first tile and the other player the second, and not the other way round. Each way is
 * held against twelve turns by searches, as the best level plays, after SAMPLES deals of its own.
 * A line for each: the root of the mean square of the difference, less the noise of that mean; and
 * by what factor the values of that way come closest. SETS is a mask (3: base and bcb). */
#include "bastide/chance.h"
#include "bots/bot.h"
#include "bots/final.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { NODES = 64, SEARCHED = 31 };

static const struct way {
    const char *name;
    unsigned samples, turns, simulations;
} ways[] = {
    {"at once", 1, 0, 0},
    {"8 deals, 4 turns by the evaluation", 8, 4, 0},
    {"32 deals, 4 turns by the evaluation", 32, 4, 0},
    {"32 deals, 12 turns by the evaluation", 32, 12, 0},
    {"8 deals, 4 turns by searches", 8, 4, SEARCHED},
    {"32 deals, 4 turns by searches", 32, 4, SEARCHED},
};

enum { WAYS = sizeof ways / sizeof ways[0] };

/* Sums over bazaars. */
struct sums {
    double squares, products, found, noise;
};

struct pricing {
    struct options options;
    struct sight sight;
    struct bot *bot;
    struct tree tree;
    unsigned samples, bazaars;
    double truths;
    struct sums of[WAYS];
};

/* What the difference is by a way, and the variance of that mean. */
struct difference {
    double mean, variance;
};

static double lead_with(struct pricing *pricing, const struct game *game,
                        const struct outlook *outlook, const struct way *way, uint64_t seed,
                        unsigned tile)
{
    struct course course;
    struct values values;
    unsigned chooser = game_actor(game);
    course_begin(&course, &pricing->sight, outlook, game, seed, way->turns);
    course.tree = way->simulations > 0 ? &pricing->tree : NULL;
    course.simulations = way->simulations;
    course.wanted[chooser] = (uint8_t)tile;
    course.wanted[!chooser] = (uint8_t)!tile;
    course_run(&course, &values);
    return (double)values_lead(&values, 2, chooser);
}

static struct difference find(struct pricing *pricing, const struct game *game,
                              const struct way *way, uint64_t seed)
{
    struct outlook outlook;
    double sum = 0, squares = 0, n = way->samples;
    outlook_of(&outlook, &pricing->sight.rows, &game->pile);
    for (unsigned sample = 0; sample < way->samples; sample++) {
        double first = lead_with(pricing, game, &outlook, way, seed + sample, 0);
        double more = first - lead_with(pricing, game, &outlook, way, seed + sample, 1);
        sum += more;
        squares += more * more;
    }
    double mean = sum / n;
    return (struct difference){mean, n > 1 ? (squares / n - mean * mean) / (n - 1) : 0};
}

static void compare(struct pricing *pricing, const struct game *game, uint64_t seed)
{
    struct way best = {"", pricing->samples, 12, SEARCHED};
    struct difference truth = find(pricing, game, &best, ~seed);
    pricing->bazaars++;
    pricing->truths += truth.mean * truth.mean - truth.variance;
    for (unsigned w = 0; w < WAYS; w++) {
        struct difference found = find(pricing, game, &ways[w], seed);
        double off = found.mean - truth.mean;
        pricing->of[w].squares += off * off;
        pricing->of[w].noise += truth.variance;
        pricing->of[w].products += found.mean * truth.mean;
        pricing->of[w].found += found.mean * found.mean;
    }
}

static void play(struct pricing *pricing, uint64_t seed)
{
    struct game game;
    struct pile_order order;
    unsigned bazaars = pricing->bazaars;
    if (game_start(&game, &pricing->options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&order, &pricing->options, seed);
    while (!game_is_over(&game)) {
        struct bot_answer answer;
        struct move move;
        if (game_awaits_offer(&game) && game.bazaar.tiles == 2)
            compare(pricing, &game, seed + (uint64_t)(pricing->bazaars - bazaars) * 1000);
        if (game_actor(&game) == ACTOR_CHANCE) {
            move = chance_move(&game, &order);
        } else {
            bot_think(pricing->bot,
                      &(struct bot_request){.game = &game, .level = BOT_NORMAL, .seed = seed},
                      &answer);
            move = bot_answer_move(&answer);
        }
        if (game_apply(&game, move, NULL) != REFUSAL_NONE)
            abort();
    }
}

int main(int argc, char **argv)
{
    static struct pricing pricing;
    if (argc != 5)
        return 2;
    pricing.options = options_default();
    pricing.options.players = 2;
    pricing.options.sets = (uint32_t)strtoul(argv[1], NULL, 10);
    pricing.samples = (unsigned)strtoul(argv[4], NULL, 10);
    if (pricing.samples < 2)
        return 2;
    void *memory = malloc(bot_size(1)), *nodes = malloc(tree_size(NODES));
    if (memory == NULL || nodes == NULL)
        abort();
    pricing.bot = bot_begin(memory, 1);
    tree_lay_out(&pricing.tree, nodes, NODES);
    sight_prepare_tiles(&pricing.sight);
    pricing.sight.sees_rivals = true;
    appraiser_prepare(&pricing.sight.appraiser, &pricing.options,
                      weights_of(weights_class_of(&pricing.options)), true);
    uint64_t piles = strtoull(argv[2], NULL, 10) << 32;
    unsigned long games = strtoul(argv[3], NULL, 10);
    for (unsigned long game = 0; game < games; game++) {
        play(&pricing, piles + (game << 16));
        if (pricing.bazaars == 0)
            continue;
        printf("%u bazaars, where it changes %.2f\n", pricing.bazaars,
               sqrt(fmax(0, pricing.truths / pricing.bazaars)));
        for (unsigned w = 0; w < WAYS; w++)
            printf("%s: off by %.2f, best times %.2f\n", ways[w].name,
                   sqrt(fmax(0, (pricing.of[w].squares - pricing.of[w].noise) / pricing.bazaars)),
                   pricing.of[w].products / pricing.of[w].found);
        fflush(stdout);
    }
    free(nodes);
    free(memory);
    return 0;
}
