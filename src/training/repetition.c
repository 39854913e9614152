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

/* Linking: the entries are sorted as a list, through their links, for which no memory is needed.
 * Of equal ones the older stays first. */

static struct training_entry *numbered(struct training_entries *entries, size_t number)
{
    return &entries->entry[number - 1];
}

/* Two sorted lists become one; where entries are equal, those of `a` come first. */
static size_t merge(struct training_entries *entries, size_t a, size_t b)
{
    size_t first = 0, *end = &first;
    while (a != 0 && b != 0) {
        bool is_a = training_entry_compare(numbered(entries, a), numbered(entries, b)) <= 0;
        size_t *from = is_a ? &a : &b;
        *end = *from;
        end = &numbered(entries, *from)->again;
        *from = *end;
    }
    *end = a != 0 ? a : b;
    return first;
}

/* List n holds 2^n entries or none, older ones than the lists before it. */
static size_t repetition_sort(struct training_entries *entries)
{
    size_t list[64] = {0}, sorted = 0;
    for (size_t number = 1; number <= entries->count; number++) {
        size_t merged = number, n = 0;
        numbered(entries, number)->again = 0;
        for (; list[n] != 0; list[n++] = 0)
            merged = merge(entries, list[n], merged);
        list[n] = merged;
    }
    for (size_t n = 0; n < 64; n++)
        sorted = merge(entries, list[n], sorted);
    return sorted;
}

void training_link(struct training_entries *entries)
{
    for (size_t number = repetition_sort(entries), next; number != 0; number = next) {
        struct training_entry *entry = numbered(entries, number);
        next = entry->again;
        if (next != 0 && training_entry_compare(entry, numbered(entries, next)) != 0)
            entry->again = 0;
    }
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

/* What has become of the position since it went wrong in entry `wrong`. False if it went wrong
 * later, too, so that it is told from there. */
static bool repetition_follow(const struct training_entries *entries,
                              const struct training_entry *wrong, struct repetition *repetition)
{
    *repetition = (struct repetition){wrong, 0, due_at(wrong->time, 0)};
    for (size_t number = wrong->again; number != 0; number = entries->entry[number - 1].again) {
        const struct training_entry *again = &entries->entry[number - 1];
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
            !repetition_follow(entries, &entries->entry[e], &repetition) ||
            repetition.rung == RUNGS || repetition.at > now)
            continue;
        enqueue(&queue, &repetition);
        count++;
    }
    return count;
}

struct training_exercise training_exercise_against(const struct training_weakness *weakness)
{
    static const uint8_t kinds[MISJUDGEMENTS_COUNT] = {
        [MISJUDGED_NONE] = DECISION_KINDS_COUNT,    [MISJUDGED_OVERPAID] = DECISION_BID,
        [MISJUDGED_LET_GO] = DECISION_BID,          [MISJUDGED_OPENED_LOW] = DECISION_OPENING,
        [MISJUDGED_OPENED_HIGH] = DECISION_OPENING, [MISJUDGED_WRONG_TILE] = DECISION_CHOICE,
    };
    return (struct training_exercise){kinds[weakness->way], weakness->group, weakness->stage};
}

uint8_t training_exercise_seat(const struct training_exercise *exercise, const struct game *game,
                               uint8_t seat)
{
    uint8_t chooser = game->bazaar.chooser;
    switch (exercise->kind) {
    case DECISION_CHOICE:
    case DECISION_OPENING:
    case DECISION_SALE:
        return chooser;
    case DECISION_BID:
        return (uint8_t)((chooser + 1) % game->options.players);
    default:
        return seat;
    }
}
