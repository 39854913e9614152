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

enum { EXPORT_TILE_MIN = 8, EXPORT_TILE_MAX = 384 };

struct export_request {
    enum export_format format;
    unsigned turn; /* as it was after that turn, of films the last one shown; 0: the last one */
    unsigned tile; /* pixels a side of a tile, EXPORT_TILE_MIN to EXPORT_TILE_MAX, as far as the
                      board fits; 0: as is best. In text, of cells two to a row */
    const struct theme *theme;
};

/* The word of a format's switch, and its sentence, marked for translation; whether what it writes
 * is no text; whether it shows the whole game. */
const char *export_word(enum export_format format);
const char *export_sentence(enum export_format format);
bool export_is_binary(enum export_format format);
bool export_is_film(enum export_format format);

/* Whether this build has the format: pictures of pixels need libraries that it can do without. */
bool export_has(enum export_format format);

/* Writes it. False: `problem` says why; what was written until then is of no use. */
bool export_write(const struct session *session, const struct export_request *request, FILE *out,
                  struct problem *problem);

#endif
