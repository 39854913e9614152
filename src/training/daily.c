#include "training/daily.h"

#include "sets/bazaars/facts_auction.h"
#include "training/bot_game.h"
#include "valuing/auction_prices.h"

#include <assert.h>
#include <string.h>

/* Bots play at a level that needs no search, as it is only the end that matters. */
enum { NODES = 1 };

/* A position has at most so many tiles in the pile, as far as positions are solved. */
enum { TILES_LEFT_MOST = 2, CANDIDATES_MAX = 8 };

/* The solved loss of a turn that the evaluation likes best, or of the best offer of the other tile;
 * and of any other turn. If a dozen games have no such position, half of that will do. */
static const double of_the_likely = 2, of_any = 1;

enum { GAMES_BEFORE_LESS = 12 };

struct daily_search {
    struct practice_position found; /* its moves are those of the whole game until it is there */
    bool is_auction, is_found, is_looking;
    struct rng rng;
    struct bot_game play;
    unsigned candidate[CANDIDATES_MAX]; /* moves up to positions of this game that may do */
    unsigned candidates, games;
    struct auction_theory theory;
    struct valuing *valuing; /* after this in memory; after that is the bot */
};

enum { ALIGNMENT = 64 };

static size_t aligned(size_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

size_t daily_search_size(void)
{
    return aligned(sizeof(struct daily_search)) + aligned(valuing_size()) + bot_size(NODES);
}

/* Days before a month, and whether a year has one more in February. */
static const unsigned short before_month[] = {0,   31,  59,  90,  120, 151, 181,
                                              212, 243, 273, 304, 334, 365};

static bool is_leap(long year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static bool number_read(const char **text, size_t digits, long most, long *number)
{
    *number = 0;
    for (; digits > 0; digits--, ++*text) {
        if (**text < '0' || **text > '9')
            return false;
        *number = 10 * *number + (**text - '0');
    }
    return *number <= most;
}

bool day_read(const char *date, long long *day)
{
    long year, month, of_month;
    if (!number_read(&date, 4, 9999, &year) || *date++ != '-' ||
        !number_read(&date, 2, 12, &month) || *date++ != '-' ||
        !number_read(&date, 2, 31, &of_month) || *date != '\0' || year < 1970 || month < 1 ||
        of_month < 1)
        return false;
    bool has_more = is_leap(year) && month == 2;
    if (of_month > before_month[month] - before_month[month - 1] + has_more)
        return false;
    long leaps =
        (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 - (1969 / 4 - 1969 / 100 + 1969 / 400);
    *day = (year - 1970) * 365LL + leaps + before_month[month - 1] + (is_leap(year) && month > 2) +
           of_month - 1;
    return true;
}

bool daily_is_auction(long long day)
{
    /* 1970 began on a Thursday. */
    enum { MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY };
    long long weekday = (day + THURSDAY) % DAYS_A_WEEK;
    return weekday == TUESDAY || weekday == THURSDAY || weekday == SATURDAY;
}

static struct options options_of(void)
{
    struct options options = options_default();
    options.players = 2;
    return options;
}

static void begin_game(struct daily_search *search)
{
    bot_game_begin(&search->play, rng_next(&search->rng));
    search->is_looking = false;
    search->games++;
}

struct daily_search *daily_search_begin(void *memory, long long day)
{
    struct daily_search *search = memory;
    char *after = (char *)memory + aligned(sizeof *search);
    memset(search, 0, sizeof *search);
    search->found.wish = (struct practice_wish){
        .options = options_of(), .source = POSITION_OF_DAY, .seed = (uint64_t)day};
    search->is_auction = daily_is_auction(day);
    search->rng = rng_from_seed((uint64_t)day);
    search->valuing = valuing_begin(after);
    search->play = (struct bot_game){.position = &search->found,
                                     .bot = bot_begin(after + aligned(valuing_size()), NODES),
                                     .level = BOT_NORMAL};
    begin_game(search);
    return search;
}

/* The first choice of a bazaar. */
static bool all_are_left(const struct game *game)
{
    return auction_tiles_left(game) == (1u << game->bazaar.tiles) - 1;
}

/* Whether the position is of the kind, before it is looked at. */
static bool may_do(const struct daily_search *search)
{
    const struct game *game = &search->found.game;
    enum valuing_subject wanted = search->is_auction ? VALUING_TILES : VALUING_TURNS;
    return !game_is_over(game) && game->pile.tiles <= TILES_LEFT_MOST &&
           game_actor(game) != ACTOR_CHANCE && valuing_subject_of(game) == wanted &&
           (search->is_auction ? game_awaits_offer(game) && all_are_left(game)
                               : game_awaits_placement(game));
}

static void play(struct daily_search *search)
{
    bot_game_play(&search->play);
    if (search->candidates < CANDIDATES_MAX && may_do(search))
        search->candidate[search->candidates++] = search->found.moves;
}

/* What is wanted of so many points. */
static double wanted(const struct daily_search *search, double points)
{
    return search->games > GAMES_BEFORE_LESS ? points / 2 : points;
}

/* The turn that the evaluation likes best loses; so does any but the best. */
static bool is_clear_turn(const struct daily_search *search, unsigned player)
{
    const struct valuing *valuing = search->valuing;
    uint8_t ranked[VALUING_TURNS_MOST];
    valuing_rank_turns(valuing, ranked);
    return valuing_turns(valuing) > 1 && ranked[0] != 0 &&
           valuing_turn_difference(valuing, ranked[0], 0, player).mean >=
               wanted(search, of_the_likely) &&
           valuing_turn_difference(valuing, ranked[0], ranked[1], player).mean >=
               wanted(search, of_any);
}

static bool is_clear_auction(struct daily_search *search)
{
    struct auction_theory *theory = &search->theory;
    auction_theory_find(theory, search->valuing, &search->found.game);
    const struct alternatives *found = &theory->alternatives;
    unsigned other = 0;
    while (other < found->count &&
           found->alternative[other].move.arg == found->alternative[0].move.arg)
        other++;
    return other < found->count && theory->loss[other].mean >= wanted(search, of_the_likely);
}

static bool is_clear(struct daily_search *search)
{
    const struct game *game = &search->found.game;
    valuing_prepare(
        search->valuing,
        &(struct valuing_request){.game = game, .playouts = 1, .solves = VALUING_SOLVES_AT_ONCE});
    return valuing_is_solved(search->valuing) &&
           (search->is_auction ? is_clear_auction(search)
                               : is_clear_turn(search, game_actor(game)));
}

bool daily_search_go_on(struct daily_search *search)
{
    if (search->is_found)
        return true;
    if (search->candidates > 0 && search->is_looking) {
        practice_position_go_to(&search->found, search->candidate[--search->candidates]);
        search->is_found = is_clear(search);
    } else if (search->is_looking) {
        begin_game(search);
    } else if (game_is_over(&search->found.game) || search->found.moves == PRACTICE_MOVES_MAX) {
        search->is_looking = true;
    } else {
        play(search);
    }
    return search->is_found;
}

const struct practice_position *daily_search_found(const struct daily_search *search)
{
    assert(search->is_found);
    return &search->found;
}

/* The answer. */

unsigned daily_marks(double lost)
{
    static const double from[DAILY_MARKS] = {NEGLIGIBLE, 1, 2, 4, 8};
    unsigned marks = DAILY_MARKS;
    while (marks > 0 && lost >= from[DAILY_MARKS - marks])
        marks--;
    return marks;
}

static bool is_answer(const struct training_entry *entry, const char *name)
{
    return entry->wish.source == POSITION_OF_DAY && training_is_judged(entry) &&
           strcmp(entry->name, name) == 0;
}

const struct training_entry *daily_answer(const struct training_entries *entries, const char *name,
                                          long long day)
{
    for (size_t e = 0; e < entries->count; e++)
        if (is_answer(&entries->entry[e], name) && entries->entry[e].wish.seed == (uint64_t)day)
            return &entries->entry[e];
    return NULL;
}

unsigned daily_streak(const struct training_entries *entries, const char *name, long long day)
{
    unsigned streak = 0;
    for (;; streak++) {
        const struct training_entry *answer = daily_answer(entries, name, day - streak);
        if (answer == NULL || daily_of(answer->time) != day - streak)
            return streak;
    }
}
