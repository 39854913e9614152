/* What becomes of practice: average losses over the weeks, and what is misjudged most. A loss that
 * is too close to call counts as none. Days and weeks are those of UTC, so a history reads the same
 * everywhere; weeks begin on Mondays. */
#ifndef BASTIDE_TRAINING_PROGRESS_H
#define BASTIDE_TRAINING_PROGRESS_H

#include "bastide/notation.h"
#include "training/entry.h"

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

/* How far the player's own estimates were off (training/own_estimate.h), and how many there are. */
struct training_average training_estimates_of(const struct training_entries *entries,
                                              const char *name);

/* The averages of all kinds over the last days or weeks. */
enum { TREND_DAYS_MAX = 21, TREND_SPANS_MAX = 53 };

struct training_trend {
    long long begin;   /* of the first span; each is as long as ... */
    int seconds;       /* ... a day, where practice began no more than TREND_DAYS_MAX days ago;
                          else a week */
    unsigned spans;    /* the last one is that of now; 0: no practice yet */
    unsigned auctions; /* ever practised, before `begin` too */
    /* By kind, DECISION_KINDS_COUNT being all of them: over all time, and in each span. */
    struct training_average whole[DECISION_KINDS_COUNT + 1];
    struct training_average of[DECISION_KINDS_COUNT + 1][TREND_SPANS_MAX];
};

/* The trend of a player's practice up to `now`. */
void training_trend_find(struct training_trend *trend, const struct training_entries *entries,
                         const char *name, long long now);

/* What is misjudged: a way, with a group of tiles, or at a stage, or any. */
struct training_weakness {
    uint8_t way, group, stage; /* the last two, or their ANY */
    unsigned times;
    double lost, sold; /* points, and those of them lost by buying or selling */
};

/* The worst first, by points lost. No mistake is in two of them. A way comes by groups of tiles, or
 * by stages, where one of these has most of its loss; else it is one weakness. Returns how many, at
 * most `room`. */
enum { WEAKNESSES_MAX = MISJUDGEMENTS_COUNT * TILE_GROUPS_COUNT };
unsigned training_weaknesses(const struct training_entries *entries, const char *name,
                             struct training_weakness *weakness, unsigned room);

/* Positions that went wrong come again, after ever longer times as long as they go right: spaced
 * repetition. */

/* It is due some hours before its days are over, for those who practise a little earlier than the
 * day before. What goes right before it is due changes nothing. */
enum { REPETITION_EARLY = 6 * 60 * 60 };

/* Links each entry with the next one of the same person and position (training_entry_compare). To
 * be called where entries have been added, changed or put in another order. */
void training_link(struct training_entries *entries);

/* The positions that are to come again by `now`, the most overdue first, each by the last entry
 * that a player has of it. The entries must be linked. Returns how many there are; `due` gets at
 * most `room` of them, and no more than REPETITION_DUE_MAX. */
enum { REPETITION_DUE_MAX = 64 };
unsigned training_due(const struct training_entries *entries, const char *name, long long now,
                      const struct training_entry **due, unsigned room);

/* The positions of games that the player played (POSITION_OF_GAME) that have not gone right since,
 * or are due, in the order in which they went wrong. Counted and limited as training_due. */
unsigned training_own_games(const struct training_entries *entries, const char *name, long long now,
                            const struct training_entry **own, unsigned room);

/* Whether a loss is one to learn from: certain, and half a point at least. */
bool training_is_worth_repeating(struct estimate loss);

/* Exercises: practice of one kind of decision, with one kind of tile, at one stage of the game:
 * what positions to ask for. */

struct training_exercise {
    uint8_t drill; /* enum practice_drill (training/drill.h), where the rules have tiles bid for */
    uint8_t group; /* enum tile_group */
    uint8_t stage; /* enum practice_stage */
};

/* The exercise against a weakness. */
struct training_exercise training_exercise_against(const struct training_weakness *weakness);

/* What a session of practice has come to, for each person at the keys. */

struct person_total {
    char name[NAME_SIZE]; /* of a person, who need not keep their seat */
    struct losses losses;
    unsigned auctions, best,
        worst;                    /* how many were judged; the numbers of the one with the least */
    double best_lost, worst_lost; /* loss for certain and with the largest, and these */
    struct training_average before; /* what they lost before this session */
};

struct practice_total {
    unsigned auctions, people;
    struct person_total person[PLAYERS_MAX]; /* as they were met */
};

/* Adds the decisions of a player of that name in the current auction, number `auctions`; where none
 * of them was judged, the name alone. */
void practice_total_add(struct practice_total *total, const struct auction_review *review,
                        unsigned player, const char *name);

#endif
