/* The film of a game: time, the land, and what its keys do. */
#include "tui/replay/replay.h"

#include "facts/score_table.h"
#include "language/language.h"
#include "tui/board/camera.h"
#include "tui/board/land_view.h"
#include "wording/wording.h"

struct film {
    struct page page;
    const struct game_view *view;
    struct film_pace pace;
    bool runs;
    bool was_covered;         /* by another page: until the next tick no time has passed */
    long long passed, looked; /* milliseconds: of the film; when that was so */
    struct camera_film shots;
    struct camera camera; /* of the view that was drawn last; all zeros before that */
    bool in_letters;
    struct viewport seen[CAMERA_PICTURES_MAX];
};

size_t film_told(size_t entries, unsigned picture, unsigned pictures)
{
    return picture < pictures ? entries * picture / pictures : entries;
}

static long long length_of(const struct film *film)
{
    return (long long)film->pace.pictures * film->pace.each;
}

static unsigned picture_of(const struct film *film)
{
    return (unsigned)(film->passed / film->pace.each);
}

static bool is_at_end(const struct film *film)
{
    return film->passed == length_of(film);
}

static size_t told_in(const struct film *film, unsigned picture)
{
    return film_told(view_lines(film->view), picture, film->pace.pictures);
}

/* The game as the last entry told in that picture left it. */
static const struct game *game_in(const struct film *film, unsigned picture)
{
    size_t told = told_in(film, picture);
    size_t at = told > 0 ? film->view->log->entry[told - 1].step + 1 : 0;
    return session_game_after(film->view->session, at);
}

/* The film goes on from there. */
static void go_to(struct film *film, long long passed, long long now)
{
    long long length = length_of(film);
    film->passed = passed < 0 ? 0 : passed < length ? passed : length;
    film->looked = now;
    film->was_covered = false;
}

static bool film_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct film *film = (struct film *)page;
    unsigned before = picture_of(film);
    bool counts = film->runs && !film->was_covered && around->now > film->looked;
    (void)app;
    go_to(film, film->passed + (counts ? around->now - film->looked : 0), around->now);
    return picture_of(film) != before;
}

static int film_patience(const struct page *page, long long now)
{
    const struct film *film = (const struct film *)page;
    if (!film->runs || is_at_end(film))
        return REST;
    if (film->was_covered)
        return 0;
    return patience_until(film->looked + film->pace.each - film->passed % film->pace.each, now);
}

static void film_resume(struct page *page)
{
    ((struct film *)page)->was_covered = true;
}

/* Where the camera looks, afresh for a view of another kind or size. */
static const struct viewport *aim(struct film *film, struct area land, bool in_letters)
{
    if (film->camera.rows != land.rows || film->camera.cols != land.cols ||
        film->in_letters != in_letters) {
        film->in_letters = in_letters;
        film->camera = camera_for_screen(film->shots.board, land.rows, land.cols, in_letters);
        camera_follow(&film->camera, &film->shots, film->seen);
    }
    return &film->seen[picture_of(film)];
}

/* The tile laid last is marked until the final scoring. */
static struct board_scene scene_of(const struct film *film)
{
    unsigned picture = picture_of(film);
    const struct game *game = game_in(film, picture);
    const struct log_entry *placed = log_placed(film->view->log, told_in(film, picture));
    struct board_scene scene = board_scene_of(game, film->view->seats);
    if (placed != NULL && picture < film->shots.over)
        board_scene_add_tile(&scene, BOARD_MARK_LAST, (tile_number)(game->board.tiles - 1),
                             placed->event.player);
    return scene;
}

static void draw_land(struct film *film, struct canvas *canvas, struct area land,
                      const struct surroundings *around)
{
    const struct viewport *seen = aim(film, land, surroundings_need_glyphs(around));
    struct board_scene scene = scene_of(film);
    const struct land_ink ink = {film->in_letters, surroundings_have_lines(around), around->tiles};
    land_view_draw(canvas, land, &scene, seen, land_span(film->shots.board), &ink);
}

static void draw_bars(const struct film *film, struct canvas *canvas, struct area area)
{
    const struct game_view *view = film->view;
    const struct options *options = &view->session->head.options;
    struct score_history history =
        score_history_of(view->log, view_lines(view), view->seats->count);
    struct film_bars bars = {view->seats,
                             score_table_until(view->log, told_in(film, picture_of(film)), options),
                             history.most, film->in_letters};
    film_bars_draw(&bars, canvas, area);
}

