#include "wording/setup_words.h"
#include "bastide/game.h"
#include "language/language.h"
#include "play/journal.h"
#include "rows/words.h"
#include "text/setup.h"
#include "text/tiles_apart.h"
#include "wording/rules_wording.h"

const struct set_words set_words[] = {
#define X(set, ...) [SET_##set] = {__VA_ARGS__},
    SET_WORDS(X)
#undef X
};
TILE_SETS(HAS_SET_WORDS)

static unsigned set_tiles(enum tile_set set)
{
    unsigned tiles = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (tile_kinds[kind].set == set)
            tiles += tile_copies_added(kind) + tile_copies_apart(tile_kinds[kind].id);
    return tiles;
}

struct sentence wording_set_tiles(enum tile_set set)
{
    return sentence_of(_n("%u tile", "%u tiles", set_tiles(set)), set_tiles(set));
}

/* The parts of sets, and none of them. */
enum part {
#define X(part, ...) PART_##part,
    PARTS(X)
#undef X
        PART_WHOLE
};

static const struct part_words {
    enum tile_set set;
    bool (*is_in_play)(const struct options *options);
    const char *needed;
} parts[] = {
#define X(part, set, is_in_play, needed) {SET_##set, is_in_play, needed},
    PARTS(X)
#undef X
};

static const struct option_words {
    const char *title;
    enum tile_set set;
    enum part part;
    const char *rule;
} words_of_options[] = {
#define X(option, title, set, part, rule) [OPTION_##option] = {title, SET_##set, PART_##part, rule},
    OPTION_WORDS(X)
#undef X
};
OPTIONS(HAS_OPTION_WORDS)

enum tile_set option_set(enum option option)
{
    return words_of_options[option].set;
}

bool option_is_offered(const struct options *options, enum option option)
{
    const struct option_words *words = &words_of_options[option];
    return options_has_set(options, words->set) &&
           (words->part == PART_WHOLE || options_has_set(options, parts[words->part].set));
}

struct sentence option_changes(enum option option)
{
    const char *rule = words_of_options[option].rule;
    return sentence_of(_("Changes rule %s (%s)."), rule, _(rules_topic_of(rule)->title));
}

const char *option_needed(const struct options *options, enum option option)
{
    const struct option_words *words = &words_of_options[option];
    if (!options_has_set(options, words->set))
        return _(set_words[words->set].needed);
    if (words->part == PART_WHOLE || parts[words->part].is_in_play(options))
        return NULL;
    const struct part_words *part = &parts[words->part];
    return options_has_set(options, part->set) ? _(part->needed) : _(set_words[part->set].needed);
}

/* And which are left out, as they never go together with others. */
static struct sentence all_sets(void)
{
    struct sentence words = sentence_of("%s", _("all sets"));
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if ((SETS_KNOWN & ~SETS_ALL) >> set & 1u)
            sentence_add(&words, ", %s", _(set_words[set].without));
    return words;
}

struct sentence wording_sets(const struct options *options)
{
    if (options->sets == SETS_ALL)
        return all_sets();
    struct sentence words = sentence_of("%s", _(set_words[SET_BASE].in_list));
    for (unsigned set = SET_BASE + 1; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, (enum tile_set)set))
            sentence_add(&words, ", %s", _(set_words[set].in_list));
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
    return _(words_of_options[option].title);
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
    const char *name = edition_words[options->edition].name;
    if (changed == 0)
        return sentence_of(_("edition %s"), name);
    return sentence_of(
        _n("edition %s, %u option changed", "edition %s, %u options changed", changed), name,
        changed);
}

struct sentence branch_words(const struct session *session)
{
    struct sentence words = sentence_of(
        "%s", _("A new game starts here, with the same players and rules. The remaining tiles are "
                "shuffled again. The replayed game stays as it is."));
    if (session->head.clock != 0)
        sentence_add(&words, " %s", _("The clocks start at full time."));
    return words;
}

struct sentence salvage_offer(const struct salvage *salvage)
{
    struct sentence offer = sentence_of(
        _n("The %zu move above that line can be continued in a new record.",
           "The %zu moves above that line can be continued in a new record.", salvage->moves),
        salvage->moves);
    sentence_add(&offer, " ");
    sentence_add(&offer, _n("%zu line is left out.", "%zu lines are left out.", salvage->lost),
                 salvage->lost);
    sentence_add(&offer, " %s", _("The damaged file stays as it is."));
    return offer;
}

struct sentence salvage_done(const struct session *session)
{
    struct sentence done =
        sentence_of(_("The game continues in %s."), journal_name(session->journal));
    sentence_add(&done, " %s", _("The damaged file stays as it is."));
    return done;
}
