#include "bastide/chance.h"
#include "rules/draw.h"
#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/place.h"
#include "rules/turn.h"

#include <stddef.h>
#include <string.h>

static struct player supply_at_start(const struct options *options) /* B1 */
{
    struct player player = {.score = 0};
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        player.supply[figure] = (uint8_t)figures_each(options, (enum figure)figure);
#define X(name, member, is_in_play, few, many)                                                     \
    if (is_in_play(options))                                                                       \
        player.member = options->players <= 4 ? (few) : (many);
    BUILDINGS(X)
#undef X
    return player;
}

enum refusal game_start(struct game *game, const struct options *options)
{
    enum refusal refusal = options_check(options);
    if (refusal != REFUSAL_NONE)
        return refusal;
    memset(game, 0, sizeof *game);
    game->options = *options;
    phases_choose(game);
    for (unsigned player = 0; player < options->players; player++)
        game->player[player] = supply_at_start(options);
    moment_starts(game);
    draw_fill_pile(&game->pile, options);
    board_clear(&game->board);
    features_clear(&game->features);
    place_tile(game, (struct square){0, 0}, options_start_kind(options), EDGE_N);
    moment_board_begins(game);
    turn_begin(game, 0, PHASE_FIRST, NO_TILE_KIND, NULL);
    turn_go_on(game, NULL);
    return REFUSAL_NONE;
}

void game_copy(struct game *to, const struct game *from)
{
    memcpy(to, from, offsetof(struct game, shuffled));
    to->elsewhere.count = from->elsewhere.count;
    memcpy(to->elsewhere.entry, from->elsewhere.entry,
           from->elsewhere.count * sizeof *from->elsewhere.entry);
    if (from->pile.again_from != 0)
        to->shuffled = from->shuffled;
    board_copy(&to->board, &from->board);
    features_copy(&to->features, &from->features);
}

void game_legal(const struct game *game, struct move_list *moves)
{
    moves->count = 0;
    phases[game->turn.phase]->legal(game, moves);
}

enum refusal game_apply(struct game *game, struct move move, struct event_list *events)
{
    if (events)
        events->count = 0;
    enum refusal refusal = phases[game->turn.phase]->apply(game, move, events);
    if (refusal == REFUSAL_NONE)
        turn_go_on(game, events);
    return refusal;
}

uint16_t game_decision_node(const struct game *game)
{
    const struct phase_rules *phase = phases[game->turn.phase];
    return phase->about ? phase->about(game) : (uint16_t)NO_NODE;
}

struct decision_answer game_decision_answer(const struct game *game, struct move move)
{
    const struct phase_rules *phase = phases[game->turn.phase];
    return phase->answer ? phase->answer(game, move) : (struct decision_answer){NO_NODE, 0};
}

/* Editions and options (ED). */

uint8_t option_of_edition(enum option option, enum edition edition)
{
    static const uint8_t values[OPTIONS_COUNT][EDITIONS_COUNT] = {
#define X(option, name, sentence, a, a_name, a_sentence, b, b_name, b_sentence, ...)               \
    [OPTION_##option] = {__VA_ARGS__},
        OPTIONS(X)
#undef X
    };
    return values[option][edition];
}

void options_set_edition(struct options *options, enum edition edition)
{
    options->edition = (uint8_t)edition;
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        options->value[option] = option_of_edition((enum option)option, edition);
}

struct options options_default(void)
{
    struct options options = {.players = PLAYERS_MIN, .sets = SETS_DEFAULT};
    options_set_edition(&options, EDITION_DEFAULT);
    return options;
}

enum refusal options_check(const struct options *options)
{
    if (options->players < PLAYERS_MIN || options->players > PLAYERS_MAX)
        return REFUSAL_PLAYERS_OUT_OF_RANGE;
    if (!options_has_set(options, SET_BASE) || options->sets >> TILE_SETS_COUNT != 0)
        return REFUSAL_SETS_UNKNOWN;
    if (sets_together(options->sets) != options->sets)
        return REFUSAL_SETS_APART;
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        if (options->value[option] >= OPTION_VALUES_MAX)
            return REFUSAL_OPTION_UNKNOWN;
    return REFUSAL_NONE;
}

/* Chance moves and their probabilities (B2). */

void pile_order_shuffle(struct pile_order *order, const struct options *options, uint64_t seed)
{
    struct rng rng = rng_from_seed(seed);
    struct pile pile;
    order->seed = seed;
    order->tiles = order->again_from = 0;
    if (options_check(options) != REFUSAL_NONE)
        return;
    draw_fill_pile(&pile, options);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned copy = 0; copy < pile.left[kind]; copy++)
            order->kind[order->tiles++] = kind;
    for (unsigned last = order->tiles; last > 1; last--) {
        uint32_t other = rng_below(&rng, last);
        kind_number kind = order->kind[other];
        order->kind[other] = order->kind[last - 1];
        order->kind[last - 1] = kind;
    }
}

static struct move chance_choose(const struct game *game, struct luck luck)
{
    /* cppcheck-suppress returnDanglingLifetime; a move is a value */
    return phases[game->turn.phase]->choose(game, &luck);
}

struct move chance_move(const struct game *game, const struct pile_order *order)
{
    return chance_choose(
        game, (struct luck){.order = order, .is_in_order = luck_is_in_order(game, order)});
}

/* Tiles that may not be drawn at a time come out of order. */
struct move chance_move_in_order(const struct game *game, const struct pile_order *order)
{
    if (moment_draws_vary(game))
        return chance_move(game, order);
    return chance_choose(game, (struct luck){.order = order, .is_in_order = true});
}

struct move chance_move_at_random(const struct game *game, struct rng *rng)
{
    return chance_choose(game, (struct luck){.rng = rng});
}

bool game_outcomes(const struct game *game, struct outcome_list *outcomes)
{
    outcomes->total = 0;
    outcomes->count = 0;
    bool is_whole = game_awaits_chance(game) && phases[game->turn.phase]->outcomes(game, outcomes);
    if (!is_whole)
        outcomes->total = outcomes->count = 0;
    return is_whole;
}
