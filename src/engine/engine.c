#include "engine/engine.h"

#include "bastide/rng.h"
#include "engine/command.h"
#include "engine/pieces_json.h"
#include "text/setup.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Sets the answer. Returns true. */
static bool answer(struct engine *engine, json_t *json)
{
    engine->answer = json;
    return true;
}

static bool answer_ok(struct engine *engine)
{
    return answer(engine, json_pack("{sb}", "ok", 1));
}

/* Returns the array in the answer for events, which are added as they happen. */
static json_t *answer_events(struct engine *engine)
{
    json_t *events = json_array();
    answer(engine, json_pack("{sb so}", "ok", 1, "events", events));
    return events;
}

/* What the moves since number `from` did. */
static void add_events(json_t *events, const struct session *session, size_t from)
{
    struct session_events told = session_events(session, from, session->made);
    events_json_add(events, &session->game, told.event, told.count);
}

static bool answer_state(struct engine *engine)
{
    return answer(engine, state_json(&engine->session));
}

static bool answer_legal(struct engine *engine)
{
    const struct game *game = &engine->session.game;
    struct move_list legal;
    json_t *moves = json_array();
    game_legal(game, &legal);
    for (size_t m = 0; m < legal.count; m++)
        json_array_append_new(moves, move_json(game, legal.move[m]));
    json_t *json = json_pack("{so ss so}", "actor", actor_json(game_actor(game)), "phase",
                             phase_name(game_phase(game)), "moves", moves);
#define X(key, value, set) ADD_KEY(json, key, set, game, value(game));
    LEGAL_KEYS(X)
#undef X
    return answer(engine, json);
}

/* Replaces the current game. */
static bool take_over(struct engine *engine, const struct session *session)
{
    session_close(&engine->session);
    engine->session = *session;
    engine->has_game = true;
    engine->seat = 0;
    return answer_state(engine);
}

static bool answer_new(struct engine *engine)
{
    struct record_head head;
    struct session session;
    return command_read_game(engine, &head) && session_begin(&session, &head, &engine->problem) &&
           take_over(engine, &session);
}

enum { PATH_SIZE = 4096 };

static bool read_path(struct engine *engine, char path[PATH_SIZE])
{
    struct word word;
    if (!command_rest(engine, &word))
        return problem_say(&engine->problem, "expected the path of a file");
    return word_copy(word, path, PATH_SIZE) ||
           problem_say(&engine->problem, "the path is longer than %d bytes", PATH_SIZE - 1);
}

static bool answer_load(struct engine *engine)
{
    char path[PATH_SIZE];
    struct session session;
    return read_path(engine, path) && session_load(&session, path, &engine->problem) &&
           take_over(engine, &session);
}

static bool answer_save(struct engine *engine)
{
    char path[PATH_SIZE];
    return read_path(engine, path) && session_save(&engine->session, path, &engine->problem) &&
           answer_ok(engine);
}

bool command_read_move(struct engine *engine, const char *command, struct word *word,
                       struct move *move)
{
    struct bad_text bad;
    if (!command_rest(engine, word)) {
        problem_say(&engine->problem, "expected a move after '%s'", command);
        return false;
    }
    if (move_parse(&engine->session.game, word->at, word->length, move, &bad))
        return true;
    problem_say(&engine->problem, "column %zu: %s", word->column + bad.column - 1, bad.reason);
    return false;
}

bool command_refuse_move(struct engine *engine, struct word word, enum refusal refusal)
{
    return problem_say(&engine->problem, "'%.*s': %s", word.length > 60 ? 60 : (int)word.length,
                       word.at, refusal_sentence(refusal));
}

static bool answer_play(struct engine *engine)
{
    struct word word;
    struct move move = {.verb = VERB_PASS};
    enum refusal refusal;
    struct session *session = &engine->session;
    size_t made = session->made;
    if (!command_read_move(engine, "play", &word, &move))
        return false;
    switch (session_play(session, move, &refusal, &engine->problem)) {
    case SESSION_DONE:
        add_events(answer_events(engine), session, made);
        return true;
    case SESSION_REFUSED:
        return command_refuse_move(engine, word, refusal);
    case SESSION_FAILED:
        break;
    }
    return false;
}

