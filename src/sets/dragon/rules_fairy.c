/* The fairy: whom she goes to, and what she brings (PD13-PD16, PD19). */
#include "rules.h"

#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"

static bool is_beside_nobody(const struct game *game)
{
    return game->options.value[OPTION_FAIRY] == FAIRY_TILE;
}

struct fairy_place game_fairy(const struct game *game)
{
    struct fairy_place fairy = {.follower = FOLLOWERS_MAX};
    if (!options_has_dragon(&game->options) || game->neutral_away[FIGURE_FAIRY] == 0)
        return fairy;
    struct piece_place place = game_piece_place(game, the_fairy());
    fairy.is_there = true;
    if (place.kind == PIECE_BESIDE) {
        fairy.follower = game_piece_follower(game, place.piece);
        fairy.at = game_node_square(game, game->followers.follower[fairy.follower].node);
    } else {
        fairy.at = place.at;
    }
    return fairy;
}

static void fairy_stand(struct game *game, struct square at)
{
    piece_move(game, the_fairy(), (struct piece_place){PIECE_ON_SQUARE, {.at = at}});
}

/* Beside nobody from now on, if it is hers that leaves (PD14). */
void fairy_stays_behind(struct game *game, struct piece piece, uint16_t node,
                        struct event_list *events)
{
    (void)events;
    struct piece_place place = game_piece_place(game, the_fairy());
    if (place.kind == PIECE_BESIDE && place.piece.owner == piece.owner &&
        place.piece.figure == piece.figure && place.piece.number == piece.number)
        fairy_stand(game, game_node_square(game, node));
}

/* Moving her (PD13, PD19). */

static bool is_own_follower(const struct game *game, unsigned f)
{
    struct follower follower = game->followers.follower[f];
    return follower.player == game->turn.player && figure_is_follower((enum figure)follower.figure);
}

struct move move_fairy(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    struct move move = move_on_square(VERB_FAIRY, game_node_square(game, it.node), 0);
    if (is_beside_nobody(game))
        return move;
    move.arg = (kind_number)segment_named(game, it.node);
    move.figure = it.figure;
    return move;
}

/* Beside whom the move puts her. */
static unsigned fairy_meant(const struct game *game, struct move move)
{
    return figure_meant(game, move, is_own_follower, move_fairy);
}

/* Whether she is there already: on that tile, or beside one who stands, or lies, where the one does
 * whom the move means. */
static bool fairy_is_there(const struct game *game, const struct fairy_place *fairy,
                           struct move move)
{
    if (is_beside_nobody(game))
        return fairy->is_there && square_equal(fairy->at, move.at);
    return fairy->follower != FOLLOWERS_MAX && is_own_follower(game, fairy->follower) &&
           move_equal(move_fairy(game, fairy->follower), move) &&
           game->followers.follower[fairy->follower].node ==
               game->followers.follower[fairy_meant(game, move)].node;
}

void fairy_legal(const struct game *game, struct move_list *moves)
{
    if (game->turn.deployed > 0)
        return;
    struct fairy_place fairy = game_fairy(game);
    for (unsigned f = 0; f < game->followers.count; f++)
        if (is_own_follower(game, f) && !fairy_is_there(game, &fairy, move_fairy(game, f)))
            add_move_once(moves, move_fairy(game, f));
}

bool fairy_is_possible(const struct game *game)
{
    if (game->turn.deployed > 0)
        return false;
    struct fairy_place fairy = game_fairy(game);
    for (unsigned f = 0; f < game->followers.count; f++)
        if (is_own_follower(game, f) && !fairy_is_there(game, &fairy, move_fairy(game, f)))
            return true;
    return false;
}

enum refusal fairy_apply(struct game *game, struct move move, struct event_list *events)
{
    struct fairy_place fairy = game_fairy(game);
    if (!options_has_dragon(&game->options))
        return REFUSAL_WRONG_MOMENT;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    unsigned f = fairy_meant(game, move);
    if (f == FOLLOWERS_MAX || fairy_is_there(game, &fairy, move))
        return REFUSAL_NO_FAIRY_THERE;
    if (is_beside_nobody(game))
        fairy_stand(game, move.at);
    else
        piece_move(game, the_fairy(),
                   (struct piece_place){PIECE_BESIDE, {.piece = game_piece(game, f)}});
    game->turn.deployed++;
    tell(events, (struct event){.type = EVENT_FAIRY, .player = game->turn.player, .at = move.at});
    return REFUSAL_NONE;
}

/* What she brings (PD15, PD16, PD19). */

static void fairy_pay(struct game *game, unsigned player, int points, enum score_reason reason,
                      struct event_list *events)
{
    game->player[player].score += points;
    tell(events, (struct event){.type = EVENT_SCORE,
                                .player = (uint8_t)player,
                                .points = (int16_t)points,
                                .kind = FEATURE_KINDS,
                                .reason = (uint8_t)reason,
                                .at = game_fairy(game).at,
                                .node = NO_NODE,
                                .held = NO_NODE});
}

/* Whether she is there for that figure. */
static bool is_with_fairy(const struct game *game, const struct fairy_place *fairy, unsigned f)
{
    struct follower follower = game->followers.follower[f];
    if (!fairy->is_there || !figure_is_follower((enum figure)follower.figure))
        return false;
    return is_beside_nobody(game) ? square_equal(game_node_square(game, follower.node), fairy->at)
                                  : f == fairy->follower;
}

/* The players for whose followers she is there, as a mask; with a node those in its feature. */
static unsigned players_with_fairy(const struct game *game, uint16_t node)
{
    struct fairy_place fairy = game_fairy(game);
    unsigned players = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (is_with_fairy(game, &fairy, f) &&
            (node == NO_NODE ||
             feature_root(&game->features, follower.node) == feature_root(&game->features, node)))
            players |= 1u << follower.player;
    }
    return players;
}

void fairy_pays_turn(struct game *game, struct event_list *events)
{
    if (mask_has(players_with_fairy(game, NO_NODE), game->turn.player))
        fairy_pay(game, game->turn.player, 1, REASON_FAIRY_TURN, events);
}

static enum score_reason fairy_reason(enum score_reason reason)
{
    switch ((int)reason) {
    case REASON_CASTLE:
        return REASON_FAIRY_CASTLE;
    case REASON_BARN:
        return REASON_FAIRY_BARN;
    case REASON_JOINED:
        return REASON_FAIRY_JOINED;
    case REASON_FINAL:
        return REASON_FAIRY_FINAL;
    default:
        return REASON_FAIRY_COMPLETE;
    }
}

/* At the end lords get nothing (CA10). */
void fairy_pays_feature(struct game *game, uint16_t node, unsigned players,
                        enum score_reason reason, struct event_list *events)
{
    if (reason == REASON_FINAL && game_feature_kind(game, node) >= PRINTED_KINDS)
        return;
    players &= players_with_fairy(game, node);
    for (unsigned player = 0; player < game->options.players; player++)
        if (mask_has(players, player))
            fairy_pay(game, player, FAIRY_POINTS, fairy_reason(reason), events);
}
