#include "wording/setup_words.h"

#include "language/language.h"
#include "text/option_table.h"

/* What people call a set: in a list with commas; in or out of the game; as what an option needs;
 * and what it brings. */
static const struct set_words {
    const char *in_list, *with, *without, *needed, *sentence;
} sets[TILE_SETS_COUNT] = {
    [SET_BASE] = {N_("base"), N_("with the base game"), N_("without the base game"),
                  N_("Used only with the base game."),
                  N_("Roads, cities, monasteries and fields. The base game is always in play.")},
    [SET_BCB] = {N_("bridges castles and bazaars"), N_("with bridges, castles and bazaars"),
                 N_("without bridges, castles and bazaars"),
                 N_("Used only with bridges, castles and bazaars."),
                 N_("Bridges carry roads over tiles, castles replace small cities and score "
                    "features completed nearby, and bazaars auction tiles.")},
    [SET_DRAWBRIDGES] = {N_("drawbridges"), N_("with the drawbridges"),
                         N_("without the drawbridges"), N_("Used only with the drawbridges."),
                         N_("City gates with drawbridges: followers on a completed road may cross "
                            "into an unfinished city.")},
    [SET_INNS] = {N_("inns"), N_("with inns and cathedrals"), N_("without inns and cathedrals"),
                  N_("Used only with inns and cathedrals."),
                  N_("Inns on roads and cathedrals in cities raise the stakes, and each player has "
                     "a large follower that counts as two.")},
    [SET_TRADERS] = {N_("traders"), N_("with traders and builders"),
                     N_("without traders and builders"), N_("Used only with traders and builders."),
                     N_("The player who completes a city takes its goods. A builder brings double "
                        "turns, and a pig makes a field worth more.")},
};

const char *set_in_play(enum tile_set set, bool in_play)
{
    return _(in_play ? sets[set].with : sets[set].without);
}

const char *set_sentence(enum tile_set set)
{
    return _(sets[set].sentence);
}

static unsigned set_tiles(enum tile_set set)
{
    unsigned tiles = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (tile_kinds[kind].set == set)
            tiles += tile_kinds[kind].copies;
    return tiles;
}

struct sentence wording_set_tiles(enum tile_set set)
{
    return sentence_of(_n("%u tile", "%u tiles", set_tiles(set)), set_tiles(set));
}

/* A part of the set bcb, which a game may be played without. */
struct part {
    bool (*is_in_play)(const struct options *options);
    const char *needed;
};

static const struct part bridges = {options_has_bridges, N_("Used only with bridges.")},
                         castles = {options_has_castles, N_("Used only with castles.")},
                         bazaars = {options_has_bazaars, N_("Used only with bazaars.")};

/* What an option means nothing without: its set, and perhaps a part. */
static const struct {
    enum tile_set set;
    const struct part *part;
} needs[] = {
    [OPTION_BRIDGES] = {SET_BCB, NULL},
    [OPTION_CASTLES] = {SET_BCB, NULL},
    [OPTION_BAZAARS] = {SET_BCB, NULL},
    [OPTION_CASTLE_SHAPE] = {SET_BCB, &castles},
    [OPTION_BAZAAR_NEXT] = {SET_BCB, &bazaars},
    [OPTION_BAZAAR_FIRST] = {SET_BCB, &bazaars},
    [OPTION_BAZAAR_BIDS] = {SET_BCB, &bazaars},
    [OPTION_BAZAAR_MODE] = {SET_BCB, &bazaars},
    [OPTION_BRIDGE_TIMING] = {SET_BCB, &bridges},
    [OPTION_TINY_CITY] = {SET_BASE, NULL},
    [OPTION_FARMERS] = {SET_BASE, NULL},
    [OPTION_INN_FINAL] = {SET_INNS, NULL},
    [OPTION_BAZAAR_BUILDER] = {SET_TRADERS, &bazaars},
};
_Static_assert(sizeof needs / sizeof needs[0] == OPTIONS_COUNT, "every option has its set");

enum tile_set option_set(enum option option)
{
    return needs[option].set;
}

const char *option_needed(const struct options *options, enum option option)
{
    const struct part *part = needs[option].part;
    if (!options_has_set(options, needs[option].set))
        return _(sets[needs[option].set].needed);
    if (part == NULL || part->is_in_play(options))
        return NULL;
    return options_has_set(options, SET_BCB) ? _(part->needed) : _(sets[SET_BCB].needed);
}

struct sentence wording_sets(const struct options *options)
{
    if (options->sets == (1u << TILE_SETS_COUNT) - 1)
        return sentence_of("%s", _("all sets"));
    struct sentence words = sentence_of("%s", _(sets[SET_BASE].in_list));
    for (unsigned set = SET_BASE + 1; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, (enum tile_set)set))
            sentence_add(&words, ", %s", _(sets[set].in_list));
    return words;
}

struct sentence wording_tiles(const struct options *options)
{
    unsigned tiles = 0;
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, (enum tile_set)set))
            tiles += set_tiles((enum tile_set)set);
    return sentence_of(_n("%u tile: %s", "%u tiles: %s", tiles), tiles, wording_sets(options).text);
}

const char *option_title(enum option option)
{
    static const char *const titles[] = {
        [OPTION_BRIDGES] = N_("Bridges"),
        [OPTION_CASTLES] = N_("Castles"),
        [OPTION_BAZAARS] = N_("Bazaars"),
        [OPTION_CASTLE_SHAPE] = N_("Castle shape"),
        [OPTION_BAZAAR_NEXT] = N_("Bazaar next"),
        [OPTION_BAZAAR_FIRST] = N_("Bazaar first"),
        [OPTION_BAZAAR_BIDS] = N_("Bazaar bids"),
        [OPTION_BAZAAR_MODE] = N_("Bazaar mode"),
        [OPTION_BRIDGE_TIMING] = N_("Bridge timing"),
        [OPTION_TINY_CITY] = N_("Tiny city"),
        [OPTION_FARMERS] = N_("Farmers"),
        [OPTION_INN_FINAL] = N_("Inns at the end"),
        [OPTION_BAZAAR_BUILDER] = N_("Bazaar and builder"),
    };
    _Static_assert(sizeof titles / sizeof titles[0] == OPTIONS_COUNT, "every option has a title");
    return _(titles[option]);
}

unsigned options_changed(const struct options *options)
{
    unsigned changed = 0;
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        changed += option_is_changed(options, (enum option)option);
    return changed;
}

struct sentence wording_edition(const struct options *options)
{
    unsigned changed = options_changed(options);
    const char *name = edition_name((enum edition)options->edition);
    if (changed == 0)
        return sentence_of(_("edition %s"), name);
    return sentence_of(
        _n("edition %s, %u option changed", "edition %s, %u options changed", changed), name,
        changed);
}
