/* The weights of the evaluation, in one table: what each term is worth in points, and the shape of
 * its curves. A new set of tiles is new rows here and terms in appraisal.c. */
#ifndef BASTIDE_BOTS_WEIGHTS_H
#define BASTIDE_BOTS_WEIGHTS_H

#include "bastide/game.h"

/* The classes of line-ups that have weights of their own: two players or more, with the base set
 * alone or with others. */
enum weights_class {
    WEIGHTS_BASE_2,
    WEIGHTS_BASE_MORE,
    WEIGHTS_SETS_2,
    WEIGHTS_SETS_MORE,
    WEIGHTS_CLASSES
};

/* The row: name in C, its value in each class, meaning. "Phase" falls from 1 at the start of a
 * game to 0 at its end; with m open squares around a road or city, the chance that it is finished
 * is joint^(m-1) times, for each square, 1 - miss^(tiles that end it there + help * tiles that only
 * fit). */
#define WEIGHTS(X)                                                                                 \
    X(ROAD_MISS, 0.65, 0.65, 0.65, 0.65, "roads: see above")                                       \
    X(ROAD_JOINT, 0.69, 0.69, 0.69, 0.69, "")                                                      \
    X(ROAD_HELP, 0.02, 0.014, 0.02, 0.02, "")                                                      \
    X(ROAD_GROWTH, 0.08, 0.09, 0.08, 0.08, "tiles that an unfinished one gains per open square")   \
    X(ROAD_FILL, 0.98, 0.98, 0.98, 0.98, "tiles that a finished one gains per open square")        \
    X(CITY_MISS, 0.77, 0.54, 0.77, 0.77, "cities: likewise")                                       \
    X(CITY_JOINT, 0.47, 0.47, 0.47, 0.47, "")                                                      \
    X(CITY_HELP, 0.27, 0.27, 0.27, 0.27, "")                                                       \
    X(CITY_GROWTH, 0.35, 0.35, 0.35, 0.35, "")                                                     \
    X(CITY_FILL, 0.87, 0.5, 0.87, 0.87, "")                                                        \
    X(ROAD_JOIN, 0.2, 0.2, 0.2, 0.2, "of the chance that two roads at an open square are joined")  \
    X(CITY_JOIN, 0.4, 0.4, 0.4, 0.4, "likewise of two cities")                                     \
    X(MONASTERY_MISS, 0.97, 0.97, 0.97, 0.97, "a square around a monastery stays empty: ^fits")    \
    X(FIELD_CITY, 0.75, 0.75, 0.75, 0.75, "of a city's chance to be finished, as seen by fields")  \
    X(RETURN, 1.8, 1.8, 1.8, 1.8, "a follower that comes home: * chance * phase")                  \
    X(DEAD, 1, 1, 1, 1, "a follower on what cannot be finished: * -phase")                         \
    X(HOME_1, 10.2, 10.2, 10.2, 10.2, "followers at home: one, two ..., * phase")                  \
    X(HOME_2, 18, 18, 18, 18, "")                                                                  \
    X(HOME_3, 24.6, 24.6, 24.6, 24.6, "")                                                          \
    X(HOME_4, 28.8, 28.8, 28.8, 28.8, "")                                                          \
    X(HOME_5, 32.7, 32.7, 32.7, 32.7, "")                                                          \
    X(HOME_6, 37.6, 37.6, 37.6, 37.6, "")                                                          \
    X(HOME_7, 42.9, 31.5, 42.9, 42.9, "")                                                          \
    X(HOME_8, 47, 31.7, 47, 47, "")                                                                \
    X(CURVE, 0.46, 0.78, 0.46, 0.46, "phase is (tiles left / tiles at the start)^curve")           \
    X(TEMPO, 1.5, 1.5, 1.5, 1.5, "the right to move")                                              \
    X(BRIDGE, 0, 0, 2, 2, "a bridge left: * phase (BR1)")                                          \
    X(TOKEN, 0, 0, 1, 1, "a castle token left: * phase (CA1)")                                     \
    X(FIEF, 0, 0, 0.8, 0.8, "a castle's best prospect in its fief, in part (CA5)")                 \
    X(FIEF_ROOM, 0, 0, 1, 1, "an empty square of the fief: * phase")                               \
    X(BUILDER, 0, 0, 6, 6, "a builder at work: * chance of a second part by a tile * phase (TB6)") \
    X(BUILDER_HOME, 0, 0, 2, 2, "a builder at home: * phase")                                      \
    X(PIG, 0, 0, 1, 1, "of what a pig adds in a field its player leads (TB12)")                    \
    X(PIG_HOME, 0, 0, 1, 1, "a pig at home: * phase")                                              \
    X(GOODS, 0, 0, 1, 1, "of the chance to have most tokens of a good: * its points (TB3)")        \
    X(PRICE, 1, 1, 0.9, 0.6,                                                                       \
      "what a tile of an auction is worth: * the difference it makes now (BZ4)")

enum weight {
#define X(weight, ...) WEIGHT_##weight,
    WEIGHTS(X)
#undef X
        WEIGHTS_COUNT
};

struct weights {
    double of[WEIGHTS_COUNT]; /* by enum weight */
};

/* The class of games with those options, and the weights of a class. */
enum weights_class weights_class_of(const struct options *options);
const struct weights *weights_of(enum weights_class class);

/* The name of a weight, as in the table; for tuners and reports. */
const char *weight_name(enum weight weight);

#endif
