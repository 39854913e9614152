/* Flying machines: taking off, the die, and landing (FM). */
#include "rules/build.h"
#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"

/* The machine (FM1-FM3). */

bool game_machine_at(const struct game *game, struct square *at)
{
    tile_number tile = game->turn.placed;
    if (!options_has_flyers(&game->options) || tile == NO_TILE ||
        !(tile_kinds[game->board.tile[tile].kind].flags & TILE_MACHINE))
        return false;
    *at = game->board.tile[tile].at;
    return true;
}

struct square game_flight_square(const struct game *game, unsigned squares)
{
    static const int8_t dx[EIGHTHS] = {0, 1, 1, 1, 0, -1, -1, -1};
    static const int8_t dy[EIGHTHS] = {-1, -1, 0, 1, 1, 1, 0, -1};
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    unsigned eighth = tile_points_to(placed->kind, placed->orientation);
    return square_at(placed->at, dx[eighth] * (int)squares, dy[eighth] * (int)squares);
}

/* Taking off (FM2). */

static bool can_fly(const struct game *game, unsigned figure)
{
    return figure_is_follower((enum figure)figure) &&
           game->player[game->turn.player].supply[figure] > 0;
}

static bool may_take_off(const struct game *game)
{
    struct square at;
    return game->turn.deployed == 0 && game_machine_at(game, &at);
}

bool fly_is_possible(const struct game *game)
{
    unsigned figure = 0;
    if (!may_take_off(game))
        return false;
    while (figure < FIGURES_COUNT && !can_fly(game, figure))
        figure++;
    return figure < FIGURES_COUNT;
}

void fly_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT && may_take_off(game); figure++)
        if (can_fly(game, figure))
            add_move(moves, move_fly((enum figure)figure));
}

enum refusal fly_apply(struct game *game, struct move move, struct event_list *events)
{
    struct square at;
    (void)events;
    if (!game_machine_at(game, &at))
        return REFUSAL_NO_MACHINE;
    if (move.figure >= FIGURES_COUNT || figures_each(&game->options, (enum figure)move.figure) == 0)
        return REFUSAL_NO_SUCH_FIGURE;
    if (!figure_is_follower((enum figure)move.figure))
        return REFUSAL_CANNOT_FLY;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    if (!can_fly(game, move.figure))
        return REFUSAL_NO_FOLLOWER_LEFT;
    game->turn.deployed++;
    game->turn.flight = (struct flyer){.at = at, .stage = FLIGHT_IN_THE_AIR, .figure = move.figure};
    game->turn.phase = PHASE_THROW;
    return REFUSAL_NONE;
}

/* The die: two sides each of 1, 2 and 3 (FM1, FM3). */

static bool throw_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = ACTOR_CHANCE;
    if (game->turn.flight.stage == FLIGHT_IN_THE_AIR)
        return true;
    turn_pass_on(game);
    return false;
}

static void throw_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    for (unsigned side = 0; side < FLIGHT_MOST; side++)
        add_move(moves, move_with(VERB_THROW, side));
}

static bool throw_outcomes(const struct game *game, struct outcome_list *outcomes)
{
    (void)game;
    return die_outcomes(FLIGHT_MOST, VERB_THROW, outcomes);
}

enum { MACHINE_STREAM = 0x464d }; /* its numbers (rules/luck.h) */

static struct move throw_choose(const struct game *game, const struct luck *luck)
{
    return die_choose(FLIGHT_MOST, game->flyers.thrown, VERB_THROW, MACHINE_STREAM, luck);
}

/* Landing (FM4, FM5, FM7). */

static bool may_land(const struct game *game, enum figure figure, uint16_t node)
{
    unsigned kind = game_feature_kind(game, node);
    return kind < PRINTED_KINDS && kind != FEATURE_FIELD && feature_kind_scores(kind) &&
           figure_may_stand(figure, kind, STANDS_DEPLOYED) &&
           !game_feature_is_complete(game, node) && !moment_keeps_out(game, node);
}

uint64_t game_landings(const struct game *game, enum figure figure, struct square at)
{
    tile_number tile = board_tile_at(&game->board, at);
    uint64_t segments = 0;
    for (unsigned s = 0; tile != NO_TILE && s <= SEGMENT_TRACK; s++) {
        uint16_t node = feature_node(&game->board, tile, s);
        if (node != NO_NODE && may_land(game, figure, node))
            segments |= (uint64_t)1 << s;
    }
    return segments;
}

unsigned game_throws_that_land(const struct game *game, enum figure figure)
{
    unsigned throws = 0;
    for (unsigned squares = 1; squares <= FLIGHT_MOST; squares++)
        throws += game_landings(game, figure, game_flight_square(game, squares)) != 0;
    return throws;
}

/* Those of the one who comes down now. */
static uint64_t landings(const struct game *game)
{
    const struct flyer *flight = &game->turn.flight;
    return game_landings(game, (enum figure)flight->figure, flight->at);
}

/* With nowhere to land it is back in supply. */
static enum refusal throw_apply(struct game *game, struct move move, struct event_list *events)
{
    struct flyer *flight = &game->turn.flight;
    if (move.verb != VERB_THROW)
        return REFUSAL_WRONG_MOMENT;
    if (move.arg >= FLIGHT_MOST)
        return REFUSAL_NO_SUCH_THROW;
    flight->at = game_flight_square(game, move.arg + 1u);
    game->flyers.thrown++;
    tell(events, (struct event){.type = EVENT_FLIGHT,
                                .player = game->turn.player,
                                .figure = flight->figure,
                                .at = flight->at});
    bool lands = landings(game) != 0;
    flight->stage = lands ? FLIGHT_LANDING : FLIGHT_NONE;
    game->turn.phase = lands ? PHASE_LAND : PHASE_BUILD;
    return REFUSAL_NONE;
}

const struct phase_rules throw_phase = {.enter = throw_enter,
                                        .legal = throw_legal,
                                        .apply = throw_apply,
                                        .outcomes = throw_outcomes,
                                        .choose = throw_choose};

static bool land_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = game->turn.player;
    if (game->turn.flight.stage == FLIGHT_LANDING)
        return true;
    turn_pass_on(game);
    return false;
}

static void land_legal(const struct game *game, struct move_list *moves)
{
    uint64_t segments = landings(game);
    for (unsigned s = 0; s <= SEGMENT_TRACK; s++)
        if (segments >> s & 1u)
            add_move(moves, move_land(game->turn.flight.at, s));
}

/* What else may be done then, may be done. */
static enum refusal land_apply(struct game *game, struct move move, struct event_list *events)
{
    struct flyer *flight = &game->turn.flight;
    if (move.verb != VERB_LAND)
        return REFUSAL_WRONG_MOMENT;
    if (!square_equal(move.at, flight->at) || move.arg > SEGMENT_TRACK ||
        !(landings(game) >> move.arg & 1u))
        return REFUSAL_NO_LANDING;
    uint16_t node = feature_node(&game->board, board_tile_at(&game->board, flight->at), move.arg);
    deploy_put(game, (struct follower){game->turn.player, flight->figure, node}, events);
    flight->stage = FLIGHT_NONE;
    game->turn.phase = PHASE_BUILD;
    return REFUSAL_NONE;
}

const struct phase_rules land_phase = {
    .enter = land_enter, .legal = land_legal, .apply = land_apply};
