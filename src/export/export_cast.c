/* A film as a terminal recording: asciicast, version 2, which common players show. A line of JSON
 * tells the size, then one for each moment what is written at it. */
#include "export/writers.h"

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

static bool write_moment(struct exporting *exporting, const struct canvas *before, unsigned tenths,
                         FILE *out)
{
    char *text = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&text, &length);
    if (memory == NULL)
        return false;
    if (before == NULL)
        fputs("\033[?25l\033[2J", memory);
    ansi_update(&exporting->canvas, before, exporting->theme, DEPTH_24_BIT, memory);
    bool is_whole = fclose(memory) == 0;
    if (is_whole) {
        fprintf(out, "[%u.%u, \"o\", ", tenths / 10, tenths % 10);
        write_string(text, length, out);
        fputs("]\n", out);
    }
    free(text);
    return is_whole;
}

bool export_write_cast(struct exporting *exporting, FILE *out)
{
    struct canvas *before = malloc(sizeof *before);
    size_t moves[FILM_MAX];
    unsigned count = exporting_film(exporting, moves);
    bool is_whole = before != NULL;
    fprintf(out,
            "{\"version\": 2, \"width\": %d, \"height\": %d, \"title\": ", exporting->plan.cols,
            exporting->plan.rows);
    write_title(&exporting->plan, out);
    fputs("}\n", out);
    for (unsigned f = 0; is_whole && f < count; f++) {
        exporting_draw(exporting, moves[f]);
        is_whole = write_moment(exporting, f > 0 ? before : NULL, f * TURN, out);
        *before = exporting->canvas;
    }
    fprintf(out, "[%u.%u, \"o\", \"\\u001b[?25h\"]\n", (count * TURN + END) / 10,
            (count * TURN + END) % 10);
    free(before);
    return is_whole;
}
