#include "valuing/valuing.h"
#include "sets/bazaars/facts_auction.h"
#include "valuing/solved.h"
#include "valuing/turns.h"

#include <assert.h>
#include <limits.h>
#include <stdalign.h>
#include <stddef.h>

/* The search of the other policy: so many simulations for each of the first turns, and for all
 * where so few tiles are left in the pile. More of any cost more than they change
 * (docs/TRAINER.md). */
enum {
    SEARCH_SIMULATIONS = 31,
    SEARCH_TURNS = 4,
    SEARCH_END = 6,
    SEARCH_NODES = SEARCH_SIMULATIONS + 1
};

/* Behind the valuing and what it is solved in. */
static size_t before_trees(void)
{
    size_t align = alignof(max_align_t);
    return (sizeof(struct valuing) + solved_size() + align - 1) / align * align;
}

size_t valuing_size(void)
{
    return before_trees() + VALUING_PARTS * tree_size(SEARCH_NODES);
}

struct valuing *valuing_begin(void *memory)
{
    struct valuing *valuing = memory;
    valuing->searching = (char *)memory + before_trees();
    sight_prepare_tiles(&valuing->sight);
    return valuing;
}

enum valuing_subject valuing_subject_of(const struct game *game)
{
    return game_awaits_placement(game) || game_awaits_action(game) ? VALUING_TURNS
           : auction_is_open(game)                                 ? VALUING_TILES
                                                                   : VALUING_NOTHING;
}

/* Preparing. */

static void find_what_is_shared_out(struct valuing *valuing)
{
    const struct bazaar *bazaar = &valuing->game.bazaar;
    unsigned without = (1u << valuing->game.options.players) - 1;
    for (uint8_t t = 0; t < bazaar->tiles; t++)
        if (bazaar->owner[t] == NOBODY)
            valuing->tiles.of[valuing->tiles.count++] = t;
        else
            without &= ~(1u << bazaar->owner[t]);
    for (uint8_t p = 0; p < valuing->game.options.players; p++)
        if (without >> p & 1u)
            valuing->players.of[valuing->players.count++] = p;
    assert(valuing->players.count == valuing->tiles.count);
}

static void find_best_turns(struct valuing *valuing)
{
    for (unsigned p = 0; p < valuing->players.count; p++)
        for (unsigned t = 0; t < valuing->tiles.count; t++) {
            unsigned taker = valuing->players.of[p], tile = valuing->tiles.of[t];
            struct game then;
            playout_hand_over(&then, &valuing->game, tile, taker);
            valuing->best[taker][tile] =
                playout_best_turn(&valuing->sight, &valuing->outlook, &then);
        }
}

static unsigned games_a_round(const struct valuing *valuing)
{
    return valuing->subject == VALUING_TILES ? valuing->tiles.count : valuing->turns.count;
}

/* The ways to begin sharing out: a round goes on from it to each player's getting each tile. */
static unsigned beginnings(const struct valuing *valuing)
{
    unsigned product = 1;
    for (unsigned t = 2; t < valuing->tiles.count; t++)
        product *= t;
    return valuing->subject == VALUING_TILES ? product : 1;
}

/* A part plays its first rounds greedily before it searches them, so that a first number comes as
 * soon as without search; all others it plays in both ways at once. */
enum { ROUNDS_BEFORE_SEARCH = TALLY_BATCHES_LEAST / VALUING_PARTS };

static unsigned rounds_of_part(const struct valuing *valuing, unsigned part)
{
    return (valuing->rounds + VALUING_PARTS - 1 - part) / VALUING_PARTS;
}

/* Rounds that are searched in a step of their own, as they have been played before. */
static unsigned searched_later(const struct valuing *valuing, unsigned part)
{
    unsigned rounds = rounds_of_part(valuing, part);
    return valuing->is_greedy ? 0 : rounds < ROUNDS_BEFORE_SEARCH ? rounds : ROUNDS_BEFORE_SEARCH;
}

/* What a part does next: a round by one policy or by both. */
struct step {
    unsigned round;
    bool is_greedy, is_searched;
};

static struct step step_of(const struct valuing *valuing, unsigned part)
{
    unsigned later = searched_later(valuing, part), number = valuing->next[part];
    bool is_first = number < later, has_been_played = !is_first && number < 2 * later;
    unsigned round = part + VALUING_PARTS * (is_first ? number : number - later);
    return (struct step){round, !has_been_played, !valuing->is_greedy && !is_first};
}

/* All rounds there are, if the budget allows for them and they are all that chance can bring, or a
 * sample. A search that has many rounds may come out otherwise the next time, so it counts as exact
 * only where they are few. */
