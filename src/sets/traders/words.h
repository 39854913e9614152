/* Goods in words (TB2, TB3). */
#ifndef BASTIDE_TRADERS_WORDS_H
#define BASTIDE_TRADERS_WORDS_H

#include "bastide/traders/states.h"
#include "wording/wording.h"

/* "2 wine, 1 cloth": those that there are; "" if there are none. */
struct sentence wording_goods(const uint8_t goods[GOODS_COUNT]);

#endif
