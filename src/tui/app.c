#include "tui/app.h"
#include "play/bot_seats.h"

#include "language/language.h"
#include "play/store.h"
#include "tui/board/pixels.h"
#include "tui/keys.h"
#include "tui/pages.h"
#include "tui/theme/theme.h"
#include "tui/widgets.h"
#include "unicode/glyph.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGES_MAX = 16, MESSAGE_SIZE = sizeof(struct problem) };

struct app {
    struct page *page[PAGES_MAX]; /* the last is on top */
    size_t pages;
    struct page *gone[PAGES_MAX]; /* taken away by the current page, which may still be running */
    size_t gones;
    bool has_shrunk; /* pages were taken away, so the one on top may have been there before */
    char message[MESSAGE_SIZE];
    struct settings settings;
    struct keymap keymap;
    struct trash trash;
    struct programs programs;
    bool is_confined;
    struct theme theme;
    struct targets targets; /* of the screen as it was drawn last */
    struct pointer_hand hand;
    struct tile_cache tiles;
};

struct page *app_page(const struct app *app)
{
    return app->pages > 0 ? app->page[app->pages - 1] : NULL;
}

/* The page for which time goes on: the top one, or the one that it lies on. */
static struct page *app_at_work(const struct app *app)
{
    size_t at = app->pages - 1;
    while (at > 0 && app->page[at]->kind->cover == PAGE_LIES_ON)
        at--;
    return app->page[at];
}

/* The other notices wait for their turn. */
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
    page->programs = &app->programs;
    page->is_confined = app->is_confined;
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

void app_set_programs(struct app *app, const struct programs *programs)
{
    app->programs = *programs;
}