static void draw_status(const struct film *film, struct canvas *canvas, struct area area)
{
    const struct game_view *view = film->view;
    struct sentence text = wording_turn(view->log, told_in(film, picture_of(film)), view->seats);
    bool is_over = is_at_end(film) && game_is_over(&view->session->game);
    if (is_over) {
        struct score_table final = score_table_of(view->log, &view->session->head.options);
        text = wording_verdict(&final, view->seats);
    }
    canvas_fill(canvas, area, ' ', panel_text);
    canvas_text(canvas, area.row, area.col + 1, area.cols - 2, is_over ? panel_strong : panel_text,
                text.text);
}

static void film_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct film *film = (struct film *)page;
    int bars = film_bars_rows(film->view->seats, around->rows, around->cols);
    int land = around->rows - bars - 1;
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_land(film, canvas, (struct area){0, 0, land, around->cols}, around);
    draw_status(film, canvas, (struct area){land, 0, 1, around->cols});
    draw_bars(film, canvas, (struct area){land + 1, 0, bars, around->cols});
}

/* At the end it starts over. */
static void play_or_pause(const struct press *press)
{
    struct film *film = (struct film *)press->page;
    film->runs = is_at_end(film) || !film->runs;
    go_to(film, is_at_end(film) ? 0 : film->passed, press->around->now);
}

static void skip(const struct press *press)
{
    enum { PART = 10 }; /* of the film: of the screen's, a second */
    struct film *film = (struct film *)press->page;
    long long by = length_of(film) / PART;
    go_to(film, film->passed + (press->key == KEYS_LEFT ? -by : by), press->around->now);
}

static bool film_runs(const struct page *page)
{
    const struct film *film = (const struct film *)page;
    return film->runs && !is_at_end(film);
}

static bool film_stands(const struct page *page)
{
    return !film_runs(page);
}

static const struct page_key keys[] = {
    ROW(film_runs, play_or_pause, 0, K_("pause"), N_("Pause the film."), ' '),
    ROW(film_stands, play_or_pause, 0, K_("play"), N_("Play on; at the end, from the beginning."),
        ' '),
    ROW(NULL, skip, 0, K_("seek"), N_("Go back or forward by a second."), KEYS_LEFT, KEYS_RIGHT),
    ROW(NULL, page_leave, 0, K_("back"), N_("Stop the film, as every other key does."), KEYS_ENTER,
        KEYS_ESCAPE),
};

static const struct page_kind film_kind = {
    .name = N_("The film"),
    .draw = film_draw,
    PAGE_KEYS(keys),
    .type = page_leave_at_key,
    .point = page_leave_at_click,
    .tick = film_tick,
    .patience = film_patience,
    .resume = film_resume,
};

/* What the camera has to know: when each tile is laid, and when the final scoring begins. */
static void list_shots(struct film *film)
{
    struct camera_film *shots = &film->shots;
    shots->board = &film->view->session->game.board;
    shots->pictures = film->pace.pictures + 1;
    shots->over = film->pace.pictures;
    shots->recent = 1;
    for (unsigned p = shots->pictures; p-- > 0;) {
        const struct game *game = game_in(film, p);
        shots->tiles[p] = (uint16_t)game->board.tiles;
        shots->over = game_is_over(game) ? p : shots->over;
    }
}

struct page *film_page(const struct game_view *view, struct film_pace pace, long long now)
{
    struct page *page = page_new(&film_kind, sizeof(struct film));
    struct film *film = (struct film *)page;
    if (film != NULL) {
        film->view = view;
        film->pace = pace;
        film->runs = true;
        film->looked = now;
        list_shots(film);
    }
    return page;
}

struct page *replay_film_page(const struct page *replay, unsigned pictures, int each)
{
    return film_page(&((const struct game_page *)replay)->view, (struct film_pace){pictures, each},
                     0);
}

void game_open_film(const struct press *press)
{
    static const struct film_pace pace = {FILM_PICTURES, FILM_PICTURE};
    const struct game_view *view = &((const struct game_page *)press->page)->view;
    app_open(press->app, film_page(view, pace, press->around->now));
}
