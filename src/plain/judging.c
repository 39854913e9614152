/* What was decided, judged: the review of the last auction, and the analysis of a whole game. */
#include "language/language.h"
#include "plain/commands.h"
#include "plain/review.h"
#include "training/game_analysis.h"
#include "wording/training_words.h"

#include <errno.h>
#include <stdlib.h>

enum { ANALYSIS_PLAYOUTS = 4000 };

/* Whether what players decided can be judged: not the bids of a game on a real table, which are
 * made up. If not, says so. */
static bool judging_is_possible(struct plain_game *plain_game)
{
    bool is_entered = entered_is(&plain_game->session.head);
    if (is_entered)
        dialogue_say(plain_game->dialogue,
                     _("Who bid what on a real table is not known, so it cannot be judged."));
    return !is_entered;
}

void judging_review(struct plain_game *plain_game, const char *argument)
{
    unsigned playouts;
    if (!judging_is_possible(plain_game) || !advice_is_given(plain_game, AID_REVIEW) ||
        !advice_read_playouts(plain_game, argument, ADVICE_PLAYOUTS, &playouts))
        return;
    struct plain_review *review = calloc(1, sizeof *review);
    struct valuer *valuer = valuer_new();
    if (review == NULL || valuer == NULL)
        dialogue_tell(plain_game->dialogue, problem_of_lack(errno));
    else if (!review_take(review, &plain_game->session))
        dialogue_say(plain_game->dialogue, _("No auction is over yet."));
    else if (review_find(review, valuer, plain_game->dialogue, playouts, ADVICE_SEED, false))
        review_tell(review, plain_game, (1u << plain_game->seats.count) - 1);
    valuer_free(valuer);
    free(review);
}

/* The analysis: what decisions lost, and the turning points. */

/* A game to be analysed, and what was found. */
struct analysing {
    struct plain_game *plain_game;
    struct game_move *move;
    struct game_analysis *analysis;
    const struct judgement *judgement;
    unsigned judgements;
};

static bool analysis_begin(struct analysing *analysing, unsigned playouts)
{
    const struct plain_game *plain_game = analysing->plain_game;
    const struct session *session = &plain_game->session;
    size_t moves = plain_game->use == USE_REPLAY ? session->known : session->made;
    analysing->move = calloc(moves + 1, sizeof *analysing->move);
    void *memory = malloc(game_analysis_size((unsigned)moves));
    if (analysing->move == NULL || memory == NULL) {
        free(memory);
        dialogue_say(plain_game->dialogue, _("Not enough memory for that."));
        return false;
    }
    for (size_t m = 0; m < moves; m++)
        analysing->move[m] = (struct game_move){&session->steps[m].before, session->steps[m].move};
    analysing->analysis =
        game_analysis_begin(memory, &(struct game_analysis_request){.move = analysing->move,
                                                                    .moves = (unsigned)moves,
                                                                    .playouts = playouts,
                                                                    .seed = ADVICE_SEED});
    analysing->judgement = game_analysis_judgements(analysing->analysis, &analysing->judgements);
    return true;
}

/* False if interrupted. */
static bool analysis_play_stage(struct analysing *analysing)
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
        if (!analysis_play_stage(analysing))
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

static void tell_analysis(const struct analysing *analysing)
{
    tell_turning_points(analysing);
    tell_mistakes(analysing);
    tell_sums(analysing);
    unsigned playouts = game_analysis_playouts(analysing->analysis);
    dialogue_tell(analysing->plain_game->dialogue, judgement_words_playouts(playouts).text);
}

void judging_analysis(struct plain_game *plain_game, const char *argument)
{
    struct analysing analysing = {.plain_game = plain_game};
    unsigned playouts;
    if (!judging_is_possible(plain_game) ||
        (!game_is_over(&plain_game->session.game) && !advice_is_given(plain_game, AID_REVIEW)) ||
        !advice_read_playouts(plain_game, argument, ANALYSIS_PLAYOUTS, &playouts))
        return;
    if (analysis_begin(&analysing, playouts) && analysis_play(&analysing))
        tell_analysis(&analysing);
    free(analysing.analysis);
    free(analysing.move);
}
