/* The replay: a game move by move, to look at only. */
#include "tui/table/replay.h"

#include "language/language.h"
#include "tui/table/pointing.h"
#include "tui/table/table_targets.h"

#include <stdlib.h>

const struct game *replay_game_at(const struct replay *replay, size_t at)
{
    return at < replay->session.made ? &replay->session.steps[at].before : &replay->session.game;
}

struct square replay_focus(const struct replay *replay)
{
    const struct board *board = &replay_game_at(replay, replay->at)->board;
    return board->tile[board->tiles - 1].at;
}

static void go_to(struct replay *replay, size_t at)
{
    replay->at = at;
    board_pane_follow(&replay->pane, replay_game_at(replay, at), replay_focus(replay));
}

static void go_on(struct replay *replay)
{
    if (replay->at < replay->session.made)
        go_to(replay, replay->at + 1);
}

static void go_back(struct replay *replay)
{
    if (replay->at > 0)
        go_to(replay, replay->at - 1);
}

unsigned replay_turn(const struct replay *replay)
{
    return replay_game_at(replay, replay->at)->turn.number;
}

static void step_by(struct page *page, int by)
{
    if (by > 0)
        go_on((struct replay *)page);
    else
        go_back((struct replay *)page);
}

static struct replay *replay_pressed(const struct press *press)
{
    return (struct replay *)press->page;
}

static void step(const struct press *press)
{
    step_by(press->page, press->binding->arg);
}

static void turn(const struct press *press)
{
    struct replay *replay = replay_pressed(press);
    unsigned now = replay_turn(replay);
    while (replay->at < replay->session.made && replay_turn(replay) == now)
        go_on(replay);
}

/* To the beginning of this turn, or of the one before where this has only begun. */
static void turn_back(const struct press *press)
{
    struct replay *replay = replay_pressed(press);
    go_back(replay);
    unsigned now = replay_turn(replay);
    while (replay->at > 0 && replay_game_at(replay, replay->at - 1)->turn.number == now)
        go_back(replay);
}

static void go_to_first(const struct press *press)
{
    go_to(replay_pressed(press), 0);
}

static void go_to_last(const struct press *press)
{
    go_to(replay_pressed(press), replay_pressed(press)->session.made);
}

/* To the board as the line under the cursor left it. */
static bool show_line(struct page *page, struct app *app)
{
    struct replay *replay = (struct replay *)page;
    (void)app;
    if (replay->log.count > 0)
        go_to(replay, replay->log.entry[replay->view.log.line].step + 1);
    return true;
}

static struct told told(struct page *page)
{
    return replay_tell((const struct replay *)page);
}

static const struct game_view_kind view_kind = {
    .told = told,
    .show_line = show_line,
    .step = step_by,
};

static bool has_territory(const struct page *page)
{
    return aids_has(&((const struct replay *)page)->session.head, AID_TERRITORY);
}

static bool is_lent(const struct page *page)
{
    return ((const struct replay *)page)->is_lent;
}

static bool is_alone(const struct page *page)
{
    return !is_lent(page);
}

static const struct page_key keys[] = {
    ROW(NULL, step, 1, K_("next"), N_("The next move."), ']', KEYS_RIGHT, ' '),
    ROW(NULL, step, -1, K_("back"), N_("The move before."), '[', KEYS_LEFT),
    ROW(is_lent, page_leave, 0, K_("table"), N_("Back to the table."), KEYS_ENTER, KEYS_ESCAPE,
        'q'),
    ROW(NULL, turn, 0, K_("next turn"), N_("The next turn."), KEYS_DOWN, KEYS_PAGE_DOWN),
    ROW(NULL, turn_back, 0, K_("turn before"), N_("The turn before."), KEYS_UP, KEYS_PAGE_UP),
    ROW(NULL, go_to_first, 0, K_("first"), N_("The beginning of the game."), KEYS_HOME),
    ROW(NULL, go_to_last, 0, K_("last"), N_("The last move."), KEYS_END),
    ROW(NULL, game_zoom, 1, K_("zoom"), N_("Larger tiles."), '+', '='),
    ROW(NULL, game_zoom, -1, NULL, N_("Smaller tiles."), '-'),
    ROW(NULL, game_pan, 0, NULL, N_("Move the board left, down, up, right."), 'H', 'J', 'K', 'L'),
    ROW(NULL, game_pan, 0, NULL, N_("Move the board likewise."), KEYS_SHIFT_LEFT, KEYS_SHIFT_DOWN,
        KEYS_SHIFT_UP, KEYS_SHIFT_RIGHT),
    ROW(NULL, game_turn_map, 0, NULL, N_("Hide or show the small map."), 'm'),
    ROW(NULL, game_open_log, 0, K_("log"), N_("All that happened."), 'l'),
    ROW(NULL, game_open_standings, 0, K_("standings"),
        N_("What everybody has, and what it was scored for."), 's'),
    ROW(NULL, game_open_chart, 0, NULL, N_("The scores turn by turn."), 'c'),
    ROW(has_territory, game_turn_territory, 0, NULL,
        N_("Show whose the roads and cities are, then the fields, then neither."), 'T'),
    ROW(is_alone, page_leave, 0, K_("leave"), N_("Leave the replay."), 'q', KEYS_ESCAPE),
};

/* The board is moved and zoomed; elsewhere the wheel goes from turn to turn. */
static bool replay_point(struct page *page, struct app *app, const struct gesture *gesture,
                         const struct surroundings *around)
{
    struct replay *replay = (struct replay *)page;
    bool opens_log = gesture->kind == GESTURE_CLICK && gesture->target.what == TARGET_LOG;
    if (opens_log)
        app_press(app, 'l', around);
    return opens_log ||
           board_pane_point(&replay->pane, replay_game_at(replay, replay->at), gesture);
}

static void replay_close(struct page *page)
{
    struct replay *replay = (struct replay *)page;
    if (!replay->is_lent)
        session_close(&replay->session);
    free(replay);
}

static const struct page_kind replay_kind = {
    .name = N_("Replay"),
    .draw = replay_draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_REPLAY,
    .point = replay_point,
    .close = replay_close,
};

static struct replay *replay_new(const struct session *session)
{
    struct replay *replay = (struct replay *)page_new(&replay_kind, sizeof *replay);
    if (replay == NULL)
        return NULL;
    replay->session = *session;
    replay->seats = seats_of(&replay->session.head);
    replay->view = (struct game_view){.kind = &view_kind,
                                      .page = &replay->page,
                                      .position = &replay->position,
                                      .pane = &replay->pane};
    log_follow(&replay->log, &replay->session);
    return replay;
}

struct page *replay_page(const struct session *session)
{
    struct replay *replay = replay_new(session);
    return replay ? &replay->page : NULL;
}

struct page *replay_page_of_table(const struct session *session, const struct board_pane *pane,
                                  size_t at)
{
    struct replay *replay = replay_new(session);
    if (replay == NULL)
        return NULL;
    replay->is_lent = true;
    replay->pane = *pane;
    go_to(replay, at);
    return &replay->page;
}
