/* Exporting a game: as a picture of the board with the scores, or as an animation of the whole
 * game.
 *
 *     struct export_request request = {.format = EXPORT_PNG};
 *     export_write(&session, &request, out, &problem);
 *
 * The same game gives the same bytes on every machine. */
#ifndef BASTIDE_EXPORT_EXPORT_H
#define BASTIDE_EXPORT_EXPORT_H

#include "play/session.h"
#include "tui/theme/theme.h"

#include <stdio.h>

enum export_format {
    EXPORT_TEXT,
    EXPORT_ANSI,
    EXPORT_SVG,
    EXPORT_PNG,
    EXPORT_CAST,
    EXPORT_GIF,
    EXPORT_FORMATS_COUNT
};

/* Pixels a side of a tile; in text with colours an even number of columns up to the last. */
enum { EXPORT_TILE_MIN = 8, EXPORT_TILE_MAX = 384, EXPORT_TILE_COLS_MAX = 24 };

/* The most pixels of a picture: 256 megabytes while it is made. */
enum { EXPORT_PIXELS_MAX = 64000000 };

struct export_request {
    enum export_format format;
    unsigned turn;  /* as it was after that turn, of films the last one shown; 0: the last one */
    unsigned tile;  /* its size, for formats that take one (export_takes_tile); 0: the best */
    int rows, cols; /* of the screen in a terminal recording; 0: as small as a screen may be */
    const struct theme *theme;
};

/* The words of the formats' switches. */
extern const char *const export_words[EXPORT_FORMATS_COUNT];

/* Whether it writes bytes, not text. */
bool export_is_binary(enum export_format format);

/* Whether tiles can be of that size, EXPORT_TILE_MIN to EXPORT_TILE_MAX, in that format. False:
 * `problem` says what was expected. */
bool export_takes_tile(enum export_format format, unsigned tile, struct problem *problem);

/* Whether this build has the format: pictures of pixels need libraries that it can do without. */
bool export_has(enum export_format format);

/* Writes it: the whole board, whatever its size. False: `problem` says why, such as that with tiles
 * as large as wanted there would be too many pixels; what was written until then is of no use. */
bool export_write(const struct session *session, const struct export_request *request, FILE *out,
                  struct problem *problem);

/* Exporting a game from a file to a file. */

struct export_order {
    const char *path;              /* of the record */
    const char *to;                /* NULL: standard output */
    const char *theme;             /* its name; it is set in the request by this */
    struct export_request request; /* without a format EXPORT_FORMATS_COUNT */
};

/* Writes it. A file that is there is never replaced, and none is left where something fails. False:
 * `problem` says what. The caller checks whether standard output could be written. */
bool export_file(const struct export_order *order, struct problem *problem);

#endif
