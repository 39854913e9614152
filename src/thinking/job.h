/* Work in the background, in parts with a thread each, while its owner goes on, looks at what there
 * is so far, lets it pause or drops it. All calls belong to the owner's thread, but those that
 * say that they are the work's. */
#ifndef BASTIDE_THINKING_JOB_H
#define BASTIDE_THINKING_JOB_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

enum { JOB_PARTS_MOST = 2 };

struct job_work {
    void *of;
    void (*play)(void *of, unsigned part); /* a piece of it, with nothing locked */
    /* Takes the piece up, while nobody else looks at the whole: whether there are more. NULL: the
     * piece was all. It is not asked for what has been dropped. */
    bool (*add)(void *of, unsigned part);
    /* Copies the whole to be looked at; NULL: there is nothing before the end. */
    void (*show)(void *of);
    unsigned parts;   /* a bit for each that has something to do */
    unsigned news_ms; /* between two pieces of news */
    bool gives_way;   /* to whatever else wants the cores */
};

/* A new one is all zeros. Its members are its own, but while a piece is added the work may wait for
 * the condition, which is also signalled when it is dropped. */
struct job {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct job_work work;
    struct job_part {
        struct job *job;
        unsigned number;
        pthread_t thread;
    } part[JOB_PARTS_MOST];
    unsigned threads; /* which have to be joined */
    int told[2];      /* a pipe: a byte waits in it while there are news */
    /* The lock guards what follows; what is atomic may be read without it. */
    bool is_paused;
    atomic_bool is_held; /* paused or dropped */
    atomic_bool is_dropped, has_news;
    atomic_uint at_work;      /* parts with more to do */
    struct timespec news_was; /* when there were news last */
};

/* False where file descriptors run out, with errno. */
bool job_open(struct job *job);

/* Drops the work. */
void job_close(struct job *job);

/* Begins the work; what was done before is dropped. False where threads run out, with errno:
 * nothing is being done. Or else it is done at once, and that is all news. */
bool job_begin(struct job *job, const struct job_work *work);
void job_begin_or_do(struct job *job, const struct job_work *work);

/* Stops as soon as the work asks for its permission, and goes on. Lasts until the next beginning;
 * harmless if nothing was begun. */
void job_pause(struct job *job);
void job_go_on(struct job *job);

/* Ends and forgets the work, with its news, once what is being played is over. */
void job_drop(struct job *job);

/* Goes on until all is done. */
void job_wait(struct job *job);

/* Whether parts have more to do; whether there is something new since it was looked at last, which
 * is so in any case when all is done; or either of them. */
bool job_is_at_work(const struct job *job);
bool job_has_news(const struct job *job);
bool job_is_busy(const struct job *job);

/* A file descriptor that poll says can be read while there are news. */
int job_fd(const struct job *job);

/* Shows what there is, and takes the news: whether there were any. */
bool job_look(struct job *job);

/* The work's: its permission, which waits while it pauses. False: it has been dropped. */
bool job_may_go_on(void *job);

/* The work's, while it adds: whether news are due by the clock. */
bool job_is_time_for_news(const struct job *job);

/* Threads that think, and the clocks by which they stop. */

/* Starts a thread. Signals would interrupt it instead of what the caller waits for, so it gets only
 * those of its own mistakes. False, with errno, where threads run out. */
bool thread_start(pthread_t *thread, void *(*run)(void *of), void *of);

/* Parts of what the caller waits for: those that want it are done in threads of their own, the
 * others by the caller, one after the other, where threads run out, too. */
struct thread_part {
    void *of;
    unsigned number;
    bool wants_thread;
    bool has_thread;      /* it had one; otherwise it is */
    unsigned turn, turns; /* the `turn`th, from 1, of so many that the caller does */
    pthread_t thread;
};
void thread_do_parts(struct thread_part *part, unsigned parts, void *(*run)(void *part));

/* A pipe of which the end to be read never blocks: a byte in it tells a caller that polls. False
 * where file descriptors run out, with errno. */
bool thread_open_pipe(int ends[2]);
void thread_close_pipe(const int ends[2]);

/* Puts a byte into it. */
void thread_tell(const int ends[2]);

struct timespec clock_read(clockid_t clock);

/* The milliseconds since then by that clock. */
double clock_ms_since(clockid_t clock, struct timespec from);

#endif
