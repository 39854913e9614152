#include "match/match.h"

#include "match/match_game.h"
#include "opponents/thread.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct match_budget match_budget_of(const struct match *match, unsigned seat)
{
    const struct match_budget *own = &match->seat[seat].budget;
    return own->playouts > 0 || own->ms > 0 ? *own : match->budget;
}

/* What the jobs share. */
struct contest {
    const struct match *match;
    FILE *progress;
    pthread_mutex_t mutex; /* of all below */
    unsigned next;         /* the rotation to play */
    unsigned played;       /* games */
    bool has_failed;
    struct match_result *result;
};

/* It plays rotations, one after the other; the first job on the caller's thread. */
struct job {
    struct contest *contest;
    struct match_desk desk;
    pthread_t thread;
    bool has_thread;
};

static void show_progress(FILE *progress, unsigned played, unsigned games)
{
    if (progress == NULL)
        return;
    fprintf(progress, played < games ? "\r%u / %u " : "\r              \r", played, games);
    fflush(progress);
}

static bool take_rotation(struct contest *contest, unsigned *rotation)
{
    pthread_mutex_lock(&contest->mutex);
    bool is_left = !contest->has_failed && contest->next < contest->result->rotations;
    if (is_left)
        *rotation = contest->next++;
    pthread_mutex_unlock(&contest->mutex);
    return is_left;
}

static void count_game(struct contest *contest)
{
    pthread_mutex_lock(&contest->mutex);
    show_progress(contest->progress, ++contest->played, contest->result->games);
    pthread_mutex_unlock(&contest->mutex);
}

static void count_rotation(struct contest *contest, bool has_failed, int64_t margin)
{
    pthread_mutex_lock(&contest->mutex);
    contest->has_failed |= has_failed;
    contest->result->margins += margin;
    contest->result->squares += margin * margin;
    pthread_mutex_unlock(&contest->mutex);
}

static bool play_rotation(struct job *job, unsigned rotation, int64_t *margin)
{
    const struct match *match = job->contest->match;
    *margin = 0;
    for (unsigned first = 0; first < match->options.players; first++) {
        if (!match_desk_play(&job->desk, match->seed + rotation, first, margin))
            return false;
        count_game(job->contest);
    }
    return true;
}

static void *play_rotations(void *of)
{
    struct job *job = of;
    unsigned rotation;
    int64_t margin;
    while (take_rotation(job->contest, &rotation)) {
        bool is_played = play_rotation(job, rotation, &margin);
        count_rotation(job->contest, !is_played, margin);
    }
    return NULL;
}

static void add_tallies(struct match_result *result, const struct match_desk *desk)
{
    for (unsigned seat = 0; seat < desk->match->options.players; seat++) {
        result->tally[seat].wins += desk->tally[seat].wins;
        result->tally[seat].points += desk->tally[seat].points;
        result->tally[seat].turns += desk->tally[seat].turns;
        result->tally[seat].cpu_ms += desk->tally[seat].cpu_ms;
    }
}

/* Every program is started before the first thread, so that none inherits another's pipe. */
static bool begin_jobs(struct contest *contest, struct job *jobs, unsigned count)
{
    bool has_begun = true;
    for (unsigned j = 0; j < count && has_begun; j++) {
        jobs[j].contest = contest;
        has_begun = match_desk_begin(&jobs[j].desk, contest->match);
    }
    return has_begun;
}

/* Jobs for which there is no thread leave their rotations to the others. */
static void run_jobs(struct job *jobs, unsigned count)
{
    for (unsigned j = 1; j < count; j++)
        jobs[j].has_thread = thread_start(&jobs[j].thread, play_rotations, &jobs[j]);
    play_rotations(&jobs[0]);
    for (unsigned j = 1; j < count; j++)
        if (jobs[j].has_thread)
            pthread_join(jobs[j].thread, NULL);
}

/* False: the problem is that of the first job that has one. */
static bool end_jobs(struct contest *contest, struct job *jobs, unsigned count,
                     struct problem *problem)
{
    problem->text[0] = '\0';
    for (unsigned j = 0; j < count && jobs[j].desk.match != NULL; j++) {
        match_desk_end(&jobs[j].desk);
        add_tallies(contest->result, &jobs[j].desk);
        if (problem->text[0] == '\0')
            *problem = jobs[j].desk.problem;
    }
    return problem->text[0] == '\0';
}

bool match_run(const struct match *match, FILE *progress, struct match_result *result,
               struct problem *problem)
{
    unsigned seats = match->options.players, rotations = (match->games + seats - 1) / seats;
    unsigned count = match->jobs < rotations ? match->jobs : rotations;
    struct contest contest = {
        .match = match, .progress = progress, .mutex = PTHREAD_MUTEX_INITIALIZER, .result = result};
    struct job *jobs = calloc(count, sizeof *jobs);
    if (jobs == NULL)
        return problem_say(problem, "%s", strerror(errno));
    *result = (struct match_result){.games = rotations * seats, .rotations = rotations};
    if (begin_jobs(&contest, jobs, count))
        run_jobs(jobs, count);
    if (contest.played < result->games)
        show_progress(progress, 0, 0);
    bool is_played = end_jobs(&contest, jobs, count, problem);
    free(jobs);
    return is_played;
}
