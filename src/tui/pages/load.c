/* The page of the kept games: what its keys and the mouse do. */
#include "tui/pages/load.h"

#include "language/language.h"
#include "tui/app.h"
#include "tui/pages.h"
#include "tui/pages/load_draw.h"
#include "tui/pages/repair.h"

#include <stdlib.h>

struct page *kept_game_page(const char *path, struct problem *problem)
{
    struct session session;
    if (!session_resume(&session, path, problem))
        return NULL;
    problem->text[0] = '\0'; /* the table tells what there is to be told of its record */
    return table_page(&session);
}

struct page *kept_replay_page(const char *path, struct problem *problem)
{
    struct session session;
    if (!session_load(&session, path, problem))
        return NULL;
    if (!session_was_changed(&session, path, problem))
        problem->text[0] = '\0';
    return replay_page(&session);
}

enum load_intent { LOAD_MOVE, LOAD_OPEN, LOAD_REPAIR, LOAD_REPLAY, LOAD_BACK };

static size_t load_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding moves[] = {
        {LOAD_MOVE, {KEYS_UP, KEYS_DOWN, 'k', 'j'}, K_("choose"), N_("Choose a game.")},
        {LOAD_MOVE, {KEYS_PAGE_UP, KEYS_PAGE_DOWN}, NULL, N_("Go up or down by a page.")},
        {LOAD_MOVE, {KEYS_HOME, KEYS_END}, NULL, N_("Go to the first or the last game.")},
    };
    static const struct binding go_on = {
        LOAD_OPEN, {KEYS_ENTER}, K_("go on"), N_("Go on with the game.")};
    static const struct binding look = {
        LOAD_OPEN, {KEYS_ENTER}, K_("look at it"), N_("Look at the game, which has ended.")};
    static const struct binding repair = {
        LOAD_REPAIR, {KEYS_ENTER}, K_("repair"), N_("See what can be saved of the damaged game.")};
    static const struct binding replay = {
        LOAD_REPLAY, {'r'}, K_("replay"), N_("Look at the game move by move, without playing on.")};
    static const struct binding back = {
        LOAD_BACK, {KEYS_ESCAPE, 'q'}, K_("back"), N_("Go back to the title page.")};
    const struct stored_game *game = load_chosen((struct load_page *)page);
    size_t count = 0;
    if (game && (game->state == STORED_UNFINISHED || game->state == STORED_OVER)) {
        bindings[count++] = game->state == STORED_OVER ? look : go_on;
        bindings[count++] = replay;
    }
    if (game && game->state == STORED_DAMAGED)
        bindings[count++] = repair;
    if (game)
        for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++)
            bindings[count++] = moves[i];
    bindings[count++] = back;
    return count;
}

static void choose_by(struct load_page *load, int by)
{
    long chosen = (long)load->chosen + by, last = (long)load->list.count - 1;
    load->chosen = (size_t)(chosen < 0 ? 0 : chosen > last ? last : chosen);
}

/* Makes the list afresh: a game of it may have been played on. */
static void load_resume(struct page *page)
{
    struct load_page *load = (struct load_page *)page;
    load->problem.text[0] = '\0';
    store_list_free(&load->list);
    store_list(&load->list, &load->problem);
    for (size_t row = 0; row < LOAD_ROWS; row++)
        load->row[row].number = 0;
    if (load->list.count > 0)
        choose_by(load, 0);
}

/* Opens the chosen game by one of the functions of load.h. */
static void open_chosen(struct load_page *load, struct app *app,
                        struct page *(*open)(const char *path, struct problem *problem))
{
    struct problem problem;
    problem_say(&problem, "%s", _("There is not enough memory for that game."));
    struct page *page = open(load_chosen(load)->path, &problem);
    if (page)
        app_open(app, page);
    else
        load_resume(&load->page); /* it was there when the list was made */
    if (problem.text[0] != '\0')
        app_say(app, problem.text);
}

static void load_act(struct page *page, struct app *app, int intent, uint32_t key,
                     const struct surroundings *around)
{
    (void)around;
    struct load_page *load = (struct load_page *)page;
    switch ((enum load_intent)intent) {
    case LOAD_MOVE:
        choose_by(load, scroll_of_key(&load->scroll, key));
        break;
    case LOAD_OPEN:
        open_chosen(load, app, kept_game_page);
        break;
    case LOAD_REPAIR:
        app_open(app, repair_page(load_chosen(load)));
        break;
    case LOAD_REPLAY:
        open_chosen(load, app, kept_replay_page);
        break;
    case LOAD_BACK:
        app_close(app);
        break;
    }
}

/* The first click chooses a game, the second one opens it. */
static bool load_point(struct page *page, struct app *app, const struct gesture *gesture,
                       const struct surroundings *around)
{
    struct load_page *load = (struct load_page *)page;
    size_t game = (size_t)gesture->target.which;
    if (!gesture_clicks(gesture, TARGET_GAME) || game >= load->list.count)
        return false;
    if (game == load->chosen)
        app_press(app, KEYS_ENTER, around);
    else
        load->chosen = game;
    return true;
}

static void load_close(struct page *page)
{
    struct load_page *load = (struct load_page *)page;
    store_list_free(&load->list);
    free(load->row);
    free(load);
}

static const struct page_kind load_kind = {
    .name = N_("Load a game"),
    .draw = load_draw,
    .bindings = load_bindings,
    .act = load_act,
    .point = load_point,
    .close = load_close,
    .resume = load_resume,
};

struct page *load_page(void)
{
    struct load_page *load = calloc(1, sizeof *load);
    if (!load)
        return NULL;
    load->page.kind = &load_kind;
    load->row = malloc(LOAD_ROWS * sizeof *load->row);
    if (!load->row) {
        free(load);
        return NULL;
    }
    load_resume(&load->page);
    return &load->page;
}
