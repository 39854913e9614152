/* The switches of what nobody plays: matches between computer players; pictures and films. */
#include "cli/cli.h"
#include "play/session.h"
#include "tui/page.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool has_room(const struct reading *reading)
{
    return reading->seats < PLAYERS_MAX ||
           problem_say(reading->problem, _("--%s '%s': expected at most 6 seats"),
                       cli_switches[reading->found].word, reading->value);
}

/* N or Nms */
static bool read_budget(struct reading *reading, struct word word, struct match_budget *budget)
{
    char number[32];
    bool is_time = word.length > 2 && memcmp(word.at + word.length - 2, "ms", 2) == 0;
    snprintf(number, sizeof number, "%.*s", (int)(word.length - (is_time ? 2 : 0)), word.at);
    return is_time ? cli_read_whole(reading, number, MATCH_MS_MAX, &budget->ms)
                   : cli_read_whole(reading, number, MATCH_PLAYOUTS_MAX, &budget->playouts);
}

/* LEVEL and its budgets: expert, expert:300, expert:50ms */
bool cli_read_seat(struct reading *reading)
{
    char known[64] = "";
    size_t length = strcspn(reading->value, ":");
    struct match_seat seat = {.level = bot_level_find(reading->value, length)};
    if (!has_room(reading))
        return false;
    for (unsigned l = 0; l < BOT_LEVELS_COUNT; l++)
        choice_add(known, sizeof known, l, BOT_LEVELS_COUNT, bot_levels[l].name);
    if (seat.level == BOT_LEVELS_COUNT)
        return problem_say(reading->problem, _("--seat '%s': expected %s"), reading->value, known);
    for (const char *at = reading->value + length; *at == ':';) {
        struct word budget = {at + 1, strcspn(at + 1, ":"), 1};
        if (!read_budget(reading, budget, &seat.budget))
            return false;
        at = budget.at + budget.length;
    }
    reading->request->match.seat[reading->seats++] = seat;
    return true;
}

/* An error about a seat of a game counts only once it is known that no match is meant. */
bool cli_read_engine(struct reading *reading)
{
    struct problem why = {0}, *said = reading->problem;
    if (!has_room(reading))
        return false;
    reading->problem = &why;
    if (!cli_take_program(reading) && reading->no_program.text[0] == '\0')
        reading->no_program = why;
    reading->problem = said;
    reading->request->match.seat[reading->seats++] = (struct match_seat){.engine = reading->value};
    return true;
}

/* It may be 0, which is where the first of many parts begins. */
bool cli_read_skip(struct reading *reading)
{
    long skip;
    if (!word_number(word_whole(reading->value), 0, MATCH_GAMES_MAX, &skip))
        return problem_say(reading->problem, _("--%s '%s': expected a whole number from 0 to %d"),
                           cli_switches[reading->found].word, reading->value, MATCH_GAMES_MAX);
    reading->skip = (unsigned)skip;
    return true;
}

bool cli_read_records(struct reading *reading)
{
    reading->request->match.records = reading->value;
    return reading->value[0] != '\0' ||
           problem_say(reading->problem, _("--%s '': expected the name of a folder"),
                       cli_switches[reading->found].word);
}

/* Games that were played have their settings: no more may be given. */
static bool settle_merge(const struct reading *reading)
{
    for (unsigned s = 0; s < SWITCHES_COUNT; s++)
        if (s != SWITCH_MERGE && cli_is_said(reading, (enum switch_place)s) &&
            cli_switches[s].with != WITH_ANY && cli_switches[s].with != WITH_TEXT)
            return problem_say(reading->problem, _("option --%s: expected without --merge"),
                               cli_switches[s].word);
    reading->request->task = CLI_MERGE;
    return true;
}

/* The games of a part are those of its rotations. */
static bool settle_skip(const struct reading *reading)
{
    if (!cli_is_said(reading, SWITCH_SKIP))
        return true;
    if (!reading->request->play.head.has_seed)
        return problem_say(reading->problem,
                           _("--skip '%u': expected with --seed, which numbers the games"),
                           reading->skip);
    if (reading->skip % reading->seats != 0)
        return problem_say(reading->problem, _("--skip '%u': expected a multiple of %u, the seats"),
                           reading->skip, reading->seats);
    reading->request->match.seed += reading->skip / reading->seats;
    return true;
}

