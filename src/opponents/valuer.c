#include "opponents/valuer.h"

#include "opponents/thread.h"

/* A part of the work. It has a thread of its own, or is done by the one that asked. */
struct part {
    struct valuing *valuing;
    unsigned number;
    double share_ms; /* of CPU time; 0: no limit */
    pthread_t thread;
    bool has_thread;
};

/* Plays until the part is done or its time is over, but one round in any case. */
static void *play_part(void *of)
{
    const struct part *part = of;
    struct timespec begun = clock_read(CLOCK_THREAD_CPUTIME_ID);
    while (valuing_go_on(part->valuing, part->number, 1) &&
           (part->share_ms <= 0 || clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun) < part->share_ms))
        ;
    return NULL;
}

void valuer_play(struct valuing *valuing, unsigned cpu_ms)
{
    struct part part[VALUING_PARTS];
    for (unsigned p = 0; p < VALUING_PARTS; p++) {
        part[p] = (struct part){
            .valuing = valuing, .number = p, .share_ms = (double)cpu_ms / VALUING_PARTS};
        part[p].has_thread = p > 0 && thread_start(&part[p].thread, play_part, &part[p]);
    }
    for (unsigned p = 0; p < VALUING_PARTS; p++)
        if (!part[p].has_thread)
            play_part(&part[p]);
    for (unsigned p = 0; p < VALUING_PARTS; p++)
        if (part[p].has_thread)
            pthread_join(part[p].thread, NULL);
}
