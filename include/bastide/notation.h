/* Notation: moves, and whole games, as text and back (docs/NOTATION.md). One text form serves
 * records, logs, tests and other programs. Nothing here touches files; all text is in memory. */
#ifndef BASTIDE_NOTATION_H
#define BASTIDE_NOTATION_H

#include "bastide/game.h"

enum { MOVE_TEXT_SIZE = 40 + PLAYERS_MAX * TILE_ID_SIZE };

/* Writes `move`, which must be one that could be made in `game`, in its one printed form. */
void move_print(const struct game *game, struct move move, char text[MOVE_TEXT_SIZE]);

struct bad_text;

/* Reads a move as written in NOTATION.md. It need not be legal, but what it names must exist: the
 * tile kind, the segment of the tile just placed. False: `bad` has the column and what was
 * expected, and `move` is unchanged. */
bool move_parse(const struct game *game, const char *text, size_t length, struct move *move,
                struct bad_text *bad);

/* The name of a feature by its first edge clockwise from north, as it lies on the board: "road e",
 * "city n", "field nnw", "monastery". */
enum { FEATURE_TEXT_SIZE = 24 };
void feature_print(const struct game *game, uint16_t node, char text[FEATURE_TEXT_SIZE]);

/* Names from the tables of the rules, and the sentence for a refusal. */
const char *verb_name(enum verb verb);
const char *amendment_name(enum amendment amendment);
const char *figure_name(enum figure figure);
const char *phase_name(enum phase phase);
const char *event_name(enum event_type type);
const char *score_reason_name(enum score_reason reason);
const char *feature_kind_name(enum feature_kind kind);
const char *refusal_sentence(enum refusal refusal);

/* The name of what a score is for: the kind of the feature, or what its reason says; NULL where it
 * has none. */
const char *scored_name(const struct event *event);

/* Records: a header, a blank line, one move per line. */

enum {
    NAME_SIZE = 25,          /* a player's name in UTF-8 and its closing zero */
    BOT_SIZE = 17,           /* the name of the bot playing for a player, and its closing zero */
    GROUP_SIZE = 33,         /* the name of a group of the system's users, and its closing zero */
    RECORD_HEAD_SIZE = 2048, /* large enough for any head */
    RECORD_LINE_SIZE = MOVE_TEXT_SIZE + 4,
};

enum record_chance {
    RECORD_CHANCE_AUTO,   /* the program draws, in the order of a seed */
    RECORD_CHANCE_MANUAL, /* people enter what they draw */
    RECORD_CHANCE_UNSEEN, /* the program draws when a tile is due: there is no seed */
};

/* The aids are information the program gives players. PLAIN_AIDS (rows.def) they could work out
 * themselves: on unless a game is set up without it. */

/* Advice from games played to their end by the program, which nobody could work out at the table:
 * off unless a game is set up with it. The row: name in C, name in records. */
#define ADVICE(X)                                                                                  \
    X(VALUES, values) /* what each tile of an auction is worth to each player */                   \
    X(COACH, coach)   /* what each turn is worth, and the best one */                              \
    X(REVIEW, review) /* what everybody should have done in an auction that is over */

#define AIDS(X)                                                                                    \
    PLAIN_AIDS(X)                                                                                  \
    ADVICE(X)

enum aid {
#define X(aid, name) AID_##aid,
    AIDS(X)
#undef X
        AIDS_COUNT
};

/* The aids that are advice, bit a for enum aid a. */
#define X(aid, name) | 1u << AID_##aid
enum { AIDS_ADVICE = 0 ADVICE(X) };
#undef X

/* The header above the moves. */
struct record_head {
    char date[11]; /* YYYY-MM-DD, or empty */
    char name[PLAYERS_MAX][NAME_SIZE];
    char bot[PLAYERS_MAX][BOT_SIZE]; /* empty for a person; preserved when written */
    uint8_t colour[PLAYERS_MAX];     /* which of the six player colours, each once */
    struct options options;
    uint8_t chance;        /* enum record_chance */
    uint16_t changed_aids; /* bit a for enum aid a: switched off or, where it is advice, on */
    uint32_t clock;        /* seconds each player has for the game; 0: no clock */
    bool has_seed;
    uint64_t seed;
    char group[GROUP_SIZE]; /* of the system's users, for whom the record is; empty: for one's own
                               account */
};

/* Whether the aid is on in that record's game. */
static inline bool aids_has(const struct record_head *head, enum aid aid)
{
    return (head->changed_aids >> aid & 1u) == (AIDS_ADVICE >> aid & 1u);
}

/* Whether `name` is allowed in a record: 1 to 24 bytes of UTF-8 without control characters, no
 * space at either end, no "=" in its last word (which would read as an attribute), no word that
 * begins with # (which would read as a comment). */
bool record_name_is_good(const char *name);

/* Whether a record may name a group so: 1 to 32 printable characters of ASCII, none of them a
 * space, the first no #. */
bool record_group_is_good(const char *name);

/* Writes the head with the blank line that ends it; returns its length. */
size_t record_print_head(const struct record_head *head, char text[RECORD_HEAD_SIZE]);

/* Writes the line of a move about to be made in `game`, with its newline; returns its length. */
size_t record_print_move(const struct game *game, struct move move, char text[RECORD_LINE_SIZE]);

/* A record is written to disk in pieces of at most this many bytes, each of which takes effect
 * whole or not at all: a piece's first byte is written last, and is zero until then. So a record
 * ends before a line that begins with a zero byte if no more than this follows it. */
enum { RECORD_STROKE_MOST = 1 << 15 };

/* If a disk fails for good in the middle of such a piece, it leaves a line ending in zero bytes, up
 * to the end of a sector, followed by whatever was written of the rest: for a move never more than
 * two sectors. The record ends before that line. */
enum { RECORD_SECTOR = 512, RECORD_FAILED_MOST = 2 * RECORD_SECTOR };

/* A range of lines of a record, from 1; 0 to 0 for none. */
struct record_lines {
    size_t first, last;
};

/* Reading goes line by line, because the meaning of a move depends on the game it is made in. */
struct record_reader {
    const char *text, *rest, *end;
    size_t line;    /* the last line read, from 1 */
    uint8_t chance; /* enum record_chance, from the head */
    size_t whole;   /* bytes up to the end of the last line that counts; whatever follows when the
                       record has ended is not part of it */
    uint32_t
        used[PLAYERS_MAX]; /* seconds used on each player's clock, by the comments read so far */
    /* Results of the checks (docs/NOTATION.md, Checks): */
    struct record_lines changed; /* the first lines changed since they were written */
    size_t checked;              /* the line of the last check */
    uint32_t sum;                /* of the lines from that one on */
};

/* Reads the head. Its options override its edition, in whatever order they appear. False: `bad` has
 * the error and its place. */
bool record_read_head(struct record_reader *reader, const char *text, size_t length,
                      struct record_head *head, struct bad_text *bad);

enum record_result { RECORD_MOVE, RECORD_END, RECORD_BAD };

/* Reads the next move and makes it in `game`: RECORD_MOVE, with the move in `*move`. RECORD_END if
 * no line is left, or only one without its newline, which does not count: it may be truncated to
 * another legal move. RECORD_BAD, with `game` unchanged, if a line is not a move, not the actor's,
 * or not legal. `events` as for game_apply. */
enum record_result record_read_move(struct record_reader *reader, struct game *game,
                                    struct move *move, struct event_list *events,
                                    struct bad_text *bad);

#endif
