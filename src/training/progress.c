#include "training/progress.h"

#include "training/drill.h"

#include <string.h>

static bool is_of(const struct training_entry *entry, const char *name)
{
    return training_is_practice(entry) && strcmp(entry->name, name) == 0;
}

/* Times. */

long long training_day_of(long long time)
{
    return time - time % SECONDS_A_DAY;
}

long long training_week_of(long long time)
{
    enum { FIRST_MONDAY = 4 }; /* 1970 began on a Thursday */
    long long day = time / SECONDS_A_DAY;
    return (day - (day + DAYS_A_WEEK - FIRST_MONDAY) % DAYS_A_WEEK) * SECONDS_A_DAY;
}

/* Averages: sums first, divided at the end. */

static bool is_judged(const struct training_decision *decision)
{
    return decision->loss.within >= 0;
}

/* What was not judged says nothing. */
static void progress_add(struct training_average *sum, const struct training_decision *decision)
{
    if (!is_judged(decision))
        return;
    sum->loss += training_loss(decision);
    sum->count++;
}

static void divide(struct training_average *sum)
{
    if (sum->count > 0)
        sum->loss /= sum->count;
}

struct training_average training_average_of(const struct training_entries *entries,
                                            const char *name, unsigned kind, long long from,
                                            long long until)
{
    struct training_average average = {0, 0};
    for (size_t e = 0; e < entries->count; e++) {
        const struct training_entry *entry = &entries->entry[e];
        if (!is_of(entry, name) || entry->time < from || entry->time >= until)
            continue;
        for (unsigned d = 0; d < entry->decisions; d++)
            if (kind == DECISION_KINDS_COUNT || entry->decision[d].kind == kind)
                progress_add(&average, &entry->decision[d]);
    }
    divide(&average);
    return average;
}

struct training_average training_estimates_of(const struct training_entries *entries,
                                              const char *name)
{
    struct training_average average = {0, 0};
    for (size_t e = 0; e < entries->count; e++) {
        const struct own_estimate *own = &entries->entry[e].own;
        double error = own_estimate_error(own);
        if (!is_of(&entries->entry[e], name) || !own->is_said)
            continue;
        average.loss += error < 0 ? -error : error;
        average.count++;
    }
    divide(&average);
    return average;
}

/* The trend. */

/* When the player's first auction was; `now` if there is none. */
static long long first_of(const struct training_entries *entries, const char *name, long long now)
{
    long long first = now;
    for (size_t e = 0; e < entries->count; e++)
        if (is_of(&entries->entry[e], name) && entries->entry[e].time < first)
            first = entries->entry[e].time;
    return first;
}

static void choose_spans(struct training_trend *trend, long long first, long long now)
{
    bool by_days =
        training_day_of(now) - training_day_of(first) < (long long)TREND_DAYS_MAX * SECONDS_A_DAY;
    long long last = by_days ? training_day_of(now) : training_week_of(now);
    trend->seconds = by_days ? SECONDS_A_DAY : DAYS_A_WEEK * SECONDS_A_DAY;
    trend->begin = by_days ? training_day_of(first) : training_week_of(first);
    if (last - trend->begin >= (long long)TREND_SPANS_MAX * trend->seconds)
        trend->begin = last - (long long)(TREND_SPANS_MAX - 1) * trend->seconds;
    trend->spans = (unsigned)((last - trend->begin) / trend->seconds) + 1;
}

static void add_entry(struct training_trend *trend, const struct training_entry *entry)
{
    long long span = (entry->time - trend->begin) / trend->seconds;
    bool is_shown = entry->time >= trend->begin && span < trend->spans;
    trend->auctions++;
    for (unsigned d = 0; d < entry->decisions; d++) {
        const unsigned kinds[] = {entry->decision[d].kind, DECISION_KINDS_COUNT};
        for (unsigned k = 0; k < 2; k++) {
            progress_add(&trend->whole[kinds[k]], &entry->decision[d]);
            if (is_shown)
                progress_add(&trend->of[kinds[k]][span], &entry->decision[d]);
        }
    }
}

