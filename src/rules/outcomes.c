/* Chance moves and their probabilities (B2, BZ4). */
#include "bastide/chance.h"

static bool add_outcome(struct outcome_list *outcomes, struct game_outcome outcome)
{
    if (outcomes->count == OUTCOMES_MAX)
        return false;
    outcomes->outcome[outcomes->count++] = outcome;
    outcomes->total += outcome.weight;
    return true;
}

static bool add_draws(const struct game *game, struct outcome_list *outcomes)
{
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        if (game->pile.left[kind] > 0 &&
            !add_outcome(outcomes, (struct game_outcome){move_draw(kind), game->pile.left[kind]}))
            return false;
    return true;
}

/* Adds the reveals that begin with the `tiles` tiles of `begun`, the last `copies` of which are of
 * one kind. Another copy turns the ways to choose n of them into those to choose n + 1. */
static bool add_reveals(const struct game *game, struct game_outcome begun, unsigned tiles,
                        unsigned copies, struct outcome_list *outcomes)
{
    if (tiles == game_reveal_count(game))
        return add_outcome(outcomes, begun);
    uint8_t last = tiles > 0 ? begun.move.kinds[tiles - 1] : 0;
    for (uint8_t kind = last; kind < tile_kinds_count; kind++) {
        unsigned chosen = kind == last ? copies : 0, left = game->pile.left[kind];
        struct game_outcome next = begun;
        if (chosen >= left)
            continue;
        next.move.kinds[tiles] = kind;
        next.weight = begun.weight * (left - chosen) / (chosen + 1);
        if (!add_reveals(game, next, tiles + 1, chosen + 1, outcomes))
            return false;
    }
    return true;
}

bool game_outcomes(const struct game *game, struct outcome_list *outcomes)
{
    struct game_outcome nothing = {.move = {.verb = VERB_REVEAL}, .weight = 1};
    outcomes->total = 0;
    outcomes->count = 0;
    bool is_whole = game_actor(game) == ACTOR_CHANCE &&
                    (game_phase(game) == PHASE_REVEAL ? add_reveals(game, nothing, 0, 0, outcomes)
                                                      : add_draws(game, outcomes));
    if (!is_whole)
        outcomes->total = outcomes->count = 0;
    return is_whole;
}

/* Takes one of the remaining tiles at random. */
static uint8_t take(struct pile *pile, struct rng *rng)
{
    uint32_t number = rng_below(rng, pile->tiles--);
    uint8_t kind = 0;
    for (; number >= pile->left[kind]; kind++)
        number -= pile->left[kind];
    pile->left[kind]--;
    return kind;
}

struct move chance_move_at_random(const struct game *game, struct rng *rng)
{
    struct pile pile = game->pile;
    struct move move = {.verb = VERB_REVEAL};
    if (game_phase(game) != PHASE_REVEAL)
        return move_draw(take(&pile, rng));
    for (unsigned tile = 0; tile < game_reveal_count(game); tile++)
        move.kinds[tile] = take(&pile, rng);
    return move;
}
