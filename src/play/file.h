/* Files as a whole: reading one into memory, replacing one at a stroke; and the steps of which more
 * careful writing is made (journal.h). Calls that a signal interrupts are made again. */
#ifndef BASTIDE_PLAY_FILE_H
#define BASTIDE_PLAY_FILE_H

#include "play/problem.h"

#include <stddef.h>

/* What a file is expected to hold. */
enum file_kind { FILE_GAME, FILE_SETTINGS, FILE_THEME, FILE_KINDS_COUNT };

/* The longest record, and the longest file of settings or theme, that is read. A game of 96 tiles
 * and its scoring takes some 7 kilobytes, with clocks perhaps twice that; the rest is room for
 * remarks. */
enum { FILE_SIZE_MOST = 4 << 20, FILE_SMALL_MOST = 64 << 10 };

/* Reads the open file `fd`; `path` stands for it in problems. The text is the caller's to free.
 * Refused where it is not a regular file or longer than its kind can be. */
bool file_read_open(enum file_kind kind, int fd, const char *path, char **text, size_t *length,
                    struct problem *problem);

/* The same from a path; links are followed. */
bool file_read(enum file_kind kind, const char *path, char **text, size_t *length,
               struct problem *problem);

/* Writes all bytes at `offset` of `fd`; false with errno where not all of them could be written. */
bool file_write_at(int fd, const char *text, size_t length, size_t offset);

/* Makes the file `size` bytes long; sees to it that what was written lasts. False with errno. After
 * a sync that failed, nobody knows which of the bytes written since the last good one are on disk,
 * and a second sync that works proves nothing: they have to be written again. */
bool file_cut(int fd, size_t size);
bool file_sync(int fd);

/* Keeps others who ask from the file until it is closed. */
enum file_lock {
    FILE_LOCKED,
    FILE_TAKEN,       /* another program has it */
    FILE_LOCK_FAILED, /* errno says why */
};

/* FILE_LOCKED, too, on a file system that knows no locks. */
enum file_lock file_lock(int fd);

/* Puts the text in the place of the file `path`, or makes it (mode 0600): after a crash at any
 * instant there is the old file or the new one. A file that was there keeps its mode, and a link to
 * it stays. Refused where something else than a regular file is there, or a record that a program
 * is keeping just now. Where only its folder could not be synced the new text is there, but may not
 * last.
 *
 * The text is first written into a file `PATH.PID.tmp` beside it. What dead programs have left of
 * those is removed. */
bool file_replace(const char *path, const char *text, size_t length, struct problem *problem);

/* Syncs the folder that holds `path`, so that a new name in it lasts. False with errno. */
bool file_sync_folder(const char *path);

#endif
