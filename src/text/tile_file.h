/* Reads a tile file, SET.tiles: text in, tile kinds out. The format is in docs/TILES.md and at the
 * top of each file. */
#ifndef BASTIDE_TEXT_TILE_FILE_H
#define BASTIDE_TEXT_TILE_FILE_H

#include "bastide/tiles.h"
#include "text/words.h"

/* As many as a kind's number can tell apart, and no more than anybody has. */
enum { TILE_FILE_KINDS = (int)NO_TILE_KIND < 4096 ? (int)NO_TILE_KIND : 4096 };

/* The tile kinds of one or more files, in the order read. */
struct tile_file {
    struct tile_kind kind[TILE_FILE_KINDS];
    segment_mask meets[TILE_FILE_KINDS][SEGMENTS_MAX]; /* tile_meets */
    char instead[TILE_FILE_KINDS]
                [TILE_ID_SIZE]; /* `for ID`: of the kind whose place it takes, or "" */
    size_t kinds;
    size_t start[TILE_SETS_COUNT]; /* the index of a set's start tile; TILE_FILE_KINDS if none */
};

/* Reads `text` (`length` bytes) as the tiles of `set` and adds them to `file`. False if the text is
 * bad: then `bad` says why and `file` is unspecified. */
bool tile_file_read(struct tile_file *file, enum tile_set set, const char *text, size_t length,
                    struct bad_text *bad);

/* The line of a segment in a tile file, and the reader that all lines of a tile share. */

/* The reader's place, and the tile being read. */
struct tile_reader {
    struct tile_file *file;
    enum tile_set set;
    struct bad_text *bad;
    struct tile_kind *tile;           /* NULL before the first */
    bool names_edges;                 /* its ID does */
    uint8_t contacts[SEGMENTS_MAX];   /* edges named after a field's `| city` */
    uint8_t city_at_half[HALF_EDGES]; /* of an edge that is split, or NO_SEGMENT */
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
