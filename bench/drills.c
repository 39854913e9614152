/* Whether drills (training/drill.h) are what they should be, by values of games played to their
 * end instead of those they are chosen by.
 *
 *     bastide_drills DRILL PLAYERS STAGE SEED DRILLS PLAYOUTS
 *
 *     bastide_drills FAULT 2 STAGE SEED AUCTIONS PLAYOUTS
 *
 * Of an opponent with a fault (training/fault.h): how often the best answer to it differs from the
 * one against a sound player, and what it leads to more.
 *
 * Prints how often buying, bidding or the first tile revealed is right, what the best answer leads
 * to more than the best other one, and how long they take to be found. Exit status 2 if the
 * arguments are wrong. */
#include "training/drill.h"
#include "training/fault.h"
#include "training/practice_auction.h"
#include "valuing/auction_prices.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct drills {
    struct practice_wish wish;
    unsigned playouts;
    struct practice_search *search;
    struct valuing *valuing;
    struct auction_theory theory;
    struct drill room;
    unsigned held, none, right, within, sure; /* acting is right; worth in bounds; certain */
    double worth, seconds, slowest;
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static const struct practice_position *find(struct drills *drills)
{
    double began = now();
    practice_search_begin(drills->search, &drills->wish);
    while (!practice_search_go_on(drills->search))
        continue;
    double took = now() - began;
    drills->seconds += took;
    drills->slowest = took > drills->slowest ? took : drills->slowest;
    return practice_search_found(drills->search);
}

/* The game at the reveal: bids change no values. */
static struct game revealed(const struct practice_position *position)
{
    struct game game, reveal = position->game;
    game_start(&game, &position->wish.options);
    for (unsigned m = 0; m < position->moves; m++) {
        game_apply(&game, position->move[m], NULL);
        if (position->move[m].verb == VERB_REVEAL)
            reveal = game;
    }
    return reveal;
}

static unsigned answer_of(struct move move)
{
    return move.verb == VERB_OFFER ? PLAYERS_MAX + move.arg : move.verb;
}

static bool is_action(struct move move)
{
    return move.verb == VERB_BUY || move.verb == VERB_BID ||
           (move.verb == VERB_OFFER && move.arg == 0);
}

static void judge(struct drills *drills)
{
    const struct alternatives *all = &drills->theory.alternatives;
    unsigned other = 1;
    while (other < all->count &&
           answer_of(all->alternative[other].move) == answer_of(all->alternative[0].move))
        other++;
    if (other == all->count) {
        drills->none++;
        return;
    }
    struct estimate worth = drills->theory.loss[other];
    drills->right += is_action(all->alternative[0].move);
    drills->within += worth.mean >= DRILL_WORTH_LEAST && worth.mean <= DRILL_WORTH_MOST;
    drills->sure += !estimate_is_too_close(worth);
    drills->worth += worth.mean;
}

/* By the values of playouts, what fault_use says by those of bots. */
static void judge_fault(struct drills *drills, const struct game *game, unsigned faulty)
{
    double use = fault_use(&drills->room, game, &drills->theory.prices, faulty,
                           (enum player_fault)drills->wish.fault);
    drills->right += use > 0.05;
    drills->within += fault_matters(use);
    drills->worth += use;
}

static void hold(struct drills *drills)
{
    const struct practice_position *position = find(drills);
    struct game game = revealed(position);
    drills->held++;
    if (drills->wish.drill != DRILL_OFFER && drills->wish.fault == FAULT_NONE &&
        game_awaits_offer(&position->game)) {
        drills->none++;
        return;
    }
    valuing_prepare(drills->valuing, &(struct valuing_request){.game = &game,
                                                               .playouts = drills->playouts,
                                                               .seed = drills->wish.seed});
    for (unsigned part = 0; part < VALUING_PARTS; part++)
        while (valuing_go_on(drills->valuing, part, 8))
            continue;
    auction_theory_find(&drills->theory, drills->valuing, &position->game);
    if (drills->wish.fault != FAULT_NONE)
        judge_fault(drills, &game, position->faulty);
    else
        judge(drills);
}

static uint8_t word_of(const char *word, const char *const *names, uint8_t count)
{
    uint8_t n = 0;
    while (n < count && strcmp(word, names[n]) != 0)
        n++;
    return n;
}

/* A drill, or a fault; not both, and not neither. */
static bool read_kind(struct practice_wish *wish, const char *word)
{
    uint8_t drill = word_of(word, practice_drill_names, PRACTICE_DRILLS_COUNT);
    uint8_t fault = word_of(word, player_fault_names, PLAYER_FAULTS_COUNT);
    wish->drill = drill < PRACTICE_DRILLS_COUNT ? drill : DRILL_NONE;
    wish->fault = fault < PLAYER_FAULTS_COUNT ? fault : FAULT_NONE;
    return wish->drill != DRILL_NONE || wish->fault != FAULT_NONE;
}

static bool read_arguments(struct drills *drills, int argc, char **argv)
{
    if (argc != 7)
        return false;
    struct practice_wish *wish = &drills->wish;
    wish->options = options_default();
    wish->options.sets = 1u << SET_BASE | 1u << SET_BCB;
    wish->options.players = (uint8_t)strtoul(argv[2], NULL, 10);
    wish->stage = word_of(argv[3], practice_stage_names, PRACTICE_STAGES_COUNT);
    wish->seed = strtoull(argv[4], NULL, 10) << 32;
    drills->playouts = (unsigned)strtoul(argv[6], NULL, 10);
    return read_kind(wish, argv[1]) && wish->stage < PRACTICE_STAGES_COUNT &&
           wish->options.players <= PLAYERS_MAX &&
           practice_drill_is_possible(wish->drill, &wish->options) &&
           (wish->fault == FAULT_NONE || practice_fault_is_possible(&wish->options)) &&
           drills->playouts > 0;
}

int main(int argc, char **argv)
{
    static struct drills drills;
    if (!read_arguments(&drills, argc, argv)) {
        fprintf(stderr, "bastide_drills DRILL PLAYERS STAGE SEED DRILLS PLAYOUTS\n");
        return 2;
    }
    void *valuing = malloc(valuing_size());
    drills.search = malloc(practice_search_size());
    if (valuing == NULL || drills.search == NULL)
        abort();
    drills.valuing = valuing_begin(valuing);
    for (unsigned long d = strtoul(argv[5], NULL, 10); d > 0; d--, drills.wish.seed++)
        hold(&drills);
    unsigned judged = drills.held - drills.none;
    printf("%s: %u drills, %u of them whole auctions; acting is right in %u, worth %.1f points, "
           "%u in bounds, %u certain; found in %.1f s, at most %.1f s\n",
           argv[1], drills.held, drills.none, drills.right, judged > 0 ? drills.worth / judged : 0,
           drills.within, drills.sure, drills.seconds / drills.held, drills.slowest);
    free(drills.search);
    free(valuing);
    return 0;
}
