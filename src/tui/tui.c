#include "language/language.h"
#include "play/start.h"
#include "play/store.h"
#include "tui/app.h"
#include "tui/keys.h"
#include "tui/pages.h"
#include "tui/terminal/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_TERMINAL = 1, EXIT_FILE = 2 };

enum { KEYS_REDRAW = 'L' - '@', KEYS_STOP = 'Z' - '@' };

static int tui_fail(const struct problem *problem, int status)
{
    fprintf(stderr, "bastide: %s\n", problem->text);
    return status;
}

static struct page *continue_page(struct problem *problem)
{
    struct stored_game *game = malloc(sizeof *game);
    struct page *page = NULL;
    if (game && store_latest_to_play(game, problem))
        page = kept_game_page(game->path, problem);
    free(game);
    return page;
}

static struct page *joined_page(const struct start_request *request, struct problem *problem)
{
    struct session session;
    if (!store_join(&session, request->path, request->seat, request->seats, problem))
        return NULL;
    problem->text[0] = '\0';
    return table_page(&session);
}

/* A new game that others join, and how they do. */
static struct page *shared_page(const struct start_request *request, struct problem *problem)
{
    struct session session;
    char path[STORE_PATH_SIZE];
    if (!store_begin_and_join(&session, &request->head, request->seat, request->seats, path,
                              problem))
        return NULL;
    problem_say(problem, _("The others sit down with: bastide join %s"), path);
    return table_page(&session);
}

/* The page that was asked for, where it is another than the title; NULL, with `problem` filled in,
 * where it cannot be opened. Where it can, `problem` is what to say there, or empty. */
static struct page *requested_page(const struct start_request *request, struct problem *problem)
{
    switch (request->start) {
    case START_TITLE:
    case START_SHOW:       /* in lines only, */
    case START_STATISTICS: /* as these */
        break;
    case START_TUTORIAL:
        return tutorial_page();
    case START_PRACTICE:
        return practice_page_of(&request->practice, problem);
    case START_NEW:
        if (request->seats > 0)
            return shared_page(request, problem);
        if (request->head_is_whole)
            return new_game_page(&request->head, problem);
        return request->head.chance == RECORD_CHANCE_MANUAL ? enter_page(&request->head)
                                                            : setup_page(&request->head);
    case START_CONTINUE:
        return continue_page(problem);
    case START_LOAD:
        return kept_game_page(request->path, problem);
    case START_REPAIR:
        return repaired_game_page(request->path, problem);
    case START_REPLAY:
        return kept_replay_page(request->path, problem);
    case START_JOIN:
        return joined_page(request, problem);
    case START_WATCH:
        return watch_page(request->path, problem);
    }
    return NULL;
}

/* What a key means before pages hear of it. */
static void handle_key(struct screen *screen, struct app *app, uint32_t key)
{
    struct surroundings around = screen_surroundings(screen);
    if (key == KEYS_REDRAW)
        screen_forget(screen);
    else if (key == KEYS_STOP && !app_page(app)->is_confined)
        screen_stop(screen);
    else
        app_key(app, key, &around);
}

/* A click means what is on the screen, so that is brought up to date first; a drag means the land
 * that was taken hold of. */
static void handle_pointer(struct screen *screen, struct app *app, struct canvas *canvas,
                           bool has_changed)
{
    struct surroundings around = screen_surroundings(screen);
    struct pointer pointer = screen_pointer(screen);
    if (has_changed && pointer.act != POINTER_DRAG)
        app_draw(app, canvas, &around);
    app_point(app, &pointer, &around);
}

