/* What has been found by now, read from the tally of the rounds played. */
#include "bots/appraisal.h"
#include "valuing/turns.h"
#include "valuing/valuing.h"

bool valuing_is_solved(const struct valuing *valuing)
{
    return valuing->is_solved;
}

bool valuing_has_all_orders(const struct valuing *valuing)
{
    return tally_is_exact(&valuing->tally);
}

const struct margin_tally *valuing_tally(const struct valuing *valuing, enum valuing_policy policy)
{
    return policy == POLICY_GREEDY ? &valuing->tally : &valuing->searched;
}

bool valuing_knows(const struct valuing *valuing, enum valuing_policy policy)
{
    const struct margin_tally *tally =
        valuing_tally(valuing, valuing->is_greedy ? POLICY_GREEDY : policy);
    return valuing->is_solved || tally_is_exact(tally) || tally_quantile(tally) >= 0;
}

/* Both policies. */

/* What each of them says, where there are two. */
struct both {
    struct estimate by[POLICIES];
};

/* How far luck alone can put either of them off; negative: unknown. */
static double luck_of(const struct both *both)
{
    double greedy = both->by[POLICY_GREEDY].within, search = both->by[POLICY_SEARCH].within;
    return greedy < 0 || search < 0 ? -1 : greedy > search ? greedy : search;
}

/* The mean between them, and an interval that holds those of both. Before search is known it is
 * greedy play that the mean tells: a few games by search would make it jump. */
static struct estimate hull_of(const struct both *both)
{
    const struct estimate *greedy = &both->by[POLICY_GREEDY], *search = &both->by[POLICY_SEARCH];
    if (greedy->within >= 0 && search->within < 0)
        return (struct estimate){greedy->mean, -1};
    double off = (search->mean - greedy->mean) / 2, luck = luck_of(both);
    return (struct estimate){greedy->mean + off, luck < 0 ? -1 : luck + (off < 0 ? -off : off)};
}

/* Before the first round by search nothing is known but that greedy play is near. */
static struct both both_of(const struct valuing *valuing, struct estimate greedy,
                           struct estimate search)
{
    if (tally_rounds(&valuing->searched) == 0)
        search.mean = greedy.mean;
    return (struct both){.by = {greedy, search}};
}

static struct both margins_of(const struct valuing *valuing, const struct mixture *mixture,
                              unsigned player)
{
    return both_of(valuing, tally_estimate(&valuing->tally, mixture, player),
                   tally_estimate(&valuing->searched, mixture, player));
}

static bool has_one_policy(const struct valuing *valuing)
{
    return valuing->is_greedy || valuing->is_solved;
}

static struct estimate margin_of(const struct valuing *valuing, const struct mixture *mixture,
                                 unsigned player)
{
    struct both both;
    if (has_one_policy(valuing))
        return tally_estimate(&valuing->tally, mixture, player);
    both = margins_of(valuing, mixture, player);
    return hull_of(&both);
}

static unsigned mask_of(const struct valuing_some *some)
{
    unsigned mask = 0;
    for (unsigned s = 0; s < some->count; s++)
        mask |= 1u << some->of[s];
    return mask;
}

unsigned valuing_players(const struct valuing *valuing)
{
    return mask_of(&valuing->players);
}

unsigned valuing_tiles(const struct valuing *valuing)
{
    return mask_of(&valuing->tiles);
}

static struct mixture difference_of(unsigned cell, unsigned other)
{
    struct mixture mixture = {{0}};
    mixture.of[cell] += 1;
    mixture.of[other] -= 1;
    return mixture;
}

/* How much less or more one cell is than another. */
static struct estimate valuing_difference(const struct valuing *valuing, unsigned cell,
                                          unsigned other, unsigned player)
{
    struct mixture mixture = difference_of(cell, other);
    return margin_of(valuing, &mixture, player);
}

/* The half width of that, but for what policies differ by; negative: unknown. */
static double luck_in_difference(const struct valuing *valuing, unsigned cell, unsigned other,
                                 unsigned player)
{
    struct mixture mixture = difference_of(cell, other);
    struct both both = margins_of(valuing, &mixture, player);
    return has_one_policy(valuing) ? both.by[POLICY_GREEDY].within : luck_of(&both);
}

struct estimate valuing_tile(const struct valuing *valuing, unsigned taker, unsigned tile,
                             unsigned instead, unsigned player)
{
    return valuing_difference(valuing, valuing_cell(taker, tile), valuing_cell(taker, instead),
                              player);
}

static double lead_after(const struct valuing *valuing, const struct plan *plan, unsigned player)
{
    return (double)values_lead(&plan->values, valuing->game.options.players, player);
}

double valuing_tile_at_once(const struct valuing *valuing, unsigned taker, unsigned tile,
                            unsigned instead, unsigned player)
{
    return lead_after(valuing, &valuing->best[taker][tile], player) -
           lead_after(valuing, &valuing->best[taker][instead], player);
}

