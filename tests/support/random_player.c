#include "support/random_player.h"

void random_player_agree(struct random_player *player, struct options *options)
{
    options_set_edition(options, (enum edition)rng_below(&player->rng, EDITIONS_COUNT));
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        if (rng_below(&player->rng, 3) == 0)
            options->value[option] = (uint8_t)rng_below(&player->rng, OPTION_VALUES_MAX);
}

static struct square random_square(struct random_player *player)
{
    return (struct square){(int16_t)((int)rng_below(&player->rng, 17) - 8),
                           (int16_t)((int)rng_below(&player->rng, 17) - 8)};
}

/* A square near the last tile, where bridges and claims may be possible. */
static struct square near_square(struct random_player *player, const struct game *game)
{
    struct square last = game->board.tile[game->board.tiles - 1].at;
    return square_at(last, (int)rng_below(&player->rng, 5) - 2,
                     (int)rng_below(&player->rng, 5) - 2);
}

static struct move random_reveal(struct random_player *player, const struct game *game)
{
    struct move move = {.verb = VERB_REVEAL};
    for (unsigned t = 0; t < game_reveal_count(game); t++)
        move.kinds[t] = (uint8_t)rng_below(&player->rng, tile_kinds_count);
    return move;
}

struct move random_player_nonsense(struct random_player *player, const struct game *game)
{
    struct move move = {.verb = (uint8_t)rng_below(&player->rng, VERBS_COUNT)};
    switch ((enum verb)move.verb) {
    case VERB_DRAW:
        move.arg = (uint8_t)rng_below(&player->rng, tile_kinds_count + 2u);
        break;
    case VERB_REVEAL:
        move = random_reveal(player, game);
        break;
    case VERB_PLACE:
        move.at = random_square(player);
        move.arg = (uint8_t)rng_below(&player->rng, EDGES + 1);
        break;
    case VERB_BRIDGE:
        move.at = near_square(player, game);
        move.arg = (uint8_t)rng_below(&player->rng, DIRECTIONS + 1);
        break;
    case VERB_DEPLOY:
        move.figure = (uint8_t)rng_below(&player->rng, FIGURES_COUNT + 1);
        move.arg = (uint8_t)rng_below(&player->rng, SEGMENTS_MAX + 2);
        break;
    case VERB_CLAIM:
    case VERB_CROSS:
    case VERB_DRIVE:
    case VERB_MAGE:
    case VERB_WITCH:
        move.at = near_square(player, game);
        move.arg = (uint8_t)rng_below(&player->rng, CLAIM_ARGS + 1);
        break;
    case VERB_REMOVE:
    case VERB_FAIRY:
    case VERB_PORTAL:
    case VERB_DRAGON:
        move.at = near_square(player, game);
        move.arg =
            (uint8_t)rng_below(&player->rng, move.verb == VERB_DRAGON ? 1 : SEGMENTS_MAX + 2);
        move.figure =
            (uint8_t)rng_below(&player->rng, move.verb == VERB_DRAGON ? 1 : FIGURES_COUNT + 1);
        move.player = (uint8_t)rng_below(&player->rng, move.verb == VERB_REMOVE ? 7 : 1);
        break;
    case VERB_GUARD:
    case VERB_CAPTURE:
        move.arg = (uint8_t)rng_below(&player->rng, SEGMENTS_MAX + 2);
        move.figure = (uint8_t)rng_below(&player->rng, FIGURES_COUNT + 1);
        move.player = (uint8_t)rng_below(&player->rng, move.verb == VERB_CAPTURE ? 7 : 1);
        move.at = near_square(player, game);
        break;
    case VERB_TOWER:
    case VERB_PYRAMID:
        move.at = near_square(player, game);
        break;
    case VERB_ACROBAT:
        move.arg = (kind_number)rng_below(&player->rng, SEGMENTS_MAX + 2);
        move.figure = (uint8_t)rng_below(&player->rng, FIGURES_COUNT + 1);
        move.at = near_square(player, game);
        break;
    case VERB_ANIMAL:
        move.arg = (kind_number)rng_below(&player->rng, ANIMAL_MOST + 2);
        break;
    case VERB_EXCHANGE:
    case VERB_RANSOM:
        move.figure = (uint8_t)rng_below(&player->rng, FIGURES_COUNT + 1);
        move.player = (uint8_t)rng_below(&player->rng, move.verb == VERB_RANSOM ? 7 : 1);
        break;
    case VERB_RETRIEVE:
        move.at = near_square(player, game);
        move.arg = (uint8_t)rng_below(&player->rng, SEGMENTS_MAX + 2);
        break;
    case VERB_FLY:
        move.figure = (uint8_t)rng_below(&player->rng, FIGURES_COUNT + 1);
        break;
    case VERB_LAND:
        move.at = game->turn.flight.at;
        move.arg = (uint8_t)rng_below(&player->rng, SEGMENTS_MAX + 2);
        break;
    case VERB_THROW:
        move.arg = (uint8_t)rng_below(&player->rng, SEGMENTS_MAX + 2);
        break;
    case VERB_ADVANCE:
    case VERB_MESSAGE:
        move.arg = (kind_number)rng_below(&player->rng, MESSAGES_COUNT + 2);
        break;
    case VERB_ESCAPE:
    case VERB_RECALL:
        move.at = near_square(player, game);
        move.arg = (uint8_t)rng_below(&player->rng, SEGMENTS_MAX + 2);
        move.figure = (uint8_t)rng_below(&player->rng, FIGURES_COUNT + 1);
        break;
    case VERB_JOIN:
        move.at = near_square(player, game);
        move.arg = (kind_number)rng_below(&player->rng, SEGMENTS_MAX + 2);
        move.figure = (uint8_t)rng_below(&player->rng, FIGURES_COUNT + 1);
        break;
    case VERB_ENTER:
        move.figure = (uint8_t)rng_below(&player->rng, FIGURES_COUNT + 1);
        move.arg = (kind_number)rng_below(&player->rng, QUARTERS_COUNT + 1);
        break;
    case VERB_MOVE_COUNT:
        move.arg = (kind_number)rng_below(&player->rng, QUARTERS_COUNT + 1);
        break;
    case VERB_ABBEY:
        move.at = near_square(player, game);
        break;
    case VERB_BARN:
        move.arg = (uint8_t)rng_below(&player->rng, CORNERS + 1);
        break;
    case VERB_OFFER:
    case VERB_TAKE:
        move.arg = (uint8_t)rng_below(&player->rng, REVEALED_MAX + 1);
        move.points =
            (int16_t)(move.verb == VERB_OFFER ? (int)rng_below(&player->rng, 1003) - 2 : 0);
        break;
    case VERB_BID:
        move.points = (int16_t)((int)rng_below(&player->rng, 1003) - 2);
        break;
    case VERB_SHEEP:
        move.arg = (uint8_t)rng_below(&player->rng, SHEEP_MOST + 3);
        break;
    case VERB_DISCARD:
    case VERB_PASS:
    case VERB_WOLF:
    case VERB_GROW:
    case VERB_STABLE:
    case VERB_CASTLE:
    case VERB_SCORE:
    case VERB_HOME:
    case VERB_BUY:
    case VERB_SELL:
    case VERB_MAGE_OFF:
    case VERB_WITCH_OFF:
    case VERB_DELIVER:
    case VERB_SEAL:
    case VERBS_COUNT:
        break;
    }
    return move;
}

