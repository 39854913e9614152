#include "support/slow_auction.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Ends: a tree of all that chance may do. */

static void make(struct game *game, struct move move)
{
    assert_int_equal(game_apply(game, move, NULL), REFUSAL_NONE);
}

static int best_other(const struct game *over, unsigned player)
{
    int best = INT32_MIN;
    for (unsigned other = 0; other < over->options.players; other++)
        if (other != player && over->player[other].score > best)
            best = over->player[other].score;
    return best;
}

static struct slow_end end_of(const struct game *over)
{
    struct slow_end end = {{0}, {{0}}};
    for (unsigned p = 0; p < over->options.players; p++) {
        int best = best_other(over, p), equals = 0;
        end.margin[p] = over->player[p].score - best;
        for (unsigned q = 0; q < over->options.players; q++)
            equals += q != p && over->player[q].score == best;
        for (unsigned q = 0; q < over->options.players; q++)
            if (q != p && over->player[q].score == best)
                end.rival[p][q] = 1.0 / equals;
    }
    return end;
}

static void add(struct slow_end *sum, const struct slow_end *end, double weight)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++) {
        sum->margin[p] += weight * end->margin[p];
        for (unsigned q = 0; q < PLAYERS_MAX; q++)
            sum->rival[p][q] += weight * end->rival[p][q];
    }
}

/* Plays on with each player's share of the auction. */
static void go_on(struct game *game, const uint8_t *share)
{
    if (game_phase(game) == PHASE_OFFER)
        make(game, move_offer(share[game->bazaar.chooser], 0));
    else if (game_phase(game) == PHASE_DRAFT)
        make(game, move_take(share[game->bazaar.chooser]));
    else
        auction_positions_go_on(game, NULL);
}

struct slow_end slow_end_of(const struct game *game, const uint8_t *share)
{
    struct slow_end sum = {{0}, {{0}}};
    static struct outcome_list lists[8];
    static unsigned depth;
    struct game now = *game;
    while (!game_is_over(&now) && game_actor(&now) != ACTOR_CHANCE)
        go_on(&now, share);
    if (game_is_over(&now))
        return end_of(&now);
    struct outcome_list *outcomes = &lists[depth++];
    assert_true(depth <= 8 && game_outcomes(&now, outcomes));
    for (size_t o = 0; o < outcomes->count; o++) {
        struct game after = now;
        make(&after, outcomes->outcome[o].move);
        struct slow_end then = slow_end_of(&after, share);
        add(&sum, &then, (double)outcomes->outcome[o].weight / (double)outcomes->total);
    }
    depth--;
    return sum;
}

/* Shares. */

static void share_out(struct slow_shares *shares, const struct game *game, unsigned player,
                      unsigned taken, uint8_t share[PLAYERS_MAX])
{
    if (player == game->options.players) {
        memcpy(shares->share[shares->count], share, PLAYERS_MAX);
        shares->end[shares->count++] = slow_end_of(game, share);
        return;
    }
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        if (!(taken >> t & 1u)) {
            share[player] = (uint8_t)t;
            share_out(shares, game, player + 1, taken | 1u << t, share);
        }
}

void slow_shares_find(struct slow_shares *shares, const struct game *revealed)
{
    uint8_t share[PLAYERS_MAX] = {0};
    shares->count = 0;
    share_out(shares, revealed, 0, 0, share);
}

double slow_shares_mean(const struct slow_shares *shares, unsigned taker, unsigned tile,
                        unsigned player)
{
    double sum = 0, count = 0;
    for (unsigned s = 0; s < shares->count; s++)
        if (shares->share[s][taker] == tile) {
            sum += shares->end[s].margin[player];
            count++;
        }
    return sum / count;
}

struct prices slow_prices(const struct slow_shares *shares, unsigned players)
{
    struct prices prices = {.worth = {{{0}}}};
    for (unsigned p = 0; p < players; p++)
        for (unsigned q = 0; q < players; q++) {
            for (unsigned s = 0; s < shares->count; s++)
                prices.rival[p][q] += shares->end[s].rival[p][q] / shares->count;
            for (unsigned t = 0; t < players; t++)
                prices.worth[q][t][p] =
                    (players - 1.0) / players * slow_shares_mean(shares, q, t, p);
        }
    return prices;
}

/* Bargaining. */

