/* How much better one level plays than another: their ratings (rating/game_rating.h).
 *
 *     bastide_levels FIRST SECOND SEED PAIRS
 *
 * So many pairs of base games of two on the same piles, with seats exchanged; how many of them
 * FIRST won, and would have won with average luck (rating/game_luck.h), a point or less being a
 * draw. Exit status 2 if the arguments are wrong. */
#include "bastide/chance.h"
#include "bots/bot.h"
#include "pairs.h"
#include "rating/game_luck.h"
#include "rating/game_rating.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 60000 };

struct side {
    enum bot_level level;
    struct plan plan; /* of the turn under way */
    unsigned planned; /* how many of its moves were made */
};

struct match {
    struct options options;
    struct side side[2];
    struct bot *bot;
    struct game_luck luck;
    double won;        /* by FIRST, as played: a sum over the pairs of games */
    struct pairs fair; /* with average luck */
};

static struct move think(struct match *match, struct side *side, const struct game *game,
                         uint64_t seed)
{
    struct bot_answer answer;
    struct move move;
    if (bot_plan_goes_on(&side->plan, side->planned, game, &move)) {
        side->planned++;
        return move;
    }
    bot_think(match->bot, &(struct bot_request){.game = game, .level = side->level, .seed = seed},
              &answer);
    side->plan = answer.candidate[0].plan;
    side->planned = 1;
    return bot_answer_move(&answer);
}

/* The scores of both, FIRST before SECOND, and the luck in them. */
static void play(struct match *match, uint64_t seed, unsigned first, int score[2], double luck[2])
{
    struct game game;
    struct pile_order order;
    luck[0] = luck[1] = 0;
    if (game_start(&game, &match->options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&order, &match->options, seed);
    while (!game_is_over(&game)) {
        double of[PLAYERS_MAX] = {0};
        struct move move =
            game_actor(&game) == ACTOR_CHANCE
                ? chance_move(&game, &order)
                : think(match, &match->side[game_actor(&game) != first], &game, seed);
        if (game_awaits_draw(&game))
            game_luck_of_draw(&match->luck, &game, move.arg, of);
        luck[0] += of[first];
        luck[1] += of[1 - first];
        if (game_apply(&game, move, NULL) != REFUSAL_NONE)
            abort();
    }
    score[0] = game.player[first].score;
    score[1] = game.player[1 - first].score;
}

static void play_pair(struct match *match, uint64_t seed)
{
    double won = 0, fair = 0;
    for (unsigned first = 0; first < 2; first++) {
        int score[2];
        double luck[2];
        play(match, seed, first, score, luck);
        won += score[0] > score[1] ? 0.5 : score[0] == score[1] ? 0.25 : 0;
        fair += game_rating_score(game_rating_points(score[0], luck[0]),
                                  game_rating_points(score[1], luck[1])) /
                2;
    }
    match->won += won;
    pairs_add(&match->fair, fair);
}

static void print_result(const struct match *match)
{
    printf("%s against %s: %.1f %% won; less luck ", bot_levels[match->side[0].level].name,
           bot_levels[match->side[1].level].name, 100 * match->won / match->fair.count);
    pairs_print(&match->fair);
}

static bool read_levels(struct match *match, int argc, char **argv)
{
    if (argc != 5 || strtoul(argv[4], NULL, 10) == 0)
        return false;
    for (unsigned s = 0; s < 2; s++)
        match->side[s].level = bot_level_find(argv[1 + s], strlen(argv[1 + s]));
    return match->side[0].level < BOT_LEVELS_COUNT && match->side[1].level < BOT_LEVELS_COUNT;
}

int main(int argc, char **argv)
{
    static struct match match;
    if (!read_levels(&match, argc, argv)) {
        fprintf(stderr, "bastide_levels FIRST SECOND SEED PAIRS\n");
        return 2;
    }
    void *memory = malloc(bot_size(NODES));
    if (memory == NULL)
        abort();
    match.bot = bot_begin(memory, NODES);
    match.options = options_default();
    match.options.players = 2;
    match.options.sets = 1u << SET_BASE;
    game_luck_begin(&match.luck, &match.options);
    uint64_t piles = strtoull(argv[3], NULL, 10) << 32;
    unsigned long pairs = strtoul(argv[4], NULL, 10);
    for (unsigned long pair = 0; pair < pairs; pair++)
        play_pair(&match, piles + pair);
    print_result(&match);
    free(memory);
    return 0;
}
