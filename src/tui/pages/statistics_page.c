/* The page of statistics: a line for each player, and below what the one under the cursor scores
 * by. The records are read bit by bit while the page is shown. */
#include "language/language.h"
#include "tui/pages.h"
#include "tui/widgets.h"
#include "wording/entry_words.h"

#include <stdlib.h>

enum {
    READ_FOR = 40, /* milliseconds at a time */
    NAME_COLS = 26,
    GAMES_COLS = 10, /* at least, of each number */
    DETAIL_ROWS = 3, /* without the sources */
};

/* The numbers of a player, from the left. */
enum { GAMES, WON, TIED, AVERAGE, BEST, SOURCES_FROM };
enum { NUMBERS = SOURCES_FROM + SCORE_SOURCES_COUNT };

struct statistics_page {
    struct page page;
    struct statistics statistics;
    struct problem problem; /* why there are none, or "" */
    struct list list;       /* of the players */
};

static struct statistics_page *statistics_of(const struct page *page)
{
    return (struct statistics_page *)page;
}

static bool is_reading(const struct statistics_page *page)
{
    return page->statistics.read < page->statistics.list.count;
}

/* Whether a source was in play in any game. */
static bool has_source(const struct statistics *statistics, int source)
{
    for (size_t p = 0; p < statistics->players; p++)
        if (statistics->player[p]->career.counted[source] > 0)
            return true;
    return false;
}

static int sources_of(const struct statistics *statistics)
{
    int sources = 0;
    for (int source = 0; source < SCORE_SOURCES_COUNT; source++)
        sources += has_source(statistics, source);
    return sources;
}

static const char *number_head(int number)
{
    static const char *const heads[SOURCES_FROM] = {N_("Games"), N_("Won"), N_("Tied"),
                                                    N_("Average"), N_("Best")};
    return _(number < SOURCES_FROM ? heads[number] : source_words[number - SOURCES_FROM].name);
}

static struct sentence number_of(const struct career *career, int number)
{
    switch (number) {
    case GAMES:
        return sentence_of("%u", career->games);
    case WON:
        return sentence_of("%u", career->wins);
    case TIED:
        return sentence_of("%u", career->ties);
    case AVERAGE:
        return sentence_of_tenths(career_average_score(career));
    case BEST:
        return sentence_of("%d", career->best);
    default:
        return sentence_of_tenths(
            career_average(career, (enum score_source)(number - SOURCES_FROM)));
    }
}

/* A number and its head end at the same column. */
static int draw_right(struct canvas *canvas, int row, int col, int cols, struct style style,
                      const char *text)
{
    canvas_text(canvas, row, col + cols - canvas_text_width(text), cols, style, text);
    return col + cols;
}

/* With all numbers; on a narrower screen the last ones are left out. */
static int list_cols(const struct statistics *statistics)
{
    enum { LONGER_HEADS = 8 };
    return NAME_COLS + (SOURCES_FROM + sources_of(statistics)) * GAMES_COLS + LONGER_HEADS;
}

static void draw_numbers(struct canvas *canvas, struct area line,
                         const struct statistics *statistics, const struct career *career,
                         const char *name, struct style style)
{
    int col = line.col + 1 + NAME_COLS;
    canvas_text(canvas, line.row, line.col + 1, NAME_COLS - 1, style, name);
    for (int number = 0; number < NUMBERS; number++) {
        int cols = canvas_width_or(GAMES_COLS - 2, number_head(number)) + 2;
        if (number >= SOURCES_FROM && !has_source(statistics, number - SOURCES_FROM))
            continue;
        if (col + cols > line.col + line.cols - 1)
            return;
        col = draw_right(canvas, line.row, col, cols, style,
                         career ? number_of(career, number).text : number_head(number));
    }
}

static void draw_player(struct canvas *canvas, struct area line, void *about, size_t number,
                        struct style style)
{
    const struct statistics *statistics = about;
    const struct player_statistics *player = statistics->player[number];
    draw_numbers(canvas, line, statistics, &player->career, statistics_words_player(player).text,
                 style);
}

static const struct list_kind players_list = {
    .what = TARGET_OWN,
    .plain = {INK_TEXT, INK_NIGHT, 0},
    .draw_line = draw_player,
};

static void draw_list(struct statistics_page *page, struct canvas *canvas, struct area area)
{
    struct area heads = {area.row, area.col - 1, 1, area.cols + 2};
    struct area lines = {area.row + 1, area.col - 1, area.rows - 1, area.cols + 2};
    draw_numbers(canvas, heads, &page->statistics, NULL, _("Player"), night_faint);
    list_draw(&page->list, &players_list, page->statistics.players, canvas, lines,
              &page->statistics);
    lines.cols++;
    draw_scroll(canvas, lines, &page->list.scroll, INK_NIGHT);
}

