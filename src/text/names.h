/* Names in text of the features on a tile. */
#ifndef BASTIDE_TEXT_NAMES_H
#define BASTIDE_TEXT_NAMES_H

#include "bastide/notation.h"
#include "rows/text.h"
#include "text/move_reader.h"

/* Features on a tile by name: "road e", "field nnw", "monastery", "field inner". */

/* Writes the name of segment `segment` (or SEGMENT_TRACK) on tile number `tile` by its first place
 * clockwise from north. */
void segment_print(const struct game *game, tile_number tile, unsigned segment, char *text,
                   size_t size);

/* Reads the rest of a name that begins with the word `kind`, for a feature on tile number `tile`;
 * any of its places may name it. False on failure; the error is in `bad`. */
bool segment_read(struct move_reader *reader, tile_number tile, struct word kind,
                  kind_number *segment);

#endif
