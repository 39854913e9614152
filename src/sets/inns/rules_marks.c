/* What is printed on the tiles of a feature: inns, cathedrals, goods (IN2, IN3, TB2). */
#include "bastide/game.h"

/* Without these sets only the inns of other sets are printed, and they mean nothing (IN1). */
static bool are_marks_in_play(const struct options *options)
{
    return options_has_set(options, SET_INNS) || options_has_set(options, SET_TRADERS);
}

struct feature_marks game_feature_marks(const struct game *game, uint16_t node)
{
    struct feature_marks marks = {.inns = 0};
    if (!are_marks_in_play(&game->options) || game_feature_kind(game, node) == FEATURE_CASTLE)
        return marks;
    unsigned counting = options_has_set(&game->options, SET_INNS) ? ~0u : ~(unsigned)SEGMENT_INN;
    uint16_t at = node;
    do {
        unsigned flags = feature_segment(&game->features, &game->board, at)->flags & counting;
        marks.inns = (uint8_t)(marks.inns + ((flags & SEGMENT_INN) != 0));
        marks.cathedrals = (uint8_t)(marks.cathedrals + ((flags & SEGMENT_CATHEDRAL) != 0));
        for (unsigned good = 0; good < GOODS_COUNT; good++)
            marks.goods[good] = (uint8_t)(marks.goods[good] +
                                          ((flags & segment_flag_of_good((enum good)good)) != 0));
        at = game->features.next[at];
    } while (at != node);
    return marks;
}
