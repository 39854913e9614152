/* The pictures of the documents, and the film, made by the program itself.
 *
 *     pictures FOLDER           writes them
 *     pictures --check FOLDER   compares them with what the program shows now */
#include "unit/played.h"

#include "export/writers.h"
#include "support/probe.h"
#include "support/sheet.h"
#include "tui/pages.h"
#include "tui/practice/practice.h"
#include "tui/theme/theme.h"

#include <inttypes.h>

#define GAME BASTIDE_SOURCE_DIR "/docs/examples/game.bastide"

/* The example game where so many moves were made, at its table. */
static struct page *table_at(size_t moves)
{
    struct session whole, session;
    struct problem problem;
    if (!session_load(&whole, GAME, &problem) ||
        !session_branch(&session, &whole, moves, &whole.head, &problem))
        fail_msg("%s", problem.text);
    session_close(&whole);
    return table_page(&session);
}

/* The first move of the example, after the first `from`, that is made in that phase. */
static size_t first_in(enum phase phase, size_t from)
{
    struct session session;
    struct problem problem;
    if (!session_load(&session, GAME, &problem))
        fail_msg("%s", problem.text);
    while (from < session.made && game_phase(&session.steps[from].before) != phase)
        from++;
    session_close(&session);
    return from;
}

static struct probe *open_title(void)
{
    return probe_open(title_page_of(6), 40, 120);
}

static struct probe *open_table(void)
{
    enum { LATE = 150 };
    struct probe *probe = probe_open(table_at(first_in(PHASE_PLACE, LATE)), 50, 160);
    probe_press(probe, "<Enter>");
    return probe;
}

static struct probe *open_auction(void)
{
    enum { MIDDLE = 100 };
    struct probe *probe = probe_open(table_at(first_in(PHASE_OFFER, MIDDLE)), 50, 160);
    probe_press(probe, "<Enter><Tab>");
    return probe;
}

/* Lets go on what needs nobody at the keys, until it stands still. */
static void settle(struct probe *probe)
{
    enum { LONG = 100000, MOST = 1000 };
    for (unsigned time = 0; time < MOST && !probe_is_at_rest(probe); time++)
        probe_await(probe, LONG);
}

/* An auction of practice, in which Ann does whatever Enter does, and its review. */
static struct probe *open_review(void)
{
    enum { KEYS_MOST = 40 };
    struct problem problem;
    struct practice_plan plan = {.head = played_head(2, 0),
                                 .stage = STAGE_OF_PRACTICE_LATE,
                                 .seed = 3,
                                 .auctions = 10,
                                 .playouts = 2000};
    strcpy(plan.head.name[0], "Ann");
    strcpy(plan.head.name[1], "Ben");
    strcpy(plan.head.bot[1], "easy");
    struct probe *probe = probe_open(practice_page_of(&plan, &problem), 44, 160);
    settle(probe);
    for (unsigned key = 0; key < KEYS_MOST && !probe_has(probe, "Decision"); key++) {
        probe_press(probe, "<Enter>");
        settle(probe);
    }
    return probe;
}

static const struct {
    const char *name;
    struct probe *(*open)(void);
} pictures[] = {
    {"title", open_title},
    {"table", open_table},
    {"auction", open_auction},
    {"review", open_review},
};

/* Fonts differ from system to system, so what is compared is not the pixels: the cells that they
 * were painted from are kept as a number beside each picture. */
static const uint64_t number_of_nothing = 14695981039346656037u; /* FNV-1a */

static uint64_t number_from(uint64_t number, const struct canvas *canvas)
{
    for (int c = 0; c < canvas->rows * canvas->cols; c++) {
        struct rendition shown = rendition_of(&canvas->cell[c], theme_default(), DEPTH_24_BIT);
        uint32_t parts[] = {shown.glyph, (uint32_t)shown.ink, (uint32_t)shown.paper,
                            shown.attribute};
        for (size_t p = 0; p < sizeof parts / sizeof parts[0]; p++)
            number = (number ^ parts[p]) * 1099511628211u;
    }
    return number;
}

static uint64_t number_of(const struct canvas *canvas)
{
    return number_from(number_of_nothing, canvas);
}

static bool write_picture(const char *path, struct canvas *canvas)
{
    struct pixmap pixmap;
    struct sheet sheet = sheet_of(canvas);
    FILE *file = fopen(path, "wb");
    bool done = file != NULL && pixmap_paint(&pixmap, &sheet, theme_default());
    if (done) {
        done = pixmap_write_png(&pixmap, file);
        pixmap_free(&pixmap);
    }
    return file != NULL && fclose(file) == 0 && done;
}

static const char numbers[] = "numbers.txt";

/* The film: the beginning of a game as the replay shows it, with a bridge, a castle and an auction.
 * Every move is a picture, but what nobody decides. */
#define FILM_GAME BASTIDE_SOURCE_DIR "/docs/examples/film.bastide"

enum { FILM_ROWS = 30, FILM_COLS = 100, FILM_TURNS = 24, FILM_BYTES_MOST = 500000 };

/* Hundredths of a second for which each move is seen; 0: not at all. */
enum { FILM_BAZAAR = 120, FILM_END = 500 };
static const int film_times[VERBS_COUNT] = {
    [VERB_PLACE] = 60,          [VERB_DEPLOY] = 35,       [VERB_CROSS] = 60,
    [VERB_BRIDGE] = 120,        [VERB_CASTLE] = 150,      [VERB_REVEAL] = FILM_BAZAAR,
    [VERB_OFFER] = FILM_BAZAAR, [VERB_BID] = FILM_BAZAAR, [VERB_BUY] = FILM_BAZAAR,
    [VERB_SELL] = FILM_BAZAAR,
};

