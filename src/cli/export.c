/* The switches of pictures and films of games. */
#include "cli/reading.h"
#include "tui/page.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The switch of a format is its word. */
bool cli_read_format(struct reading *reading, enum switch_place found, const char *value,
                     struct problem *problem)
{
    (void)value;
    const char *word = cli_switches[found].word;
    enum export_format *format = &reading->order.request.format, before = *format;
    *format = (enum export_format)word_find(word_whole(word), export_words, EXPORT_FORMATS_COUNT);
    return before == EXPORT_FORMATS_COUNT || before == *format ||
           problem_say(problem, _("--%s: expected one format only, and there is --%s already"),
                       word, export_words[before]);
}

bool cli_read_turn(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    return cli_read_number(found, value, UINT8_MAX, &reading->order.request.turn, problem);
}

bool cli_read_tile(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    return cli_read_number(found, value, EXPORT_TILE_MAX, &reading->order.request.tile, problem);
}

/* As terminals are called: 80x24. */
bool cli_read_size(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    struct word cols, rows;
    long wide, high;
    if (!word_split_last(word_whole(value), 'x', &cols, &rows) ||
        !word_number(cols, SCREEN_COLS_MIN, CANVAS_COLS_MAX, &wide) ||
        !word_number(rows, SCREEN_ROWS_MIN, CANVAS_ROWS_MAX, &high))
        return problem_say(problem, _("--%s '%s': expected columns and rows from %dx%d to %dx%d"),
                           cli_switches[found].word, value, SCREEN_COLS_MIN, SCREEN_ROWS_MIN,
                           CANVAS_COLS_MAX, CANVAS_ROWS_MAX);
    reading->order.request.cols = (int)wide;
    reading->order.request.rows = (int)high;
    return true;
}

bool cli_read_json(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    (void)found, (void)value, (void)problem;
    reading->in_json = true;
    return true;
}

bool cli_settle_export(struct reading *reading, struct export_order *order, struct problem *problem)
{
    struct export_request *request = &order->request;
    const char *ending = reading->order.to == NULL ? NULL : strrchr(reading->order.to, '.');
    char known[80] = "";
    *order = reading->order;
    if (request->format == EXPORT_FORMATS_COUNT && ending != NULL) /* it is in the name */
        request->format = (enum export_format)word_find(word_whole(ending + 1), export_words,
                                                        EXPORT_FORMATS_COUNT);
    for (enum export_format format = 0; format < EXPORT_FORMATS_COUNT; format++) {
        char word[16];
        snprintf(word, sizeof word, "--%s", export_words[format]);
        choice_add(known, sizeof known, format, EXPORT_FORMATS_COUNT, word);
    }
    if (request->format == EXPORT_FORMATS_COUNT)
        return problem_say(problem, _("'export': expected a format: %s"), known);
    if (request->tile != 0 && request->tile < EXPORT_TILE_MIN)
        return problem_say(problem, _("--tile '%u': expected a whole number from %d to %d"),
                           request->tile, EXPORT_TILE_MIN, EXPORT_TILE_MAX);
    if (request->tile != 0 && !export_takes_tile(request->format, request->tile, problem))
        return false;
    if (request->cols != 0 && request->format != EXPORT_CAST)
        return problem_say(problem, _("--size: expected with --%s only, not with --%s"),
                           export_words[EXPORT_CAST], export_words[request->format]);
    if (order->to == NULL && export_is_binary(request->format) && isatty(STDOUT_FILENO))
        return problem_say(problem, _("--%s: expected a file to write to, not the terminal"),
                           export_words[request->format]);
    return true;
}
