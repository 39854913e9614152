/* The switches of a game: who plays, and by which rules; and how players like the program, for this
 * run only. */
#include "cli/cli.h"
#include "play/session.h"
#include "play/store.h"
#include "text/setup.h"
#include "tui/keys.h"
#include "tui/theme/theme.h"
#include "unicode/utf8.h"

#include <stdio.h>
#include <string.h>

static struct record_head *head_of(const struct reading *reading)
{
    return &reading->request->play.head;
}

unsigned cli_find_player(const struct record_head *head, unsigned players, const char *name)
{
    unsigned player = 0;
    while (player < players && !spelling_is_same(head->name[player], name))
        player++;
    return player;
}

static bool add_player(struct reading *reading, const char *name)
{
    if (reading->named == PLAYERS_MAX)
        return problem_say(reading->problem, _("--%s '%s': expected at most 6 players"),
                           cli_switches[reading->found].word, reading->value);
    strcpy(head_of(reading)->name[reading->named++], name);
    return true;
}

static bool read_name(struct reading *reading, struct word word, char name[NAME_SIZE])
{
    struct bad_text bad;
    return setup_read_name(word, name, &bad) || cli_refuse(reading, &bad);
}

bool cli_read_player(struct reading *reading)
{
    char name[NAME_SIZE];
    if (!read_name(reading, word_whole(reading->value), name))
        return false;
    unsigned player = cli_find_player(head_of(reading), reading->named, name);
    if (!(reading->bots >> player & 1u))
        return add_player(reading, name);
    reading->bots &= ~(1u << player);
    return true;
}

/* NAME=LEVEL: a player that has a name already, or one more. */
bool cli_read_bot(struct reading *reading)
{
    char name[NAME_SIZE];
    struct bad_text bad;
    struct word word, level;
    struct record_head *head = head_of(reading);
    if (!word_split_last(word_whole(reading->value), '=', &word, &level))
        return problem_say(reading->problem, _("--bot '%s': expected NAME=LEVEL, such as Ben=hard"),
                           reading->value);
    if (!read_name(reading, word, name))
        return false;
    unsigned player = cli_find_player(head_of(reading), reading->named, name);
    if (player < reading->named && head->bot[player][0] != '\0')
        return problem_say(reading->problem, _("--bot '%s': expected each player only once"),
                           reading->value);
    if (player == reading->named) {
        if (!add_player(reading, name))
            return false;
        reading->bots |= 1u << player;
    }
    return bot_seat_read(level, head->bot[player], &bad) || cli_refuse(reading, &bad);
}

/* NAME=CMD, likewise. */
bool cli_take_program(struct reading *reading)
{
    char name[NAME_SIZE];
    struct record_head *head = head_of(reading);
    struct programs *programs = &reading->request->play.programs;
    size_t length = strcspn(reading->value, "=");
    if (reading->value[length] == '\0' || reading->value[length + 1] == '\0')
        return problem_say(reading->problem,
                           _("--engine '%s': expected NAME='CMD', a player and the command of the "
                             "program that plays for them"),
                           reading->value);
    if (!read_name(reading, (struct word){reading->value, length, 1}, name))
        return false;
    unsigned player = cli_find_player(head, reading->named, name);
    if ((player < reading->named && head->bot[player][0] != '\0') ||
        !programs_add(programs, name, reading->value + length + 1))
        return problem_say(reading->problem, _("--engine '%s': expected each player only once"),
                           reading->value);
    if (player == reading->named) {
        if (!add_player(reading, name))
            return false;
        reading->bots |= 1u << player;
    }
    memcpy(head->bot[player], programs->program[programs->count - 1].bot, BOT_SIZE);
    return true;
}

static bool seed_is_wanted(const struct reading *reading)
{
    const struct record_head *head = &reading->request->play.head;
    return head->chance != RECORD_CHANCE_UNSEEN || !head->has_seed ||
           problem_say(reading->problem, _("--seed and --unseen: expected one of them, as tiles "
                                           "drawn when they are due have no seed"));
}

bool cli_read_setting(struct reading *reading)
{
    struct bad_text bad;
    enum setting setting = reading->found == SWITCH_SETS      ? SETTING_SETS
                           : reading->found == SWITCH_EDITION ? SETTING_EDITION
                                                              : SETTING_SEED;
    return (setting_read(setting, word_whole(reading->value), head_of(reading), &bad) ||
            cli_refuse(reading, &bad)) &&
           seed_is_wanted(reading);
}

bool cli_read_as(struct reading *reading)
{
    struct start_request *play = &reading->request->play;
    if (play->seats == PLAYERS_MAX)
        return problem_say(reading->problem, _("--as: expected at most %d times"), PLAYERS_MAX);
    play->seat[play->seats++] = reading->value;
    return true;
}

bool cli_read_unseen(struct reading *reading)
{
    head_of(reading)->chance = RECORD_CHANCE_UNSEEN;
    return seed_is_wanted(reading);
}

