#include "training/repetition.h"

#include "training/progress.h"

#include <string.h>

static const unsigned days[] = {REPETITION_DAYS};

enum { RUNGS = sizeof days / sizeof *days };

bool training_went_wrong(const struct training_entry *entry)
{
    for (unsigned d = 0; d < entry->decisions; d++)
        if (training_loss(&entry->decision[d]) >= REPETITION_LOSS)
            return true;
    return false;
}

static bool is_repeated(const struct training_entry *entry, const char *name)
{
    return entry->comes_again && strcmp(entry->name, name) == 0;
}

/* The seeds differ first, nearly always. */
static bool is_same_position(const struct training_entry *a, const struct training_entry *b)
{
    return a->wish.seed == b->wish.seed && a->seat == b->seat && a->wish.stage == b->wish.stage &&
           a->wish.group == b->wish.group && a->wish.options.sets == b->wish.options.sets &&
           a->wish.options.players == b->wish.options.players &&
           memcmp(a->wish.options.value, b->wish.options.value, OPTIONS_COUNT) == 0;
}

static long long due_at(long long last, unsigned rung)
{
    return last + (long long)days[rung] * SECONDS_A_DAY - REPETITION_EARLY;
}

/* A position after a mistake: how far it has been learnt, and when it comes again. */
struct repetition {
    const struct training_entry *last;
    unsigned rung; /* RUNGS: learnt */
    long long at;
};

/* What has become of the position since it went wrong in entry number `wrong`. False if it went
 * wrong later, too, so that it is told from there. */
static bool follow(const struct training_entries *entries, const char *name, size_t wrong,
                   struct repetition *repetition)
{
    const struct training_entry *entry = &entries->entry[wrong];
    *repetition = (struct repetition){entry, 0, due_at(entry->time, 0)};
    for (size_t e = wrong + 1; e < entries->count; e++) {
        const struct training_entry *again = &entries->entry[e];
        if (!is_same_position(again, entry) || !is_repeated(again, name))
            continue;
        if (training_went_wrong(again))
            return false;
        repetition->last = again;
        if (repetition->rung < RUNGS && again->time >= repetition->at && ++repetition->rung < RUNGS)
            repetition->at = due_at(again->time, repetition->rung);
    }
    return true;
}

/* The most overdue so far, in order. */
struct queue {
    const struct training_entry **due;
    long long at[REPETITION_DUE_MAX];
    unsigned count, room;
};

static void enqueue(struct queue *queue, const struct repetition *repetition)
{
    unsigned at = queue->count;
    while (at > 0 && queue->at[at - 1] > repetition->at)
        at--;
    if (at == queue->room)
        return;
    queue->count += queue->count < queue->room;
    for (unsigned later = queue->count - 1; later > at; later--) {
        queue->due[later] = queue->due[later - 1];
        queue->at[later] = queue->at[later - 1];
    }
    queue->due[at] = repetition->last;
    queue->at[at] = repetition->at;
}

unsigned training_due(const struct training_entries *entries, const char *name, long long now,
                      const struct training_entry **due, unsigned room)
{
    struct queue queue = {.due = due,
                          .room = room < REPETITION_DUE_MAX ? room : REPETITION_DUE_MAX};
    unsigned count = 0;
    for (size_t e = 0; e < entries->count; e++) {
        struct repetition repetition;
        if (!is_repeated(&entries->entry[e], name) || !training_went_wrong(&entries->entry[e]) ||
            !follow(entries, name, e, &repetition) || repetition.rung == RUNGS ||
            repetition.at > now)
            continue;
        enqueue(&queue, &repetition);
        count++;
    }
    return count;
}
