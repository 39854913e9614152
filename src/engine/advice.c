/* The answers of `go`, what a bot would do, and of `value`, what tiles and turns are worth. */
#include "engine/command.h"
#include "engine/pieces_json.h"

#include "thinking/bots.h"
#include "thinking/valuer.h"
#include "valuing/auction_prices.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Numbers that can be asked for, as the messages say. */
enum number { GO_PLAYOUTS, PLAYOUTS, MS, TURNS, NUMBERS };

enum { PLAYOUTS_MAX = 1000000, PLAYOUTS_DEFAULT = 400 };

static const struct {
    long most;
    const char *expected;
} numbers[NUMBERS] = {
    [GO_PLAYOUTS] = {100000, "a number of playouts from 1 to 100000"},
    [PLAYOUTS] = {PLAYOUTS_MAX, "a number of playouts from 1 to 1000000"},
    [MS] = {600000, "a number of milliseconds from 1 to 600000"},
    [TURNS] = {VALUING_TURNS_MOST, "a number of turns from 1 to 32"},
};
static_assert(VALUING_TURNS_MOST == 32, "the message says so");

/* What is asked for. */
struct asked {
    long number[NUMBERS]; /* 0: not said */
    enum bot_level level;
    uint64_t seed;
};

static bool read_number(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct asked *asked = into;
    return word_number(value, 1, numbers[key->which].most, &asked->number[key->which]) ||
           bad_text_expected(bad, value, numbers[key->which].expected);
}

static bool read_level(const struct key *key, struct word value, void *into, struct bad_text *bad)
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

static bool read_seed(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct asked *asked = into;
    (void)key;
    return command_read_seed(value, &asked->seed, bad);
}

/* The moves of a turn after the first, as far as they are made in it. */
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

/* What a bot would do. */

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
                      "then", then_json(game, &candidate->plan), "value",
                      go_rounded(candidate->worth), "visits", (int)candidate->visits));
    }
    return json_pack("{so sf si so}", "move", move_json(game, bot_answer_move(answer)), "value",
                     go_rounded(answer->candidate[0].worth), "playouts", (int)answer->simulations,
                     "candidates", candidates);
}

static bool think(const struct game *game, const struct asked *asked, struct bot_answer *answer)
{
    const struct thinker_request request = {.game = *game,
                                            .level = asked->level,
                                            .simulations = (unsigned)asked->number[GO_PLAYOUTS],
                                            .cpu_ms = (unsigned)asked->number[MS]};
    struct thinker *thinker = thinker_new();
    bool thought = thinker != NULL && thinker_think(thinker, &request, answer);
    thinker_free(thinker);
    return thought;
}

bool command_go(struct engine *engine)
{
    static const struct key keys[] = {{"playouts=", read_number, GO_PLAYOUTS},
                                      {"ms=", read_number, MS},
                                      {"level=", read_level, 0}};
    static const struct keys all = {keys, 3, "playouts=N, ms=N or level=LEVEL", NULL};
    const struct game *game = &engine->session.game;
    struct asked asked = {.level = BOT_EXPERT};
    struct bot_answer answer;
    if (!command_read_keys(engine, &all, &asked))
        return false;
    if (game_actor(game) >= game->options.players)
        return problem_say(&engine->problem, "no player is to decide now");
    if (!think(game, &asked, &answer))
        return problem_say(&engine->problem, "cannot think: %s", strerror(errno));
    engine->answer = go_json(game, &answer);
    return true;
}

/* What tiles and turns are worth. */

/* Hundredths of a point are more than a value can mean. */
static double value_rounded(double value)
{
    return (double)(long)(value * 100 + (value < 0 ? -0.5 : 0.5)) / 100;
}

/* Null: unknown. */
static json_t *within_json(struct estimate estimate)
{
    return estimate.within < 0 ? json_null() : json_real(value_rounded(estimate.within));
}

static json_t *estimate_json(struct estimate estimate)
{
    return json_pack("{sf so}", "mean", value_rounded(estimate.mean), "within",
                     within_json(estimate));
}

/* Turns. */

