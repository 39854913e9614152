/* The name of a player, as it stands in a record. */
#ifndef BASTIDE_TEXT_PLAYER_NAME_H
#define BASTIDE_TEXT_PLAYER_NAME_H

#include "bastide/record.h"
#include "text/bad_text.h"

/* Reads a name that a record may have (record_name_is_good), and composes it. More than
 * setup_read_name takes: whoever has such a game can still open it. False: `bad` says what was
 * expected, `name` is unchanged. */
bool player_name_read(struct word word, char name[NAME_SIZE], struct bad_text *bad);

#endif
