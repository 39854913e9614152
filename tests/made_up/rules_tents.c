/* Tents on corners, tokens under tiles, the die, and what they pay (MU5, MU6, MU8). */
#include "rules.h"

#include "rules/build.h"

#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/turn.h"

enum { DIE_SIDES = 6 };

/* A corner of the tile placed, 0 the north-east, then clockwise: by the north-western of the four
 * squares that meet there. */
static struct piece_place corner_of(const struct game *game, unsigned corner)
{
    bool is_west = corner >= 2, is_north = corner == 0 || corner == 3;
    struct square at = game->board.tile[game->turn.placed].at;
    return (struct piece_place){PIECE_ON_CORNER, {.at = square_at(at, -is_west, -is_north)}};
}

static bool is_free(const struct game *game, unsigned corner)
{
    for (unsigned p = 0; p < game->elsewhere.count; p++) {
        struct piece_place place = game->elsewhere.entry[p].place;
        if (place.kind == PIECE_ON_CORNER && square_equal(place.at, corner_of(game, corner).at))
            return false;
    }
    return true;
}

static bool may_set_up(const struct game *game, unsigned corner)
{
    return game->turn.deployed == 0 && game->player[game->turn.player].supply[FIGURE_TENT] > 0 &&
           corner < CORNERS && is_free(game, corner);
}

bool tent_is_possible(const struct game *game)
{
    bool may = false;
    for (unsigned corner = 0; corner < CORNERS; corner++)
        may |= may_set_up(game, corner);
    return may;
}

void tent_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned corner = 0; corner < CORNERS; corner++)
        if (may_set_up(game, corner))
            add_move(moves, move_with(VERB_TENT, corner));
}

enum refusal tent_apply(struct game *game, struct move move, struct event_list *events)
{
    unsigned player = game->turn.player;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    if (!may_set_up(game, move.arg))
        return REFUSAL_NO_SUCH_CORNER;
    piece_move(game, piece_at_home(game, player, FIGURE_TENT), corner_of(game, move.arg));
    game->turn.deployed = 1;
    tell(events, (struct event){.type = EVENT_TENT,
                                .player = (uint8_t)player,
                                .at = game->board.tile[game->turn.placed].at,
                                .orientation = (uint8_t)move.arg});
    return REFUSAL_NONE;
}

/* The bag. */

static bool has_token(const struct game *game)
{
    const struct made_up *made_up = &game->made_up;
    return made_up->fairs > 0 && made_up->fair[made_up->fairs - 1].tile == game->turn.placed;
}

static bool token_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = ACTOR_CHANCE;
    if (has_placed(game, TILE_FAIR) && game->made_up.bag.tokens > 0 && !has_token(game))
        return true;
    turn_pass_on(game);
    return false;
}

static void token_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned token = 0; token < TOKENS_COUNT; token++)
        if (bag_has(&game->made_up.bag, token))
            add_move(moves, move_with(VERB_TOKEN, token));
}

static bool token_outcomes(const struct game *game, struct outcome_list *outcomes)
{
    return bag_outcomes(&game->made_up.bag, VERB_TOKEN, outcomes);
}

static struct move token_choose(const struct game *game, const struct luck *luck)
{
    return bag_choose(&game->made_up.bag, VERB_TOKEN, PHASE_TOKEN, luck);
}

static enum refusal token_apply(struct game *game, struct move move, struct event_list *events)
{
    struct made_up *made_up = &game->made_up;
    if (move.verb != VERB_TOKEN)
        return REFUSAL_WRONG_MOMENT;
    if (!bag_has(&made_up->bag, move.arg))
        return REFUSAL_NO_SUCH_TOKEN;
    bag_draw(&made_up->bag, move.arg);
    made_up->fair[made_up->fairs++] = (struct fair){game->turn.placed, (uint8_t)move.arg};
    tell(events, (struct event){.type = EVENT_TOKEN,
                                .player = game->turn.player,
                                .at = game->board.tile[game->turn.placed].at,
                                .what = (uint8_t)move.arg});
    turn_pass_on(game);
    return REFUSAL_NONE;
}

const struct phase_rules token_phase = {.enter = token_enter,
                                        .legal = token_legal,
                                        .apply = token_apply,
                                        .outcomes = token_outcomes,
                                        .choose = token_choose};

/* The die. */

bool roll_is_possible(const struct game *game)
{
    return game->turn.deployed == 0;
}

