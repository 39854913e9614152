/* The replay: a game move by move, to look at only. */
#include "tui/table/replay.h"

#include "language/language.h"
#include "tui/table/pointing.h"
#include "tui/table/table_targets.h"

#include <stdlib.h>

enum intent {
    INTENT_STEP,
    INTENT_STEP_BACK,
    INTENT_TURN,
    INTENT_TURN_BACK,
    INTENT_FIRST,
    INTENT_LAST,
    INTENT_PAN,
    INTENT_LARGER,
    INTENT_SMALLER,
    INTENT_MAP,
    INTENT_TERRITORY,
    INTENT_LOG,
    INTENT_LINE,
    INTENT_JUMP,
    INTENT_STANDINGS,
    INTENT_CHART,
    INTENT_CLOSE,
    INTENT_RETURN, /* to the table that has lent the game */
    INTENT_LEAVE,
};

static const struct binding replay_keys[] = {
    {INTENT_STEP, {']', KEYS_RIGHT, ' '}, K_("next"), N_("The next move.")},
    {INTENT_STEP_BACK, {'[', KEYS_LEFT}, K_("back"), N_("The move before.")},
    {INTENT_RETURN, {KEYS_ENTER, KEYS_ESCAPE, 'q'}, K_("table"), N_("Back to the table.")},
    {INTENT_TURN, {KEYS_DOWN, KEYS_PAGE_DOWN}, K_("next turn"), N_("The next turn.")},
    {INTENT_TURN_BACK, {KEYS_UP, KEYS_PAGE_UP}, K_("turn before"), N_("The turn before.")},
    {INTENT_FIRST, {KEYS_HOME}, K_("first"), N_("The beginning of the game.")},
    {INTENT_LAST, {KEYS_END}, K_("last"), N_("The last move.")},
    {INTENT_LARGER, {'+', '='}, K_("zoom"), N_("Larger tiles.")},
    {INTENT_SMALLER, {'-'}, NULL, N_("Smaller tiles.")},
    {INTENT_PAN, {'H', 'J', 'K', 'L'}, NULL, N_("Move the board left, down, up, right.")},
    {INTENT_PAN,
     {KEYS_SHIFT_LEFT, KEYS_SHIFT_DOWN, KEYS_SHIFT_UP, KEYS_SHIFT_RIGHT},
     NULL,
     N_("Move the board likewise.")},
    {INTENT_MAP, {'m'}, NULL, N_("Hide or show the small map.")},
    {INTENT_LOG, {'l'}, K_("log"), N_("All that happened.")},
    {INTENT_STANDINGS,
     {'s'},
     K_("standings"),
     N_("What everybody has, and what it was scored for.")},
    {INTENT_CHART, {'c'}, NULL, N_("The scores turn by turn.")},
    {INTENT_TERRITORY,
     {'T'},
     NULL,
     N_("Show whose the roads and cities are, then the fields, then neither.")},
    {INTENT_LEAVE, {'q', KEYS_ESCAPE}, K_("leave"), N_("Leave the replay.")},
};

static const struct binding log_keys[] = {
    {INTENT_LINE,
     {KEYS_UP, KEYS_DOWN, KEYS_PAGE_UP, KEYS_PAGE_DOWN},
     K_("line"),
     N_("Another line of the log.")},
    {INTENT_LINE, {KEYS_HOME, KEYS_END}, NULL, N_("To its beginning or end.")},
    {INTENT_JUMP, {KEYS_ENTER}, K_("go there"), N_("Go to the move that did it.")},
    {INTENT_CLOSE, {KEYS_ESCAPE, 'l'}, K_("close"), N_("Close the log.")},
};

static const struct binding standings_keys[] = {
    {INTENT_CHART, {KEYS_TAB, 'c'}, K_("chart"), N_("The scores turn by turn.")},
    {INTENT_STEP, {']', KEYS_RIGHT, ' '}, K_("next"), N_("The next move.")},
    {INTENT_STEP_BACK, {'[', KEYS_LEFT}, K_("back"), N_("The move before.")},
    {INTENT_CLOSE, {KEYS_ESCAPE, 's', KEYS_ENTER}, K_("close"), N_("Close the standings.")},
};

