/* Any bytes as moves, a line each, in a game that goes on with those that are legal: whatever is
 * parsed and legal is printed and parsed to the same. A line that begins with
 * '!' begins another game, of what its next bytes say. */
#include "bastide/game.h"
#include "bastide/notation.h"
#include "fuzz/fuzz.h"
#include "text/words.h"

#include <string.h>

static void try_line(struct game *game, const char *line, size_t length)
{
    struct move move, again;
    struct bad_text bad;
    char text[MOVE_TEXT_SIZE];
    if (!move_parse(game, line, length, &move, &bad)) {
        FUZZ_CHECK(strlen(bad.reason) > 0 && bad.column >= 1 && bad.column <= length + 1);
        return;
    }
    struct game before = *game;
    if (game_apply(game, move, NULL) != REFUSAL_NONE) {
        FUZZ_CHECK(memcmp(&before, game, sizeof before) == 0);
        return;
    }
    move_print(&before, move, text);
    FUZZ_CHECK(move_parse(&before, text, strlen(text), &again, &bad));
    FUZZ_CHECK(move_equal(move, again));
}

/* The sets named there. Names stay the same when there are more sets. */
static unsigned named_sets(struct word names)
{
    unsigned sets = 0;
    struct word name;
    for (size_t begin = 0; word_next_listed(names, &begin, &name);)
        for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
            if (word_is(name, tile_set_name((enum tile_set)set)))
                sets |= 1u << set;
    return sets;
}

/* Seven bytes for players, edition, options that differ from it, sets that differ from the default,
 * more options, yet more, and more sets, and then the names of yet more sets: any will do. */
static void begin(struct game *game, const char *agreed, size_t length)
{
    struct options options = options_default();
    uint8_t byte[7] = {0};
    memcpy(byte, agreed, length < sizeof byte ? length : sizeof byte);
    options.players = (uint8_t)(PLAYERS_MIN + byte[0] % (PLAYERS_MAX - PLAYERS_MIN + 1));
    options_set_edition(&options, (enum edition)(byte[1] % EDITIONS_COUNT));
    unsigned changed = byte[2] | (unsigned)byte[4] << 8 | (unsigned)byte[5] << 16;
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        options.value[o] ^= (uint8_t)(changed >> o & 1u);
    unsigned sets = byte[3] | (unsigned)byte[6] << 8;
    if (length > sizeof byte)
        sets |= named_sets((struct word){agreed + sizeof byte, length - sizeof byte, 1});
    sets &= (1u << TILE_SETS_COUNT) - 1;
    options.sets = sets_together(options.sets ^ (sets & ~(1u << SET_BASE)));
    FUZZ_CHECK(game_start(game, &options) == REFUSAL_NONE);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    const char *line = (const char *)bytes, *end = line + length;
    struct game game;
    begin(&game, "", 0);
    while (line < end) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        const char *stop = newline ? newline : end;
        if (*line == '!')
            begin(&game, line + 1, (size_t)(stop - line) - 1);
        else
            try_line(&game, line, (size_t)(stop - line));
        line = newline ? newline + 1 : end;
    }
    return 0;
}
