/* What terminals show: a picture as text, with colours or without, and a film. */
#include "export/writers.h"

#include "tui/app.h"
#include "tui/pages.h"
#include "tui/theme/theme.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* A picture as characters alone: the board in letters and lines. */

/* The cells of a row up to the last one that shows something. */
static int shown_cols(const struct sheet *sheet, int row)
{
    const struct cell *cells = &sheet->cell[row * sheet->cols];
    int cols = sheet->cols;
    while (cols > 0 && cells[cols - 1].glyph == ' ')
        cols--;
    return cols;
}

bool export_write_text(struct exporting *exporting, FILE *out)
{
    const struct sheet *sheet = &exporting->sheet;
    char text[GLYPH_MARKED_SIZE];
    if (!exporting_draw(exporting))
        return false;
    for (int row = 0; row < sheet->rows; row++) {
        for (int col = 0; col < shown_cols(sheet, row); col++) {
            const struct cell *cell = &sheet->cell[row * sheet->cols + col];
            glyph_print_marked(cell->glyph, cell->mark, text);
            fputs(text, out);
        }
        fputc('\n', out);
    }
    return true;
}

/* Pictures as characters with the escape sequences that colour them. */

/* What the terminal writes with; no cell looks like it at first. */
struct pen {
    FILE *out;
    enum depth depth;
    int32_t ink, paper;
    uint8_t attribute;
    bool is_set;
};

/* Escape sequences that set the colour of letters, and the background. */
enum { LETTERS = 38, GROUND = 48 };

static void write_colour(const struct pen *pen, int ground, int32_t colour)
{
    if (colour == COLOUR_OWN)
        fprintf(pen->out, ";%d", ground + 1);
    else if (pen->depth == DEPTH_24_BIT)
        fprintf(pen->out, ";%d;2;%d;%d;%d", ground, colour >> 16 & 0xff, colour >> 8 & 0xff,
                colour & 0xff);
    else
        fprintf(pen->out, ";%d;5;%d", ground, colour);
}

static void set_pen(struct pen *pen, const struct rendition *shown)
{
    bool is_blank = rendition_is_blank(shown);
    if (pen->is_set && pen->paper == shown->paper &&
        (is_blank ? pen->attribute == 0
                  : pen->attribute == shown->attribute && pen->ink == shown->ink))
        return;
    fputs("\033[0", pen->out);
    if (shown->attribute & CELL_BOLD)
        fputs(";1", pen->out);
    if (shown->attribute & CELL_UNDERLINE)
        fputs(";4", pen->out);
    if (shown->attribute & CELL_REVERSE)
        fputs(";7", pen->out);
    write_colour(pen, LETTERS, shown->ink);
    write_colour(pen, GROUND, shown->paper);
    fputc('m', pen->out);
    *pen = (struct pen){pen->out, pen->depth, shown->ink, shown->paper, shown->attribute, true};
}

static void write_cell(struct pen *pen, const struct rendition *shown)
{
    char text[GLYPH_MARKED_SIZE];
    if (shown->glyph == 0)
        return;
    set_pen(pen, shown);
    glyph_print_marked(shown->glyph, shown->mark, text);
    fputs(text, pen->out);
}

/* As lines, which stay in their place wherever they are shown. */
bool export_write_ansi(struct exporting *exporting, FILE *out)
{
    const struct sheet *sheet = &exporting->sheet;
    if (!exporting_draw(exporting))
        return false;
    for (int row = 0; row < sheet->rows; row++) {
        struct pen pen = {.out = out, .depth = DEPTH_256};
        for (int col = 0; col < sheet->cols; col++) {
            struct rendition shown = rendition_of(&sheet->cell[row * sheet->cols + col],
                                                  exporting->request.theme, pen.depth);
            write_cell(&pen, &shown);
        }
        fputs("\033[0m\n", out);
    }
    return true;
}

/* A film as a terminal recording: asciicast, version 2, which common players show. A line of JSON
 * tells the size, then one for each moment what is written at it. It is the film that the program
 * shows on a screen of that size, at the pace of somebody who goes through a game turn by turn. */

