/* Floors, guards, ransoms and captures at the table (TW). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"
#include "wording/figure_words.h"
#include "words.h"

struct sentence ransom_detail(const struct table *table, struct move action)
{
    return sentence_of(_("3 points to %s, and home: %s"), table->seats.seat[action.player].name,
                       _(figure_words[action.figure].listed));
}

static unsigned floors_then(const struct game *game, struct square at)
{
    unsigned tower = game_tower_on(game, board_tile_at(&game->board, at));
    return tower == NO_TOWER ? 0 : game->towers.floors[tower] + 1u;
}

/* "Ben (follower in a city)"; "Ann 2, Ben" */
static struct sentence names_of(const struct table *table, const struct tower_reach *reached)
{
    const struct game *game = table_game(table);
    struct follower one = game->followers.follower[reached->one];
    if (reached->count == 1)
        return sentence_of(
            "%s (%s)", table->seats.seat[one.player].name,
            figure_words_deployed((enum figure)one.figure, game_feature_kind(game, one.node)).text);
    return tower_reach_names(reached, &table->seats);
}

/* Whom it would reach. */
struct sentence floor_detail(const struct table *table, struct move action)
{
    const struct game *game = table_game(table);
    unsigned floors = floors_then(game, action.at);
    struct tower_reach reached = tower_reach_from(game, action.at, floors);
    if (reached.count == 0)
        return sentence_of(_("Floor %u: nobody within reach"), floors);
    return sentence_of(_("Floor %u: within reach %s"), floors, names_of(table, &reached).text);
}

struct sentence guard_detail(const struct table *table, struct move action)
{
    (void)table, (void)action;
    return sentence_of("%s", _("The guard closes this tower and scores nothing."));
}

/* On the board: its reach, framed over gaps and towers and alone in the light, and whom it would
 * take. */

static void show_reach(struct board_scene *scene, unsigned tower, unsigned floors)
{
    struct square at = game_tower_at(scene->game, tower);
    int reach = (int)floors;
    struct square first[] = {square_at(at, -reach, 0), square_at(at, 0, -reach)};
    struct square last[] = {square_at(at, reach, 0), square_at(at, 0, reach)};
    for (unsigned r = 0; r < sizeof first / sizeof first[0]; r++) {
        board_scene_add_squares(scene, BOARD_MARK_DISTRICT, first[r], last[r]);
        board_scene_add_squares(scene, BOARD_MARK_BRIGHT, first[r], last[r]);
    }
}

static void mark_reached(struct board_scene *scene, uint16_t node, unsigned number)
{
    board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_OFFER,
                                               .at = game_node_square(scene->game, node),
                                               .node = node,
                                               .number = (int)number});
}

/* What a tower of so many floors would reach, and whom it would take. */
static void show_reached(struct board_scene *scene, unsigned tower, unsigned floors)
{
    const struct game *game = scene->game;
    show_reach(scene, tower, floors);
    for (unsigned f = 0; f < game->followers.count; f++)
        if (game_tower_takes(game, game_tower_at(game, tower), floors, f))
            mark_reached(scene, game->followers.follower[f].node, 0);
}

uint16_t tower_node(const struct game *game, struct move action)
{
    return game_tower_node(game, game_tower_on(game, board_tile_at(&game->board, action.at)));
}

/* The tower as it would be. */
void floor_show(const struct deploying *deploying, struct board_scene *scene)
{
    const struct game *game = scene->game;
    struct move move = deploying_move(deploying);
    uint16_t node = tower_node(game, move);
    unsigned floors = floors_then(game, move.at);
    board_scene_remove(scene, BOARD_MARK_OFFER);
    board_scene_light(scene, node);
    board_scene_count_there(scene, COUNTED_TOWER, node, floors);
    show_reached(scene, game_tower_of(game, node), floors);
    board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
}

void guard_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    board_scene_light(scene, tower_node(scene->game, move));
    board_scene_add_follower(scene, BOARD_MARK_CHOICE,
                             (struct follower){.player = (uint8_t)game_player(scene->game),
                                               .figure = move.figure,
                                               .node = tower_node(scene->game, move)});
    board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
}

/* Where the one stands who would be taken, or else the tower. */
struct square capture_square(const struct table *table)
{
    const struct game *game = table_game(table);
    struct move move = deciding_move(table->deciding);
    return move.verb == VERB_CAPTURE ? move.at : game_tower_at(game, game_tower_risen(game));
}

/* Everybody whom it may take has the number of the list; what the one chosen stands on is lit. */
void capture_show(const struct deciding *deciding, struct board_scene *scene)
{
    const struct game *game = scene->game;
    unsigned tower = game_tower_risen(game);
    struct move chosen = deciding_move(deciding);
    show_reach(scene, tower, game->towers.floors[tower]);
    for (unsigned choice = 0; choice < deciding->choice.count; choice++) {
        struct move move = deciding->choice.move[choice];
        if (move.verb == VERB_CAPTURE)
            mark_reached(scene, action_node(game, move), choice + 1);
    }
    board_scene_light(scene, chosen.verb == VERB_CAPTURE ? action_node(game, chosen)
                                                         : game_tower_node(game, tower));
    if (chosen.verb == VERB_CAPTURE)
        board_scene_add_square(scene, BOARD_MARK_CURSOR, chosen.at);
}

/* Looking around: how far a tower would reach with one more floor, and whom; of any other tile, the
 * towers that would reach somebody on it. */
void tower_show_about(struct board_scene *scene, uint16_t node)
{
    const struct game *game = scene->game;
    if (node == NO_NODE || !options_has_tower(&game->options))
        return;
    unsigned looked_at = game_tower_of(game, node);
    for (unsigned tower = 0; tower < game->towers.count && looked_at == NO_TOWER; tower++)
        if (tower_threatens(game, tower, 1, feature_tile(&game->features, node)))
            board_scene_add_square(scene, BOARD_MARK_DISTRICT, game_tower_at(game, tower));
    if (looked_at == NO_TOWER || game_tower_guard(game, looked_at) < FOLLOWERS_MAX)
        return;
    board_scene_remove(scene, BOARD_MARK_OFFER);
    show_reached(scene, looked_at, game->towers.floors[looked_at] + 1u);
}
