/* The slow game: the rules over again, from the moves alone and in the most direct way, as a judge
 * for the real one. It keeps what lies on the table and derives everything else each time.
 *
 * It is written from docs/RULES.md, not from src/, and must stay so. */
#ifndef BASTIDE_TEST_SLOW_GAME_H
#define BASTIDE_TEST_SLOW_GAME_H

#include "bastide/game.h"
#include "support/slow_map.h"

/* What somebody was paid in the last move. */
struct slow_payment {
    uint8_t player;
    uint8_t kind;   /* enum feature_kind */
    uint8_t reason; /* enum score_reason */
    int points;
};

/* Something that a castle may score by: a feature that this placement completed, or a castle that
 * scored (CA5, CA8). */
struct slow_source {
    uint8_t kind; /* enum feature_kind */
    unsigned castle;
    unsigned wave; /* 1 a completed feature, else one more than the wave that it scored in */
    int points;
    bool on_tile[TILES_MAX];
    struct move claim; /* by which it is claimed */
};

enum { SLOW_SOURCES = COMPLETED_MAX + CASTLES_MAX, SLOW_UNDECIDED = -1 };

/* The scoring of one placement. */
struct slow_scoring {
    unsigned
        completed[COMPLETED_MAX]; /* features of the map, as they were before anybody went home */
    unsigned completeds;
    unsigned small[SMALL_CITIES_MAX]; /* those of them that are small cities, in reading order */
    unsigned smalls;
    enum verb decision[SMALL_CITIES_MAX][PLAYERS_MAX]; /* castle, score, or VERBS_COUNT: none yet */
    unsigned old_castles;                              /* that stood before (CA6) */
    struct slow_source source[SLOW_SOURCES];
    unsigned sources;
    unsigned wave;                        /* that is being scored, from 1 */
    unsigned wave_of[CASTLES_MAX];        /* in which a castle scores; 0: in none */
    int choice[CASTLES_MAX][PLAYERS_MAX]; /* a source, or SLOW_UNDECIDED */
    bool may_cross[FOLLOWERS_MAX];        /* by number in pieces.follower (DB3) */
};

struct slow_bazaar {
    bool on;
    unsigned host;
    unsigned tiles; /* revealed */
    unsigned kind[REVEALED_MAX];
    unsigned owner[REVEALED_MAX]; /* or NOBODY */
    bool played[REVEALED_MAX];
    unsigned chooser, offered, bidder, first;
    bool asked[PLAYERS_MAX]; /* has had the one chance to bid for the tile offered (BZ5) */
    int bid;
};

struct slow_game {
    struct options options;
    unsigned players;
    struct slow_board board;
    struct slow_pieces pieces;
    int score[PLAYERS_MAX];
    unsigned bridges[PLAYERS_MAX], castles[PLAYERS_MAX]; /* left in the supplies */
    unsigned left[TILE_KINDS_MAX];                       /* in the pile, of each kind */
    unsigned discarded;
    enum phase phase;
    unsigned player; /* at turn */
    unsigned hand;   /* a tile kind, or NO_TILE_KIND */
    bool placed;     /* this turn; it is the last tile of the board */
    bool built;      /* a bridge was, this turn */
    bool deployed;   /* a follower was, this turn */
    struct slow_scoring scoring;
    struct slow_bazaar bazaar;
    bool done[TILES_MAX][SLOW_PLACES]; /* segments of what was complete when the turn began */

    /* Of the last move: */
    struct slow_payment payment[EVENT_LIST_SIZE];
    unsigned payments;
    struct slow_follower gone[FOLLOWERS_MAX]; /* followers that went home */
    unsigned goners;

    struct slow_map map; /* as the board stands after the last move */
};

void slow_game_start(struct slow_game *slow, const struct options *options);

/* Every legal move, by trying whatever could be one; as in game_legal, bids are listed by the least
 * and reveals not at all. */
void slow_game_legal(const struct slow_game *slow, struct move_list *moves);

