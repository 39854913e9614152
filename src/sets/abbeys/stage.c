/* Abbeys in their holes, and barns on corners, at the table (AM2, AM12). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"

/* The abbey in the hole chosen, and a frame around each of the others. */
void abbey_show(const struct deciding *deciding, struct board_scene *scene)
{
    for (unsigned choice = 0; choice < deciding->choice.count; choice++) {
        struct move move = deciding->choice.move[choice];
        if (move.verb != VERB_ABBEY)
            continue;
        if (choice == deciding->chosen)
            board_scene_add_ghost(scene, tile_abbey(), EDGE_N, move.at, NULL);
        else
            board_scene_add_square(scene, BOARD_MARK_LEGAL, move.at);
    }
}

void abbey_view(struct table *table)
{
    (void)table;
}

static struct square placed_square(const struct game *game)
{
    return game->board.tile[game_placed(game)].at;
}

/* The field at that corner. */
uint16_t barn_node(const struct game *game, struct move action)
{
    return feature_node_at_half(&game->board, game_placed(game), 2 * action.arg);
}

void barn_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    struct square corner = square_at_corner(placed_square(scene->game), (enum corner)move.arg);
    board_scene_light(scene, barn_node(scene->game, move));
    board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_CHOICE,
                                               .player = (uint8_t)game_player(scene->game),
                                               .figure = FIGURE_BARN,
                                               .spot = SPOT_CORNER,
                                               .at = square_at(corner, -1, -1)});
}

struct sentence barn_detail(const struct table *table, struct move action)
{
    int points = game_barn_points(table_game(table), barn_node(table_game(table), action));
    if (!table_has(table, AID_WORTH))
        return sentence_of("%s", _("Farmers of this field score at once and return home."));
    return sentence_of(_n("Farmers score now. At the end so far: %d point",
                          "Farmers score now. At the end so far: %d points", points),
                       points);
}
