/* Phrases about the bag that the table and text mode share. */
#ifndef BASTIDE_HILLS_WORDS_H
#define BASTIDE_HILLS_WORDS_H

#include "bastide/move.h"
#include "wording/wording.h"

/* "3 sheep", "the wolf" */
struct sentence token_words(struct move move);

#endif
