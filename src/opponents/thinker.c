#include "opponents/thinker.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Simulations between two looks at the clock: about half a millisecond. */
enum { BETWEEN_LOOKS = 8 };

/* Positions kept by a search that ends by the clock: more are searched without being kept. */
enum { NODES_BY_TIME = 1 << 15 };

/* A part of the search, on a thread of its own. */
struct part {
    struct thinker *thinker;
    unsigned number;
    pthread_t thread;
    bool has_thread;
};

struct thinker {
    struct thinker_request request;
    struct bot_answer answer;
    struct bot *bot;
    unsigned nodes; /* that its memory has room for */
    atomic_bool stop;
    struct timespec begun;
    pthread_t thread;
    bool is_thinking; /* the thread has to be joined */
    int done[2];      /* a pipe: a byte waits in it once the answer is there */
};

static double ms_between(struct timespec from, struct timespec to)
{
    return 1e3 * (double)(to.tv_sec - from.tv_sec) + 1e-6 * (double)(to.tv_nsec - from.tv_nsec);
}

static double ms_since(clockid_t clock, struct timespec from)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return ms_between(from, now);
}

/* Thinks until the work of the part is done or its time is over. CPU time is shared evenly. */
static void *think_part(void *of)
{
    struct part *part = of;
    struct thinker *thinker = part->thinker;
    const struct thinker_request *request = &thinker->request;
    struct timespec begun;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begun);
    double cpu_ms = (double)request->cpu_ms / BOT_PARTS;
    while (bot_think_some(thinker->bot, part->number, BETWEEN_LOOKS)) {
        if (request->cpu_ms > 0 && ms_since(CLOCK_THREAD_CPUTIME_ID, begun) >= cpu_ms)
            break;
        if (request->wall_ms > 0 && ms_since(CLOCK_MONOTONIC, thinker->begun) >= request->wall_ms)
            break;
    }
    return NULL;
}

/* Without a thread to spare the parts are thought one after the other. */
static void think_parts(struct thinker *thinker)
{
    struct part part[BOT_PARTS];
    for (unsigned p = 0; p < BOT_PARTS; p++)
        part[p] = (struct part){.thinker = thinker, .number = p};
    for (unsigned p = 1; p < BOT_PARTS; p++)
        part[p].has_thread = bot_think_some(thinker->bot, p, 1) &&
                             pthread_create(&part[p].thread, NULL, think_part, &part[p]) == 0;
    think_part(&part[0]);
    for (unsigned p = 1; p < BOT_PARTS; p++)
        if (part[p].has_thread)
            pthread_join(part[p].thread, NULL);
        else
            think_part(&part[p]);
}

static void *think(void *of)
{
    struct thinker *thinker = of;
    const struct thinker_request *request = &thinker->request;
    bot_prepare(thinker->bot, &(struct bot_request){.game = &request->game,
                                                    .level = request->level,
                                                    .simulations = request->simulations,
                                                    .seed = request->seed,
                                                    .stop = &thinker->stop});
    think_parts(thinker);
    bot_conclude(thinker->bot, &thinker->answer);
    while (write(thinker->done[1], "", 1) < 0 && errno == EINTR)
        ;
    return NULL;
}

static bool open_pipe(int ends[2])
{
    if (pipe(ends) < 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return true;
}

struct thinker *thinker_new(void)
{
    struct thinker *thinker = calloc(1, sizeof *thinker);
    if (thinker == NULL || open_pipe(thinker->done))
        return thinker;
    free(thinker);
    return NULL;
}

void thinker_free(struct thinker *thinker)
{
    if (thinker == NULL)
        return;
    thinker_drop(thinker);
    close(thinker->done[0]);
    close(thinker->done[1]);
    free(thinker->bot);
    free(thinker);
}

/* Enough memory for that request; kept for the next one. */
static bool make_room(struct thinker *thinker, const struct thinker_request *request)
{
    unsigned simulations = request->simulations;
    if (simulations == 0)
        simulations = bot_levels[request->level].simulations;
    unsigned nodes = simulations < NODES_BY_TIME ? simulations + BOT_PARTS : NODES_BY_TIME;
    if (thinker->bot != NULL && thinker->nodes >= nodes)
        return true;
    free(thinker->bot);
    void *memory = malloc(bot_size(nodes));
    thinker->bot = memory != NULL ? bot_begin(memory, nodes) : NULL;
    thinker->nodes = nodes;
    return memory != NULL;
}

bool thinker_begin(struct thinker *thinker, const struct thinker_request *request)
{
    thinker_drop(thinker);
    if (!make_room(thinker, request))
        return false;
    thinker->request = *request;
    thinker->stop = false;
    clock_gettime(CLOCK_MONOTONIC, &thinker->begun);
    thinker->is_thinking = pthread_create(&thinker->thread, NULL, think, thinker) == 0;
    return thinker->is_thinking;
}

bool thinker_is_busy(const struct thinker *thinker)
{
    return thinker->is_thinking;
}

static void join(struct thinker *thinker)
{
    char byte;
    pthread_join(thinker->thread, NULL);
    thinker->is_thinking = false;
    while (read(thinker->done[0], &byte, 1) < 0 && errno == EINTR)
        ;
}

void thinker_wait(struct thinker *thinker, struct bot_answer *answer)
{
    join(thinker);
    *answer = thinker->answer;
}

bool thinker_take(struct thinker *thinker, struct bot_answer *answer)
{
    char byte;
    if (!thinker->is_thinking || read(thinker->done[0], &byte, 1) != 1)
        return false;
    pthread_join(thinker->thread, NULL);
    thinker->is_thinking = false;
    *answer = thinker->answer;
    return true;
}

void thinker_hurry(struct thinker *thinker)
{
    thinker->stop = true;
}

void thinker_drop(struct thinker *thinker)
{
    if (!thinker->is_thinking)
        return;
    thinker->stop = true;
    join(thinker);
}

int thinker_fd(const struct thinker *thinker)
{
    return thinker->done[0];
}
