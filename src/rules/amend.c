/* Amendments: what was done at a table against the rules. */
#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/place.h"
#include "rules/score.h"
#include "rules/turn.h"

/* The first event of each; those of what was done follow. */
static void tell_against(struct move move, unsigned player, struct event_list *events)
{
    tell(events,
         (struct event){.type = EVENT_AGAINST, .player = (uint8_t)player, .what = move.verb});
}

/* Also where something built would have made the tile match: nobody built it. */
static enum refusal amend_place(struct game *game, struct move move, struct event_list *events)
{
    kind_number kind = game->turn.hand;
    unsigned open = board_open_at(&game->board, move.at);
    if (open == OPEN_SQUARES_MAX)
        return place_why_not_open(game, move.at);
    if (move.arg >= EDGES)
        return REFUSAL_EDGES_DIFFER;
    if (game_fits(game, open, kind, move.arg))
        return REFUSAL_BY_THE_RULES;
    tell_against(move, game->turn.player, events);
    tell(events, (struct event){.type = EVENT_PLACE,
                                .player = game->turn.player,
                                .tile_kind = kind,
                                .at = move.at,
                                .orientation = (uint8_t)move.arg});
    place_misfit(game, move.at, kind, move.arg);
    game->turn.hand = NO_TILE_KIND;
    moment_laid(game, events);
    moment_placed(game);
    turn_pass_on(game);
    turn_go_on(game, events);
    return REFUSAL_NONE;
}

static enum refusal amend_discard(struct game *game, struct move move, struct event_list *events)
{
    kind_number kind = game->turn.hand;
    if (!game_fits_anywhere(game, kind))
        return REFUSAL_BY_THE_RULES;
    tell_against(move, game->turn.player, events);
    tell(events,
         (struct event){.type = EVENT_DISCARD, .player = game->turn.player, .tile_kind = kind});
    game->turn.hand = NO_TILE_KIND;
    game->turn.phase = PHASE_DRAW;
    turn_go_on(game, events);
    return REFUSAL_NONE;
}

/* The figure that a move names; refused if there cannot be one. */
static enum refusal named_figure(const struct game *game, struct move move,
                                 struct follower *follower)
{
    tile_number tile = board_tile_at(&game->board, move.at);
    if (move.player >= game->options.players)
        return REFUSAL_NO_SUCH_PLAYER;
    if (move.figure >= FIGURES_COUNT || figures_each(&game->options, (enum figure)move.figure) == 0)
        return REFUSAL_NO_SUCH_FIGURE;
    if (!figure_stands_on_segments((enum figure)move.figure))
        return REFUSAL_NOT_ON_SEGMENTS;
    uint16_t node =
        tile == NO_TILE ? (uint16_t)NO_NODE : feature_node(&game->board, tile, move.arg);
    *follower = (struct follower){move.player, move.figure, node};
    return node == NO_NODE ? REFUSAL_NO_SUCH_SEGMENT : REFUSAL_NONE;
}

static bool may_deploy(const struct game *game, struct follower follower)
{
    return game->turn.phase == PHASE_BUILD && !game->turn.forced && moment_must(game) == 0 &&
           follower.player == game->turn.player &&
           ((feature_tile(&game->features, follower.node) == game->turn.placed &&
             deploy_check(game, (enum figure)follower.figure, follower.node) == REFUSAL_NONE) ||
            moment_reaches(game, (enum figure)follower.figure, follower.node));
}

static enum refusal amend_deploy(struct game *game, struct move move, struct event_list *events)
{
    struct follower follower;
    enum refusal refusal = named_figure(game, move, &follower);
    if (refusal != REFUSAL_NONE)
        return refusal;
    if (game->player[follower.player].supply[follower.figure] == 0)
        return REFUSAL_NO_FOLLOWER_LEFT;
    if (may_deploy(game, follower))
        return REFUSAL_BY_THE_RULES;
    tell_against(move, follower.player, events);
    deploy_put(game, follower, events);
    return REFUSAL_NONE;
}

/* The number of that figure, or FOLLOWERS_MAX; of two that are alike, of one that no piece is
 * beside. */
static unsigned figure_there(const struct game *game, struct follower named)
{
    unsigned found = FOLLOWERS_MAX;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (it.player == named.player && it.figure == named.figure && it.node == named.node &&
            figure_is_meant(game, f, found))
            found = f;
    }
    return found;
}

static enum refusal amend_home(struct game *game, struct move move, struct event_list *events)
{
    struct follower named;
    enum refusal refusal = named_figure(game, move, &named);
    if (refusal != REFUSAL_NONE)
        return refusal;
    unsigned f = figure_there(game, named);
    if (f == FOLLOWERS_MAX)
        return REFUSAL_NO_FIGURE_THERE;
    tell_against(move, named.player, events);
    send_follower_home(game, f, events);
    return REFUSAL_NONE;
}

