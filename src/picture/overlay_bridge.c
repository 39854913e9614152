/* Bridges: planks from edge to edge, a rail on either side. */
#include "picture/overlay.h"
#include "picture/plan.h"

/* The distance of pixel `across` from the middle line, in half pixels; negative to the north or
 * west. */
static int from_middle(unsigned size, unsigned across)
{
    return 2 * (int)across + 1 - (int)size;
}

static void paint(struct pixel *pixel, unsigned size, int off, unsigned along)
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

void picture_bridge(enum direction direction, unsigned size, struct pixel *pixels)
{
    for (unsigned y = 0; y < size; y++) {
        for (unsigned x = 0; x < size; x++) {
            bool upright = direction == DIRECTION_NS;
            paint(&pixels[y * size + x], size, from_middle(size, upright ? x : y), upright ? y : x);
        }
    }
}
