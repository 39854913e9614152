/* What the journal's files share: journal.c, which keeps a record, and journal_shared.c, for
 * records that several programs keep together. */
#ifndef BASTIDE_PLAY_JOURNAL_INSIDE_H
#define BASTIDE_PLAY_JOURNAL_INSIDE_H

#include "play/journal.h"

struct journal {
    int fd;
    char *path;
    struct record_buffer text; /* the intended contents of the file, and where each step begins */
    size_t certain;            /* how many of its first bytes are certainly on disk */
    size_t size; /* of the file, as we left it; at least that, after a failed change: */
    bool has_failed;
    int notice;          /* of changes to a shared file, or -1 (play/notice.h) */
    bool is_shared;      /* with other programs, which change the file, too */
    bool is_due;         /* it may have been changed, and has not been read since */
    bool is_unread;      /* there is a text of others that nobody has accepted */
    bool is_renamed;     /* the folder may still have the file that was replaced: to be synced */
    struct problem news; /* not reported yet; or empty */
};

/* journal_shared.c. One of those that share a file at a time reads or changes it. Waits for that,
 * but not for ever, as whoever does may have been stopped. */
bool journal_work_begin(const struct journal *journal, struct problem *problem);
void journal_work_end(const struct journal *journal);

/* Whether locks of a file that is to be shared hold, as far as is known. */
bool journal_has_locks(const struct journal *journal, struct problem *problem);

/* Reads all of the file into an empty buffer, while nobody changes it. */
bool journal_read_whole(const struct journal *journal, struct record_buffer *text,
                        struct problem *problem);

/* Whether a shared file is as this journal has it; to be asked while nobody else works on it. */
bool journal_check_shared(struct journal *journal, struct problem *problem);

#endif
