#include "bastide/tiles.h"
#include "picture/overlay.h"

void picture_lower(unsigned cities, unsigned size, struct pixel *pixels)
{
    for (unsigned at = 0; at < size * size; at++)
        if (pixels[at].substance == SUBSTANCE_DRAWBRIDGE_UP && (cities >> pixels[at].segment & 1u))
            pixels[at].substance = SUBSTANCE_DRAWBRIDGE;
}