static void plan_rounds(struct valuing *valuing, unsigned playouts)
{
    unsigned ways = beginnings(valuing), games = games_a_round(valuing);
    assert(games > 0);
    unsigned budget = playouts / (games * (valuing->is_greedy ? 1 : POLICIES));
    unsigned most = (budget < VALUING_ORDERS_MOST ? budget : VALUING_ORDERS_MOST) / ways;
    bool is_all = !options_have_chances(&valuing->game.options);
    uint64_t orders = is_all ? rest_of_pile_orders(&valuing->game.pile, most) : most + 1u;
    memset(&valuing->tally, 0, sizeof valuing->tally);
    if (orders <= most)
        valuing->tally.all = (unsigned)orders * ways;
    valuing->rounds = orders <= most ? valuing->tally.all : budget > 0 ? budget : 1;
    if (valuing->rounds <= TALLY_BATCHES)
        valuing->searched.all = valuing->tally.all;
}

struct plan valuing_appraised(const struct valuing *valuing, const struct plan *turn)
{
    struct plan plan = *turn;
    struct game game;
    game_copy(&game, &valuing->game);
    plans_make(&valuing->sight, &valuing->outlook, &game, turn);
    sight_appraise(&valuing->sight, &valuing->outlook, &game, &plan.values);
    plan.worth = sight_worth(&valuing->sight, &game, &plan.values, game_player(&valuing->game));
    return plan;
}

static void find_turns(struct valuing *valuing, const struct plan *played,
                       const struct plan *against)
{
    struct plan_list *turns = &valuing->turns;
    valuing->played = 0;
    if (against != NULL) {
        turns->plan[0] = valuing_appraised(valuing, against);
        turns->count = 1;
    } else {
        plans_find(&valuing->sight, &valuing->outlook, &valuing->game, 0, NULL, turns);
    }
    if (played == NULL)
        return;
    while (valuing->played < turns->count &&
           !turns_are_alike(&valuing->game, &turns->plan[valuing->played], played))
        valuing->played++;
    if (valuing->played < turns->count)
        return;
    valuing->played = turns->count < turns->room ? turns->count++ : turns->count - 1;
    turns->plan[valuing->played] = valuing_appraised(valuing, played);
}

static void prepare_subject(struct valuing *valuing, const struct valuing_request *request)
{
    valuing->subject = valuing_subject_of(&valuing->game);
    valuing->players.count = valuing->tiles.count = valuing->turns.count = 0;
    assert(valuing->subject != VALUING_NOTHING);
    if (valuing->subject == VALUING_TILES) {
        game_take_offer_back(&valuing->game);
        find_what_is_shared_out(valuing);
        find_best_turns(valuing);
    } else {
        valuing->turns.room = request->turns > 0 ? request->turns : VALUING_TURNS_DEFAULT;
        find_turns(valuing, request->played, request->against);
    }
}

/* Solved, all is there at once: as if the one round that there is had been played. */
static bool take_solved(struct valuing *valuing, unsigned positions)
{
    struct margin_tally *tally = &valuing->tally;
    memset(tally, 0, sizeof *tally);
    valuing->is_solved = solved_find(valuing, positions, &tally->batch[0]);
    tally->all = 1;
    valuing->rounds = 0;
    return valuing->is_solved;
}

void valuing_prepare(struct valuing *valuing, const struct valuing_request *request)
{
    const struct options *options = &request->game->options;
    valuing->game = *request->game;
    valuing->seed = request->seed;
    valuing->permission = request->permission;
    valuing->sight.sees_rivals = true;
    valuing->is_solved = false;
    valuing->is_greedy = request->is_greedy;
    memset(&valuing->searched, 0, sizeof valuing->searched);
    valuing->is_asked = request->played != NULL;
    appraiser_prepare(&valuing->sight.appraiser, options, weights_of(weights_class_of(options)),
                      true);
    outlook_of(&valuing->outlook, &valuing->sight.rows, &valuing->game.pile);
    prepare_subject(valuing, request);
    if (request->solves == 0 || !take_solved(valuing, request->solves))
        plan_rounds(valuing, request->playouts);
    for (unsigned part = 0; part < VALUING_PARTS; part++)
        valuing->next[part] = 0;
}

/* Rounds. */

/* The chance of a round: the order of the pile and how sharing out begins; and how it is played. */
struct fate {
    struct pile_order order;
    uint8_t tile[REVEALED_MAX];          /* of each player in turn, at the beginning of the round */
    const struct playout_search *search; /* NULL: play is greedy */
};

/* Arrangement number `number` of the tiles but the first. */
static void fate_arrange(struct valuing_some tiles, uint64_t number, uint8_t tile[REVEALED_MAX])
{
    memcpy(tile, tiles.of, sizeof tiles.of);
    for (unsigned last = tiles.count; last > 2; last--) {
        unsigned other = 1 + (unsigned)(number % (last - 1));
        uint8_t moved = tile[other];
        number /= last - 1;
        tile[other] = tile[last - 1];
        tile[last - 1] = moved;
    }
}

/* If all rounds are played, they come scattered, so that those played so far are like a sample: a
 * prime is prime to their number. */
