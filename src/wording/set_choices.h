/* The sets as the setup offers them: in groups, and several at once as a choice. */
#ifndef BASTIDE_WORDING_SET_CHOICES_H
#define BASTIDE_WORDING_SET_CHOICES_H

#include "bastide/options.h"

/* The sets in the order of their groups, those of a group as they are numbered: the set that is
 * number `at` of TILE_SETS_COUNT, from 0. */
enum tile_set set_in_order(unsigned at);

/* The name of a set's group. Marked. */
const char *set_group_name(enum tile_set set);

/* The choices, and none of them. */
unsigned set_choices_count(void);

/* The name of choice number `choice` (marked), and its sets as a mask. */
const char *set_choice_name(unsigned choice);
uint32_t set_choice_sets(unsigned choice);

/* The number of the choice that those sets are; set_choices_count() if they are none. */
unsigned set_choice_of(uint32_t sets);

#endif
