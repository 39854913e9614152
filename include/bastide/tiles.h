/* The tiles: what is printed on each kind, and how many there are.
 *
 * The table is made at build time from the tile files (see docs/TILES.md) and never changes; a tile
 * kind's number is its index in the table and is valid for one build only. Records and programs
 * name kinds by their IDs. */
#ifndef BASTIDE_TILES_H
#define BASTIDE_TILES_H

#include "bastide/limits.h"
#include "bastide/prefix.h"
#include "bastide/rows.h"
#include "bastide/square.h"

#include <assert.h>
#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    TILE_ID_SIZE = 21,            /* an ID and its closing zero */
    SEGMENT_TRACK = SEGMENTS_MAX, /* instead of a segment number: the track on the tile */
    NO_SEGMENT = 0xff,            /* no segment there */
    SEGMENT_FLAGS_MAX = 13,       /* properties that a segment can have (enum segment_flag) */
};

/* The sets of tiles, one per expansion. */
enum tile_set {
#define X(set, name) SET_##set,
    TILE_SETS(X)
#undef X
        TILE_SETS_COUNT
};

/* For what rows name: the set, or those of a row of SETS_ALIKE, as a mask. */
enum {
#define X(set, name) SETS_OF_##set = 1 << SET_##set,
    TILE_SETS(X)
#undef X
#define X(name, one, other) SETS_OF_##name = SETS_OF_##one | SETS_OF_##other,
        SETS_ALIKE(X)
#undef X
};

/* The terrain at an edge. Zero is none: an edge with no tile beyond it, or one that has nothing to
 * join but fields, which is water. A board tells them apart (struct board). */
enum terrain {
    TERRAIN_NONE,
    TERRAIN_FIELD,
    TERRAIN_ROAD,
    TERRAIN_CITY,
    TERRAIN_WATER = TERRAIN_NONE,
};

/* The kind of a segment, and of the feature it belongs to. Those before PRINTED_KINDS are printed
 * on tiles. */
#define FEATURE_KIND_LIST(X) PRINTED_FEATURES(X) MADE_FEATURES(X)

enum feature_kind {
#define X(kind, name) FEATURE_##kind,
    FEATURE_KIND_LIST(X)
#undef X
        FEATURE_KINDS,
#define X(...) +1
    PRINTED_KINDS = 0 PRINTED_FEATURES(X)
#undef X
};

/* Whether features of a kind ever score (NEVER_SCORED). */
static inline bool feature_kind_scores(unsigned kind)
{
#define X(kind) | 1u << FEATURE_##kind
    enum { NEVER_SCORED_KINDS = 0 NEVER_SCORED(X) };
#undef X
    return !(NEVER_SCORED_KINDS >> kind & 1u);
}

/* Whether features of that kind are complete by the squares around them: the rows of SURROUNDED. */
static inline bool kind_is_surrounded(unsigned kind)
{
#define X(kind) | 1u << FEATURE_##kind
    return ((0u SURROUNDED(X)) >> kind & 1u) != 0;
#undef X
}

/* The kind where figures stand that is one feature with that kind, where they lie (LYING); any
 * other kind itself. */
