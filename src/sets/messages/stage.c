/* Messages on the board: the feature or the followers that one is about (ME6, ME9). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"

void delivery_show(const struct deciding *deciding, struct board_scene *scene)
{
    const struct game *game = scene->game;
    struct move move = deciding_move(deciding);
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        if (deciding->choice.move[choice].verb == VERB_RECALL)
            deciding_add_offer(deciding, choice, scene);
    if (move.verb == VERB_RECALL) {
        board_scene_light(scene, action_node(game, move));
        board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
    } else if (move.verb == VERB_DELIVER) {
        struct delivery delivery = game_delivery(game, game_message(game));
        if (delivery.node != NO_NODE)
            board_scene_light(scene, delivery.node);
    }
}
