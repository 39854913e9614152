/* The records of a match's games: a file each, named by the seed and the seat that begins. */
#ifndef BASTIDE_MATCH_MATCH_RECORD_H
#define BASTIDE_MATCH_MATCH_RECORD_H

#include "bastide/game.h"
#include "match/match.h"
#include "play/record_buffer.h"

/* Makes the folder of records, if it is not there. False if it cannot be made, or has one of the
 * records already: `problem` says so. */
bool match_records_prepare(const struct match *match, struct problem *problem);

/* Begins the text of a record; a move is added before it is made in `game`. */
void match_record_begin(struct record_buffer *text, const struct match *match, uint64_t seed,
                        unsigned first);
void match_record_add(struct record_buffer *text, const struct game *game, struct move move);

/* Writes it to its file. False, with no file left behind, if that fails or there is one already. */
bool match_record_write(const struct record_buffer *text, const struct match *match, uint64_t seed,
                        unsigned first, struct problem *problem);

#endif
