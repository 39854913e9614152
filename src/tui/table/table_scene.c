/* What the board shows. */
#include "analysis/position.h"
#include "tui/table/stage.h"

/* The player who placed the tile that was placed last. */
static unsigned last_placer(const struct table *table)
{
    for (size_t at = table->log.count; at > 0; at--)
        if (table->log.entry[at - 1].event.type == EVENT_PLACE)
            return table->log.entry[at - 1].event.player;
    return table->player;
}

static void show_dead_squares(struct board_scene *scene, const struct tile_fits *fits)
{
    const struct board *board = &scene->game->board;
    for (unsigned open = 0; open < board->opens; open++)
        if (tile_fits_is_dead(fits, open))
            board_scene_add_square(scene, BOARD_MARK_DEAD, board_open_square(board, open));
}

struct board_scene table_scene(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct stage *stage = table_stage(table), *mode = table_mode(table);
    struct board_scene scene = board_scene_of(game, &table->seats);
    if (game->board.tiles > 1)
        board_scene_add_tile(&scene, BOARD_MARK_LAST, (uint8_t)(game->board.tiles - 1),
                             last_placer(table));
    if (stage->show != NULL)
        stage->show(table, &scene);
    if (moment_is_on(&table->moment))
        moment_show(&table->moment, &table->log,
                    table->pane.in_glyphs ? MOMENT_STANDS : MOMENT_MOVES, &scene);
    if (!game_is_over(game) && table_has(table, AID_DEAD))
        show_dead_squares(&scene, &table_position(table)->fits);
    board_scene_tint(&scene, table->view.territory);
    if (mode != stage)
        mode->show(table, &scene);
    return scene;
}
