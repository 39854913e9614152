/* The switches of a game: who plays, and by which rules. */
#include "cli/reading.h"
#include "play/bot_seats.h"
#include "play/session.h"
#include "play/store.h"
#include "text/option_table.h"
#include "text/setup.h"
#include "unicode/utf8.h"

#include <string.h>

unsigned cli_find_player(const struct reading *reading, const char *name)
{
    unsigned player = 0;
    while (player < reading->named && !spelling_is_same(reading->head.name[player], name))
        player++;
    return player;
}

static bool add_player(struct reading *reading, enum switch_place found, const char *text,
                       const char *name, struct problem *problem)
{
    if (reading->named == PLAYERS_MAX)
        return problem_say(problem, _("--%s '%s': expected at most 6 players"),
                           cli_switches[found].word, text);
    strcpy(reading->head.name[reading->named++], name);
    return true;
}

static bool read_name(enum switch_place found, struct word word, char name[NAME_SIZE],
                      struct problem *problem)
{
    struct bad_text bad;
    return setup_read_name(word, name, &bad) ||
           problem_say(problem, "--%s %s", cli_switches[found].word, bad.reason);
}

bool cli_read_player(struct reading *reading, enum switch_place found, const char *value,
                     struct problem *problem)
{
    char name[NAME_SIZE];
    if (!read_name(found, word_whole(value), name, problem))
        return false;
    unsigned player = cli_find_player(reading, name);
    if (!(reading->bots >> player & 1u))
        return add_player(reading, found, value, name, problem);
    reading->bots &= ~(1u << player);
    return true;
}

/* NAME=LEVEL: a player that has a name already, or one more. */
bool cli_read_bot(struct reading *reading, enum switch_place found, const char *value,
                  struct problem *problem)
{
    char name[NAME_SIZE];
    struct bad_text bad;
    struct word word, level;
    if (!word_split_last(word_whole(value), '=', &word, &level))
        return problem_say(problem, _("--bot '%s': expected NAME=LEVEL, such as Ben=hard"), value);
    if (!read_name(found, word, name, problem))
        return false;
    unsigned player = cli_find_player(reading, name);
    if (player < reading->named && reading->head.bot[player][0] != '\0')
        return problem_say(problem, _("--bot '%s': expected each player only once"), value);
    if (player == reading->named) {
        if (!add_player(reading, found, value, name, problem))
            return false;
        reading->bots |= 1u << player;
    }
    return bot_seat_read(level, reading->head.bot[player], &bad) ||
           problem_say(problem, "--bot %s", bad.reason);
}

static enum setting setting_of(enum switch_place found)
{
    return found == SWITCH_SETS      ? SETTING_SETS
           : found == SWITCH_EDITION ? SETTING_EDITION
                                     : SETTING_SEED;
}

bool cli_read_setting(struct reading *reading, enum switch_place found, const char *value,
                      struct problem *problem)
{
    struct bad_text bad;
    return setting_read(setting_of(found), word_whole(value), &reading->head, &bad) ||
           problem_say(problem, "--%s %s", cli_switches[found].word, bad.reason);
}

bool cli_read_aids(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    struct bad_text bad;
    return aids_read(word_whole(value), &reading->head, &bad) ||
           problem_say(problem, "--%s %s", cli_switches[found].word, bad.reason);
}

/* NAME=VALUE */
bool cli_read_option(struct reading *reading, enum switch_place found, const char *value,
                     struct problem *problem)
{
    struct bad_text bad;
    size_t length = strcspn(value, "=");
    if (value[length] == '\0')
        return problem_say(problem, _("--option '%s': expected NAME=VALUE, see --help options"),
                           value);
    struct word name = {value, length, 1};
    return option_choose(&reading->choices, name, word_whole(value + length + 1), &bad) ||
           problem_say(problem, "--%s %s", cli_switches[found].word, bad.reason);
}

void cli_settle_new(struct reading *reading, struct start_request *play)
{
    if (reading->named > PLAYERS_MIN)
        reading->head.options.players = (uint8_t)reading->named;
    option_choices_apply(&reading->choices, &reading->head.options);
    play->head = reading->head;
    play->head_is_whole = reading->named >= PLAYERS_MIN;
    store_today(play->head.date);
    if (play->head_is_whole && !play->head.has_seed && play->head.chance == RECORD_CHANCE_AUTO) {
        play->head.seed = seed_by_chance();
        play->head.has_seed = true;
    }
}