/* Whether those tiles may be revealed (BZ4). */
bool slow_game_may_reveal(const struct slow_game *slow, struct move move);

/* Whether a claim names what may be claimed, by whichever of its tiles (CA7). */
bool slow_game_may_claim(const struct slow_game *slow, struct move move);

/* Makes a move, which must be legal. */
void slow_game_play(struct slow_game *slow, struct move move);

unsigned slow_game_pile(const struct slow_game *slow);
unsigned slow_game_supply(const struct slow_game *slow, unsigned player, unsigned figure);

/* Who has to decide, as game_actor. */
unsigned slow_game_actor(const struct slow_game *slow);

/* The small city (by its place in scoring.small) or the castle that a decision at `castle` or
 * `claim` is about, and the follower (by its number) that one at `cross` is about. */
struct slow_question {
    bool asked;
    unsigned player;
    unsigned about;
};
struct slow_question slow_game_question(const struct slow_game *slow);

/* The two tiles of a completed city of two tiles, in reading order. */
void slow_game_city_tiles(const struct slow_game *slow, unsigned feature, uint8_t tiles[2]);

/* The squares of a castle's fief (CA4), in no order. */
void slow_game_fief(const struct slow_game *slow, unsigned castle,
                    struct square fief[FIEF_SQUARES]);

/* The rest is between the files of the slow game. */

void slow_game_survey(struct slow_game *slow);
void slow_game_pay(struct slow_game *slow, struct slow_payment payment);

/* B9: pays everybody with most followers in it. */
void slow_game_pay_majority(struct slow_game *slow, const struct slow_feature *feature,
                            enum score_reason reason);

/* Sends a follower home, by its number. The numbers of those behind it go down by one. */
void slow_game_send_home(struct slow_game *slow, unsigned number);

/* Begins a turn at `draw`, or with a tile in hand. */
void slow_game_begin_turn(struct slow_game *slow, unsigned player, unsigned hand);

/* The turn passes clockwise, or the game ends (B2, B11). */
void slow_game_next(struct slow_game *slow);

/* slow_score.c: the scoring of a placement. `go_on` goes as far as nobody has to decide. */
void slow_score_begin(struct slow_game *slow);
void slow_score_go_on(struct slow_game *slow);
void slow_score_legal(const struct slow_game *slow, struct move_list *moves);
void slow_score_play(struct slow_game *slow, struct move move);

/* The first tile in reading order of those that the feature lies on; `but` leaves out that one. */
unsigned slow_score_first_tile(const struct slow_game *slow, const bool on_tile[TILES_MAX],
                               unsigned but);

/* The feature that follower `number` stands in. */
unsigned slow_score_feature_of(const struct slow_game *slow, unsigned number);

/* slow_castles.c. What was completed is noted; then wave for wave castles are found that score, and
 * what they need not be asked, and are paid. False: no further castle scores. */
void slow_castles_note_completed(struct slow_game *slow, unsigned feature);
bool slow_castles_begin_wave(struct slow_game *slow);
void slow_castles_pay_wave(struct slow_game *slow);
void slow_castles_legal(const struct slow_game *slow, unsigned castle, struct move_list *moves);

/* The source that a claim takes, or SLOW_UNDECIDED. Where a tile belongs to two castles, the one
 * that is printed so is meant. */
int slow_castles_claimed(const struct slow_game *slow, unsigned castle, struct move move);

/* slow_bazaar.c. `turn_over` is called at the end of every turn and begins the next. */
void slow_bazaar_turn_over(struct slow_game *slow);
unsigned slow_bazaar_actor(const struct slow_game *slow);
void slow_bazaar_legal(const struct slow_game *slow, struct move_list *moves);
void slow_bazaar_play(struct slow_game *slow, struct move move);

/* Who chooses, bids or drafts may give this much at most. */
int slow_bazaar_purse(const struct slow_game *slow, unsigned player);

#endif
