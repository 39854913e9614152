/* What players have besides figures, as sets say it (TABLE_PIECES, TABLE_TOKENS): pieces at home,
 * and tokens taken. */
#ifndef BASTIDE_TUI_PIECES_H
#define BASTIDE_TUI_PIECES_H

#include "bastide/game.h"
#include "rows/stage.h"
#include "rows/tables.h"
#include "wording/sentence.h"

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

#endif
