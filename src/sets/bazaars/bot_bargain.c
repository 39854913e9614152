#include "bot_bargain.h"

#include "bot_faults.h"
#include "bot_leanings.h"
#include "bots/appraisal.h"
#include "bots/final.h"
#include "bots/terms.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* Who still gets a tile, and the tiles there are, in the order of their numbers. */
struct untaken {
    const struct sight *sight;
    struct tree *tree; /* where turns are searched; or NULL */
    const struct game *game;
    unsigned count;
    uint8_t player[PLAYERS_MAX], tile[REVEALED_MAX];
};

static struct untaken untaken_of(const struct sight *sight, const struct game *game,
                                 struct tree *tree)
{
    struct untaken untaken = {.sight = sight, .tree = tree, .game = game};
    unsigned count = 0;
    for (unsigned tiles = auction_tiles_left(game); tiles != 0; tiles &= tiles - 1)
        untaken.tile[count++] = (uint8_t)__builtin_ctz(tiles);
    for (unsigned players = auction_players_left(game); players != 0; players &= players - 1)
        untaken.player[untaken.count++] = (uint8_t)__builtin_ctz(players);
    assert(untaken.count == count);
    return untaken;
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

/* Whether the tiles are the same of the same bazaar: what was bid and paid for some of them since
 * changes nothing about the others. */
static bool is_same_bazaar(const struct game *before, const struct game *game)
{
    struct game same = *game;
    for (unsigned p = 0; p < game->options.players; p++) {
        const struct player *player = &before->player[p];
        if (memcmp(player->supply, game->player[p].supply, sizeof player->supply) != 0)
            return false;
        same.player[p] = *player;
    }
    same.bazaar = before->bazaar;
    same.turn.actor = before->turn.actor;
    return memcmp(before->bazaar.tile, game->bazaar.tile, sizeof game->bazaar.tile) == 0 &&
           (auction_tiles_left(game) & ~auction_tiles_left(before)) == 0 &&
           is_same_game(before, &same);
}

static bool are_found(const struct tile_values *values, const struct sight *sight,
                      const struct game *game)
{
    const struct appraiser *appraiser = &sight->appraiser;
    return values->are_found && values->sees_fields == appraiser->sees_fields &&
           values->sees_rivals == sight->sees_rivals && values->imagines == sight->imagines &&
           /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison,cert-*): plain copies */
           memcmp(&values->weights, appraiser->weights, sizeof values->weights) == 0 &&
           is_same_bazaar(&values->game, game);
}

/* How far the game is played on. */
enum { TURNS = 4 };

/* Together about as many turns for any number of players; fewer in the largest games, where each
 * takes long. Two samples at the least, for their difference tells how far they err. */
static unsigned samples_at_most(const struct untaken *untaken)
{
    enum { TURNS_IN_ALL = 96, TURNS_IN_LARGE_GAMES = 48, MANY_TILES = 200 };
    const struct game *game = untaken->game;
    bool is_large = game->board.tiles + game->pile.tiles >= MANY_TILES;
    unsigned wanted = is_large ? TURNS_IN_LARGE_GAMES : TURNS_IN_ALL;
    assert(untaken->count > 0);
    unsigned turns = untaken->count * (untaken->count + TURNS);
    return turns < wanted / 2 ? (wanted + turns - 1) / turns : 2;
}

/* What has been found by samples: sums of gains, and of the squares of what each player's own tile
 * brings them. */
struct sampling {
    unsigned samples;
    struct values gain[PLAYERS_MAX][REVEALED_MAX];
    float squares[PLAYERS_MAX][REVEALED_MAX];
};

static void add_values(struct values *sum, const struct values *values, float times)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        sum->of[p] += times * values->of[p];
}

static void shuffle(struct untaken *untaken, struct rng *rng)
{
    for (unsigned t = untaken->count; t > 1; t--) {
        unsigned other = rng_below(rng, t);
        uint8_t tile = untaken->tile[other];
        untaken->tile[other] = untaken->tile[t - 1];
        untaken->tile[t - 1] = tile;
    }
}

/* Adds what came of it that each player p got tile p + way. What an outcome is worth is taken to be
 * a sum over the players of what their tiles are worth; then the mean with a tile, less the mean of
 * all, is n / (n - 1) of that. */
static void add_outcome(const struct untaken *untaken, unsigned way, const struct values *outcome,
                        struct values gain[PLAYERS_MAX][REVEALED_MAX])
{
    float each = 1 / (float)untaken->count;
    for (unsigned p = 0; p < untaken->count; p++)
        for (unsigned t = 0; t < untaken->count; t++) {
            float times = t == (p + way) % untaken->count ? 1 : 0;
            add_values(&gain[untaken->player[p]][untaken->tile[t]], outcome,
                       (times - each) * (1 - each));
        }
}

