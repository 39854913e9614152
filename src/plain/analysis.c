/* The analysis of a game: what decisions lost, and the turning points. */
#include "language/language.h"
#include "plain/advice.h"
#include "plain/review.h"
#include "training/game_analysis.h"
#include "wording/judgement_words.h"

#include <stdlib.h>

enum { PLAYOUTS = 4000, SEED = 1 };

/* A game to be analysed, and what was found. */
struct analysing {
    struct plain_game *plain_game;
    struct game_move *move;
    struct game_analysis *analysis;
    const struct judgement *judgement;
    unsigned judgements;
};

/* Of a replay the whole record. */
static size_t moves_of(const struct plain_game *plain_game)
{
    const struct session *session = &plain_game->session;
    return plain_game->use == USE_REPLAY ? session->known : session->made;
}

static bool analysis_begin(struct analysing *analysing, unsigned playouts)
{
    const struct session *session = &analysing->plain_game->session;
    size_t moves = moves_of(analysing->plain_game);
    analysing->move = calloc(moves + 1, sizeof *analysing->move);
    void *memory = malloc(game_analysis_size((unsigned)moves));
    if (analysing->move == NULL || memory == NULL) {
        free(memory);
        dialogue_say(analysing->plain_game->dialogue, _("Not enough memory for that."));
        return false;
    }
    for (size_t m = 0; m < moves; m++)
        analysing->move[m] = (struct game_move){&session->steps[m].before, session->steps[m].move};
    analysing->analysis = game_analysis_begin(
        memory,
        &(struct game_analysis_request){
            .move = analysing->move, .moves = (unsigned)moves, .playouts = playouts, .seed = SEED});
    analysing->judgement = game_analysis_judgements(analysing->analysis, &analysing->judgements);
    return true;
}

/* False if interrupted. */
static bool play_stage(struct analysing *analysing)
{
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
        while (game_analysis_go_on(analysing->analysis, part, 1))
            if (!dialogue_wait(analysing->plain_game->dialogue, -1, 0))
                return false;
    return true;
}

static bool analysis_play(struct analysing *analysing)
{
    struct dialogue *dialogue = analysing->plain_game->dialogue;
    if (dialogue->io->is_watched)
        dialogue_say(dialogue, _("Playing games to the end to value this."));
    do
        if (!play_stage(analysing))
            return false;
    while (game_analysis_next_stage(analysing->analysis));
    return true;
}

static void say_decision(const struct analysing *analysing, const struct judgement *judged)
{
    const struct game *before = analysing->move[judged->step].before;
    dialogue_tell(analysing->plain_game->dialogue,
                  judgement_words_decision(judged, before, &analysing->plain_game->seats).text);
}

static void tell_mistakes(const struct analysing *analysing)
{
    struct dialogue *dialogue = analysing->plain_game->dialogue;
    unsigned mistakes = 0;
    for (unsigned j = 0; j < analysing->judgements; j++) {
        if (judgement_is_too_close(&analysing->judgement[j]))
            continue;
        if (mistakes++ == 0)
            dialogue_say(dialogue, _("Clear mistakes, in the order of the game:"));
        say_decision(analysing, &analysing->judgement[j]);
    }
    if (mistakes == 0)
        dialogue_say(dialogue, _("No decision clearly lost points."));
}

static void tell_turning_points(const struct analysing *analysing)
{
    unsigned point[TURNING_POINTS_MOST];
    unsigned points = judgement_turning_points(analysing->judgement, analysing->judgements, point);
    if (points > 0)
        dialogue_say(analysing->plain_game->dialogue, _("Turning points, largest loss first:"));
    for (unsigned p = 0; p < points; p++)
        say_decision(analysing, &analysing->judgement[point[p]]);
}

static void tell_sums(const struct analysing *analysing)
{
    const struct seats *seats = &analysing->plain_game->seats;
    for (unsigned player = 0; player < seats->count; player++) {
        struct losses losses = {0};
        losses_add(&losses, analysing->judgement, analysing->judgements, player);
        review_say_loss(analysing->plain_game->dialogue, seats->seat[player].name, &losses);
    }
}

static void tell(const struct analysing *analysing)
{
    tell_turning_points(analysing);
    tell_mistakes(analysing);
    tell_sums(analysing);
    values_say_playouts(analysing->plain_game->dialogue,
                        game_analysis_playouts(analysing->analysis));
}

void advice_analysis(struct plain_game *plain_game, const char *argument)
{
    struct analysing analysing = {.plain_game = plain_game};
    unsigned playouts;
    if (!advice_can_judge(plain_game))
        return;
    if (!game_is_over(&plain_game->session.game) && !advice_is_given(plain_game, AID_REVIEW))
        return;
    if (!advice_read_playouts(plain_game, argument, PLAYOUTS, &playouts))
        return;
    if (analysis_begin(&analysing, playouts) && analysis_play(&analysing))
        tell(&analysing);
    free(analysing.analysis);
    free(analysing.move);
}
