/* The replay: a game move by move, to look at only. */
#include "tui/replay/replay.h"
#include "language/language.h"
#include "play/session.h"
#include "tui/table/board_pane.h"
#include "tui/table/layout.h"

#include <stdlib.h>

struct square replay_focus(const struct replay *replay)
{
    const struct board *board = &view_game(&replay->view)->board;
    return board->tile[board->tiles - 1].at;
}

static void replay_show(struct replay *replay, size_t at)
{
    replay->view.at = at;
    board_pane_follow(&replay->pane, view_game(&replay->view), replay_focus(replay));
}

/* A viewer who goes somewhere wants to look around there, so autoplay stops. */
void replay_go_to(struct replay *replay, size_t at)
{
    replay->autoplay.runs = false;
    replay_show(replay, at);
}

unsigned replay_turn(const struct replay *replay)
{
    return game_turn(view_game(&replay->view));
}

static void step_by(struct page *page, int by)
{
    struct replay *replay = (struct replay *)page;
    size_t at = replay->view.at, end = by > 0 ? replay->view.session->made : 0;
    if (at != end)
        replay_go_to(replay, by > 0 ? at + 1 : at - 1);
}

static struct replay *replay_pressed(const struct press *press)
{
    return (struct replay *)press->page;
}

/* At the end of the game it starts over. */
static void play_or_stop(struct page *page, long long now)
{
    struct replay *replay = (struct replay *)page;
    if (replay->autoplay.runs) {
        replay->autoplay.runs = false;
        return;
    }
    if (replay->view.at == replay->view.session->made)
        replay_show(replay, 0);
    autoplay_start(&replay->autoplay, now);
}

static void replay_play(const struct press *press)
{
    play_or_stop(press->page, press->around->now);
}

static void change_speed(const struct press *press)
{
    autoplay_change(&replay_pressed(press)->autoplay, press->binding->arg, press->around->now);
}

static bool replay_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct replay *replay = (struct replay *)page;
    size_t due = autoplay_due(&replay->autoplay, around->now);
    size_t left = replay->view.session->made - replay->view.at;
    (void)app;
    if (due == 0)
        return false;
    replay_show(replay, replay->view.at + (due < left ? due : left));
    replay->autoplay.runs = due < left;
    return true;
}

static int replay_patience(const struct page *page, long long now)
{
    const struct autoplay *autoplay = &((const struct replay *)page)->autoplay;
    return autoplay->runs ? autoplay_patience(autoplay, now) : REST;
}

static void replay_step(const struct press *press)
{
    step_by(press->page, press->binding->arg);
}

static void turn(const struct press *press)
{
    struct replay *replay = replay_pressed(press);
    unsigned now = replay_turn(replay);
    while (replay->view.at < replay->view.session->made && replay_turn(replay) == now)
        step_by(press->page, 1);
}

/* To the beginning of this turn, or of the one before where this has only begun. */
static void turn_back(const struct press *press)
{
    struct replay *replay = replay_pressed(press);
    step_by(press->page, -1);
    unsigned now = replay_turn(replay);
    while (replay->view.at > 0 &&
           game_turn(session_game_after(replay->view.session, replay->view.at - 1)) == now)
        step_by(press->page, -1);
}

static void go_to_first(const struct press *press)
{
    replay_go_to(replay_pressed(press), 0);
}

static void go_to_last(const struct press *press)
{
    replay_go_to(replay_pressed(press), replay_pressed(press)->view.session->made);
}

