/* Who may escape from a siege, on the board (SG5). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"

/* Everybody who may has the number of the list; the monastery that makes it possible is framed, and
 * the city of the one chosen lit. */
void escape_show(const struct deciding *deciding, struct board_scene *scene)
{
    const struct game *game = scene->game;
    struct move chosen = deciding_move(deciding);
    for (unsigned choice = 0; choice < deciding->choice.count; choice++) {
        struct move move = deciding->choice.move[choice];
        struct square at;
        if (move.verb != VERB_ESCAPE)
            continue;
        uint16_t node = action_node(game, move);
        deciding_add_offer(deciding, choice, scene);
        if (game_way_out(game, node, &at))
            board_scene_add_square(scene, BOARD_MARK_DISTRICT, at);
    }
    if (chosen.verb != VERB_ESCAPE)
        return;
    board_scene_light(scene, action_node(game, chosen));
    board_scene_add_square(scene, BOARD_MARK_CURSOR, chosen.at);
}
