#include "tui/app.h"

#include "language/language.h"
#include "play/trash.h"
#include "tui/board/tile_cache.h"
#include "tui/keymap.h"
#include "tui/notice.h"
#include "tui/pages.h"
#include "tui/theme/theme_store.h"
#include "tui/widgets.h"
#include "unicode/glyph.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGES_MAX = 16, MESSAGE_SIZE = sizeof(struct problem) };

struct app {
    struct page *page[PAGES_MAX]; /* the last is at hand */
    size_t pages;
    struct page *gone[PAGES_MAX]; /* taken away by the page at hand, which may still be running */
    size_t gones;
    bool has_shrunk; /* pages were taken away, so the one at hand may have been there before */
    char message[MESSAGE_SIZE];
    struct settings settings;
    struct keymap keymap;
    struct trash trash;
    struct theme theme;
    struct targets targets; /* of the screen as it was drawn last */
    struct pointer_hand hand;
    struct tile_cache tiles;
};

struct page *page_new(const struct page_kind *kind, size_t size)
{
    struct page *page = calloc(1, size);
    if (page)
        page->kind = kind;
    return page;
}

void page_close(struct page *page)
{
    if (page->kind->close)
        page->kind->close(page);
    else
        free(page);
}

static struct page *app_top(const struct app *app)
{
    return app->page[app->pages - 1];
}

/* The page for which time goes on: the one at hand, or the one that it lies on. */
static struct page *app_at_work(const struct app *app)
{
    size_t at = app->pages - 1;
    while (at > 0 && app->page[at]->kind->cover == PAGE_LIES_ON)
        at--;
    return app->page[at];
}

/* What else is to be said waits for its turn. */
static void app_tell_news(struct app *app)
{
    struct problem news;
    struct page *page = app->pages > 0 ? app_at_work(app) : NULL;
    if (page && app->message[0] == '\0' && page->kind->news && page->kind->news(page, &news))
        app_say(app, news.text);
}

/* On top of all others. */
static void app_add(struct app *app, struct page *page)
{
    page->keymap = &app->keymap;
    page->trash = &app->trash;
    app->page[app->pages++] = page;
}

struct app *app_new(struct page *page)
{
    struct app *app = page ? calloc(1, sizeof *app) : NULL;
    if (!app) {
        if (page)
            page_close(page);
        return NULL;
    }
    app_add(app, page);
    app->keymap = keymap_default();
    app->settings = settings_default();
    app->theme = *theme_default();
    app_tell_news(app);
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
    trash_empty(&app->trash);
    free(app);
}

bool app_is_over(const struct app *app)
{
    return app->pages == 0;
}

void app_open(struct app *app, struct page *page)
{
    if (page && app->pages < PAGES_MAX) {
        app_add(app, page);
        app->has_shrunk = false;
        app_tell_news(app);
        return;
    }
    int why = page != NULL ? ENOMEM : errno;
    if (page)
        page_close(page);
    app_say(app, problem_of_lack(why));
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
    snprintf(app->message, sizeof app->message, "%s",
             keymap_words(&app->keymap, KEYS_OF_GAME, text).text);
}

void app_set_keys(struct app *app, const struct keymap *keymap)
{
    app->keymap = *keymap;
}

const struct settings *app_settings(const struct app *app)
{
    return &app->settings;
}

const struct theme *app_theme(const struct app *app)
{
    return &app->theme;
}

void app_change_settings(struct app *app, const struct settings *settings)
{
    struct problem problem;
    struct theme theme;
    const char *language = settings->value[SETTINGS_LANGUAGE];
    if (strcmp(language, app->settings.value[SETTINGS_LANGUAGE]) != 0)
        language_choose(language);
    if (!theme_find(settings->value[SETTINGS_THEME], &theme, &problem))
        app_say(app, problem.text);
    else
        app->theme = theme;
    app->settings = *settings;
}

/* After a page has acted: frees what was taken away and tells the page that is at hand again. */
static void app_after_page(struct app *app)
{
    app_bury(app);
    if (app->has_shrunk && app->pages > 0 && app_top(app)->kind->resume)
        app_top(app)->kind->resume(app_top(app));
    app->has_shrunk = false;
    app_tell_news(app);
}

static struct surroundings page_surroundings(struct app *app, const struct surroundings *around)
{
    struct surroundings page = *around;
    page.rows--;
    page.settings = &app->settings;
    page.tiles = &app->tiles;
    return page;
}

static bool is_too_small(const struct surroundings *around)
{
    return around->rows < SCREEN_ROWS_MIN || around->cols < SCREEN_COLS_MIN;
}

