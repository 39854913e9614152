/* Any bytes as those of a terminal: whatever comes, the reader gives keys that there are, holds no
 * more than it has room for, and reads plain letters again when it has been waited for.
 *
 * A byte that no UTF-8 has stands for what is no byte: PAUSE for the time after which an escape
 * sequence is given up, OWN for a sequence of the terminal's own, which is the next few bytes; at
 * the beginning, EXPECTED for a terminal that has been asked. */
#include "fuzz/fuzz.h"
#include "tui/input/keyboard.h"

#include <string.h>

enum { EXPECTED = 0xfd, PAUSE = 0xfe, OWN = 0xff };

static void check_key(const struct key_reader *reader, uint32_t key)
{
    char name[KEY_NAME_SIZE];
    FUZZ_CHECK(key <= KEYS_ANSWER && key != KEYS_SPECIAL);
    FUZZ_CHECK(key < 0xd800 || key > 0xdfff);
    FUZZ_CHECK(reader->count <= sizeof reader->held);
    if (key == KEYS_POINTER) {
        FUZZ_CHECK(reader->pointer.act <= POINTER_WHEEL);
        FUZZ_CHECK(reader->pointer.button <= POINTER_WHEEL_RIGHT);
        FUZZ_CHECK(reader->pointer.row >= 0 && reader->pointer.col >= 0);
    }
    if (key == KEYS_ANSWER)
        FUZZ_CHECK(reader->answer.mode >= KEY_ANSWER_FOCUS && reader->answer.value >= 0 &&
                   memchr(reader->answer.name, '\0', sizeof reader->answer.name) != NULL);
    key_print(key, name);
    FUZZ_CHECK(strlen(name) < sizeof name);
}

/* The last of the keys that the byte brings. */
static uint32_t take(struct key_reader *reader, uint8_t byte)
{
    uint32_t key = key_reader_take(reader, byte);
    check_key(reader, key);
    for (uint32_t more; (more = key_reader_more(reader)) != KEYS_NONE; key = more)
        check_key(reader, more);
    return key;
}

/* Each time that is waited for brings the reader nearer to waiting for nothing. */
static void give_up(struct key_reader *reader)
{
    enum { TIMES_MOST = 3 };
    for (unsigned times = 0; key_reader_patience(reader) >= 0; times++) {
        FUZZ_CHECK(times < TIMES_MOST);
        check_key(reader, key_reader_give_up(reader));
        while (reader->lefts > 0)
            check_key(reader, key_reader_more(reader));
    }
}

/* Adds the bytes up to the next that stands for none; returns how many they are. */
static size_t add_own(struct key_reader *reader, const uint8_t *bytes, size_t length)
{
    char sequence[2 * KEY_SEQUENCE_SIZE] = "\033";
    size_t most = sizeof sequence - 2, count = 0;
    while (count < length && count < most && bytes[count] != 0 && bytes[count] < PAUSE)
        count++;
    memcpy(sequence + 1, bytes, count);
    key_reader_add(reader, sequence, KEYS_HOME);
    FUZZ_CHECK(reader->owns <= KEY_SEQUENCES_MAX);
    return count;
}

/* Letters that are typed are read again, but for those that may end what was given up: three bytes
 * of the oldest reports of a mouse. */
static void check_letters(struct key_reader *reader)
{
    enum { REST_MOST = 3 };
    for (unsigned rest = 0; rest < REST_MOST; rest++) {
        take(reader, 'a');
        give_up(reader);
    }
    uint32_t key = take(reader, 'b');
    FUZZ_CHECK(key == 'b' || (key == KEYS_NONE && key_reader_give_up(reader) == 'b'));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct key_reader reader = {.count = 0, .expects = length > 0 && bytes[0] == EXPECTED};
    for (size_t at = 0; at < length; at++) {
        if (bytes[at] == PAUSE)
            give_up(&reader);
        else if (bytes[at] == OWN)
            at += add_own(&reader, bytes + at + 1, length - at - 1);
        else
            take(&reader, bytes[at]);
    }
    reader.expects = false;
    give_up(&reader);
    check_letters(&reader);
    return 0;
}
