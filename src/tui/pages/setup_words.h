/* What is agreed before a game, in words for people. The names and sentences of editions and
 * options themselves are in text/option_table.h. */
#ifndef BASTIDE_TUI_SETUP_WORDS_H
#define BASTIDE_TUI_SETUP_WORDS_H

#include "telling/wording.h"

/* "the drawbridges", and what the set brings to the game. */
const char *set_title(enum tile_set set);
const char *set_sentence(enum tile_set set);

/* How many tiles the set has. */
unsigned set_tiles(enum tile_set set);

/* The set without which the option means nothing. */
enum tile_set option_set(enum option option);

/* "96 tiles: base, bridges castles and bazaars, drawbridges". */
struct sentence wording_tiles(const struct options *options);

/* "base, bridges castles and bazaars, drawbridges". */
struct sentence wording_sets(const struct options *options);

/* How many options are not as the edition has them; "edition 2, 1 option changed". */
unsigned options_changed(const struct options *options);
struct sentence wording_edition(const struct options *options);

#endif
