/* Aids as text (bastide/record.h): for records, the command line and the setup. All are on but
 * those that are advice, unless a game is set up otherwise. */
#ifndef BASTIDE_TEXT_AIDS_H
#define BASTIDE_TEXT_AIDS_H

#include "bastide/record.h"
#include "text/bad_text.h"
#include "text/words.h"

/* Aids as a mask, bit a for enum aid a: none, all but advice, and really all. */
enum {
    AIDS_GIVE_NONE = 0,
    AIDS_GIVE_ADVICE = (1u << AIDS_COUNT) - 1,
    AIDS_GIVE_ALL = AIDS_GIVE_ADVICE & ~AIDS_ADVICE,
};

/* Those that are on; switches these on, and all others off. */
unsigned aids_given(const struct record_head *head);
void aids_give(struct record_head *head, unsigned given);

/* The aid's name for people, and its description. */
const char *aid_title(enum aid aid);
const char *aid_sentence(enum aid aid);

/* Reads "none", or a list of aids separated by commas or spaces, in which "all" stands for all but
 * advice. So "all" means what it did before there was advice. False, with `head`
 * unchanged: `bad` says what was expected. */
bool aids_read(struct word value, struct record_head *head, struct bad_text *bad);

/* Writes them in the format of aids_read, with spaces in the list. */
enum { AIDS_TEXT_SIZE = 128 };
void aids_print(const struct record_head *head, char text[AIDS_TEXT_SIZE]);

#endif
