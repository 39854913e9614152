/* What the tiles of an auction, and the turns with the tile in hand, are worth: points of final
 * margin, each one's score less the best other's. Docs: docs/TRAINER.md.
 *
 *     struct valuing *valuing = valuing_begin(malloc(valuing_size()));
 *     valuing_prepare(valuing, &(struct valuing_request){.game = &game, .playouts = 1000});
 *     for each part, each on a thread of its own if wanted:
 *         while (there is time && valuing_go_on(valuing, part, 1))
 *             ;
 *     valuing_tile(valuing, player, tile, player) ...
 *
 * It reads no clock and starts no threads. The same request has the same values, however the rounds
 * are cut into pieces. */
#ifndef BASTIDE_VALUING_VALUING_H
#define BASTIDE_VALUING_VALUING_H

#include "bastide/rng.h"
#include "bots/plans.h"
#include "valuing/turns.h"

/* Sums of final margins, and how far they can be trusted.
 *
 * A round plays every alternative once, with the same pile, so that what differs between them is
 * not the luck of the draw. Rounds go into batches by turns; the means of the batches differ by
 * chance alone, so their spread gives the interval of anything that is a sum of the cells' means,
 * however the cells of a round are correlated. */

enum {
    TALLY_BATCHES = 32,
    TALLY_BATCHES_LEAST = 8, /* with rounds: below, an interval would be too wide to be of use */
    TALLY_CELLS = 36,        /* alternatives: each revealed tile for each player, or the turns */
};

/* One batch. A round adds every player's margin and score to each of its cells. */
struct batch {
    double margin[TALLY_CELLS][PLAYERS_MAX];
    double score[TALLY_CELLS][PLAYERS_MAX];
    double rival[PLAYERS_MAX][PLAYERS_MAX]; /* of a player: how often that other was the best */
    unsigned rounds;
};

struct margin_tally {
    struct batch batch[TALLY_BATCHES];
    unsigned all; /* rounds there are: with so many played, means are exact; 0: they are a sample */
};

/* The mean of something; with 95 % its expectation is within `within` of it. Negative: unknown, too
 * few rounds. 0: exact. */
struct estimate {
    double mean, within;
};

/* How much of each cell's mean makes up what is asked for. */
struct mixture {
    double of[TALLY_CELLS];
};

/* Adds the end of a game to a cell of the batch: each one's score, and that less the best
 * other's. */
void batch_add(struct batch *batch, unsigned cell, const struct game *over);

/* Adds who was the best other of each player; of equals each has a part. */
void batch_add_rivals(struct batch *batch, const struct game *over);

/* Adds the rounds of another batch. */
void batch_join(struct batch *batch, const struct batch *other);

unsigned tally_rounds(const struct margin_tally *tally);

/* Whether every possible round has been played. */
bool tally_is_exact(const struct margin_tally *tally);

/* The mean of a cell's margins for a player; 0 before the first round. */
double tally_mean(const struct margin_tally *tally, unsigned cell, unsigned player);

/* A sum of the cells' means for a player, and its interval. */
struct estimate tally_estimate(const struct margin_tally *tally, const struct mixture *mixture,
                               unsigned player);

/* The same of the scores. */
struct estimate tally_score(const struct margin_tally *tally, const struct mixture *mixture,
                            unsigned player);

/* How many standard errors an interval is to each side; negative: too few rounds for one. */
double tally_quantile(const struct margin_tally *tally);

/* So many times as wide as an interval of 95 % is one that its expectation is out of with a chance
 * of `beyond`; 1 where there are none. */
double tally_widening(const struct margin_tally *tally, double beyond);

/* Moves the means of the cells' margins to the middle between theirs and those of `other`, which
 * must have rounds. What it says of its intervals then is of no use. */
void tally_meet(struct margin_tally *tally, const struct margin_tally *other);

/* A tally that could have come out as well: batches drawn from those with rounds, each as often as
 * may be. */
void tally_draw_again(const struct margin_tally *tally, struct rng *rng,
                      struct margin_tally *again);

/* Points that are no difference to anybody: they would be shown as 0.0. */
#define NEGLIGIBLE 0.05

/* Whether a difference tells nothing: it is negligible or not larger than its interval, or that is
 * unknown. */
static inline bool estimate_is_too_close(struct estimate difference)
{
    return difference.within < 0 || difference.mean <= difference.within ||
           difference.mean < NEGLIGIBLE;
}

/* Whether the one says clearly that a difference is more than 0, and the other that it is less. */
static inline bool estimates_disagree(struct estimate one, struct estimate other)
{
    struct estimate less = {-one.mean, one.within}, others_less = {-other.mean, other.within};
    return (!estimate_is_too_close(one) && !estimate_is_too_close(others_less)) ||
           (!estimate_is_too_close(less) && !estimate_is_too_close(other));
}

