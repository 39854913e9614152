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
 * records stop (bastide/notation.h).
 *
 * While a journal is open, no other instance can open it. If something else deletes, moves,
 * replaces or changes the file, the whole record goes into a new file beside it, and the game
 * continues there; journal_news reports it. */
#ifndef BASTIDE_PLAY_JOURNAL_H
#define BASTIDE_PLAY_JOURNAL_H

#include "play/problem.h"
#include "play/record_buffer.h"

#include <sys/types.h>

struct journal;

/* Creates the file `path`, which must not exist, with the contents of `buffer`; an existing file or
 * link is untouched. NULL: `problem` says why, and no file is left behind. */
struct journal *journal_create(const char *path, const struct record_buffer *buffer,
                               struct problem *problem);

/* Opens the file `path` and reads it; follows links. NULL: `problem` says why. */
struct journal *journal_open(const char *path, struct problem *problem);

/* The same, but shares the file with other programs that join it: a change is made by one at a
 * time, and only where the file still holds what this journal has; otherwise it fails, with nothing
 * changed, until journal_follow has been called. The file is never replaced, nor is another one
 * made beside it. Refused if a program has it open for itself, or on a file system whose locks are
 * not known to hold (play/file_system.h). */
struct journal *journal_join(const char *path, struct problem *problem);

/* Whether that is nobody's business but that of those who play (play/group.h); `named` is the group
 * that the record names. False: `problem` says what is wrong. */
bool journal_may_be_shared(const struct journal *journal, const char *named,
                           struct problem *problem);

/* Gives the file to the members of a group, who may read and write it then. It keeps that, and its
 * place on disk, whatever is done with the record as long as it is shared. */
bool journal_give(const struct journal *journal, gid_t group, struct problem *problem);

bool journal_is_shared(const struct journal *journal);

/* Takes over what others have made of the file. JOURNAL_CHANGED: there is another text, of which
 * journal_accept says how much counts. JOURNAL_LOST: the file is gone, or cannot be read: `problem`
 * says why. Writes nothing. */
enum journal_followed { JOURNAL_SAME, JOURNAL_CHANGED, JOURNAL_LOST };
enum journal_followed journal_follow(struct journal *journal, struct problem *problem);

/* Takes over what others have added, where that is comments alone, whole lines: it begins at byte
 * `*from` of the text then. False, with nothing changed, if it is anything else, or nothing. */
bool journal_take_comments(struct journal *journal, size_t *from);

/* Takes the notices of a shared file, and reads what it holds into an empty buffer; the journal
 * stays as it is, so journal_follow is due. False, with `problem`, if it cannot be read. */
bool journal_peek(struct journal *journal, struct record_buffer *text, struct problem *problem);

/* A descriptor that can be read when journal_follow is due; -1: the system gives no notice, and the
 * file has to be looked at now and then. */
int journal_notice(const struct journal *journal);

/* Seats of a shared record: a program has one, `seat` from 0, until it leaves it or closes the
 * journal, or is killed. False: somebody else has it, or `problem` says what is wrong. */
bool journal_take_seat(struct journal *journal, unsigned seat, struct problem *problem);
void journal_leave_seat(struct journal *journal, unsigned seat);

/* Has the others, who have the same record open, look who is there: by notice of a change that is
 * none. To be called after a seat was taken, or left without closing the journal. */
void journal_knock(const struct journal *journal);

/* The seats that others have: bit s for seat s. */
unsigned journal_seats_of_others(const struct journal *journal);

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

/* Refused for a shared journal. Replaces the whole text and its steps, which are taken from `text`:
 * the file is replaced atomically, so a kill or a power cut leaves either text whole. False:
 * nothing has changed, and `text` is still the caller's. */
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

/* The file of a record: creating it, writing so that each piece of text counts whole or not at all,
 * and checking it. The journal decides which text it holds. */

/* Writes the text from byte `*certain` on, after the bytes before it at the end of the file, and
 * syncs it. `*certain` is then how much of the text is on disk: all of it or, if this returns false
 * with errno, at least as much as before; beyond that the file may hold anything.
 *
 * A disk writes sectors in any order, and the file's length whenever it likes. So everything beyond
 * the first sector is written and synced before the first, which starts with the beginning of a
 * line: a power cut before that leaves a line that begins with a zero byte, where readers stop
 * (RECORD_STROKE_MOST in bastide/notation.h). The checks alone do not suffice: they cannot tell a
 * sector that was not written from a line that somebody edited, nor which moves were one change.
 * Without this `test_power_cuts 6 10` finds holes in records. */
bool record_file_write(int fd, const struct record_buffer *text, size_t *certain);

/* Truncates the file, which begins with the first `size` bytes of the text, to those, and syncs it.
 * False with errno: beyond them the file may hold anything.
 *
 * The cut is atomic, too: if it extends into other sectors, which a disk may clear one by one, a
 * zero byte is first written at its start. */
bool record_file_cut(int fd, const struct record_buffer *text, size_t size);

/* Creates the file `path` with the text, locks it and syncs it and its folder. -1, with errno and
 * no file left behind, on failure; an existing file or link is untouched. */
int record_file_make(const char *path, const struct record_buffer *text);

/* The ending of records' names, and the length of a path without it. */
#define RECORD_ENDING ".bastide"
size_t record_stem(const char *path);

/* Creates one beside `path`, under the first free name of NAME_02, NAME_03 and so on. `*made` is
 * the path, to be freed. The folder is created if it is gone, but not its parents. */
int record_file_make_beside(const char *path, const struct record_buffer *text, char **made);

enum record_file_state {
    RECORD_FILE_THERE,
    RECORD_FILE_GONE,    /* deleted, moved or replaced: `path` does not lead to `fd` any more */
    RECORD_FILE_UNKNOWN, /* the check failed: errno says why */
};

/* Whether `path` still leads to the open file; `*size` is the file's length. */
enum record_file_state record_file_check(int fd, const char *path, size_t *size);

#endif
