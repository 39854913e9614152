/* The setup of a game: number of players, sets, and which rules (ED).
 *
 * An edition is a named set of options; any option can also be set on its own. */
#ifndef BASTIDE_OPTIONS_H
#define BASTIDE_OPTIONS_H

#include "bastide/prefix.h"
#include "bastide/tiles.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PLAYERS_MIN = 2,
    PLAYERS_MAX = 6,
    OPTION_VALUES_MAX = 2,
};

/* The editions. The row: name in C, name in records and on command lines, description. */
#define EDITIONS(X)                                                                                \
    X(2018, "2", "the rules published since 2018")                                                 \
    X(2010, "1", "the original rules of 2010")                                                     \
    X(ZMAN_2010, "zman2010", "the 2010 rules as printed by an American publisher")

enum edition {
#define X(edition, name, sentence) EDITION_##edition,
    EDITIONS(X)
#undef X
        EDITIONS_COUNT,
    EDITION_DEFAULT = EDITION_2018
};

/* The options. The row: name in C, name in records, what it decides; then its two values, each
 * with its name in C, its name in records, and what it means; then its value in each edition, in
 * their order. */
#define OPTIONS(X)                                                                                 \
    X(BRIDGES, "bridges", "whether there are bridges to build", BRIDGES_YES, "yes",                \
      "everyone starts with bridges", BRIDGES_NO, "no", "nobody has bridges", BRIDGES_YES,         \
      BRIDGES_YES, BRIDGES_YES)                                                                    \
    X(CASTLES, "castles", "whether small cities may become castles", CASTLES_YES, "yes",           \
      "everyone starts with castles", CASTLES_NO, "no", "nobody has castles", CASTLES_YES,         \
      CASTLES_YES, CASTLES_YES)                                                                    \
    X(BAZAARS, "bazaars", "what a bazaar brings", BAZAARS_YES, "yes", "an auction or a draft",     \
      BAZAARS_NO, "no", "nothing", BAZAARS_YES, BAZAARS_YES, BAZAARS_YES)                          \
    X(CASTLE_SHAPE, "castle-shape", "which small cities may become castles", CASTLE_SHAPE_ANY,     \
      "any", "any two city ends", CASTLE_SHAPE_SEMICIRCLE, "semicircle", "two semicircles only",   \
      CASTLE_SHAPE_ANY, CASTLE_SHAPE_SEMICIRCLE, CASTLE_SHAPE_ANY)                                 \
    X(BAZAAR_NEXT, "bazaar-next", "who chooses the next tile in an auction",                       \
      BAZAAR_NEXT_AFTER_TAKER, "after-taker", "the player after the one who took the tile",        \
      BAZAAR_NEXT_AFTER_CHOOSER, "after-chooser", "the player after the one who chose the tile",   \
      BAZAAR_NEXT_AFTER_TAKER, BAZAAR_NEXT_AFTER_CHOOSER, BAZAAR_NEXT_AFTER_CHOOSER)               \
    X(BAZAAR_FIRST, "bazaar-first", "who places first after an auction", BAZAAR_FIRST_TAKER,       \
      "first-taker", "the player who took the first tile", BAZAAR_FIRST_LEFT_OF_HOST,              \
      "left-of-host", "the player to the host's left", BAZAAR_FIRST_TAKER,                         \
      BAZAAR_FIRST_LEFT_OF_HOST, BAZAAR_FIRST_LEFT_OF_HOST)                                        \
    X(BAZAAR_BIDS, "bazaar-bids", "how high bids may go", BAZAAR_BIDS_OPEN, "open",                \
      "any amount, even above the bidder's score", BAZAAR_BIDS_OWN_SCORE, "own-score",             \
      "no more than the bidder's score", BAZAAR_BIDS_OPEN, BAZAAR_BIDS_OPEN,                       \
      BAZAAR_BIDS_OWN_SCORE)                                                                       \
    X(BAZAAR_MODE, "bazaar-mode", "how bazaar tiles are distributed", BAZAAR_MODE_AUCTION,         \
      "auction", "auctioned one by one", BAZAAR_MODE_DRAFT, "draft",                               \
      "each player takes and places one", BAZAAR_MODE_AUCTION, BAZAAR_MODE_AUCTION,                \
      BAZAAR_MODE_AUCTION)                                                                         \
    X(BRIDGE_TIMING, "bridge-timing", "when an optional bridge may be built",                      \
      BRIDGE_TIMING_BEFORE_DEPLOY, "before-deploy", "only before deploying a follower",            \
      BRIDGE_TIMING_ANY, "any", "before or after deploying a follower",                            \
      BRIDGE_TIMING_BEFORE_DEPLOY, BRIDGE_TIMING_ANY, BRIDGE_TIMING_ANY)                           \
    X(TINY_CITY, "tiny-city", "value of a two-tile city", TINY_CITY_4, "4",                        \
      "2 points per tile and pennant, like any city", TINY_CITY_2, "2",                            \
      "1 point per tile and pennant", TINY_CITY_4, TINY_CITY_4, TINY_CITY_4)                       \
    X(FARMERS, "farmers", "whether figures may go on fields", FARMERS_YES, "yes",                  \
      "followers and pigs may go on fields", FARMERS_NO, "no", "no figure may go on a field",      \
      FARMERS_YES, FARMERS_YES, FARMERS_YES)                                                       \
    X(INN_FINAL, "inn-final", "value of unfinished inn roads and cathedral cities",                \
      INN_FINAL_ZERO, "zero", "nothing", INN_FINAL_PLAIN, "plain",                                 \
      "as without the inn or cathedral", INN_FINAL_ZERO, INN_FINAL_ZERO, INN_FINAL_ZERO)           \
    X(BAZAAR_BUILDER, "bazaar-builder", "what comes first after a bazaar placed by a builder",     \
      BAZAAR_BUILDER_AUCTION_FIRST, "auction-first", "the auction, then the second part",          \
      BAZAAR_BUILDER_BUILDER_FIRST, "builder-first", "the second part, then the auction",          \
      BAZAAR_BUILDER_AUCTION_FIRST, BAZAAR_BUILDER_AUCTION_FIRST, BAZAAR_BUILDER_AUCTION_FIRST)