struct move random_player_amendment(struct random_player *player, const struct game *game)
{
    const struct followers *followers = &game->followers;
    struct rng *rng = &player->rng;
    enum amendment amendment =
        (enum amendment)(VERBS_COUNT + rng_below(rng, AMENDMENTS_END - VERBS_COUNT));
    unsigned someone = rng_below(rng, game->options.players + 1u);
    unsigned tile = rng_below(rng, game->board.tiles);
    enum figure figure = (enum figure)rng_below(rng, FIGURES_COUNT + 1);
    if (amendment == AMENDMENT_PLACE && rng_below(rng, 4) > 0)
        return move_on_square((enum verb)amendment,
                              board_open_square(&game->board, rng_below(rng, game->board.opens)),
                              rng_below(rng, EDGES + 1));
    if (amendment == AMENDMENT_PLACE)
        return move_on_square((enum verb)amendment, random_square(player), rng_below(rng, EDGES));
    if (amendment == AMENDMENT_SCORE)
        return move_amend_score(someone, (int)rng_below(rng, 2003) - 1001);
    if (amendment == AMENDMENT_HOME && followers->count > 0 && rng_below(rng, 4) == 0) {
        struct follower follower = followers->follower[rng_below(rng, followers->count)];
        return move_amend_figure(
            amendment, follower.player, (enum figure)follower.figure,
            game_node_square(game, follower.node),
            feature_segment_number(&game->features, &game->board, follower.node));
    }
    if (amendment == AMENDMENT_HOME || amendment == AMENDMENT_DEPLOY)
        return move_amend_figure(amendment, someone, figure,
                                 rng_below(rng, 8) == 0 ? random_square(player)
                                                        : game->board.tile[tile].at,
                                 rng_below(rng, SEGMENTS_MAX + 2));
    return move_with((enum verb)amendment, someone);
}

