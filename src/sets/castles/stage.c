/* What is decided about castles, as it is shown (CA2, CA7). */
#include "choosing/choosing.h"
#include "tui/stages/asking.h"

static void find_fief(const struct game *game, struct square fief[FIEF_SQUARES])
{
    tile_number tiles[2] = {0, 0};
    game_decision_tiles(game, tiles);
    game_fief_around(game, tiles, fief);
}

static void frame_fief(struct board_scene *scene, enum board_mark_kind kind)
{
    struct square fief[FIEF_SQUARES];
    find_fief(scene->game, fief);
    board_scene_add_squares(scene, kind, fief[0], fief[FIEF_SQUARES - 1]);
}

void castle_show_city(const struct deciding *deciding, struct board_scene *scene)
{
    frame_fief(scene, BOARD_MARK_DISTRICT);
    frame_fief(scene, BOARD_MARK_BRIGHT);
    board_scene_light(scene, deciding_node(deciding));
}

void castle_show_claim(const struct deciding *deciding, struct board_scene *scene)
{
    frame_fief(scene, BOARD_MARK_DISTRICT);
    board_scene_light(scene, deciding_node(deciding));
}

/* As a whole, where the view is large enough. */
void castle_view_fief(struct table *table)
{
    struct square fief[FIEF_SQUARES];
    find_fief(table_game(table), fief);
    for (unsigned s = 0; s < FIEF_SQUARES; s++)
        board_pane_follow(&table->pane, table_game(table), fief[s]);
}

struct square castle_in_question(const struct table *table)
{
    const struct game *game = table_game(table);
    tile_number tiles[2] = {0, 0};
    game_decision_tiles(game, tiles);
    return game->board.tile[tiles[0]].at;
}
