#include "tui/auction/auction_reveal.h"

static bool is_left(const struct auction_reveal *reveal, const struct game *game, unsigned kind)
{
    unsigned entered = 0;
    for (unsigned t = 0; t < reveal->count; t++)
        entered += reveal->kind[t] == kind;
    return game->pile.left[kind] > entered;
}

void auction_reveal_step(struct auction_reveal *reveal, const struct game *game, int by)
{
    unsigned kind = reveal->kind[reveal->count];
    do
        kind = (kind + tile_kinds_count + (unsigned)by) % tile_kinds_count;
    while (!is_left(reveal, game, kind));
    reveal->kind[reveal->count] = (uint8_t)kind;
}

static void propose(struct auction_reveal *reveal, const struct game *game, uint8_t kind)
{
    reveal->kind[reveal->count] = kind;
    if (!is_left(reveal, game, kind))
        auction_reveal_step(reveal, game, 1);
}

void auction_reveal_begin(struct auction_reveal *reveal, const struct game *game)
{
    *reveal = (struct auction_reveal){.count = 0};
    propose(reveal, game, 0);
}

bool auction_reveal_enter(struct auction_reveal *reveal, const struct game *game)
{
    uint8_t kind = reveal->kind[reveal->count++];
    if (reveal->count == game_reveal_count(game))
        return true;
    propose(reveal, game, kind);
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
        move.reveal[t] = reveal->kind[t];
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
