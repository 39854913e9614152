/* An auction or a turn in the history of practice: where it came from, and what its decisions
 * lost. */
#ifndef BASTIDE_TRAINING_ENTRY_H
#define BASTIDE_TRAINING_ENTRY_H

#include "training/auction_review.h"
#include "training/own_estimate.h"
#include "training/practice_auction.h"

/* How a decision was wrong, in words of the game. The row: name in C, its word in the history. */
#define MISJUDGEMENTS(X)                                                                           \
    X(NONE, "none")         /* right, or too close to call; or nothing of these */                 \
    X(OVERPAID, "overpaid") /* bid or bought above the tile's worth */                             \
    X(LET_GO, "let-go")     /* passed, bid too low or sold what was worth more */                  \
    X(OPENED_LOW, "opened-low")                                                                    \
    X(OPENED_HIGH, "opened-high")                                                                  \
    X(WRONG_TILE, "wrong-tile") /* offered or took another one */

enum misjudgement {
#define X(way, word) MISJUDGED_##way,
    MISJUDGEMENTS(X)
#undef X
        MISJUDGEMENTS_COUNT
};

/* A decision in the history. */
struct training_decision {
    uint8_t kind;  /* enum decision_kind */
    uint8_t way;   /* enum misjudgement; NONE too where it was too close to call */
    uint8_t group; /* enum tile_group, of its tile; of a wrong one, the one passed over */
    struct estimate loss;
};

/* What a computer player at the same auction lost by a decision, by the values alone. */
struct training_other {
    uint8_t player; /* its seat, from 0 */
    uint8_t level;  /* enum bot_level */
    uint8_t kind;   /* enum decision_kind */
    float loss;
};

enum {
    TRAINING_DECISIONS_MAX = 32,
    TRAINING_OTHERS_MAX = 2 * AUCTION_DECISIONS_MAX,
    TRAINING_NAME_SIZE = 25
};

/* An auction in the history, with the decisions of one player. */
struct training_entry {
    long long time;                /* seconds since 1970 */
    char name[TRAINING_NAME_SIZE]; /* of the player: several people may practise here */
    struct practice_wish wish; /* with which the position is found again; its seed only if ... */
    bool comes_again;          /* ... it can be: not if it is from a record */
    char *moves;               /* those that led to it, as lines of a record, freed with the
                                  entries; NULL: not kept */
    uint64_t pile;             /* the seed of the pile of that game, where they are */
    uint8_t seat;              /* of the player, from 0 */
    uint8_t part;              /* of the game's tiles played (practice_part_of) */
    unsigned decisions;
    size_t again; /* number, from 1, of the next entry of the same person and position; 0: there is
                     none, or the entries have not been linked (training_link) */
    struct training_decision decision[TRAINING_DECISIONS_MAX];
    struct own_estimate own; /* of the tile chosen first */
    unsigned others;         /* 0: nothing is known of what others lost */
    struct training_other other[TRAINING_OTHERS_MAX];
};

struct training_entries {
    struct training_entry *entry; /* oldest first */
    size_t count;
};

/* An order of persons and positions: 0 for the same position of the same person. Positions are the
 * same with the same wish and from the same seat; those that do not come again are apart. */
int training_entry_compare(const struct training_entry *a, const struct training_entry *b);

/* The entry of a player for an auction that was held and reviewed. `level` has the levels of all
 * seats, BOT_LEVELS_COUNT for people and other programs. The time is the caller's to fill in. */
struct training_entry training_entry_of(const struct auction_review *review,
                                        const struct auction_held *held,
                                        const struct practice_origin *origin, unsigned player,
                                        const char *name, const uint8_t level[PLAYERS_MAX]);

/* An entry without decisions for a position that begins with that game; and one of its decisions,
 * as far as there is room. */
struct training_entry training_entry_begin(const struct practice_wish *wish,
                                           const struct game *begins, unsigned player,
                                           const char *name);
void training_entry_add(struct training_entry *entry, const struct judgement *judgement,
                        const struct game *before);

/* Whether it is an auction of practice, which alone counts for averages, weaknesses and ratings:
 * positions of a day and of games played were chosen for what there is to lose. */
bool training_is_practice(const struct training_entry *entry);

/* Whether the decisions of an entry have verdicts: they have none where somebody left before. */
bool training_is_judged(const struct training_entry *entry);

/* One of the entries for the same position of the same person that has its moves; NULL: none. */
const struct training_entry *training_entry_with_moves(const struct training_entries *entries,
                                                       const struct training_entry *entry);

/* What a decision lost for certain: nothing where it was too close to call. */
double training_loss(const struct training_decision *decision);

/* The stage of a game with that part of its tiles on the board (practice_part_of); never ANY. */
enum practice_stage training_stage_of(unsigned part);

#endif
