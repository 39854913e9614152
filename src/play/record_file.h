/* The file of a record: made, written so that each piece of text counts whole or not at all, looked
 * after. Which text it should hold is the journal's affair (journal.h). */
#ifndef BASTIDE_PLAY_RECORD_FILE_H
#define BASTIDE_PLAY_RECORD_FILE_H

#include "play/record_buffer.h"

/* Writes the text from byte `*certain` on behind the bytes before, which the file ends with, and
 * syncs it. `*certain` then says how much of the text is on disk: all of it or, where false is
 * returned with errno, at least as much as before; behind that the file may hold anything.
 *
 * A disk writes sectors in any order, and the file's length when it likes. So what lies beyond the
 * first sector is written and synced before the first, which begins with the beginning of a line: a
 * power cut before that leaves a line that begins with a zero byte, where readers stop
 * (RECORD_STROKE_MOST in bastide/record.h). */
bool record_file_write(int fd, const struct record_buffer *text, size_t *certain);

/* Cuts the file, which begins with the first `size` bytes of the text, down to those, and syncs it.
 * False with errno: behind them the file may hold anything.
 *
 * What is cut off goes at once, too: where it reaches into other sectors, which a disk may clear
 * one by one, a zero byte is put before it first. */
bool record_file_cut(int fd, const struct record_buffer *text, size_t size);

/* Makes the file `path` with the text, locks it and syncs it and its folder. -1, with errno and no
 * file left behind, where that cannot be done; what is there already, a link too, stays. */
int record_file_make(const char *path, const struct record_buffer *text);

/* The same beside `path`, under the first name that is free of NAME_02, NAME_03 and so on. The path
 * is put into `*made`, to be freed. The folder is made if it is gone, but not those above it. */
int record_file_make_beside(const char *path, const struct record_buffer *text, char **made);

enum record_file_state {
    RECORD_FILE_THERE,
    RECORD_FILE_GONE,    /* deleted, moved or replaced: `path` does not lead to `fd` any more */
    RECORD_FILE_UNKNOWN, /* cannot be told: errno says why */
};

/* Whether `path` still leads to the open file, and in `*size` how long that is. */
enum record_file_state record_file_check(int fd, const char *path, size_t *size);

#endif
