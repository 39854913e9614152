#include "training/bot_game.h"

#include <assert.h>

void bot_game_begin(struct bot_game *play, uint64_t seed)
{
    struct practice_position *position = play->position;
    practice_position_go_to(position, 0);
    position->seed = seed;
    pile_order_shuffle(&play->order, &position->wish.options, seed);
    play->made = 0;
}

void practice_position_make(struct practice_position *position, struct move move)
{
    enum refusal refusal = game_apply(&position->game, move, NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    position->move[position->moves++] = move;
}

static struct move choose(struct bot_game *play)
{
    const struct game *game = &play->position->game;
    struct bot_answer answer;
    struct move move;
    if (play->made > 0 && bot_plan_goes_on(&play->plan, play->made, game, &move)) {
        play->made++;
        return move;
    }
    bot_think(
        play->bot,
        &(struct bot_request){.game = game, .level = play->level, .simulations = play->simulations},
        &answer);
    play->plan = answer.candidate[0].plan;
    play->made = 1;
    return bot_answer_move(&answer);
}

struct move bot_game_play(struct bot_game *play)
{
    const struct game *game = &play->position->game;
    struct move move =
        game_actor(game) == ACTOR_CHANCE ? chance_move(game, &play->order) : choose(play);
    practice_position_make(play->position, move);
    return move;
}

void practice_position_go_to(struct practice_position *position, unsigned moves)
{
    enum refusal refusal = game_start(&position->game, &position->wish.options);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    for (position->moves = 0; position->moves < moves;)
        practice_position_make(position, position->move[position->moves]);
}
