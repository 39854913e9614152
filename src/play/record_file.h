/* The file of a record: creating it, writing so that each piece of text counts whole or not at all,
 * and checking it. The journal decides which text it holds (journal.h). */
#ifndef BASTIDE_PLAY_RECORD_FILE_H
#define BASTIDE_PLAY_RECORD_FILE_H

#include "play/record_buffer.h"

/* Writes the text from byte `*certain` on, after the bytes before it at the end of the file, and
 * syncs it. `*certain` is then how much of the text is on disk: all of it or, if this returns false
 * with errno, at least as much as before; beyond that the file may hold anything.
 *
 * A disk writes sectors in any order, and the file's length whenever it likes. So everything beyond
 * the first sector is written and synced before the first, which starts with the beginning of a
 * line: a power cut before that leaves a line that begins with a zero byte, where readers stop
 * (RECORD_STROKE_MOST in bastide/record.h). */
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
