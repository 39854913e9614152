/* The rules of Bastide as a library, for C and for C++: everything in <bastide/game.h>, plus
 * drawing tiles from a seed.
 *
 *     #include <bastide/bastide.h>
 *     cc $(pkg-config --cflags bastide) program.c $(pkg-config --libs bastide)
 *
 * A game is a plain value that never allocates: put it where you like, copy it by assignment. The
 * library keeps no state between calls, so each thread may play its own games. */
#ifndef BASTIDE_BASTIDE_H
#define BASTIDE_BASTIDE_H

#include "bastide/chance.h"
#include "bastide/game.h"
#include "bastide/rng.h"

#endif
