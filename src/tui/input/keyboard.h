/* The keyboard: what the terminal sends, as keys and what the mouse does; and what it answers when
 * it is asked, which nobody else hears of.
 *
 * Letters may come as UTF-8. Of what begins with Escape only known sequences become keys; all
 * others are swallowed whole, so that none of their letters is taken for a command.
 *
 * Lines may be slow, so a sequence may come in pieces. The key reader has no clock: it says how
 * long to wait for the next byte; the keyboard, which keeps the time, reports when none came. */
#ifndef BASTIDE_TUI_KEYBOARD_H
#define BASTIDE_TUI_KEYBOARD_H

#include "tui/input/pointer.h"
#include "tui/keys.h"

enum {
    KEY_SEQUENCE_SIZE = 16, /* bytes of a terminal's own sequence, and a closing zero */
    KEY_SEQUENCES_MAX = 16, /* a terminal's own sequences */
    KEY_ESCAPE_WAIT = 50,   /* milliseconds after which a lone Escape is the key, where no answer
                               of the terminal is expected */
    KEY_REST_WAIT = 1000,   /* and for the rest of what can only be a sequence */
    KEYS_LEFT_MOST = 4,     /* keys that one byte may bring to light */
};

/* What key_reader_take returns for what is not a key; pages never see these. */
enum {
    KEYS_POINTER = KEYS_LAST, /* the mouse has moved: see `pointer` of the reader */
    KEYS_ANSWER,              /* the terminal has answered: see `answer` */
};

/* What a terminal sends for a key, where it differs from what nearly all send. */
struct key_sequence {
    char bytes[KEY_SEQUENCE_SIZE];
    uint32_t key;
};

/* How long nothing has come after the bytes that are held: less than KEY_ESCAPE_WAIT; as long; and
 * KEY_REST_WAIT after that. */
enum key_silence { KEY_SILENCE_NONE, KEY_SILENCE_SHORT, KEY_SILENCE_LONG };

struct key_reader {
    unsigned char held[64]; /* the bytes of a sequence that has not ended yet */
    size_t count;
    enum key_silence silence;
    size_t doubtful;  /* so many of them, the last ones, were typed if no sequence goes on */
    bool swallowing;  /* the sequence is too long or too late; it is being waited out */
    bool gave_escape; /* Escape was the last key, which may have been the start of a sequence */
    bool expects;     /* set by the caller: the terminal has been asked, and has not answered yet */
    uint32_t left[KEYS_LEFT_MOST]; /* keys that have not been given yet */
    size_t lefts;
    struct key_sequence own[KEY_SEQUENCES_MAX];
    size_t owns;
    struct pointer pointer;   /* of the last KEYS_POINTER */
    struct key_answer answer; /* of the last KEYS_ANSWER */
};

/* Adds a sequence of the current terminal. Those that do not begin with Escape and those that are
 * too long are left out. */
void key_reader_add(struct key_reader *reader, const char *bytes, uint32_t key);

/* Takes the next byte; the key that it ends, KEYS_POINTER, KEYS_ANSWER, or KEYS_NONE. It may bring
 * to light that bytes before it were typed: then their first key, and the others, up to that of the
 * byte, by key_reader_more, which is asked before the next byte is taken. */
uint32_t key_reader_take(struct key_reader *reader, unsigned char byte);
uint32_t key_reader_more(struct key_reader *reader);

/* How many milliseconds to wait for the next byte before key_reader_give_up is called; negative:
 * for ever, for nothing is held that time would decide. */
int key_reader_patience(const struct key_reader *reader);

/* Nothing came for that long. The key that was meant: KEYS_ESCAPE where Escape stood alone, "[" or
 * its like where it came after such an Escape; else KEYS_NONE. There may be more, as above. What
 * can only be a sequence is given up as a whole: its rest is swallowed when it comes, however late.
 *
 * While `expects` is set no Escape is given up, as it may be the first byte of the answer, whose
 * rest comes later than anybody would wait; the next byte tells. */
uint32_t key_reader_give_up(struct key_reader *reader);

/* The keyboard itself. */
enum {
    KEYBOARD_SIZE = 256,
    KEYBOARD_ANSWER_WAIT = 3000, /* milliseconds: a terminal that has not answered by then is taken
                                    not to */
};

/* Asks whether the terminal knows synchronized output, and what it is. Every terminal answers the
 * second, so when that answer is there the first has come or never will. */
#define KEYBOARD_QUESTIONS "\x1b[?2026$p\x1b[c"

/* Asks what the terminal is called and of which version; the last question is as above. */
#define KEYBOARD_QUESTION_NAME "\x1b[>0q\x1b[c"

/* All zeros: nothing heard yet. Times are milliseconds of some clock that only goes forward. */
struct keyboard {
    struct key_reader reader;
    unsigned char byte[KEYBOARD_SIZE]; /* read and not yet taken */
    size_t at, end;
    long long held_until;   /* when an incomplete sequence is given up, */
    long long answer_until; /* and how long an answer is expected (reader.expects) */
    bool has_answered;      /* there is nothing more to come of the questions */
    bool can_synchronize;   /* the terminal knows synchronized output */
    bool has_focus;         /* it has said that its window is looked at, where it says so at all */
    char name[KEY_ANSWER_NAME_SIZE]; /* what it is called; "": it has not said */
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
 * lost. A terminal that has not answered by then is assumed never to. */
void keyboard_await_answers(struct keyboard *keyboard, int fd);

#endif
