/* Taking the abbot home at the table (AB4): his tile is framed, his monastery or garden lit. */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/table/actions.h"

void retrieve_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    board_scene_light(scene, action_node(scene->game, move));
    board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
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
