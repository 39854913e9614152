#include "training/line.h"

#include "facts/position.h"
#include "sets/bazaars/facts_auction.h"
#include "valuing/turns.h"

/* What is known between two moves of a playout. */
struct recorder {
    struct line *line;
    const struct sight *sight;
    const struct game *game; /* as it is being played */
    unsigned turns, number;  /* wanted; that of the turn under way */
    bool is_under_way;       /* a tile has been in hand in it */
    struct line_step *step;  /* the turn under way */
};

static void note_turn(struct recorder *recorder, const struct plan *turn)
{
    const struct game *game = recorder->game;
    recorder->is_under_way = true;
    recorder->step->player = (uint8_t)game_player(game);
    if (game_awaits_placement(game))
        turn_effect_find(&recorder->step->effect, game, turn->move, turn->count);
}

/* The turn that greedy players take with the tile in hand: the playout will take the same. */
static void note_best_turn(struct recorder *recorder)
{
    struct outlook outlook;
    outlook_of(&outlook, &recorder->sight->rows, &recorder->game->pile);
    struct plan turn = playout_best_turn(recorder->sight, &outlook, recorder->game);
    note_turn(recorder, &turn);
}

static void begin_step(struct recorder *recorder)
{
    struct line *line = recorder->line;
    recorder->number = game_turn(recorder->game);
    recorder->is_under_way = false;
    if (line->steps == recorder->turns)
        return;
    recorder->step = &line->step[line->steps];
    recorder->step->first = recorder->game->board.tiles;
    recorder->step->effect = (struct turn_effect){.type = EFFECT_NOTHING, .node = NO_NODE};
}

static void end_step(struct recorder *recorder)
{
    if (recorder->is_under_way) {
        game_copy(&recorder->step->after, recorder->game);
        recorder->line->steps++;
    }
    begin_step(recorder);
}

/* Asked before every move: a turn has ended where the next one has begun. */
static bool record(void *of)
{
    struct recorder *recorder = of;
    if (game_turn(recorder->game) != recorder->number)
        end_step(recorder);
    if (recorder->line->steps == recorder->turns)
        return false;
    if (game_awaits_placement(recorder->game))
        note_best_turn(recorder);
    return true;
}

static void play_on(struct recorder *recorder, struct game *game, const struct outlook *before,
                    const struct line_request *request)
{
    struct pile_order order;
    struct outlook outlook;
    struct rng rng = rng_from_seed(request->seed);
    rest_of_pile_at_random(&order, request->game, &rng);
    if (request->turn != NULL) {
        note_turn(recorder, request->turn);
        plans_make(recorder->sight, before, game, request->turn);
    }
    outlook_of(&outlook, &recorder->sight->rows, &game->pile);
    if (playout(recorder->sight, &outlook, &order, request->share, NULL,
                &(struct permission){record, recorder}, game))
        end_step(recorder);
}

void line_play(struct line *line, const struct line_request *request)
{
    const struct options *options = &request->game->options;
    struct sight sight = {.sees_rivals = true};
    struct outlook outlook;
    struct game game;
    sight_prepare_tiles(&sight);
    appraiser_prepare(&sight.appraiser, options, weights_of(weights_class_of(options)), true);
    game_copy(&game, request->game);
    if (request->share != NULL)
        game_take_offer_back(&game);
    game_copy(&line->begun, &game);
    line->steps = 0;
    outlook_of(&outlook, &sight.rows, &game.pile);
    struct recorder recorder = {
        .line = line, .sight = &sight, .game = &game, .turns = request->turns, .step = line->step};
    begin_step(&recorder);
    play_on(&recorder, &game, &outlook, request);
}

unsigned line_turns(unsigned players)
{
    enum { LEAST = 8 };
    unsigned turns = 2 * players;
    return turns < LEAST ? LEAST : turns > LINE_STEPS_MAX ? LINE_STEPS_MAX : turns;
}

int line_lead(const struct line *line, unsigned step, unsigned player)
{
    const struct game *game = line_game(line, step);
    int scores[PLAYERS_MAX];
    bool has_other = false;
    int best = 0;
    projection_scores(game, scores);
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != player && (!has_other || scores[other] > best)) {
            best = scores[other];
            has_other = true;
        }
    return scores[player] - best;
}

bool line_share(const struct auction_review *review, unsigned player, unsigned tile,
                uint8_t share[PLAYERS_MAX])
{
    for (unsigned p = 0; p < review->players; p++) {
        share[p] = review->gain[p].tile;
        if (share[p] == NOBODY)
            return false;
    }
    for (unsigned p = 0; p < review->players; p++)
        if (share[p] == tile)
            share[p] = share[player];
    share[player] = (uint8_t)tile;
    return true;
}
