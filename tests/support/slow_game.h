/* The slow game: a second implementation of the rules, from the moves alone and in the most direct
 * way, as an oracle for the real one. It stores what is on the table and derives everything else
 * each time.
 *
 * It is written from docs/RULES.md, not from src/, and must stay so. */
#ifndef BASTIDE_TESTS_SLOW_GAME_H
#define BASTIDE_TESTS_SLOW_GAME_H

#include "bastide/game.h"
#include "support/slow_bigtop.h"
#include "support/slow_count.h"
#include "support/slow_dragon.h"
#include "support/slow_hills.h"
#include "support/slow_map.h"
#include "support/slow_tower.h"

/* A payment of the last move. */
struct slow_payment {
    uint8_t player;
    uint8_t kind;   /* enum feature_kind */
    uint8_t reason; /* enum score_reason */
    int points;
};

/* A possible source for a castle's score: a feature that this placement completed, or a castle that
 * scored (CA5, CA8). */
struct slow_source {
    uint8_t kind; /* enum feature_kind */
    unsigned castle;
    unsigned wave; /* 1: a completed feature, else one more than the wave in which it scored */
    int points;
    bool on_tile[TILES_MAX];
    struct move claim; /* the claim that names it */
};

enum { SLOW_SOURCES = COMPLETED_MAX + CASTLES_MAX, SLOW_UNDECIDED = -1 };

/* The scoring of one placement. */
struct slow_scoring {
    unsigned completed[COMPLETED_MAX]; /* features of the map, as they were before any follower went
                                          home */
    unsigned completeds;
    unsigned small[SMALL_CITIES_MAX]; /* the small cities among them, in reading order */
    unsigned smalls;
    enum verb decision[SMALL_CITIES_MAX][PLAYERS_MAX]; /* castle, score, or VERBS_COUNT: none yet */
    unsigned old_castles;                              /* built before this placement (CA6) */
    struct slow_source source[SLOW_SOURCES];
    unsigned sources;
    unsigned wave;                        /* being scored, from 1 */
    unsigned wave_of[CASTLES_MAX];        /* the wave in which a castle scores; 0: none */
    int choice[CASTLES_MAX][PLAYERS_MAX]; /* a source, or SLOW_UNDECIDED */
    bool may_cross[FOLLOWERS_MAX];        /* by number in pieces.follower (DB3) */
    bool may_drive[FOLLOWERS_MAX];        /* likewise (AM10) */
};

struct slow_bazaar {
    bool on;
    bool laid_out; /* its tiles lay face down before they are revealed (TB9) */
    bool replaces; /* as in slow_task */
    unsigned host;
    unsigned tiles; /* revealed */
    unsigned kind[REVEALED_MAX];
    unsigned owner[REVEALED_MAX]; /* or NOBODY */
    bool played[REVEALED_MAX];
    unsigned chooser, offered, bidder, first;
    bool asked[PLAYERS_MAX]; /* has had the one chance to bid for the tile offered (BZ5) */
    int bid;
};

/* What is still to come when the part being played is over, in order (TB9, TB10). */
struct slow_task {
    enum { SLOW_AUCTION, SLOW_SECOND_PART } what;
    unsigned player;
    bool laid_out; /* its tiles lie face down */
    bool replaces; /* its bazaar was drawn in place of a won tile (BZ11) */
};

struct slow_agenda {
    struct slow_task task[BAZAARS_MAX + 1];
    unsigned tasks;
};

/* KR2: who has it, and by how many tiles; 0: nobody. */
struct slow_honour {
    unsigned player, tiles;
    bool is_new; /* with the last move */
};

/* Who flies, and where it comes down (FM3). */
struct slow_flight {
    unsigned figure;
    struct square at;
};

/* The two figures, the messages, and the turn as far as it goes on with a message's tile (ME). */
struct slow_messages {
    int space[PLAYERS_MAX][RACERS_COUNT];
    unsigned stack[MESSAGES_COUNT]; /* those seen, the next to come again first */
    unsigned seen;
    unsigned top;      /* the message that is followed */
    bool is_due;       /* one will be turned up (ME4) */
    bool is_tile;      /* a message's tile is played */
    bool placed;       /* in this part a tile was placed */
    bool part_waits;   /* a second part that it has earned comes after auctions (TB9) */
    unsigned advances; /* moves of the figures, of the last move */
};

