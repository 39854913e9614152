#include "tui/table/placing.h"

#include "telling/rotations.h"
#include "tui/table/heading.h"

#include <stdlib.h>
#include <string.h>

/* The place of a square among those from `first` on, made where it has none yet. */
static unsigned place_of(struct placing *placing, unsigned first, struct square at)
{
    unsigned place = first;
    while (place < placing->squares && square_reads_before(placing->at[place], at))
        place++;
    if (place == placing->squares || !square_equal(placing->at[place], at)) {
        unsigned behind = placing->squares++ - place;
        memmove(&placing->at[place + 1], &placing->at[place], behind * sizeof *placing->at);
        memmove(&placing->ways[place + 1], &placing->ways[place], behind);
        memmove(&placing->bridged[place + 1], &placing->bridged[place], behind);
        placing->at[place] = at;
        placing->ways[place] = placing->bridged[place] = 0;
    }
    return place;
}

static void add_plain(struct placing *placing, struct move move)
{
    unsigned place = place_of(placing, 0, move.at);
    placing->ways[place] |= (uint8_t)(1u << move.arg);
    placing->plain = placing->squares;
}

static void add_bridged(struct placing *placing, struct move move)
{
    unsigned place = 0;
    while (place < placing->plain && !square_equal(placing->at[place], move.at))
        place++;
    if (place == placing->plain)
        place = place_of(placing, placing->plain, move.at);
    placing->ways[place] |= (uint8_t)(1u << move.arg);
    placing->bridged[place] |= (uint8_t)(1u << move.arg);
}

/* Whether the tile in hand fits as it is (B3). */
static bool is_plain(const struct game *game, struct move move)
{
    return board_matches(&game->board, board_open_at(&game->board, move.at),
                         board_pattern(game->turn.hand, move.arg));
}

/* Turns the ghost clockwise as far as it must to fit, without a bridge if that can be. */
static void make_fit(struct placing *placing)
{
    unsigned plain = placing->ways[placing->here] & ~(unsigned)placing->bridged[placing->here];
    unsigned ways = plain != 0 ? plain : placing->ways[placing->here];
    while (!(ways >> placing->orientation & 1u))
        placing->orientation = (placing->orientation + 1) & 3u;
}

static int distance(struct square a, struct square b)
{
    return abs(a.x - b.x) + abs(a.y - b.y);
}

void placing_begin(struct placing *placing, const struct game *game)
{
    struct move_list moves;
    *placing = (struct placing){.squares = 0};
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_PLACE && is_plain(game, moves.move[m]))
            add_plain(placing, moves.move[m]);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_PLACE && !is_plain(game, moves.move[m]))
            add_bridged(placing, moves.move[m]);
        else if (moves.move[m].verb == VERB_DISCARD)
            placing->may_discard = true;
    if (placing->squares == 0)
        return;
    struct square last = game->board.tile[game->board.tiles - 1].at;
    unsigned near = placing->plain > 0 ? placing->plain : placing->squares;
    for (unsigned s = 0; s < placing->squares; s++) {
        placing->ways[s] = rotations_that_differ(game->turn.hand, placing->ways[s]);
        placing->bridged[s] &= placing->ways[s];
        if (s < near && distance(placing->at[s], last) < distance(placing->at[placing->here], last))
            placing->here = s;
    }
    make_fit(placing);
}

void placing_step(struct placing *placing, int by)
{
    if (placing->squares == 0)
        return;
    placing->here = (placing->here + placing->squares + (unsigned)by) % placing->squares;
    make_fit(placing);
}

void placing_go(struct placing *placing, enum edge towards)
{
    unsigned best = placing->here;
    int best_cost = 0;
    for (unsigned s = 0; s < placing->squares; s++) {
        int cost = heading_cost(placing->at[placing->here], placing->at[s], towards);
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
    for (unsigned s = 0; s < placing->squares; s++)
        if (square_equal(placing->at[s], at)) {
            placing->here = s;
            make_fit(placing);
            return true;
        }
    return false;
}

void placing_turn(struct placing *placing, int by)
{
    if (placing->squares == 0)
        return;
    do
        placing->orientation = (uint8_t)((placing->orientation + EDGES + (unsigned)by) % EDGES);
    while (!(placing->ways[placing->here] >> placing->orientation & 1u));
}

unsigned placing_ways(const struct placing *placing)
{
    unsigned count = 0;
    if (placing->squares > 0)
        for (unsigned o = 0; o < EDGES; o++)
            count += placing->ways[placing->here] >> o & 1u;
    return count;
}

bool placing_needs_bridge(const struct placing *placing)
{
    return placing->squares > 0 && (placing->bridged[placing->here] >> placing->orientation & 1u);
}

struct move placing_move(const struct placing *placing)
{
    return move_place(placing->at[placing->here], placing->orientation);
}

bool placing_try(const struct placing *placing, const struct game *game, struct game *then,
                 struct move *bridge)
{
    *then = *game;
    game_apply(then, placing_move(placing), NULL);
    if (!game_forced_bridge(then, bridge))
        return false;
    game_apply(then, *bridge, NULL);
    return true;
}
