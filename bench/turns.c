/* What the turns of a bot lose against others, by what they do with followers.
 *
 *     bastide_turns SIMULATIONS PLAYERS SETS SEED GAMES LINES [NAME=VALUE ...]
 *
 * In so many games of `normal` bots, every seventh turn is thought about with that many
 * SIMULATIONS, by the design and the weights so changed (bots/levels.h, bots/bot.def). That turn
 * and the five others that the evaluation likes best are all played on to the end, 2 * LINES times
 * and with the same tiles, by players who play the best turn by the evaluation. The first half of
 * the lines says which turn is best, the second half how much worse the bot's is; so the mean is
 * not raised by choosing among noisy numbers. A line for each kind of turn. The positions are the
 * same whatever NAME=VALUE says. SETS is a mask (3: base and bcb). Exit status 2 if no turn was
 * judged or the arguments are wrong. */
#include "valuing/turns.h"
#include "bots/bot.h"
#include "bots/estimates.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 8192, EVERY = 7, TURNS_JUDGED = 6 };

/* By the first that holds. */
enum kind { KIND_FARMER_MISSED, KIND_FARMER, KIND_LAST, KIND_OTHER, KINDS };

static const char *const kinds[KINDS] = {"no farmer where one is best", "a farmer",
                                         "the last follower deployed", "others"};

struct judging {
    struct options options;
    struct sight sight; /* of those who play on: the weights of the table */
    struct weights weights;
    struct design design;
    struct bot *bot;
    unsigned simulations, lines;
    struct rng rng;
    struct losses {
        double sum, squares;
        unsigned count;
    } of[KINDS];
};

static void make(struct game *game, struct move move)
{
    if (game_apply(game, move, NULL) != REFUSAL_NONE)
        abort();
}

/* The bot's turn first, then those that the evaluation likes best. */
static unsigned turns_to_judge(struct judging *judging, const struct game *game,
                               const struct outlook *outlook, struct plan turn[TURNS_JUDGED])
{
    struct bot_answer answer;
    struct plan_list plans = {.room = TURNS_JUDGED};
    unsigned count = 1;
    bot_think(judging->bot,
              &(struct bot_request){.game = game,
                                    .level = BOT_EXPERT,
                                    .simulations = judging->simulations,
                                    .weights = &judging->weights,
                                    .design = &judging->design},
              &answer);
    turn[0] = answer.candidate[0].plan;
    plans_find(&judging->sight, outlook, game, 0, NULL, &plans);
    for (unsigned p = 0; p < plans.count && count < TURNS_JUDGED; p++)
        if (!turns_are_alike(game, &turn[0], &plans.plan[p]))
            turn[count++] = plans.plan[p];
    return count;
}

/* The player's lead at the end of a game that goes on after that turn. */
static double played_on(const struct judging *judging, const struct game *game,
                        const struct outlook *before, const struct plan *turn,
                        const struct pile_order *order)
{
    struct game over;
    struct outlook outlook;
    struct values values;
    unsigned player = game_player(game);
    game_copy(&over, game);
    plans_make(&judging->sight, before, &over, turn);
    outlook_of(&outlook, &judging->sight.rows, &over.pile);
    playout(&judging->sight, &outlook, order, NULL, NULL, &(struct permission){.ask = NULL}, &over);
    for (unsigned p = 0; p < game->options.players; p++)
        values.of[p] = (float)over.player[p].score;
    return (double)values_lead(&values, game->options.players, player);
}

static void play_lines(struct judging *judging, const struct game *game,
                       const struct outlook *outlook, const struct plan *turn, unsigned count,
                       double mean[TURNS_JUDGED])
{
    for (unsigned t = 0; t < count; t++)
        mean[t] = 0;
    for (unsigned line = 0; line < judging->lines; line++) {
        struct pile_order order;
        rest_of_pile_at_random(&order, game, &judging->rng);
        for (unsigned t = 0; t < count; t++)
            mean[t] += played_on(judging, game, outlook, &turn[t], &order) / judging->lines;
    }
}

/* Whether a turn deploys on a field; a follower that is deployed at all is `deployed`. */
static bool has_farmer(const struct game *game, const struct plan *turn, bool *deployed)
{
    struct game after;
    bool is_farmer = false;
    game_copy(&after, game);
    *deployed = false;
    for (unsigned m = 0; m < turn->count; m++) {
        struct move move = turn->move[m];
        if (deploys_holder(move)) {
            *deployed = true;
            is_farmer |= move.verb == VERB_DEPLOY &&
                         game_feature_kind(&after, feature_node(&after.board, game_placed(&after),
                                                                move.arg)) == FEATURE_FIELD;
        }
        make(&after, move);
    }
    return is_farmer;
}