bool cli_read_group(struct reading *reading)
{
    if (!record_group_is_good(reading->value))
        return problem_say(reading->problem, _("--group '%s': expected the name of a group"),
                           reading->value);
    snprintf(head_of(reading)->group, GROUP_SIZE, "%s", reading->value);
    return true;
}

bool cli_read_folder(struct reading *reading)
{
    reading->request->play.folder = reading->value;
    return true;
}

/* Those who play are many, and so nobody should know what comes, if a seed is not wanted. */
bool cli_settle_group(struct reading *reading)
{
    struct record_head *head = head_of(reading);
    if (!cli_is_said(reading, SWITCH_GROUP))
        return !cli_is_said(reading, SWITCH_FOLDER) ||
               problem_say(reading->problem, _("--folder: expected with --group only"));
    if (reading->named < PLAYERS_MIN)
        return problem_say(reading->problem,
                           _("--group: expected two or more players by --player"));
    if (cli_is_said(reading, SWITCH_AS))
        return problem_say(reading->problem,
                           _("--as: expected without --group, with which everybody joins"));
    reading->request->task = CLI_GROUP;
    if (!head->has_seed)
        head->chance = RECORD_CHANCE_UNSEEN;
    return true;
}

bool cli_read_aids(struct reading *reading)
{
    struct bad_text bad;
    return aids_read(word_whole(reading->value), head_of(reading), &bad) ||
           cli_refuse(reading, &bad);
}

/* NAME=VALUE */
bool cli_read_option(struct reading *reading)
{
    struct bad_text bad;
    size_t length = strcspn(reading->value, "=");
    if (reading->value[length] == '\0')
        return problem_say(reading->problem,
                           _("--option '%s': expected NAME=VALUE, see --help options"),
                           reading->value);
    struct word name = {reading->value, length, 1};
    return option_choose(&reading->choices, name, word_whole(reading->value + length + 1), &bad) ||
           cli_refuse(reading, &bad);
}

/* Of a new game that is shared the players are known, and among them those who sit down at once. */
static bool seats_are_there(struct reading *reading)
{
    struct start_request *play = &reading->request->play;
    if (play->start != START_NEW)
        return true;
    for (unsigned s = 0; s < play->seats; s++) {
        unsigned player = cli_find_player(&play->head, reading->named, play->seat[s]);
        if (player == reading->named)
            return problem_say(reading->problem,
                               _("--as '%s': expected a player of the new game, named by --player"),
                               play->seat[s]);
        play->seat[s] = play->head.name[player];
    }
    return play->seats == 0 || play->head_is_whole ||
           problem_say(reading->problem, _("--as: expected two players or more, by --player"));
}

bool cli_settle_new(struct reading *reading)
{
    struct start_request *play = &reading->request->play;
    if (reading->named > PLAYERS_MIN)
        play->head.options.players = (uint8_t)reading->named;
    option_choices_apply(&reading->choices, &play->head.options);
    play->head_is_whole = reading->named >= PLAYERS_MIN;
    store_today(play->head.date);
    if (play->head_is_whole && !play->head.has_seed && play->head.chance == RECORD_CHANCE_AUTO) {
        play->head.seed = seed_by_chance();
        play->head.has_seed = true;
    }
    return seats_are_there(reading);
}

/* How players like the program. */

static bool read_preference(struct reading *reading, enum settings_key key, const char *value)
{
    struct bad_text bad;
    return settings_set(&reading->request->play.settings, key, word_whole(value), &bad) ||
           cli_refuse(reading, &bad);
}

bool cli_read_theme(struct reading *reading)
{
    struct theme theme;
    struct problem why;
    return read_preference(reading, SETTINGS_THEME, reading->value) &&
           (theme_find(reading->value, &theme, &why) ||
            problem_say(reading->problem, "--theme: %s", why.text));
}

/* The names of players without one are in that language, too. */
bool cli_read_language(struct reading *reading)
{
    if (reading->value[0] == '\0')
        return problem_say(reading->problem,
                           _("--language '': expected a language code such as en"));
    if (!read_preference(reading, SETTINGS_LANGUAGE, reading->value))
        return false;
    language_choose(reading->value);
    const struct record_head standard = setup_default();
    for (unsigned seat = reading->named; seat < PLAYERS_MAX; seat++)
        strcpy(head_of(reading)->name[seat], standard.name[seat]);
    return true;
}

bool cli_read_keys(struct reading *reading)
{
    struct keymap keymap;
    reading->request->play.keys = reading->value;
    return keymap_load(&keymap, reading->value, reading->problem);
}

bool cli_read_mouse(struct reading *reading)
{
    return read_preference(reading, SETTINGS_MOUSE, "off");
}

bool cli_read_hints(struct reading *reading)
{
    return read_preference(reading, SETTINGS_HINTS, "on");
}