/* The binding that a key has, and what the key is by default. */
static const struct binding *binding_of(const struct binding *bindings, size_t count, uint32_t key,
                                        uint32_t *means)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < BINDING_KEYS; k++)
            if (bindings[i].key[k] == key) {
                *means = binding_means(&bindings[i], k);
                return &bindings[i];
            }
    return NULL;
}

/* The binding of what is that key by default, and the key that it has. */
static const struct binding *binding_that_means(const struct binding *bindings, size_t count,
                                                uint32_t means, uint32_t *key)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < BINDING_KEYS; k++)
            if (binding_means(&bindings[i], k) == means) {
                *key = bindings[i].key[k];
                return &bindings[i];
            }
    return NULL;
}

/* Of an arrow with Shift that is bound to nothing, the arrow. */
static uint32_t without_shift(uint32_t key)
{
    bool is_shifted = key >= KEYS_SHIFT_UP && key <= KEYS_SHIFT_RIGHT;
    return is_shifted ? key - (KEYS_SHIFT_UP - KEYS_UP) : key;
}

size_t page_bindings(const struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct page_kind *kind = page->kind;
    if (kind->bindings)
        return kind->bindings((struct page *)page, bindings);
    return page_possible(page, kind->keys, kind->keys_count, bindings);
}

size_t page_possible(const struct page *page, const struct page_key *rows, size_t rows_count,
                     struct binding *bindings)
{
    size_t count = 0;
    for (size_t k = 0; k < rows_count; k++)
        if (!rows[k].possible || rows[k].possible(page)) {
            bindings[count] = rows[k].binding;
            keymap_bind(page->keymap, page->kind->keys_place, &bindings[count++]);
        }
    return count;
}

uint32_t page_key(const struct page *page, uint32_t key)
{
    struct binding bindings[BINDINGS_MAX];
    uint32_t set = key;
    binding_that_means(bindings, page_bindings(page, bindings), key, &set);
    return set;
}

static void page_act(const struct press *press)
{
    if (press->page->kind->act)
        press->page->kind->act(press);
    else
        press->binding->deed(press);
}

void page_leave(const struct press *press)
{
    app_close(press->app);
}

/* Where there is no memory for the question it is not asked: the game is kept. */
static void app_ask_to_leave(struct app *app)
{
    struct page *question = leave_page();
    if (question)
        app_open(app, question);
    else
        app_quit(app);
}

static void app_do(struct app *app, const struct binding *binding, uint32_t means,
                   const struct surroundings *around)
{
    page_act(&(struct press){app_top(app), app, binding, means, around});
}

/* A key that is bound to nothing. */
static void app_type(struct app *app, const struct binding *bindings, size_t count, uint32_t key,
                     const struct surroundings *around)
{
    struct page *top = app_top(app);
    if (key == '?')
        app_open(app, help_page(top->kind->name, bindings, count));
    else if (key == KEYS_LEAVE)
        app_ask_to_leave(app);
    else if (top->kind->type)
        top->kind->type(top, app, key, around);
}

void app_press(struct app *app, uint32_t key, const struct surroundings *around)
{
    struct binding bindings[BINDINGS_MAX];
    uint32_t set;
    if (app_is_over(app))
        return;
    size_t count = page_bindings(app_top(app), bindings);
    const struct binding *bound = binding_that_means(bindings, count, key, &set);
    if (bound)
        app_do(app, bound, key, around);
    else
        app_type(app, bindings, count, key, around);
}

/* A key that the player pressed. */
static void app_press_key(struct app *app, uint32_t key, const struct surroundings *around)
{
    struct binding bindings[BINDINGS_MAX];
    uint32_t means;
    size_t count = page_bindings(app_top(app), bindings);
    const struct binding *bound = binding_of(bindings, count, key, &means);
    if (!bound) {
        key = without_shift(key);
        bound = binding_of(bindings, count, key, &means);
    }
    if (bound)
        app_do(app, bound, means, around);
    else
        app_type(app, bindings, count, key, around);
}

void app_key(struct app *app, uint32_t key, const struct surroundings *around)
{
    if (app_is_over(app) || key == KEYS_NONE)
        return;
    struct surroundings page = page_surroundings(app, around);
    app->message[0] = '\0';
    if (!is_too_small(around))
        app_press_key(app, key, &page);
    else if (key == KEYS_LEAVE) /* there is no room for the question */
        app_quit(app);
    app_after_page(app);
}