unsigned valuing_best_other(const struct valuing *valuing, unsigned taker, unsigned tile)
{
    unsigned best = NOBODY;
    bool has_played = tally_rounds(&valuing->tally) > 0;
    double most = 0;
    for (unsigned t = 0; t < valuing->tiles.count; t++) {
        unsigned other = valuing->tiles.of[t];
        double more = has_played ? valuing_tile(valuing, taker, other, tile, taker).mean
                                 : valuing_tile_at_once(valuing, taker, other, tile, taker);
        if (other == tile || (best != NOBODY && more <= most))
            continue;
        best = other;
        most = more;
    }
    return best;
}

const struct plan *valuing_best_turn(const struct valuing *valuing, unsigned taker, unsigned tile,
                                     struct game *then)
{
    playout_hand_over(then, &valuing->game, tile, taker);
    return &valuing->best[taker][tile];
}

unsigned valuing_turns(const struct valuing *valuing)
{
    return valuing->turns.count;
}

const struct plan *valuing_turn(const struct valuing *valuing, unsigned turn)
{
    return &valuing->turns.plan[turn];
}

struct estimate valuing_turn_margin(const struct valuing *valuing, unsigned turn, unsigned player)
{
    struct mixture mixture = {{0}};
    mixture.of[turn] = 1;
    return margin_of(valuing, &mixture, player);
}

struct estimate valuing_turn_difference(const struct valuing *valuing, unsigned turn,
                                        unsigned other, unsigned player)
{
    return valuing_difference(valuing, turn, other, player);
}

bool valuing_turns_depend(const struct valuing *valuing, unsigned turn, unsigned other,
                          unsigned player)
{
    struct mixture mixture = difference_of(turn, other);
    struct both both = margins_of(valuing, &mixture, player);
    return !has_one_policy(valuing) &&
           estimates_disagree(both.by[POLICY_GREEDY], both.by[POLICY_SEARCH]);
}

struct estimate valuing_turn_score(const struct valuing *valuing, unsigned turn, unsigned player)
{
    if (tally_rounds(&valuing->tally) == 0 || valuing->is_solved) /* only leads are solved */
        return (struct estimate){(double)valuing->turns.plan[turn].values.of[player], -1};
    struct mixture mixture = {{0}};
    mixture.of[turn] = 1;
    struct both both = both_of(valuing, tally_score(&valuing->tally, &mixture, player),
                               tally_score(&valuing->searched, &mixture, player));
    return valuing->is_greedy ? both.by[POLICY_GREEDY] : hull_of(&both);
}

unsigned valuing_played(const struct valuing *valuing)
{
    return valuing->played;
}

void valuing_rank_turns(const struct valuing *valuing, uint8_t ranked[VALUING_TURNS_MOST])
{
    unsigned player = game_player(&valuing->game);
    double margin[VALUING_TURNS_MOST];
    for (uint8_t turn = 0; turn < valuing->turns.count; turn++) {
        margin[turn] = valuing_turn_margin(valuing, turn, player).mean;
        unsigned at = turn;
        for (; at > 0 && margin[turn] > margin[ranked[at - 1]]; at--)
            ranked[at] = ranked[at - 1];
        ranked[at] = turn;
    }
}

static bool is_known(double luck, double within)
{
    return luck >= 0 && luck <= within;
}

static bool tile_is_known(const struct valuing *valuing, unsigned player, unsigned tile,
                          double within)
{
    unsigned other = valuing_best_other(valuing, player, tile);
    return other == NOBODY || is_known(luck_in_difference(valuing, valuing_cell(player, tile),
                                                          valuing_cell(player, other), player),
                                       within);
}

static bool tiles_are_known(const struct valuing *valuing, double within)
{
    unsigned players = valuing_players(valuing), tiles = valuing_tiles(valuing);
    for (unsigned player = 0; players >> player != 0; player++)
        for (unsigned tile = 0; players >> player & 1u && tiles >> tile != 0; tile++)
            if (tiles >> tile & 1u && !tile_is_known(valuing, player, tile, within))
                return false;
    return true;
}

static bool turns_are_known(const struct valuing *valuing, unsigned player, double within)
{
    enum { FAR = 3 };
    uint8_t ranked[VALUING_TURNS_MOST] = {0};
    valuing_rank_turns(valuing, ranked);
    for (unsigned rank = 1; rank < valuing_turns(valuing); rank++) {
        struct estimate loss = valuing_turn_difference(valuing, ranked[0], ranked[rank], player);
        bool is_far = loss.within >= 0 && loss.mean > FAR * loss.within;
        if (!is_far &&
            !is_known(luck_in_difference(valuing, ranked[0], ranked[rank], player), within))
            return false;
    }
    return true;
}

bool certainty_is_reached(const struct valuing *valuing, unsigned player, double within)
{
    return valuing_has_intervals(valuing) && tiles_are_known(valuing, within) &&
           turns_are_known(valuing, player, within);
}
