/* Amendments, for the slow game: what was done at a table against the rules. */
#include "support/slow_game.h"

#include <string.h>

/* The figure's number, or FOLLOWERS_MAX if it is not on the board; of two that are alike, of the
 * one without the fairy. */
static unsigned figure_there(const struct slow_game *slow, struct move move)
{
    const struct slow_pieces *pieces = &slow->pieces;
    unsigned tile = slow_board_tile_at(&slow->board, move.at), found = FOLLOWERS_MAX;
    for (unsigned f = 0; f < pieces->followers; f++)
        if ((found == FOLLOWERS_MAX || found == slow->dragon.beside) &&
            pieces->follower[f].player == move.player &&
            pieces->follower[f].figure == move.figure && pieces->follower[f].tile == tile &&
            pieces->follower[f].segment == move.arg)
            found = f;
    return found;
}

static bool is_by_the_rules(const struct slow_game *slow, struct move move)
{
    struct move_list moves = {.count = 0};
    enum figure figure = (enum figure)move.figure;
    bool here = slow_board_tile_at(&slow->board, move.at) == slow->board.tiles - 1;
    unsigned tile = slow_board_tile_at(&slow->board, move.at);
    bool is_guard = slow->map.feature[slow->map.feature_of[tile][move.arg]].kind == FEATURE_TOWER;
    const struct slow_feature *feature = &slow->map.feature[slow->map.feature_of[tile][move.arg]];
    bool is_acrobat =
        feature->kind == FEATURE_ACROBATS && !(here && !slow_feature_is_occupied(feature));
    struct move same = is_guard     ? move_guard(figure, move.at, move.arg)
                       : is_acrobat ? move_acrobat(figure, move.at, move.arg)
                       : here       ? move_deploy(figure, move.arg)
                                    : move_portal(figure, move.at, move.arg);
    if (slow->phase != PHASE_BUILD || move.player != slow->player)
        return false;
    slow_game_legal(slow, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (move_equal(moves.move[m], same))
            return true;
    return false;
}

static bool may_deploy(const struct slow_game *slow, struct move move)
{
    unsigned tile = slow_board_tile_at(&slow->board, move.at);
    return move.player < slow->players && move.figure < FIGURES_COUNT &&
           move.figure != FIGURE_BARN && /* it stands on no segment */
           tile != SLOW_NO_TILE && move.arg < SLOW_PLACES &&
           slow->map.feature_of[tile][move.arg] != SLOW_SEGMENTS &&
           slow_game_supply(slow, move.player, move.figure) > 0 && !is_by_the_rules(slow, move);
}

static bool may_score(const struct slow_game *slow, struct move move)
{
    return move.arg < slow->players && move.points != 0 && move.points >= -999 &&
           move.points <= 999;
}

bool slow_game_may_amend(const struct slow_game *slow, struct move move)
{
    bool at_draw = slow->phase == PHASE_DRAW || slow->phase == PHASE_ABBEY,
         at_place = slow->phase == PHASE_PLACE;
    if (slow->amended == 60)
        return false;
    bool is_calm = at_draw || at_place || slow->phase == PHASE_BUILD ||
                   slow->phase == PHASE_REVEAL || slow->phase == PHASE_ANIMAL ||
                   slow->phase == PHASE_MESSAGE;
    switch ((enum amendment)move.verb) {
    case AMENDMENT_PLACE:
        return at_place && slow_board_tile_at(&slow->board, move.at) == SLOW_NO_TILE &&
               slow_board_touches(&slow->board, move.at) && move.arg < EDGES &&
               !slow_board_may_lay(&slow->board, move.at, slow->hand, move.arg);
    case AMENDMENT_DISCARD:
        return at_place && slow_board_fits_anywhere(&slow->board, slow->hand);
    case AMENDMENT_DEPLOY:
        return is_calm && may_deploy(slow, move);
    case AMENDMENT_HOME:
        return is_calm && figure_there(slow, move) < FOLLOWERS_MAX;
    case AMENDMENT_SCORE:
        return is_calm && may_score(slow, move);
    case AMENDMENT_TURN:
        return at_draw && slow->last_abbeys == 0 && !slow->messages.is_tile && !slow->bazaar.on &&
               move.arg < slow->players && move.arg != slow->player;
    case AMENDMENT_BEFORE_FIRST:
    case AMENDMENTS_END:
        break;
    }
    return false;
}

static void put_down(struct slow_game *slow, struct move move)
{
    struct slow_pieces *pieces = &slow->pieces;
    pieces->follower[pieces->followers++] = (struct slow_follower){
        move.player, move.figure, (tile_number)slow_board_tile_at(&slow->board, move.at),
        (uint8_t)move.arg};
}

void slow_game_amend(struct slow_game *slow, struct move move)
{
    slow->amended++;
    slow_game_forget(slow);
    switch ((enum amendment)move.verb) {
    case AMENDMENT_PLACE:
        slow_game_lay(slow, move, true);
        return;
    case AMENDMENT_DISCARD:
        slow_game_put_aside(slow);
        return;
    case AMENDMENT_DEPLOY:
        put_down(slow, move);
        break;
    case AMENDMENT_HOME:
        slow_game_send_home(slow, figure_there(slow, move));
        break;
    case AMENDMENT_SCORE:
        slow_game_pay(slow, (struct slow_payment){(uint8_t)move.arg, FEATURE_KINDS, REASON_AGAINST,
                                                  move.points});
        slow_messages_correct(slow, (unsigned)move.arg, move.points);
        break;
    case AMENDMENT_TURN:
        slow->player = slow->turn_of = move.arg;
        slow->second = slow->drawn = false;
        slow->phase = slow_abbeys_is_asked(slow, slow->player) /* the turn begins anew (AM2) */
                          ? PHASE_ABBEY
                          : PHASE_DRAW;
        break;
    case AMENDMENT_BEFORE_FIRST:
    case AMENDMENTS_END:
        break;
    }
    slow_game_survey(slow);
}