/* The longest bar is that of the source that brings most. */
static void draw_bar(struct canvas *canvas, struct area line, const struct career *career,
                     enum score_source source, long most)
{
    enum { HEAD_COLS = 14, NUMBER_COLS = 7, BAR = 0x2584 };
    long average = career_average(career, source);
    int room = line.cols - HEAD_COLS - NUMBER_COLS - 2;
    canvas_text(canvas, line.row, line.col, HEAD_COLS, night_text, _(source_words[source].name));
    int col = draw_right(canvas, line.row, line.col + HEAD_COLS, NUMBER_COLS,
                         average < 0 ? night_bad : night_text, sentence_of_tenths(average).text);
    int cols = average > 0 && most > 0 ? (int)(average * room / most) : 0;
    canvas_fill(canvas, (struct area){line.row, col + 2, 1, cols}, BAR,
                (struct style){INK_KEY, INK_NIGHT, 0});
}

static void draw_detail(const struct player_statistics *player, struct canvas *canvas,
                        struct area area)
{
    const struct career *career = &player->career;
    struct area line = {area.row + 1, area.col, 1, area.cols};
    long most = 0;
    draw_rule(canvas, area.row, area.col, area.cols);
    canvas_printf(canvas, line.row, line.col, line.cols, night_text,
                  _("%s, points in an average game:"), statistics_words_player(player).text);
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
        if (career_average(career, source) > most)
            most = career_average(career, source);
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
        if (career->counted[source] > 0) {
            line.row++;
            draw_bar(canvas, line, career, source, most);
        }
    for (const struct statistics_fact *fact = statistics_facts; fact->says != NULL; fact++) {
        struct sentence text = fact->says(career);
        line.row += text.text[0] != '\0';
        canvas_text(canvas, line.row, line.col, line.cols, night_text, text.text);
    }
}

/* Why there is nothing to show. */
static void draw_nothing(const struct statistics_page *page, struct canvas *canvas,
                         struct area area)
{
    if (page->problem.text[0] != '\0')
        canvas_paragraph(canvas, area, night_bad, page->problem.text);
    else if (!is_reading(page))
        canvas_text(canvas, area.row, area.col, area.cols, night_text, _("No finished games yet."));
}

static struct sentence remark_of(const struct statistics_page *page)
{
    const struct statistics *statistics = &page->statistics;
    return is_reading(page)
               ? sentence_of(_("reading %zu of %zu"), statistics->read, statistics->list.count)
               : statistics_words_counted(statistics);
}

static void statistics_draw(struct page *at, struct canvas *canvas,
                            const struct surroundings *around)
{
    struct statistics_page *page = statistics_of(at);
    const struct statistics *statistics = &page->statistics;
    struct area area = page_area(around, list_cols(statistics)), list = area, detail = area;
    int lines = 1 + (int)statistics->players;
    int room = area.rows - sources_of(statistics) - DETAIL_ROWS - 1;
    list.rows = lines < room ? lines : room;
    detail.row += list.rows + 1;
    draw_heading(canvas, _("Statistics"), remark_of(page).text);
    if (page->statistics.players == 0) {
        draw_nothing(page, canvas, area);
        return;
    }
    draw_list(page, canvas, list);
    draw_detail(page->statistics.player[page->list.chosen], canvas, detail);
}

static void statistics_move(const struct press *press)
{
    struct statistics_page *page = statistics_of(press->page);
    list_key(&page->list, press->key, page->statistics.players);
}

static bool has_players(const struct page *page)
{
    return statistics_of(page)->statistics.players > 0;
}

static const struct page_key keys[] = {
    ROW(has_players, statistics_move, 0, K_("choose"), N_("Choose a player."), KEYS_UP, KEYS_DOWN,
        'k', 'j'),
    ROW(has_players, statistics_move, 0, NULL, N_("Go up or down by a page."), KEYS_PAGE_UP,
        KEYS_PAGE_DOWN),
    ROW(has_players, statistics_move, 0, NULL, N_("Go to the first or the last player."), KEYS_HOME,
        KEYS_END),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the games."), KEYS_ESCAPE, 'q', 's'),
};

static bool statistics_point(struct page *at, struct app *app, const struct gesture *gesture,
                             const struct surroundings *around)
{
    struct statistics_page *page = statistics_of(at);
    return list_point(&page->list, &players_list, page->statistics.players, app, gesture, around);
}

static bool statistics_tick(struct page *at, struct app *app, const struct surroundings *around)
{
    (void)app, (void)around;
    statistics_read(&statistics_of(at)->statistics, READ_FOR);
    return true;
}

/* As long as it reads it hears keys in between. */
static int statistics_patience(const struct page *page, long long now)
{
    (void)now;
    return is_reading(statistics_of(page)) ? 0 : REST;
}

static void statistics_close(struct page *page)
{
    statistics_end(&statistics_of(page)->statistics);
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Statistics"),
    .draw = statistics_draw,
    PAGE_KEYS(keys),
    .point = statistics_point,
    .tick = statistics_tick,
    .patience = statistics_patience,
    .close = statistics_close,
};

struct page *statistics_page(void)
{
    struct statistics_page *page = (struct statistics_page *)page_new(&kind, sizeof *page);
    if (page == NULL)
        return NULL;
    statistics_begin(&page->statistics, &page->problem);
    return &page->page;
}
