#include "tui/board/board_scene.h"

#include "tui/board/board_ink.h"

#include <stdio.h>

struct board_scene board_scene_of(const struct game *game, const struct seats *seats)
{
    return (struct board_scene){.game = game,
                                .seats = seats,
                                .ghost_kind = NO_TILE_KIND,
                                .away = FOLLOWERS_MAX,
                                .lit = NO_NODE,
                                .cursor = NO_TILE,
                                .last = NO_TILE};
}

void board_scene_add_bridge(struct board_scene *scene, struct move bridge)
{
    scene->has_bridge = true;
    scene->bridge_at = bridge.at;
    scene->bridge_direction = (enum direction)bridge.arg;
}

unsigned castle_halves(const struct game *game, uint8_t tile, struct castle_half halves[EDGES])
{
    unsigned count = 0;
    for (unsigned c = 0; c < game->castles.count; c++) {
        const struct castle *castle = &game->castles.castle[c];
        struct square first = game->board.tile[castle->tile[0]].at;
        struct square second = game->board.tile[castle->tile[1]].at;
        enum edge edge = first.x == second.x ? EDGE_S : EDGE_E; /* they are in reading order */
        if (castle->tile[0] == tile)
            halves[count++] = (struct castle_half){castle, edge};
        if (castle->tile[1] == tile)
            halves[count++] = (struct castle_half){castle, edge_opposite(edge)};
    }
    return count;
}

struct fief_frame fief_frame_of(const struct square fief[FIEF_SQUARES])
{
    struct square last = fief[FIEF_SQUARES - 1];
    return (struct fief_frame){fief[0], last.x - fief[0].x + 1, last.y - fief[0].y + 1};
}

void board_scene_write_worth(struct canvas *canvas, struct area area, int row, int col, int points)
{
    char text[8];
    int width = snprintf(text, sizeof text, " %d", points);
    if (row >= 0 && row < area.rows && col >= 0 && col + width <= area.cols)
        canvas_text(canvas, area.row + row, area.col + col, width,
                    (struct style){INK_STRONG, INK_BLACK, CELL_BOLD}, text);
}

/* Reversed, so that they stand out without colours too. */
static void write_label(struct canvas *canvas, struct area area, int row, int col, const char *text)
{
    struct style style = {INK_BOARD_OFFER, INK_BLACK, CELL_REVERSE | CELL_BOLD};
    for (; *text != '\0'; text++, col++)
        if (row >= 0 && row < area.rows && col >= 0 && col < area.cols)
            canvas_put(canvas, area.row + row, area.col + col, (uint32_t)(unsigned char)*text,
                       style);
}

void board_scene_write_labels(const struct board_scene *scene, struct canvas *canvas,
                              struct area area, const struct lens *lens, int square_rows,
                              int square_cols)
{
    for (const struct board_label *label = scene->label; label < scene->label + scene->labels;
         label++) {
        int aside = (square_cols - canvas_text_width(label->text)) / 2;
        int row = lens_row(lens, label->at), col = lens_col(lens, label->at);
        write_label(canvas, area, row + (label->spot == LABEL_NORTH ? 0 : square_rows / 2),
                    col + (label->spot == LABEL_WEST ? 0 : aside), label->text);
    }
}
