#include "tui/pages/backdrop.h"

#include "tui/board/board_ink.h"
#include "tui/board/board_view.h"
#include "tui/board/glyph_board.h"
#include "tui/page.h"

enum {
    TILES_AT_ONCE = 7, /* what has grown before anybody looks */
    GROWTH = 400,      /* milliseconds from one tile to the next */
    ROWS_OF_TILES = 3, /* at least so many are seen */
};

void backdrop_begin(struct backdrop *backdrop, uint64_t seed)
{
    backdrop->seed = seed;
    backdrop->viewport.size = 0; /* it is laid out when it is drawn */
}

/* The largest size at which enough rows of tiles can be seen. */
static int size_for(int rows, bool in_glyphs)
{
    int size = GLYPH_VIEWPORT_SIZE;
    for (unsigned s = 0; s < viewport_sizes_count && !in_glyphs; s++)
        if (rows / (viewport_sizes[s] / 2) >= ROWS_OF_TILES && viewport_sizes[s] > size)
            size = viewport_sizes[s];
    return size;
}

static void grow(struct backdrop *backdrop, int tiles)
{
    while (tiles-- > 0 && !backdrop->is_full)
        backdrop->is_full = !landscape_grow(&backdrop->land);
}

/* A new land: as many squares as are seen, also in part. Its first row lies at the horizon. */
static void begin_land(struct backdrop *backdrop, long long now)
{
    struct viewport *viewport = &backdrop->viewport;
    int height = viewport->size / 2, beside = viewport->cols / viewport->size / 2 + 1;
    int tiles_high = (viewport->rows + height - 1) / height;
    struct landscape_frame frame = {.west = -beside,
                                    .east = beside,
                                    .north = -(tiles_high / 2),
                                    .south = tiles_high - 1 - tiles_high / 2};
    viewport->row = frame.north * height;
    viewport->col = (viewport->size - viewport->cols) / 2;
    landscape_begin(&backdrop->land, backdrop->seed, frame);
    backdrop->is_full = false;
    grow(backdrop, backdrop->in_glyphs ? TILES_MAX : TILES_AT_ONCE);
    backdrop->changed = now;
}

static void lay_out(struct backdrop *backdrop, const struct canvas *canvas,
                    const struct surroundings *around)
{
    bool in_glyphs = surroundings_need_glyphs(around);
    bool is_laid_out = backdrop->viewport.size > 0 && backdrop->in_glyphs == in_glyphs &&
                       backdrop->town.width == canvas->cols &&
                       backdrop->town.height == 2 * canvas->rows;
    if (is_laid_out)
        return;
    town_paint(&backdrop->town, canvas->rows, canvas->cols);
    int rows = canvas->rows - backdrop->town.ground;
    backdrop->in_glyphs = in_glyphs;
    backdrop->viewport =
        (struct viewport){.size = size_for(rows, in_glyphs), .rows = rows, .cols = canvas->cols};
    begin_land(backdrop, around->now);
}

/* Where no tile lies yet there are the fields before the town. */
static void draw_fields(const struct backdrop *backdrop, struct canvas *canvas, struct area area,
                        const struct surroundings *around)
{
    for (int row = area.row; row < area.row + area.rows; row++)
        for (int col = 0; col < area.cols; col++)
            if (canvas_cell(canvas, row, col)->paper == INK_BOARD_GROUND &&
                canvas_cell(canvas, row, col)->glyph == ' ')
                town_draw_cell(&backdrop->town, canvas, row, col, around);
}

void backdrop_draw(struct backdrop *backdrop, struct canvas *canvas,
                   const struct surroundings *around)
{
    lay_out(backdrop, canvas, around);
    struct area area = {backdrop->town.ground, 0, backdrop->viewport.rows, backdrop->viewport.cols};
    struct board_scene scene = board_scene_of(&backdrop->land.game, &backdrop->land.seats);
    town_draw(&backdrop->town, canvas, around);
    if (backdrop->in_glyphs) {
        canvas_fill(canvas, area, ' ', night_text);
        glyph_board_draw(canvas, area, &scene, &backdrop->viewport,
                         around->unicode || around->console ? GLYPHS_LINES : GLYPHS_PLAIN);
        return;
    }
    board_view_draw(canvas, area, &scene, &backdrop->viewport, around->tiles);
    draw_fields(backdrop, canvas, area, around);
}

static bool is_growing(const struct backdrop *backdrop)
{
    return !backdrop->is_still && !backdrop->in_glyphs && !backdrop->is_full &&
           backdrop->viewport.size > 0;
}

int backdrop_patience(const struct backdrop *backdrop, long long now)
{
    return is_growing(backdrop) ? patience_until(backdrop->changed + GROWTH, now) : REST;
}

bool backdrop_tick(struct backdrop *backdrop, const struct surroundings *around)
{
    if (!is_growing(backdrop) || around->now - backdrop->changed < GROWTH)
        return false;
    grow(backdrop, 1);
    backdrop->changed = around->now;
    return true;
}

void backdrop_turn_still(struct backdrop *backdrop)
{
    bool begins_anew = backdrop->is_full && !backdrop->in_glyphs;
    backdrop->is_still = !begins_anew && !backdrop->is_still;
    if (begins_anew) {
        backdrop->seed++;
        backdrop->viewport.size = 0;
    }
}
