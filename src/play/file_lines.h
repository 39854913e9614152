/* A file read line by line, however long it is: in memory there is only a piece of it. */
#ifndef BASTIDE_PLAY_FILE_LINES_H
#define BASTIDE_PLAY_FILE_LINES_H

#include <stdbool.h>
#include <stddef.h>

/* Bytes of the longest line that can be read, with its newline. */
enum { FILE_LINE_MOST = 64 << 10 };

struct file_lines {
    int fd;
    size_t size, at;   /* of the file, as it was at the beginning; of that, what has been read */
    size_t begin, end; /* of the buffer, what has not been told */
    char buffer[FILE_LINE_MOST];
};

/* Begins at the start of the open file, of `size` bytes. What is added meanwhile is not read. */
void file_lines_begin(struct file_lines *lines, int fd, size_t size);

enum file_line {
    FILE_LINE,          /* a line, */
    FILE_LINE_TOO_LONG, /* one too long to be told, */
    FILE_LINES_END,     /* no more lines, */
    FILE_LINES_FAILED,  /* or the next cannot be read, with errno; 0: the file ends too soon */
};

/* The next line, without its newline; valid until the next call. */
enum file_line file_lines_next(struct file_lines *lines, const char **line, size_t *length);

#endif
