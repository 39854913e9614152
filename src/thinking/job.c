#include "thinking/job.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

/* As much as the first thread has on most systems; those of musl have 128 KB unless told. Of what
 * is not used, nothing is taken. */
enum { STACK_BYTES = 8 << 20 };

static bool start_with_stack(pthread_t *thread, void *(*run)(void *of), void *of)
{
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error == 0) {
        error = pthread_attr_setstacksize(&attributes, STACK_BYTES);
        if (error == 0)
            error = pthread_create(thread, &attributes, run, of);
        pthread_attr_destroy(&attributes);
    }
    errno = error;
    return error == 0;
}

bool thread_start(pthread_t *thread, void *(*run)(void *of), void *of)
{
    static const int mistakes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP};
    sigset_t blocked, before;
    sigfillset(&blocked);
    for (unsigned s = 0; s < sizeof mistakes / sizeof mistakes[0]; s++)
        sigdelset(&blocked, mistakes[s]);
    pthread_sigmask(SIG_SETMASK, &blocked, &before);
    bool started = start_with_stack(thread, run, of);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

void thread_do_parts(struct thread_part *part, unsigned parts, void *(*run)(void *part))
{
    unsigned here = 0, done = 0;
    for (unsigned p = 0; p < parts; p++) {
        part[p].turn = part[p].turns = 1;
        part[p].has_thread = part[p].wants_thread && thread_start(&part[p].thread, run, &part[p]);
        here += !part[p].has_thread;
    }
    for (unsigned p = 0; p < parts; p++)
        if (!part[p].has_thread) {
            part[p].turn = ++done;
            part[p].turns = here;
            run(&part[p]);
        }
    for (unsigned p = 0; p < parts; p++)
        if (part[p].has_thread)
            pthread_join(part[p].thread, NULL);
}

/* From now on the calling thread works when no other one wants the core, where the system can say
 * so of a single thread. POSIX has niceness for whole processes only; Linux has it for threads. */
static void thread_give_way(void)
{
#ifdef __linux__
    enum { NICE = 5 };
    setpriority(PRIO_PROCESS, 0, NICE);
#endif
}

