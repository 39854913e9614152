#include "support/auction_positions.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

const struct sight *auction_positions_sight(const struct options *options)
{
    static struct sight sight;
    sight_prepare_tiles(&sight);
    sight.sees_rivals = true;
    appraiser_prepare(&sight.appraiser, options, weights_of(weights_class_of(options)), true);
    return &sight;
}

static void make(struct game *game, struct move move)
{
    assert_int_equal(game_apply(game, move, NULL), REFUSAL_NONE);
}

static void play_on(struct game *game)
{
    const struct sight *sight = auction_positions_sight(&game->options);
    struct plan_list plans = {.room = 1};
    struct outlook outlook;
    outlook_of(&outlook, &sight->rows, &game->pile);
    if (plans_is_decision(game)) {
        plans_answer(sight, &outlook, game);
        return;
    }
    plans_find(sight, &outlook, game, 0, NULL, &plans);
    plans_make(sight, &outlook, game, &plans.plan[0]);
}

void auction_positions_go_on(struct game *game, const struct pile_order *order)
{
    struct move_list moves;
    if (game_actor(game) == ACTOR_CHANCE) {
        make(game, chance_move(game, order));
    } else if (game_phase(game) == PHASE_BID) {
        make(game, move_plain(VERB_PASS));
    } else if (game_awaits_placement(game) || game_awaits_action(game) || plans_is_decision(game)) {
        play_on(game);
    } else {
        game_legal(game, &moves);
        make(game, moves.move[0]);
    }
}

struct game auction_position(const struct options *options, uint64_t seed, unsigned turn)
{
    struct pile_order order;
    struct game game;
    bool is_revealed;
    do {
        assert_int_equal(game_start(&game, options), REFUSAL_NONE);
        pile_order_shuffle(&order, options, seed++);
        do {
            bool is_chance = game_phase(&game) == PHASE_REVEAL;
            auction_positions_go_on(&game, &order);
            is_revealed = is_chance && game.turn.number > turn;
        } while (!is_revealed && !game_is_over(&game));
    } while (!is_revealed);
    return game;
}

void auction_position_shorten(struct game *game, unsigned tiles)
{
    struct pile pile = {.tiles = 0};
    for (kind_number kind = 0; pile.tiles < tiles; kind = (uint8_t)((kind + 1) % tile_kinds_count))
        if (pile.left[kind] < game->pile.left[kind] && !(tile_kinds[kind].flags & TILE_BAZAAR)) {
            pile.left[kind]++;
            pile.tiles++;
        }
    game->pile = pile;
}

void auction_positions_value(struct valuing *valuing)
{
    for (unsigned part = 0; part < VALUING_PARTS; part++)
        while (valuing_go_on(valuing, part, 1))
            ;
}
