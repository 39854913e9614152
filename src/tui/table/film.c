#include "tui/table/film.h"

#include "analysis/score_history.h"
#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "wording/wording.h"

struct film {
    struct page page;
    struct game_view *view;
    const struct session *session;
    struct board_pane pane;
    long long begun; /* milliseconds */
    size_t told;     /* entries of the log */
};

size_t film_told(size_t entries, long long passed)
{
    if (passed >= FILM_LENGTH)
        return entries;
    return passed <= 0 ? 0 : (size_t)((long long)entries * passed / FILM_LENGTH);
}

static bool is_over(const struct film *film)
{
    return film->told == view_told(film->view).lines;
}

/* The game as the entry told last left it. */
static const struct game *game_of(const struct film *film)
{
    const struct session *session = film->session;
    size_t at = film->told > 0 ? view_told(film->view).log->entry[film->told - 1].step + 1 : 0;
    return at < session->made && !is_over(film) ? &session->steps[at].before : &session->game;
}

static bool film_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct film *film = (struct film *)page;
    size_t told = film_told(view_told(film->view).lines, around->now - film->begun);
    bool has_changed = told != film->told;
    (void)app;
    film->told = told;
    return has_changed;
}

/* All of the land as it will be is in view from the beginning, for a view that moves costs many
 * bytes. Where even the smallest tiles are too large for that, or letters, it follows the play. */
static void aim(struct film *film, struct area board, const struct surroundings *around)
{
    const struct game *last = &film->session->game, *game = game_of(film);
    struct square at = game->board.tile[game->board.tiles - 1].at;
    struct board_pane *pane = &film->pane;
    if (pane->viewport.rows != board.rows || pane->viewport.cols != board.cols ||
        pane->in_glyphs != surroundings_need_glyphs(around))
        *pane = (struct board_pane){.hides_map = false};
    board_pane_prepare(pane, last, board, around, at);
    while (!pane->in_glyphs && pane->viewport.size > viewport_sizes[0] &&
           !viewport_holds(&pane->viewport, &last->board))
        board_pane_zoom(pane, -1);
    board_pane_follow(pane, last, at);
}

/* What the bars are drawn with: the scale is that of the whole game. */
struct bars {
    const struct seats *seats;
    struct score_table now;
    int most;        /* points, the highest score of the game */
    int each;        /* rows a player, with a blank one at the end */
    bool in_letters; /* colours alone would not tell them apart */
};

static void draw_bar(struct canvas *canvas, struct area area, const struct bars *bars,
                     unsigned player)
{
    enum { NUMBER_COLS = 5, EDGE = 0x2581 };
    const struct seat *seat = &bars->seats->seat[player];
    int score = bars->now.total[player], room = area.cols - 1 - NUMBER_COLS;
    struct area bar = area;
    struct style number = {score < 0 ? INK_BAD : INK_STRONG, INK_PANEL, CELL_BOLD};
    struct style outlined = {ink_of_outline(seat->colour), seat_body(seat), 0};
    bar.cols = score > 0 && bars->most > 0 ? 1 + score * room / bars->most : 1;
    struct area edge = {bar.row + bar.rows - 1, bar.col, 1, bar.cols};
    canvas_fill(canvas, bar, bars->in_letters ? (uint32_t)(unsigned char)seat->letter[0] : ' ',
                seat_style(seat));
    if (!bars->in_letters) /* a dark bar would be lost on the panel */
        canvas_fill(canvas, edge, EDGE, outlined);
    seat_chip(canvas, bar.row, bar.col, seat);
    canvas_printf(canvas, bar.row + (bar.rows - 1) / 2, bar.col + bar.cols + 1, NUMBER_COLS, number,
                  "%d", score);
}

/* A name has a line of its own: it is never cut. */
static void draw_bars(struct canvas *canvas, struct area area, const struct bars *bars)
{
    for (unsigned player = 0; player < bars->seats->count; player++) {
        struct area line = area;
        line.row += (int)player * bars->each;
        line.rows = 1;
        canvas_text(canvas, line.row, line.col, line.cols, panel_text,
                    bars->seats->seat[player].name);
        line.row++;
        line.rows = bars->each - 2;
        draw_bar(canvas, line, bars, player);
    }
}

static void draw_panel(struct canvas *canvas, const struct film *film,
                       const struct table_areas *areas, const struct surroundings *around)
{
    enum { EACH_MOST = 5, HEAD_ROWS = 2 };
    struct told told = view_told(film->view);
    const struct options *options = &film->session->head.options;
    struct score_history history = score_history_of(told.log, told.lines, told.seats->count);
    struct bars bars = {told.seats, score_table_until(told.log, film->told, options),
                        score_history_most(&history),
                        (areas->panel.rows - HEAD_ROWS + 1) / (int)told.seats->count,
                        surroundings_need_glyphs(around)};
    struct area below = areas->panel;
    bars.each = bars.each > EACH_MOST ? EACH_MOST : bars.each;
    below.row += HEAD_ROWS;
    below.rows -= HEAD_ROWS;
    below.col++;
    below.cols--;
    canvas_fill(canvas, areas->panel, ' ', panel_text);
    canvas_printf(canvas, areas->pile.row, areas->pile.col, areas->pile.cols, panel_faint,
                  _("turn %u"), (unsigned)game_of(film)->turn.number);
    draw_bars(canvas, below, &bars);
}

static void draw_status(struct canvas *canvas, struct area area, const struct film *film)
{
    struct told told = view_told(film->view);
    canvas_fill(canvas, area, ' ', panel_text);
    if (is_over(film) && game_is_over(&film->session->game)) {
        struct score_table final = score_table_of(told.log, &film->session->head.options);
        canvas_text(canvas, area.row, area.col + 1, area.cols - 2, panel_strong,
                    wording_verdict(&final, told.seats).text);
    }
    canvas_text(canvas, area.row + 1, area.col + 1, area.cols - 2, panel_faint,
                _("Press any key to go back."));
}

static void film_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct film *film = (struct film *)page;
    unsigned players = view_told(film->view).seats->count;
    struct table_areas areas = table_areas_of(around->rows, around->cols, players);
    struct board_scene scene = board_scene_of(game_of(film), view_told(film->view).seats);
    aim(film, areas.board, around);
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    board_pane_draw(&film->pane, canvas, areas.board, &scene, around);
    draw_panel(canvas, film, &areas, around);
    draw_status(canvas, areas.status, film);
}

/* Help, too, would only be in the way. */
static const struct page_key keys[] = {
    ROW(NULL, page_leave, 0, K_("back"), N_("Stop the film."), KEYS_ENTER, KEYS_ESCAPE, ' ', '?'),
};

static bool film_type(struct page *page, struct app *app, uint32_t key,
                      const struct surroundings *around)
{
    (void)page, (void)key, (void)around;
    app_close(app);
    return true;
}

static bool film_point(struct page *page, struct app *app, const struct gesture *gesture,
                       const struct surroundings *around)
{
    (void)page, (void)around;
    if (gesture->kind == GESTURE_CLICK)
        app_close(app);
    return true;
}

static const struct page_kind film_kind = {
    .name = N_("The film"),
    .draw = film_draw,
    PAGE_KEYS(keys),
    .type = film_type,
    .point = film_point,
    .tick = film_tick,
};

struct page *film_page(struct game_view *view, const struct session *session, long long now)
{
    struct film *film = (struct film *)page_new(&film_kind, sizeof *film);
    if (film == NULL)
        return NULL;
    film->view = view;
    film->session = session;
    film->begun = now;
    return &film->page;
}
