/* An entry of the history of practice as a line of JSON (docs/TRAINER.md). */
#include "history/history.h"

#include "text/setup.h"
#include "training/drill.h"

#include <jansson.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words for what is a number in the entry. */

static const char *const way_words[MISJUDGEMENTS_COUNT] = {
#define X(way, word) [MISJUDGED_##way] = word,
    MISJUDGEMENTS(X)
#undef X
};

static const char *const group_words[TILE_GROUPS_COUNT] = {
#define X(group, word) [TILES_OF_##group] = word,
    TILE_GROUPS(X)
#undef X
};

static const char *const source_words[POSITION_SOURCES_COUNT] = {
#define X(source, word) [POSITION_OF_##source] = word,
    POSITION_SOURCES(X)
#undef X
};

static bool find_word(const char *text, const char *const *words, size_t count, uint8_t *number)
{
    *number = (uint8_t)word_find(word_whole(text), words, count);
    return *number < count;
}

/* Printing. Where memory runs out a value is NULL, and so is all that it would be part of. */

static json_t *without_memory(json_t *json)
{
    json_decref(json);
    return NULL;
}

static json_t *decision_json(const struct training_decision *decision)
{
    json_t *json = json_pack("{s:s, s:s, s:s, s:f}", "kind", decision_kind_word(decision->kind),
                             "way", way_words[decision->way], "tile", group_words[decision->group],
                             "loss", decision->loss.mean);
    if (decision->loss.within >= 0 &&
        json_object_set_new(json, "within", json_real(decision->loss.within)) != 0)
        return without_memory(json);
    return json;
}

static json_t *decisions_json(const struct training_entry *entry)
{
    json_t *json = json_array();
    for (unsigned d = 0; d < entry->decisions; d++)
        if (json_array_append_new(json, decision_json(&entry->decision[d])) != 0)
            return without_memory(json);
    return json;
}

/* NULL: nothing was said, or nobody can tell what would have been right. */
static json_t *own_json(const struct own_estimate *own)
{
    return own->is_said && own->worth.within >= 0
               ? json_pack("{s:i, s:f, s:f}", "said", own->points, "worth", own->worth.mean,
                           "within", own->worth.within)
               : NULL;
}

static json_t *others_json(const struct training_entry *entry)
{
    json_t *json = json_array();
    for (unsigned o = 0; o < entry->others; o++) {
        const struct training_other *other = &entry->other[o];
        if (json_array_append_new(json, json_pack("{s:i, s:s, s:s, s:f}", "seat", other->player + 1,
                                                  "level", bot_levels[other->level].name, "kind",
                                                  decision_kind_word(other->kind), "loss",
                                                  (double)other->loss)) != 0)
            return without_memory(json);
    }
    return json;
}

/* Those that differ from the edition's. */
static json_t *options_json(const struct options *options)
{
    json_t *json = json_object();
    for (enum option option = 0; option < OPTIONS_COUNT; option++)
        if (option_is_changed(options, option) &&
            json_object_set_new(
                json, option_words[option].name,
                json_string(option_words[option].value[options->value[option]].name)) != 0)
            return without_memory(json);
    return json;
}

char *training_line_print(const struct training_entry *entry)
{
    const struct practice_wish *wish = &entry->wish;
    struct record_head head = {.options = wish->options};
    char sets[SETTING_TEXT_SIZE], seed[24], pile[24], *line;
    setting_print(SETTING_SETS, &head, sets);
    snprintf(seed, sizeof seed, "%" PRIu64, wish->seed);
    snprintf(pile, sizeof pile, "%" PRIu64, entry->pile);
    json_t *json = json_pack(
        "{s:I, s:s, s:s*, s:o*, s:i, s:s, s:s, s:o, s:s, s:s, s:s*, s:s*, s:i, s:i, s:o, s:o*,"
        " s:o*, s:s*, s:s*}",
        "time", (json_int_t)entry->time, "name", entry->name, "from",
        wish->source != POSITION_OF_BOTS ? source_words[wish->source] : NULL, "game",
        wish->source == POSITION_OF_GAME ? json_integer((json_int_t)wish->played) : NULL, "players",
        wish->options.players, "sets", sets, "edition", edition_words[wish->options.edition].name,
        "options", options_json(&wish->options), "stage", practice_stage_names[wish->stage],
        "tiles", group_words[wish->group], "drill",
        wish->drill != DRILL_NONE ? practice_drill_names[wish->drill] : NULL, "seed",
        entry->comes_again ? seed : NULL, "seat", entry->seat + 1, "played", entry->part,
        "decisions", decisions_json(entry), "others", entry->others > 0 ? others_json(entry) : NULL,
        "estimate", own_json(&entry->own), "pile", entry->moves != NULL ? pile : NULL, "moves",
        entry->moves);
    line = json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(6));
    json_decref(json);
    return line;
}

