/* The switches of a match between computer players. */
#include "cli/reading.h"
#include "play/session.h"

#include <stdio.h>
#include <string.h>

static bool has_room(const struct reading *reading, enum switch_place found, const char *text,
                     struct problem *problem)
{
    return reading->seats < PLAYERS_MAX ||
           problem_say(problem, _("--%s '%s': expected at most 6 seats"), cli_switches[found].word,
                       text);
}

/* N or Nms */
static bool read_budget(struct word word, struct match_budget *budget, struct problem *problem)
{
    char number[32];
    bool is_time = word.length > 2 && memcmp(word.at + word.length - 2, "ms", 2) == 0;
    snprintf(number, sizeof number, "%.*s", (int)(word.length - (is_time ? 2 : 0)), word.at);
    return is_time ? cli_read_number(SWITCH_SEAT, number, MATCH_MS_MAX, &budget->ms, problem)
                   : cli_read_number(SWITCH_SEAT, number, MATCH_PLAYOUTS_MAX, &budget->playouts,
                                     problem);
}

/* LEVEL and its budgets: expert, expert:300, expert:50ms */
bool cli_read_seat(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    char known[64] = "";
    struct match_seat seat = {0};
    size_t length = strcspn(value, ":");
    if (!has_room(reading, found, value, problem))
        return false;
    seat.level = bot_level_find(value, length);
    for (unsigned l = 0; l < BOT_LEVELS_COUNT; l++)
        choice_add(known, sizeof known, l, BOT_LEVELS_COUNT, bot_levels[l].name);
    if (seat.level == BOT_LEVELS_COUNT)
        return problem_say(problem, _("--seat '%s': expected %s"), value, known);
    for (const char *at = value + length; *at == ':';) {
        struct word budget = {at + 1, strcspn(at + 1, ":"), 1};
        if (!read_budget(budget, &seat.budget, problem))
            return false;
        at = budget.at + budget.length;
    }
    reading->match.seat[reading->seats++] = seat;
    return true;
}

bool cli_read_engine(struct reading *reading, enum switch_place found, const char *value,
                     struct problem *problem)
{
    if (!has_room(reading, found, value, problem))
        return false;
    reading->match.seat[reading->seats++] = (struct match_seat){.engine = value};
    return true;
}

bool cli_read_games(struct reading *reading, enum switch_place found, const char *value,
                    struct problem *problem)
{
    return cli_read_number(found, value, MATCH_GAMES_MAX, &reading->match.games, problem);
}

bool cli_read_playouts(struct reading *reading, enum switch_place found, const char *value,
                       struct problem *problem)
{
    return cli_read_number(found, value, MATCH_PLAYOUTS_MAX, &reading->playouts, problem);
}

bool cli_read_ms(struct reading *reading, enum switch_place found, const char *value,
                 struct problem *problem)
{
    return cli_read_number(found, value, MATCH_MS_MAX, &reading->match.budget.ms, problem);
}

bool cli_read_jobs(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    return cli_read_number(found, value, MATCH_JOBS_MAX, &reading->match.jobs, problem);
}

/* It may be 0, which is where the first of many parts begins. */
bool cli_read_skip(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    long skip;
    if (!word_number(word_whole(value), 0, MATCH_GAMES_MAX, &skip))
        return problem_say(problem, _("--%s '%s': expected a whole number from 0 to %d"),
                           cli_switches[found].word, value, MATCH_GAMES_MAX);
    reading->skip = (unsigned)skip;
    return true;
}

bool cli_read_records(struct reading *reading, enum switch_place found, const char *value,
                      struct problem *problem)
{
    if (value[0] == '\0')
        return problem_say(problem, _("--%s '': expected the name of a folder"),
                           cli_switches[found].word);
    reading->match.records = value;
    return true;
}

bool cli_read_merge(struct reading *reading, enum switch_place found, const char *value,
                    struct problem *problem)
{
    (void)reading, (void)found, (void)value, (void)problem;
    return true; /* that it was said is noted */
}

/* Games that were played know how: nothing more may be said of them. */
static bool settle_merge(const struct reading *reading, struct cli_request *request,
                         struct problem *problem)
{
    for (unsigned s = 0; s < SWITCHES_COUNT; s++)
        if (s != SWITCH_MERGE && cli_is_said(reading, (enum switch_place)s) &&
            cli_switches[s].with != WITH_ANY && cli_switches[s].with != WITH_TEXT)
            return problem_say(problem, _("option --%s: expected without --merge"),
                               cli_switches[s].word);
    request->task = CLI_MERGE;
    request->merged = reading->files;
    request->merged_count = reading->files_count;
    return true;
}

/* The games of a part are those of its rotations. */
static bool settle_skip(const struct reading *reading, struct match *match, struct problem *problem)
{
    if (!cli_is_said(reading, SWITCH_SKIP))
        return true;
    if (!reading->head.has_seed)
        return problem_say(problem, _("--skip '%u': expected with --seed, which numbers the games"),
                           reading->skip);
    if (reading->skip % reading->seats != 0)
        return problem_say(problem, _("--skip '%u': expected a multiple of %u, the seats"),
                           reading->skip, reading->seats);
    match->seed += reading->skip / reading->seats;
    return true;
}

bool cli_settle_match(struct reading *reading, struct cli_request *request, struct problem *problem)
{
    struct match *match = &request->match;
    if (cli_is_said(reading, SWITCH_MERGE))
        return settle_merge(reading, request, problem);
    if (reading->files_count > 0)
        return problem_say(problem, _("'%s': expected nothing after '%s'"), reading->files[0],
                           "match");
    if (reading->seats < PLAYERS_MIN)
        return problem_say(problem,
                           _("'match': expected --seat LEVEL or --engine CMD, 2 to 6 times"));
    option_choices_apply(&reading->choices, &reading->head.options);
    *match = reading->match;
    match->version = cli_version();
    match->budget.playouts = reading->playouts;
    match->options = reading->head.options;
    match->options.players = (uint8_t)reading->seats;
    match->seed = reading->head.has_seed ? reading->head.seed : seed_by_chance();
    request->task = CLI_MATCH;
    request->prints_lines = reading->in_json;
    return settle_skip(reading, match, problem);
}
