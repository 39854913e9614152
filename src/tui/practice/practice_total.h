/* What a session of practice has come to, for each person at the keys. */
#ifndef BASTIDE_TUI_PRACTICE_TOTAL_H
#define BASTIDE_TUI_PRACTICE_TOTAL_H

#include "bastide/record.h"
#include "training/auction_review.h"
#include "tui/canvas.h"
#include "tui/page.h"

/* Losses are those of decisions that are not too close to call. */
struct person_total {
    char name[NAME_SIZE];
    double lost;
    unsigned decisions, mistakes, auctions;
    double lost_by[DECISION_KINDS_COUNT];
    unsigned decisions_by[DECISION_KINDS_COUNT];
    unsigned best, worst; /* auctions, from 1 */
    double best_lost, worst_lost;
    double before;             /* the average loss per decision before this session */
    unsigned decisions_before; /* of so many decisions */
};

struct practice_total {
    unsigned auctions;
    unsigned people;
    struct person_total person[PLAYERS_MAX]; /* as they were met */
};

/* The person of that name, who is added where they are new. */
struct person_total *practice_total_of(struct practice_total *total, const char *name);

/* Adds the decisions of a player of auction number `number` (from 1). */
void practice_total_add(struct person_total *person, const struct auction_review *review,
                        unsigned player, unsigned number);

/* Looks up what they lost on average before `until` (seconds since 1970), if there is a history. */
void practice_total_compare(struct practice_total *total, long long until);

void practice_total_draw(const struct practice_total *total, struct canvas *canvas,
                         const struct surroundings *around);

#endif
