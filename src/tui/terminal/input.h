/* Input: what the terminal sends, as keys and what the mouse does; and what it answers when it is
 * asked, which nobody else hears of. */
#ifndef BASTIDE_TUI_TERMINAL_INPUT_H
#define BASTIDE_TUI_TERMINAL_INPUT_H

#include "tui/input/keys.h"
#include "tui/terminal/terminfo.h"

enum { INPUT_SIZE = 256 };

/* Asks whether it knows synchronized output, and what it is. Every terminal answers the second, so
 * when that answer is there the first has come or never will. */
#define INPUT_QUESTIONS "\x1b[?2026$p\x1b[c"

struct input {
    struct key_reader reader;
    unsigned char byte[INPUT_SIZE]; /* read and not yet taken */
    size_t at, end;
    bool has_answered;    /* there is nothing more to come of the questions */
    bool can_synchronize; /* it knows synchronized output */
};

/* An input that has heard nothing yet and knows the terminal's own keys. */
void input_begin(struct input *input, const struct terminal *terminal);

/* The next key, or KEYS_POINTER (reader.pointer), of what was read; false where there is none. */
bool input_take(struct input *input, uint32_t *key);

/* Reads what the terminal has sent, once all has been taken; waits until there is something. False
 * where it sends nothing any more. */
bool input_read(struct input *input);

/* Waits a moment for the answers, so that the shell does not get them. Keys pressed meanwhile are
 * lost. Whoever has not answered then is taken not to. */
void input_await_answers(struct input *input);

#endif
