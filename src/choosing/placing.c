#include "choosing/choosing.h"

#include "facts/outcome.h"

#include <stdlib.h>

/* Turns the ghost to what is offered first there; where its rotation is kept, clockwise as far as
 * it must to fit, with nothing else needed if that can be. */
static void make_fit(struct placing *placing)
{
    unsigned plain =
        placing->where.ways[placing->here] & ~(unsigned)placing->where.forced[placing->here];
    unsigned ways = plain != 0 ? plain : placing->where.ways[placing->here];
    if (!placing->is_kept)
        placing->orientation = placing->first[placing->here];
    while (!(ways >> placing->orientation & 1u))
        placing->orientation = (placing->orientation + 1) & 3u;
}

static int distance(struct square a, struct square b)
{
    return abs(a.x - b.x) + abs(a.y - b.y);
}

/* The square nearest to the tile placed last, of those that need no action if there are any. */
static unsigned nearest(const struct placements *where, const struct board *board)
{
    struct square last = board->tile[board->tiles - 1].at;
    unsigned among = where->plain > 0 ? where->plain : where->squares, best = 0;
    for (unsigned s = 1; s < among; s++)
        if (distance(where->at[s], last) < distance(where->at[best], last))
            best = s;
    return best;
}

void placing_begin(struct placing *placing, const struct game *game, enum ranking by)
{
    *placing = (struct placing){.is_kept = by == RANKED_BY_PLACE};
    placements_in_hand(&placing->where, game);
    placing->may_discard = placements_may_discard(&placing->where);
    if (placing->where.squares == 0)
        return;
    if (by == RANKED_BY_WORTH)
        ranking_sort_squares(game, &placing->where, placing->first);
    else
        placing->here = nearest(&placing->where, &game->board);
    make_fit(placing);
}

void placing_step(struct placing *placing, int by)
{
    if (placing->where.squares == 0)
        return;
    placing->here =
        (placing->here + placing->where.squares + (unsigned)by) % placing->where.squares;
    make_fit(placing);
}

int placing_cost(struct square from, struct square to, enum edge towards)
{
    struct square step = square_beside((struct square){0, 0}, towards);
    int dx = to.x - from.x, dy = to.y - from.y;
    int along = dx * step.x + dy * step.y;
    int across = abs(dx * step.y) + abs(dy * step.x);
    return along > 0 ? along + 2 * across : 0;
}

void placing_go(struct placing *placing, enum edge towards)
{
    unsigned best = placing->here;
    int best_cost = 0;
    for (unsigned s = 0; s < placing->where.squares; s++) {
        int cost = placing_cost(placing->where.at[placing->here], placing->where.at[s], towards);
        if (cost > 0 && (best_cost == 0 || cost < best_cost)) {
            best = s;
            best_cost = cost;
        }
    }
    if (best_cost == 0)
        return;
    placing->here = best;
    make_fit(placing);
}

bool placing_put(struct placing *placing, struct square at)
{
    unsigned square = placements_at(&placing->where, at);
    if (square == placing->where.squares)
        return false;
    placing->here = square;
    make_fit(placing);
    return true;
}

void placing_turn(struct placing *placing, int by)
{
    if (placing->where.squares == 0)
        return;
    placing->is_kept = true;
    do
        placing->orientation = (uint8_t)((placing->orientation + EDGES + (unsigned)by) % EDGES);
    while (!(placing->where.ways[placing->here] >> placing->orientation & 1u));
}

void placing_lay(struct placing *placing, struct move move)
{
    if (move.verb != VERB_PLACE || !placing_put(placing, move.at))
        return;
    for (unsigned turn = 0; turn < EDGES && placing->orientation != move.arg; turn++)
        placing_turn(placing, 1);
}

unsigned placing_ways(const struct placing *placing)
{
    unsigned count = 0;
    if (placing->where.squares > 0)
        for (unsigned o = 0; o < EDGES; o++)
            count += placing->where.ways[placing->here] >> o & 1u;
    return count;
}

enum verb placing_needs(const struct placing *placing)
{
    bool is_forced = placing->where.squares > 0 &&
                     (placing->where.forced[placing->here] >> placing->orientation & 1u);
    return is_forced ? (enum verb)placing->where.action[placing->here] : VERB_DRAW;
}

struct move placing_move(const struct placing *placing)
{
    return move_place(placing->where.at[placing->here], placing->orientation);
}

bool placing_try(const struct placing *placing, const struct game *game, struct game *then,
                 struct move *forced)
{
    *then = *game;
    return outcome_place(then, placing_move(placing), forced);
}
