/* Castles score by features completed in their fief (CA4-CA9), wave by wave: first those with a
 * completed feature in their fief, then those with a castle there that scored in the previous
 * wave. */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

/* Its own two squares, and those on either side along its length (CA4). */
void game_fief_around(const struct game *game, const tile_number tiles[2],
                      struct square fief[FIEF_SQUARES])
{
    struct square first = game->board.tile[tiles[0]].at;
    struct square second = game->board.tile[tiles[1]].at;
    bool is_upright = first.x == second.x;
    for (int i = 0; i < FIEF_SQUARES; i++)
        fief[i] =
            is_upright ? square_at(first, i % 3 - 1, i / 3) : square_at(first, i % 2, i / 2 - 1);
}

void game_fief(const struct game *game, unsigned castle, struct square fief[FIEF_SQUARES])
{
    game_fief_around(game, game->castles.castle[castle].tile, fief);
}

/* Whether the feature of `node` has a segment on a square of the fief (CA5). A monastery or a
 * castle is on its own squares only. */
static bool lies_in_fief(const struct game *game, unsigned castle, uint16_t node)
{
    struct square fief[FIEF_SQUARES];
    struct tile_mask tiles;
    game_fief(game, castle, fief);
    feature_tiles(&game->features, node, &tiles);
    for (unsigned s = 0; s < FIEF_SQUARES; s++) {
        tile_number tile = board_tile_at(&game->board, fief[s]);
        if (tile != NO_TILE && tile_mask_has(&tiles, tile))
            return true;
    }
    return false;
}

/* What a castle can score by in the current wave, as values for its `choice`. */
struct claims {
    uint8_t number[COMPLETED_MAX];
    unsigned count;
};

static struct claims claims_of(const struct game *game, unsigned castle)
{
    const struct castles *castles = &game->castles;
    const struct completed *completed = &game->completed;
    struct claims claims = {.count = 0};
    for (uint8_t c = 0; c < completed->count && castles->wave == 1; c++)
        if (game_castle_of(game, completed->node[c]) == CASTLES_MAX &&
            lies_in_fief(game, castle, completed->node[c]))
            claims.number[claims.count++] = c;
    for (uint8_t c = 0; c < castles->old && castles->wave > 1; c++)
        if (castles->castle[c].wave == castles->wave - 1 &&
            lies_in_fief(game, castle, castles->castle[c].node))
            claims.number[claims.count++] = c;
    return claims;
}

/* Finds the castles that score in the current wave. A single possible claim is made
 * automatically. */
static bool gather_wave(struct game *game)
{
    struct castles *castles = &game->castles;
    bool found = false;
    for (unsigned c = 0; c < castles->old; c++) {
        struct castle *castle = &castles->castle[c];
        if (castle->wave != 0 || game_castle_lords(game, c) == 0)
            continue;
        struct claims claims = claims_of(game, c);
        if (claims.count == 0)
            continue;
        castle->wave = castles->wave;
        for (unsigned player = 0; player < PLAYERS_MAX; player++)
            castle->choice[player] = claims.count == 1 ? claims.number[0] : (uint8_t)NO_CHOICE;
        found = true;
    }
    return found;
}

/* Players in turn order from the active one, each one's castles in reading order (OR2). */
static bool claims_find_question(struct game *game)
{
    struct castles *castles = &game->castles;
    uint8_t player = game->turn.player;
    for (unsigned p = 0; p < game->options.players; p++, player = player_after(game, player)) {
        const struct castle *first = NULL;
        for (uint8_t c = 0; c < castles->old; c++) {
            const struct castle *castle = &castles->castle[c];
            if (castle->wave != castles->wave || castle->choice[player] != NO_CHOICE ||
                !mask_has(game_castle_lords(game, c), player))
                continue;
            if (first == NULL || game_tiles_read_before(game, castle->tile, first->tile)) {
                first = castle;
                castles->asking = c;
            }
        }
        if (first != NULL) {
            game->turn.actor = player;
            return true;
        }
    }
    return false;
}

