#include "tui/pages/statistics_draw.h"

#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/rating_words.h"

#include <string.h>

enum {
    NAME_COLS = 23,
    NUMBER_COLS = 7, /* at least, of each number */
    RATING_COLS = 12,
};

/* The numbers of a player, from the left. */
enum { RATING, GAMES, WON, TIED, AVERAGE, BEST, SOURCES_FROM };
enum { NUMBERS = SOURCES_FROM + SCORE_SOURCES_COUNT };

bool statistics_are_rating(const struct statistics_page *page)
{
    return page->problem.text[0] == '\0' && !page->is_unrated &&
           !game_ratings_are_known(&page->ratings);
}

/* Whether a source was in play in any game. */
static bool has_source(const struct statistics *statistics, int source)
{
    for (size_t p = 0; p < statistics->players; p++)
        if (statistics->player[p]->career.counted[source] > 0)
            return true;
    return false;
}

static const char *number_head(int number)
{
    static const char *const heads[SOURCES_FROM] = {N_("Rating"), N_("Games"),   N_("Won"),
                                                    N_("Tied"),   N_("Average"), N_("Best")};
    return _(number < SOURCES_FROM ? heads[number] : source_words[number - SOURCES_FROM].name);
}

/* That of a level is fixed. */
static struct sentence rating_of(const struct statistics_page *page,
                                 const struct player_statistics *player)
{
    const struct game_rating *rating = game_ratings_of(&page->ratings, player);
    double level = game_level_rating(bot_level_find(player->bot, strlen(player->bot)));
    if (rating != NULL)
        return rating_words(rating->now);
    if (level > 0)
        return sentence_of("%.0f", level);
    bool may_come = player_is_person(player) && statistics_are_rating(page);
    return sentence_of("%s", may_come ? "…" : "-");
}

static struct sentence number_of(const struct statistics_page *page,
                                 const struct player_statistics *player, int number)
{
    const struct career *career = &player->career;
    switch (number) {
    case RATING:
        return rating_of(page, player);
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

static int cols_of(int number)
{
    enum { BETWEEN = 2 };
    int least = number == RATING ? RATING_COLS : NUMBER_COLS;
    return canvas_width_or(least - BETWEEN, number_head(number)) + BETWEEN;
}

/* With all numbers; on a narrower screen the last ones are left out. */
static int list_cols(const struct statistics *statistics)
{
    int cols = 1 + NAME_COLS + 1;
    for (int number = 0; number < NUMBERS; number++)
        if (number < SOURCES_FROM || has_source(statistics, number - SOURCES_FROM))
            cols += cols_of(number);
    return cols;
}

/* The numbers of a player, or their heads for NULL. */
static void draw_numbers(struct canvas *canvas, struct area line,
                         const struct statistics_page *page, const struct player_statistics *player,
                         struct style style)
{
    int col = line.col + 1 + NAME_COLS;
    canvas_text(canvas, line.row, line.col + 1, NAME_COLS - 1, style,
                player ? statistics_words_player(player).text : _("Player"));
    for (int number = 0; number < NUMBERS; number++) {
        int cols = cols_of(number);
        if (number >= SOURCES_FROM && !has_source(&page->statistics, number - SOURCES_FROM))
            continue;
        if (col + cols > line.col + line.cols - 1)
            return;
        col += cols;
        canvas_text_right(canvas, line.row, col, style,
                          player ? number_of(page, player, number).text : number_head(number));
    }
}

static void draw_player(struct canvas *canvas, struct area line, void *about, size_t number,
                        struct style style)
{
    const struct statistics_page *page = about;
    draw_numbers(canvas, line, page, page->statistics.player[number], style);
}

const struct list_kind players_list = {
    .what = TARGET_OWN,
    .plain = {INK_TEXT, INK_NIGHT, 0},
    .draw_line = draw_player,
};

static void draw_list(struct statistics_page *page, struct canvas *canvas, struct area area)
{
    struct area heads = {area.row, area.col - 1, 1, area.cols + 2};
    struct area lines = {area.row + 1, area.col - 1, area.rows - 1, area.cols + 2};
    draw_numbers(canvas, heads, page, NULL, night_faint);
    list_draw(&page->list, &players_list, page->statistics.players, canvas, lines, page);
    lines.cols++;
    draw_scroll(canvas, lines, &page->list.scroll, INK_NIGHT);
}

/* Why there is nothing to show. */
static void draw_nothing(const struct statistics_page *page, struct canvas *canvas,
                         struct area area)
{
    if (page->problem.text[0] != '\0')
        canvas_paragraph(canvas, area, night_bad, page->problem.text);
    else if (!statistics_is_reading(&page->statistics))
        canvas_text(canvas, area.row, area.col, area.cols, night_text, _("No finished games yet."));
}

static struct sentence remark_of(const struct statistics_page *page)
{
    const struct statistics *statistics = &page->statistics;
    const struct game_ratings *ratings = &page->ratings;
    return statistics_is_reading(statistics)
               ? sentence_of(_("reading %zu of %zu"), statistics->read, statistics->list.count)
           : ratings->counted < ratings->games
               ? sentence_of(_("judging the luck: %zu of %zu games"), ratings->counted,
                             ratings->games)
               : statistics_words_counted(statistics);
}

void statistics_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct statistics_page *shown = (struct statistics_page *)page;
    const struct statistics *statistics = &shown->statistics;
    struct area area = page_area(around, list_cols(statistics)), list = area, detail = area;
    int lines = 1 + (int)statistics->players;
    int room = area.rows - statistics_points_rows(statistics) - 2;
    list.rows = lines < room ? lines : room;
    detail.row += list.rows + 1;
    detail.rows -= list.rows + 1;
    draw_heading(canvas, _("Statistics"), remark_of(shown).text);
    if (statistics->players == 0) {
        draw_nothing(shown, canvas, area);
        return;
    }
    draw_list(shown, canvas, list);
    statistics_detail_draw(shown, canvas, detail);
}
