/* How the tutorial goes on from step to step. */
#include "tui/tutorial/tutorial.h"

#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/table/table_bots.h"

#include <limits.h>
#include <stdlib.h>

bool tutorial_is_telling(const struct tutorial *tutorial)
{
    enum step_kind kind = tutorial_step(tutorial)->script->kind;
    return kind == STEP_TELL || kind == STEP_GUIDE;
}

/* Nobody else comes to the keys: the other player is not called and has no turn to end. The learner
 * is called where the step is about that. */
static bool is_passed_by(const struct tutorial *tutorial)
{
    const struct table *table = tutorial->table;
    const struct stage *stage = table_stage(table);
    bool is_learners = table->player == SCRIPT_LEARNER;
    if (stage->calls_player)
        return !is_learners || tutorial_step(tutorial)->script->kind != STEP_GO;
    return !is_learners && stage->is_timed && stage->go_on != NULL &&
           !game_is_over(table_game(table));
}

static void pass_by(struct tutorial *tutorial, struct app *app, long long now)
{
    enum { AT_MOST = 4 };
    for (int times = 0; times < AT_MOST && is_passed_by(tutorial); times++)
        table_go_on(tutorial->table, app, now);
    table_free_keys(tutorial->table);
}

/* The tile in hand begins beside the square that it should go to, where the learner sees both. */
static void offer_tile(struct tutorial *tutorial)
{
    struct placing *placing = tutorial->table->placing;
    struct square target;
    unsigned best = placing->here;
    int least = INT_MAX;
    if (!tutorial_target(tutorial, &target))
        return;
    viewport_follow(&tutorial->table->pane.viewport, target, 0);
    if (tutorial_step(tutorial)->script->key != 0)
        return; /* where the tile begins is what a fast turn is about */
    for (unsigned square = 0; square < placing->where.plain; square++) {
        struct square at = placing->where.at[square];
        int distance = abs(at.x - target.x) + abs(at.y - target.y);
        if (distance > 0 && distance < least) {
            least = distance;
            best = square;
        }
    }
    while (placing->here != best)
        placing_step(placing, 1);
    table_follow(tutorial->table);
}

/* Begins the current step: puts the table where it is due, and makes the guide's move. */
static void tutorial_begin_step(struct tutorial *tutorial, struct app *app, long long now)
{
    const struct script_run_step *step = tutorial_step(tutorial);
    pass_by(tutorial, app, now);
    if (step->script->kind == STEP_GUIDE &&
        script_run_decided(&tutorial->table->session) == step->before) {
        table_play(tutorial->table, app, step->move);
        table_free_keys(tutorial->table);
    }
    if (step->script->kind == STEP_BOT)
        table_bots_tell(tutorial->table, step->move);
    tutorial->since = tutorial->table->stage;
    offer_tile(tutorial);
}

static bool is_same_game(size_t lesson, size_t other)
{
    return script_lessons[lesson].game == script_lessons[other].game;
}

/* Another table, at which the game stands as it does at the beginning of the lesson. The view is
 * kept within a game. */
static bool change_table(struct tutorial *tutorial, size_t lesson)
{
    struct session session;
    struct problem problem;
    size_t moves = tutorial->run.step[script_run_first_step(&tutorial->run, lesson)].before;
    if (!script_run_session(&tutorial->run, lesson, moves, &session, &problem))
        return false;
    struct table *table = (struct table *)table_page(&session);
    if (table == NULL) {
        session_close(&session);
        return false;
    }
    if (tutorial->table != NULL && is_same_game(tutorial_step(tutorial)->lesson, lesson)) {
        table->pane = tutorial->table->pane;
        board_pane_fit(&table->pane, &table->session.game);
        table->view.hides_projection = tutorial->table->view.hides_projection;
    }
    table->bot->is_told = true;
    if (tutorial->table != NULL)
        page_close(&tutorial->table->page);
    tutorial->table = table;
    return true;
}

bool tutorial_go_to(struct tutorial *tutorial, struct app *app, size_t lesson, long long now)
{
    if (!change_table(tutorial, lesson))
        return false;
    tutorial->step = script_run_first_step(&tutorial->run, lesson);
    tutorial_begin_step(tutorial, app, now);
    return true;
}

bool tutorial_next(struct tutorial *tutorial, struct app *app, long long now)
{
    unsigned from = tutorial_step(tutorial)->lesson, to = from;
    bool is_last = tutorial->step + 1 == tutorial->run.steps;
    if (!is_last)
        to = tutorial_step(tutorial)[1].lesson;
    if (is_last || to != from)
        lessons_keep_done(from);
    if (is_last)
        return false;
    if (script_sets_of(from) != script_sets_of(to) || !is_same_game(from, to))
        return tutorial_go_to(tutorial, app, to, now);
    tutorial->step++;
    tutorial_begin_step(tutorial, app, now);
    return true;
}

