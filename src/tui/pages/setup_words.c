#include "tui/pages/setup_words.h"

#include "text/option_table.h"

/* What people call a set: in a list with commas, and by itself; and what it brings. */
static const struct set_words {
    const char *in_list, *title, *sentence;
} sets[TILE_SETS_COUNT] = {
    [SET_BASE] = {"base", "the base game",
                  "Roads, cities, monasteries and fields. The base game is always in play."},
    [SET_BCB] = {"bridges castles and bazaars", "bridges, castles and bazaars",
                 "Bridges carry roads over tiles, castles take the place of small cities and score "
                 "with what is finished near them, and at bazaars tiles are auctioned."},
    [SET_DRAWBRIDGES] = {"drawbridges", "the drawbridges",
                         "City gates with drawbridges: when a road is finished, its followers may "
                         "move on into an unfinished city."},
};

const char *set_title(enum tile_set set)
{
    return sets[set].title;
}

const char *set_sentence(enum tile_set set)
{
    return sets[set].sentence;
}

unsigned set_tiles(enum tile_set set)
{
    unsigned tiles = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (tile_kinds[kind].set == set)
            tiles += tile_kinds[kind].copies;
    return tiles;
}

enum tile_set option_set(enum option option)
{
    static const uint8_t needed[] = {
        [OPTION_CASTLE_SHAPE] = SET_BCB, [OPTION_BAZAAR_NEXT] = SET_BCB,
        [OPTION_BAZAAR_FIRST] = SET_BCB, [OPTION_BAZAAR_BIDS] = SET_BCB,
        [OPTION_BAZAAR_MODE] = SET_BCB,  [OPTION_BRIDGE_TIMING] = SET_BCB,
        [OPTION_TINY_CITY] = SET_BASE,
    };
    _Static_assert(sizeof needed == OPTIONS_COUNT, "every option has its set");
    return (enum tile_set)needed[option];
}

struct sentence wording_sets(const struct options *options)
{
    struct sentence words = sentence_of("%s", sets[SET_BASE].in_list);
    for (unsigned set = SET_BASE + 1; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, (enum tile_set)set))
            sentence_add(&words, ", %s", sets[set].in_list);
    return words;
}

struct sentence wording_tiles(const struct options *options)
{
    unsigned tiles = 0;
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, (enum tile_set)set))
            tiles += set_tiles((enum tile_set)set);
    return sentence_of("%u tiles: %s", tiles, wording_sets(options).text);
}

unsigned options_changed(const struct options *options)
{
    unsigned changed = 0;
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        changed += options->value[option] !=
                   option_of_edition((enum option)option, (enum edition)options->edition);
    return changed;
}

struct sentence wording_edition(const struct options *options)
{
    unsigned changed = options_changed(options);
    struct sentence words = sentence_of("edition %s", edition_name((enum edition)options->edition));
    if (changed > 0)
        sentence_add(&words, ", %s changed", wording_count((int)changed, "option").text);
    return words;
}