struct slow_game {
    struct options options;
    unsigned players;
    struct slow_board board;
    struct slow_pieces pieces;
    int score[PLAYERS_MAX];
    unsigned goods[PLAYERS_MAX][GOODS_COUNT];            /* tokens taken */
    unsigned bridges[PLAYERS_MAX], castles[PLAYERS_MAX]; /* left in supply */
    unsigned abbeys[PLAYERS_MAX];                        /* likewise (AM1) */
    unsigned left[TILE_KINDS_MAX];                       /* in the pile, of each kind */
    unsigned discarded;
    enum phase phase;
    unsigned player;      /* whose turn it is */
    unsigned hand;        /* a tile kind, or NO_TILE_KIND */
    bool drawn;           /* this turn's tile came from the pile, not from a bazaar */
    bool placed;          /* this turn; it is the last tile of the board */
    bool built;           /* a bridge, this turn */
    bool deployed;        /* a figure, this turn */
    bool barn_built;      /* it was a barn, the last one */
    unsigned turn_of;     /* the player whose turn this is; others may play during it */
    bool second;          /* the second part of a double turn is played (TB6) */
    bool judged;          /* it is known whether the tile placed continues the builder's feature */
    bool continues;       /* it does */
    bool is_done;         /* no figure comes any more in this turn (PH2, PH3) */
    bool ported;          /* somebody has gone through the portal in this turn (PH4) */
    bool conjured;        /* mage or witch has been moved for the tile placed (MW2) */
    unsigned last_abbeys; /* how many have been asked for their abbeys at the end (AM6) */
    unsigned amended;     /* how often something was noted against the rules */
    struct slow_agenda agenda;
    struct slow_scoring scoring;
    struct slow_bazaar bazaar;
    struct slow_dragon dragon;
    struct slow_tower tower;
    struct slow_bigtop bigtop;
    struct slow_hills hills;
    struct slow_count count;
    struct slow_flight flight;
    struct slow_messages messages;
    struct slow_honour honour[HONOURS_COUNT];
    bool done[TILES_MAX]
             [SLOW_PLACES]; /* segments of features that were complete when the turn began */

    /* Of the last move: */
    struct slow_payment payment[EVENT_LIST_SIZE];
    unsigned payments;
    struct slow_follower gone[FOLLOWERS_MAX]; /* followers sent home */
    unsigned goners;
    unsigned magic_moves, magic_leaves; /* how often mage or witch went somewhere, left the board */
    unsigned taken[GOODS_COUNT];        /* tokens of goods */

    struct slow_map map; /* the board after the last move */
};

void slow_game_start(struct slow_game *slow, const struct options *options);

/* Every legal move, found by trying every candidate; as in game_legal, only the lowest bids are
 * listed and no reveals. */
void slow_game_legal(const struct slow_game *slow, struct move_list *moves);

/* Whether those tiles may be revealed (BZ4). */
bool slow_game_may_reveal(const struct slow_game *slow, struct move move);

/* Whether records of old may go on with that draw, without the auction: it and all others to come
 * are for bazaars drawn in place of won tiles (BZ11). */
bool slow_game_may_hold_none(const struct slow_game *slow, struct move move);

/* Whether a claim names a possible source, by any of its tiles (CA7). */
bool slow_game_may_claim(const struct slow_game *slow, struct move move);

/* Forgets what the last move brought, which is not kept but told. */
void slow_game_forget(struct slow_game *slow);

/* Makes a move, which must be legal. */
void slow_game_play(struct slow_game *slow, struct move move);

/* slow_amend.c: whether an amendment may be noted, and noting it. */
bool slow_game_may_amend(const struct slow_game *slow, struct move move);
void slow_game_amend(struct slow_game *slow, struct move move);

unsigned slow_game_pile(const struct slow_game *slow);
unsigned slow_game_supply(const struct slow_game *slow, unsigned player, unsigned figure);

/* Who must decide, as game_actor. */
unsigned slow_game_actor(const struct slow_game *slow);

/* What a decision concerns: at `castle` or `claim` the small city (by its index in scoring.small)
 * or the castle, at `cross` the follower (by its number). */
struct slow_question {
    bool asked;
    unsigned player;
    unsigned about;
};
struct slow_question slow_game_question(const struct slow_game *slow);

/* The two tiles of a completed city of two tiles, in reading order. */
void slow_game_city_tiles(const struct slow_game *slow, unsigned feature, tile_number tiles[2]);

/* The squares of a castle's fief (CA4), in no order. */
void slow_game_fief(const struct slow_game *slow, unsigned castle,
                    struct square fief[FIEF_SQUARES]);

/* Internal to the slow game's files. */

void slow_game_survey(struct slow_game *slow);
void slow_game_pay(struct slow_game *slow, struct slow_payment payment);

/* Whether that figure may be deployed in this turn: the first, or a phantom after it (PH2). And
 * that one is. */
bool slow_game_may_come(const struct slow_game *slow, unsigned figure);
void slow_game_comes(struct slow_game *slow);

/* B9: pays every player in the majority. */
void slow_game_pay_majority(struct slow_game *slow, const struct slow_feature *feature,
                            enum score_reason reason);

