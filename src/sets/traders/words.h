/* The goods in the phrases in which they occur (TB2, TB3). */
#ifndef BASTIDE_TRADERS_WORDS_H
#define BASTIDE_TRADERS_WORDS_H

#include "bastide/tiles.h"
#include "bastide/traders/states.h"
#include "wording/sentence.h"

/* Marked texts: _() says them. */
struct goods_words {
    const char *name;    /* in a list */
    const char *counted; /* %u tokens of it */
    const char *most;    /* what ten points are paid for */
    const char *tokens;  /* as the title of a count */
};

extern const struct goods_words goods_words[GOODS_COUNT];

/* "2 wine, 1 cloth": those that there are; "" if there are none. */
struct sentence wording_goods(const uint8_t goods[GOODS_COUNT]);

#endif
