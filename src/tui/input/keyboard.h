/* The keyboard: what the terminal sends, as keys and what the mouse does; and what it answers when
 * it is asked, which nobody else hears of. It keeps the time for the key reader. */
#ifndef BASTIDE_TUI_KEYBOARD_H
#define BASTIDE_TUI_KEYBOARD_H

#include "tui/input/key_reader.h"

enum {
    KEYBOARD_SIZE = 256,
    KEYBOARD_ANSWER_WAIT = 3000, /* milliseconds: a terminal that has not answered by then is taken
                                    not to */
};

/* Asks whether the terminal knows synchronized output, and what it is. Every terminal answers the
 * second, so when that answer is there the first has come or never will. */
#define KEYBOARD_QUESTIONS "\x1b[?2026$p\x1b[c"

/* All zeros: nothing heard yet. Times are milliseconds of some clock that only goes forward. */
struct keyboard {
    struct key_reader reader;
    unsigned char byte[KEYBOARD_SIZE]; /* read and not yet taken */
    size_t at, end;
    long long held_until;   /* when an incomplete sequence is given up, */
    long long answer_until; /* and how long an answer is expected (reader.expects) */
    bool has_answered;      /* there is nothing more to come of the questions */
    bool can_synchronize;   /* the terminal knows synchronized output */
};

/* The questions have been written. Until they are answered a lone Escape is not taken for the key,
 * unless another key follows: it may be the beginning of the answer. Terminals answer in order, so
 * what others have asked before is answered by then, too. */
void keyboard_expect_answers(struct keyboard *keyboard, long long now);

/* The next key, or KEYS_POINTER (reader.pointer), of what was read or has been held for too long;
 * KEYS_NONE where there is none. */
uint32_t keyboard_take(struct keyboard *keyboard, long long now);

/* How many milliseconds one may wait for more until there is something to take all the same, at
 * most until the time `until`; for ever and -1 where that is negative. */
int keyboard_patience(const struct keyboard *keyboard, long long now, long long until);

/* Reads what the terminal has sent, once all has been taken; waits until there is something. False
 * where it sends nothing any more. */
bool keyboard_read(struct keyboard *keyboard, int fd);

/* Waits a moment for the answers, so that the shell does not get them. Keys pressed meanwhile are
 * lost. A terminal that has not answered by then is taken not to. */
void keyboard_await_answers(struct keyboard *keyboard, int fd);

#endif
