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

#include "tui/input/sequences.h"
#include "tui/page.h"

enum {
    KEY_SEQUENCE_SIZE = 16, /* bytes of a terminal's own sequence, and a closing zero */
    KEY_SEQUENCES_MAX = 16, /* a terminal's own sequences */
    KEY_ESCAPE_WAIT = 50,   /* milliseconds after which a lone Escape is the key, where no answer
                               of the terminal is expected */
    KEY_REST_WAIT = 1000,   /* and for the rest of what can only be a sequence */
    KEY_NAME_SIZE = 16,
    KEYS_LEFT_MOST = 4, /* keys that one byte may bring to light */
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

/* How long nothing came behind the bytes that are held: less than KEY_ESCAPE_WAIT; as long; and
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

/* Adds a sequence of the terminal at hand. Those that do not begin with Escape and those that are
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
 * its like where it came behind such an Escape; else KEYS_NONE. There may be more, as above. What
 * can only be a sequence is given up as a whole: its rest is swallowed when it comes, however late.
 *
 * While `expects` is set no Escape is given up, as it may be the first byte of the answer, whose
 * rest comes later than anybody would wait; the next byte tells. */
uint32_t key_reader_give_up(struct key_reader *reader);

/* What people call the key: "a", "Enter", an arrow. */
void key_print(uint32_t key, char name[KEY_NAME_SIZE]);

#endif
