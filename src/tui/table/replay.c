/* The replay: a game move by move, to look at only. */
#include "telling/wording.h"
#include "tui/table/final.h"
#include "tui/table/hand.h"
#include "tui/table/log_view.h"
#include "tui/table/panel.h"
#include "tui/table/table.h"

#include <stdlib.h>

struct replay {
    struct page page;
    struct session session;
    struct seats seats;
    struct log log;
    struct desk desk;
    size_t at;          /* so many moves are shown */
    bool is_from_table; /* where leaving goes back to */
};

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
    INTENT_LEAVE,
};

static const struct binding replay_keys[] = {
    {INTENT_STEP, {']', KEYS_RIGHT, ' '}, "next", "The next move."},
    {INTENT_STEP_BACK, {'[', KEYS_LEFT}, "back", "The move before."},
    {INTENT_TURN, {KEYS_DOWN, KEYS_PAGE_DOWN}, "next turn", "The next turn."},
    {INTENT_TURN_BACK, {KEYS_UP, KEYS_PAGE_UP}, "turn before", "The turn before."},
    {INTENT_FIRST, {KEYS_HOME}, "first", "The beginning of the game."},
    {INTENT_LAST, {KEYS_END}, "last", "The last move."},
    {INTENT_LARGER, {'+', '='}, "zoom", "Larger tiles."},
    {INTENT_SMALLER, {'-'}, NULL, "Smaller tiles."},
    {INTENT_PAN, {'H', 'J', 'K', 'L'}, NULL, "Move the board left, down, up, right."},
    {INTENT_LEAVE, {'q', KEYS_ESCAPE}, "leave", "Leave the replay."},
};

static size_t replay_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    size_t count = 0;
    (void)page;
    for (; count < sizeof replay_keys / sizeof replay_keys[0]; count++)
        bindings[count] = replay_keys[count];
    return count;
}

static const struct game *game_at(const struct replay *replay, size_t at)
{
    return at < replay->session.made ? &replay->session.steps[at].before : &replay->session.game;
}

static struct square focus_of(const struct replay *replay)
{
    const struct board *board = &game_at(replay, replay->at)->board;
    return board->tile[board->tiles - 1].at;
}

static void go_to(struct replay *replay, size_t at)
{
    replay->at = at;
    desk_follow(&replay->desk, game_at(replay, at), focus_of(replay));
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

static unsigned turn_at(const struct replay *replay)
{
    return game_at(replay, replay->at)->turn.number;
}

static void turn(struct replay *replay)
{
    unsigned now = turn_at(replay);
    while (replay->at < replay->session.made && turn_at(replay) == now)
        step(replay);
}

/* To the beginning of this turn, or of the one before where this has only begun. */
static void turn_back(struct replay *replay)
{
    step_back(replay);
    unsigned now = turn_at(replay);
    while (replay->at > 0 && game_at(replay, replay->at - 1)->turn.number == now)
        step_back(replay);
}

static void replay_leave(struct replay *replay, struct app *app)
{
    if (!replay->is_from_table) {
        app_close(app);
        return;
    }
    struct page *table = table_page(&replay->session);
    if (table == NULL) {
        app_close(app);
        return;
    }
    replay->session = (struct session){.journal = NULL};
    app_replace(app, table);
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
        lens_pan(&replay->desk.lens, key == 'H'   ? EDGE_W
                                     : key == 'J' ? EDGE_S
                                     : key == 'K' ? EDGE_N
                                                  : EDGE_E);
        break;
    case INTENT_LARGER:
        desk_zoom(&replay->desk, 1);
        break;
    case INTENT_SMALLER:
        desk_zoom(&replay->desk, -1);
        break;
    case INTENT_LEAVE:
        replay_leave(replay, app);
        break;
    }
}

/* How much of the log has happened by now. */
static size_t told_at(const struct replay *replay)
{
    size_t told = 0;
    while (told < replay->log.count && replay->log.entry[told].step < replay->at)
        told++;
    return told;
}

static void draw_status(struct canvas *canvas, struct area area, const struct replay *replay,
                        size_t told)
{
    struct style plain = {INK_TEXT, INK_PANEL, 0}, strong = {INK_STRONG, INK_PANEL, CELL_BOLD};
    canvas_fill(canvas, area, ' ', plain);
    canvas_printf(canvas, area.row, area.col + 1, area.cols - 2, strong,
                  "Replay: turn %u, move %zu of %zu", turn_at(replay), replay->at,
                  replay->session.made);
    if (told > 0)
        canvas_text(canvas, area.row + 1, area.col + 1, area.cols - 2, plain,
                    wording_entry(&replay->log.entry[told - 1], &replay->seats).text);
}

static void draw_panel(struct canvas *canvas, const struct table_areas *areas,
                       struct replay *replay, size_t told, const struct surroundings *around)
{
    const struct game *game = game_at(replay, replay->at);
    struct panel panel = {.game = game,
                          .seats = &replay->seats,
                          .turn = turn_at(replay),
                          .at_turn = game_is_over(game) ? NOBODY_AT_TURN : game->turn.player,
                          .foretells = !game_is_over(game)};
    for (unsigned player = 0; player < replay->seats.count; player++)
        panel.score[player] = game->player[player].score;
    facts_project(game, panel.expected);
    panel_draw(canvas, areas, &panel);
    if (game->turn.hand != NO_TILE_KIND) {
        struct hand hand = {.kind = game->turn.hand, .remark = ""};
        hand_draw(canvas, areas, &hand, game, &replay->desk, around);
    }
    struct area log = areas->log;
    log.cols--;
    log_draw(canvas, log, &replay->log, 0, told, &replay->seats);
}

static void replay_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct replay *replay = (struct replay *)page;
    const struct game *game = game_at(replay, replay->at);
    struct table_areas areas = table_areas_of(around->rows, around->cols, replay->seats.count);
    struct board_scene scene = board_scene_of(game, &replay->seats);
    struct style night = {INK_TEXT, INK_NIGHT, 0};
    size_t told = told_at(replay);
    for (size_t at = told; at > 0 && scene.last == NO_TILE; at--)
        if (replay->log.entry[at - 1].event.type == EVENT_PLACE) {
            scene.last = (uint8_t)(game->board.tiles - 1);
            scene.last_player = replay->log.entry[at - 1].event.player;
        }
    desk_prepare(&replay->desk, game, areas.board, around, focus_of(replay));
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night);
    desk_draw(&replay->desk, canvas, areas.board, &scene, around);
    draw_panel(canvas, &areas, replay, told, around);
    draw_status(canvas, areas.status, replay, told);
}

static void replay_close(struct page *page)
{
    struct replay *replay = (struct replay *)page;
    session_close(&replay->session);
    free(replay);
}

static const struct page_kind replay_kind = {
    .name = "Replay",
    .draw = replay_draw,
    .bindings = replay_bindings,
    .act = replay_act,
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

struct page *replay_page_of_table(const struct session *session)
{
    struct replay *replay = replay_new(session);
    if (replay == NULL)
        return NULL;
    replay->is_from_table = true;
    return &replay->page;
}
