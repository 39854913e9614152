/* The page of the kept games: what its keys and the mouse do. */
#include "language/language.h"
#include "play/file.h"
#include "play/store.h"
#include "tui/pages.h"
#include "tui/pages/load_draw.h"
#include "tui/widgets.h"
#include "wording/setup_words.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

struct page *kept_game_page(const char *path, struct problem *problem)
{
    struct session session;
    if (!session_resume(&session, path, problem))
        return NULL;
    problem->text[0] = '\0'; /* the table reports what is wrong with its record */
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

void load_list_games(struct load_page *load)
{
    load->problem.text[0] = '\0';
    store_list_free(&load->list);
    if (load->is_for_sitting)
        store_list_joinable(&load->list, &load->problem);
    else
        store_list(&load->list, &load->problem);
    for (size_t row = 0; row < LOAD_ROWS; row++)
        load->row[row].number = 0;
    load->position.number = 0;
    list_choose(&load->cursor, (long)load->cursor.chosen, load->list.count);
}

/* A game of the list may have been played on. */
static void load_resume(struct page *page)
{
    load_list_games((struct load_page *)page);
}

/* Opens the chosen game by kept_game_page or kept_replay_page. */
static void open_chosen(struct load_page *load, struct app *app,
                        struct page *(*open)(const char *path, struct problem *problem))
{
    struct problem problem;
    problem_say(&problem, "%s", _("Not enough memory for that game."));
    struct page *page = open(load_chosen(load)->path, &problem);
    if (page)
        app_open(app, page);
    else
        load_resume(&load->page); /* it was there when the list was made */
    if (problem.text[0] != '\0')
        app_say(app, problem.text);
}

static void load_move(const struct press *press)
{
    struct load_page *load = (struct load_page *)press->page;
    list_key(&load->cursor, press->key, load->list.count);
}

static void open_game(const struct press *press)
{
    open_chosen((struct load_page *)press->page, press->app, kept_game_page);
}

static void open_replay(const struct press *press)
{
    open_chosen((struct load_page *)press->page, press->app, kept_replay_page);
}

static void open_repair(const struct press *press)
{
    app_open(press->app, repair_page(load_chosen((struct load_page *)press->page)));
}

static void open_statistics(const struct press *press)
{
    app_open(press->app, statistics_page((long long)time(NULL)));
}

static void delete_game(const struct press *press)
{
    struct load_page *load = (struct load_page *)press->page;
    struct problem problem;
    if (trash_put(load->page.trash, load_chosen(load)->path, &problem))
        app_say(press->app, _("Deleted. u restores it until you leave the program."));
    else
        app_say(press->app, problem.text);
    load_resume(press->page);
}

/* Puts the cursor on a game of the list. */
static void choose_path(struct load_page *load, const char *path)
{
    const char *name = file_name_of(path);
    for (size_t game = 0; game < load->list.count; game++)
        if (strcmp(load->list.entry[game].name, name) == 0)
            load->cursor.chosen = game;
}

static void bring_back(const struct press *press)
{
    struct load_page *load = (struct load_page *)press->page;
    char path[STORE_PATH_SIZE];
    struct problem problem;
    bool is_back = trash_bring_back(load->page.trash, path, &problem);
    load_resume(press->page);
    if (is_back)
        choose_path(load, path);
    else
        app_say(press->app, problem.text);
}

static void begin_rematch(const struct press *press)
{
    struct load_page *load = (struct load_page *)press->page;
    struct problem problem;
    struct page *table =
        rematch_page(&load_chosen(load)->head, (unsigned)press->binding->arg, &problem);
    if (table)
        app_open(press->app, table);
    else
        app_say(press->app, problem.text);
}

static bool has_deleted(const struct page *page)
{
    return page->trash != NULL && page->trash->games > 0;
}

static bool has_games(const struct page *page)
{
    return ((const struct load_page *)page)->list.count > 0;
}

/* A game is read when it is asked about first, and the page remembers it. */
static bool is_in_state(const struct page *page, enum stored_state state)
{
    return has_games(page) && load_chosen((struct load_page *)page)->state == state;
}

static bool load_goes_on(const struct page *page)
{
    return is_in_state(page, STORED_UNFINISHED);
}

static bool has_ended(const struct page *page)
{
    return is_in_state(page, STORED_OVER);
}

static bool is_good(const struct page *page)
{
    return load_goes_on(page) || has_ended(page);
}

static bool is_damaged(const struct page *page)
{
    return is_in_state(page, STORED_DAMAGED);
}

static const struct page_key keys[] = {
    ROW(load_goes_on, open_game, 0, K_("go on"), N_("Continue the game."), KEYS_ENTER),
    ROW(has_ended, open_game, 0, K_("view"), N_("View the game, which has ended."), KEYS_ENTER),
    ROW(is_good, open_replay, 0, K_("replay"), N_("Replay the game, move by move."), 'r'),
    ROW(has_ended, begin_rematch, 0, K_("rematch"),
        N_("Play again with the same players and rules."), 'a'),
    ROW(has_ended, begin_rematch, 1, NULL,
        N_("Play again with the seats moved on by one: the second player starts."), 'A'),
    ROW(is_damaged, open_repair, 0, K_("repair"),
        N_("Show what can be recovered from the damaged game."), KEYS_ENTER),
    ROW(has_games, open_statistics, 0, K_("statistics"),
        N_("Show the wins and averages of all players."), 's'),
    ROW(has_games, delete_game, 0, K_("delete"),
        N_("Delete the game. It can be restored until you leave the program."), 'd', KEYS_DELETE),
    ROW(has_deleted, bring_back, 0, K_("restore"), N_("Restore the last deleted game."), 'u',
        KEYS_BACKSPACE),
    ROW(has_games, load_move, 0, K_("choose"), N_("Choose a game."), KEYS_UP, KEYS_DOWN, 'k', 'j'),
    ROW(has_games, load_move, 0, NULL, N_("Go up or down by a page."), KEYS_PAGE_UP,
        KEYS_PAGE_DOWN),
    ROW(has_games, load_move, 0, NULL, N_("Go to the first or the last game."), KEYS_HOME,
        KEYS_END),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the title page."), KEYS_ESCAPE, 'q'),
};

static bool load_point(struct page *page, struct app *app, const struct gesture *gesture,
                       const struct surroundings *around)
{
    struct load_page *load = (struct load_page *)page;
    return list_point(&load->cursor, &load_list, load->list.count, app, gesture, around);
}

static void load_close(struct page *page)
{
    struct load_page *load = (struct load_page *)page;
    store_list_free(&load->list);
    free(load);
}

static const struct page_kind load_kind = {
    .name = N_("Load a game"),
    .draw = load_draw,
    PAGE_KEYS(keys),
    .point = load_point,
    .close = load_close,
    .resume = load_resume,
};

struct page *load_page(void)
{
    struct load_page *load = (struct load_page *)page_new(&load_kind, sizeof *load);
    if (!load)
        return NULL;
    load_resume(&load->page);
    return &load->page;
}

struct repair_page {
    struct page page;
    struct stored_game game;
};

struct page *repaired_game_page(const char *path, struct problem *problem)
{
    struct session session;
    struct salvage salvage;
    if (!salvage_begin(&session, path, &salvage, problem))
        return NULL;
    problem_say(problem, "%s", salvage_done(&session).text);
    return table_page(&session);
}

static void repair_play_on(const struct press *press)
{
    const struct repair_page *repair = (struct repair_page *)press->page;
    struct problem said = {""};
    struct page *table = repaired_game_page(repair->game.path, &said);
    app_say(press->app, said.text);
    if (table != NULL)
        app_replace(press->app, table);
    else
        app_close(press->app);
}

static const struct page_key answers[] = {
    ROW(NULL, repair_play_on, 0, K_("play on"),
        N_("Continue from above the damaged line, in a new record."), KEYS_ENTER, 'y'),
    ROW(NULL, page_leave, 0, K_("leave it"), N_("Leave the game as it is."), KEYS_ESCAPE, 'n', 'q'),
};

static void repair_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 70 };
    const struct stored_game *game = &((struct repair_page *)page)->game;
    draw_question(page, canvas, around, COLS, _("This game is damaged"), stored_problem(game),
                  salvage_offer(&game->salvage).text);
}

static const struct page_kind repair_kind = {
    .name = N_("Damaged game"),
    .draw = repair_draw,
    PAGE_KEYS(answers),
    .cover = PAGE_COVERS_PART,
};

struct page *repair_page(const struct stored_game *game)
{
    struct page *page = page_new(&repair_kind, sizeof(struct repair_page));
    if (page)
        ((struct repair_page *)page)->game = *game;
    return page;
}