/* Reading. */

static bool is_within(json_int_t value, json_int_t least, json_int_t most)
{
    return value >= least && value <= most;
}

static bool read_setting(enum setting setting, const char *text, struct record_head *head)
{
    struct bad_text unsaid;
    return setting_read(setting, word_whole(text), head, &unsaid);
}

static bool read_options(json_t *from, struct option_choices *choices)
{
    struct bad_text unsaid;
    const char *name;
    json_t *value;
    json_object_foreach(from, name, value)
    {
        if (!json_is_string(value) || !option_choose(choices, word_whole(name),
                                                     word_whole(json_string_value(value)), &unsaid))
            return false;
    }
    return true;
}

static bool read_kind(const char *text, uint8_t *kind)
{
    *kind = 0;
    while (*kind < DECISION_KINDS_COUNT && strcmp(text, decision_kind_word(*kind)) != 0)
        ++*kind;
    return *kind < DECISION_KINDS_COUNT;
}

static bool is_points(double points)
{
    const double most = 1e6;
    return points >= -most && points <= most;
}

static bool read_decision(json_t *json, struct training_decision *decision)
{
    const char *kind, *way, *tile;
    decision->loss.within = -1;
    return json_unpack(json, "{s:s, s:s, s:s, s:F, s?F}", "kind", &kind, "way", &way, "tile", &tile,
                       "loss", &decision->loss.mean, "within", &decision->loss.within) == 0 &&
           read_kind(kind, &decision->kind) &&
           find_word(way, way_words, MISJUDGEMENTS_COUNT, &decision->way) &&
           find_word(tile, group_words, TILE_GROUPS_COUNT, &decision->group) &&
           decision->group != TILES_OF_ANY && is_points(decision->loss.mean) &&
           is_points(decision->loss.within);
}

static bool read_decisions(const json_t *json, struct training_entry *entry)
{
    size_t count = json_array_size(json);
    if (!json_is_array(json) || count > TRAINING_DECISIONS_MAX)
        return false;
    for (size_t d = 0; d < count; d++)
        if (!read_decision(json_array_get(json, d), &entry->decision[d]))
            return false;
    entry->decisions = (unsigned)count;
    return true;
}

static bool read_own(json_t *json, struct own_estimate *own)
{
    json_int_t said;
    *own = (struct own_estimate){.worth = {0, -1}};
    if (json == NULL)
        return true;
    if (json_unpack(json, "{s:I, s:F, s:F}", "said", &said, "worth", &own->worth.mean, "within",
                    &own->worth.within) != 0 ||
        !is_within(said, -OWN_ESTIMATE_MOST, OWN_ESTIMATE_MOST) || !is_points(own->worth.mean) ||
        !is_points(own->worth.within) || own->worth.within < 0)
        return false;
    own->is_said = true;
    own->points = (int)said;
    return true;
}

static bool read_other(json_t *json, struct training_other *other)
{
    const char *level, *kind;
    json_int_t seat;
    double loss;
    if (json_unpack(json, "{s:I, s:s, s:s, s:F}", "seat", &seat, "level", &level, "kind", &kind,
                    "loss", &loss) != 0 ||
        !is_within(seat, 1, PLAYERS_MAX) || !read_kind(kind, &other->kind) || !is_points(loss))
        return false;
    other->player = (uint8_t)(seat - 1);
    other->level = (uint8_t)bot_level_find(level, strlen(level));
    other->loss = (float)loss;
    return other->level < BOT_LEVELS_COUNT;
}

