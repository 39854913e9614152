#include "tui/tutorial/advice.h"

#include "language/language.h"

/* The keys that carry the tile in hand from square to square. */
static const struct way {
    uint32_t key;
    bool is_arrow;
    enum edge towards;
    int step;
} ways[] = {
    {KEYS_UP, true, EDGE_N, 0},    {KEYS_DOWN, true, EDGE_S, 0}, {KEYS_LEFT, true, EDGE_W, 0},
    {KEYS_RIGHT, true, EDGE_E, 0}, {KEYS_TAB, false, EDGE_N, 1}, {KEYS_BACK_TAB, false, EDGE_N, -1},
};
enum { WAYS = sizeof ways / sizeof ways[0] };

/* The square that a key leads to. */
static unsigned square_after(const struct placing *placing, unsigned square, const struct way *way)
{
    struct placing tried = *placing;
    tried.here = square;
    if (way->is_arrow)
        placing_go(&tried, way->towards);
    else
        placing_step(&tried, way->step);
    return tried.here;
}

/* The first key of a shortest way to a square: every square is reached by Tab. */
static uint32_t key_towards(const struct placing *placing, unsigned target)
{
    uint8_t first[OPEN_SQUARES_MAX]; /* the way that began the way there */
    bool seen[OPEN_SQUARES_MAX] = {false};
    unsigned queue[OPEN_SQUARES_MAX], begin = 0, end = 0;
    queue[end++] = placing->here;
    seen[placing->here] = true;
    while (begin < end && !seen[target]) {
        unsigned from = queue[begin++];
        for (uint8_t way = 0; way < WAYS; way++) {
            unsigned to = square_after(placing, from, &ways[way]);
            if (seen[to])
                continue;
            seen[to] = true;
            first[to] = from == placing->here ? way : first[from];
            queue[end++] = to;
        }
    }
    return ways[first[target]].key;
}

static struct advice advice_to_place(const struct placing *placing, struct move move)
{
    unsigned target = 0;
    while (target < placing->where.squares && !square_equal(placing->where.at[target], move.at))
        target++;
    if (target == placing->where.squares)
        return (struct advice){KEYS_TAB, _("to another square")};
    if (target != placing->here)
        return (struct advice){key_towards(placing, target), _("towards the marked square")};
    if (placing->orientation == move.arg)
        return (struct advice){KEYS_ENTER, _("lay the tile there")};
    struct placing back = *placing;
    placing_turn(&back, -1);
    return (struct advice){back.orientation == move.arg ? 'R' : 'r', _("turn the tile")};
}

/* Where a move stands among those that are offered; `offers` where it does not. */
static unsigned number_of(const struct move *moves, unsigned offers, struct move move)
{
    unsigned number = 0;
    while (number < offers && !move_equal(moves[number], move))
        number++;
    return number;
}

static struct advice advice_to_build(const struct deploying *deploying, struct move move)
{
    enum { DIGITS = 9 };
    unsigned number = number_of(deploying->move, deploying->offers, move);
    if (move.verb == VERB_PASS)
        return (struct advice){'p', _("no follower this time")};
    if (move.verb == VERB_BRIDGE)
        return number == deploying->chosen
                   ? (struct advice){KEYS_ENTER, _("build the bridge there")}
                   : (struct advice){'b', _("the next bridge")};
    if (number == deploying->chosen)
        return (struct advice){KEYS_ENTER, _("set the follower there")};
    if (number < DIGITS)
        return (struct advice){'1' + number, _("the place with that number")};
    return (struct advice){KEYS_TAB, _("the next place")};
}

static struct advice advice_to_decide(const struct deciding *deciding, struct move move)
{
    unsigned number = number_of(deciding->choice.move, deciding->choice.count, move);
    if (number == deciding->chosen)
        return (struct advice){KEYS_ENTER, _("decide so")};
    if (move.verb == VERB_CASTLE)
        return (struct advice){'c', _("the castle")};
    if (move.verb == VERB_SCORE)
        return (struct advice){'s', _("the points")};
    return (struct advice){'1' + number, _("the choice with that number")};
}

static struct advice advice_for_bid(const struct auction *auction, struct move move)
{
    if (auction->bid < move.points)
        return (struct advice){'+', _("bid one more")};
    if (auction->bid > move.points)
        return (struct advice){'-', _("bid one less")};
    return (struct advice){KEYS_ENTER, move.verb == VERB_BID ? _("bid so much") : _("offer it")};
}

static struct advice advice_for_auction(const struct auction *auction, struct move move)
{
    if (move.verb == VERB_BUY)
        return (struct advice){'b', _("buy the tile")};
    if (move.verb == VERB_SELL)
        return (struct advice){'s', _("sell the tile")};
    if (move.verb == VERB_PASS)
        return (struct advice){'p', _("bid nothing")};
    if (move.verb == VERB_OFFER && auction->tile != move.arg)
        return (struct advice){KEYS_TAB, _("the next tile")};
    return advice_for_bid(auction, move);
}

struct advice advice_to_return(void)
{
    return (struct advice){KEYS_ESCAPE, _("back to the game")};
}

struct advice advice_to(const struct table *table, struct move move)
{
    if (table->overlay != OVERLAY_NONE)
        return advice_to_return();
    if (table->stage == STAGE_PLACING)
        return advice_to_place(&table->placing, move);
    if (table->stage == STAGE_DEPLOYING)
        return advice_to_build(&table->deploying, move);
    if (table->stage == STAGE_DECIDING)
        return advice_to_decide(&table->deciding, move);
    if (table->stage == STAGE_AUCTION)
        return advice_for_auction(&table->auction, move);
    return advice_to_go_on(table);
}

struct advice advice_to_go_on(const struct table *table)
{
    static const char *const words[STAGES] = {
        [STAGE_HAND_OVER] = N_("begin your turn"),
        [STAGE_BAZAAR] = N_("open the bazaar"),
        [STAGE_DONE] = N_("end your turn"),
        [STAGE_SCORING] = N_("the next score"),
    };
    if (table->overlay != OVERLAY_NONE)
        return advice_to_return();
    const char *said = words[table->stage] ? words[table->stage] : N_("go on");
    return (struct advice){KEYS_ENTER, _(said)};
}
