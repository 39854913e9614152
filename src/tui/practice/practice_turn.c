/* Turns in practice: that of a day and those of games played. */
#include "history/history.h"
#include "tui/pages.h"
#include "tui/practice/practice.h"

#include <string.h>

enum { PLAYOUTS = 8000 /* where the end is not solved: half a minute */ };

bool practice_turn_review(struct practice *practice)
{
    const struct session *session = &practice->table->session;
    analyser_free(practice->analyser);
    practice->analyser =
        analyser_new(session, &(struct analyser_request){.from = session->given,
                                                         .until = session->made,
                                                         .playouts = PLAYOUTS,
                                                         .seed = practice->origin.wish.seed});
    practice->pair = (struct turn_pair){.shows_second = false};
    if (practice->analyser == NULL)
        return false;
    practice->judged = practice->analyser->found.decision[0];
    return true;
}

bool practice_turn_look(struct practice *practice)
{
    bool is_found = practice->analyser != NULL && job_look(&practice->analyser->job);
    if (is_found)
        practice->judged = practice->analyser->found.decision[0];
    return is_found;
}

bool practice_turn_is_busy(const struct practice *practice)
{
    return practice->analyser != NULL && job_is_busy(&practice->analyser->job);
}

void practice_settle(struct practice *practice)
{
    struct reviewer *reviewer = &practice->review.reviewer;
    while (practice->is_turn && practice_turn_is_busy(practice)) {
        job_wait(&practice->analyser->job);
        practice_turn_look(practice);
    }
    while (!practice->is_turn && reviewer_is_busy(reviewer)) {
        reviewer_settle(reviewer);
        reviewer_look(reviewer);
    }
}

bool practice_turn_enter(struct practice *practice, struct problem *problem)
{
    losses_add(&practice->turns, &practice->judged, 1, practice->judged.player);
    return training_log_enter_turn(&practice->judged, &practice->origin, &practice->table->session,
                                   problem);
}

struct judged_turn practice_turn_judged(const struct practice *practice)
{
    return (struct judged_turn){&practice->judged,
                                &practice->table->session.steps[practice->judged.step].before,
                                &practice->table->seats};
}

/* Games played. */

bool practice_can_keep(const struct session *session)
{
    return training_log_can_keep(session);
}

struct sentence practice_keep(const struct findings *found, const struct session *session)
{
    struct problem problem;
    unsigned kept;
    return training_log_keep(found->decision, found->decisions, session, &kept, &problem)
               ? puzzle_words_kept(kept)
               : sentence_of("%s", problem.text);
}

/* The position of a day. */

void practice_day_find_card(struct practice *practice)
{
    struct training_entries entries;
    struct problem unsaid;
    practice->card.text[0] = '\0';
    if (!practice->plan.is_daily || !training_log_read(&entries, &unsaid))
        return;
    const char *name = training_log_spelling(&entries, practice->plan.head.name[0]);
    if (daily_answer(&entries, name, practice->plan.day) != NULL)
        practice->card = puzzle_words_card(&entries, name, practice->plan.day);
    training_entries_free(&entries);
}

bool practice_day_is_answered(const struct practice *practice)
{
    return practice->card.text[0] != '\0';
}
