#include "tui/board/land_view.h"

#include "tui/board/camera.h"

static enum glyph_set set_of(const struct land_ink *ink)
{
    return ink->has_lines ? GLYPHS_LINES : GLYPHS_PLAIN;
}

/* The map of the whole land, in the middle of the view. */
static struct minimap place_map(struct area land, struct span span, int size, bool in_letters)
{
    int wide = span.east - span.west + 1, high = span.south - span.north + 1;
    int rows = in_letters ? high : (high * size + 1) / 2;
    int cols = in_letters ? 2 * wide + 2 : wide * size;
    struct minimap map = {.corner = MAP_SOUTH_EAST, .span = span, .whole = span};
    map.scale = in_letters ? 0 : size;
    map.shows_owner = true;
    map.area = (struct area){(land.rows - rows) / 2, (land.cols - cols) / 2, rows, cols};
    if (in_letters) { /* the line above it lies on the row before */
        map.area.row--;
        map.area.rows++;
    }
    return map;
}

/* Without the lines that part it from a board, and the brackets that tell what is in view. */
static void draw_letters(const struct minimap *map, struct canvas *canvas, struct area land,
                         const struct board_scene *scene, const struct viewport *whole,
                         enum glyph_set set)
{
    struct area area = {land.row + map->area.row, land.col + map->area.col, map->area.rows,
                        map->area.cols};
    minimap_draw_glyphs(map, canvas, land, scene, whole, set);
    canvas_fill(canvas, (struct area){area.row, area.col, 1, area.cols}, ' ', night_text);
    canvas_fill(canvas, (struct area){area.row, area.col, area.rows, 2}, ' ', night_text);
    canvas_fill(canvas, (struct area){area.row, area.col + area.cols - 1, area.rows, 1}, ' ',
                night_text);
}

/* Through a view that shows all that is on the map, painted at a multiple of each scale. */
static void draw_map(struct canvas *canvas, struct area land, const struct board_scene *scene,
                     const struct minimap *map, const struct land_ink *ink)
{
    enum { SIZE = 12 };
    struct viewport whole = {.size = SIZE,
                             .row = map->span.north * (SIZE / 2),
                             .col = map->span.west * SIZE,
                             .rows = (map->span.south - map->span.north + 1) * (SIZE / 2),
                             .cols = (map->span.east - map->span.west + 1) * SIZE};
    if (ink->in_letters)
        draw_letters(map, canvas, land, scene, &whole, set_of(ink));
    else
        minimap_draw(map, canvas, land, scene, &whole, ink->tiles);
}

void land_view_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                    const struct viewport *seen, struct span span, const struct land_ink *ink)
{
    struct minimap map;
    if (seen->size < (ink->in_letters ? GLYPH_SMALL_SIZE : viewport_sizes[0])) {
        map = place_map(area, span, seen->size, ink->in_letters);
        draw_map(canvas, area, scene, &map, ink);
    } else if (ink->in_letters) {
        glyph_board_draw(canvas, area, scene, seen, set_of(ink));
    } else {
        board_view_draw(canvas, area, scene, seen, ink->tiles);
    }
}

void land_view_draw_whole(struct canvas *canvas, struct area area, const struct board_scene *scene,
                          const struct land_ink *ink)
{
    const struct board *board = &scene->game->board;
    struct span span = land_span(board);
    struct camera camera = camera_for_screen(board, area.rows, area.cols, ink->in_letters);
    const int size = camera.size[0];
    struct viewport seen = {
        .size = size,
        .row = floor_div((span.north + span.south + 1) * (size / 2) - area.rows, 2),
        .col = floor_div((span.west + span.east + 1) * size - area.cols, 2),
        .rows = area.rows,
        .cols = area.cols,
    };
    land_view_draw(canvas, area, scene, &seen, span, ink);
}
