/* What is decided about castles, as it is shown (CA2, CA7). */
#include "tui/stages/stage_deciding.h"

static void frame(const struct deciding *deciding, struct board_scene *scene,
                  enum board_mark_kind kind)
{
    const struct square *fief = deciding->choice.fief;
    board_scene_add_squares(scene, kind, fief[0], fief[FIEF_SQUARES - 1]);
}

void castle_show_city(const struct deciding *deciding, struct board_scene *scene)
{
    frame(deciding, scene, BOARD_MARK_DISTRICT);
    frame(deciding, scene, BOARD_MARK_BRIGHT);
    board_scene_light(scene, deciding_node(deciding));
}

void castle_show_claim(const struct deciding *deciding, struct board_scene *scene)
{
    frame(deciding, scene, BOARD_MARK_DISTRICT);
    board_scene_light(scene, deciding_node(deciding));
}

/* As a whole, where the view is large enough. */
void castle_view_fief(struct table *table)
{
    for (unsigned s = 0; s < FIEF_SQUARES; s++)
        board_pane_follow(&table->pane, table_game(table), table->deciding.choice.fief[s]);
}