static enum refusal amend_score(struct game *game, struct move move, struct event_list *events)
{
    if (move.arg >= game->options.players)
        return REFUSAL_NO_SUCH_PLAYER;
    if (move.points == 0 || move.points > AMENDED_POINTS_MAX || move.points < -AMENDED_POINTS_MAX)
        return REFUSAL_NO_POINTS;
    game->player[move.arg].score += move.points;
    moment_corrected(game, move.arg, move.points);
    tell_against(move, move.arg, events);
    tell(events, (struct event){.type = EVENT_SCORE,
                                .player = (uint8_t)move.arg,
                                .points = move.points,
                                .kind = FEATURE_KINDS,
                                .reason = REASON_AGAINST,
                                .node = NO_NODE,
                                .held = NO_NODE});
    return REFUSAL_NONE;
}

/* The game goes on to that player's left. A part of a turn not yet begun is forgotten: the turn
 * begins anew. */
static enum refusal amend_turn(struct game *game, struct move move, struct event_list *events)
{
    if (move.arg >= game->options.players)
        return REFUSAL_NO_SUCH_PLAYER;
    if (!agenda_lets_turns_be_given(game) || game_tiles_to_come(game) == 0)
        return REFUSAL_WRONG_MOMENT;
    if (move.arg == game->turn.player)
        return REFUSAL_OWN_TURN;
    game->turn.number--;
    game->agenda.player = (uint8_t)move.arg;
    tell_against(move, move.arg, events);
    turn_begin_part(game, move.arg, PHASE_FIRST, NO_TILE_KIND);
    tell(events, (struct event){.type = EVENT_TURN, .player = (uint8_t)move.arg});
    turn_go_on(game, events);
    return REFUSAL_NONE;
}

#define AT(phase) (UINT64_C(1) << PHASE_##phase)

/* Till a tile is drawn; what is asked before (AM2) would undo nothing. */
#define BEFORE_DRAW (2 * AT(DRAW) - 1)
#define CALM        (BEFORE_DRAW | AT(PLACE) | AT(BUILD))

static_assert(PHASES_COUNT <= 64, "a mask has a bit for each phase");

/* When each can be noted, and how. At other times a decision is open that it might undo. */
static const struct {
    uint64_t phases; /* mask */
    bool at_chance;  /* before a move of chance, too, unless an action waits for it */
    enum refusal (*note)(struct game *game, struct move move, struct event_list *events);
} amendments[AMENDMENTS_END - VERBS_COUNT] = {
    [AMENDMENT_PLACE - VERBS_COUNT] = {AT(PLACE), false, amend_place},
    [AMENDMENT_DISCARD - VERBS_COUNT] = {AT(PLACE), false, amend_discard},
    [AMENDMENT_DEPLOY - VERBS_COUNT] = {CALM, true, amend_deploy},
    [AMENDMENT_HOME - VERBS_COUNT] = {CALM, true, amend_home},
    [AMENDMENT_SCORE - VERBS_COUNT] = {CALM, true, amend_score},
    [AMENDMENT_TURN - VERBS_COUNT] = {BEFORE_DRAW, false, amend_turn},
};

static bool is_its_moment(const struct game *game, unsigned amendment)
{
    bool is_at_rest = game_awaits_chance(game) && game->turn.phase > PHASE_COMPLETE;
    return amendments[amendment - VERBS_COUNT].phases >> game->turn.phase & 1u ||
           (amendments[amendment - VERBS_COUNT].at_chance && is_at_rest);
}

bool game_may_amend(const struct game *game, enum amendment amendment)
{
    return is_its_moment(game, amendment) && game->amended < AMENDMENTS_MAX;
}

enum refusal game_amend(struct game *game, struct move move, struct event_list *events)
{
    if (events)
        events->count = 0;
    if (!move_is_amendment(move) || !is_its_moment(game, move.verb))
        return game_is_over(game) ? REFUSAL_GAME_OVER : REFUSAL_WRONG_MOMENT;
    if (game->amended == AMENDMENTS_MAX)
        return REFUSAL_TOO_MANY_AMENDMENTS;
    enum refusal refusal = amendments[move.verb - VERBS_COUNT].note(game, move, events);
    game->amended = (uint8_t)(game->amended + (refusal == REFUSAL_NONE));
    return refusal;
}

/* Moves as records have them: amendments, and what older versions of the rules wrote. */

/* Whether the move was legal in an older version; if so, it is now. */
static bool make_way(struct game *game, struct move move, struct event_list *events)
{
#define X(is_meant, make_way)                                                                      \
    if (is_meant(game, move)) {                                                                    \
        make_way(game);                                                                            \
        turn_go_on(game, events);                                                                  \
        return true;                                                                               \
    }
    OLD_MOVES(X)
#undef X
    return false;
}

static enum refusal make_old(struct game *game, struct move move, struct event_list *events)
{
    enum refusal refusal = phases[game->turn.phase]->apply(game, move, events);
    turn_go_on(game, events);
    return refusal;
}

enum refusal game_make(struct game *game, struct move move, struct event_list *events)
{
    if (events)
        events->count = 0;
    if (move_is_amendment(move))
        return game_amend(game, move, events);
    return make_way(game, move, events) ? make_old(game, move, events)
                                        : game_apply(game, move, events);
}
