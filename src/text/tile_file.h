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
    size_t kinds;
    size_t start; /* the index of the start tile; TILE_FILE_KINDS if there is none */
};

/* Reads `text` (`length` bytes) as the tiles of `set` and adds them to `file`. False if the text is
 * bad: then `bad` says why and `file` is unspecified. */
bool tile_file_read(struct tile_file *file, enum tile_set set, const char *text, size_t length,
                    struct bad_text *bad);

#endif
