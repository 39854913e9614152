#include "engine/asked.h"

#include "engine/pieces_json.h"
#include "facts/turn_reason.h"
#include "thinking/adapting.h"
#include "thinking/bots.h"
#include "valuing/valuing.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    long most;
    const char *expected;
} numbers[ASKED_NUMBERS] = {
    [ASKED_GO_PLAYOUTS] = {100000, "a number of playouts from 1 to 100000"},
    [ASKED_PLAYOUTS] = {ASKED_PLAYOUTS_MAX, "a number of playouts from 1 to 1000000"},
    [ASKED_MS] = {600000, "a number of milliseconds from 1 to 600000"},
    [ASKED_PROGRESS] = {600000, "a number of milliseconds from 1 to 600000"},
    [ASKED_WHY] = {PLANS_MAX, "a number of candidates from 1 to 32"},
    [ASKED_TURNS] = {VALUING_TURNS_MOST, "a number of turns from 1 to 32"},
};
static_assert(VALUING_TURNS_MOST == 32 && PLANS_MAX == 32, "the messages say so");

bool asked_read_number(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct asked *asked = into;
    return word_number(value, 1, numbers[key->which].most, &asked->number[key->which]) ||
           bad_text_expected(bad, value, numbers[key->which].expected);
}

bool asked_read_level(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct asked *asked = into;
    enum bot_level level = bot_level_find(value.at, value.length);
    (void)key;
    if (level == BOT_LEVELS_COUNT)
#define X(level, name, ...) " " name
        return bad_text_expected(bad, value, "a level:" BOT_LEVELS(X));
#undef X
    asked->level = level;
    return true;
}

bool asked_read_seed(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct asked *asked = into;
    (void)key;
    return command_read_seed(value, &asked->seed, bad);
}

json_t *asked_then_json(const struct game *game, const struct plan *plan)
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

/* The answer of `go`: what a bot would do. */

/* A tenth of a point is all that its values can mean. */
static double go_rounded(float value)
{
    return (double)(long)(value * 10 + (value < 0 ? -0.5f : 0.5f)) / 10;
}

static json_t *go_json(const struct game *game, const struct bot_answer *answer)
{
    json_t *candidates = json_array();
    for (unsigned c = 0; c < answer->count; c++) {
        const struct bot_candidate *candidate = &answer->candidate[c];
        json_array_append_new(
            candidates,
            json_pack("{so so sf si}", "move", move_json(game, bot_plan_first(&candidate->plan)),
                      "then", asked_then_json(game, &candidate->plan), "value",
                      go_rounded(candidate->worth), "visits", (int)candidate->visits));
    }
    return json_pack("{so sf sb si so}", "move", move_json(game, bot_answer_move(answer)), "value",
                     go_rounded(answer->candidate[0].worth), "solved", answer->is_exact, "playouts",
                     (int)answer->simulations, "candidates", candidates);
}

static json_t *by_player_json(const struct game *game, const int each[PLAYERS_MAX])
{
    json_t *list = json_array();
    for (unsigned player = 0; player < game->options.players; player++)
        json_array_append_new(list, json_integer(each[player]));
    return list;
}

/* What a turn with a tile completes: who gets how much for what. */
static json_t *completes_json(const struct forecast *forecast)
{
    json_t *list = json_array();
    for (unsigned p = 0; p < forecast->parts; p++) {
        const struct forecast_part *part = &forecast->part[p];
        if (part->type == FORECAST_SCORE)
            json_array_append_new(
                list, json_pack("{so ss? si}", "player", player_json(part->player), "kind",
                                part->kind < FEATURE_KINDS
                                    ? feature_kind_name((enum feature_kind)part->kind)
                                    : NULL,
                                "points", part->points));
    }
    return list;
}

static json_t *why_json(const struct game *game, const struct plan *plan)
{
    struct turn_reason reason;
    int home[PLAYERS_MAX];
    turn_reason_find(&reason, game, plan->move, plan->count);
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        home[player] = reason.forecast.home[player];
    return json_pack("{so so so so}", "completes", completes_json(&reason.forecast), "home",
                     by_player_json(game, home), "before", by_player_json(game, reason.before),
                     "after", by_player_json(game, reason.after));
}

/* Tells of the best candidates why, where they place a tile. */
static void add_whys(json_t *told, const struct game *game, const struct bot_answer *answer,
                     unsigned whys)
{
    json_t *candidates = json_object_get(told, "candidates");
    if (!game_awaits_placement(game))
        return;
    for (unsigned c = 0; c < answer->count && c < whys; c++)
        if (bot_plan_first(&answer->candidate[c].plan).verb == VERB_PLACE)
            json_object_set_new(json_array_get(candidates, c), "why",
                                why_json(game, &answer->candidate[c].plan));
}

/* A line that stands before the answer. Whether it could be written shows when the answer is. */
static void tell_progress(void *of, const struct bot_answer *so_far)
{
    struct engine *engine = of;
    engine_write(engine->out,
                 json_pack("{so}", "progress", go_json(&engine->session.game, so_far)));
}

/* A game here has no seats: `adaptive` plays against all others. False where memory runs out. */
static bool find_against(const struct session *session, float *against)
{
    struct adapting *adapting = calloc(1, sizeof *adapting);
    unsigned all = (1u << session->game.options.players) - 1;
    if (adapting == NULL)
        return false;
    *against = adapting_loss(adapting, session, all & ~(1u << game_actor(&session->game)));
    free(adapting);
    return true;
}

static bool think(struct engine *engine, const struct asked *asked, struct bot_answer *answer)
{
    bool tells = asked->number[ASKED_PROGRESS] > 0;
    float against = 0;
    if (asked->level == BOT_ADAPTIVE && !find_against(&engine->session, &against))
        return false;
    const struct thinker_request request = {.game = engine->session.game,
                                            .level = asked->level,
                                            .simulations =
                                                (unsigned)asked->number[ASKED_GO_PLAYOUTS],
                                            .cpu_ms = (unsigned)asked->number[ASKED_MS],
                                            .against = against,
                                            .one_core = tells,
                                            .tell = tells ? tell_progress : NULL,
                                            .of = engine,
                                            .tell_ms = (unsigned)asked->number[ASKED_PROGRESS]};
    struct thinker *thinker = thinker_new();
    bool thinks = thinker != NULL && thinker_begin(thinker, &request);
    if (thinks) {
        command_await(engine, &thinker->job, &thinker->stop);
        thinker_wait(thinker, answer);
    }
    thinker_free(thinker);
    return thinks;
}

bool command_go(struct engine *engine)
{
    static const struct key keys[] = {{"playouts=", asked_read_number, ASKED_GO_PLAYOUTS},
                                      {"ms=", asked_read_number, ASKED_MS},
                                      {"level=", asked_read_level, 0},
                                      {"progress=", asked_read_number, ASKED_PROGRESS},
                                      {"why=", asked_read_number, ASKED_WHY}};
    static const struct keys all = {keys, 5, "playouts=N, ms=N, level=LEVEL, progress=MS or why=N",
                                    NULL};
    const struct game *game = &engine->session.game;
    struct asked asked = {.level = BOT_EXPERT};
    struct bot_answer answer;
    if (!command_read_keys(engine, &all, &asked))
        return false;
    if (game_actor(game) >= game->options.players)
        return problem_say(&engine->problem, "no player is to decide now");
    if (!think(engine, &asked, &answer))
        return problem_say(&engine->problem, "cannot think: %s", strerror(errno));
    engine->answer = go_json(game, &answer);
    add_whys(engine->answer, game, &answer, (unsigned)asked.number[ASKED_WHY]);
    return true;
}
