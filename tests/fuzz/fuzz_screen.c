/* Any bytes as those of a terminal, all the way: keys, pages, the whole screen drawn. Whatever is
 * pressed, every cell of the screen holds what a terminal can show.
 *
 * The first byte says where the players are. Bytes that no UTF-8 has stand for what is no byte: the
 * next one or two say how long, or how large. Games and settings are kept in a folder of its own,
 * emptied after each run. */
#include "bastide/rng.h"
#include "fuzz/fuzz.h"
#include "language/language.h"
#include "play/session.h"
#include "play/store.h"
#include "text/setup.h"
#include "tui/app.h"
#include "tui/input/keyboard.h"
#include "tui/pages.h"
#include "unicode/glyph.h"

#include <ftw.h>
#include <string.h>
#include <unistd.h>

enum {
    PASSING = 0xfc,  /* so many twentieths of a second pass */
    GIVE_UP = 0xfd,  /* no rest of an escape sequence comes */
    TERMINAL = 0xfe, /* another kind of terminal, as if one had gone away and come back */
    RESIZE = 0xff,   /* so many rows and columns */
};

enum { BYTES_MOST = 400, TICK = 50 };

struct show {
    struct app *app;
    struct surroundings around;
    struct canvas canvas;
    struct key_reader reader;
};

/* Chance is the same in every run: this is linked in the place of play/seed.c. */
uint64_t seed_by_chance(void)
{
    return 7;
}

/* Begins a game of so many players and plays so many moves of it; all sets are in play where the
 * number is even. */
static void play(struct session *session, unsigned players, unsigned moves)
{
    static const char *const names[] = {"Ann", "Ben", "Cleo", "Dora", "Emil", "Żółć"};
    struct record_head head = setup_default();
    struct problem problem;
    struct rng rng = rng_from_seed(players);
    head.options.players = (uint8_t)players;
    head.options.sets = players % 2 ? SETS_DEFAULT : SETS_ALL;
    head.has_seed = true;
    head.seed = players;
    for (unsigned player = 0; player < players; player++)
        strcpy(head.name[player], names[player]);
    FUZZ_CHECK(session_begin(session, &head, &problem));
    for (; moves > 0 && !game_is_over(&session->game); moves--) {
        struct move_list legal;
        enum refusal refusal;
        game_legal(&session->game, &legal);
        struct move move = legal.move[rng_below(&rng, (uint32_t)legal.count)];
        FUZZ_CHECK(session_play(session, move, &refusal, &problem) == SESSION_DONE);
    }
}

static void play_to_a_bazaar(struct session *session)
{
    for (unsigned moves = 40;; moves++) {
        play(session, 3, moves);
        if (game_phase(&session->game) == PHASE_OFFER)
            return;
        FUZZ_CHECK(!game_is_over(&session->game));
        session_close(session);
    }
}

/* Where the players can be: on a page without a game, or in one of these. */
enum place {
    PLACE_TITLE,
    PLACE_SETUP,
    PLACE_TUTORIAL,
    PLACE_FIRST_TURN,
    PLACE_SIX_PLAYERS,
    PLACE_BAZAAR,
    PLACE_END,
    PLACE_REPLAY,
    PLACES
};

static struct session games[PLACES];

static void make_games(void)
{
    enum { WHOLE_GAME = 1000 };
    play(&games[PLACE_FIRST_TURN], 2, 0);
    play(&games[PLACE_SIX_PLAYERS], 6, 60);
    play_to_a_bazaar(&games[PLACE_BAZAAR]);
    play(&games[PLACE_END], 4, WHOLE_GAME);
    play(&games[PLACE_REPLAY], 3, 100);
}

static void close_games(void)
{
    for (unsigned place = 0; place < PLACES; place++)
        session_close(&games[place]);
}

static char folder[] = "/tmp/bastide-fuzz-XXXXXX";

static int remove_entry(const char *path, const struct stat *about, int type, struct FTW *walk)
{
    (void)about, (void)type;
    return walk->level > 0 ? remove(path) : 0;
}

