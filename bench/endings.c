/* What `expert` loses near the end of a game, and how often it has solved it.
 *
 *     bastide_endings SETS SEED GAMES TILES
 *
 * So many games of two `normal` bots are played to where a tile is in hand and TILES are left.
 * There `expert` takes a turn, without its solver and with it; what each turn costs against the
 * best one, the solver says, given much time. Ends that are not solved then either do not count.
 * SETS is a mask (1: base). Exit status 2 if there is no end or the arguments are wrong. */
#include "bastide/chance.h"
#include "bots/bot.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    NODES = 4096,
    ALL_TIME = 1 << 17 /* simulations: some ten seconds */
};

/* A turn's bot, and how it thinks. */
struct asked {
    struct bot *bot;
    enum bot_level level;
    struct design design;
    unsigned simulations; /* 0: its own */
};

/* What one way of thinking loses. */
struct losses {
    unsigned turns, errors, solved;
    double sum, most, ms;
};

/* The ends, and who plays them. */
struct endings {
    struct options options;
    struct asked normal, without, with, truth;
    struct losses lost_without, lost_with;
};

static double cpu_ms(void)
{
    return 1e3 * (double)clock() / CLOCKS_PER_SEC;
}

static void make(struct game *game, struct move move)
{
    if (game_apply(game, move, NULL) != REFUSAL_NONE)
        abort();
}

static void ask(const struct asked *asked, const struct game *game, struct bot_answer *answer)
{
    bot_think(asked->bot,
              &(struct bot_request){.game = game,
                                    .level = asked->level,
                                    .simulations = asked->simulations,
                                    .design = &asked->design},
              answer);
}

/* Makes what a bot would: the whole of a plan. False if any of it was not solved. */
static bool play_answer(const struct asked *asked, struct game *game)
{
    struct bot_answer answer;
    struct move move;
    unsigned made = 0, actor = game_actor(game);
    ask(asked, game, &answer);
    move = bot_answer_move(&answer);
    do
        make(game, move);
    while (game_actor(game) == actor &&
           bot_plan_goes_on(&answer.candidate[0].plan, ++made, game, &move));
    return answer.is_exact;
}

/* A game to where so many tiles are left as one is to be placed. False if it comes to no such
 * position. */
static bool play_to_end(const struct endings *endings, uint64_t seed, unsigned tiles,
                        struct game *game)
{
    struct pile_order order;
    pile_order_shuffle(&order, &endings->options, seed);
    if (game_start(game, &endings->options) != REFUSAL_NONE)
        abort();
    while (!game_is_over(game) && game->pile.tiles >= tiles) {
        if (game->pile.tiles == tiles && game_awaits_placement(game))
            return true;
        if (game_awaits_chance(game))
            make(game, chance_move(game, &order));
        else
            play_answer(&endings->normal, game);
    }
    return false;
}

/* What a position comes to for the player. False if that cannot be solved. */
static bool find_truth(const struct endings *endings, const struct game *game, unsigned player,
                       double *worth)
{
    struct bot_answer answer;
    if (game_is_over(game)) {
        *worth = game->player[player].score - game->player[1 - player].score;
        return true;
    }
    if (!game_awaits_chance(game)) {
        ask(&endings->truth, game, &answer);
        *worth = (double)answer.candidate[0].worth;
        if (game_actor(game) != player)
            *worth = -*worth;
        return answer.is_exact;
    }
    struct outcome_list outcomes;
    bool is_known = game_outcomes(game, &outcomes);
    *worth = 0;
    for (size_t o = 0; is_known && o < outcomes.count; o++) {
        struct game after = *game;
        double then;
        make(&after, outcomes.outcome[o].move);
        is_known = find_truth(endings, &after, player, &then);
        *worth += (double)outcomes.outcome[o].weight / (double)outcomes.total * then;
    }
    return is_known;
}

/* Plays the turn to its end that way; false if it cannot be said what it lost. */
static bool lose(const struct endings *endings, const struct asked *asked, const struct game *game,
                 double best, struct losses *losses)
{
    struct game after = *game;
    unsigned player = game_actor(game), turn = game_turn(game);
    bool is_solved = true;
    double worth, begun = cpu_ms();
    while (game_actor(&after) == player && game_turn(&after) == turn)
        is_solved = play_answer(asked, &after) && is_solved;
    losses->ms += cpu_ms() - begun;
    if (!find_truth(endings, &after, player, &worth))
        return false;
    losses->turns++;
    losses->solved += is_solved;
    losses->errors += best - worth > 1e-3;
    losses->sum += best - worth;
    if (best - worth > losses->most)
        losses->most = best - worth;
    return true;
}

static void compare(struct endings *endings, uint64_t seed, unsigned tiles)
{
    struct game game;
    double best;
    if (play_to_end(endings, seed, tiles, &game) &&
        find_truth(endings, &game, game_actor(&game), &best) &&
        lose(endings, &endings->without, &game, best, &endings->lost_without))
        lose(endings, &endings->with, &game, best, &endings->lost_with);
}

static void print_losses(unsigned tiles, const char *how, const struct losses *losses)
{
    printf("%u to come, %s: %u turns, %u errors, %.3f points a turn, most %.2f, %.0f %% solved, "
           "%.1f ms\n",
           tiles, how, losses->turns, losses->errors, losses->sum / losses->turns, losses->most,
           100.0 * losses->solved / losses->turns, losses->ms / losses->turns);
}

static struct asked asked_of(struct bot *bot, enum bot_level level, double solved)
{
    struct asked asked = {.bot = bot, .level = level, .design = design_best};
    asked.design.of[DESIGN_SOLVED] = solved;
    return asked;
}

int main(int argc, char **argv)
{
    struct endings endings = {.options = options_default()};
    if (argc != 5)
        return 2;
    void *memory = malloc(bot_size(NODES));
    if (memory == NULL)
        return 1;
    endings.options.sets = (uint32_t)strtoul(argv[1], NULL, 10);
    uint64_t seed = strtoull(argv[2], NULL, 10);
    unsigned long games = strtoul(argv[3], NULL, 10), tiles = strtoul(argv[4], NULL, 10);
    struct bot *bot = bot_begin(memory, NODES);
    endings.options.players = 2;
    endings.normal = asked_of(bot, BOT_NORMAL, 0);
    endings.without = asked_of(bot, BOT_EXPERT, 0);
    endings.with = asked_of(bot, BOT_EXPERT, design_best.of[DESIGN_SOLVED]);
    endings.truth = asked_of(bot, BOT_EXPERT, DESIGN_SOLVED_MAX);
    endings.truth.simulations = ALL_TIME;
    for (unsigned long game = 0; game < games; game++)
        compare(&endings, seed + game, (unsigned)tiles);
    free(memory);
    if (endings.lost_with.turns == 0)
        return 2;
    print_losses((unsigned)tiles, "without", &endings.lost_without);
    print_losses((unsigned)tiles, "solving", &endings.lost_with);
    return 0;
}
