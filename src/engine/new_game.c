/* The arguments of `new`: number of players, names, and settings. */
#include "engine/command.h"

#include "play/seed.h"
#include "play/store.h"
#include "text/option_table.h"
#include "text/setup.h"

#include <stdio.h>
#include <string.h>

/* The settings given so far. */
struct agreed {
    struct record_head head;
    struct option_choices choices;
    unsigned named; /* how many players have been named */
    bool counted;   /* whether `players` was given */
};

struct new_key {
    const char *name;
    bool (*read)(struct agreed *agreed, const struct new_key *key, struct word value,
                 struct bad_text *bad);
    enum setting setting; /* for keys that are settings */
};

static bool read_players(struct agreed *agreed, const struct new_key *key, struct word value,
                         struct bad_text *bad)
{
    long players;
    (void)key;
    if (!word_number(value, PLAYERS_MIN, PLAYERS_MAX, &players))
        return bad_text_expected(bad, value, "a number of players from 2 to 6");
    agreed->head.options.players = (uint8_t)players;
    agreed->counted = true;
    return true;
}

static bool read_names(struct agreed *agreed, const struct new_key *key, struct word value,
                       struct bad_text *bad)
{
    (void)key;
    for (size_t begin = 0, end; begin <= value.length; begin = end + 1) {
        for (end = begin; end < value.length && value.at[end] != ','; end++)
            ;
        struct word name = {value.at + begin, end - begin, value.column + begin};
        if (agreed->named == PLAYERS_MAX)
            return bad_text_expected(bad, value, "at most 6 names");
        if (!setup_read_name(name, agreed->head.name[agreed->named], bad))
            return false;
        agreed->named++;
    }
    return true;
}

static bool read_setting(struct agreed *agreed, const struct new_key *key, struct word value,
                         struct bad_text *bad)
{
    return setting_read(key->setting, value, &agreed->head, bad);
}

static const struct new_key keys[] = {{.name = "players", .read = read_players},
                                      {.name = "names", .read = read_names},
#define X(c_name, word) {.name = #word, .read = read_setting, .setting = SETTING_##c_name},
                                      SETTINGS(X)
#undef X
};

enum { KEYS = sizeof keys / sizeof keys[0] };

static bool unknown_key(struct bad_text *bad, struct word word)
{
    char names[320] = "";
    for (unsigned k = 0; k < KEYS; k++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s=, ", keys[k].name);
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s=",
                 o == 0                   ? ""
                 : o == OPTIONS_COUNT - 1 ? " or "
                                          : ", ",
                 option_name((enum option)o));
    return bad_text_expected(bad, word, names);
}

/* A key of the table, or the name of an option. */
static bool read_key(struct agreed *agreed, struct word word, unsigned *said, struct bad_text *bad)
{
    const char *equals = memchr(word.at, '=', word.length);
    if (equals == NULL)
        return unknown_key(bad, word);
    size_t length = (size_t)(equals - word.at);
    struct word name = {word.at, length, word.column};
    struct word value = {equals + 1, word.length - length - 1, word.column + length + 1};
    unsigned k = 0;
    while (k < KEYS && !word_is(name, keys[k].name))
        k++;
    if (k == KEYS)
        return option_find(name) == OPTIONS_COUNT
                   ? unknown_key(bad, word)
                   : option_choose(&agreed->choices, name, value, bad);
    if (*said >> k & 1u)
        return bad_text_expected(bad, word, "each key only once");
    *said |= 1u << k;
    return keys[k].read(agreed, &keys[k], value, bad);
}

/* The names and the number of players must match; either alone is enough. */
static bool settle_players(struct agreed *agreed, struct problem *problem)
{
    if (agreed->named == 0)
        return true;
    if (!agreed->counted)
        agreed->head.options.players = (uint8_t)agreed->named;
    if (agreed->named < PLAYERS_MIN)
        return problem_say(problem, "names: one name, expected 2 to 6 separated by commas");
    if (agreed->named != agreed->head.options.players)
        return problem_say(problem, "names: %u names for %u players, expected as many",
                           agreed->named, agreed->head.options.players);
    return true;
}

bool new_game_read(struct arguments *arguments, struct record_head *head)
{
    struct agreed agreed = {.head = setup_default()};
    struct bad_text bad;
    struct word word;
    unsigned said = 0;
    while (arguments_next(arguments, &word))
        if (!read_key(&agreed, word, &said, &bad))
            return problem_say(arguments->problem, "column %zu: %s", bad.column, bad.reason);
    if (!settle_players(&agreed, arguments->problem))
        return false;
    option_choices_apply(&agreed.choices, &agreed.head.options);
    if (agreed.head.chance == RECORD_CHANCE_AUTO && !agreed.head.has_seed) {
        agreed.head.seed = seed_by_chance();
        agreed.head.has_seed = true;
    }
    store_today(agreed.head.date);
    *head = agreed.head;
    return true;
}
