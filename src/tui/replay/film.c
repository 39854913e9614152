#include "tui/replay/replay.h"

#include "facts/score_table.h"
#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "wording/wording.h"

struct film {
    struct page page;
    const struct game_view *view;
    struct board_pane pane;
    long long begun; /* milliseconds */
    size_t told;     /* entries of the log */
};

size_t film_told(size_t entries, long long passed)
{
    if (passed >= FILM_LENGTH)
        return entries;
    long long picture = passed > 0 ? passed / FILM_PICTURE : 0;
    return (size_t)((long long)entries * picture * FILM_PICTURE / FILM_LENGTH);
}

static bool is_over(const struct film *film)
{
    return film->told == view_lines(film->view);
}

/* The game as the entry told last left it. */
static const struct game *film_game_of(const struct film *film)
{
    size_t at = film->told > 0 ? film->view->log->entry[film->told - 1].step + 1 : 0;
    return session_game_after(film->view->session, at);
}

static bool film_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct film *film = (struct film *)page;
    size_t told = film_told(view_lines(film->view), around->now - film->begun);
    bool has_changed = told != film->told;
    (void)app;
    film->told = told;
    return has_changed;
}

/* All of the land as it will be is in view from the beginning, for a view that moves costs many
 * bytes and cannot be followed by any eye. False where even the smallest tiles, or letters, are too
 * large for that. */
static bool aim(struct film *film, struct area board, const struct surroundings *around)
{
    const struct game *last = &film->view->session->game;
    struct square middle = last->board.tile[0].at;
    struct board_pane *pane = &film->pane;
    if (pane->viewport.rows != board.rows || pane->viewport.cols != board.cols ||
        pane->in_glyphs != surroundings_need_glyphs(around))
        *pane = (struct board_pane){.hides_map = false};
    board_pane_prepare(pane, last, board, around, middle);
    while (!pane->in_glyphs && pane->viewport.size > viewport_sizes[0] &&
           !viewport_holds(&pane->viewport, &last->board))
        board_pane_zoom(pane, last, -1);
    return viewport_holds(&pane->viewport, &last->board);
}

/* The map of the whole land in the middle of the view, as large as it may be, and a view that would
 * show all that is on it. In no corner if there is no room even for that. */
static struct minimap place_map(const struct film *film, struct area board, struct viewport *whole)
{
    enum { SCALE_MOST = 3, SIZE = 12 }; /* a tile is painted at a multiple of each scale */
    struct minimap map = {.span = board_span(&film->view->session->game.board)};
    int wide = map.span.east - map.span.west + 1, high = map.span.south - map.span.north + 1;
    *whole = (struct viewport){.size = SIZE,
                               .row = map.span.north * (SIZE / 2),
                               .col = map.span.west * SIZE,
                               .rows = high * (SIZE / 2),
                               .cols = wide * SIZE};
    struct area room = {0, 0, board.rows, board.cols};
    if (film->pane.in_glyphs) {
        map.area = (struct area){0, 0, high + 1, 2 * wide + 2};
    } else {
        map.scale = SCALE_MOST;
        while (map.scale > 1 &&
               (wide * map.scale > room.cols || (high * map.scale + 1) / 2 > room.rows))
            map.scale--;
        map.area = (struct area){0, 0, (high * map.scale + 1) / 2, wide * map.scale};
    }
    map.corner =
        map.area.rows <= room.rows && map.area.cols <= room.cols ? MAP_SOUTH_EAST : MAP_NONE;
    map.area = area_centred(room, map.area.rows, map.area.cols);
    return map;
}

/* Without the lines that part it from a board, and the brackets that tell what is in view: only
 * open squares, which a film does not show, lie beside them. */
static void draw_letters(const struct minimap *map, struct canvas *canvas, struct area board,
                         const struct board_scene *scene, const struct viewport *whole,
                         const struct surroundings *around)
{
    struct area area = {board.row + map->area.row, board.col + map->area.col, map->area.rows,
                        map->area.cols};
    minimap_draw_glyphs(map, canvas, board, scene, whole,
                        around->unicode || around->console ? GLYPHS_LINES : GLYPHS_PLAIN);
    canvas_fill(canvas, (struct area){area.row, area.col, 1, area.cols}, ' ', night_text);
    canvas_fill(canvas, (struct area){area.row, area.col, area.rows, 2}, ' ', night_text);
    canvas_fill(canvas, (struct area){area.row, area.col + area.cols - 1, area.rows, 1}, ' ',
                night_text);
}