enum option {
#define X(option, ...) OPTION_##option,
    OPTIONS(X)
#undef X
        OPTIONS_COUNT
};

/* The values of each option. */
#define X(option, name, sentence, first, first_name, first_sentence, second, ...)                  \
    enum { first, second };
OPTIONS(X)
#undef X

struct options {
    uint16_t sets;                /* bit s for enum tile_set s; SET_BASE is always in play */
    uint8_t players;              /* PLAYERS_MIN to PLAYERS_MAX */
    uint8_t edition;              /* enum edition; records only where `value` came from */
    uint8_t value[OPTIONS_COUNT]; /* of each enum option */
};

/* The sets of a game that names none. */
enum { SETS_DEFAULT = 1u << SET_BASE | 1u << SET_BCB | 1u << SET_DRAWBRIDGES };

/* Two players, SETS_DEFAULT, and the options of EDITION_DEFAULT. */
struct options options_default(void);

/* Sets every option to its value in the edition. */
void options_set_edition(struct options *options, enum edition edition);

/* The value of an option in an edition. */
uint8_t option_of_edition(enum option option, enum edition edition);

/* Whether an option is not as the edition has it. */
static inline bool option_is_changed(const struct options *options, enum option option)
{
    return options->value[option] != option_of_edition(option, (enum edition)options->edition);
}

/* Whether the set is in play. */
static inline bool options_has_set(const struct options *options, enum tile_set set)
{
    return options->sets >> set & 1u;
}

/* Whether a part of the set `bcb` is in play: a game may be played without its bridges, castles or
 * bazaars (ED). */
static inline bool options_has_bridges(const struct options *options)
{
    return options_has_set(options, SET_BCB) && options->value[OPTION_BRIDGES] == BRIDGES_YES;
}

static inline bool options_has_castles(const struct options *options)
{
    return options_has_set(options, SET_BCB) && options->value[OPTION_CASTLES] == CASTLES_YES;
}

static inline bool options_has_bazaars(const struct options *options)
{
    return options_has_set(options, SET_BCB) && options->value[OPTION_BAZAARS] == BAZAARS_YES;
}

#ifdef __cplusplus
}
#endif

#endif
