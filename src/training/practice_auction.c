#include "training/practice_auction.h"
#include "training/bot_game.h"
#include "training/drill.h"
#include "training/fault.h"

#include <assert.h>
#include <string.h>

/* How the players play: as `hard`, with fewer simulations a turn, so that a position does not take
 * long. */
enum { SIMULATIONS = 40 };

/* So many games are played for a wanted kind of tile; for a monastery it takes about three. For a
 * drill as many, then as many again in which the other answer may be right; most games have one,
 * but not where nobody has points to bid. */
enum { GAMES_FOR_GROUP = 12, GAMES_FOR_DRILL = 2 * GAMES_FOR_GROUP };

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
    enum tile_group group;     /* that is still waited for, */
    enum practice_drill drill; /* and the drill, */
    enum player_fault fault;   /* or somebody's fault */
    struct rng coin;           /* decides about the drill */
    bool acts;                 /* (struct drill_wish) */
    unsigned games;            /* that have been begun */
    bool is_choosing;          /* the game is over, as far as it matters */
    unsigned best; /* moves up to the bazaar with most at stake so far; 0: there is none */
    float most;    /* and how much that is */
    struct sight sight;
    struct tile_values values;
    struct prices prices;
    struct drill drilling; /* room for it */
};

bool practice_is_possible(const struct options *options)
{
    return options_has_bazaars(options) && options->players >= PLAYERS_MIN &&
           options->players <= PLAYERS_MAX;
}

unsigned practice_part_of(const struct game *game)
{
    unsigned all = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (options_has_set(&game->options, tile_kinds[kind].set))
            all += tile_copies_added(kind);
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
    if (search->games++ == GAMES_FOR_GROUP) {
        search->group = TILES_OF_ANY;
        search->acts = !search->acts;
    }
    if (search->games > GAMES_FOR_DRILL) {
        search->drill = DRILL_NONE;
        search->fault = FAULT_NONE;
    }
    bot_game_begin(&search->play, rng_next(&search->rng));
    search->reveals = 0;
    search->is_choosing = false;
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

/* Goes to one of the bazaars left. */
static void go_to_one(struct practice_search *search)
{
    unsigned at = rng_below(&search->rng, search->reveals);
    unsigned moves = search->reveal[at];
    search->reveal[at] = search->reveal[--search->reveals];
    practice_position_go_to(&search->found, moves);
}

/* Looks at one of the bazaars left. */
static void look(struct practice_search *search)
{
    go_to_one(search);
    unsigned moves = search->found.moves;
    float stake = practice_points_at_stake(&search->sight, &search->found.game, &search->values);
    if (search->best == 0 || stake > search->most) {
        search->best = moves;
        search->most = stake;
    }
}

/* Two faults show in those who choose, the third in those who bid. Where the fault is to be found,
 * who chooses must not tell: the two take turns, as seeds do. */
static bool faulty_chooses(const struct practice_wish *wish)
{
    return wish->hides_fault ? wish->seed % 2 == 0 : wish->fault != FAULT_PAYS;
}

static bool fault_shows(const struct practice_wish *wish)
{
    return wish->fault != FAULT_NONE && faulty_chooses(wish) == (wish->fault != FAULT_PAYS);
}

static uint8_t faulty_of(const struct practice_search *search)
{
    unsigned chooser = game_actor(&search->found.game);
    return (uint8_t)(faulty_chooses(&search->found.wish) ? chooser : !chooser);
}

static void choose_bazaar(struct practice_search *search)
{
    look(search);
    if (search->most < worth_while && search->reveals > 0)
        return;
    practice_position_go_to(&search->found, search->best);
    search->found.faulty = faulty_of(search);
    search->is_found = true;
}

/* Bots' values exaggerate: taken as they are, buying and bidding would be right in fewer drills
 * still (docs/TRAINER.md). */
static void shrink(struct prices *prices)
{
    const double times = 0.7;
    for (unsigned taker = 0; taker < PLAYERS_MAX; taker++)
        for (unsigned tile = 0; tile < REVEALED_MAX; tile++)
            for (unsigned player = 0; player < PLAYERS_MAX; player++)
                prices->worth[taker][tile][player] *= times;
}

static void find_prices(struct practice_search *search)
{
    const struct game *game = &search->found.game;
    search->values.are_found = false;
    tile_values_find(&search->sight, game, NULL, &search->values);
    bargain_prices_find(&search->sight, game, &search->values, &search->prices);
    shrink(&search->prices);
}

/* The same for somebody's fault: the first where it matters. */
static void choose_fault(struct practice_search *search)
{
    struct practice_position *found = &search->found;
    go_to_one(search);
    find_prices(search);
    found->faulty = faulty_of(search);
    search->is_found = fault_matters(
        fault_use(&search->drilling, &found->game, &search->prices, found->faulty, search->fault));
    if (!search->is_found && search->reveals == 0)
        begin_game(search);
}

/* The same for a drill: the first that has one. */
static void choose_drill(struct practice_search *search)
{
    struct practice_position *found = &search->found;
    struct drill *drill = &search->drilling;
    struct drill_wish wish = {search->drill, (uint8_t)search->group, search->acts};
    go_to_one(search);
    find_prices(search);
    search->is_found =
        practice_drill_find(drill, &wish, &found->game, &search->prices, &search->coin);
    for (unsigned m = 0; search->is_found && m < drill->moves; m++)
        practice_position_make(found, drill->move[m]);
    if (!search->is_found && search->reveals == 0)
        begin_game(search);
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
    search->is_found = false;
    search->best = 0;
    search->group = wish->group;
    search->drill = wish->drill;
    search->fault = fault_shows(wish) ? wish->fault : FAULT_NONE;
    search->coin = rng_from_seed(wish->seed);
    search->acts = rng_below(&search->coin, 2) > 0;
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
    if (search->is_choosing && search->drill != DRILL_NONE)
        choose_drill(search);
    else if (search->is_choosing && search->fault != FAULT_NONE)
        choose_fault(search);
    else if (search->is_choosing)
        choose_bazaar(search);
    else if (!is_late(&search->found))
        practice_position_play(search);
    else if (search->reveals > 0)
        search->is_choosing = true;
    else
        begin_game(search);
    return search->is_found;
}

unsigned practice_search_games(const struct practice_search *search)
{
    return search->games - 1;
}

const struct practice_position *practice_search_found(const struct practice_search *search)
{
    assert(search->is_found);
    return &search->found;
}