static void meet_fate(const struct valuing *valuing, unsigned round, struct fate *fate)
{
    static const uint64_t prime = 2654435761;
    unsigned ways = beginnings(valuing);
    struct rng rng = rng_from_seed(valuing->seed);
    uint64_t drawn = rng_next(&rng);
    if (valuing->tally.all > 0) {
        uint64_t number = (round * prime + drawn % valuing->tally.all) % valuing->tally.all;
        rest_of_pile_in_order(&fate->order, &valuing->game, number / ways);
        fate_arrange(valuing->tiles, number % ways, fate->tile);
        return;
    }
    rng = rng_from_seed(drawn + round);
    fate_arrange(valuing->tiles, rng_below(&rng, ways), fate->tile);
    rest_of_pile_at_random(&fate->order, &valuing->game, &rng);
}

static bool valuing_play_on(const struct valuing *valuing, const struct fate *fate,
                            const uint8_t *share, struct game *game)
{
    return playout(&valuing->sight, &valuing->outlook, &fate->order, share, fate->search,
                   &valuing->permission, game);
}

static bool share_out(const struct valuing *valuing, const struct fate *fate, struct batch *batch)
{
    unsigned count = valuing->tiles.count;
    for (unsigned shift = 0; shift < count; shift++) {
        uint8_t share[PLAYERS_MAX] = {0};
        struct game game;
        game_copy(&game, &valuing->game);
        for (unsigned p = 0; p < count; p++)
            share[valuing->players.of[p]] = fate->tile[(p + shift) % count];
        if (!valuing_play_on(valuing, fate, share, &game))
            return false;
        for (unsigned p = 0; p < count; p++)
            batch_add(batch, valuing_cell(valuing->players.of[p], share[valuing->players.of[p]]),
                      &game);
        batch_add_rivals(batch, &game);
    }
    return true;
}

static bool try_turns(const struct valuing *valuing, const struct fate *fate, struct batch *batch)
{
    for (unsigned turn = 0; turn < valuing->turns.count; turn++) {
        struct game game;
        game_copy(&game, &valuing->game);
        plans_make(&valuing->sight, &valuing->outlook, &game, &valuing->turns.plan[turn]);
        if (!valuing_play_on(valuing, fate, NULL, &game))
            return false;
        batch_add(batch, turn, &game);
    }
    return true;
}

static bool play_round(const struct valuing *valuing, const struct fate *fate, struct batch *batch)
{
    *batch = (struct batch){.rounds = 1};
    return valuing->subject == VALUING_TILES ? share_out(valuing, fate, batch)
                                             : try_turns(valuing, fate, batch);
}

static bool search_round(const struct valuing *valuing, unsigned part, struct fate fate,
                         struct batch *batch)
{
    struct tree tree;
    tree_lay_out(&tree, valuing->searching + part * tree_size(SEARCH_NODES), SEARCH_NODES);
    fate.search = &(struct playout_search){
        &tree, SEARCH_SIMULATIONS, valuing->game.pile.tiles > SEARCH_END ? SEARCH_TURNS : UINT_MAX};
    return play_round(valuing, &fate, batch);
}

bool valuing_play(const struct valuing *valuing, unsigned part, struct valuing_round *played)
{
    struct step step = step_of(valuing, part);
    struct fate fate;
    meet_fate(valuing, step.round, &fate);
    fate.search = NULL;
    played->greedy.rounds = played->searched.rounds = 0;
    return (!step.is_greedy || play_round(valuing, &fate, &played->greedy)) &&
           (!step.is_searched || search_round(valuing, part, fate, &played->searched));
}

/* Each batch belongs to one part: parts share nothing that changes. */
static_assert(TALLY_BATCHES % VALUING_PARTS == 0, "parts take rounds by turns");

void valuing_add(struct valuing *valuing, unsigned part, const struct valuing_round *played)
{
    unsigned batch = step_of(valuing, part).round % TALLY_BATCHES;
    if (played->greedy.rounds > 0)
        batch_join(&valuing->tally.batch[batch], &played->greedy);
    if (played->searched.rounds > 0)
        batch_join(&valuing->searched.batch[batch], &played->searched);
    valuing->next[part]++;
}

bool valuing_has_more(const struct valuing *valuing, unsigned part)
{
    return valuing->next[part] < rounds_of_part(valuing, part) + searched_later(valuing, part);
}

bool valuing_go_on(struct valuing *valuing, unsigned part, unsigned rounds)
{
    struct valuing_round played;
    for (; rounds > 0 && valuing_has_more(valuing, part); rounds--) {
        if (!valuing_play(valuing, part, &played))
            return false;
        valuing_add(valuing, part, &played);
    }
    return valuing_has_more(valuing, part);
}

void valuing_copy(struct valuing *to, const struct valuing *from)
{
    char *searching = to->searching;
    *to = *from;
    to->searching = searching;
}

unsigned valuing_searched(const struct valuing *valuing)
{
    return tally_rounds(&valuing->searched) * games_a_round(valuing);
}

unsigned valuing_playouts(const struct valuing *valuing)
{
    return tally_rounds(&valuing->tally) * games_a_round(valuing) + valuing_searched(valuing);
}
