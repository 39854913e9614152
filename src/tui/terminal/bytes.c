#include "tui/terminal/bytes.h"

#include <stdlib.h>
#include <string.h>

/* Room for so many bytes more, or NULL. */
static char *bytes_room(struct bytes *bytes, size_t more)
{
    enum { LEAST = 4096 };
    if (bytes->size - bytes->length < more) {
        size_t size = bytes->size > 0 ? bytes->size : LEAST;
        while (size - bytes->length < more)
            size *= 2;
        char *data = realloc(bytes->data, size);
        bytes->is_lost |= !data;
        if (!data)
            return NULL;
        bytes->data = data;
        bytes->size = size;
    }
    bytes->length += more;
    return bytes->data + bytes->length - more;
}

void bytes_add(struct bytes *bytes, const char *data, size_t length)
{
    char *room = bytes_room(bytes, length);
    if (room)
        memcpy(room, data, length);
}

void bytes_say(struct bytes *bytes, const char *text)
{
    bytes_add(bytes, text, strlen(text));
}

void bytes_cut(struct bytes *bytes, size_t begin, size_t end)
{
    if (bytes->is_lost) /* what is there is not what was counted */
        return;
    memmove(bytes->data + begin, bytes->data + end, bytes->length - end);
    bytes->length -= end - begin;
}

void bytes_clear(struct bytes *bytes)
{
    bytes->length = 0;
    bytes->is_lost = false;
}

void bytes_free(struct bytes *bytes)
{
    free(bytes->data);
    *bytes = (struct bytes){NULL, 0, 0, false};
}

size_t number_print(char *to, int number)
{
    size_t length = (size_t)number_digits(number);
    for (size_t at = length; at-- > 0; number /= 10)
        to[at] = (char)('0' + number % 10);
    return length;
}

size_t control_print(char *to, int number, char final)
{
    size_t length = 0;
    to[length++] = '\x1b';
    to[length++] = '[';
    if (number != 1)
        length += number_print(to + length, number);
    to[length++] = final;
    return length;
}
