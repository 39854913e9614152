/* How the table goes from stage to stage. */
#include "language/language.h"
#include "tui/advice/advice.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"
#include "tui/table/table_clock.h"
#include "tui/views/scores.h"

const struct position *table_position(const struct table *table)
{
    return view_position(&table->view);
}

void table_take_turn(struct table *table)
{
    table->turn = game_turn(&table->session.game);
    table->player = game_player(&table->session.game);
    if (!table_plays_itself(table, table->player))
        table->at_keys = table->player;
}

/* After every change of the session: so that no frame has to go through its moves. */
static void follow_session(struct table *table)
{
    table_bots_forget(table);
    table_values_forget(table);
    log_follow(&table->log, &table->session);
    rounds_follow(table);
}

void table_enter_stage_due(struct table *table)
{
    follow_session(table);
    table->stage = stage_due(table);
    table_follow(table);
}

/* A single person playing against bots has watched their moves, unless they went by too fast. */
static bool is_called(const struct table *table)
{
    bool has_news = table->bot->was_missed || table_people(table) > 1;
    return table->pace.has_banner && has_news && !table_is_entered(table) &&
           !table_plays_itself(table, table->player);
}

static void call_player(struct table *table)
{
    const struct table_round *round = round_of(&table->session.game);
    if (round != NULL) {
        round->call(table, ROUND_FOLLOWS);
        return;
    }
    table_take_turn(table);
    table->stage = is_called(table) ? STAGE_HAND_OVER : stage_due(table);
    if (!table_plays_itself(table, table->player))
        table->bot->was_missed = false;
}

/* In the midst of a scoring, not where something is asked before the draw, the player who decides
 * is called. */
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
    follow_session(table);
    table->undo_limit = session_turn_begin(&table->session, game_turn(&table->session.game));
    table->bot->was_missed = table->log.count > 0;
    call_player(table);
    if (game_is_over(&table->session.game))
        table->stage = STAGE_FINAL;
    begin_at_winner(table);
    const struct table_round *round = round_of(&table->session.game);
    if (round != NULL) {
        table->undo_limit = table->session.made;
        round->call(table, ROUND_RESUMED);
    }
    if (scoring_choice_is_open(&table->session.game) &&
        game_placed(&table->session.game) != NO_TILE)
        call_decider(table);
}

bool table_decision_goes_round(const struct game *game)
{
    switch ((int)game->turn.phase) {
#define X(phase) case PHASE_##phase:
        DECISIONS_GOING_ROUND(X)
#undef X
        return true;
    default:
        return false;
    }
}

/* Only the last decision of a round can be taken back, and of those that go round. */
void table_follow_up(struct table *table)
{
    const struct session *session = &table->session;
    const struct game *before = &session->steps[session->made - 1].before;
    if (round_of(before) != NULL || table_decision_goes_round(before))
        table->undo_limit = session->made - 1;
    table_enter_stage_due(table);
}

/* Returns whether it was made; why not has been said. */
static bool make_move(struct table *table, struct app *app, struct move move)
{
    struct problem problem;
    enum refusal refusal;
    table_tell_clock(table);
    enum session_result result = session_play(&table->session, move, &refusal, &problem);
    if (result == SESSION_REFUSED)
        app_say(app, sentence_begun(_(refusal_sentence(refusal))).text);
    if (result == SESSION_FAILED)
        app_say(app, problem.text);
    return result == SESSION_DONE;
}

void table_play(struct table *table, struct app *app, struct move move)
{
    bool settles = table->session.made >= table->undo_until;
    if (!make_move(table, app, move))
        return;
    if (settles && table->undo_limit < table->undo_until)
        table->undo_limit = table->undo_until;
    table_follow_up(table);
}

void table_play_for_bot(struct table *table, struct app *app, struct move move)
{
    if (make_move(table, app, move))
        table_enter_stage_due(table);
}

static bool is_in_turn(const struct table *table)
{
    return table_stage(table)->part == PART_TURN;
}

/* Whether people have decided nothing since a turn ended by itself. */
static bool has_just_ended(const struct table *table)
{
    return table->session.made >= table->undo_until &&
           session_decided(&table->session) <= table->undo_until;
}

