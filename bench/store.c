/* bastide_store_bench [GAMES]: how long the title and the list of games take with that many
 * finished games saved (default 5,000). Plays them at random, into a temporary folder that it
 * removes. Prints one line per measurement: `bench GAMES games:WHAT TIME ms`, in wall-clock time,
 * the best of several tries, as the time a player waits is what matters. */
#include "play/store.h"
#include "bastide/rng.h"
#include "text/setup.h"
#include "tui/app.h"
#include "tui/pages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GAMES = 5000, TRIES = 5 };

static _Noreturn void stop(const char *why)
{
    fprintf(stderr, "bastide_store_bench: %s\n", why);
    exit(1);
}

/* Plays a three-player game to its end and saves its record. */
static void keep_finished_game(const char *folder, unsigned number)
{
    char path[STORE_PATH_SIZE + 32];
    struct rng rng = rng_from_seed(number);
    struct record_head head = setup_default();
    struct session session;
    struct problem problem;
    head.options.players = 3;
    head.has_seed = true;
    head.seed = number;
    store_today(head.date);
    if (!session_begin(&session, &head, &problem))
        stop(problem.text);
    while (!game_is_over(&session.game)) {
        struct move_list legal;
        enum refusal refusal;
        game_legal(&session.game, &legal);
        struct move move = legal.move[rng_below(&rng, (uint32_t)legal.count)];
        if (session_play(&session, move, &refusal, &problem) != SESSION_DONE)
            stop("a legal move was refused");
    }
    snprintf(path, sizeof path, "%s/game-%05u.bastide", folder, number);
    if (!session_save(&session, path, &problem))
        stop(problem.text);
    session_close(&session);
}

static double milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static struct canvas canvas;
static const struct surroundings around = {
    .rows = 24, .cols = 80, .depth = DEPTH_256, .unicode = true};

/* A page from creation to its first frame; then, with a key, to the next page. */
static void show(struct page *(*make)(void), uint32_t key)
{
    struct app *app = app_new(make());
    if (app == NULL)
        stop("not enough memory");
    app_draw(app, &canvas, &around);
    if (key != KEYS_NONE) {
        app_key(app, key, &around);
        app_draw(app, &canvas, &around);
    }
    app_free(app);
}

static void show_title(void)
{
    show(title_page, KEYS_NONE);
}

static void show_list(void)
{
    show(load_page, KEYS_NONE);
}

static void show_end_of_list(void)
{
    show(load_page, KEYS_END);
}

static const struct {
    const char *what;
    void (*show)(void);
} shown[] = {{"title", show_title}, {"list", show_list}, {"list and its end", show_end_of_list}};

int main(int argc, char **argv)
{
    char folder[] = "/tmp/bastide-bench-XXXXXX", store[STORE_PATH_SIZE], command[64];
    struct problem problem;
    long games = argc > 1 ? strtol(argv[1], NULL, 10) : GAMES;
    if (games < 1 || mkdtemp(folder) == NULL || setenv("XDG_DATA_HOME", folder, 1) != 0)
        stop("expected a number of games from 1 and a folder /tmp");
    if (!folder_make(FOLDER_GAMES, store, &problem))
        stop(problem.text);
    for (unsigned game = 1; game <= (unsigned)games; game++)
        keep_finished_game(store, game);
    for (size_t s = 0; s < sizeof shown / sizeof shown[0]; s++) {
        double least = 1e9;
        for (unsigned try = 0; try < TRIES; try++) {
            double begin = milliseconds();
            shown[s].show();
            double took = milliseconds() - begin;
            least = took < least ? took : least;
        }
        printf("bench %ld games:%s %.1f ms\n", games, shown[s].what, least);
    }
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command) == 0 ? 0 : 1; /* NOLINT(cert-env33-c): a temporary folder */
}
