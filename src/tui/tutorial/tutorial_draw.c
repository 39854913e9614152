/* How the tutorial looks: the table, and below it the guide's box. */
#include "tui/tutorial/tutorial.h"

#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/keys.h"
#include "tui/table/stage.h"

#include <stdio.h>

enum {
    TITLE_ROWS = 1,
    ADVICE_ROWS = 1,
    TEXT_ROWS_MOST = 6,
    MARGIN = 2, /* columns at both sides of the text */
    TEXT_COLS_MOST = 120,
    ADVISED_SIZE = 2 * KEY_NAME_SIZE,
};

static const struct style title = {INK_STRONG, INK_CHOSEN, CELL_BOLD};
static const struct style title_key = {INK_KEY, INK_CHOSEN, CELL_BOLD};
static const struct style title_hint = {INK_TEXT, INK_CHOSEN, 0};
static const struct style key_style = {INK_KEY, INK_PANEL, CELL_BOLD};

static int text_cols(int cols)
{
    int room = cols - 2 * MARGIN;
    return room < TEXT_COLS_MOST ? room : TEXT_COLS_MOST;
}

/* How many rows the longest text of all takes: so the table above never changes its size. */
static int text_rows(struct canvas *canvas, const struct script_run *run)
{
    int most = 1;
    for (size_t step = 0; step < run->steps; step++) {
        struct area nothing = {0, 0, 0, text_cols(canvas->cols)};
        int rows = canvas_paragraph(canvas, nothing, panel_text, _(run->step[step].script->text));
        most = rows > most ? rows : most;
    }
    return most < TEXT_ROWS_MOST ? most : TEXT_ROWS_MOST;
}

/* A key and what it does, ending at column `end`; returns where it begins. */
static int draw_hint_before(struct canvas *canvas, int row, int end, uint32_t key, const char *hint)
{
    char name[KEY_NAME_SIZE];
    key_print(key, name);
    int begin = end - canvas_text_width(name) - 1 - canvas_text_width(hint);
    int at = canvas_text(canvas, row, begin, end - begin, title_key, name) + 1;
    canvas_text(canvas, row, at, end - at, title_hint, hint);
    canvas_target_key(canvas, (struct area){row, begin, 1, end - begin}, key);
    return begin;
}

static void draw_title(struct canvas *canvas, int row, const struct tutorial *tutorial)
{
    enum { GAP = 3 };
    unsigned lesson = tutorial_step(tutorial)->lesson;
    canvas_fill(canvas, (struct area){row, 0, 1, canvas->cols}, ' ', title);
    int end = draw_hint_before(canvas, row, canvas->cols - MARGIN, KEYS_ESCAPE, _("lessons"));
    end = draw_hint_before(canvas, row, end - GAP, '>', _("skip"));
    end = draw_hint_before(canvas, row, end - GAP, '<', _("repeat"));
    canvas_printf(canvas, row, MARGIN, end - GAP - MARGIN, title, _("Lesson %u of %u: %s"),
                  lesson + 1, (unsigned)SCRIPT_LESSONS_COUNT,
                  _(script_lessons[lesson].lesson->name));
}

/* The key's name. Without arrows on the screen those keys have words: `>` and `<` are keys of their
 * own here. */
static void print_advised(uint32_t key, bool unicode, char name[ADVISED_SIZE])
{
    static const char *const arrows[] = {
        /* NOLINTNEXTLINE(misc-redundant-expression): the row of one key, as the others */
        [KEYS_UP - KEYS_UP] = NC_("an arrow", "arrow up"),
        [KEYS_DOWN - KEYS_UP] = NC_("an arrow", "arrow down"),
        [KEYS_LEFT - KEYS_UP] = NC_("an arrow", "arrow left"),
        [KEYS_RIGHT - KEYS_UP] = NC_("an arrow", "arrow right"),
    };
    if (!unicode && key >= KEYS_UP && key <= KEYS_RIGHT)
        snprintf(name, ADVISED_SIZE, "%s", language_of_marked(arrows[key - KEYS_UP]));
    else
        key_print(key, name);
}

/* What to press now. */
static void draw_advice(struct canvas *canvas, int row, const struct tutorial *tutorial,
                        bool unicode)
{
    char name[ADVISED_SIZE];
    struct advice advice = tutorial_advice(tutorial);
    print_advised(page_key(&tutorial->page, advice.key), unicode, name);
    int begin = canvas_text(canvas, row, MARGIN, canvas->cols, panel_text, _("Now press")) + 1;
    int col = canvas_text(canvas, row, begin, canvas->cols, key_style, name) + 1;
    canvas_target_key(canvas, (struct area){row, begin, 1, col - begin}, advice.key);
    canvas_text(canvas, row, col + 1, canvas->cols - col - 1, panel_strong, advice.words);
}