/* Pictures of a turn, milliseconds from each to the next, and how long the end stays. */
enum { OF_TURN = 4, PICTURE = 300, END = 6000 };

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
    unsigned pictures; /* after the first one */
    struct surroundings around;
    struct canvas now, before;
};

/* Brings the terminal to show the screen; nothing is there before the first moment. */
static void write_screen(const struct recording *recording, const struct theme *theme, FILE *out)
{
    const struct canvas *now = &recording->now;
    bool is_first = recording->before.rows == 0;
    struct pen pen = {.out = out, .depth = DEPTH_24_BIT};
    if (is_first)
        fputs("\033[?25l\033[2J", out);
    for (int row = 0; row < now->rows; row++) {
        int at = -1; /* the column that the cursor is in; -1: another row */
        for (int col = 0; col < now->cols; col++) {
            int cell = row * now->cols + col;
            struct rendition shown = rendition_of(&now->cell[cell], theme, pen.depth);
            struct rendition was = rendition_of(&recording->before.cell[cell], theme, pen.depth);
            if (!is_first && rendition_is_same(&was, &shown))
                continue;
            if (at != col)
                fprintf(out, "\033[%d;%dH", row + 1, col + 1);
            write_cell(&pen, &shown);
            at = col + 1;
        }
    }
    if (pen.is_set)
        fputs("\033[0m", out);
}

/* Nothing is written where the terminal shows the screen already. */
static bool write_moment(struct recording *recording, const struct theme *theme, FILE *out)
{
    char *text = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&text, &length);
    if (memory == NULL)
        return false;
    app_draw(recording->app, &recording->now, &recording->around);
    write_screen(recording, theme, memory);
    recording->before = recording->now;
    bool is_whole = fclose(memory) == 0;
    if (is_whole && length > 0) {
        fprintf(out, "[%lld.%lld, \"o\", ", recording->around.now / 1000,
                recording->around.now % 1000 / 100);
        write_string(text, length, out);
        fputs("]\n", out);
    }
    free(text);
    return is_whole;
}

static bool write_recording(struct recording *recording, const struct exporting *exporting,
                            FILE *out)
{
    bool is_whole = true;
    fprintf(out,
            "{\"version\": 2, \"width\": %d, \"height\": %d, \"title\": ", recording->around.cols,
            recording->around.rows);
    write_title(&exporting->plan, out);
    fputs("}\n", out);
    for (unsigned picture = 0; is_whole && picture <= recording->pictures; picture++) {
        is_whole = write_moment(recording, exporting->request.theme, out);
        recording->around.now += PICTURE;
        app_tick(recording->app, &recording->around);
    }
    fprintf(out, "[%lld.0, \"o\", \"\\u001b[?25h\"]\n", (recording->around.now + END) / 1000);
    return is_whole;
}

/* The film of a replay, which has a game of its own, up to where the film ends. */
static struct app *open_film(const struct exporting *exporting, unsigned pictures)
{
    const struct session *session = exporting->plan.session;
    struct session own;
    struct problem problem;
    if (!session_branch(&own, session, exporting->moves, &session->head, &problem))
        return NULL;
    struct page *page = replay_page(&own);
    if (page == NULL)
        session_close(&own);
    struct app *app = page != NULL ? app_new(page) : NULL;
    struct page *film = NULL;
    if (app != NULL)
        film = replay_film_page(page, pictures, PICTURE);
    if (film == NULL) {
        app_free(app);
        return NULL;
    }
    app_open(app, film);
    return app;
}

bool export_write_cast(struct exporting *exporting, FILE *out)
{
    struct recording *recording = calloc(1, sizeof *recording);
    if (recording == NULL)
        return false;
    recording->pictures =
        OF_TURN * game_turn(session_game_after(exporting->plan.session, exporting->moves));
    recording->app = open_film(exporting, recording->pictures);
    recording->around = (struct surroundings){
        .rows = exporting->request.rows != 0 ? exporting->request.rows : SCREEN_ROWS_MIN,
        .cols = exporting->request.cols != 0 ? exporting->request.cols : SCREEN_COLS_MIN,
        .depth = DEPTH_24_BIT,
        .unicode = true,
    };
    bool is_whole = recording->app != NULL && write_recording(recording, exporting, out);
    app_free(recording->app);
    free(recording);
    return is_whole;
}
