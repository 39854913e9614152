#include "tui/pages/load_draw.h"

#include "language/language.h"
#include "play/file.h"
#include "tui/board/land_view.h"
#include "tui/seat_chip.h"
#include "wording/seats.h"
#include "wording/setup_words.h"
#include "wording/stored_words.h"

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

/* The chosen game with its position, read when it is drawn first. */
static const struct game *position_of_chosen(struct load_page *load)
{
    const size_t number = load->cursor.chosen + 1;
    struct load_row *row = &load->row[load->cursor.chosen % LOAD_ROWS];
    if (load->position.number != number) {
        store_examine_position(&load->list, load->cursor.chosen, &row->game, &load->position.game);
        load->position.number = row->number = number;
    }
    return &load->position.game;
}

/* Columns: of the list, from its left, the last ones are as wide as their words ask for, and the
 * players get the rest. The scores are in it only on a wide page: those of the chosen game stand
 * below its land, which gets the room before they do. */
enum { SCORES_COLS = 19, TURN_COLS = 7, WHEN_COLS = 16, LIST_COLS = 76, SHORT_LIST_COLS = 56 };
enum { GAP = 3, LAND_COLS = 60, CHOSEN_COLS_LEAST = 27, TEXT_COLS_MOST = 76 };

struct places {
    int cols, scores, turn, when; /* `scores` is `turn` where there are none */
};

static struct places places_of_list(int page_cols)
{
    int room = page_cols - GAP - CHOSEN_COLS_LEAST;
    int most = page_cols - GAP - LAND_COLS < LIST_COLS ? SHORT_LIST_COLS : LIST_COLS;
    int when = canvas_width_or(WHEN_COLS, _("Last played"));
    int turn = canvas_width_or(canvas_width_or(TURN_COLS - 1, _("Turn")), _("ended")) + 1;
    struct places places = {.cols = room < most ? room : most};
    places.when = places.cols - when;
    places.turn = places.when - turn;
    places.scores = places.cols < LIST_COLS ? places.turn : places.turn - SCORES_COLS;
    return places;
}

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

static void draw_headings(struct canvas *canvas, struct area list, const struct places *places)
{
    canvas_text(canvas, list.row, list.col, places->cols, night_faint, _("Players"));
    if (places->scores < places->turn)
        canvas_text(canvas, list.row, list.col + places->scores, places->cols, night_faint,
                    _("Scores"));
    canvas_text(canvas, list.row, list.col + places->turn, places->cols, night_faint, _("Turn"));
    canvas_text(canvas, list.row, list.col + places->when, places->cols, night_faint,
                _("Last played"));
}

/* What is in the list of a game that cannot be played: its file, and that it is bad. */
static void draw_bad_game(struct canvas *canvas, struct area line, const struct places *places,
                          const struct stored_game *game, struct style style)
{
    const char *what = game->state == STORED_DAMAGED ? _("damaged") : _("cannot be read");
    const int width = canvas_text_width(what), col = line.col + places->when - 1 - width;
    style.ink = style.paper == INK_CHOSEN ? INK_STRONG : INK_BAD;
    canvas_text(canvas, line.row, line.col, places->when - width - 3, style,
                file_name_of(game->path));
    canvas_text(canvas, line.row, col, width, style, what);
}

static void draw_good_game(struct canvas *canvas, struct area line, const struct places *places,
                           const struct stored_game *game, struct style style)
{
    const int row = line.row, col = line.col;
    canvas_text(canvas, row, col, places->scores - 2, style, load_names(game).text);
    canvas_text(canvas, row, col + places->scores, places->turn - places->scores - 1, style,
                game_scores(game).text);
    if (game->state == STORED_OVER)
        canvas_text(canvas, row, col + places->turn, places->when - places->turn - 1, style,
                    _("ended"));
    else
        canvas_printf(canvas, row, col + places->turn, places->when - places->turn - 1, style,
                      "%4u", game->turn);
}

static void draw_game(struct canvas *canvas, struct area area, void *about, size_t number,
                      struct style style)
{
    enum { MARGIN = 1 };
    char when[STORED_WHEN_SIZE];
    const struct stored_game *game = load_game(about, number);
    const struct places places = places_of_list(((struct load_page *)about)->cols);
    const struct area line = {area.row, area.col + MARGIN, 1, places.cols};
    if (game->state == STORED_OVER && style.paper != INK_CHOSEN)
        style.ink = INK_FAINT;
    stored_when(game, when);
    canvas_text(canvas, line.row, line.col + places.when, places.cols - places.when, style, when);
    if (stored_is_bad(game))
        draw_bad_game(canvas, line, &places, game, style);
    else
        draw_good_game(canvas, line, &places, game, style);
}

const struct list_kind load_list = {
    .what = TARGET_OWN,
    .plain = {INK_TEXT, INK_NIGHT, 0},
    .draw_line = draw_game,
};

/* Everybody's colour, name and points, in as many columns as there is room for; those who lead
 * stand out. Returns how many rows they take, also those that are not in the area. */
