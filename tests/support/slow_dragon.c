/* Princess & Dragon, for the slow game (PD): the dragon, the princess, portals and the fairy. */
#include "support/slow_game.h"

#include <string.h>

static void add(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

static bool in_play(const struct slow_game *slow)
{
    return slow->options.sets >> SET_DRAGON & 1u;
}

void slow_dragon_start(struct slow_game *slow)
{
    slow->dragon.beside = FOLLOWERS_MAX;
}

void slow_dragon_forget(struct slow_game *slow)
{
    slow->dragon.comings = 0;
    slow->dragon.fairy_came = slow->dragon.princess_called = false;
}

bool slow_dragon_may_come(const struct slow_game *slow, unsigned kind)
{
    return slow->dragon.here || !(tile_kinds[kind].flags & TILE_DRAGON);
}

unsigned slow_dragon_tiles(const struct slow_game *slow)
{
    unsigned tiles = 0;
    for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
        tiles += slow_dragon_may_come(slow, k) ? slow->left[k] : 0;
    return tiles - slow->hills.under; /* HS10 */
}

bool slow_dragon_is_on(const struct slow_game *slow, unsigned tile)
{
    return slow->dragon.here && square_equal(slow->dragon.at, slow->board.tile[tile].at);
}

static const struct slow_tile *last_tile(const struct slow_game *slow)
{
    return &slow->board.tile[slow->board.tiles - 1];
}

static bool last_is(const struct slow_game *slow, unsigned flag)
{
    return in_play(slow) && slow->placed && (tile_kinds[last_tile(slow)->kind].flags & flag) != 0;
}

static void come(struct slow_game *slow, struct square at, unsigned player)
{
    slow->dragon.here = true;
    slow->dragon.at = at;
    slow->dragon.led[slow->dragon.comings] = player;
    slow->dragon.came[slow->dragon.comings++] = at;
}

void slow_dragon_tile_laid(struct slow_game *slow)
{
    if (last_is(slow, TILE_VOLCANO))
        come(slow, last_tile(slow)->at, slow->player);
}

static bool is_follower(const struct slow_follower *figure)
{
    return !slow_figures[figure->figure].helps;
}

/* Whether a follower of the player stands in that feature. */
static bool has_follower_in(const struct slow_game *slow, unsigned player, unsigned feature)
{
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (slow->pieces.follower[n].player == player && is_follower(&slow->pieces.follower[n]) &&
            slow_score_feature_of(slow, n) == feature)
            return true;
    return false;
}

void slow_dragon_drive_out(struct slow_game *slow, unsigned number)
{
    struct slow_follower gone = slow->pieces.follower[number];
    unsigned feature = slow_score_feature_of(slow, number);
    slow_game_send_home(slow, number);
    if (!is_follower(&gone) || has_follower_in(slow, gone.player, feature))
        return;
    for (unsigned n = slow->pieces.followers; n-- > 0;)
        if (slow->pieces.follower[n].player == gone.player &&
            !slow_figures[slow->pieces.follower[n].figure].alone &&
            slow_score_feature_of(slow, n) == feature)
            slow_game_send_home(slow, n);
}

/* PD9 */

/* The feature where the princess of the tile just placed stands, or SLOW_SEGMENTS. */
static unsigned princess_city(const struct slow_game *slow)
{
    const struct tile_kind *kind = &tile_kinds[last_tile(slow)->kind];
    for (unsigned s = 0; in_play(slow) && slow->placed && s < kind->segments; s++)
        if (kind->segment[s].flags & SEGMENT_PRINCESS)
            return slow->map.feature_of[slow->board.tiles - 1][s];
    return SLOW_SEGMENTS;
}

static struct move removal(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    struct move move = move_on_square(VERB_REMOVE, slow->board.tile[f->tile].at, f->segment);
    move.player = f->player;
    move.figure = f->figure;
    return move;
}

static bool has_move(const struct move_list *moves, struct move move)
{
    for (size_t m = 0; m < moves->count; m++)
        if (move_equal(moves->move[m], move))
            return true;
    return false;
}

static void list_removals(const struct slow_game *slow, struct move_list *moves)
{
    unsigned city = princess_city(slow);
    for (unsigned n = 0; n < slow->pieces.followers && city != SLOW_SEGMENTS; n++)
        if (slow_score_feature_of(slow, n) == city && is_follower(&slow->pieces.follower[n]) &&
            !has_move(moves, removal(slow, n)))
            add(moves, removal(slow, n));
}

bool slow_dragon_princess_must(const struct slow_game *slow)
{
    struct move_list removals = {.count = 0};
    if (slow->deployed || slow->options.value[OPTION_PRINCESS] != PRINCESS_MUST)
        return false;
    list_removals(slow, &removals);
    return removals.count > 0;
}

/* PD11, PD12 */
static void list_portal(const struct slow_game *slow, struct move_list *moves)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        for (unsigned t = 0; t + 1 < slow->board.tiles; t++)
            for (unsigned s = 0; s < SLOW_PLACES; s++) {
                unsigned number = slow->map.feature_of[t][s];
                if (slow_figures[figure].helps || !slow_game_may_come(slow, figure) ||
                    number == SLOW_SEGMENTS || slow_game_supply(slow, slow->player, figure) == 0)
                    continue;
                const struct slow_feature *feature = &slow->map.feature[number];
                if (feature->kind != FEATURE_CASTLE && !slow_feature_is_complete(feature) &&
                    !slow_dragon_is_on(slow, t) && slow_traders_may_stand(slow, figure, t, s))
                    add(moves, move_portal((enum figure)figure, slow->board.tile[t].at, s));
            }
}

