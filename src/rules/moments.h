/* Moments: where the rules of the base game ask what sets add to them.
 *
 * A set's row (MOMENT_... in rows.def) names a function of its chapter; here it is declared and
 * called, if its set is in play, in the order of the rows. The calls are written out by the
 * compiler: a game of the base alone pays one test for each moment, and a moment without rows costs
 * nothing. */
#ifndef BASTIDE_RULES_MOMENTS_H
#define BASTIDE_RULES_MOMENTS_H

#include "bastide/game.h"

static inline bool has_more_sets(const struct game *game)
{
    return game->options.sets != 1u << SET_BASE;
}

/* A game begins: what sets keep in it, in play or not. Everything else in it is zero. */
#define X(function) void function(struct game *game);
MOMENT_STARTS(X)
#undef X

static inline void moment_starts(struct game *game)
{
#define X(function) function(game);
    MOMENT_STARTS(X)
#undef X
}

/* A turn begins, or a part of one: what sets keep of a turn is zero. */
#define X(is_in_play, function) void function(struct game *game, struct event_list *events);
MOMENT_TURN_BEGINS(X)
#undef X

static inline void moment_turn_begins(struct game *game, struct event_list *events)
{
    (void)events;
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game, events);
    MOMENT_TURN_BEGINS(X)
#undef X
}

/* A turn ends, or a part of one: what it has earned is noted on the agenda. */
#define X(is_in_play, function) void function(struct game *game);
MOMENT_TURN_ENDS(X)
#undef X

static inline void moment_turn_ends(struct game *game)
{
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game);
    MOMENT_TURN_ENDS(X)
#undef X
}

/* The pile is empty and nothing is due any more: what is still to be played before the final
 * scoring is noted on the agenda. After that this moment comes again. */
#define X(is_in_play, function) void function(struct game *game);
MOMENT_PILE_IS_EMPTY(X)
#undef X

static inline void moment_pile_is_empty(struct game *game)
{
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game);
    MOMENT_PILE_IS_EMPTY(X)
#undef X
}

/* Why a tile of that kind may not be drawn now, so that another is drawn for it. */
#define X(is_in_play, function) enum refusal function(const struct game *game, kind_number kind);
MOMENT_MAY_BE_DRAWN(X)
#undef X

static inline enum refusal moment_may_be_drawn(const struct game *game, kind_number kind)
{
    enum refusal refusal = REFUSAL_NONE;
    (void)kind;
    if (!has_more_sets(game))
        return refusal;
#define X(is_in_play, function)                                                                    \
    if (refusal == REFUSAL_NONE && is_in_play(&game->options))                                     \
        refusal = function(game, kind);
    MOMENT_MAY_BE_DRAWN(X)
#undef X
    return refusal;
}

/* Whether any row may forbid some. */
static inline bool moment_draws_vary(const struct game *game)
{
#define X(is_in_play, function) || is_in_play(&game->options)
    return has_more_sets(game) && (false MOMENT_MAY_BE_DRAWN(X));
#undef X
}

/* The tile in turn.placed lies and matches its neighbours, or never will (game_amend). */
#define X(is_in_play, function) void function(struct game *game);
MOMENT_PLACED(X)
#undef X

static inline void moment_placed(struct game *game)
{
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game);
    MOMENT_PLACED(X)
#undef X
}

/* Why the active player may not deploy a figure on that node, beyond what the figure's own row
 * says. */
#define X(is_in_play, function)                                                                    \
    enum refusal function(const struct game *game, enum figure figure, uint16_t node);
MOMENT_MAY_DEPLOY(X)
#undef X

static inline enum refusal moment_may_deploy(const struct game *game, enum figure figure,
                                             uint16_t node)
{
    enum refusal refusal = REFUSAL_NONE;
    (void)figure, (void)node;
    if (!has_more_sets(game))
        return refusal;
#define X(is_in_play, function)                                                                    \
    if (refusal == REFUSAL_NONE && is_in_play(&game->options))                                     \
        refusal = function(game, figure, node);
    MOMENT_MAY_DEPLOY(X)
#undef X
    return refusal;
}

/* The feature of `node` has just been completed, and nothing has been scored yet. */
#define X(is_in_play, function) void function(struct game *game, uint16_t node);
MOMENT_COMPLETED(X)
#undef X

static inline void moment_completed(struct game *game, uint16_t node)
{
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game, node);
    MOMENT_COMPLETED(X)
#undef X
}

/* Whether a set deals with a completed feature, at another moment, in place of its scoring. */
#define X(is_in_play, function) bool function(const struct game *game, uint16_t node);
MOMENT_INSTEAD_OF_SCORING(X)
#undef X

