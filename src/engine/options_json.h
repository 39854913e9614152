/* The sets and options of a game in JSON, as all that is printed for programs has them. */
#ifndef BASTIDE_ENGINE_OPTIONS_JSON_H
#define BASTIDE_ENGINE_OPTIONS_JSON_H

#include "bastide/options.h"

#include <jansson.h>

/* The names of the sets in play, in an array; NULL where memory runs out. */
json_t *sets_json(const struct options *options);

/* The value of every option by its name, also of those that are as in the edition; NULL where
 * memory runs out. */
json_t *options_json(const struct options *options);

#endif
