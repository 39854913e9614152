#include "tui/widgets.h"
#include "language/language.h"
#include "tui/keys.h"

#include <limits.h>
#include <stdio.h>

struct area page_area(const struct surroundings *around, int cols)
{
    int used = around->cols - 4 < cols ? around->cols - 4 : cols;
    return (struct area){2, (around->cols - used) / 2, around->rows - 3, used};
}

void draw_heading(struct canvas *canvas, const char *name, const char *remark)
{
    const struct style bar = {INK_TEXT, INK_BAR, 0};
    const struct style strong = {INK_STRONG, INK_BAR, CELL_BOLD};
    const struct style faint = {INK_FAINT, INK_BAR, 0};
    canvas_fill(canvas, (struct area){0, 0, 1, canvas->cols}, ' ', bar);
    int end = canvas_text(canvas, 0, 1, canvas->cols - 2, strong, name);
    if (!remark)
        return;
    int width = canvas_text_width(remark), room = canvas->cols - 1 - end - 2;
    if (width > room)
        width = room;
    canvas_text(canvas, 0, canvas->cols - 1 - width, width, faint, remark);
}

static struct area whole(const struct surroundings *around)
{
    return (struct area){0, 0, around->rows, around->cols};
}

struct area draw_dialog(struct canvas *canvas, struct area within, int rows, int cols,
                        const char *title)
{
    enum { MARGIN = 1 };
    int row = (within.rows - rows - 2) / 2, col = (within.cols - cols - 2) / 2 - MARGIN;
    struct area box = {within.row + (row > 0 ? row : 0), within.col + (col > 0 ? col : 0), rows + 2,
                       cols + 2 + 2 * MARGIN};
    struct area inside = canvas_box(canvas, box, panel_text, title);
    return (struct area){inside.row, inside.col + MARGIN, rows, cols};
}

/* Hints: a key and what it does now, as the line of keys and dialogs show them. Each is a button as
 * well: a click on it presses its key. */
enum { GAP = 2 };

static bool is_arrow(uint32_t key)
{
    return key >= KEYS_UP && key <= KEYS_RIGHT;
}

/* How many of the keys are shown. */
static size_t keys_shown(const struct binding *binding)
{
    size_t shown = 1;
    while (shown < BINDING_KEYS && is_arrow(binding->key[0]) && is_arrow(binding->key[shown]))
        shown++;
    return shown;
}

static int key_width(uint32_t key)
{
    char name[KEY_NAME_SIZE];
    key_print(key, name);
    return canvas_text_width(name);
}

/* The cells that it takes, without the gap after it. */
static int hint_width(const struct binding *binding)
{
    int width = 1 + canvas_text_width(_(binding->hint));
    for (size_t k = 0; k < keys_shown(binding); k++)
        width += key_width(binding->key[k]);
    return width;
}

/* Draws the hint of a binding where it fits into the row as a whole; returns the column at which
 * the next one may begin. Of several keys the first is shown, of arrows all, and a click on one of
 * them presses that one. */
static int hint_draw(struct canvas *canvas, int row, int col, uint16_t paper,
                     const struct binding *binding)
{
    const struct style keys = {INK_KEY, paper, CELL_BOLD}, hint = {INK_TEXT, paper, 0};
    int width = hint_width(binding), end = col + width;
    if (end + 1 > canvas->cols)
        return col;
    canvas_target_key(canvas, (struct area){row, col, 1, width}, binding_means(binding, 0));
    for (size_t k = 0; k < keys_shown(binding); k++) {
        char name[KEY_NAME_SIZE];
        int cols = key_width(binding->key[k]);
        key_print(binding->key[k], name);
        canvas_target_key(canvas, (struct area){row, col, 1, cols}, binding_means(binding, k));
        col = canvas_text(canvas, row, col, cols, keys, name);
    }
    canvas_text(canvas, row, col + 1, width, hint, _(binding->hint));
    return end + GAP;
}

enum { ANSWERS_GAP = 4 };

int answers_width(const struct binding *answers, size_t count)
{
    int width = -ANSWERS_GAP;
    for (size_t i = 0; i < count; i++)
        width += hint_width(&answers[i]) + ANSWERS_GAP;
    return width;
}

static void draw_line_of_answers(struct canvas *canvas, struct area line,
                                 const struct binding *answers, size_t count)
{
    int width = answers_width(answers, count);
    int col = line.col + (width < line.cols ? (line.cols - width) / 2 : 0);
    for (size_t i = 0; i < count; i++) {
        hint_draw(canvas, line.row, col, INK_PANEL, &answers[i]);
        col += hint_width(&answers[i]) + ANSWERS_GAP;
    }
}

