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

uint8_t auction_reveal_proposed(const struct auction_reveal *reveal)
{
    return reveal->kind[reveal->count];
}

void auction_reveal_propose(struct auction_reveal *reveal, const struct game *game, uint8_t kind)
{
    struct pile pile = auction_reveal_pile(reveal, game);
    while (pile.left[kind] == 0)
        kind = (uint8_t)((kind + 1u) % tile_kinds_count);
    reveal->kind[reveal->count] = kind;
}

void auction_reveal_begin(struct auction_reveal *reveal, const struct game *game)
{
    *reveal = (struct auction_reveal){.count = 0};
    auction_reveal_propose(reveal, game, 0);
}

bool auction_reveal_enter(struct auction_reveal *reveal, const struct game *game)
{
    uint8_t kind = reveal->kind[reveal->count++];
    if (reveal->count == game_reveal_count(game))
        return true;
    auction_reveal_propose(reveal, game, kind);
    return false;
}

void auction_reveal_erase(struct auction_reveal *reveal)
{
    if (reveal->count > 0)
        reveal->count--;
}

struct move auction_reveal_move(const struct auction_reveal *reveal)
{
    struct move move = {.verb = VERB_REVEAL};
    for (unsigned t = 0; t < reveal->count; t++)
        move.kinds[t] = reveal->kind[t];
    return move;
}

struct bazaar auction_reveal_bazaar(const struct auction_reveal *reveal, const struct game *game)
{
    struct bazaar bazaar = {.host = game->bazaar.host, .offered = NOBODY};
    while (bazaar.tiles <= reveal->count && bazaar.tiles < game_reveal_count(game)) {
        bazaar.tile[bazaar.tiles] = reveal->kind[bazaar.tiles];
        bazaar.owner[bazaar.tiles++] = NOBODY;
    }
    return bazaar;
}
