/* Foundations in letters, and how many floors a tower has. */
#include "tui/board/board_scene.h"
#include "tui/board/glyph_tile.h"

#include <stdlib.h>

/* How many cells show the segment of that one and nothing else. */
static unsigned cells_like(const struct glyph_tile *tile, int row, int col)
{
    unsigned cells = 0;
    for (int r = 0; r < GLYPH_TILE_ROWS; r++)
        for (int c = 0; c < GLYPH_TILE_COLS; c++)
            cells += tile->segment[r][c] == tile->segment[row][col] &&
                     (tile->mark[r][c] == MARK_GRASS || tile->mark[r][c] == MARK_CITY);
    return cells;
}

static bool is_middle_of_edge(int row, int col)
{
    return col == MIDDLE_COL ? row != MIDDLE_ROW
                             : row == MIDDLE_ROW && (col == 0 || col == FAR_COL);
}

/* Whether it may take that cell: from a village, or where grass or a city keeps others. */
static bool is_free(const struct glyph_tile *tile, int row, int col)
{
    unsigned mark = tile->mark[row][col];
    if (mark == MARK_VILLAGE)
        return true;
    return (mark == MARK_GRASS || mark == MARK_CITY) && !is_middle_of_edge(row, col) &&
           cells_like(tile, row, col) > 1;
}

/* Whether in small letters, too, all but fields are seen and followers would stand apart. */
static bool stand_apart(const struct glyph_tile *tile, kind_number kind)
{
    struct glyph_tile small = glyph_small_of(tile);
    unsigned taken = 0, tower = tile_segment_of(&tile_kinds[kind], FEATURE_TOWER);
    if (small.segment[0][1] == tower || small.segment[FAR_ROW][1] == tower ||
        small.segment[MIDDLE_ROW][0] == tower ||
        small.segment[MIDDLE_ROW][GLYPH_SMALL_COLS - 1] == tower)
        return false; /* an edge would not show what lies there */
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++) {
        struct glyph_anchor at = glyph_small_anchor(tile, s);
        unsigned cell = 1u << (at.row * GLYPH_SMALL_COLS + at.col);
        bool is_seen =
            tile_kinds[kind].segment[s].kind == FEATURE_FIELD || small.segment[at.row][at.col] == s;
        if ((taken & cell) != 0 || !is_seen)
            return false;
        taken |= cell;
    }
    return true;
}

/* How far from the village, or the middle; cities come last. */
static int distance_of(const struct glyph_tile *tile, int row, int col)
{
    return 2 * abs(row - MIDDLE_ROW) + abs(col - MIDDLE_COL) +
           (tile->mark[row][col] == MARK_CITY ? 16 : 0);
}

/* As near as it can be. */
void towers_draw_foundation(struct glyph_tile *tile, kind_number kind, unsigned orientation)
{
    uint8_t tower = tile_segment_of(&tile_kinds[kind], FEATURE_TOWER);
    const struct glyph_tile bare = *tile;
    int best = INT32_MAX;
    (void)orientation;
    if (tower == NO_SEGMENT)
        return;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++) {
            struct glyph_tile built = bare;
            int away = distance_of(&bare, row, col);
            if (!is_free(&bare, row, col))
                continue;
            glyph_put(&built, row, col, MARK_FOUNDATION, tower);
            away += stand_apart(&built, kind) ? 0 : 100;
            if (away < best) {
                best = away;
                *tile = built;
            }
        }
}

void towers_draw(struct glyph_tile *tile, unsigned floors)
{
    unsigned mark = floors > 9 ? (unsigned)MARK_FLOORS_MORE : MARK_FLOORS_1 + floors - 1;
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            if (tile->mark[row][col] == MARK_FOUNDATION)
                tile->mark[row][col] = (uint8_t)mark;
}

/* How high they are, by a number that guards stand on or beside. */
void towers_show(struct board_scene *scene)
{
    const struct towers *towers = &scene->game->towers;
    for (unsigned tower = 0; tower < towers->count; tower++)
        if (towers->floors[tower] > 0)
            board_scene_count_there(scene, COUNTED_TOWER, game_tower_node(scene->game, tower),
                                    towers->floors[tower]);
}
