/* Flights on the board: where a machine may bring a follower, and landing there (FM). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"
#include "wording/figure_words.h"

uint16_t fly_node(const struct game *game, struct move action)
{
    (void)game, (void)action;
    return NO_NODE;
}

/* How many of the three throws bring it somewhere. */
struct sentence fly_detail(const struct table *table, struct move action)
{
    unsigned good = game_throws_that_land(table_game(table), (enum figure)action.figure);
    return good == 0 ? sentence_of("%s", _("There is nothing to land on."))
                     : sentence_of(_n("It lands with %u of 3 throws.",
                                      "It lands with %u of 3 throws.", good),
                                   good);
}

/* The way is framed, and what it may land on is lit. */
static void show_way(struct board_scene *scene, enum figure figure)
{
    const struct game *game = scene->game;
    for (unsigned squares = 1; squares <= FLIGHT_MOST; squares++) {
        struct square at = game_flight_square(game, squares);
        tile_number tile = board_tile_at(&game->board, at);
        uint64_t segments = game_landings(game, figure, at);
        board_scene_add_square(scene, BOARD_MARK_DISTRICT, at);
        for (unsigned s = 0; segments >> s != 0; s++)
            if (segments >> s & 1u)
                board_scene_light(scene, feature_node(&game->board, tile, s));
    }
}

void fly_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct square at;
    show_way(scene, (enum figure)deploying_move(deploying).figure);
    if (game_machine_at(scene->game, &at))
        board_scene_add_square(scene, BOARD_MARK_CURSOR, at);
}

/* Before the die that is the machine's square, and then where the follower comes down. */
struct square flight_square(const struct table *table)
{
    return table_game(table)->turn.flight.at;
}

void flight_view(struct table *table)
{
    board_pane_follow(&table->pane, table_game(table), flight_square(table));
}

/* The follower where it would stand. */
void landing_show(const struct deciding *deciding, struct board_scene *scene)
{
    const struct game *game = scene->game;
    struct square at = game->turn.flight.at;
    uint16_t node =
        feature_node(&game->board, board_tile_at(&game->board, at), deciding_move(deciding).arg);
    board_scene_light(scene, node);
    board_scene_add_square(scene, BOARD_MARK_CURSOR, at);
    board_scene_add_follower(scene, BOARD_MARK_CHOICE,
                             (struct follower){.player = (uint8_t)game_player(game),
                                               .figure = game->turn.flight.figure,
                                               .node = node});
}

/* The die. */

void throw_show(const struct deciding *deciding, struct board_scene *scene)
{
    const struct game *game = scene->game;
    show_way(scene, (enum figure)game->turn.flight.figure);
    board_scene_add_square(scene, BOARD_MARK_CURSOR,
                           game_flight_square(game, deciding_move(deciding).arg + 1u));
}
