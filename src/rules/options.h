/* Whether a game can be played with given options. */
#ifndef BASTIDE_RULES_OPTIONS_H
#define BASTIDE_RULES_OPTIONS_H

#include "bastide/options.h"
#include "bastide/refusal.h"

/* Refused if the number of players, the sets or a value is out of range. */
enum refusal options_check(const struct options *options);

#endif