void training_trend_find(struct training_trend *trend, const struct training_entries *entries,
                         const char *name, long long now)
{
    memset(trend, 0, sizeof *trend);
    choose_spans(trend, first_of(entries, name, now), now);
    for (size_t e = 0; e < entries->count; e++)
        if (is_of(&entries->entry[e], name))
            add_entry(trend, &entries->entry[e]);
    if (trend->auctions == 0)
        trend->spans = 0;
    for (unsigned kind = 0; kind <= DECISION_KINDS_COUNT; kind++) {
        divide(&trend->whole[kind]);
        for (unsigned span = 0; span < trend->spans; span++)
            divide(&trend->of[kind][span]);
    }
}

/* Weaknesses. */

/* A way's mistakes, by what they were about and when they were made: those of ANY are all. */
struct mistakes {
    struct training_weakness group[TILE_GROUPS_COUNT], stage[PRACTICE_STAGES_COUNT];
};

static void count_mistake(struct training_weakness *weakness,
                          const struct training_decision *decision)
{
    double loss = training_loss(decision);
    weakness->times++;
    weakness->lost += loss;
    weakness->sold += decision->kind == DECISION_SALE ? loss : 0;
}

static struct mistakes mistakes_of(const struct training_entries *entries, const char *name,
                                   uint8_t way)
{
    struct mistakes mistakes;
    for (uint8_t group = 0; group < TILE_GROUPS_COUNT; group++)
        mistakes.group[group] = (struct training_weakness){.way = way, .group = group};
    for (uint8_t stage = 0; stage < PRACTICE_STAGES_COUNT; stage++)
        mistakes.stage[stage] = (struct training_weakness){.way = way, .stage = stage};
    for (size_t e = 0; e < entries->count; e++) {
        const struct training_entry *entry = &entries->entry[e];
        for (unsigned d = 0; is_of(entry, name) && d < entry->decisions; d++) {
            const struct training_decision *decision = &entry->decision[d];
            if (decision->way != way)
                continue;
            count_mistake(&mistakes.group[TILES_OF_ANY], decision);
            count_mistake(&mistakes.group[decision->group], decision);
            count_mistake(&mistakes.stage[training_stage_of(entry->part)], decision);
        }
    }
    return mistakes;
}

/* Of the parts after the first, which is the whole. */
static double most_of(const struct training_weakness *part, unsigned parts)
{
    double most = 0;
    for (unsigned p = 1; p < parts; p++)
        most = part[p].lost > most ? part[p].lost : most;
    return most;
}

/* Puts parts in their places among those that are worse; the last one falls out where there is no
 * room. */
static unsigned insert(struct training_weakness *weakness, unsigned count, unsigned room,
                       const struct training_weakness *part, unsigned parts)
{
    for (unsigned p = 0; p < parts; p++) {
        unsigned at = count;
        while (at > 0 && weakness[at - 1].lost < part[p].lost)
            at--;
        if (part[p].times == 0 || at == room)
            continue;
        count += count < room;
        memmove(&weakness[at + 1], &weakness[at], (count - at - 1) * sizeof *weakness);
        weakness[at] = part[p];
    }
    return count;
}

unsigned training_weaknesses(const struct training_entries *entries, const char *name,
                             struct training_weakness *weakness, unsigned room)
{
    const double most = 0.6; /* of a way's loss: such a part tells more than the whole */
    unsigned count = 0;
    for (uint8_t way = MISJUDGED_NONE + 1; way < MISJUDGEMENTS_COUNT; way++) {
        struct mistakes mistakes = mistakes_of(entries, name, way);
        double group = most_of(mistakes.group, TILE_GROUPS_COUNT);
        double stage = most_of(mistakes.stage, PRACTICE_STAGES_COUNT);
        double all = mistakes.group[TILES_OF_ANY].lost;
        if (group >= stage && group >= most * all)
            count = insert(weakness, count, room, mistakes.group + 1, TILE_GROUPS_COUNT - 1);
        else if (stage >= most * all)
            count = insert(weakness, count, room, mistakes.stage + 1, PRACTICE_STAGES_COUNT - 1);
        else
            count = insert(weakness, count, room, mistakes.group, 1);
    }
    return count;
}

/* Days until a position comes again: after the mistake, after the first time that it went right,
 * after the second ... After the last one it is learnt and does not come again, unless it goes
 * wrong once more, which begins from the start. */
