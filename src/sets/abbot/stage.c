/* Taking the abbot home at the table (AB4): his tile is framed, his monastery or garden lit. */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/table/actions.h"

uint16_t retrieve_node(const struct game *game, struct move action)
{
    return feature_node(&game->board, board_tile_at(&game->board, action.at), action.arg);
}

enum label_anchor retrieve_label(struct move action)
{
    (void)action;
    return LABEL_MIDDLE;
}

void retrieve_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    tile_number tile = board_tile_at(&scene->game->board, move.at);
    board_scene_light(scene, retrieve_node(scene->game, move));
    if (tile != NO_TILE)
        board_scene_add_tile(scene, BOARD_MARK_CURSOR, tile, 0);
}

/* What he brings, which all may see. */
struct sentence retrieve_detail(const struct table *table, struct move action)
{
    int points = game_abbot_points(table_game(table));
    (void)action;
    if (!table_has(table, AID_WORTH))
        return sentence_of("%s", _("He scores at once, as if the game ended now."));
    return sentence_of(_n("Abbot home: %d point", "Abbot home: %d points", points), points);
}
