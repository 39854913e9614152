/* Castles in letters, and the colour of their flags. */
#include "bastide/castles/questions.h"
#include "tui/board/board_scene.h"
#include "tui/board/glyph_tile.h"

static bool is_wall(unsigned mark)
{
    return mark == MARK_CITY || (mark >= MARK_CAP_LEFT && mark <= MARK_CAP_ROOF);
}

void castles_draw(struct glyph_tile *tile, unsigned edges)
{
    for (unsigned edge = 0; edge < EDGES; edge++) {
        if (!(edges >> edge & 1u))
            continue;
        tile->edge_mark[edge] = MARK_CASTLE;
        for (int row = 0; row < GLYPH_TILE_ROWS; row++)
            for (int col = 0; col < GLYPH_TILE_COLS; col++)
                if (tile->segment[row][col] == tile->edge_segment[edge] &&
                    is_wall(tile->mark[row][col]))
                    tile->mark[row][col] = MARK_CASTLE;
    }
}

bool castles_fief(const struct game *game, uint16_t node, struct square *first, struct square *last)
{
    unsigned castle = game_castle_of(game, node);
    struct square fief[FIEF_SQUARES];
    if (castle >= CASTLES_MAX)
        return false;
    game_fief(game, castle, fief);
    *first = fief[0];
    *last = fief[FIEF_SQUARES - 1];
    return true;
}

unsigned castles_owners(const struct game *game, uint16_t node)
{
    return game->castles.castle[game_castle_of(game, node)].owners;
}
