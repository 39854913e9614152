/* What a player has: figures, bridges and castles at home, goods taken. In one line beside the
 * player's score, as roomy as the panel allows. */
#ifndef BASTIDE_TUI_SUPPLY_H
#define BASTIDE_TUI_SUPPLY_H

#include "bastide/game.h"
#include "rows/stage.h"
#include "tui/canvas.h"
#include "wording/sentence.h"

/* What players have besides figures, as sets say it (TABLE_PIECES, TABLE_TOKENS): pieces at home,
 * and tokens taken. */

enum table_piece {
#define X(name, ...) PIECE_##name,
    TABLE_PIECES(X)
#undef X
        PIECES
};

enum table_token {
#define X(name, ...) TOKEN_##name,
    TABLE_TOKENS(X)
#undef X
        TOKENS
};

/* Whether there are such ones in a game; how many a player has. */
bool piece_is_in_play(const struct options *options, unsigned piece);
bool token_is_in_play(const struct options *options, unsigned token);
unsigned pieces_of(const struct player *player, unsigned piece);
unsigned tokens_of(const struct player *player, unsigned token);

/* Its sign; so many in words; the title of a count. */
uint32_t piece_sign(unsigned piece);
uint32_t token_sign(unsigned token);
struct sentence piece_words(unsigned piece, unsigned count);
const char *piece_title(unsigned piece);
const char *token_title(unsigned token);

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
