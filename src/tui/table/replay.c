/* The replay: a game move by move, to look at only. */
#include "tui/table/replay.h"

#include "language/language.h"
#include "tui/table/pointing.h"
#include "tui/table/replay_keys.h"
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
    desk_follow(&replay->desk, replay_game_at(replay, at), replay_focus(replay));
}

static void step(struct replay *replay)
{
    if (replay->at < replay->session.made)
        go_to(replay, replay->at + 1);
}

static void step_back(struct replay *replay)
{
    if (replay->at > 0)
        go_to(replay, replay->at - 1);
}

unsigned replay_turn(const struct replay *replay)
{
    return replay_game_at(replay, replay->at)->turn.number;
}

static void turn(struct replay *replay)
{
    unsigned now = replay_turn(replay);
    while (replay->at < replay->session.made && replay_turn(replay) == now)
        step(replay);
}

/* To the beginning of this turn, or of the one before where this has only begun. */
static void turn_back(struct replay *replay)
{
    step_back(replay);
    unsigned now = replay_turn(replay);
    while (replay->at > 0 && replay_game_at(replay, replay->at - 1)->turn.number == now)
        step_back(replay);
}

/* The whole log, at what happened last. */
static void open_log(struct replay *replay)
{
    log_view_open(&replay->log_view, replay->log.count);
    size_t told = replay_told(replay);
    log_view_choose(&replay->log_view, told > 0 ? told - 1 : 0, replay->log.count);
    replay->overlay = REPLAY_LOG;
}

/* To the board as the line under the cursor left it. */
static void jump(struct replay *replay)
{
    if (replay->log.count > 0)
        go_to(replay, replay->log.entry[replay->log_view.line].step + 1);
    replay->overlay = REPLAY_BARE;
}

void replay_do(const struct press *press)
{
    struct replay *replay = (struct replay *)press->page;
    struct app *app = press->app;
    uint32_t key = press->key;
    switch ((enum replay_intent)press->binding->arg) {
    case REPLAY_DO_STEP:
        step(replay);
        break;
    case REPLAY_DO_STEP_BACK:
        step_back(replay);
        break;
    case REPLAY_DO_TURN:
        turn(replay);
        break;
    case REPLAY_DO_TURN_BACK:
        turn_back(replay);
        break;
    case REPLAY_DO_FIRST:
        go_to(replay, 0);
        break;
    case REPLAY_DO_LAST:
        go_to(replay, replay->session.made);
        break;
    case REPLAY_DO_PAN:
        desk_pan(&replay->desk, replay_game_at(replay, replay->at), desk_direction(key));
        break;
    case REPLAY_DO_LARGER:
        desk_zoom(&replay->desk, 1);
        break;
    case REPLAY_DO_SMALLER:
        desk_zoom(&replay->desk, -1);
        break;
    case REPLAY_DO_MAP:
        replay->desk.hides_map = !replay->desk.hides_map;
        break;
    case REPLAY_DO_TERRITORY:
        replay->territory = territory_next(replay->territory);
        app_say(app, desk_territory_told(replay->territory));
        break;
    case REPLAY_DO_LOG:
        open_log(replay);
        break;
    case REPLAY_DO_LINE:
        log_view_key(&replay->log_view, key, replay->log.count);
        break;
    case REPLAY_DO_JUMP:
        jump(replay);
        break;
    case REPLAY_DO_STANDINGS:
        replay->overlay = REPLAY_STANDINGS;
        break;
    case REPLAY_DO_CHART:
        replay->overlay = REPLAY_CHART;
        break;
    case REPLAY_DO_CLOSE:
        replay->overlay = REPLAY_BARE;
        break;
    case REPLAY_DO_RETURN:
    case REPLAY_DO_LEAVE:
        app_close(app);
        break;
    }
}

/* The board is moved and zoomed; elsewhere the wheel goes from turn to turn. A click chooses a line
 * of the log, a second one goes there. */
static bool replay_point(struct page *page, struct app *app, const struct gesture *gesture,
                         const struct surroundings *around)
{
    struct replay *replay = (struct replay *)page;
    if (gesture->kind == GESTURE_CLICK && gesture->target.what == TARGET_LINE) {
        if ((size_t)gesture->target.which == replay->log_view.line)
            app_press(app, KEYS_ENTER, around);
        else
            log_view_choose(&replay->log_view, (size_t)gesture->target.which, replay->log.count);
        return true;
    }
    if (gesture->kind == GESTURE_CLICK && gesture->target.what == TARGET_LOG) {
        open_log(replay);
        return true;
    }
    return desk_point(&replay->desk, replay_game_at(replay, replay->at), gesture);
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
    .bindings = replay_bindings,
    .point = replay_point,
    .close = replay_close,
};

static struct replay *replay_new(const struct session *session)
{
    struct replay *replay = calloc(1, sizeof *replay);
    if (replay == NULL)
        return NULL;
    replay->page.kind = &replay_kind;
    replay->session = *session;
    replay->seats = seats_of(&replay->session.head);
    log_follow(&replay->log, &replay->session);
    return replay;
}

struct page *replay_page(const struct session *session)
{
    struct replay *replay = replay_new(session);
    return replay ? &replay->page : NULL;
}

struct page *replay_page_of_table(const struct session *session, const struct desk *desk, size_t at)
{
    struct replay *replay = replay_new(session);
    if (replay == NULL)
        return NULL;
    replay->is_lent = true;
    replay->desk = *desk;
    go_to(replay, at);
    return &replay->page;
}
