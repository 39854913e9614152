#include "tui/pages/load_draw.h"

#include "language/language.h"
#include "play/file.h"
#include "tui/seat_chip.h"
#include "wording/seats.h"
#include "wording/wording.h"

#include <time.h>

const struct stored_game *load_game(struct load_page *load, size_t n)
{
    struct load_row *row = &load->row[n % LOAD_ROWS];
    if (row->number != n + 1) {
        store_examine(&load->list, n, &row->game);
        row->number = n + 1;
    }
    return &row->game;
}

const struct stored_game *load_chosen(struct load_page *load)
{
    return load->list.count > 0 ? load_game(load, load->cursor.chosen) : NULL;
}

/* Columns of the list, from the left of its area: the last ones are as wide as their words ask for,
 * and the players get the rest. */
enum { SCORES_COLS = 19, TURN_COLS = 7, WHEN_COLS = 16, LIST_COLS = 76 };

struct places {
    int scores, turn, when;
};

static struct places places_of_list(void)
{
    int when = canvas_width_or(WHEN_COLS, _("Last played"));
    int turn = canvas_width_or(canvas_width_or(TURN_COLS - 1, _("Turn")), _("ended")) + 1;
    struct places places = {.when = LIST_COLS - when};
    places.turn = places.when - turn;
    places.scores = places.turn - SCORES_COLS;
    return places;
}

enum { DETAIL_ROWS = 5 };

struct sentence load_names(const struct stored_game *game)
{
    struct sentence names = {""};
    for (unsigned player = 0; player < game->head.options.players; player++)
        sentence_list(&names, game->head.name[player]);
    return names;
}

static struct sentence game_scores(const struct stored_game *game)
{
    struct sentence scores = sentence_of("%d", game->score[0]);
    for (unsigned player = 1; player < game->head.options.players; player++)
        sentence_add(&scores, " : %d", game->score[player]);
    return scores;
}

static struct sentence game_when(const struct stored_game *game)
{
    char text[32] = "";
    time_t changed = (time_t)game->changed;
    struct tm local;
    if (localtime_r(&changed, &local))
        strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return sentence_of("%s", text);
}

static void draw_headings(struct canvas *canvas, struct area list)
{
    const struct places places = places_of_list();
    canvas_text(canvas, list.row, list.col, LIST_COLS, night_faint, _("Players"));
    canvas_text(canvas, list.row, list.col + places.scores, LIST_COLS, night_faint, _("Scores"));
    canvas_text(canvas, list.row, list.col + places.turn, LIST_COLS, night_faint, _("Turn"));
    canvas_text(canvas, list.row, list.col + places.when, LIST_COLS, night_faint, _("Last played"));
}

static void draw_game(struct canvas *canvas, struct area area, void *about, size_t number,
                      struct style line)
{
    const struct stored_game *game = load_game(about, number);
    const struct places places = places_of_list();
    const int row = area.row, col = area.col + 1;
    bool chosen = line.paper == INK_CHOSEN, is_over = game->state == STORED_OVER;
    const struct style bad = {chosen ? INK_STRONG : INK_BAD, line.paper, 0};
    if (is_over && !chosen)
        line.ink = INK_FAINT;
    canvas_text(canvas, row, col + places.when, LIST_COLS - places.when, line,
                game_when(game).text);
    if (game->state == STORED_DAMAGED || game->state == STORED_UNREADABLE) {
        canvas_text(canvas, row, col, places.scores - 2, bad, file_name_of(game->path));
        canvas_text(canvas, row, col + places.scores, places.when - places.scores - 1, bad,
                    game->state == STORED_DAMAGED ? _("damaged") : _("cannot be read"));
        return;
    }
    canvas_text(canvas, row, col, places.scores - 2, line, load_names(game).text);
    canvas_text(canvas, row, col + places.scores, places.turn - places.scores - 1, line,
                game_scores(game).text);
    if (is_over)
        canvas_text(canvas, row, col + places.turn, places.when - places.turn - 1, line,
                    _("ended"));
    else
        canvas_printf(canvas, row, col + places.turn, places.when - places.turn - 1, line, "%4u",
                      game->turn);
}

const struct list_kind load_list = {
    .what = TARGET_OWN,
    .plain = {INK_TEXT, INK_NIGHT, 0},
    .draw_line = draw_game,
};

/* All players with their colours and scores, and which file it is; of a bad one, what is wrong. */
static void draw_detail(const struct stored_game *game, struct canvas *canvas, struct area detail)
{
    draw_rule(canvas, detail.row, detail.col, detail.cols);
    struct area text = {detail.row + 1, detail.col, detail.rows - 1, detail.cols};
    if (game->state == STORED_DAMAGED || game->state == STORED_UNREADABLE) {
        canvas_paragraph(canvas, text, night_bad, stored_problem(game));
        return;
    }
    struct seats seats = seats_of(&game->head);
    int col = detail.col, row = text.row;
    for (unsigned player = 0; player < seats.count; player++) {
        const char *name = seats.seat[player].name;
        struct sentence score = sentence_of(" %d", game->score[player]);
        int score_cols = canvas_text_width(score.text);
        if (col + 2 + canvas_text_width(name) + score_cols + 3 > detail.col + detail.cols) {
            col = detail.col;
            row++;
        }
        col = seat_chip(canvas, row, col, &seats.seat[player]) + 1;
        col = canvas_text(canvas, row, col, detail.cols, night_text, name);
        col = canvas_text(canvas, row, col, score_cols, night_text, score.text) + 3;
    }
    struct area last = {row + 1, text.col, text.row + text.rows - row - 1, text.cols};
    if (game->problem.text[0] != '\0')
        canvas_paragraph(canvas, last, night_bad, stored_problem(game));
    else
        canvas_text(canvas, text.row + text.rows - 1, text.col, text.cols, night_faint, game->path);
}

static void draw_empty(const struct load_page *load, struct canvas *canvas, struct area list)
{
    struct problem problem = {""};
    char folder[STORE_PATH_SIZE];
    if (load->problem.text[0] != '\0') {
        canvas_paragraph(canvas, list, night_bad, load->problem.text);
        return;
    }
    canvas_text(canvas, list.row, list.col, list.cols, night_text, _("No saved games yet."));
    list.row += 2;
    if (folder_make(FOLDER_GAMES, folder, &problem))
        canvas_printf(canvas, list.row, list.col, list.cols, night_text, _("Games are saved in %s"),
                      folder);
    else
        canvas_paragraph(canvas, list, night_bad, problem.text);
}

void load_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct load_page *load = (struct load_page *)page;
    struct area area = page_area(around, LIST_COLS);
    draw_heading(canvas, _("Load a game"), NULL);
    if (load->list.count == 0) {
        draw_empty(load, canvas, area);
        return;
    }
    draw_headings(canvas, area);
    struct area list = {area.row + 1, area.col - 1, area.rows - 1 - DETAIL_ROWS - 1, LIST_COLS + 2};
    list_draw(&load->cursor, &load_list, load->list.count, canvas, list, load);
    list.cols = area.cols + 3;
    draw_scroll(canvas, list, &load->cursor.scroll, INK_NIGHT);
    struct area detail = {area.row + area.rows - DETAIL_ROWS, area.col, DETAIL_ROWS, area.cols};
    draw_detail(load_chosen(load), canvas, detail);
}