/* How many of the answers go into a line: at least one. */
static size_t answers_in(int cols, const struct binding *answers, size_t count)
{
    size_t fit = 1;
    while (fit < count && answers_width(answers, fit + 1) <= cols)
        fit++;
    return fit;
}

int draw_answers(struct canvas *canvas, struct area area, const struct binding *answers,
                 size_t count)
{
    int rows = 0;
    for (size_t fit; count > 0; answers += fit, count -= fit, rows++) {
        fit = answers_in(area.cols, answers, count);
        if (rows < area.rows)
            draw_line_of_answers(canvas, (struct area){area.row + rows, area.col, 1, area.cols},
                                 answers, fit);
    }
    return rows;
}

void draw_question(const struct page *page, struct canvas *canvas,
                   const struct surroundings *around, int cols, const char *title,
                   const char *wrong, const char *text)
{
    draw_question_within(page, canvas, whole(around), cols, title, wrong, text);
}

void draw_question_within(const struct page *page, struct canvas *canvas, struct area within,
                          int cols, const char *title, const char *wrong, const char *text)
{
    static const struct style bad = {INK_BAD, INK_PANEL, 0};
    const struct area unseen = {0, 0, 0, cols};
    struct binding answers[BINDINGS_MAX];
    int above = wrong != NULL ? canvas_paragraph(canvas, unseen, bad, wrong) + 1 : 0;
    int rows = above + canvas_paragraph(canvas, unseen, panel_text, text);
    size_t count = page_bindings(page, answers);
    int lines = draw_answers(canvas, unseen, answers, count);
    struct area inside = draw_dialog(canvas, within, rows + 1 + lines, cols, title);
    if (wrong != NULL)
        canvas_paragraph(canvas, inside, bad, wrong);
    canvas_paragraph(canvas, (struct area){inside.row + above, inside.col, rows, cols}, panel_text,
                     text);
    inside.row += rows + 1;
    inside.rows = lines;
    draw_answers(canvas, inside, answers, count);
}

void draw_rule(struct canvas *canvas, int row, int col, int cols)
{
    enum { LINE = 0x2500 };
    canvas_fill(canvas, (struct area){row, col, 1, cols}, LINE,
                (struct style){INK_FRAME, INK_NIGHT, 0});
}

void scroll_by(struct scroll *scroll, int by)
{
    int last = scroll->lines > scroll->seen ? scroll->lines - scroll->seen : 0;
    int first = by > last - scroll->first ? last : scroll->first + by;
    scroll->first = first < 0 ? 0 : first;
}

void scroll_to(struct scroll *scroll, int line)
{
    if (line < scroll->first)
        scroll->first = line;
    if (line >= scroll->first + scroll->seen)
        scroll->first = line - scroll->seen + 1;
    scroll_by(scroll, 0);
}

int scroll_of_wheel(enum pointer_button wheel)
{
    enum { LINES = 3 };
    return wheel == POINTER_WHEEL_UP ? -LINES : wheel == POINTER_WHEEL_DOWN ? LINES : 0;
}

int scroll_of_key(const struct scroll *scroll, uint32_t key)
{
    int leaf = scroll->seen > 2 ? scroll->seen - 1 : 1;
    const struct {
        uint32_t key;
        int by;
    } moves[] = {
        {KEYS_UP, -1},
        {'k', -1},
        {KEYS_DOWN, 1},
        {'j', 1},
        {KEYS_PAGE_UP, -leaf},
        {'b', -leaf},
        {KEYS_PAGE_DOWN, leaf},
        {' ', leaf},
        {KEYS_HOME, -INT_MAX / 2},
        {KEYS_END, INT_MAX / 2},
    };
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++)
        if (moves[i].key == key)
            return moves[i].by;
    return 0;
}

void draw_scroll(struct canvas *canvas, struct area area, const struct scroll *scroll,
                 uint16_t paper)
{
    enum { LINE = 0x2502, HANDLE = 0x2588 };
    if (scroll->lines <= scroll->seen || area.rows < 2)
        return;
    int col = area.col + area.cols - 1;
    int length = area.rows * scroll->seen / scroll->lines;
    length = length < 1 ? 1 : length;
    int at = (area.rows - length) * scroll->first / (scroll->lines - scroll->seen);
    for (int row = 0; row < area.rows; row++) {
        bool handle = row >= at && row < at + length;
        canvas_put(canvas, area.row + row, col, handle ? HANDLE : LINE,
                   (struct style){INK_FRAME, paper, 0});
    }
}

