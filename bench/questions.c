/* What bots answer when they are asked something in the middle of a turn, and what that was worth.
 *
 *     bastide_questions LEVEL PLAYERS SETS SEED GAMES LINES [WEIGHT=VALUE ...]
 *
 * So many games of `normal` bots, in which LEVEL answers each question that has several answers (a
 * castle or points, what a castle scores by, whether a follower crosses, where a wagon goes). The
 * answer and the other one that the appraisal likes best are both played on to the end, LINES times
 * and with the same tiles, by players who play the best turn by the evaluation. A line for each
 * kind of answer: how often it was given, how many points of lead it was worth more than the other
 * one, and what the appraisal had said; a second one for those that the appraisal was against. SETS
 * is a mask (3: base and bcb). Exit status 2 if nothing was asked or the arguments are wrong. */
#include "bastide/chance.h"
#include "bastide/notation.h"
#include "bots/bot.h"
#include "bots/decisions.h"
#include "valuing/turns.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 4096 };

/* What the answers of a kind came to. */
struct answers {
    double sum, squares, appraised;
    unsigned count, certain, errors; /* of these: clear of zero; and those that lost */
};

struct asking {
    struct options options;
    struct weights weights;
    struct bot *bot;
    enum bot_level level;
    unsigned lines;
    struct sight sight;
    struct rng rng;
    struct answers of[VERBS_COUNT], against[VERBS_COUNT]; /* the latter among the former */
};

static void make(struct game *game, struct move move)
{
    if (game_apply(game, move, NULL) != REFUSAL_NONE)
        abort();
}

static struct move think(struct asking *asking, const struct game *game, enum bot_level level,
                         uint64_t seed)
{
    struct bot_answer answer;
    bot_think(asking->bot,
              &(struct bot_request){
                  .game = game, .level = level, .seed = seed, .weights = &asking->weights},
              &answer);
    return bot_answer_move(&answer);
}

/* What the appraisal says that the position is worth after the move. */
static double appraised(const struct asking *asking, const struct game *game, struct move move)
{
    struct outlook outlook;
    struct values values;
    struct game after;
    unsigned player = game_actor(game);
    game_copy(&after, game);
    make(&after, move);
    outlook_of(&outlook, &asking->sight.rows, &game->pile);
    plans_expect(&asking->sight, &outlook, &after, DECISIONS_DEEP, game_turn(game), &values);
    return (double)sight_worth(&asking->sight, game, &values, player);
}

/* The move that is worth most by the appraisal, other than `move`. */
static struct move best_other(const struct asking *asking, const struct game *game,
                              const struct move_list *moves, struct move move)
{
    struct move best = move;
    double most = 0;
    for (size_t m = 0; m < moves->count; m++) {
        if (move_equal(moves->move[m], move))
            continue;
        double worth = appraised(asking, game, moves->move[m]);
        if (move_equal(best, move) || worth > most) {
            best = moves->move[m];
            most = worth;
        }
    }
    return best;
}

/* The player's lead at the end of a game that goes on with that move. */
static double played_on(const struct asking *asking, const struct game *game, struct move move,
                        const struct pile_order *order)
{
    struct game over;
    struct outlook outlook;
    unsigned player = game_actor(game);
    int best = INT32_MIN;
    game_copy(&over, game);
    make(&over, move);
    outlook_of(&outlook, &asking->sight.rows, &over.pile);
    playout(&asking->sight, &outlook, order, NULL, NULL, &(struct permission){.ask = NULL}, &over);
    for (unsigned p = 0; p < game->options.players; p++)
        if (p != player && over.player[p].score > best)
            best = over.player[p].score;
    return over.player[player].score - best;
}

static void add(struct answers *answers, double more, double half, double appraised)
{
    answers->count++;
    answers->sum += more;
    answers->squares += more * more;
    answers->appraised += appraised;
    answers->certain += fabs(more) > half;
    answers->errors += more < -half;
}

