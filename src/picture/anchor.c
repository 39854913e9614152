/* Where followers stand. */
#include "bastide/tiles.h"
#include "picture/overlay.h"
#include "picture/picture.h"

#include <assert.h>
#include <stdbool.h>

/* A follower on a tile of `size` pixels, as the board draws it. */
static int follower_width(unsigned size)
{
    return size < 10 ? 3 : (int)size / 3;
}

static int follower_height(unsigned size)
{
    return size < 14 ? 4 : (int)size / 3;
}

/* What is better seen than covered. */
static const bool is_mark[SUBSTANCE_COUNT] = {
    [SUBSTANCE_PENNANT] = true,         [SUBSTANCE_PENNANT_MARK] = true,
    [SUBSTANCE_GOODS_PLATE] = true,     [SUBSTANCE_GOODS_WINE] = true,
    [SUBSTANCE_GOODS_GRAIN] = true,     [SUBSTANCE_GOODS_CLOTH] = true,
    [SUBSTANCE_CATHEDRAL_WALL] = true,  [SUBSTANCE_CATHEDRAL_ROOF] = true,
    [SUBSTANCE_CATHEDRAL_SPIRE] = true, [SUBSTANCE_DRAWBRIDGE_UP] = true,
};

struct search {
    unsigned size;
    int width, height;
    struct pixel pixels[PICTURE_PIXELS_MAX];
    bool taken[PICTURE_PIXELS_MAX]; /* covered by followers already placed */
};

/* The value of a follower at x,y: pixels of its segment that it covers count for it, pixels of
 * other followers count double against it. */
static int worth(const struct search *search, unsigned segment, int x, int y)
{
    int worth = 0, size = (int)search->size;
    for (int v = y - search->height / 2; v < y - search->height / 2 + search->height; v++) {
        for (int u = x - search->width / 2; u < x - search->width / 2 + search->width; u++) {
            if (u < 0 || v < 0 || u >= size || v >= size) {
                worth -= 3;
                continue;
            }
            const struct pixel *pixel = &search->pixels[v * size + u];
            worth += pixel->segment == segment ? (is_mark[pixel->substance] ? 2 : 4) : 0;
            worth -= search->taken[v * size + u] ? 8 : 0;
        }
    }
    return worth;
}

static struct picture_anchor find(const struct search *search, unsigned segment)
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
            int value = worth(search, segment, x, y) * 4 * size - (dx * dx + dy * dy) / size;
            if (value > best) {
                best = value;
                anchor = (struct picture_anchor){(uint8_t)x, (uint8_t)y};
            }
        }
    }
    return anchor;
}

static void take(struct search *search, struct picture_anchor anchor)
{
    int size = (int)search->size;
    int left = anchor.x - search->width / 2, top = anchor.y - search->height / 2;
    for (int y = top; y < top + search->height; y++)
        for (int x = left; x < left + search->width; x++)
            if (x >= 0 && y >= 0 && x < size && y < size)
                search->taken[y * size + x] = true;
}

void picture_anchors(uint8_t kind, unsigned orientation, unsigned size,
                     struct picture_anchor *anchors)
{
    struct search search = {
        .size = size, .width = follower_width(size), .height = follower_height(size)};
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
        anchors[next] = find(&search, next);
        take(&search, anchors[next]);
    }
}

struct picture_anchor picture_bridge_anchor(enum direction direction, unsigned size)
{
    unsigned width = (unsigned)follower_width(size), height = (unsigned)follower_height(size);
    unsigned from_end = size / 12;
    if (direction == DIRECTION_NS)
        return (struct picture_anchor){(uint8_t)(size / 2), (uint8_t)(from_end + height / 2)};
    return (struct picture_anchor){(uint8_t)(size - from_end - width + width / 2),
                                   (uint8_t)(size / 2)};
}

struct picture_anchor picture_castle_anchor(unsigned edge, unsigned size)
{
    unsigned width = (unsigned)follower_width(size), height = (unsigned)follower_height(size);
    unsigned middle = size / 2;
    const unsigned x[EDGES] = {middle, size - width + width / 2, middle, width / 2};
    const unsigned y[EDGES] = {height / 2, middle, size - height + height / 2, middle};
    return (struct picture_anchor){(uint8_t)x[edge & 3u], (uint8_t)y[edge & 3u]};
}
