/* Mage and witch on the board while one of them is moved (MW2). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "tui/stages/asking.h"

/* Where the figure is now. */
static void hide_figure(struct board_scene *scene, enum figure figure)
{
    unsigned kept = 0;
    for (unsigned m = 0; m < scene->marks; m++) {
        struct board_mark mark = scene->mark[m];
        if (mark.kind != BOARD_MARK_FOLLOWER || mark.figure != figure)
            scene->mark[kept++] = mark;
    }
    scene->marks = kept;
}

/* The road or city chosen is lit, and the figure stands there. */
void magic_show(const struct deciding *deciding, struct board_scene *scene)
{
    enum figure figure = move_magic_figure(deciding_move(deciding));
    uint16_t node = deciding_node(deciding);
    if (node == NO_NODE) {
        board_scene_light(scene, game_magic_at(scene->game, figure));
        return;
    }
    hide_figure(scene, figure);
    board_scene_light(scene, node);
    board_scene_add_follower(
        scene, BOARD_MARK_CHOICE,
        (struct follower){.player = NOBODY, .figure = (uint8_t)figure, .node = node});
}
