/* Who may escape from a siege, on the board (SG5). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"

/* Of those who may, the first one. */
static struct move first_of(const struct deciding *deciding)
{
    return deciding->choice.move[0];
}

/* Where the one stands who would escape, or where one could. */
struct square escape_square(const struct table *table)
{
    struct move move = deciding_move(table->deciding);
    return move.verb == VERB_ESCAPE ? move.at : first_of(table->deciding).at;
}

void escape_view(struct table *table)
{
    const struct deciding *deciding = table->deciding;
    for (unsigned choice = deciding->choice.count; choice-- > 0;)
        if (deciding->choice.move[choice].verb == VERB_ESCAPE)
            board_pane_follow(&table->pane, table_game(table), deciding->choice.move[choice].at);
}

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
        board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_OFFER,
                                                   .at = move.at,
                                                   .node = node,
                                                   .number = (int)choice + 1});
        if (game_way_out(game, node, &at))
            board_scene_add_square(scene, BOARD_MARK_DISTRICT, at);
    }
    if (chosen.verb != VERB_ESCAPE)
        return;
    board_scene_light(scene, action_node(game, chosen));
    board_scene_add_square(scene, BOARD_MARK_CURSOR, chosen.at);
}
