#include "play/file_lines.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

void file_lines_begin(struct file_lines *lines, int fd, size_t size)
{
    lines->fd = fd;
    lines->size = size;
    lines->at = lines->begin = lines->end = 0;
}

/* Reads on, as far as there is room. */
static bool fill(struct file_lines *lines)
{
    size_t room = sizeof lines->buffer - lines->end, left = lines->size - lines->at;
    ssize_t got;
    do
        got = pread(lines->fd, lines->buffer + lines->end, room < left ? room : left,
                    (off_t)lines->at);
    while (got < 0 && errno == EINTR);
    if (got == 0)
        errno = 0;
    if (got <= 0)
        return false;
    lines->at += (size_t)got;
    lines->end += (size_t)got;
    return true;
}

/* Keeps what has not been told, at the start of the buffer. False if that is all of the buffer: it
 * is dropped. */
static bool make_room(struct file_lines *lines)
{
    bool is_full = lines->begin == 0 && lines->end == sizeof lines->buffer;
    if (is_full)
        lines->end = 0;
    memmove(lines->buffer, lines->buffer + lines->begin, lines->end - lines->begin);
    lines->end -= lines->begin;
    lines->begin = 0;
    return !is_full;
}

enum file_line file_lines_next(struct file_lines *lines, const char **line, size_t *length)
{
    enum file_line found = FILE_LINE;
    for (;;) {
        char *from = lines->buffer + lines->begin;
        size_t left = lines->end - lines->begin;
        const char *newline = left > 0 ? memchr(from, '\n', left) : NULL;
        if (newline == NULL && lines->at < lines->size) {
            if (!make_room(lines))
                found = FILE_LINE_TOO_LONG;
            if (!fill(lines))
                return FILE_LINES_FAILED;
            continue;
        }
        *line = from;
        *length = newline != NULL ? (size_t)(newline - from) : left;
        lines->begin += *length + (newline != NULL);
        return found == FILE_LINE && left == 0 ? FILE_LINES_END : found;
    }
}
