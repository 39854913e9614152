/* Who may come from the city, on the board (CC6). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"

/* Every segment has the number of the list; the feature chosen is lit, and the follower stands
 * there. */
void join_show(const struct deciding *deciding, struct board_scene *scene)
{
    struct move move = deciding_move(deciding);
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        if (deciding->choice.move[choice].verb == VERB_JOIN && choice != deciding->chosen)
            deciding_add_offer(deciding, choice, scene);
    if (move.verb != VERB_JOIN)
        return;
    uint16_t node = action_node(scene->game, move);
    board_scene_light(scene, node);
    board_scene_add_follower(scene, BOARD_MARK_CHOICE,
                             (struct follower){.player = (uint8_t)deciding->choice.player,
                                               .figure = move.figure,
                                               .node = node});
}