static const unsigned days[] = {1, 3, 7, 16, 35};

enum { RUNGS = sizeof days / sizeof *days };

/* A loss that is not too close to call and at least so many points: smaller losses teach nothing.
 */
static const double worth_repeating = 0.5;

bool training_is_worth_repeating(struct estimate loss)
{
    return !estimate_is_too_close(loss) && loss.mean >= worth_repeating;
}

/* Whether it went wrong: a decision lost as much. */
static bool went_wrong(const struct training_entry *entry)
{
    for (unsigned d = 0; d < entry->decisions; d++)
        if (training_is_worth_repeating(entry->decision[d].loss))
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
 * again later: then it is counted from there. */
static bool repetition_follow(const struct training_entries *entries,
                              const struct training_entry *wrong, struct repetition *repetition)
{
    *repetition = (struct repetition){wrong, 0, due_at(wrong->time, 0)};
    for (size_t number = wrong->again; number != 0; number = entries->entry[number - 1].again) {
        const struct training_entry *again = &entries->entry[number - 1];
        if (went_wrong(again))
            return false;
        if (!training_is_judged(again))
            continue;
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
        if (!is_repeated(&entries->entry[e], name) || !went_wrong(&entries->entry[e]) ||
            !repetition_follow(entries, &entries->entry[e], &repetition) ||
            repetition.rung == RUNGS || repetition.at > now)
            continue;
        enqueue(&queue, &repetition);
        count++;
    }
    return count;
}

unsigned training_own_games(const struct training_entries *entries, const char *name, long long now,
                            const struct training_entry **own, unsigned room)
{
    unsigned count = 0;
    for (size_t e = 0; e < entries->count; e++) {
        const struct training_entry *entry = &entries->entry[e];
        struct repetition repetition;
        if (!is_repeated(entry, name) || entry->wish.source != POSITION_OF_GAME ||
            !went_wrong(entry) || !repetition_follow(entries, entry, &repetition))
            continue;
        bool is_due = repetition.rung < RUNGS && repetition.at <= now;
        if (repetition.last != entry && !is_due)
            continue;
        if (count < room)
            own[count] = repetition.last;
        count++;
    }
    return count;
}

/* Bids and sales are wrong in the same ways: the drill is of what cost more. */
static uint8_t drill_against(const struct training_weakness *weakness)
{
    switch ((enum misjudgement)weakness->way) {
    case MISJUDGED_OVERPAID:
    case MISJUDGED_LET_GO:
        return weakness->sold > weakness->lost / 2 ? DRILL_SALE : DRILL_BID;
    case MISJUDGED_OPENED_LOW:
    case MISJUDGED_OPENED_HIGH:
    case MISJUDGED_WRONG_TILE:
        return DRILL_OFFER;
    case MISJUDGED_NONE:
    case MISJUDGEMENTS_COUNT:
        break;
    }
    return DRILL_NONE;
}

struct training_exercise training_exercise_against(const struct training_weakness *weakness)
{
    return (struct training_exercise){drill_against(weakness), weakness->group, weakness->stage};
}

/* Totals. */

/* The person of that name, who is added where they are new. */
static struct person_total *person_named(struct practice_total *total, const char *name)
{
    unsigned p = 0;
    while (p < total->people && strcmp(total->person[p].name, name) != 0)
        p++;
    if (p == PLAYERS_MAX)
        p--;
    if (p == total->people) {
        total->people++;
        memcpy(total->person[p].name, name, strlen(name) + 1);
    }
    return &total->person[p];
}

void practice_total_add(struct practice_total *total, const struct auction_review *review,
                        unsigned player, const char *name)
{
    struct person_total *person = person_named(total, name);
    struct losses losses = {0};
    if (review->playouts == 0)
        return;
    bool is_first = person->auctions++ == 0;
    losses_add(&losses, review->judgement, review->judgements, player);
    losses_add(&person->losses, review->judgement, review->judgements, player);
    if (is_first || losses.sure < person->best_lost) {
        person->best = total->auctions;
        person->best_lost = losses.sure;
    }
    if (is_first || losses.sure > person->worst_lost) {
        person->worst = total->auctions;
        person->worst_lost = losses.sure;
    }
}
