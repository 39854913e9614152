#include "play/record_buffer.h"

#include "text/record_check.h"

#include <stdlib.h>
#include <string.h>

void record_buffer_add(struct record_buffer *buffer, const char *text, size_t length)
{
    if (buffer->failed)
        return;
    if (buffer->room - buffer->length < length) {
        size_t room = 2 * buffer->room + length + 256;
        char *larger = realloc(buffer->text, room);
        if (larger == NULL) {
            buffer->failed = true;
            return;
        }
        buffer->text = larger;
        buffer->room = room;
    }
    if (length > 0)
        memcpy(buffer->text + buffer->length, text, length);
    buffer->length += length;
}

void record_buffer_mark(struct record_buffer *buffer, size_t offset)
{
    if (buffer->failed)
        return;
    if (buffer->steps == buffer->begin_room) {
        size_t room = 2 * buffer->begin_room + 8;
        size_t *larger = realloc(buffer->begin, room * sizeof *larger);
        if (larger == NULL) {
            buffer->failed = true;
            return;
        }
        buffer->begin = larger;
        buffer->begin_room = room;
    }
    buffer->begin[buffer->steps++] = offset;
}

/* Adds a piece, from `begin` to before `end`, and its check; nothing if it is empty. */
static void add_piece(struct record_buffer *record, const struct record_buffer *more, size_t begin,
                      size_t end)
{
    char check[CHECK_LINE_SIZE];
    if (begin == end)
        return;
    record_buffer_add(record, more->text + begin, end - begin);
    if (!record->failed)
        record_buffer_add(record, check, record_check_print(record->text, record->length, check));
}

void record_buffer_add_checked(struct record_buffer *record, const struct record_buffer *more)
{
    size_t done = 0;
    for (size_t step = 0; step < more->steps; step++) {
        size_t begin = more->begin[step];
        add_piece(record, more, done, begin);
        record_buffer_mark(record, record->length);
        done = begin;
    }
    add_piece(record, more, done, more->length);
    record->failed |= more->failed;
}

void record_buffer_cut(struct record_buffer *buffer, size_t length, size_t steps)
{
    buffer->length = length;
    buffer->steps = steps;
    buffer->failed = false;
}

void record_buffer_free(struct record_buffer *buffer)
{
    free(buffer->text);
    free(buffer->begin);
    *buffer = (struct record_buffer){0};
}
