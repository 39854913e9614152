/* Special monasteries, for the slow game (MO). */
#include "support/slow_game.h"

#include <string.h>

/* MO1: the base game's six stay in the box. */
void slow_monasteries_start(struct slow_game *slow)
{
    if (slow->options.sets >> SET_MONASTERIES & 1u &&
        slow->options.value[OPTION_CLOISTERS] == CLOISTERS_REPLACE)
        slow->left[tile_kind_find("FFFF.m")] = slow->left[tile_kind_find("FFFR.m")] = 0;
}

bool slow_monasteries_lies(const struct slow_game *slow, unsigned number)
{
    return slow->map.feature[slow_score_feature_of(slow, number)].kind == FEATURE_ABBOTS;
}

unsigned slow_monasteries_named(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    const struct tile_kind *kind = &tile_kinds[slow->board.tile[f->tile].kind];
    unsigned segment = 0;
    if (!slow_monasteries_lies(slow, number))
        return f->segment;
    while (kind->segment[segment].kind != FEATURE_MONASTERY)
        segment++;
    return segment;
}

/* The one who stands; of others alike not the one beside whom the fairy is. */
bool slow_monasteries_means(const struct slow_game *slow, unsigned number, unsigned other)
{
    if (other == FOLLOWERS_MAX)
        return true;
    bool lies = slow_monasteries_lies(slow, number),
         other_lies = slow_monasteries_lies(slow, other);
    return lies == other_lies ? other == slow->dragon.beside : other_lies;
}