/* PD13, PD19 */

static bool is_of_tile(const struct slow_game *slow)
{
    return slow->options.value[OPTION_FAIRY] == FAIRY_TILE;
}

static struct move fairy_move(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    struct move move = move_on_square(VERB_FAIRY, slow->board.tile[f->tile].at, 0);
    if (is_of_tile(slow))
        return move;
    move.arg = (kind_number)slow_monasteries_named(slow, number);
    move.figure = f->figure;
    return move;
}

/* Whom that move means; FOLLOWERS_MAX: nobody. Of two alike it does not matter which. */
static unsigned meant(const struct slow_game *slow, struct move move)
{
    unsigned found = FOLLOWERS_MAX;
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (slow->pieces.follower[n].player == slow->player &&
            is_follower(&slow->pieces.follower[n]) && move_equal(fairy_move(slow, n), move) &&
            (found == FOLLOWERS_MAX || slow_monasteries_lies(slow, found)))
            found = n;
    return found;
}

/* Whether the fairy is there already. Two of a kind on one segment are the same to everybody. */
static bool is_beside(const struct slow_game *slow, unsigned number)
{
    const struct slow_dragon *dragon = &slow->dragon;
    const struct slow_follower *f = &slow->pieces.follower[number];
    if (is_of_tile(slow))
        return dragon->fairy_here && square_equal(dragon->fairy_at, slow->board.tile[f->tile].at);
    return dragon->beside < FOLLOWERS_MAX &&
           slow->pieces.follower[dragon->beside].player == f->player &&
           move_equal(fairy_move(slow, number), fairy_move(slow, dragon->beside)) &&
           slow->pieces.follower[dragon->beside].segment ==
               slow->pieces.follower[meant(slow, fairy_move(slow, number))].segment;
}

static void list_fairy(const struct slow_game *slow, struct move_list *moves)
{
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (slow->pieces.follower[n].player == slow->player &&
            is_follower(&slow->pieces.follower[n]) && !is_beside(slow, n) &&
            !has_move(moves, fairy_move(slow, n)))
            add(moves, fairy_move(slow, n));
}

void slow_dragon_list(const struct slow_game *slow, struct move_list *moves)
{
    if (!in_play(slow))
        return;
    if (!slow->deployed)
        list_removals(slow, moves);
    if (slow_dragon_princess_must(slow))
        return;
    if (last_is(slow, TILE_PORTAL) && !slow->ported) /* PH4 */
        list_portal(slow, moves);
    if (!slow->deployed)
        list_fairy(slow, moves);
}

static void move_the_fairy(struct slow_game *slow, struct move move)
{
    struct slow_dragon *dragon = &slow->dragon;
    dragon->fairy_here = dragon->fairy_came = true;
    dragon->fairy_at = move.at;
    dragon->beside = is_of_tile(slow) ? (unsigned)FOLLOWERS_MAX : meant(slow, move);
}

static void remove_knight(struct slow_game *slow, struct move move)
{
    unsigned gone = FOLLOWERS_MAX;
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (move_equal(removal(slow, n), move) &&
            (gone == FOLLOWERS_MAX || gone == slow->dragon.beside))
            gone = n;
    slow->dragon.princess_called = slow->is_done = true; /* PH3 */
    slow_dragon_drive_out(slow, gone);
}

void slow_dragon_act(struct slow_game *slow, struct move move)
{
    slow->deployed = true;
    if (move.verb == VERB_FAIRY)
        move_the_fairy(slow, move);
    else
        remove_knight(slow, move);
}

/* The flight. */

static bool has_visited(const struct slow_game *slow, struct square at)
{
    for (unsigned v = 0; v < slow->dragon.visits; v++)
        if (square_equal(slow->dragon.visited[v], at))
            return true;
    return false;
}

/* CC11: two tiles are within the walls. */
static bool is_within_walls(const struct slow_game *slow, unsigned tile)
{
    return tile_kinds[slow->board.tile[tile].kind].segments == 0;
}

/* PD5, PD17 */
static bool may_fly_to(const struct slow_game *slow, struct square at)
{
    const struct slow_dragon *dragon = &slow->dragon;
    unsigned tile = slow_board_tile_at(&slow->board, at);
    return tile != SLOW_NO_TILE && !is_within_walls(slow, tile) && !has_visited(slow, at) &&
           !(dragon->fairy_here && square_equal(dragon->fairy_at, at));
}

static bool can_fly_on(const struct slow_game *slow)
{
    for (unsigned e = 0; e < EDGES && slow->dragon.left > 0; e++)
        if (may_fly_to(slow, square_beside(slow->dragon.at, e)))
            return true;
    return false;
}

