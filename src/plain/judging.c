/* What was decided, judged: the review of the last auction, and the analysis of a whole game. */
#include "thinking/judging.h"
#include "history/history.h"
#include "language/language.h"
#include "plain/commands.h"
#include "plain/review.h"
#include "wording/puzzle_words.h"
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

/* Waits for what was found of the whole game. False if interrupted. */
static bool analysis_await(struct dialogue *dialogue, struct analyser *analyser)
{
    for (unsigned waits = 0; job_is_busy(&analyser->job); waits++)
        if (!job_look(&analyser->job) &&
            !dialogue_await(dialogue, job_fd(&analyser->job), waits,
                            _("Playing games to the end to value this.")))
            return false;
    return true;
}

static void say_decision(const struct plain_game *plain_game, const struct judgement *judged)
{
    const struct game *before = &plain_game->session.steps[judged->step].before;
    dialogue_tell(plain_game->dialogue,
                  judgement_words_decision(judged, before, &plain_game->seats).text);
    struct sentence why = judgement_words_why(judged, before, &plain_game->seats);
    if (why.text[0] != '\0')
        dialogue_tell(plain_game->dialogue, why.text);
}

static void tell_turning_points(const struct plain_game *plain_game, const struct findings *found)
{
    if (found->points > 0)
        dialogue_say(plain_game->dialogue, _("Turning points, largest loss first:"));
    for (unsigned p = 0; p < found->points; p++)
        say_decision(plain_game, &found->decision[found->point[p]]);
}

static void tell_mistakes(const struct plain_game *plain_game, const struct findings *found)
{
    unsigned mistakes = 0;
    for (unsigned d = 0; d < found->decisions; d++) {
        if (judgement_is_too_close(&found->decision[d]))
            continue;
        if (mistakes++ == 0)
            dialogue_say(plain_game->dialogue, _("Clear mistakes, in the order of the game:"));
        say_decision(plain_game, &found->decision[d]);
    }
    if (mistakes == 0)
        dialogue_say(plain_game->dialogue, _("No decision clearly lost points."));
}

static void tell_analysis(const struct plain_game *plain_game, const struct findings *found)
{
    const struct seats *seats = &plain_game->seats;
    tell_turning_points(plain_game, found);
    tell_mistakes(plain_game, found);
    for (unsigned player = 0; player < seats->count; player++) {
        struct losses losses = {0};
        losses_add(&losses, found->decision, found->decisions, player);
        review_say_loss(plain_game->dialogue, seats->seat[player].name, &losses);
    }
    dialogue_tell(plain_game->dialogue, judgement_words_playouts(found->playouts).text);
}

/* Of a replay, all of the record. `keep` gets what was found. */
static void analyse(struct plain_game *plain_game, const char *argument,
                    void (*keep)(struct plain_game *plain_game, const struct findings *found))
{
    const struct session *session = &plain_game->session;
    size_t moves = plain_game->use == USE_REPLAY ? session->known : session->made;
    unsigned playouts;
    if (!judging_is_possible(plain_game) ||
        (!game_is_over(&session->game) && !advice_is_given(plain_game, AID_REVIEW)) ||
        !advice_read_playouts(plain_game, argument, ANALYSIS_PLAYOUTS, &playouts))
        return;
    struct analyser *analyser = analyser_new(
        session,
        &(struct analyser_request){.until = moves, .playouts = playouts, .seed = ADVICE_SEED});
    if (analyser == NULL) {
        dialogue_tell(plain_game->dialogue, problem_of_lack(errno));
    } else if (analysis_await(plain_game->dialogue, analyser)) {
        tell_analysis(plain_game, &analyser->found);
        keep(plain_game, &analyser->found);
    }
    analyser_free(analyser);
}

static void keep_nothing(struct plain_game *plain_game, const struct findings *found)
{
    (void)plain_game, (void)found;
}

static void keep_puzzles(struct plain_game *plain_game, const struct findings *found)
{
    struct problem problem;
    unsigned kept;
    if (!training_log_can_keep(&plain_game->session))
        dialogue_say(plain_game->dialogue, _("The moves of that game do not follow from a seed and "
                                             "the rules: nothing of it can come again."));
    else if (training_log_keep(found->decision, found->decisions, &plain_game->session, &kept,
                               &problem))
        dialogue_tell(plain_game->dialogue, puzzle_words_kept(kept).text);
    else
        dialogue_tell(plain_game->dialogue, problem.text);
}

void judging_analysis(struct plain_game *plain_game, const char *argument)
{
    analyse(plain_game, argument, keep_nothing);
}

void judging_puzzles(struct plain_game *plain_game, const char *argument)
{
    analyse(plain_game, argument, keep_puzzles);
}

/* A turn of practice. */

bool turn_review_find(struct turn_review *review, struct plain_game *plain_game, unsigned playouts)
{
    const struct session *session = &plain_game->session;
    bool is_found = false;
    struct analyser *analyser =
        analyser_new(session, &(struct analyser_request){.from = session->given,
                                                         .until = session->made,
                                                         .playouts = playouts,
                                                         .seed = ADVICE_SEED});
    if (analyser == NULL)
        dialogue_tell(plain_game->dialogue, problem_of_lack(errno));
    else
        is_found = analysis_await(plain_game->dialogue, analyser) && analyser->found.decisions > 0;
    if (is_found)
        *review = (struct turn_review){analyser->found.decision[0], analyser->found.playouts};
    analyser_free(analyser);
    return is_found;
}

void turn_review_tell(const struct turn_review *review, const struct plain_game *plain_game)
{
    const struct judgement *judged = &review->judged;
    const struct game *before = &plain_game->session.steps[judged->step].before;
    say_decision(plain_game, judged);
    dialogue_tell(
        plain_game->dialogue,
        judgement_words_trust(judged->is_exact, false, before->pile.tiles, review->playouts).text);
}
