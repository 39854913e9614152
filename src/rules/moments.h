/* Moments: where rules of the base game ask what sets add to them.
 *
 * A set's row (MOMENT_... in rows.def) names a function of its chapter; here it is declared and
 * called, if its set (or one of those that it stands for, SETS_ALIKE) is in play, in the order of
 * the rows. If options leave out the part of the set that it is about, the function knows. The
 * calls are written out by the compiler: a game without the sets of a moment pays one test for it,
 * and a moment without rows costs nothing. */
#ifndef BASTIDE_RULES_MOMENTS_H
#define BASTIDE_RULES_MOMENTS_H

#include "bastide/game.h"

/* The sets with rows at a moment, as a mask. */
#define MOMENT_SET(or, set, function) or (uint32_t) SETS_OF_##set
#define MOMENT_SETS(MOMENT)           (0u MOMENT(MOMENT_SET, |))

/* Never called. Only names the arguments of a moment without rows, which nothing else does. */
int moment_names(const struct game *game, ...);

/* Not written in place, but for the test: games without that set would carry the registers and the
 * stack of its rules through every move. */
#define MOMENT_DECLARED(type, parameters, set, function)                                           \
    __attribute__((noinline)) type function parameters;
#define MOMENT_CALLED(takes, arguments, set, function)                                             \
    if (options_has_any(&game->options, SETS_OF_##set))                                            \
        takes function arguments;

/* Sets are told. */
#define MOMENT_TOLD(MOMENT, name, parameters, arguments)                                           \
    MOMENT(MOMENT_DECLARED, void, parameters)                                                      \
    static inline void name parameters                                                             \
    {                                                                                              \
        (void)sizeof(moment_names arguments);                                                      \
        if (!(game->options.sets & MOMENT_SETS(MOMENT)))                                           \
            return;                                                                                \
        MOMENT(MOMENT_CALLED, , arguments)                                                         \
    }

/* Sets are asked; `takes` makes one answer of all. */
#define MOMENT_ASKED(MOMENT, type, name, parameters, arguments, at_first, takes)                   \
    MOMENT(MOMENT_DECLARED, type, parameters)                                                      \
    static inline type name parameters                                                             \
    {                                                                                              \
        type answer = at_first;                                                                    \
        (void)sizeof(moment_names arguments);                                                      \
        if (!(game->options.sets & MOMENT_SETS(MOMENT)))                                           \
            return answer;                                                                         \
        MOMENT(MOMENT_CALLED, answer takes, arguments)                                             \
        return answer;                                                                             \
    }
#define THE_FIRST_BUT_0 = answer ? answer:

/* Whether any row may have something to say. */
#define MOMENT_VARIES(MOMENT, name)                                                                \
    static inline bool name(const struct game *game)                                               \
    {                                                                                              \
        return (game->options.sets & MOMENT_SETS(MOMENT)) != 0;                                    \
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

/* The start tile lies on 0,0: other tiles that lie from the beginning. */
MOMENT_TOLD(MOMENT_BOARD_BEGINS, moment_board_begins, (struct game * game), (game))

/* A turn begins, not a part of one: what sets keep of it is zero. */
MOMENT_TOLD(MOMENT_TURN_BEGINS, moment_turn_begins, (struct game * game, struct event_list *events),
            (game, events))

/* A turn ends, or a part of one: what it has earned is noted on the agenda. */
MOMENT_TOLD(MOMENT_TURN_ENDS, moment_turn_ends, (struct game * game), (game))

/* The pile is empty and nothing is due any more: what is still to be played before the final
 * scoring is noted on the agenda. After that this moment comes again. */
MOMENT_TOLD(MOMENT_PILE_IS_EMPTY, moment_pile_is_empty, (struct game * game), (game))

/* Why a tile of that kind may not be drawn now, so that another is drawn for it. */
MOMENT_ASKED(MOMENT_MAY_BE_DRAWN, enum refusal, moment_may_be_drawn,
             (const struct game *game, kind_number kind), (game, kind), REFUSAL_NONE,
             THE_FIRST_BUT_0)
MOMENT_VARIES(MOMENT_MAY_BE_DRAWN, moment_draws_vary)

/* Why a tile of that kind, turned like that, may not be placed on the open square `at`, though its
 * edges match. */
MOMENT_ASKED(MOMENT_MAY_LIE, enum refusal, moment_may_lie,
             (const struct game *game, struct square at, kind_number kind, unsigned orientation),
             (game, at, kind, orientation), REFUSAL_NONE, THE_FIRST_BUT_0)
MOMENT_VARIES(MOMENT_MAY_LIE, moment_places_vary)

/* The tile in turn.placed lies, even if it has yet to be made to match (turn.forced). */
MOMENT_TOLD(MOMENT_LAID, moment_laid, (struct game * game, struct event_list *events),
            (game, events))

/* The tile in turn.placed lies and matches its neighbours, or never will (game_amend). */
MOMENT_TOLD(MOMENT_PLACED, moment_placed, (struct game * game), (game))

/* The active player has built a track, or what the tile just placed needed to match: features may
 * be one that were two. The game goes on at turn.phase. */
MOMENT_TOLD(MOMENT_BUILT, moment_built, (struct game * game), (game))

/* The verb of the action without which the active player may neither use the figure of the turn
 * otherwise nor pass; 0 if there is none. It is possible. */
MOMENT_ASKED(MOMENT_MUST, unsigned, moment_must, (const struct game *game), (game), 0,
             THE_FIRST_BUT_0)

/* Why the active player may not deploy a figure on that node, beyond what the figure's own row
 * says. */
MOMENT_ASKED(MOMENT_MAY_DEPLOY, enum refusal, moment_may_deploy,
             (const struct game *game, enum figure figure, uint16_t node), (game, figure, node),
             REFUSAL_NONE, THE_FIRST_BUT_0)
MOMENT_VARIES(MOMENT_MAY_DEPLOY, moment_deploys_vary)

/* The active player has deployed such a figure on the tile just placed: a set may set turn.phase.
 */
MOMENT_TOLD(MOMENT_DEPLOYED, moment_deployed, (struct game * game, unsigned figure), (game, figure))

/* Whether the active player may deploy a figure in hand on that node otherwise than any figure on
 * the tile just placed. */
MOMENT_ASKED(MOMENT_REACHES, bool, moment_reaches,
             (const struct game *game, enum figure figure, uint16_t node), (game, figure, node),
             false, THE_FIRST_BUT_0)

/* Whether nobody may come to `node` from elsewhere, in whatever way. Deploying there is refused by
 * the moment before the last. */
MOMENT_ASKED(MOMENT_KEEPS_OUT, bool, moment_keeps_out, (const struct game *game, uint16_t node),
             (game, node), false, THE_FIRST_BUT_0)

/* Why no track may be built over that tile, whatever its edges. */
MOMENT_ASKED(MOMENT_MAY_SPAN, enum refusal, moment_may_span,
             (const struct game *game, tile_number tile), (game, tile), REFUSAL_NONE,
             THE_FIRST_BUT_0)

/* The feature of `node` has just been completed, and nothing has been scored yet. */
MOMENT_TOLD(MOMENT_COMPLETED, moment_completed, (struct game * game, uint16_t node), (game, node))

/* What the placement completed is being found: a set whose tiles close features that are not on
 * them notes those (completed_note). */
MOMENT_TOLD(MOMENT_CLOSED, moment_closed, (struct game * game), (game))

/* Whether what is complete by the squares around it (SURROUNDED) is not, though they hold tiles. */
MOMENT_ASKED(MOMENT_INCOMPLETE, bool, moment_incomplete, (const struct game *game, uint16_t node),
             (game, node), false, THE_FIRST_BUT_0)

/* Whether a set has something to score though the placement completed nothing. */
MOMENT_ASKED(MOMENT_SCORES_BESIDES, bool, moment_scores_besides, (const struct game *game), (game),
             false, THE_FIRST_BUT_0)

/* Whether a set deals with a completed feature, at another moment, in place of its scoring. */
MOMENT_ASKED(MOMENT_INSTEAD_OF_SCORING, bool, moment_instead_of_scoring,
             (const struct game *game, uint16_t node), (game, node), false, THE_FIRST_BUT_0)

/* Whether that player's followers may not come to the completed feature of `node` before it
 * scores. */
MOMENT_ASKED(MOMENT_BARS_JOINING, bool, moment_bars_joining,
             (const struct game *game, uint16_t node, unsigned player), (game, node, player), false,
             THE_FIRST_BUT_0)

/* Whether the field of `node`, on the tile just placed, scores with what that completed, or would
 * if somebody stood there. */
MOMENT_ASKED(MOMENT_FIELD_SCORES, bool, moment_field_scores,
             (const struct game *game, uint16_t node), (game, node), false, THE_FIRST_BUT_0)

/* The players, as a mask, whose followers do not go home from a feature that scores (B9). Asked
 * before it is paid. */
MOMENT_ASKED(MOMENT_STAYS, unsigned, moment_stays, (const struct game *game, uint16_t node),
             (game, node), 0, |=)

/* A follower would go home from a feature that has scored: whether it stays there, as its set will
 * move it on when all else is scored; and whether it is one of those that stayed so. */
MOMENT_ASKED(MOMENT_GOES_ON, bool, moment_goes_on, (struct game * game, struct follower follower),
             (game, follower), false, THE_FIRST_BUT_0)
MOMENT_ASKED(MOMENT_IS_LEAVING, bool, moment_is_leaving,
             (const struct game *game, struct follower follower), (game, follower), false,
             THE_FIRST_BUT_0)

/* A player has been paid so many points, or fewer, for a feature, for that reason. */
MOMENT_TOLD(MOMENT_PAYS, moment_pays,
            (struct game * game, unsigned player, int points, enum score_reason reason),
            (game, player, points, reason))

/* The feature of `node` has scored, for that reason, no matter whom it paid. `players` is a mask:
 * the followers there of others are no part of what scored. None has left yet. */
MOMENT_TOLD(MOMENT_PAID, moment_paid,
            (struct game * game, uint16_t node, unsigned players, enum score_reason reason,
             struct event_list *events),
            (game, node, players, reason, events))

/* A completed feature has been paid and its followers are home. */
MOMENT_TOLD(MOMENT_SCORED, moment_scored,
            (struct game * game, uint16_t node, struct event_list *events), (game, node, events))

/* All features that the placement completed have been. */
MOMENT_TOLD(MOMENT_ALL_SCORED, moment_all_scored, (struct game * game, struct event_list *events),
            (game, events))

/* That piece has left the segment `node`, for home or for another segment. */
MOMENT_TOLD(MOMENT_LEAVES, moment_leaves,
            (struct game * game, struct piece piece, uint16_t node, struct event_list *events),
            (game, piece, node, events))

/* A score has changed by so many points, or fewer, that were no score: paid to somebody, got from
 * somebody, or noted against the rules. */
MOMENT_TOLD(MOMENT_CORRECTED, moment_corrected, (struct game * game, unsigned player, int points),
            (game, player, points))

/* The game is over and all features on the board have been paid (B12). */
MOMENT_TOLD(MOMENT_FINAL, moment_final, (struct game * game, struct event_list *events),
            (game, events))

/* What each tile and pennant of a road or city with those counts is worth, if without that set it
 * were `each`. */
MOMENT_ASKED(MOMENT_EACH, int, moment_each,
             (const struct game *game, feature_counts counts, int each), (game, counts, answer),
             each, =)

/* What the road or city of `node`, of so many tiles, is worth, if without that set it were
 * `points`. */
MOMENT_ASKED(MOMENT_WORTH, int, moment_worth,
             (const struct game *game, uint16_t node, unsigned tiles, int points),
             (game, node, tiles, answer), points, =)

/* How many times a completed city counts for the fields that it touches. */
MOMENT_ASKED(MOMENT_TIMES_IN_FIELD, unsigned, moment_times_in_field,
             (const struct game *game, uint16_t city), (game, city), 1, +=)
MOMENT_VARIES(MOMENT_TIMES_IN_FIELD, moment_times_in_field_vary)

/* What a completed city is worth to a field beyond the 3 points of any (B13). */
MOMENT_ASKED(MOMENT_IN_FIELD, int, moment_in_field, (const struct game *game, uint16_t city),
             (game, city), 0, +=)

/* How many completed cities there are that are no features: those that the field of `node` touches,
 * or all (NO_NODE). They are worth what any is to a field, and nothing more (B13). */
MOMENT_ASKED(MOMENT_CITIES_BESIDES, int, moment_cities_besides,
             (const struct game *game, uint16_t node), (game, node), 0, +=)

/* What a complete monastery of that node, or other kind of SURROUNDED, is worth beyond its squares
 * (B8). */
MOMENT_ASKED(MOMENT_SURROUNDED, int, moment_surrounded, (const struct game *game, uint16_t node),
             (game, node), 0, +=)

/* What the feature of `node` pays `player`, if it pays the player, beyond game_feature_points. */
MOMENT_ASKED(MOMENT_EXTRA, int, moment_extra,
             (const struct game *game, uint16_t node, unsigned player), (game, node, player), 0, +=)

/* The strength of `player` in the feature of `node` beyond that of the figures' rows (B9), if
 * these were the counts of the whole: it may be more than that feature. */
MOMENT_ASKED(MOMENT_STRENGTH, unsigned, moment_strength,
             (const struct game *game, uint16_t node, feature_counts counts, unsigned player),
             (game, node, counts, player), 0, +=)
MOMENT_VARIES(MOMENT_STRENGTH, moment_strength_varies)

/* Which of the players who tie for most (B9), a mask of several, win all the same; those if nobody
 * does. The feature is that of `node` together with that of `other` (NO_NODE: none). */
MOMENT_ASKED(MOMENT_TIE, unsigned, moment_tie,
             (const struct game *game, uint16_t node, uint16_t other, unsigned players),
             (game, node, other, answer), players, =)
MOMENT_VARIES(MOMENT_TIE, moment_ties_vary)

/* Whether a set has decided who has the majority in the feature of `node`, so that the scores say
 * so. */
MOMENT_ASKED(MOMENT_DECIDES, bool, moment_decides, (const struct game *game, uint16_t node),
             (game, node), false, THE_FIRST_BUT_0)

/* Moves of records that older versions of the rules wrote. */

#define X(is_meant, make_way)                                                                      \
    bool is_meant(const struct game *game, struct move move);                                      \
    void make_way(struct game *game);
OLD_MOVES(X)
#undef X

#endif
