#include "bots/lots.h"

#include "bastide/chance.h"

#include <assert.h>

/* Who still gets a tile, and the tiles there are, in the order of their numbers. */
struct lots {
    const struct sight *sight;
    const struct game *game;
    unsigned count;
    uint8_t player[PLAYERS_MAX], tile[REVEALED_MAX];
};

static struct lots lots_of(const struct sight *sight, const struct game *game)
{
    struct lots lots = {.sight = sight, .game = game};
    unsigned players = (1u << game->options.players) - 1, tiles = 0;
    for (uint8_t t = 0; t < game->bazaar.tiles; t++) {
        if (game->bazaar.owner[t] == NOBODY)
            lots.tile[tiles++] = t;
        else
            players &= ~(1u << game->bazaar.owner[t]);
    }
    for (; players != 0; players &= players - 1)
        lots.player[lots.count++] = (uint8_t)__builtin_ctz(players);
    assert(lots.count == tiles);
    return lots;
}

static void make(struct game *game, struct move move)
{
    enum refusal refusal = game_apply(game, move, NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
}

/* A game that is played on. */
struct course {
    const struct sight *sight;
    struct game game;
    struct outlook outlook;
    struct rng rng;
    uint8_t tile_of[PLAYERS_MAX]; /* who gets which tile of the bazaar */
    unsigned turns; /* still to be played, those with the bazaar's tiles not counted */
};

/* Back to the choice of a tile: what was bid is forgotten. */
static void begin(struct course *course, const struct lots *lots)
{
    struct game *game = &course->game;
    *game = *lots->game;
    if (game_phase(game) == PHASE_DRAFT)
        return;
    game->turn.phase = PHASE_OFFER;
    game->turn.actor = game->bazaar.chooser;
    game->bazaar.offered = NOBODY;
}

/* False at the end of the turns that were wanted. */
static bool draw(struct course *course)
{
    bool begins = game_part(&course->game) == 1 && course->game.bazaar.host == NOBODY;
    if (begins && course->turns-- == 0)
        return false;
    struct move move = chance_move_at_random(&course->game, &course->rng);
    make(&course->game, move);
    outlook_draw(&course->outlook, &course->sight->rows, move.arg);
    return true;
}

static void play_turn(struct course *course)
{
    struct plan_list plans = {.room = 1};
    plans_find(course->sight, &course->outlook, &course->game, 0, NULL, &plans);
    plans_make(course->sight, &course->outlook, &course->game, &plans.plan[0]);
}

/* One step further; false at the end of its turns, of the game, or at another bazaar. Everybody
 * opens with 0 points for the tile they are to get, and nobody bids more. */
static bool go_on(struct course *course)
{
    struct game *game = &course->game;
    enum phase phase = game_phase(game);
    uint8_t wanted = phase == PHASE_OFFER || phase == PHASE_DRAFT
                         ? course->tile_of[game->bazaar.chooser]
                         : NO_TILE;
    if (phase == PHASE_DRAW)
        return draw(course);
    if (phase == PHASE_PLACE)
        play_turn(course);
    else if (phase == PHASE_OFFER)
        make(game, move_offer(wanted, 0));
    else if (phase == PHASE_BID)
        make(game, move_plain(VERB_PASS));
    else if (phase == PHASE_DRAFT)
        make(game, move_take(wanted));
    else
        return false;
    return true;
}

/* How far and how often the game is played on: together about as many turns for any number of
 * players. */
enum { TURNS = 4, SAMPLES_OF_TWO = 8 };

static unsigned samples_of(const struct lots *lots)
{
    unsigned turns = lots->count * (lots->count + TURNS);
    return (SAMPLES_OF_TWO * 2 * (2 + TURNS) + turns - 1) / turns;
}

static void play_on(struct course *course, const struct lots *lots, uint64_t seed,
                    struct values *values)
{
    struct appraising appraising;
    begin(course, lots);
    course->rng = rng_from_seed(seed);
    course->turns = TURNS;
    outlook_of(&course->outlook, &lots->sight->rows, &lots->game->pile);
    while (go_on(course))
        ;
    appraising_begin(&appraising, &lots->sight->appraiser, &course->outlook, &course->game);
    appraise(&appraising, values);
}

static void add(struct values *sum, const struct values *values, float times)
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

/* Each sample deals the tiles round: as many ways as there are tiles, in which each player gets
 * each tile once, and the same tiles are drawn. What an outcome is worth is taken to be a sum over
 * the players of what their tiles are worth; then the mean with a tile, less the mean of all, is
 * n / (n - 1) of that. */
void tile_values_find(const struct sight *sight, const struct game *game,
                      struct tile_values *values)
{
    struct lots lots = lots_of(sight, game);
    struct course course = {.sight = sight};
    struct rng rng = rng_from_seed(game->turn.number);
    unsigned samples = samples_of(&lots);
    float price = (float)sight->appraiser.weights->of[WEIGHT_PRICE];
    float share = price * (float)(lots.count - 1) / (float)(lots.count * samples);
    memset(values, 0, sizeof *values);
    for (unsigned s = 0; s < samples; s++) {
        uint64_t seed = rng_next(&rng);
        shuffle(&lots, &rng);
        for (unsigned way = 0; way < lots.count; way++) {
            struct values then = {{0}};
            for (unsigned p = 0; p < lots.count; p++)
                course.tile_of[lots.player[p]] = lots.tile[(p + way) % lots.count];
            play_on(&course, &lots, seed, &then);
            for (unsigned p = 0; p < lots.count; p++)
                for (unsigned t = 0; t < lots.count; t++) {
                    float times = t == (p + way) % lots.count ? share : 0;
                    add(&values->gain[lots.player[p]][lots.tile[t]], &then,
                        times - share / (float)lots.count);
                }
        }
    }
}