void app_confine(struct app *app)
{
    app->is_confined = true;
    for (size_t p = 0; p < app->pages; p++)
        app->page[p]->is_confined = true;
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

bool app_is_on_top(const struct app *app, const struct page *page)
{
    return app->pages > 0 && app_page(app) == page;
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
    app->gone[app->gones++] = app_page(app);
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
    if (text == NULL)
        return;
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

/* After a page has acted: frees what was taken away and tells the page that is on top again. */
static void app_after_page(struct app *app)
{
    app_bury(app);
    if (app->has_shrunk && app->pages > 0 && app_page(app)->kind->resume)
        app_page(app)->kind->resume(app_page(app));
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

/* Of an arrow with Shift that is bound to nothing, the arrow. */
static uint32_t without_shift(uint32_t key)
{
    bool is_shifted = key >= KEYS_SHIFT_UP && key <= KEYS_SHIFT_RIGHT;
    return is_shifted ? key - (KEYS_SHIFT_UP - KEYS_UP) : key;
}

static void app_open_help(struct app *app)
{
    struct binding bindings[BINDINGS_MAX];
    struct page *top = app_page(app);
    size_t count = page_bindings(top, bindings);
    const struct binding *legend = top->kind->legend != NULL ? top->kind->legend(top) : NULL;
    if (legend != NULL && count < BINDINGS_MAX)
        bindings[count++] = *legend;
    app_open(app, help_page(top->kind->name, bindings, count));
}

/* If there is no memory for the question it is not asked: the game is saved anyway. */
static void app_ask_to_leave(struct app *app)
{
    struct page *question = leave_page();
    if (question)
        app_open(app, question);
    else
        app_quit(app);
}

/* A key as the player has set it, or as it is by default. */
static void app_do(struct app *app, enum key_sense sense, uint32_t key,
                   const struct surroundings *around)
{
    struct page *top = app_page(app);
    struct bound_key bound = {.key = key};
    bool is_bound = page_find_key(top, sense, key, &bound);
    if (!is_bound) {
        key = without_shift(key);
        is_bound = page_find_key(top, sense, key, &bound);
    }
    struct press press = {top, app, &bound.binding, bound.means, around};
    if (is_bound && top->kind->act)
        top->kind->act(&press);
    else if (is_bound)
        bound.binding.deed(&press);
    else if (key == '?' && !top->kind->types_all)
        app_open_help(app);
    else if (key == KEYS_LEAVE)
        app_ask_to_leave(app);
    else if (top->kind->type)
        top->kind->type(top, app, key, around);
}

void app_press(struct app *app, uint32_t key, const struct surroundings *around)
{
    if (!app_is_over(app))
        app_do(app, KEY_BY_DEFAULT, key, around);
}

void app_key(struct app *app, uint32_t key, const struct surroundings *around)
{
    if (app_is_over(app) || key == KEYS_NONE)
        return;
    struct surroundings page = page_surroundings(app, around);
    app->message[0] = '\0';
    if (!is_too_small(around))
        app_do(app, KEY_AS_SET, key, &page);
    else if (key == KEYS_LEAVE) /* there is no room for the question */
        app_quit(app);
    app_after_page(app);
}

/* Turning a wheel presses the arrow, where that is bound. */
static void app_roll(struct app *app, enum pointer_button wheel, const struct surroundings *page)
{
    static const uint32_t arrows[] = {
        [POINTER_WHEEL_UP] = KEYS_UP, [POINTER_WHEEL_DOWN] = KEYS_DOWN};
    struct bound_key bound;
    if ((wheel == POINTER_WHEEL_UP || wheel == POINTER_WHEEL_DOWN) &&
        page_find_key(app_page(app), KEY_BY_DEFAULT, arrows[wheel], &bound))
        app_press(app, arrows[wheel], page);
}

static void app_gesture(struct app *app, const struct gesture *gesture,
                        const struct surroundings *page)
{
    struct page *top = app_page(app);
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

/* The page for which time goes on; NULL: for none. */
static struct page *ticking_page(const struct app *app, const struct surroundings *around)
{
    struct page *page = app->pages > 0 && !is_too_small(around) ? app_at_work(app) : NULL;
    return page && page->kind->tick ? page : NULL;
}

/* A page below that one which hears of something all the same, whatever the size of the screen;
 * NULL: none does. */
static struct page *hearing_page(const struct app *app, const struct surroundings *around)
{
    const struct page *ticking = ticking_page(app, around);
    for (size_t at = app->pages; at > 0; at--)
        if (app->page[at - 1] != ticking && app->page[at - 1]->kind->hearing != NULL)
            return app->page[at - 1];
    return NULL;
}

int app_patience(const struct app *app, const struct surroundings *around)
{
    const struct page *page = ticking_page(app, around), *below = hearing_page(app, around);
    int own = page && page->kind->patience ? page->kind->patience(page, around->now) : REST;
    return below ? patience_first(own, below->kind->hearing->patience(below, around->now)) : own;
}

int app_waits_for(const struct app *app, const struct surroundings *around)
{
    const struct page *page = ticking_page(app, around), *below = hearing_page(app, around);
    int own = page && page->kind->waits_for ? page->kind->waits_for(page) : -1;
    return own < 0 && below ? below->kind->hearing->waits_for(below) : own;
}

bool app_tick(struct app *app, const struct surroundings *around)
{
    struct page *ticking = ticking_page(app, around), *below = hearing_page(app, around);
    struct surroundings page = page_surroundings(app, around);
    bool changed = below && below->kind->hearing->tick(below, app, &page);
    if (ticking == NULL)
        return changed;
    changed = ticking->kind->tick(ticking, app, &page) || changed;
    app_after_page(app);
    return changed;
}

struct page_call app_call(const struct app *app)
{
    for (size_t at = app->pages; at > 0; at--)
        if (app->page[at - 1]->kind->call != NULL)
            return app->page[at - 1]->kind->call(app->page[at - 1]);
    return (struct page_call){.number = 0};
}

/* The current page, above the pages that it does not cover. */
static void app_draw_pages(struct app *app, struct canvas *canvas,
                           const struct surroundings *around)
{
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
}

void app_draw(struct app *app, struct canvas *canvas, const struct surroundings *around)
{
    canvas_clear(canvas, around->rows, around->cols);
    if (app_is_over(app))
        return;
    if (is_too_small(around)) {
        draw_too_small(canvas, around);
    } else {
        app_draw_pages(app, canvas, around);
        if (app->message[0])
            draw_message(canvas, canvas->rows - 1, app->message);
        draw_keys(app_page(app), canvas, canvas->rows - 1);
    }
    if (!around->unicode)
        canvas_make_plain(canvas, around->console ? glyph_console : glyph_plain);
    app->targets = canvas->targets;
}
