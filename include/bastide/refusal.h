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
    X(PLAYERS_OUT_OF_RANGE, "a game has 2 to 6 players")                                           \
    X(SETS_UNKNOWN, "the sets must include base and only known ones")

enum refusal {
#define X(name, sentence) REFUSAL_##name,
    REFUSALS(X)
#undef X
        REFUSALS_COUNT
};

#endif
