#include "engine/lines.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

int lines_fd(const struct lines *lines)
{
    return fileno(lines->in); /* -1 for what is in memory */
}

void lines_read(struct lines *lines)
{
    char *at = lines->buffer + lines->come;
    size_t room = sizeof lines->buffer - lines->come;
    ssize_t got;
    if (lines_fd(lines) < 0) {
        got = (ssize_t)fread(at, 1, room, lines->in);
    } else {
        while ((got = read(lines_fd(lines), at, room)) < 0 && errno == EINTR)
            ;
    }
    lines->has_ended = got <= 0;
    lines->come += got > 0 ? (size_t)got : 0;
}

static const char *lines_end_of_next(const struct lines *lines)
{
    return memchr(lines->buffer, '\n', lines->come);
}

bool lines_know_next(const struct lines *lines)
{
    return lines->has_ended || lines->come == sizeof lines->buffer ||
           lines_end_of_next(lines) != NULL;
}

bool lines_next_is(const struct lines *lines, const char *word)
{
    const char *end = lines_end_of_next(lines), *at = lines->buffer;
    size_t length = strlen(word);
    if (end == NULL && lines->has_ended)
        end = at + lines->come;
    while (end != NULL && at < end && (*at == ' ' || *at == '\t'))
        at++;
    while (end != NULL && at < end && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
        end--;
    return end != NULL && (size_t)(end - at) == length && memcmp(at, word, length) == 0;
}

/* Takes what has come up to the newline, or all; returns whether there was one. */
static bool lines_drop(struct lines *lines)
{
    const char *end = lines_end_of_next(lines);
    size_t taken = end != NULL ? (size_t)(end - lines->buffer) + 1 : lines->come;
    memmove(lines->buffer, lines->buffer + taken, lines->come - taken);
    lines->come -= taken;
    return end != NULL;
}

bool lines_take(struct lines *lines, char line[LINE_SIZE], size_t *length)
{
    while (!lines_know_next(lines))
        lines_read(lines);
    const char *end = lines_end_of_next(lines);
    if (end == NULL && lines->come == 0)
        return false;
    *length = end != NULL ? (size_t)(end - lines->buffer) : lines->come;
    memcpy(line, lines->buffer, *length);
    while (!lines_drop(lines) && !lines->has_ended)
        lines_read(lines);
    return true;
}