/* What a castle scores by in the current wave for a given `choice`, and the points that pays. */
static struct decision_answer claim_of_choice(const struct game *game, uint8_t choice)
{
    if (game->castles.wave == 1)
        return (struct decision_answer){game->completed.node[choice],
                                        game_feature_points(game, game->completed.node[choice])};
    const struct castle *castle = &game->castles.castle[choice];
    return (struct decision_answer){castle->node, castle->points};
}

/* Lords who count for nothing are not paid; to others the castle scores all the same (CA8). */
static void pay_lord(struct game *game, unsigned number, unsigned player, struct event_list *events)
{
    struct castle *castle = &game->castles.castle[number];
    struct decision_answer claimed = claim_of_choice(game, castle->choice[player]);
    int16_t points = (int16_t)claimed.points;
    if (points > castle->points)
        castle->points = points;
    if (game_strength(game, castle->node, player) == 0)
        return;
    game->player[player].score += points;
    moment_pays(game, player, points, REASON_CASTLE);
    tell(events, (struct event){.type = EVENT_SCORE,
                                .player = (uint8_t)player,
                                .points = points,
                                .kind = (uint8_t)game_feature_kind(game, claimed.node),
                                .reason = REASON_CASTLE,
                                .node = claimed.node,
                                .held = castle->node,
                                .at = game->board.tile[castle->tile[0]].at});
}

/* Pays one castle's lords and sends them home (CA5, CA9, CA12). */
static void pay_castle(struct game *game, unsigned number, struct event_list *events)
{
    unsigned lords = game_castle_lords(game, number);
    for (unsigned player = 0; player < game->options.players; player++)
        if (mask_has(lords, player))
            pay_lord(game, number, player, events);
    moment_paid(game, game->castles.castle[number].node, lords, REASON_CASTLE, events);
    send_figures_home(game, game->castles.castle[number].node, ~0u, events);
}

static void end_scoring(struct game *game)
{
    struct castles *castles = &game->castles;
    for (unsigned c = 0; c < castles->old; c++)
        if (castles->castle[c].wave != 0)
            castles->castle[c].wave = CASTLE_SCORED;
    castles->wave = 0;
    castles->old = castles->count;
    turn_pass_on(game);
}

static bool claims_enter(struct game *game, struct event_list *events)
{
    struct castles *castles = &game->castles;
    if (castles->old == 0) {
        end_scoring(game);
        return false;
    }
    if (castles->wave > 0 && claims_find_question(game))
        return true;
    for (unsigned c = 0; castles->wave > 0 && c < castles->old; c++)
        if (castles->castle[c].wave == castles->wave)
            pay_castle(game, c, events);
    castles->wave++;
    if (!gather_wave(game))
        end_scoring(game);
    return false;
}

static bool stands_on(const struct castle *castle, tile_number tile)
{
    return castle->tile[0] == tile || castle->tile[1] == tile;
}

/* How many of the claimable castles are on the tile. */
static unsigned castles_on(const struct game *game, const struct claims *claims, tile_number tile)
{
    unsigned count = 0;
    for (unsigned c = 0; c < claims->count; c++)
        count += stands_on(&game->castles.castle[claims->number[c]], tile);
    return count;
}

/* The first square with no other claimable castle. A castle that shares both its tiles is named by
 * the first and the edge between them. */
static struct move claim_of_castle(const struct game *game, const struct claims *claims,
                                   unsigned castle)
{
    const struct board *board = &game->board;
    const tile_number *tile = game->castles.castle[castle].tile;
    for (unsigned t = 0; t < 2; t++)
        if (castles_on(game, claims, tile[t]) == 1)
            return move_claim(board->tile[tile[t]].at, CLAIM_CASTLE);
    struct square first = board->tile[tile[0]].at, second = board->tile[tile[1]].at;
    return move_claim(first, CLAIM_CASTLE_ACROSS + (first.x == second.x ? EDGE_S : EDGE_E));
}

static void claims_legal(const struct game *game, struct move_list *moves)
{
    struct claims claims = claims_of(game, game->castles.asking);
    for (unsigned c = 0; c < claims.count; c++)
        add_move(moves, game->castles.wave == 1
                            ? move_about(game, VERB_CLAIM, game->completed.node[claims.number[c]])
                            : claim_of_castle(game, &claims, claims.number[c]));
}

/* Finds the feature by any of its tiles and segments. Returns its index among the claims, or their
 * count. */