static inline unsigned kind_stood_in(unsigned kind)
{
#define X(lying, standing)                                                                         \
    if (kind == FEATURE_##lying)                                                                   \
        return FEATURE_##standing;
    LYING(X)
#undef X
    return kind;
}

static inline bool kind_is_lain_in(unsigned kind)
{
    return kind_stood_in(kind) != kind;
}

/* One printed piece of road, city or field, or a monastery. */
struct segment {
    uint8_t kind : 4;  /* enum feature_kind, one of the PRINTED_KINDS */
    uint8_t edges : 4; /* road, city: bit e for the printed edge e it reaches, or half of it */
    uint8_t halves;    /* field: bit h for the printed half-edge h it reaches; 0: an inner field */
    city_mask cities;  /* field: bit s for segment s of this tile, a city it touches (B13) */
    city_mask leads;   /* road: bit s for segment s of this tile, a city it leads into by a gate */
    uint16_t flags : SEGMENT_FLAGS_MAX; /* mask of enum segment_flag */
    uint16_t pennants : 3;              /* city */
};

/* Special properties of a segment: a bit each. */
enum segment_flag {
#define X(flag, ...) SEGMENT_FLAG_##flag,
    SEGMENT_FLAGS(X)
#undef X
        SEGMENT_FLAGS_COUNT,
#define X(flag, ...) SEGMENT_##flag = 1 << SEGMENT_FLAG_##flag,
    SEGMENT_FLAGS(X)
#undef X
        SEGMENT_FLAGS_ALL = (1 << SEGMENT_FLAGS_COUNT) - 1
};

static_assert((unsigned)SEGMENT_FLAGS_COUNT <= SEGMENT_FLAGS_MAX,
              "a segment has a bit for each property");

/* Special properties of a tile: a bit each. */
enum tile_flag {
#define X(flag, ...) TILE_FLAG_##flag,
    TILE_FLAGS(X)
#undef X
        TILE_FLAGS_COUNT,
#define X(flag, ...) TILE_##flag = 1 << TILE_FLAG_##flag,
    TILE_FLAGS(X)
#undef X
};

/* Aligned to cache lines: 128 bytes, so indexing is a shift, not a multiplication, and no kind
 * touches a third line. */
struct tile_kind {
    alignas(64) char id[TILE_ID_SIZE];
    uint8_t set;            /* enum tile_set */
    uint8_t copies;         /* in the pile or, one, the start tile; 0: TILES_APART has some */
    uint8_t segments;       /* up to SEGMENTS_MAX */
    uint16_t flags;         /* mask of enum tile_flag */
    uint8_t water;          /* bit e: water at printed edge e, the field's halves on either side */
    uint8_t pattern;        /* two bits per edge, n lowest: enum terrain at each printed edge */
    uint8_t terrain[EDGES]; /* the same, one by one */
    uint8_t at_edge[EDGES]; /* the road or city segment there, or NO_SEGMENT */
    uint8_t at_half[HALF_EDGES]; /* the field segment there, or NO_SEGMENT */
    uint8_t monastery;           /* the segment of a kind of SURROUNDED, or NO_SEGMENT */
    uint8_t points_to;           /* of a flag that points: 1 + the eighth; else 0 */
    uint8_t split;  /* bit e: printed edge e belongs half to one city, half to another; at_edge has
                       that of the first half clockwise */
    uint8_t parted; /* likewise of two fields; of water, too, whose banks may be one field */
    uint16_t counts[SEGMENTS_MAX]; /* a feature's initial counts (feature_counts) */
    struct segment segment[SEGMENTS_MAX];
};

extern const struct tile_kind tile_kinds[];
/* Of each segment of each kind those that it meets without a field between them: bit s for segment
 * s.
 */
extern const segment_mask tile_meets[][SEGMENTS_MAX];
/* Of each kind the one in whose place its tiles come, if the sets of both are in play, as they are
 * otherwise the same; or NO_TILE_KIND. */
extern const kind_number tile_instead[];
/* Of each kind the segments where each figure may be deployed by the table STANDS, as masks: those
 * of kind k from FIGURES_COUNT * k on (figure_may_stand). */
extern const segment_mask tile_deploys[];
extern const kind_number tile_kinds_count; /* TILE_KINDS_MAX (bastide/limits.h) */
extern const kind_number
    tile_set_first[TILE_SETS_COUNT + 1];                  /* a set's kinds: up to the next one's */
extern const kind_number tile_set_start[TILE_SETS_COUNT]; /* a set's start tile, or NO_TILE_KIND */

/* The fields that reach no edge: that number, from 0, or NO_SEGMENT if it has not so many. */
static inline uint8_t tile_inner_field(const struct tile_kind *kind, unsigned number)
{
    uint8_t s = 0;
    while (s < kind->segments &&
           (kind->segment[s].kind != FEATURE_FIELD || kind->segment[s].halves != 0 || number-- > 0))
        s++;
    return s < kind->segments ? s : (uint8_t)NO_SEGMENT;
}

/* Whether there is a monastery, and no other kind that is complete as it is. */
static inline bool tile_has_monastery(const struct tile_kind *kind)
{
    return kind->monastery != NO_SEGMENT &&
           kind->segment[kind->monastery].kind == FEATURE_MONASTERY;
}

/* Its first segment of that kind, or NO_SEGMENT. */
static inline uint8_t tile_segment_of(const struct tile_kind *kind, enum feature_kind feature)
{
    uint8_t s = 0;
    while (s < kind->segments && kind->segment[s].kind != feature)
        s++;
    return s < kind->segments ? s : (uint8_t)NO_SEGMENT;
}

/* The flags of all its segments together: a mask of enum segment_flag. */
static inline unsigned tile_segment_flags(const struct tile_kind *kind)
{
    unsigned flags = 0;
    for (unsigned s = 0; s < kind->segments; s++)
        flags |= kind->segment[s].flags;
    return flags;
}

/* How many tiles of that kind its set adds to others: none if they come in place of some. */
static inline unsigned tile_copies_added(kind_number kind)
{
    return tile_instead[kind] == NO_TILE_KIND ? tile_kinds[kind].copies : 0u;
}

/* The kind whose ID is `id`, or NO_TILE_KIND. */
kind_number tile_kind_find(const char *id);

/* The name of a set in records and on command lines. */
const char *tile_set_name(enum tile_set set);

/* The segment of `kind` that lies at the board's edge or half-edge when the tile has the given
 * orientation: a road or city at an edge, a field at a half-edge; NO_SEGMENT where there is
 * none. */
static inline uint8_t tile_segment_at_edge(kind_number kind, unsigned orientation, unsigned edge)
{
    return tile_kinds[kind].at_edge[edge_on_tile(edge, orientation)];
}

static inline uint8_t tile_segment_at_half(kind_number kind, unsigned orientation, unsigned half)
{
    return tile_kinds[kind].at_half[half_on_tile(half, orientation)];
}

/* Where the flag of a tile that points (DIRECTED_FLAGS) points when it lies like that: the eighths
 * of a turn clockwise from north. */
enum { EIGHTHS = 8 };

static inline unsigned tile_points_to(kind_number kind, unsigned orientation)
{
    return (tile_kinds[kind].points_to - 1u + 2 * orientation) % EIGHTHS;
}

/* The board's edges, as a mask, that are split between two cities (tile_kind.split). */
static inline unsigned tile_splits(kind_number kind, unsigned orientation)
{
    unsigned printed = (unsigned)tile_kinds[kind].split << orientation;
    return (printed | printed >> EDGES) & 0xfu;
}

/* Whether the halves of that edge may belong to two fields (tile_kind.parted). */
static inline bool tile_is_parted(kind_number kind, unsigned orientation, unsigned edge)
{
    return (unsigned)tile_kinds[kind].parted >> edge_on_tile(edge, orientation) & 1u;
}

/* The segment at the second half clockwise of an edge that is split. */
static inline uint8_t tile_segment_split_off(kind_number kind, unsigned orientation, unsigned edge)
{
    unsigned printed = edge_on_tile(edge, orientation);
    uint8_t s = 0;
    while (s == tile_kinds[kind].at_edge[printed] ||
           !((unsigned)tile_kinds[kind].segment[s].edges >> printed & 1u))
        s++;
    return s;
}

/* The board's edges, as a mask, at which a tile of that kind and orientation has water. */
static inline unsigned tile_water(kind_number kind, unsigned orientation)
{
    unsigned printed = (unsigned)tile_kinds[kind].water << orientation;
    return (printed | printed >> EDGES) & 0xfu;
}

/* The terrain at the board's edge `edge` of a tile of that kind and orientation. */
static inline enum terrain tile_terrain(kind_number kind, unsigned orientation, unsigned edge)
{
    return (enum terrain)tile_kinds[kind].terrain[edge_on_tile(edge, orientation)];
}

/* A feature's counts, in one word so that joining two features is one addition:
 *
 *     bits  0- 8   open: unmatched edges (road, city); empty squares around (monastery)
 *     bits  9-12   flagged: segments with one of COUNTED_FLAGS
 *     bits 13-19   pennants
 *     bits 20-26   followers, of all players together
 *     bits 27-56   strength of the followers of player 0, 1, ... 5, five bits each
 *     bits 57-62   marks: what the set of MARKS adds as its tiles are laid; else none
 *     bit  63      clear (struct features)
 *
 * No feature reaches 511 open edges, 15 flagged, 127 pennants, 127 followers or 63 marks, and no
 * player's total strength reaches 31, so no field overflows into the next. */
typedef uint64_t feature_counts;

enum {
    FEATURE_FLAGGED_SHIFT = 9,
    FEATURE_PENNANTS_SHIFT = 13,
    FEATURE_FOLLOWERS_SHIFT = 20,
    FEATURE_STRENGTH_SHIFT = 27,
    FEATURE_STRENGTH_BITS = 5,
    FEATURE_MARKS_SHIFT = 57
};

/* Unmatched edges (road, city) or empty squares around (monastery); meaningless for a field. */
static inline unsigned feature_counts_open(feature_counts counts)
{
    return (unsigned)(counts & 0x1ff);
}

/* The segments with one of COUNTED_FLAGS, whether or not their set is in play. */
static inline unsigned feature_counts_flagged(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_FLAGGED_SHIFT & 0xf);
}

/* The number of pennants (B7). */
static inline unsigned feature_counts_pennants(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_PENNANTS_SHIFT & 0x7f);
}

/* How many followers are in the feature. */
static inline unsigned feature_counts_followers(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_FOLLOWERS_SHIFT & 0x7f);
}

/* The total strength of `player`'s (from 0) followers, as counted for the majority (B9). */
static inline unsigned feature_counts_strength(feature_counts counts, unsigned player)
{
    return (unsigned)(counts >> (FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * player) & 0x1f);
}

#define X(set) +1
static_assert(0 MARKS(X) <= 1, "the marks of a feature are those of one set");
#undef X

/* The marks of the set of MARKS. */
static inline unsigned feature_counts_marks(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_MARKS_SHIFT);
}

/* Whether the feature has any follower (B5), of whatever strength. */
static inline bool feature_counts_occupied(feature_counts counts)
{
    return feature_counts_followers(counts) != 0;
}

#ifdef __cplusplus
}
#endif

#endif
