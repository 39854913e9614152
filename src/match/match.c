#include "match/match.h"

#include "language/language.h"
#include "thinking/job.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct match_budget match_budget_of(const struct match *match, unsigned seat)
{
    const struct match_budget *own = &match->seat[seat].budget;
    return own->playouts > 0 || own->ms > 0 ? *own : match->budget;
}

/* Signals by which the user, the system or the terminal ends a program: instead of that, they are
 * taken by a thread, which tells all who wait. */
struct interruption {
    sigset_t before; /* what was blocked */
    sigset_t awaited;
    int told[2]; /* a pipe that stays readable from the first signal on */
    pthread_t thread;
    atomic_int signal;
};

/* It ends the thread, to which alone it is sent. */
enum { ENOUGH = SIGUSR1 };

static void *take_signals(void *of)
{
    struct interruption *interruption = of;
    for (int taken = 0; taken != ENOUGH;) {
        if (sigwait(&interruption->awaited, &taken) != 0 || taken == ENOUGH)
            continue;
        int none = 0;
        if (atomic_compare_exchange_strong(&interruption->signal, &none, taken))
            thread_tell(interruption->told);
    }
    return NULL;
}

/* Those that end the program now. */
static void find_ending(sigset_t *ending)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    sigemptyset(ending);
    for (unsigned s = 0; s < sizeof signals / sizeof signals[0]; s++) {
        struct sigaction now;
        if (sigaction(signals[s], NULL, &now) == 0 && now.sa_handler != SIG_IGN)
            sigaddset(ending, signals[s]);
    }
}

/* From now on SIGINT, SIGTERM and SIGHUP do not end the program, except those that were ignored:
 * these still are. To be called before other threads begin, unless they block all signals. False,
 * with errno, where file descriptors or threads run out: nothing has changed. */
static bool interruption_begin(struct interruption *interruption)
{
    *interruption = (struct interruption){.signal = 0};
    if (!thread_open_pipe(interruption->told))
        return false;
    find_ending(&interruption->awaited);
    pthread_sigmask(SIG_BLOCK, &interruption->awaited, &interruption->before);
    sigaddset(&interruption->awaited, ENOUGH);
    if (thread_start(&interruption->thread, take_signals, interruption))
        return true;
    pthread_sigmask(SIG_SETMASK, &interruption->before, NULL);
    thread_close_pipe(interruption->told);
    errno = EAGAIN;
    return false;
}

/* Back to what signals did before. Returns the first that has come, or 0. */
static int interruption_end(struct interruption *interruption)
{
    pthread_kill(interruption->thread, ENOUGH);
    pthread_join(interruption->thread, NULL);
    pthread_sigmask(SIG_SETMASK, &interruption->before, NULL);
    thread_close_pipe(interruption->told);
    return interruption->signal;
}

/* What the jobs share. */
struct contest {
    const struct match *match;
    struct match_outlets outlets;
    struct interruption interruption;
    unsigned rotations;
    pthread_mutex_t mutex; /* of all below */
    unsigned next;         /* the rotation to play */
    bool is_over;          /* before its time */
    struct match_outcome *outcome;
    bool has_failed;
    struct problem *problem; /* the first failure, if there was one */
};

/* It plays rotations, one after the other; the first job on the caller's thread. */
struct match_job {
    struct contest *contest;
    struct match_desk desk;
};

/* Telling; all of these with the mutex held. */

static void show_progress(const struct contest *contest, size_t games)
{
    unsigned all = contest->rotations * contest->match->options.players;
    FILE *progress = contest->outlets.progress;
    if (progress == NULL)
        return;
    fprintf(progress, games > 0 && games < all ? "\r%zu / %u " : "\r                 \r", games,
            all);
    fflush(progress);
}

/* Which game a program has lost, and how. */
static void tell_fault(const struct contest *contest, const struct played_game *game,
                       const char *fault)
{
    if (contest->outlets.told == NULL || game->forfeit == FORFEIT_NONE)
        return;
    show_progress(contest, 0);
    fprintf(contest->outlets.told, _("bastide: seed %ju, seat %u first: lost by seat %u: %s\n"),
            (uintmax_t)game->seed, game->first + 1u, game->loser + 1u, fault);
}

/* Tells all threads that wait or think. */
static void call_off(struct contest *contest)
{
    contest->is_over = true;
    thread_tell(contest->interruption.told);
}

