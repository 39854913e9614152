/* Whether intervals hold: positions valued twice, with other seeds, must agree as often as
 * intervals of 95 % promise.
 *
 *     value_intervals POSITIONS AT_LEAST PLAYOUTS
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

static bool agree(struct estimate one, struct estimate other)
{
    return fabs(one.mean - other.mean) <= hypot(one.within, other.within);
}

int main(int count, char **words)
{
    if (count != 4)
        return EXIT_FAILURE;
    unsigned positions = (unsigned)atoi(words[1]), least = (unsigned)atoi(words[2]),
             playouts = (unsigned)atoi(words[3]), agreed = 0, exact = 0;
    struct valuer *valuer = valuer_new();
    double width = 0;
    for (unsigned number = 0; number < positions; number++) {
        struct options options = options_of(number);
        struct game game = auction_position(&options, 1000 + number, 8 + 7 * number % 50);
        struct estimate one = value(valuer, &game, playouts, 2 * number + 1);
        struct estimate other = value(valuer, &game, playouts, 2 * number + 2);
        exact += valuing_has_all_orders(valuer_look(valuer));
        agreed += agree(one, other);
        width += one.within / positions;
    }
    printf("%u of %u positions agree, %u of them exact; half width %.2f on average\n", agreed,
           positions, exact, width);
    valuer_free(valuer);
    return agreed >= least && exact < positions / 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