/* Takes back the moves that are not the script run's, and those that go further than the step. */
static void take_back_what_strayed(struct tutorial *tutorial)
{
    struct session *session = &tutorial->table->session;
    const struct script_run_step *step = tutorial_step(tutorial);
    size_t most = step->after > step->before ? step->after : step->before;
    size_t followed = script_run_followed(&tutorial->run, step->lesson, session);
    size_t keep = followed < most ? followed : most;
    struct problem problem;
    if (script_run_decided(session) <= keep)
        return;
    while (script_run_decided(session) > keep && session_undo(session, &problem))
        continue;
    session->known = session->made; /* not to be brought back */
    tutorial->went_astray = true;
    table_enter_stage_due(tutorial->table);
    offer_tile(tutorial);
}

/* Where the learner has taken back more than the step asks for, an earlier one is due again. */
static bool is_due_again(const struct tutorial *tutorial)
{
    const struct script_run_step *step = tutorial_step(tutorial);
    size_t least = step->after < step->before ? step->after : step->before;
    return script_run_decided(&tutorial->table->session) < least;
}

static bool is_done(const struct tutorial *tutorial)
{
    const struct table *table = tutorial->table;
    const struct script_run_step *step = tutorial_step(tutorial);
    switch (step->script->kind) {
    case STEP_PLAY:
    case STEP_BOT:
    case STEP_REDO:
        return script_run_decided(&table->session) >= step->after;
    case STEP_UNDO:
        return script_run_decided(&table->session) <= step->after;
    case STEP_GO:
        return table->stage != tutorial->since;
    case STEP_INSPECT:
        return table->mode == MODE_INSPECT;
    case STEP_SEATS:
        return table->cover == COVER_ASKED;
    case STEP_RETURN:
        return table_is_bare(table);
    case STEP_FINAL:
        return table_stage(table)->part == PART_RESULT;
    case STEP_TELL:
    case STEP_GUIDE:
    case STEP_KINDS:
        break;
    }
    return false;
}

void tutorial_follow(struct tutorial *tutorial, struct app *app, long long now)
{
    table_free_keys(tutorial->table);
    take_back_what_strayed(tutorial);
    if (is_due_again(tutorial)) {
        while (tutorial_step(tutorial)->before > script_run_decided(&tutorial->table->session))
            tutorial->step--;
        tutorial_begin_step(tutorial, app, now);
    } else if (is_done(tutorial)) {
        tutorial_next(tutorial, app, now);
    }
}

/* Where nothing else is advised: from looking around, the log or whatever lies over the table back
 * to it, or Enter. */
static struct advice advice_to_go_on(const struct table *table)
{
    const char *enters = table_stage(table)->enters;
    if (!table_is_bare(table))
        return (struct advice){KEYS_ESCAPE, _("return to the game")};
    return (struct advice){KEYS_ENTER, _(enters != NULL ? enters : N_("go on"))};
}

/* The next key on the way to a move that is due, wherever the learner has strayed to. */
static struct advice advice_to(const struct table *table, struct move move)
{
    const struct stage *stage = table_stage(table);
    return table_is_bare(table) && stage->advise != NULL ? stage->advise(table, move)
                                                         : advice_to_go_on(table);
}

/* The fast way to such a move: to its square by worth, turned, and then the key that does it all.
 */
static struct advice advice_fast(const struct table *table, const struct script_run_step *step)
{
    const uint32_t key = step->script->key;
    const bool passes = key == '0';
    if (!table_is_bare(table) || table_stage(table)->advise == NULL)
        return advice_to_go_on(table);
    if (!game_awaits_placement(table_game(table)))
        return (struct advice){key, passes ? _("neither") : _("deploy there")};
    const struct move here = placing_move(table->placing);
    if (!square_equal(here.at, step->move.at))
        return (struct advice){KEYS_TAB, _("the next best square")};
    if (here.arg != step->move.arg)
        return (struct advice){'r', _("turn it")};
    return (struct advice){key, passes ? _("place it, without a follower")
                                       : _("place it and choose this place")};
}

struct advice tutorial_advice(const struct tutorial *tutorial)
{
    static const struct advice own[STEP_KINDS] = {
        [STEP_TELL] = {KEYS_ENTER, N_("go on")},      [STEP_GUIDE] = {KEYS_ENTER, N_("go on")},
        [STEP_BOT] = {KEYS_ENTER, N_("do not wait")}, [STEP_UNDO] = {'u', N_("undo it")},
        [STEP_REDO] = {'U', N_("redo it")},           [STEP_INSPECT] = {'x', N_("look around")},
        [STEP_SEATS] = {'P', N_("see who plays")},
    };
    const struct table *table = tutorial->table;
    const struct script_run_step *step = tutorial_step(tutorial);
    enum step_kind kind = step->script->kind;
    if (kind == STEP_PLAY && step->script->key != 0)
        return advice_fast(table, step);
    if (kind == STEP_PLAY || (kind == STEP_REDO && !table_can_redo(table)))
        return advice_to(table, step->move);
    if (own[kind].words == NULL || !table_is_bare(table))
        return advice_to_go_on(table);
    return (struct advice){own[kind].key, _(own[kind].words)};
}

bool tutorial_target(const struct tutorial *tutorial, struct square *at)
{
    const struct script_run_step *step = tutorial_step(tutorial);
    bool is_due = step->script->kind == STEP_PLAY || step->script->kind == STEP_REDO;
    *at = step->move.at;
    return is_due && step->move.verb == VERB_PLACE &&
           game_awaits_placement(table_game(tutorial->table));
}
