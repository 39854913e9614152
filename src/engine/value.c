/* The answers of `value`: what tiles and turns are worth. */
#include "engine/asked.h"
#include "engine/pieces_json.h"
#include "thinking/valuer.h"
#include "valuing/auction_prices.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYOUTS_DEFAULT = 400 };

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
                     asked_then_json(game, plan), "completes", completes_json(game, plan));
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
        json_object_set_new(
            move, "depends",
            json_boolean(valuing_turns_depend(valuing, ranked[0], ranked[r], player)));
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
        json_array_append_new(
            all, json_pack("{so so sb sb so}", "move", move_json(game, alternative->move), "loss",
                           estimate_json(theory->loss[a]), "close",
                           estimate_is_too_close(theory->loss[a]), "depends", theory->depends[a],
                           "leads", outcome_json(game, &alternative->outcome)));
    }
    return all;
}

/* What each tile on offer, or that could be, means between the chooser and those who may bid. */
static json_t *terms_json(const struct game *game, const struct auction_theory *theory)
{
    json_t *all = json_array();
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        for (unsigned bidder = 0; bidder < game->options.players; bidder++) {
            int highest = theory->limit[tile][bidder].highest;
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
    json_t *answer =
        json_pack("{si si sb sb}", "playouts", (int)valuing_playouts(valuing), "searched",
                  (int)valuing_searched(valuing), "exact", valuing_is_solved(valuing), "all-orders",
                  valuing_has_all_orders(valuing));
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

/* NULL, with errno, where memory, threads or file descriptors run out. */
static json_t *find_values(struct engine *engine, const struct asked *asked)
{
    const struct game *game = &engine->session.game;
    const long *number = asked->number;
    long playouts = number[ASKED_PLAYOUTS] > 0 ? number[ASKED_PLAYOUTS]
                    : number[ASKED_MS] > 0     ? ASKED_PLAYOUTS_MAX
                                               : PLAYOUTS_DEFAULT;
    const struct valuing_request request = {.game = game,
                                            .playouts = (unsigned)playouts,
                                            .turns = (unsigned)number[ASKED_TURNS],
                                            .seed = asked->seed,
                                            .solves = VALUING_SOLVES_AT_LENGTH};
    const struct valuer_limits limits = {.cpu_ms = (unsigned)number[ASKED_MS], .is_quiet = true};
    struct valuer *valuer = valuer_new();
    json_t *answer = NULL;
    if (valuer != NULL && valuer_begin(valuer, &request, &limits)) {
        command_await(engine, &valuer->job, &valuer->stop);
        answer = value_json(game, valuer_look(valuer));
    }
    valuer_free(valuer);
    return answer;
}

/* Those of tiles come first. */
static const struct key value_keys[] = {{"playouts=", asked_read_number, ASKED_PLAYOUTS},
                                        {"ms=", asked_read_number, ASKED_MS},
                                        {"seed=", asked_read_seed, 0},
                                        {"turns=", asked_read_number, ASKED_TURNS}};

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
    engine->answer = find_values(engine, &asked);
    return engine->answer != NULL ||
           problem_say(&engine->problem, "cannot value: %s", strerror(errno));
}
