/* Why a move is refused. The core gives the reason; its row also has the sentence for people, which
 * refusal_sentence (bastide/notation.h) returns. */
#ifndef BASTIDE_REFUSAL_H
#define BASTIDE_REFUSAL_H

#define REFUSALS(X)                                                                                \
    X(NONE, "the move is legal")                                                                   \
    X(GAME_OVER, "the game is over")                                                               \
    X(WRONG_MOMENT, "this move is not possible now")                                               \
    X(TILE_NOT_IN_PILE, "no tiles of this kind are left in the pile")                              \
    X(SQUARE_TAKEN, "this square already has a tile")                                              \
    X(NO_NEIGHBOUR, "the square is not next to a tile")                                            \
    X(EDGES_DIFFER, "the edges do not match the neighbouring tiles")                               \
    X(TILE_FITS, "the tile fits, so it must be placed")                                            \
    X(NO_SUCH_FIGURE, "no such figure in this game")                                               \
    X(NO_FOLLOWER_LEFT, "no followers left")                                                       \
    X(NO_SUCH_SEGMENT, "the tile just placed has no such feature")                                 \
    X(FEATURE_OCCUPIED, "this feature already has a follower")                                     \
    X(NO_OWN_FOLLOWER, "this feature has no follower of yours")                                    \
    X(BUILDER_NEEDS_WORK, "a builder goes on an unfinished road or city")                          \
    X(PIG_NEEDS_FIELD, "a pig goes on a field")                                                    \
    X(NO_FARMERS, "this game is played without farmers")                                           \
    X(NO_BRIDGE_LEFT, "no bridges left")                                                           \
    X(BRIDGE_BUILT, "a bridge has already been built this turn")                                   \
    X(BRIDGE_TOO_LATE, "a bridge must be built before a follower is deployed")                     \
    X(BRIDGE_TOO_FAR, "a bridge goes on the tile just placed or on one that touches its edge")     \
    X(BRIDGE_ON_BRIDGE, "this tile already has a bridge")                                          \
    X(BRIDGE_END_NOT_ON_FIELD, "both ends of a bridge must lie on field edges")                    \
    X(BRIDGE_END_MEETS_NOTHING, "a bridge's end must meet a road, a bridge or an empty square")    \
    X(BRIDGE_IS_FORCED, "the bridge this tile needs must be built first")                          \
    X(ALREADY_DEPLOYED, "a follower has already been deployed this turn")                          \
    X(NOT_TO_BE_CLAIMED, "the castle cannot score this feature now")                               \
    X(CLAIM_NAMES_SEVERAL, "this tile has several castles to claim: name one by its edge")         \
    X(NO_LOWERED_GATE, "this road has no lowered drawbridge to that city")                         \
    X(NO_SUCH_OFFER, "that tile is no longer available")                                           \
    X(BID_TOO_LOW, "the bid is too low")                                                           \
    X(BID_TOO_HIGH, "the bid is too high")                                                         \
    X(BY_THE_RULES, "the rules allow this, so it is not against them")                             \
    X(NO_SUCH_PLAYER, "there is no such player")                                                   \
    X(NO_FIGURE_THERE, "no such figure stands there")                                              \
    X(NO_POINTS, "no points")                                                                      \
    X(OWN_TURN, "it is already this player's turn")                                                \
    X(TOO_MANY_AMENDMENTS, "no more than 60 things against the rules can be noted in a game")      \
    X(DRAWN_BY_PROGRAM, "only where the tiles are drawn at a real table")                          \
    X(OPTION_UNKNOWN, "unknown option value")                                                      \
    X(PLAYERS_OUT_OF_RANGE, "a game has 2 to 6 players")                                           \
    X(SETS_UNKNOWN, "the sets must be known and include base")

enum refusal {
#define X(name, sentence) REFUSAL_##name,
    REFUSALS(X)
#undef X
        REFUSALS_COUNT
};

#endif
