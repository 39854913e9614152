#include "tui/tui.h"

#include "play/store.h"
#include "tui/app.h"
#include "tui/pages.h"
#include "tui/pages/load.h"
#include "tui/pages/setup.h"
#include "tui/screen.h"

#include <stdio.h>
#include <stdlib.h>

enum { TICK = 50, EXIT_TERMINAL = 1, EXIT_FILE = 2 };

enum { KEYS_REDRAW = 'L' - '@', KEYS_STOP = 'Z' - '@' };

static int fail(const struct problem *problem, int status)
{
    fprintf(stderr, "bastide: %s\n", problem->text);
    return status;
}

static struct page *continue_page(struct problem *problem)
{
    struct stored_game *game = malloc(sizeof *game);
    struct page *page = NULL;
    if (game && store_latest(game))
        page = kept_game_page(game->path, problem);
    else
        problem_say(problem, "there is no unfinished game; `bastide new` begins one");
    free(game);
    return page;
}

/* The page that was wished for, where it is another than the title; NULL, with `problem` filled in,
 * where it cannot be opened. */
static struct page *wished_page(const struct tui_wish *wish, struct problem *problem)
{
    switch (wish->start) {
    case TUI_TITLE:
        break;
    case TUI_NEW:
        return wish->head_is_whole ? new_game_page(&wish->head, problem) : setup_page(&wish->head);
    case TUI_CONTINUE:
        return continue_page(problem);
    case TUI_LOAD:
        return kept_game_page(wish->path, problem);
    case TUI_REPLAY:
        return kept_replay_page(wish->path, problem);
    }
    return NULL;
}

/* What a key means before pages hear of it. */
static void handle_key(struct screen *screen, struct app *app, uint32_t key)
{
    struct surroundings around = screen_surroundings(screen);
    if (key == KEYS_REDRAW)
        screen_forget(screen);
    else if (key == KEYS_STOP)
        screen_stop(screen);
    else
        app_key(app, key, &around);
}

/* Waits until there is something to draw. False: the terminal is gone. */
static bool handle_events(struct screen *screen, struct app *app)
{
    for (bool changed = false; !app_is_over(app);) {
        /* Keys that are waiting already come before the picture. */
        int wait = changed ? 0 : app_wants_ticks(app) ? TICK : -1;
        uint32_t key = KEYS_NONE;
        enum screen_event event = screen_wait(screen, wait, &key);
        if (event == SCREEN_GONE)
            return false;
        if (event == SCREEN_KEY)
            handle_key(screen, app, key);
        if (event != SCREEN_NOTHING) {
            changed = true;
            continue;
        }
        struct surroundings around = screen_surroundings(screen);
        if (app_tick(app, &around) || changed)
            return true;
    }
    return true;
}

static void run(struct screen *screen, struct app *app, struct canvas *canvas)
{
    do {
        struct surroundings around = screen_surroundings(screen);
        app_draw(app, canvas, &around);
        screen_show(screen, canvas);
    } while (handle_events(screen, app) && !app_is_over(app));
}

/* Plays from `page` on; `below` (or NULL) is the page that comes when it is closed. */
static int play(struct screen *screen, struct page *below, struct page *page)
{
    struct canvas *canvas = malloc(sizeof *canvas);
    struct app *app = app_new(below ? below : page);
    if (app && below)
        app_open(app, page);
    bool has_memory = canvas && app;
    if (has_memory)
        run(screen, app, canvas);
    /* The terminal is given back before anything is said. */
    screen_close(screen);
    app_free(app);
    free(canvas);
    return has_memory ? 0 : fail(&(struct problem){"not enough memory"}, EXIT_TERMINAL);
}

int tui_run(const struct tui_wish *wish)
{
    struct problem problem = {""};
    if (!screen_is_possible(&problem))
        return fail(&problem, EXIT_TERMINAL);
    struct page *page = NULL;
    if (wish->start != TUI_TITLE) {
        page = wished_page(wish, &problem);
        if (!page)
            return fail(&problem, EXIT_FILE);
    }
    struct screen *screen = screen_open(&problem);
    if (!screen) {
        if (page)
            page->kind->close(page);
        return fail(&problem, EXIT_TERMINAL);
    }
    /* Who came to look at one record leaves when it is closed. */
    if (wish->start == TUI_REPLAY)
        return play(screen, NULL, page);
    if (!page)
        return play(screen, NULL, title_page());
    return play(screen, title_page(), page);
}
