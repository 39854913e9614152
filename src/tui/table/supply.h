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
 * supply_draw_heads. */
enum supply_room {
    SUPPLY_WORDS,
    SUPPLY_PAWNS,
    SUPPLY_COUNTS,
    SUPPLY_CLOSE,
    SUPPLY_DIGITS,
    SUPPLY_ROOMS
};

/* Draws it from `col` on (`canvas` NULL: nothing), and returns the column after it. */
int supply_draw(struct canvas *canvas, int row, int col, const struct game *game, unsigned player,
                enum supply_room room);

/* The same in at most `line.cols` columns, as roomy as that allows. */
void supply_draw_within(struct canvas *canvas, struct area line, const struct game *game,
                        unsigned player);

/* The letters of the goods above their digits, ending before column `end`; returns where they
 * begin: at `end` in a game without goods. */
int supply_draw_heads(struct canvas *canvas, int row, int end, const struct game *game);

#endif
