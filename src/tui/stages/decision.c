#include "tui/stages/asking.h"

#include "choosing/choosing.h"
#include "tui/table/actions.h"

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

struct square deciding_chosen_square(const struct table *table)
{
    struct move move = deciding_move(table->deciding);
    return move.verb == VERB_PASS ? table->deciding->choice.move[0].at : move.at;
}

void deciding_follow_all(struct table *table)
{
    const struct deciding *deciding = table->deciding;
    for (unsigned choice = deciding->choice.count; choice-- > 0;)
        if (deciding->choice.move[choice].verb != VERB_PASS)
            board_pane_follow(&table->pane, table_game(table), deciding->choice.move[choice].at);
}

void deciding_add_offer(const struct deciding *deciding, unsigned choice, struct board_scene *scene)
{
    struct move move = deciding->choice.move[choice];
    board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_OFFER,
                                               .at = move.at,
                                               .node = action_node(scene->game, move),
                                               .number = (int)choice + 1});
}

void deciding_show_nothing(const struct deciding *deciding, struct board_scene *scene)
{
    (void)deciding, (void)scene;
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
    board_scene_add_tile(scene, BOARD_MARK_CURSOR,
                         feature_tile(&scene->game->features, follower->node), 0);
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
        DECISION_PICTURES(X) /* NOLINT(bugprone-branch-clone) */
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
