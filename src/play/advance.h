/* An advance: a move and the chance moves that follow by themselves, worked out on copies, so that
 * nothing has happened until all of it can happen. */
#ifndef BASTIDE_PLAY_ADVANCE_H
#define BASTIDE_PLAY_ADVANCE_H

#include "play/draft.h"
#include "play/session.h"

enum { ADVANCE_STEPS = 4 }; /* a move, and more moves of chance than ever follow one */

struct advance {
    struct game game; /* as it stands afterwards */
    struct step step[ADVANCE_STEPS];
    size_t steps;
    struct event_list events; /* of all steps */
    struct draft draft;       /* their lines for the record */
};

/* Begins at the session's game. */
void advance_begin(struct advance *advance, const struct session *session);

/* Makes a move. Refused, with `advance` unchanged, where it is not legal. */
enum refusal advance_move(struct advance *advance, struct move move);

/* Makes the moves of chance that are due; none where chance is manual. */
void advance_chance(struct advance *advance, const struct session *session);

/* How the steps come into the session's journal: journal_append or journal_defer. */
typedef bool advance_keep(struct journal *journal, const struct draft *draft,
                          struct problem *problem);

/* Puts the steps into the session's journal, if it has one, and adds them to the session. False:
 * nothing has changed. */
bool advance_settle(struct advance *advance, struct session *session, advance_keep *keep,
                    struct problem *problem);

/* Frees what the advance holds. */
void advance_end(struct advance *advance);

/* Adds the line of `move`, made in `before` with these events, to a draft, and what people would
 * like to read behind it as comments. */
void draft_add_step(struct draft *draft, const struct game *before, struct move move,
                    const struct game *after, const struct event_list *events);

/* Adds the line that tells what a player's clock reads (text/record_clock.h); and those of all
 * players who have used any time. Nothing where there is no clock. */
void draft_add_clock(struct draft *draft, const struct session *session, unsigned player);
void draft_add_clocks(struct draft *draft, const struct session *session);

/* Makes the moves of chance that are due; the journal writes them with the next move. False:
 * nothing has changed. */
bool session_let_chance(struct session *session, struct problem *problem);

/* Makes room for so many more steps. False where memory runs out; nothing has changed. */
bool session_make_room(struct session *session, size_t steps);

#endif
