/* bastide_duel PLAYERS SETS SEED PAIRS [CHANGE ...] -- [CHANGE ...]: plays the search against
 * itself, one seat with the first changes against others with the second ones, on the same piles at
 * every seat. SETS is a mask (1: base, 7: base, bcb and drawbridges).
 *
 * A change is ms=N or sims=N (CPU time or simulations a turn), ROW=VALUE of the design
 * (bots/levels.h) or of the weights (bots/appraisal.h), or `study`: the best design of the study
 * that the bots began with, and its weights. The match ends early, after at least 30 pairs, once it
 * is certain by four standard errors who is better; `-` in front of PAIRS plays them all. */
#include "bastide/chance.h"
#include "bots/bot.h"
#include "rating/game_luck.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { NODES = 60000, PAIRS_LEAST = 30, PAIRS_BETWEEN_LINES = 10 };

static const char *const study[] = {
    "SEARCHED=1e9",        "ROOT_WIDTH=30",   "WIDTH=6",        "TEMPERATURE=2",    "EXPLORATION=4",
    "ROAD_MISS=0.65",      "ROAD_JOINT=0.55", "ROAD_HELP=0.02", "ROAD_GROWTH=0.08", "ROAD_FILL=1",
    "CITY_MISS=0.77",      "CITY_JOINT=0.36", "CITY_HELP=0.18", "CITY_GROWTH=0.35", "CITY_FILL=1",
    "MONASTERY_MISS=0.86", "FIELD_CITY=0.75", "RETURN=2.6",     "DEAD=1",           "HOME_1=10.7",
    "HOME_2=18",           "HOME_3=24.6",     "HOME_4=28.8",    "HOME_5=32.4",      "HOME_6=37.6",
    "HOME_7=42.9",         "HOME_8=47",       "CURVE=0.38",     "TURNS=36",         "TEMPO=1.5",
};

struct side {
    struct design design;
    struct weights weights;
    double ms; /* a turn; 0: no limit */
    unsigned simulations;
    struct bot *bot;
    struct plan plan; /* of the turn under way */
    unsigned planned; /* how many of its moves were made */
    double seconds;
    unsigned long turns, made;
};

struct duel {
    struct options options;
    struct side side[2];
    struct game_luck luck;
};

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

/* One stage: both parts by turns, in one thread. */
static void think_until(struct side *side, double until)
{
    double now = cpu_seconds(), end = now + bot_stage_share(side->bot) * (until - now);
    bool thinking = true;
    while (thinking && (side->ms <= 0 || cpu_seconds() < end)) {
        thinking = false;
        for (unsigned part = 0; part < BOT_PARTS; part++)
            thinking |= bot_think_some(side->bot, part, 4);
    }
}

/* A turn is thought about once. */
static struct move think(struct side *side, const struct game *game)
{
    struct bot_answer answer;
    struct move move;
    double begin = cpu_seconds();
    if (bot_plan_goes_on(&side->plan, side->planned, game, &move)) {
        side->planned++;
        return move;
    }
    bot_prepare(side->bot, &(struct bot_request){.game = game,
                                                 .level = BOT_EXPERT,
                                                 .simulations = side->simulations,
                                                 .weights = &side->weights,
                                                 .design = &side->design});
    do
        think_until(side, begin + side->ms / 1e3);
    while (bot_next_stage(side->bot));
    bot_conclude(side->bot, &answer);
    if (game_awaits_placement(game)) {
        side->seconds += cpu_seconds() - begin;
        side->turns++;
        side->made += answer.simulations;
    }
    side->plan = answer.candidate[0].plan;
    side->planned = 1;
    return bot_answer_move(&answer);
}

/* What a game gave, or several on average: the margin of the first side over the mean of the
 * others, how much of it was luck, and whether it won; a tie is half of it. */
struct outcome {
    double margin, luck, won;
};

/* What a draw is worth to a player, in points of margin. */
static double luck_of(struct duel *duel, const struct game *game, kind_number kind, unsigned seat)
{
    double of[PLAYERS_MAX], others = 0;
    game_luck_of_draw(&duel->luck, game, kind, of);
    for (unsigned player = 0; player < duel->options.players; player++)
        others += player != seat ? of[player] : 0;
    return of[seat] - others / (duel->options.players - 1);
}

static struct outcome play(struct duel *duel, uint64_t seed, unsigned seat)
{
    struct outcome outcome = {0};
    struct game game;
    struct pile_order order;
    int best = INT32_MIN, others = 0;
    if (game_start(&game, &duel->options) != REFUSAL_NONE)
        abort();
    pile_order_shuffle(&order, &duel->options, seed);
    while (!game_is_over(&game)) {
        struct move move = game_actor(&game) == ACTOR_CHANCE
                               ? chance_move(&game, &order)
                               : think(&duel->side[game_actor(&game) != seat], &game);
        if (game_awaits_draw(&game))
            outcome.luck += luck_of(duel, &game, move.arg, seat);
        if (game_apply(&game, move, NULL) != REFUSAL_NONE)
            abort();
    }
    for (unsigned player = 0; player < duel->options.players; player++) {
        int score = game.player[player].score;
        if (player == seat)
            continue;
        best = score > best ? score : best;
        others += score;
    }
    int score = game.player[seat].score;
    outcome.won = score > best ? 1 : score == best ? 0.5 : 0;
    outcome.margin = score - (double)others / (duel->options.players - 1);
    return outcome;
}

/* What the pairs gave: sums, and sums of products. */
struct sums {
    double margin, luck, won, margin_margin, luck_luck, margin_luck;
    unsigned pairs;
};

