/* Who may come from the city, on the board (CC6). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"

struct square join_square(const struct table *table)
{
    struct move move = deciding_move(table->deciding);
    return move.verb == VERB_JOIN ? move.at : table->deciding->choice.move[0].at;
}

void join_view(struct table *table)
{
    const struct deciding *deciding = table->deciding;
    for (unsigned choice = deciding->choice.count; choice-- > 0;)
        if (deciding->choice.move[choice].verb == VERB_JOIN)
            board_pane_follow(&table->pane, table_game(table), deciding->choice.move[choice].at);
}

/* Every segment has the number of the list; the feature chosen is lit, and the follower stands
 * there. */
void join_show(const struct deciding *deciding, struct board_scene *scene)
{
    struct move move = deciding_move(deciding);
    for (unsigned choice = 0; choice < deciding->choice.count; choice++) {
        struct move offered = deciding->choice.move[choice];
        if (offered.verb == VERB_JOIN && choice != deciding->chosen)
            board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_OFFER,
                                                       .at = offered.at,
                                                       .node = action_node(scene->game, offered),
                                                       .number = (int)choice + 1});
    }
    if (move.verb != VERB_JOIN)
        return;
    uint16_t node = action_node(scene->game, move);
    board_scene_light(scene, node);
    board_scene_add_follower(scene, BOARD_MARK_CHOICE,
                             (struct follower){.player = (uint8_t)deciding->choice.player,
                                               .figure = move.figure,
                                               .node = node});
}

/* Nothing outside the walls is concerned. */
void city_show(const struct deciding *deciding, struct board_scene *scene)
{
    (void)deciding, (void)scene;
}
