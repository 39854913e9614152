/* Princesses, the fairy and portals on the board, and the dragon's flight (PD5, PD9, PD11, PD13).
 */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "facts/outcome.h"
#include "facts/position.h"
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"
#include "tui/views/remaining.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

static bool fairy_is_on_tile(const struct game *game)
{
    return game->options.value[OPTION_FAIRY] == FAIRY_TILE;
}

uint16_t fairy_node(const struct game *game, struct move action)
{
    return fairy_is_on_tile(game) ? NO_NODE : action_node(game, action);
}

/* The feature of a move, with how much there is of it. */
static const struct feature_summary *feature_of(const struct table *table, struct move action)
{
    return position_feature(table_position(table), action_node(table_game(table), action));
}

/* A princess: who would leave the city, and whose it is without that knight. */

static struct sentence without_knight(const struct table *table, struct move action)
{
    struct game then;
    struct forecast forecast;
    uint16_t node = action_node(table_game(table), action);
    if (position_feature(table_position(table), node)->complete) {
        forecast_find(&forecast, table_game(table), &action, 1);
        return forecast_words_of(&forecast, &table->seats);
    }
    game_copy(&then, table_game(table));
    game_apply(&then, action, NULL);
    struct feature_summary city = feature_summary_of(&then, node);
    if (city.holders != 0)
        return sentence_of(_("Majority then: %s"), wording_names(city.holders, &table->seats).text);
    return sentence_of("%s", _("Majority then: nobody"));
}

struct sentence removal_detail(const struct table *table, struct move action)
{
    struct sentence text = sentence_of(_("Home: %s (%s)"), table->seats.seat[action.player].name,
                                       _(figure_words[action.figure].listed));
    struct sentence then = table_has(table, AID_WORTH) ? without_knight(table, action)
                                                       : wording_titled(feature_of(table, action));
    return then.text[0] == '\0' ? text : sentence_of("%s. %s", text.text, then.text);
}

void removal_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    board_scene_light(scene, action_node(scene->game, move));
    board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
}

/* The fairy beside the follower chosen. */

struct sentence fairy_detail(const struct table *table, struct move action)
{
    if (fairy_is_on_tile(table_game(table)))
        return sentence_of("%s", _("The fairy goes to the tile that is framed."));
    enum feature_kind kind = feature_of(table, action)->kind;
    return sentence_of(_("Fairy: %s; +1 a turn, +3 when scored"),
                       figure_words_deployed((enum figure)action.figure, kind).text);
}

/* Where she is now. */
static void hide_fairy(struct board_scene *scene)
{
    unsigned kept = 0;
    for (unsigned m = 0; m < scene->marks; m++) {
        struct board_mark mark = scene->mark[m];
        if (mark.kind != BOARD_MARK_FOLLOWER || mark.figure != FIGURE_FAIRY)
            scene->mark[kept++] = mark;
    }
    scene->marks = kept;
}

void fairy_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    struct board_mark fairy = {.kind = BOARD_MARK_CHOICE,
                               .player = NOBODY,
                               .figure = FIGURE_FAIRY,
                               .spot = SPOT_SQUARE,
                               .at = move.at,
                               .node = fairy_node(scene->game, move)};
    if (fairy.node != NO_NODE)
        fairy.spot = SPOT_SEGMENT;
    hide_fairy(scene);
    board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
    board_scene_add(scene, fairy);
}

/* A portal: all that it leads to is lit, and the follower stands where it would go. */

struct sentence portal_detail(const struct table *table, struct move action)
{
    const struct feature_summary *feature = feature_of(table, action);
    return table_has(table, AID_WORTH) ? wording_figure_worth(wording_titled(feature).text, feature,
                                                              (enum figure)action.figure)
                                       : wording_titled(feature);
}

void portal_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move move = deploying_move(deploying);
    action_light_all(deploying, scene, VERB_PORTAL);
    board_scene_add_square(scene, BOARD_MARK_CURSOR, move.at);
    board_scene_add_follower(scene, BOARD_MARK_CHOICE,
                             (struct follower){.player = (uint8_t)game_player(scene->game),
                                               .figure = move.figure,
                                               .node = action_node(scene->game, move)});
}

/* The flight: where it has been is crossed out, where it may go is framed. */

void dragon_show_flight(const struct deciding *deciding, struct board_scene *scene)
{
    const struct dragon *flight = &scene->game->dragon;
    for (unsigned v = 0; v + 1 < flight->count; v++)
        board_scene_add_square(scene, BOARD_MARK_DEAD, flight->visited[v]);
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        if (choice != deciding->chosen)
            board_scene_add_square(scene, BOARD_MARK_DISTRICT, deciding->choice.move[choice].at);
    board_scene_add_square(scene, BOARD_MARK_CURSOR, deciding_move(deciding).at);
}

struct square dragon_next_square(const struct table *table)
{
    return deciding_move(table->deciding).at;
}

/* From where it goes on. */
void dragon_view_flight(struct table *table)
{
    const struct dragon *flight = &table_game(table)->dragon;
    if (flight->count > 0)
        board_pane_follow(&table->pane, table_game(table), flight->visited[flight->count - 1]);
}

/* Tiles that wait for the first volcano (PD3). */
struct sentence tiles_asleep(const struct game *game)
{
    unsigned tiles = game_tiles_asleep(game);
    if (tiles == 0)
        return sentence_of("%s", "");
    return sentence_of(_n("%u of them with a dragon waits for the first volcano.",
                          "%u of them with a dragon wait for the first volcano.", tiles),
                       tiles);
}
