/* How the table goes from stage to stage. */
#include "language/language.h"
#include "tui/table/final.h"
#include "tui/table/stage.h"
#include "tui/table/table_clock.h"

static bool has_trailing_chance(const struct session *session)
{
    return session->made > 0 && session->steps[session->made - 1].actor == ACTOR_CHANCE;
}

const struct game *table_game(const struct table *table)
{
    const struct session *session = &table->session;
    if (table_stage(table)->is_undoable && has_trailing_chance(session))
        return &session->steps[session->made - 1].before;
    return &session->game;
}

const struct position *table_position(const struct table *table)
{
    return view_position(&table->view, table_game(table));
}

void table_take_turn(struct table *table)
{
    table->turn = table->session.game.turn.number;
    table->player = table->at_keys = table->session.game.turn.player;
}

void table_enter_stage_due(struct table *table)
{
    log_follow(&table->log, &table->session);
    table->stage = stage_due(table);
    table_follow(table);
}

/* The moves made before this turn, its draw by chance among them: undo stops there. */
static size_t undo_limit_of(const struct session *session)
{
    size_t undo_limit = session->made;
    if (game_is_over(&session->game))
        return undo_limit;
    while (undo_limit > 0 &&
           session->steps[undo_limit - 1].before.turn.number == session->game.turn.number)
        undo_limit--;
    if (session->head.chance == RECORD_CHANCE_AUTO && undo_limit < session->made &&
        session->steps[undo_limit].actor == ACTOR_CHANCE)
        undo_limit++;
    return undo_limit;
}

static void call_player(struct table *table)
{
    if (auction_is_on(&table->session.game)) {
        table_call_to_bazaar(table, BAZAAR_FOLLOWS);
        return;
    }
    table->turn = table->session.game.turn.number;
    table->player = table->session.game.turn.player;
    table->stage = STAGE_HAND_OVER;
}

/* In the midst of a scoring whoever must decide is called. */
static void call_decider(struct table *table)
{
    table->at_keys = NOBODY;
    table->undo_limit = table->session.made;
    table->stage = stage_due(table);
}

/* The cursor in the final table. */
static void begin_at_winner(struct table *table)
{
    struct score_table final = score_table_of(&table->log, &table->session.head.options);
    if (table->stage == STAGE_FINAL)
        table->view.cell = final_first(&final);
}

void table_begin(struct table *table)
{
    log_follow(&table->log, &table->session);
    table->undo_limit = undo_limit_of(&table->session);
    call_player(table);
    if (game_is_over(&table->session.game))
        table->stage = STAGE_FINAL;
    begin_at_winner(table);
    if (auction_is_on(&table->session.game)) {
        table->undo_limit = table->session.made;
        table_call_to_bazaar(table, BAZAAR_RESUMED);
    }
    if (scoring_choice_is_open(&table->session.game))
        call_decider(table);
}

static bool make(struct table *table, struct app *app, struct move move)
{
    struct problem problem;
    enum refusal refusal;
    table_tell_clock(table);
    switch (session_play(&table->session, move, NULL, &refusal, &problem)) {
    case SESSION_DONE:
        return true;
    case SESSION_REFUSED:
        app_say(app, _(refusal_sentence(refusal)));
        break;
    case SESSION_FAILED:
        app_say(app, problem.text);
        break;
    }
    return false;
}

/* Only the last decision of an auction can be taken back. */
static void keep_floor_of_auction(struct table *table)
{
    const struct session *session = &table->session;
    const struct step *last = &session->steps[session->made - 1];
    bool by_itself = last->actor == ACTOR_CHANCE && session->head.chance == RECORD_CHANCE_AUTO;
    if (auction_is_on(&last->before) && !by_itself)
        table->undo_limit = session->made - 1;
}

/* After every move made: a bridge that the tile needs follows by itself (BR6). */
static void follow_up(struct table *table, struct app *app)
{
    struct move bridge;
    if (game_forced_bridge(&table->session.game, &bridge))
        make(table, app, bridge);
    keep_floor_of_auction(table);
    table_enter_stage_due(table);
}

void table_play(struct table *table, struct app *app, struct move move)
{
    if (make(table, app, move))
        follow_up(table, app);
}

static bool is_in_turn(const struct table *table)
{
    return table_stage(table)->part == PART_TURN;
}

bool table_can_undo(const struct table *table)
{
    return is_in_turn(table) && table->session.made > table->undo_limit &&
           session_can_undo(&table->session);
}

bool table_can_redo(const struct table *table)
{
    return is_in_turn(table) && session_can_redo(&table->session);
}

void table_undo(struct table *table, struct app *app)
{
    struct problem problem;
    struct move bridge;
    table_tell_clock(table);
    bool undone = session_undo(&table->session, &problem);
    if (undone && game_forced_bridge(&table->session.game, &bridge) && table_can_undo(table))
        undone = session_undo(&table->session, &problem);
    if (!undone)
        app_say(app, problem.text);
    table_enter_stage_due(table);
}

void table_redo(struct table *table, struct app *app)
{
    struct problem problem;
    table_tell_clock(table);
    if (session_redo(&table->session, NULL, &problem))
        follow_up(table, app);
    else
        app_say(app, problem.text);
}

/* Shows the next final score, or the table when there is none left. */
static void score_next(struct table *table)
{
    bool is_left = log_final_score(&table->log, table->scored) < table->log.count;
    table->stage = is_left ? STAGE_SCORING : STAGE_FINAL;
    table->scored += is_left ? 1 : 0;
    begin_at_winner(table);
}

void table_end_turn(struct table *table, long long now)
{
    table->undo_limit = table->session.made;
    if (game_is_over(&table->session.game)) {
        score_next(table);
    } else {
        table->dead_until = now + KEY_GUARD;
        call_player(table);
        board_pane_fit(&table->pane, &table->session.game);
    }
    table_follow(table);
}

void table_go_on(struct table *table, long long now)
{
    if (table_stage(table)->go_on != NULL)
        table_stage(table)->go_on(table, now);
}

size_t table_told(const struct table *table)
{
    if (table_stage(table)->is_undoable)
        return log_final_score(&table->log, 0);
    if (table_stage(table)->part == PART_SCORING)
        return log_final_score(&table->log, table->scored - 1) + 1;
    return table->log.count;
}

const struct log_entry *table_entry_at_hand(const struct table *table)
{
    return &table->log.entry[table_told(table) - 1];
}

int table_score(const struct table *table, unsigned player)
{
    int score = table_game(table)->player[player].score;
    for (size_t at = table_told(table); at < table->log.count; at++)
        if (table->log.entry[at].event.type == EVENT_SCORE &&
            table->log.entry[at].event.player == player)
            score -= table->log.entry[at].event.points;
    return score;
}

struct square table_focus(const struct table *table)
{
    const struct board *board = &table_game(table)->board;
    if (table_mode(table)->focus != NULL)
        return table_mode(table)->focus(table);
    if (table_stage(table)->focus != NULL)
        return table_stage(table)->focus(table);
    return board->tile[board->tiles - 1].at;
}

void table_follow(struct table *table)
{
    if (table_stage(table)->follow != NULL)
        table_stage(table)->follow(table);
    board_pane_follow(&table->pane, table_game(table), table_focus(table));
}

struct board_pane *table_pane(struct table *table)
{
    return table_mode(table)->draw_strip != NULL ? &table->auction.pane : &table->pane;
}