static enum kind kind_of(const struct game *game, const struct plan *turn, const struct plan *best)
{
    bool deployed, best_deployed;
    bool is_farmer = has_farmer(game, turn, &deployed);
    if (!is_farmer && has_farmer(game, best, &best_deployed))
        return KIND_FARMER_MISSED;
    if (is_farmer)
        return KIND_FARMER;
    return deployed && followers_at_home(game, game_player(game)) == 1 ? KIND_LAST : KIND_OTHER;
}

static void judge(struct judging *judging, const struct game *game)
{
    struct outlook outlook;
    struct plan turn[TURNS_JUDGED];
    double first[TURNS_JUDGED], second[TURNS_JUDGED];
    unsigned best = 0;
    outlook_of(&outlook, &judging->sight.rows, &game->pile);
    unsigned count = turns_to_judge(judging, game, &outlook, turn);
    play_lines(judging, game, &outlook, turn, count, first);
    play_lines(judging, game, &outlook, turn, count, second);
    for (unsigned t = 1; t < count; t++)
        best = first[t] > first[best] ? t : best;
    struct losses *losses = &judging->of[kind_of(game, &turn[0], &turn[best])];
    double loss = second[best] - second[0];
    losses->sum += loss;
    losses->squares += loss * loss;
    losses->count++;
}

/* A turn is judged once, as it begins. */
static void play(struct judging *judging, uint64_t seed)
{
    struct game game;
    struct pile_order order;
    if (game_start(&game, &judging->options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&order, &judging->options, seed);
    while (!game_is_over(&game)) {
        struct bot_answer answer;
        if (game_actor(&game) == ACTOR_CHANCE) {
            make(&game, chance_move(&game, &order));
            continue;
        }
        if (game_awaits_placement(&game) && game_turn(&game) % EVERY == 0)
            judge(judging, &game);
        bot_think(judging->bot,
                  &(struct bot_request){.game = &game, .level = BOT_NORMAL, .seed = seed}, &answer);
        make(&game, bot_answer_move(&answer));
    }
}

static void print_losses(const char *name, const struct losses *losses)
{
    double n = losses->count, mean = losses->sum / n;
    double half = n > 1 ? 1.96 * sqrt((losses->squares / n - mean * mean) / (n - 1)) : 0;
    if (losses->count > 0)
        printf("%s: %u turns, %.2f +- %.2f points lost a turn\n", name, losses->count, mean, half);
}

static bool change(struct judging *judging, const char *text)
{
    size_t length = strcspn(text, "=");
    double value = text[length] == '=' ? strtod(text + length + 1, NULL) : 0;
    return text[length] == '=' && (weights_set(&judging->weights, text, length, value) ||
                                   design_set(&judging->design, text, length, value));
}

static bool read_arguments(struct judging *judging, int argc, char **argv)
{
    if (argc < 7)
        return false;
    judging->simulations = (unsigned)strtoul(argv[1], NULL, 10);
    judging->options = options_default();
    judging->options.players = (uint8_t)strtoul(argv[2], NULL, 10);
    judging->options.sets = (uint32_t)strtoul(argv[3], NULL, 10);
    judging->lines = (unsigned)strtoul(argv[6], NULL, 10);
    judging->weights = *weights_of(weights_class_of(&judging->options));
    judging->design = design_best;
    for (int a = 7; a < argc; a++)
        if (!change(judging, argv[a]))
            return false;
    return judging->simulations > 0 && judging->lines > 0;
}

int main(int argc, char **argv)
{
    static struct judging judging;
    struct losses all = {0, 0, 0};
    if (!read_arguments(&judging, argc, argv)) {
        fprintf(stderr, "bastide_turns SIMULATIONS PLAYERS SETS SEED GAMES LINES [NAME=VALUE "
                        "...]\n");
        return 2;
    }
    void *memory = malloc(bot_size(NODES));
    if (memory == NULL)
        return 1;
    judging.bot = bot_begin(memory, NODES);
    sight_prepare_tiles(&judging.sight);
    appraiser_prepare(&judging.sight.appraiser, &judging.options,
                      weights_of(weights_class_of(&judging.options)), true);
    judging.sight.sees_rivals = true;
    uint64_t piles = strtoull(argv[4], NULL, 10) << 32;
    unsigned long games = strtoul(argv[5], NULL, 10);
    judging.rng = rng_from_seed(piles);
    for (unsigned long game = 0; game < games; game++)
        play(&judging, piles + game);
    free(memory);
    for (unsigned kind = 0; kind < KINDS; kind++) {
        const struct losses *of = &judging.of[kind];
        print_losses(kinds[kind], of);
        all = (struct losses){all.sum + of->sum, all.squares + of->squares, all.count + of->count};
    }
    print_losses("all", &all);
    return all.count > 0 ? 0 : 2;
}
