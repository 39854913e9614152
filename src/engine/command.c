#include "engine/command.h"

#include "bastide/rng.h"
#include "text/setup.h"

#include <stdio.h>
#include <string.h>

enum game_need { ALWAYS, WITH_GAME };

/* A command; `usage` follows its name in messages. Its answer is NULL if it is refused; then the
 * problem is filled in. */
struct command {
    const char *name;
    const char *usage;
    json_t *(*answer)(struct engine *engine, struct arguments *arguments);
    enum game_need need;
};

bool arguments_next(struct arguments *arguments, struct word *word)
{
    return word_next(arguments->line, &arguments->rest, arguments->end, word);
}

/* The rest of the arguments as one word, which may contain spaces; false if nothing is left. */
static bool arguments_all(struct arguments *arguments, struct word *word)
{
    if (!arguments_next(arguments, word))
        return false;
    const char *end = arguments->end;
    while (end[-1] == ' ' || end[-1] == '\t')
        end--;
    word->length = (size_t)(end - word->at);
    arguments->rest = arguments->end;
    return true;
}

static bool arguments_end(struct arguments *arguments)
{
    struct word word;
    return !arguments_next(arguments, &word) ||
           problem_say(arguments->problem, "column %zu: '%.*s': expected nothing more", word.column,
                       word.length > 40 ? 40 : (int)word.length, word.at);
}

static json_t *ok_json(void)
{
    return json_pack("{sb}", "ok", 1);
}

static json_t *answer_state(struct engine *engine, struct arguments *arguments)
{
    return arguments_end(arguments) ? state_json(&engine->session) : NULL;
}

static json_t *answer_legal(struct engine *engine, struct arguments *arguments)
{
    return arguments_end(arguments) ? legal_json(&engine->session) : NULL;
}

/* Replaces the current game. */
static json_t *take_over(struct engine *engine, const struct session *session)
{
    session_close(&engine->session);
    engine->session = *session;
    engine->has_game = true;
    return state_json(&engine->session);
}

static json_t *answer_new(struct engine *engine, struct arguments *arguments)
{
    struct record_head head;
    struct session session;
    if (!new_game_read(arguments, &head) || !session_begin(&session, &head, arguments->problem))
        return NULL;
    return take_over(engine, &session);
}

enum { PATH_SIZE = 4096 };

static bool read_path(struct arguments *arguments, char path[PATH_SIZE])
{
    struct word word;
    if (!arguments_all(arguments, &word))
        return problem_say(arguments->problem, "expected the path of a file");
    return word_copy(word, path, PATH_SIZE) ||
           problem_say(arguments->problem, "the path is longer than %d bytes", PATH_SIZE - 1);
}

static json_t *answer_load(struct engine *engine, struct arguments *arguments)
{
    char path[PATH_SIZE];
    struct session session;
    if (!read_path(arguments, path) || !session_load(&session, path, arguments->problem))
        return NULL;
    return take_over(engine, &session);
}

static json_t *answer_save(struct engine *engine, struct arguments *arguments)
{
    char path[PATH_SIZE];
    return read_path(arguments, path) && session_save(&engine->session, path, arguments->problem)
               ? ok_json()
               : NULL;
}

/* What the moves since number `from` did. */
static void add_events(json_t *events, const struct session *session, size_t from)
{
    struct session_events told = session_events(session, from, session->made);
    events_json_add(events, &session->game, told.event, told.count);
}

static json_t *events_answer(json_t *events)
{
    return json_pack("{sb so}", "ok", 1, "events", events);
}

static json_t *answer_play(struct engine *engine, struct arguments *arguments)
{
    struct word word;
    struct move move;
    struct bad_text bad;
    enum refusal refusal;
    size_t made = engine->session.made;
    if (!arguments_all(arguments, &word)) {
        problem_say(arguments->problem, "expected a move after 'play'");
        return NULL;
    }
    if (!move_parse(&engine->session.game, word.at, word.length, &move, &bad)) {
        problem_say(arguments->problem, "column %zu: %s", word.column + bad.column - 1, bad.reason);
        return NULL;
    }
    switch (session_play(&engine->session, move, &refusal, arguments->problem)) {
    case SESSION_DONE:
        break;
    case SESSION_REFUSED:
        problem_say(arguments->problem, "'%.*s': %s", word.length > 60 ? 60 : (int)word.length,
                    word.at, refusal_sentence(refusal));
        return NULL;
    case SESSION_FAILED:
        return NULL;
    }
    json_t *events = json_array();
    add_events(events, &engine->session, made);
    return events_answer(events);
}

static json_t *answer_undo(struct engine *engine, struct arguments *arguments)
{
    return arguments_end(arguments) && session_undo(&engine->session, arguments->problem)
               ? ok_json()
               : NULL;
}

