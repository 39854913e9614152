/* Lists of what may be chosen, most interesting first. */
#include "choosing/choosing.h"

#include "facts/outcome.h"

#include <limits.h>
#include <stdlib.h>

/* Points count most, then features free to take, then how many tiles it touches. */
enum { OWN_POINT = 8, OTHERS_POINT = 4, FREE_POINT = 6, BESIDE = 3, FORCED_COST = 40 };

static int best_of_others(const struct placement_outcome *outcome, const struct game *game)
{
    int best = 0;
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != game_player(game) && outcome->gained[other] > best)
            best = outcome->gained[other];
    return best;
}

static int interest_of(const struct placement_outcome *outcome, const struct game *game)
{
    return OWN_POINT * outcome->gained[game_player(game)] -
           OTHERS_POINT * best_of_others(outcome, game) + FREE_POINT * outcome->free +
           BESIDE * (int)outcome->beside - (outcome->is_forced ? FORCED_COST : 0);
}

static struct ranked_placement judge(const struct position *position, struct move place,
                                     enum ranking by)
{
    const struct game *game = &position->game;
    struct placement_outcome outcome = placement_outcome_of(game, place, position->projected);
    return (struct ranked_placement){.place = place,
                                     .is_forced = outcome.is_forced,
                                     .forced = outcome.forced,
                                     .interest = by == RANKED_BY_WORTH ? interest_of(&outcome, game)
                                                                       : -(int)outcome.is_forced};
}

static void add_square(struct ranked_placements *placements, const struct position *position,
                       unsigned square, enum ranking by)
{
    const struct placements *where = &position->placements;
    unsigned first = placements->count;
    int best = INT_MIN;
    for (unsigned orientation = 0; orientation < EDGES; orientation++) {
        if (!(where->ways[square] >> orientation & 1u))
            continue;
        struct ranked_placement *placement = &placements->placement[placements->count++];
        *placement = judge(position, move_place(where->at[square], orientation), by);
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

void ranked_placements_find(struct ranked_placements *placements, const struct position *position,
                            enum ranking by)
{
    placements->count = 0;
    placements->squares = position->placements.squares;
    for (unsigned square = 0; square < placements->squares; square++)
        add_square(placements, position, square, by);
    qsort(placements->placement, placements->count, sizeof *placements->placement, in_order);
}

unsigned ranked_placements_on_square(const struct ranked_placements *placements, unsigned first)
{
    const struct ranked_placement *all = placements->placement;
    unsigned end = first;
    while (end < placements->count && square_equal(all[end].place.at, all[first].place.at))
        end++;
    return end - first;
}

/* Complete features first, then those worth most now; fields pay late. */
static int interest_of_figure(const struct game *game, struct move deploy)
{
    struct feature_summary summary =
        feature_summary_of(game, feature_node(&game->board, game_placed(game), deploy.arg));
    return summary.points + (summary.complete ? 100 : 0) -
           (summary.kind == FEATURE_FIELD ? 100 : 0);
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
