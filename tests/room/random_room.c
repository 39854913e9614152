/* Random games in a box of over 300 tiles more than there are, one of them with nine segments: the
 * rules are built for it from a longer tile file (tests/CMakeLists.txt).
 *
 *     random_room GAMES
 *
 * Every listed move is accepted, a copy goes on as the game does, and the games use what is new. */
#include "bastide/bastide.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NINTH = 8 };

static_assert(TILES_MAX > 350 && TILE_KINDS_MAX > 300, "more than a byte numbers");
static_assert(SEGMENTS_MAX == NINTH + 1, "a tile has nine segments");

static _Noreturn void fail(unsigned game, const char *what)
{
    fprintf(stderr, "random_room: game %u: %s\n", game, what);
    exit(1);
}

/* Each tile is in the pile, on the board, in hand, at the bazaar or put aside; what is said about
 * the board is what was laid. */
static void check(unsigned number, const struct game *game)
{
    if (game->board.tiles + game->pile.tiles > TILES_MAX)
        fail(number, "tiles came out of nothing");
    tile_number last = (tile_number)(game->board.tiles - 1);
    const struct placed_tile *placed = &game->board.tile[last];
    if (board_tile_at(&game->board, placed->at) != last)
        fail(number, "the last tile is not found where it lies");
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++)
        if (feature_tile(&game->features, feature_node(&game->board, last, s)) != last)
            fail(number, "a segment is not on its tile");
}

struct seen {
    unsigned tiles, ninths;
};

static void play(unsigned number, struct seen *seen)
{
    static struct game game, copy;
    static struct move_list moves;
    struct rng rng = rng_from_seed(number);
    struct options options = options_default();
    options.sets = SETS_ALL;
    options.value[OPTION_CLOISTERS] = CLOISTERS_KEEP; /* most tiles of the room have a monastery */
    options.players = (uint8_t)(PLAYERS_MIN + number % (PLAYERS_MAX - PLAYERS_MIN + 1));
    if (game_start(&game, &options) != REFUSAL_NONE)
        fail(number, "it does not start");
    while (!game_is_over(&game)) {
        struct move move;
        game_legal(&game, &moves);
        if (game_awaits_chance(&game))
            move = chance_move_at_random(&game, &rng);
        else
            move = moves.move[rng_below(&rng, (uint32_t)moves.count)];
        game_copy(&copy, &game);
        if (game_apply(&game, move, NULL) != REFUSAL_NONE ||
            game_apply(&copy, move, NULL) != REFUSAL_NONE)
            fail(number, "a listed move is refused");
        if (memcmp(&copy.player, &game.player, sizeof game.player) != 0 ||
            copy.board.tiles != game.board.tiles)
            fail(number, "a copy goes on differently");
        check(number, &game);
        seen->ninths += move.verb == VERB_DEPLOY && move.arg == NINTH;
    }
    seen->tiles = game.board.tiles > seen->tiles ? game.board.tiles : seen->tiles;
}

int main(int argc, char **argv)
{
    struct seen seen = {0, 0};
    unsigned games = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 1;
    kind_number two = tile_kind_find("CFFF.two");
    if (two == NO_TILE_KIND || feature_counts_pennants(tile_kinds[two].counts[0]) != 2)
        fail(0, "two pennants are not two");
    for (unsigned game = 0; game < games; game++)
        play(game, &seen);
    if (seen.tiles <= 300 || seen.ninths == 0)
        fail(games, "not all that is new was used");
    printf("%u tiles, %u figures on a ninth segment\n", seen.tiles, seen.ninths);
    return 0;
}
