/* Any bytes as commands of the engine protocol: every line but `quit` is answered with one JSON
 * object. Commands that touch files are spoilt first, or a fuzzer would write anywhere; and random
 * moves are bounded, or it would see nothing but games that play themselves; so is the time that
 * bots think. */
#include "engine/engine.h"
#include "fuzz/fuzz.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void spoil(char *text, size_t length, const char *word)
{
    size_t size = strlen(word);
    for (size_t at = 0; at + size <= length; at++)
        if (memcmp(text + at, word, size) == 0)
            text[at] = 'X';
}

/* Lets bots think only at the levels that do so quickly. */
static void hurry_bots(char *text, size_t length)
{
    static const char word[] = "go", level[] = " level=";
    spoil(text, length, "expert");
    for (size_t at = 0; at + sizeof word - 1 <= length; at++) {
        size_t next = at + sizeof word - 1;
        bool is_quick =
            next + sizeof level - 1 <= length && memcmp(text + next, level, sizeof level - 1) == 0;
        if (memcmp(text + at, word, sizeof word - 1) == 0 && !is_quick)
            text[at] = 'X';
    }
}

/* Lets values be worked out only where it is said of how many playouts, and in few places: a round
 * is played even if the budget is less. */
static void hurry_values(char *text, size_t length)
{
    static const char word[] = "value";
    static const char *const rest[] = {" auction playouts=", " moves playouts="};
    unsigned left = 4;
    for (size_t at = 0; at + sizeof word - 1 <= length; at++) {
        size_t next = at + sizeof word - 1;
        bool is_quick = false;
        if (memcmp(text + at, word, sizeof word - 1) != 0)
            continue;
        for (unsigned r = 0; r < sizeof rest / sizeof rest[0]; r++)
            is_quick |= next + strlen(rest[r]) <= length &&
                        memcmp(text + next, rest[r], strlen(rest[r])) == 0;
        if (!is_quick || left == 0)
            text[at] = 'X';
        else
            left--;
    }
}

/* Cuts the number after each `word` down to what is left of the bound, by its first digits. */
static void bound(char *text, size_t length, const char *word, unsigned left)
{
    size_t size = strlen(word);
    for (size_t at = 0; at + size <= length; at++) {
        if (memcmp(text + at, word, size) != 0)
            continue;
        size_t digit = at + size;
        while (digit < length && (text[digit] == ' ' || text[digit] == '\t'))
            digit++;
        unsigned count = 0;
        for (; digit < length && text[digit] >= '0' && text[digit] <= '9'; digit++) {
            unsigned more = 10 * count + (unsigned)(text[digit] - '0');
            if (more > left)
                text[digit] = ' '; /* what follows is another word then */
            else
                count = more;
        }
        left -= count;
    }
}

enum { RANDOM_MOVES_MOST = 60, PLAYOUTS_MOST = 40, MS_MOST = 9 };

static void check_answers(const char *said)
{
    for (const char *end; (end = strchr(said, '\n')) != NULL; said = end + 1) {
        json_t *answer = json_loadb(said, (size_t)(end - said), 0, NULL);
        FUZZ_CHECK(json_is_object(answer));
        json_decref(answer);
    }
    FUZZ_CHECK(*said == '\0');
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    char *text = malloc(length + 1), *said = NULL;
    size_t size;
    if (text == NULL)
        return 0;
    memcpy(text, bytes, length);
    spoil(text, length, "load");
    spoil(text, length, "save");
    bound(text, length, "random", RANDOM_MOVES_MOST);
    bound(text, length, "playouts=", PLAYOUTS_MOST);
    bound(text, length, "ms=", MS_MOST);
    hurry_bots(text, length);
    hurry_values(text, length);
    FILE *in = fmemopen(text, length ? length : 1, "r"), *out = open_memstream(&said, &size);
    FUZZ_CHECK(in != NULL && out != NULL);
    int status = engine_run(in, out);
    FUZZ_CHECK(status == 0);
    fclose(in);
    fclose(out);
    check_answers(said);
    free(said);
    free(text);
    return 0;
}
