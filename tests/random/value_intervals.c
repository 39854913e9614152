/* Whether intervals hold: positions valued twice, with other seeds, must agree as often as
 * intervals of 95 % promise.
 *
 *     value_intervals POSITIONS AT_LEAST PLAYOUTS [search [FIRST]]
 *
 * `search`: the second time with 8 times as many games, played on by a stronger search than the one
 * that values have in them, longer, and by no code of theirs but the playout. That takes a core
 * some hours for 200 positions; `FIRST` begins with another than position 0, for several cores.
 *
 * One number of each position is looked at: what it changes for the chooser to get the first tile
 * and not the second. Two values agree if they differ by no more than the two intervals allow for
 * together, the root of the sum of their squares. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/auction_positions.h"
#include "thinking/valuer.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static struct options options_of(unsigned number)
{
    struct options options = options_default();
    options.players = (uint8_t)(2 + number % 5 % 3);
    options.sets = number % 4 == 0 ? SETS_DEFAULT : 1u << SET_BASE | 1u << SET_BCB;
    return options;
}

static struct estimate value(struct valuer *valuer, const struct game *game, unsigned playouts,
                             uint64_t seed)
{
    unsigned chooser = game->bazaar.chooser;
    valuer_begin(valuer,
                 &(struct valuing_request){.game = game, .playouts = playouts, .seed = seed}, NULL);
    job_wait(&valuer->job);
    return valuing_tile(valuer_look(valuer), chooser, 0, 1, chooser);
}

/* The search that is not the one of values. */
enum { SIMULATIONS = 40, SEARCHED_TURNS = 30, NODES = SIMULATIONS + 1, TIMES = 8 };

/* The chooser's margin at the end if the tiles are shared out so. */
static int margin_with(const struct valuing *valuing, const struct pile_order *order,
                       const uint8_t share[PLAYERS_MAX], const struct playout_search *search)
{
    unsigned chooser = valuing->game.bazaar.chooser;
    struct game game;
    struct permission permission = {.ask = NULL};
    int best = INT32_MIN;
    game_copy(&game, &valuing->game);
    playout(&valuing->sight, &valuing->outlook, order, share, search, &permission, &game);
    for (unsigned p = 0; p < game.options.players; p++)
        if (p != chooser && game.player[p].score > best)
            best = game.player[p].score;
    return game.player[chooser].score - best;
}

/* The first tile for the chooser, the others in a random order. */
static void share_at_random(uint8_t share[PLAYERS_MAX], unsigned players, unsigned chooser,
                            struct rng *rng)
{
    uint8_t tile[PLAYERS_MAX];
    unsigned left = players - 1;
    for (uint8_t t = 1; t < players; t++)
        tile[t - 1] = t;
    for (unsigned p = 0; p < players; p++) {
        unsigned drawn = p == chooser ? 0 : rng_below(rng, left);
        share[p] = p == chooser ? 0 : tile[drawn];
        if (p != chooser)
            tile[drawn] = tile[--left];
    }
}

/* What it changes in a round that the chooser gets the first tile and not the second. */
static double change_in_round(const struct valuing *valuing, struct tree *tree, struct rng *rng)
{
    const struct playout_search search = {tree, SIMULATIONS, SEARCHED_TURNS};
    unsigned players = valuing->game.options.players;
    struct pile_order order;
    uint8_t share[PLAYERS_MAX];
    rest_of_pile_at_random(&order, &valuing->game, rng);
    share_at_random(share, players, valuing->game.bazaar.chooser, rng);
    int with = margin_with(valuing, &order, share, &search);
    for (unsigned p = 0; p < players; p++)
        share[p] = share[p] < 2 ? (uint8_t)(1 - share[p]) : share[p];
    return with - margin_with(valuing, &order, share, &search);
}

static struct estimate searched(struct valuing *valuing, const struct game *game, unsigned playouts,
                                uint64_t seed)
{
    unsigned rounds = TIMES * playouts / (POLICIES * game->options.players);
    struct tree tree;
    struct rng rng = rng_from_seed(seed);
    void *memory = malloc(tree_size(NODES));
    double sum = 0, squares = 0;
    valuing_prepare(valuing, &(struct valuing_request){.game = game, .playouts = 1});
    tree_lay_out(&tree, memory, NODES);
    for (unsigned round = 0; round < rounds; round++) {
        double more = change_in_round(valuing, &tree, &rng);
        sum += more;
        squares += more * more;
    }
    free(memory);
    double mean = sum / rounds, variance = (squares - sum * mean) / (rounds - 1);
    return (struct estimate){mean, 1.97 * sqrt(variance > 0 ? variance / rounds : 0)};
}

/* What is exact may differ by rounding. */
static bool agree(struct estimate one, struct estimate other)
{
    return fabs(one.mean - other.mean) <= hypot(one.within, other.within) + 1e-6;
}

int main(int count, char **words)
{
    if (count < 4 || count > 6)
        return EXIT_FAILURE;
    unsigned positions = (unsigned)atoi(words[1]), least = (unsigned)atoi(words[2]),
             playouts = (unsigned)atoi(words[3]), first = count == 6 ? (unsigned)atoi(words[5]) : 0,
             agreed = 0, exact = 0;
    struct valuer *valuer = valuer_new();
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    double width = 0;
    for (unsigned number = first; number < first + positions; number++) {
        struct options options = options_of(number);
        struct game game = auction_position(&options, 1000 + number, 8 + 7 * number % 50);
        struct estimate one = value(valuer, &game, playouts, 2 * number + 1);
        exact += valuing_has_all_orders(valuer_look(valuer));
        struct estimate other = count > 4 ? searched(valuing, &game, playouts, 2 * number + 2)
                                          : value(valuer, &game, playouts, 2 * number + 2);
        agreed += agree(one, other);
        width += one.within / positions;
    }
    printf("%u of %u positions agree, %u of them exact; half width %.2f on average\n", agreed,
           positions, exact, width);
    free(valuing);
    valuer_free(valuer);
    return agreed >= least && exact < positions / 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
