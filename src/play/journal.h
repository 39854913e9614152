/* The journal: the record of a game on disk while it is played. Every change is written and synced
 * before the call returns, or has not happened.
 *
 * While a journal is open no other program can open it. */
#ifndef BASTIDE_PLAY_JOURNAL_H
#define BASTIDE_PLAY_JOURNAL_H

#include "play/draft.h"
#include "play/problem.h"

struct journal;

/* Makes the file `path`, which must not exist, with what `draft` holds. NULL: `problem` says why,
 * and no file is left behind. */
struct journal *journal_create(const char *path, const struct draft *draft,
                               struct problem *problem);

/* Opens the file `path` and reads it; the text is the caller's to free. Nothing is changed yet.
 * NULL: `problem` says why. */
struct journal *journal_open(const char *path, char **text, size_t *length,
                             struct problem *problem);

/* The file's name without its folders; good as long as the journal is open. */
const char *journal_name(const struct journal *journal);

/* Says what an opened journal holds: `whole` bytes that count, with the steps where `draft` marks
 * them. A rest behind them, a line that was cut off, is dropped from the file. */
bool journal_settle(struct journal *journal, const struct draft *draft, size_t whole,
                    struct problem *problem);

/* Writes the draft's text behind the rest. False: the file is as before. */
bool journal_append(struct journal *journal, const struct draft *draft, struct problem *problem);

/* Drops the steps from number `steps` on. False: the file is as before. */
bool journal_cut(struct journal *journal, size_t steps, struct problem *problem);

/* Whether `path` is this journal's file. */
bool journal_is_at(const struct journal *journal, const char *path);

/* Closes the file, which stays as it is. NULL is harmless. */
void journal_close(struct journal *journal);

#endif
