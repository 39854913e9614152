#include "engine/command.h"

#include "play/store.h"
#include "text/setup.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

int lines_fd(const struct lines *lines)
{
    return fileno(lines->in); /* -1 for what is in memory */
}

void lines_read(struct lines *lines)
{
    char *at = lines->buffer + lines->come;
    size_t room = sizeof lines->buffer - lines->come;
    ssize_t got;
    if (lines_fd(lines) < 0) {
        got = (ssize_t)fread(at, 1, room, lines->in);
    } else {
        while ((got = read(lines_fd(lines), at, room)) < 0 && errno == EINTR)
            ;
    }
    lines->has_ended = got <= 0;
    lines->come += got > 0 ? (size_t)got : 0;
}

static const char *lines_end_of_next(const struct lines *lines)
{
    return memchr(lines->buffer, '\n', lines->come);
}

bool lines_know_next(const struct lines *lines)
{
    return lines->has_ended || lines->come == sizeof lines->buffer ||
           lines_end_of_next(lines) != NULL;
}

bool lines_next_is(const struct lines *lines, const char *word)
{
    const char *end = lines_end_of_next(lines), *at = lines->buffer;
    size_t length = strlen(word);
    if (end == NULL && lines->has_ended)
        end = at + lines->come;
    while (end != NULL && at < end && (*at == ' ' || *at == '\t'))
        at++;
    while (end != NULL && at < end && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
        end--;
    return end != NULL && (size_t)(end - at) == length && memcmp(at, word, length) == 0;
}

/* Takes what has come up to the newline, or all; returns whether there was one. */
static bool lines_drop(struct lines *lines)
{
    const char *end = lines_end_of_next(lines);
    size_t taken = end != NULL ? (size_t)(end - lines->buffer) + 1 : lines->come;
    memmove(lines->buffer, lines->buffer + taken, lines->come - taken);
    lines->come -= taken;
    return end != NULL;
}

bool lines_take(struct lines *lines, char line[LINE_SIZE], size_t *length)
{
    while (!lines_know_next(lines))
        lines_read(lines);
    const char *end = lines_end_of_next(lines);
    if (end == NULL && lines->come == 0)
        return false;
    *length = end != NULL ? (size_t)(end - lines->buffer) : lines->come;
    memcpy(line, lines->buffer, *length);
    while (!lines_drop(lines) && !lines->has_ended)
        lines_read(lines);
    return true;
}

bool command_next(struct engine *engine, struct word *word)
{
    return word_next(engine->line, &engine->rest, engine->end, word);
}

bool command_rest(struct engine *engine, struct word *word)
{
    if (!command_next(engine, word))
        return false;
    const char *end = engine->end;
    while (end[-1] == ' ' || end[-1] == '\t')
        end--;
    word->length = (size_t)(end - word->at);
    engine->rest = engine->end;
    return true;
}

static bool refuse_bad(struct engine *engine, const struct bad_text *bad)
{
    return problem_say(&engine->problem, "column %zu: %s", bad->column, bad->reason);
}

bool command_refuse(struct engine *engine, struct word word, const char *expected)
{
    struct bad_text bad;
    bad_text_expected(&bad, word, expected);
    return refuse_bad(engine, &bad);
}

bool command_end(struct engine *engine)
{
    struct word word;
    return !command_next(engine, &word) || command_refuse(engine, word, "nothing more");
}

bool command_read_seed(struct word word, uint64_t *seed, struct bad_text *bad)
{
    struct record_head head;
    bool is_read = setting_read(SETTING_SEED, word, &head, bad);
    if (is_read)
        *seed = head.seed;
    return is_read;
}

static bool begins_with(struct word word, const char *text)
{
    return word.length >= strlen(text) && memcmp(word.at, text, strlen(text)) == 0;
}

/* A word, `said` being the keys that came before it. */
static bool read_word(const struct keys *keys, struct word word, unsigned *said, void *into,
                      struct bad_text *bad)
{
    const struct key *key = keys->key, *end = key + keys->count;
    while (key < end && !begins_with(word, key->name))
        key++;
    if (key == end)
        return keys->read_other != NULL ? keys->read_other(word, into, bad)
                                        : bad_text_expected(bad, word, keys->expected);
    unsigned bit = 1u << (key - keys->key);
    if (*said & bit)
        return bad_text_expected(bad, word, "each key only once");
    *said |= bit;
    size_t name = strlen(key->name);
    struct word value = {word.at + name, word.length - name, word.column + name};
    return key->read(key, value, into, bad);
}

bool command_read_keys(struct engine *engine, const struct keys *keys, void *into)
{
    struct word word;
    struct bad_text bad;
    unsigned said = 0;
    while (command_next(engine, &word))
        if (!read_word(keys, word, &said, into, &bad))
            return refuse_bad(engine, &bad);
    return true;
}

/* A new game: number of players, names, settings and options. */

struct new_game {
    struct record_head head;
    struct option_choices choices;
    unsigned named; /* how many players have been named */
    bool counted;   /* whether `players` was given */
};

static bool read_players(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct new_game *game = into;
    long players;
    (void)key;
    if (!word_number(value, PLAYERS_MIN, PLAYERS_MAX, &players))
        return bad_text_expected(bad, value, "a number of players from 2 to 6");
    game->head.options.players = (uint8_t)players;
    game->counted = true;
    return true;
}

static bool read_names(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct new_game *game = into;
    (void)key;
    for (size_t begin = 0, end; begin <= value.length; begin = end + 1) {
        for (end = begin; end < value.length && value.at[end] != ','; end++)
            ;
        struct word name = {value.at + begin, end - begin, value.column + begin};
        if (game->named == PLAYERS_MAX)
            return bad_text_expected(bad, value, "at most 6 names");
        if (!setup_read_name(name, game->head.name[game->named], bad))
            return false;
        game->named++;
    }
    return true;
}

static bool read_setting(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct new_game *game = into;
    return setting_read((enum setting)key->which, value, &game->head, bad);
}

static const struct key keys_of_games[] = {{"players=", read_players, 0},
                                           {"names=", read_names, 0},
#define X(setting, word) {#word "=", read_setting, SETTING_##setting},
                                           SETTINGS(X)
#undef X
};

enum { KEYS_OF_GAMES = sizeof keys_of_games / sizeof keys_of_games[0] };

/* The name of an option, and its value. */
static bool read_option(struct word word, void *into, struct bad_text *bad)
{
    struct new_game *game = into;
    char known[320] = "", name[40];
    const char *equals = memchr(word.at, '=', word.length);
    size_t length = equals != NULL ? (size_t)(equals - word.at) : 0;
    struct word option = {word.at, length, word.column};
    if (equals != NULL && option_find(option) < OPTIONS_COUNT) {
        struct word value = {equals + 1, word.length - length - 1, word.column + length + 1};
        return option_choose(&game->choices, option, value, bad);
    }
    for (unsigned k = 0; k < KEYS_OF_GAMES + OPTIONS_COUNT; k++) {
        bool is_key = k < KEYS_OF_GAMES;
        snprintf(name, sizeof name, is_key ? "%s" : "%s=",
                 is_key ? keys_of_games[k].name : option_words[(k - KEYS_OF_GAMES)].name);
        choice_add(known, sizeof known, k, KEYS_OF_GAMES + OPTIONS_COUNT, name);
    }
    return bad_text_expected(bad, word, known);
}

/* The names and the number of players must match; either alone is enough. */
static bool settle_players(struct new_game *game, struct problem *problem)
{
    if (game->named == 0)
        return true;
    if (!game->counted)
        game->head.options.players = (uint8_t)game->named;
    if (game->named < PLAYERS_MIN)
        return problem_say(problem, "names: one name, expected 2 to 6 separated by commas");
    if (game->named != game->head.options.players)
        return problem_say(problem, "names: %u names for %u players, expected as many", game->named,
                           game->head.options.players);
    return true;
}

bool command_read_game(struct engine *engine, struct record_head *head)
{
    struct new_game game = {.head = setup_default()};
    const struct keys keys = {keys_of_games, KEYS_OF_GAMES, .read_other = read_option};
    if (!command_read_keys(engine, &keys, &game) || !settle_players(&game, &engine->problem))
        return false;
    option_choices_apply(&game.choices, &game.head.options);
    if (game.head.chance == RECORD_CHANCE_AUTO && !game.head.has_seed) {
        game.head.seed = seed_by_chance();
        game.head.has_seed = true;
    }
    store_today(game.head.date);
    *head = game.head;
    return true;
}

/* Whether the reader of the answers has gone; nothing is known of a file, or of memory. */
static bool answers_are_lost(short events)
{
    return (events & (POLLERR | POLLHUP)) != 0;
}

void command_await(struct engine *engine, struct job *job, atomic_bool *stop)
{
    struct lines *lines = engine->lines;
    int in = lines_fd(lines), out = fileno(engine->out);
    if (in < 0 && !lines_know_next(lines)) /* it is in memory */
        lines_read(lines);
    while (job_is_at_work(job) && !job_has_news(job)) {
        bool listens = in >= 0 && !lines_know_next(lines);
        struct pollfd wait[] = {{.fd = job_fd(job), .events = POLLIN},
                                {.fd = listens ? in : -1, .events = POLLIN},
                                {.fd = *stop ? -1 : out, .events = 0}};
        *stop = *stop || lines_next_is(lines, "stop");
        if (poll(wait, 3, -1) <= 0)
            continue;
        *stop = *stop || answers_are_lost(wait[2].revents);
        if (wait[1].revents != 0)
            lines_read(lines);
    }
}
