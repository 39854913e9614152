#include "tui/tutorial/script.h"
#include "play/session.h"
#include "text/setup.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

const struct script_row script_lessons[] = {
#define X(GAME, name) {SCRIPT_##GAME, &lesson_##name},
    SCRIPT_LESSONS(X)
#undef X
};

const size_t script_lessons_count = sizeof script_lessons / sizeof script_lessons[0];

uint32_t script_sets_of(size_t lesson)
{
    uint32_t sets = 1u << SET_BASE;
    for (size_t number = 0; number <= lesson; number++)
        if (script_lessons[number].game == script_lessons[lesson].game)
            sets |= 1u << script_lessons[number].lesson->set;
    return sets;
}

/* The level of its game's other player; "": the guide moves for it. */
static const char *level_of(size_t lesson)
{
    static const char *const levels[] = {
#define X(GAME, level) level,
        SCRIPT_GAMES(X)
#undef X
    };
    return levels[script_lessons[lesson].game];
}

/* A step makes a move and what follows it by itself. */
enum { SCRIPT_RUN_MOVES_EACH = 4 };

/* Adds the tiles of a lesson. */
static bool order_tiles(const struct script_lesson *lesson, struct pile_order *order,
                        struct problem *problem)
{
    for (size_t tile = 0; tile < lesson->tiles_count; tile++) {
        kind_number kind = tile_kind_find(lesson->tiles[tile]);
        if (kind == NO_TILE_KIND)
            return problem_say(problem, "tutorial: there is no tile '%s'", lesson->tiles[tile]);
        order->kind[order->tiles++] = kind;
    }
    return true;
}

/* Those of all lessons of a game. */
static bool order_game(enum script_game game, struct pile_order *order, struct problem *problem)
{
    order->tiles = 0;
    for (size_t lesson = 0; lesson < script_lessons_count; lesson++)
        if (script_lessons[lesson].game == game &&
            !order_tiles(script_lessons[lesson].lesson, order, problem))
            return false;
    return true;
}

/* The game of a lesson before its first move. */
static bool set_up(struct session *session, size_t lesson, struct problem *problem)
{
    static const char *const names[SCRIPT_PLAYERS] = {"Ann", "Ben"};
    struct record_head head = setup_default();
    struct pile_order order;
    *session = (struct session){.made = 0};
    head.options.players = SCRIPT_PLAYERS;
    head.options.sets = script_sets_of(lesson);
    for (unsigned player = 0; player < SCRIPT_PLAYERS; player++)
        snprintf(head.name[player], NAME_SIZE, "%s", names[player]);
    snprintf(head.bot[SCRIPT_OTHER], BOT_SIZE, "%s", level_of(lesson));
    if (!order_game(script_lessons[lesson].game, &order, problem) ||
        !session_prepare(session, &head, &order, problem))
        return false;
    session->pace = PACE_OF_DECISIONS;
    session->bots_play = true;
    return true;
}

static bool script_run_play(struct session *session, struct move move, struct problem *problem)
{
    enum refusal refusal;
    switch (session_play(session, move, &refusal, problem)) {
    case SESSION_DONE:
        return true;
    case SESSION_REFUSED:
        return problem_say(problem, "tutorial: %s", _(refusal_sentence(refusal)));
    case SESSION_FAILED:
        break;
    }
    return false;
}

bool script_run_session(const struct script_run *run, size_t lesson, size_t moves,
                        struct session *session, struct problem *problem)
{
    const struct script_run_game *game = &run->game[script_lessons[lesson].game];
    if (!set_up(session, lesson, problem))
        return false;
    while (session->made < moves)
        if (!script_run_play(session, game->move[session->made], problem)) {
            session_close(session);
            return false;
        }
    return true;
}

static bool read_and_play(struct session *session, const char *text, struct move *move,
                          struct problem *problem)
{
    struct bad_text bad;
    if (!move_parse(&session->game, text, strlen(text), move, &bad))
        return problem_say(problem, "tutorial: '%s': %s", text, bad.reason);
    return script_run_play(session, *move, problem) ||
           problem_say(problem, "tutorial: '%s' is not legal", text);
}

/* What a step makes of the game that the one before has left. */
static bool script_run_step(struct script_run *run, struct session *session, size_t lesson,
                            const struct script_step *script, struct problem *problem)
{
    struct script_run_step *step = &run->step[run->steps++];
    *step = (struct script_run_step){script, (uint8_t)lesson, script_run_decided(session), 0, {0}};
    bool good = true;
    if (script->move != NULL)
        good = read_and_play(session, script->move, &step->move, problem);
    if (script->kind == STEP_UNDO)
        good = session_undo(session, problem);
    if (script->kind == STEP_REDO) {
        step->move = session->steps[session->made].move;
        good = session_redo(session, problem);
    }
    step->after = script_run_decided(session);
    struct script_run_game *game = &run->game[script_lessons[lesson].game];
    for (; game->moves < session->made; game->moves++)
        game->move[game->moves] = session->steps[game->moves].move;
    return good;
}

static bool script_run_lesson(struct script_run *run, struct session *session, size_t lesson,
                              struct problem *problem)
{
    const struct script_lesson *script = script_lessons[lesson].lesson;
    if (run->steps + script->count > SCRIPT_RUN_STEPS_MAX ||
        session->made + SCRIPT_RUN_MOVES_EACH * script->count > SCRIPT_RUN_MOVES_MAX)
        return problem_say(problem, "tutorial: the course is longer than there is room for");
    for (size_t step = 0; step < script->count; step++)
        if (!script_run_step(run, session, lesson, &script->steps[step], problem))
            return false;
    return true;
}

bool script_run_make(struct script_run *run, struct problem *problem)
{
    *run = (struct script_run){.steps = 0};
    for (size_t lesson = 0; lesson < script_lessons_count; lesson++) {
        struct session session;
        if (!script_run_session(run, lesson, run->game[script_lessons[lesson].game].moves, &session,
                                problem))
            return false;
        bool good = script_run_lesson(run, &session, lesson, problem);
        session_close(&session);
        if (!good)
            return false;
    }
    return true;
}

size_t script_run_first_step(const struct script_run *run, size_t lesson)
{
    size_t step = 0;
    while (run->step[step].lesson != lesson)
        step++;
    return step;
}

size_t script_run_decided(const struct session *session)
{
    size_t decided = session->made;
    struct move action;
    while (decided > 0 && (session->steps[decided - 1].actor == ACTOR_CHANCE ||
                           game_forced_action(&session->steps[decided - 1].before, &action)))
        decided--;
    return decided;
}

size_t script_run_followed(const struct script_run *run, size_t lesson,
                           const struct session *session)
{
    const struct script_run_game *game = &run->game[script_lessons[lesson].game];
    size_t followed = 0;
    while (followed < session->made && followed < game->moves &&
           move_equal(session->steps[followed].move, game->move[followed]))
        followed++;
    return followed;
}
