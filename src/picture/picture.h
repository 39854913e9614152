/* The picture of a tile, painted from its segment list.
 *
 * A tile is N x N square pixels. Each pixel has what it shows and its segment of the tile, so the
 * same picture serves display, mouse hits and highlights. Colours come later. Painting is a pure
 * function: no state, no allocation.
 *
 * The pixels obey the rules: the pixels of a segment are connected, lie at the edges the segment
 * reaches and at no others, and a field is beside a city exactly if the tile's list says they
 * touch. This holds for every even size from PICTURE_TRUE_SIZE on; smaller and odd sizes are
 * painted as well as possible. Of two roads that cross on one tile without a junction the first
 * passes below the second: only its pixels lie in two pieces. */
#ifndef BASTIDE_PICTURE_PICTURE_H
#define BASTIDE_PICTURE_PICTURE_H

#include <stdint.h>

enum {
    PICTURE_SIZE_MIN = 4,
    PICTURE_SIZE_MAX = 48,
    PICTURE_TRUE_SIZE = 6, /* from here on even sizes are exact */
    PICTURE_PIXELS_MAX = PICTURE_SIZE_MAX * PICTURE_SIZE_MAX,
};

/* What a pixel can show. The row: name in C, word, letter in a picture written as text. */
#define SUBSTANCES(X)                                                                              \
    X(GRASS, "grass", '.')                                                                         \
    X(TUFT, "tuft", ',')                                                                           \
    X(VERGE, "verge", ':') /* the field's grass along a road */                                    \
    X(ROAD, "road", '=')                                                                           \
    X(ROAD_WORN, "worn road", '-')                                                                 \
    X(PARAPET, "parapet", '!')   /* of a road that passes over another one, in its segment */      \
    X(CROSSING, "crossing", '+') /* the ground of the village that ends roads: no segment */       \
    X(HOUSE, "house", 'h')       /* its houses: no segment either */                               \
    X(HOUSE_SHADE, "house, shaded", 'H')                                                           \
    X(WALL, "wall", '#') /* a city's edge against anything else */                                 \
    X(WALL_LIGHT, "battlement", '%')                                                               \
    X(GATE, "gate", 'n')     /* the wall where a road ends, or the way through a gatehouse */      \
    X(PAVING, "paving", '_') /* open ground in a city */                                           \
    X(ROOF, "roof", 'r')                                                                           \
    X(ROOF_SHADE, "roof, shaded", 'R')                                                             \
    X(PENNANT, "pennant", 'P')                                                                     \
    X(PENNANT_MARK, "pennant's mark", 'p')                                                         \
    X(GOODS_PLATE, "goods", 'g')             /* behind a symbol, in the city's segment: */         \
    X(GOODS_WINE, "wine", 'y')               /* a goblet, */                                       \
    X(GOODS_GRAIN, "grain", 'x')             /* a sheaf, */                                        \
    X(GOODS_CLOTH, "cloth", 'z')             /* a striped bolt */                                  \
    X(CATHEDRAL_WALL, "cathedral wall", 'U') /* the whole cathedral: in the city's segment */      \
    X(CATHEDRAL_ROOF, "cathedral roof", 'Q')                                                       \
    X(CATHEDRAL_SPIRE, "cathedral spire", '^')                                                     \
    X(MONASTERY_WALL, "monastery wall", 'M')                                                       \
    X(MONASTERY_COURT, "monastery court", 'm')                                                     \
    X(MONASTERY_ROOF, "monastery roof", 'A')                                                       \
    X(MONASTERY_SPIRE, "monastery spire", '*')                                                     \
    X(BAZAAR, "bazaar", 'b') /* a market place and its stalls: no segment */                       \
    X(AWNING, "awning", 'w')                                                                       \
    X(AWNING_LIGHT, "awning, light", 'W')                                                          \
    X(INN, "inn", 'i') /* a house at a road, in the field's segment */                             \
    X(INN_SIGN, "inn's sign", 'I')                                                                 \
    X(DRAWBRIDGE, "drawbridge", 'd')            /* lowered: see picture/overlay.h */               \
    X(DRAWBRIDGE_UP, "drawbridge, raised", 'D') /* part of the city it leads to, as gates are */   \
    X(BRIDGE_DECK, "bridge", '~')                                                                  \
    X(BRIDGE_RAIL, "bridge's rail", '|')                                                           \
    X(TOWER, "tower", 'T') /* light stone: of a gatehouse or of a castle */                        \
    X(CASTLE_WALL, "castle wall", 'C')                                                             \
    X(CASTLE_ROOF, "castle roof", 'K')                                                             \
    X(CASTLE_FLAG, "castle's flag", 'F') /* shown in its owner's colour */

enum substance {
#define X(name, word, letter) SUBSTANCE_##name,
    SUBSTANCES(X)
#undef X
        SUBSTANCE_COUNT
};

struct pixel {
    uint8_t substance; /* enum substance */
    uint8_t segment;   /* of the tile kind, or NO_SEGMENT */
    uint8_t rim;       /* 1 in the first row and column: shown darker, to separate the tiles */
    uint8_t shade;     /* 1 in a shadow: also shown darker */
};

/* Where a follower stands: a follower `w` pixels wide and `h` high covers its segment best with its
 * left column at x - w/2 and its top row at y - h/2 (rounded down). The pixel itself belongs to the
 * segment. */
struct picture_anchor {
    uint8_t x, y;
};

/* Paints the tile kind `kind`, turned to `orientation`, into size * size pixels, row by row from
 * the north west. */
void picture_tile(uint8_t kind, unsigned orientation, unsigned size, struct pixel *pixels);

/* The anchors of all segments of a tile, chosen together so that followers on different segments
 * overlap as little as the tile allows. `anchors` has room for the kind's segments. */
void picture_anchors(uint8_t kind, unsigned orientation, unsigned size,
                     struct picture_anchor *anchors);

#endif
