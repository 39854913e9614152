/* Flocks, hills and the bag in text mode. */
#include "language/language.h"
#include "plain/plain_game.h"
#include "plain/question.h"
#include "words.h"

struct sentence token_choice(const struct asking *asking, struct move move)
{
    (void)asking;
    return token_words(move);
}

/* Tiles that never come (HS10). */
void tell_tiles_under(struct plain_game *plain_game)
{
    unsigned tiles = game_tiles_under(&plain_game->session.game);
    if (tiles > 0)
        dialogue_say(plain_game->dialogue,
                     _n("%u more lies under a hill.", "%u more lie under hills.", tiles), tiles);
}

void add_flock_there(struct passage *words, const struct game *game, struct square at,
                     const struct seats *seats)
{
    for (unsigned player = 0; player < game->options.players; player++) {
        uint16_t node = game_shepherd(game, player);
        if (node == NO_NODE || !square_equal(game_node_square(game, node), at))
            continue;
        unsigned sheep = game_flock(game, player, NULL);
        passage_list(words, sentence_of(_n("%s's flock: %u sheep", "%s's flock: %u sheep", sheep),
                                        seats->seat[player].name, sheep)
                                .text);
    }
}

void add_ground_there(struct passage *words, const struct game *game, struct square at,
                      const struct seats *seats)
{
    tile_number tile = board_tile_at(&game->board, at);
    unsigned flags = tile == NO_TILE ? 0 : tile_kinds[game->board.tile[tile].kind].flags;
    (void)seats;
    if (flags & TILE_HILL)
        passage_list(words, _("a hill"));
    if (flags & TILE_VINEYARD)
        passage_list(words, _("a vineyard"));
}
