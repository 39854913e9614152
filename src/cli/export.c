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
    enum export_format format = EXPORT_TEXT;
    while (strcmp(word, export_word(format)) != 0)
        format++;
    if (reading->order.has_format && reading->order.format != format)
        return problem_say(problem, _("--%s: expected one format only, and there is --%s already"),
                           word, export_word(reading->order.format));
    reading->order.format = format;
    reading->order.has_format = true;
    return true;
}

bool cli_read_turn(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    return cli_read_number(found, value, UINT8_MAX, &reading->order.turn, problem);
}

bool cli_read_tile(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    return cli_read_number(found, value, EXPORT_TILE_MAX, &reading->order.tile, problem);
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
    reading->order.cols = (int)wide;
    reading->order.rows = (int)high;
    return true;
}

bool cli_read_json(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    (void)found, (void)value, (void)problem;
    reading->in_json = true;
    return true;
}

/* Where no format is said, a file is of the one that its name ends in. */
static void choose_by_name(struct export_order *order)
{
    const char *ending = order->to == NULL ? NULL : strrchr(order->to, '.');
    for (enum export_format format = 0; ending != NULL && format < EXPORT_FORMATS_COUNT; format++)
        if (!order->has_format && strcmp(ending + 1, export_word(format)) == 0) {
            order->format = format;
            order->has_format = true;
        }
}

bool cli_settle_export(struct reading *reading, struct export_order *order, struct problem *problem)
{
    char known[80] = "";
    *order = reading->order;
    choose_by_name(order);
    for (enum export_format format = 0; format < EXPORT_FORMATS_COUNT; format++) {
        char word[16];
        snprintf(word, sizeof word, "--%s", export_word(format));
        choice_add(known, sizeof known, format, EXPORT_FORMATS_COUNT, word);
    }
    if (!order->has_format)
        return problem_say(problem, _("'export': expected a format: %s"), known);
    if (order->tile != 0 && order->tile < EXPORT_TILE_MIN)
        return problem_say(problem, _("--tile '%u': expected a whole number from %d to %d"),
                           order->tile, EXPORT_TILE_MIN, EXPORT_TILE_MAX);
    if (order->tile != 0 && !export_takes_tile(order->format, order->tile, problem))
        return false;
    if (order->cols != 0 && order->format != EXPORT_CAST)
        return problem_say(problem, _("--size: expected with --%s only, not with --%s"),
                           export_word(EXPORT_CAST), export_word(order->format));
    if (order->to == NULL && export_is_binary(order->format) && isatty(STDOUT_FILENO))
        return problem_say(problem, _("--%s: expected a file to write to, not the terminal"),
                           export_word(order->format));
    strcpy(order->theme, reading->settings.value[SETTINGS_THEME]);
    return true;
}