static bool answer_undo(struct engine *engine)
{
    return session_undo(&engine->session, &engine->problem) && answer_ok(engine);
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

static bool answer_random(struct engine *engine)
{
    struct session *session = &engine->session;
    struct word number, seed;
    struct bad_text bad;
    long count;
    uint64_t from = 0;
    command_next(engine, &number);
    if (!word_number(number, 0, 999999999, &count))
        return command_refuse(engine, number, "how many moves, 0 to 999999999");
    command_next(engine, &seed);
    if (!command_read_seed(seed, &from, &bad))
        return problem_say(&engine->problem, "column %zu: %s", bad.column, bad.reason);
    if (!command_end(engine))
        return false;
    struct rng rng = rng_from_seed(from);
    json_t *events = answer_events(engine);
    while (count-- > 0 && !game_is_over(&session->game)) {
        enum refusal refusal;
        size_t made = session->made;
        struct move move = random_move(&session->game, &rng);
        if (session_play(session, move, &refusal, &engine->problem) != SESSION_DONE)
            return false;
        add_events(events, session, made);
    }
    return true;
}

static bool answer_quit(struct engine *engine)
{
    engine->has_quit = true;
    return true;
}

enum game_need { ALWAYS, WITH_GAME };

/* The commands; `usage` follows the name in messages, `arguments` are the names of those that have
 * one, but options. */
static const struct {
    const char *name, *usage, *arguments;
    bool (*answer)(struct engine *engine);
    enum game_need need;
} commands[] = {
    {"new", "[KEY=VALUE ...]", "players names sets edition seed chance", answer_new, ALWAYS},
    {"legal", "", "", answer_legal, WITH_GAME},
    {"play", "MOVE", "", answer_play, WITH_GAME},
    {"undo", "", "", answer_undo, WITH_GAME},
    {"state", "", "", answer_state, WITH_GAME},
    {"load", "PATH", "", answer_load, ALWAYS},
    {"save", "PATH", "", answer_save, WITH_GAME},
    {"random", "N SEED", "", answer_random, WITH_GAME},
    {"go", "[KEY=VALUE ...]", "playouts ms level progress why", command_go, WITH_GAME},
    {"value", "auction|moves [KEY=VALUE ...]", "playouts ms seed turns", command_value, WITH_GAME},
    {"info", "", "", command_info, ALWAYS},
    {"seat", "[N]", "", command_seat, WITH_GAME},
    {"features", "", "", command_features, WITH_GAME},
    {"score", "MOVE", "", command_score, WITH_GAME},
    {"stop", "", "", answer_ok, ALWAYS}, /* what it ends has been answered already */
    {"quit", "", "", answer_quit, ALWAYS},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

json_t *engine_commands_json(void)
{
    json_t *all = json_object();
    for (unsigned c = 0; c < COMMANDS; c++) {
        json_t *arguments = json_array();
        const char *rest = commands[c].arguments, *end = rest + strlen(rest);
        struct word word;
        while (word_next(commands[c].arguments, &rest, end, &word))
            json_array_append_new(arguments, json_stringn(word.at, word.length));
        json_object_set_new(all, commands[c].name, arguments);
    }
    return all;
}

static bool refuse_unknown(struct engine *engine, struct word word)
{
    char known[320] = "", name[48];
    for (unsigned c = 0; c < COMMANDS; c++) {
        snprintf(name, sizeof name, "%s%s%s", commands[c].name, commands[c].usage[0] ? " " : "",
                 commands[c].usage);
        choice_add(known, sizeof known, c, COMMANDS, name);
    }
    return word.length == 0 ? problem_say(&engine->problem, "an empty line: expected %s", known)
                            : command_refuse(engine, word, known);
}

/* Answers a line without a zero byte. */
static bool answer_command(struct engine *engine)
{
    struct word word;
    unsigned c = 0;
    command_next(engine, &word);
    while (c < COMMANDS && !word_is(word, commands[c].name))
        c++;
    if (c == COMMANDS)
        return refuse_unknown(engine, word);
    if (commands[c].need == WITH_GAME && !engine->has_game)
        return problem_say(&engine->problem, "no game: expected 'new' or 'load PATH' first");
    return (commands[c].usage[0] != '\0' || command_end(engine)) && commands[c].answer(engine);
}

/* Reads a line, which stays in `line`, and answers it. False if there is none. */
static bool answer_line(struct engine *engine, char line[LINE_SIZE])
{
    size_t length;
    if (!lines_take(engine->lines, line, &length))
        return false;
    const char *zero = memchr(line, '\0', length);
    bool is_good = false;
    engine->line = engine->rest = line;
    engine->end = line + length - (length > 0 && line[length - 1] == '\r');
    engine->answer = NULL;
    if (length == LINE_SIZE)
        problem_say(&engine->problem, "line too long: expected fewer than %d bytes", LINE_SIZE);
    else if (zero != NULL)
        problem_say(&engine->problem, "column %zu: a zero byte: expected text",
                    (size_t)(zero - line) + 1);
    else
        is_good = answer_command(engine);
    if (!is_good) {
        json_decref(engine->answer);
        engine->answer = json_pack("{ss}", "error", engine->problem.text);
    }
    return true;
}

bool engine_write(FILE *out, json_t *answer)
{
    char *text = json_dumps(answer, JSON_COMPACT | JSON_REAL_PRECISION(6));
    json_decref(answer);
    if (text == NULL) {
        errno = ENOMEM;
        return false;
    }
    bool written = fputs(text, out) != EOF && putc('\n', out) != EOF && fflush(out) == 0;
    free(text);
    return written;
}

/* The reader has closed the pipe: not an error. */
static bool nobody_listens(int why)
{
    return why == EPIPE || why == EBADF;
}

/* An answer missing a part would look complete, so if memory runs out there is no answer. */
static void *allocate(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL) {
        fprintf(stderr, "bastide: engine: not enough memory to answer\n");
        exit(EXIT_FAILURE);
    }
    return memory;
}

int engine_run(FILE *in, FILE *out)
{
    json_set_alloc_funcs(allocate, free);
    struct lines lines = {.in = in};
    struct engine engine = {.lines = &lines, .out = out};
    char line[LINE_SIZE];
    int status = 0;
    while (status == 0 && answer_line(&engine, line) && !engine.has_quit) {
        if (engine.answer == NULL) {
            fprintf(stderr, "bastide: engine: not enough memory to answer\n");
            status = 1;
        } else if (!engine_write(out, engine.answer)) {
            if (nobody_listens(errno))
                break;
            fprintf(stderr, "bastide: engine: cannot write an answer: %s\n", strerror(errno));
            status = 1;
        }
    }
    session_close(&engine.session);
    return status;
}
