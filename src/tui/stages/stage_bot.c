/* A computer player decides: what it comes to is shown before it is played. */
#include "analysis/outcome.h"
#include "language/language.h"
#include "tui/auction/auction_panel.h"
#include "tui/stages/stage_bazaar.h"
#include "tui/stages/stage_deciding.h"
#include "tui/table/table_bots.h"
#include "wording/auction_words.h"
#include "wording/bot_words.h"
#include "wording/deciding_words.h"
#include "wording/figure_words.h"
#include "wording/forecast_words.h"

static unsigned decider(const struct table *table)
{
    return game_actor(table_game(table));
}

static bool enter(struct table *table)
{
    const struct game *game = &table->session.game;
    if (!table_bots_are_due(table) || auction_is_open(game))
        return false;
    table_take_turn(table);
    return true;
}

static bool enter_auction(struct table *table)
{
    const struct game *game = &table->session.game;
    if (!table_bots_are_due(table) || !bazaar_is_announced(table) || !auction_is_open(game))
        return false;
    table->turn = game_turn(game);
    table->player = game_actor(game);
    auction_begin(&table->auction, game);
    return true;
}

static void hurry(const struct press *press)
{
    table_bots_hurry(table_pressed(press));
}

/* "Ben is thinking", and after a while a sign that moves. */
static struct sentence thinking(const struct table *table)
{
    struct sentence text = bot_words_thinking(table->seats.seat[decider(table)].name);
    for (unsigned beat = 0; beat < table->bot.beat; beat++)
        sentence_add(&text, " .");
    return text;
}

/* What happened last. */
static struct sentence news(const struct table *table)
{
    size_t told = table_told(table);
    return told > 0 ? wording_entry(&table->log.entry[told - 1], &table->seats)
                    : sentence_of("%s", "");
}

/* What was said last in the auction: "Cy: bid 2". */
static struct sentence news_of_auction(const struct table *table)
{
    const struct session *session = &table->session;
    const struct step *last = &session->steps[session->made - 1];
    if (last->actor == ACTOR_CHANCE || !auction_is_on(&last->before))
        return news(table);
    return sentence_of(
        "%s: %s", table->seats.seat[last->actor].name,
        auction_words_standing(&table->course, last->actor, &session->game.bazaar).text);
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
        has_worth ? wording_offer(summary) : wording_titled(summary)};
}

static struct status status_of(const struct table *table, const struct move *move)
{
    const struct game *game = table_game(table);
    const char *name = table_player_name(table);
    bool has_worth = table_has(table, AID_WORTH);
    if (scoring_choice_is_open(game))
        return stage_deciding.status(table);
    if (move->verb == VERB_DEPLOY)
        return status_of_deployment(table, move);
    if (move->verb == VERB_BRIDGE)
        return (struct status){
            sentence_of(_("%s builds a bridge"), name),
            wording_bridge_left(game, *move, game->board.tile[game_placed(game)].at)};
    if (move->verb == VERB_PLACE)
        return (struct status){sentence_of(_("%s places the tile"), name),
                               has_worth ? forecast_words(game, *move, &table->seats)
                                         : sentence_of("%s", "")};
    return (struct status){sentence_of(_("%s sets the tile aside"), name), sentence_of("%s", "")};
}

static struct status status(const struct table *table)
{
    const struct move *move = table_bots_shown(table);
    if (table->bot.is_paused)
        return (struct status){sentence_of("%s", _("The game is paused.")), news(table)};
    return move != NULL ? status_of(table, move) : (struct status){thinking(table), news(table)};
}

static struct status status_of_auction(const struct table *table)
{
    struct status in_auction = status(table);
    in_auction.detail = news_of_auction(table);
    return in_auction;
}

static struct square focus(const struct table *table)
{
    const struct move *move = table_bots_shown(table);
    const struct board *board = &table_game(table)->board;
    if (move != NULL && scoring_choice_is_open(table_game(table)))
        return deciding_square(table);
    return move != NULL && (move->verb == VERB_PLACE || move->verb == VERB_BRIDGE)
               ? move->at
               : board->tile[board->tiles - 1].at;
}

static void follow(struct table *table)
{
    if (table_bots_shown(table) != NULL && scoring_choice_is_open(table_game(table)))
        deciding_follow(table);
}

/* The tile where it will lie, with the bridge that it needs and the drawbridges as they will be. */
static void show_placement(struct board_scene *scene, struct move move)
{
    struct game then = *scene->game;
    struct move bridge;
    if (outcome_place(&then, move, &bridge))
        board_scene_add_bridge(scene, bridge);
    board_scene_add_ghost(scene, game_hand(scene->game), move.arg, move.at,
                          (uint8_t)game_lowered_gates(&then, board_tile_at(&then.board, move.at)));
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

static void show(const struct table *table, struct board_scene *scene)
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
    else if (move->verb == VERB_BRIDGE)
        board_scene_add_bridge(scene, *move);
}

static void draw_lower(struct table *table, const struct table_sheet *sheet)
{
    const struct move *move = table_bots_shown(table);
    const struct game *game = table_game(table);
    bool is_laid = move != NULL && move->verb == VERB_PLACE;
    if (game_awaits_placement(game))
        table_draw_hand(table, sheet, game_hand(game), is_laid ? move->arg : 0, "");
    else if (move != NULL && scoring_choice_is_open(game))
        stage_deciding.draw_lower(table, sheet);
    else
        table_draw_log(sheet->canvas, table_log_below(sheet->areas, 0), table);
}

static void draw_lower_of_auction(struct table *table, const struct table_sheet *sheet)
{
    auction_panel_draw(sheet->canvas, table_lower_panel(sheet->areas), NULL, &table->session.game,
                       &table->course, &table->seats);
}

static bool has_company(const struct table *table)
{
    return table_people(table) > 0;
}

static bool is_alone(const struct table *table)
{
    return !has_company(table);
}

/* In a game of computer players only the space bar is for pausing, as in a replay. */
static const struct table_key keys[] = {
    ROW(has_company, hurry, 0, K_("hurry"), N_("Do not wait for the computer player."), KEYS_ENTER,
        ' '),
    ROW(is_alone, hurry, 0, K_("hurry"), N_("Do not wait for the computer player."), KEYS_ENTER),
};

static bool type(struct table *table, struct app *app, uint32_t key)
{
    (void)app, (void)key;
    table_bots_hurry(table);
    return true;
}

static const char *const hints[] = {
    N_("A computer player is deciding. You can look around meanwhile; Enter hurries it."), NULL};

const struct stage stage_bot = {
    .enter = enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = status,
    .hints = hints,
    .decides_itself = true,
    .at_turn = decider,
    .focus = focus,
    .follow = follow,
    .show = show,
    .draw_lower = draw_lower,
    .type = type,
};

const struct stage stage_bot_auction = {
    .enter = enter_auction,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = status_of_auction,
    .hints = hints,
    .decides_itself = true,
    .has_tile_values = true,
    .draw_lower = draw_lower_of_auction,
    .draw_strip = bazaar_draw_strip,
    .type = type,
};
