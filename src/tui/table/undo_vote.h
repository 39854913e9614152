/* A vote of all players to take back what stands already: the turn that was ended last, or the last
 * decision of an auction. Everybody says yes with a key of their own; one no ends it. Computer
 * players are not asked, and what they did goes with what a person did before. */
#ifndef BASTIDE_TUI_UNDO_VOTE_H
#define BASTIDE_TUI_UNDO_VOTE_H

#include "play/session.h"
#include "tui/page.h"
#include "wording/wording.h"

/* What is to be taken back. */
enum taken {
    TAKEN_TURN,     /* from its beginning, with all that it brought */
    TAKEN_DECISION, /* one of an auction or draft */
};

struct undo_vote {
    enum taken taken;
    unsigned player; /* whose it was */
    size_t back_to;  /* how many moves of the session are left then */
    unsigned agreed; /* bit p: player p has said yes */
};

/* Begins asking for what was done last, by whomever; false where nobody but chance has done
 * anything. */
bool undo_vote_begin(struct undo_vote *undo_vote, const struct session *session);

/* The player whose key that is, the letter on their followers or their number from 1; the number of
 * players where it is nobody's. */
unsigned undo_vote_player(const struct seats *seats, uint32_t key);

/* The player says yes. */
void undo_vote_say_yes(struct undo_vote *undo_vote, unsigned player);

/* Whether everybody has. */
bool undo_vote_is_reached(const struct undo_vote *undo_vote, const struct seats *seats);

/* What is asked, and what is said when it has been done. */
struct sentence undo_vote_question(const struct undo_vote *undo_vote, const struct seats *seats);
struct sentence undo_vote_done(const struct undo_vote *undo_vote, const struct seats *seats);

/* Draws the question in a box over `area`, with a line for everybody that a click says yes by, and
 * the one answer that ends it. */
void undo_vote_draw(struct canvas *canvas, struct area area, const struct undo_vote *undo_vote,
                    const struct seats *seats, const struct binding *no);

#endif
