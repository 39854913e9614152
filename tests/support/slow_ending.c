#include "support/slow_ending.h"

#include "bastide/chance.h"

#include <stdlib.h>
#include <string.h>

static void play(struct game *game, struct move move)
{
    if (game_apply(game, move, NULL) != REFUSAL_NONE)
        abort();
}

static struct slow_ending final_leads(const struct game *game)
{
    struct slow_ending ending = {{0}};
    for (unsigned p = 0; p < game->options.players; p++) {
        int rival = -100000;
        for (unsigned q = 0; q < game->options.players; q++)
            if (q != p && game->player[q].score > rival)
                rival = game->player[q].score;
        ending.lead[p] = game->player[p].score - rival;
    }
    return ending;
}

/* Expected leads are sums of thirds and the like, and so equal but for rounding. */
static int compare(double a, double b)
{
    return a > b + 1e-6 ? 1 : a < b - 1e-6 ? -1 : 0;
}

static bool prefers(unsigned player, unsigned players, const struct slow_ending *a,
                    const struct slow_ending *b)
{
    int order = compare(a->lead[player], b->lead[player]);
    for (unsigned next = 1; order == 0 && next < players; next++) {
        unsigned q = (player + next) % players;
        order = compare(b->lead[q], a->lead[q]);
    }
    return order > 0;
}

/* The lists for all that may ever happen are too long to have one at each move looked ahead, and
 * so what they have is copied. */
static void *copy_of(const void *elements, size_t count, size_t size)
{
    void *copy = malloc((count + 1) * size);
    memcpy(copy, elements, count * size);
    return copy;
}

static bool expected(const struct game *game, long *positions, struct slow_ending *ending)
{
    static struct outcome_list list;
    bool known = game_outcomes(game, &list) && list.count > 0;
    size_t count = list.count;
    double total = (double)list.total;
    struct game_outcome *outcomes = copy_of(list.outcome, count, sizeof *outcomes);
    *ending = (struct slow_ending){{0}};
    for (size_t o = 0; known && o < count; o++) {
        struct game next;
        struct slow_ending then;
        game_copy(&next, game);
        play(&next, outcomes[o].move);
        known = slow_ending_find(&next, positions, &then);
        for (unsigned p = 0; known && p < game->options.players; p++)
            ending->lead[p] += then.lead[p] * (double)outcomes[o].weight / total;
    }
    free(outcomes);
    return known;
}

static bool chosen(const struct game *game, long *positions, struct slow_ending *ending)
{
    static struct move_list list;
    game_legal(game, &list);
    size_t count = list.count;
    struct move *moves = copy_of(list.move, count, sizeof *moves);
    bool known = true;
    for (size_t m = 0; known && m < count; m++) {
        struct game next;
        struct slow_ending then;
        game_copy(&next, game);
        play(&next, moves[m]);
        known = slow_ending_find(&next, positions, &then);
        if (known && (m == 0 || prefers(game_actor(game), game->options.players, &then, ending)))
            *ending = then;
    }
    free(moves);
    return known;
}

bool slow_ending_find(const struct game *game, long *positions, struct slow_ending *ending)
{
    if ((*positions)-- <= 0 || game_awaits_reveal(game) || game_awaits_offer(game) ||
        game_awaits_bid(game) || game_awaits_settlement(game) || game_awaits_draft(game))
        return false;
    if (game_is_over(game)) {
        *ending = final_leads(game);
        return true;
    }
    return game_awaits_chance(game) ? expected(game, positions, ending)
                                    : chosen(game, positions, ending);
}
