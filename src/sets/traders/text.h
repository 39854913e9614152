/* The names of goods in the notation. */
#ifndef BASTIDE_TRADERS_TEXT_H
#define BASTIDE_TRADERS_TEXT_H

#include "bastide/game.h"

const char *good_name(enum good good);

#endif
