/* What The Messages keep in a game, of each player and in a turn (ME). */
#ifndef BASTIDE_MESSAGES_STATES_H
#define BASTIDE_MESSAGES_STATES_H

#include <stdint.h>

/* The messages (ME1). The row: name in C, word in notation. */
#define MESSAGE_LIST(X)                                                                            \
    X(ROAD, "road")                                                                                \
    X(CITY, "city")                                                                                \
    X(MONASTERY, "monastery")                                                                      \
    X(PENNANTS, "pennants")                                                                        \
    X(KNIGHTS, "knights")                                                                          \
    X(FARMERS, "farmers")                                                                          \
    X(TILE, "tile")                                                                                \
    X(FOLLOWER, "follower")

enum message {
#define X(message, word) MESSAGE_##message,
    MESSAGE_LIST(X)
#undef X
        MESSAGES_COUNT,
    MESSAGE_SEALED = MESSAGES_COUNT /* the seal of any of them, where points are told */
};

/* The two figures that a player moves by the points (ME1). */
enum racer { RACER_MEEPLE, RACER_COURIER, RACERS_COUNT };

/* The spaces on which they stand. What is not yet moved is what they are short of the score. */
struct racers {
    int32_t space[RACERS_COUNT];
};

/* The stack, and what goes on in it. */
struct messages {
    uint8_t seen[MESSAGES_COUNT]; /* the next to come again first */
    uint8_t seen_count;
    uint8_t top;       /* the one turned up last: enum message */
    uint8_t is_moving; /* 1: points are being moved, or a message followed */
    uint8_t part;      /* of a double turn, in which that is (TB6) */
};

/* What a turn or part keeps, and the tile of a message takes over from the tile before (ME8). */
struct letter {
    uint8_t is_due;  /* 1: a figure of the active player has come to a dark space (ME4) */
    uint8_t noted;   /* 1: what the tile has brought is moved already, or will be */
    uint8_t is_tile; /* 1: its tile is that of a message */
    uint8_t earned;  /* 1: an earlier tile has earned a second part */
    uint8_t parts;   /* second parts that were due before this tile */
    uint8_t escapes; /* 1: an escape waits until the tile is played (SG5) */
};

#endif
