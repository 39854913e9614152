#include "plain/placements.h"

#include "telling/rotations.h"
#include "text/aids.h"

#include <stdlib.h>

/* Points count most; then what is free to take, then how well the tile sits among the others. */
enum { OWN_POINT = 8, OTHERS_POINT = 4, FREE_POINT = 6, BESIDE = 3, BRIDGE_COST = 40 };

static int best_of_others(const int scores[PLAYERS_MAX], const int before[PLAYERS_MAX],
                          const struct game *game, unsigned player)
{
    int best = 0;
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != player && scores[other] - before[other] > best)
            best = scores[other] - before[other];
    return best;
}

/* What is completed and nobody's, so that a follower can take it. */
static int free_points(const struct game *then)
{
    int points = 0;
    if (game_phase(then) != PHASE_BUILD)
        return 0;
    for (unsigned s = 0; s <= SEGMENT_BRIDGE; s++) {
        uint16_t node = feature_node(&then->board, then->turn.placed, s);
        if (node == NO_NODE)
            continue;
        struct facts facts = facts_of(then, node);
        points += facts.complete && facts.holders == 0 ? facts.points : 0;
    }
    return points;
}

static int tiles_beside(const struct game *game, struct square at)
{
    int beside = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        beside += board_tile_at(&game->board, square_beside(at, edge)) != NO_TILE;
    return beside;
}

/* Fills in the rest: what follows from square and orientation. */
static void judge(struct placement *placement, const struct game *game,
                  const int before[PLAYERS_MAX])
{
    struct game then = *game;
    int scores[PLAYERS_MAX];
    unsigned player = game->turn.player;
    game_apply(&then, move_place(placement->at, placement->orientation), NULL);
    placement->needs_bridge = game_forced_bridge(&then, &placement->bridge);
    if (placement->needs_bridge)
        game_apply(&then, placement->bridge, NULL);
    facts_project(&then, scores);
    placement->interest = OWN_POINT * (scores[player] - before[player]) -
                          OTHERS_POINT * best_of_others(scores, before, game, player) +
                          FREE_POINT * free_points(&then) +
                          BESIDE * tiles_beside(game, placement->at) -
                          (placement->needs_bridge ? BRIDGE_COST : 0);
}

static int in_reading_order(const void *left, const void *right)
{
    const struct placement *a = left, *b = right;
    if (!square_equal(a->at, b->at))
        return square_reads_before(a->at, b->at) ? -1 : 1;
    return (int)a->orientation - (int)b->orientation;
}

static int by_interest(const void *left, const void *right)
{
    const struct placement *a = left, *b = right;
    return a->interest != b->interest ? (a->interest > b->interest ? -1 : 1)
                                      : in_reading_order(left, right);
}

/* Brings those of one square together, each square where its best one stands. */
static void gather_squares(struct placements *placements)
{
    struct placement *all = placements->placement;
    for (unsigned first = 0; first < placements->count;) {
        unsigned end = first + 1;
        for (unsigned p = end; p < placements->count; p++) {
            if (!square_equal(all[p].at, all[first].at))
                continue;
            struct placement found = all[p];
            for (unsigned q = p; q > end; q--)
                all[q] = all[q - 1];
            all[end++] = found;
        }
        placements->squares++;
        first = end;
    }
}

/* Of the rotations on one square those that look alike count once. */
static void keep_those_that_differ(struct placements *placements, uint8_t kind)
{
    struct placement *all = placements->placement;
    unsigned kept = 0;
    for (unsigned first = 0; first < placements->count;) {
        unsigned end = first + placements_on_square(placements, first), ways = 0;
        for (unsigned p = first; p < end; p++)
            ways |= 1u << all[p].orientation;
        ways = rotations_that_differ(kind, (uint8_t)ways);
        for (unsigned p = first; p < end; p++)
            if (ways >> all[p].orientation & 1u)
                all[kept++] = all[p];
        first = end;
    }
    placements->count = kept;
}

void placements_find(struct placements *placements, const struct session *session)
{
    const struct game *game = &session->game;
    struct move_list moves;
    int before[PLAYERS_MAX];
    placements->count = placements->squares = 0;
    game_legal(game, &moves);
    facts_project(game, before);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_PLACE)
            placements->placement[placements->count++] =
                (struct placement){.at = moves.move[m].at, .orientation = moves.move[m].arg};
    qsort(placements->placement, placements->count, sizeof *placements->placement,
          in_reading_order);
    keep_those_that_differ(placements, game->turn.hand);
    for (unsigned p = 0; p < placements->count; p++)
        judge(&placements->placement[p], game, before);
    if (!aids_has(&session->head, AID_WORTH))
        for (unsigned p = 0; p < placements->count; p++)
            placements->placement[p].interest = -(int)placements->placement[p].needs_bridge;
    qsort(placements->placement, placements->count, sizeof *placements->placement, by_interest);
    gather_squares(placements);
}

unsigned placements_on_square(const struct placements *placements, unsigned first)
{
    unsigned end = first;
    while (end < placements->count &&
           square_equal(placements->placement[end].at, placements->placement[first].at))
        end++;
    return end - first;
}

unsigned placements_at(const struct placements *placements, struct square at)
{
    unsigned p = 0;
    while (p < placements->count && !square_equal(placements->placement[p].at, at))
        p++;
    return p;
}