static void empty_folder(void)
{
    nftw(folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
}

static void clean_up(void)
{
    close_games();
    empty_folder();
    rmdir(folder);
}

/* Once. The folder is in memory where there is such a place: games are synced with every move. */
static void prepare(void)
{
    static bool is_done;
    if (is_done)
        return;
    if (access("/dev/shm", W_OK) == 0)
        memcpy(folder, "/dev/shm/bastide-XXXXXX", sizeof "/dev/shm/bastide-XXXXXX");
    FUZZ_CHECK(mkdtemp(folder) != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    language_choose("en");
    make_games();
    is_done = atexit(clean_up) == 0;
}

/* A copy of the game at that place, kept in the folder. */
static struct session game_at(enum place place)
{
    struct session session = games[place];
    struct problem problem;
    char path[STORE_PATH_SIZE];
    session.room = session.known;
    session.events_room = session_events(&session, 0, session.known).count;
    session.steps = malloc(session.known * sizeof *session.steps);
    session.events = malloc(session.events_room * sizeof *session.events);
    FUZZ_CHECK(session.steps != NULL && session.events != NULL);
    memcpy(session.steps, games[place].steps, session.known * sizeof *session.steps);
    memcpy(session.events, games[place].events, session.events_room * sizeof *session.events);
    FUZZ_CHECK(store_new_path(path, &problem) && session_keep(&session, path, &problem));
    return session;
}

static struct page *page_at(enum place place)
{
    struct record_head head = setup_default();
    struct session session;
    switch (place) {
    case PLACE_SETUP:
        return setup_page(&head);
    case PLACE_TUTORIAL:
        return tutorial_page();
    case PLACE_FIRST_TURN:
    case PLACE_SIX_PLAYERS:
    case PLACE_BAZAAR:
    case PLACE_END:
        session = game_at(place);
        return table_page(&session);
    case PLACE_REPLAY:
        session = game_at(place);
        return replay_page(&session);
    case PLACE_TITLE:
    case PLACES:
        break;
    }
    return title_page_of(1);
}

static void check_row(const struct canvas *canvas, int row)
{
    for (int col = 0; col < canvas->cols; col++) {
        const struct cell *cell = &canvas->cell[row * canvas->cols + col];
        FUZZ_CHECK(cell->ink < INKS_ALL && cell->paper < INKS_ALL);
        if (cell->glyph == 0)
            FUZZ_CHECK(col > 0 && glyph_width(cell[-1].glyph) == 2);
        else
            FUZZ_CHECK(glyph_width(cell->glyph) >= 1);
    }
}

static void draw(struct show *show)
{
    const struct surroundings *around = &show->around;
    struct canvas *canvas = &show->canvas;
    app_draw(show->app, canvas, around);
    FUZZ_CHECK(canvas->rows == (around->rows < CANVAS_ROWS_MAX ? around->rows : CANVAS_ROWS_MAX));
    FUZZ_CHECK(canvas->cols == (around->cols < CANVAS_COLS_MAX ? around->cols : CANVAS_COLS_MAX));
    FUZZ_CHECK(canvas->targets.count <= TARGETS_MAX);
    for (int row = 0; row < canvas->rows; row++)
        check_row(canvas, row);
}

/* A click means what is on the screen, so that is drawn first. */
static void press(struct show *show, uint32_t key)
{
    if (key == KEYS_POINTER) {
        draw(show);
        app_point(show->app, &show->reader.pointer, &show->around);
    } else if (key != KEYS_ANSWER) {
        app_key(show->app, key, &show->around);
    }
}

/* What is due at once comes, and an end of it: else the program would never sleep. */
static void pass_time(struct show *show, unsigned ticks)
{
    enum { AT_ONCE_MOST = 100 };
    show->around.now += (long long)TICK * ticks;
    app_tick(show->app, &show->around);
    for (unsigned times = 0; app_patience(show->app, &show->around) == 0; times++) {
        FUZZ_CHECK(times < AT_ONCE_MOST);
        app_tick(show->app, &show->around);
    }
    draw(show);
}

static void change_terminal(struct show *show, unsigned kind)
{
    show->around.depth = (enum depth)(kind % (DEPTH_24_BIT + 1));
    show->around.unicode = kind & 0x40;
    show->around.console = kind & 0x20;
    draw(show);
}

/* A key that the reader gives, and those that came to light with it. */
static void press_all(struct show *show, uint32_t key)
{
    for (press(show, key); (key = key_reader_more(&show->reader)) != KEYS_NONE;)
        press(show, key);
}

/* Takes what stands at `bytes`; returns how many bytes it was. */
static size_t take(struct show *show, const uint8_t *bytes, size_t length)
{
    unsigned first = length > 1 ? bytes[1] : 0, second = length > 2 ? bytes[2] : 0;
    switch (bytes[0]) {
    case PASSING:
        pass_time(show, first);
        return 2;
    case GIVE_UP:
        press_all(show, key_reader_give_up(&show->reader));
        return 1;
    case TERMINAL:
        change_terminal(show, first);
        return 2;
    case RESIZE:
        show->around.rows = (int)first;
        show->around.cols = 2 * (int)second;
        draw(show);
        return 3;
    default:
        press_all(show, key_reader_take(&show->reader, bytes[0]));
        return 1;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct show show;
    prepare();
    show.app = app_new(page_at(length > 0 ? bytes[0] % PLACES : PLACE_TITLE));
    show.reader = (struct key_reader){.count = 0};
    show.around = (struct surroundings){
        .rows = 24, .cols = 80, .depth = DEPTH_256, .unicode = true, .now = 1000000};
    FUZZ_CHECK(show.app != NULL);
    draw(&show);
    length = length < BYTES_MOST ? length : BYTES_MOST;
    for (size_t at = 1; at < length && !app_is_over(show.app);)
        at += take(&show, bytes + at, length - at);
    draw(&show);
    app_free(show.app);
    language_choose("en"); /* keys may have led to another */
    empty_folder();
    return 0;
}
