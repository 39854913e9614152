/* What is printed on the tiles of a feature: inns, cathedrals, goods (IN2, IN3, TB2). */
#include "bastide/game.h"

struct feature_marks game_feature_marks(const struct game *game, uint16_t node)
{
    struct feature_marks marks = {.inns = 0};
    if (game_feature_kind(game, node) == FEATURE_CASTLE)
        return marks;
    uint16_t at = node;
    do {
        unsigned flags = feature_segment(&game->features, &game->board, at)->flags;
        marks.inns = (uint8_t)(marks.inns + ((flags & SEGMENT_INN) != 0));
        marks.cathedrals = (uint8_t)(marks.cathedrals + ((flags & SEGMENT_CATHEDRAL) != 0));
        for (unsigned good = 0; good < GOODS_COUNT; good++)
            marks.goods[good] = (uint8_t)(marks.goods[good] +
                                          ((flags & segment_flag_of_good((enum good)good)) != 0));
        at = game->features.next[at];
    } while (at != node);
    return marks;
}