/* False: there is no flight. */
static bool begin_flight(struct slow_game *slow)
{
    struct slow_dragon *dragon = &slow->dragon;
    if (!in_play(slow) || !dragon->here || !last_is(slow, TILE_DRAGON))
        return false;
    dragon->left = FLIGHT_STEPS;
    dragon->visits = 1;
    dragon->visited[0] = dragon->at;
    dragon->mover = slow->player;
    slow->phase = PHASE_DRAGON;
    return can_fly_on(slow);
}

static bool flies_late(const struct slow_game *slow)
{
    return slow->options.value[OPTION_DRAGON_MOVE] == DRAGON_MOVE_AFTER_SCORING;
}

void slow_dragon_built(struct slow_game *slow)
{
    if (flies_late(slow) || !begin_flight(slow))
        slow_score_begin(slow);
}

void slow_dragon_scored(struct slow_game *slow)
{
    if (!flies_late(slow) || !begin_flight(slow))
        slow_messages_turn_over(slow);
}

unsigned slow_dragon_actor(const struct slow_game *slow)
{
    return slow->dragon.mover;
}

void slow_dragon_legal(const struct slow_game *slow, struct move_list *moves)
{
    for (unsigned e = 0; e < EDGES; e++)
        if (may_fly_to(slow, square_beside(slow->dragon.at, e)))
            add(moves, move_dragon(square_beside(slow->dragon.at, e)));
}

/* PD6: lords stay. */
static void eat(struct slow_game *slow)
{
    for (unsigned n = slow->pieces.followers; n-- > 0;) {
        if (n >= slow->pieces.followers) /* a helper went, too */
            continue;
        const struct slow_follower *f = &slow->pieces.follower[n];
        unsigned feature = slow_score_feature_of(slow, n);
        bool is_lord = is_follower(f) && slow->map.feature[feature].kind == FEATURE_CASTLE;
        if (slow_dragon_is_on(slow, f->tile) && !is_lord) {
            slow_dragon_drive_out(slow, n);
            n = slow->pieces.followers;
        }
    }
}

void slow_dragon_play(struct slow_game *slow, struct move move)
{
    struct slow_dragon *dragon = &slow->dragon;
    come(slow, move.at, dragon->mover);
    dragon->visited[dragon->visits++] = move.at;
    dragon->left--;
    dragon->mover = (dragon->mover + 1) % slow->players;
    eat(slow);
    slow_game_survey(slow);
    if (can_fly_on(slow))
        return;
    if (flies_late(slow))
        slow_messages_turn_over(slow);
    else
        slow_score_begin(slow);
}

/* The fairy's followers and points. */

void slow_dragon_leaves(struct slow_game *slow, unsigned number)
{
    struct slow_dragon *dragon = &slow->dragon;
    if (dragon->beside == number)
        dragon->beside = FOLLOWERS_MAX;
    else if (dragon->beside < FOLLOWERS_MAX && dragon->beside > number)
        dragon->beside--;
}

void slow_dragon_moves(struct slow_game *slow, unsigned number)
{
    if (slow->dragon.beside == number)
        slow->dragon.beside = FOLLOWERS_MAX;
}

/* Whether follower number `number` gets what the fairy brings. */
static bool is_blessed(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    return slow->dragon.fairy_here && is_follower(f) &&
           (is_of_tile(slow) ? square_equal(slow->dragon.fairy_at, slow->board.tile[f->tile].at)
                             : slow->dragon.beside == number);
}

static void pay(struct slow_game *slow, unsigned player, int points, enum score_reason reason)
{
    slow_game_pay(slow,
                  (struct slow_payment){(uint8_t)player, FEATURE_KINDS, (uint8_t)reason, points});
}

void slow_dragon_pay_turn(struct slow_game *slow, unsigned player)
{
    bool blessed = false;
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        blessed |= slow->pieces.follower[n].player == player && is_blessed(slow, n);
    if (blessed)
        pay(slow, player, 1, REASON_FAIRY_TURN);
}

/* Where the fairy would pay a ringmaster is paid, too (BT13). */
static enum score_reason ringmaster_reason(enum score_reason fairy)
{
    return fairy == REASON_FAIRY_BARN     ? REASON_RINGMASTER_BARN
           : fairy == REASON_FAIRY_JOINED ? REASON_RINGMASTER_JOINED
           : fairy == REASON_FAIRY_FINAL  ? REASON_RINGMASTER_FINAL
                                          : REASON_RINGMASTER_COMPLETE;
}

void slow_dragon_pay(struct slow_game *slow, unsigned feature, enum score_reason reason,
                     unsigned players)
{
    unsigned blessed = 0;
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (slow_score_feature_of(slow, n) == feature && is_blessed(slow, n))
            blessed |= players & 1u << slow->pieces.follower[n].player;
    for (unsigned p = 0; p < slow->players; p++)
        if (blessed >> p & 1u)
            pay(slow, p, 3, reason);
    if (reason != REASON_FAIRY_CASTLE)
        slow_bigtop_pay_ringmasters(slow, feature, ringmaster_reason(reason), players);
}
