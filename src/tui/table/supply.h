/* What a player has: figures, bridges and castles at home, goods taken. In one line beside the
 * player's score, as roomy as the panel allows. */
#ifndef BASTIDE_TUI_SUPPLY_H
#define BASTIDE_TUI_SUPPLY_H

#include "bastide/game.h"
#include "rows/stage.h"
#include "tui/canvas.h"
#include "wording/sentence.h"

/* What players have besides figures, as sets say it: pieces at home, and behind them tokens taken.
 */
enum supply_item {
#define X(name, ...) SUPPLY_OF_##name,
    TABLE_SUPPLIES(X)
#undef X
        SUPPLY_ITEMS
};

extern const struct supply_row {
    bool (*is_in_play)(const struct options *options);
    const char *title;      /* of the count */
    uint32_t sign;          /* of tokens 0: the first letter of their word */
    const char *one, *many; /* so many, %u; the word */
} supplies[];

static inline bool supply_is_token(unsigned item)
{
    return supplies[item].sign == 0;
}

/* How many a player has. */
unsigned supply_of(const struct player *player, unsigned item);

/* From the roomiest: "●●●●●●● ◆  3 bridges  2 castles  w3 g1"; with counts "═3 ▲2" in place of
 * words; "●7◆ ═3 ▲2 w3 g1"; "●7◆ ═3▲2 w3g1"; "●7◆═3▲2 31", the goods as digits below
 * supply_draw_heads; "7◆ 32 31", all that is counted as a digit below them. */
enum supply_room {
    SUPPLY_WORDS,
    SUPPLY_PAWNS,
    SUPPLY_COUNTS,
    SUPPLY_CLOSE,
    SUPPLY_DIGITS,
    SUPPLY_TABLE,
    SUPPLY_ROOMS
};

/* Draws it from `col` on (`canvas` NULL: nothing), and returns the column after it. */
int supply_draw(struct canvas *canvas, int row, int col, const struct game *game, unsigned player,
                enum supply_room room);

/* The roomiest form that takes at most so many columns, the same for every player; SUPPLY_TABLE
 * where even that takes more. */
enum supply_room supply_room_within(const struct game *game, int cols);

/* Draws what stands in the line above them for all players, ending before column `end`, and returns
 * where it begins: the letters of the goods (SUPPLY_DIGITS); the signs of everything
 * (SUPPLY_TABLE); at `end` where there is nothing of that. */
int supply_draw_heads(struct canvas *canvas, int row, int end, const struct game *game,
                      enum supply_room room);

#endif
