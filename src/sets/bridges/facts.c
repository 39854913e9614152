/* Roads with bridges, as parts of the scores (BR8). */
#include "facts/position.h"

bool road_is_bridged(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    uint16_t next = node;
    if (feature_segment(features, &game->board, node)->kind != FEATURE_ROAD)
        return false;
    while (next < SEGMENT_NODES_MAX && features->next[next] != node)
        next = features->next[next];
    return next >= SEGMENT_NODES_MAX;
}