bool cli_settle_match(struct reading *reading)
{
    struct cli_request *request = reading->request;
    struct record_head *head = &request->play.head;
    struct match *match = &request->match;
    if (cli_is_said(reading, SWITCH_MERGE))
        return settle_merge(reading);
    if (request->merged_count > 0)
        return problem_say(reading->problem, _("'%s': expected nothing after '%s'"),
                           request->merged[0], "match");
    if (reading->seats < PLAYERS_MIN)
        return problem_say(reading->problem,
                           _("'match': expected --seat LEVEL or --engine CMD, 2 to 6 times"));
    option_choices_apply(&reading->choices, &head->options);
    match->version = cli_version();
    match->budget.playouts = reading->playouts;
    match->options = head->options;
    match->options.players = (uint8_t)reading->seats;
    match->seed = head->has_seed ? head->seed : seed_by_chance();
    request->task = CLI_MATCH;
    request->prints_lines = cli_is_said(reading, SWITCH_JSON);
    return settle_skip(reading);
}

/* Pictures and films. */

/* The switch of a format is its word. */
bool cli_read_format(struct reading *reading)
{
    const char *word = cli_switches[reading->found].word;
    enum export_format *format = &reading->request->order.request.format, before = *format;
    *format = (enum export_format)word_find(word_whole(word), export_words, EXPORT_FORMATS_COUNT);
    return before == EXPORT_FORMATS_COUNT || before == *format ||
           problem_say(reading->problem,
                       _("--%s: expected one format only, and there is --%s already"), word,
                       export_words[before]);
}

/* A terminal's size as it is usually written: 80x24. */
bool cli_read_size(struct reading *reading)
{
    struct word cols, rows;
    long wide, high;
    struct export_request *request = &reading->request->order.request;
    if (!word_split_last(word_whole(reading->value), 'x', &cols, &rows) ||
        !word_number(cols, SCREEN_COLS_MIN, CANVAS_COLS_MAX, &wide) ||
        !word_number(rows, SCREEN_ROWS_MIN, CANVAS_ROWS_MAX, &high))
        return problem_say(reading->problem,
                           _("--%s '%s': expected columns and rows from %dx%d to %dx%d"),
                           cli_switches[reading->found].word, reading->value, SCREEN_COLS_MIN,
                           SCREEN_ROWS_MIN, CANVAS_COLS_MAX, CANVAS_ROWS_MAX);
    request->cols = (int)wide;
    request->rows = (int)high;
    return true;
}

/* Without a format, the ending of the file's name decides. */
static bool settle_format(struct reading *reading)
{
    struct export_order *order = &reading->request->order;
    enum export_format *format = &order->request.format;
    const char *ending = order->to == NULL ? NULL : strrchr(order->to, '.');
    char known[80] = "";
    if (*format == EXPORT_FORMATS_COUNT && ending != NULL)
        *format = (enum export_format)word_find(word_whole(ending + 1), export_words,
                                                EXPORT_FORMATS_COUNT);
    if (*format != EXPORT_FORMATS_COUNT)
        return true;
    for (unsigned f = 0; f < EXPORT_FORMATS_COUNT; f++) {
        char word[16];
        snprintf(word, sizeof word, "--%s", export_words[f]);
        choice_add(known, sizeof known, f, EXPORT_FORMATS_COUNT, word);
    }
    return problem_say(reading->problem, _("'export': expected a format: %s"), known);
}

bool cli_settle_export(struct reading *reading)
{
    const struct export_order *order = &reading->request->order;
    const struct export_request *request = &order->request;
    if (!settle_format(reading))
        return false;
    if (request->tile != 0 && request->tile < EXPORT_TILE_MIN)
        return problem_say(reading->problem,
                           _("--tile '%u': expected a whole number from %d to %d"), request->tile,
                           EXPORT_TILE_MIN, EXPORT_TILE_MAX);
    if (request->tile != 0 && !export_takes_tile(request->format, request->tile, reading->problem))
        return false;
    if (request->cols != 0 && request->format != EXPORT_CAST)
        return problem_say(reading->problem, _("--size: expected with --%s only, not with --%s"),
                           export_words[EXPORT_CAST], export_words[request->format]);
    if (order->to == NULL && export_is_binary(request->format) && isatty(STDOUT_FILENO))
        return problem_say(reading->problem,
                           _("--%s: expected a file to write to, not the terminal"),
                           export_words[request->format]);
    reading->request->task = CLI_EXPORT;
    return true;
}
