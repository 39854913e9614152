/* Bridges: planks from edge to edge, a rail on either side. */
#include "picture/picture.h"
#include "picture/plan.h"

/* `off`: how far the pixel is from the middle line, in half pixels; negative to the north or west.
 */
static void paint_across(struct pixel *pixel, unsigned size, int off, unsigned along)
{
    int deck = (int)road_width(size), rail = deck + (size < 8 ? 0 : size < 28 ? 2 : 4);
    int shadow = rail + (size < 10 ? 0 : size < 20 ? 2 : 4);
    if (off < deck && -off < deck) {
        pixel->substance = SUBSTANCE_BRIDGE_DECK;
        pixel->segment = SEGMENT_TRACK;
        pixel->shade = along % 3 == 2;
    } else if (off < rail && -off < rail) {
        /* At low resolution, posts: the tile below shows between them. */
        if (size < 12 && along % 2 == 0)
            return;
        pixel->substance = SUBSTANCE_BRIDGE_RAIL;
        pixel->segment = SEGMENT_TRACK;
    } else if (off > 0 && off < shadow) {
        pixel->shade = 1;
    }
}

/* What is built of it: 1 and its direction. */
static enum direction direction_of(unsigned built)
{
    return (enum direction)(built - 1);
}

static unsigned bridge_on(const struct game *game, tile_number tile)
{
    uint8_t track = game->board.tile[tile].track;
    return track == NO_TRACK ? 0 : 1u + game->board.track[track].direction;
}

static unsigned bridge_planned(struct move move)
{
    return move.verb == VERB_BRIDGE ? 1u + move.arg : 0;
}

static void paint_bridge(unsigned built, unsigned size, struct pixel *pixels)
{
    bool upright = direction_of(built) == DIRECTION_NS;
    for (unsigned y = 0; y < size; y++)
        for (unsigned x = 0; x < size; x++)
            paint_across(&pixels[y * size + x], size, 2 * (int)(upright ? x : y) + 1 - (int)size,
                         upright ? y : x);
}

/* Where a follower stands on a bridge: off its middle, so that a monk below stays visible. */
static struct picture_anchor bridge_anchor(enum direction direction, unsigned size)
{
    unsigned width = picture_follower_width(size), height = picture_follower_height(size);
    unsigned from_end = size / 12;
    if (direction == DIRECTION_NS)
        return (struct picture_anchor){(uint8_t)(size / 2), (uint8_t)(from_end + height / 2)};
    return (struct picture_anchor){(uint8_t)(size - from_end - width + width / 2),
                                   (uint8_t)(size / 2)};
}

static bool bridge_stands(const struct game *game, uint16_t node, unsigned size,
                          struct picture_anchor *anchor)
{
    if (node < SEGMENT_NODES_MAX || node >= NODES_MAX)
        return false;
    *anchor =
        bridge_anchor(direction_of(bridge_on(game, feature_tile(&game->features, node))), size);
    return true;
}

const struct overlay bridge_overlay = {
    .built = bridge_on, .planned = bridge_planned, .paint = paint_bridge, .stands = bridge_stands};
