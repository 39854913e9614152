/* The history of practice: every auction practised and what its decisions lost, in the file
 * $XDG_STATE_HOME/bastide/training (by default ~/.local/state/bastide/training), a line of JSON
 * each (docs/TRAINER.md). A line is appended and synced as soon as an auction is over, so leaving
 * at any moment loses nothing that was finished. Lines that cannot be read are skipped and kept:
 * one that a crash cut off harms none before or after it.
 *
 * The history has no limit, and nothing is ever removed from it. If another program has the file
 * locked, nobody waits: the line goes into a further part beside it, training.2 and so on, and all
 * parts are read as one history. */
#ifndef BASTIDE_HISTORY_HISTORY_H
#define BASTIDE_HISTORY_HISTORY_H

#include "play/problem.h"
#include "play/session.h"
#include "training/entry.h"

/* The file itself, and as many others as there may be beside it. Bytes of the longest line that can
 * be read, with its newline. */
enum { TRAINING_PARTS_MOST = 9, TRAINING_LINE_MOST = 64 << 10 };

/* Reads the whole history, linked (training_link); a missing file is an empty one. Names that
 * differ in case only become one, as it is spelled in the newest entry. Entries of several parts
 * are in the order of their times. True with `problem` empty or, where lines were
 * skipped, saying how many. False, with no entries: `problem` says why. */
bool training_log_read(struct training_entries *entries, struct problem *problem);

/* Adds one auction, without waiting for anybody. Other programs may add theirs at the same time.
 * False, with nothing added: `problem` says why. */
bool training_log_add(const struct training_entry *entry, struct problem *problem);

/* The same with the auction that was held at the session by that player: its review as it stands,
 * what the player said first (`own`, whose worth is found), what the computer players there lost,
 * the moves that led to it if its position comes again, and the time, which is now. Nothing is
 * added, and that is true, where the opponent had a fault or was thought to: it is another game. */
bool training_log_enter(const struct auction_review *review, const struct auction_held *held,
                        const struct practice_origin *origin, const struct session *session,
                        unsigned player, struct own_estimate own, struct problem *problem);

/* The same with the turn that was played at the session, the first after those given. */
bool training_log_enter_turn(const struct judgement *judgement,
                             const struct practice_origin *origin, const struct session *session,
                             struct problem *problem);

/* Whether positions of a game can come again: the program draws, by a seed or unseen, and nothing
 * was done against the rules. */
bool training_log_can_keep(const struct session *session);

/* Adds each position of such a game where a person certainly lost something worth repeating by one
 * of these decisions, unless it is there already; `kept` is how many were added. False, with what
 * was added before: `problem` says why. */
bool training_log_keep(const struct judgement *judgement, unsigned judgements,
                       const struct session *session, unsigned *kept, struct problem *problem);

/* As a name is spelled in the entries, whatever its case; `name` itself if it is not there. */
const char *training_log_spelling(const struct training_entries *entries, const char *name);

/* The same, but the name of the newest entry if `name` is not there or NULL. There must be entries.
 */
const char *training_log_person(const struct training_entries *entries, const char *name);

/* Harmless on entries that are all zeros. */
void training_entries_free(struct training_entries *entries);

/* An entry as a line of JSON, without its newline, which the caller frees; NULL if memory runs
 * out. */
char *training_line_print(const struct training_entry *entry);

/* Reads such a line; the caller frees the entry's `moves`. False, with `entry` unspecified, if it
 * is none, or says what this program does not know. Keys that it does not know are passed over. */
bool training_line_read(const char *line, size_t length, struct training_entry *entry);

#endif
