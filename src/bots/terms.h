/* The functions named in the rows of bots/bot.def. */
#ifndef BASTIDE_BOTS_TERMS_H
#define BASTIDE_BOTS_TERMS_H

#include "bots/appraisal.h"
#include "bots/plans.h"

/* Adds to `values` what something is worth to each player. */
#define X(set, term, part) void term(struct appraising *appraising, struct values *values);
TERMS(X)
#undef X

/* What a figure that is no follower is worth to its player, on the feature with this root. */
#define X(figure, value)                                                                           \
    float value(struct appraising *appraising, struct follower follower, uint16_t root);
FIGURE_VALUES(X)
#undef X

/* What it is worth to its player besides, that the follower stands on the feature with this root,
 * which brings its player so many points. */
#define X(set, value, part)                                                                        \
    float value(struct appraising *appraising, struct follower follower, uint16_t root,            \
                float points);
FOLLOWER_VALUES(X)
#undef X

/* Points a tile or pennant, in a finished feature and at the end (B6, B7, B12). */
struct rates {
    float finished, unfinished;
};

/* Changes those of a feature with such counts. */
#define X(set, change)                                                                             \
    void change(const struct options *options, feature_counts counts, struct rates *rates);
RATES(X)
#undef X

/* What the road or city with that root is expected to pay with so many tiles, if without that set
 * it were `points`; of half as many of both it is half as much. */
#define X(set, worth_of)                                                                           \
    float worth_of(const struct appraising *appraising, uint16_t root, float tiles, float points);
EXPECTED_WORTHS(X)
#undef X

/* How many times the city with that root counts for a field, once it is completed. */
#define X(set, times) float times(const struct game *game, uint16_t root);
TIMES_IN_FIELDS(X)
#undef X

/* What the feature with that root is expected to bring. */
#define X(kind, expected)                                                                          \
    struct prospect expected(const struct appraising *appraising, uint16_t root);
PROSPECTS(X)
#undef X

/* The points besides of the field with that root, which is expected to be paid for so many cities
 * and the like. */
#define X(set, extra_of) float extra_of(const struct game *game, uint16_t root, float cities);
FIELD_EXTRAS(X)
#undef X

/* Whether that action is worth trying. */
#define X(verb, is_worth_it) bool is_worth_it(const struct game *game, struct move action);
CHOOSY_ACTIONS(X)
#undef X

/* How much that action of `game` promises, on any scale, by the appraisal of the position before
 * the turn. */
#define X(verb, promise, most)                                                                     \
    float promise(struct appraising *before, const struct game *game, struct move action);
RANKED_ACTIONS(X)
#undef X

/* The node where that action deploys its follower. */
#define X(verb, node_of) uint16_t node_of(const struct game *game, struct move action);
DEPLOYING_ACTIONS(X)
#undef X

/* Adds to `values`, those of a position in which it was not done, what that action of the
 * player in the turn before would have changed. */
#define X(verb, difference)                                                                        \
    void difference(struct appraising *appraising, unsigned player, struct move action,            \
                    struct values *values);
ESTIMATES(X)
#undef X

/* Whether a follower at that node changes more than an estimate knows. */
#define X(set, is_more) bool is_more(const struct game *game, uint16_t node);
NOT_ESTIMATED(X)
#undef X

/* Of decisions in a row: whether one is due; and the moves of all players, as each of them is
 * expected to decide, up to FORESEEN_MAX; returns how many, at least one. */
enum { FORESEEN_MAX = 8 };
#define X(row)                                                                                     \
    bool row##_is_due(const struct game *game);                                                    \
    unsigned row##_foresee(const struct sight *sight, const struct outlook *outlook,               \
                           const struct game *game, struct move moves[FORESEEN_MAX]);
FORESEEN(X)
#undef X

/* Fills in what an appraisal that begins knows for a set. */
#define X(set, begin) void begin(struct appraising *appraising);
APPRAISING_BEGINNINGS(X)
#undef X

/* Notes what differs from `before` (appraising_note_difference). */
#define X(set, note) void note(struct appraising *appraising, const struct game *before);
APPRAISING_DIFFERENCES(X)
#undef X

/* Fills in what the appraiser knows for a set. */
#define X(prepare) void prepare(struct appraiser *appraiser, const struct options *options);
APPRAISER_PREPARATIONS(X)
#undef X

/* Deciders: what a set decides by ways of its own, from the moment when it is due until it is over.
 * What has no decider is decided by trying each move (bots/plans.h). The rows of DECIDERS
 * (bots/bot.def) have the word with which their functions begin. */

#ifdef BOTS_WITHOUT_DECIDERS /* in a test */
#define BOT_DECIDERS(X)
#else
#define BOT_DECIDERS(X) DECIDERS(X)
#endif

/* Of each: whether a decision of its kind is due, or chance before one; the memory it needs,
 * aligned for any type, which is the bot's, and making it ready; the best move of the player who
 * must decide, with the points it brings; the move in a course (bots/final.h) where each player
 * wants what it says there: false if that is not known, so the course ends. */
#define X(decider)                                                                                 \
    bool decider##_is_due(const struct game *game);                                                \
    size_t decider##_size(void);                                                                   \
    void decider##_begin(void *memory);                                                            \
    struct move decider##_decide(void *memory, const struct sight *sight, const struct game *game, \
                                 float *worth);                                                    \
    bool decider##_play_on(const struct game *game, const uint8_t wanted[PLAYERS_MAX],             \
                           struct move *move);
DECIDERS(X)
#undef X

/* The square where the figure stands. */
static inline struct square square_of_figure(const struct game *game, struct follower figure)
{
    return game_node_square(game, figure.node);
}

#endif