/* The scores of the turn's completed features, as in the events of its moves. */
static json_t *completes_json(const struct game *before, const struct plan *plan)
{
    json_t *told = json_array();
    struct game game = *before;
    unsigned turn = game_turn(&game);
    for (unsigned m = 0; m <= plan->count && game_turn(&game) == turn; m++) {
        struct event_list events, scores = {.count = 0};
        struct move move = m < plan->count ? plan->move[m] : move_plain(VERB_PASS);
        if (game_apply(&game, move, &events) != REFUSAL_NONE)
            break;
        for (size_t e = 0; e < events.count; e++)
            if (events.event[e].type == EVENT_SCORE && !event_is_final_score(&events.event[e]))
                scores.event[scores.count++] = events.event[e];
        events_json_add(told, &game, scores.event, scores.count);
    }
    return told;
}

static json_t *turn_json(const struct game *game, const struct plan *plan)
{
    return json_pack("{so so so}", "move", move_json(game, bot_plan_first(plan)), "then",
                     then_json(game, plan), "completes", completes_json(game, plan));
}

/* The final margins of all players after it, by seat. */
static json_t *margins_after_json(const struct game *game, const struct valuing *valuing,
                                  unsigned turn)
{
    json_t *all = json_array();
    for (unsigned player = 0; player < game->options.players; player++)
        json_array_append_new(all, estimate_json(valuing_turn_margin(valuing, turn, player)));
    return all;
}

static json_t *turns_json(const struct game *game, const struct valuing *valuing)
{
    json_t *moves = json_array();
    uint8_t ranked[VALUING_TURNS_MOST];
    unsigned player = game_player(game);
    valuing_rank_turns(valuing, ranked);
    for (unsigned r = 0; r < valuing_turns(valuing); r++) {
        const struct plan *plan = valuing_turn(valuing, ranked[r]);
        struct estimate loss = valuing_turn_difference(valuing, ranked[0], ranked[r], player);
        json_t *move = turn_json(game, plan);
        json_object_set_new(move, "margins", margins_after_json(game, valuing, ranked[r]));
        json_object_set_new(move, "estimate", json_real(value_rounded((double)plan->worth)));
        json_object_set_new(move, "loss", estimate_json(loss));
        json_object_set_new(move, "close", json_boolean(estimate_is_too_close(loss)));
        json_array_append_new(moves, move);
    }
    return moves;
}

/* Tiles. */

/* What it changes for all players, by seat, that `taker` gets one tile and not the other. */
static json_t *margins_json(const struct game *game, const struct valuing *valuing, unsigned taker,
                            unsigned tile, unsigned instead)
{
    json_t *all = json_array();
    for (unsigned player = 0; player < game->options.players; player++)
        json_array_append_new(all,
                              estimate_json(valuing_tile(valuing, taker, tile, instead, player)));
    return all;
}

/* One tile for one player. */
static json_t *taker_json(const struct game *game, const struct valuing *valuing, unsigned taker,
                          unsigned tile)
{
    unsigned other = valuing_best_other(valuing, taker, tile);
    struct game then;
    const struct plan *plan = valuing_best_turn(valuing, taker, tile, &then);
    json_t *answer =
        json_pack("{so so}", "player", player_json(taker), "turn", turn_json(&then, plan));
    if (other == NOBODY)
        return answer;
    json_object_set_new(answer, "against", json_integer((json_int_t)other + 1));
    json_object_set_new(
        answer, "estimate",
        json_real(value_rounded(valuing_tile_at_once(valuing, taker, tile, other, taker))));
    json_object_set_new(answer, "margins", margins_json(game, valuing, taker, tile, other));
    return answer;
}

static json_t *tiles_json(const struct game *game, const struct valuing *valuing)
{
    json_t *tiles = json_array();
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++) {
        json_t *takers = json_array();
        if (!(valuing_tiles(valuing) >> tile & 1u)) {
            json_decref(takers);
            continue;
        }
        for (unsigned taker = 0; taker < game->options.players; taker++)
            if (valuing_players(valuing) >> taker & 1u)
                json_array_append_new(takers, taker_json(game, valuing, taker, tile));
        json_array_append_new(tiles,
                              json_pack("{si ss so}", "tile", (int)tile + 1, "id",
                                        tile_kinds[game->bazaar.tile[tile]].id, "players", takers));
    }
    return tiles;
}

/* Who gets which tile, and the points they receive or pay. */
static json_t *outcome_json(const struct game *game, const struct outcome *outcome)
{
    json_t *players = json_array();
    for (unsigned p = 0; p < game->options.players; p++)
        if (outcome->tile[p] != NOBODY)
            json_array_append_new(players, json_pack("{so si si}", "player", player_json(p), "tile",
                                                     outcome->tile[p] + 1, "points",
                                                     (int)outcome->gains[p]));
    return players;
}

