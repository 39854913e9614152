/* What is shown of the player under the cursor. */
#include "tui/pages/statistics_draw.h"

#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/rating_words.h"

#include <stdlib.h>

enum { FACT_ROWS = 1 };

struct details {
    const struct statistics_page *page;
    const struct player_statistics *player;
    struct course course;
    struct meeting *meeting; /* by whom */
    size_t meetings;
};

int statistics_points_rows(const struct statistics *statistics)
{
    int rows = 1 + FACT_ROWS;
    for (int source = 0; source < SCORE_SOURCES_COUNT; source++) {
        bool is_there = false;
        for (size_t p = 0; p < statistics->players; p++)
            is_there |= statistics->player[p]->career.counted[source] > 0;
        rows += is_there;
    }
    return rows;
}

/* The longest bar is that of the source that brings most. */
static void draw_bar(struct canvas *canvas, struct area line, const struct career *career,
                     enum score_source source, long most)
{
    enum { HEAD_COLS = 14, NUMBER_COLS = 7, BAR = 0x2584 };
    long average = career_average(career, source);
    int room = line.cols - HEAD_COLS - NUMBER_COLS - 2;
    canvas_text(canvas, line.row, line.col, HEAD_COLS, night_text, _(source_words[source].name));
    int col = line.col + HEAD_COLS + NUMBER_COLS;
    canvas_text_right(canvas, line.row, col, average < 0 ? night_bad : night_text,
                      sentence_of_tenths(average).text);
    int cols = average > 0 && most > 0 ? (int)(average * room / most) : 0;
    canvas_fill(canvas, (struct area){line.row, col + 2, 1, cols}, BAR,
                (struct style){INK_KEY, INK_NIGHT, 0});
}

