/* The rules of Bastide as a library, for C and for C++: all that <bastide/game.h> says, and the
 * order of the tiles by a seed.
 *
 *     #include <bastide/bastide.h>
 *     cc $(pkg-config --cflags bastide) program.c $(pkg-config --libs bastide)
 *
 * A game is a plain value that never allocates: put it where you like, copy it by assignment. The
 * library keeps nothing between calls, so threads may play games of their own. */
#ifndef BASTIDE_BASTIDE_H
#define BASTIDE_BASTIDE_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#include "bastide/chance.h"
#include "bastide/game.h"
#include "bastide/rng.h"

#ifdef __cplusplus
}
#endif

#endif
