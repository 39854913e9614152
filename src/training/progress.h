/* What becomes of practice: average losses over the weeks, and what is misjudged most. A loss that
 * is too close to call counts as none. Days and weeks are those of UTC, so a history reads the same
 * everywhere; weeks begin on Mondays. */
#ifndef BASTIDE_TRAINING_PROGRESS_H
#define BASTIDE_TRAINING_PROGRESS_H

#include "training/training_entry.h"

enum { SECONDS_A_DAY = 24 * 60 * 60, DAYS_A_WEEK = 7 };

/* When the day, or the week, of a time began. */
long long training_day_of(long long time);
long long training_week_of(long long time);

/* The average loss per decision, in points; 0 of none. */
struct training_average {
    double loss;
    unsigned count; /* decisions */
};

/* That of a player's decisions of a kind (DECISION_KINDS_COUNT: of all) in [from, until). */
struct training_average training_average_of(const struct training_entries *entries,
                                            const char *name, unsigned kind, long long from,
                                            long long until);

/* The averages of all kinds over the last days or weeks. */
enum { COURSE_DAYS_MAX = 21, COURSE_SPANS_MAX = 53 };

struct training_course {
    long long begin;   /* of the first span; each is as long as ... */
    int seconds;       /* ... a day, where practice began no more than COURSE_DAYS_MAX days ago;
                          else a week */
    unsigned spans;    /* the last one is that of now; 0: no practice yet */
    unsigned auctions; /* ever practised, before `begin` too */
    /* By kind, DECISION_KINDS_COUNT being all of them: over all time, and in each span. */
    struct training_average whole[DECISION_KINDS_COUNT + 1];
    struct training_average of[DECISION_KINDS_COUNT + 1][COURSE_SPANS_MAX];
};

/* The course of a player's practice up to `now`. */
void training_course_find(struct training_course *course, const struct training_entries *entries,
                          const char *name, long long now);

/* What is misjudged: a way, with a group of tiles, or at a stage, or any. */
struct training_weakness {
    uint8_t way, group, stage; /* the last two, or their ANY */
    unsigned times;
    double lost;
};

/* The worst first, by points lost. No mistake is in two of them. A way comes by groups of tiles, or
 * by stages, where one of these has most of its loss; else it is one weakness. Returns how many, at
 * most `room`. */
enum { WEAKNESSES_MAX = MISJUDGEMENTS_COUNT * TILE_GROUPS_COUNT };
unsigned training_weaknesses(const struct training_entries *entries, const char *name,
                             struct training_weakness *weakness, unsigned room);

#endif