static void draw_points(const struct details *details, struct canvas *canvas, struct area area)
{
    const struct career *career = &details->player->career;
    struct area line = {area.row, area.col, 1, area.cols};
    long most = 0;
    canvas_printf(canvas, line.row, line.col, line.cols, night_text,
                  _("%s, points in an average game:"),
                  statistics_words_player(details->player).text);
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

/* A line of a table: what it is about, then numbers that end below their heads. */
enum { ABOUT_COLS = 23, CELL_COLS = 9, CELLS_MAX = 4 };

static int draw_cells(struct canvas *canvas, struct area line, struct style style,
                      const char *about, const struct sentence cell[CELLS_MAX])
{
    int col = line.col + ABOUT_COLS;
    canvas_text(canvas, line.row, line.col, ABOUT_COLS - 1, style, about);
    for (int c = 0; c < CELLS_MAX; c++) {
        col += CELL_COLS;
        canvas_text_right(canvas, line.row, col, style, cell[c].text);
    }
    return col;
}

/* The ratings of the spans as a line that goes down the page, between the lowest and the highest
 * one. */
struct plot {
    double least, most;
    int col, cols;
};

static struct plot plot_of(const struct course *course, struct area area)
{
    enum { BETWEEN = 3, COLS_MOST = 60 };
    int used = ABOUT_COLS + CELLS_MAX * CELL_COLS + BETWEEN;
    struct plot plot = {0, 0, area.col + used, area.cols - used};
    plot.cols = plot.cols < COLS_MOST ? plot.cols : COLS_MOST;
    for (unsigned s = 0; s < course->spans; s++) {
        double rating = course->span[s].rating;
        plot.least = rating > 0 && (plot.least == 0 || rating < plot.least) ? rating : plot.least;
        plot.most = rating > plot.most ? rating : plot.most;
    }
    return plot;
}

static void draw_mark(struct canvas *canvas, const struct plot *plot, int row, double rating)
{
    enum { MARK = 0x25cf, DOT = 0xb7 };
    double span = plot->most - plot->least;
    if (rating == 0 || span <= 0 || plot->cols < 2)
        return;
    int at = (int)((rating - plot->least) / span * (plot->cols - 1) + 0.5);
    canvas_fill(canvas, (struct area){row, plot->col, 1, plot->cols}, DOT, night_faint);
    canvas_put(canvas, row, plot->col + at, MARK, (struct style){INK_KEY, INK_NIGHT, 0});
}

/* The newest span first, as many as there is room for. */
static void draw_course(const struct details *details, struct canvas *canvas, struct area area)
{
    const struct course *course = &details->course;
    const struct player_statistics *player = details->player;
    const struct game_rating *rating = game_ratings_of(&details->page->ratings, player);
    struct area line = {area.row, area.col, 1, area.cols};
    struct plot plot = plot_of(course, area);
    const struct sentence heads[CELLS_MAX] = {
        sentence_of("%s", _("Games")), sentence_of("%s", _("Won")), sentence_of("%s", _("Average")),
        sentence_of("%s", _("Rating"))};
    bool will_be_rated = player_is_person(player) && statistics_are_rating(details->page);
    bool has_words = player_is_person(player) && !will_be_rated;
    canvas_printf(canvas, line.row, line.col, line.cols, night_text,
                  has_words ? "%s, %s:" : "%s:", statistics_words_player(player).text,
                  rating_words_games(rating).text);
    line.row++;
    draw_cells(canvas, line, night_faint, _("Date"), heads);
    for (unsigned s = course->spans; s-- > 0 && line.row + 1 < area.row + area.rows;) {
        const struct course_span *span = &course->span[s];
        const struct sentence cells[CELLS_MAX] = {
            sentence_of("%u", span->games), sentence_of("%u", span->won),
            sentence_of_tenths(career_average_of(span->total, span->games)),
            span->rating > 0 ? sentence_of("%.0f", span->rating)
                             : sentence_of("%s", will_be_rated ? "…" : "-")};
        line.row++;
        draw_cells(canvas, line, night_text, span->date, cells);
        draw_mark(canvas, &plot, line.row, span->rating);
    }
}

static void draw_meetings(const struct details *details, struct canvas *canvas, struct area area)
{
    struct area line = {area.row, area.col, 1, area.cols};
    const struct sentence heads[CELLS_MAX] = {
        sentence_of("%s", _("Games")), sentence_of("%s", _("Won")), sentence_of("%s", _("Lost")),
        sentence_of("%s", C_("points of lead", "Lead"))};
    canvas_printf(canvas, line.row, line.col, line.cols, night_text, _("%s against:"),
                  statistics_words_player(details->player).text);
    line.row++;
    draw_cells(canvas, line, night_faint, _("Player"), heads);
    for (size_t m = 0; m < details->meetings && line.row + 1 < area.row + area.rows; m++) {
        const struct meeting *meeting = &details->meeting[m];
        long lead = meeting_average(meeting);
        const struct sentence cells[CELLS_MAX] = {
            sentence_of("%u", meeting->games), sentence_of("%u", meeting->won),
            sentence_of("%u", meeting->lost),
            sentence_of("%s%s", lead > 0 ? "+" : "", sentence_of_tenths(lead).text)};
        line.row++;
        draw_cells(canvas, line, night_text, statistics_words_player(meeting->other).text, cells);
    }
}

static int rows_of(const struct details *details, unsigned detail)
{
    enum { HEADS = 2 };
    return detail == DETAIL_POINTS   ? statistics_points_rows(&details->page->statistics)
           : detail == DETAIL_COURSE ? HEADS + (int)details->course.spans
                                     : HEADS + (int)details->meetings;
}

void statistics_detail_draw(const struct statistics_page *page, struct canvas *canvas,
                            struct area area)
{
    static void (*const draw[DETAILS_COUNT])(const struct details *details, struct canvas *canvas,
                                             struct area area) = {draw_points, draw_course,
                                                                  draw_meetings};
    struct details details = {.page = page, .player = page->statistics.player[page->list.chosen]};
    game_ratings_course(&page->ratings, details.player, &details.course);
    details.meeting = statistics_meetings(&page->statistics, details.player, &details.meetings);
    for (unsigned d = 0; d < DETAILS_COUNT; d++) {
        unsigned detail = (page->detail + d) % DETAILS_COUNT;
        int rows = 1 + rows_of(&details, detail);
        if (d > 0 && rows > area.rows)
            break;
        draw_rule(canvas, area.row, area.col, area.cols);
        draw[detail](&details, canvas,
                     (struct area){area.row + 1, area.col, area.rows - 1, area.cols});
        area.row += rows + 1;
        area.rows -= rows + 1;
    }
    free(details.meeting);
}
