/* Opponents with a known fault, in words (training/fault.h). */
#ifndef BASTIDE_WORDING_FAULT_WORDS_H
#define BASTIDE_WORDING_FAULT_WORDS_H

#include "training/fault.h"
#include "wording/wording.h"

/* As an answer: "hates to sell"; of FAULT_NONE "nothing". */
const char *fault_words_name(enum player_fault fault);

/* As an exercise: "opponent hates to sell"; of FAULT_NONE "opponent with a fault to find". */
const char *fault_words_exercise(enum player_fault fault);

/* "Ben hates to sell: ..."; of FAULT_NONE that nothing is wrong. */
struct sentence fault_words_of(enum player_fault fault, const char *name);

/* What there is to do: use the fault that is told, or find it. */
struct sentence fault_words_task(const struct practice_wish *wish, const char *name);

/* "What is wrong with Ben?"; whether the answer was right, and what is; and why there is no review
 * yet. */
struct sentence fault_words_question(const char *name);
struct sentence fault_words_answer(enum player_fault said, enum player_fault fault,
                                   const char *name);
struct sentence fault_words_later(const char *name);

#endif
