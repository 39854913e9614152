/* The setup of a game: number of players, sets, and which rules (ED).
 *
 * An edition is a named set of options; any option can also be set on its own. */
#ifndef BASTIDE_OPTIONS_H
#define BASTIDE_OPTIONS_H

#include "bastide/prefix.h"
#include "bastide/tiles.h"

#include <assert.h>

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

/* The options. */
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
    uint32_t sets;                /* bit s for enum tile_set s; SET_BASE is always in play */
    uint8_t players;              /* PLAYERS_MIN to PLAYERS_MAX */
    uint8_t edition;              /* enum edition; records only where `value` came from */
    uint8_t value[OPTIONS_COUNT]; /* of each enum option */
};

static_assert(TILE_SETS_COUNT < 32, "a mask of sets has a bit for each");

/* The sets of a game that names none. */
enum {
#define X(set) | 1u << SET_##set
    SETS_DEFAULT = 1u << SET_BASE SETS_BY_DEFAULT(X)
#undef X
};

/* All sets that there are; those of them that can be played together. */
enum {
    SETS_KNOWN = (1u << TILE_SETS_COUNT) - 1,
#define X(out, with) | 1u << SET_##out
    SETS_ALL = SETS_KNOWN & ~(0u SETS_APART(X)),
#undef X
};

/* Of a mask of sets those that `set` cannot be played with. */
static inline uint32_t sets_apart_from(uint32_t sets, enum tile_set set)
{
    uint32_t apart = 0;
    (void)set; /* there may be none */
#define X(out, with)                                                                               \
    apart |= set == SET_##out ? 1u << SET_##with : set == SET_##with ? 1u << SET_##out : 0u;
    SETS_APART(X)
#undef X
    return sets & apart;
}

/* The same sets without those that stay out as others are among them. */
static inline uint32_t sets_together(uint32_t sets)
{
#define X(out, with)                                                                               \
    if (sets >> SET_##with & 1u)                                                                   \
        sets &= ~(1u << SET_##out);
    SETS_APART(X)
#undef X
    return sets;
}

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

/* The kind that lies on 0,0 at the start (B1). */
kind_number options_start_kind(const struct options *options);

/* Whether the set is in play. */
static inline bool options_has_set(const struct options *options, enum tile_set set)
{
    return options->sets >> set & 1u;
}

/* Whether any of those sets is (SETS_OF_...). */
static inline bool options_has_any(const struct options *options, uint32_t sets)
{
    return (options->sets & sets) != 0;
}

/* Whether more than the order of the tiles is left to chance. */
static inline bool options_have_chances(const struct options *options)
{
#define X(set) | 1u << SET_##set
    return options_has_any(options, 0u CHANCES(X));
#undef X
}

#ifdef __cplusplus
}
#endif

#endif
