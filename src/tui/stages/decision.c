#include "tui/stages/asking.h"

#include "choosing/choosing.h"

unsigned deciding_player(const struct table *table)
{
    return table->deciding->choice.player;
}

struct square deciding_square(const struct table *table)
{
    switch ((int)table->deciding->choice.phase) {
#define X(phase, place, view)                                                                      \
    case PHASE_##phase:                                                                            \
        return place(table);
        DECISION_VIEWS(X) /* NOLINT(bugprone-branch-clone) */
#undef X
    default:
        return deciding_focus(table->deciding, table_game(table));
    }
}

void deciding_follow(struct table *table)
{
    switch ((int)table->deciding->choice.phase) {
#define X(phase, place, view)                                                                      \
    case PHASE_##phase:                                                                            \
        view(table);                                                                               \
        break;
        DECISION_VIEWS(X) /* NOLINT(bugprone-branch-clone) */
#undef X
    default:
        break;
    }
}

/* The squares to choose from, where answers are no features, and the one chosen. */
static void show_squares(const struct deciding *deciding, struct board_scene *scene)
{
    const struct board *board = &scene->game->board;
    for (unsigned choice = 0; choice < deciding->choice.count; choice++) {
        struct square at;
        bool is_chosen = choice == deciding->chosen;
        if (deciding->choice.node[choice] != NO_NODE ||
            !deciding_place(deciding, scene->game, choice, &at))
            continue;
        tile_number tile = board_tile_at(board, at);
        if (tile == NO_TILE)
            board_scene_add_square(scene, is_chosen ? BOARD_MARK_OPEN : BOARD_MARK_LEGAL, at);
        else if (is_chosen)
            board_scene_add_tile(scene, BOARD_MARK_CURSOR, tile, 0);
    }
}

/* The features that the figure in question may enter, and the figure in the one chosen. The way
 * home comes last and shows it where it stands. */
static void show_figure(const struct deciding *deciding, struct board_scene *scene)
{
    unsigned number = deciding->choice.follower, features = deciding->choice.count - 1;
    const struct follower *follower = &scene->game->followers.follower[number];
    bool stays = deciding->chosen == features;
    board_scene_add_offers(scene, deciding->choice.node, features, deciding->chosen, *follower);
    board_scene_add_tile(scene, BOARD_MARK_CURSOR, scene->game->features.tile[follower->node], 0);
    if (!stays)
        board_scene_remove_follower(scene, number);
    board_scene_light(scene, stays ? follower->node : deciding_node(deciding));
}

void deciding_show(const struct table *table, struct board_scene *scene)
{
    const struct deciding *deciding = table->deciding;
    switch ((int)deciding->choice.phase) {
#define X(phase, show)                                                                             \
    case PHASE_##phase:                                                                            \
        show(deciding, scene);                                                                     \
        break;
        DECISION_PICTURES(X)
#undef X
    default:
        if (deciding->choice.follower < FOLLOWERS_MAX) {
            show_figure(deciding, scene);
            return;
        }
        board_scene_light(scene, deciding_node(deciding));
        if (game_decision_node(scene->game) == NO_NODE)
            show_squares(deciding, scene);
    }
}
