/* What the board shows. */
#include "analysis/position.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"

/* The tile that was placed last; and where computer players play with people, all that they have
 * placed since a person did. */
static void show_last(const struct table *table, struct board_scene *scene)
{
    tile_number tile = (tile_number)(scene->game->board.tiles - 1);
    bool is_on = table_people(table) > 0;
    for (size_t at = table->log.count; tile > 0 && at > 0; at--) {
        const struct event *event = &table->log.entry[at - 1].event;
        if (event->type != EVENT_PLACE)
            continue;
        if (tile + 1 < scene->game->board.tiles &&
            !(is_on && table_plays_itself(table, event->player)))
            return;
        board_scene_add_tile(scene, BOARD_MARK_LAST, tile--, event->player);
        is_on = is_on && table_plays_itself(table, event->player);
    }
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
    show_last(table, &scene);
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
