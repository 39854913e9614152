/* Editions and options as text, from the tables of bastide/options.h: for records, the engine
 * protocol, the command line, and the code that shows them to people. */
#ifndef BASTIDE_TEXT_OPTION_TABLE_H
#define BASTIDE_TEXT_OPTION_TABLE_H

#include "bastide/options.h"
#include "bastide/record.h"
#include "text/words.h"

/* The name of an edition in records ("2"), and its description. */
const char *edition_name(enum edition edition);
const char *edition_sentence(enum edition edition);

/* The edition of that name, or EDITIONS_COUNT. */
enum edition edition_find(struct word name);

/* The name of an option ("bazaar-mode") and its description; the names of its values ("draft") and
 * their descriptions. */
const char *option_name(enum option option);
const char *option_sentence(enum option option);
const char *option_value_name(enum option option, unsigned value);
const char *option_value_sentence(enum option option, unsigned value);

/* The option of that name, or OPTIONS_COUNT. */
enum option option_find(struct word name);

/* Options set individually. They override the edition, whether given before or after it, so they
 * are collected first and applied at the end. */
struct option_choices {
    uint8_t value[OPTIONS_COUNT];
    unsigned made; /* bit o: option o was set */
};

/* Adds a choice. False, with `choices` unchanged, if there is no such option or value, or the
 * option was set before: `bad` says what was expected. */
bool option_choose(struct option_choices *choices, struct word name, struct word value,
                   struct bad_text *bad);

/* Applies the choices, on top of the edition in `options`. */
void option_choices_apply(const struct option_choices *choices, struct options *options);

/* Adds choice number `index`, from 0, of `count` to the list of expected values in `text`, "new,
 * load or replay", which is empty before the first one and has room for `size` bytes; any excess is
 * cut off. */
void choice_add(char *text, size_t size, size_t index, size_t count, const char *choice);

/* Aids as text (bastide/record.h): for records, the command line and the setup. All are on but
 * those that are advice, unless a game is set up otherwise. */

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