/* Adds what `move` was worth more than `other`. */
static void compare(struct asking *asking, const struct game *game, struct move move,
                    struct move other)
{
    double sum = 0, squares = 0, n = asking->lines;
    for (unsigned line = 0; line < asking->lines; line++) {
        struct pile_order order;
        rest_of_pile_at_random(&order, game, &asking->rng);
        double more = played_on(asking, game, move, &order);
        more -= played_on(asking, game, other, &order);
        sum += more;
        squares += more * more;
    }
    double half = 1.96 * sqrt((squares / n - sum / n * sum / n) / (n - 1));
    double said = appraised(asking, game, move) - appraised(asking, game, other);
    add(&asking->of[move.verb], sum / n, half, said);
    if (said < 0)
        add(&asking->against[move.verb], sum / n, half, said);
}

/* Whether that position asks something, and the moves there. */
static bool is_question(const struct game *game, struct move_list *moves)
{
    if (!plans_is_decision(game) || is_foreseen(game))
        return false;
    game_legal(game, moves);
    return moves->count > 1;
}

static void play(struct asking *asking, uint64_t seed)
{
    struct game game;
    struct pile_order order;
    if (game_start(&game, &asking->options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&order, &asking->options, seed);
    while (!game_is_over(&game)) {
        struct move_list moves;
        if (game_actor(&game) == ACTOR_CHANCE) {
            make(&game, chance_move(&game, &order));
            continue;
        }
        bool is_asked = is_question(&game, &moves);
        struct move move = think(asking, &game, is_asked ? asking->level : BOT_NORMAL, seed);
        if (is_asked)
            compare(asking, &game, move, best_other(asking, &game, &moves, move));
        make(&game, move);
    }
}

static void print_answers(const char *name, const char *which, const struct answers *answers)
{
    double n = answers->count, mean = answers->sum / n;
    double half = n > 1 ? 1.96 * sqrt((answers->squares / n - mean * mean) / (n - 1)) : 0;
    if (answers->count == 0)
        return;
    printf("%s%s: %u times, %+.2f +- %.2f points more than the other, appraised at %+.2f; clear of "
           "zero %u, of these wrong %u\n",
           name, which, answers->count, mean, half, answers->appraised / n, answers->certain,
           answers->errors);
}

static bool change(struct weights *weights, const char *text)
{
    size_t length = strcspn(text, "=");
    return text[length] == '=' &&
           weights_set(weights, text, length, strtod(text + length + 1, NULL));
}

static bool read_arguments(struct asking *asking, int argc, char **argv)
{
    if (argc < 7)
        return false;
    asking->level = bot_level_find(argv[1], strlen(argv[1]));
    asking->options = options_default();
    asking->options.players = (uint8_t)strtoul(argv[2], NULL, 10);
    asking->options.sets = (uint32_t)strtoul(argv[3], NULL, 10);
    asking->lines = (unsigned)strtoul(argv[6], NULL, 10);
    asking->weights = *weights_of(weights_class_of(&asking->options));
    for (int a = 7; a < argc; a++)
        if (!change(&asking->weights, argv[a]))
            return false;
    return asking->level != BOT_LEVELS_COUNT && asking->lines > 1;
}

int main(int argc, char **argv)
{
    static struct asking asking;
    unsigned asked = 0;
    if (!read_arguments(&asking, argc, argv)) {
        fprintf(stderr,
                "bastide_questions LEVEL PLAYERS SETS SEED GAMES LINES [WEIGHT=VALUE ...]\n");
        return 2;
    }
    void *memory = malloc(bot_size(NODES));
    if (memory == NULL)
        return 1;
    asking.bot = bot_begin(memory, NODES);
    sight_prepare_tiles(&asking.sight);
    appraiser_prepare(&asking.sight.appraiser, &asking.options, &asking.weights, true);
    asking.sight.sees_rivals = true;
    uint64_t piles = strtoull(argv[4], NULL, 10) << 32;
    unsigned long games = strtoul(argv[5], NULL, 10);
    asking.rng = rng_from_seed(piles);
    for (unsigned long game = 0; game < games; game++)
        play(&asking, piles + game);
    free(memory);
    for (unsigned verb = 0; verb < VERBS_COUNT; verb++) {
        print_answers(verb_name((enum verb)verb), "", &asking.of[verb]);
        print_answers(verb_name((enum verb)verb), " against the appraisal", &asking.against[verb]);
        asked += asking.of[verb].count;
    }
    return asked > 0 ? 0 : 2;
}
