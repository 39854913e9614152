/* The switches of a match between computer players. */
#include "cli_reading.h"
#include "play/seed.h"

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

bool cli_settle_match(struct reading *reading, struct match *match, struct problem *problem)
{
    if (reading->seats < PLAYERS_MIN)
        return problem_say(problem,
                           _("'match': expected --seat LEVEL or --engine CMD, 2 to 6 times"));
    option_choices_apply(&reading->choices, &reading->head.options);
    *match = reading->match;
    match->budget.playouts = reading->playouts;
    match->options = reading->head.options;
    match->options.players = (uint8_t)reading->seats;
    match->seed = reading->head.has_seed ? reading->head.seed : seed_by_chance();
    return true;
}
