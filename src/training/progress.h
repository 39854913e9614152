/* What becomes of practice: averages, what is misjudged most, and what comes again when. */
#ifndef BASTIDE_TRAINING_PROGRESS_H
#define BASTIDE_TRAINING_PROGRESS_H

#include "training/judgement.h"
#include "training/practice_position.h"

/* How a decision was wrong, in words of the game. The row: name in C, its word in the history. */
#define MISJUDGEMENTS(X)                                                                           \
    X(NONE, none)                                                                                  \
    X(OVERPAID, overpaid) /* bid or bought above the tile's worth */                               \
    X(LET_GO, let - go)   /* passed or sold what was worth more */                                 \
    X(OPENED_LOW, opened - low)                                                                    \
    X(OPENED_HIGH, opened - high)                                                                  \
    X(WRONG_TILE, wrong - tile)

enum misjudgement {
#define X(way, word) MISJUDGED_##way,
    MISJUDGEMENTS(X)
#undef X
        MISJUDGEMENTS_COUNT
};

/* What kind of tile it was about. */
#define TILE_GROUPS(X)                                                                             \
    X(MONASTERY, monastery)                                                                        \
    X(CITY, city)                                                                                  \
    X(ROAD, road)                                                                                  \
    X(OTHER, other)

enum tile_group {
#define X(group, word) TILES_OF_##group,
    TILE_GROUPS(X)
#undef X
        TILE_GROUPS_COUNT
};

/* A decision in the history. */
struct training_decision {
    uint8_t kind;  /* enum decision_kind */
    uint8_t way;   /* enum misjudgement; NONE too where it was too close to call */
    uint8_t group; /* enum tile_group */
    struct estimate loss;
};

/* An auction in the history. */
enum { TRAINING_DECISIONS_MAX = 32, TRAINING_NAME_SIZE = 25 };

struct training_entry {
    long long time;                /* seconds since 1970 */
    char name[TRAINING_NAME_SIZE]; /* of the player: several people may practise here */
    struct practice_wish wish;     /* with which the position is found again; of a record: no seed,
                                      it does not come again */
    bool comes_again;
    uint8_t seat;
    uint8_t part; /* of the game's tiles played, in hundredths */
    unsigned decisions;
    struct training_decision decision[TRAINING_DECISIONS_MAX];
};

struct training_entries {
    struct training_entry *entry; /* oldest first */
    size_t count;
};

/* The average loss per decision of a kind (DECISION_KINDS_COUNT: of all) in [from, until); `count`
 * decisions. */
struct training_average {
    double loss;
    unsigned count;
};
struct training_average training_average_of(const struct training_entries *entries,
                                            const char *name, unsigned kind, long long from,
                                            long long until);

/* What is misjudged most often, worst first by points lost: a way, with a group of tiles, at a
 * stage, or any. Returns how many, at most `room`. */
struct training_weakness {
    uint8_t way, group, stage; /* group: TILE_GROUPS_COUNT, stage: STAGE_OF_PRACTICE_ANY: any */
    unsigned times;
    double lost;
};
unsigned training_weaknesses(const struct training_entries *entries, const char *name,
                             struct training_weakness *weakness, unsigned room);

/* The positions that went wrong and are to come again by `now`, the most overdue first: after a
 * day, then after ever longer when they went right (spaced repetition). Returns how many, at most
 * `room`. */
unsigned training_due(const struct training_entries *entries, const char *name, long long now,
                      const struct training_entry **due, unsigned room);

#endif
