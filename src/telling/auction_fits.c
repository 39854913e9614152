#include "telling/auction_fits.h"

static bool has_square(const struct auction_fits *fits, struct square at)
{
    for (unsigned s = 0; s < fits->squares; s++)
        if (square_equal(fits->at[s], at))
            return true;
    return false;
}

static void add_squares(struct auction_fits *fits, const struct game *game)
{
    struct move_list moves;
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_PLACE && !has_square(fits, moves.move[m].at))
            fits->at[fits->squares++] = moves.move[m].at;
}

void auction_fits_find(struct auction_fits *fits, const struct game *game, uint8_t kind,
                       unsigned player)
{
    struct game then = *game;
    fits->squares = 0;
    then.turn.phase = PHASE_PLACE;
    then.turn.player = then.turn.actor = (uint8_t)player;
    then.turn.hand = kind;
    then.player[player].bridges = 0;
    add_squares(fits, &then);
    fits->plain = fits->squares;
    then.player[player].bridges = game->player[player].bridges;
    add_squares(fits, &then);
}
