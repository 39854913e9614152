#include "stage_reveal.h"

struct pile auction_reveal_pile(const struct auction_reveal *reveal, const struct game *game)
{
    struct pile pile = game->pile;
    for (unsigned t = 0; t < reveal->count; t++) {
        pile.left[reveal->kind[t]]--;
        pile.tiles--;
    }
    return pile;
}

bool auction_reveal_enter(struct auction_reveal *reveal, const struct game *game, kind_number kind)
{
    reveal->kind[reveal->count++] = kind;
    return reveal->count == game_reveal_count(game);
}

kind_number auction_reveal_erase(struct auction_reveal *reveal)
{
    return reveal->kind[--reveal->count];
}

struct move auction_reveal_move(const struct auction_reveal *reveal)
{
    struct move move = {.verb = VERB_REVEAL};
    for (unsigned t = 0; t < reveal->count; t++)
        move.kinds[t] = reveal->kind[t];
    return move;
}

struct bazaar auction_reveal_bazaar(const struct auction_reveal *reveal, const struct game *game,
                                    kind_number kind)
{
    struct bazaar bazaar = {.host = game->bazaar.host, .offered = NOBODY};
    while (bazaar.tiles <= reveal->count && bazaar.tiles < game_reveal_count(game)) {
        bazaar.tile[bazaar.tiles] =
            bazaar.tiles < reveal->count ? reveal->kind[bazaar.tiles] : kind;
        bazaar.owner[bazaar.tiles++] = NOBODY;
    }
    return bazaar;
}
