#include "text/compass.h"

const char *const edge_names[EDGES] = {"n", "e", "s", "w"};

const char *const half_edge_names[HALF_EDGES] = {"nnw", "nne", "ene", "ese",
                                                 "sse", "ssw", "wsw", "wnw"};

const char *const direction_names[DIRECTIONS] = {"ns", "ew"};
