/* From the bytes that a terminal sends to the keys that pages know; and what else a terminal
 * reports, of its mouse and of itself.
 *
 * Letters may come as UTF-8. Of what begins with Escape only known sequences become keys; all
 * others are swallowed whole, so that none of their letters is taken for a command.
 *
 * Lines may be slow, so a sequence may come in pieces. The reader has no clock: it says how long to
 * wait for the next byte; the caller reports when none came. */
#ifndef BASTIDE_TUI_KEY_READER_H
#define BASTIDE_TUI_KEY_READER_H

#include "tui/input/keys.h"
#include "tui/input/pointer.h"

enum {
    KEY_SEQUENCE_SIZE = 16, /* bytes of a terminal's own sequence, and a closing zero */
    KEY_SEQUENCES_MAX = 16, /* a terminal's own sequences */
    KEY_ESCAPE_WAIT = 50,   /* milliseconds after which a lone Escape is the key, where no answer
                               of the terminal is expected */
    KEY_REST_WAIT = 1000,   /* and for the rest of what can only be a sequence */
    KEYS_LEFT_MOST = 4,     /* keys that one byte may bring to light */
};

/* What key_reader_take returns for what is no key; pages never see these. */
enum {
    KEYS_POINTER = KEYS_LAST, /* the mouse has moved: see `pointer` of the reader */
    KEYS_ANSWER,              /* the terminal has answered: see `answer` */
};

/* What a terminal answers to a query. */
struct key_answer {
    int mode;  /* the private mode that was asked about (DECRQM, "\e[?MODE$p"); 0: the terminal says
                  what it is (DA1, "\e[c") */
    int value; /* of a mode: 0 unknown, 1 on, 2 off, 3 always on, 4 always off; of DA1: its class */
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

/* sequences.c: where escape sequences end, and which keys they are. All take the bytes of one from
 * its Escape on. */

/* The key of a whole sequence as nearly all terminals send it; KEYS_NONE: it is none. */
uint32_t sequence_key(const unsigned char *bytes, size_t count);

/* Whether these bytes, two at least, are a whole sequence. */
bool sequence_has_ended(const unsigned char *held, size_t count);

/* Whether it is a string, which ends with a bell or Escape backslash and means nothing here: OSC,
 * DCS, SOS, PM, APC. */
bool sequence_is_string(const unsigned char *held, size_t count);

/* Whether these are the two bytes with which keys, or what terminals report, begin: "ESC [",
 * "ESC O", "ESC ]", "ESC P", "ESC _". The same are Alt with these keys, typed by hand. */
bool sequence_is_introduced(const unsigned char *held, size_t count);

/* Whether what a terminal reports goes on with `byte` after those two. */
bool sequence_may_go_on(const unsigned char *held, unsigned char byte);

/* What a terminal reports besides keys: its mouse in SGR form ("\e[<0;10;20M") and answers
 * ("\e[?2026;2$y", "\e[?62;1c"). Each reads one whole sequence, `bytes` with its Escape and `count`
 * long, and returns whether it is such a report. */

bool report_is_pointer(const unsigned char *bytes, size_t count, struct pointer *pointer);
bool report_is_answer(const unsigned char *bytes, size_t count, struct key_answer *answer);

#endif