void roll_legal(const struct game *game, struct move_list *moves)
{
    if (roll_is_possible(game))
        add_move(moves, move_plain(VERB_ROLL));
}

enum refusal roll_apply(struct game *game, struct move move, struct event_list *events)
{
    (void)move, (void)events;
    if (!options_has_made_up(&game->options))
        return REFUSAL_WRONG_MOMENT;
    if (!roll_is_possible(game))
        return REFUSAL_ALREADY_DEPLOYED;
    game->turn.deployed = game->turn.rolls = 1;
    game->turn.phase = PHASE_DIE;
    return REFUSAL_NONE;
}

static bool die_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = ACTOR_CHANCE;
    if (game->turn.rolls)
        return true;
    turn_pass_on(game);
    return false;
}

static void die_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    for (unsigned side = 0; side < DIE_SIDES; side++)
        add_move(moves, move_with(VERB_DIE, side));
}

static bool die_rolls(const struct game *game, struct outcome_list *outcomes)
{
    (void)game;
    return die_outcomes(DIE_SIDES, VERB_DIE, outcomes);
}

static struct move die_is_thrown(const struct game *game, const struct luck *luck)
{
    return die_choose(DIE_SIDES, game->made_up.rolled, VERB_DIE, PHASE_DIE, luck);
}

static enum refusal die_apply(struct game *game, struct move move, struct event_list *events)
{
    uint8_t player = game->turn.player;
    if (move.verb != VERB_DIE)
        return REFUSAL_WRONG_MOMENT;
    if (move.arg >= DIE_SIDES)
        return REFUSAL_NO_SUCH_NUMBER;
    game->turn.rolls = 0;
    game->made_up.rolled++;
    game->turn.phase = PHASE_BUILD;
    tell(events,
         (struct event){.type = EVENT_DIE, .player = player, .what = (uint8_t)(move.arg + 1)});
    if (move.arg == 0) {
        game->player[player].score--;
        tell(events, (struct event){.type = EVENT_SCORE,
                                    .player = player,
                                    .points = -1,
                                    .kind = FEATURE_KINDS,
                                    .reason = REASON_DIE,
                                    .node = NO_NODE,
                                    .held = NO_NODE});
    }
    if (move.arg == DIE_SIDES - 1)
        agenda_note(game, DUE_AGAIN, player, 0);
    return REFUSAL_NONE;
}

const struct phase_rules die_phase = {.enter = die_enter,
                                      .legal = die_legal,
                                      .apply = die_apply,
                                      .outcomes = die_rolls,
                                      .choose = die_is_thrown};

/* The end of the game. */

static void pay(struct game *game, unsigned player, int points, enum score_reason reason,
                struct event_list *events)
{
    game->player[player].score += points;
    tell(events, (struct event){.type = EVENT_SCORE,
                                .player = (uint8_t)player,
                                .points = (int16_t)points,
                                .kind = FEATURE_KINDS,
                                .reason = (uint8_t)reason,
                                .node = NO_NODE,
                                .held = NO_NODE});
}

static int tiles_around(const struct game *game, struct square corner)
{
    int tiles = 0;
    for (int dy = 0; dy <= 1; dy++)
        for (int dx = 0; dx <= 1; dx++)
            tiles += board_tile_at(&game->board, square_at(corner, dx, dy)) != NO_TILE;
    return tiles;
}

/* The players with followers on a tile, as a mask. */
static unsigned players_on(const struct game *game, tile_number tile)
{
    unsigned players = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (feature_tile(&game->features, follower.node) == tile &&
            figure_is_follower((enum figure)follower.figure))
            players |= 1u << follower.player;
    }
    return players;
}

void made_up_score(struct game *game, struct event_list *events)
{
    const struct made_up *made_up = &game->made_up;
    for (unsigned p = 0; p < game->elsewhere.count; p++) {
        const struct piece_elsewhere *piece = &game->elsewhere.entry[p];
        if (piece->piece.figure == FIGURE_TENT)
            pay(game, piece->piece.owner, tiles_around(game, piece->place.at), REASON_TENT, events);
    }
    for (unsigned f = 0; f < made_up->fairs; f++) {
        unsigned players = players_on(game, made_up->fair[f].tile);
        for (unsigned player = 0; player < game->options.players; player++)
            if (mask_has(players, player))
                pay(game, player, made_up->fair[f].token == TOKEN_RED ? 3 : 1, REASON_TOKEN,
                    events);
    }
}