void list_choose(struct list *list, long line, size_t count)
{
    long last = (long)count - 1;
    line = line > last ? last : line;
    list->chosen = line > 0 ? (size_t)line : 0;
}

void list_key(struct list *list, uint32_t key, size_t count)
{
    list_choose(list, (long)list->chosen + scroll_of_key(&list->scroll, key), count);
}

bool list_point(struct list *list, const struct list_kind *kind, size_t count, struct app *app,
                const struct gesture *gesture, const struct surroundings *around)
{
    size_t line = (size_t)gesture->target.which;
    if (!gesture_clicks(gesture, kind->what) || line >= count)
        return false;
    if (line == list->chosen)
        app_press(app, KEYS_ENTER, around);
    else
        list->chosen = line;
    return true;
}

void list_draw(struct list *list, const struct list_kind *kind, size_t count, struct canvas *canvas,
               struct area area, void *about)
{
    static const struct style chosen = {INK_STRONG, INK_CHOSEN, 0};
    struct scroll *scroll = &list->scroll;
    scroll->lines = (int)count;
    scroll->seen = area.rows > 0 ? area.rows : 0;
    scroll_to(scroll, (int)list->chosen);
    for (int row = 0; row < scroll->seen && scroll->first + row < scroll->lines; row++) {
        size_t number = (size_t)scroll->first + (size_t)row;
        struct area line = {area.row + row, area.col, 1, area.cols};
        struct style style = number == list->chosen ? chosen : kind->plain;
        canvas_target(canvas, line, kind->what, (int)number);
        canvas_fill(canvas, line, ' ', style);
        kind->draw_line(canvas, line, about, number, style);
    }
}

void draw_keys(const struct page *page, struct canvas *canvas, int row)
{
    static const struct binding help = {.key = {'?'}, .hint = K_("help")};
    const struct style bar = {INK_TEXT, INK_BAR, 0};
    struct binding bindings[BINDINGS_MAX];
    struct bound_key bound;
    size_t count = page_bindings(page, bindings);
    canvas_fill(canvas, (struct area){row, 0, 1, canvas->cols}, ' ', bar);
    int col = 1;
    if (!page_find_key(page, KEY_BY_DEFAULT, '?', &bound))
        col = hint_draw(canvas, row, col, INK_BAR, &help);
    for (size_t i = 0; i < count; i++)
        if (bindings[i].hint)
            col = hint_draw(canvas, row, col, INK_BAR, &bindings[i]);
}

/* As many of its lines as fit, the most important last to go. */
void draw_too_small(struct canvas *canvas, const struct surroundings *around)
{
    enum { LINES_MAX = 4 };
    const struct style strong = {INK_STRONG, INK_NIGHT, CELL_BOLD};
    char have[32], need[32];
    snprintf(have, sizeof have, _("have %dx%d,"), around->cols, around->rows);
    snprintf(need, sizeof need, _("need %dx%d"), SCREEN_COLS_MIN, SCREEN_ROWS_MIN);
    const struct {
        const char *text;
        struct style style;
        int least_rows; /* shown from this height of the screen on */
    } line[LINES_MAX] = {{_("Window too small:"), night_text, 4},
                         {have, strong, 2},
                         {need, strong, 1},
                         {_("Ctrl-C leaves"), night_faint, 3}};
    int lines = canvas->rows < LINES_MAX ? canvas->rows : LINES_MAX;
    int row = (canvas->rows - lines) / 2;
    for (int i = 0; i < LINES_MAX; i++) {
        int width = canvas_text_width(line[i].text);
        int col = width < canvas->cols ? (canvas->cols - width) / 2 : 0;
        if (canvas->rows >= line[i].least_rows)
            canvas_text(canvas, row++, col, canvas->cols, line[i].style, line[i].text);
    }
}

void draw_message(struct canvas *canvas, int below, const char *message)
{
    const struct style style = {INK_STRONG, INK_CHOSEN, 0};
    struct area text = {0, 1, 0, canvas->cols - 2};
    text.rows = canvas_paragraph(canvas, text, style, message);
    text.row = below - text.rows;
    struct area band = {text.row, 0, text.rows, canvas->cols};
    canvas_fill(canvas, band, ' ', style);
    canvas_target(canvas, band, TARGET_NOTHING, 0);
    canvas_paragraph(canvas, text, style, message);
}