/* Turning a wheel presses the arrow, where that is bound. */
static void app_roll(struct app *app, enum pointer_button wheel, const struct surroundings *page)
{
    static const uint32_t arrows[] = {
        [POINTER_WHEEL_UP] = KEYS_UP, [POINTER_WHEEL_DOWN] = KEYS_DOWN};
    struct binding bindings[BINDINGS_MAX];
    uint32_t set;
    if (wheel != POINTER_WHEEL_UP && wheel != POINTER_WHEEL_DOWN)
        return;
    size_t count = page_bindings(app_top(app), bindings);
    if (binding_that_means(bindings, count, arrows[wheel], &set))
        app_press(app, arrows[wheel], page);
}

static void app_gesture(struct app *app, const struct gesture *gesture,
                        const struct surroundings *page)
{
    struct page *top = app_top(app);
    if (gesture_clicks(gesture, TARGET_KEY))
        app_press(app, (uint32_t)gesture->target.which, page);
    else if (top->kind->point && top->kind->point(top, app, gesture, page))
        return;
    else if (gesture->kind == GESTURE_WHEEL)
        app_roll(app, gesture->button, page);
}

void app_point(struct app *app, const struct pointer *pointer, const struct surroundings *around)
{
    struct gesture gesture;
    if (app_is_over(app) ||
        !pointer_follow(&app->hand, pointer, &app->targets, around->now, &gesture) ||
        is_too_small(around))
        return;
    struct surroundings page = page_surroundings(app, around);
    app->message[0] = '\0';
    app_gesture(app, &gesture, &page);
    app_after_page(app);
}

const struct page *app_page(const struct app *app)
{
    return app_is_over(app) ? NULL : app_top(app);
}

/* The page for which time goes on; NULL: for none. */
static struct page *ticking_page(const struct app *app, const struct surroundings *around)
{
    struct page *page = app->pages > 0 && !is_too_small(around) ? app_at_work(app) : NULL;
    return page && page->kind->tick ? page : NULL;
}

int app_patience(const struct app *app, const struct surroundings *around)
{
    const struct page *page = ticking_page(app, around);
    return page && page->kind->patience ? page->kind->patience(page, around->now) : REST;
}

int app_waits_for(const struct app *app, const struct surroundings *around)
{
    const struct page *page = ticking_page(app, around);
    return page && page->kind->waits_for ? page->kind->waits_for(page) : -1;
}

bool app_tick(struct app *app, const struct surroundings *around)
{
    struct page *ticking = ticking_page(app, around);
    if (ticking == NULL)
        return false;
    struct surroundings page = page_surroundings(app, around);
    bool changed = ticking->kind->tick(ticking, app, &page);
    app_after_page(app);
    return changed;
}

static void draw_line_of_keys(struct app *app, struct canvas *canvas, int row)
{
    static const struct binding help = {.key = {'?'}, .hint = K_("help")};
    const struct style bar = {INK_TEXT, INK_BAR, 0};
    struct binding bindings[BINDINGS_MAX];
    uint32_t set;
    size_t count = page_bindings(app_top(app), bindings);
    canvas_fill(canvas, (struct area){row, 0, 1, canvas->cols}, ' ', bar);
    int col = 1;
    if (!binding_that_means(bindings, count, '?', &set))
        col = hint_draw(canvas, row, col, INK_BAR, &help);
    for (size_t i = 0; i < count; i++)
        if (bindings[i].hint)
            col = hint_draw(canvas, row, col, INK_BAR, &bindings[i]);
}

void app_draw(struct app *app, struct canvas *canvas, const struct surroundings *around)
{
    canvas_clear(canvas, around->rows, around->cols);
    if (app_is_over(app))
        return;
    if (is_too_small(around)) {
        notice_draw_too_small(canvas, around);
    } else {
        struct surroundings page = page_surroundings(app, around);
        size_t bottom = app->pages - 1;
        while (bottom > 0 && app->page[bottom]->kind->cover != PAGE_COVERS_ALL)
            bottom--;
        canvas->rows--; /* pages cannot draw on the line of keys */
        for (size_t i = bottom; i < app->pages; i++) {
            canvas->targets.count = 0; /* what lies below a page is out of reach */
            app->page[i]->kind->draw(app->page[i], canvas, &page);
        }
        canvas->rows++;
        if (app->message[0])
            notice_draw_message(canvas, canvas->rows - 1, app->message);
        draw_line_of_keys(app, canvas, canvas->rows - 1);
    }
    if (!around->unicode)
        canvas_make_plain(canvas, around->console ? glyph_console : glyph_plain);
    app->targets = canvas->targets;
}