static const struct binding chart_keys[] = {
    {INTENT_STANDINGS,
     {KEYS_TAB, 's'},
     K_("standings"),
     N_("What everybody has, and what it was scored for.")},
    {INTENT_STEP, {']', KEYS_RIGHT, ' '}, K_("next"), N_("The next move.")},
    {INTENT_STEP_BACK, {'[', KEYS_LEFT}, K_("back"), N_("The move before.")},
    {INTENT_CLOSE, {KEYS_ESCAPE, 'c', KEYS_ENTER}, K_("close"), N_("Close the chart.")},
};

#define KEYS_OF(keys)                                                                              \
    {                                                                                              \
        keys, sizeof keys / sizeof keys[0]                                                         \
    }

static const struct {
    const struct binding *binding;
    size_t count;
} keys_over[REPLAY_OVERLAYS] = {
    [REPLAY_BARE] = KEYS_OF(replay_keys),
    [REPLAY_LOG] = KEYS_OF(log_keys),
    [REPLAY_STANDINGS] = KEYS_OF(standings_keys),
    [REPLAY_CHART] = KEYS_OF(chart_keys),
};

static bool is_possible(const struct replay *replay, const struct binding *binding)
{
    if (binding->intent == INTENT_RETURN || binding->intent == INTENT_LEAVE)
        return replay->is_lent == (binding->intent == INTENT_RETURN);
    return binding->intent != INTENT_TERRITORY || aids_has(&replay->session.head, AID_TERRITORY);
}

static size_t replay_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct replay *replay = (const struct replay *)page;
    size_t count = 0;
    for (size_t k = 0; k < keys_over[replay->overlay].count; k++)
        if (is_possible(replay, &keys_over[replay->overlay].binding[k]))
            bindings[count++] = keys_over[replay->overlay].binding[k];
    return count;
}

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

static void replay_act(struct page *page, struct app *app, int intent, uint32_t key,
                       const struct surroundings *around)
{
    struct replay *replay = (struct replay *)page;
    (void)around;
    switch ((enum intent)intent) {
    case INTENT_STEP:
        step(replay);
        break;
    case INTENT_STEP_BACK:
        step_back(replay);
        break;
    case INTENT_TURN:
        turn(replay);
        break;
    case INTENT_TURN_BACK:
        turn_back(replay);
        break;
    case INTENT_FIRST:
        go_to(replay, 0);
        break;
    case INTENT_LAST:
        go_to(replay, replay->session.made);
        break;
    case INTENT_PAN:
        desk_pan(&replay->desk, replay_game_at(replay, replay->at),
                 key == 'H' || key == KEYS_SHIFT_LEFT   ? EDGE_W
                 : key == 'J' || key == KEYS_SHIFT_DOWN ? EDGE_S
                 : key == 'K' || key == KEYS_SHIFT_UP   ? EDGE_N
                                                        : EDGE_E);
        break;
    case INTENT_LARGER:
        desk_zoom(&replay->desk, 1);
        break;
    case INTENT_SMALLER:
        desk_zoom(&replay->desk, -1);
        break;
    case INTENT_MAP:
        replay->desk.hides_map = !replay->desk.hides_map;
        break;
    case INTENT_TERRITORY:
        replay->territory = territory_next(replay->territory);
        app_say(app, desk_territory_told(replay->territory));
        break;
    case INTENT_LOG:
        open_log(replay);
        break;
    case INTENT_LINE:
        log_view_key(&replay->log_view, key, replay->log.count);
        break;
    case INTENT_JUMP:
        jump(replay);
        break;
    case INTENT_STANDINGS:
        replay->overlay = REPLAY_STANDINGS;
        break;
    case INTENT_CHART:
        replay->overlay = REPLAY_CHART;
        break;
    case INTENT_CLOSE:
        replay->overlay = REPLAY_BARE;
        break;
    case INTENT_RETURN:
    case INTENT_LEAVE:
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
    .act = replay_act,
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
