#include "tui/pages.h"

#include "tui/keys.h"
#include "tui/widgets.h"
#include "wording/sentence.h"

#include "language/language.h"

#include <string.h>

struct help_page {
    struct page page;
    const char *name;
    struct binding binding[BINDINGS_MAX];
    size_t bindings;
    struct scroll scroll;
};

/* These work on every page, so no page lists them. */
static const struct binding everywhere[] = {
    {.key = {'?'}, .help = N_("Show the keys that work now.")},
    {.key = {'L' - '@'}, .help = N_("Redraw the screen.")},
    {.key = {'Z' - '@'}, .help = N_("Suspend to the shell; fg returns.")},
    {.key = {KEYS_LEAVE}, .help = N_("Leave Bastide. The game is saved.")},
};
enum { EVERYWHERE = sizeof everywhere / sizeof everywhere[0] };

static bool is_shifted(uint32_t key)
{
    return key >= KEYS_SHIFT_UP && key <= KEYS_SHIFT_RIGHT;
}

static const struct binding *help_row(const struct help_page *help, size_t i)
{
    return i < help->bindings ? &help->binding[i] : &everywhere[i - help->bindings];
}

/* Rows that follow one another with the same sentence are one in the help: a row has room for few
 * keys, but digits are ten. */
struct help_line {
    size_t rows;
    uint32_t key[BINDINGS_MAX * BINDING_KEYS];
    size_t keys;
};

static struct help_line line_from(const struct help_page *help, size_t first)
{
    struct help_line line = {.rows = 0};
    const char *sentence = help_row(help, first)->help;
    size_t end = first < help->bindings ? help->bindings : help->bindings + EVERYWHERE;
    for (size_t i = first; i < end && strcmp(help_row(help, i)->help, sentence) == 0; i++) {
        const struct binding *binding = help_row(help, i);
        for (size_t k = 0; k < BINDING_KEYS && binding->key[k] != 0; k++)
            line.key[line.keys++] = binding->key[k];
        line.rows++;
    }
    return line;
}

/* The number of digits from key `k` on, each one more than the one before. */
static size_t digits_from(const struct help_line *line, size_t k)
{
    size_t digits = 0;
    while (k + digits < line->keys && line->key[k + digits] >= '0' &&
           line->key[k + digits] <= '9' && line->key[k + digits] == line->key[k] + digits)
        digits++;
    return digits;
}

/* All keys of a line: of arrows with Shift, that word once; of digits in order, the first and the
 * last. */
static struct sentence keys_text(const struct help_line *line)
{
    enum { RANGE = 3 };
    struct sentence text = {""};
    for (size_t k = 0; k < line->keys; k++) {
        char name[KEY_NAME_SIZE];
        uint32_t key = line->key[k];
        bool goes_on = k > 0 && is_shifted(key) && is_shifted(line->key[k - 1]);
        size_t digits = digits_from(line, k);
        key_print(goes_on ? key - (KEYS_SHIFT_UP - KEYS_UP) : key, name);
        sentence_add(&text, "%s%s", k > 0 && !goes_on ? " " : "", name);
        if (digits >= RANGE) {
            k += digits - 1;
            sentence_add(&text, " \u2026 %c", (char)line->key[k]);
        }
    }
    return text;
}

/* Draws one line with its sentence from line `at` of the box on; returns the lines it takes. */
static int help_draw_row(struct canvas *canvas, struct area inside, int keys_cols, int at,
                         const struct help_line *line, const char *help)
{
    int skipped = at < 0 ? -at : 0, room = inside.rows - at;
    struct area sentence = {inside.row + at + skipped, inside.col + keys_cols + 2, room - skipped,
                            inside.cols - keys_cols - 2};
    if (at >= 0 && room > 0)
        canvas_text(canvas, inside.row + at, inside.col, keys_cols, panel_key,
                    keys_text(line).text);
    return canvas_paragraph_from(canvas, sentence, skipped, panel_text, _(help));
}

