#include "tui/board/raster.h"
#include "tui/board/board_ink.h"
#include "tui/seat_chip.h"

enum { UPPER_HALF = 0x2580 };

void raster_clear(struct raster *raster, int rows, int cols, uint16_t ink)
{
    raster->rows = rows < 2 * CANVAS_ROWS_MAX ? rows : 2 * CANVAS_ROWS_MAX;
    raster->cols = cols < CANVAS_COLS_MAX ? cols : CANVAS_COLS_MAX;
    for (int pixel = 0; pixel < raster->rows * raster->cols; pixel++)
        raster->ink[pixel] = ink;
}

void raster_corners(struct raster *raster, int x, int y, int side, int reach, uint16_t ink)
{
    int far = side - 1;
    for (int i = 0; i < reach; i++) {
        const int at[][2] = {{i, 0},   {0, i},       {far - i, 0},   {far, i},
                             {i, far}, {0, far - i}, {far - i, far}, {far, far - i}};
        for (unsigned p = 0; p < sizeof at / sizeof at[0]; p++)
            raster_set(raster, x + at[p][0], y + at[p][1], ink);
    }
}

void raster_frame(struct raster *raster, int x, int y, int width, int height, uint16_t ink)
{
    for (int i = 0; i < width; i++) {
        raster_set(raster, x + i, y, ink);
        raster_set(raster, x + i, y + height - 1, ink);
    }
    for (int i = 0; i < height; i++) {
        raster_set(raster, x, y + i, ink);
        raster_set(raster, x + width - 1, y + i, ink);
    }
}

void raster_cross(struct raster *raster, int x, int y, int side, uint16_t ink)
{
    int first = (side + 2) / 4, last = side - 1 - first;
    for (int i = first; i <= last; i++) {
        raster_set(raster, x + i, y + i, ink);
        raster_set(raster, x + i, y + last + first - i, ink);
    }
}

void raster_show(const struct raster *raster, struct canvas *canvas, struct area area)
{
    for (int row = 0; row < raster->rows / 2 && row < area.rows; row++) {
        const uint16_t *upper = &raster->ink[2 * row * raster->cols];
        const uint16_t *lower = upper + raster->cols;
        for (int col = 0; col < raster->cols && col < area.cols; col++) {
            struct style style = {upper[col], lower[col], 0};
            canvas_put(canvas, area.row + row, area.col + col,
                       upper[col] == lower[col] ? ' ' : UPPER_HALF, style);
        }
    }
}

static bool is_bright(const struct pixel_light *light, struct square at)
{
    const struct board_mark *bright = light->bright;
    return bright != NULL && at.x >= bright->at.x && at.x <= bright->at.x + bright->more.cols &&
           at.y >= bright->at.y && at.y <= bright->at.y + bright->more.rows;
}

/* The node that a pixel belongs to, or NO_NODE. */
static unsigned node_of(const struct placed_tile *placed, struct pixel pixel)
{
    if (pixel.segment == NO_SEGMENT)
        return NO_NODE;
    return pixel.segment == SEGMENT_TRACK ? feature_track_node(placed->track)
                                          : placed->first_node + pixel.segment;
}

static enum board_tone tone_of(const struct pixel_light *light, const struct placed_tile *placed,
                               struct pixel pixel)
{
    const struct territory *territory = &light->scene->territory;
    if (!light->lights)
        return TONE_PLAIN;
    bool is_plain = !light->dims || is_bright(light, placed->at);
    enum board_tone other = is_plain ? TONE_PLAIN : TONE_DIM;
    unsigned node = node_of(placed, pixel);
    if (node == NO_NODE)
        return other;
    return node_mask_has(&light->lit, node) || node_mask_has(&territory->paying, node) ? TONE_LIT
                                                                                       : other;
}

/* What takes the colour of the feature's owner; walls, verges and the like keep their own, so
 * that one still sees what it is. */
static bool takes_colour(struct pixel pixel)
{
    return (substance_traits[pixel.substance] & TRAIT_TINTED) && !pixel.rim && !pixel.shade;
}

/* The players in the colour of the first of whom such a pixel is shown; none for most. */
static unsigned flagged(const struct pixel_light *light, struct pixel pixel, unsigned node)
{
    switch (pixel.substance) {
#define X(substance, players)                                                                      \
    case SUBSTANCE_##substance:                                                                    \
        return players(light->scene->game, (uint16_t)node);
        FLAGS_OF_PLAYERS(X)
#undef X
    default:
        return 0;
    }
}

struct pixel_light pixel_light_of(const struct board_scene *scene, int size)
{
    bool is_tinted = scene->territory.kind != TERRITORY_NONE;
    return (struct pixel_light){
        .scene = scene, .lights = is_tinted, .dims = is_tinted, .stripe = size < 8 ? 1 : size / 4};
}

void pixel_light_glow(struct pixel_light *light, uint16_t node)
{
    node_mask_add(&light->lit, &light->scene->game->features, node);
    light->lights = true;
}

void pixel_light_up(struct pixel_light *light, uint16_t node)
{
    pixel_light_glow(light, node);
    light->dims = true;
}

uint16_t pixel_ink(const struct pixel_light *light, const struct placed_tile *placed,
                   struct pixel pixel, int x, int y)
{
    const struct territory *territory = &light->scene->territory;
    enum board_tone tone = tone_of(light, placed, pixel);
    unsigned node = node_of(placed, pixel);
    if (node != NO_NODE && territory->owners[node] != 0 && takes_colour(pixel)) {
        unsigned owner = territory_owner_at(territory, node, x, y, light->stripe);
        return seat_body(&light->scene->seats->seat[owner]);
    }
    unsigned players = tone != TONE_DIM ? flagged(light, pixel, node) : 0;
    return players != 0 ? seat_body(&light->scene->seats->seat[__builtin_ctz(players)])
                        : board_ink(pixel, tone);
}
