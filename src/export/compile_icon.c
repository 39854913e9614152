/* Build tool: prints the program's icon as SVG: the start tile as the board shows it in the default
 * theme, with a follower on its road.
 *
 *     compile_icon > bastide.svg
 */
#include "bastide/tiles.h"
#include "tui/board/pixels.h"
#include "tui/ink.h"
#include "tui/theme/theme.h"

#include <stdio.h>

enum { SIZE = 24, NORTH = 0 };

/* The rim separates a tile from its neighbours; there are none. */
static uint16_t ink_of(struct pixel pixel)
{
    pixel.rim = 0;
    return board_ink(pixel, TONE_PLAIN);
}

/* The tile fills the icon, and the follower is painted above it. */
static void paint(struct raster *icon)
{
    static struct pixel pixels[SIZE * SIZE];
    struct picture_anchor anchors[SEGMENTS_MAX];
    kind_number kind = tile_set_start[SET_BASE];
    uint8_t road = tile_kinds[kind].at_edge[EDGE_E];
    picture_tile(kind, NORTH, SIZE, pixels);
    picture_anchors(kind, NORTH, SIZE, anchors);
    raster_clear(icon, SIZE, SIZE, INK_BOARD_GROUND);
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
            raster_set(icon, x, y, ink_of(pixels[y * SIZE + x]));
    struct sprite follower = {.style = &figure_styles[FIGURE_MEEPLE],
                              .pose = POSE_STANDING,
                              .x = anchors[road].x,
                              .y = anchors[road].y,
                              .body = INK_PLAYER_1};
    sprite_paint(icon, &follower, SIZE);
}

static uint32_t colour_at(const struct raster *icon, int x, int y)
{
    return theme_colour(theme_default(), icon->ink[y * SIZE + x])->rgb;
}

/* Pixels of one colour in a row are one rectangle: without seams at any size. */
static void print(const struct raster *icon)
{
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
           "viewBox=\"0 0 %d %d\" shape-rendering=\"crispEdges\">\n",
           8 * SIZE, 8 * SIZE, SIZE, SIZE);
    for (int y = 0; y < SIZE; y++)
        for (int x = 0, end; x < SIZE; x = end) {
            uint32_t colour = colour_at(icon, x, y);
            for (end = x + 1; end < SIZE && colour_at(icon, end, y) == colour;)
                end++;
            printf("<path fill=\"#%06x\" d=\"M%d %dh%dv1H%dz\"/>\n", (unsigned)colour, x, y,
                   end - x, x);
        }
    printf("</svg>\n");
}

int main(void)
{
    static struct raster icon;
    paint(&icon);
    print(&icon);
    return fflush(stdout) != 0;
}