static inline bool moment_instead_of_scoring(const struct game *game, uint16_t node)
{
    if (!has_more_sets(game))
        return false;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options) && function(game, node))                                        \
        return true;
    MOMENT_INSTEAD_OF_SCORING(X)
#undef X
    return false;
}

/* The players, as a mask, whose followers do not go home from a feature that scores (B9). Asked
 * before it is paid. */
#define X(is_in_play, function) unsigned function(const struct game *game, uint16_t node);
MOMENT_STAYS(X)
#undef X

static inline unsigned moment_stays(const struct game *game, uint16_t node)
{
    unsigned players = 0;
    if (!has_more_sets(game))
        return 0;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        players |= function(game, node);
    MOMENT_STAYS(X)
#undef X
    return players;
}

/* A completed feature has been paid and its followers are home. */
#define X(is_in_play, function)                                                                    \
    void function(struct game *game, uint16_t node, struct event_list *events);
MOMENT_SCORED(X)
#undef X

static inline void moment_scored(struct game *game, uint16_t node, struct event_list *events)
{
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game, node, events);
    MOMENT_SCORED(X)
#undef X
}

/* All features that the placement completed have been. */
#define X(is_in_play, function) void function(struct game *game, struct event_list *events);
MOMENT_ALL_SCORED(X)
#undef X

static inline void moment_all_scored(struct game *game, struct event_list *events)
{
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game, events);
    MOMENT_ALL_SCORED(X)
#undef X
}

/* A figure has gone home from where it stood. */
#define X(is_in_play, function)                                                                    \
    void function(struct game *game, struct follower follower, struct event_list *events);
MOMENT_GOES_HOME(X)
#undef X

static inline void moment_goes_home(struct game *game, struct follower follower,
                                    struct event_list *events)
{
    (void)follower, (void)events;
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game, follower, events);
    MOMENT_GOES_HOME(X)
#undef X
}

/* The game is over and all features on the board have been paid (B12). */
#define X(is_in_play, function) void function(struct game *game, struct event_list *events);
MOMENT_FINAL(X)
#undef X

static inline void moment_final(struct game *game, struct event_list *events)
{
    if (!has_more_sets(game))
        return;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        function(game, events);
    MOMENT_FINAL(X)
#undef X
}

/* What each tile and pennant of a road or city with those counts is worth, if without that set it
 * were `each`. */
#define X(is_in_play, function)                                                                    \
    int function(const struct game *game, feature_counts counts, int each);
MOMENT_EACH(X)
#undef X

static inline int moment_each(const struct game *game, feature_counts counts, int each)
{
    if (!has_more_sets(game))
        return each;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        each = function(game, counts, each);
    MOMENT_EACH(X)
#undef X
    return each;
}

/* What a completed city is worth to a field beyond the 3 points of any (B13). */
#define X(is_in_play, function) int function(const struct game *game, uint16_t city);
MOMENT_IN_FIELD(X)
#undef X

static inline int moment_in_field(const struct game *game, uint16_t city)
{
    int points = 0;
    if (!has_more_sets(game))
        return 0;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        points += function(game, city);
    MOMENT_IN_FIELD(X)
#undef X
    return points;
}

/* What the feature of `node` pays `player`, if it pays the player, beyond game_feature_points. */
#define X(is_in_play, function)                                                                    \
    int function(const struct game *game, uint16_t node, unsigned player);
MOMENT_EXTRA(X)
#undef X

static inline int moment_extra(const struct game *game, uint16_t node, unsigned player)
{
    int points = 0;
    if (!has_more_sets(game))
        return 0;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        points += function(game, node, player);
    MOMENT_EXTRA(X)
#undef X
    return points;
}

/* The strength of `player` in the feature of `node` beyond that of the figures' rows (B9). */
#define X(is_in_play, function)                                                                    \
    unsigned function(const struct game *game, uint16_t node, unsigned player);
MOMENT_STRENGTH(X)
#undef X

static inline unsigned moment_strength(const struct game *game, uint16_t node, unsigned player)
{
    unsigned strength = 0;
    (void)node, (void)player;
    if (!has_more_sets(game))
        return 0;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(&game->options))                                                                \
        strength += function(game, node, player);
    MOMENT_STRENGTH(X)
#undef X
    return strength;
}

/* Whether any row may give some. */
static inline bool moment_strength_varies(const struct game *game)
{
#define X(is_in_play, function) || is_in_play(&game->options)
    return has_more_sets(game) && (false MOMENT_STRENGTH(X));
#undef X
}

#endif
