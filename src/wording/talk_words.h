/* What players of a shared game say, ask and answer, in words. */
#ifndef BASTIDE_WORDING_TALK_WORDS_H
#define BASTIDE_WORDING_TALK_WORDS_H

#include "play/session.h"
#include "wording/seats.h"

/* "Ann: hello" */
struct sentence talk_words_said(const struct remark *remark, const struct seats *seats);

/* What is asked: "Ann asks to undo 2 decisions, from turn 12 (Ben) on."; something must be asked.
 */
struct sentence talk_words_asked(const struct session *session, const struct seats *seats);

/* Who has yet to answer: "Ben and Cy have yet to agree."; empty where nobody has. */
struct sentence talk_words_unanswered(const struct session *session, const struct seats *seats);

/* What came of what was asked `before`, now that it no longer is; `now` is what the record says.
 * Empty where it was done, which tells itself. */
struct sentence talk_words_outcome(const struct ask *before, const struct talk *now,
                                   const struct seats *seats);

#endif