/* Lines of older versions say nothing of others. */
static bool read_others(const json_t *json, struct training_entry *entry)
{
    size_t count = json_array_size(json);
    if (json != NULL && (!json_is_array(json) || count > TRAINING_OTHERS_MAX))
        return false;
    for (size_t o = 0; o < count; o++)
        if (!read_other(json_array_get(json, o), &entry->other[o]))
            return false;
    entry->others = (unsigned)count;
    return true;
}

/* The moves are copied. Both keys belong together. */
static bool read_moves(const char *pile, const char *moves, struct training_entry *entry)
{
    struct record_head head = {.has_seed = false};
    if (pile == NULL || moves == NULL)
        return pile == NULL && moves == NULL;
    if (!read_setting(SETTING_SEED, pile, &head))
        return false;
    entry->pile = head.seed;
    entry->moves = strdup(moves);
    return entry->moves != NULL;
}

/* A line without a seed is of a position that does not come again. */
static bool read_entry(json_t *json, struct training_entry *entry)
{
    struct practice_wish *wish = &entry->wish;
    struct record_head head = {.options = options_default()};
    struct option_choices choices = {.made = 0};
    const char *name, *sets, *edition, *stage, *tiles, *seed = NULL, *pile = NULL, *moves = NULL;
    const char *from = source_words[POSITION_OF_BOTS], *drill = practice_drill_names[DRILL_NONE];
    json_t *options = NULL, *decisions, *others = NULL, *own = NULL;
    json_int_t time, players, seat, part, played = 0;
    static_assert((int)TRAINING_NAME_SIZE == (int)NAME_SIZE, "it is a player's name");
    *entry = (struct training_entry){.time = 0};
    if (json_unpack(
            json,
            "{s:I, s:s, s?s, s?I, s:I, s:s, s:s, s?o, s:s, s:s, s?s, s?s, s:I, s:I, s:o, s?o, s?o,"
            " s?s, s?s}",
            "time", &time, "name", &name, "from", &from, "game", &played, "players", &players,
            "sets", &sets, "edition", &edition, "options", &options, "stage", &stage, "tiles",
            &tiles, "drill", &drill, "seed", &seed, "seat", &seat, "played", &part, "decisions",
            &decisions, "others", &others, "estimate", &own, "pile", &pile, "moves", &moves) != 0 ||
        !is_within(time, 0, INT64_C(1) << 40) || !record_name_is_good(name) ||
        !is_within(players, PLAYERS_MIN, PLAYERS_MAX) || !is_within(seat, 1, players) ||
        !is_within(part, 0, 100) || !is_within(played, 0, INT64_C(1) << 40) ||
        !find_word(from, source_words, POSITION_SOURCES_COUNT, &wish->source) ||
        !read_setting(SETTING_SETS, sets, &head) ||
        !read_setting(SETTING_EDITION, edition, &head) || !read_options(options, &choices) ||
        (seed != NULL && !read_setting(SETTING_SEED, seed, &head)) ||
        !find_word(stage, practice_stage_names, PRACTICE_STAGES_COUNT, &wish->stage) ||
        !find_word(tiles, group_words, TILE_GROUPS_COUNT, &wish->group) ||
        !find_word(drill, practice_drill_names, PRACTICE_DRILLS_COUNT, &wish->drill))
        return false;
    option_choices_apply(&choices, &head.options);
    wish->options = head.options;
    wish->options.players = (uint8_t)players;
    wish->seed = head.seed;
    entry->time = time;
    strcpy(entry->name, name);
    entry->comes_again = seed != NULL;
    entry->seat = (uint8_t)(seat - 1);
    entry->part = (uint8_t)part;
    wish->played = played;
    if (!practice_drill_is_possible(wish->drill, &wish->options))
        return false;
    return read_decisions(decisions, entry) && read_others(others, entry) &&
           read_own(own, &entry->own) && read_moves(pile, moves, entry);
}

bool training_line_read(const char *line, size_t length, struct training_entry *entry)
{
    json_t *json = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    bool is_entry = json != NULL && read_entry(json, entry);
    json_decref(json);
    return is_entry;
}