static void play_pair(struct duel *duel, uint64_t seed, struct sums *sums)
{
    unsigned players = duel->options.players;
    struct outcome mean = {0};
    for (unsigned seat = 0; seat < players; seat++) {
        struct outcome outcome = play(duel, seed, seat);
        mean.margin += outcome.margin / players;
        mean.luck += outcome.luck / players;
        mean.won += outcome.won / players;
    }
    sums->margin += mean.margin;
    sums->luck += mean.luck;
    sums->won += mean.won;
    sums->margin_margin += mean.margin * mean.margin;
    sums->luck_luck += mean.luck * mean.luck;
    sums->margin_luck += mean.margin * mean.luck;
    sums->pairs++;
}

/* The mean of something, and half of its 95 % interval. */
struct estimate {
    double mean, half;
};

static struct estimate estimate_of(const struct sums *sums, double mean, double squares)
{
    double variance = squares / sums->pairs - mean * mean;
    return (struct estimate){mean, 1.96 * sqrt(variance / (sums->pairs - 1))};
}

/* The margin as it was. */
static struct estimate margin_as_played(const struct sums *sums)
{
    return estimate_of(sums, sums->margin / sums->pairs, sums->margin_margin);
}

/* The margin less the luck, as much of it as makes it vary least. */
static struct estimate margin_less_luck(const struct sums *sums)
{
    double n = sums->pairs, m = sums->margin / n, l = sums->luck / n;
    double share = (sums->margin_luck / n - m * l) / (sums->luck_luck / n - l * l);
    return estimate_of(sums, m - share * l,
                       sums->margin_margin - 2 * share * sums->margin_luck +
                           share * share * sums->luck_luck);
}

static bool is_certain(const struct sums *sums)
{
    struct estimate estimate = margin_less_luck(sums);
    return sums->pairs >= PAIRS_LEAST && fabs(estimate.mean) > 2 * estimate.half;
}

static void print_sums(const struct sums *sums, FILE *out)
{
    struct estimate played = margin_as_played(sums), fair = margin_less_luck(sums);
    fprintf(out, "%+.2f +- %.2f, less luck %+.2f +- %.2f, %.1f %% won, %u pairs\n", played.mean,
            played.half, fair.mean, fair.half, 100 * sums->won / sums->pairs, sums->pairs);
}

static void print_side(const struct side *side)
{
    printf("%.1f ms and %.0f simulations a turn\n", 1e3 * side->seconds / (double)side->turns,
           (double)side->made / (double)side->turns);
}

static bool change(struct side *side, const char *text)
{
    size_t length = strcspn(text, "=");
    double value = text[length] == '=' ? strtod(text + length + 1, NULL) : 0;
    if (strcmp(text, "study") == 0) {
        memset(&side->weights, 0, sizeof side->weights);
        for (size_t c = 0; c < sizeof study / sizeof study[0]; c++)
            if (!change(side, study[c]))
                return false;
        return true;
    }
    if (strncmp(text, "ms=", 3) == 0) {
        side->ms = value;
        side->simulations = NODES;
        return true;
    }
    if (strncmp(text, "sims=", 5) == 0) {
        side->simulations = (unsigned)value;
        return true;
    }
    return weights_set(&side->weights, text, length, value) ||
           design_set(&side->design, text, length, value);
}

static bool read_changes(struct duel *duel, int argc, char **argv)
{
    unsigned side = 0;
    for (int a = 5; a < argc; a++) {
        if (strcmp(argv[a], "--") == 0 && side == 0) {
            side = 1;
        } else if (!change(&duel->side[side], argv[a])) {
            fprintf(stderr, "bastide_duel: '%s': expected study or NAME=VALUE\n", argv[a]);
            return false;
        }
    }
    return true;
}

static void begin_sides(struct duel *duel)
{
    for (unsigned s = 0; s < 2; s++) {
        void *memory = malloc(bot_size(2 * NODES));
        if (memory == NULL)
            abort();
        duel->side[s] = (struct side){.design = design_best,
                                      .weights = *weights_of(weights_class_of(&duel->options)),
                                      .simulations = bot_levels[BOT_EXPERT].simulations,
                                      .bot = bot_begin(memory, 2 * NODES)};
    }
}

int main(int argc, char **argv)
{
    struct duel duel = {.options = options_default()};
    struct sums sums = {.pairs = 0};
    bool tells = isatty(STDERR_FILENO);
    if (argc < 5) {
        fprintf(stderr, "bastide_duel PLAYERS SETS SEED PAIRS [CHANGE ...] -- [CHANGE ...]\n");
        return 2;
    }
    duel.options.players = (uint8_t)strtoul(argv[1], NULL, 10);
    duel.options.sets = (uint32_t)strtoul(argv[2], NULL, 10);
    uint64_t piles = strtoull(argv[3], NULL, 10) << 32;
    bool plays_all = argv[4][0] == '-';
    unsigned pairs = (unsigned)strtoul(argv[4] + plays_all, NULL, 10);
    begin_sides(&duel);
    game_luck_begin(&duel.luck, &duel.options);
    if (!read_changes(&duel, argc, argv))
        return 2;
    while (sums.pairs < pairs && (plays_all || !is_certain(&sums))) {
        play_pair(&duel, piles + sums.pairs, &sums);
        if (tells && sums.pairs % PAIRS_BETWEEN_LINES == 0)
            print_sums(&sums, stderr);
    }
    print_sums(&sums, stdout);
    for (unsigned s = 0; s < 2; s++) {
        print_side(&duel.side[s]);
        free(duel.side[s].bot);
    }
    return 0;
}