/* A pass says something only to a bid. */
static int time_after(const struct step *step)
{
    bool is_bid = step->move.verb == VERB_PASS && game_phase(&step->before) == PHASE_BID;
    return is_bid ? FILM_BAZAAR : film_times[step->move.verb];
}

/* Where the film ends: so many turns are over. */
static size_t film_end(const struct session *session)
{
    size_t move = 0;
    while (session->steps[move + 1].before.turn.number <= FILM_TURNS)
        move++;
    return move;
}

static bool add_picture(struct gif_film *film, struct canvas *canvas, int time)
{
    struct pixmap pixmap;
    struct sheet sheet = sheet_of(canvas);
    bool done = pixmap_paint(&pixmap, &sheet, theme_default()) && gif_film_add(film, &pixmap, time);
    pixmap_free(&pixmap);
    return done;
}

/* Goes through the film and, if `film` is one, writes it. Returns its number. */
static uint64_t go_through(struct gif_film *film)
{
    struct session session;
    struct problem problem;
    if (!session_load(&session, FILM_GAME, &problem))
        fail_msg("%s", problem.text);
    struct session own;
    if (!session_branch(&own, &session, session.made, &session.head, &problem))
        fail_msg("%s", problem.text);
    struct probe *probe = probe_open(replay_page(&own), FILM_ROWS, FILM_COLS);
    uint64_t number = number_of_nothing;
    size_t end = film_end(&session);
    for (size_t move = 0; move <= end; move++) {
        int time = move == end ? FILM_END : time_after(&session.steps[move]);
        probe_press(probe, "]");
        if (time == 0)
            continue;
        number = number_from(number, &probe->canvas) + (uint64_t)time;
        if (film != NULL && !add_picture(film, &probe->canvas, time))
            fail_msg("not enough memory for the film");
    }
    probe_close(probe);
    session_close(&session);
    return number;
}

static bool write_film(const char *folder, FILE *known)
{
    char path[512];
    FILE *file = fopen(played_path(path, folder, "game.gif"), "wb");
    struct gif_film *film = file != NULL ? gif_film_begin(theme_default(), file) : NULL;
    if (film != NULL)
        fprintf(known, "film %016" PRIx64 "\n", go_through(film));
    bool done = gif_film_end(film);
    return file != NULL && fclose(file) == 0 && done;
}

/* Whether it is what the program shows now, and no burden on who reads the document. */
static bool check_film(const char *folder, const char *known)
{
    char path[512], line[64];
    struct stat about;
    snprintf(line, sizeof line, "film %016" PRIx64 "\n", go_through(NULL));
    bool is_same = strstr(known, line) != NULL;
    bool is_small = stat(played_path(path, folder, "game.gif"), &about) == 0 && about.st_size > 0 &&
                    about.st_size < FILM_BYTES_MOST;
    if (!is_same)
        fprintf(stderr, "%s is not what the program shows; scripts/pictures renews it\n", path);
    if (!is_small)
        fprintf(stderr, "%s: expected less than %d bytes\n", path, FILM_BYTES_MOST);
    return is_same && is_small;
}

static bool write_pictures(const char *folder)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, numbers);
    FILE *file = fopen(path, "w");
    bool done = file != NULL;
    for (size_t p = 0; done && p < sizeof pictures / sizeof pictures[0]; p++) {
        struct probe *probe = pictures[p].open();
        probe_screen(probe);
        fprintf(file, "%s %016" PRIx64 "\n", pictures[p].name, number_of(&probe->canvas));
        snprintf(path, sizeof path, "%s/%s.png", folder, pictures[p].name);
        done = write_picture(path, &probe->canvas);
        probe_close(probe);
    }
    done = done && write_film(folder, file);
    done = file != NULL && fclose(file) == 0 && done;
    if (!done)
        fprintf(stderr, "%s: cannot be written\n", path);
    return done;
}

static bool check_pictures(const char *folder)
{
    char path[512];
    size_t length;
    bool is_good = true;
    char *known = played_text(played_path(path, folder, numbers), &length);
    for (size_t p = 0; p < sizeof pictures / sizeof pictures[0]; p++) {
        char line[128];
        struct probe *probe = pictures[p].open();
        probe_screen(probe);
        snprintf(line, sizeof line, "%s %016" PRIx64 "\n", pictures[p].name,
                 number_of(&probe->canvas));
        if (strstr(known, line) == NULL) {
            fprintf(stderr, "%s/%s.png is not what the program shows; scripts/pictures renews it\n",
                    folder, pictures[p].name);
            is_good = false;
        }
        probe_close(probe);
    }
    is_good = check_film(folder, known) && is_good;
    free(known);
    return is_good;
}

int main(int argc, char **argv)
{
    bool checks = argc == 3 && strcmp(argv[1], "--check") == 0;
    if (!checks && argc != 2) {
        fprintf(stderr, "usage: pictures [--check] FOLDER\n");
        return 2;
    }
    language_choose("en");
    probe_folder_make(); /* for what the program keeps of the one who plays */
    bool is_good = (checks ? check_pictures : write_pictures)(argv[argc - 1]);
    probe_folder_remove();
    return is_good ? 0 : 1;
}
