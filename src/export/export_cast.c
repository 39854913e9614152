/* A film as a terminal recording: asciicast, version 2, which common players show. A line of JSON
 * tells the size, then one for each moment what is written at it. It shows what the replay shows on
 * a screen of that size, as it is gone through turn by turn. */
#include "export/writers.h"

#include "tui/app.h"
#include "tui/pages.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* Tenths of a second: a turn, and how long the end stays. */
enum { TURN = 12, END = 60 };

static void write_string(const char *text, size_t length, FILE *out)
{
    json_t *string = json_stringn(text, length);
    json_dumpf(string, out, JSON_ENCODE_ANY);
    json_decref(string);
}

static void write_title(const struct frame_plan *plan, FILE *out)
{
    char title[PLAYERS_MAX * (NAME_SIZE + 2)] = "";
    for (unsigned player = 0; player < plan->seats.count; player++) {
        strcat(title, player > 0 ? ", " : "");
        strcat(title, plan->seats.seat[player].name);
    }
    write_string(title, strlen(title), out);
}

/* The screen, and what the terminal shows. */
struct recording {
    struct app *app;
    struct surroundings around;
    struct canvas now, before;
};

static bool write_moment(struct recording *recording, const struct theme *theme, unsigned number,
                         FILE *out)
{
    char *text = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&text, &length);
    if (memory == NULL)
        return false;
    app_draw(recording->app, &recording->now, &recording->around);
    if (number == 0)
        fputs("\033[?25l\033[2J", memory);
    ansi_update(&recording->now, number == 0 ? NULL : &recording->before, theme, DEPTH_24_BIT,
                memory);
    recording->before = recording->now;
    bool is_whole = fclose(memory) == 0;
    if (is_whole) {
        fprintf(out, "[%u.%u, \"o\", ", number * TURN / 10, number * TURN % 10);
        write_string(text, length, out);
        fputs("]\n", out);
    }
    free(text);
    return is_whole;
}

static bool write_recording(struct recording *recording, const struct exporting *exporting,
                            FILE *out)
{
    size_t moves[FILM_MAX];
    unsigned count = exporting_film(exporting, moves), end = count * TURN + END;
    bool is_whole = true;
    fprintf(out,
            "{\"version\": 2, \"width\": %d, \"height\": %d, \"title\": ", recording->around.cols,
            recording->around.rows);
    write_title(&exporting->plan, out);
    fputs("}\n", out);
    app_draw(recording->app, &recording->now, &recording->around); /* it is seen before a key */
    for (unsigned f = 0; is_whole && f < count; f++) {
        app_key(recording->app, KEYS_DOWN, &recording->around); /* to the next turn */
        recording->around.now += TURN * 100;
        is_whole = write_moment(recording, exporting->theme, f, out);
    }
    fprintf(out, "[%u.%u, \"o\", \"\\u001b[?25h\"]\n", end / 10, end % 10);
    return is_whole;
}

/* The replay has a game of its own, up to where the film ends. */
static struct app *open_replay(const struct exporting *exporting)
{
    const struct session *session = exporting->plan.session;
    struct session own;
    struct problem problem;
    if (!session_branch(&own, session, exporting->moves, &session->head, &problem))
        return NULL;
    struct page *page = replay_page(&own);
    if (page == NULL)
        session_close(&own);
    return page != NULL ? app_new(page) : NULL;
}

bool export_write_cast(struct exporting *exporting, FILE *out)
{
    struct recording *recording = calloc(1, sizeof *recording);
    if (recording == NULL)
        return false;
    recording->app = open_replay(exporting);
    recording->around = (struct surroundings){
        .rows = exporting->rows != 0 ? exporting->rows : SCREEN_ROWS_MIN,
        .cols = exporting->cols != 0 ? exporting->cols : SCREEN_COLS_MIN,
        .depth = DEPTH_24_BIT,
        .unicode = true,
    };
    bool is_whole = recording->app != NULL && write_recording(recording, exporting, out);
    app_free(recording->app);
    free(recording);
    return is_whole;
}
