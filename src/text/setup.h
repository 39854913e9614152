/* The setup of a game as text: settings, names, options and aids. The same are read from the header
 * of a record
 * ("sets: base"), from the engine protocol ("sets=base") and from the command line ("--sets
 * base"). */
#ifndef BASTIDE_TEXT_SETUP_H
#define BASTIDE_TEXT_SETUP_H

#include "bastide/notation.h"
#include "text/words.h"

/* The row: name in C, name in text. A record's header has them in this order. */
#define SETTINGS(X) X(SETS, sets) X(EDITION, edition) X(SEED, seed) X(CHANCE, chance)

enum setting {
#define X(setting, name) SETTING_##setting,
    SETTINGS(X)
#undef X
        SETTINGS_COUNT
};

const char *setting_name(enum setting setting);

/* Reads a value into `head`. Sets are a list separated by commas or spaces, which must include
 * base. An edition sets all options to its values. False, with `head` unchanged: `bad` says what
 * was expected. */
bool setting_read(enum setting setting, struct word value, struct record_head *head,
                  struct bad_text *bad);

/* Writes the value in the format of setting_read, with spaces in lists. False if `head` does not
 * have it. */
enum { SETTING_TEXT_SIZE = 256 };
bool setting_print(enum setting setting, const struct record_head *head,
                   char text[SETTING_TEXT_SIZE]);

/* Two players named and coloured by seat, all sets, the options of the default edition, automatic
 * chance, no seed. */
struct record_head setup_default(void);

/* The same game once more, for the same people with the same rules: it has no date and no seed yet,
 * is for nobody but them, and player number `first` (from 0) begins, with the others after in the
 * order they had. */
struct record_head setup_again(const struct record_head *head, unsigned first);

/* Reads the name of a player of a new game: one that a record may have (record_name_is_good) and in
 * which no accent stands alone. Letters and their accents are composed, so both forms of "José" are
 * one name. False: `bad` says what was expected, `name` is unchanged. */
bool setup_read_name(struct word word, char name[NAME_SIZE], struct bad_text *bad);

/* The names of the player colours, in seat order. */
extern const char *const colour_names[PLAYERS_MAX];

/* Reads a name that a record may have (record_name_is_good), and composes it. It takes more than
 * setup_read_name, so that older games can still be opened. False: `bad` says what was expected,
 * `name` is unchanged. */
bool player_name_read(struct word word, char name[NAME_SIZE], struct bad_text *bad);

/* Editions, options and their values, in words: the name in records, and a description. */

struct edition_row {
    const char *name, *sentence;
};

struct value_row {
    const char *name, *sentence;
};

struct option_row {
    const char *name, *sentence;
    struct value_row value[OPTION_VALUES_MAX];
};

extern const struct edition_row edition_words[EDITIONS_COUNT];
extern const struct option_row option_words[OPTIONS_COUNT];

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

/* Aids as text (bastide/notation.h): for records, the command line and the setup. All are on but
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

/* Its name in records; its name for people, and a description. */
struct aid_row {
    const char *name, *title, *sentence;
};

extern const struct aid_row aid_words[AIDS_COUNT];

/* Reads "none", or a list of aids separated by commas or spaces, in which "all" stands for all but
 * advice. So "all" means what it did before there was advice. False, with `head`
 * unchanged: `bad` says what was expected. */
bool aids_read(struct word value, struct record_head *head, struct bad_text *bad);

/* Writes them in the format of aids_read, with spaces in the list. */
enum { AIDS_TEXT_SIZE = 128 };
void aids_print(const struct record_head *head, char text[AIDS_TEXT_SIZE]);

#endif
