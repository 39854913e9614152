#include "tui/table/replay_keys.h"

#include "language/language.h"
#include "tui/input/keys.h"
#include "tui/table/replay.h"

static const struct binding replay_keys[] = {
    {replay_do, REPLAY_DO_STEP, {']', KEYS_RIGHT, ' '}, K_("next"), N_("The next move.")},
    {replay_do, REPLAY_DO_STEP_BACK, {'[', KEYS_LEFT}, K_("back"), N_("The move before.")},
    {replay_do,
     REPLAY_DO_RETURN,
     {KEYS_ENTER, KEYS_ESCAPE, 'q'},
     K_("table"),
     N_("Back to the table.")},
    {replay_do, REPLAY_DO_TURN, {KEYS_DOWN, KEYS_PAGE_DOWN}, K_("next turn"), N_("The next turn.")},
    {replay_do,
     REPLAY_DO_TURN_BACK,
     {KEYS_UP, KEYS_PAGE_UP},
     K_("turn before"),
     N_("The turn before.")},
    {replay_do, REPLAY_DO_FIRST, {KEYS_HOME}, K_("first"), N_("The beginning of the game.")},
    {replay_do, REPLAY_DO_LAST, {KEYS_END}, K_("last"), N_("The last move.")},
    {replay_do, REPLAY_DO_LARGER, {'+', '='}, K_("zoom"), N_("Larger tiles.")},
    {replay_do, REPLAY_DO_SMALLER, {'-'}, NULL, N_("Smaller tiles.")},
    {replay_do,
     REPLAY_DO_PAN,
     {'H', 'J', 'K', 'L'},
     NULL,
     N_("Move the board left, down, up, right.")},
    {replay_do,
     REPLAY_DO_PAN,
     {KEYS_SHIFT_LEFT, KEYS_SHIFT_DOWN, KEYS_SHIFT_UP, KEYS_SHIFT_RIGHT},
     NULL,
     N_("Move the board likewise.")},
    {replay_do, REPLAY_DO_MAP, {'m'}, NULL, N_("Hide or show the small map.")},
    {replay_do, REPLAY_DO_LOG, {'l'}, K_("log"), N_("All that happened.")},
    {replay_do,
     REPLAY_DO_STANDINGS,
     {'s'},
     K_("standings"),
     N_("What everybody has, and what it was scored for.")},
    {replay_do, REPLAY_DO_CHART, {'c'}, NULL, N_("The scores turn by turn.")},
    {replay_do,
     REPLAY_DO_TERRITORY,
     {'T'},
     NULL,
     N_("Show whose the roads and cities are, then the fields, then neither.")},
    {replay_do, REPLAY_DO_LEAVE, {'q', KEYS_ESCAPE}, K_("leave"), N_("Leave the replay.")},
};

static const struct binding log_keys[] = {
    {replay_do,
     REPLAY_DO_LINE,
     {KEYS_UP, KEYS_DOWN, KEYS_PAGE_UP, KEYS_PAGE_DOWN},
     K_("line"),
     N_("Another line of the log.")},
    {replay_do, REPLAY_DO_LINE, {KEYS_HOME, KEYS_END}, NULL, N_("To its beginning or end.")},
    {replay_do, REPLAY_DO_JUMP, {KEYS_ENTER}, K_("go there"), N_("Go to the move that did it.")},
    {replay_do, REPLAY_DO_CLOSE, {KEYS_ESCAPE, 'l'}, K_("close"), N_("Close the log.")},
};

static const struct binding standings_keys[] = {
    {replay_do, REPLAY_DO_CHART, {KEYS_TAB, 'c'}, K_("chart"), N_("The scores turn by turn.")},
    {replay_do, REPLAY_DO_STEP, {']', KEYS_RIGHT, ' '}, K_("next"), N_("The next move.")},
    {replay_do, REPLAY_DO_STEP_BACK, {'[', KEYS_LEFT}, K_("back"), N_("The move before.")},
    {replay_do,
     REPLAY_DO_CLOSE,
     {KEYS_ESCAPE, 's', KEYS_ENTER},
     K_("close"),
     N_("Close the standings.")},
};

static const struct binding chart_keys[] = {
    {replay_do,
     REPLAY_DO_STANDINGS,
     {KEYS_TAB, 's'},
     K_("standings"),
     N_("What everybody has, and what it was scored for.")},
    {replay_do, REPLAY_DO_STEP, {']', KEYS_RIGHT, ' '}, K_("next"), N_("The next move.")},
    {replay_do, REPLAY_DO_STEP_BACK, {'[', KEYS_LEFT}, K_("back"), N_("The move before.")},
    {replay_do,
     REPLAY_DO_CLOSE,
     {KEYS_ESCAPE, 'c', KEYS_ENTER},
     K_("close"),
     N_("Close the chart.")},
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
    if (binding->arg == REPLAY_DO_RETURN || binding->arg == REPLAY_DO_LEAVE)
        return replay->is_lent == (binding->arg == REPLAY_DO_RETURN);
    return binding->arg != REPLAY_DO_TERRITORY || aids_has(&replay->session.head, AID_TERRITORY);
}

size_t replay_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct replay *replay = (const struct replay *)page;
    size_t count = 0;
    for (size_t k = 0; k < keys_over[replay->overlay].count; k++)
        if (is_possible(replay, &keys_over[replay->overlay].binding[k]))
            bindings[count++] = keys_over[replay->overlay].binding[k];
    return count;
}
