/* Where players are expected to lead the dragon (PD5): each looks ahead to the end of its flight,
 * and does what is best for themselves, by what it would eat on each tile. */
#include "bot.h"

#include <assert.h>
#include <stdlib.h>

bool flight_is_due(const struct game *game)
{
    return game_awaits_flight(game);
}

/* The squares that it may reach; the middle one is where it is. */
enum { REACH = 2 * DRAGON_STEPS + 1, CELLS = REACH * REACH, MIDDLE = CELLS / 2 };

struct flight {
    const struct sight *sight;
    const struct game *game;
    bool is_open[CELLS];
    struct values change[CELLS]; /* if it comes there */
    uint8_t changing[CELLS];     /* where there is any */
    unsigned changes;
};

/* How the rest of a flight goes, from the end on. */
struct way {
    uint8_t cell[DRAGON_STEPS];
    unsigned steps;
    struct values values;
};

static struct square square_of_cell(struct square middle, unsigned cell)
{
    return square_at(middle, (int)(cell % REACH) - DRAGON_STEPS,
                     (int)(cell / REACH) - DRAGON_STEPS);
}

/* What changes if that follower goes home: who gets the points of its feature then, and that it can
 * be deployed again. */
static void note_follower(struct appraising *appraising, struct follower it, struct values *change)
{
    const struct game *game = appraising->game;
    uint16_t root = feature_root(&game->features, it.node);
    unsigned shift = FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * (unsigned)it.player;
    feature_counts less = (feature_counts)1 << FEATURE_FOLLOWERS_SHIFT |
                          (feature_counts)figure_rules[it.figure].strength << shift;
    unsigned before = game_majority(game, root);
    unsigned after = game_majority_together(game, root, NO_NODE, 0 - less);
    float points = prospect_of(appraising, root)->points;
    for (unsigned player = 0; player < game->options.players; player++)
        change->of[player] +=
            points * (float)((int)(after >> player & 1u) - (int)(before >> player & 1u));
    change->of[it.player] += appraising->phase * appraising_weight(appraising, WEIGHT_EATEN);
}

static void note_followers(struct appraising *appraising, struct flight *flight,
                           struct square middle)
{
    const struct game *game = appraising->game;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        struct square at = square_of_figure(game, it);
        int dx = at.x - middle.x, dy = at.y - middle.y;
        if (steps_between(at, middle) <= DRAGON_STEPS &&
            figure_is_follower((enum figure)it.figure) && game_dragon_eats(game, f))
            note_follower(appraising, it,
                          &flight->change[(dy + DRAGON_STEPS) * REACH + dx + DRAGON_STEPS]);
    }
}

static void note_squares(struct flight *flight, struct square middle)
{
    const struct game *game = flight->game;
    struct fairy_place fairy = game_fairy(game);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        struct square at = square_of_cell(middle, cell);
        flight->is_open[cell] =
            game_dragon_flies_over(game, at) && !(fairy.is_there && square_equal(fairy.at, at));
    }
    for (unsigned v = 0; v < game->dragon.count; v++) {
        int dx = game->dragon.visited[v].x - middle.x, dy = game->dragon.visited[v].y - middle.y;
        flight->is_open[(dy + DRAGON_STEPS) * REACH + dx + DRAGON_STEPS] = false;
    }
}

static bool is_change(const struct values *values)
{
    bool is_any = false;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        is_any = is_any || values->of[p] != 0;
    return is_any;
}

static void note_changes(struct flight *flight)
{
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (is_change(&flight->change[cell]))
            flight->changing[flight->changes++] = (uint8_t)cell;
}

/* Whether so many steps on from there may change anything. */
static bool flight_may_matter(const struct flight *flight, unsigned cell, unsigned left)
{
    for (unsigned c = 0; c < flight->changes; c++) {
        unsigned there = flight->changing[c];
        int dx = abs((int)(there % REACH) - (int)(cell % REACH));
        int dy = abs((int)(there / REACH) - (int)(cell / REACH));
        if (flight->is_open[there] && (unsigned)(dx + dy) <= left)
            return true;
    }
    return false;
}

/* The best way on from `cell`, with `left` steps left, the next one by `player`. */
static void find_way(struct flight *flight, unsigned cell, unsigned left, unsigned player,
                     const struct values *values, struct way *best)
{
    static const int beside[EDGES] = {-REACH, 1, REACH, -1};
    unsigned players = flight->game->options.players;
    bool matters = flight_may_matter(flight, cell, left); /* otherwise all ways are alike */
    float best_worth = 0;
    assert(players > 0);
    best->steps = 0;
    best->values = *values;
    for (unsigned edge = 0; left > 0 && edge < EDGES && (matters || best->steps == 0); edge++) {
        unsigned next = (unsigned)((int)cell + beside[edge]);
        struct values then = *values;
        struct way way;
        if (!flight->is_open[next])
            continue;
        for (unsigned p = 0; p < players; p++)
            then.of[p] += flight->change[next].of[p];
        flight->is_open[next] = false;
        find_way(flight, next, left - 1, (player + 1) % players, &then, &way);
        flight->is_open[next] = true;
        float worth = sight_worth(flight->sight, flight->game, &way.values, player);
        if (best->steps > 0 && !(worth > best_worth))
            continue;
        best_worth = worth;
        *best = way;
        best->cell[best->steps++] = (uint8_t)next;
    }
}

unsigned flight_foresee(const struct sight *sight, const struct outlook *outlook,
                        const struct game *game, struct move moves[FORESEEN_MAX])
{
    struct flight flight = {.sight = sight, .game = game};
    struct appraising appraising;
    struct values values;
    struct way way;
    unsigned left = DRAGON_STEPS + 1u - game->dragon.count;
    struct square middle = game->dragon.visited[game->dragon.count - 1];
    appraising_begin(&appraising, &sight->appraiser, outlook, game);
    appraising.dragon_chance = 0; /* after this flight */
    appraise(&appraising, &values);
    note_followers(&appraising, &flight, middle);
    note_squares(&flight, middle);
    note_changes(&flight);
    find_way(&flight, MIDDLE, left, game_actor(game), &values, &way);
    for (unsigned step = 0; step < way.steps; step++)
        moves[step] = move_dragon(square_of_cell(middle, way.cell[way.steps - 1 - step]));
    return way.steps;
}
