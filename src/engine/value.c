/* The answers of `value auction` and `value moves`: what tiles and turns are worth. */
#include "engine/keys.h"
#include "engine/pieces_json.h"
#include "engine/plan_json.h"

#include "bots/bot.h"
#include "text/setup.h"
#include "thinking/valuer.h"
#include "valuing/auction_prices.h"

#include <stdlib.h>

enum { PLAYOUTS_MAX = 1000000, MS_MAX = 600000, PLAYOUTS_DEFAULT = 400 };

/* What is asked for. */
struct asked {
    long playouts, ms, turns; /* 0: not said */
    uint64_t seed;
};

static bool read_playouts(struct arguments *arguments, struct word value, void *into)
{
    struct asked *asked = into;
    return word_number(value, 1, PLAYOUTS_MAX, &asked->playouts) ||
           refuse_value(arguments, value, "a number of playouts from 1 to 1000000");
}

static bool read_ms(struct arguments *arguments, struct word value, void *into)
{
    struct asked *asked = into;
    return word_number(value, 1, MS_MAX, &asked->ms) ||
           refuse_value(arguments, value, "a number of milliseconds from 1 to 600000");
}

static bool read_turns(struct arguments *arguments, struct word value, void *into)
{
    struct asked *asked = into;
    static_assert(VALUING_TURNS_MOST == 32, "the message says so");
    return word_number(value, 1, VALUING_TURNS_MOST, &asked->turns) ||
           refuse_value(arguments, value, "a number of turns from 1 to 32");
}

static bool value_read_seed(struct arguments *arguments, struct word value, void *into)
{
    struct asked *asked = into;
    struct record_head head;
    struct bad_text bad;
    if (!setting_read(SETTING_SEED, value, &head, &bad))
        return problem_say(arguments->problem, "column %zu: %s", bad.column, bad.reason);
    asked->seed = head.seed;
    return true;
}

/* Those of tiles come first. */
static const struct key keys[] = {{"playouts=", read_playouts},
                                  {"ms=", read_ms},
                                  {"seed=", value_read_seed},
                                  {"turns=", read_turns}};

enum { KEYS_OF_TURNS = sizeof keys / sizeof keys[0], KEYS_OF_TILES = KEYS_OF_TURNS - 1 };

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

static json_t *moves_json(const struct game *game, const struct valuing *valuing)
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

static json_t *answer_json(const struct game *game, const struct valuing *valuing)
{
    json_t *answer = json_pack("{si sb}", "playouts", (int)valuing_playouts(valuing), "exact",
                               valuing_is_exact(valuing));
    if (valuing_subject_of(game) == VALUING_TURNS) {
        json_object_set_new(answer, "moves", moves_json(game, valuing));
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

static json_t *value(const struct game *game, const struct asked *asked)
{
    void *memory = malloc(valuing_size());
    if (memory == NULL)
        return NULL;
    struct valuing *valuing = valuing_begin(memory);
    long playouts = asked->playouts > 0 ? asked->playouts
                    : asked->ms > 0     ? PLAYOUTS_MAX
                                        : PLAYOUTS_DEFAULT;
    valuing_prepare(valuing, &(struct valuing_request){.game = game,
                                                       .playouts = (unsigned)playouts,
                                                       .turns = (unsigned)asked->turns,
                                                       .seed = asked->seed});
    valuer_play(valuing, (unsigned)asked->ms);
    json_t *answer = answer_json(game, valuing);
    free(memory);
    return answer;
}

/* What can be asked for: a word, and what must be due. */
static const struct {
    const char *word, *not_due, *keys;
    enum valuing_subject subject;
    size_t count;
} subjects[] = {
    {"auction", "no tile of an auction is to be chosen, bid for or taken now",
     "playouts=N, ms=N or seed=N", VALUING_TILES, KEYS_OF_TILES},
    {"moves", "no player is to place or build now", "playouts=N, ms=N, seed=N or turns=N",
     VALUING_TURNS, KEYS_OF_TURNS},
};

enum { SUBJECTS = sizeof subjects / sizeof subjects[0] };

json_t *value_json(const struct session *session, struct arguments *arguments)
{
    struct asked asked = {.seed = 0};
    struct word word;
    unsigned s = 0;
    arguments_next(arguments, &word);
    while (s < SUBJECTS && !word_is(word, subjects[s].word))
        s++;
    if (s == SUBJECTS) {
        refuse_value(arguments, word, "auction or moves");
        return NULL;
    }
    if (!keys_read(arguments, keys, subjects[s].count, subjects[s].keys, &asked))
        return NULL;
    if (valuing_subject_of(&session->game) != subjects[s].subject) {
        problem_say(arguments->problem, "%s", subjects[s].not_due);
        return NULL;
    }
    json_t *answer = value(&session->game, &asked);
    if (answer == NULL)
        problem_say(arguments->problem, "not enough memory to value");
    return answer;
}
