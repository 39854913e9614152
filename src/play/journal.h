/* The journal: the record of a game on disk while it is played. Every change is written and synced
 * before the call returns, or has no effect; opening alone writes nothing.
 *
 * The journal has the whole text in memory and knows how many of its first bytes are certainly on
 * disk: those of the last successful sync. Whatever fails, a write, a truncation or a sync, the
 * state is the same: that many bytes are certain and the rest is unknown. So is the recovery, tried
 * at once and again before the next change: the file is truncated to what is certain, and the rest
 * is written again from memory. Nothing is ever read back, and a failed sync is never taken as made
 * good by a later one.
 *
 * Appended text counts whole or not at all. A disk writes sectors in any order, so everything
 * beyond the first sector is written and synced before that one, which holds the start of the first
 * line. A power cut before that leaves a line that begins with a zero byte, where readers of
 * records stop (bastide/record.h).
 *
 * While a journal is open, no other instance can open it. If something else deletes, moves,
 * replaces or changes the file, the whole record goes into a new file beside it, and the game
 * continues there; journal_news reports it. */
#ifndef BASTIDE_PLAY_JOURNAL_H
#define BASTIDE_PLAY_JOURNAL_H

#include "play/problem.h"
#include "play/record_buffer.h"

struct journal;

/* Creates the file `path`, which must not exist, with the contents of `buffer`; an existing file or
 * link is untouched. NULL: `problem` says why, and no file is left behind. */
struct journal *journal_create(const char *path, const struct record_buffer *buffer,
                               struct problem *problem);

/* Opens the file `path` and reads it; follows links. NULL: `problem` says why. */
struct journal *journal_open(const char *path, struct problem *problem);

/* The text of the record, and where its steps begin; valid until the next call that changes it. */
const struct record_buffer *journal_record(const struct journal *journal);

/* The file's name without its folders; valid until the next call that changes the journal. */
const char *journal_name(const struct journal *journal);

/* Sets how much of an opened journal counts: `whole` bytes, with the steps in `marks`. The rest, a
 * line without its newline, stays in the file until the next append, and journal_news reports it.
 * False if memory runs out. */
bool journal_accept(struct journal *journal, const struct record_buffer *marks, size_t whole,
                    struct problem *problem);

/* Queues the buffer's text after the existing text, to be written with the next append. False, with
 * nothing changed, if memory runs out or the record would become too long to be opened again. */
bool journal_defer(struct journal *journal, const struct record_buffer *buffer,
                   struct problem *problem);

/* Appends the buffer's text. False: the record is unchanged, on disk too unless `problem` says that
 * it may not be. */
bool journal_append(struct journal *journal, const struct record_buffer *buffer,
                    struct problem *problem);

/* Removes the steps from number `steps` on. False as for journal_append. */
bool journal_cut(struct journal *journal, size_t steps, struct problem *problem);

/* Replaces the whole text and its steps, which are taken from `text`: the file is replaced
 * atomically, so a kill or a power cut leaves either text whole. False: nothing has changed, and
 * `text` is still the caller's. */
bool journal_replace(struct journal *journal, struct record_buffer *text, struct problem *problem);

/* Checks that the file is still there and whole, as before every change, and repairs what it can.
 * Writes nothing if all is well. False if it could not repair: `problem` says why. */
bool journal_secure(struct journal *journal, struct problem *problem);

/* What happened to the file since the last call that players must know. False if nothing did. */
bool journal_news(struct journal *journal, struct problem *news);

/* Adds to that news. */
void journal_tell(struct journal *journal, const struct problem *news);

/* Whether `path` is this journal's file. */
bool journal_is_at(const struct journal *journal, const char *path);

/* Closes the file, after one more attempt if a change had failed. NULL is allowed. */
void journal_close(struct journal *journal);

#endif
