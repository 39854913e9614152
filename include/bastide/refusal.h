/* Why a move is refused. The core gives the reason; the sentence for people stands in the same
 * row and is put into words by refusal_sentence (bastide/notation.h). */
#ifndef BASTIDE_REFUSAL_H
#define BASTIDE_REFUSAL_H

#define REFUSALS(X)                                                                                \
    X(NONE, "the move is legal")                                                                   \
    X(GAME_OVER, "the game is over")                                                               \
    X(WRONG_MOMENT, "this kind of move is not possible now")                                       \
    X(TILE_NOT_IN_PILE, "no tile of this kind is left in the pile")                                \
    X(SQUARE_TAKEN, "a tile lies on this square already")                                          \
    X(NO_NEIGHBOUR, "the square touches no tile")                                                  \
    X(EDGES_DIFFER, "the edges do not match those of the tiles around")                            \
    X(TILE_FITS, "the tile fits somewhere and must be placed")                                     \
    X(NO_SUCH_FIGURE, "there is no such figure in this game")                                      \
    X(NO_FOLLOWER_LEFT, "no follower is left in the supply")                                       \
    X(NO_SUCH_SEGMENT, "the tile just placed has no such segment")                                 \
    X(FEATURE_OCCUPIED, "a follower stands in this feature already")                               \
    X(NO_BRIDGE_LEFT, "no bridge is left in the supply")                                           \
    X(BRIDGE_BUILT, "a bridge has been built this turn already")                                   \
    X(BRIDGE_TOO_LATE, "a bridge must be built before a follower is deployed")                     \
    X(BRIDGE_TOO_FAR, "a bridge goes on the tile just placed or on one that touches its edge")     \
    X(BRIDGE_ON_BRIDGE, "there is a bridge on this tile already")                                  \
    X(BRIDGE_END_NOT_ON_FIELD, "both ends of a bridge must lie on field edges")                    \
    X(BRIDGE_END_MEETS_NOTHING, "a bridge's end must meet a road, a bridge or an empty square")    \
    X(BRIDGE_IS_FORCED, "the bridge that lets the tile fit must be built first")                   \
    X(ALREADY_DEPLOYED, "a follower has been deployed this turn already")                          \
    X(NOT_TO_BE_CLAIMED, "the castle cannot score by this feature now")                            \
    X(CLAIM_NAMES_SEVERAL,                                                                         \
      "more than one castle that could be claimed stands on this tile: its edge tells which")      \
    X(NO_LOWERED_GATE, "there is no lowered drawbridge of this road to that city")                 \
    X(NO_SUCH_OFFER, "no such tile is left to choose")                                             \
    X(BID_TOO_LOW, "the bid is too low")                                                           \
    X(BID_TOO_HIGH, "the bid is too high")                                                         \
    X(OPTION_UNKNOWN, "an option has no such value")                                               \
    X(PLAYERS_OUT_OF_RANGE, "a game has 2 to 6 players")                                           \
    X(SETS_UNKNOWN, "the sets must include base and only known ones")

enum refusal {
#define X(name, sentence) REFUSAL_##name,
    REFUSALS(X)
#undef X
        REFUSALS_COUNT
};

#endif
