/* The line of a segment in a tile file, and the reader that all lines of a tile share. */
#ifndef BASTIDE_TEXT_TILE_SEGMENT_H
#define BASTIDE_TEXT_TILE_SEGMENT_H

#include "bastide/tiles.h"
#include "text/tile_file.h"
#include "text/words.h"

/* The reader's place, and the tile being read. */
struct tile_reader {
    struct tile_file *file;
    enum tile_set set;
    struct bad_text *bad;
    struct tile_kind *tile;         /* NULL before the first */
    bool names_edges;               /* its ID does */
    uint8_t contacts[SEGMENTS_MAX]; /* edges named after a field's `| city` */
    size_t contacts_column[SEGMENTS_MAX];
    size_t contacts_line[SEGMENTS_MAX];
    const char *line, *rest, *end;
    size_t number;
};

/* Reports a word of the line: what is wrong with it, or was expected. Returns false. */
bool tile_reader_say(struct tile_reader *r, struct word word, const char *wrong);

/* Takes the next word of the line; false, with an empty word at its end, if there is none. */
bool tile_reader_next(struct tile_reader *r, struct word *word);

/* Reads the rest of a segment's line into the tile: its edges and flags, and the contacts that are
 * checked when the tile is whole. False: the reader's `bad` has the error. */
bool tile_segment_read(struct tile_reader *r, enum feature_kind kind);

#endif
