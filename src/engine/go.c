/* The answer of `go`: what a bot would do. */
#include "engine/keys.h"
#include "engine/plan_json.h"

#include "thinking/thinker.h"

#include <errno.h>
#include <string.h>

enum { PLAYOUTS_MAX = 100000, MS_MAX = 600000 };

/* What is asked for. */
struct going {
    enum bot_level level;
    long playouts, ms; /* 0: not said */
};

static bool read_playouts(struct arguments *arguments, struct word value, void *into)
{
    struct going *going = into;
    return word_number(value, 1, PLAYOUTS_MAX, &going->playouts) ||
           refuse_value(arguments, value, "a number of playouts from 1 to 100000");
}

static bool read_ms(struct arguments *arguments, struct word value, void *into)
{
    struct going *going = into;
    return word_number(value, 1, MS_MAX, &going->ms) ||
           refuse_value(arguments, value, "a number of milliseconds from 1 to 600000");
}

static bool read_level(struct arguments *arguments, struct word value, void *into)
{
    struct going *going = into;
    enum bot_level level = bot_level_find(value.at, value.length);
    if (level == BOT_LEVELS_COUNT)
#define X(level, name, ...) " " name
        return refuse_value(arguments, value, "a level:" BOT_LEVELS(X));
#undef X
    going->level = level;
    return true;
}

/* A tenth of a point is all that a value can mean. */
static double go_rounded(float value)
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
                      "then", then_json(game, &candidate->plan), "value",
                      go_rounded(candidate->worth), "visits", (int)candidate->visits));
    }
    return json_pack("{so sf si so}", "move", move_json(game, bot_answer_move(answer)), "value",
                     go_rounded(answer->candidate[0].worth), "playouts", (int)answer->simulations,
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

static const struct key keys[] = {
    {"playouts=", read_playouts}, {"ms=", read_ms}, {"level=", read_level}};

enum { KEYS = sizeof keys / sizeof keys[0] };

json_t *go_json(const struct session *session, struct arguments *arguments)
{
    struct going going = {.level = BOT_EXPERT};
    struct bot_answer answer;
    if (!keys_read(arguments, keys, KEYS, "playouts=N, ms=N or level=LEVEL", &going))
        return NULL;
    if (game_actor(&session->game) >= session->game.options.players) {
        problem_say(arguments->problem, "no player is to decide now");
        return NULL;
    }
    if (!think(&session->game, &going, &answer)) {
        problem_say(arguments->problem, "cannot think: %s", strerror(errno));
        return NULL;
    }
    return answer_json(&session->game, &answer);
}