static unsigned tiles_near(const struct game *game, struct square at)
{
    unsigned tiles = 0;
    for (unsigned e = 0; e < EDGES; e++)
        tiles += board_tile_at(&game->board, square_beside(at, e)) != NO_TILE;
    return tiles;
}

static struct move any_of(struct random_player *player, const struct move_list *moves)
{
    return moves->move[rng_below(&player->rng, (uint32_t)moves->count)];
}

/* Whether the tile at that edge belongs to what the active player's builder works on. */
static bool is_builders(const struct game *game, struct square at, unsigned edge)
{
    tile_number beside = board_tile_beside(&game->board, at, edge);
    uint16_t node = beside == NO_TILE
                        ? (uint16_t)NO_NODE
                        : feature_node_at_edge(&game->board, beside, edge_opposite(edge));
    uint16_t builder = game_helper_node(game, FIGURE_BUILDER, game->turn.player);
    return node != NO_NODE && builder != NO_NODE &&
           feature_root(&game->features, builder) == feature_root(&game->features, node);
}

static unsigned worth_to_builder(const struct game *game, struct move move)
{
    unsigned worth = 0;
    for (unsigned e = 0; e < EDGES; e++)
        worth += is_builders(game, move.at, e) ? 4 : 0;
    return worth;
}

/* Empty squares beside it that would be holes or nearly so (AM2), if it does not fill one itself.
 */
static unsigned worth_to_abbeys(const struct game *game, struct move move)
{
    unsigned worth = 0;
    if (tiles_near(game, move.at) > 2)
        return 0;
    for (unsigned e = 0; e < EDGES; e++) {
        struct square beside = square_beside(move.at, e);
        if (board_tile_at(&game->board, beside) == NO_TILE)
            worth += tiles_near(game, beside) * tiles_near(game, beside);
    }
    return worth;
}

/* How good a placement is for this way of laying tiles. */
static unsigned worth(const struct random_player *player, const struct game *game, struct move move)
{
    if (player->laying == LAID_CLOSELY)
        return tiles_near(game, move.at);
    if (player->laying == LAID_FOR_BUILDERS)
        return worth_to_builder(game, move);
    if (player->laying == LAID_FOR_ABBEYS)
        return worth_to_abbeys(game, move);
    unsigned small = 0;
    for (unsigned e = 0; e < EDGES; e++) {
        tile_number beside = board_tile_at(&game->board, square_beside(move.at, e));
        uint16_t node = beside == NO_TILE
                            ? (uint16_t)NO_NODE
                            : feature_node_at_edge(&game->board, beside, edge_opposite(e));
        uint8_t mine = tile_segment_at_edge(game->turn.hand, move.arg, e);
        if (node == NO_NODE || mine == NO_SEGMENT)
            continue;
        const struct segment *segment = &tile_kinds[game->turn.hand].segment[mine];
        bool ends = segment->kind == FEATURE_CITY && (segment->edges & (segment->edges - 1)) == 0;
        unsigned open =
            feature_counts_open(game->features.counts[feature_root(&game->features, node)]);
        small += ends && open == 1 ? 2 : 0;
    }
    return 4 * small + tiles_near(game, move.at);
}