bool table_can_undo(const struct table *table)
{
    unsigned people = table_people(table);
    bool is_announced = table_stage(table)->part == PART_CALL;
    if (!session_can_undo(&table->session))
        return false;
    if (session_is_shared(&table->session)) /* what was handed over is in the hands of others */
        return is_in_turn(table) && !table_plays_itself(table, table->player) &&
               session_decided(&table->session) > table->undo_limit;
    if (people == 1 || table_is_entered(table))
        return is_in_turn(table) || is_announced;
    return people > 1 && (is_in_turn(table) || has_just_ended(table)) &&
           session_decided(&table->session) > table->undo_limit;
}

bool table_can_redo(const struct table *table)
{
    return is_in_turn(table) && session_can_redo(&table->session);
}

void table_undo(struct table *table, struct app *app)
{
    struct problem problem;
    table_tell_clock(table);
    bool is_undone = table_is_entered(table) ? entered_undo(&table->session, &problem)
                                             : session_undo(&table->session, &problem);
    if (!is_undone)
        app_say(app, problem.text);
    if (game_turn(&table->session.game) < table->turn) /* back into one that had ended by itself */
        table_take_turn(table);
    const struct table_round *round = round_of(&table->session.game);
    if (round != NULL)
        round->undone(table);
    table_enter_stage_due(table);
}

void table_redo(struct table *table, struct app *app)
{
    struct problem problem;
    table_tell_clock(table);
    if (table_is_entered(table) ? entered_redo(&table->session, &problem)
                                : session_redo(&table->session, &problem))
        table_follow_up(table);
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

void table_guard_keys(struct table *table, long long now)
{
    table->dead_until = now + KEY_GUARD;
    table->is_unseen = true;
}

static bool hand_over(struct table *table, struct app *app)
{
    struct problem problem;
    table_tell_clock(table);
    if (!session_hand_over(&table->session, &problem)) {
        app_say(app, problem.text);
        return false;
    }
    follow_session(table);
    return true;
}

static void go_to_next_turn(struct table *table, long long now)
{
    board_pane_fit(&table->pane, &table->session.game);
    if (game_is_over(&table->session.game)) {
        score_next(table);
    } else {
        call_player(table);
        if (table_bots_are_at_work(table) || table_is_entered(table))
            table_free_keys(table);
        else
            table_guard_keys(table, now);
    }
    table_follow(table);
}

void table_end_turn(struct table *table, struct app *app, long long now)
{
    bool was_of_bot = table_stage(table)->is_end && table_plays_itself(table, table->player);
    if (!hand_over(table, app))
        return;
    if (!was_of_bot)
        table->undo_limit = table->session.made;
    go_to_next_turn(table, now);
}

/* A round that has begun stays where it is, and so does the end. */
void table_let_turn_end(struct table *table, struct app *app, long long now)
{
    const struct game *game = &table->session.game;
    if (!hand_over(table, app))
        return;
    table->undo_until = table->session.made;
    if (round_of(game) != NULL || game_is_over(game))
        table->undo_limit = table->session.made;
    go_to_next_turn(table, now);
}

void table_go_on(struct table *table, struct app *app, long long now)
{
    if (table_stage(table)->go_on != NULL)
        table_stage(table)->go_on(table, app, now);
}

size_t table_told(const struct table *table)
{
    enum stage_part part = table_stage(table)->part;
    if (part == PART_RESULT)
        return table->log.count;
    if (moment_is_on(&table->moment))
        return moment_told(&table->moment, &table->log);
    return part == PART_SCORING ? log_final_score(&table->log, table->scored - 1) + 1
                                : log_final_score(&table->log, 0);
}

const struct log_entry *table_entry_at_hand(const struct table *table)
{
    return &table->log.entry[table_told(table) - 1];
}

struct square table_focus(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct board *board = &game->board;
    if (moment_is_on(&table->moment))
        return board->tile[feature_tile(&game->features, moment_node(&table->moment, &table->log))]
            .at;
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
    const struct stage *mode = table_mode(table);
    return mode->pane != NULL ? mode->pane(table) : &table->pane;
}
