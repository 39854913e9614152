/* Files as a whole: reading one into memory, replacing one at a stroke. */
#ifndef BASTIDE_PLAY_FILE_H
#define BASTIDE_PLAY_FILE_H

#include "play/problem.h"

#include <stddef.h>

/* Longer records than this do not exist; a file that is longer is something else. */
enum { FILE_SIZE_MOST = 4 << 20 };

/* Reads the open file `fd`; `path` stands for it in problems. The text is the caller's to free.
 * Refused where it is not a regular file or longer than FILE_SIZE_MOST. */
bool file_read_open(int fd, const char *path, char **text, size_t *length, struct problem *problem);

/* The same from a path. */
bool file_read(const char *path, char **text, size_t *length, struct problem *problem);

/* Writes all bytes at `offset` of `fd`; false with errno where not all of them could be written. */
bool file_write_at(int fd, const char *text, size_t length, size_t offset);

/* Puts the text in the place of the file `path`, or makes it: after a crash at any instant there is
 * the old file or the new one. Refused where something else than a regular file is there, or a
 * record that a program is keeping just now. */
bool file_replace(const char *path, const char *text, size_t length, struct problem *problem);

/* Syncs the folder that holds `path`, so that a new name in it lasts. */
bool file_sync_folder(const char *path);

#endif