bool thread_open_pipe(int ends[2])
{
    if (pipe(ends) < 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return true;
}

void thread_close_pipe(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

void thread_tell(const int ends[2])
{
    while (write(ends[1], "", 1) < 0 && errno == EINTR)
        ;
}

static bool thread_hear(const int ends[2])
{
    char byte;
    ssize_t count;
    while ((count = read(ends[0], &byte, 1)) < 0 && errno == EINTR)
        ;
    return count == 1;
}

struct timespec clock_read(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return now;
}

double clock_ms_since(clockid_t clock, struct timespec from)
{
    struct timespec now = clock_read(clock);
    return 1e3 * (double)(now.tv_sec - from.tv_sec) + 1e-6 * (double)(now.tv_nsec - from.tv_nsec);
}

bool job_open(struct job *job)
{
    if (!thread_open_pipe(job->told))
        return false;
    pthread_mutex_init(&job->lock, NULL);
    pthread_cond_init(&job->changed, NULL);
    return true;
}

void job_close(struct job *job)
{
    job_drop(job);
    pthread_cond_destroy(&job->changed);
    pthread_mutex_destroy(&job->lock);
    thread_close_pipe(job->told);
}

bool job_is_time_for_news(const struct job *job)
{
    return clock_ms_since(CLOCK_MONOTONIC, job->news_was) >= job->work.news_ms;
}

/* Without work or news there is nothing to wait for, so the last news are there before the end is;
 * who hears of it finds both. */
static void job_report(struct job *job, bool has_more)
{
    bool is_last = !has_more && job->at_work == 1;
    bool is_news = !job->has_news && (is_last || job_is_time_for_news(job));
    if (is_news) {
        job->has_news = true;
        job->news_was = clock_read(CLOCK_MONOTONIC);
    }
    job->at_work -= !has_more;
    if (is_news)
        thread_tell(job->told);
}

static void job_do_part(struct job_part *part)
{
    struct job *job = part->job;
    const struct job_work *work = &job->work;
    bool has_more;
    do {
        work->play(work->of, part->number);
        pthread_mutex_lock(&job->lock);
        has_more = work->add != NULL && !job->is_dropped && work->add(work->of, part->number);
        job_report(job, has_more);
        pthread_mutex_unlock(&job->lock);
    } while (has_more);
}

static void *job_run_part(void *of)
{
    struct job_part *part = of;
    if (part->job->work.gives_way)
        thread_give_way();
    job_do_part(part);
    return NULL;
}

static void job_hold(struct job *job, bool is_paused, bool is_dropped)
{
    pthread_mutex_lock(&job->lock);
    job->is_paused = is_paused;
    job->is_dropped = is_dropped;
    job->is_held = is_paused || is_dropped;
    pthread_cond_broadcast(&job->changed);
    pthread_mutex_unlock(&job->lock);
}

bool job_may_go_on(void *of)
{
    struct job *job = of;
    if (!job->is_held)
        return true;
    pthread_mutex_lock(&job->lock);
    while (job->is_paused)
        pthread_cond_wait(&job->changed, &job->lock);
    pthread_mutex_unlock(&job->lock);
    return !job->is_dropped;
}

static void job_end_threads(struct job *job)
{
    while (job->threads > 0)
        pthread_join(job->part[--job->threads].thread, NULL);
}

static bool job_forget_news(struct job *job)
{
    bool had_news = job->has_news && thread_hear(job->told);
    job->has_news = false;
    return had_news;
}

void job_drop(struct job *job)
{
    job_hold(job, false, true);
    job_end_threads(job);
    job_forget_news(job);
    job->at_work = 0;
}

static void job_prepare(struct job *job, const struct job_work *work)
{
    job_drop(job);
    job_hold(job, false, false);
    job->work = *work;
    job->news_was = clock_read(CLOCK_MONOTONIC);
    for (unsigned part = 0; part < JOB_PARTS_MOST; part++)
        job->at_work += work->parts >> part & 1u;
}

bool job_begin(struct job *job, const struct job_work *work)
{
    job_prepare(job, work);
    for (unsigned number = 0; number < JOB_PARTS_MOST; number++) {
        struct job_part *part = &job->part[job->threads];
        if ((work->parts >> number & 1u) == 0)
            continue;
        part->job = job;
        part->number = number;
        if (!thread_start(&part->thread, job_run_part, part)) {
            int why = errno;
            job_drop(job);
            errno = why;
            return false;
        }
        job->threads++;
    }
    return true;
}

void job_begin_or_do(struct job *job, const struct job_work *work)
{
    if (job_begin(job, work))
        return;
    job_prepare(job, work);
    for (unsigned number = 0; number < JOB_PARTS_MOST; number++)
        if (work->parts >> number & 1u)
            job_do_part(&(struct job_part){.job = job, .number = number});
}

void job_pause(struct job *job)
{
    job_hold(job, true, false);
}

void job_go_on(struct job *job)
{
    job_hold(job, false, false);
}

void job_wait(struct job *job)
{
    job_go_on(job);
    job_end_threads(job);
}

bool job_is_at_work(const struct job *job)
{
    return job->at_work > 0;
}

bool job_has_news(const struct job *job)
{
    return job->has_news;
}

bool job_is_busy(const struct job *job)
{
    return job->at_work > 0 || job->has_news;
}

int job_fd(const struct job *job)
{
    return job->told[0];
}

bool job_look(struct job *job)
{
    pthread_mutex_lock(&job->lock);
    if (job->work.show != NULL)
        job->work.show(job->work.of);
    bool had_news = job_forget_news(job);
    pthread_mutex_unlock(&job->lock);
    return had_news;
}
