/* Auctions of practice: the positions that they are held in. */
#ifndef BASTIDE_TRAINING_PRACTICE_AUCTION_H
#define BASTIDE_TRAINING_PRACTICE_AUCTION_H

#include "bastide/game.h"
#include "bots/bot.h"
#include "sets/bazaars/bot_bargain.h"
#include "training/tile_group.h"

/* Positions to practise with: a game that bots play among themselves, well, up to a bazaar of the
 * wanted stage, or to a decision of its auction. It is found piece by piece, for callers with a
 * screen; the same wish gives the same position on every machine, until the bots change. Docs:
 * docs/TRAINER.md.
 *
 *     void *memory = malloc(practice_search_size());
 *     struct practice_search *search = practice_search_begin(memory, &wish);
 *     while (!practice_search_go_on(search))
 *         ;
 *     practice_search_found(search)->game ... */

/* How far the game has come, by tiles played. The row: name in C, its word, and the part of the
 * tiles played, in hundredths, from and below. */
#define PRACTICE_STAGES(X)                                                                         \
    X(ANY, any, 0, 101)                                                                            \
    X(EARLY, early, 0, 34)                                                                         \
    X(MIDDLE, middle, 34, 67)                                                                      \
    X(LATE, late, 67, 101)

enum practice_stage {
#define X(stage, word, from, below) STAGE_OF_PRACTICE_##stage,
    PRACTICE_STAGES(X)
#undef X
        PRACTICE_STAGES_COUNT
};

extern const char *const practice_stage_names[PRACTICE_STAGES_COUNT];

/* The part of a game's tiles that lie on the board, in hundredths; and whether that is of the
 * stage. */
unsigned practice_part_of(const struct game *game);
bool practice_stage_has(enum practice_stage stage, unsigned part);

/* Whether there are games with these options, and bazaars (option bazaars) in them. */
bool practice_is_possible(const struct options *options);

/* Where a position is from. The row: name in C, its word in the history. */
#define POSITION_SOURCES(X)                                                                        \
    X(BOTS, "practice") /* an auction of a game of bots, found for practice */                     \
    X(DAY, "day")       /* that of a day (training/daily.h) */                                     \
    X(GAME, "game")     /* a game that was played, where a decision lost points */

enum position_source {
#define X(source, word) POSITION_OF_##source,
    POSITION_SOURCES(X)
#undef X
        POSITION_SOURCES_COUNT
};

struct practice_wish {
    struct options options; /* practice_is_possible, but for a turn */
    uint8_t stage;          /* enum practice_stage */
    uint8_t group;          /* enum tile_group: one of the tiles revealed must be of it; if that is
                               too rare, any will do */
    uint8_t source;         /* enum position_source: those but of bots are not searched by the rest
                               of the wish, which tells them apart */
    uint8_t drill;          /* enum practice_drill (training/drill.h), possible with the options;
                               where games hardly have any, a whole auction will do */
    uint8_t fault;          /* enum player_fault (training/fault.h): of the opponent of the only
                               person, and chosen so that it matters; not with a drill */
    bool hides_fault;       /* the person is to find it; it may be none, or not show here: whether
                               the opponent chooses depends on the seed alone, even or odd */
    uint64_t seed;          /* of the pile, and of everything else that chance decides; the day, in
                               days since 1970; or a number made of the moves of a game */
    long long played;       /* of a game: the day it was begun, in seconds since 1970; else 0 */
};

/* Where an auction of practice came from. */
struct practice_origin {
    struct practice_wish wish; /* what it was found by, and would be again; of a record its rules */
    unsigned bazaar;           /* of a record: which of its bazaars, from 1; 0: a bot game's */
};

enum { PRACTICE_MOVES_MAX = 1024 };

/* What was found: the moves from the start of the game to the reveal of a bazaar's tiles, or to the
 * turn that begins, chance moves included; and for a drill those of the auction up to the
 * decision. */
struct practice_position {
    struct practice_wish wish;
    uint64_t seed; /* of the pile of the game in which it was found: not that of the wish, as a game
                      without such a bazaar is passed over */
    struct move move[PRACTICE_MOVES_MAX];
    unsigned moves;
    uint8_t faulty;   /* of two: the one who has the wish's fault, or whom it is looked for in */
    struct game game; /* after them: a player must offer, draft or place; or make the drill's
                         decision */
};

struct practice_search;

/* The bytes it needs, aligned for any type; they stay the caller's. Nothing more is allocated. */
size_t practice_search_size(void);
struct practice_search *practice_search_begin(void *memory, const struct practice_wish *wish);

/* Goes on by a move, or by looking at one bazaar: milliseconds. True once there is a position. */
bool practice_search_go_on(struct practice_search *search);

/* How many games have been played in vain so far. */
unsigned practice_search_games(const struct practice_search *search);

/* The position; only once it is there. */
const struct practice_position *practice_search_found(const struct practice_search *search);

/* How much there is to gain by getting the best tile and not the worst, for the player to whom that
 * matters most: points of lead over the others, whose leads are averaged. By the evaluation a few
 * turns on (sets/bazaars/bot_bargain.h), so it is rough, and takes some milliseconds. `game` is at
 * `offer` or `draft`; `values` is room to work in. */
float practice_points_at_stake(const struct sight *sight, const struct game *game,
                               struct tile_values *values);

#endif
