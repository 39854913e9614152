#include "plain/ranked_placements.h"

#include "analysis/outcome.h"

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

/* The outcome and rank of a square and orientation. */
static struct ranked_placement judge(const struct position *position, struct move placing,
                                     bool by_worth)
{
    const struct game *game = &position->game;
    struct placement_outcome outcome = placement_outcome_of(game, placing, position->projected);
    return (struct ranked_placement){.at = placing.at,
                                     .orientation = (uint8_t)placing.arg,
                                     .is_forced = outcome.is_forced,
                                     .forced = outcome.forced,
                                     .interest = by_worth ? interest_of(&outcome, game)
                                                          : -(int)outcome.is_forced};
}

static int in_reading_order(const void *left, const void *right)
{
    const struct ranked_placement *a = left, *b = right;
    if (!square_equal(a->at, b->at))
        return square_reads_before(a->at, b->at) ? -1 : 1;
    return (int)a->orientation - (int)b->orientation;
}

static int by_interest(const void *left, const void *right)
{
    const struct ranked_placement *a = left, *b = right;
    return a->interest != b->interest ? (a->interest > b->interest ? -1 : 1)
                                      : in_reading_order(left, right);
}

/* Groups placements by square, each group at the rank of its best. */
static void gather_squares(struct ranked_placements *placements)
{
    struct ranked_placement *all = placements->placement;
    for (unsigned first = 0; first < placements->count;) {
        unsigned end = first + 1;
        for (unsigned p = end; p < placements->count; p++) {
            if (!square_equal(all[p].at, all[first].at))
                continue;
            struct ranked_placement found = all[p];
            for (unsigned q = p; q > end; q--)
                all[q] = all[q - 1];
            all[end++] = found;
        }
        placements->squares++;
        first = end;
    }
}

void ranked_placements_find(struct ranked_placements *placements, const struct position *position,
                            const struct record_head *head)
{
    const struct placements *where = &position->placements;
    bool by_worth = aids_has(head, AID_WORTH);
    placements->count = placements->squares = 0;
    for (unsigned s = 0; s < where->squares; s++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++)
            if (where->ways[s] >> orientation & 1u)
                placements->placement[placements->count++] =
                    judge(position, move_place(where->at[s], orientation), by_worth);
    qsort(placements->placement, placements->count, sizeof *placements->placement, by_interest);
    gather_squares(placements);
}

unsigned ranked_placements_on_square(const struct ranked_placements *placements, unsigned first)
{
    unsigned end = first;
    while (end < placements->count &&
           square_equal(placements->placement[end].at, placements->placement[first].at))
        end++;
    return end - first;
}

unsigned ranked_placements_at(const struct ranked_placements *placements, struct square at)
{
    unsigned p = 0;
    while (p < placements->count && !square_equal(placements->placement[p].at, at))
        p++;
    return p;
}
