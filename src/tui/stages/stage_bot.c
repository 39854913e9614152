/* A computer player decides: what it comes to is shown before it is played. */
#include "facts/outcome.h"
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/table_bots.h"
#include "tui/table/table_others.h"
#include "wording/figure_words.h"
#include "wording/seats.h"
#include "wording/turn_words.h"

static unsigned decider(const struct table *table)
{
    return game_actor(table_game(table));
}

static bool stage_bot_enter(struct table *table)
{
    if (!table_bots_are_due(table))
        return false;
    table_take_turn(table);
    return true;
}

/* "Ben is thinking", and after a while a sign that moves. */
static struct sentence thinking(const struct table *table)
{
    unsigned player = decider(table);
    bool is_there = table->others->there >> player & 1u;
    struct sentence text = seat_words_awaited(&table->session.head, player, is_there);
    for (unsigned beat = 0; beat < table->bot->beat; beat++)
        sentence_add(&text, " .");
    return text;
}

static struct status status_of_deployment(const struct table *table, const struct move *move)
{
    const struct game *game = table_game(table);
    uint16_t node = feature_node(&game->board, game_placed(game), move->arg);
    const struct feature_summary *summary = position_feature(table_position(table), node);
    bool has_worth = table_has(table, AID_WORTH) && figure_is_follower((enum figure)move->figure);
    return (struct status){
        sentence_of(
            "%s: %s", table_player_name(table),
            figure_words_deployed((enum figure)move->figure, game_feature_kind(game, node)).text),
        has_worth ? wording_offer(summary, (enum figure)move->figure) : wording_titled(summary)};
}

static struct status status_of(const struct table *table, const struct move *move)
{
    const struct game *game = table_game(table);
    const char *name = table_player_name(table);
    bool has_worth = table_has(table, AID_WORTH);
    const struct action_phrases *action = action_phrases_of(*move);
    if (scoring_choice_is_open(game))
        return stage_deciding.status(table);
    if (move->verb == VERB_DEPLOY)
        return status_of_deployment(table, move);
    if (action != NULL) {
        const struct action_view view = {game, game->board.tile[game_placed(game)].at,
                                         &table->seats};
        struct sentence whole = action->whole(&view, *move);
        return (struct status){sentence_of(_(action->done), name), whole};
    }
    if (move->verb == VERB_PLACE)
        return (struct status){sentence_of(_("%s places the tile"), name),
                               has_worth ? forecast_words(game, *move, &table->seats)
                                         : sentence_of("%s", "")};
    return (struct status){sentence_of(_("%s sets the tile aside"), name), sentence_of("%s", "")};
}

static struct status bot_status(const struct table *table)
{
    const struct move *move = table_bots_shown(table);
    if (table_bots_are_stuck(table))
        return (struct status){
            sentence_of(_("%s does not play on"), table->seats.seat[decider(table)].name),
            sentence_of("%s", _("Enter says why, and what can be done about it."))};
    if (table->bot->is_paused)
        return (struct status){sentence_of("%s", _("The game is paused.")), bot_news(table)};
    return move != NULL ? status_of(table, move)
                        : (struct status){thinking(table), bot_news(table)};
}

static struct square bot_focus(const struct table *table)
{
    const struct move *move = table_bots_shown(table);
    const struct board *board = &table_game(table)->board;
    if (move != NULL && scoring_choice_is_open(table_game(table)))
        return deciding_square(table);
    return move != NULL && (move->verb == VERB_PLACE || action_phrases_of(*move) != NULL)
               ? move->at
               : board->tile[board->tiles - 1].at;
}

static void bot_follow(struct table *table)
{
    if (table_bots_shown(table) != NULL && scoring_choice_is_open(table_game(table)))
        deciding_follow(table);
}

/* The tile where it will lie, with what it needs and what is built there then. */
static void show_placement(struct board_scene *scene, struct move move)
{
    struct game then = *scene->game;
    struct move forced;
    if (outcome_place(&then, move, &forced))
        board_scene_add_plan(scene, forced);
    struct overlays overlays = overlays_on(&then, board_tile_at(&then.board, move.at));
    board_scene_add_ghost(scene, game_hand(scene->game), move.arg, move.at, &overlays);
}

static void show_deployment(struct board_scene *scene, struct move move)
{
    const struct game *game = scene->game;
    uint16_t node = feature_node(&game->board, game_placed(game), move.arg);
    board_scene_add_offers(
        scene, &node, 1, 0,
        (struct follower){.player = (uint8_t)game_player(game), .figure = move.figure});
    board_scene_light(scene, node);
}

static void bot_show(const struct table *table, struct board_scene *scene)
{
    const struct move *move = table_bots_shown(table);
    if (move == NULL)
        return;
    if (scoring_choice_is_open(scene->game))
        deciding_show(table, scene);
    else if (move->verb == VERB_PLACE)
        show_placement(scene, *move);
    else if (move->verb == VERB_DEPLOY)
        show_deployment(scene, *move);
    else if (action_phrases_of(*move) != NULL)
        board_scene_add_plan(scene, *move);
}

static void bot_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    const struct move *move = table_bots_shown(table);
    const struct game *game = table_game(table);
    bool is_laid = move != NULL && move->verb == VERB_PLACE;
    if (game_awaits_placement(game))
        table_draw_hand(table, sheet, game_hand(game), is_laid ? move->arg : 0, "");
    else if (move != NULL && scoring_choice_is_open(game))
        stage_deciding.draw_lower(table, sheet);
    else
        table_draw_log(sheet, table_log_below(sheet->areas, 0), table);
}

const struct stage stage_bot = {
    .enter = stage_bot_enter,
    .keys = {bot_keys, BOT_KEYS},
    .keys_place = KEYS_OF_GAME,
    .status = bot_status,
    .hints = bot_hints,
    .hint = bot_hint,
    .decides_itself = true,
    .at_turn = decider,
    .focus = bot_focus,
    .follow = bot_follow,
    .show = bot_show,
    .draw_lower = bot_draw_lower,
    .type = bot_type,
};
