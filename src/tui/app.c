#include "tui/app.h"

#include "tui/keys.h"
#include "tui/pages/help.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGES_MAX = 16, MESSAGE_SIZE = 512 };

struct app {
    struct page *page[PAGES_MAX]; /* the last is at hand */
    size_t pages;
    struct page *gone[PAGES_MAX]; /* taken away by the page at hand, which may still be running */
    size_t gones;
    bool has_shrunk; /* pages were taken away, so the one at hand may have been there before */
    char message[MESSAGE_SIZE];
};

static void page_close(struct page *page)
{
    page->kind->close(page);
}

struct app *app_new(struct page *page)
{
    struct app *app = page ? calloc(1, sizeof *app) : NULL;
    if (app)
        app->page[app->pages++] = page;
    else if (page)
        page_close(page);
    return app;
}

static void app_bury(struct app *app)
{
    while (app->gones > 0)
        page_close(app->gone[--app->gones]);
}

void app_free(struct app *app)
{
    if (!app)
        return;
    app_quit(app);
    app_bury(app);
    free(app);
}

bool app_is_over(const struct app *app)
{
    return app->pages == 0;
}

static struct page *app_top(const struct app *app)
{
    return app->page[app->pages - 1];
}

void app_open(struct app *app, struct page *page)
{
    if (page && app->pages < PAGES_MAX) {
        app->page[app->pages++] = page;
        app->has_shrunk = false;
        return;
    }
    if (page)
        page_close(page);
    app_say(app, "That cannot be opened: there is not enough memory.");
}

static void app_take_top(struct app *app)
{
    if (app->gones == PAGES_MAX)
        return;
    app->gone[app->gones++] = app_top(app);
    app->pages--;
}

void app_replace(struct app *app, struct page *page)
{
    if (page)
        app_take_top(app);
    app_open(app, page);
}

void app_close(struct app *app)
{
    if (app->pages == 0)
        return;
    app_take_top(app);
    app->has_shrunk = true;
}

void app_quit(struct app *app)
{
    while (app->pages > 0) {
        if (app->gones == PAGES_MAX)
            page_close(app->page[--app->pages]);
        else
            app_take_top(app);
    }
}

void app_say(struct app *app, const char *text)
{
    snprintf(app->message, sizeof app->message, "%s", text);
}

/* After a page has acted: frees what was taken away and tells the page that is at hand again. */
static void app_settle(struct app *app)
{
    app_bury(app);
    if (app->has_shrunk && app->pages > 0 && app_top(app)->kind->resume)
        app_top(app)->kind->resume(app_top(app));
    app->has_shrunk = false;
}

static struct surroundings page_surroundings(const struct surroundings *around)
{
    struct surroundings page = *around;
    page.rows--;
    return page;
}

static bool is_too_small(const struct surroundings *around)
{
    return around->rows < SCREEN_ROWS_MIN || around->cols < SCREEN_COLS_MIN;
}

static const struct binding *binding_of(const struct binding *bindings, size_t count, uint32_t key)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < BINDING_KEYS; k++)
            if (bindings[i].key[k] == key)
                return &bindings[i];
    return NULL;
}

static void app_act(struct app *app, uint32_t key, const struct surroundings *around)
{
    struct page *top = app_top(app);
    struct surroundings page = page_surroundings(around);
    struct binding bindings[BINDINGS_MAX];
    size_t count = top->kind->bindings(top, bindings);
    const struct binding *bound = binding_of(bindings, count, key);
    if (bound)
        top->kind->act(top, app, bound->intent, key, &page);
    else if (key == '?')
        app_open(app, help_page(top->kind->name, bindings, count));
    else if (key == KEYS_LEAVE)
        app_open(app, leave_page());
    else if (top->kind->type)
        top->kind->type(top, app, key, &page);
}

void app_key(struct app *app, uint32_t key, const struct surroundings *around)
{
    if (app_is_over(app) || key == KEYS_NONE)
        return;
    app->message[0] = '\0';
    if (!is_too_small(around))
        app_act(app, key, around);
    else if (key == KEYS_LEAVE) /* there is no room for the question */
        app_quit(app);
    app_settle(app);
}

bool app_wants_ticks(const struct app *app)
{
    return app->pages > 0 && app_top(app)->kind->tick;
}

bool app_tick(struct app *app, const struct surroundings *around)
{
    if (!app_wants_ticks(app) || is_too_small(around))
        return false;
    struct surroundings page = page_surroundings(around);
    bool changed = app_top(app)->kind->tick(app_top(app), app, &page);
    app_settle(app);
    return changed;
}

/* A notice on any screen, down to a single cell: as many of its lines as fit, the most important
 * last to go. */