static bool read_count(struct arguments *arguments, long *count)
{
    struct word word;
    arguments_next(arguments, &word);
    return word_number(word, 0, 999999999, count) ||
           problem_say(arguments->problem,
                       "column %zu: '%.*s': expected how many moves, 0 to 999999999", word.column,
                       word.length > 40 ? 40 : (int)word.length, word.at);
}

/* A random seed is written like a game's. */
static bool read_random_seed(struct arguments *arguments, uint64_t *seed)
{
    struct record_head head;
    struct bad_text bad;
    struct word word;
    arguments_next(arguments, &word);
    if (!setting_read(SETTING_SEED, word, &head, &bad))
        return problem_say(arguments->problem, "column %zu: %s", bad.column, bad.reason);
    *seed = head.seed;
    return true;
}

/* Any listed move; if none is listed, because chance reveals tiles, random tiles of the pile. */
static struct move random_move(const struct game *game, struct rng *rng)
{
    struct move_list legal;
    game_legal(game, &legal);
    if (legal.count == 0) {
        struct pile_order order;
        pile_order_shuffle(&order, &game->options, rng_next(rng));
        return chance_move(game, &order);
    }
    return legal.move[rng_below(rng, (uint32_t)legal.count)];
}

static json_t *answer_random(struct engine *engine, struct arguments *arguments)
{
    struct session *session = &engine->session;
    long count;
    uint64_t seed = 0;
    if (!read_count(arguments, &count) || !read_random_seed(arguments, &seed) ||
        !arguments_end(arguments))
        return NULL;
    struct rng rng = rng_from_seed(seed);
    json_t *events = json_array();
    for (long made = 0; made < count && !game_is_over(&session->game); made++) {
        enum refusal refusal;
        size_t from = session->made;
        struct move move = random_move(&session->game, &rng);
        if (session_play(session, move, &refusal, arguments->problem) != SESSION_DONE) {
            json_decref(events);
            return NULL;
        }
        add_events(events, session, from);
    }
    return events_answer(events);
}

static json_t *answer_go(struct engine *engine, struct arguments *arguments)
{
    return go_json(&engine->session, arguments);
}

static json_t *answer_value(struct engine *engine, struct arguments *arguments)
{
    return value_json(&engine->session, arguments);
}

static json_t *answer_quit(struct engine *engine, struct arguments *arguments)
{
    engine->has_quit = arguments_end(arguments);
    return NULL;
}

static const struct command commands[] = {
    {"new", "[KEY=VALUE ...]", answer_new, ALWAYS},
    {"legal", "", answer_legal, WITH_GAME},
    {"play", "MOVE", answer_play, WITH_GAME},
    {"undo", "", answer_undo, WITH_GAME},
    {"state", "", answer_state, WITH_GAME},
    {"load", "PATH", answer_load, ALWAYS},
    {"save", "PATH", answer_save, WITH_GAME},
    {"random", "N SEED", answer_random, WITH_GAME},
    {"go", "[KEY=VALUE ...]", answer_go, WITH_GAME},
    {"value", "auction|moves [KEY=VALUE ...]", answer_value, WITH_GAME},
    {"quit", "", answer_quit, ALWAYS},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static json_t *refuse_unknown(struct arguments *arguments, struct word word)
{
    char names[200] = "";
    for (unsigned c = 0; c < COMMANDS; c++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s%s%s",
                 c == 0              ? ""
                 : c == COMMANDS - 1 ? " or "
                                     : ", ",
                 commands[c].name, commands[c].usage[0] ? " " : "", commands[c].usage);
    if (word.length == 0)
        problem_say(arguments->problem, "an empty line: expected %s", names);
    else
        problem_say(arguments->problem, "column %zu: '%.*s': expected %s", word.column,
                    word.length > 40 ? 40 : (int)word.length, word.at, names);
    return NULL;
}

static json_t *answer_line(struct engine *engine, struct arguments *arguments)
{
    struct word word;
    unsigned c = 0;
    arguments_next(arguments, &word);
    while (c < COMMANDS && !word_is(word, commands[c].name))
        c++;
    if (c == COMMANDS)
        return refuse_unknown(arguments, word);
    if (commands[c].need == WITH_GAME && !engine->has_game) {
        problem_say(arguments->problem, "no game: expected 'new' or 'load PATH' first");
        return NULL;
    }
    return commands[c].answer(engine, arguments);
}

json_t *command_answer(struct engine *engine, const char *line, size_t length)
{
    struct problem problem = {.text = ""};
    struct arguments arguments = {
        .line = line, .rest = line, .end = line + length, .problem = &problem};
    json_t *answer = NULL;
    const char *zero = memchr(line, '\0', length);
    if (zero != NULL)
        problem_say(&problem, "column %zu: a zero byte: expected text", (size_t)(zero - line) + 1);
    else
        answer = answer_line(engine, &arguments);
    if (answer == NULL && !engine->has_quit && problem.text[0] != '\0')
        answer = json_pack("{ss}", "error", problem.text);
    return answer;
}
