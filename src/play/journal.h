/* The journal: the record of a game on disk while it is played. Every change is written and synced
 * before the call returns, or has not happened; and nothing is written by opening alone.
 *
 * How it is kept. The journal has the whole text in memory and knows how many of its first bytes
 * are on disk for certain, namely those of the last sync that worked. Whatever fails, a write, a
 * cut or a sync, leaves the same state behind: that many bytes are certain, and of the rest nobody
 * knows. The way out is always the same, too, and is taken at once and again before the next
 * change: the file is cut to what is certain, and what is missing is written again from memory.
 * Nothing is ever read back, and no sync that failed is believed to have been made up for by a
 * later one.
 *
 * What is appended counts whole or not at all. A disk writes sectors in any order, so all that lies
 * beyond the first sector is written and synced before that one, which fills in the beginning of
 * the first line. A power cut before that leaves a line that begins with a zero byte, and there the
 * readers of records stop (bastide/record.h).
 *
 * While a journal is open no other program of ours can open it. Where something else deletes,
 * moves, replaces or changes the file, the whole record goes into a new file beside it, and the
 * game is kept there; journal_news tells. */
#ifndef BASTIDE_PLAY_JOURNAL_H
#define BASTIDE_PLAY_JOURNAL_H

#include "play/problem.h"
#include "play/record_buffer.h"

struct journal;

/* Makes the file `path`, which must not exist, with what `buffer` holds; what is there already, a
 * link too, stays as it is. NULL: `problem` says why, and no file is left behind. */
struct journal *journal_create(const char *path, const struct record_buffer *buffer,
                               struct problem *problem);

/* Opens the file `path` and reads it; links are followed. NULL: `problem` says why. */
struct journal *journal_open(const char *path, struct problem *problem);

/* The text of the record; good until the next call that changes it. */
const char *journal_text(const struct journal *journal, size_t *length);

/* The file's name without its folders; good until the next call that changes the journal. */
const char *journal_name(const struct journal *journal);

/* Says what an opened journal holds: `whole` bytes that count, with the steps where `marks` has
 * them. What follows them, a line without its newline, stays in the file until the next append, and
 * journal_news reports it. False where memory runs out. */
bool journal_accept(struct journal *journal, const struct record_buffer *marks, size_t whole,
                    struct problem *problem);

/* Takes the buffer's text for behind what is there, and writes it together with the next append.
 * False, with nothing changed, where memory runs out or the record would become too long to be
 * opened again. */
bool journal_defer(struct journal *journal, const struct record_buffer *buffer,
                   struct problem *problem);

/* Writes the buffer's text behind what is there. False: the record is as before, in the file too,
 * unless `problem` says that it may not be. */
bool journal_append(struct journal *journal, const struct record_buffer *buffer,
                    struct problem *problem);

/* Drops the steps from number `steps` on. False as for journal_append. */
bool journal_cut(struct journal *journal, size_t steps, struct problem *problem);

/* Looks whether the file is still there and whole, as is done before every change too, and mends
 * what it can. Nothing is written where all is well. False where it could not: `problem` says
 * why. */
bool journal_secure(struct journal *journal, struct problem *problem);

/* What has happened to the file since this was asked last and players have to know. False where
 * there is nothing. */
bool journal_news(struct journal *journal, struct problem *news);

/* Adds to what players have to know. */
void journal_tell(struct journal *journal, const struct problem *news);

/* Whether `path` is this journal's file. */
bool journal_is_at(const struct journal *journal, const char *path);

/* Closes the file, after one more try where a change had failed. NULL is harmless. */
void journal_close(struct journal *journal);

#endif
