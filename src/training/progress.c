#include "training/progress.h"

#include <string.h>

static bool is_of(const struct training_entry *entry, const char *name)
{
    return strcmp(entry->name, name) == 0;
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

static void progress_add(struct training_average *sum, const struct training_decision *decision)
{
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

/* The course. */

/* When the player's first auction was; `now` if there is none. */
static long long first_of(const struct training_entries *entries, const char *name, long long now)
{
    long long first = now;
    for (size_t e = 0; e < entries->count; e++)
        if (is_of(&entries->entry[e], name) && entries->entry[e].time < first)
            first = entries->entry[e].time;
    return first;
}

static void choose_spans(struct training_course *course, long long first, long long now)
{
    bool by_days =
        training_day_of(now) - training_day_of(first) < (long long)COURSE_DAYS_MAX * SECONDS_A_DAY;
    long long last = by_days ? training_day_of(now) : training_week_of(now);
    course->seconds = by_days ? SECONDS_A_DAY : DAYS_A_WEEK * SECONDS_A_DAY;
    course->begin = by_days ? training_day_of(first) : training_week_of(first);
    if (last - course->begin >= (long long)COURSE_SPANS_MAX * course->seconds)
        course->begin = last - (long long)(COURSE_SPANS_MAX - 1) * course->seconds;
    course->spans = (unsigned)((last - course->begin) / course->seconds) + 1;
}

static void add_entry(struct training_course *course, const struct training_entry *entry)
{
    long long span = (entry->time - course->begin) / course->seconds;
    bool is_shown = entry->time >= course->begin && span < course->spans;
    course->auctions++;
    for (unsigned d = 0; d < entry->decisions; d++) {
        const unsigned kinds[] = {entry->decision[d].kind, DECISION_KINDS_COUNT};
        for (unsigned k = 0; k < 2; k++) {
            progress_add(&course->whole[kinds[k]], &entry->decision[d]);
            if (is_shown)
                progress_add(&course->of[kinds[k]][span], &entry->decision[d]);
        }
    }
}

void training_course_find(struct training_course *course, const struct training_entries *entries,
                          const char *name, long long now)
{
    memset(course, 0, sizeof *course);
    choose_spans(course, first_of(entries, name, now), now);
    for (size_t e = 0; e < entries->count; e++)
        if (is_of(&entries->entry[e], name))
            add_entry(course, &entries->entry[e]);
    if (course->auctions == 0)
        course->spans = 0;
    for (unsigned kind = 0; kind <= DECISION_KINDS_COUNT; kind++) {
        divide(&course->whole[kind]);
        for (unsigned span = 0; span < course->spans; span++)
            divide(&course->of[kind][span]);
    }
}

/* Weaknesses. */

/* A way's mistakes, by what they were about and when they were made. */
struct mistakes {
    struct training_weakness all, group[TILE_GROUPS_COUNT], stage[PRACTICE_STAGES_COUNT];
};

static void count_mistake(struct training_weakness *weakness, double loss)
{
    weakness->times++;
    weakness->lost += loss;
}

static struct mistakes mistakes_of(const struct training_entries *entries, const char *name,
                                   uint8_t way)
{
    struct training_weakness any = {way, TILES_OF_ANY, STAGE_OF_PRACTICE_ANY, 0, 0};
    struct mistakes mistakes = {.all = any};
    for (uint8_t group = 0; group < TILE_GROUPS_COUNT; group++) {
        mistakes.group[group] = any;
        mistakes.group[group].group = group;
    }
    for (uint8_t stage = 0; stage < PRACTICE_STAGES_COUNT; stage++) {
        mistakes.stage[stage] = any;
        mistakes.stage[stage].stage = stage;
    }
    for (size_t e = 0; e < entries->count; e++) {
        const struct training_entry *entry = &entries->entry[e];
        for (unsigned d = 0; is_of(entry, name) && d < entry->decisions; d++) {
            const struct training_decision *decision = &entry->decision[d];
            if (decision->way != way)
                continue;
            count_mistake(&mistakes.all, training_loss(decision));
            count_mistake(&mistakes.group[decision->group], training_loss(decision));
            count_mistake(&mistakes.stage[training_stage_of(entry->part)], training_loss(decision));
        }
    }
    return mistakes;
}

static double most_of(const struct training_weakness *part, unsigned parts)
{
    double most = 0;
    for (unsigned p = 0; p < parts; p++)
        most = part[p].lost > most ? part[p].lost : most;
    return most;
}

/* Puts it in its place among those that are worse; the last one falls out where there is no room.
 */
static unsigned insert(struct training_weakness *weakness, unsigned count, unsigned room,
                       const struct training_weakness *new)
{
    unsigned at = count;
    if (new->times == 0)
        return count;
    while (at > 0 && weakness[at - 1].lost < new->lost)
        at--;
    if (at == room)
        return count;
    count += count < room;
    memmove(&weakness[at + 1], &weakness[at], (count - at - 1) * sizeof *weakness);
    weakness[at] = *new;
    return count;
}

static unsigned insert_all(struct training_weakness *weakness, unsigned count, unsigned room,
                           const struct training_weakness *part, unsigned parts)
{
    for (unsigned p = 0; p < parts; p++)
        count = insert(weakness, count, room, &part[p]);
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
        if (group >= stage && group >= most * mistakes.all.lost)
            count = insert_all(weakness, count, room, mistakes.group, TILE_GROUPS_COUNT);
        else if (stage >= most * mistakes.all.lost)
            count = insert_all(weakness, count, room, mistakes.stage, PRACTICE_STAGES_COUNT);
        else
            count = insert(weakness, count, room, &mistakes.all);
    }
    return count;
}
