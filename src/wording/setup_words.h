/* What is agreed before a game, in words for people. The names and sentences of editions and
 * options themselves are in text/setup.h. */
#ifndef BASTIDE_WORDING_SETUP_WORDS_H
#define BASTIDE_WORDING_SETUP_WORDS_H

#include "play/session.h"
#include "wording/wording.h"

/* What people call a set: in a list; "with the drawbridges", "without the drawbridges"; as what an
 * option needs; and what it brings to the game. Marked. */
struct set_words {
    const char *in_list, *with, *without, *needed, *sentence;
};

extern const struct set_words set_words[];

/* How many tiles the set has: "12 tiles". */
struct sentence wording_set_tiles(enum tile_set set);

/* The option as a label: "Castle shape". */
const char *option_title(enum option option);

/* The set without which the option means nothing. */
enum tile_set option_set(enum option option);

/* Whether an option can be chosen for such a game: the sets that it is about are in play. */
bool option_is_offered(const struct options *options, enum option option);

/* "Changes rule CA2 (Building a castle)." */
struct sentence option_changes(enum option option);

/* What the option lacks to mean anything in such a game: "Used only with castles."; NULL if
 * nothing. */
const char *option_needed(const struct options *options, enum option option);

/* "96 tiles: base, bridges castles and bazaars, drawbridges". */
struct sentence wording_tiles(const struct options *options);

/* "base, bridges castles and bazaars, drawbridges"; "all sets, without the count". */
struct sentence wording_sets(const struct options *options);

/* How many options are not as the edition has them; "edition 2, 1 option changed". */
unsigned options_changed(const struct options *options);
struct sentence wording_edition(const struct options *options);

/* The question before a game is played on from a move of another one. */

/* What the new game shares with that of the session, and what not. */
struct sentence branch_words(const struct session *session);

/* The explanation before a damaged game is continued. */

/* "The 57 moves above that line can be played on, in a new record. 3 lines are left out. The
 * damaged file stays as it is." */
struct sentence salvage_offer(const struct salvage *salvage);

/* "The game goes on in ann_repaired.bastide; the damaged file stays as it is." */
struct sentence salvage_done(const struct session *session);

#endif
