/* The names of edges and half-edges, in the order of enum edge and enum half_edge. */
#ifndef BASTIDE_TEXT_COMPASS_H
#define BASTIDE_TEXT_COMPASS_H

#include "bastide/square.h"

extern const char *const edge_names[EDGES];
extern const char *const half_edge_names[HALF_EDGES];
extern const char *const direction_names[DIRECTIONS];

#endif
