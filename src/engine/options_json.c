#include "engine/options_json.h"

#include "text/option_table.h"

json_t *sets_json(const struct options *options)
{
    json_t *sets = json_array();
    for (enum tile_set set = 0; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, set))
            json_array_append_new(sets, json_string(tile_set_name(set)));
    return sets;
}

json_t *options_json(const struct options *options)
{
    json_t *values = json_object();
    for (enum option option = 0; option < OPTIONS_COUNT; option++)
        json_object_set_new(values, option_name(option),
                            json_string(option_value_name(option, options->value[option])));
    return values;
}
