/* Which rotations of a tile actually differ. */
#ifndef BASTIDE_ANALYSIS_ROTATIONS_H
#define BASTIDE_ANALYSIS_ROTATIONS_H

#include "bastide/tiles.h"

/* Of the orientations `ways` (bit o for enum edge o) of a tile of that kind, those that differ: of
 * identical ones only the first. */
uint8_t rotations_that_differ(kind_number kind, uint8_t ways);

#endif
