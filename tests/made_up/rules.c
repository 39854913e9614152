/* The pedlar and the captives (MU2-MU4, MU11). */
#include "rules.h"

#include "rules/build.h"

#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/score.h"

enum { REDEEM = 3 };

void made_up_starts(struct game *game)
{
    struct made_up *made_up = &game->made_up;
    if (!options_has_made_up(&game->options))
        return;
    piece_move(game, the_pedlar(),
               (struct piece_place){PIECE_ON_SQUARE, {.at = game->board.tile[0].at}});
    bag_put(&made_up->bag, TOKEN_RED, RED_TOKENS);
    bag_put(&made_up->bag, TOKEN_BLUE, BLUE_TOKENS);
    for (unsigned player = 0; player < game->options.players; player++)
        game->player[player].spares = 1;
}

static bool has_hermit(const struct game *game, tile_number tile)
{
    for (unsigned f = 0; f < game->followers.count; f++)
        if (game->followers.follower[f].figure == FIGURE_HERMIT &&
            feature_tile(&game->features, game->followers.follower[f].node) == tile)
            return true;
    return false;
}

bool hermit_follows(const struct game *game)
{
    return options_has_made_up(&game->options);
}

enum refusal hermit_may_deploy(const struct game *game, enum figure figure, uint16_t node)
{
    bool meets =
        figure == FIGURE_HERMIT && square_equal(game_node_square(game, node), pedlar_at(game));
    return meets ? REFUSAL_MEETS_PEDLAR : REFUSAL_NONE;
}

/* The tile at that edge of the pedlar's, if it may go there. */
static tile_number tile_to_stroll_to(const struct game *game, unsigned edge)
{
    tile_number tile = board_tile_beside(&game->board, pedlar_at(game), edge);
    return tile == NO_TILE || has_hermit(game, tile) ? (tile_number)NO_TILE : tile;
}

/* The player to the left is asked, once a turn. */
static bool stroll_enter(struct game *game, struct event_list *events)
{
    (void)events;
    bool may = false;
    for (unsigned edge = 0; edge < EDGES; edge++)
        may |= tile_to_stroll_to(game, edge) != NO_TILE;
    if (!may || game->turn.strolled || !has_placed(game, TILE_WELL)) {
        turn_pass_on(game);
        return false;
    }
    game->turn.actor = player_after(game, game->turn.player);
    return true;
}

static void stroll_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned edge = 0; edge < EDGES; edge++) {
        tile_number tile = tile_to_stroll_to(game, edge);
        if (tile != NO_TILE)
            add_move(moves, move_on_square(VERB_STROLL, game->board.tile[tile].at, 0));
    }
    add_move(moves, move_plain(VERB_PASS));
}

/* The number of the first follower on the tile that is not the captor's, or FOLLOWERS_MAX. */
static unsigned first_to_seize(const struct game *game, tile_number tile, unsigned captor)
{
    const struct followers *followers = &game->followers;
    unsigned first = FOLLOWERS_MAX;
    for (unsigned f = 0; f < followers->count; f++) {
        struct follower follower = followers->follower[f];
        if (feature_tile(&game->features, follower.node) == tile && follower.player != captor &&
            figure_is_follower((enum figure)follower.figure) &&
            (first == FOLLOWERS_MAX || follower.node < followers->follower[first].node))
            first = f;
    }
    return first;
}

static void seize(struct game *game, unsigned number, unsigned captor, struct event_list *events)
{
    struct follower follower = game->followers.follower[number];
    piece_move(game, game_piece(game, number),
               (struct piece_place){PIECE_CAPTIVE, {.player = (uint8_t)captor}});
    tell(events, (struct event){.type = EVENT_CATCH,
                                .player = (uint8_t)captor,
                                .other = follower.player,
                                .figure = follower.figure,
                                .node = follower.node,
                                .at = game_node_square(game, follower.node)});
}

static enum refusal stroll_apply(struct game *game, struct move move, struct event_list *events)
{
    tile_number tile = board_tile_at(&game->board, move.at);
    unsigned edge = 0, mover = game->turn.actor;
    if (move.verb != VERB_STROLL && move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    while (move.verb == VERB_STROLL && edge < EDGES &&
           (tile == NO_TILE || tile_to_stroll_to(game, edge) != tile))
        edge++;
    if (edge == EDGES)
        return REFUSAL_NOT_BESIDE_PEDLAR;
    game->turn.strolled = 1;
    if (move.verb == VERB_PASS)
        return REFUSAL_NONE;
    piece_move(game, the_pedlar(), (struct piece_place){PIECE_ON_SQUARE, {.at = move.at}});
    tell(events, (struct event){.type = EVENT_STROLL, .player = (uint8_t)mover, .at = move.at});
    unsigned number = first_to_seize(game, tile, mover);
    if (number != FOLLOWERS_MAX)
        seize(game, number, mover, events);
    return REFUSAL_NONE;
}

const struct phase_rules stroll_phase = {
    .enter = stroll_enter, .legal = stroll_legal, .apply = stroll_apply};

/* The captive of that number among those of the active player, or NULL. */
static const struct piece_elsewhere *captive(const struct game *game, unsigned number)
{
    for (unsigned p = 0; p < game->elsewhere.count; p++) {
        const struct piece_elsewhere *piece = &game->elsewhere.entry[p];
        if (piece->place.kind == PIECE_CAPTIVE && piece->piece.owner == game->turn.player &&
            number-- == 0)
            return piece;
    }
    return NULL;
}

bool redeem_is_possible(const struct game *game)
{
    return captive(game, 0) != NULL;
}

void redeem_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned number = 0; captive(game, number) != NULL; number++)
        add_move(moves, move_with(VERB_REDEEM, number));
}

enum refusal redeem_apply(struct game *game, struct move move, struct event_list *events)
{
    const struct piece_elsewhere *entry = captive(game, move.arg);
    if (entry == NULL)
        return REFUSAL_NO_CAPTIVE;
    struct piece piece = entry->piece;
    uint8_t captor = entry->place.player;
    game->player[piece.owner].score -= REDEEM;
    game->player[captor].score += REDEEM;
    piece_move(game, piece, (struct piece_place){.kind = PIECE_HOME});
    tell(events, (struct event){.type = EVENT_REDEEM,
                                .player = piece.owner,
                                .other = captor,
                                .figure = piece.figure,
                                .points = REDEEM});
    return REFUSAL_NONE;
}
