/* Whole files: reading one into memory, replacing one atomically; and the steps that more careful
 * writing is made of (journal.h). Calls interrupted by a signal are retried. */
#ifndef BASTIDE_PLAY_FILE_H
#define BASTIDE_PLAY_FILE_H

#include "play/problem.h"

#include <stdbool.h>
#include <stddef.h>

/* What a file is expected to hold. */
enum file_kind { FILE_GAME, FILE_SETTINGS, FILE_THEME, FILE_KINDS_COUNT };

/* The largest record, and the largest file of settings or theme, that is read. A game of 96 tiles
 * with its scoring takes some 7 kilobytes, with clocks perhaps twice that; the rest is room for
 * comments. */
enum { FILE_SIZE_MOST = 4 << 20, FILE_SMALL_MOST = 64 << 10 };

/* Reads the open file `fd`; `path` names it in problems. The caller frees the text. Refused if it
 * is not a regular file or exceeds the size limit of its kind. */
bool file_read_open(enum file_kind kind, int fd, const char *path, char **text, size_t *length,
                    struct problem *problem);

/* The same from a path; follows links. */
bool file_read(enum file_kind kind, const char *path, char **text, size_t *length,
               struct problem *problem);

/* Whether anything is there; what else keeps it from being read is found by reading it. */
bool file_may_be_there(const char *path);

/* Says that the file cannot be read: why is in errno; 0: it ends too soon. Always returns false. */
bool file_cannot_be_read(const char *path, struct problem *problem);

/* Reads `length` bytes at `offset` of `fd`. False with errno; 0: the file ends too soon. */
bool file_read_at(int fd, char *text, size_t length, size_t offset);

/* Writes all bytes at `offset` of `fd`; false with errno if not all could be written. */
bool file_write_at(int fd, const char *text, size_t length, size_t offset);

/* file_cut truncates or extends the file to `size` bytes; file_sync flushes it to disk. False with
 * errno. After a failed sync it is unknown which of the bytes written since the last good one are
 * on disk, and a later successful sync proves nothing: they must be written again. */
bool file_cut(int fd, size_t size);
bool file_sync(int fd);

/* Locks the file against other programs that lock it, until it is closed. */
enum file_lock {
    FILE_LOCKED,
    FILE_TAKEN,       /* locked by another program */
    FILE_LOCK_FAILED, /* errno has the reason */
};

/* FILE_LOCKED also on a file system without locks. */
enum file_lock file_lock(int fd);

/* Whether the lock that file_lock has got keeps others out: not on a file system without locks. */
bool file_has_locks(int fd);

/* Whether a file can be locked, and so is in no use: FILE_LOCKED also where it cannot be read. */
enum file_lock file_lock_of(const char *path);

/* Files that several programs have open together. */

/* Locks the file against those that lock it for themselves, and not against others that share it.
 */
enum file_lock file_share(int fd);

/* file_locks.c. Locks one of the file's places against others that share it; a place, from 0, means
 * what they agree on. It is free again once it is unlocked, or the file closed by whoever has it,
 * even by a kill. FILE_LOCK_FAILED where the system or the file system has no such locks. */
enum file_lock file_lock_place(int fd, unsigned place);
void file_unlock_place(int fd, unsigned place);

/* Whether somebody else has it. */
bool file_place_is_taken(int fd, unsigned place);

/* Closes it, unless it is negative; errno stays. And removes its file. */
void file_close(int fd);
void file_discard(int fd, const char *path);

/* Modes of new files: for the user alone, or for those whom the umask lets in. */
enum { FILE_PRIVATE = 0600, FILE_SHARED = 0666 };

/* Replaces the contents of the file `path`, or creates it (by `mode`), atomically: after a crash at
 * any moment there is the old file or the new one. An existing file keeps its mode, and a link to
 * it stays. Refused if something other than a regular file is there, or a record that another
 * program has open. If only syncing the folder fails, the new text is in place but may not survive
 * a crash.
 *
 * The text is first written to a file `PATH.PID.tmp` beside it. Such files left by dead programs
 * are removed; one that is locked is being written, and stays. */
bool file_replace(const char *path, unsigned mode, const char *text, size_t length,
                  struct problem *problem);

/* The same for settings and the like, private if new: they are no games, so locks on them mean
 * nothing. */
bool file_replace_settings(const char *path, const char *text, size_t length,
                           struct problem *problem);

/* The same for a file that this program has open and locked: the new file, open and locked, or -1
 * with nothing changed. The folder is not synced: the name may lead to the old file after a crash
 * until file_sync_name has returned true. */
int file_replace_own(const char *path, const char *text, size_t length, struct problem *problem);
bool file_sync_name(const char *path, struct problem *problem);

/* The name at the end of a path; and the folder before it, "." where none is named. False, with
 * errno, if that is too long. */
enum { FILE_FOLDER_SIZE = 4096 };
const char *file_name_of(const char *path);
bool file_folder_of(const char *path, char folder[FILE_FOLDER_SIZE]);

/* Syncs the folder that holds `path`, so that a new name in it is durable. False with errno. */
bool file_sync_folder(const char *path);

/* The folders with the player's own files, following XDG:
 *
 *     games      $XDG_DATA_HOME/bastide, by default ~/.local/share/bastide
 *     settings   $XDG_CONFIG_HOME/bastide, by default ~/.config/bastide
 *     state      $XDG_STATE_HOME/bastide, by default ~/.local/state/bastide: what is remembered
 *     cache      $XDG_CACHE_HOME/bastide, by default ~/.cache/bastide: what can be found again */

enum { FOLDER_PATH_SIZE = 1024 };

enum folder { FOLDER_GAMES, FOLDER_SETTINGS, FOLDER_STATE, FOLDER_CACHE, FOLDERS_COUNT };

/* Its path; creates nothing. False if no variable says where it is. */
bool folder_path(enum folder folder, char path[FOLDER_PATH_SIZE], struct problem *problem);

/* The same, but creates it (mode 0700) with any missing parents. */
bool folder_make(enum folder folder, char path[FOLDER_PATH_SIZE], struct problem *problem);

/* The path of a file in it; creates nothing. */
enum { FOLDER_FILE_SIZE = FOLDER_PATH_SIZE + 64 };
bool folder_file(enum folder folder, const char *name, char path[FOLDER_FILE_SIZE],
                 struct problem *problem);

/* Keeps a text in a file of the folder; where that fails, what was there before stays. */
void folder_keep(enum folder folder, const char *name, const char *text, size_t length);

/* The same in the state folder. */
void state_keep(const char *name, const char *text, size_t length);

/* That text, for the caller to free; NULL if there is none. */
char *state_read(const char *name, size_t *length);

#endif