/* Sends a follower home, by its number. Later followers move down by one. */
void slow_game_send_home(struct slow_game *slow, unsigned number);

/* Lays the tile in hand, or puts it aside. */
void slow_game_lay(struct slow_game *slow, struct move move, bool misfit);
void slow_game_put_aside(struct slow_game *slow);

/* After a tile was placed or a figure used: what else may be done. */
void slow_game_go_on_building(struct slow_game *slow);

/* Begins a turn at `draw`, or with a tile in hand. */
void slow_game_begin_turn(struct slow_game *slow, unsigned player, unsigned hand);

/* The turn passes clockwise, or the game ends (B2, B11). */
void slow_game_next(struct slow_game *slow);

/* slow_score.c: the scoring of a placement. `go_on` continues until a decision is needed. */
void slow_score_begin(struct slow_game *slow);
void slow_score_go_on(struct slow_game *slow);
void slow_score_legal(const struct slow_game *slow, struct move_list *moves);
void slow_score_play(struct slow_game *slow, struct move move);

/* The first tile in reading order of those the feature covers; `but` excludes one. */
unsigned slow_score_first_tile(const struct slow_game *slow, const bool on_tile[TILES_MAX],
                               unsigned but);

/* The feature that follower `number` stands in. */
unsigned slow_score_feature_of(const struct slow_game *slow, unsigned number);

/* slow_castles.c: completed features are noted; then, wave by wave, scoring castles are found,
 * their forced claims made, and the castles paid. False: no further castle scores. */
void slow_castles_note_completed(struct slow_game *slow, unsigned feature);
bool slow_castles_begin_wave(struct slow_game *slow);
void slow_castles_pay_wave(struct slow_game *slow);
void slow_castles_legal(const struct slow_game *slow, unsigned castle, struct move_list *moves);

/* Whether the player is paid when the castle scores: an owner with a follower in it. */
bool slow_castles_has_lord(const struct slow_game *slow, unsigned castle, unsigned player);

/* The source that a claim names, or SLOW_UNDECIDED. If a tile belongs to two castles, it means the
 * one whose claim is printed that way. */
int slow_castles_claimed(const struct slow_game *slow, unsigned castle, struct move move);

/* slow_traders.c: whether a figure may be deployed on a segment of a tile (B5, TB5,
 * TB11); what a player's pig adds to a field (TB12). */
bool slow_traders_may_stand(const struct slow_game *slow, unsigned figure, unsigned tile,
                            unsigned segment);
int slow_traders_pig(const struct slow_feature *field, unsigned player);

/* Takes the goods of a completed city (TB2); pays for them at the end (TB3). */
void slow_traders_take_goods(struct slow_game *slow, const struct slow_feature *feature);
void slow_traders_pay_goods(struct slow_game *slow);

/* Judges the tile placed as soon as it matches (TB6, TB7). */
void slow_traders_judge(struct slow_game *slow);

/* At the end of each part: notes what it has earned; then, when it is over, begins a second part
 * that comes at once (TB9, TB10). `next` begins the next thing noted; false if there is none. */
void slow_traders_part_ends(struct slow_game *slow);
bool slow_traders_part_over(struct slow_game *slow);
bool slow_traders_next(struct slow_game *slow);

/* Whether a tile may be drawn; how many lie face down. */
bool slow_traders_may_draw(const struct slow_game *slow);
unsigned slow_traders_face_down(const struct slow_game *slow);

/* slow_abbeys.c. The phases `abbey` (AM2, AM6) and `wagon` (AM10, AM11): who is asked, what is
 * legal, and making it; `go_on` sends home the wagons that cannot move, and is false when none is
 * left. */
bool slow_abbeys_is_asked(const struct slow_game *slow, unsigned player);
void slow_abbeys_legal(const struct slow_game *slow, struct move_list *moves);
void slow_abbeys_choose(struct slow_game *slow, struct move move);
bool slow_abbeys_ask_last(struct slow_game *slow);
struct slow_question slow_abbeys_question(const struct slow_game *slow);
void slow_abbeys_list_drives(const struct slow_game *slow, unsigned wagon, struct move_list *moves);
bool slow_abbeys_go_on(struct slow_game *slow);
void slow_abbeys_drive(struct slow_game *slow, unsigned wagon, struct move move);

/* Whether a figure may stand in a feature that is not occupied, by its kind (AM8, AM9, AM12); what
 * a mayor may decide and is paid (AM16). */
bool slow_abbeys_may_stand(unsigned figure, const struct slow_feature *feature);
bool slow_abbeys_may_convert(const struct slow_feature *city, unsigned player);
bool slow_abbeys_only_a_mayor(const struct slow_game *slow, unsigned castle, unsigned player);

/* Barns: the field of a corner that four tiles share, or SLOW_SEGMENTS; where one may be set up,
 * and setting it up; counting them in the map; what their fields score now, and at the end
 * (AM12-AM15). */
