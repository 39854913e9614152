/* Lists of what may be chosen, most interesting first. */
#include "choosing/choosing.h"

#include "facts/outcome.h"

#include <limits.h>
#include <stdlib.h>

/* What a position is worth to a player at first sight: points ahead of the best other one if the
 * game ended now, and followers at home. */
enum { POINT = 8, FOLLOWER = 6, BESIDE = 2, FORCED_COST = 40 };

static int worth_of(const struct game *game, unsigned player)
{
    int scores[PLAYERS_MAX], best = INT_MIN;
    projection_scores(game, scores);
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != player && scores[other] > best)
            best = scores[other];
    return POINT * (scores[player] - best) + FOLLOWER * game->player[player].supply[FIGURE_MEEPLE];
}

/* With the meeple deployed where that is best, or none. */
static int worth_at_best(const struct game *then, unsigned player)
{
    struct move_list legal;
    int best = INT_MIN;
    if (!game_awaits_action(then))
        return worth_of(then, player);
    game_legal(then, &legal);
    for (size_t m = 0; m < legal.count; m++) {
        struct move move = legal.move[m];
        struct game after;
        if (move.verb != VERB_PASS && (move.verb != VERB_DEPLOY || move.figure != FIGURE_MEEPLE))
            continue;
        game_copy(&after, then);
        game_apply(&after, move, NULL);
        int worth = worth_of(&after, player);
        best = worth > best ? worth : best;
    }
    return best > INT_MIN ? best : worth_of(then, player);
}

/* The placements that are ranked, and what they are compared with. */
struct candidates {
    const struct game *game;
    const struct placements *where;
    enum ranking by;
};

static struct ranked_placement judge(const struct candidates *candidates, struct move place)
{
    const struct game *game = candidates->game;
    struct ranked_placement placement = {.place = place};
    struct game then;
    game_copy(&then, game);
    placement.is_forced = outcome_place(&then, place, &placement.forced);
    placement.interest = -FORCED_COST * (int)placement.is_forced;
    if (candidates->by == RANKED_BY_WORTH)
        placement.interest += worth_at_best(&then, game_player(game)) +
                              BESIDE * (int)tiles_beside(&game->board, place.at);
    return placement;
}

static void add_square(struct ranked_placements *placements, const struct candidates *candidates,
                       unsigned square)
{
    const struct placements *where = candidates->where;
    unsigned first = placements->count;
    int best = INT_MIN;
    for (unsigned orientation = 0; orientation < EDGES; orientation++) {
        if (!(where->ways[square] >> orientation & 1u))
            continue;
        struct ranked_placement *placement = &placements->placement[placements->count++];
        *placement = judge(candidates, move_place(where->at[square], orientation));
        best = placement->interest > best ? placement->interest : best;
    }
    for (unsigned p = first; p < placements->count; p++)
        placements->placement[p].of_square = best;
}

static int in_order(const void *left, const void *right)
{
    const struct ranked_placement *a = left, *b = right;
    if (a->of_square != b->of_square)
        return a->of_square > b->of_square ? -1 : 1;
    if (!square_equal(a->place.at, b->place.at))
        return square_reads_before(a->place.at, b->place.at) ? -1 : 1;
    if (a->interest != b->interest)
        return a->interest > b->interest ? -1 : 1;
    return (int)a->place.arg - (int)b->place.arg;
}

static void rank(struct ranked_placements *placements, const struct candidates *candidates)
{
    placements->count = 0;
    placements->squares = candidates->where->squares;
    for (unsigned square = 0; square < placements->squares; square++)
        add_square(placements, candidates, square);
    qsort(placements->placement, placements->count, sizeof *placements->placement, in_order);
}

void ranked_placements_find(struct ranked_placements *placements, const struct position *position,
                            enum ranking by)
{
    rank(placements, &(struct candidates){&position->game, &position->placements, by});
}

unsigned ranked_placements_on_square(const struct ranked_placements *placements, unsigned first)
{
    const struct ranked_placement *all = placements->placement;
    unsigned end = first;
    while (end < placements->count && square_equal(all[end].place.at, all[first].place.at))
        end++;
    return end - first;
}

/* Adds a square of other placements, with the rotation of interest there, unless it is there. */
static void take_square(struct placements *to, uint8_t first[OPEN_SQUARES_MAX],
                        const struct placements *from, const struct ranked_placement *placement)
{
    unsigned square = placements_at(from, placement->place.at), added = to->squares;
    if (placements_at(to, placement->place.at) < to->squares)
        return;
    to->at[added] = from->at[square];
    to->ways[added] = from->ways[square];
    to->forced[added] = from->forced[square];
    to->action[added] = from->action[square];
    first[added] = (uint8_t)placement->place.arg; /* the orientation */
    to->squares++;
}

void ranking_sort_squares(const struct game *game, struct placements *where,
                          uint8_t first[OPEN_SQUARES_MAX])
{
    struct ranked_placements ranked;
    struct placements unsorted = *where;
    rank(&ranked, &(struct candidates){game, &unsorted, RANKED_BY_WORTH});
    where->squares = 0;
    for (unsigned pass = 0; pass < 2; pass++) /* what needs no action, and then the rest */
        for (unsigned p = 0; p < ranked.count; p++)
            if (pass == 1 || !ranked.placement[p].is_forced)
                take_square(where, first, &unsorted, &ranked.placement[p]);
}

/* Complete features first, then those worth most now; what pays late comes last. */
static int interest_of_figure(const struct game *game, struct move deploy)
{
    struct feature_summary summary =
        feature_summary_of(game, feature_node(&game->board, game_placed(game), deploy.arg));
    return summary.points + (summary.complete ? 100 : 0) - (kind_pays_late(summary.kind) ? 100 : 0);
}

static bool comes_before(const struct game *game, struct move move, struct move other,
                         enum ranking by)
{
    if (move.verb != VERB_DEPLOY || other.verb != VERB_DEPLOY)
        return move.verb == VERB_DEPLOY && other.verb != VERB_DEPLOY;
    if (move.figure != other.figure)
        return move.figure < other.figure;
    return by == RANKED_BY_WORTH &&
           interest_of_figure(game, move) > interest_of_figure(game, other);
}

void ranking_sort_actions(const struct game *game, struct move_list *moves, enum ranking by)
{
    for (size_t m = 1; m < moves->count; m++)
        for (size_t n = m; n > 0 && comes_before(game, moves->move[n], moves->move[n - 1], by);
             n--) {
            struct move move = moves->move[n];
            moves->move[n] = moves->move[n - 1];
            moves->move[n - 1] = move;
        }
}