/* Whether it is known to be negligible. */
static inline bool estimate_is_negligible(struct estimate difference)
{
    return difference.within >= 0 && difference.mean + difference.within < NEGLIGIBLE;
}

/* The part of all games in which `other` was the best other of `player`; 0 before the first
 * round. */
double tally_rival(const struct margin_tally *tally, unsigned player, unsigned other);

/* A valuing.
 *
 * What something is worth depends on how the game is played on, so it is valued by two policies:
 * each round by greedy play and once more, with the same pile, by a small search (valuing/turns.h).
 * A mean is that between the two, and its interval holds those of both. */

/* The policies, by number, where one of them is meant. */
enum valuing_policy { POLICY_GREEDY, POLICY_SEARCH, POLICIES };

/* A set of players or tiles: how many there are, and which. */
struct valuing_some {
    unsigned count;
    uint8_t of[PLAYERS_MAX];
};

/* What can be valued in a position: at `offer`, `bid`, `settle` and `draft` the revealed tiles that
 * nobody has, at `place` and `build` the whole turns that remain. */
enum valuing_subject { VALUING_NOTHING, VALUING_TILES, VALUING_TURNS };
enum valuing_subject valuing_subject_of(const struct game *game);

/* The work is done in parts, which may be done at the same time. */
enum { VALUING_PARTS = 2 };

/* Only the files of this folder look inside. */
struct valuing {
    struct game game; /* of an auction: when the next tile must be chosen */
    struct sight sight;
    struct outlook outlook;
    enum valuing_subject subject;
    uint64_t seed;
    struct permission permission;
    struct valuing_some players, tiles; /* to be shared out */
    struct plan best[PLAYERS_MAX][REVEALED_MAX];
    struct plan_list turns;
    bool is_asked;   /* the request has a turn, */
    unsigned played; /* this one */
    bool is_solved;
    unsigned rounds;              /* to be played */
    unsigned next[VALUING_PARTS]; /* the steps that each part has made */
    struct margin_tally tally;    /* by greedy play */
    struct margin_tally searched; /* by search */
    bool is_greedy;               /* there is no search */
    char *searching;              /* room for the trees, behind the valuing */
};

/* What is played at a time: a round by greedy play, by search, or both. */
struct valuing_round {
    struct batch greedy, searched;
};

/* The bytes it needs, aligned for any type; they stay the caller's. Nothing more is allocated. */
size_t valuing_size(void);
struct valuing *valuing_begin(void *memory);

/* Turns valued: the best so many by the evaluation. */
enum { VALUING_TURNS_MOST = PLANS_MAX, VALUING_TURNS_DEFAULT = 12 };

/* Positions to solve the end of a game with, which valuing_prepare takes: at once on a screen, a
 * tenth of a second; at length where somebody waits anyway, a second or two. */
enum { VALUING_SOLVES_AT_ONCE = 60000, VALUING_SOLVES_AT_LENGTH = 1000000 };

struct valuing_request {
    const struct game *game;   /* with something to value; copied */
    unsigned playouts;         /* games played to the end, by both policies together, as far as they
                                  make whole rounds; one round at least */
    unsigned turns;            /* at most so many; 0: VALUING_TURNS_DEFAULT */
    const struct plan *played; /* of turns: one that should be among them; NULL: none */
    const struct plan *against; /* then that and this turn are all; NULL: the best are found */
    uint64_t seed;              /* of the piles */
    bool is_greedy;  /* greedy play is all there is: for tests of what comes out exactly */
    unsigned solves; /* positions that may be looked at to solve the end of a game */
    struct permission permission; /* to go on playing; a round that it ends has not been played */
};

/* Gets ready, and finds the fast estimates: by the evaluation after the best turn. */
void valuing_prepare(struct valuing *valuing, const struct valuing_request *request);

/* A turn as the evaluation sees it. */
struct plan valuing_appraised(const struct valuing *valuing, const struct plan *turn);

/* Plays up to so many rounds more of that part. False if it has no more to play, or no permission
 * to. */
bool valuing_go_on(struct valuing *valuing, unsigned part, unsigned rounds);

/* The same with each round played aside and added later, for callers that copy values while parts
 * play:
 *
 *     while (valuing_has_more(valuing, part) && valuing_play(valuing, part, &played))
 *         valuing_add(valuing, part, &played);
 *
 * Playing changes nothing but `played`. False: there was no permission, and nothing to add. */
bool valuing_has_more(const struct valuing *valuing, unsigned part);
bool valuing_play(const struct valuing *valuing, unsigned part, struct valuing_round *played);
void valuing_add(struct valuing *valuing, unsigned part, const struct valuing_round *played);