static struct move choose_placement(struct random_player *player, const struct game *game,
                                    const struct move_list *moves)
{
    struct move move = any_of(player, moves);
    unsigned tries = player->laying == LAID_ANYWHERE ? 0 : player->laying == LAID_CLOSELY ? 8 : 64;
    if (moves->move[0].verb == VERB_DISCARD && rng_below(&player->rng, 2))
        return moves->move[0];
    for (unsigned t = 0; t < tries; t++) {
        struct move other = any_of(player, moves);
        if (other.verb == VERB_PLACE && move.verb == VERB_PLACE &&
            worth(player, game, other) > worth(player, game, move))
            move = other;
    }
    return move;
}

/* Barns, mayors and wagons. */
static bool is_of_abbeys(struct move move)
{
    return move.verb == VERB_BARN || (move.verb == VERB_DEPLOY &&
                                      (move.figure == FIGURE_MAYOR || move.figure == FIGURE_WAGON));
}

/* A player laying for castles does not waste followers on fields; one laying for builders deploys
 * helpers wherever possible. */
static struct move choose_building(struct random_player *player, const struct game *game,
                                   const struct move_list *moves)
{
    struct move move = any_of(player, moves);
    kind_number kind = game->board.tile[game->turn.placed].kind;
    for (size_t m = 0; m < moves->count && player->laying == LAID_FOR_CASTLES; m++)
        if (moves->move[m].verb == VERB_DEPLOY && moves->move[m].arg < tile_kinds[kind].segments &&
            tile_kinds[kind].segment[moves->move[m].arg].kind == FEATURE_CITY)
            move = moves->move[m];
    for (size_t m = 0; m < moves->count && player->laying == LAID_FOR_BUILDERS; m++)
        if (moves->move[m].verb == VERB_DEPLOY &&
            (moves->move[m].figure == FIGURE_BUILDER || moves->move[m].figure == FIGURE_PIG))
            move = moves->move[m];
    for (size_t m = 0; m < moves->count && move.verb == VERB_PASS; m++)
        if (moves->move[m].verb == VERB_REMOVE)
            move = moves->move[m];
    for (size_t m = 0; m < moves->count; m++)
        if (moves->move[m].verb == VERB_ACROBAT && rng_below(&player->rng, 3) == 0)
            move = moves->move[m]; /* or there would be few pyramids */
    for (unsigned tries = 0; tries < 4 && move.verb == VERB_PYRAMID; tries++)
        move = any_of(player, moves); /* or none would stand for long */
    for (unsigned tries = 0; tries < 8 && (move.verb == VERB_FAIRY || move.verb == VERB_GUARD ||
                                           move.verb == VERB_TOWER);
         tries++)
        move = any_of(player, moves); /* or nearly every turn would have one */
    for (unsigned tries = 0; tries < 3 && move.verb == VERB_RETRIEVE; tries++)
        move = any_of(player, moves); /* or few would wait for the tiles around them */
    for (size_t m = 0; m < moves->count && player->laying == LAID_FOR_ABBEYS; m++)
        if (is_of_abbeys(moves->move[m]) && rng_below(&player->rng, 2) == 0)
            move = moves->move[m];
    return move;
}

