/* Aids as text (bastide/record.h): for records, the command line and the setup. All are on unless a
 * game is set up without some of them. */
#ifndef BASTIDE_TEXT_AIDS_H
#define BASTIDE_TEXT_AIDS_H

#include "bastide/record.h"
#include "text/bad_text.h"
#include "text/words.h"

/* How many are on. */
unsigned aids_count(const struct record_head *head);

/* Switches all on, or all off. */
enum aids_given { AIDS_GIVE_NONE, AIDS_GIVE_ALL };
void aids_give(struct record_head *head, enum aids_given given);

/* The aid's name for people, and its description. */
const char *aid_title(enum aid aid);
const char *aid_sentence(enum aid aid);

/* Reads "all", "none", or a list of aids separated by commas or spaces. False, with `head`
 * unchanged: `bad` says what was expected. */
bool aids_read(struct word value, struct record_head *head, struct bad_text *bad);

/* Writes them in the format of aids_read, with spaces in the list. */
enum { AIDS_TEXT_SIZE = 96 };
void aids_print(const struct record_head *head, char text[AIDS_TEXT_SIZE]);

#endif