static void draw_too_small(struct canvas *canvas, const struct surroundings *around)
{
    enum { LINES_MAX = 4 };
    const struct style plain = {INK_TEXT, INK_NIGHT, 0};
    const struct style strong = {INK_STRONG, INK_NIGHT, CELL_BOLD};
    const struct style faint = {INK_FAINT, INK_NIGHT, 0};
    char have[32], need[32];
    snprintf(have, sizeof have, "have %dx%d,", around->cols, around->rows);
    snprintf(need, sizeof need, "need %dx%d", SCREEN_COLS_MIN, SCREEN_ROWS_MIN);
    const struct {
        const char *text;
        struct style style;
        int least_rows; /* shown from this height of the screen on */
    } line[LINES_MAX] = {{"This window is too small:", plain, 4},
                         {have, strong, 2},
                         {need, strong, 1},
                         {"Ctrl-C leaves", faint, 3}};
    int lines = canvas->rows < LINES_MAX ? canvas->rows : LINES_MAX;
    int row = (canvas->rows - lines) / 2;
    for (int i = 0; i < LINES_MAX; i++) {
        int width = canvas_text_width(line[i].text);
        int col = width < canvas->cols ? (canvas->cols - width) / 2 : 0;
        if (canvas->rows >= line[i].least_rows)
            canvas_text(canvas, row++, col, canvas->cols, line[i].style, line[i].text);
    }
}

/* The arrows that are bound together are shown together, of other keys the first. */
static void hint_keys(const struct binding *binding, char text[KEY_NAME_SIZE * BINDING_KEYS])
{
    text[0] = '\0';
    for (size_t k = 0; k < BINDING_KEYS && binding->key[k]; k++) {
        bool arrow = binding->key[k] >= KEYS_UP && binding->key[k] <= KEYS_RIGHT;
        if (k > 0 && !arrow)
            break;
        char name[KEY_NAME_SIZE];
        key_print(binding->key[k], name);
        strcat(text, name);
        if (!arrow)
            break;
    }
}

/* Draws a key and what it does where both fit; returns the column behind them. */
static int draw_hint(struct canvas *canvas, int row, int col, const struct binding *binding)
{
    const struct style key = {INK_KEY, INK_BAR, CELL_BOLD};
    const struct style hint = {INK_TEXT, INK_BAR, 0};
    char keys[KEY_NAME_SIZE * BINDING_KEYS];
    hint_keys(binding, keys);
    int width = canvas_text_width(keys) + 1 + canvas_text_width(binding->hint);
    if (col + width + 1 > canvas->cols)
        return col;
    col = canvas_text(canvas, row, col, width, key, keys) + 1;
    return canvas_text(canvas, row, col, width, hint, binding->hint) + 2;
}

static void draw_line_of_keys(struct app *app, struct canvas *canvas, int row)
{
    static const struct binding help = {.key = {'?'}, .hint = "help"};
    const struct style bar = {INK_TEXT, INK_BAR, 0};
    struct binding bindings[BINDINGS_MAX];
    size_t count = app_top(app)->kind->bindings(app_top(app), bindings);
    canvas_fill(canvas, (struct area){row, 0, 1, canvas->cols}, ' ', bar);
    int col = 1;
    if (!binding_of(bindings, count, '?'))
        col = draw_hint(canvas, row, col, &help);
    for (size_t i = 0; i < count; i++)
        if (bindings[i].hint)
            col = draw_hint(canvas, row, col, &bindings[i]);
}

/* Draws the message above the line of keys, in as many rows as it takes. */
static void draw_message(const char *message, struct canvas *canvas, int below)
{
    const struct style style = {INK_STRONG, INK_CHOSEN, 0};
    struct area text = {0, 1, 0, canvas->cols - 2};
    text.rows = canvas_paragraph(canvas, text, style, message);
    text.row = below - text.rows;
    canvas_fill(canvas, (struct area){text.row, 0, text.rows, canvas->cols}, ' ', style);
    canvas_paragraph(canvas, text, style, message);
}

void app_draw(struct app *app, struct canvas *canvas, const struct surroundings *around)
{
    canvas_clear(canvas, around->rows, around->cols);
    if (app_is_over(app))
        return;
    if (is_too_small(around)) {
        draw_too_small(canvas, around);
    } else {
        struct surroundings page = page_surroundings(around);
        size_t bottom = app->pages - 1;
        while (bottom > 0 && app->page[bottom]->kind->cover == PAGE_COVERS_PART)
            bottom--;
        canvas->rows--; /* pages cannot draw on the line of keys */
        for (size_t i = bottom; i < app->pages; i++)
            app->page[i]->kind->draw(app->page[i], canvas, &page);
        canvas->rows++;
        if (app->message[0])
            draw_message(app->message, canvas, canvas->rows - 1);
        draw_line_of_keys(app, canvas, canvas->rows - 1);
    }
    if (!around->unicode)
        canvas_make_plain(canvas);
}
