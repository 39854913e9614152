/* Bytes on their way to the terminal: collected first, so that a frame is written at once. */
#ifndef BASTIDE_TUI_TERMINAL_BYTES_H
#define BASTIDE_TUI_TERMINAL_BYTES_H

#include <stdbool.h>
#include <stddef.h>

/* All zero: empty. */
struct bytes {
    char *data;
    size_t length, size;
    bool is_lost; /* there was no memory for all of it */
};

void bytes_add(struct bytes *bytes, const char *data, size_t length);
void bytes_say(struct bytes *bytes, const char *text);

/* Takes out those from `begin` to before `end`. */
void bytes_cut(struct bytes *bytes, size_t begin, size_t end);

/* Empty again; the memory is kept for the next frame. */
void bytes_clear(struct bytes *bytes);
void bytes_free(struct bytes *bytes);

/* How many digits the decimal number (not negative) has. */
static inline int number_digits(int number)
{
    return number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10000 ? 4 : 5;
}

/* Writes the decimal number (0 to 99999) at `to`, with no zero byte behind; returns its length. */
size_t number_print(char *to, int number);

/* Writes ESC [ number final, with no zero byte behind; the number 1 is not said. Returns the
 * length. */
size_t control_print(char *to, int number, char final);

#endif