unsigned slow_abbeys_field_of(const struct slow_game *slow, struct square corner);
void slow_abbeys_list_barns(const struct slow_game *slow, struct move_list *moves);
void slow_abbeys_set_up(struct slow_game *slow, unsigned corner);
void slow_abbeys_mark_barns(struct slow_game *slow);
void slow_abbeys_score_fields(struct slow_game *slow);
bool slow_abbeys_scores_field(const struct slow_game *slow, unsigned field); /* CC7 */
void slow_abbeys_pay_barns(struct slow_game *slow);

/* slow_abbot.c: the pile at the start (AB1), whether a figure may stand in a feature (AB2), and the
 * abbot of the player whose turn it is, taken home (AB4, AB5). */
void slow_abbot_swap_tiles(struct slow_game *slow);
bool slow_abbot_may_stand(unsigned figure, const struct slow_feature *feature);
void slow_abbot_list(const struct slow_game *slow, struct move_list *moves);
void slow_abbot_retrieve(struct slow_game *slow);

/* slow_flyers.c: who may fly from the tile just placed, taking off, and the phases `die` and `land`
 * (FM2-FM5, FM7); after the move the player goes on building if `play` says so. */
void slow_flyers_list(const struct slow_game *slow, struct move_list *moves);
void slow_flyers_take_off(struct slow_game *slow, struct move move);
void slow_flyers_legal(const struct slow_game *slow, struct move_list *moves);
bool slow_flyers_play(struct slow_game *slow, struct move move);

/* slow_monasteries.c: the pile at the start (MO1); whether a follower lies; the segment by which a
 * move names it, and whether that means it rather than `other` (FOLLOWERS_MAX: none) (MO6). */
void slow_monasteries_start(struct slow_game *slow);
bool slow_monasteries_lies(const struct slow_game *slow, unsigned number);
unsigned slow_monasteries_named(const struct slow_game *slow, unsigned number);
bool slow_monasteries_means(const struct slow_game *slow, unsigned number, unsigned other);

/* slow_messages.c: a turn is over but for points to move, messages and escapes; the phases `move`,
 * `message` and `deliver`; what was paid or noted moves the scoring figure (ME10). */
void slow_messages_turn_over(struct slow_game *slow);
unsigned slow_messages_actor(const struct slow_game *slow);
void slow_messages_legal(const struct slow_game *slow, struct move_list *moves);
void slow_messages_play(struct slow_game *slow, struct move move);
void slow_messages_correct(struct slow_game *slow, unsigned player, int points);

/* slow_siege.c: who may escape when all of that is done (SG5); the phase `escape`. */
void slow_siege_turn_over(struct slow_game *slow);
void slow_siege_legal(const struct slow_game *slow, struct move_list *moves);
void slow_siege_play(struct slow_game *slow, struct move move);

/* slow_meets.c: whether two segments of a kind of tile meet without a field between them (AM10). */
bool slow_segments_meet(unsigned kind, unsigned a, unsigned b);

/* slow_bazaar.c. `turn_over` is called at the end of every turn and begins the next. */
void slow_bazaar_turn_over(struct slow_game *slow);
void slow_bazaar_begin(struct slow_game *slow, unsigned host);
unsigned slow_bazaar_actor(const struct slow_game *slow);
void slow_bazaar_legal(const struct slow_game *slow, struct move_list *moves);
void slow_bazaar_play(struct slow_game *slow, struct move move);

/* The most that the player choosing, bidding or drafting may pay. */
int slow_bazaar_purse(const struct slow_game *slow, unsigned player);

/* slow_mage.c: whether mage or witch must be moved before building goes on; if that is no choice it
 * is done (MW2-MW4). The moves, and making one; they leave what has scored, and a feature that is
 * no longer what they went to (MW6, MW7); a move is about to be made. */
bool slow_mage_is_asked(struct slow_game *slow);
void slow_mage_legal(const struct slow_game *slow, struct move_list *moves);
bool slow_mage_may_name(const struct slow_game *slow, struct move move); /* by any segment */
void slow_mage_play(struct slow_game *slow, struct move move);
void slow_mage_scored(struct slow_game *slow);
void slow_mage_leaves(struct slow_game *slow, unsigned feature);
void slow_mage_forget(struct slow_game *slow);

/* slow_king.c: that feature has been completed, and is no castle (KR2, KR6); the completed ones on
 * the board, which an honour pays for (KR4), and paying; a move is about to be made. */
void slow_king_judge(struct slow_game *slow, const struct slow_feature *completed);
unsigned slow_king_worth(const struct slow_game *slow, enum honour honour);
void slow_king_pay(struct slow_game *slow);
void slow_king_forget(struct slow_game *slow);

#endif