bool slow_bargain_is_due(const struct game *game)
{
    enum phase phase = game_phase(game);
    return phase >= PHASE_OFFER && phase <= PHASE_DRAFT;
}

static unsigned tiles_left(const struct bazaar *bazaar)
{
    unsigned tiles = 0;
    for (unsigned t = 0; t < bazaar->tiles; t++)
        tiles |= (unsigned)(bazaar->owner[t] == NOBODY) << t;
    return tiles;
}

static unsigned players_left(const struct game *game)
{
    unsigned players = (1u << game->options.players) - 1;
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        if (game->bazaar.owner[t] != NOBODY)
            players &= ~(1u << game->bazaar.owner[t]);
    return players;
}

void slow_bargain_skip_turns(struct game *game)
{
    while (!slow_bargain_is_due(game) && tiles_left(&game->bazaar) != 0) {
        struct rng rng = rng_from_seed(game->pile.tiles);
        if (game_actor(game) == ACTOR_CHANCE) /* the tile fitted nowhere (BZ11) */
            make(game, chance_move_at_random(game, &rng));
        else
            auction_positions_go_on(game, NULL);
    }
}

void slow_bargain_begin(struct slow_bargain *bargain, const struct prices *prices, int bids)
{
    memset(bargain, 0, sizeof *bargain);
    bargain->prices = prices;
    bargain->bids = bids;
}

struct slow_worths slow_bargain_after(struct slow_bargain *bargain, const struct game *game,
                                      struct move move)
{
    struct game then = *game;
    unsigned players = game->options.players;
    make(&then, move);
    struct game after = then;
    slow_bargain_skip_turns(&after);
    /* Points that the turns of a draft bring are not the auction's. */
    for (unsigned p = 0; p < players; p++)
        after.player[p].score = then.player[p].score;
    struct slow_worths worths = slow_bargain_best(bargain, &after);
    for (unsigned p = 0; p < players; p++) {
        for (unsigned q = 0; q < players; q++) {
            int change = then.player[q].score - game->player[q].score;
            worths.of[p] += change * (p == q ? 1 : -bargain->prices->rival[p][q]);
        }
        for (unsigned t = 0; t < game->bazaar.tiles; t++)
            if (game->bazaar.owner[t] == NOBODY && after.bazaar.owner[t] != NOBODY)
                worths.of[p] += bargain->prices->worth[after.bazaar.owner[t]][t][p];
    }
    return worths;
}

static void try_move(struct slow_bargain *bargain, const struct game *game, struct move move,
                     struct slow_worths *best, bool *has_best)
{
    struct slow_worths worths = slow_bargain_after(bargain, game, move);
    unsigned player = game_actor(game);
    if (!*has_best || worths.of[player] > best->of[player] + 1e-9)
        *best = worths;
    *has_best = true;
}

static struct slow_worths try_all(struct slow_bargain *bargain, const struct game *game)
{
    struct slow_worths best = {{0}};
    struct bid_limits limits = game_bid_limits(game);
    struct move_list moves;
    bool has_best = false;
    if (game_phase(game) == PHASE_BID)
        try_move(bargain, game, move_plain(VERB_PASS), &best, &has_best);
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++) {
        struct move move = moves.move[m];
        if (move.verb == VERB_PASS)
            continue;
        if (move.verb != VERB_OFFER && move.verb != VERB_BID) {
            try_move(bargain, game, move, &best, &has_best);
            continue;
        }
        for (int bid = limits.least; bid <= limits.most && bid <= bargain->bids; bid++) {
            move.points = (int16_t)bid;
            try_move(bargain, game, move, &best, &has_best);
        }
    }
    return best;
}

struct slow_worths slow_bargain_best(struct slow_bargain *bargain, const struct game *game)
{
    unsigned tiles = tiles_left(&game->bazaar), players = players_left(game);
    bool repeats = game_phase(game) == PHASE_OFFER &&
                   game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OPEN;
    if (!slow_bargain_is_due(game))
        return (struct slow_worths){{0}};
    if (!repeats)
        return try_all(bargain, game);
    bool *known = &bargain->known[tiles][players][game->bazaar.chooser];
    struct slow_worths *worths = &bargain->worths[tiles][players][game->bazaar.chooser];
    if (!*known)
        *worths = try_all(bargain, game);
    *known = true;
    return *worths;
}