/* Deals the tiles round: as many ways as there are tiles, in which each player gets each tile once,
 * and the same tiles are drawn. */
static void add_sample(const struct untaken *untaken, const struct outlook *outlook, uint64_t seed,
                       struct sampling *sampling)
{
    struct course course;
    struct values gain[PLAYERS_MAX][REVEALED_MAX] = {{{{0}}}};
    for (unsigned way = 0; way < untaken->count; way++) {
        struct values outcome = {{0}};
        course_begin(&course, untaken->sight, outlook, untaken->game, seed, TURNS);
        course.tree = untaken->tree;
        course.simulations = untaken->sight->imagines;
        for (unsigned p = 0; p < untaken->count; p++)
            course.wanted[untaken->player[p]] = untaken->tile[(p + way) % untaken->count];
        course_run(&course, &outcome);
        add_outcome(untaken, way, &outcome, gain);
    }
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        for (unsigned t = 0; t < REVEALED_MAX; t++) {
            add_values(&sampling->gain[p][t], &gain[p][t], 1);
            sampling->squares[p][t] += gain[p][t].of[p] * gain[p][t].of[p];
        }
    sampling->samples++;
}

/* By how much the means of the samples err, as the samples differ: the variance, in points squared.
 * One sample alone says nothing of that. */
static float error_of(const struct untaken *untaken, const struct sampling *sampling)
{
    float samples = (float)sampling->samples, sum = 0;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        for (unsigned t = 0; t < REVEALED_MAX; t++) {
            float own = sampling->gain[p][t].of[p];
            sum += sampling->squares[p][t] - own * own / samples;
        }
    return sum / (float)(untaken->count * untaken->count) / (samples - 1) / samples;
}

/* How far tiles differ by what they are worth: the variance, in points squared. It was found by
 * many samples of many bazaars, and hardly depends on sets and players (docs/BOTS.md). */
static const float difference = 4;

/* How much of what the samples say is to be believed: with much error most of the differences
 * between tiles are chance, and whoever pays for the best of them pays for that. */
static float belief_of(const struct untaken *untaken, const struct sampling *sampling)
{
    float error = sampling->samples > 1 ? error_of(untaken, sampling) : difference;
    return difference / (difference + error);
}

/* Whether more samples would change little, or are not wanted. */
static bool is_enough(const struct untaken *untaken, const struct sampling *sampling)
{
    enum { LITTLE = 200 }; /* of the difference */
    return sampling->samples >= samples_at_most(untaken) ||
           (sampling->samples > 1 && LITTLE * error_of(untaken, sampling) < difference);
}

void tile_values_find(const struct sight *sight, const struct game *game, struct tree *tree,
                      struct tile_values *values)
{
    struct game asked = *game;
    game_take_offer_back(&asked);
    if (are_found(values, sight, &asked))
        return;
    *values = (struct tile_values){.sees_fields = sight->appraiser.sees_fields,
                                   .sees_rivals = sight->sees_rivals,
                                   .imagines = sight->imagines,
                                   .weights = *sight->appraiser.weights,
                                   .game = asked};
    struct untaken untaken = untaken_of(sight, &asked, sight->imagines > 0 ? tree : NULL);
    struct rng rng = rng_from_seed(game_turn(game));
    struct sampling sampling = {.samples = 0};
    struct outlook outlook;
    outlook_of(&outlook, &sight->rows, &asked.pile);
    do {
        uint64_t seed = rng_next(&rng);
        shuffle(&untaken, &rng);
        add_sample(&untaken, &outlook, seed, &sampling);
        values->are_found = is_enough(&untaken, &sampling);
    } while (!values->are_found && !sight_is_stopped(sight));
    float price = (float)sight->appraiser.weights->of[WEIGHT_PRICE];
    float share = price * belief_of(&untaken, &sampling) / (float)sampling.samples;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        for (unsigned t = 0; t < REVEALED_MAX; t++)
            add_values(&values->gain[p][t], &sampling.gain[p][t], share);
}

/* The bargain. */

/* Points of lead that make a rival e times as important. */
static const double closeness = 8;

static double best_of_others(const struct values *standing, unsigned players, unsigned player)
{
    unsigned best = player == 0;
    for (unsigned p = 0; p < players; p++)
        if (p != player && standing->of[p] > standing->of[best])
            best = p;
    return (double)standing->of[best];
}

