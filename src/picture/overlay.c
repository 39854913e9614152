#include "picture/overlay.h"
#include "bastide/tiles.h"
#include "picture/picture.h"

#include <assert.h>
#include <stdbool.h>

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

/* Where followers stand. */

unsigned picture_follower_width(unsigned size)
{
    return size < 10 ? 3 : size / 3;
}

unsigned picture_follower_height(unsigned size)
{
    return size < 14 ? 4 : size / 3;
}

struct search {
    unsigned size;
    int width, height;
    struct pixel pixels[PICTURE_PIXELS_MAX];
    bool taken[PICTURE_PIXELS_MAX]; /* covered by followers already placed */
};

/* The value of a follower at x,y: pixels of its segment that it covers count for it, pixels of
 * other followers count double against it. */
static int anchor_worth(const struct search *search, unsigned segment, int x, int y)
{
    int worth = 0, size = (int)search->size;
    for (int v = y - search->height / 2; v < y - search->height / 2 + search->height; v++) {
        for (int u = x - search->width / 2; u < x - search->width / 2 + search->width; u++) {
            if (u < 0 || v < 0 || u >= size || v >= size) {
                worth -= 3;
                continue;
            }
            const struct pixel *pixel = &search->pixels[v * size + u];
            bool is_sight = substance_traits[pixel->substance] & TRAIT_SIGHT;
            worth += pixel->segment == segment ? (is_sight ? 2 : 4) : 0;
            worth -= search->taken[v * size + u] ? 8 : 0;
        }
    }
    return worth;
}

static struct picture_anchor anchor_find(const struct search *search, unsigned segment)
{
    struct picture_anchor anchor = {0, 0};
    int best = -1000000, size = (int)search->size;
    for (int y = 0; y < size; y++) {
        for (int x = 0; x < size; x++) {
            if (search->pixels[y * size + x].segment != segment)
                continue;
            /* Among equals the one nearest to the middle, where it is most visible. */
            int dx = 2 * (x - search->width / 2) + search->width - size;
            int dy = 2 * (y - search->height / 2) + search->height - size;
            int value = anchor_worth(search, segment, x, y) * 4 * size - (dx * dx + dy * dy) / size;
            if (value > best) {
                best = value;
                anchor = (struct picture_anchor){(uint8_t)x, (uint8_t)y};
            }
        }
    }
    return anchor;
}

static void anchor_take(struct search *search, struct picture_anchor anchor)
{
    int size = (int)search->size;
    int left = anchor.x - search->width / 2, top = anchor.y - search->height / 2;
    for (int y = top; y < top + search->height; y++)
        for (int x = left; x < left + search->width; x++)
            if (x >= 0 && y >= 0 && x < size && y < size)
                search->taken[y * size + x] = true;
}

void picture_anchors(kind_number kind, unsigned orientation, unsigned size,
                     struct picture_anchor *anchors)
{
    struct search search = {.size = size,
                            .width = (int)picture_follower_width(size),
                            .height = (int)picture_follower_height(size)};
    unsigned segments = tile_kinds[kind].segments, room[SEGMENTS_MAX] = {0};
    bool done[SEGMENTS_MAX] = {false};
    picture_tile(kind, orientation, size, search.pixels);
    for (unsigned at = 0; at < size * size; at++)
        if (search.pixels[at].segment < SEGMENTS_MAX)
            room[search.pixels[at].segment]++;
    /* The segment with the least room chooses first. */
    for (unsigned turn = 0; turn < segments; turn++) {
        unsigned next = SEGMENTS_MAX;
        for (unsigned s = 0; s < segments; s++)
            if (!done[s] && (next == SEGMENTS_MAX || room[s] < room[next]))
                next = s;
        assert(next < SEGMENTS_MAX);
        done[next] = true;
        anchors[next] = anchor_find(&search, next);
        anchor_take(&search, anchors[next]);
    }
}