static void draw_land(struct film *film, struct canvas *canvas, struct area board,
                      const struct surroundings *around)
{
    struct board_scene scene = board_scene_of(film_game_of(film), film->view->seats);
    struct minimap map = {.corner = MAP_NONE};
    struct viewport whole;
    if (!aim(film, board, around))
        map = place_map(film, board, &whole);
    if (map.corner == MAP_NONE)
        board_pane_draw(&film->pane, canvas, board, &scene, around);
    else if (film->pane.in_glyphs)
        draw_letters(&map, canvas, board, &scene, &whole, around);
    else
        minimap_draw(&map, canvas, board, &scene, &whole, around->tiles);
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
    const struct game_view *view = film->view;
    const struct options *options = &view->session->head.options;
    struct score_history history =
        score_history_of(view->log, view_lines(view), view->seats->count);
    struct bars bars = {view->seats, score_table_until(view->log, film->told, options),
                        history.most, (areas->panel.rows - HEAD_ROWS + 1) / (int)view->seats->count,
                        surroundings_need_glyphs(around)};
    struct area below = areas->panel;
    bars.each = bars.each > EACH_MOST ? EACH_MOST : bars.each;
    below.row += HEAD_ROWS;
    below.rows -= HEAD_ROWS;
    below.col++;
    below.cols--;
    canvas_fill(canvas, areas->panel, ' ', panel_text);
    canvas_printf(canvas, areas->pile.row, areas->pile.col, areas->pile.cols, panel_faint,
                  _("turn %u"), (unsigned)game_turn(film_game_of(film)));
    draw_bars(canvas, below, &bars);
}

static void draw_status(struct canvas *canvas, struct area area, const struct film *film)
{
    const struct game_view *view = film->view;
    canvas_fill(canvas, area, ' ', panel_text);
    if (is_over(film) && game_is_over(&film->view->session->game)) {
        struct score_table final = score_table_of(view->log, &view->session->head.options);
        canvas_text(canvas, area.row, area.col + 1, area.cols - 2, panel_strong,
                    wording_verdict(&final, view->seats).text);
    }
    canvas_text(canvas, area.row + 1, area.col + 1, area.cols - 2, panel_faint,
                _("Press any key to go back."));
}

static int film_patience(const struct page *page, long long now)
{
    const struct film *film = (const struct film *)page;
    long long passed = now - film->begun, picture = passed > 0 ? passed / FILM_PICTURE : 0;
    return is_over(film) ? REST : patience_until(film->begun + (picture + 1) * FILM_PICTURE, now);
}

static void film_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct film *film = (struct film *)page;
    unsigned players = film->view->seats->count;
    struct table_areas areas = table_areas_of(around->rows, around->cols, players);
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_land(film, canvas, areas.board, around);
    draw_panel(canvas, film, &areas, around);
    draw_status(canvas, areas.status, film);
}

/* Help, too, would only be in the way. */
static const struct page_key keys[] = {
    ROW(NULL, page_leave, 0, K_("back"), N_("Stop the film."), KEYS_ENTER, KEYS_ESCAPE, ' ', '?'),
};

static const struct page_kind film_kind = {
    .name = N_("The film"),
    .draw = film_draw,
    PAGE_KEYS(keys),
    .type = page_leave_at_key,
    .point = page_leave_at_click,
    .tick = film_tick,
    .patience = film_patience,
};

void game_open_film(const struct press *press)
{
    struct page *page = page_new(&film_kind, sizeof(struct film));
    struct film *film = (struct film *)page;
    if (film != NULL) {
        film->view = &((const struct game_page *)press->page)->view;
        film->begun = press->around->now;
    }
    app_open(press->app, page);
}

/* Milliseconds a move. */
static const int pauses[AUTOPLAY_SPEEDS] = {2000, 1000, 500, 250, 100};

void autoplay_start(struct autoplay *autoplay, long long now)
{
    autoplay->runs = true;
    autoplay->seen = now;
    autoplay->due = now + pauses[autoplay->speed];
}

void autoplay_change(struct autoplay *autoplay, int by, long long now)
{
    int speed = (int)autoplay->speed + by;
    if (speed < 0 || speed >= AUTOPLAY_SPEEDS)
        return;
    autoplay->due += pauses[speed] - pauses[autoplay->speed];
    if (autoplay->due < now)
        autoplay->due = now;
    autoplay->speed = (unsigned)speed;
}

size_t autoplay_due(struct autoplay *autoplay, long long now)
{
    long long pause = pauses[autoplay->speed], passed = now - autoplay->seen;
    autoplay->seen = now;
    if (!autoplay->runs)
        return 0;
    if (passed > AUTOPLAY_GAP_MOST)
        autoplay->due += passed;
    if (now < autoplay->due)
        return 0;
    long long moves = (now - autoplay->due) / pause + 1;
    autoplay->due += moves * pause;
    return (size_t)moves;
}

int autoplay_patience(const struct autoplay *autoplay, long long now)
{
    enum { LOOK_EVERY = AUTOPLAY_GAP_MOST - 500 };
    long long left = autoplay->due - now;
    return left <= 0 ? 0 : left < LOOK_EVERY ? (int)left : LOOK_EVERY;
}
