/* Any bytes as moves, a line each, in a game that goes on with those that are legal: whatever is
 * parsed and legal is printed and parsed to the same. */
#include "bastide/game.h"
#include "bastide/notation.h"
#include "fuzz/fuzz.h"
#include "text/bad_text.h"

#include <assert.h>
#include <string.h>

static void try_line(struct game *game, const char *line, size_t length)
{
    struct move move, again;
    struct bad_text bad;
    char text[MOVE_TEXT_SIZE];
    if (!move_parse(game, line, length, &move, &bad)) {
        assert(strlen(bad.reason) > 0 && bad.column >= 1 && bad.column <= length + 1);
        return;
    }
    struct game before = *game;
    if (game_apply(game, move, NULL) != REFUSAL_NONE) {
        assert(memcmp(&before, game, sizeof before) == 0);
        return;
    }
    move_print(&before, move, text);
    assert(move_parse(&before, text, strlen(text), &again, &bad) && move_equal(move, again));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    const char *line = (const char *)bytes, *end = line + length;
    struct options options = options_default();
    struct game game;
    game_start(&game, &options);
    while (line < end) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        const char *stop = newline ? newline : end;
        try_line(&game, line, (size_t)(stop - line));
        line = newline ? newline + 1 : end;
    }
    return 0;
}
