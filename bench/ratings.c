/* How much better one level decides at auctions than another.
 *
 *     bastide_ratings FIRST SECOND SEED AUCTIONS PLAYOUTS
 *
 * So many auctions of two players with base and bcb, each held twice with seats exchanged, by
 * values of so many games played to their end. An auction is won by whoever lost less by their own
 * decisions (rating/practice_rating.h). Exit status 2 if the arguments are wrong. */
#include "pairs.h"
#include "rating/practice_rating.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 4096 };

struct raters {
    enum bot_level level[2];
    unsigned playouts;
    struct bot *bot;
    struct practice_search *search;
    struct valuing *valuing;
    struct auction_held held;
    struct auction_review review;
    struct auction_theory theory;
    struct pairs pairs; /* what FIRST won of auctions */
};

static void find_position(struct raters *raters, uint64_t seed)
{
    struct practice_wish wish = {.options = options_default(), .seed = seed};
    wish.options.players = 2;
    wish.options.sets = 1u << SET_BASE | 1u << SET_BCB;
    raters->search = practice_search_begin(raters->search, &wish);
    while (!practice_search_go_on(raters->search))
        continue;
}

static void value(struct raters *raters, const struct game *game, uint64_t seed)
{
    valuing_prepare(raters->valuing, &(struct valuing_request){
                                         .game = game, .playouts = raters->playouts, .seed = seed});
    for (unsigned part = 0; part < VALUING_PARTS; part++)
        while (valuing_go_on(raters->valuing, part, 8))
            continue;
}

/* Holds the auction; `first` is the seat of FIRST. */
static void hold(struct raters *raters, struct game game, unsigned first, uint64_t seed)
{
    raters->held.decisions = 0;
    while (valuing_subject_of(&game) == VALUING_TILES) {
        struct bot_answer answer;
        unsigned player = (unsigned)game_actor(&game);
        bot_think(raters->bot,
                  &(struct bot_request){
                      .game = &game, .level = raters->level[player != first], .seed = seed},
                  &answer);
        struct move move = bot_answer_move(&answer);
        auction_held_add(&raters->held, &game, move);
        if (game_apply(&game, move, NULL) != REFUSAL_NONE)
            abort();
    }
}

/* What FIRST won of it. */
static double result(struct raters *raters, unsigned first)
{
    struct losses own = {0}, others = {0};
    auction_review_begin(&raters->review, &raters->held);
    auction_review_find(&raters->review, &raters->held, raters->valuing, 0, &raters->theory);
    losses_add(&own, raters->review.judgement, raters->review.judgements, first);
    losses_add(&others, raters->review.judgement, raters->review.judgements, 1 - first);
    return practice_rating_score(own.all, others.all);
}

static void rate(struct raters *raters, uint64_t seed)
{
    find_position(raters, seed);
    struct game game = practice_search_found(raters->search)->game;
    double won = 0;
    value(raters, &game, seed);
    for (unsigned first = 0; first < 2; first++) {
        hold(raters, game, first, seed);
        won += result(raters, first) / 2;
    }
    pairs_add(&raters->pairs, won);
}

static void print_result(const struct raters *raters)
{
    printf("%s against %s: ", bot_levels[raters->level[0]].name, bot_levels[raters->level[1]].name);
    pairs_print(&raters->pairs);
}

static bool read_arguments(struct raters *raters, int argc, char **argv)
{
    if (argc != 6)
        return false;
    raters->playouts = (unsigned)strtoul(argv[5], NULL, 10);
    for (unsigned l = 0; l < 2; l++)
        raters->level[l] = bot_level_find(argv[1 + l], strlen(argv[1 + l]));
    return raters->level[0] < BOT_LEVELS_COUNT && raters->level[1] < BOT_LEVELS_COUNT &&
           strtoul(argv[4], NULL, 10) > 0;
}

int main(int argc, char **argv)
{
    static struct raters raters;
    if (!read_arguments(&raters, argc, argv)) {
        fprintf(stderr, "bastide_ratings FIRST SECOND SEED AUCTIONS PLAYOUTS\n");
        return 2;
    }
    void *bot = malloc(bot_size(NODES)), *valuing = malloc(valuing_size());
    raters.search = malloc(practice_search_size());
    if (bot == NULL || valuing == NULL || raters.search == NULL)
        abort();
    raters.bot = bot_begin(bot, NODES);
    raters.valuing = valuing_begin(valuing);
    uint64_t seed = strtoull(argv[3], NULL, 10) << 32;
    for (unsigned long a = strtoul(argv[4], NULL, 10); a > 0; a--)
        rate(&raters, seed + a);
    print_result(&raters);
    free(raters.search);
    free(valuing);
    free(bot);
    return 0;
}