static void match_fail(struct contest *contest, const char *reason)
{
    if (!contest->has_failed)
        problem_say(contest->problem, "%s", reason);
    contest->has_failed = true;
    call_off(contest);
}

static void print_line(struct contest *contest, const struct played_game *game)
{
    FILE *lines = contest->outlets.lines;
    if (lines == NULL || contest->outcome->bad_output != 0)
        return;
    char *line = match_line_print(contest->match, game);
    if (line == NULL)
        match_fail(contest, strerror(ENOMEM));
    else if (fputs(line, lines) == EOF || putc('\n', lines) == EOF || fflush(lines) != 0) {
        contest->outcome->bad_output = errno;
        call_off(contest);
    }
    free(line);
}

static void count_game(struct contest *contest, const struct played_game *game, const char *fault)
{
    if (!played_games_add(&contest->outcome->played, game))
        match_fail(contest, strerror(ENOMEM));
    print_line(contest, game);
    tell_fault(contest, game, fault);
    show_progress(contest, contest->outcome->played.count);
}

/* Jobs. */

static bool take_rotation(struct contest *contest, unsigned *rotation)
{
    pthread_mutex_lock(&contest->mutex);
    bool is_left = !contest->is_over && contest->next < contest->rotations;
    if (is_left)
        *rotation = contest->next++;
    pthread_mutex_unlock(&contest->mutex);
    return is_left;
}

static bool play_game(struct match_job *job, uint64_t seed, unsigned first)
{
    struct contest *contest = job->contest;
    struct played_game game;
    enum match_desk_result result = match_desk_play(&job->desk, seed, first, &game);
    pthread_mutex_lock(&contest->mutex);
    if (result == DESK_PLAYED)
        count_game(contest, &game, job->desk.problem.text);
    else if (result == DESK_FAILED)
        match_fail(contest, job->desk.problem.text);
    pthread_mutex_unlock(&contest->mutex);
    return result == DESK_PLAYED;
}

static void *play_rotations(void *of)
{
    const struct thread_part *part = of;
    struct match_job *job = part->of;
    const struct match *match = job->contest->match;
    unsigned rotation;
    bool goes_on = true;
    while (goes_on && take_rotation(job->contest, &rotation))
        for (unsigned first = 0; first < match->options.players && goes_on; first++)
            goes_on = play_game(job, match->seed + rotation, first);
    return NULL;
}

/* Jobs for which there is no thread leave their rotations to the others. */
static void run_jobs(struct match_job *jobs, unsigned count)
{
    struct thread_part part[MATCH_JOBS_MAX];
    for (unsigned j = 0; j < count; j++)
        part[j] = (struct thread_part){.of = &jobs[j], .wants_thread = j > 0};
    thread_do_parts(part, count, play_rotations);
}

static void play_at_desks(struct contest *contest, struct match_job *jobs, unsigned count)
{
    unsigned begun = 0;
    for (; begun < count; begun++) {
        jobs[begun].contest = contest;
        if (!match_desk_begin(&jobs[begun].desk, contest->match, contest->interruption.told[0]))
            break;
    }
    if (begun == count)
        run_jobs(jobs, count);
    else
        match_fail(contest, strerror(errno));
    for (unsigned j = 0; j < begun; j++)
        match_desk_end(&jobs[j].desk);
}

/* Where nothing of the match's own fails. */
static bool match_play(struct contest *contest)
{
    unsigned wanted = contest->match->jobs;
    unsigned count = wanted < contest->rotations ? wanted : contest->rotations;
    struct match_job *jobs = calloc(count, sizeof *jobs);
    if (jobs == NULL || !interruption_begin(&contest->interruption)) {
        free(jobs);
        return problem_say(contest->problem, "%s", strerror(errno));
    }
    play_at_desks(contest, jobs, count);
    contest->outcome->signal = interruption_end(&contest->interruption);
    if (contest->is_over || contest->outcome->signal != 0)
        show_progress(contest, 0);
    free(jobs);
    return !contest->has_failed;
}

bool match_run(const struct match *match, const struct match_outlets *outlets,
               struct match_outcome *outcome, struct problem *problem)
{
    struct contest contest = {.match = match,
                              .outlets = *outlets,
                              .rotations = match_rotations(match),
                              .mutex = PTHREAD_MUTEX_INITIALIZER,
                              .outcome = outcome,
                              .problem = problem};
    *outcome = (struct match_outcome){.signal = 0};
    return (match->records == NULL || match_records_prepare(match, problem)) &&
           match_play(&contest);
}