static int draw_rows(const struct help_page *help, struct canvas *canvas, struct area inside,
                     int first)
{
    int keys_cols = 0, at = -first;
    size_t rows = help->bindings + EVERYWHERE;
    struct help_line line;
    for (size_t i = 0; i < rows; i += line.rows) {
        line = line_from(help, i);
        keys_cols = canvas_width_or(keys_cols, keys_text(&line).text);
    }
    for (size_t i = 0; i < rows; i += line.rows) {
        line = line_from(help, i);
        if (i == help->bindings && i > 0)
            at++;
        at += help_draw_row(canvas, inside, keys_cols, at, &line, help_row(help, i)->help);
    }
    return at + first;
}

static void help_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 70 };
    struct help_page *help = (struct help_page *)page;
    struct scroll *scroll = &help->scroll;
    const struct area unseen = {0, 0, 0, COLS};
    scroll->lines = draw_rows(help, canvas, unseen, 0);
    int most = around->rows - 4;
    scroll->seen = scroll->lines < most ? scroll->lines : most;
    scroll_by(scroll, 0);
    struct area inside = draw_dialog(canvas, around, scroll->seen, COLS, _(help->name));
    draw_rows(help, canvas, inside, scroll->first);
    struct area edge = {inside.row, inside.col, inside.rows, inside.cols + 2};
    draw_scroll(canvas, edge, scroll, INK_PANEL);
}

static void help_scroll(const struct press *press)
{
    struct help_page *help = (struct help_page *)press->page;
    scroll_by(&help->scroll, scroll_of_key(&help->scroll, press->key));
}

static bool is_long(const struct page *page)
{
    const struct scroll *seen = &((const struct help_page *)page)->scroll;
    return seen->lines > seen->seen;
}

static const struct page_key keys[] = {
    ROW(is_long, help_scroll, 0, K_("scroll"), N_("Scroll the help."), KEYS_UP, KEYS_DOWN),
    ROW(is_long, help_scroll, 0, NULL, N_("Scroll the help by a page."), KEYS_PAGE_UP,
        KEYS_PAGE_DOWN),
    ROW(NULL, page_leave, 0, N_("close (so does any other key)"), N_("Close the help."),
        KEYS_ESCAPE, '?'),
};

static bool help_type(struct page *page, struct app *app, uint32_t key,
                      const struct surroundings *around)
{
    (void)page, (void)key, (void)around;
    app_close(app);
    return true;
}

/* A click anywhere closes it, as any key does. */
static bool help_point(struct page *page, struct app *app, const struct gesture *gesture,
                       const struct surroundings *around)
{
    (void)page;
    if (gesture->kind == GESTURE_CLICK)
        app_press(app, KEYS_ESCAPE, around);
    return gesture->kind == GESTURE_CLICK;
}

static const struct page_kind help_kind = {
    .name = N_("Keys"),
    .draw = help_draw,
    PAGE_KEYS(keys),
    .type = help_type,
    .point = help_point,
    .cover = PAGE_COVERS_PART,
};

struct page *help_page(const char *name, const struct binding *bindings, size_t count)
{
    struct help_page *help = (struct help_page *)page_new(&help_kind, sizeof *help);
    if (!help)
        return NULL;
    help->name = name;
    for (size_t i = 0; i < count; i++)
        if (bindings[i].help)
            help->binding[help->bindings++] = bindings[i];
    return &help->page;
}

static void leave_all(const struct press *press)
{
    app_quit(press->app);
}

static const struct page_key leave_answers[] = {
    ROW(NULL, leave_all, 0, K_("leave"), N_("Leave Bastide."), KEYS_ENTER, 'y', KEYS_LEAVE),
    ROW(NULL, page_leave, 0, K_("stay"), N_("Stay in Bastide."), KEYS_ESCAPE, 'n'),
};

static void leave_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 46 };
    draw_question(page, canvas, around, COLS, _("Leave Bastide?"), NULL,
                  _("Every move is already saved. You can continue from the title page."));
}

static const struct page_kind leave_kind = {
    .name = N_("Leave?"),
    .draw = leave_draw,
    PAGE_KEYS(leave_answers),
    .cover = PAGE_COVERS_PART,
};

struct page *leave_page(void)
{
    return page_new(&leave_kind, sizeof(struct page));
}
