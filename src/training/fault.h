/* Opponents with a known fault (sets/bazaars/bot_faults.h): auctions of practice for two, a person
 * against a computer player who has it, or who may have one that is to be found. Docs:
 * docs/TRAINER.md. */
#ifndef BASTIDE_TRAINING_FAULT_H
#define BASTIDE_TRAINING_FAULT_H

#include "bastide/rng.h"
#include "sets/bazaars/bot_faults.h"
#include "training/drill.h"
#include "training/practice_auction.h"

/* The word for one that is drawn, beside the words of the faults. */
#define FAULT_ANY "any"

/* Auctions against the same opponent, after which people say what is wrong with them. */
enum { FAULT_AUCTIONS = 3 };

/* Whether tiles are bid for in games with these options, by two players. */
bool practice_fault_is_possible(const struct options *options);

/* The one that is to be found, or FAULT_NONE: each as likely. */
enum player_fault practice_fault_draw(uint64_t seed);

/* The answers to what is wrong, as they are numbered, from 0: the faults, then that there is none.
 */
enum player_fault practice_fault_answer(unsigned number);

/* Whether the opponent of a position found by that wish has a fault, or may have one. */
bool practice_wish_has_fault(const struct practice_wish *wish);

/* How many points of final margin the other of two players gains, at their first decision, by what
 * is best against a `player` with that fault rather than against a sound one. With FAULT_OPENS,
 * which changes no answer: by bidding, against what a sound opening would leave them; 0 where
 * passing is best. `revealed` has just been revealed, and has these prices, which know of no
 * fault; `room` is there to work in. */
double fault_use(struct drill *room, const struct game *revealed, const struct prices *prices,
                 unsigned player, enum player_fault fault);

/* Whether that is enough to practise with, and not too plain. */
bool fault_matters(double use);

#endif
