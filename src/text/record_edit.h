/* Changing one line of a record's head while all else stays as it is, comments of people included.
 */
#ifndef BASTIDE_TEXT_RECORD_EDIT_H
#define BASTIDE_TEXT_RECORD_EDIT_H

#include "bastide/record.h"

enum { RECORD_PLAYER_SIZE = 96 }; /* large enough for a player's line */

/* Where the line of a player (from 0) is in a record with a good head: from byte `*begin` to before
 * `*end`, without spaces around it, comment and newline. False if there is none. */
bool record_find_player(const char *text, size_t length, unsigned player, size_t *begin,
                        size_t *end);

/* What stands there; returns its length. */
size_t record_print_player(const struct record_head *head, unsigned player,
                           char text[RECORD_PLAYER_SIZE]);

/* `text` has as many lines as `before`, some of them edited: gives the checks of the lines below
 * them their new numbers, each as long as the one before. A check that failed before fails still.
 */
void record_renew_checks(const char *before, size_t before_length, char *text, size_t length);

#endif
