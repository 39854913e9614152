#include "bot_lots.h"

#include "bots/final.h"

#include <assert.h>
#include <stddef.h>

/* Who still gets a tile, and the tiles there are, in the order of their numbers. */
struct lots {
    const struct sight *sight;
    const struct game *game;
    unsigned count;
    uint8_t player[PLAYERS_MAX], tile[REVEALED_MAX];
};

unsigned lots_tiles(const struct game *game)
{
    const struct bazaar *bazaar = &game->bazaar;
    unsigned tiles = 0;
    for (unsigned t = 0; t < bazaar->tiles; t++)
        tiles |= (unsigned)(bazaar->owner[t] == NOBODY) << t;
    return tiles;
}

unsigned lots_players(const struct game *game)
{
    unsigned players = (1u << game->options.players) - 1;
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        if (game->bazaar.owner[t] != NOBODY)
            players &= ~(1u << game->bazaar.owner[t]);
    return players;
}

static struct lots lots_of(const struct sight *sight, const struct game *game)
{
    struct lots lots = {.sight = sight, .game = game};
    unsigned count = 0;
    for (unsigned tiles = lots_tiles(game); tiles != 0; tiles &= tiles - 1)
        lots.tile[count++] = (uint8_t)__builtin_ctz(tiles);
    for (unsigned players = lots_players(game); players != 0; players &= players - 1)
        lots.player[lots.count++] = (uint8_t)__builtin_ctz(players);
    assert(lots.count == count);
    return lots;
}

static bool is_same_board(const struct board *a, const struct board *b)
{
    bool same = a->tiles == b->tiles && a->tracks == b->tracks;
    for (unsigned t = 0; same && t < a->tiles; t++)
        same = square_equal(a->tile[t].at, b->tile[t].at) && a->tile[t].kind == b->tile[t].kind &&
               a->tile[t].orientation == b->tile[t].orientation;
    return same && memcmp(a->track, b->track, a->tracks * sizeof *a->track) == 0;
}

/* Features follow from the rest. */
static bool is_same_game(const struct game *a, const struct game *b)
{
    return memcmp(a, b, offsetof(struct game, board)) == 0 && is_same_board(&a->board, &b->board);
}

static bool are_found(const struct tile_values *values, const struct sight *sight,
                      const struct game *game)
{
    const struct appraiser *appraiser = &sight->appraiser;
    return values->are_found && values->sees_fields == appraiser->sees_fields &&
           values->sees_rivals == sight->sees_rivals &&
           /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison,cert-*): plain copies */
           memcmp(&values->weights, appraiser->weights, sizeof values->weights) == 0 &&
           is_same_game(&values->game, game);
}

/* How far and how often the game is played on: together about as many turns for any number of
 * players. */
enum { TURNS = 4, SAMPLES_OF_TWO = 8 };

static unsigned samples_of(const struct lots *lots)
{
    assert(lots->count > 0);
    unsigned turns = lots->count * (lots->count + TURNS);
    return (SAMPLES_OF_TWO * 2 * (2 + TURNS) + turns - 1) / turns;
}

static void lots_add(struct values *sum, const struct values *values, float times)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        sum->of[p] += times * values->of[p];
}

static void shuffle(struct lots *lots, struct rng *rng)
{
    for (unsigned t = lots->count; t > 1; t--) {
        unsigned other = rng_below(rng, t);
        uint8_t tile = lots->tile[other];
        lots->tile[other] = lots->tile[t - 1];
        lots->tile[t - 1] = tile;
    }
}

/* Adds what came of it that each player p got tile p + way. */
static void add_outcome(const struct lots *lots, unsigned way, const struct values *outcome,
                        struct tile_values *values)
{
    for (unsigned p = 0; p < lots->count; p++)
        for (unsigned t = 0; t < lots->count; t++) {
            float times = t == (p + way) % lots->count ? 1 : 0;
            lots_add(&values->gain[lots->player[p]][lots->tile[t]], outcome,
                     times - 1 / (float)lots->count);
        }
}

/* Deals the tiles round: as many ways as there are tiles, in which each player gets each tile once,
 * and the same tiles are drawn. */
static void add_sample(const struct lots *lots, const struct outlook *outlook, uint64_t seed,
                       struct tile_values *values)
{
    struct course course;
    for (unsigned way = 0; way < lots->count; way++) {
        struct values outcome = {{0}};
        course_begin(&course, lots->sight, outlook, lots->game, seed, TURNS);
        for (unsigned p = 0; p < lots->count; p++)
            course.wanted[lots->player[p]] = lots->tile[(p + way) % lots->count];
        course_run(&course, &outcome);
        add_outcome(lots, way, &outcome, values);
    }
}

/* From sums to gains. What an outcome is worth is taken to be a sum over the players of what their
 * tiles are worth; then the mean with a tile, less the mean of all, is n / (n - 1) of that. */
static void weigh(const struct lots *lots, unsigned samples, struct tile_values *values)
{
    float price = (float)lots->sight->appraiser.weights->of[WEIGHT_PRICE];
    float share = price * (float)(lots->count - 1) / (float)(lots->count * samples);
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        for (unsigned t = 0; t < REVEALED_MAX; t++)
            for (unsigned of = 0; of < PLAYERS_MAX; of++)
                values->gain[p][t].of[of] *= share;
}

void tile_values_find(const struct sight *sight, const struct game *game,
                      struct tile_values *values)
{
    struct game asked = *game;
    game_take_offer_back(&asked);
    if (are_found(values, sight, &asked))
        return;
    *values = (struct tile_values){.sees_fields = sight->appraiser.sees_fields,
                                   .sees_rivals = sight->sees_rivals,
                                   .weights = *sight->appraiser.weights,
                                   .game = asked};
    struct lots lots = lots_of(sight, &asked);
    struct rng rng = rng_from_seed(game_turn(game));
    struct outlook outlook;
    outlook_of(&outlook, &sight->rows, &asked.pile);
    unsigned samples = 0, wanted = samples_of(&lots);
    while (samples < wanted && (samples == 0 || !sight_is_stopped(sight))) {
        uint64_t seed = rng_next(&rng);
        shuffle(&lots, &rng);
        add_sample(&lots, &outlook, seed, values);
        samples++;
    }
    values->are_found = samples == wanted;
    weigh(&lots, samples, values);
}
