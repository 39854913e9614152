/* Finding a tile's kind by its edges, as somebody reads them off the tile: clockwise, from any edge
 * on. */
#ifndef BASTIDE_ANALYSIS_EDGE_READING_H
#define BASTIDE_ANALYSIS_EDGE_READING_H

#include "analysis/kind_set.h"

/* A new reading is all zeros. */
struct edge_reading {
    uint8_t terrain[EDGES]; /* enum terrain, in the order read */
    uint8_t count;
};

/* Reads one more edge by its letter, as in the IDs of tiles but small: c, r, f. False, with nothing
 * read, if it is no such letter, or if all four edges have been read. */
bool edge_reading_add(struct edge_reading *reading, char letter);

/* The letter of an edge that has been read. */
char edge_reading_letter(const struct edge_reading *reading, unsigned edge);

/* Those among `kinds` that have these edges one after another clockwise, in some rotation. */
struct kind_set edge_reading_kinds(const struct edge_reading *reading, struct kind_set kinds);

#endif