/* Bids a little more than the least, sometimes much more. */
static struct move raise(struct random_player *player, const struct game *game, struct move move)
{
    struct bid_limits limits = game_bid_limits(game);
    unsigned range = rng_below(&player->rng, 8) == 0 ? BIDS_MAX : 6;
    int points = limits.least + (int)rng_below(&player->rng, range);
    if (move.verb == VERB_OFFER || move.verb == VERB_BID)
        move.points = (int16_t)(points > limits.most ? limits.most : points);
    return move;
}

static unsigned misfits(const struct game *game, struct move reveal)
{
    unsigned count = 0;
    for (unsigned t = 0; t < game_reveal_count(game); t++)
        count += !board_fits_anywhere(&game->board, reveal.kinds[t]);
    return count;
}

/* Tiles that fit nowhere, if there are any, so that others are drawn in their place. */
static struct move choose_reveal(struct random_player *player, const struct game *game)
{
    struct move move = chance_move_at_random(game, &player->rng);
    for (unsigned tries = player->laying == LAID_FOR_BUILDERS ? 32 : 0; tries > 0; tries--) {
        struct move other = chance_move_at_random(game, &player->rng);
        if (misfits(game, other) > misfits(game, move))
            move = other;
    }
    return move;
}

/* Bazaars for second parts and in place of won tiles, where auctions have to wait. */
static struct move choose_draw(struct random_player *player, const struct game *game,
                               const struct move_list *moves)
{
    struct move move = any_of(player, moves);
    for (size_t m = 0; m < moves->count && player->laying == LAID_FOR_BUILDERS; m++)
        if ((game_part(game) == 2 || game->bazaar.host != NOBODY) &&
            tile_kinds[moves->move[m].arg].flags & TILE_BAZAAR)
            move = moves->move[m];
    return move;
}

/* One who can come out again soon, or nearly all would stay in the city. */
static struct move choose_entry(struct random_player *player, const struct game *game,
                                const struct move_list *moves)
{
    struct move move = any_of(player, moves);
    for (unsigned tries = 0; tries < 2 && move.verb == VERB_ENTER; tries++)
        if (move.arg == QUARTER_CATHEDRAL || move.arg == game_count_is_in(game))
            move = any_of(player, moves);
    return move;
}

struct move random_player_choose(struct random_player *player, const struct game *game,
                                 const struct move_list *moves)
{
    if (game_actor(game) == ACTOR_CHANCE && player->drawing == DRAWN_BY_SHUFFLE)
        return chance_move(game, &player->order);
    switch (game_phase(game)) {
    case PHASE_REVEAL:
        return choose_reveal(player, game);
    case PHASE_PLACE:
        return choose_placement(player, game, moves);
    case PHASE_BUILD:
        return choose_building(player, game, moves);
    case PHASE_CASTLE:
        return rng_below(&player->rng, 4) ? move_plain(VERB_CASTLE) : move_plain(VERB_SCORE);
    case PHASE_OFFER:
    case PHASE_BID:
        return raise(player, game, any_of(player, moves));
    case PHASE_DRAW:
        return choose_draw(player, game, moves);
    case PHASE_ENTER:
        return choose_entry(player, game, moves);
    case PHASE_ABBEY:
    case PHASE_WAGON:
    case PHASE_COMPLETE:
    case PHASE_SCORE:
    case PHASE_CLAIM:
    case PHASE_CROSS:
    case PHASE_END:
    case PHASE_NEXT:
    case PHASE_SETTLE:
    case PHASE_DRAFT:
    case PHASE_CAPTURE:
    case PHASE_EXCHANGE:
    case PHASE_BAG:
    case PHASE_FLOCK:
    case PHASE_DRAGON:
    case PHASE_MAGIC:
    case PHASE_MAGIC_ENDS:
    case PHASE_ANIMAL:
    case PHASE_ESCAPE:
    case PHASE_THROW:
    case PHASE_ADVANCE:
    case PHASE_MESSAGE:
    case PHASE_DELIVER:
    case PHASE_JOIN:
    case PHASE_MOVE_COUNT:
    case PHASE_LAND:
    case PHASE_OVER:
    case PHASES_COUNT:
        break;
    }
    return any_of(player, moves);
}