static const char *words_at_hand(const struct tutorial *tutorial)
{
    if (tutorial->went_astray)
        return _("The rules would allow that, but this lesson goes another way, so I have undone "
                 "it. Nothing is lost: try again.");
    return _(tutorial_step(tutorial)->script->text);
}

static void draw_box(struct canvas *canvas, struct area box, const struct tutorial *tutorial,
                     bool unicode)
{
    canvas_fill(canvas, box, ' ', panel_text);
    draw_title(canvas, box.row, tutorial);
    struct area text = {box.row + TITLE_ROWS, MARGIN, box.rows - TITLE_ROWS - ADVICE_ROWS,
                        text_cols(box.cols)};
    canvas_paragraph(canvas, text, tutorial->went_astray ? panel_strong : panel_text,
                     table_key_words(tutorial->table, words_at_hand(tutorial)).text);
    draw_advice(canvas, box.row + box.rows - 1, tutorial, unicode);
}

static void draw_mark(struct canvas *canvas, struct area board, int row, int col, uint32_t glyph)
{
    if (row >= 0 && row < board.rows && col >= 0 && col < board.cols)
        canvas_put(canvas, board.row + row, board.col + col, glyph,
                   (struct style){INK_KEY, INK_NIGHT, CELL_BOLD});
}

/* A frame on the square to which the tile should go. */
static void draw_target(struct canvas *canvas, struct area board, const struct viewport *viewport,
                        struct square at)
{
    enum { ACROSS = 0x2501, DOWN = 0x2503, NW = 0x250f, NE = 0x2513, SW = 0x2517, SE = 0x251b };
    int top = viewport_row(viewport, at), left = viewport_col(viewport, at);
    int bottom = top + viewport->size / 2 - 1, right = left + viewport->size - 1;
    for (int col = left + 1; col < right; col++) {
        draw_mark(canvas, board, top, col, ACROSS);
        draw_mark(canvas, board, bottom, col, ACROSS);
    }
    for (int row = top + 1; row < bottom; row++) {
        draw_mark(canvas, board, row, left, DOWN);
        draw_mark(canvas, board, row, right, DOWN);
    }
    draw_mark(canvas, board, top, left, NW);
    draw_mark(canvas, board, top, right, NE);
    draw_mark(canvas, board, bottom, left, SW);
    draw_mark(canvas, board, bottom, right, SE);
}

/* While the guide tells something the table asks for nothing: the two lines below the board do not
 * say what to do for Ben, nor name keys that are dead. Those of an auction say how it stands. */
static void draw_quiet_status(struct canvas *canvas, struct area status, const struct table *table)
{
    const struct stage *stage = table_stage(table);
    bool asks = stage->go_on == NULL;
    if (stage->part != PART_TURN || (asks && round_of(table_game(table)) != NULL))
        return;
    struct area line = {asks ? status.row : status.row + 1, status.col, asks ? 2 : 1, status.cols};
    canvas_fill(canvas, line, ' ', panel_text);
    if (asks)
        canvas_printf(canvas, status.row, status.col + 1, status.cols - 1, panel_strong,
                      _("%s's turn"), table->seats.seat[table->player].name);
}

void tutorial_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct tutorial *tutorial = (struct tutorial *)page;
    struct table *table = tutorial->table;
    int rows = text_rows(canvas, &tutorial->run) + TITLE_ROWS + ADVICE_ROWS;
    struct area box = {around->rows - rows, 0, rows, around->cols};
    struct quiet quiet;
    struct square target;
    struct table_areas areas;
    tutorial_quieten(&quiet, around);
    quiet.around.rows -= rows;
    canvas->rows -= rows; /* the table cannot draw on the box */
    areas = table_areas_of(quiet.around.rows, quiet.around.cols, table->seats.count);
    table->page.kind->draw(&table->page, canvas, &quiet.around);
    if (tutorial_is_telling(tutorial) && table_is_bare(table))
        draw_quiet_status(canvas, areas.status, table);
    if (tutorial_target(tutorial, &target) && table_is_bare(table) &&
        !square_equal(target, table->placing->where.at[table->placing->here]))
        draw_target(canvas, areas.board, &table->pane.viewport, target);
    canvas->rows += rows;
    draw_box(canvas, box, tutorial, around->unicode);
}