/* Waits until there is something to draw. False: the terminal is gone. */
static bool handle_events(struct screen *screen, struct app *app, struct canvas *canvas)
{
    for (bool changed = false; !app_is_over(app);) {
        /* Keys that are waiting already come before the picture. */
        uint32_t key = KEYS_NONE;
        struct surroundings before = screen_surroundings(screen);
        int wait = changed ? 0 : app_patience(app, &before);
        int other = changed ? -1 : app_waits_for(app, &before);
        enum screen_event event = screen_wait(screen, wait, other, &key);
        if (event == SCREEN_GONE)
            return false;
        if (event == SCREEN_KEY)
            handle_key(screen, app, key);
        if (event == SCREEN_POINTER)
            handle_pointer(screen, app, canvas, changed);
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

static struct screen_options choice_of(const struct settings *settings)
{
    const char *synchronized = settings->value[SETTINGS_SYNCHRONIZED];
    return (struct screen_options){
        .with_mouse = settings_is_on(settings, SETTINGS_MOUSE),
        .with_synchronized = strcmp(synchronized, "off") != 0,
        .attention = {.with_title = settings_is_on(settings, SETTINGS_TURN_TITLE),
                      .with_bell = settings_is_on(settings, SETTINGS_TURN_BELL),
                      .notification = settings->value[SETTINGS_TURN_NOTIFICATION]},
    };
}

static void tui_loop(struct screen *screen, struct app *app, struct canvas *canvas)
{
    do {
        struct surroundings around = screen_surroundings(screen);
        app_draw(app, canvas, &around);
        screen_configure(screen, choice_of(app_settings(app)));
        screen_show(screen, canvas, app_theme(app));
        const struct page_call call = app_call(app);
        screen_call(screen, &call);
    } while (handle_events(screen, app, canvas) && !app_is_over(app));
}

/* How the player likes the program. Keys that cannot be used are reported at the beginning, and the
 * program's own stay. */
static void tui_set_up(struct app *app, const struct start_request *request)
{
    struct keymap keymap;
    struct problem problem;
    if (!keymap_load(&keymap, request->keys, &problem))
        app_say(app, problem.text);
    app_set_keys(app, &keymap);
    app_set_programs(app, &request->programs);
    app_change_settings(app, &request->settings);
    if (request->is_confined)
        app_confine(app);
}

/* Plays from `page` on; `below` (or NULL) is the page that comes when it is closed. `said` (or "")
 * is shown at the beginning. */
static int tui_play(struct screen *screen, const struct start_request *request, struct page *below,
                    struct page *page, const char *said)
{
    struct canvas *canvas = malloc(sizeof *canvas);
    struct app *app = app_new(below ? below : page);
    if (app && below)
        app_open(app, page);
    bool has_memory = canvas && app;
    if (has_memory) {
        tui_set_up(app, request);
        if (said[0] != '\0')
            app_say(app, said);
        tui_loop(screen, app, canvas);
    }
    /* The terminal is given back before anything is printed. */
    screen_close(screen);
    app_free(app);
    free(canvas);
    if (has_memory)
        return 0;
    struct problem problem;
    problem_say(&problem, "%s", _("not enough memory"));
    return tui_fail(&problem, EXIT_TERMINAL);
}

/* Somebody who starts the program for the first time gets hints, and the settings then say so. If
 * these cannot be written, the hints come all the same. */
static void tui_welcome(struct settings *settings)
{
    struct problem nobody_listens;
    struct settings before = *settings;
    if (!settings_are_new() || !store_is_empty())
        return;
    strcpy(settings->value[SETTINGS_HINTS], "on");
    settings_keep(&before, settings, &nobody_listens);
}

int tui_run(const struct start_request *request)
{
    struct problem problem = {""};
    if (!screen_is_possible(&problem))
        return tui_fail(&problem, EXIT_TERMINAL);
    if (!request->is_confined)
        trash_bring_back_lost();
    struct page *page = NULL;
    if (request->start != START_TITLE) {
        page = requested_page(request, &problem);
        if (!page)
            return tui_fail(&problem, EXIT_FILE);
    }
    struct screen *screen = screen_open(choice_of(&request->settings), &problem);
    if (!screen) {
        if (page)
            page_close(page);
        return tui_fail(&problem, EXIT_TERMINAL);
    }
    struct start_request begun = *request;
    if (!page)
        tui_welcome(&begun.settings);
    /* If the program was started to look at one record, closing it leaves the program. */
    bool looks_on = request->start == START_REPLAY || request->start == START_WATCH;
    struct page *title = looks_on || request->is_confined ? NULL : title_page();
    return page ? tui_play(screen, &begun, title, page, problem.text)
                : tui_play(screen, &begun, NULL, title, "");
}
