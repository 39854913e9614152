#include "picture/overlay.h"

static const struct overlay *const kinds[OVERLAYS_COUNT] = {
#define X(name, looks) [OVERLAY_##name] = &looks,
    OVERLAYS(X)
#undef X
};

struct overlays overlays_on(const struct game *game, tile_number tile)
{
    struct overlays overlays;
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        overlays.built[kind] = (uint8_t)kinds[kind]->built(game, tile);
    return overlays;
}

struct overlays overlays_alone(kind_number tile_kind)
{
    struct overlays overlays = {{0}};
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (kinds[kind]->alone != NULL)
            overlays.built[kind] = (uint8_t)kinds[kind]->alone(tile_kind);
    return overlays;
}

struct overlays overlays_planned(struct move move)
{
    struct overlays overlays = {{0}};
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (kinds[kind]->planned != NULL)
            overlays.built[kind] = (uint8_t)kinds[kind]->planned(move);
    return overlays;
}

bool overlays_has_any(const struct overlays *overlays)
{
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (overlays->built[kind] != 0)
            return true;
    return false;
}

struct overlays overlays_without(struct overlays overlays, const struct overlays *others)
{
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (others->built[kind] != 0)
            overlays.built[kind] = 0;
    return overlays;
}

void overlays_paint(const struct overlays *overlays, unsigned size, struct pixel *pixels)
{
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (overlays->built[kind] != 0)
            kinds[kind]->paint(overlays->built[kind], size, pixels);
}

void overlays_paint_alone(const struct overlays *overlays, unsigned size, struct pixel *pixels)
{
    for (unsigned at = 0; at < size * size; at++)
        pixels[at] = (struct pixel){.segment = NO_SEGMENT};
    overlays_paint(overlays, size, pixels);
}

bool overlays_anchor(const struct game *game, uint16_t node, unsigned size,
                     struct picture_anchor *anchor)
{
    for (unsigned kind = 0; kind < OVERLAYS_COUNT; kind++)
        if (kinds[kind]->stands != NULL && kinds[kind]->stands(game, node, size, anchor))
            return true;
    return false;
}
