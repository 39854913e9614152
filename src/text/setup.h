/* The setup of a game as text. The same settings and names are read from the header of a record
 * ("sets: base"), from the engine protocol ("sets=base") and from the command line ("--sets
 * base"). */
#ifndef BASTIDE_TEXT_SETUP_H
#define BASTIDE_TEXT_SETUP_H

#include "bastide/record.h"
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
enum { SETTING_TEXT_SIZE = 128 };
bool setting_print(enum setting setting, const struct record_head *head,
                   char text[SETTING_TEXT_SIZE]);

/* Two players named and coloured by seat, all sets, the options of the default edition, automatic
 * chance, no seed. */
struct record_head setup_default(void);

/* The same game once more, for the same people with the same rules: it has no date and no seed yet,
 * and player number `first` (from 0) begins, with the others behind in the order they had. */
struct record_head setup_again(const struct record_head *head, unsigned first);

/* Reads the name of a player of a new game: one that a record may have (record_name_is_good) and in
 * which no accent stands alone. Letters and their accents are composed, so both forms of "José" are
 * one name. False: `bad` says what was expected, `name` is unchanged. */
bool setup_read_name(struct word word, char name[NAME_SIZE], struct bad_text *bad);

/* The names of the player colours, in seat order. */
extern const char *const colour_names[PLAYERS_MAX];

/* The name of a player, as it stands in a record. */

/* Reads a name that a record may have (record_name_is_good), and composes it. More than
 * setup_read_name takes: whoever has such a game can still open it. False: `bad` says what was
 * expected, `name` is unchanged. */
bool player_name_read(struct word word, char name[NAME_SIZE], struct bad_text *bad);

#endif
