/* What bots do at bazaars.
 *
 *     bastide_auctions LEVEL PLAYERS SETS SEED GAMES [WEIGHT=VALUE ...]
 *
 * So many games of LEVEL against itself. For tiles that were offered while there was another one:
 * how often each number of points was the first bid, how many were outbid, and of these how many
 * the chooser bought and sold, with the points paid on average. SETS is a mask (3: base and bcb).
 * Exit status 2 if nothing was offered or the arguments are wrong. */
#include "bastide/chance.h"
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 4096, POINTS_MAX = 6 };

struct counts {
    unsigned opened[POINTS_MAX + 1]; /* by the points, the last with more */
    unsigned offers, raises, bought, sold, paid;
};

struct bidders {
    struct options options;
    struct weights weights;
    struct bot *bot;
    enum bot_level level;
    struct counts counts;
};

static struct move think(struct bidders *bidders, const struct game *game, uint64_t seed)
{
    struct bot_answer answer;
    bot_think(
        bidders->bot,
        &(struct bot_request){
            .game = game, .level = bidders->level, .seed = seed, .weights = &bidders->weights},
        &answer);
    return bot_answer_move(&answer);
}

static void count(struct counts *counts, const struct game *game, struct move move)
{
    if (move.verb == VERB_OFFER) {
        counts->opened[move.points < POINTS_MAX ? move.points : POINTS_MAX]++;
        counts->offers++;
    }
    counts->raises += move.verb == VERB_BID;
    counts->bought += move.verb == VERB_BUY;
    counts->sold += move.verb == VERB_SELL;
    if (game_awaits_settlement(game))
        counts->paid += (unsigned)game->bazaar.bid;
}

static void play(struct bidders *bidders, uint64_t seed)
{
    struct game game;
    struct pile_order order;
    if (game_start(&game, &bidders->options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&order, &bidders->options, seed);
    while (!game_is_over(&game)) {
        struct move move = game_actor(&game) == ACTOR_CHANCE ? chance_move(&game, &order)
                                                             : think(bidders, &game, seed);
        count(&bidders->counts, &game, move);
        if (game_apply(&game, move, NULL) != REFUSAL_NONE)
            abort();
    }
}

static bool change(struct weights *weights, const char *text)
{
    size_t length = strcspn(text, "=");
    return text[length] == '=' &&
           weights_set(weights, text, length, strtod(text + length + 1, NULL));
}

static bool read_arguments(struct bidders *bidders, int argc, char **argv)
{
    if (argc < 6)
        return false;
    bidders->level = bot_level_find(argv[1], strlen(argv[1]));
    bidders->options = options_default();
    bidders->options.players = (uint8_t)strtoul(argv[2], NULL, 10);
    bidders->options.sets = (uint32_t)strtoul(argv[3], NULL, 10);
    bidders->weights = *weights_of(weights_class_of(&bidders->options));
    for (int a = 6; a < argc; a++)
        if (!change(&bidders->weights, argv[a]))
            return false;
    return bidders->level != BOT_LEVELS_COUNT;
}

static void print_counts(const struct counts *counts)
{
    unsigned settled = counts->bought + counts->sold;
    printf("%u tiles offered, first bids:", counts->offers);
    for (int points = 0; points <= POINTS_MAX; points++)
        printf(" %d%s %.0f %%", points, points == POINTS_MAX ? " and more" : "",
               100.0 * counts->opened[points] / counts->offers);
    printf("\n%u raises; %u tiles outbid, %u bought, %u sold, at %.1f points\n", counts->raises,
           settled, counts->bought, counts->sold, settled > 0 ? (double)counts->paid / settled : 0);
}

int main(int argc, char **argv)
{
    static struct bidders bidders;
    if (!read_arguments(&bidders, argc, argv)) {
        fprintf(stderr, "bastide_auctions LEVEL PLAYERS SETS SEED GAMES [WEIGHT=VALUE ...]\n");
        return 2;
    }
    void *memory = malloc(bot_size(NODES));
    if (memory == NULL)
        return 1;
    bidders.bot = bot_begin(memory, NODES);
    uint64_t piles = strtoull(argv[4], NULL, 10) << 32;
    unsigned long games = strtoul(argv[5], NULL, 10);
    for (unsigned long game = 0; game < games; game++)
        play(&bidders, piles + game);
    free(memory);
    if (bidders.counts.offers == 0)
        return 2;
    print_counts(&bidders.counts);
    return 0;
}