/* A rival matters the more, the closer they are to the lead: for two players that is the margin.
 * What was paid before changes nothing. */
static void find_rivals(const struct sight *sight, const struct values *standing, unsigned players,
                        struct prices *prices)
{
    for (unsigned player = 0; player < players; player++) {
        double share[PLAYERS_MAX], sum = 0;
        double best = best_of_others(standing, players, player);
        for (unsigned p = 0; p < players; p++) {
            double behind = best - (double)standing->of[p];
            share[p] = p == player ? 0 : power_exp(-behind / closeness);
            sum += share[p];
        }
        for (unsigned p = 0; p < players; p++)
            prices->rival[player][p] = sight->sees_rivals ? share[p] / sum : 0;
    }
}

/* A tile's going to its taker is worth one's own gain, less those of the others. */
static void find_worths(const struct tile_values *values, unsigned players, struct prices *prices)
{
    for (unsigned taker = 0; taker < players; taker++)
        for (unsigned tile = 0; tile < players; tile++)
            for (unsigned player = 0; player < players; player++) {
                const struct values *gain = &values->gain[taker][tile];
                double worth = (double)gain->of[player];
                for (unsigned p = 0; p < players; p++)
                    worth -= prices->rival[player][p] * (double)gain->of[p];
                prices->worth[taker][tile][player] = worth;
            }
}

void bargain_prices_find(const struct sight *sight, const struct game *game,
                         const struct tile_values *values, struct prices *prices)
{
    unsigned players = game->options.players;
    struct outlook outlook;
    struct appraising appraising;
    struct values standing;
    outlook_of(&outlook, &sight->rows, &game->pile);
    appraising_begin(&appraising, &sight->appraiser, &outlook, game);
    appraise(&appraising, &standing);
    memset(prices, 0, sizeof *prices);
    find_rivals(sight, &standing, players, prices);
    find_worths(values, players, prices);
}

struct move bargain_move(const struct sight *sight, const struct game *game,
                         const struct tile_values *values, struct bargain_memory *memory,
                         float *worth)
{
    unsigned player = game_actor(game);
    bargain_prices_find(sight, game, values, &memory->prices);
    prices_give_fault(&memory->prices, player, sight->fault);
    haggling_begin(&memory->haggling, game, &memory->prices);
    memory->haggling.stop = sight->stop;
    haggling_list(&memory->haggling, &memory->alternatives);
    const struct alternative *chosen =
        sight->fault != FAULT_NONE
            ? &memory->alternatives.alternative[0] /* a leaning could hide it */
            : leaning_choose(leaning_of(sight->seed, player), &memory->alternatives,
                             sight->appraiser.weights->of[WEIGHT_LEANING]);
    *worth = (float)chosen->outcome.worth[player];
    return chosen->move;
}

/* The bargain as computer players hold it (bots/terms.h). */

/* The most nodes of a turn that is searched. */
enum { IMAGINED_NODES = 64 };

/* The tree's own memory comes after it. */
struct bargaining {
    _Alignas(max_align_t) struct tile_values values;
    struct bargain_memory memory;
    struct tree tree;
};

bool bargain_is_due(const struct game *game)
{
    return game_awaits_reveal(game) || game_awaits_offer(game) || game_awaits_bid(game) ||
           game_awaits_settlement(game) || game_awaits_draft(game);
}

size_t bargain_size(void)
{
    return sizeof(struct bargaining) + tree_size(IMAGINED_NODES);
}

void bargain_begin(void *memory)
{
    struct bargaining *bargaining = memory;
    bargaining->values.are_found = false;
    tree_lay_out(&bargaining->tree, bargaining + 1, IMAGINED_NODES);
}

struct move bargain_decide(void *memory, const struct sight *sight, const struct game *game,
                           float *worth)
{
    struct bargaining *bargaining = memory;
    tile_values_find(sight, game, &bargaining->tree, &bargaining->values);
    return bargain_move(sight, game, &bargaining->values, &bargaining->memory, worth);
}

/* Each player opens with 0 points for the tile that they get, and nobody bids more. */
bool bargain_play_on(const struct game *game, const uint8_t wanted[PLAYERS_MAX], struct move *move)
{
    bool chooses = game_awaits_offer(game) || game_awaits_draft(game);
    uint8_t tile = chooses ? wanted[game->bazaar.chooser] : NOBODY;
    *move = game_awaits_bid(game)     ? move_plain(VERB_PASS)
            : game_awaits_offer(game) ? move_offer(tile, 0)
                                      : move_take(tile);
    return game_awaits_bid(game) || tile != NOBODY;
}
