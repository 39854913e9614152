/* Keys: from the bytes that a terminal sends to the keys that pages know, and their names; and what
 * else a terminal reports, of its mouse and of itself.
 *
 * Letters may come as UTF-8. Of what begins with Escape only known sequences become keys; all
 * others are swallowed whole, so that none of their letters is taken for a command.
 *
 * Lines may be slow, so a sequence may come in pieces. The reader has no clock: it says how long to
 * wait for the next byte; the caller reports when none came. */
#ifndef BASTIDE_TUI_KEYS_H
#define BASTIDE_TUI_KEYS_H

#include "tui/input/reports.h"
#include "tui/page.h"

enum {
    KEY_SEQUENCE_SIZE = 16, /* bytes of a terminal's own sequence, and a closing zero */
    KEY_SEQUENCES_MAX = 16, /* a terminal's own sequences */
    KEY_ESCAPE_WAIT = 50,   /* milliseconds after which a lone Escape is the key */
    KEY_REST_WAIT = 1000,   /* and for the rest of what can only be a sequence */
    KEY_NAME_SIZE = 16,
};

/* What key_reader_take returns for what is no key; pages never see these. */
enum {
    KEYS_POINTER = KEYS_LAST, /* the mouse has moved: see `pointer` of the reader */
    KEYS_ANSWER,              /* the terminal has answered: see `answer` */
};

/* What a terminal sends for a key, where it differs from what nearly all send. */
struct key_sequence {
    char bytes[KEY_SEQUENCE_SIZE];
    uint32_t key;
};

struct key_reader {
    unsigned char held[64]; /* the bytes of a sequence that has not ended yet */
    size_t count;
    bool swallowing;   /* the sequence is too long or too late; it is being waited out */
    bool may_be_typed; /* Escape and "[" or "O" are held, and nothing came: Alt with a key, perhaps
                        */
    bool gave_escape;  /* Escape was the last key, which may have been the start of a sequence */
    struct key_sequence own[KEY_SEQUENCES_MAX];
    size_t owns;
    struct pointer pointer;   /* of the last KEYS_POINTER */
    struct key_answer answer; /* of the last KEYS_ANSWER */
};

/* Adds a sequence of the terminal at hand. Those that do not begin with Escape and those that are
 * too long are left out. */
void key_reader_add(struct key_reader *reader, const char *bytes, uint32_t key);

/* Takes the next byte; the key that it ends, KEYS_POINTER, KEYS_ANSWER, or KEYS_NONE. */
uint32_t key_reader_take(struct key_reader *reader, unsigned char byte);

/* How many milliseconds to wait for the next byte before key_reader_give_up is called; negative:
 * for ever, for nothing is held. */
int key_reader_patience(const struct key_reader *reader);

/* Nothing came for that long. The key that was meant: KEYS_ESCAPE where Escape stood alone, "[" or
 * "O" where it came behind such an Escape; else KEYS_NONE. What can only be a sequence is given up
 * as a whole: its rest is swallowed when it comes. */
uint32_t key_reader_give_up(struct key_reader *reader);

/* What people call the key: "a", "Enter", an arrow. */
void key_print(uint32_t key, char name[KEY_NAME_SIZE]);

#endif