static unsigned find_feature(const struct game *game, const struct claims *claims, struct move move)
{
    tile_number tile = board_tile_at(&game->board, move.at);
    uint16_t named = tile == NO_TILE ? NO_NODE : feature_node(&game->board, tile, move.arg);
    unsigned c = named == NO_NODE ? claims->count : 0;
    while (c < claims->count &&
           feature_root(&game->features, game->completed.node[claims->number[c]]) !=
               feature_root(&game->features, named))
        c++;
    return c;
}

static unsigned find_castle_across(const struct game *game, const struct claims *claims,
                                   tile_number tile, unsigned edge)
{
    struct square beside = square_beside(game->board.tile[tile].at, edge);
    tile_number other = board_tile_at(&game->board, beside);
    unsigned c = 0;
    while (c < claims->count && !(stands_on(&game->castles.castle[claims->number[c]], tile) &&
                                  stands_on(&game->castles.castle[claims->number[c]], other)))
        c++;
    return c;
}

/* Of several castles on the tile, the one that old records name by it alone: it shares its other
 * tile as well, and this is the first. */
static unsigned find_sharer(const struct game *game, const struct claims *claims, tile_number tile,
                            enum refusal *refusal)
{
    unsigned found = claims->count, count = 0;
    for (unsigned c = 0; c < claims->count; c++) {
        const struct castle *castle = &game->castles.castle[claims->number[c]];
        if (castle->tile[0] != tile || castles_on(game, claims, castle->tile[1]) == 1)
            continue;
        found = c;
        count++;
    }
    if (count == 1)
        return found;
    *refusal = REFUSAL_CLAIM_NAMES_SEVERAL;
    return claims->count;
}

static unsigned find_castle(const struct game *game, const struct claims *claims, struct move move,
                            enum refusal *refusal)
{
    tile_number tile = board_tile_at(&game->board, move.at);
    if (tile == NO_TILE || move.arg < CLAIM_CASTLE || move.arg >= CLAIM_ARGS)
        return claims->count;
    if (move.arg >= CLAIM_CASTLE_ACROSS)
        return find_castle_across(game, claims, tile, move.arg - (unsigned)CLAIM_CASTLE_ACROSS);
    if (castles_on(game, claims, tile) > 1)
        return find_sharer(game, claims, tile, refusal);
    unsigned c = 0;
    while (c < claims->count && !stands_on(&game->castles.castle[claims->number[c]], tile))
        c++;
    return c;
}

/* The claim, as a value for `choice`; or NO_CHOICE, and the reason. */
static uint8_t find_claimed(const struct game *game, struct move move, enum refusal *refusal)
{
    struct claims claims = claims_of(game, game->castles.asking);
    *refusal = REFUSAL_NOT_TO_BE_CLAIMED;
    unsigned c = game->castles.wave == 1 ? find_feature(game, &claims, move)
                                         : find_castle(game, &claims, move, refusal);
    if (c == claims.count)
        return NO_CHOICE;
    *refusal = REFUSAL_NONE;
    return claims.number[c];
}

static enum refusal claims_apply(struct game *game, struct move move, struct event_list *events)
{
    (void)events;
    struct castles *castles = &game->castles;
    enum refusal refusal;
    if (move.verb != VERB_CLAIM)
        return REFUSAL_WRONG_MOMENT;
    uint8_t choice = find_claimed(game, move, &refusal);
    if (refusal == REFUSAL_NONE)
        castles->castle[castles->asking].choice[game->turn.actor] = choice;
    return refusal;
}

static uint16_t claims_about(const struct game *game)
{
    return game->castles.castle[game->castles.asking].node;
}

static struct decision_answer claims_answer(const struct game *game, struct move move)
{
    enum refusal refusal;
    uint8_t choice =
        move.verb == VERB_CLAIM ? find_claimed(game, move, &refusal) : (uint8_t)NO_CHOICE;
    return choice == NO_CHOICE ? (struct decision_answer){NO_NODE, 0}
                               : claim_of_choice(game, choice);
}

const struct phase_rules claim_phase = {.enter = claims_enter,
                                        .legal = claims_legal,
                                        .apply = claims_apply,
                                        .about = claims_about,
                                        .answer = claims_answer};