static int draw_seats(struct canvas *canvas, struct area area, const struct stored_game *game,
                      const struct seats *seats)
{
    enum { CHIP = 2, POINTS = 5, BETWEEN = 3 };
    const unsigned leaders = stored_leaders(game);
    int name = 0, count = (int)seats->count;
    for (int player = 0; player < count; player++)
        name = canvas_width_or(name, seats->seat[player].name);
    name = name < area.cols - CHIP - POINTS ? name : area.cols - CHIP - POINTS;
    const int width = CHIP + name + POINTS, across = (area.cols + BETWEEN) / (width + BETWEEN);
    for (int player = 0; player < count && area.rows > 0; player++) {
        const int row = area.row + player / across,
                  col = area.col + player % across * (width + BETWEEN);
        const struct style style =
            leaders >> player & 1u ? (struct style){INK_STRONG, INK_NIGHT, CELL_BOLD} : night_text;
        seat_chip(canvas, row, col, &seats->seat[player]);
        canvas_text(canvas, row, col + CHIP, name, style, seats->seat[player].name);
        canvas_text_right(canvas, row, col + width, style,
                          sentence_of("%d", game->score[player]).text);
    }
    return (count + across - 1) / across;
}

/* What is said of the chosen game below its land, from `area.row` on; with an area of no rows
 * nothing is drawn. Returns how many rows it takes. */
static int draw_facts(struct canvas *canvas, struct area area, const struct load_page *load,
                      const struct stored_game *game)
{
    const bool is_drawn = area.rows > 0;
    const struct seats seats = seats_of(&game->head);
    const struct sentence stands = stored_stands(game), lead = stored_lead(game, &seats);
    const struct sentence sets = sentence_begun(wording_sets(&game->head.options).text);
    const char *file = file_name_of(game->path);
    const struct sentence seated =
        load->is_for_sitting ? stored_seated(game, &seats) : sentence_of("%s", "");
    const bool is_changed = game->problem.text[0] != '\0';
    const struct {
        const char *text;
        struct style style;
    } lines[] = {
        {seated.text, night_text},
        {stands.text, night_text},
        {lead.text, night_text},
        {sets.text, night_faint},
        {is_changed ? stored_problem(game) : file, is_changed ? night_bad : night_faint},
    };
    int rows = draw_seats(canvas, area, game, &seats);
    for (size_t line = 0; line < sizeof lines / sizeof lines[0]; line++) {
        struct area below = {area.row + rows, area.col, is_drawn ? area.rows - rows : 0, area.cols};
        if (lines[line].text[0] != '\0')
            rows += canvas_paragraph(canvas, below, lines[line].style, lines[line].text);
    }
    return rows;
}

/* The chosen game: its land, as large as there is room for, and what is said of it; of a bad one
 * what is wrong with it. */
static void draw_chosen(struct load_page *load, struct canvas *canvas, struct area area,
                        const struct surroundings *around)
{
    enum { LAND_ROWS_LEAST = 2 };
    const struct game *position = position_of_chosen(load);
    const struct stored_game *game = load_chosen(load);
    if (stored_is_bad(game)) {
        canvas_paragraph(canvas, area, night_bad, stored_problem(game));
        return;
    }
    struct area facts = {area.row, area.col, 0,
                         area.cols < TEXT_COLS_MOST ? area.cols : TEXT_COLS_MOST};
    const int rows = draw_facts(canvas, facts, load, game);
    const struct area land = {area.row, area.col, area.rows - rows - 1, area.cols};
    if (land.rows >= LAND_ROWS_LEAST) {
        const struct seats seats = seats_of(&game->head);
        const struct board_scene scene = board_scene_of(position, &seats);
        const struct land_ink ink = {surroundings_need_glyphs(around),
                                     surroundings_have_lines(around), around->tiles};
        land_view_draw_whole(canvas, land, &scene, &ink);
        facts.row = land.row + land.rows + 1;
    }
    facts.rows = area.row + area.rows - facts.row;
    draw_facts(canvas, facts, load, game);
}

static void draw_empty(const struct load_page *load, struct canvas *canvas, struct area list)
{
    struct problem problem = {""};
    char folder[STORE_PATH_SIZE];
    if (load->problem.text[0] != '\0') {
        canvas_paragraph(canvas, list, night_bad, load->problem.text);
        return;
    }
    canvas_text(canvas, list.row, list.col, list.cols, night_text,
                load->is_for_sitting ? _("There is no game to sit down at.")
                                     : _("No saved games yet."));
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
    const struct area area = page_area(around, around->cols);
    const struct places places = places_of_list(area.cols);
    load->cols = area.cols;
    draw_heading(canvas, load->is_for_sitting ? _("Sit down at a game") : _("Load a game"), NULL);
    if (load->list.count == 0) {
        draw_empty(load, canvas, area);
        return;
    }
    struct area chosen = {area.row, area.col + places.cols + GAP, area.rows - 1,
                          area.cols - places.cols - GAP};
    draw_chosen(load, canvas, chosen, around);
    draw_headings(canvas, area, &places);
    struct area list = {area.row + 1, area.col - 1, area.rows - 2, places.cols + 2};
    list_draw(&load->cursor, &load_list, load->list.count, canvas, list, load);
    draw_scroll(canvas, list, &load->cursor.scroll, INK_NIGHT);
}
