/* The answer of `go`: what a bot would do. */
#include "engine/command.h"

#include "opponents/thinker.h"

#include <string.h>

enum { PLAYOUTS_MAX = 100000, MS_MAX = 600000 };

/* What is asked for. */
struct going {
    enum bot_level level;
    long playouts, ms; /* 0: not said */
};

static bool refuse_word(struct arguments *arguments, struct word word, const char *expected)
{
    return problem_say(arguments->problem, "column %zu: '%.*s': expected %s", word.column,
                       word.length > 40 ? 40 : (int)word.length, word.at, expected);
}

static bool read_playouts(struct arguments *arguments, struct word value, struct going *going)
{
    return word_number(value, 1, PLAYOUTS_MAX, &going->playouts) ||
           refuse_word(arguments, value, "a number of playouts from 1 to 100000");
}

static bool read_ms(struct arguments *arguments, struct word value, struct going *going)
{
    return word_number(value, 1, MS_MAX, &going->ms) ||
           refuse_word(arguments, value, "a number of milliseconds from 1 to 600000");
}

static bool read_level(struct arguments *arguments, struct word value, struct going *going)
{
    enum bot_level level = bot_level_find(value.at, value.length);
    if (level == BOT_LEVELS_COUNT)
#define X(level, name, ...) " " name
        return refuse_word(arguments, value, "a level:" BOT_LEVELS(X));
#undef X
    going->level = level;
    return true;
}

static bool begins_with(struct word word, const char *text)
{
    return word.length >= strlen(text) && memcmp(word.at, text, strlen(text)) == 0;
}

static bool read_going(struct arguments *arguments, struct going *going)
{
    static const struct {
        const char *name;
        bool (*read)(struct arguments *arguments, struct word value, struct going *going);
    } keys[] = {{"playouts=", read_playouts}, {"ms=", read_ms}, {"level=", read_level}};
    enum { KEYS = sizeof keys / sizeof keys[0] };
    struct word word;
    unsigned said = 0;
    while (arguments_next(arguments, &word)) {
        unsigned k = 0;
        while (k < KEYS && !begins_with(word, keys[k].name))
            k++;
        if (k == KEYS)
            return refuse_word(arguments, word, "playouts=N, ms=N or level=LEVEL");
        if (said >> k & 1u)
            return refuse_word(arguments, word, "each key only once");
        said |= 1u << k;
        size_t name = strlen(keys[k].name);
        struct word value = {word.at + name, word.length - name, word.column + name};
        if (!keys[k].read(arguments, value, going))
            return false;
    }
    return true;
}

static json_t *move_json(const struct game *game, struct move move)
{
    char text[MOVE_TEXT_SIZE];
    move_print(game, move, text);
    return json_string(text);
}

/* The moves after the first, as far as the bot would make them in this turn. */
static json_t *then_json(const struct game *game, const struct plan *plan)
{
    json_t *then = json_array();
    struct game after = *game;
    for (unsigned m = 1; m < plan->count; m++) {
        if (game_apply(&after, plan->move[m - 1], NULL) != REFUSAL_NONE)
            break;
        json_array_append_new(then, move_json(&after, plan->move[m]));
    }
    return then;
}

/* A tenth of a point is all that a value can mean. */
static double rounded(float value)
{
    return (double)(long)(value * 10 + (value < 0 ? -0.5f : 0.5f)) / 10;
}

static json_t *answer_json(const struct game *game, const struct bot_answer *answer)
{
    json_t *candidates = json_array();
    for (unsigned c = 0; c < answer->count; c++) {
        const struct bot_candidate *candidate = &answer->candidate[c];
        json_array_append_new(
            candidates,
            json_pack("{so so sf si}", "move", move_json(game, bot_plan_first(&candidate->plan)),
                      "then", then_json(game, &candidate->plan), "value", rounded(candidate->worth),
                      "visits", (int)candidate->visits));
    }
    return json_pack("{so sf si so}", "move", move_json(game, bot_answer_move(answer)), "value",
                     rounded(answer->candidate[0].worth), "playouts", (int)answer->simulations,
                     "candidates", candidates);
}

static bool think(const struct game *game, const struct going *going, struct bot_answer *answer)
{
    struct thinker *thinker = thinker_new();
    bool thought = thinker != NULL && thinker_think(thinker,
                                                    &(struct thinker_request){
                                                        .game = *game,
                                                        .level = going->level,
                                                        .simulations = (unsigned)going->playouts,
                                                        .cpu_ms = (unsigned)going->ms,
                                                    },
                                                    answer);
    thinker_free(thinker);
    return thought;
}

json_t *go_json(const struct session *session, struct arguments *arguments)
{
    struct going going = {.level = BOT_EXPERT};
    struct bot_answer answer;
    if (!read_going(arguments, &going))
        return NULL;
    if (game_actor(&session->game) >= session->game.options.players) {
        problem_say(arguments->problem, "no player is to decide now");
        return NULL;
    }
    if (!think(&session->game, &going, &answer)) {
        problem_say(arguments->problem, "not enough memory to think");
        return NULL;
    }
    return answer_json(&session->game, &answer);
}