static json_t *decisions_json(const struct game *game, const struct auction_theory *theory)
{
    json_t *all = json_array();
    for (unsigned a = 0; a < theory->alternatives.count; a++) {
        const struct alternative *alternative = &theory->alternatives.alternative[a];
        json_array_append_new(all,
                              json_pack("{so so sb so}", "move", move_json(game, alternative->move),
                                        "loss", estimate_json(theory->loss[a]), "close",
                                        estimate_is_too_close(theory->loss[a]), "leads",
                                        outcome_json(game, &alternative->outcome)));
    }
    return all;
}

/* What each tile on offer, or that could be, means between the chooser and those who may bid. */
static json_t *terms_json(const struct game *game, const struct auction_theory *theory)
{
    json_t *all = json_array();
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++) {
            int highest = theory->terms[tile][bidder].highest;
            if (auction_has_terms(game, tile, bidder))
                json_array_append_new(
                    all,
                    json_pack("{si so so so}", "tile", (int)tile + 1, "bidder", player_json(bidder),
                              "buy-below", estimate_json(theory->buy_below[tile][bidder]),
                              "highest-bid", highest < 0 ? json_null() : json_integer(highest)));
        }
    return all;
}

/* The answer. */

static json_t *value_json(const struct game *game, const struct valuing *valuing)
{
    json_t *answer = json_pack("{si sb}", "playouts", (int)valuing_playouts(valuing), "exact",
                               valuing_is_exact(valuing));
    if (valuing_subject_of(game) == VALUING_TURNS) {
        json_object_set_new(answer, "moves", turns_json(game, valuing));
        return answer;
    }
    struct auction_theory *theory = calloc(1, sizeof *theory);
    if (theory == NULL) {
        json_decref(answer);
        return NULL;
    }
    auction_theory_find(theory, valuing, game);
    json_object_set_new(answer, "tiles", tiles_json(game, valuing));
    json_object_set_new(answer, "decisions", decisions_json(game, theory));
    json_object_set_new(answer, "terms", terms_json(game, theory));
    free(theory);
    return answer;
}

static json_t *find_values(const struct game *game, const struct asked *asked)
{
    void *memory = malloc(valuing_size());
    if (memory == NULL)
        return NULL;
    struct valuing *valuing = valuing_begin(memory);
    const long *number = asked->number;
    long playouts = number[PLAYOUTS] > 0 ? number[PLAYOUTS]
                    : number[MS] > 0     ? PLAYOUTS_MAX
                                         : PLAYOUTS_DEFAULT;
    valuing_prepare(valuing, &(struct valuing_request){.game = game,
                                                       .playouts = (unsigned)playouts,
                                                       .turns = (unsigned)number[TURNS],
                                                       .seed = asked->seed});
    valuer_play(valuing, (unsigned)number[MS]);
    json_t *answer = value_json(game, valuing);
    free(memory);
    return answer;
}

/* Those of tiles come first. */
static const struct key value_keys[] = {{"playouts=", read_number, PLAYOUTS},
                                        {"ms=", read_number, MS},
                                        {"seed=", read_seed, 0},
                                        {"turns=", read_number, TURNS}};

/* What can be asked for: a word, and what must be due. */
static const struct {
    const char *word, *not_due;
    enum valuing_subject subject;
    struct keys keys;
} subjects[] = {
    {"auction",
     "no tile of an auction is to be chosen, bid for or taken now",
     VALUING_TILES,
     {value_keys, 3, "playouts=N, ms=N or seed=N", NULL}},
    {"moves",
     "no player is to place or build now",
     VALUING_TURNS,
     {value_keys, 4, "playouts=N, ms=N, seed=N or turns=N", NULL}},
};

enum { SUBJECTS = sizeof subjects / sizeof subjects[0] };

bool command_value(struct engine *engine)
{
    struct asked asked = {.seed = 0};
    struct word word;
    unsigned s = 0;
    command_next(engine, &word);
    while (s < SUBJECTS && !word_is(word, subjects[s].word))
        s++;
    if (s == SUBJECTS)
        return command_refuse(engine, word, "auction or moves");
    if (!command_read_keys(engine, &subjects[s].keys, &asked))
        return false;
    if (valuing_subject_of(&engine->session.game) != subjects[s].subject)
        return problem_say(&engine->problem, "%s", subjects[s].not_due);
    engine->answer = find_values(&engine->session.game, &asked);
    return engine->answer != NULL || problem_say(&engine->problem, "not enough memory to value");
}
