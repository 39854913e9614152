#include "training/practice_auction.h"
#include "training/bot_game.h"

#include <assert.h>
#include <string.h>

/* How the players play: as `hard`, with fewer simulations a turn, so that a position does not take
 * long. */
enum { SIMULATIONS = 40 };

/* So many games are played for a wanted kind of tile; for a monastery it takes about three. */
enum { GAMES_FOR_GROUP = 12 };

/* Points that must be at stake, or a bazaar at which more is at stake is taken if the game has
 * one. */
static const float worth_while = 2;

struct practice_search {
    struct practice_position found; /* its moves are those of the whole game until it is there */
    bool is_found;
    struct rng rng;
    struct bot_game play;
    unsigned reveal[BAZAARS_MAX]; /* moves up to bazaars that would do, not looked at yet */
    unsigned reveals;
    enum tile_group group; /* that is still waited for */
    unsigned games;        /* that have been begun */
    bool is_choosing;      /* the game is over, as far as it matters */
    unsigned best;         /* moves up to the bazaar with most at stake so far; 0: there is none */
    float most;            /* and how much that is */
    struct sight sight;
    struct tile_values values;
};

bool practice_is_possible(const struct options *options)
{
    return options_has_bazaars(options) && options->players >= PLAYERS_MIN &&
           options->players <= PLAYERS_MAX;
}

unsigned practice_part_of(const struct game *game)
{
    unsigned all = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (options_has_set(&game->options, tile_kinds[kind].set))
            all += tile_kinds[kind].copies;
    assert(all > 0);
    return 100u * game->board.tiles / all;
}

const char *const practice_stage_names[PRACTICE_STAGES_COUNT] = {
#define X(stage, word, from, below) [STAGE_OF_PRACTICE_##stage] = #word,
    PRACTICE_STAGES(X)
#undef X
};

static const struct {
    unsigned from, below;
} stages[PRACTICE_STAGES_COUNT] = {
#define X(stage, word, from, below) [STAGE_OF_PRACTICE_##stage] = {(from), (below)},
    PRACTICE_STAGES(X)
#undef X
};

bool practice_stage_has(enum practice_stage stage, unsigned part)
{
    return part >= stages[stage].from && part < stages[stage].below;
}

/* The game. */

static void begin_game(struct practice_search *search)
{
    if (search->games++ == GAMES_FOR_GROUP)
        search->group = TILES_OF_ANY;
    bot_game_begin(&search->play, rng_next(&search->rng));
    search->reveals = 0;
}

/* Whether nothing that comes can be of the wanted stage. */
static bool is_late(const struct practice_position *found)
{
    return game_is_over(&found->game) || found->moves == PRACTICE_MOVES_MAX ||
           practice_part_of(&found->game) >= stages[found->wish.stage].below;
}

static void practice_position_play(struct practice_search *search)
{
    const struct practice_position *found = &search->found;
    struct move move = bot_game_play(&search->play);
    if (move.verb == VERB_REVEAL &&
        practice_stage_has(found->wish.stage, practice_part_of(&found->game)) &&
        tile_group_is_revealed(search->group, &found->game))
        search->reveal[search->reveals++] = found->moves;
}

/* Of points for each player what they mean to one of them. */
static float lead_of(const struct values *values, unsigned players, unsigned player)
{
    float others = 0;
    for (unsigned p = 0; p < players; p++)
        if (p != player)
            others += values->of[p];
    return values->of[player] - others / (float)(players - 1);
}

float practice_points_at_stake(const struct sight *sight, const struct game *game,
                               struct tile_values *values)
{
    unsigned players = game->options.players;
    float stake = 0;
    assert(auction_tiles_left(game) != 0);
    values->are_found = false;
    tile_values_find(sight, game, NULL, values);
    for (unsigned of = auction_players_left(game); of != 0; of &= of - 1) {
        unsigned player = (unsigned)__builtin_ctz(of);
        float least = 0, most = 0; /* the mean over the tiles is 0 */
        for (unsigned tiles = auction_tiles_left(game); tiles != 0; tiles &= tiles - 1) {
            const struct values *gain = &values->gain[player][__builtin_ctz(tiles)];
            float lead = lead_of(gain, players, player);
            least = lead < least ? lead : least;
            most = lead > most ? lead : most;
        }
        stake = most - least > stake ? most - least : stake;
    }
    return stake;
}

/* The choice: one by chance, another if too little is at stake there, and at last the one with
 * most. */

/* Looks at one of the bazaars left. */
static void look(struct practice_search *search)
{
    unsigned at = rng_below(&search->rng, search->reveals);
    unsigned moves = search->reveal[at];
    search->reveal[at] = search->reveal[--search->reveals];
    practice_position_go_to(&search->found, moves);
    float stake = practice_points_at_stake(&search->sight, &search->found.game, &search->values);
    if (search->best == 0 || stake > search->most) {
        search->best = moves;
        search->most = stake;
    }
}

static void choose_bazaar(struct practice_search *search)
{
    look(search);
    if (search->most < worth_while && search->reveals > 0)
        return;
    practice_position_go_to(&search->found, search->best);
    search->is_found = true;
}

/* The search. */

/* Where the bot is: in memory of the same alignment. */
static size_t own_size(void)
{
    enum { ALIGNMENT = 64 };
    return (sizeof(struct practice_search) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

size_t practice_search_size(void)
{
    return own_size() + bot_size(SIMULATIONS);
}

struct practice_search *practice_search_begin(void *memory, const struct practice_wish *wish)
{
    struct practice_search *search = memory;
    assert(practice_is_possible(&wish->options));
    search->play = (struct bot_game){
        .position = &search->found,
        .bot = bot_begin((char *)memory + own_size(), SIMULATIONS),
        .level = BOT_HARD,
        .simulations = SIMULATIONS,
    };
    search->found.wish = *wish;
    search->is_found = search->is_choosing = false;
    search->best = 0;
    search->group = wish->group;
    search->games = 0;
    search->rng = rng_from_seed(wish->seed);
    sight_prepare_tiles(&search->sight);
    search->sight.sees_rivals = true;
    appraiser_prepare(&search->sight.appraiser, &wish->options,
                      weights_of(weights_class_of(&wish->options)), true);
    begin_game(search);
    return search;
}

bool practice_search_go_on(struct practice_search *search)
{
    if (search->is_found)
        return true;
    if (search->is_choosing)
        choose_bazaar(search);
    else if (!is_late(&search->found))
        practice_position_play(search);
    else if (search->reveals > 0)
        search->is_choosing = true;
    else
        begin_game(search);
    return search->is_found;
}

const struct practice_position *practice_search_found(const struct practice_search *search)
{
    assert(search->is_found);
    return &search->found;
}

/* Kinds of tiles. */

enum tile_group tile_group_of(kind_number kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    bool has[PRINTED_KINDS] = {false};
    for (unsigned s = 0; s < tile->segments; s++)
        has[tile->segment[s].kind] = true;
    return has[FEATURE_MONASTERY] ? TILES_OF_MONASTERY
           : has[FEATURE_CITY]    ? TILES_OF_CITY
           : has[FEATURE_ROAD]    ? TILES_OF_ROAD
                                  : TILES_OF_OTHER;
}

bool tile_group_is_revealed(enum tile_group group, const struct game *game)
{
    bool is_revealed = group == TILES_OF_ANY;
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        is_revealed |= tile_group_of(game->bazaar.tile[t]) == group;
    return is_revealed;
}
