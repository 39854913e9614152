/* The abbot whom a player takes home (AB4): there is one, so the notation need not name it. */
#include "text/move_reader.h"

static void print_abbot(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game, (void)move, (void)size;
    rest[0] = '\0';
}

static bool parse_abbot(struct move_reader *reader, struct move *move)
{
    const struct game *game = reader->game;
    unsigned f = game_abbot_to_retrieve(game);
    if (f == FOLLOWERS_MAX)
        return true; /* refused */
    uint16_t node = game->followers.follower[f].node;
    move->at = game_node_square(game, node);
    move->arg = (kind_number)feature_segment_number(&game->features, &game->board, node);
    return true;
}

const struct argument abbot_argument = {print_abbot, parse_abbot};