/* A copy: values that stay as they are; rounds are not to be played for it. */
void valuing_copy(struct valuing *to, const struct valuing *from);

/* All that follows may be asked for while nothing is being added. */

/* Whether values are exact: solved, with both players playing their best (valuing/solved.h). */
bool valuing_is_solved(const struct valuing *valuing);

/* Whether no luck of the draw is left in them: they are solved, or every order of the pile has been
 * played, with every way to share the tiles out. Then greedy play has its true expectation, which
 * is not what the best play would bring, and intervals are those of search. It comes to that
 * where these are at most VALUING_ORDERS_MOST rounds, and `playouts` allows for them. */
enum { VALUING_ORDERS_MOST = 10080 };
bool valuing_has_all_orders(const struct valuing *valuing);

/* The games played; and those of them that were played by search. */
unsigned valuing_playouts(const struct valuing *valuing);
unsigned valuing_searched(const struct valuing *valuing);

/* Whether what a policy says is known: there are intervals. With one policy alone there are none,
 * but means as far as they go. The first rounds are greedy play alone, so that a first number comes
 * soon; it is not sure before search is known, too: valuing_has_intervals. */
bool valuing_knows(const struct valuing *valuing, enum valuing_policy policy);
static inline bool valuing_has_intervals(const struct valuing *valuing)
{
    return valuing_knows(valuing, POLICY_GREEDY) && valuing_knows(valuing, POLICY_SEARCH);
}

/* Tiles. */

/* The players who are still to get a tile, as a mask, and the tiles left. */
unsigned valuing_players(const struct valuing *valuing);
unsigned valuing_tiles(const struct valuing *valuing);

/* What it changes for `player` that `taker` gets tile `tile` and not `instead`, with the other
 * tiles shared out among the others at random. */
struct estimate valuing_tile(const struct valuing *valuing, unsigned taker, unsigned tile,
                             unsigned instead, unsigned player);

/* Of the tiles left but for `tile`, the one with which `taker` does best, before the first round by
 * the evaluation; NOBODY if there is none. */
unsigned valuing_best_other(const struct valuing *valuing, unsigned taker, unsigned tile);

/* The best turn with a tile, on the table as it lies; `then` becomes the game in which it is made:
 * the taker has the tile in hand. */
const struct plan *valuing_best_turn(const struct valuing *valuing, unsigned taker, unsigned tile,
                                     struct game *then);

/* By the evaluation after the best turn alone: what it changes for `player` that `taker` gets
 * `tile` and not `instead`, who gets the tile instead not being looked at. */
double valuing_tile_at_once(const struct valuing *valuing, unsigned taker, unsigned tile,
                            unsigned instead, unsigned player);

/* Turns, best first by the evaluation; but if the one of the request is not among the best, it
 * comes last. */
unsigned valuing_turns(const struct valuing *valuing);
const struct plan *valuing_turn(const struct valuing *valuing, unsigned turn);

/* The number of the turn of the request, which must have had one. Its moves may differ from those
 * played if they come to the same. */
unsigned valuing_played(const struct valuing *valuing);

/* Puts their numbers into `ranked`, best first by the final margin of the player whose turn it is
 * or, before the first round, as they are. */
void valuing_rank_turns(const struct valuing *valuing, uint8_t ranked[VALUING_TURNS_MOST]);

/* The final margin after it, for a player; and how much less or more that is than after another. */
struct estimate valuing_turn_margin(const struct valuing *valuing, unsigned turn, unsigned player);
struct estimate valuing_turn_difference(const struct valuing *valuing, unsigned turn,
                                        unsigned other, unsigned player);

/* Whether one policy says clearly that the one turn is better, and the other one that the other is:
 * it depends on how the game goes on. */
bool valuing_turns_depend(const struct valuing *valuing, unsigned turn, unsigned other,
                          unsigned player);

/* The final score of a player after it, before the first round by the evaluation. */
struct estimate valuing_turn_score(const struct valuing *valuing, unsigned turn, unsigned player);

/* What the theory of the auction builds on (sets/bazaars/bot_haggling.h): the margins by a policy,
 * without rounds where it has not played; and their cells. */
const struct margin_tally *valuing_tally(const struct valuing *valuing, enum valuing_policy policy);
static inline unsigned valuing_cell(unsigned taker, unsigned tile)
{
    return taker * REVEALED_MAX + tile;
}

/* How certain the values of a position are. */

/* Whether more games would hardly tell more: what each tile is worth to each player against the
 * best other one, or how much each turn loses against the best, is known to `within` points, more
 * than 0, but for what policies differ by. Of a turn that loses more than three times its interval
 * it is enough to know that. `player` is the one whose turns are valued. */
bool certainty_is_reached(const struct valuing *valuing, unsigned player, double within);

#endif
