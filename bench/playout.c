#include "playout.h"

#include <stdlib.h>

enum {
    BASE = 1u << SET_BASE,
    BCB = BASE | 1u << SET_BCB,
    DRAWBRIDGES = BCB | 1u << SET_DRAWBRIDGES,
    TRADERS = DRAWBRIDGES | 1u << SET_INNS | 1u << SET_TRADERS,
    DRAGON = TRADERS | 1u << SET_ABBEYS | 1u << SET_DRAGON,
    KING = DRAGON | 1u << SET_KING,
    RIVER = KING | 1u << SET_RIVER,
    TOWER = RIVER | 1u << SET_TOWER,
    RIVER2 = TOWER | 1u << SET_RIVER2,
    ABBOT = RIVER2 | 1u << SET_ABBOT,
    MAGE = ABBOT | 1u << SET_MAGE,
    BIGTOP = MAGE | 1u << SET_BIGTOP,
    PHANTOM = BIGTOP | 1u << SET_PHANTOM,
    HILLS = PHANTOM | 1u << SET_HILLS,
    MONASTERIES = HILLS | 1u << SET_MONASTERIES,
    MESSAGES = MONASTERIES | 1u << SET_MESSAGES,
    COUNT = (MESSAGES & ~(1u << SET_RIVER | 1u << SET_RIVER2)) | 1u << SET_COUNT,
    HIGHEST_RAISE = 5,
};

const struct lineup lineups[] = {
    {"base/2", 2, BASE},
    {"base+bcb/4", 4, BCB},
    {"to drawbridges/6", 6, DRAWBRIDGES},
    {"to traders/6", 6, TRADERS},
    {"to dragon/6", 6, DRAGON},
    {"to king/6", 6, KING},
    {"to river/6", 6, RIVER},
    {"to tower/6", 6, TOWER},
    {"to river2/6", 6, RIVER2},
    {"to abbot/6", 6, ABBOT},
    {"to mage/6", 6, MAGE},
    {"to bigtop/6", 6, BIGTOP},
    {"to phantom/6", 6, PHANTOM},
    {"to hills/6", 6, HILLS},
    {"to monasteries/6", 6, MONASTERIES},
    {"to messages/6", 6, MESSAGES}, /* all sets but one */
    {"with the count/6", 6, COUNT},
};
const unsigned lineups_count = sizeof lineups / sizeof *lineups;

struct options lineup_options(const struct lineup *lineup)
{
    struct options options = options_default();
    options.players = lineup->players;
    options.sets = lineup->sets;
    return options;
}

void playout_start(struct playout *playout, const struct options *options, uint64_t seed)
{
    if (game_start(&playout->game, options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&playout->order, options, seed);
    playout->rng = rng_from_seed(~seed);
}

struct move playout_choose(struct playout *playout)
{
    struct move_list moves;
    if (game_actor(&playout->game) == ACTOR_CHANCE)
        return chance_move_in_order(&playout->game, &playout->order);
    game_legal(&playout->game, &moves);
    struct move *move = &moves.move[rng_below(&playout->rng, (uint32_t)moves.count)];
    if (move->verb == VERB_OFFER || move->verb == VERB_BID) {
        struct bid_limits limits = game_bid_limits(&playout->game);
        int room = limits.most - limits.least;
        int raises = room < HIGHEST_RAISE ? room + 1 : HIGHEST_RAISE;
        move->points = (int16_t)(limits.least + (int)rng_below(&playout->rng, (uint32_t)raises));
    }
    return *move;
}

size_t playout_run(struct playout *playout, struct move moves[PLAYOUT_MOVES_MAX])
{
    size_t count = 0;
    while (!game_is_over(&playout->game)) {
        struct move move = playout_choose(playout);
        if (game_apply(&playout->game, move, NULL) != REFUSAL_NONE)
            abort();
        if (moves)
            moves[count] = move;
        count++;
    }
    return count;
}