/* What to say if there is no such landmark before or after the one shown. */
static const char *const no_landmark[LANDMARK_KINDS][2] = {
    [LANDMARK_SCORE] = {N_("There is no earlier score."), N_("There is no later score.")},
#define X(name, is_in_play, hint, next, key, previous, key_back, none_earlier, none_later)         \
    [LANDMARK_##name] = {none_earlier, none_later},
    REPLAY_LANDMARKS(X)
#undef X
        [LANDMARK_TURN] = {N_("That player has no earlier turn."),
                           N_("That player has no later turn.")},
};

static void jump(const struct press *press, struct landmark landmark)
{
    struct replay *replay = replay_pressed(press);
    size_t at = replay->view.at;
    int by = press->binding->arg;
    if (landmark_find(replay->view.session, replay->view.session->made, landmark, by, &at))
        replay_go_to(replay, at);
    else
        app_say(press->app, _(no_landmark[landmark.kind][by > 0]));
}

static void jump_to_score(const struct press *press)
{
    jump(press, (struct landmark){.kind = LANDMARK_SCORE});
}

/* Those of sets, and whether there can be any. */
#define X(name, is_in_play, ...)                                                                   \
    static void jump_to_##name(const struct press *press)                                          \
    {                                                                                              \
        jump(press, (struct landmark){.kind = LANDMARK_##name});                                   \
    }                                                                                              \
    static bool has_##name(const struct page *page)                                                \
    {                                                                                              \
        return is_in_play(&((const struct replay *)page)->view.session->head.options);             \
    }
REPLAY_LANDMARKS(X)
#undef X

/* To a turn of the player whose turn it is. */
static void jump_to_turn(const struct press *press)
{
    const struct replay *replay = replay_pressed(press);
    jump(press, (struct landmark){LANDMARK_TURN, game_player(view_game(&replay->view))});
}

static void jump_to_turn_of(const struct press *press)
{
    unsigned player = press->key - '1';
    if (player < replay_pressed(press)->seats.count)
        jump(press, (struct landmark){LANDMARK_TURN, player});
}

static void replay_play_on(const struct press *press)
{
    app_open(press->app, replay_branch_page(replay_pressed(press)));
}

static void replay_open_film(const struct press *press)
{
    replay_pressed(press)->autoplay.runs = false;
    game_open_film(press);
}

/* To the board as the line under the cursor left it. */
static bool show_line(struct page *page, struct app *app)
{
    struct replay *replay = (struct replay *)page;
    const struct log_lines lines = view_log_lines(&replay->view);
    (void)app;
    if (replay->log.count > 0)
        replay_go_to(
            replay, replay->log.entry[log_lines_entry(&lines, replay->view.lines.chosen)].step + 1);
    return true;
}

static const struct game_view_kind view_kind = {
    .show_line = show_line,
    .step = step_by,
    .play = play_or_stop,
};

static const struct game_view_kind watch_view_kind = {
    .show_line = show_line,
    .step = step_by,
};

static bool has_territory(const struct page *page)
{
    return aids_has(&((const struct replay *)page)->view.session->head, AID_TERRITORY);
}

static const struct page_kind replay_kind;

/* Not where others play the game: a watched one goes on when they do. */
static bool is_replay(const struct page *page)
{
    return page->kind == &replay_kind;
}

static bool is_lent(const struct page *page)
{
    const struct replay *replay = (const struct replay *)page;
    return is_replay(page) && replay->view.session != &replay->session;
}

static bool is_alone(const struct page *page)
{
    return is_replay(page) && !is_lent(page);
}

/* The table that lends a game has its own. What was made up is not judged. */
static bool can_analyse(const struct page *page)
{
    const struct session *session = ((const struct replay *)page)->view.session;
    return is_alone(page) && game_is_over(&session->game) && !entered_is(&session->head);
}

static bool plays(const struct page *page)
{
    return ((const struct replay *)page)->autoplay.runs;
}

static bool stands_still(const struct page *page)
{
    return is_replay(page) && !plays(page);
}

static bool has_fifth_player(const struct page *page)
{
    return ((const struct replay *)page)->seats.count > 4;
}

static bool can_play_on(const struct page *page)
{
    const struct replay *replay = (const struct replay *)page;
    return is_replay(page) && !page->is_confined && !game_is_over(view_game(&replay->view));
}

static bool has_why(const struct page *page)
{
    return view_has_why(&((const struct replay *)page)->view);
}

static const struct page_key keys[] = {
    ROW(stands_still, replay_play, 0, K_("play"), N_("Play automatically, or stop."), ' ', 'p'),
    ROW(plays, replay_play, 0, K_("stop"), N_("Play automatically, or stop."), ' ', 'p'),
    ROW(plays, change_speed, -1, K_("slower"), N_("Play more slowly."), '<'),
    ROW(plays, change_speed, 1, K_("faster"), N_("Play faster."), '>'),
    ROW(NULL, replay_step, 1, K_("next"), N_("Go to the next move."), ']', KEYS_RIGHT),
    ROW(NULL, replay_step, -1, K_("back"), N_("Go to the previous move."), '[', KEYS_LEFT),
    ROW(is_lent, page_leave, 0, K_("table"), N_("Return to the table."), KEYS_ENTER, KEYS_ESCAPE,
        'q'),
    ROW(is_alone, page_leave, 0, K_("leave"), N_("Leave the replay."), 'q', KEYS_ESCAPE),
    ROW(is_replay, replay_open_film, 0, K_("film"), N_("Watch the whole game in ten seconds."),
        'F'),
    ROW(NULL, jump_to_score, 1, K_("score"), N_("Go to the next score."), 'n'),
    ROW(can_play_on, replay_play_on, 0, K_("play on"), N_("Play on from here, in a new game."),
        'g'),
    ROW(can_analyse, game_open_analysis, 0, K_("analysis"),
        N_("Show what every decision lost, and what was better."), 'V'),
    ROW(has_why, game_open_why, 0, NULL, N_("Show why a computer player took its last turn."), 'W'),
#define X(name, is_in_play, hint, next, key, ...)                                                  \
    ROW(has_##name, jump_to_##name, 1, hint, next, key),
    REPLAY_LANDMARKS(X)
#undef X
        ROW(NULL, turn, 0, K_("next turn"), N_("Go to the next turn."), KEYS_DOWN, KEYS_PAGE_DOWN),
    ROW(NULL, turn_back, 0, K_("previous turn"), N_("Go to the previous turn."), KEYS_UP,
        KEYS_PAGE_UP),
    ROW(NULL, jump_to_score, -1, NULL, N_("Go to the previous score."), 'N'),
#define X(name, is_in_play, hint, next, key, previous, key_back, ...)                              \
    ROW(has_##name, jump_to_##name, -1, NULL, previous, key_back),
    REPLAY_LANDMARKS(X)
#undef X
        ROW(NULL, jump_to_turn_of, 1, NULL, N_("Go to the next turn of that player."), '1', '2',
            '3', '4'),
    ROW(has_fifth_player, jump_to_turn_of, 1, NULL, N_("Go to the next turn of that player."), '5',
        '6'),
    ROW(NULL, jump_to_turn, 1, NULL, N_("Go to the next turn of the same player."), '.'),
    ROW(NULL, jump_to_turn, -1, NULL, N_("Go to the previous turn of the same player."), ','),
    ROW(stands_still, change_speed, -1, NULL, N_("Play more slowly."), '<'),
    ROW(stands_still, change_speed, 1, NULL, N_("Play faster."), '>'),
    ROW(NULL, go_to_first, 0, K_("first"), N_("Go to the start of the game."), KEYS_HOME),
    ROW(NULL, go_to_last, 0, K_("last"), N_("Go to the last move."), KEYS_END),
    ROW(NULL, game_zoom, 1, K_("zoom"), N_("Zoom in."), '+', '='),
    ROW(NULL, game_zoom, -1, NULL, N_("Zoom out."), '-'),
    ROW(NULL, game_pan, 0, NULL, N_("Move the board left, down, up, right."), 'H', 'J', 'K', 'L'),
    ROW(NULL, game_pan, 0, NULL, N_("Move the board."), KEYS_SHIFT_LEFT, KEYS_SHIFT_DOWN,
        KEYS_SHIFT_UP, KEYS_SHIFT_RIGHT),
    ROW(NULL, game_turn_map, 0, NULL, N_("Show or hide the map."), 'm'),
    ROW(NULL, game_open, VIEW_LOG, K_("log"), N_("Show everything that has happened."), 'l'),
    ROW(NULL, game_open, VIEW_STANDINGS, K_("standings"),
        N_("Show everyone's points and where they came from."), 's'),
    ROW(NULL, game_open, VIEW_CHART, NULL, N_("Show the scores turn by turn."), 'c'),
    ROW(has_territory, game_turn_territory, 0, NULL,
        N_("Show owners of roads and cities; again: fields; again: off."), 'T'),
};

size_t replay_bindings(const struct page *page, struct binding *bindings)
{
    return page_possible(page, keys, sizeof keys / sizeof keys[0], bindings);
}

/* The board is moved and zoomed; elsewhere the wheel goes from turn to turn. */
bool replay_point(struct page *page, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around)
{
    struct replay *replay = (struct replay *)page;
    bool opens_log = gesture->kind == GESTURE_CLICK && gesture->target.what == TARGET_LOG;
    if (opens_log)
        app_press(app, 'l', around);
    return opens_log || board_pane_point(&replay->pane, view_game(&replay->view), gesture);
}

static void replay_close(struct page *page)
{
    struct replay *replay = (struct replay *)page;
    analysis_close(&replay->view.analysis);
    session_close(&replay->session);
    free(replay);
}

static const struct page_kind replay_kind = {
    .name = N_("Replay"),
    .draw = replay_draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_REPLAY,
    .point = replay_point,
    .tick = replay_tick,
    .patience = replay_patience,
    .close = replay_close,
};

void replay_begin(struct replay *replay, const struct page_kind *kind,
                  const struct session *session)
{
    replay->page.kind = kind;
    replay->seats = seats_of(&session->head);
    replay->autoplay.speed = AUTOPLAY_SPEED_AT_FIRST;
    replay->view = (struct game_view){.kind = kind == &replay_kind ? &view_kind : &watch_view_kind,
                                      .page = &replay->page,
                                      .session = session,
                                      .seats = &replay->seats,
                                      .log = &replay->log,
                                      .position = &replay->position,
                                      .pane = &replay->pane,
                                      .analysis = {.session = session, .seats = &replay->seats}};
    log_follow(&replay->log, session);
}

struct page *replay_page(const struct session *session)
{
    struct replay *replay = calloc(1, sizeof *replay);
    if (replay == NULL)
        return NULL;
    replay->session = *session;
    replay_begin(replay, &replay_kind, &replay->session);
    replay->pane.is_shown = true;
    return &replay->page;
}

struct page *replay_page_of_table(const struct session *session, const struct board_pane *pane,
                                  size_t at)
{
    struct replay *replay = calloc(1, sizeof *replay);
    if (replay == NULL)
        return NULL;
    replay_begin(replay, &replay_kind, session);
    replay->pane = *pane;
    replay->pane.is_shown = true;
    board_pane_fit(&replay->pane, &session->game);
    replay_go_to(replay, at);
    return &replay->page;
}
