/* Records: whole games as text (docs/NOTATION.md, Game file). A header, a blank line, a move a
 * line. Nothing here touches files; text comes and goes in memory. */
#ifndef BASTIDE_RECORD_H
#define BASTIDE_RECORD_H

#include "bastide/notation.h"

enum {
    NAME_SIZE = 25,          /* a player's name in UTF-8 and its closing zero */
    BOT_SIZE = 17,           /* what plays for a player, and its closing zero */
    RECORD_HEAD_SIZE = 2048, /* every head's text fits */
    RECORD_LINE_SIZE = MOVE_TEXT_SIZE + 4,
};

enum record_chance { RECORD_CHANCE_AUTO, RECORD_CHANCE_MANUAL };

/* What the program tells players although they could find it out by themselves. The row: name in C,
 * name in records. */
#define AIDS(X)                                                                                    \
    X(SQUARES, squares)     /* where the tile in hand fits */                                      \
    X(EXPECTED, expected)   /* what the game's end would bring now */                              \
    X(TILES, tiles)         /* which tiles are left, and where they fit */                         \
    X(DEAD, dead)           /* squares that nothing fits on any more */                            \
    X(TERRITORY, territory) /* whose everything is */                                              \
    X(AUCTIONS, auctions)   /* where the tiles of a bazaar fit */                                  \
    X(WORTH, worth)         /* what a choice would bring */

enum aid {
#define X(aid, name) AID_##aid,
    AIDS(X)
#undef X
        AIDS_COUNT
};

/* What stands above the moves. */
struct record_head {
    char date[11]; /* YYYY-MM-DD, or empty */
    char name[PLAYERS_MAX][NAME_SIZE];
    char bot[PLAYERS_MAX][BOT_SIZE]; /* empty for a person; kept and written back */
    uint8_t colour[PLAYERS_MAX];     /* which of the six player colours, each once */
    struct options options;
    uint8_t chance;       /* enum record_chance */
    uint8_t without_aids; /* mask of the aids that are not given: bit a for enum aid a */
    uint32_t clock;       /* seconds that each player has for the game; 0: there is no clock */
    bool has_seed;
    uint64_t seed;
};

/* Whether the aid is given in the game of that record. */
static inline bool aids_has(const struct record_head *head, enum aid aid)
{
    return !(head->without_aids >> aid & 1u);
}

/* Whether `name` can stand in a record: 1 to 24 bytes of UTF-8 without control characters, no
 * blank at either end, no "=" in its last word (which would read as an attribute), no word that
 * begins with # (which would read as a comment). */
bool record_name_is_good(const char *name);

/* Writes the head with the blank line that ends it; returns its length. */
size_t record_print_head(const struct record_head *head, char text[RECORD_HEAD_SIZE]);

/* Writes the line of a move about to be made in `game`, with its newline; returns its length. */
size_t record_print_move(const struct game *game, struct move move, char text[RECORD_LINE_SIZE]);

/* What is written of a record comes to disk in pieces of at most this many bytes, each whole or not
 * at all: the first byte of a piece comes last, and is zero until then. So a record ends before a
 * line that begins with a zero byte if no more than this is behind it. */
enum { RECORD_STROKE_MOST = 1 << 15 };

/* A disk that fails for good in the middle of such a piece leaves a line that ends in zero bytes,
 * as far as to a sector's end, and what was written of the rest behind them: of a move never more
 * than two sectors. The record ends before that line. */
enum { RECORD_SECTOR = 512, RECORD_FAILED_MOST = 2 * RECORD_SECTOR };

/* Lines of a record, from 1; 0 to 0 for none. */
struct record_lines {
    size_t first, last;
};

/* Reading goes line by line, because what a move says depends on the game that it is made in. */
struct record_reader {
    const char *text, *rest, *end;
    size_t line;  /* the line read last, from 1 */
    size_t whole; /* bytes up to the end of the last line that counts: what is behind them when
                     the record has ended is no part of it */
    uint32_t used[PLAYERS_MAX]; /* seconds of each player's clock, as comments have told so far */
    /* What the checks say (docs/NOTATION.md, Checks): */
    struct record_lines changed; /* the first that are not as they were written */
    size_t checked;              /* the line of the last check */
    uint32_t sum;                /* of the lines from there on */
};

/* Reads the head. Its options count on top of its edition, in whatever order they stand. False:
 * `bad` says what is wrong and where. */
bool record_read_head(struct record_reader *reader, const char *text, size_t length,
                      struct record_head *head, struct bad_text *bad);

enum record_result { RECORD_MOVE, RECORD_END, RECORD_BAD };

/* Reads the next move and makes it in `game`: RECORD_MOVE, the move in `*move`. RECORD_END where
 * no line is left, or only one without its newline, which does not count: it may have been cut to
 * another legal move. RECORD_BAD, with `game` unchanged, where a line is not a move, not the
 * actor's, or not legal. `events` as for game_apply. */
enum record_result record_read_move(struct record_reader *reader, struct game *game,
                                    struct move *move, struct event_list *events,
                                    struct bad_text *bad);

#endif
