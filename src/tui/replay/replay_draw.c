/* How the replay looks. */
#include "language/language.h"
#include "play/journal.h"
#include "play/store.h"
#include "tui/replay/replay.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "tui/table/stage.h"
#include "tui/views/log_view.h"
#include "tui/widgets.h"
#include "wording/setup_words.h"
#include "wording/wording.h"

static void draw_status(struct canvas *canvas, struct area area, const char *task,
                        const char *detail)
{
    canvas_fill(canvas, area, ' ', panel_text);
    canvas_text(canvas, area.row, area.col + 1, area.cols - 2, panel_strong, task);
    canvas_text(canvas, area.row + 1, area.col + 1, area.cols - 2, panel_text, detail);
}

/* The round that is shown, or NULL. */
static const struct table_round *replay_round(const struct replay *replay)
{
    const struct game *game = view_game(&replay->view);
    const struct table_round *round = round_of(game);
    return round != NULL && round->is_shown(game) ? round : NULL;
}

/* The tile in hand and the log. */
static void draw_lower(struct canvas *canvas, const struct table_areas *areas,
                       const struct replay *replay, const struct surroundings *around)
{
    const struct game *game = view_game(&replay->view);
    if (game_hand(game) != NO_TILE_KIND) {
        struct hand hand = {.kind = game_hand(game),
                            .remark = "",
                            .hides_rest = !aids_has(&replay->view.session->head, AID_TILES)};
        side_panel_draw_tile(canvas, areas, &hand, game, around);
    }
    struct area log = game_hand(game) == NO_TILE_KIND ? table_lower_panel(areas) : areas->log;
    log.cols--;
    to_come_draw(canvas, &log, game, &replay->seats, TO_COME_HEADED);
    held_draw(canvas, &log, &replay->view);
    if (areas->column.cols > 0)
        return;
    canvas_target(canvas, log, TARGET_LOG, 0);
    struct log_lines lines = log_lines_of_game(&replay->log, view_told(&replay->view),
                                               &replay->view.session->talk, replay->view.at);
    log_draw_told(canvas, log, &lines, &replay->seats);
}

void replay_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct replay *replay = (struct replay *)page;
    size_t told = view_told(&replay->view);
    const struct autoplay *autoplay = &replay->autoplay;
    struct sentence task =
        autoplay->runs
            ? sentence_of(_("Speed %u of %u: turn %u, move %zu of %zu"), autoplay->speed + 1,
                          (unsigned)AUTOPLAY_SPEEDS, replay_turn(replay), replay->view.at,
                          replay->view.session->made)
            : sentence_of(_("Replay: turn %u, move %zu of %zu"), replay_turn(replay),
                          replay->view.at, replay->view.session->made);
    struct sentence last = {""};
    if (told > 0)
        last = wording_entry(&replay->log.entry[told - 1], &replay->seats);
    replay_draw_saying(replay, canvas, task.text, last.text, around);
}

void replay_draw_saying(struct replay *replay, struct canvas *canvas, const char *task,
                        const char *detail, const struct surroundings *around)
{
    const struct game *game = view_game(&replay->view);
    struct table_areas areas = table_areas_of(around->rows, around->cols, replay->seats.count);
    struct board_scene scene = board_scene_of(game, &replay->seats);
    unsigned at_turn = game_is_over(game) ? NOBODY_AT_TURN : game_player(game);
    struct panel panel = panel_of(&replay->view, game_turn(game), at_turn);
    const struct log_entry *placed = log_placed(&replay->log, view_told(&replay->view));
    if (placed != NULL)
        board_scene_add_tile(&scene, BOARD_MARK_LAST, (tile_number)(game->board.tiles - 1),
                             placed->event.player);
    board_scene_tint(&scene, replay->view.territory);
    const struct table_round *round = replay_round(replay);
    struct tile_strip strip = {.size = 0};
    if (round != NULL)
        strip = round->cut(&replay->view, &areas, around);
    board_pane_prepare(&replay->pane, &replay->view.session->game, areas.board, around,
                       replay_focus(replay));
    view_draw(&replay->view, canvas, &areas, &scene, &panel, around);
    if (round != NULL)
        round->draw(&replay->view, canvas, &areas, &strip, around);
    else
        draw_lower(canvas, &areas, replay, around);
    draw_status(canvas, areas.status, task, detail);
}

/* To play on from a move of a game that is looked at. */

struct branch_page {
    struct page page;
    struct replay *replay;
};

/* The table takes the place of both the question and the replay. */
static void replay_branch_play_on(const struct press *press)
{
    const struct replay *replay = ((const struct branch_page *)press->page)->replay;
    struct session session;
    struct problem problem;
    bool begun = store_branch(&session, replay->view.session, replay->view.at, &problem);
    app_close(press->app);
    if (!begun) {
        app_say(press->app, problem.text);
        return;
    }
    struct sentence kept =
        sentence_of(_("The game is saved as %s."), journal_name(session.journal));
    app_replace(press->app, table_page(&session));
    app_say(press->app, kept.text);
}

static const struct page_key answers[] = {
    ROW(NULL, replay_branch_play_on, 0, K_("play on"), N_("Play on from here, in a new game."),
        KEYS_ENTER, 'y'),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the replay."), KEYS_ESCAPE, 'n', 'q'),
};

static void branch_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 56 };
    const struct replay *replay = ((const struct branch_page *)page)->replay;
    draw_question(page, canvas, around, COLS, _("Play on from here?"), NULL,
                  branch_words(replay->view.session).text);
}

static const struct page_kind branch_kind = {
    .name = N_("Play on from here?"),
    .draw = branch_draw,
    PAGE_KEYS(answers),
    .cover = PAGE_COVERS_PART,
};

struct page *replay_branch_page(struct replay *replay)
{
    struct page *page = page_new(&branch_kind, sizeof(struct branch_page));
    if (page != NULL) {
        replay->autoplay.runs = false;
        ((struct branch_page *)page)->replay = replay;
    }
    return page;
}
