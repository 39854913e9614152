/* A game that is played elsewhere, for spectators: a replay that stays at the newest move until the
 * viewer goes back. */
#include "language/language.h"
#include "tui/replay/replay.h"
#include "tui/views/scores.h"
#include "wording/turn_words.h"

#include <stdlib.h>

struct watch_page {
    struct replay replay; /* of the watch's session */
    struct watch watch;
    long long looked; /* when; 0: not yet */
    bool hides_final; /* the final table makes way for the board */
};

static struct watch_page *watch_of(const struct page *page)
{
    return (struct watch_page *)page;
}

static bool is_newest(const struct replay *replay)
{
    return replay->view.at == replay->view.session->made;
}

static bool has_ended(const struct page *page)
{
    const struct replay *replay = &watch_of(page)->replay;
    return is_newest(replay) && game_is_over(&replay->view.session->game);
}

static bool shows_final(const struct page *page)
{
    return has_ended(page) && !watch_of(page)->hides_final;
}

static bool shows_board(const struct page *page)
{
    return !shows_final(page);
}

static bool hides_final(const struct page *page)
{
    return has_ended(page) && watch_of(page)->hides_final;
}

static bool has_tiles_left(const struct page *page)
{
    return shows_board(page) && aids_has(&watch_of(page)->replay.view.session->head, AID_TILES);
}

static void turn_final(const struct press *press)
{
    struct watch_page *watch = watch_of(press->page);
    watch->hides_final = !watch->hides_final;
}

/* Whoever looks on plays a seat that nobody has. */
static bool can_sit_down(const struct page *page)
{
    const struct session *session = watch_of(page)->replay.view.session;
    return !game_is_over(&session->game) && session->head.chance != RECORD_CHANCE_MANUAL;
}

static void sit_down(const struct press *press)
{
    sit_page_open(press->app, watch_of(press->page)->watch.path);
}

static const struct page_key first_keys[] = {
    ROW(can_sit_down, sit_down, 0, K_("sit down"),
        N_("Sit down at the game, at a seat that nobody has."), 'S'),
    ROW(shows_final, turn_final, 0, K_("board"), N_("Show the board."), 'b', KEYS_ESCAPE),
    ROW(hides_final, turn_final, 0, K_("final table"), N_("Return to the final table."), 'b'),
    ROW(shows_board, page_leave, 0, K_("leave"), N_("Leave; the game goes on without you."), 'q',
        KEYS_ESCAPE),
    ROW(shows_final, page_leave, 0, K_("leave"), N_("Leave."), 'q'),
};

static const struct page_key last_keys[] = {
    ROW(has_tiles_left, game_open, VIEW_REMAINING, K_("tiles left"),
        N_("Show the tiles still to be drawn."), 't'),
};

#define ROWS(rows) rows, sizeof rows / sizeof rows[0]

static size_t bindings(struct page *page, struct binding all[BINDINGS_MAX])
{
    size_t count = page_possible(page, ROWS(first_keys), all);
    count += replay_bindings(page, all + count);
    return count + page_possible(page, ROWS(last_keys), all + count);
}

/* Below the task: what is wrong with the record, how far back this is, or what happened
 * last. */
static struct sentence detail_of(const struct watch_page *watch)
{
    const struct replay *replay = &watch->replay;
    struct sentence state = watch_words_state(&watch->watch);
    size_t back = replay->view.session->made - replay->view.at, told = view_told(&replay->view);
    if (state.text[0] != '\0')
        return state;
    if (back > 0)
        return sentence_of(
            _n("%zu move back; End shows the newest", "%zu moves back; End shows the newest", back),
            back);
    if (told > 0)
        return wording_entry(&replay->log.entry[told - 1], &replay->seats);
    return (struct sentence){""};
}

static void draw_final(const struct watch_page *watch, struct canvas *canvas)
{
    static const struct score_cell nowhere = {PLAYERS_MAX, 0};
    const struct replay *replay = &watch->replay;
    struct binding answer[sizeof first_keys / sizeof first_keys[0]];
    size_t answers = page_possible(&replay->page, ROWS(first_keys), answer);
    struct score_table final = score_table_of(&replay->log, &replay->view.session->head.options);
    struct final_view view = {&final, &replay->seats, nowhere, TARGET_NOTHING, answer, answers};
    final_draw(canvas, replay->view.all, &view);
}

static void watch_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct watch_page *watch = watch_of(page);
    struct replay *replay = &watch->replay;
    struct sentence task = watch_words_task(view_game(&replay->view), &replay->log, &replay->seats);
    replay_draw_saying(replay, canvas, task.text, detail_of(watch).text, around);
    if (shows_final(page))
        draw_final(watch, canvas);
}

/* A viewer at the session's end stays there when it moves on. Returns whether it is. */
static bool watch_follow(struct watch_page *watch)
{
    struct replay *replay = &watch->replay;
    bool was_newest = is_newest(replay);
    if (!watch_look(&watch->watch))
        return false;
    replay->seats = seats_of(&replay->view.session->head);
    log_cut(&replay->log, watch->watch.kept);
    log_follow(&replay->log, replay->view.session);
    const struct log_lines lines = view_log_lines(&replay->view);
    list_choose(&replay->view.lines, (long)replay->view.lines.chosen, log_lines_count(&lines));
    watch->hides_final = watch->hides_final && game_is_over(&replay->view.session->game);
    if (was_newest || replay->view.at > replay->view.session->made)
        replay_go_to(replay, replay->view.session->made);
    if (was_newest)
        board_pane_fit(&replay->pane, &replay->view.session->game);
    return true;
}

static int watch_patience(const struct page *page, long long now)
{
    const struct watch_page *watch = watch_of(page);
    int pause = watch_pause(&watch->watch);
    return pause < 0 ? REST : patience_until(watch->looked + pause, now);
}

/* What is noticed while a look is due anyway waits for that. */
static int watch_waits_for(const struct page *page)
{
    const struct watch *watch = &watch_of(page)->watch;
    return watch_pause(watch) < 0 ? watch->notice : -1;
}

static bool tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct watch_page *watch = watch_of(page);
    if (watch_patience(page, around->now) > 0)
        return false;
    watch->looked = around->now;
    if (!watch_follow(watch))
        return false;
    if (watch->watch.is_another)
        app_say(app, _("The file now holds another game."));
    return true;
}

static void watch_close(struct page *page)
{
    watch_end(&watch_of(page)->watch);
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Watching a game"),
    .draw = watch_draw,
    .bindings = bindings,
    .keys_place = KEYS_OF_REPLAY,
    .point = replay_point,
    .tick = tick,
    .patience = watch_patience,
    .waits_for = watch_waits_for,
    .close = watch_close,
};

struct page *watch_page(const char *path, struct problem *problem)
{
    struct watch_page *watch = calloc(1, sizeof *watch);
    problem_say(problem, "%s", _("not enough memory"));
    if (watch == NULL)
        return NULL;
    if (!watch_begin(&watch->watch, path, problem)) {
        free(watch);
        return NULL;
    }
    problem->text[0] = '\0';
    replay_begin(&watch->replay, &kind, &watch->watch.session);
    replay_go_to(&watch->replay, watch->watch.session.made);
    return &watch->replay.page;
}
