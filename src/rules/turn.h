/* The sequence of a turn, and what is due after it. */
#ifndef BASTIDE_RULES_TURN_H
#define BASTIDE_RULES_TURN_H

#include "bastide/game.h"
#include "rules/phase.h"

/* The rules of each phase, in the order of enum phase. */
extern const struct phase_rules *const phases[PHASES_COUNT];

/* Notes which of them the game passes through, as its options say. */
void phases_choose(struct game *game);

/* Begins a turn of `player` at `phase`: the first, or placing the tile `hand`. */
void turn_begin(struct game *game, unsigned player, enum phase phase, kind_number hand,
                struct event_list *events);

/* The same for what is like a turn but is not one by the rules, such as a second part; adds no
 * event. */
void turn_begin_part(struct game *game, unsigned player, enum phase phase, kind_number hand);

/* Runs the phases from turn.phase on until a decision is needed. */
void turn_go_on(struct game *game, struct event_list *events);

/* Noting what is due, and taking it up. */

/* Takes up an entry, which is no longer on the agenda. True: something begins, and turn.phase is
 * the one to continue at; to go on later, the entry is noted again. False: it has no effect. */
#define X(due, bearing, take_up)                                                                   \
    __attribute__((noinline)) bool take_up(struct game *game, struct agenda_entry entry,           \
                                           struct event_list *events);
AGENDA(X)
#undef X

/* Notes that something is due, after what is noted of the same kind. What has been noted is taken
 * up when the turn is over; a phase of the set may take it sooner. */
void agenda_note(struct game *game, enum due due, unsigned who, unsigned argument);

/* Notes it for each player, clockwise from `first` on. */
void agenda_note_all(struct game *game, enum due due, unsigned first, unsigned argument);

/* Takes the first entry of all, or of a kind, off the agenda; false if there is none. */
bool agenda_take(struct game *game, struct agenda_entry *entry);
bool agenda_take_of(struct game *game, enum due due, struct agenda_entry *entry);

/* Forgets all entries of a kind. */
void agenda_forget(struct game *game, enum due due);

/* Takes up the first entries until something begins; false if nothing is due any more. */
bool agenda_go_on(struct game *game, struct event_list *events);

/* Whether the turn may be given to another player: not while a set has players take turns in an
 * order of its own. */
bool agenda_lets_turns_be_given(const struct game *game);

#endif
