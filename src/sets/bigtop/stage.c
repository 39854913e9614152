/* Acrobats, pyramids and the circus at the table (BT). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"

uint16_t acrobats_node(const struct game *game, struct move action)
{
    return game_acrobats_node(game, board_tile_at(&game->board, action.at));
}

struct sentence acrobat_detail(const struct table *table, struct move action)
{
    const struct game *game = table_game(table);
    unsigned acrobats = game_acrobats_on(game, acrobats_node(game, action)) + 1;
    if (acrobats == PYRAMID_ACROBATS)
        return sentence_of("%s", _("The third acrobat: then anyone may score this pyramid."));
    return sentence_of(_("Acrobat %u of %u: 5 points when the pyramid is scored, or at the end."),
                       acrobats, (unsigned)PYRAMID_ACROBATS);
}

/* "10 points to Ann, 5 points to Ben" */
struct sentence pyramid_detail(const struct table *table, struct move action)
{
    const struct game *game = table_game(table);
    feature_counts counts = game->features.counts[acrobats_node(game, action)];
    struct sentence paid = {""};
    for (unsigned player = 0; player < table->seats.count; player++) {
        unsigned points = ACROBAT_POINTS * feature_counts_strength(counts, player);
        if (points > 0)
            sentence_list(&paid, sentence_of(_n("%u point to %s", "%u points to %s", points),
                                             points, table->seats.seat[player].name)
                                     .text);
    }
    return paid;
}

void acrobat_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    uint16_t node = acrobats_node(scene->game, move);
    board_scene_light(scene, node);
    board_scene_add_follower(scene, BOARD_MARK_CHOICE,
                             (struct follower){.player = (uint8_t)game_player(scene->game),
                                               .figure = move.figure,
                                               .node = node});
    board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
}

void pyramid_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    board_scene_light(scene, acrobats_node(scene->game, move));
    board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
}

/* The tile of the big top and the eight around it. */
static void show_circus(struct board_scene *scene)
{
    struct square at;
    if (!game_big_top_at(scene->game, &at))
        return;
    board_scene_add_squares(scene, BOARD_MARK_DISTRICT, square_at(at, -1, -1), square_at(at, 1, 1));
    board_scene_add_squares(scene, BOARD_MARK_BRIGHT, square_at(at, -1, -1), square_at(at, 1, 1));
}

/* Looking around. */
void circus_show_about(struct board_scene *scene, uint16_t node)
{
    const struct game *game = scene->game;
    struct square at;
    if (node != NO_NODE && game_big_top_at(game, &at) &&
        square_equal(game_node_square(game, node), at))
        show_circus(scene);
}

/* The token is turned up. */

struct square animal_square(const struct table *table)
{
    struct square at = {0, 0};
    game_big_top_at(table_game(table), &at);
    return at;
}

void animal_view(struct table *table)
{
    board_pane_follow(&table->pane, table_game(table), animal_square(table));
}

void animal_show(const struct deciding *deciding, struct board_scene *scene)
{
    (void)deciding;
    show_circus(scene);
}
